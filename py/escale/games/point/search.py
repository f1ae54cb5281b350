"""Looking ahead: own turns and the others' open cards in full, what they draw by its odds.

    depth 1   every own turn, judged at a glance
    depth 2   then every card the next seat may draw, with what it would do best then
    beyond    the best few turns are played on in the head for some turns, again and again, with piles in orders drawn
              at random, the same for every turn; what comes of it is mixed with the value found before

Nothing is known of the pile but which cards are in it.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from escale.games.point.plies import DRAWN, Heads, Pile, Plies, Reply, side_of, with_card

if TYPE_CHECKING:
    from collections.abc import Sequence

    from escale.games.point.fast import Spot, Turn
    from escale.games.point.rules import Step
    from escale.opponents.brain import Effort
    from escale.opponents.budget import Budget

_LOOKED: Final = 16  # turns looked at with the next seat's
_TOP: Final = 5  # turns that are played on
_TRUST: Final = 24.0  # games in the head that count as much as the value at depth 2
_AHEAD: Final = 2  # turns they go on for, after one of every seat
_FIRST_RUNG: Final = 4  # games after which there is something to tell; then after twice as many, and so on
_MOST_GAMES: Final = 4096


class Candidate(NamedTuple):
    """A way to go on; `turn` is None for drawing a card."""

    steps: tuple[Step, ...]
    turn: Turn | None


class Found(NamedTuple):
    """What looking ahead has come to."""

    order: list[int]  # candidates, best first
    shares: list[tuple[float, ...]]  # of each candidate, for each side
    depth: int
    rungs: list[tuple[float, int]]  # after each finished depth: the best value and its candidate


def _capped(shares: list[tuple[float, ...]], looked: list[int], side: int) -> list[tuple[float, ...]]:
    """Values in which no candidate passed over is worth more than those looked at further."""
    worst, known = min((shares[at] for at in looked), key=lambda each: each[side]), set(looked)
    return [worst if at not in known and each[side] > worst[side] else each for at, each in enumerate(shares)]


class Search:
    """Candidates of the seat on turn, compared."""

    __slots__ = ("budget", "candidates", "draws", "pile", "plies", "replies", "side", "spot")

    def __init__(self, plies: Plies, spot: Spot, candidates: Sequence[Candidate], pile: Pile, budget: Budget) -> None:
        self.plies, self.spot, self.candidates, self.pile = plies, spot, candidates, pile
        self.budget, self.draws = budget, pile.draws()
        self.side = side_of(plies.setting, spot.seat)
        self.replies: list[Reply | None] = []

    def run(self, effort: Effort, random: Random) -> Found:
        """Look further and further until the budget or the depth is used up."""
        shares = [self._glance(candidate) for candidate in self.candidates]
        found = self._ranked(shares, 1, [], range(len(shares)))
        most = effort.depth
        if shares[found.order[0]][self.side] >= 1 or most == 1 or self.budget.over:
            return found
        wanted = found.order[: max(_LOOKED, effort.lines)]
        shares, looked = self._deeper(found, wanted)
        if len(looked) < min(2, len(wanted)):
            return found
        deeper = self._ranked(_capped(shares, looked, self.side), 2, found.rungs, looked)
        if len(looked) < len(wanted):  # not all that should be: no depth of its own, but better than a glance
            return deeper._replace(depth=1, rungs=found.rungs)
        if (most is not None and most <= 2) or len(looked) == 1:
            return deeper
        return self._play_on(deeper, effort, random)

    def _ranked(
        self, shares: list[tuple[float, ...]], depth: int, rungs: list[tuple[float, int]], top: Sequence[int]
    ) -> Found:
        """Candidates by value; those that are not among the top come after them."""
        side, best = self.side, set(top)
        order = sorted(range(len(shares)), key=lambda at: (at not in best, -shares[at][side], at))
        return Found(order, shares, depth, [*rungs, (shares[order[0]][side], order[0])])

    def _glance(self, candidate: Candidate) -> tuple[float, ...]:
        self.budget.tick()
        if candidate.turn is None:
            self.replies.append(None)
            return self.plies.scale.shares(self.spot)
        reply = self.plies.reply(self.spot, candidate.turn)
        self.replies.append(reply)
        return reply.shares

    def _deeper(self, found: Found, wanted: list[int]) -> tuple[list[tuple[float, ...]], list[int]]:
        """Values with the next seat's turn, for those that look best, as far as the budget goes; and for which."""
        shares, looked = list(found.shares), []
        for at in wanted:
            reply = self.replies[at]
            value = self._expected(self.spot if reply is None else reply.spot)
            if value is None:
                break
            shares[at] = value
            looked.append(at)
        return shares, looked

    def _expected(self, spot: Spot) -> tuple[float, ...] | None:
        """Each side's expected result before the seat on turn takes a card, after its best turn."""
        plies = self.plies
        side, total = side_of(plies.setting, spot.seat), [0.0] * plies.sides
        for card, odds in self.draws:
            drawn = with_card(plies.setting, spot, card)
            turns = plies.turns(drawn)
            if self.budget.tick(len(turns)):
                return None
            for number, share in enumerate(plies.best(drawn, turns).shares):
                total[number] += odds * share
        early = plies.takes(spot) + plies.stops(spot)
        if early:
            shares = plies.best(spot, early).shares
            if shares[side] > total[side]:
                return shares
        return tuple(total)

    def _play_on(self, found: Found, effort: Effort, random: Random) -> Found:
        """Games in the head, as long as the budget lasts."""
        top = found.order[: max(_TOP, effort.lines if effort.lines < 6 else 0)]
        before, sums = found.shares, {at: [0.0] * self.plies.sides for at in top}
        turns, games = self.plies.setting.seats + _AHEAD, 0
        while games < _MOST_GAMES:
            seed = random.getrandbits(48)
            results = {at: self._game(at, seed, turns) for at in top}
            if self.budget.over:
                break
            games += 1
            for at, result in results.items():
                sums[at] = [old + new for old, new in zip(sums[at], result, strict=True)]
            if games & (games - 1) == 0 and games >= _FIRST_RUNG:
                found = self._mixed(found, before, sums, games)
        unfinished = games > _FIRST_RUNG and games & (games - 1)
        return self._mixed(found, before, sums, games) if unfinished else found

    def _mixed(self, found: Found, before: list[tuple[float, ...]], sums: dict[int, list[float]], games: int) -> Found:
        shares = list(before)
        for at, total in sums.items():
            shares[at] = tuple(
                (_TRUST * old + new) / (_TRUST + games) for old, new in zip(before[at], total, strict=True)
            )
        return self._ranked(_capped(shares, list(sums), self.side), found.depth + 1, found.rungs, list(sums))

    def _game(self, at: int, seed: int, turns: int) -> tuple[float, ...]:
        """One candidate played on for some turns."""
        reply, plies = self.replies[at], self.plies
        if reply is None:  # to draw: whatever comes is then used as well as it looks
            game, winner = self._drawn(seed)
        else:
            if reply.won:
                return reply.shares
            game, winner = Heads(plies, reply.spot, self.pile._replace(turn=self.pile.turn + 1), Random(seed)), None
        while winner is None and turns:
            if self.budget.tick(8):
                break
            winner, turns = game.step(), turns - 1
        if winner is None:
            return plies.scale.shares(game.spot)
        return (1 / plies.sides,) * plies.sides if winner == DRAWN else plies.won[winner]

    def _drawn(self, seed: int) -> tuple[Heads, int | None]:
        """A game after the own turn with the card that comes, and who has won by it."""
        game, plies = Heads(self.plies, self.spot, self.pile, Random(seed)), self.plies
        self.budget.tick(8)
        game.draw()
        return game, game.make(plies.best(game.spot, plies.turns(game.spot)))
