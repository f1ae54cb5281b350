"""What a seat knows of a moment, as text, and a moment imagined from it.

    3M2+2M0/2M2+3M0/5C1 1 react at=M2 dice=ggyrr asked=2 knows=2/ra/3

A position text (see `positions`) without hands; instead, `knows` has the seat's own markers by their letters and how
many the others have. Markers played earlier are no part of a moment, so nobody counts them; those on the stack are.
"""

from __future__ import annotations

import re
from random import Random
from typing import Final

from escale.core.errors import EscaleError
from escale.games.gouda.positions import format_position, parse_position
from escale.games.gouda.state import State
from escale.games.gouda.steps import LETTER, LETTERS, OF_EACH, sort_markers
from escale.opponents.brain import Seen

_LONGEST: Final = 400  # characters of the longest observation, with room to spare
_KNOWS: Final = re.compile(r"([0-6]|[riwtae]{1,6}|-)(/([0-6]|[riwtae]{1,6}|-)){1,5}")


def observe(state: State, seat: int) -> str:
    """What a seat knows of a moment."""
    text = format_position(state._replace(hands=("",) * state.seats))
    if not any(state.hands):
        return text
    known = [(hand or "-") if one == seat else str(len(hand)) for one, hand in enumerate(state.hands)]
    return f"{text} knows={'/'.join(known)}"


def imagine(seen: Seen, random: Random) -> State:
    """A moment that agrees with what a seat knows; markers of the others are drawn fairly."""
    try:
        text, told, knows = seen.known[: _LONGEST + 1].partition(" knows=")
        if len(seen.known) > _LONGEST or "hands=" in text:
            raise ValueError
        if not told:
            return parse_position(text, seen.options, seen.seats)
        hands = _draw(seen, text, knows, random)
        return parse_position(f"{text} hands={'/'.join(hand or '-' for hand in hands)}", seen.options, seen.seats)
    except (ValueError, KeyError, IndexError):  # a refusal of positions and steps is a ValueError
        raise EscaleError("observed-invalid") from None


def _draw(seen: Seen, text: str, knows: str, random: Random) -> list[str]:
    """Hands that may be: what can be seen is nobody's, the rest is as likely here as there."""
    known = knows.split("/")
    if not _KNOWS.fullmatch(knows) or len(known) != seen.seats:
        raise ValueError
    own = "" if known[seen.seat] == "-" else known[seen.seat]
    counts = [len(own) if seat == seen.seat else int(hand) for seat, hand in enumerate(known)]
    played = _played(text)
    if own.isdigit():
        raise ValueError
    return sample(own, seen.seat, counts, played, seen.options["markers"] == "set", random)


def _played(text: str) -> list[tuple[int, str]]:
    """Who has played which marker that is still under way."""
    stack = re.search(r" stack=(\S+)", text)
    parts = [part.partition(":") for part in stack[1].split(",")] if stack else []
    return [(int(seat) - 1, LETTER[step.partition("-")[0]]) for seat, _, step in parts]


def sample(  # noqa: PLR0913, PLR0917 - what is known about markers
    own: str, seat: int, counts: list[int], played: list[tuple[int, str]], full: bool, random: Random
) -> list[str]:
    """Draw the hands of the others; `full`: everybody began with one marker of each power."""
    if full:
        hands = []
        for one, count in enumerate(counts):
            gone = {letter for by, letter in played if by == one}
            hands.append(own if one == seat else "".join(random.sample([x for x in LETTERS if x not in gone], count)))
        return [sort_markers(hand) for hand in hands]
    shown = own + "".join(letter for _, letter in played)
    pool = [letter for letter in LETTERS for _ in range(OF_EACH - shown.count(letter))]
    drawn = random.sample(pool, sum(counts) - len(own))
    hands = []
    for one, count in enumerate(counts):
        hands.append(own if one == seat else sort_markers("".join(drawn[:count])))
        if one != seat:
            del drawn[:count]
    return hands
