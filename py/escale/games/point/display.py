"""What a player sees: drawing data for the interface, and the table for the terminal. Everybody sees everything.

Places one may point at: `0:wb=bww` a card of seat 0 (identical cards are one place), `printed` and `turned` its two
readings, `0@3` the third pawn of seat 0's row, `pile`, `discard`, `offer`, `taken`. A use ends with its place pointed
at twice: the first time shows what would come of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from escale.games.point.cards import PRINTED, READINGS, TURNED, Bag, Card, Reading, counts, size
from escale.games.point.notation import format_step
from escale.games.point.reasons import missing
from escale.games.point.rules import (
    ALL_PAWNS,
    DONE,
    DRAW,
    END,
    HALF,
    LAYOUTS,
    LONGEST,
    LOT,
    ROW,
    STOP,
    SWAPS,
    TAKE,
    USE,
    State,
    Step,
    exchanged,
    is_pure,
    next_seat,
    partner_of,
    places,
    play,
    uses,
    winning_seats,
)

PILE: Final = "pile"
DISCARD: Final = "discard"
OFFER: Final = "offer"
TAKEN: Final = "taken"
_NAMES: Final = (PRINTED, TURNED)
_SIGNS: Final = {"b": "●", "w": "○"}


def view(state: State, seat: int | None) -> dict[str, Any]:
    """The table as drawing data."""
    turn = state.seat
    return {
        "phase": state.phase,
        "seat": turn,
        "turn": state.turn,
        "longest": LONGEST,
        "teams": state.rules.teams,
        "colours": list(state.colours) or [None] * state.rules.seats,
        "rows": list(state.rows),
        "bank": pawns(*state.bank),
        "box": pawns(*[ALL_PAWNS - HALF * sum(1 for row in state.rows if row)] * 2),
        "hands": [_hand(state, owner) for owner in range(state.rules.seats)],
        "pile": bag(state.pile),
        "discard": bag(state.discard),
        "refill": not state.pile,
        "offer": card_data(state, _offered_to(state), state.offer, OFFER) if state.offer else None,
        "taken": card_data(state, turn, state.taken, TAKEN) if state.taken else None,
        "must_use": bool(uses(state)) if state.phase == USE else None,
        "swaps": SWAPS - state.swaps if state.rules.teams else None,
        "stopped": list(state.stopped),
        "layouts": dict(LAYOUTS) if state.phase == ROW else None,
    }


def pawns(black: int, white: int) -> dict[str, int]:
    """Some pawns of each colour."""
    return {"black": black, "white": white}


def bag(cards: Bag) -> dict[str, Any]:
    """Cards whose order is unknown or does not matter: how many, and how many of each."""
    return {"size": size(cards), "cards": counts(cards)}


def _offered_to(state: State) -> int:
    """Who may take the card on offer: the player on turn, or the next one if it was thrown away just now."""
    return next_seat(state) if state.phase == DONE else state.seat


def _hand(state: State, owner: int) -> list[dict[str, Any]]:
    """A seat's cards; identical ones are one entry with its number of copies."""
    return [
        card_data(state, owner, card, card_place(owner, card)) | {"copies": copies}
        for card, copies in Counter(state.hands[owner]).items()
    ]


def card_place(owner: int, card: Card) -> str:
    """The place of a card in a hand."""
    return f"{owner}:{card}"


def row_place(owner: int, place: int) -> str:
    """The place of a pawn in a row, counted from 1."""
    return f"{owner}@{place}"


def card_data(state: State, owner: int, card: Card, place: str) -> dict[str, Any]:
    """A card, and what it could do in a seat's row with the bank as it is."""
    readings = [_reading(state, owner, reading) for reading in READINGS[card]]
    return {
        "card": card,
        "place": place,
        "usable": any(reading["usable"] for reading in readings),
        "readings": readings,
    }


def _reading(state: State, owner: int, reading: Reading) -> dict[str, Any]:
    """Where the pawns to give back stand, and which pawns the bank lacks for those to take."""
    found = list(places(state.rows[owner], reading.gives))
    lacking = missing(state, reading.black, reading.white)
    return {
        "reading": reading.name,
        "gives": reading.gives,
        "takes": reading.takes,
        "places": [row_place(owner, place) for place in found],
        "missing": pawns(*lacking) if any(lacking) else None,
        "usable": bool(found) and not any(lacking),
    }


