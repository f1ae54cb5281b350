"""Learn what positions are worth: quick players play themselves, and the numbers follow how their games went.

After each game every turn's chances are moved towards a mixture of what the next turn's were and who won in the end
(temporal differences), the steps shrinking with use. The mean of the numbers in the last half of the games is kept, for
it swings less. Each number of seats goes on from the numbers of the one before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import exp, log, sqrt
from random import Random
from typing import Any, Final

from escale.games.gouda.places import F1, F2, OFF_TABLE
from escale.games.gouda.rules import OPTIONS, SPLITS, chance, initial, play
from escale.games.gouda.selfplay import play_on
from escale.games.gouda.state import State
from escale.games.gouda.steps import LETTERS
from escale.games.gouda.table import Table
from escale.games.gouda.worth import (
    ARRIVES,
    FOREMOST,
    LEAD,
    LEADS,
    LENGTH,
    MARKERS,
    PLACES,
    SPOIL,
    TURNS,
    Worth,
    lead,
    pile,
    prior,
)

GAMES: Final = 4000  # of all kinds together
TRUST: Final = 0.8  # how far the end of a game counts, against the next turn's chances
RATE: Final = 0.06
WANDER: Final = 0.06  # how often a place is designated at random, so that unusual positions come up
# Part of the games, seats, and the options that are played in turn; a kind goes on from the numbers of the one before.
_RACES: Final = ({"markers": "0"}, {"markers": "3"}, {"markers": "0"}, {"markers": "5"})
_FESTIVALS: Final = (
    {"cheeses": "3"},
    {"scattered": "on", "markers": "3"},
    {"cheeses": "6"},
    {"cheeses": "3", "scattered": "on"},
    {"cheeses": "3", "markers": "3"},
)
PLAN: Final = (
    ("race", 2, 0.40, _RACES),
    ("race", 3, 0.12, _RACES),
    ("race", 4, 0.22, _RACES),
    ("race", 5, 0.05, _RACES),
    ("race", 6, 0.05, _RACES),
    ("festival", 2, 0.10, _FESTIVALS),
    ("festival", 4, 0.06, _FESTIVALS),
)

Features = list[list[int]]  # seat -> which numbers add up to its score


def tune(games: int, seed: str, tell: Callable[[str], None]) -> Mapping[str, Any]:
    """Learn from scratch."""
    learned: dict[str, dict[str, list[float]]] = {"race": {}, "festival": {}}
    for mode, seats, part, options in PLAN:
        before = [*learned[mode].values()]
        worth = Worth(list(before[-1]) if before else prior(mode == "festival"), mode == "festival")
        lesson = Lesson(worth, Random(f"{seed}/{mode}/{seats}"))
        count = max(2, round(games * part))
        for number in range(count):
            lesson.game(seats, options[number % len(options)])
            if number == count // 2:
                lesson.begin_mean()
            if (number + 1) % 100 == 0 or number + 1 == count:
                tell(f"{mode}, {seats} seats: {number + 1} of {count} games, {lesson.told()}")
        learned[mode][str(seats)] = [round(number, 3) for number in lesson.mean()]
    return learned


class Lesson:
    """Games with one set of numbers, which change after each."""

    def __init__(self, worth: Worth, random: Random) -> None:
        self.worth = worth
        self.random = random
        self.squares = [0.01] * LENGTH
        self.sums = [0.0] * LENGTH
        self.counted = 0
        self.averaging = False
        self.losses: list[float] = []

    def begin_mean(self) -> None:
        """From here on the numbers count for the mean."""
        self.averaging = True

    def mean(self) -> list[float]:
        return [total / self.counted for total in self.sums] if self.counted else self.worth.numbers

    def told(self) -> str:
        recent = self.losses[-100:]
        return f"loss {sum(recent) / len(recent):.3f}, spoil {self.worth.spoil:.2f}"

    def game(self, seats: int, options: Mapping[str, str]) -> None:
        """Play one game and learn from it."""
        usual = {option.name: option.default for option in OPTIONS}
        state = set_up(usual | dict(options), seats, self.random)
        table, hands = Table(state), list(state.hands)
        moments: list[tuple[Features, list[float], int]] = []
        first = self.random.randrange(seats)
        for mover in play_on(table, hands, first, self.worth, self.random, WANDER):
            table.marks = [len(hand) for hand in hands]
            arriving = arrivals(table)
            moments.append((features(self.worth, table, mover, hands), arriving, mover))
            spoilers = sum(table.marks)
            moments[-1][1].extend(float(spoilers - mark) for mark in table.marks)
        winner = table.winner()
        if winner is None or winner < 0:
            return
        self._learn(moments, [float(seat == winner) for seat in range(seats)])
        self.worth.lay_out()
        if self.averaging:
            self.counted += 1
            self.sums = [total + number for total, number in zip(self.sums, self.worth.numbers, strict=True)]

    def _learn(self, moments: list[tuple[Features, list[float], int]], target: list[float]) -> None:
        """From the end of the game backwards."""
        loss = 0.0
        for moment in reversed(moments):
            guess = self._guess(moment)
            loss -= sum(want * log(max(1e-9, have)) for want, have in zip(target, guess, strict=True) if want)
            self._step(moment, target)
            target = [(1 - TRUST) * have + TRUST * want for have, want in zip(guess, target, strict=True)]
        self.losses.append(loss / len(moments))

    def _parts(self, moment: tuple[Features, list[float], int], spoil: float) -> tuple[list[float], list[float], float]:
        """Of each seat, the chance to arrive in the coming round, its part of the rest; and the rest."""
        rows, arriving, mover = moment
        seats, numbers = len(rows), self.worth.numbers
        powers = [exp(sum(numbers[index] for index in row)) for row in rows]
        whole = sum(powers)
        first, alive = [0.0] * seats, 1.0
        for count in range(seats):
            seat = (mover + count) % seats
            if arriving[seat] and not self.worth.festival:
                first[seat] = alive * arriving[seat] * spoil ** arriving[seats + seat]
                alive -= first[seat]
        return first, [power / whole for power in powers], alive

    def _guess(self, moment: tuple[Features, list[float], int]) -> list[float]:
        first, rest, alive = self._parts(moment, self.worth.spoil)
        return [sure + alive * part for sure, part in zip(first, rest, strict=True)]

    def _step(self, moment: tuple[Features, list[float], int], target: list[float]) -> None:
        """Move the numbers down the slope of the cross-entropy."""
        first, rest, alive = self._parts(moment, self.worth.spoil)
        seats = len(rest)
        pull = [
            want * alive * part / max(1e-6, sure + alive * part)
            for want, part, sure in zip(target, rest, first, strict=True)
        ]
        whole = sum(pull)
        for seat in range(seats):
            slope = whole * rest[seat] - pull[seat]
            for index in moment[0][seat]:
                self._nudge(index, slope)
        if any(first):
            self._nudge(SPOIL, self._slope_of_spoil(moment, target))
            self.worth.numbers[SPOIL] = min(1.0, max(0.05, self.worth.numbers[SPOIL]))
            self.worth.spoil = self.worth.numbers[SPOIL]

    def _slope_of_spoil(self, moment: tuple[Features, list[float], int], target: list[float]) -> float:
        losses = []
        for spoil in (self.worth.spoil, self.worth.spoil + 0.001):
            first, rest, alive = self._parts(moment, spoil)
            losses.append(
                -sum(
                    want * log(max(1e-6, sure + alive * part))
                    for want, sure, part in zip(target, first, rest, strict=True)
                )
            )
        return (losses[1] - losses[0]) / 0.001

    def _nudge(self, index: int, slope: float) -> None:
        self.squares[index] += slope * slope
        self.worth.numbers[index] -= RATE * slope / sqrt(self.squares[index])


def set_up(options: Mapping[str, str], seats: int, random: Random) -> State:
    """A game about to begin: markers drawn, mice placed anyhow."""
    state = initial(options, seats)
    while state.phase == "draw":
        state = play(state, chance(state).draw(random))
    while state.phase == "place":
        state = play(state, random.choice(SPLITS))
    return state


def arrivals(table: Table) -> list[float]:
    """seat -> its chance to bring a mouse to the table in one roll."""
    return [
        max((ARRIVES[table.totals[place]] for place in (F1, F2) if table.mice[place][seat]), default=0.0)
        for seat in range(table.seats)
    ]


def features(worth: Worth, table: Table, mover: int, hands: list[str]) -> Features:
    """Which numbers each seat's score adds up: a second, plain account of `Worth.values`."""
    return [list(_features_of(worth, table, mover, hands, seat)) for seat in range(table.seats)]


def _features_of(worth: Worth, table: Table, mover: int, hands: list[str], seat: int) -> Iterator[int]:
    kinds, ranks = worth.layout(table)
    foremost: tuple[int, int] | None = None
    for place in OFF_TABLE:
        own = table.mice[place][seat]
        if own:
            yield pile(PLACES, kinds[place], own, table.totals[place] - own)
            if foremost is None or ranks[place] > foremost[0]:
                foremost = ranks[place], pile(FOREMOST, kinds[place], own, table.totals[place] - own)
    if foremost:
        yield foremost[1]
    yield TURNS + (seat - mover) % table.seats
    for letter in hands[seat]:
        yield MARKERS + LETTERS.index(letter)
    if worth.festival:
        counts = [table.eaten.count(one) for one in range(table.seats)]
        yield LEAD + min(table.left, 6) * (2 * LEADS + 1) + LEADS + lead(counts, seat)
