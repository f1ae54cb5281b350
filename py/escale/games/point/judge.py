"""How good a spot is for each side: features of what a seat has, weighed by numbers, learned or set by hand.

A seat's score adds up its row (`worth`), the bank, what its open hand could do there next, and how soon it is its turn.
The sides' scores become expected results by `exp(score) / sum(exp(scores))`. The same features are what `tuning` learns
the weights of.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from escale.games.point.fast import (
    MIRROR,
    Exchange,
    Hand,
    Number,
    Setting,
    Spot,
    exchanges,
    finishers,
)
from escale.games.point.rules import TOGETHER
from escale.games.point.solo import Solo
from escale.opponents.learned import learned

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Weights: TypeAlias = list[float]
Features: TypeAlias = list[tuple[int, float]]  # index, value; an index may come twice

# Where the features of each kind begin.
_BANK: Final = 6  # pawns in the bank told apart
_KINDS: Final = {
    "turns": 3,  # that a row takes to finish, played alone: as they are, how many fewer than 4, how many more than 7
    "unwanted": 1,
    "length": 1,
    "own": _BANK + 1,  # pawns of the own colour in the bank
    "other": _BANK + 1,
    "gain": 3,  # what the cards of the hand would add to the row's worth, best first
    "wait": 4,  # turns of others before the own one
    "finish": 2,  # a card of the hand finishes the row: in the next turn, later
    "chance": 2,  # the part of the pile that would
    "stopped": 1,
    "short": 1,  # pawns two partners lack to twelve, for each of them
}
AT: Final[dict[str, int]] = {}
FEATURES = 0
for _kind, _count in _KINDS.items():
    AT[_kind] = FEATURES
    FEATURES += _count
ROW_FEATURES: Final = AT["own"]  # the first ones are those of a row

_TURNS, _UNWANTED, _LENGTH = (AT[kind] for kind in list(_KINDS)[:3])
_OWN, _OTHER, _GAIN, _WAIT, _FINISH, _CHANCE, _STOPPED, _SHORT = (AT[kind] for kind in list(_KINDS)[3:])

_CLIP: Final = 4.0  # gains beyond this count as much
_CACHE: Final = 60_000  # rows, or cards in rows, remembered at most


def by_hand() -> Weights:
    """Where learning begins: few turns to go are good, and so are cards that save some."""
    weights = [0.0] * FEATURES
    weights[_TURNS], weights[_GAIN], weights[_FINISH], weights[_CHANCE] = -0.5, 0.4, 3.0, 2.0
    return weights


def row_features(row: str, turns: float) -> Features:
    """What a row is like; `turns` by solo.py."""
    return [
        (_TURNS, turns),
        (_TURNS + 1, max(0.0, 4 - turns)),
        (_TURNS + 2, max(0.0, turns - 7)),
        (_UNWANTED, row.count("w") / 5),
        (_LENGTH, len(row) / 10),
    ]


class Choice(NamedTuple):
    """The best place for one reading of a card in a row."""

    own: int  # as in Exchange
    other: int
    worth: float  # of the row it leaves
    use: Exchange


class Judge:
    """The numbers of one kind of match, and what was found out with them."""

    __slots__ = ("_best", "_finishers", "_worths", "solo", "weights")

    def __init__(self, weights: Weights, solo: Callable[[str], float]) -> None:
        self.weights, self.solo = weights, solo
        self._worths: dict[str, float] = {}
        self._best: dict[tuple[str, Number], tuple[Choice, ...]] = {}
        self._finishers: dict[str, dict[Number, int]] = {}

    def worth(self, row: str) -> float:
        """What a row adds to its owner's score."""
        found = self._worths.get(row)
        if found is None:
            if len(self._worths) >= _CACHE:
                self._worths.clear()
            weights = self.weights
            found = sum(weights[index] * value for index, value in row_features(row, self.solo(row)))
            self._worths[row] = found
        return found

    def best(self, row: str, card: Number) -> tuple[Choice, ...]:
        """The best place for each reading of a card, whatever the bank holds."""
        key = (row, card)
        found = self._best.get(key)
        if found is None:
            if len(self._best) >= _CACHE:
                self._best.clear()
            of_reading: dict[int, Choice] = {}
            for use in exchanges(row, card):
                worth, old = self.worth(use.row), of_reading.get(use.reading)
                if old is None or worth > old.worth:
                    of_reading[use.reading] = Choice(use.own, use.other, worth, use)
            found = self._best[key] = tuple(of_reading.values())
        return found

    def finishers(self, row: str) -> dict[Number, int]:
        """As in fast.py, remembered."""
        found = self._finishers.get(row)
        if found is None:
            if len(self._finishers) >= _CACHE:
                self._finishers.clear()
            found = self._finishers[row] = finishers(row)
        return found

    def gains(self, row: str, hand: Hand, own: int, other: int) -> list[float]:
        """What each card that can be used would add to the row's worth, best first."""
        now, found, last = self.worth(row), [], -1
        for card in hand:
            if card == last:
                continue
            last = card
            best = None
            for choice in self.best(row, card):
                if choice.own <= own and choice.other <= other and (best is None or choice.worth > best):
                    best = choice.worth
            if best is not None:
                found.append(max(-_CLIP, min(_CLIP, best - now)))
        found.sort(reverse=True)
        return found


