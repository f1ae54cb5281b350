"""The board of Moguli: 35 gates, the tiles around them and the paths on their two levels.

7 | 30 31 32 33 34        A gate is a number, column + 5 * row, from a1 = 0 to e7 = 34; so is the tile around it.
6 | 25 26 27 28 29        A set of gates is an integer whose bit n stands for gate n; one gate as a set is
5 | 20 21 22 23 24        written `bit`. North is towards row 7, `<< 5`; east towards column e, `<< 1`.
4 | 15 16 17 18 19
3 | 10 11 12 13 14        On top, every tile has a path to two adjacent sides: one of north and south, one of
2 |  5  6  7  8  9        east and west. So two sets say all about a level: the tiles with a path north (the
1 |  0  1  2  3  4        others go south) and those with a path east (the others go west). Underneath, the 17
  +---------------        marked tiles (white triangle) have the same two sides, the 18 plain ones the two
     a  b  c  d  e        others, always named as seen from above.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

WIDTH: Final = 5
HEIGHT: Final = 7
SIZE: Final = WIDTH * HEIGHT
COLUMNS: Final = "abcde"
NAMES: Final = tuple(f"{column}{row + 1}" for row in range(HEIGHT) for column in COLUMNS)  # gate -> "c4"
NUMBERS: Final = {name: gate for gate, name in enumerate(NAMES)}  # "c4" -> gate
MARKED: Final = 17  # tiles with a triangle
PLAIN: Final = SIZE - MARKED

ALL: Final = (1 << SIZE) - 1
ROWS: Final = tuple(0b11111 << WIDTH * row for row in range(HEIGHT))  # ROWS[0] is row 1
BITS: Final = tuple(1 << gate for gate in range(SIZE))

_COLUMN_A: Final = sum(1 << WIDTH * row for row in range(HEIGHT))
_COLUMN_E: Final = _COLUMN_A << WIDTH - 1
_HAS_NORTH: Final = ALL ^ ROWS[HEIGHT - 1]  # gates with a neighbour to the north
_HAS_EAST: Final = ALL ^ _COLUMN_E


class Tiles(NamedTuple):
    """How the 35 tiles lie."""

    north: int  # tiles whose top has a path north; the others have one south
    east: int  # tiles whose top has a path east; the others have one west
    plain: int  # tiles without a triangle

    def pivoted(self, bit: int, quarters: int) -> Tiles:
        """The tiles after one of them is turned clockwise by so many quarters of a circle.

        A quarter turn changes one of the two sides: NE becomes SE, SE becomes SW, and so on.
        """
        north, east, plain = self
        if quarters == 2:
            return Tiles(north ^ bit, east ^ bit, plain)
        is_diagonal = not (north ^ east) & bit  # NE or SW
        if is_diagonal == (quarters == 1):
            return Tiles(north ^ bit, east, plain)
        return Tiles(north, east ^ bit, plain)

    def swapped(self, row: int, other: int) -> Tiles:
        """The tiles after those of two rows (from 0) have changed places, column by column."""
        low, shift = min(row, other), WIDTH * abs(row - other)
        return Tiles(*(_swap_bits(tiles, ROWS[low], shift) for tiles in self))


def _swap_bits(bits: int, low: int, shift: int) -> int:
    """Exchange the bits of the set `low` with those `shift` places higher."""
    differing = (bits ^ bits >> shift) & low
    return bits ^ differing ^ differing << shift


class Links(NamedTuple):
    """The links of one level: neighbouring gates joined because both tiles have a path to their common side."""

    vertical: int  # gates linked to their neighbour to the north
    horizontal: int  # gates linked to their neighbour to the east
    around: int  # gates of column e linked to column a of the same row: on the cylinder only


Levels: TypeAlias = tuple[Links, Links]  # on top, underneath


def levels(tiles: Tiles, is_cylinder: bool) -> Levels:
    """The links on top and underneath."""
    north, east, plain = tiles
    return _links(north, east, is_cylinder), _links(north ^ plain, east ^ plain, is_cylinder)


def _links(north: int, east: int, is_cylinder: bool) -> Links:
    return Links(
        north & ~(north >> WIDTH) & _HAS_NORTH,
        east & ~(east >> 1) & _HAS_EAST,
        east & ~(east << WIDTH - 1) & _COLUMN_E if is_cylinder else 0,
    )


def spread(gates: int, links: Links, through: int) -> int:
    """Every gate that can be reached from some gates along links, over gates of the set `through` only."""
    vertical, horizontal, around = links
    edge = gates
    while edge:
        grown = (edge & vertical) << 5 | edge >> 5 & vertical | (edge & horizontal) << 1 | edge >> 1 & horizontal
        if around:
            grown |= (edge & around) >> 4 | edge << 4 & around
        edge = grown & through & ~gates
        gates |= edge
    return gates


def pointed_at(gates: int, north: int, east: int) -> int:
    """The gates beside some gates to which the tiles of these have a path on a level, linked or not.

    Always as on the cylinder.
    """
    south, west = gates & ~north, gates & ~east
    north, east = gates & north, gates & east
    upright = north << WIDTH | south >> WIDTH
    level = (east & _HAS_EAST) << 1 | (west & ~_COLUMN_A) >> 1
    around = (east & _COLUMN_E) >> WIDTH - 1 | (west & _COLUMN_A) << WIDTH - 1
    return (upright | level | around) & ALL


def is_ring(chain: int, links: Links) -> bool:
    """Tell whether a whole chain of a level closes on itself: it has as many links as gates."""
    vertical, horizontal, around = links
    count = (chain & vertical).bit_count() + (chain & horizontal).bit_count() + (chain & around).bit_count()
    return count == chain.bit_count()


def pairs(links: Links) -> list[tuple[int, int]]:
    """The links of a level as pairs of gates, southern or western gate first (column e first around the cylinder)."""
    found = [(gate, gate + WIDTH) for gate in gates_of(links.vertical)]
    found += [(gate, gate + 1) for gate in gates_of(links.horizontal)]
    found += [(gate, gate - WIDTH + 1) for gate in gates_of(links.around)]
    return found


@lru_cache(maxsize=64)
def neighbours(links: Links) -> tuple[tuple[int, ...], ...]:
    """For every gate, the gates it is linked to: at most two."""
    found: list[tuple[int, ...]] = [()] * SIZE
    for one, other in pairs(links):
        found[one] += (other,)
        found[other] += (one,)
    return tuple(found)


def gates_of(bits: int) -> Iterator[int]:
    """The gates of a set, from a1 to e7."""
    while bits:
        bit = bits & -bits
        yield bit.bit_length() - 1
        bits ^= bit


def bits_of(bits: int) -> Iterator[int]:
    """The gates of a set, from a1 to e7, each as a set."""
    while bits:
        bit = bits & -bits
        yield bit
        bits ^= bit


def name(bit: int) -> str:
    """The name of a gate given as a set."""
    return NAMES[bit.bit_length() - 1]


def names(bits: int) -> list[str]:
    """The names of the gates of a set, from a1 to e7."""
    return [NAMES[gate] for gate in gates_of(bits)]


def named(text: str) -> int:
    """The set of the gates named in a text: `named("b4 e4")`."""
    return sum(1 << NUMBERS[word] for word in text.split())
