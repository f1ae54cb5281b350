"""Whole turns for opponents, found by what they are good for.

There are a thousand turns in a position, and most turn a tile that nobody will use. So a turn is put together in
stages. Its *heart* is a pawn's move, possible at once or opened by a pivot before it; pivots that open nothing are
never looked at. A pivot *after* the move is looked for only where the opponent's best answer runs: on its route, or at
the tile it would have to turn itself, which a pivot locks.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from escale.games.moguli.board import ALL, Tiles, bits_of
from escale.games.moguli.field import (
    HORIZONTALLY,
    VERTICALLY,
    Ground,
    Joined,
    Spot,
    is_obliged,
    joined,
    movable,
    openers,
    quarters,
    sides,
    ways,
)
from escale.games.moguli.paths import routes
from escale.games.moguli.steps import END, MOVES, PIVOTS, Step

Flip: TypeAlias = tuple[int, int]  # a tile and how it flips
FLIPS: Final = (VERTICALLY, HORIZONTALLY, VERTICALLY | HORIZONTALLY)


class Heart(NamedTuple):
    """A pawn's move, with the pivot that opens it if one has to."""

    before: Flip | None
    pawn: int  # 0: no pawn moves
    target: int
    bonus: bool


STAY: Final = Heart(None, 0, 0, False)


class Turn(NamedTuple):
    """A whole turn."""

    heart: Heart
    after: tuple[Flip, ...] = ()


class Begun(NamedTuple):
    """What has happened in the turn under way."""

    pivots: int = 1  # tiles that may still be turned
    moved: bool = False
    pivoted: int = 0  # tiles turned so far
    could_move: bool = False


FRESH: Final = Begun()


def flipped(north: int, east: int, flip: Flip) -> tuple[int, int]:
    """How the tiles lie after a pivot."""
    tile, how = flip
    return north ^ tile if how & VERTICALLY else north, east ^ tile if how & HORIZONTALLY else east


def all_flips(tiles: int) -> Iterator[Flip]:
    """Every pivot of some tiles."""
    return ((tile, how) for tile in bits_of(tiles) for how in FLIPS)


def reached(spot: Spot, links: Joined) -> list[tuple[int, int, int]]:
    """The pawns that may move at once, with where to and where with the bonus."""
    mine, theirs = spot.pawns[spot.seat], spot.pawns[1 - spot.seat]
    found = []
    for pawn, allowed in movable(spot):
        ends, with_bonus, _, _ = ways(pawn, mine | theirs, theirs, links)
        if ends & allowed:
            found.append((pawn, ends & allowed, with_bonus & allowed))
    return found


def can_move(spot: Spot, ground: Ground, flip: Flip | None = None) -> bool:
    """Tell whether the acting seat has a move, perhaps after a pivot."""
    north, east = flipped(spot.north, spot.east, flip) if flip else (spot.north, spot.east)
    return bool(reached(spot, joined(north, east, ground)))


class Opener:
    """What pivots open for the pawns of a position's acting seat."""

    __slots__ = ("_lain", "ground", "links", "looked", "spot", "taken", "theirs", "top", "under")

    def __init__(self, spot: Spot, ground: Ground) -> None:
        self.spot, self.ground = spot, ground
        self.theirs = spot.pawns[1 - spot.seat]
        self.taken = spot.pawns[spot.seat] | self.theirs
        self.links = joined(spot.north, spot.east, ground)
        self.top = sides(spot.north, spot.east, ground.cylinder)
        self.under = sides(spot.north ^ ground.plain, spot.east ^ ground.plain, ground.cylinder)
        self.looked = 0  # how often a pawn's ways were looked at
        self._lain: dict[Flip, Joined] = {}  # the links after pivots tried so far

    def at_once(self, pawn: int) -> tuple[int, int, int, int]:
        """A pawn's ways as the tiles lie."""
        self.looked += 1
        return ways(pawn, self.taken, self.theirs, self.links)

    def opened(self, pawn: int, above: int, below: int) -> Iterator[tuple[Flip, int, int]]:
        """The pivots that may open something for a pawn, with its ends and those with the bonus after each."""
        met = (ALL ^ self.taken | pawn, above, below)
        vertically, horizontally = openers(self.spot, self.ground, self.top, self.under, met)
        for tile in bits_of(vertically | horizontally):
            for how in FLIPS:
                if (how & VERTICALLY and tile & vertically) or (how & HORIZONTALLY and tile & horizontally):
                    flip = (tile, how)
                    links = self._lain.get(flip)
                    if links is None:
                        links = joined(*flipped(self.spot.north, self.spot.east, flip), self.ground)
                        self._lain[flip] = links
                    self.looked += 1
                    ends, with_bonus, _, _ = ways(pawn, self.taken, self.theirs, links)
                    yield flip, ends, with_bonus


def played(spot: Spot, ground: Ground, turn: Turn, begun: Begun = FRESH) -> Spot:
    """The position after a turn."""
    (before, pawn, target, _), after = turn
    north, east, tiles = spot.north, spot.east, begun.pivoted
    could = begun.moved or begun.could_move or pawn != 0
    for flip in (before, *after) if before else after:
        could = could or can_move(spot._replace(north=north, east=east), ground)
        north, east = flipped(north, east, flip)
        tiles |= flip[0]
    pawns = spot.pawns
    if pawn:
        mine = pawns[spot.seat] ^ (pawn | target)
        pawns = (pawns[0], mine) if spot.seat else (mine, pawns[1])
    blocked = 0 if could or can_move(spot._replace(north=north, east=east), ground) else spot.blocked + 1
    return Spot(north, east, pawns, 1 - spot.seat, tiles, blocked, spot.turn + 1)


def pivots_left(turn: Turn, begun: Begun = FRESH) -> int:
    """How many tiles may still be turned after a turn as it stands."""
    heart, after = turn
    return begun.pivots - (heart.before is not None) + heart.bonus - len(after)


def may_stay(spot: Spot, ground: Ground, flip: Flip | None = None) -> bool:
    """Tell whether a turn may pass without a move, perhaps with a pivot instead."""
    if not is_obliged(spot):
        return True
    return not can_move(spot, ground) and (flip is None or not can_move(spot, ground, flip))


def tiles_of(spot: Spot, ground: Ground, heart: Heart) -> int:
    """The tiles a move needs: those on its route, and the one turned for it."""
    north, east = flipped(spot.north, spot.east, heart.before) if heart.before else (spot.north, spot.east)
    mine, theirs = spot.pawns[spot.seat], spot.pawns[1 - spot.seat]
    ways_there = routes(Tiles(north, east, ground.plain), ground.cylinder, heart.pawn, mine, theirs)
    return ways_there[heart.target].tiles | (heart.before[0] if heart.before else 0)


def steps_of(spot: Spot, turn: Turn) -> tuple[Step, ...]:
    """A turn as the rules write it."""
    (before, pawn, target, _), after = turn
    north, east = spot.north, spot.east
    steps: list[Step] = []

    def pivot(flip: Flip) -> None:
        nonlocal north, east
        steps.append(PIVOTS[flip[0]][quarters(north, east, *flip) - 1])
        north, east = flipped(north, east, flip)

    if before:
        pivot(before)
    if pawn:
        steps.append(MOVES[pawn][target])
    for flip in after:
        pivot(flip)
    return (*steps, END)
