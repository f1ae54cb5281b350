"""A search from the position of a game, perhaps in mid-turn, that has a turn to show from the first moment on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from escale.games.moguli.board import bits_of
from escale.games.moguli.field import Spot, is_obliged, joined
from escale.games.moguli.search import (
    HOPED,
    INFINITY,
    MOST_HOPED,
    Over,
    Ranked,
    Search,
    Width,
    by_value,
    chosen,
    gains,
    later,
)
from escale.games.moguli.turns import STAY, Begun, Heart, Turn, played, reached
from escale.games.moguli.worth import LOST, WON
from escale.opponents.brain import Effort

DEEPEST: Final = 12
NARROW: Final = Width(16, 3, 8, 1)
WIDE: Final = Width(24, 8, 12, 2)


class Root:
    """What is known of the turns of a position; more and more, as it runs."""

    def __init__(self, search: Search, spot: Spot, begun: Begun, effort: Effort, random: Random) -> None:
        self.search, self.spot, self.begun, self.random = search, spot, begun, random
        self.limit, self.lines, self.share = effort.depth or DEEPEST, effort.lines, effort.share
        self.width = NARROW if self.limit <= 2 else WIDE
        self.depth = 0  # turns looked ahead, to the end
        self.best = [self._at_hand()]  # best first
        self.rungs: list[Ranked] = []  # the best after each depth
        self._rest: list[Turn] = []  # turns looked at only when all others lose

    def run(self) -> None:
        """Deepen until the depth is reached, the budget is used up, or there is nothing more to find out."""
        try:
            self._hearts()
            for turns in range(2, self.limit + 1):
                self._deepen(turns)
                if self._is_settled():
                    break
        except Over:
            pass

    def _at_hand(self) -> Ranked:
        """A legal turn at once: the farthest move that needs no pivot, or none."""
        spot, search = self.spot, self.search
        best = (search.settled(spot.pawns, spot.seat), STAY)
        if not self.begun.moved:
            direct = reached(spot, joined(spot.north, spot.east, search.ground))
            moves = [
                (search.after(spot, pawn, target), Heart(None, pawn, target, bool(target & with_bonus)))
                for pawn, ends, with_bonus in direct
                for target in bits_of(ends)
            ]
            best = max([best, *moves] if not is_obliged(spot) or not moves else moves, key=lambda one: one[0])
        return Ranked(best[0], Turn(best[1]), spot)

    def _is_settled(self) -> bool:
        """Tell whether more depth cannot change the choice."""
        return abs(self.best[0].value) >= WON - 1 or (len(self.best) == 1 and self.depth >= 2)

    def _finish(self, found: list[Ranked]) -> None:
        self.best = sorted(found, key=by_value, reverse=True)
        self.depth += 1
        self.rungs.append(self.best[0])

    def _hearts(self) -> None:
        """Depth 1: every move and what the pawns are worth after it."""
        every = self.search.hearts(self.spot, self.begun)
        hearts = chosen(every, self.width.hearts)
        number, of = self.share
        mine = hearts[number::of] or [hearts[number % len(hearts)]]
        self._finish([Ranked(value, Turn(heart), self.spot) for value, heart in mine])
        if len(every) == 1 and not self.begun.moved and self.begun.pivots:
            self._prepare()
        self._rest = [Turn(one[1]) for one in every if one not in hearts][number::of]

    def _prepare(self) -> None:
        """No pawn can move: turn a tile for the next turn."""
        after = played(self.spot, self.search.ground, Turn(STAY), self.begun)
        stay = Ranked(self.best[0].value, Turn(STAY), after)
        prepared = self.search.prepared(self.spot, stay, self.begun)[: self.lines]
        hopeful = [
            stay._replace(value=stay.value + HOPED * min(gain, MOST_HOPED), turn=turn) for gain, turn in prepared
        ]
        self.best = [*hopeful, self.best[0]]
        self.rungs[-1] = self.best[0]

    def _deepen(self, turns: int) -> None:
        """One turn deeper; what was found when the budget ran out in between counts as far as it goes."""
        known, found = self.best, list[Ranked]()
        try:
            found.extend(self._judge() if turns == 2 else self._follow(turns))
        except Over:
            if found:
                keep = {one.turn for one in found}
                floor = min(one.value for one in found)
                rest = [one._replace(value=min(one.value, floor)) for one in known if one.turn not in keep]
                self.best = sorted(found, key=by_value, reverse=True) + rest
            raise
        self._finish(found)

    def _judge(self) -> Iterator[Ranked]:
        """Depth 2: by the opponent's answers, then with one more pivot: to spoil these, or to prepare the next turn."""
        search, spot, begun = self.search, self.spot, self.begun
        found = []
        for one in self.best:
            found.append(search.judged(spot, one.turn, begun))
            yield search.hoped(found[-1])
        found.sort(key=by_value, reverse=True)
        if found[0].value < LOST:  # whatever may help
            yield from (search.judged(spot, turn, begun) for turn in self._rest)
        for one in found[: len(found) if found[0].value < LOST else self.width.spoiled]:
            yield from map(search.hoped, search.spoiling(spot, one, begun))
        for one in found[: self.width.prepared]:
            better = (tried for tried in search.inviting(spot, one, begun) if tried.value > one.value)
            yield from map(search.hoped, better)
            yield from map(search.hoped, search.preparing(spot, one, begun))
        if not gains(spot.seat, found[0].turn.heart):
            yield from map(search.hoped, search.shaking(spot, found[0], begun, self.random))

    def _follow(self, turns: int) -> Iterator[Ranked]:
        """Deeper: the best turns so far; as many exactly as lines are wanted, others only if they are better."""
        found: list[Ranked] = []
        for one in self.best[: max(self.width.followed, self.lines)]:
            exact = distinct(sorted(found, key=by_value, reverse=True))
            least = exact[self.lines - 1].value if len(exact) >= self.lines else -INFINITY
            value = later(-self.search.value(one.spot, turns - 1, -INFINITY, -least - one.idle)) - one.idle
            found.append(one._replace(value=value))
            yield found[-1]


def distinct(turns: list[Ranked]) -> list[Ranked]:
    """The best turns, one for each move of a pawn; those without a move by their pivots."""
    found: dict[object, Ranked] = {}
    for one in turns:
        heart, after = one.turn
        found.setdefault((heart.pawn, heart.target) if heart.pawn else after, one)
    return [*found.values()]
