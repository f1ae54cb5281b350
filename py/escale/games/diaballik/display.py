"""What a player sees: drawing data for the interface, and a board for the terminal. Everybody sees everything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from escale.games.diaballik.notation import MARKS, SIDES, format_step, letter_at, name
from escale.games.diaballik.rules import MOVES_LEFT, PASSES_LEFT, State, appearances_after, legal_steps
from escale.games.diaballik.squares import COLUMNS, SIZE, names
from escale.games.diaballik.steps import ANTIJEU, END, Step
from escale.games.diaballik.wall import contacts, is_antijeu, wall

_SIDE_NAMES: Final = ("White", "Dark")


def view(state: State, seat: int | None) -> dict[str, Any]:
    """The board as drawing data."""
    supports = [{"at": at, "seat": owner} for owner, pieces in enumerate(state.supports) for at in names(pieces)]
    return {
        "size": SIZE,
        "supports": supports,
        "balls": [name(ball) for ball in state.balls],
        "chasms": names(state.rules.chasms),
        "left": {"moves": MOVES_LEFT[state.left], "passes": PASSES_LEFT[state.left]},
        "home": [SIZE, 1],
        "antijeu": antijeu(state),
        "repetitions": state.appearances,
    }


def antijeu(state: State) -> dict[str, Any] | None:
    """The anti-game to show: the wall, who gains by it and which supports touch it; None when there is none.

    Shown are the one that has won; the one the acting side may announce; and, when the end of the turn checks it,
    the one that would win then.
    """
    by = _gainer(state)
    if by is None:
        return None
    chasms = state.rules.chasms
    own, other = state.supports[by], state.supports[1 - by]
    return {"by": by, "wall": names(wall(other, chasms)), "contacts": names(contacts(by, own, other, chasms))}


def _gainer(state: State) -> int | None:
    if state.ended:
        return state.ended.winners[0] if state.ended.termination == "antijeu" else None
    seats = (state.seat,) if state.rules.announced else (state.seat, 1 - state.seat)
    for by in seats:
        if is_antijeu(by, state.supports[by], state.supports[1 - by], state.rules.chasms):
            return by
    return None


def describe(state: State, step: Step, seat: int | None) -> Mapping[str, Any]:
    """A step for the interface. `end` tells how often the position it leads to will have appeared."""
    told: dict[str, Any] = {"text": format_step(step), "kind": step.kind, "parts": []}
    if step.kind in MARKS:
        told["parts"] = [name(step.origin), name(step.target)]
    elif step == END:
        told["appearances"] = appearances_after(state)
    return told


def buttons(state: State, seat: int | None) -> tuple[Step, ...]:
    """`end` always has its button, `antijeu` only when it may be announced."""
    return (ANTIJEU, END) if ANTIJEU in legal_steps(state) else (END,)


def render_text(state: State, seat: int | None) -> str:
    """The board with its coordinates: capitals carry the ball, `#` is a chasm."""
    lines = []
    for row in reversed(range(SIZE)):
        bits = [1 << SIZE * row + column for column in range(SIZE)]
        cells = ("#" if state.rules.chasms & bit else letter_at(state, bit) for bit in bits)
        lines.append(f" {row + 1} | {' '.join(cells)}")
    lines += ["   +" + "-" * (2 * SIZE), "     " + " ".join(COLUMNS), "", _status(state)]
    return "\n".join(lines)


def _status(state: State) -> str:
    """One line under the board: who acts and what is left, or how the game ended."""
    if state.ended:
        winners = state.ended.winners
        return f"{state.ended.termination}: " + (f"{_SIDE_NAMES[winners[0]]} wins" if winners else "a draw")
    left = f"moves left: {MOVES_LEFT[state.left]}, passes left: {PASSES_LEFT[state.left]}"
    return f"{_SIDE_NAMES[state.seat]} ({SIDES[state.seat]}) to act, {left}"
