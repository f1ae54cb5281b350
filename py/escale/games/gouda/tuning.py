"""Learn what positions are worth: quick players play themselves, and the numbers follow how their games went.

After each game every turn's chances are moved towards a mixture of what the next turn's were and who won in the end
(temporal differences), the steps shrinking with use. The mean of the numbers in the last half of the games is kept, for
it swings less. Each number of seats goes on from the numbers of the one before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from random import Random
from typing import Any, Final

from escale.games.gouda.places import F1, F2, OFF_TABLE, STARTS
from escale.games.gouda.plain import plain_turn
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
    split_name,
)

GAMES: Final = 3000  # of all kinds together
TRUST: Final = 0.8  # how far the end of a game counts, against the next turn's chances
RATE: Final = 0.1
WANDER: Final = 0.06  # how often a place is designated at random, so that unusual positions come up
FIRM: Final = 5.0  # how firm the numbers are when quick players take over: steps are small then
DOUBT: Final = 40  # games with an average result that a way to place mice is given in advance
OFTEN: Final = 4  # games between two looks at the numbers, for their mean
_RACES: Final = ({"markers": "3"}, {"markers": "0"}, {"markers": "5"})
_FESTIVALS: Final = (
    {"cheeses": "3"},
    {"scattered": "on", "markers": "3"},
    {"cheeses": "6"},
    {"cheeses": "3", "scattered": "on"},
    {"cheeses": "3", "markers": "3"},
)
# The kind of game, seats, part of the games that are played by rule of thumb, part that is played by quick players.
PLAN: Final = (
    ("race", 2, 0.50, 0.02),
    ("race", 3, 0.13, 0.00),
    ("race", 4, 0.16, 0.01),
    ("race", 5, 0.04, 0.00),
    ("race", 6, 0.04, 0.00),
    ("festival", 2, 0.06, 0.00),
    ("festival", 4, 0.04, 0.00),
    ("race", 2, 0.00, 0.60),  # once more, for the usual number of seats
)


def tune(games: int, seed: str, tell: Callable[[str], None]) -> Mapping[str, Any]:
    """Learn from scratch."""
    learned: dict[str, dict[str, Any]] = {"race": {}, "festival": {}, "splits": {}}
    tried: dict[str, list[float]] = {}
    for mode, seats, plain, quick in PLAN:
        festival = mode == "festival"
        known = learned[mode]
        numbers = known.get(str(seats)) or ([*known.values()][-1] if known else prior(festival))
        random = Random(f"{seed}/{mode}/{seats}")
        for how, part in (("plain", plain), ("quick", quick)):
            lesson = Lesson(Worth(list(numbers), festival), random, FIRM if how == "quick" else 0.01)
            count = round(games * part)
            if not count:
                continue
            for number in range(count):
                lesson.game(seats, (_FESTIVALS if festival else _RACES), how == "quick")
                if number == count // 2:
                    lesson.averaging = True
            numbers = lesson.mean()
            if how == "plain" and not festival:
                for split, won in lesson.splits.items():
                    tried.setdefault(split, []).extend(won)
            tell(f"{mode}, {seats} seats: {count} {how} games, {lesson.told()}")
        learned[mode][str(seats)] = [round(number, 3) for number in numbers]
    learned["splits"] = {
        split: round((DOUBT + sum(won)) / (DOUBT + len(won)), 3) for split, won in sorted(tried.items())
    }
    return learned


@dataclass(frozen=True, slots=True)
class Moment:
    """The beginning of a turn, as far as learning is concerned."""

    mover: int
    features: list[list[int]]  # seat -> which numbers add up to its score
    arrives: list[float]  # seat -> its chance to bring a mouse to the table in one roll; 0 in a festival
    spoilers: list[int]  # seat -> markers of the others


class Lesson:
    """Games with one set of numbers, which change after each."""

    def __init__(self, worth: Worth, random: Random, firm: float = 0.01) -> None:
        self.worth = worth
        self.random = random
        self.squares = [firm] * LENGTH  # of the slopes so far: the more, the smaller the steps
        self.sums = [0.0] * LENGTH
        self.counted = 0
        self.averaging = False  # whether the numbers count for the mean by now
        self.losses: list[float] = []
        self.splits: dict[str, list[float]] = {}  # how mice were placed -> fair shares won with it

    def mean(self) -> list[float]:
        return [total / self.counted for total in self.sums] if self.counted else self.worth.numbers

    def told(self) -> str:
        recent = self.losses[-200:]
        return f"loss {sum(recent) / max(1, len(recent)):.3f}, spoil {self.worth.spoil:.2f}"

    def game(self, seats: int, kinds: Sequence[Mapping[str, str]], thoughtful: bool) -> None:
        """Play one game, with quick players or by rule of thumb, and learn from it."""
        options = {option.name: option.default for option in OPTIONS} | dict(self.random.choice(kinds))
        if not thoughtful:
            options["markers"] = "0"
        state = set_up(options, seats, self.random)
        table, hands, mover = Table(state), list(state.hands), self.random.randrange(seats)
        splits = [split_name([state.mice[place][seat] for place in STARTS]) for seat in range(seats)]
        if thoughtful:
            turns = play_on(table, hands, mover, self.worth, self.random, WANDER)
        else:
            turns = self._plainly(table, mover)
        moments = [moment(self.worth, table, turn, hands) for turn in turns]
        winner = table.winner()
        if winner is None or winner < 0:
            return
        for seat, split in enumerate(splits):
            self.splits.setdefault(split, []).append(float(seats if seat == winner else 0))
        self._learn(moments, [float(seat == winner) for seat in range(seats)])
        if thoughtful:
            self.worth.lay_out()
        if self.averaging and len(self.losses) % OFTEN == 0:
            self.counted += 1
            self.sums = [total + number for total, number in zip(self.sums, self.worth.numbers, strict=True)]

    def _plainly(self, table: Table, mover: int) -> Iterator[int]:
        while table.winner() is None:
            yield mover
            plain_turn(table, mover, self.random, WANDER)
            mover = table.following(mover)

    def _learn(self, moments: list[Moment], target: list[float]) -> None:
        """From the end of the game backwards."""
        loss = 0.0
        for one in reversed(moments):
            guess = self.guess(one)
            loss -= sum(want * log(max(1e-9, have)) for want, have in zip(target, guess, strict=True) if want)
            self._step(one, target)
            target = [(1 - TRUST) * have + TRUST * want for have, want in zip(guess, target, strict=True)]
        self.losses.append(loss / len(moments))

    def _parts(self, one: Moment, spoil: float) -> tuple[list[float], list[float], float]:
        """Of each seat, the chance to arrive in the coming round, its part of the rest; and the rest."""
        seats, numbers = len(one.features), self.worth.numbers
        powers = [exp(sum([numbers[index] for index in row])) for row in one.features]
        whole = sum(powers)
        first, alive = [0.0] * seats, 1.0
        for count in range(seats):
            seat = (one.mover + count) % seats
            if one.arrives[seat]:
                first[seat] = alive * one.arrives[seat] * spoil ** one.spoilers[seat]
                alive -= first[seat]
        return first, [power / whole for power in powers], alive

    def guess(self, one: Moment) -> list[float]:
        """Every seat's chance by the numbers as they are."""
        first, rest, alive = self._parts(one, self.worth.numbers[SPOIL])
        return [sure + alive * part for sure, part in zip(first, rest, strict=True)]

    def _step(self, one: Moment, target: list[float]) -> None:
        """Move the numbers down the slope of the cross-entropy."""
        first, rest, alive = self._parts(one, self.worth.numbers[SPOIL])
        pull = [
            want * alive * part / max(1e-6, sure + alive * part)
            for want, part, sure in zip(target, rest, first, strict=True)
        ]
        whole = sum(pull)
        for seat, row in enumerate(one.features):
            slope = whole * rest[seat] - pull[seat]
            for index in row:
                self._nudge(index, slope)
        if any(first) and any(one.spoilers):
            self._nudge(SPOIL, self._slope_of_spoil(one, target))
            self.worth.numbers[SPOIL] = min(1.0, max(0.05, self.worth.numbers[SPOIL]))

    def _slope_of_spoil(self, one: Moment, target: list[float]) -> float:
        losses = []
        for spoil in (self.worth.numbers[SPOIL], self.worth.numbers[SPOIL] - 0.001):
            first, rest, alive = self._parts(one, spoil)
            chances = [max(1e-6, sure + alive * part) for sure, part in zip(first, rest, strict=True)]
            losses.append(-sum(want * log(chance) for want, chance in zip(target, chances, strict=True)))
        return (losses[0] - losses[1]) / 0.001

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


def moment(worth: Worth, table: Table, mover: int, hands: list[str]) -> Moment:
    """What learning remembers of the beginning of a turn: a second, plain account of `Worth.values`."""
    arrives = [
        max((ARRIVES[table.totals[place]] for place in (F1, F2) if table.mice[place][seat]), default=0.0)
        for seat in range(table.seats)
    ]
    markers = [len(hand) for hand in hands]
    table.marks = markers
    return Moment(
        mover,
        [list(_features_of(worth, table, mover, hands, seat)) for seat in range(table.seats)],
        [0.0] * table.seats if worth.festival else arrives,
        [sum(markers) - count for count in markers],
    )


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
