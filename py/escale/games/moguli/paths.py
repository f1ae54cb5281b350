"""Where a pawn can go, and by which way.

A move has three phases: on the surface (perhaps), underground, on the surface again (perhaps). No phase visits a gate
twice, and a gate has at most two links on a level, so a level falls into chains and rings, and a phase is a walk
along one of them:

- On the surface, over free gates only, a pawn reaches exactly the gates it is joined to over free gates.
- Underground, along a chain, it must come up beyond a pawn: at any free gate of the chain that is not joined to
  where it went down over free gates. Along a ring with a pawn on it, one of the two ways round passes under that
  pawn, so it may come up at any free gate but the one where it went down.
- The same with the opponent's pawns instead of all pawns tells where it can come up with the bonus.

The gate the pawn has left counts as free all along, and the move may not end on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from escale.games.moguli.board import ALL, Levels, Links, Tiles, is_ring, levels, neighbours, pointed_at, spread

SHORTEST: Final = 3  # gates of an underground way: down, under a pawn, up


def reach(pawn: int, mine: int, theirs: int, on: Levels) -> tuple[int, int]:
    """The gates where a pawn's move may end, and those of them it reaches with the bonus.

    `mine` are all pawns of its side, itself included; `theirs` those of the other side.
    """
    top, under = on
    free = ALL ^ (mine | theirs) | pawn
    up, up_with_bonus = _emerge(spread(pawn, top, free), under, free, theirs)
    if not up:
        return 0, 0
    ends = spread(up, top, free) & ~pawn
    return ends, spread(up_with_bonus, top, free) & ~pawn if up_with_bonus else 0


def _emerge(down: int, under: Links, free: int, theirs: int) -> tuple[int, int]:
    """Where a pawn may come up that goes down at one of some gates; where it does so with the bonus."""
    up = up_with_bonus = 0
    while down:
        chain = spread(down & -down, under, ALL)
        starts = chain & down
        down ^= starts
        if chain & ~free and chain.bit_count() >= SHORTEST:
            up |= _comes_up(starts, chain, under, free, free)
            if chain & theirs:
                up_with_bonus |= _comes_up(starts, chain, under, free, ALL ^ theirs)
    return up, up_with_bonus


def _comes_up(starts: int, chain: int, under: Links, free: int, without: int) -> int:
    """The free gates of an underground chain that some start reaches by passing under a gate not in `without`.

    There is such a gate on the chain.
    """
    first = starts & -starts
    near = spread(first, under, without)  # what the first start reaches without passing under any
    if starts & ~near:  # two starts on different sides: each reaches what the other one does not
        return chain & free
    if is_ring(chain, under):  # the other way round leads everywhere, but a single start is no place to come up
        return chain & free if starts != first else chain & free & ~first
    return chain & free & ~near


def influence(pawn: int, mine: int, theirs: int, tiles: Tiles, on: Levels) -> int:
    """The tiles whose pivot may change where a pawn can go; that of any other one leaves it as it is.

    They are those it meets on its ways, and those at which the paths of these tiles point.
    """
    top, under = on
    free = ALL ^ (mine | theirs) | pawn
    down = spread(pawn, top, free)
    above = down | spread(_emerge(down, under, free, theirs)[0], top, free)
    below = spread(down, under, ALL)
    north, east, plain = tiles
    return above | pointed_at(above, north, east) | below | pointed_at(below, north ^ plain, east ^ plain)


class Route(NamedTuple):
    """The way of a pawn, gate by gate. Each phase begins where the one before ended."""

    surface: tuple[int, ...]  # from the gate it leaves to the one where it goes down
    underground: tuple[int, ...]  # to the one where it comes up
    again: tuple[int, ...]  # to the one where it ends
    has_bonus: bool

    @property
    def tiles(self) -> int:
        """The set of all tiles it runs over or under: turning any other one leaves it as it is."""
        return sum(1 << gate for gate in {*self.surface, *self.underground, *self.again})


@lru_cache(maxsize=64)
def routes(tiles: Tiles, is_cylinder: bool, pawn: int, mine: int, theirs: int) -> dict[int, Route]:
    """The best route to every gate (as a set of one) where a pawn's move may end.

    A route that earns the bonus is the best; among equals the shortest, then the one by the southernmost,
    westernmost gates.
    """
    top, under = (neighbours(links) for links in levels(tiles, is_cylinder))
    free = ALL ^ (mine | theirs) | pawn
    ways_up: dict[int, Route] = {}
    for first in _walks(pawn.bit_length() - 1, top, free):
        for second in _walks(first[-1], under, ALL):
            passed = sum(1 << gate for gate in second[1:-1]) & ~free
            if passed and free >> second[-1] & 1:
                _keep_better(ways_up, second[-1], Route(first, second, second[-1:], bool(passed & theirs)))
    best: dict[int, Route] = {}
    for up, way in ways_up.items():
        for third in _walks(up, top, free):
            _keep_better(best, third[-1], way._replace(again=third))
    best.pop(pawn.bit_length() - 1, None)
    return {1 << gate: route for gate, route in best.items()}


def _walks(start: int, links: Sequence[Sequence[int]], through: int) -> list[tuple[int, ...]]:
    """Every walk from a gate along links, over gates of a set only and none of them twice; staying is one."""
    found: list[tuple[int, ...]] = [(start,)]
    for gate in links[start]:
        walk: tuple[int, ...] = (start,)
        following: int | None = gate
        while following is not None and through >> following & 1:
            walk = (*walk, following)
            found.append(walk)
            following = next((other for other in links[following] if other not in walk), None)
    return found


def _keep_better(best: dict[int, Route], gate: int, route: Route) -> None:
    known = best.get(gate)
    if known is None or _badness(route) < _badness(known):
        best[gate] = route


def _badness(route: Route) -> tuple[object, ...]:
    return not route.has_bonus, sum(map(len, route[:3])), route


def relaxed_reach(pawn: int, mine: int, theirs: int, on: Levels) -> int:
    """Where a pawn could go if a move needed to pass under nobody, perhaps not even underground."""
    top, under = on
    free = ALL ^ (mine | theirs) | pawn
    down = spread(pawn, top, free)
    return spread(spread(down, under, ALL) & free, top, free) & ~pawn
