"""Why a step is refused, as a code with what its sentence needs. Only picks the message: `legal_steps` has decided."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from escale.core.errors import Reason
from escale.games.point.cards import READINGS, Card
from escale.games.point.rules import (
    DONE,
    HALF,
    ROW,
    ROWS,
    TAKE,
    USE,
    State,
    Step,
    can_use,
    partner_of,
    places,
)
from escale.games.point.rules import SWAPS as MOST_SWAPS

REASONS: Final = (
    # any step
    "point-game-over",
    "point-by-chance",  # a card of the pile, or the lot
    "point-lay-out-first",
    "point-stopped",  # the player has stopped: only `end` is left
    # the starting row
    "point-row-not-now",
    "point-row-uneven",  # black, white, needed: of each colour
    # taking a card
    "point-take-first",
    "point-taken-already",
    "point-nothing-offered",
    "point-offer-useless",  # card: taking it would oblige to use it, which is impossible
    # using a card
    "point-not-in-hand",  # card
    "point-use-the-taken",  # card: it was taken from the offer
    "point-not-there",  # gives, place
    "point-beyond-the-row",  # place, length
    "point-bank-short",  # gives, takes, black, white: how many pawns of each colour the bank lacks
    "point-used-already",
    # throwing away
    "point-must-use",  # card: one that can be used
    # the end of the turn
    "point-end-too-early",
    # partners
    "point-no-partner",
    "point-partner-stopped",
    "point-swaps-spent",  # most
    "point-swap-identical",
    "point-swap-taken",  # card
    "point-not-the-partners",  # card
    "point-stop-second",  # the partner has stopped before
    "point-stop-mixed",  # the row has pawns of the other colour
    "point-stop-not-now",
    # texts
    "point-step-syntax",  # text
    "point-position-syntax",  # text
    "point-position-seats",  # seats, given
    "point-position-row",  # text
    "point-position-card",  # text
    "point-position-copies",  # card, copies: in the deck
    "point-position-phase",  # phase
    "point-position-seat",  # seat, seats
    "point-position-turn",  # turn, longest
    "point-position-colours",  # colours
    "point-position-hand",  # seat, cards, expected
    "point-position-pile",
    "point-position-pawns",  # colour (b or w), count, expected
    "point-position-offer",  # card
    "point-position-taken",  # card
    "point-position-swaps",  # swaps
    "point-position-stopped",  # seat
    "point-position-ending",  # text
)


def why_not(state: State, step: Step) -> Reason:
    """The most useful reason to tell for a step that is not legal."""
    if state.ended:
        return _reason("game-over")
    if step.kind in ("card", "lot"):
        return _reason("by-chance")
    if step.kind == "row":
        return _why_not_row(state, step)
    if state.phase == ROW:
        return _reason("lay-out-first")
    if state.seat in state.stopped:
        return _reason("stopped")
    return _BY_KIND[step.kind](state, step)


def _reason(code: str, **params: str | int) -> Reason:
    return Reason(f"point-{code}", params)


def _why_not_row(state: State, step: Step) -> Reason:
    if state.phase != ROW or step.other in ROWS:
        return _reason("row-not-now")
    return _reason("row-uneven", black=step.other.count("b"), white=step.other.count("w"), needed=HALF)


def _why_not_draw(state: State, step: Step) -> Reason:
    return _reason("taken-already")


def _why_not_take(state: State, step: Step) -> Reason:
    if state.phase != TAKE:
        return _reason("taken-already")
    return _reason("offer-useless", card=state.offer) if state.offer else _reason("nothing-offered")


def _not_the_time(state: State) -> Reason | None:
    """Too early or too late for using a card or throwing one away."""
    if state.phase == TAKE:
        return _reason("take-first")
    return _reason("used-already") if state.phase == DONE else None


def _why_not_use(state: State, step: Step) -> Reason:
    reading, row = READINGS[step.card][step.reading], state.rows[state.seat]
    untimely = _not_the_time(state) or _why_not_card(state, step.card)
    if untimely:
        return untimely
    if step.place > len(row):
        return _reason("beyond-the-row", place=step.place, length=len(row))
    if step.place not in places(row, reading.gives):
        return _reason("not-there", gives=reading.gives, place=step.place)
    black, white = missing(state, reading.black, reading.white)
    return _reason("bank-short", gives=reading.gives, takes=reading.takes, black=black, white=white)


def missing(state: State, black: int, white: int) -> tuple[int, int]:
    """How many pawns of each colour the bank lacks to hold these."""
    return max(0, black - state.bank[0]), max(0, white - state.bank[1])


def _why_not_card(state: State, card: Card) -> Reason | None:
    """The card is not one that the player may use or throw away."""
    if state.taken:
        return _reason("use-the-taken", card=state.taken) if card != state.taken else None
    return _reason("not-in-hand", card=card) if card not in state.hands[state.seat] else None


def _why_not_throw(state: State, step: Step) -> Reason:
    untimely = _not_the_time(state)
    if untimely:
        return untimely
    if state.taken:
        return _reason("use-the-taken", card=state.taken)
    if step.card not in state.hands[state.seat]:
        return _reason("not-in-hand", card=step.card)
    usable = (card for card in state.hands[state.seat] if can_use(state, state.seat, card))
    return _reason("must-use", card=next(usable, step.card))


def _why_not_swap(state: State, step: Step) -> Reason:
    partner = partner_of(state, state.seat)
    if partner is None:
        return _reason("no-partner")
    if partner in state.stopped:
        return _reason("partner-stopped")
    if step.card not in state.hands[state.seat]:
        return _reason("swap-taken" if step.card == state.taken else "not-in-hand", card=step.card)
    if step.other not in state.hands[partner]:
        return _reason("not-the-partners", card=step.other)
    return _reason("swap-identical") if step.card == step.other else _reason("swaps-spent", most=MOST_SWAPS)


def _why_not_stop(state: State, step: Step) -> Reason:
    partner = partner_of(state, state.seat)
    if partner is None:
        return _reason("no-partner")
    if partner in state.stopped:
        return _reason("stop-second")
    return _reason("stop-not-now" if state.phase == USE else "stop-mixed")


def _why_not_end(state: State, step: Step) -> Reason:
    return _reason("take-first" if state.phase == TAKE else "end-too-early")


_BY_KIND: Final[Mapping[str, Callable[[State, Step], Reason]]] = {
    "draw": _why_not_draw,
    "take": _why_not_take,
    "use": _why_not_use,
    "throw": _why_not_throw,
    "swap": _why_not_swap,
    "stop": _why_not_stop,
    "end": _why_not_end,
}
