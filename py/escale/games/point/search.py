"""Looking ahead: own turns and the others' open cards in full, what they draw by its odds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escale.games.point.plies import Plies, Reply, side_of, with_card

if TYPE_CHECKING:
    from escale.games.point.fast import Number, Spot
    from escale.opponents.budget import Budget


class Search:
    """Expected results by looking ahead over a pile."""

    __slots__ = ("budget", "draws", "plies", "setting", "sides")

    def __init__(self, plies: Plies, draws: list[tuple[Number, float]], budget: Budget) -> None:
        self.plies, self.setting, self.sides = plies, plies.setting, plies.sides
        self.draws, self.budget = draws, budget

    def value(self, spot: Spot, depth: int, draws: list[list[tuple[Number, float]]]) -> tuple[float, ...]:
        """Each side's expected result before the seat on turn takes a card, looking `depth` turns ahead.

        `draws` tells for each depth the cards that may come, with their odds. Others are taken to do what looks best at
        a glance.
        """
        if depth <= 0:
            return self.plies.scale.shares(spot)
        plies, side, total = self.plies, side_of(self.setting, spot.seat), [0.0] * self.sides
        for card, odds in draws[depth]:
            drawn = with_card(self.setting, spot, card)
            best = plies.best(drawn, plies.turns(drawn))
            self.budget.tick()
            if self.budget.over:
                return plies.scale.shares(spot)
            shares = self.ahead(best, depth - 1, draws)
            for number, share in enumerate(shares):
                total[number] += odds * share
        early = plies.takes(spot) + plies.stops(spot)
        if early:
            shares = self.ahead(plies.best(spot, early), depth - 1, draws)
            if shares[side] > total[side]:
                return shares
        return tuple(total)

    def ahead(self, reply: Reply, depth: int, draws: list[list[tuple[Number, float]]]) -> tuple[float, ...]:
        """What a turn comes to."""
        if reply.won or depth <= 0:
            return reply.shares
        return self.value(reply.spot, depth, draws)
