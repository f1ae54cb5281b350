"""Turns played on a table by rule of thumb, in microseconds: the first teacher of the learned numbers.

The same ideas as in `greedy`, without markers and with some whim: where the own mice may expect to gain most, greens
for the own mice, reds for the others'.
"""

from __future__ import annotations

from functools import cache, lru_cache
from random import Random
from typing import Final

from escale.games.gouda.places import BACKWARD, F1, F2, FORWARD, M4, OFF_TABLE, T
from escale.games.gouda.rolls import ROLLS
from escale.games.gouda.steps import MOST_DICE
from escale.games.gouda.table import Table
from escale.games.gouda.worth import nearest

# place -> height, felt: a step near the table is worth more than one near the floor
HEIGHT: Final = (0.0, 0.0, 0.0, 1.0, 1.0, 2.1, 2.1, 3.4, 3.4, 5.0, 7.0, 7.0, 12.0)
OTHERS: Final = 0.5  # what it is worth that a mouse of somebody else loses what one's own would gain
_FELT: Final = (9.0, 6.0, 4.0, 2.8, 1.9, 1.2, 0.6, 0.0, 0.0, 0.0)  # in a festival, by steps to the nearest cheese


@cache
def expected(own: int, others: int) -> tuple[float, float]:
    """What a roll brings, in greens and in reds: those for the own mice, less what others get or are spared."""
    greens = reds = 0.0
    for green, red, chance in ROLLS[min(MOST_DICE, own + others)]:
        mine, theirs = min(green, own), min(red, others)
        greens += chance * (mine - OTHERS * (green - mine))
        reds += chance * (red - theirs - OTHERS * theirs)
    return greens, reds


@lru_cache(maxsize=64)
def heights(cheeses: tuple[bool, ...], festival: bool) -> tuple[float, ...]:
    """place -> how good it is to be there."""
    return tuple(_FELT[steps] for steps in nearest(cheeses)[0]) if festival else HEIGHT


@lru_cache(maxsize=64)
def slopes(cheeses: tuple[bool, ...], festival: bool) -> tuple[tuple[float, float], ...]:
    """place -> what a green die brings a mouse there, and what a red one costs it."""
    height = heights(cheeses, festival)
    return tuple(
        (
            max((height[to] for to in FORWARD[place]), default=height[place]) - height[place],
            height[place] - max((height[to] for to in BACKWARD[place]), default=height[place]),
        )
        for place in range(T + 1)
    )


def promise(table: Table, mover: int, place: int) -> float:
    """What height to expect of designating a place; the last steps come first."""
    own, total = table.mice[place][mover], table.totals[place]
    if place in (F1, F2) and not table.festival:
        return 100.0 * total
    up, down = slopes(tuple(map(bool, table.cheeses)), table.festival)[place]
    greens, reds = expected(own, min(total - own, 30))
    return up * greens - down * reds


def plain_turn(table: Table, mover: int, random: Random, wander: float) -> None:
    """Play a whole turn."""
    places = [place for place in OFF_TABLE if table.mice[place][mover]]
    if random.random() < wander:
        place = random.choice(places)
    else:
        place = max(places, key=lambda one: promise(table, mover, one))
    dice = random.choices("gyr", k=min(MOST_DICE, table.totals[place]))
    green, red = dice.count("g"), dice.count("r") if BACKWARD[place] else 0
    while green or red:
        own, total = table.mice[place][mover], table.totals[place]
        if green and (own or not (red and total > own)):
            green -= 1
            owner, to = _up(table, mover, place, random)
        else:
            red -= 1
            owner, to = _down(table, mover, place, random)
        table.move(place, owner, to)
        if table.winner() is not None:
            return


def _up(table: Table, mover: int, place: int, random: Random) -> tuple[int, int]:
    height = heights(tuple(map(bool, table.cheeses)), table.festival)
    ways = FORWARD[place]
    if table.mice[place][mover]:
        if place == M4:
            return mover, max(ways, key=lambda to: (table.totals[to], random.random()))
        return mover, max(ways, key=lambda to: height[to]) if random.random() > 0.1 else random.choice(ways)
    return _somebody(table, mover, place, random), min(ways, key=lambda to: (height[to], random.random()))


def _down(table: Table, mover: int, place: int, random: Random) -> tuple[int, int]:
    height = heights(tuple(map(bool, table.cheeses)), table.festival)
    ways = BACKWARD[place]
    if table.totals[place] > table.mice[place][mover]:
        return _somebody(table, mover, place, random), min(ways, key=lambda to: (height[to], random.random()))
    return mover, max(ways, key=lambda to: (height[to], random.random()))


def _somebody(table: Table, mover: int, place: int, random: Random) -> int:
    """One of the others there, if there are any."""
    others = [seat for seat, count in enumerate(table.mice[place]) if count and seat != mover]
    return random.choice(others) if others else mover
