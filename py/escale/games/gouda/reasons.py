"""Why a step is refused, as a code with what its sentence needs. Only picks the message: `legal_steps` has decided.

Seats in parameters are numbered from 1, as in texts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from escale.core.errors import Reason
from escale.games.gouda.places import BACKWARD, NAMES, T
from escale.games.gouda.rules import moves
from escale.games.gouda.state import MICE, State, mice_at
from escale.games.gouda.steps import LETTER, POWERS, Step, includes

REASONS: Final = tuple(
    f"gouda-{code}"
    for code in (
        # steps at the wrong time; `phase` tells what is to be done instead
        "not-now",  # phase
        "chance-not-now",  # a roll or a draw while somebody acts
        "decline-not-asked",
        "marker-not-now",
        # set-up and the place designated
        "mice-count",  # count, needed
        "from-table",
        "from-no-mouse",  # place
        # applying dice
        "no-such-die",  # die (g or r)
        "no-such-mouse",  # seat, place
        "not-forward",  # place, to
        "not-backward",  # place, to
        "no-way-back",  # place
        "end-dice-left",  # count: dice that must be applied first
        # markers
        "marker-not-held",  # marker
        "answer-annul-only",
        "answer-alone",  # an annulment in answer chooses no dice
        "answer-to-nothing",  # an annulment without saying of what
        "extra-at-the-end",
        "only-extra-at-the-end",
        "dice-not-there",  # void ones cannot be chosen
        "improve-green",
        "worsen-red",
        "transfer-same",  # place
        "transfer-table",
        "transfer-few",  # place, count, needed
        "extra-no-mouse",  # place, seat
        # texts
        "step-syntax",  # text
        "position-syntax",  # text
        "position-field",  # phase, field: missing, or out of place
        "position-seat",  # text, seats
        "position-seats",  # given, seats
        "position-mice",  # seat
        "position-table",
        "position-cheese",
        "position-place",  # place
        "position-dice",  # text
        "position-markers",
        "position-asked",  # seat
        "position-stack",  # text
        "position-set-up",
        "position-over",
    )
)


def why_not(state: State, step: Step) -> Reason:
    """The most useful reason to tell for a step that is not legal."""
    return _BY_KIND[step.kind](state, step)


def _reason(code: str, **params: str | int) -> Reason:
    return Reason(f"gouda-{code}", params)


def _not_now(state: State) -> Reason:
    return _reason("not-now", phase=state.phase)


def _why_not_chance(state: State, step: Step) -> Reason:
    return _reason("chance-not-now")


def _why_not_mice(state: State, step: Step) -> Reason:
    if state.phase != "place":
        return _not_now(state)
    return _reason("mice-count", count=sum(step.counts), needed=MICE)


def _why_not_from(state: State, step: Step) -> Reason:
    if state.phase != "from":
        return _not_now(state)
    return _reason("from-table") if step.place == T else _reason("from-no-mouse", place=NAMES[step.place])


def _why_not_move(state: State, step: Step) -> Reason:
    if state.phase != "apply":
        return _not_now(state)
    here, there = NAMES[state.place], NAMES[step.place]
    if step.letters not in state.dice:
        return _reason("no-such-die", die=step.letters)
    if step.owner >= state.seats or not state.mice[state.place][step.owner]:
        return _reason("no-such-mouse", seat=step.owner + 1, place=here)
    if step.letters == "g":
        return _reason("not-forward", place=here, to=there)
    if not BACKWARD[state.place]:
        return _reason("no-way-back", place=here)
    return _reason("not-backward", place=here, to=there)


def _why_not_end(state: State, step: Step) -> Reason:
    if state.phase != "apply":
        return _not_now(state)
    kinds = {move.letters for move in moves(state)}
    return _reason("end-dice-left", count=sum(die in kinds for die in state.dice))


def _why_not_decline(state: State, step: Step) -> Reason:
    return _reason("decline-not-asked")


def _why_not_marker(state: State, step: Step) -> Reason:
    """What this moment allows, then what is held, then what the marker is played on."""
    if state.phase not in ("react", "close"):
        return _reason("marker-not-now")
    if state.stack:
        if step.kind != "annul":
            return _reason("answer-annul-only")
    elif (step.kind == "extra") != (state.phase == "close"):
        return _reason("only-extra-at-the-end" if state.phase == "close" else "extra-at-the-end")
    if LETTER[step.kind] not in state.hands[state.asked]:
        return _reason("marker-not-held", marker=step.kind)
    if state.stack:
        return _reason("answer-alone")
    if step.kind == "annul" and step.form == "answer":
        return _reason("answer-to-nothing")
    return _why_not_on(state, step)


def _why_not_on(state: State, step: Step) -> Reason:
    """The dice or the place a marker is played on will not do."""
    place = NAMES[step.place]
    if step.kind == "extra":
        return _reason("extra-no-mouse", place=place, seat=state.seat + 1)
    if step.kind == "transfer":
        if step.place == T:
            return _reason("transfer-table")
        if step.place == state.place:
            return _reason("transfer-same", place=place)
        count, needed = mice_at(state, step.place), mice_at(state, state.origin)
        return _reason("transfer-few", place=place, count=count, needed=needed)
    if not includes(state.dice, step.letters):
        return _reason("dice-not-there")
    return _reason("improve-green" if step.kind == "improve" else "worsen-red")


_BY_KIND: Final[Mapping[str, Callable[[State, Step], Reason]]] = {
    "draw": _why_not_chance,
    "roll": _why_not_chance,
    "mice": _why_not_mice,
    "from": _why_not_from,
    "move": _why_not_move,
    "end": _why_not_end,
    "decline": _why_not_decline,
    **dict.fromkeys(POWERS, _why_not_marker),
}