class Scale:
    """A judge at work on one table: with what the pile holds."""

    __slots__ = ("_scores", "judge", "odds", "setting")

    def __init__(self, judge: Judge, setting: Setting, odds: Sequence[float]) -> None:
        self.judge, self.setting = judge, setting
        mirrored = [odds[MIRROR[card]] for card in range(len(odds))]
        self.odds = (list(odds), mirrored)  # that a drawn card is this one: to those who collect black, white
        self._scores: dict[Any, float] = {}

    def hand_features(self, spot: Spot, seat: int, wait: int) -> Features:
        """What a seat has apart from its row."""
        black, white = spot.bank
        is_white = self.setting.white[seat]
        own, other = (white, black) if is_white else (black, white)
        row, hand, judge = spot.rows[seat], spot.hands[seat], self.judge
        found: Features = [(_OWN + min(own, _BANK), 1.0), (_OTHER + min(other, _BANK), 1.0), (_WAIT + wait, 1.0)]
        if seat in spot.stopped:
            return [*found[:2], (_STOPPED, 1.0)]
        for place, gain in enumerate(judge.gains(row, hand, own, other)[:3]):
            found.append((_GAIN + place, gain))
        finishing = judge.finishers(row)
        if finishing:
            later = int(wait > 0)
            if any(card in finishing and finishing[card] <= own for card in hand):
                found.append((_FINISH + later, 1.0))
            else:
                odds = self.odds[is_white]
                chance = sum(odds[card] for card, needed in finishing.items() if needed <= own)
                found.append((_CHANCE + later, chance))
        return found

    def score(self, spot: Spot, seat: int) -> float:
        """A seat's part of its side's score."""
        wait = self.wait(spot, seat)
        key = (spot.rows[seat], spot.hands[seat], spot.bank, wait, seat)
        found = self._scores.get(key)
        if found is None:
            if len(self._scores) >= _CACHE:
                self._scores.clear()
            weights = self.judge.weights
            found = self.judge.worth(spot.rows[seat])
            for index, value in self.hand_features(spot, seat, wait):
                found += weights[index] * value
            self._scores[key] = found
        return found

    def wait(self, spot: Spot, seat: int) -> int:
        """How many turns of others come before a seat's; those who have stopped take none."""
        seats = self.setting.seats
        wait = (seat - spot.seat) % seats
        if spot.stopped:
            wait -= sum(1 for one in spot.stopped if (one - spot.seat) % seats < wait)
        return wait

    def features(self, spot: Spot) -> list[Features]:
        """All features of each side."""
        seats = [
            row_features(spot.rows[seat], self.judge.solo(spot.rows[seat]))
            + self.hand_features(spot, seat, self.wait(spot, seat))
            for seat in range(self.setting.seats)
        ]
        if not self.setting.teams:
            return seats
        return [seats[side] + seats[side + 2] + [(_SHORT, float(lacking(spot, side)))] for side in (0, 1)]

    def shares(self, spot: Spot) -> tuple[float, ...]:
        """The expected result of each side."""
        setting = self.setting
        if setting.seats == 2:
            first = 1 / (1 + exp(_clipped(self.score(spot, 1) - self.score(spot, 0))))
            return (first, 1 - first)
        if setting.teams:
            black, white = (
                self.score(spot, side) + self.score(spot, side + 2) + self.judge.weights[_SHORT] * lacking(spot, side)
                for side in (0, 1)
            )
            first = 1 / (1 + exp(_clipped(white - black)))
            return (first, 1 - first)
        scores = [self.score(spot, seat) for seat in range(setting.seats)]
        top = max(scores)
        parts = [exp(score - top) for score in scores]
        whole = sum(parts)
        return tuple(part / whole for part in parts)


def _clipped(difference: float) -> float:
    return max(-30.0, min(30.0, difference))


def lacking(spot: Spot, side: int) -> int:
    """How many pawns of their colour two partners lack to twelve."""
    return max(0, TOGETHER - spot.rows[side].count("b") - spot.rows[side + 2].count("b"))


def kind(players: str, deck: str) -> str:
    """The name of a kind of match in the numbers."""
    return f"{players}-{deck}"


@cache
def judge_for(players: str, deck: str) -> Judge:
    """The judge of one kind of match, with what was learned."""
    numbers = learned("point")
    return Judge([float(weight) for weight in numbers["weights"][kind(players, deck)]], _solo(deck))


@cache
def _solo(deck: str) -> Solo:
    return Solo(learned("point")["solo"][deck])
