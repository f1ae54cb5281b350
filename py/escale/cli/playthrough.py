"""`playthrough`: one random game written down in full, as a golden file.

The files in `tests/games/<id>/playthroughs/` are made by this command; the tests make them again and compare, so that
no change of the rules, the notation or the views goes unnoticed. The first line tells how a file was made. The first
moments of the game, and every fiftieth after them, are shown with everything there is to see; the others with their
step.
"""

from __future__ import annotations

import argparse
import json
import shlex
from random import Random
from typing import Any

from escale.cli.arguments import add_match_arguments, add_seed_argument, option_words, start_match
from escale.core.game import CHANCE
from escale.core.match import MAX_STEPS, Match
from escale.core.playout import random_player

HELP = "write one random game down in full, as a golden file for the tests"
EXAMPLES = """\
python -m escale playthrough diaballik --seed 1 > tests/games/diaballik/playthroughs/default.txt
python -m escale playthrough diaballik --seed 2 --option movement=arashi"""
FULLY_SHOWN = 12  # moments from the start on
SHOWN_EVERY = 50  # moments after them


def playthrough(match: Match, seed: str) -> str:
    """Play a match to its end at random and write it down."""
    lines = [f"# {_arguments(match, seed)}", ""]
    random = Random(seed)
    pick = random_player(match.game, random)
    while match.actor is not None and match.cursor < MAX_STEPS:
        if match.cursor < FULLY_SHOWN or match.cursor % SHOWN_EVERY == 0:
            lines += _moment(match)
        actor = "chance" if match.actor == CHANCE else f"seat {match.actor}"
        step = match.game.format_step(pick(match.state))
        lines.append(f"{match.cursor + 1:>4}. {actor}: {step}")
        match.play(step)
    return "\n".join([*lines, *_moment(match), f"outcome {match.outcome}", "", match.record(), ""])


def read_arguments(text: str) -> list[str]:
    """The arguments a playthrough was made with, from its first line."""
    return shlex.split(text.partition("\n")[0].removeprefix("#"))


def _arguments(match: Match, seed: str) -> str:
    options = "".join(f" --option {word}" for word in option_words(match).split())
    seats = f" --seats {len(match.seats)}" if len(match.seats) != match.game.seat_counts(match.options)[0] else ""
    position = f" --position {shlex.quote(match.position)}" if match.position else ""
    return f"{match.game.ID} --seed {shlex.quote(seed)}{options}{seats}{position}"


def _moment(match: Match) -> list[str]:
    """Everything there is to see at the cursor."""
    game, state = match.game, match.state
    return [
        "",
        game.render_text(state, None),
        f"position {game.format_position(state)}",
        f"turn {match.turn(match.cursor)}, {_legal(match)}",
        *_boards(match),
        "",
    ]


def _boards(match: Match) -> list[str]:
    """What a spectator is shown, and every seat that is shown something else."""
    seen = {seat: json.dumps(match.game.view(match.state, seat)) for seat in (None, *range(len(match.seats)))}
    own = (f"view of seat {seat} {board}" for seat, board in seen.items() if seat is not None and board != seen[None])
    return [f"view {seen[None]}", *own]


def _legal(match: Match) -> str:
    if match.actor is None:
        return "the game is over"
    if match.actor == CHANCE:
        outcomes = match.game.chance(match.state).outcomes()
        return "chance, outcomes too many to list" if outcomes is None else f"chance, {_listed(match, outcomes)}"
    steps = sorted(match.game.format_step(step) for step in match.game.legal_steps(match.state))
    return f"seat {match.actor}, {len(steps)} legal steps: {', '.join(steps)}"


def _listed(match: Match, outcomes: Any) -> str:
    return ", ".join(sorted(f"{match.game.format_step(step)} ({weight})" for step, weight in outcomes))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which match, and the seed of its players."""
    add_match_arguments(parser)
    add_seed_argument(parser, default="1")


def run(asked: argparse.Namespace) -> None:
    """Print the playthrough."""
    print(playthrough(start_match(asked), asked.seed), end="")
