"""Anti-game (anti-jeu): the wall nobody can cross by moves, and who stands against it.

The rule is purely geometric: the start line is a wall too, and what is already beyond does not matter.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from escale.games.diaballik.squares import COLUMN_A, COLUMN_G, SIZE, squares

NEEDED: Final = 3  # contacts that make the wall an anti-game

_EVERY_COLUMN: Final = 0b1111111


@lru_cache(maxsize=4096)
def wall(supports: int, chasms: int) -> int:
    """The group of supports and chasms, linked by sides or corners, that reaches from column a to column g.

    0 when there is none. There is never more than one: two would take fourteen squares.
    """
    blocks = supports | chasms
    folded = blocks | blocks >> 4 * SIZE
    folded |= folded >> 2 * SIZE
    folded |= folded >> SIZE
    if folded & _EVERY_COLUMN != _EVERY_COLUMN:  # some column is open: the usual case, told cheaply
        return 0
    for square in squares(blocks & COLUMN_A):
        group = _linked(1 << square, blocks)
        if group & COLUMN_G:
            return group
    return 0


def _linked(group: int, blocks: int) -> int:
    """Everything in `blocks` linked by sides or corners to the group, itself included."""
    while True:
        wide = group | (group & ~COLUMN_G) << 1 | (group & ~COLUMN_A) >> 1
        grown = (wide | wide << SIZE | wide >> SIZE) & blocks
        if grown == group:
            return group
        group = grown


def contacts(seat: int, supports: int, other: int, chasms: int) -> int:
    """The supports of a seat that stand face to face with the wall of the other side.

    Face to face: in the same column, on the adjacent row, on the side of the seat's own start row, in front of a
    support. White (seat 0) starts on row 7 and so stands above the wall, Dark below.
    """
    stones = wall(other, chasms) & other
    return supports & (stones >> SIZE if seat else stones << SIZE)


def is_antijeu(seat: int, supports: int, other: int, chasms: int) -> bool:
    """Tell whether the seat may claim anti-game against the other side."""
    return contacts(seat, supports, other, chasms).bit_count() >= NEEDED
