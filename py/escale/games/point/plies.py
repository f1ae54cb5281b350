"""What a seat may sensibly do in a turn, and what comes of it: for searches and for games played in the head."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from escale.games.point.fast import (
    MIRROR,
    NO_CARD,
    Hand,
    Number,
    Setting,
    Spot,
    Turn,
    after,
    may_stop,
    more,
    payable,
    wins,
)
from escale.games.point.rules import LONGEST

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from escale.games.point.judge import Choice, Scale

DRAWN: Final = -1  # no side wins: the game has lasted too long


class Reply(NamedTuple):
    """A turn with what it leaves."""

    turn: Turn
    spot: Spot
    won: bool
    shares: tuple[float, ...]  # expected result of each side


def side_of(setting: Setting, seat: int) -> int:
    """The side a seat plays for."""
    return seat % 2 if setting.teams else seat


def with_card(setting: Setting, spot: Spot, card: Number) -> Spot:
    """The seat on turn has drawn a card, named as those see it who collect black; what was on offer is gone."""
    seat = spot.seat
    hand = more(spot.hands[seat], MIRROR[card] if setting.white[seat] else card)
    return Spot(spot.rows, spot.bank, (*spot.hands[:seat], hand, *spot.hands[seat + 1 :]), seat, NO_CARD, spot.stopped)


class Plies:
    """Turns with their values."""

    __slots__ = ("judge", "scale", "setting", "sides", "won")

    def __init__(self, scale: Scale) -> None:
        self.scale, self.judge, self.setting = scale, scale.judge, scale.setting
        self.sides = 2 if self.setting.teams else self.setting.seats
        self.won = [tuple(float(side == one) for side in range(self.sides)) for one in range(self.sides)]

    def reply(self, spot: Spot, turn: Turn) -> Reply:
        """What a turn leaves, judged at a glance."""
        left = after(self.setting, spot, turn)
        if (turn.use is not None or turn.done) and wins(self.setting, left.rows, spot.seat):
            return Reply(turn, left, True, self.won[side_of(self.setting, spot.seat)])
        return Reply(turn, left, False, self.scale.shares(left))

    def turns(self, spot: Spot) -> list[Turn]:
        """What is worth a look once a card is drawn: for each reading of each card the best place; or throws."""
        hand = spot.hands[spot.seat]
        found = [Turn(card, choice.use) for card, choice in self._choices(spot, hand)]
        if may_stop(self.setting, spot):
            found += self._with_swaps(spot)
            found += [turn._replace(stop=True) for turn in found if turn.use and "w" not in turn.use.row]
        if not found:
            found = [Turn(card) for card in dict.fromkeys(hand)]
            if may_stop(self.setting, spot) and "w" not in spot.rows[spot.seat]:
                found += [turn._replace(stop=True) for turn in found]
        elif not any(turn.swap is None for turn in found):
            found += [Turn(card) for card in dict.fromkeys(hand)]
        return found

    def _choices(self, spot: Spot, cards: Hand) -> Iterator[tuple[Number, Choice]]:
        own, other = payable(self.setting, spot)
        row, best = spot.rows[spot.seat], self.judge.best
        for card in dict.fromkeys(cards):
            for choice in best(row, card):
                if choice.own <= own and choice.other <= other:
                    yield card, choice

    def _with_swaps(self, spot: Spot) -> list[Turn]:
        """Uses of the partner's cards, each for the card of the own hand that helps least; asked with both in play."""
        partner = (spot.seat + 2) % 4
        mine, theirs = spot.hands[spot.seat], spot.hands[partner]
        if not mine or not theirs:
            return []
        own, other = payable(self.setting, spot)
        spare = min(
            mine,
            key=lambda card: max(self.judge.gains(spot.rows[spot.seat], (card,), own, other), default=0.0),
        )
        return [
            Turn(card, choice.use, swap=(spare, card)) for card, choice in self._choices(spot, theirs) if card != spare
        ]

    def takes(self, spot: Spot) -> list[Turn]:
        """Uses of the card on offer."""
        if spot.offer == NO_CARD:
            return []
        card = self.setting.seen_by(spot.seat)[spot.offer]
        return [Turn(card, choice.use, taken=True) for _, choice in self._choices(spot, (card,))]

    def stops(self, spot: Spot) -> list[Turn]:
        """Stopping instead of taking a card."""
        can = may_stop(self.setting, spot) and "w" not in spot.rows[spot.seat]
        return [Turn(stop=True)] if can else []

    def best(self, spot: Spot, turns: list[Turn]) -> Reply:
        """The turn that looks best at a glance."""
        side = side_of(self.setting, spot.seat)
        best = self.reply(spot, turns[0])
        for turn in turns[1:]:
            if best.won:
                break
            one = self.reply(spot, turn)
            if one.shares[side] > best.shares[side]:
                best = one
        return best


class Pile(NamedTuple):
    """The cards that may come, and those that are gone until the pile is empty; as seen by who collects black."""

    cards: tuple[Number, ...]
    gone: tuple[Number, ...]
    turn: int = 1  # number of the turn under way

    def draws(self) -> list[tuple[Number, float]]:
        """Each card that may come next, with its odds."""
        cards = self.cards or self.gone
        return [(card, cards.count(card) / len(cards)) for card in dict.fromkeys(cards)]


class Heads:
    """A game played in the head, at a glance, with a pile in some order."""

    __slots__ = ("discard", "pile", "plies", "random", "spot", "turn")

    def __init__(self, plies: Plies, spot: Spot, pile: Pile, random: Random) -> None:
        self.plies, self.spot, self.random, self.turn = plies, spot, random, pile.turn
        self.pile, self.discard = list(pile.cards), list(pile.gone)
        random.shuffle(self.pile)

    def draw(self) -> Spot:
        """The seat on turn takes the last card of the pile."""
        setting, spot = self.plies.setting, self.spot
        if spot.offer != NO_CARD:
            self.discard.append(spot.offer)
        if not self.pile:
            self.pile, self.discard = self.discard, []
            self.random.shuffle(self.pile)
        self.spot = with_card(setting, spot, self.pile.pop())
        return self.spot

    def make(self, reply: Reply) -> int | None:
        """Make a turn; the side that wins by it, DRAWN, or None if the game goes on."""
        seat, turn, setting = self.spot.seat, reply.turn, self.plies.setting
        if turn.use is not None:
            self.discard.append(setting.seen_by(seat)[turn.card])
        elif turn.card == NO_CARD and self.spot.offer != NO_CARD:
            self.discard.append(self.spot.offer)
        self.spot = reply.spot
        self.turn += 1
        if reply.won:
            return side_of(setting, seat)
        return DRAWN if self.turn > LONGEST else None

    def step(self) -> int | None:
        """Play one turn at a glance."""
        plies, spot = self.plies, self.spot
        early = plies.takes(spot) + plies.stops(spot)
        if early:
            best = plies.best(spot, early)
            side = side_of(plies.setting, spot.seat)
            if best.won or best.shares[side] > plies.scale.shares(spot)[side]:
                return self.make(best)
        self.draw()
        return self.make(plies.best(self.spot, plies.turns(self.spot)))
