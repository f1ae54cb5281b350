"""Powers: which markers can be played when, who is asked, and what a marker that stands changes.

After a roll, and again at the end of the turn, each seat with markers left is asked, from the player of the turn
clockwise. A marker that is played is open to one annulment by another seat, that annulment to another one, and so on:
a stack. When nobody answers the last one it stands, the one before it falls, and so on down to the marker itself.
Then the asking starts again with the player of the turn.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from escale.games.gouda.places import NOWHERE, OFF_TABLE
from escale.games.gouda.state import State, clockwise, designable, mice_at
from escale.games.gouda.steps import (
    ANNUL_ANSWER,
    ANNUL_ROLL,
    BETTER,
    DECLINE,
    LETTER,
    POWER,
    WORSE,
    Step,
    choices,
    sort_dice,
    without,
)

# What can be played


def reactions(state: State) -> list[Step]:
    """Everything the seat that is asked may do: decline, or play one of its markers."""
    steps = [DECLINE]
    for letter in dict.fromkeys(state.hands[state.asked]):
        steps += playable(state, POWER[letter])
    return steps


def playable(state: State, power: str) -> tuple[Step, ...]:
    """Every way a power could be used now by whoever is asked and holds it."""
    if state.stack:
        return (ANNUL_ANSWER,) if power == "annul" else ()
    if state.phase == "close":
        return tuple(Step("extra", place=place) for place in designable(state, state.seat)) if power == "extra" else ()
    if power == "transfer":
        return tuple(Step("transfer", place=place) for place in transfer_places(state))
    return _on_dice(power, state.dice)


def transfer_places(state: State) -> list[int]:
    """Where a roll may be transferred: not where it applies now, not the table, and with mice enough."""
    needed = mice_at(state, state.origin)
    return [place for place in OFF_TABLE if place != state.place and mice_at(state, place) >= needed]


@lru_cache(maxsize=1000)
def _on_dice(power: str, dice: str) -> tuple[Step, ...]:
    """Every choice of dice for a power; void dice cannot be chosen."""
    if power == "reroll":
        return tuple(Step(power, chosen) for chosen in choices(dice))
    if power == "improve":
        return tuple(Step(power, chosen) for chosen in choices(dice, "yr"))
    if power == "worsen":
        return tuple(Step(power, chosen) for chosen in choices(dice, "gy"))
    if power == "annul":
        return (ANNUL_ROLL, *(Step(power, chosen, form="dice") for chosen in choices(dice)))
    return ()


# Asking


def ask(state: State, phase: str) -> State:
    """Begin a round of asking with the player of the turn; when nobody has a marker left, go on at once."""
    asked = state.seat if state.hands[state.seat] else clockwise(state, state.seat, state.seat)
    if asked is None:
        return go_on(state, phase)
    return state._replace(phase=phase, asked=asked)


def decline(state: State, step: Step) -> State:
    """Ask the next seat; when all have declined, what was asked about goes on."""
    until = state.stack[-1][0] if state.stack else state.seat
    following = clockwise(state, state.asked, until)
    if following is not None:
        return state._replace(asked=following)
    return resolve(state) if state.stack else go_on(state, state.phase)


def play_marker(state: State, step: Step) -> State:
    """Put a marker on the stack and open it to answers; without anybody to answer it is resolved at once."""
    player = state.asked
    hands = list(state.hands)
    hands[player] = without(hands[player], LETTER[step.kind])
    played = state._replace(hands=tuple(hands), stack=(*state.stack, (player, step)))
    following = clockwise(played, player, player)
    return resolve(played) if following is None else played._replace(asked=following)


def go_on(state: State, phase: str) -> State:
    """All have declined: the dice are applied, or the turn passes on."""
    if phase == "react":
        return state._replace(phase="apply", asked=state.seat)
    return next_turn(state)


def next_turn(state: State) -> State:
    """The turn passes to the left; players without a mouse they could designate are skipped."""
    seat = (state.seat + 1) % state.seats
    while not designable(state, seat):
        seat = (seat + 1) % state.seats
    return state._replace(seat=seat, asked=seat, phase="from")


def stands(state: State) -> bool:
    """Tell whether the marker at the bottom of the stack takes effect if the last one is not answered."""
    return len(state.stack) % 2 == 1


def resolve(state: State) -> State:
    """Nobody answers any more: the marker takes effect or not."""
    step = state.stack[0][1]
    cleared = state._replace(stack=(), asked=state.seat)
    return _EFFECTS[step.kind](cleared, step) if stands(state) else ask(cleared, state.phase)


# What a marker that stands changes


def _reroll(state: State, step: Step) -> State:
    return state._replace(phase="roll", dice=without(state.dice, step.letters))


def _improve(state: State, step: Step) -> State:
    return _changed(state, step.letters, becomes(step))


def _transfer(state: State, step: Step) -> State:
    return ask(state._replace(place=step.place), "react")


def _annul(state: State, step: Step) -> State:
    """Void some dice; or the whole roll, and then all dice are rolled again."""
    if step.form == "roll":
        return state._replace(phase="roll", dice="")
    return _changed(state, step.letters, becomes(step))


def _changed(state: State, chosen: str, instead: str) -> State:
    """Other faces on some dice; the asking starts again."""
    return ask(state._replace(dice=sort_dice(without(state.dice, chosen) + instead)), "react")


def becomes(step: Step) -> str:
    """What the dice a marker has chosen turn into; empty if they are rolled again or not touched."""
    change: Callable[[str], str] | None = _CHANGES.get(step.kind)
    return sort_dice("".join(map(change, step.letters))) if change else ""


_CHANGES: Final[dict[str, Callable[[str], str]]] = {
    "improve": BETTER.__getitem__,
    "worsen": WORSE.__getitem__,
    "annul": str.upper,
}


def start_roll(state: State, place: int) -> State:
    """A place is designated, by the player or with a marker: the dice are to be rolled."""
    return state._replace(phase="roll", asked=state.seat, origin=place, place=place)


def _extra(state: State, step: Step) -> State:
    return start_roll(state, step.place)


def clear_roll(state: State) -> State:
    """The roll is over and done with."""
    return state._replace(origin=NOWHERE, place=NOWHERE, dice="", used="")


_EFFECTS: Final[dict[str, Callable[[State, Step], State]]] = {
    "reroll": _reroll,
    "improve": _improve,
    "worsen": _improve,
    "transfer": _transfer,
    "annul": _annul,
    "extra": _extra,
}
