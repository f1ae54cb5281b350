"""What every game must bring besides its rules: worked examples, a perft file, golden playthroughs. All are run here.

A registered game without one of them fails the suite.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from escale.__main__ import make_parser
from escale.cli.arguments import start_match
from escale.cli.perft import perft
from escale.cli.playthrough import playthrough, read_arguments
from escale.core.examples import Example, examples, start_example
from escale.core.game import CHANCE, AnyGame
from escale.core.match import Match
from escale.core.view import view
from escale.games import games

HERE = Path(__file__).parent


def all_examples() -> list[Any]:
    return [pytest.param(game, one, id=f"{game.ID}-{one.id}") for game in games().values() for one in examples(game)]


def all_files(pattern: str) -> list[Any]:
    return [pytest.param(path, id=f"{path.relative_to(HERE)}") for path in sorted(HERE.glob(pattern))]


def all_perfts() -> list[Any]:
    return [
        pytest.param(path.parent.name, table, id=f"{path.parent.name}-{number}")
        for path in sorted(HERE.glob("*/perft.toml"))
        for number, table in enumerate(tomllib.loads(path.read_text(encoding="utf-8"))["perft"], start=1)
    ]


def test_a_game_brings_examples_a_perft_file_and_a_playthrough(game: AnyGame) -> None:
    assert examples(game)
    assert tomllib.loads((HERE / game.ID / "perft.toml").read_text(encoding="utf-8"))["perft"]
    assert list((HERE / game.ID / "playthroughs").glob("*.txt"))


@pytest.mark.parametrize(("of", "example"), all_examples())
def test_example(of: AnyGame, example: Example) -> None:
    match = start_example(of, example)
    told = {step["text"]: step for step in view(match, viewer=match.actor if match.actor != CHANCE else None)["steps"]}
    if example.legal is not None:
        chosen = {text for text, step in told.items() if example.kinds is None or step["kind"] in example.kinds}
        assert chosen == set(example.legal)
    assert [text for text in example.legal_includes if match.explain(text) is not None] == []
    for text, code in example.illegal.items():
        reason = match.explain(text)
        assert reason is not None
        assert reason.code == code
    for way in example.leads_to:
        follow(start_example(of, example), way.steps, way.position, way.outcome)


def follow(match: Match, steps: tuple[str, ...], position: str | None, outcome: Any) -> None:
    """Play the steps and compare what they lead to."""
    for text in steps:
        match.play(text)
    assert position is not None or outcome is not None
    if position is not None:
        assert match.game.format_position(match.state) == position
    if outcome is not None:
        assert match.outcome is not None
        assert match.outcome.termination == outcome["termination"]
        assert list(match.outcome.winners) == outcome["winners"]
        assert outcome.get("ranks") is None or list(match.outcome.ranks or ()) == outcome["ranks"]


@pytest.mark.parametrize(("name", "table"), all_perfts())
def test_perft(name: str, table: dict[str, Any]) -> None:
    match = Match(games()[name], table.get("options"), position=table.get("position"))
    counted = perft(match.game, match.state, table["turns"])
    if "positions" in table:
        assert counted.positions == table["positions"]
    if "sequences" in table:
        assert counted.sequences == {int(length): count for length, count in table["sequences"].items()}
    assert {"positions", "sequences"} & set(table)


@pytest.mark.parametrize("path", all_files("*/playthroughs/*.txt"))
def test_playthrough_is_as_it_was(path: Path) -> None:
    golden = path.read_text(encoding="utf-8")
    asked = make_parser().parse_args(["playthrough", *read_arguments(golden)])
    assert asked.game == path.parts[-3]
    assert playthrough(start_match(asked), asked.seed) == golden
