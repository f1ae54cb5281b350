"""What a position must be like to be one that a game can have: pawns and cards are all there, the turn makes sense."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from escale.core.errors import PositionError
from escale.games.point.cards import COLOURS, Card, counts
from escale.games.point.rules import (
    COLLECTED,
    DEAL,
    DONE,
    DRAW,
    HALF,
    HAND,
    LONGEST,
    LOT,
    PHASES,
    ROW,
    SET_UP,
    TAKE,
    USE,
    Rules,
    State,
    can_use,
    is_pure,
    partner_of,
)


def check_cards(rules: Rules, cards: Iterable[Card]) -> None:
    """No card is there more often than in the deck."""
    deck = counts(rules.deck)
    for card, copies in Counter(cards).items():
        if copies > deck.get(card, 0):
            raise PositionError("point-position-copies", card=card, copies=deck.get(card, 0))


def check_turn(state: State) -> None:
    """The phase, the seat, the number of the turn and the colours go together."""
    rules, phase = state.rules, state.phase
    in_set_up = phase in SET_UP
    laid_out = rules.options["layout"] == "pairs"
    if phase not in PHASES or (phase == ROW and laid_out) or (phase == LOT and (rules.seats == 4 or state.seat)):
        raise PositionError("point-position-phase", phase=phase[:20])
    if not 0 <= state.seat < rules.seats:
        raise PositionError("point-position-seat", seat=state.seat + 1, seats=rules.seats)
    if not (state.turn == 0 if in_set_up else 1 <= state.turn <= LONGEST):
        raise PositionError("point-position-turn", turn=state.turn, longest=LONGEST)
    known = COLLECTED[rules.options["players"]]
    if state.colours not in ([known] if known or in_set_up else ["bw", "wb"]):
        raise PositionError("point-position-colours", colours=state.colours[:10])


def check_hands(state: State) -> None:
    """Every seat holds as many cards as the phase wants, and there is one to draw when one is to be drawn."""
    for seat, hand in enumerate(state.hands):
        allowed = _hand_sizes(state, seat)
        if len(hand) not in allowed:
            raise PositionError("point-position-hand", seat=seat + 1, cards=len(hand), expected=allowed[0])
    if (state.phase == DRAW and not state.pile) or (state.phase in SET_UP and state.discard):
        raise PositionError("point-position-pile")


def _hand_sizes(state: State, seat: int) -> tuple[int, ...]:
    """How many cards a seat may hold."""
    if state.phase == ROW or (state.phase == DEAL and seat > state.seat):
        return (0,)
    if state.phase == DEAL and seat == state.seat:
        return tuple(range(HAND))
    if seat in state.stopped:
        return (0,)
    between = 2 * HAND if partner_of(state, seat) in state.stopped else HAND
    drawn = state.phase == USE and seat == state.seat and not state.taken
    return (between + drawn,)


def check_pawns(state: State) -> None:
    """Rows are laid out when they should be, and no pawn is lost or won against the box."""
    for seat, row in enumerate(state.rows):
        if (state.phase == ROW and seat >= state.seat) == bool(row):
            raise PositionError("point-position-row", text=row)
        if state.phase in SET_UP and row and (row.count(COLOURS[0]), row.count(COLOURS[1])) != (HALF, HALF):
            raise PositionError("point-position-row", text=row)
    expected = HALF * sum(1 for row in state.rows if row)
    for colour, banked in zip(COLOURS, state.bank, strict=True):
        found = banked + sum(row.count(colour) for row in state.rows)
        if found != expected:
            raise PositionError("point-position-pawns", colour=colour, count=found, expected=expected)


def check_extras(state: State) -> None:
    """A card on offer or taken, swaps made and seats that have stopped are only where they can be."""
    if state.offer and state.phase not in (TAKE, DONE):
        raise PositionError("point-position-offer", card=state.offer)
    if state.taken and (state.phase != USE or not can_use(state, state.seat, state.taken)):
        raise PositionError("point-position-taken", card=state.taken)
    together = (state.seat, partner_of(state, state.seat))
    if state.swaps and (not state.rules.teams or state.phase in SET_UP or set(together) & set(state.stopped)):
        raise PositionError("point-position-swaps", swaps=state.swaps)
    for seat in state.stopped:
        if not _may_have_stopped(state, seat):
            raise PositionError("point-position-stopped", seat=seat + 1)


def _may_have_stopped(state: State, seat: int) -> bool:
    if not state.rules.teams or state.phase in SET_UP or not is_pure(state, seat):
        return False
    if partner_of(state, seat) in state.stopped or state.stopped.count(seat) > 1:
        return False
    return seat != state.seat or state.phase == DONE
