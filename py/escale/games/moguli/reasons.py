"""Why a step is refused, as a code with what its sentence needs. Only picks the message: `legal_steps` has decided."""

from __future__ import annotations

from typing import Final

from escale.core.errors import Reason
from escale.games.moguli.board import levels, name
from escale.games.moguli.paths import reach, relaxed_reach
from escale.games.moguli.rules import HOME, TO_KEEP_FREE, State, can_move, free_gates
from escale.games.moguli.steps import Keep, Lay, Move, Pivot, Step, Swap

REASONS: Final = (
    # the set-up
    "moguli-laid",  # the tiles lie already
    "moguli-choose-first",  # the home row is to be chosen before anything else
    "moguli-chosen",  # no home row is to be chosen now, or not in this match
    "moguli-swap-row",  # row: not one of the middle rows 3, 4 and 5
    # pivots
    "moguli-no-pivot-left",
    "moguli-no-bonus",  # the pivot is used, and the move earned no other
    "moguli-locked",  # tile
    "moguli-pivot-closes",  # tile: no freeing move would be left
    # moves
    "moguli-moved",
    "moguli-no-pawn",  # gate
    "moguli-not-your-pawn",  # gate
    "moguli-same-gate",
    "moguli-occupied",  # gate
    "moguli-must-free",  # free, needed: only a move that frees a gate of the home row
    "moguli-frozen",  # free, needed: a gate must be freed, and no move does
    "moguli-home-open",  # needed: gates of the home row that must stay free
    "moguli-under-nobody",  # gate: a way leads there, but under no pawn
    "moguli-no-way",  # gate
    # the end of a turn
    "moguli-end-must-free",  # free, needed
    # texts
    "moguli-step-syntax",  # text
    "moguli-tiles-marked",  # count, needed
    "moguli-position-syntax",  # text
    "moguli-position-tiles",  # text
    "moguli-position-pawns",  # text
    "moguli-position-count",  # side (w or d), count
    "moguli-position-word",  # text
    "moguli-position-over",
)


def why_not(state: State, step: Step) -> Reason:
    """The most useful reason to tell for a step that is not legal."""
    match step:
        case Lay():
            return _reason("laid")
        case Swap() | Keep() if state.stage != "swap":
            return _reason("chosen")
        case Swap(row):
            return _reason("swap-row", row=row)
        case _ if state.stage == "swap":
            return _reason("choose-first")
        case Pivot(tile):
            return _why_not_pivot(state, tile)
        case Move(origin, target):
            return _why_not_move(state, origin, target)
        case _:
            return _reason("end-must-free", **_home(state))


def _reason(code: str, **params: str | int) -> Reason:
    return Reason(f"moguli-{code}", params)


def _home(state: State) -> dict[str, int]:
    """How open the home row is, and how open it must be."""
    return {"free": free_gates(state.seat, state.pawns), "needed": TO_KEEP_FREE}


def _why_not_pivot(state: State, tile: int) -> Reason:
    if state.locked & tile:
        return _reason("locked", tile=name(tile))
    if not state.pivots_left:
        return _reason("no-bonus" if state.moved and not state.bonus else "no-pivot-left")
    return _reason("pivot-closes", tile=name(tile))


def _why_not_move(state: State, origin: int, target: int) -> Reason:
    if state.moved:
        return _reason("moved")
    return _why_not_from(state, origin) or _why_not_to(state, origin, target)


def _why_not_from(state: State, origin: int) -> Reason | None:
    """The pawn itself may not move, wherever to."""
    mine, theirs = state.pawns[state.seat], state.pawns[1 - state.seat]
    if theirs & origin:
        return _reason("not-your-pawn", gate=name(origin))
    if not mine & origin:
        return _reason("no-pawn", gate=name(origin))
    if state.is_obliged and not can_move(state):
        return _reason("frozen", **_home(state))
    if state.is_obliged and not origin & HOME[state.seat]:
        return _reason("must-free", **_home(state))
    return None


def _why_not_to(state: State, origin: int, target: int) -> Reason:
    """The pawn may move, but not there."""
    mine, theirs = state.pawns[state.seat], state.pawns[1 - state.seat]
    if origin == target:
        return _reason("same-gate")
    if (mine | theirs) & target:
        return _reason("occupied", gate=name(target))
    on = levels(state.tiles, state.rules.cylinder)
    if reach(origin, mine, theirs, on)[0] & target:  # only the home row is in the way
        return _reason("must-free", **_home(state)) if state.is_obliged else _reason("home-open", needed=TO_KEEP_FREE)
    is_near = relaxed_reach(origin, mine, theirs, on) & target
    return _reason("under-nobody" if is_near else "no-way", gate=name(target))
