"""Positions as one line of text: where each seat's mice are, whose turn it is, the phase, and what else there is.

    3M2+2M0/2M2+3M0/5C1 1 react at=M2 dice=ggyrr asked=2 stack=3:annul-roll hands=~dG9t...

First the mice of each seat (`-` for none), then the seat whose turn it is (in the set-up, who will begin), then the
phase, one of `state.PHASES`. What follows has names, and is left out where there is nothing to say:

    at=M2>M3        the place designated and, after a Transfert, the place the roll applies to
    dice=ggyR       the dice not yet applied; a capital is a void die
    used=gr         the dice applied
    asked=2         the seat that draws, places or is asked for a marker
    stack=3:annul-roll,1:annul      the marker under way, the annulments on top of it, and who played them
    cheese=2T+S1    where cheese is left; only when there is more than one piece in play
    eaten=121       who has eaten a piece, in this order
    hands=ra/-/e    markers left, letters as in `steps`; sealed when written, so that nobody reads them by accident

A position may have fewer mice than a game begins with: it may be made for a purpose.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Final

from escale.core.errors import EscaleError, PositionError
from escale.core.options import Options
from escale.core.seal import MARK, seal, unseal
from escale.games.gouda.notation import format_step, parse_step
from escale.games.gouda.places import NAMES, NOWHERE, NUMBER, STARTS, T
from escale.games.gouda.reactions import playable
from escale.games.gouda.rules import initial
from escale.games.gouda.state import MICE, PHASES, Board, State, designable, dice_for, is_festival, mice_at, result
from escale.games.gouda.steps import ANNUL_ANSWER, LETTER, LETTERS, MOST_DICE, OF_EACH, Step, sort_dice, sort_markers

_ANYWHERE: Final = {"cheese", "eaten", "hands"}
# phase -> names it must have, names it may have besides those that may stand anywhere
_FIELDS: Final[Mapping[str, tuple[set[str], set[str]]]] = {
    "draw": ({"asked"}, set()),
    "place": ({"asked"}, set()),
    "from": (set(), set()),
    "roll": ({"at"}, {"dice"}),
    "react": ({"at", "dice", "asked"}, {"stack"}),
    "apply": ({"at"}, {"dice", "used"}),
    "close": ({"asked"}, {"stack"}),
    "over": (set(), set()),
}
_PLACE: Final = "M[0-4]|C[12]|S[1-3]|F[12]|T"
_PILE: Final = re.compile(rf"([1-6]?)({_PLACE})")
_AT: Final = re.compile(rf"({_PLACE})(?:>({_PLACE}))?")


# Writing


def format_position(state: State) -> str:
    """Write a position."""
    asks = state.phase in ("draw", "place", "react", "close")
    named = {
        "at": _format_at(state),
        "dice": state.dice,
        "used": state.used,
        "asked": str(state.asked + 1) if asks else "",
        "stack": ",".join(f"{seat + 1}:{format_step(step).replace(' ', '-')}" for seat, step in state.stack),
        "cheese": _format_piles(state.cheeses) if is_festival(state) else "",
        "eaten": "".join(str(seat + 1) for seat in state.eaten),
        "hands": seal("/".join(hand or "-" for hand in state.hands)) if any(state.hands) else "",
    }
    mice = "/".join(_format_piles(counts) for counts in zip(*state.mice, strict=True))
    return " ".join(
        [mice, str(state.seat + 1), state.phase, *(f"{name}={text}" for name, text in named.items() if text)]
    )


def _format_piles(counts: tuple[int, ...]) -> str:
    """How many things lie where: `3M0+C1`."""
    piles = ((str(count) if count > 1 else "") + name for name, count in zip(NAMES, counts, strict=True) if count)
    return "+".join(piles) or "-"


def _format_at(state: State) -> str:
    if state.origin == NOWHERE:
        return ""
    return NAMES[state.origin] + (f">{NAMES[state.place]}" if state.place != state.origin else "")


# Reading


def parse_position(text: str, options: Options, seats: int) -> State:
    """Read a position and check that the game could be played on from there."""
    words = text.split()
    if len(words) < 3 or words[2] not in PHASES:
        raise _syntax(text)
    phase, named = words[2], _named(words[3:])
    _check_names(phase, named)
    start = initial(options, seats)
    seat = _parse_seat(words[1], seats)
    origin, place = _parse_at(named.get("at", ""))
    state = start._replace(
        mice=_parse_mice(words[0], seats),
        cheeses=_parse_piles(named["cheese"]) if "cheese" in named else start.cheeses,
        eaten=tuple(_parse_seat(letter, seats) for letter in named.get("eaten", "")),
        hands=_parse_hands(named.get("hands", ""), seats),
        seat=seat,
        phase=phase,
        asked=_parse_seat(named["asked"], seats) if "asked" in named else seat,
        origin=origin,
        place=place,
        dice=_parse_dice(named.get("dice", ""), "gyrGYR"),
        used=_parse_dice(named.get("used", ""), "gr"),
        stack=_parse_stack(named.get("stack", ""), seats),
    )
    _check(state, start, options)
    return state._replace(ended=result(state) if phase == "over" else None)


def _syntax(text: str) -> PositionError:
    return PositionError("gouda-position-syntax", text=text[:80])


def _named(words: list[str]) -> dict[str, str]:
    """The named fields."""
    named: dict[str, str] = {}
    for word in words:
        name, _, value = word.partition("=")
        if not value or name in named:
            raise _syntax(word)
        named[name] = value
    return named


def _check_names(phase: str, named: Mapping[str, str]) -> None:
    """The names that a phase needs are there, and no others."""
    needed, possible = _FIELDS[phase]
    for name in sorted(set(named) ^ needed):
        if name in needed or name not in possible | _ANYWHERE:
            raise PositionError("gouda-position-field", phase=phase, field=name[:20])


def _parse_seat(text: str, seats: int) -> int:
    if not re.fullmatch("[1-6]", text) or int(text) > seats:
        raise PositionError("gouda-position-seat", text=text[:20], seats=seats)
    return int(text) - 1


def _parse_piles(text: str) -> tuple[int, ...]:
    counts = [0] * len(NAMES)
    for pile in [] if text == "-" else text.split("+"):
        found = _PILE.fullmatch(pile)
        if not found:
            raise _syntax(text)
        counts[NUMBER[found[2]]] += int(found[1] or 1)
    return tuple(counts)


def _parse_mice(text: str, seats: int) -> Board:
    parts = text.split("/")
    if len(parts) != seats:
        raise PositionError("gouda-position-seats", given=len(parts), seats=seats)
    return tuple(zip(*map(_parse_piles, parts), strict=True))


def _parse_at(text: str) -> tuple[int, int]:
    if not text:
        return NOWHERE, NOWHERE
    found = _AT.fullmatch(text)
    if not found:
        raise _syntax(text)
    return NUMBER[found[1]], NUMBER[found[2] or found[1]]


def _parse_dice(text: str, letters: str) -> str:
    if not set(text) <= set(letters):
        raise PositionError("gouda-position-dice", text=text[:20])
    return sort_dice(text)


def _parse_hands(text: str, seats: int) -> tuple[str, ...]:
    """Markers of each seat, sealed or not."""
    if not text:
        return ("",) * seats
    try:
        hands = (unseal(text) if text.startswith(MARK) else text).split("/")
    except EscaleError:
        raise PositionError("gouda-position-markers") from None
    if len(hands) != seats or not all(hand == "-" or (hand and set(hand) <= set(LETTERS)) for hand in hands):
        raise PositionError("gouda-position-markers")
    return tuple("" if hand == "-" else sort_markers(hand) for hand in hands)


def _parse_stack(text: str, seats: int) -> tuple[tuple[int, Step], ...]:
    stack = []
    for part in text.split(",") if text else ():
        seat, _, step = part.partition(":")
        try:
            stack.append((_parse_seat(seat, seats), parse_step(step.replace("-", " "))))
        except EscaleError:
            raise PositionError("gouda-position-stack", text=text[:40]) from None
    return tuple(stack)


# Checking


def _check(state: State, start: State, options: Options) -> None:
    """Raise an error for a position the rules do not know what to do with."""
    _check_cheese(state, start)
    _check_markers(state, options)
    if state.phase in ("draw", "place"):
        _check_set_up(state, start, options)
        return
    _check_mice(state)
    if (result(state) is None) == (state.phase == "over"):
        raise PositionError("gouda-position-over")
    if state.phase in _CHECKS:
        _CHECKS[state.phase](state)


def _check_cheese(state: State, start: State) -> None:
    """All the cheese is where it was or eaten, and nobody shares a place with it; a single piece is never eaten."""
    missing = sum(start.cheeses) - sum(state.cheeses)
    grown = any(now > before for now, before in zip(state.cheeses, start.cheeses, strict=True))
    shared = is_festival(state) and any(
        pieces and any(mice) for pieces, mice in zip(state.cheeses, state.mice, strict=True)
    )
    if grown or shared or missing != len(state.eaten) or (missing and not is_festival(start)):
        raise PositionError("gouda-position-cheese")


def _check_markers(state: State, options: Options) -> None:
    """Nobody has more markers than were given out, and there are no more of a power than in the box."""
    full = options["markers"] == "set"
    most = len(LETTERS) if full else int(options["markers"])
    held = [
        hand + "".join(LETTER.get(step.kind, "?") for by, step in state.stack if by == seat)
        for seat, hand in enumerate(state.hands)
    ]
    if any(len(hand) > most or (full and len(set(hand)) < len(hand)) for hand in held):
        raise PositionError("gouda-position-markers")
    if any(count > OF_EACH for count in Counter("".join(held)).values()):
        raise PositionError("gouda-position-markers")


def _check_set_up(state: State, start: State, options: Options) -> None:
    """In the set-up, what has been done so far has been done in full, and nothing more."""
    each = len(start.hands[0]) or start.deal
    drawing = state.phase == "draw"
    if state.seat != start.seat or (drawing and not start.deal):
        raise PositionError("gouda-position-set-up")
    if any(len(hand) != (0 if drawing and seat >= state.asked else each) for seat, hand in enumerate(state.hands)):
        raise PositionError("gouda-position-markers")
    for seat, counts in enumerate(zip(*state.mice, strict=True)):
        on_start = sum(counts[place] for place in STARTS)
        if on_start != sum(counts) or on_start != (0 if drawing or seat >= state.asked else MICE):
            raise PositionError("gouda-position-mice", seat=seat + 1)


def _check_mice(state: State) -> None:
    """Nobody has more than five mice, those with cheese included; while the game goes on, there are some on the way."""
    for seat, counts in enumerate(zip(*state.mice, strict=True)):
        if sum(counts) + state.eaten.count(seat) > MICE:
            raise PositionError("gouda-position-mice", seat=seat + 1)
    nobody = state.phase != "over" and not any(map(any, state.mice[:T]))
    if nobody or (not is_festival(state) and sum(state.mice[T]) > 1):
        raise PositionError("gouda-position-table")


def _check_from(state: State) -> None:
    if not designable(state, state.seat):
        raise PositionError("gouda-position-mice", seat=state.seat + 1)


def _check_roll(state: State) -> None:
    """The place is one the player may designate, the roll applies where it can, some dice are still to be rolled."""
    if state.origin not in designable(state, state.seat):
        raise PositionError("gouda-position-place", place=NAMES[state.origin])
    if state.place == T or mice_at(state, state.place) < mice_at(state, state.origin):
        raise PositionError("gouda-position-place", place=NAMES[state.place])
    if (len(state.dice) < dice_for(state)) != (state.phase == "roll") or len(state.dice) > dice_for(state):
        raise PositionError("gouda-position-dice", text=state.dice)


def _check_react(state: State) -> None:
    _check_roll(state)
    _check_asked(state)


def _check_apply(state: State) -> None:
    """There are mice enough for the dice."""
    if T in (state.origin, state.place):
        raise PositionError("gouda-position-place", place=NAMES[T])
    if not 1 <= len(state.dice + state.used) <= MOST_DICE or mice_at(state, state.place) < len(state.dice):
        raise PositionError("gouda-position-dice", text=state.dice + state.used)


def _check_asked(state: State) -> None:
    """Whoever is asked has markers; a stack is a marker that could be played, then annulments, each of another's."""
    if not state.hands[state.asked]:
        raise PositionError("gouda-position-asked", seat=state.asked + 1)
    if not state.stack:
        return
    (_, first), *answers = state.stack
    players = [seat for seat, _ in state.stack] + [state.asked]
    possible = first in playable(state._replace(stack=()), first.kind)
    if (
        not possible
        or any(step != ANNUL_ANSWER for _, step in answers)
        or any(one == other for one, other in pairwise(players))
    ):
        raise PositionError("gouda-position-stack", text=format_step(first))


_CHECKS: Final[Mapping[str, Callable[[State], None]]] = {
    "from": _check_from,
    "roll": _check_roll,
    "react": _check_react,
    "apply": _check_apply,
    "close": _check_asked,
}
