"""What a position is worth to each seat: the chance to win, at the beginning of somebody's turn.

Every seat has a score, and chances go as the exponentials of the scores. A score adds up learned numbers: for each
place with mice of the seat, by how many they are and how many others share the place; once more for the foremost of
these places; for how soon the seat's turn comes; for its markers; in a festival for the lead in cheese. With a single
cheese, mice on the last step are counted exactly: who can win in the coming round, with which chance, and in which
order. Markers of the others may spoil that, the more of them there are the surer.

In a festival a place is known by how far the nearest cheese is, along the path or back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import exp
from typing import Any, Final, TypeAlias

from escale.games.gouda.places import C1, C2, F1, F2, M0, M1, M2, M3, M4, NAMES, OFF_TABLE, S1, S2, S3
from escale.games.gouda.state import MICE
from escale.games.gouda.steps import LETTERS
from escale.games.gouda.table import NEIGHBOURS, Table

SEATS: Final = 6  # at most
SHARING: Final = 5  # more mice of others than this are as good as this many
KINDS: Final = 10  # of places: alike ones are learned together
KIND: Final = {M0: 0, C1: 1, C2: 1, M1: 2, S1: 3, M2: 4, S2: 5, M3: 6, S3: 7, M4: 8, F1: 9, F2: 9}
FAR: Final = 9  # no cheese can be reached
LEADS: Final = 3  # pieces ahead or behind; more are as good as this many
# mice on a last step -> chance of at least one green die
ARRIVES: Final = tuple(1 - (2 / 3) ** min(count, MICE) for count in range(SEATS * MICE + 1))

Part: TypeAlias = tuple[list[float], list[float], list[int]]  # seat -> its score; its foremost place's; that one's rank

# Where each group of numbers begins in the list of all that are learned for one number of seats
_PILE: Final = MICE * (SHARING + 1)
PLACES: Final = 0
FOREMOST: Final = PLACES + KINDS * _PILE
TURNS: Final = FOREMOST + KINDS * _PILE  # by how many turns come before the seat's
MARKERS: Final = TURNS + SEATS
LEAD: Final = MARKERS + len(LETTERS)  # pieces left, then the lead
SPOIL: Final = LEAD + 7 * (2 * LEADS + 1)  # what a marker of another leaves of a chance to arrive
LENGTH: Final = SPOIL + 1


@cache
def pile(group: int, kind: int, own: int, others: int) -> int:
    """Where the number for a pile of mice is."""
    return group + kind * _PILE + (own - 1) * (SHARING + 1) + min(others, SHARING)


@lru_cache(maxsize=64)
def nearest(cheeses: tuple[bool, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """place -> how many steps away the nearest cheese is, `FAR` if there is none; and its rank, the nearest first."""
    steps = [0 if there else FAR for there in cheeses]
    for _ in NAMES:
        for place in OFF_TABLE:
            steps[place] = min(steps[place], 1 + min(steps[other] for other in NEIGHBOURS[place]), FAR)
    return tuple(steps), tuple(FAR - count for count in steps)


class Worth:
    """The learned numbers of one number of seats, laid out to be looked up quickly."""

    def __init__(self, numbers: list[float], festival: bool) -> None:
        self.numbers = numbers
        self.festival = festival
        self.lay_out()

    def lay_out(self) -> None:
        """Make the tables anew from the numbers."""
        self.rows = [self._rows(PLACES, kind) for kind in range(KINDS)]
        self.foremost = [self._rows(FOREMOST, kind) for kind in range(KINDS)]
        self.turns = self.numbers[TURNS : TURNS + SEATS]
        self.markers = dict(zip(LETTERS, self.numbers[MARKERS : MARKERS + len(LETTERS)], strict=True))
        self.unknown = sum(self.markers.values()) / len(LETTERS)  # what a marker is worth that one does not know
        self.spoil = self.numbers[SPOIL]

    def _rows(self, group: int, kind: int) -> list[list[float]]:
        """own mice -> mice of others -> number."""
        most = SEATS * MICE
        return [[]] + [
            [self.numbers[pile(group, kind, own, others)] for others in range(most)] for own in range(1, MICE + 1)
        ]

    def held(self, hands: list[str | int]) -> list[float]:
        """What each seat's markers are worth: a hand that is known, or how many there are."""
        return [
            self.unknown * hand if isinstance(hand, int) else sum(self.markers[letter] for letter in hand)
            for hand in hands
        ]

    def layout(self, table: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """place -> which numbers are for it; and how far in front it is."""
        return nearest(tuple(map(bool, table.cheeses))) if self.festival else _LAYOUT

    def values(self, table: Table, turn: int, held: list[float]) -> list[float]:
        """Every seat's chance to win when the turn of `turn` begins; they add up to 1."""
        return self.finish(table, turn, self.begin(table, turn, held, ()), ())

    def begin(self, table: Table, turn: int, held: list[float], open_places: Sequence[int]) -> Part:
        """The part of the scores that does not change as long as only some places do."""
        seats, turns = table.seats, self.turns
        scores = [held[seat] + turns[(seat - turn) % seats] for seat in range(seats)]
        part = (scores, [0.0] * seats, [-1] * seats)
        self._add(table, part, [place for place in OFF_TABLE if place not in open_places])
        return part

    def finish(self, table: Table, turn: int, part: Part, places: Sequence[int]) -> list[float]:
        """Every seat's chance: what `begin` has left out is added."""
        if places:
            part = (part[0][:], part[1][:], part[2][:])
            self._add(table, part, places)
        scores = part[0] if not self.festival else self._with_cheese(table, part[0])
        scores = [exp(score + lead) for score, lead in zip(scores, part[1], strict=True)]
        whole = sum(scores)
        if self.festival or not (table.totals[F1] or table.totals[F2]):
            return [score / whole for score in scores]
        return self._arriving(table, turn, scores, whole)

    def _add(self, table: Table, part: Part, places: Sequence[int]) -> None:
        """Add what mice on some places are worth; remember the foremost."""
        scores, lead, foremost = part
        mice, totals = table.mice, table.totals
        kinds, ranks = self.layout(table)
        for place in places:
            total = totals[place]
            if total:
                kind, rank = kinds[place], ranks[place]
                row, first = self.rows[kind], self.foremost[kind]
                for seat, own in enumerate(mice[place]):
                    if own:
                        scores[seat] += row[own][total - own]
                        if rank > foremost[seat]:
                            foremost[seat] = rank
                            lead[seat] = first[own][total - own]

    def _arriving(self, table: Table, turn: int, scores: list[float], whole: float) -> list[float]:
        """Chances when some may arrive in the coming round."""
        seats, marks, spoil = table.seats, table.marks, self.spoil
        up, upper = table.mice[F1], table.mice[F2]
        here, there = ARRIVES[table.totals[F1]], ARRIVES[table.totals[F2]]
        everybody = sum(marks)
        first = [0.0] * seats
        alive = 1.0
        for count in range(seats):
            seat = (turn + count) % seats
            chance = here if up[seat] else 0.0
            if upper[seat] and there > chance:
                chance = there
            if chance:
                chance *= spoil ** (everybody - marks[seat])
                first[seat] = alive * chance
                alive -= first[seat]
        return [first[seat] + alive * scores[seat] / whole for seat in range(seats)]

    def _with_cheese(self, table: Table, scores: list[float]) -> list[float]:
        counts = [0] * table.seats
        for seat in table.eaten:
            counts[seat] += 1
        base = LEAD + min(table.left, 6) * (2 * LEADS + 1) + LEADS
        return [score + self.numbers[base + lead(counts, seat)] for seat, score in enumerate(scores)]


def lead(counts: list[int], seat: int) -> int:
    """How many pieces a seat is ahead of the best of the others."""
    ahead = counts[seat] - max(count for other, count in enumerate(counts) if other != seat)
    return max(-LEADS, min(LEADS, ahead))


_LAYOUT: Final = (tuple(KIND.get(place, 0) for place in range(len(NAMES))), tuple(range(len(NAMES))))


def split_name(counts: Sequence[int]) -> str:
    """How mice are placed, whichever crate is which: `500`, `320`."""
    can, left, right = counts
    return f"{can}{max(left, right)}{min(left, right)}"


def prior(festival: bool) -> list[float]:
    """Numbers to begin learning with: the further up the better, company is good, so is being next."""
    numbers = [0.0] * LENGTH
    for kind in range(KINDS):
        level = max(0, 6 - kind) if festival else 5 if kind == 9 else kind // 2
        for own in range(1, MICE + 1):
            for others in range(SHARING + 1):
                numbers[pile(PLACES, kind, own, others)] = 0.1 * level * own
                numbers[pile(FOREMOST, kind, own, others)] = 0.2 * level + 0.05 * level * (own + others)
    for turns in range(SEATS):
        numbers[TURNS + turns] = -0.05 * turns
    for marker in range(len(LETTERS)):
        numbers[MARKERS + marker] = 0.15
    for left in range(7):
        for ahead in range(-LEADS, LEADS + 1):
            numbers[LEAD + left * (2 * LEADS + 1) + LEADS + ahead] = 0.8 * ahead
    numbers[SPOIL] = 0.7
    return numbers


def load(numbers: Mapping[str, Any], seats: int, festival: bool) -> Worth:
    """The numbers for a number of seats, of those that ship: its own, or those for the next greater or last number."""
    sets = numbers["festival" if festival else "race"]
    known = sorted(map(int, sets))
    return Worth(list(sets[str(next((count for count in known if count >= seats), known[-1]))]), festival)
