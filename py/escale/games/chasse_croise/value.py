"""What a position is worth: a sum over lanes, with numbers learned by self-play.

Every pawn of the other side that stands on a lane can only be hit by the pawn of that lane, and only that pawn is
barred by it. So each lane is judged by itself: how far its own pawn has come, and what its guests mean to both, by how
far away they are, how far they have come themselves, and whether another guest stands in between. It makes a
difference whether the owner of the lane is about to roll. The sum is in points of the dice, as good as so many steps
ahead; how much that is in winning chances depends on how much there is left to go.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp, sqrt
from typing import Final, NamedTuple, TypeAlias

from escale.games.chasse_croise.lanes import ROLLS, WAYS, Places, all_guests
from escale.games.chasse_croise.race import PAWNS, Race, race
from escale.opponents.learned import learned

WAITS: Final = 0  # the owner of a lane has just played ...
ROLLS_NEXT: Final = 1  # ... or is about to roll

Weights: TypeAlias = list[float]


class Curve(NamedTuple):
    """How points become a chance to win: the logistic curve is the steeper the less there is left to go."""

    steep: float = 1.0  # chances for a point ahead, before it is spread over what is left to go
    soft: float = 12.0  # steps that seem left to go at the very end


class Shape:
    """Which numbers judge a lane: the layout of the weights for a number of lanes."""

    def __init__(self, lanes: int) -> None:
        self.lanes = lanes
        self.places = lanes + 2
        self.bits = lanes + 1
        self._distances = 4 * lanes - 1
        self._guests = self._distances * lanes * 2
        # How far the owner has come; the guests, twice; the worth of being about to roll.
        self.size = self.places + 2 * self._guests + 1

    def parts(self, status: int, lane: int, place: int, guests: int) -> tuple[int, ...]:
        """The weights that add up to a lane's worth for its owner."""
        begin = self.places + status * self._guests
        found = [place]
        ahead = [guest for guest in range(place + 1, self.lanes + 1) if guests >> guest & 1]
        behind = [guest for guest in range(place - 1, 0, -1) if guests >> guest & 1]
        for row in (ahead, behind):
            for number, guest in enumerate(row):
                cell = (self._distance(place, guest) * self.lanes + lane - 1) * 2 + (number > 0)
                found.append(begin + cell)
        return tuple(found)

    def _distance(self, place: int, guest: int) -> int:
        """Where the owner is and how far the guest: from the start, from home, or on the way."""
        if place == 0:
            return guest - 1
        if place > self.lanes:
            return self.lanes + guest - 1
        return 3 * self.lanes - 1 + guest - place

    def guess(self) -> Weights:
        """Weights to begin learning with: a point is a point, a guest that can be hit may lose what it has gained."""
        weights = [0.0] * self.size
        weights[: self.places] = map(float, range(self.places))
        for status, fear in ((WAITS, 0.2), (ROLLS_NEXT, 0.7)):
            begin = self.places + status * self._guests
            for place in range(self.places):
                for guest in range(1, self.lanes + 1):
                    for lane in range(1, self.lanes + 1) if guest != place else ():
                        cell = (self._distance(place, guest) * self.lanes + lane - 1) * 2
                        weights[begin + cell] = fear * chance_to_hit(abs(guest - place)) * lane
        weights[-1] = 4.0
        return weights


@cache
def chance_to_hit(distance: int) -> float:
    """How probable a roll is that makes this many points with one die or both in the same direction."""
    hits = sum(ways for roll, ways in zip(ROLLS, WAYS, strict=True) if distance in (*roll, sum(roll)))
    return hits / 36


class LaneWorth(dict[int, float]):
    """A lane's worth for its owner by `Value.key`; worked out when first asked for."""

    def __init__(self, shape: Shape, weights: Sequence[float], status: int) -> None:
        super().__init__()
        self._shape, self._weights, self._status = shape, weights, status

    def __missing__(self, key: int) -> float:
        shape, rest = self._shape, key >> self._shape.bits
        lane, place = divmod(rest, shape.places)
        guests = key & ((1 << shape.bits) - 1)
        worth = sum(self._weights[part] for part in shape.parts(self._status, lane, place, guests))
        self[key] = worth
        return worth


class Value:
    """Judges positions with a number of lanes."""

    def __init__(
        self,
        lanes: int,
        weights: Sequence[float],
        last: Race | None = None,
        curve: Curve = Curve(),  # noqa: B008
    ) -> None:
        self.race = last
        self._last = 2 * PAWNS * (lanes + 1)  # what the last pawns have to go, at most
        self.lanes = lanes
        self.shape = Shape(lanes)
        self.weights = weights
        self.waits = LaneWorth(self.shape, weights, WAITS)
        self.rolls = LaneWorth(self.shape, weights, ROLLS_NEXT)
        self.turn = weights[-1]
        self.scale = [curve.steep / sqrt(left + curve.soft) for left in range(2 * lanes * (lanes + 1) + 1)]

    def left(self, me: Places, you: Places) -> int:
        """Steps both sides have to go, together."""
        return 2 * self.lanes * (self.lanes + 1) - sum(me) - sum(you)

    def points(self, me: Places, you: Places) -> float:
        """How many points I am ahead, having played; you are about to roll."""
        shape, waits, rolls = self.shape, self.waits, self.rolls
        total = -self.turn
        mine, yours = all_guests(you), all_guests(me)
        for lane in range(1, self.lanes + 1):
            total += waits[((lane * shape.places + me[lane]) << shape.bits) | mine[lane]]
            total -= rolls[((lane * shape.places + you[lane]) << shape.bits) | yours[lane]]
        return total

    def chance(self, points: float, me: Places, you: Places) -> float:
        """My chance to win, so many points ahead; for the last pawns the race goes by its table."""
        left = self.left(me, you)
        if left <= self._last and self.race:
            mine, yours = self.race.ways(me), self.race.ways(you)
            if len(mine) <= PAWNS and len(yours) <= PAWNS:
                first = self.race.chance(mine, yours)
                if 0 < first < 1:
                    points -= sum(self.weights[place] for place in me[1:])
                    points += self.turn + sum(self.weights[place] for place in you[1:])
                    return 1 / (1 + (1 - first) / first * exp(-points * self.scale[left]))
        return 1 / (1 + exp(-points * self.scale[left]))

    def judge(self, me: Places, you: Places) -> float:
        """My chance to win, having played; you are about to roll."""
        return self.chance(self.points(me, you), me, you)


@cache
def value(lanes: int) -> Value:
    """What was learned for a number of lanes."""
    numbers = learned("chasse_croise")
    return Value(lanes, numbers["weights"][str(lanes)], race(lanes), Curve(*numbers["curve"][str(lanes)]))
