"""How the weights of `value.py` are learned: by playing against itself, from a plain guess.

Both sides take the turn that is worth most; a game's positions then learn from what came of them, partly from the
result and partly from what the following positions were thought to be worth (TD(λ)). Steps get smaller, and what is
kept is the mean of the weights over the second half of the games. Some more games with these weights then tell how
steep the curve is that makes chances of points.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from math import exp, log, sqrt
from random import Random
from typing import Any, Final, TypeAlias

from escale.games.chasse_croise.lanes import ROLLS, WAYS, Places, all_guests
from escale.games.chasse_croise.race import solve
from escale.games.chasse_croise.replies import Replies
from escale.games.chasse_croise.value import ROLLS_NEXT, WAITS, Curve, Shape, Value, Weights

GAMES: Final = 6000  # for each number of lanes
LANES: Final = (10, 7, 5)
TRUST: Final = 0.7  # λ: how much a position learns from the result rather than from the next position
FIRST_STEP: Final = 0.5
SLOWING: Final = 1500  # games after which steps are half as large
BATCH: Final = 10  # games played with the same weights
TOO_LONG: Final = 400  # turns after which a game teaches nothing
SOFTS: Final = (2.0, 5.0, 8.0, 12.0, 18.0, 25.0, 35.0, 50.0)  # among which the softness of the curve is looked for
_NEWTON: Final = 6  # steps to its steepness
_FAR: Final = 30.0  # beyond this a chance is as good as sure

Moment: TypeAlias = tuple[Places, Places]  # of the side that has just played, and of the other


def tune(games: int, seed: str, tell: Callable[[str], None]) -> Mapping[str, Any]:
    """Learn from scratch for every number of lanes; the tables of the last pawns are worked out, not learned."""
    weights = {lanes: [round(w, 2) for w in learn(lanes, games, seed, tell)] for lanes in LANES}
    return {
        "weights": {str(lanes): weights[lanes] for lanes in LANES},
        "curve": {str(lanes): curve(lanes, weights[lanes], max(1, games // 4), seed, tell) for lanes in LANES},
        "race": {str(lanes): solve(lanes) for lanes in LANES},
    }


def learn(lanes: int, games: int, seed: str, tell: Callable[[str], None]) -> Weights:
    """The weights for a number of lanes."""
    random, shape = Random(f"{seed}/{lanes}"), Shape(lanes)
    weights = shape.guess()
    mean, counted = [0.0] * shape.size, 0
    wrong = 0.0  # the error of late, for whoever watches
    for number in range(0, games, BATCH):
        value = Value(lanes, tuple(weights))
        step = FIRST_STEP / (1 + number / SLOWING)
        for _ in range(min(BATCH, games - number)):
            wrong += (_teach(value, weights, _play(value, random), step) - wrong) / 200
        if number >= games // 2 or number + BATCH >= games:
            counted += 1
            mean = [old + (now - old) / counted for old, now in zip(mean, weights, strict=True)]
        if number % 500 == 0:
            tell(f"{lanes} lanes: {number:,} of {games:,} games, mean error {wrong:.4f}")
    return mean


def _play(value: Value, random: Random) -> list[Moment]:
    """A game against itself: the position after each turn, the winning one last; none of a game that lasts too long."""
    me = you = (0,) * (value.lanes + 1)
    moments: list[Moment] = []
    while len(moments) < TOO_LONG:
        (number,) = random.choices(range(len(ROLLS)), WAYS)
        answer = Replies(value, me, you).best(number)
        moments.append((answer.me, answer.you))
        if answer.won:
            return moments
        me, you = answer.you, answer.me
    return []


def _teach(value: Value, weights: Weights, moments: list[Moment], step: float) -> float:
    """Learn from a game, from its end to its beginning; give the mean error of what was expected."""
    result = next_chance = 1.0  # for the side that has just played
    errors = 0.0
    for me, you in reversed(moments[:-1]):
        target = 1 - (TRUST * result + (1 - TRUST) * next_chance)
        left = value.left(me, you)
        chance = value.judge(me, you)
        change = step * (target - chance) * value.scale[left]
        _adjust(value.shape, weights, (me, you), change)
        result, next_chance = target, chance
        errors += abs(target - chance)
    return errors / max(1, len(moments) - 1)


def _adjust(shape: Shape, weights: Weights, moment: Moment, change: float) -> None:
    """Raise what speaks for the side that has just played, lower what speaks for the other."""
    me, you = moment
    for status, owner, guests, sign in (
        (WAITS, me, all_guests(you), change),
        (ROLLS_NEXT, you, all_guests(me), -change),
    ):
        for lane in range(1, shape.lanes + 1):
            for part in _parts(shape.lanes, status, lane, owner[lane], guests[lane]):
                weights[part] += sign
    weights[-1] -= change


# The curve

Seen: TypeAlias = tuple[float, int, bool]  # points ahead, steps left to go, whether it was won


def curve(lanes: int, weights: Weights, games: int, seed: str, tell: Callable[[str], None]) -> list[float]:
    """The curve that expects best what comes of these weights' own games."""
    random, value, seen = Random(f"{seed}/{lanes}/curve"), Value(lanes, weights), list[Seen]()
    for _ in range(games):
        moments = _play(value, random)
        for number, (me, you) in enumerate(moments[:-1]):
            won = (len(moments) - number) % 2 == 1
            seen.append((value.points(me, you), value.left(me, you), won))
    found = [steepest(seen, soft) for soft in SOFTS]
    loss, best = min(found)
    tell(f"{lanes} lanes: curve {best} by {len(seen):,} positions, loss {loss:.4f}")
    return list(best)


def steepest(seen: list[Seen], soft: float) -> tuple[float, Curve]:
    """The steepness that goes best with a softness, by Newton's method; and the loss, in nats."""
    spread = [(points / sqrt(left + soft), won) for points, left, won in seen]
    steep = 1.0
    for _ in range(_NEWTON):
        slope, bend = 0.0, 1e-9
        for points, won in spread:
            chance = _chance(points * steep)
            slope += (won - chance) * points
            bend += chance * (1 - chance) * points * points
        steep = max(0.1, min(5.0, steep + slope / bend))
    loss = -sum(log(_chance(points * steep if won else -points * steep)) for points, won in spread) / max(1, len(seen))
    return loss, Curve(round(steep, 2), soft)


def _chance(points: float) -> float:
    return 1 / (1 + exp(-max(-_FAR, min(_FAR, points))))


@cache
def _parts(lanes: int, status: int, lane: int, place: int, guests: int) -> tuple[int, ...]:
    return Shape(lanes).parts(status, lane, place, guests)
