"""What the tests of Point share: positions, and steps by their texts."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from typing import TypeAlias

import pytest
from escale.core.game import CHANCE
from escale.core.options import check_options
from escale.games import point
from escale.games.point.rules import State

Read: TypeAlias = Callable[..., State]
Play: TypeAlias = Callable[..., State]
Texts: TypeAlias = Callable[..., Set[str]]


@pytest.fixture(scope="session")
def begin() -> Read:
    """`begin(players="3")`: the start of a game with these options."""

    def start(**options: str) -> State:
        chosen = check_options(point, options)
        return point.initial(chosen, point.seat_counts(chosen)[0])

    return start


@pytest.fixture(scope="session")
def read() -> Read:
    """`read("bbww.../... 0b0w ...", players="3")`: a position with these options."""

    def parse(text: str, **options: str) -> State:
        chosen = check_options(point, options)
        return point.parse_position(" ".join(text.split()), chosen, point.seat_counts(chosen)[0])

    return parse


@pytest.fixture(scope="session")
def play() -> Play:
    """`play(state, "draw", "card wb=bww")`: the state after some steps, each of which must be possible."""

    def follow(state: State, *texts: str) -> State:
        for text in texts:
            step = point.parse_step(text)
            if point.to_act(state) == CHANCE:
                assert point.chance(state).allows(step), text
            else:
                assert step in point.legal_steps(state), text
            state = point.play(state, step)
        return state

    return follow


@pytest.fixture(scope="session")
def texts() -> Texts:
    """`texts(state, "use")`: the texts of the legal steps, of one kind if it is named."""

    def legal(state: State, kind: str | None = None) -> Set[str]:
        return {point.format_step(step) for step in point.legal_steps(state) if kind in (None, step.kind)}

    return legal


@pytest.fixture(scope="session")
def why() -> Callable[[State, str], str]:
    """`why(state, "end")`: the code of the refusal, without the game's name."""

    def code(state: State, text: str) -> str:
        step = point.parse_step(text)
        assert step not in point.legal_steps(state)
        reason = point.why_not(state, step)
        assert reason.code in point.REASONS
        return reason.code.removeprefix("point-")

    return code


@pytest.fixture(scope="session")
def dealt(begin: Read, play: Play) -> Callable[..., State]:
    """`dealt(["wb=bww", ...], "lot 2")`: rows in pairs, these cards dealt, three to each seat, then some steps."""

    def set_up(cards: Sequence[str], *then: str, **options: str) -> State:
        return play(begin(layout="pairs", **options), *(f"card {card}" for card in cards), *then)

    return set_up
