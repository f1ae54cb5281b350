"""Why a step is refused: codes for the interface to put into words. Nothing here decides legality."""

from __future__ import annotations

from typing import Final

from escale.core.errors import Reason
from escale.games.chasse_croise.rules import State, Step, opponents_on, plays

REASONS: Final = tuple(
    f"chasse-croise-{code}"
    for code in (
        "step-syntax",
        "roll-not-now",
        "end-forward-possible",
        "no-such-lane",
        "no-such-die",
        "die-used",
        "beyond-home",
        "beyond-start",
        "blocked",
        "position-syntax",
        "position-lanes",
        "position-crossing",
        "position-dice",
        "position-two-winners",
    )
)


def why_not(state: State, step: Step) -> Reason:
    """Pick the reason to tell for a step that is not legal."""
    if step.kind == "roll":
        return Reason("chasse-croise-roll-not-now")
    if step.kind == "end":
        forwards = next(one for one in plays(state) if one.points > 0)
        return Reason("chasse-croise-end-forward-possible", {"lane": forwards.lane, "die": forwards.points})
    return _why_not_play(state, step)


def _why_not_play(state: State, step: Step) -> Reason:
    """A pawn's move: the lane, the die, the ends of the lane, then what stands in the way."""
    die = abs(step.points)
    if step.lane > state.lanes:
        return Reason("chasse-croise-no-such-lane", {"lane": step.lane, "lanes": state.lanes})
    if die not in state.dice:
        used = state.rolled is not None and die in state.rolled
        return Reason("chasse-croise-die-used" if used else "chasse-croise-no-such-die", {"die": die})
    place = state.pawns[state.seat][step.lane - 1]
    if place + step.points > state.lanes + 1:
        return Reason("chasse-croise-beyond-home", {"lane": step.lane, "die": die, "left": state.lanes + 1 - place})
    if place + step.points < 0:
        return Reason("chasse-croise-beyond-start", {"lane": step.lane, "die": die, "left": place})
    return Reason("chasse-croise-blocked", {"lane": step.lane, "die": die, "by": blocker(state, step) or 0})


def blocker(state: State, step: Step) -> int | None:
    """The lane of the nearest opposing pawn a move would jump over; None when there is none."""
    place = state.pawns[state.seat][step.lane - 1]
    occupied = opponents_on(state, state.seat).get(step.lane, {})
    low, high = sorted((place, place + step.points))
    between = [other for other in occupied if low < other < high]
    return min(between, key=lambda other: abs(other - place)) if between else None
