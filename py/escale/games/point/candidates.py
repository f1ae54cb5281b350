"""Every way to go on that is worth comparing at the root, with the steps that the rules want for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escale.games.point.cards import CARDS
from escale.games.point.fast import NUMBERS, Number, Setting, Spot, Turn, may_stop, numbers_of, payable, turns, uses_of
from escale.games.point.plies import Pile
from escale.games.point.rules import DONE, DRAW_CARD, END, STOP, SWAPS, TAKE, TAKE_OFFER, Step
from escale.games.point.search import Candidate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from escale.games.point.plies import Plies
    from escale.games.point.rules import State


def pile_of(state: State) -> Pile:
    """What may be drawn next: the pile, or the cards that will be the next one."""
    cards, gone = (
        tuple(card for card, copies in numbers_of(bag) for _ in range(copies)) for bag in (state.pile, state.discard)
    )
    return Pile(cards, gone, state.turn)


def candidates(state: State, setting: Setting, spot: Spot, plies: Plies) -> list[Candidate]:
    """What the seat on turn may do now, in an order that depends on the table alone."""
    seen = setting.seen_by(spot.seat)
    if state.phase == TAKE:
        found = [Candidate((DRAW_CARD,), None)]
        if state.offer:
            card = seen[NUMBERS[state.offer]]
            found += [
                candidate
                for use in uses_of(setting, spot, card)
                for candidate in _ended(setting, spot, Turn(card, use, taken=True), (TAKE_OFFER,))
            ]
        return found + [Candidate((STOP, END), turn) for turn in plies.stops(spot)]
    if state.phase == DONE:
        found = [Candidate((END,), Turn(done=True))]
        if may_stop(setting, spot) and "w" not in spot.rows[spot.seat]:
            found.append(Candidate((STOP, END), Turn(done=True, stop=True)))
        return found
    if state.taken:
        card = seen[NUMBERS[state.taken]]
        made = [Turn(card, use, taken=True) for use in uses_of(setting, spot, card)]
    else:
        made = list(turns(setting, spot))
        if setting.teams and state.swaps < SWAPS and may_stop(setting, spot):
            made += _with_swaps(setting, spot, plies)
    return [candidate for turn in made for candidate in _ended(setting, spot, turn, ())]


def _ended(setting: Setting, spot: Spot, turn: Turn, before: tuple[Step, ...]) -> Iterator[Candidate]:
    """A turn with its steps; and the same with a stop, where one may."""
    steps = (*before, *_steps(setting, spot, turn))
    yield Candidate((*steps, END), turn)
    row = turn.use.row if turn.use else spot.rows[spot.seat]
    if "w" not in row and may_stop(setting, spot):
        yield Candidate((*steps, STOP, END), turn._replace(stop=True))


def _steps(setting: Setting, spot: Spot, turn: Turn) -> Iterator[Step]:
    def name(card: Number) -> str:
        return CARDS[setting.seen_by(spot.seat)[card]]

    if turn.swap:
        yield Step("swap", name(turn.swap[0]), other=name(turn.swap[1]))
    if turn.use:
        yield Step("use", name(turn.card), turn.use.reading, turn.use.place)
    else:
        yield Step("throw", name(turn.card))


def _with_swaps(setting: Setting, spot: Spot, plies: Plies) -> Iterator[Turn]:
    """Uses of the partner's cards, for any card of the own hand."""
    own, other = payable(setting, spot)
    row, mine, theirs = spot.rows[spot.seat], spot.hands[spot.seat], spot.hands[(spot.seat + 2) % 4]
    for got in dict.fromkeys(theirs):
        for choice in plies.judge.best(row, got):
            if choice.own <= own and choice.other <= other:
                for given in dict.fromkeys(mine):
                    if given != got:
                        yield Turn(got, choice.use, swap=(given, got))
