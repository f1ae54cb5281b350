"""Why a line is good, in one short code: for hints."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from escale.games.gouda.greedy import outlook
from escale.games.gouda.places import F1, F2, OFF_TABLE, T
from escale.games.gouda.rules import eats, play
from escale.games.gouda.state import State, is_festival, mice_at
from escale.games.gouda.steps import ANNUL_ANSWER, DECLINE, Step
from escale.games.gouda.worth import ARRIVES

REASONS: Final = (
    "wins",  # the game
    "last-step",  # a chance to reach the table: percent
    "crowd",  # many dice, for the own mice and against others: dice
    "leader",  # the foremost own mouse gets a chance to go on
    "follow",  # other own mice catch up
    "eats",  # a piece of cheese
    "forward",  # own mice go up
    "back",  # others go down
    "spares",  # dice nobody likes do as little harm as can be
    "makes-win",  # a marker makes the own roll win
    "stops-win",  # a marker, or annulling one, stops another's winning roll
    "helps",  # a marker makes the own roll better
    "harms",  # a marker spoils a roll that would hurt
    "annuls",  # a marker that hurts is annulled
    "again",  # another turn for oneself
    "forces",  # another turn that the player would rather not have
    "keeps",  # markers are kept for a better moment
    "together",  # mice placed together
    "spread",  # mice placed apart
)


def why(state: State, seat: int, steps: Sequence[Step]) -> tuple[str, Mapping[str, str | int]]:
    """The reason for a line, and the numbers in its text."""
    if state.phase == "from":
        return _why_there(state, seat, steps[0].place)
    if state.phase == "apply":
        return _why_so(state, seat, steps), {}
    if state.phase == "place":
        return ("together" if max(steps[0].counts) >= 4 else "spread"), {}
    return _why_marker(state, seat, steps[0]), {}


def _why_there(state: State, seat: int, place: int) -> tuple[str, Mapping[str, str | int]]:
    dice = min(5, mice_at(state, place))
    if place in (F1, F2) and state.cheeses[T]:
        return "last-step", {"percent": round(100 * ARRIVES[dice])}
    if dice >= 4 and mice_at(state, place) > state.mice[place][seat]:
        return "crowd", {"dice": dice}
    return ("leader" if place == max(one for one in OFF_TABLE if state.mice[one][seat]) else "follow"), {}


def _why_so(state: State, seat: int, steps: Sequence[Step]) -> str:
    moves = [step for step in steps if step.kind == "move"]
    own = [step for step in moves if step.owner == seat]
    if any(step.place == T for step in own) and not is_festival(state):
        return "wins"
    now = state
    for step in moves:
        if step.owner == seat and eats(now, step):
            return "eats"
        now = play(now, step)
    if any(step.letters == "g" for step in own):
        return "forward"
    return "back" if any(step.letters == "r" and step.owner != seat for step in moves) else "spares"


def _why_marker(state: State, seat: int, step: Step) -> str:
    if step == DECLINE:
        return "keeps"
    mine = state.seat == seat
    if step.kind == "extra":
        return "again" if mine else "forces"
    now, turned = outlook(state, step)
    if turned == seat != now and mine:
        return "makes-win"
    if now not in (None, seat) and turned != now:
        return "stops-win"
    if step == ANNUL_ANSWER:
        return "annuls"
    return "helps" if mine else "harms"
