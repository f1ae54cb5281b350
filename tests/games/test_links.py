"""Links of real matches: short, and the same match at the other end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from escale.core.game import AnyGame
from escale.core.link import pack, unpack
from escale.core.match import MAX_TEXT

from tests.games.variety import moments

SHORT = 1_500  # characters: what messages, addresses and QR codes bear
USUAL = 400  # steps: players at random wander longer, people do not
PLAYTHROUGHS = sorted(Path(__file__).parent.glob("*/playthroughs/*.txt"))


def record_of(file: Path) -> str:
    """The record at the end of a golden playthrough."""
    found = re.search(r"^escale 1 .*", file.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert found
    return found[0].strip()


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: f"{file.parents[1].name}-{file.stem}")
def test_a_whole_game_of_usual_length_is_a_short_link(file: Path) -> None:
    record = record_of(file)
    link = pack(record)
    assert unpack(link) == record
    steps = len(record.split("\nsteps")[1].split()) - 2
    # The longest wander for 900 steps; even those stay links.
    assert len(link) < (SHORT if steps <= USUAL else 2 * SHORT), f"{steps} steps: {len(link)} characters"


def test_steps_and_positions_stay_far_below_the_limit_of_their_texts(any_game: AnyGame) -> None:
    for match, state in moments(any_game, 12):
        assert len(any_game.format_position(state)) < MAX_TEXT / 4
        assert all(len(played.written) < MAX_TEXT / 4 for played in match.played)
