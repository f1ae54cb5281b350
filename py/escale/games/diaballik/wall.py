"""Anti-game (anti-jeu): the wall nobody can cross by moves, and who stands against it.

The rule is purely geometric: the start line is a wall too, and what is already beyond does not matter.
"""

from __future__ import annotations

from typing import Final

from escale.games.diaballik.squares import COLUMN_A, COLUMN_G, SIZE, squares

NEEDED: Final = 3  # contacts that make the wall an anti-game


def wall(supports: int, chasms: int) -> int:
    """The group of supports and chasms, linked by sides or corners, that reaches from column a to column g.

    0 when there is none. There is never more than one: two would take fourteen squares.
    """
    blocks = supports | chasms
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


def facing(seat: int, other: int) -> int:
    """The squares in front of the other side's supports: same column, adjacent row, towards the seat's start row.

    White (seat 0) starts on row 7 and so stands above a wall, Dark below.
    """
    return other >> SIZE if seat else other << SIZE


def contacts(seat: int, supports: int, other: int, chasms: int) -> int:
    """The supports of a seat that stand face to face with a support of the other side's wall."""
    return supports & facing(seat, other & wall(other, chasms))


def is_antijeu(seat: int, supports: int, other: int, chasms: int) -> bool:
    """Tell whether the seat wins by anti-game against the other side's wall."""
    if (supports & facing(seat, other)).bit_count() < NEEDED:  # too few, wall or not: the usual case, told cheaply
        return False
    return contacts(seat, supports, other, chasms).bit_count() >= NEEDED
