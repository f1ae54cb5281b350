"""The last pawns: how many turns it takes to bring them home when nobody is in the way.

With nobody in the way lanes do not matter, only how far each pawn has to go. For up to three pawns that are not home,
`solve` finds the play that needs the fewest turns on average, exactly, all rolls and ways to use them considered (a
pawn one step from home may well go back two and on three), and how probable it is to be done after one turn, two
turns, and so on. Two such tables against each other give the chance to win the race. `tune` makes them; they ship with
the weights.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import Final, TypeAlias

from escale.games.chasse_croise.lanes import ROLLS, WAYS, Places
from escale.opponents.learned import learned

PAWNS: Final = 3  # the most that the tables know of
_LONGEST: Final = 60  # turns a table goes on for at most
_SURE: Final = 999  # of a thousand: where a table may end
_EXACT: Final = 1e-9  # a change of the mean number of turns that no longer matters

Ways: TypeAlias = tuple[int, ...]  # what each pawn that is not home has to go, the shortest first


@cache
def states(lanes: int) -> tuple[Ways, ...]:
    """Everything the tables know of, in their order; the first has nothing to go."""
    return tuple(
        ways for pawns in range(PAWNS + 1) for ways in combinations_with_replacement(range(1, lanes + 2), pawns)
    )


def after(ways: Ways, dice: tuple[int, ...], lanes: int) -> set[Ways]:
    """Where a turn can lead: with the pawns that are not home and, where they are fewer than three, some that are.

    A fourth pawn stays at home, but for a double that takes it out and back.
    """
    pawns = (0,) * (PAWNS - len(ways)) + ways
    ends = _ends(pawns, dice, lanes) | ({pawns} if len(set(dice)) < len(dice) else set())
    return {tuple(way for way in end if way) for end in ends}


def _ends(pawns: Ways, dice: tuple[int, ...], lanes: int) -> set[Ways]:
    """The same for three pawns, of which those at home have nothing to go."""
    if not any(pawns):
        return {pawns}
    found = set() if any(die <= way for die in dice for way in pawns) else {pawns}
    for number, die in enumerate(dice):
        left = (*dice[:number], *dice[number + 1 :])
        for place, way in enumerate(pawns):
            others = (*pawns[:place], *pawns[place + 1 :])
            for target in (way - die, way + die):
                if 0 <= target <= lanes + 1:
                    found |= _ends(tuple(sorted((*others, target))), left, lanes)
    return found


def solve(lanes: int) -> list[list[int]]:
    """For each of `states`: of a thousand, how often it is done after one turn, two turns, ..."""
    known = states(lanes)
    number = {ways: index for index, ways in enumerate(known)}
    following = [[[number[ways] for ways in sorted(after(now, roll, lanes))] for roll in ROLLS] for now in known]
    turns = _fewest_turns(following)
    best = [[min(options, key=lambda one: turns[one]) for options in rolls] for rolls in following]
    done = [1.0] + [0.0] * (len(known) - 1)
    tables: list[list[int]] = [[] for _ in known]
    for _ in range(_LONGEST):
        done = [1.0, *(sum(ways * done[one] for ways, one in zip(WAYS, row, strict=True)) / 36 for row in best[1:])]
        for table, part in zip(tables[1:], done[1:], strict=True):
            if not table or table[-1] < _SURE:
                table.append(round(1000 * part))
    return tables


def _fewest_turns(following: list[list[list[int]]]) -> list[float]:
    """The mean number of turns from each state with best play: repeated until nothing changes any more."""
    turns = [0.0] * len(following)
    change = 1.0
    while change > _EXACT:
        change = 0.0
        for state, rolls in enumerate(following[1:], start=1):
            mean = (
                1 + sum(w * min([turns[one] for one in options]) for w, options in zip(WAYS, rolls, strict=True)) / 36
            )
            change = max(change, abs(mean - turns[state]))
            turns[state] = mean
    return turns


class Race:
    """The tables of a number of lanes."""

    def __init__(self, lanes: int, tables: Sequence[Sequence[int]]) -> None:
        self.home = lanes + 1
        self._tables = dict(zip(states(lanes), tables, strict=True))
        self._chances: dict[tuple[Ways, Ways], float] = {}

    def ways(self, places: Places) -> Ways:
        """What the pawns of a side have to go; as the tables have it."""
        return tuple(sorted([self.home - place for place in places[1:] if place < self.home]))

    def knows(self, me: Places, you: Places) -> bool:
        """Whether both sides are down to their last pawns."""
        return len(self.ways(me)) <= PAWNS and len(self.ways(you)) <= PAWNS

    def chance(self, me: Ways, you: Ways) -> float:
        """My chance to be home first when you are about to roll; both have pawns that the tables know of."""
        chance = self._chances.get((me, you))
        if chance is None:
            chance = self._chances[me, you] = self._first(self._tables[me], self._tables[you])
        return chance

    def _first(self, mine: Sequence[int], yours: Sequence[int]) -> float:
        """How probable it is that I need fewer turns than you."""
        chance, before = 0.0, 0
        for turn, part in enumerate(mine):
            chance += (part - before) * (1000 - (yours[turn] if turn < len(yours) else 1000))
            before = part
        return chance / 1_000_000


@cache
def race(lanes: int) -> Race:
    """The tables that ship."""
    return Race(lanes, learned("chasse_croise")["race"][str(lanes)])
