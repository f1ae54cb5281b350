"""The steps of Diaballik, all of them built once: moves by what blocks them, passes by who may receive.

Whoever asks for legal steps gets these very objects, so that choosing and playing cost next to nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from escale.games.diaballik.squares import BETWEEN, NAMES, STRAIGHT, ray


class Step(NamedTuple):
    """One step. `antijeu` and `end` have no squares: both numbers are 0."""

    kind: str  # "move", "pass", "antijeu" or "end"
    origin: int  # bit of the square that the support or the ball leaves
    target: int  # bit of the square that it reaches


ANTIJEU: Final = Step("antijeu", 0, 0)
END: Final = Step("end", 0, 0)

# Moves of one support along one axis: the squares that matter, and the steps left for every set of them blocked.
Lane: TypeAlias = tuple[int, dict[int, tuple[Step, ...]]]
# Bit of a support -> its lane along the row and its lane along the column, side by side.
Lanes: TypeAlias = dict[int, tuple[int, dict[int, tuple[Step, ...]], int, dict[int, tuple[Step, ...]]]]


@cache
def lanes(reach: int) -> Lanes:
    """The moves of a support from every square, crossing at most `reach` squares."""
    along_row, along_column = STRAIGHT
    return {
        1 << origin: (*_lane(origin, reach, along_row), *_lane(origin, reach, along_column))
        for origin in range(len(NAMES))
    }


def _lane(origin: int, reach: int, axis: tuple[int, int]) -> Lane:
    columns, rows = axis
    ways = [[1 << square for square in ray(origin, sign * columns, sign * rows)[:reach]] for sign in (-1, 1)]
    moves = {bit: Step("move", 1 << origin, bit) for way in ways for bit in way}
    table = {}
    for blocked in _subsets(tuple(moves)):
        table[blocked] = tuple(moves[bit] for way in ways for bit in _open(way, blocked))
    return sum(moves), table


def _open(way: Sequence[int], blocked: int) -> Sequence[int]:
    """The part of a way before its first blocked square."""
    for count, bit in enumerate(way):
        if bit & blocked:
            return way[:count]
    return way


def _subsets(bits: Sequence[int]) -> list[int]:
    """Every set that can be made of some bits."""
    sets = [0]
    for bit in bits:
        sets += [bit | smaller for smaller in sets]
    return sets


# PASSES[bit of the carrier]: the set of squares in line with it, and for each of these, as a bit, the step of the pass
# and the set of squares it flies over.
PASSES: Final = {
    1 << origin: (
        sum(1 << target for target in between),
        {1 << target: (Step("pass", 1 << origin, 1 << target), flown) for target, flown in between.items()},
    )
    for origin, between in enumerate(BETWEEN)
}
