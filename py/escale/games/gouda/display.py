"""What a player sees: drawing data for the interface, and a board for the terminal. Only markers are hidden.

Everybody sees how many markers each seat has left; which ones, only their owner.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from escale.games.gouda.notation import format_step
from escale.games.gouda.places import (
    BACKWARD,
    C1,
    C2,
    F1,
    F2,
    M0,
    M1,
    M2,
    M3,
    M4,
    NAMES,
    NOWHERE,
    S1,
    S2,
    S3,
    STARTS,
    T,
)
from escale.games.gouda.reactions import becomes, stands
from escale.games.gouda.rules import eats, play
from escale.games.gouda.state import State, clockwise, is_festival, to_roll
from escale.games.gouda.steps import DECLINE, END, POWER, POWERS, Step

# For the view


def view(state: State, seat: int | None) -> dict[str, Any]:
    """The board as drawing data, as a seat may know it."""
    return {
        "phase": state.phase,
        "turn": None if state.phase in ("draw", "place") else state.seat,
        "setting_up": state.asked if state.phase in ("draw", "place") else None,
        "mice": {name: list(counts) for name, counts in zip(NAMES, state.mice, strict=True)},
        "cheese": {name: pieces for name, pieces in zip(NAMES, state.cheeses, strict=True) if pieces},
        "festival": is_festival(state),
        "eaten": list(state.eaten),
        "scores": [state.eaten.count(one) for one in range(state.seats)],
        "designated": _place(state.origin),
        "applies": _place(state.place),
        "dice": _dice(state),
        "rolling": to_roll(state),
        "asked": _asked(state),
        "stack": [{"seat": by, **_marker(step)} for by, step in state.stack],
        "markers": [len(hand) for hand in state.hands],
        "hand": [] if seat is None else [POWER[letter] for letter in state.hands[seat]],
    }


def _place(place: int) -> str | None:
    return None if place == NOWHERE else NAMES[place]


def _dice(state: State) -> list[dict[str, Any]]:
    """The dice on the table. One is idle if, as things are, it has no effect: yellow, void, or red with no way back."""
    stuck = state.place != NOWHERE and not BACKWARD[state.place]
    left = [
        {
            "colour": die.lower(),
            "state": "void" if die.isupper() else "open",
            "idle": die not in "gr" or (die == "r" and stuck),
        }
        for die in state.dice
    ]
    return left + [{"colour": die, "state": "used", "idle": False} for die in state.used]


def _asked(state: State) -> dict[str, Any] | None:
    """Who is asked for a marker, about what, and who will be asked after that if all decline."""
    if state.phase not in ("react", "close"):
        return None
    until = state.stack[-1][0] if state.stack else state.seat
    then, following = [], clockwise(state, state.asked, until)
    while following is not None:
        then.append(following)
        following = clockwise(state, following, until)
    return {"seat": state.asked, "about": _window(state), "then": then}


def _window(state: State) -> str:
    """What a reaction would be about: a roll, the end of a turn, or a marker to answer."""
    return "marker" if state.stack else {"react": "roll", "close": "end"}[state.phase]


def _marker(step: Step) -> dict[str, Any]:
    """A marker with everything that is announced with it."""
    return {
        "marker": step.kind,
        "form": step.form or None,
        "dice": list(step.letters),
        "becomes": list(becomes(step)),
        "place": _place(step.place),
    }


# For steps


def describe(state: State, step: Step, seat: int | None) -> Mapping[str, Any]:
    """A step for the interface; of a draw, each seat is told its own markers and how many the others get."""
    told: dict[str, Any] = {"text": format_step(step), "kind": step.kind, "parts": []}
    if step.kind == "draw":
        return told | _drawn(state, step, seat)
    if step.kind == "mice":
        told |= {"parts": _set_down(step), "unordered": True, "counts": list(step.counts)}
    elif step.kind == "from":
        told["parts"] = [NAMES[step.place]]
    elif step.kind == "roll":
        told |= {"dice": list(step.letters), "by": state.seat, "place": _place(state.place)}
    elif step.kind == "move":
        told |= _moved(state, step)
    elif step.kind in POWERS:
        told |= {"kind": "marker", "parts": _pointed(step), "about": _window(state), **_marker(step)}
    elif step == DECLINE:
        told["about"] = _window(state)
    if step.kind in (*POWERS, "decline"):
        told["settles"] = _settled(state, step)
    return told


def _drawn(state: State, step: Step, seat: int | None) -> dict[str, Any]:
    own = seat == state.asked
    return {
        "text": format_step(step) if own else "draw " + "?" * len(step.letters),
        "by": state.asked,
        "count": len(step.letters),
        "markers": [POWER[letter] for letter in step.letters] if own else None,
    }


def _set_down(step: Step) -> list[str]:
    """The place of each mouse, to be pointed at in any order."""
    return [NAMES[place] for place, count in zip(STARTS, step.counts, strict=True) for _ in range(count)]


def _moved(state: State, step: Step) -> dict[str, Any]:
    """The mouse (its place and its owner's seat, from 0) and where it goes, which tells the die: green up, red down."""
    return {
        "parts": [f"{NAMES[state.place]}:{step.owner}", NAMES[step.place]],
        "die": step.letters,
        "owner": step.owner,
        "from": NAMES[state.place],
        "to": NAMES[step.place],
        "eats": eats(state, step),
        "wins": step.place == T and not is_festival(state),
    }


def _pointed(step: Step) -> list[str]:
    """The marker, then what it is played on: dice of some colours, the whole roll, or a place; nothing in an answer."""
    if step.place != NOWHERE:
        return [step.kind, NAMES[step.place]]
    target = "roll" if step.form == "roll" else step.letters
    return [step.kind, target] if target else [step.kind]


def _settled(state: State, step: Step) -> dict[str, Any] | None:
    """What becomes of the marker under way if this step leaves nobody to answer it: whose it is, and if it stands."""
    stack = state.stack if step == DECLINE else (*state.stack, (state.asked, step))
    if not stack or play(state, step).stack:
        return None
    return {"seat": stack[0][0], **_marker(stack[0][1]), "stands": stands(state._replace(stack=stack))}


def buttons(state: State, seat: int | None) -> tuple[Step, ...]:
    """`end` while dice are applied, `decline` for whoever is asked."""
    return {"apply": (END,), "react": (DECLINE,), "close": (DECLINE,)}.get(state.phase, ())


# For the terminal

_ROWS: Final = ((T,), (F1, F2), (M4,), (M3, S3), (M2, S2), (M1, S1), (M0, C1, C2))
_DICE_NAMES: Final = {"g": "green", "y": "yellow", "r": "red"}


def render_text(state: State, seat: int | None) -> str:
    """The places from the table down, each with its mice as the numbers of their seats; `o` is a piece of cheese."""
    lines = ["  ".join(_render_place(state, place) for place in row).rstrip() for row in _ROWS]
    seats = _render_seats(state, seat)
    return "\n".join([*lines, *([""] if seats else []), *seats, "", *_status(state)])


def _render_place(state: State, place: int) -> str:
    mice = "".join(str(seat + 1) * count for seat, count in enumerate(state.mice[place]))
    mark = ">" if place == state.place else "*" if place == state.origin else " "
    return f"{mark}{NAMES[place]:<2} {'o' * state.cheeses[place] + mice or '.':<16}"


def _render_seats(state: State, seat: int | None) -> list[str]:
    """A line for each seat that has, or could have, something besides its mice."""
    lines = []
    for one, hand in enumerate(state.hands):
        held = ", ".join(POWER[letter] for letter in hand) if one == seat else "?" * len(hand)
        told = [f"{state.eaten.count(one)} eaten"] if is_festival(state) else []
        lines.append(f"seat {one + 1}: " + ", ".join(told + ([f"markers {held}"] if hand else [])))
    return [line for line in lines if not line.endswith(": ")]


def _status(state: State) -> list[str]:
    """Who does what, or how the game ended."""
    if state.ended:
        winner = "".join(f", seat {seat + 1} wins" for seat in state.ended.winners)
        return [state.ended.termination + winner]
    if state.phase in ("draw", "place"):
        return [f"seat {state.asked + 1} {'draws markers' if state.phase == 'draw' else 'places five mice'}"]
    lines = [f"turn of seat {state.seat + 1}"]
    if state.dice or state.used:
        left = " ".join(f"({_DICE_NAMES[die.lower()]})" if die.isupper() else _DICE_NAMES[die] for die in state.dice)
        lines[0] += f", dice: {left or 'none left'}"
    lines += [f"seat {by + 1} plays: {format_step(step)}" for by, step in state.stack]
    return [*lines, _DOES[state.phase].format(asked=state.asked + 1)]


_DOES: Final = {
    "from": "to designate a place",
    "roll": "the dice are rolled",
    "react": "seat {asked} is asked for a marker",
    "apply": "to apply the dice",
    "close": "the turn ends; seat {asked} is asked for a marker",
}
