"""Why a step is refused, as a code with what its sentence needs. Only picks the message: `legal_steps` has decided."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from escale.core.errors import Reason
from escale.games.diaballik.notation import name
from escale.games.diaballik.rules import MOVES_LEFT, PASSES_LEFT, State
from escale.games.diaballik.squares import BETWEEN, is_straight
from escale.games.diaballik.steps import Step
from escale.games.diaballik.wall import NEEDED, contacts, wall

REASONS: Final = (
    # any step
    "diaballik-game-over",
    "diaballik-opening-one-action",  # the short opening's action is made
    # moves and passes
    "diaballik-no-support",  # square: nothing stands there
    "diaballik-not-your-support",  # square
    # moves
    "diaballik-no-moves-left",
    "diaballik-carrier-cannot-move",  # square
    "diaballik-not-straight",
    "diaballik-too-far",
    "diaballik-occupied",  # square
    "diaballik-chasm",  # square: the move would stop on it
    "diaballik-path-blocked",  # square: first support in the way
    "diaballik-path-chasm",  # square: first chasm in the way
    # passes
    "diaballik-pass-used",
    "diaballik-not-the-ball",  # square, ball: where the ball is instead
    "diaballik-no-receiver",  # square: no support of yours
    "diaballik-not-in-line",
    "diaballik-blocked-by-opponent",  # square: first opposing support in between
    # announcement and end
    "diaballik-antijeu-automatic",
    "diaballik-no-wall",
    "diaballik-few-contacts",  # count, needed
    "diaballik-end-no-action",
    # texts
    "diaballik-step-syntax",  # text
    "diaballik-position-syntax",  # text
    "diaballik-position-rows",  # text
    "diaballik-position-supports",  # side (w or d), count
    "diaballik-position-balls",  # side (w or d), count
    "diaballik-position-chasm",  # square
    "diaballik-position-two-winners",
    "diaballik-position-word",  # text
)


def why_not(state: State, step: Step) -> Reason:
    """The most useful reason to tell for a step that is not legal."""
    if state.ended:
        return _reason("game-over")
    return _BY_KIND[step.kind](state, step)


def _reason(code: str, **params: str | int) -> Reason:
    return Reason(f"diaballik-{code}", params)


def _why_not_move(state: State, step: Step) -> Reason:
    refused = _why_not_from(state, step.origin)
    if refused:
        return refused
    if not MOVES_LEFT[state.left]:
        return _spent(state, "no-moves-left")
    if step.origin == state.ball:
        return _reason("carrier-cannot-move", square=name(step.origin))
    origin, target = step.origin.bit_length() - 1, step.target.bit_length() - 1
    if not is_straight(origin, target):
        return _reason("not-straight")
    if BETWEEN[origin][target].bit_count() >= state.rules.reach:
        return _reason("too-far")
    return _why_not_onto(state, step.target) or _why_not_over(state, step.origin, BETWEEN[origin][target])


def _why_not_from(state: State, origin: int) -> Reason | None:
    """No support of the acting side to begin with."""
    if state.theirs & origin:
        return _reason("not-your-support", square=name(origin))
    if not state.mine & origin:
        return _reason("no-support", square=name(origin))
    return None


def _spent(state: State, code: str) -> Reason:
    """An action of this sort is used up, perhaps because the opening is short."""
    return _reason("opening-one-action" if _is_short_spent(state) else code)


def _is_short_spent(state: State) -> bool:
    """Tell whether this is the short opening with its action made: the supports or the ball are as they were."""
    if state.rules.options["opening"] != "short" or state.left or len(state.history) != 1:
        return False
    mine, _, ball, _, _ = state.history[0]
    return state.mine == mine or state.ball == ball


def _why_not_onto(state: State, target: int) -> Reason | None:
    """The square a move would stop on is not free."""
    if state.rules.chasms & target:
        return _reason("chasm", square=name(target))
    if (state.mine | state.theirs) & target:
        return _reason("occupied", square=name(target))
    return None


def _why_not_over(state: State, origin: int, path: int) -> Reason:
    """Something stands, or gapes, in the way of a move."""
    met = _nearest(origin, path & (state.mine | state.theirs | state.rules.chasms))
    return _reason("path-chasm" if state.rules.chasms & met else "path-blocked", square=name(met))


def _nearest(origin: int, line: int) -> int:
    """The bit of a set, all on one side of the origin along one line, that is nearest to it."""
    return line & -line if line > origin else 1 << line.bit_length() - 1


def _why_not_pass(state: State, step: Step) -> Reason:
    refused = _why_not_from(state, step.origin)
    if refused:
        return refused
    if not PASSES_LEFT[state.left]:
        return _spent(state, "pass-used")
    if step.origin != state.ball:
        return _reason("not-the-ball", square=name(step.origin), ball=name(state.ball))
    if step.target == step.origin or not state.mine & step.target:
        return _reason("no-receiver", square=name(step.target))
    flown = BETWEEN[step.origin.bit_length() - 1].get(step.target.bit_length() - 1)
    if flown is None:
        return _reason("not-in-line")
    return _reason("blocked-by-opponent", square=name(_nearest(step.origin, flown & state.theirs)))


def _why_not_antijeu(state: State, step: Step) -> Reason:
    if not state.rules.announced:
        return _reason("antijeu-automatic")
    if not wall(state.theirs, state.rules.chasms):
        return _reason("no-wall")
    found = contacts(state.seat, state.mine, state.theirs, state.rules.chasms)
    return _reason("few-contacts", count=found.bit_count(), needed=NEEDED)


def _why_not_end(state: State, step: Step) -> Reason:
    return _reason("end-no-action")


_BY_KIND: Final[Mapping[str, Callable[[State, Step], Reason]]] = {
    "move": _why_not_move,
    "pass": _why_not_pass,
    "antijeu": _why_not_antijeu,
    "end": _why_not_end,
}
