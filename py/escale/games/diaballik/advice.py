"""Why a turn is good, in one of a few words a learner can use; texts `advice-diaballik-<code>`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from escale.games.diaballik.judge import LIMIT, WIN, progress
from escale.games.diaballik.rules import GOAL, State
from escale.games.diaballik.search import Choice
from escale.games.diaballik.squares import SIZE, squares
from escale.games.diaballik.turns import SIGHTS, ground

REASONS: Final = (
    "win-goal",  # the ball arrives
    "win-antijeu",  # three contacts with the other's wall
    "win-forced",  # in so many turns, whatever the other does
    "lost",  # every turn loses
    "draw",  # the third appearance
    "stop-goal",  # the other's ball would arrive
    "stop-antijeu",  # the other would have three contacts
    "threat",  # the ball arrives next turn, unless the other prevents it
    "forward",  # the ball comes nearer to the goal
    "scout",  # a support stands on the last two rows
    "block",  # a support stands in the way of the other's ball
    "advance",  # supports come nearer to the goal
    "regroup",  # none of these
)


def advise(state: State, choice: Choice) -> tuple[str, Mapping[str, str | int]]:
    """The reason for a choice, and what its text needs."""
    params: dict[str, str | int] = {"edition": state.rules.options["edition"]}
    code = _ending(state, choice) or _danger(state, choice) or _gain(state, choice)
    if code == "win-forced":
        params["turns"] = (WIN - choice.value) // 2 + 1
    return code, params


def _ending(state: State, choice: Choice) -> str | None:
    """How the game ends by this choice, now or by force."""
    if choice.value == WIN:
        return "win-goal" if choice.ball & GOAL[state.seat] else "win-antijeu"
    if choice.value > LIMIT:
        return "win-forced"
    if choice.value < -LIMIT:
        return "lost"
    return "draw" if choice.settled else None


def _danger(state: State, choice: Choice) -> str | None:
    """What the other side could do at once before this choice, and cannot after it."""
    field, other = ground(state.rules), 1 - state.seat
    mine, theirs, their_ball, after = state.mine, state.theirs, state.their_ball, choice.supports
    if (
        field.moves_to_goal(theirs, mine, their_ball, other)
        <= 2
        < field.moves_to_goal(theirs, after, their_ball, other)
    ):
        return "stop-goal"
    if field.can_touch(theirs, mine, their_ball, other) and not field.can_touch(theirs, after, their_ball, other):
        return "stop-antijeu"
    return None


def _gain(state: State, choice: Choice) -> str:
    """What a choice makes better."""
    field, seat, mine = ground(state.rules), state.seat, choice.supports
    if field.moves_to_goal(mine, state.theirs, choice.ball, seat) <= 2:
        return "threat"
    if _rows(seat, choice.ball) > _rows(seat, state.ball):
        return "forward"
    come = mine & ~state.mine
    if any(progress(seat, square) >= SIZE - 2 for square in squares(come)):
        return "scout"
    if any(come & way for _, way in SIGHTS[1 - seat][state.their_ball] if not state.mine & way):
        return "block"
    return "advance" if _rows(seat, mine) > _rows(seat, state.mine) else "regroup"


def _rows(seat: int, bits: int) -> int:
    """How far some squares lie from the seat's start row, together."""
    return sum(progress(seat, square) for square in squares(bits))
