"""Moguli's move generator: all legal pawn moves of a position, over positions of games that seek moves."""

from __future__ import annotations

import time
from collections.abc import Iterable
from random import Random

from escale.core.game import CHANCE
from escale.games import moguli
from escale.games.moguli.rules import State, moves
from workshop.bench import Row, Tools

from tests.bench.speed import plain_loop

TITLE = "Moguli: all legal pawn moves of a position"
POSITIONS = 400
ROUNDS = 25
AIM = 150.0  # µs on CPython


def positions(count: int) -> list[State]:
    """Positions before the move of a turn, half of them on the cylinder."""
    found: list[State] = []
    for game in range(count):
        random = Random(game)
        state = moguli.initial({"new_home_row": "off", "cylinder": "on" if game % 2 else "off"})
        while moguli.to_act(state) is not None and len(found) < count:
            if moguli.to_act(state) == CHANCE:
                step = moguli.chance(state).draw(random)
            else:
                if not state.moved:
                    found.append(state)
                steps = moguli.legal_steps(state)
                step = random.choices(steps, moguli.lean(state, steps))[0]
            state = moguli.play(state, step)
    return found


def measure(tools: Tools) -> Iterable[Row]:
    tools.tell("positions")
    states = positions(POSITIONS)
    tools.tell("moves")
    best = float("inf")
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        for state in states:
            moves(state)
        best = min(best, time.perf_counter() - begin)
    yield Row(
        "all pawn moves of a position, moguli, CPython",
        best / len(states) * 1e6,
        "µs",
        1e6 / plain_loop(1.0),
        "one round of an empty loop, CPython",
        aim=AIM,
        aim_on_value=True,
    )
