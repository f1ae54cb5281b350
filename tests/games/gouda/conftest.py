"""What the tests of Gouda! Gouda! share: positions, and steps by their texts."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import TypeAlias

import pytest
from escale.core.game import CHANCE
from escale.core.options import check_options
from escale.games import gouda
from escale.games.gouda.state import State

At: TypeAlias = Callable[..., State]
Play: TypeAlias = Callable[..., State]
Texts: TypeAlias = Callable[[State], Set[str]]
Why: TypeAlias = Callable[[State, str], str]


@pytest.fixture(scope="session")
def at() -> At:
    """`at("5M0/5M0 1 from", markers="3")`: a position; the number of seats is that of the position."""

    def parse(position: str, **options: str) -> State:
        seats = position.split(" ", maxsplit=1)[0].count("/") + 1
        return gouda.parse_position(position, check_options(gouda, options), seats)

    return parse


@pytest.fixture(scope="session")
def play() -> Play:
    """`play(state, "from M0", "roll g")`: the state after some steps, each of which must be possible."""

    def follow(state: State, *texts: str) -> State:
        for text in texts:
            step = gouda.parse_step(text)
            if gouda.to_act(state) == CHANCE:
                assert gouda.chance(state).allows(step), text
            else:
                assert step in gouda.legal_steps(state), text
            state = gouda.play(state, step)
        return state

    return follow


@pytest.fixture(scope="session")
def legal() -> Texts:
    """`legal(state)`: the texts of the legal steps."""
    return lambda state: {gouda.format_step(step) for step in gouda.legal_steps(state)}


@pytest.fixture(scope="session")
def why() -> Why:
    """`why(state, "from T")`: the code of the refusal, without the game's name."""

    def code(state: State, text: str) -> str:
        step = gouda.parse_step(text)
        assert step not in gouda.legal_steps(state)
        reason = gouda.why_not(state, step)
        assert reason.code in gouda.REASONS
        return reason.code.removeprefix("gouda-")

    return code
