"""What a player sees: drawing data for the interface, and a board for the terminal. Everybody sees everything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from escale.games.chasse_croise.notation import format_step
from escale.games.chasse_croise.reasons import blocker
from escale.games.chasse_croise.rules import END, SIDES, State, Step, play, plays

_LETTERS: Final = "rw"  # pawns are named by their side and lane: r4, w10


def pawn(seat: int, lane: int) -> str:
    """The name of a pawn."""
    return f"{_LETTERS[seat]}{lane}"


def place(seat: int, lane: int, at: int) -> str:
    """The name of a place on a lane: `r4:0` is the start of Red's lane 4."""
    return f"{pawn(seat, lane)}:{at}"


def view(state: State, seat: int | None) -> dict[str, Any]:
    """The board as drawing data."""
    return {
        "lanes": state.lanes,
        "pawns": [
            {"id": pawn(owner, lane), "seat": owner, "lane": lane, "place": at}
            for owner, places in enumerate(state.pawns)
            for lane, at in enumerate(places, start=1)
        ],
        "home": [sum(at > state.lanes for at in places) for places in state.pawns],
        "rolled": None if state.rolled is None else list(state.rolled),
        "dice": list(state.dice),
        "rolloff": state.rolloff,
        "rolls": state.seat,
        "blocked": blocked(state),
    }


def blocked(state: State) -> list[dict[str, Any]]:
    """Moves the dice would allow were it not for an opposing pawn in the way."""
    if state.rolled is None or state.ended:
        return []
    found = []
    for lane, at in enumerate(state.pawns[state.seat], start=1):
        for points in sorted({sign * die for die in state.dice for sign in (1, -1)}):
            by = blocker(state, Step("play", lane, points)) if 0 <= at + points <= state.lanes + 1 else None
            if by is not None:
                found.append(
                    {
                        "pawn": pawn(state.seat, lane),
                        "to": place(state.seat, lane, at + points),
                        "by": pawn(1 - state.seat, by),
                    }
                )
    return found


def describe(state: State, step: Step, seat: int | None) -> Mapping[str, Any]:
    """A step for the interface: a move tells where it lands, whom it hits, and where the same pawn could go on."""
    told: dict[str, Any] = {"text": format_step(step), "kind": step.kind, "parts": []}
    if step.kind == "roll":
        told |= {"dice": [step.lane, step.points], "by": state.seat}
    elif step.kind == "play":
        told |= _move(state, step)
        told["then"] = [_move(after, other) for after in [play(state, step)] for other in _goes_on(after, step.lane)]
    return told


def _move(state: State, step: Step) -> dict[str, Any]:
    """Where a move goes and whom it hits."""
    target = state.pawns[state.seat][step.lane - 1] + step.points
    on_crossing = 0 < target <= state.lanes
    hits = on_crossing and state.pawns[1 - state.seat][target - 1] == step.lane
    return {
        "text": format_step(step),
        "parts": [pawn(state.seat, step.lane), place(state.seat, step.lane, target)],
        "die": abs(step.points),
        "direction": "forward" if step.points > 0 else "backward",
        "hit": pawn(1 - state.seat, target) if hits else None,
        "home": target > state.lanes,
    }


def _goes_on(state: State, lane: int) -> list[Step]:
    """What the pawn of a lane could play next in the same turn."""
    return [] if state.ended else [step for step in plays(state) if step.lane == lane]


def buttons(state: State, seat: int | None) -> tuple[Step, ...]:
    """`end` always has its button."""
    return (END,)


def render_text(state: State, seat: int | None) -> str:
    """The board from above, B at the top: `R` and `w` on the crossings, how far each pawn is at the sides."""
    lanes, (red, white) = state.lanes, state.pawns
    top = "".join("R" if at > lanes else "." for at in red)
    bottom = "".join("R" if at == 0 else "^" for at in red)
    lines = ["      " + " ".join(top) + "   B: Red's home"]
    for row in range(lanes, 0, -1):
        cells = ("R" if red[c - 1] == row else "w" if white[row - 1] == c else "·" for c in range(1, lanes + 1))
        start, home = ("w" if white[row - 1] == 0 else ">"), ("w" if white[row - 1] > lanes else ".")
        lines.append(f" {row:2} {start} {' '.join(cells)} {home}")
    numbers = " ".join(str(column % 10) for column in range(1, lanes + 1))
    lines += ["      " + " ".join(bottom), "      " + numbers, "", _status(state)]
    return "\n".join(lines)


def _status(state: State) -> str:
    """One line under the board: who does what, or how the game ended."""
    if state.ended:
        winners = state.ended.winners
        return f"{state.ended.termination}: " + (f"{SIDES[winners[0]]} wins" if winners else "a draw")
    if state.rolloff is not None:
        return f"{SIDES[state.seat]} rolls for the beginning" + (f", to beat {state.rolloff}" if state.rolloff else "")
    if state.rolled is None:
        return f"{SIDES[state.seat]} rolls the dice"
    left = " and ".join(map(str, state.dice)) or "none"
    return f"{SIDES[state.seat]} to play, rolled {state.rolled[0]}-{state.rolled[1]}, dice left: {left}"
