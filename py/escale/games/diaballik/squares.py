"""The board of seven by seven as sets of squares: names, lines, and what lies between.

7 | 42 43 44 45 46 47 48        A square is a number, column + 7 * row, from a1 = 0 to g7 = 48.
6 | 35 36 37 38 39 40 41        A set of squares is an integer whose bit n stands for square n;
5 | 28 29 30 31 32 33 34        one square as a set is written `bit`. A step towards row 7 is
4 | 21 22 23 24 25 26 27        `<< 7`, towards column g `<< 1` (columns must not wrap).
3 | 14 15 16 17 18 19 20
2 |  7  8  9 10 11 12 13
1 |  0  1  2  3  4  5  6
  +---------------------
     a  b  c  d  e  f  g
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

SIZE: Final = 7
COLUMNS: Final = "abcdefg"
NAMES: Final = tuple(f"{column}{row + 1}" for row in range(SIZE) for column in COLUMNS)  # square -> "c7"
NUMBERS: Final = {name: square for square, name in enumerate(NAMES)}  # "c7" -> square

ALL: Final = (1 << SIZE * SIZE) - 1
ROWS: Final = tuple(0b1111111 << SIZE * row for row in range(SIZE))  # ROWS[0] is row 1
COLUMN_A: Final = sum(1 << SIZE * row for row in range(SIZE))
COLUMN_G: Final = COLUMN_A << SIZE - 1

STRAIGHT: Final = ((1, 0), (0, 1))  # the two axes a support moves along, as (columns, rows)
AXES: Final = (*STRAIGHT, (1, 1), (1, -1))  # the four axes of a pass


def squares(bits: int) -> Iterator[int]:
    """The squares of a set, from a1 to g7."""
    while bits:
        bit = bits & -bits
        yield bit.bit_length() - 1
        bits ^= bit


def names(bits: int) -> list[str]:
    """The names of the squares of a set, from a1 to g7."""
    return [NAMES[square] for square in squares(bits)]


def named(text: str) -> int:
    """The set of the squares named in a text: `named("b4 f4")`."""
    return sum(1 << NUMBERS[name] for name in text.split())


def ray(origin: int, columns: int, rows: int) -> list[int]:
    """The squares met when leaving a square in one direction, nearest first."""
    row, column = divmod(origin, SIZE)
    met = []
    while 0 <= (column := column + columns) < SIZE and 0 <= (row := row + rows) < SIZE:
        met.append(column + SIZE * row)
    return met


def _between_from(origin: int) -> dict[int, int]:
    """Every square in line with the origin, with the set of squares strictly between the two."""
    found = {}
    for columns, rows in AXES:
        for sign in (1, -1):
            passed = 0
            for square in ray(origin, sign * columns, sign * rows):
                found[square] = passed
                passed |= 1 << square
    return found


# BETWEEN[origin].get(target): the set strictly between two squares; None when no row, column or diagonal joins them.
BETWEEN: Final = tuple(_between_from(origin) for origin in range(SIZE * SIZE))


def is_straight(origin: int, target: int) -> bool:
    """Tell whether two different squares share a row or a column."""
    same_row, same_column = origin // SIZE == target // SIZE, origin % SIZE == target % SIZE
    return same_row != same_column
