"""Looking ahead: every turn the dice allow, then the 21 rolls of the other side with its best answers, and so on.

Depth 1 judges the positions after each turn; depth 2 lets the other side roll and answer; depth 3 lets it choose among
its best few answers by what the roll after them will bring. Each depth looks at fewer turns than the one before, best
first, so that thinking can be cut short at any node.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from escale.games.chasse_croise.lanes import ROLLS, WAYS, Places, Turn
from escale.games.chasse_croise.replies import Replies
from escale.games.chasse_croise.value import Value
from escale.opponents.budget import Budget

DEEPEST: Final = 3
_WIDTHS: Final = {2: 24, 3: 8}  # turns that are looked at this deep, at most; more if more lines are wanted
_GAPS: Final = {2: 0.1, 3: 0.03}  # turns worse than the best by more than this, at the depth before, are left out
_REMEMBERED: Final = 20_000  # positions: a few megabytes
_ANSWERS: Final = 2  # answers to each roll that depth 3 follows


class OutOfBudgetError(Exception):
    """Thinking has to stop in the middle of a turn's value."""


@dataclass(slots=True)
class Candidate:
    """A turn and what it is worth to the side that plays it, at each depth that was looked at."""

    turn: Turn
    values: list[float] = field(default_factory=list)


@dataclass(slots=True)
class Found:
    """What a search came to."""

    candidates: list[Candidate]  # all, best first, by the deepest value that enough of them have
    depth: int  # of the values the order goes by
    rungs: list[tuple[float, Candidate]]  # the best and its value after each finished depth


class Search:
    """One search among the turns of a roll."""

    def __init__(self, value: Value, budget: Budget, wanted: int) -> None:
        self._value, self._budget, self._wanted = value, budget, wanted
        self._rolls: dict[tuple[Places, Places], float] = {}  # what `_rolled` found out before

    def run(self, turns: Sequence[Turn], depth: int, share: tuple[int, int]) -> Found:
        """Look at every n-th turn, from one on, as deep as allowed."""
        candidates = [Candidate(turn, [self._value.judge(turn.me, turn.you)]) for turn in turns]
        self._budget.tick(len(candidates) // 20)
        candidates.sort(key=lambda one: -one.values[0])
        part, parts = share
        mine = candidates[part::parts] or candidates[:1]
        found = Found(mine, 1, [(mine[0].values[0], mine[0])])
        for level, look in ((2, self._answered), (3, self._followed)):
            if depth >= level and not self._deepen(found, level, look):
                break
        return found

    def _deepen(self, found: Found, depth: int, look: Callable[[Turn], float]) -> bool:
        """Look at the best turns one depth further; tell whether all of them were looked at."""
        done = []
        finished = True
        for one in self._worth_a_look(found, depth):
            try:
                one.values.append(look(one.turn))
            except OutOfBudgetError:
                finished = False
                break
            done.append(one)
        enough = min(self._wanted, len(found.candidates))
        if done and len(done) >= enough:
            done.sort(key=lambda one: -one.values[-1])
            rest = [one for one in found.candidates if len(one.values) < depth]
            found.candidates, found.depth = done + rest, depth
            if finished:
                found.rungs.append((done[0].values[-1], done[0]))
        return finished

    def _worth_a_look(self, found: Found, depth: int) -> list[Candidate]:
        """The turns to look at further, the best first."""
        best = found.candidates[0].values[-1]
        width = max(_WIDTHS[depth], self._wanted)
        return [
            one
            for number, one in enumerate(found.candidates[:width])
            if len(one.values) == depth - 1 and (number < self._wanted or best - one.values[-1] <= _GAPS[depth])
        ]

    def _answered(self, turn: Turn) -> float:
        """What a turn is worth when the other side answers its roll at once at its best."""
        return 1 - self._rolled(turn.you, turn.me)

    def _followed(self, turn: Turn) -> float:
        """What a turn is worth when the other side's best few answers are followed by a roll of ours."""
        replies = Replies(self._value, turn.you, turn.me)
        total = 0.0
        for number in range(len(ROLLS)):
            worst = 1.0
            for answer in replies.several(number, _ANSWERS):
                worst = 0.0 if answer.won else min(worst, self._rolled(answer.you, answer.me))
            total += WAYS[number] * worst
        return total / 36

    def _rolled(self, me: Places, you: Places) -> float:
        """The chance of the side that is about to roll: one node."""
        known = self._rolls.get((me, you))
        if known is None:
            if self._budget.over or self._budget.tick() or self._budget.look():
                raise OutOfBudgetError
            known = Replies(self._value, me, you).chance()
            if len(self._rolls) < _REMEMBERED:
                self._rolls[me, you] = known
        return known
