"""What a position between two turns is worth by its pawns alone, before anything is searched.

In units of log-odds: 0 is even, 1 is 73 %, 2 is 88 % for the seat whose turn begins. Links count for nothing here: what
they allow is found by searching.
"""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from escale.games.moguli.board import HEIGHT, ROWS
from escale.games.moguli.rules import DARK, HOME, TO_CROSS, TO_KEEP_FREE, WHITE

WON: Final = 12.0  # beyond anything a position can be worth; less by a little for each turn until the end
SOONER: Final = 0.01
LOST: Final = 1 - WON  # whatever is worth less is lost

GOAL: Final = HEIGHT - 1  # the row to reach, counted from the own home row
# seat -> the rows between the home rows, counted from its own
BETWEEN: Final = tuple(
    tuple(ROWS[row] if seat == WHITE else ROWS[HEIGHT - 1 - row] for row in range(1, GOAL)) for seat in (WHITE, DARK)
)


STAYING: Final = 1  # pawns at home that do not hinder the opponent's four
# What it is worth still that the opponent is held up by its own home row, with 0 to 3 pawns across: the fewer there
# are to bring, the less there is to do in the meantime.
USE: Final = (1.0, 0.8, 0.4, 0.0)


class Weights(NamedTuple):
    """What things are worth, for their owner."""

    rows: tuple[float, ...]  # a pawn on rows 1 to 5 beyond the home row
    crossed: tuple[float, ...]  # 0 to 3 pawns on the opposing home row
    lacking: tuple[float, ...]  # 0 to 2 free gates too few in the own home row, for the one whose turn begins
    lacking_other: tuple[float, ...]  # the same for the other one
    shut: tuple[float, ...]  # each opponent at home that is one too many to win, with 0 to 3 pawns across
    turn: float  # to begin a turn


def chance(worth: float) -> float:
    """Log-odds as an expected result."""
    return 1 / (1 + exp(-worth))


def worth(pawns: tuple[int, int], seat: int, weights: Weights) -> float:
    """What a position is worth to the seat whose turn begins, while nobody has won."""
    rows, crossed, lacking, lacking_other, shut, turn = weights
    mine, theirs = pawns[seat], pawns[1 - seat]
    taken = mine | theirs
    across, across_other = (mine & HOME[1 - seat]).bit_count(), (theirs & HOME[seat]).bit_count()
    if across_other >= TO_CROSS:  # Dark's last turn, with no win to be had any more
        return -WON if across < TO_CROSS - 1 else -3.0
    total = turn + crossed[across] - crossed[across_other]
    for value, own, other in zip(rows, BETWEEN[seat], BETWEEN[1 - seat], strict=True):
        if taken & (own | other):
            total += value * ((mine & own).bit_count() - (theirs & other).bit_count())
    at_home, at_home_other = (mine & HOME[seat]).bit_count(), (theirs & HOME[1 - seat]).bit_count()
    if at_home_other > STAYING:
        total += shut[across] * (at_home_other - STAYING)
    if at_home > STAYING:
        total -= shut[across_other] * (at_home - STAYING)
    free = (HOME[seat] & ~taken).bit_count()
    if free < TO_KEEP_FREE:
        total += lacking[TO_KEEP_FREE - free] * USE[across_other]
    free = (HOME[1 - seat] & ~taken).bit_count()
    if free < TO_KEEP_FREE:
        total -= lacking_other[TO_KEEP_FREE - free] * USE[across]
    return total


# Set by hand: rows, crossed, lacking and turn after a fit to the results of 500 games between early players, rounded;
# shut after games that did not end.
WEIGHTS: Final = Weights(
    rows=(0.12, 0.20, 0.48, 0.50, 0.60),
    crossed=(0.0, 0.95, 1.9, 3.2),
    lacking=(0.0, -0.5, -0.7),
    lacking_other=(0.0, -0.35, -0.5),
    shut=(0.0, -0.1, -0.4, -1.0),
    turn=0.28,
)
