"""The board that opponents search on: `board`, `paths` and `rules` once more, as plain integers and made for speed.

Sets of gates are integers as in `board`. A `Spot` is a position between two turns; a `Ground` is what no turn changes.
Tests hold everything here against the rules.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from escale.games.moguli.board import ALL, HEIGHT, ROWS, WIDTH, bits_of
from escale.games.moguli.rules import BLOCKED_LIMIT, DARK, HOME, TO_CROSS, TO_KEEP_FREE, TURN_LIMIT, WHITE

_COLUMN_A: Final = sum(1 << WIDTH * row for row in range(HEIGHT))
_COLUMN_E: Final = _COLUMN_A << WIDTH - 1
_HAS_NORTH: Final = ALL ^ ROWS[HEIGHT - 1]
_HAS_EAST: Final = ALL ^ _COLUMN_E
_HAS_WEST: Final = ALL ^ _COLUMN_A
_SHORTEST: Final = 3  # gates of an underground way: down, under a pawn, up

# Vertical, horizontal and around-the-cylinder links on top, then the same underneath: see `board.Links`.
Joined: TypeAlias = tuple[int, int, int, int, int, int]


class Ground(NamedTuple):
    """What stays the same in all turns."""

    plain: int  # tiles without a triangle
    cylinder: bool


class Spot(NamedTuple):
    """A position between two turns."""

    north: int  # tiles with a path north on top; the others have one south
    east: int  # tiles with a path east on top; the others have one west
    pawns: tuple[int, int]
    seat: int  # whose turn begins
    locked: int
    blocked: int  # blocked turns in a row
    turn: int


def joined(north: int, east: int, ground: Ground) -> Joined:
    """The links of both levels."""
    plain, cylinder = ground
    below, beside = north ^ plain, east ^ plain
    if cylinder:
        around, around_under = east & ~(east << 4) & _COLUMN_E, beside & ~(beside << 4) & _COLUMN_E
    else:
        around = around_under = 0
    return (
        north & ~(north >> 5) & _HAS_NORTH,
        east & ~(east >> 1) & _HAS_EAST,
        around,
        below & ~(below >> 5) & _HAS_NORTH,
        beside & ~(beside >> 1) & _HAS_EAST,
        around_under,
    )


def ways(pawn: int, taken: int, theirs: int, links: Joined) -> tuple[int, int, int, int]:
    """Where a pawn's move may end, where with the bonus, and the gates it meets on top and underneath.

    `taken` are the gates with a pawn, `theirs` those with one of the other side. This is `paths.reach` and
    `paths.influence` in one piece: opponents spend most of their time here.
    """
    vertical, horizontal, around, vertical_under, horizontal_under, around_under = links
    free = ALL ^ taken | pawn
    down = left = _spread(pawn, free, vertical, horizontal, around)
    up = up_with_bonus = below = 0
    while left:
        first = left & -left
        chain = _spread(first, ALL, vertical_under, horizontal_under, around_under)
        starts = chain & left
        left ^= starts
        below |= chain
        passed = chain & ~free
        if not passed or chain.bit_count() < _SHORTEST:
            continue
        found = _comes_up(starts, chain, free, free, links)
        up |= found
        if opposing := passed & theirs:
            up_with_bonus |= found if opposing == passed else _comes_up(starts, chain, free, ALL ^ theirs, links)
    if not up:
        return 0, 0, down, below
    ends = _spread(up, free, vertical, horizontal, around)
    if up_with_bonus == up:
        return ends & ~pawn, ends & ~pawn, down | ends, below
    with_bonus = _spread(up_with_bonus, free, vertical, horizontal, around) & ~pawn if up_with_bonus else 0
    return ends & ~pawn, with_bonus, down | ends, below


def _spread(gates: int, through: int, vertical: int, horizontal: int, around: int) -> int:
    """Every gate reached from some gates along links, over gates of the set `through` only."""
    edge = gates
    if around:
        while edge:
            edge = (
                (
                    (edge & vertical) << 5
                    | edge >> 5 & vertical
                    | (edge & horizontal) << 1
                    | edge >> 1 & horizontal
                    | (edge & around) >> 4
                    | edge << 4 & around
                )
                & through
                & ~gates
            )
            gates |= edge
        return gates
    while edge:
        edge = (
            ((edge & vertical) << 5 | edge >> 5 & vertical | (edge & horizontal) << 1 | edge >> 1 & horizontal)
            & through
            & ~gates
        )
        gates |= edge
    return gates


def _comes_up(starts: int, chain: int, free: int, without: int, links: Joined) -> int:
    """The free gates of an underground chain that some start reaches by passing under a gate not in `without`."""
    _, _, _, vertical, horizontal, around = links
    first = starts & -starts
    near = _spread(first, without, vertical, horizontal, around)
    if starts & ~near:  # two starts on different sides: each reaches what the other one does not
        return chain & free
    joints = (chain & vertical).bit_count() + (chain & horizontal).bit_count() + (chain & around).bit_count()
    if joints == chain.bit_count():  # a ring: the other way round leads everywhere
        return chain & free if starts != first else chain & free & ~first
    return chain & free & ~near


# Pivots. Turning a tile flips whether it points north, whether it points east, or both.

VERTICALLY: Final = 1
HORIZONTALLY: Final = 2


def quarters(north: int, east: int, tile: int, flip: int) -> int:
    """How far a tile has to be turned clockwise so that it flips like this."""
    if flip == VERTICALLY | HORIZONTALLY:
        return 2
    is_diagonal = not (north ^ east) & tile  # NE or SW
    return 1 if is_diagonal == (flip == VERTICALLY) else 3


class Sides(NamedTuple):
    """The tiles that would be linked on a side if they pointed there, on one level."""

    north: int
    south: int
    east: int
    west: int


def sides(north: int, east: int, cylinder: bool) -> Sides:
    """What a level offers to tiles that point elsewhere."""
    to_east, to_west = ~(east >> 1) & _HAS_EAST, east << 1 & _HAS_WEST
    if cylinder:
        to_east |= ~(east << 4) & _COLUMN_E
        to_west |= east >> 4 & _COLUMN_A
    return Sides(~(north >> 5) & _HAS_NORTH, north << 5 & ALL, to_east, to_west)


def beside(gates: int) -> tuple[int, int, int, int]:
    """The gates whose neighbour to the north, south, east and west is among some; always as on the cylinder."""
    return (
        gates >> 5,
        gates << 5 & ALL,
        gates >> 1 & _HAS_EAST | (gates & _COLUMN_A) << 4,
        gates << 1 & _HAS_WEST | (gates & _COLUMN_E) >> 4,
    )


def openers(spot: Spot, ground: Ground, top: Sides, under: Sides, met: tuple[int, int, int]) -> tuple[int, int]:
    """The tiles that give a pawn a new link on its way when they flip vertically, and when horizontally.

    No other pivot can open a move: a new route must run over a new link, and reach the first of these by old ones.
    `met` are the free gates for the pawn, and those it meets on top and underneath.
    """
    free, above, below = met
    north, east = spot.north, spot.east
    low_north, low_east = north ^ ground.plain, east ^ ground.plain
    from_n, from_s, from_e, from_w = beside(above)
    free_n, free_s, free_e, free_w = beside(free)
    under_n, under_s, under_e, under_w = beside(below)
    vertically = (
        ~north & top.north & (above | from_n) & free & free_n
        | north & top.south & (above | from_s) & free & free_s
        | ~low_north & under.north & (below | under_n)
        | low_north & under.south & (below | under_s)
    )
    horizontally = (
        ~east & top.east & (above | from_e) & free & free_e
        | east & top.west & (above | from_w) & free & free_w
        | ~low_east & under.east & (below | under_e)
        | low_east & under.west & (below | under_w)
    )
    return vertically & ~spot.locked, horizontally & ~spot.locked


# The home row and the end


def movable(spot: Spot) -> list[tuple[int, int]]:
    """The pawns of the acting seat that the home row lets move, each with the gates where it lets them end."""
    seat, pawns = spot.seat, spot.pawns
    mine, home = pawns[seat], HOME[seat]
    if seat == DARK and (pawns[WHITE] & HOME[DARK]).bit_count() >= TO_CROSS:  # the last turn
        return [(pawn, ALL) for pawn in bits_of(mine)]
    free = (home & ~(mine | pawns[1 - seat])).bit_count()
    if free < TO_KEEP_FREE:
        return [(pawn, ALL ^ home) for pawn in bits_of(mine & home)]
    onto_home = ALL if free > TO_KEEP_FREE else ALL ^ home
    return [(pawn, ALL if pawn & home else onto_home) for pawn in bits_of(mine)]


def is_obliged(spot: Spot) -> bool:
    """Tell whether only freeing moves are allowed."""
    seat, pawns = spot.seat, spot.pawns
    if (HOME[seat] & ~(pawns[WHITE] | pawns[DARK])).bit_count() >= TO_KEEP_FREE:
        return False
    return seat == WHITE or (pawns[WHITE] & HOME[DARK]).bit_count() < TO_CROSS


def result(spot: Spot) -> float | None:
    """What White has of a game that ended when this spot's seat was to begin its turn; None while it goes on."""
    white, dark = ((spot.pawns[side] & HOME[1 - side]).bit_count() for side in (WHITE, DARK))
    if spot.seat == WHITE and (white >= TO_CROSS or dark >= TO_CROSS):
        return 0.5 if white >= TO_CROSS and dark >= TO_CROSS else float(white >= TO_CROSS)
    if max(white, dark) < TO_CROSS and (spot.blocked >= BLOCKED_LIMIT or spot.turn > TURN_LIMIT):
        return 0.5 if white == dark else float(white > dark)
    return None