def describe(state: State, step: Step, seat: int | None) -> Mapping[str, Any]:
    """A step for the interface."""
    told: dict[str, Any] = {"text": format_step(step), "kind": step.kind, "parts": _parts(state, step)}
    if step.kind == "use":
        return told | _exchange(state, step)
    if step.kind == "card":
        return told | {"card": step.card, "to": state.seat}
    if step.kind == "lot":
        return told | {"to": step.place}
    if step.kind == "row":
        return told | {"to": state.seat}
    if step.kind == "draw":
        return told | {"refill": not state.pile, "discards": state.offer or None}
    if step.kind == "take":
        return told | {"card": state.offer}
    if step.kind == "throw":
        return told | {"card": step.card}
    if step.kind == "swap":
        return told | {"card": step.card, "for": step.other, "partner": partner_of(state, state.seat)}
    if step.kind == "stop":
        return told | {"partner": partner_of(state, state.seat), "cards": list(state.hands[state.seat])}
    return told


def _parts(state: State, step: Step) -> list[str]:
    """The places one points at: a card, its reading and a place in the row; a card and where it goes; a pile."""
    card = card_place(state.seat, step.card)
    if step.kind == "use":
        place = row_place(state.seat, step.place)
        return [TAKEN if state.taken else card, _NAMES[step.reading], place, place]
    if step.kind == "throw":
        return [card, DISCARD]
    if step.kind == "swap":
        return [card, card_place((state.seat + 2) % 4, step.other)]
    if step.kind == "row":
        return [step.other]
    return {"draw": [PILE], "take": [OFFER]}.get(step.kind, [])


def _exchange(state: State, step: Step) -> dict[str, Any]:
    """The use of a card: what goes, what comes, and the row and the bank afterwards."""
    reading = READINGS[step.card][step.reading]
    row, bank = exchanged(state, step)
    return {
        "card": step.card,
        "reading": reading.name,
        "place": step.place,
        "gives": reading.gives,
        "takes": reading.takes,
        "row": row,
        "bank": pawns(*bank),
        "wins": bool(winning_seats(play(state, step))),
    }


def listed_steps(state: State) -> list[Step] | None:
    """Of the 924 starting rows, the layouts that have a name; of everything else, all."""
    return [Step("row", other=row) for row in LAYOUTS.values()] if state.phase == ROW else None


def buttons(state: State, seat: int | None) -> tuple[Step, ...]:
    """`end` has its button in every turn, `stop` as long as the row allows it."""
    if state.phase == ROW:
        return ()
    partner = partner_of(state, state.seat)
    if partner is None or partner in state.stopped or state.seat in state.stopped or not is_pure(state, state.seat):
        return (END,)
    return (STOP, END)


def render_text(state: State, seat: int | None) -> str:
    """Rows of ● and ○ with the cards below them, the bank, the piles and whose turn it is."""
    lines = []
    for owner, row in enumerate(state.rows):
        collects = _SIGNS[state.colours[owner]] if state.colours else "?"
        stopped = "  (stopped)" if owner in state.stopped else ""
        lines.append(f"seat {owner + 1} {collects}  {signs(row)}{stopped}")
        lines.append(f"          {'  '.join(map(signs, state.hands[owner])) or '-'}")
    lines.append(f"bank      {'●' * state.bank[0]}{'○' * state.bank[1]}" if any(state.bank) else "bank      -")
    lines.append(f"pile      {size(state.pile)} cards, discard {size(state.discard)}")
    if state.offer:
        lines.append(f"on offer  {signs(state.offer)}")
    if state.taken:
        lines.append(f"taken     {signs(state.taken)}")
    return "\n".join([*lines, "", _status(state)])


def signs(text: str) -> str:
    """Pawns drawn instead of written."""
    return "".join(_SIGNS.get(letter, letter) for letter in text)


_DOES: Final = {
    ROW: "lays out a row",
    TAKE: "takes a card",
    DRAW: "draws a card",
    USE: "uses a card or throws one away",
    DONE: "ends the turn",
}


def _status(state: State) -> str:
    """One line under the table: who does what, or how the game ended."""
    if state.ended:
        winners = " and ".join(f"seat {seat + 1}" for seat in state.ended.winners)
        return f"{state.ended.termination}: " + (f"{winners} wins" if winners else "a draw")
    if state.phase == LOT:
        return "the lot decides"
    does = _DOES.get(state.phase, "is dealt a card")
    swaps = f", swaps left: {SWAPS - state.swaps}" if state.rules.teams and state.turn else ""
    return f"seat {state.seat + 1} {does}{swaps}"
