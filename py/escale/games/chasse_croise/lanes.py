"""The board as an opponent sees it: from the side that moves, lane by lane.

Both sides' lanes look the same from their own start, so one description does for both: `me` and `you` are places by
lane, and my pawn of lane 4 on place 7 stands on the place 4 of your lane 7. Pawns of one side never meet, and whatever
one of them does changes neither the ways nor the targets of the others: a turn falls apart into what happens on one
lane or two.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from escale.games.chasse_croise.rules import END, Step

Places: TypeAlias = tuple[int, ...]  # by lane; the first is lane 0, which does not exist

# The 21 rolls, higher die first, and how many of the 36 throws give each.
ROLLS: Final = tuple((high, low) for high in range(1, 7) for low in range(1, high + 1))
WAYS: Final = tuple(1 if high == low else 2 for high, low in ROLLS)


class Turn(NamedTuple):
    """A whole turn, or what is left of it: where it leads and how."""

    me: Places  # of the side that has moved
    you: Places
    steps: tuple[Step, ...]  # with `end`, unless they win
    won: bool


def with_lane_zero(lanes: Places) -> Places:
    """Places as the rules have them, made to be asked by the number of the lane."""
    return (0, *lanes)


def way(place: int, guests: int, lanes: int) -> tuple[int, int]:
    """How far back and how far on the pawn of a lane can go: up to the nearest guests, on whom it may land."""
    ahead = guests >> (place + 1)
    behind = guests & ((1 << place) - 1)
    low = behind.bit_length() - 1 if behind else 0
    high = place + (ahead & -ahead).bit_length() if ahead else lanes + 1
    return low, high


def all_guests(visitors: Places) -> list[int]:
    """The pawns that stand on each lane of the other side, by lane.

    Bit r is set for the pawn of lane r: it stands on the place r of the lane that it visits.
    """
    masks = [0] * (len(visitors) + 1)
    bit = 1
    for place in visitors[1:]:
        bit <<= 1
        masks[place] |= bit
    return masks


def put(places: Places, lane: int, place: int) -> Places:
    """The same places with one pawn elsewhere."""
    return (*places[:lane], place, *places[lane + 1 :])


def turns(me: Places, you: Places, dice: tuple[int, ...]) -> list[Turn]:
    """Every distinct outcome of a turn with these dice, in an order that depends on nothing else."""
    found: dict[tuple[Places, Places], Turn] = {}
    for turn in _sequences(me, you, dice):
        found.setdefault((turn.me, turn.you), turn)
    return list(found.values())


def _sequences(me: Places, you: Places, dice: tuple[int, ...]) -> Iterator[Turn]:
    """Ways to play a turn: enough of them to reach whatever can be reached."""
    if not any(_forwards(me, you, die) for die in dice):
        yield Turn(me, you, (END,), won=False)
    for number, die in enumerate(dice):
        if die in dice[:number]:
            continue
        left = (*dice[:number], *dice[number + 1 :])
        for lane, after_me, after_you, step in _moves(me, you, die):
            if min(after_me[1:]) >= len(me):
                yield Turn(after_me, after_you, (step,), won=True)
                continue
            # Two dice on two lanes come to the same in either order: the later die goes first only for its own lane.
            for turn in _second(after_me, after_you, left, lane if number else None):
                yield turn._replace(steps=(step, *turn.steps))


def _second(me: Places, you: Places, left: tuple[int, ...], only: int | None) -> Iterator[Turn]:
    """What may follow the first die: nothing where nothing must, or the other die, perhaps on one lane only."""
    if not any(_forwards(me, you, die) for die in left):
        yield Turn(me, you, (END,), won=False)
    for die in left:
        for _, after_me, after_you, step in _moves(me, you, die, only):
            won = min(after_me[1:]) >= len(me)
            yield Turn(after_me, after_you, (step,) if won else (step, END), won)


def _moves(me: Places, you: Places, die: int, only: int | None = None) -> Iterator[tuple[int, Places, Places, Step]]:
    """Every move with a die: its lane, where it leads, the step."""
    lanes, guests = len(me) - 1, all_guests(you)
    for lane in range(1, lanes + 1) if only is None else (only,):
        place = me[lane]
        low, high = way(place, guests[lane], lanes)
        for target, points in ((place + die, die), (place - die, -die)):
            if low <= target <= high:
                hit = 0 < target <= lanes and you[target] == lane
                yield lane, put(me, lane, target), put(you, target, 0) if hit else you, Step("play", lane, points)


def _forwards(me: Places, you: Places, die: int) -> bool:
    """Whether some pawn can go forwards by a die."""
    lanes, guests = len(me) - 1, all_guests(you)
    return any(me[lane] + die <= way(me[lane], guests[lane], lanes)[1] for lane in range(1, lanes + 1))


@cache
def reach(
    place: int, low: int, high: int, lanes: int
) -> tuple[tuple[tuple[int, ...], tuple[tuple[int, int], ...]], ...]:
    """Where each of the 21 rolls brings a pawn that plays both dice between its nearest guests.

    For each roll: the places it reaches without hitting on its way, and the hits it can make with one die, each with
    the die that is left for it to go on with.
    """
    found = []
    for dice in ROLLS:
        plain: set[int] = set()
        hits: set[tuple[int, int]] = set()
        for first, second in (dice, dice[::-1]):
            for middle in (place + first, place - first):
                if not low <= middle <= high:
                    continue
                if middle in (low, high) and 0 < middle <= lanes:
                    hits.add((middle, second))
                else:
                    plain |= {end for end in (middle + second, middle - second) if low <= end <= high}
        found.append((tuple(sorted(plain)), tuple(sorted(hits))))
    return tuple(found)
