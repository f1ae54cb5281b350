"""Help for players: what an exchange gives the others, who could use a card thrown away; and what random players like.

Watching the others' cards and the bank is the strategy of the game. Nothing here is hidden: it only saves looking.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from escale.games.point.cards import BLACK, READINGS, Card, Reading
from escale.games.point.display import pawns
from escale.games.point.notation import format_step
from escale.games.point.rules import (
    USE,
    State,
    Step,
    can_pay,
    can_use,
    exchanged,
    next_seat,
    other_colour,
    partner_of,
    places,
    throws,
    uses,
)


def hints(state: State, seat: int | None) -> dict[str, Any]:
    """What the uses or throws of the player on turn would mean for the others; empty when no card is to be used now."""
    if state.phase != USE:
        return {"exchanges": [], "throws": []}
    by_bank: dict[tuple[int, int], list[Step]] = {}
    for step in uses(state):
        by_bank.setdefault(exchanged(state, step)[1], []).append(step)
    return {
        "exchanges": [_exchange_hint(state, bank, steps) for bank, steps in by_bank.items()],
        "throws": [_throw_hint(state, step) for step in ([] if by_bank else throws(state))],
    }


def _exchange_hint(state: State, bank: tuple[int, int], steps: list[Step]) -> dict[str, Any]:
    """Which readings of the others' cards a new bank makes possible, and which it makes impossible."""
    after = state._replace(bank=bank)
    others = [other for other in range(state.rules.seats) if other != state.seat]
    return {
        "steps": [format_step(step) for step in steps],
        "bank": pawns(*bank),
        "others": [
            {
                "seat": other,
                "partner": other == partner_of(state, state.seat),
                "opens": _changes(state, after, other),
                "closes": _changes(after, state, other),
            }
            for other in others
        ],
    }


def _throw_hint(state: State, step: Step) -> dict[str, Any]:
    """Whether the next player could take the card and use it."""
    to = next_seat(state)
    return {"step": format_step(step), "card": step.card, "to": to, "usable": can_use(state, to, step.card)}


def _changes(without: State, having: State, owner: int) -> list[dict[str, Any]]:
    """Readings of a seat's cards that can be used in one state and not in another, which differs in the bank."""
    return [
        {
            "card": card,
            "reading": reading.name,
            "gives": reading.gives,
            "takes": reading.takes,
            "whole": not can_use(without, owner, card),  # the other reading is of no use there either
            "finishes": _finishes(having, owner, reading),
        }
        for card in dict.fromkeys(having.hands[owner])
        for reading in READINGS[card]
        if _is_usable(having, owner, reading) and not _is_usable(without, owner, reading)
    ]


def _is_usable(state: State, owner: int, reading: Reading) -> bool:
    return reading.gives in state.rows[owner] and can_pay(state, reading)


def _finishes(state: State, owner: int, reading: Reading) -> bool:
    """Tell whether the reading would leave only pawns of the owner's colour."""
    row, unwanted = state.rows[owner], other_colour(state.colours[owner])
    if unwanted in reading.takes:
        return False
    return any(
        unwanted not in row[: place - 1] + row[place - 1 + len(reading.gives) :] for place in places(row, reading.gives)
    )


# Random players

_KEEN: Final = 4  # how many times likelier a use is for each unwanted pawn that it removes more
_LIKED: Final = {"swap": 1, "stop": 8, "draw": 12, "take": 12, "throw": 12, "end": 12}  # weights of the other steps


def lean(state: State, steps: Sequence[Step]) -> Sequence[int]:
    """Random players get rid of the other colour, or a game would hardly ever end."""
    if state.phase != USE:
        return [_LIKED.get(step.kind, 1) for step in steps]
    colour = state.colours[state.seat]
    return [
        _KEEN ** _gain(step.card, step.reading, colour) if step.kind == "use" else _LIKED[step.kind] for step in steps
    ]


def _gain(card: Card, number: int, colour: str) -> int:
    """How well a reading serves a colour, from 0 for four unwanted pawns more to 8 for four fewer."""
    reading = READINGS[card][number]
    return 4 - (reading.white if colour == BLACK else reading.black)
