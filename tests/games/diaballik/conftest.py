"""What the tests of Diaballik share: drawn positions, and steps by their texts."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import TypeAlias

import pytest
from escale.core.options import check_options
from escale.games import diaballik
from escale.games.diaballik.rules import State

Draw: TypeAlias = Callable[..., State]
Play: TypeAlias = Callable[[State, str], State]
Texts: TypeAlias = Callable[..., Set[str]]


@pytest.fixture(scope="session")
def begin() -> Draw:
    """`begin(movement="arashi")`: the start of a game with these options."""
    return lambda **options: diaballik.initial(check_options(diaballik, options), 2)


@pytest.fixture(scope="session")
def draw() -> Draw:
    """`draw(board, "w 2 1", **options)`: a position from a drawing, row 7 first; spaces do not matter."""

    def parse(board: str, turn: str = "w 2 1", **options: str) -> State:
        rows = [line.replace(" ", "") for line in board.strip().splitlines()]
        return diaballik.parse_position(f"{'/'.join(rows)} {turn}", check_options(diaballik, options), 2)

    return parse


@pytest.fixture(scope="session")
def play() -> Play:
    """`play(state, "c7-c6 end")`: the state after some steps, each of which must be legal."""

    def follow(state: State, texts: str) -> State:
        for text in texts.split():
            step = diaballik.parse_step(text)
            assert step in diaballik.legal_steps(state), text
            state = diaballik.play(state, step)
        return state

    return follow


@pytest.fixture(scope="session")
def texts() -> Texts:
    """`texts(state, "pass")`: the texts of the legal steps, of one kind if it is named."""

    def legal(state: State, kind: str | None = None) -> Set[str]:
        return {diaballik.format_step(step) for step in diaballik.legal_steps(state) if kind in (None, step.kind)}

    return legal


@pytest.fixture(scope="session")
def why() -> Callable[[State, str], str]:
    """`why(state, "d7-d6")`: the code of the refusal, without the game's name."""

    def code(state: State, text: str) -> str:
        step = diaballik.parse_step(text)
        assert step not in diaballik.legal_steps(state)
        reason = diaballik.why_not(state, step)
        assert reason.code in diaballik.REASONS
        return reason.code.removeprefix("diaballik-")

    return code
