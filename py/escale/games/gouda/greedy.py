"""A sensible player that looks no further than its own turn: the measure for the others, and what they fall back on.

It goes for the table whenever it can, otherwise where its mice may expect to gain most height; green dice are for the
own mice, red ones for those of the others that are highest. It keeps its markers for rolls that win: its own, to make
them, those of others, to spoil them. Everything here is arithmetic on the roll at hand, hand-set and instant.
"""

from __future__ import annotations

from random import Random
from typing import Final

from escale.games.gouda.places import F1, F2, M4, T
from escale.games.gouda.plain import OTHERS, heights, promise
from escale.games.gouda.reactions import becomes
from escale.games.gouda.rules import eats, legal_steps, moves, play, to_act
from escale.games.gouda.state import State, is_festival
from escale.games.gouda.steps import ANNUL_ANSWER, ANNUL_ROLL, DECLINE, END, Step, without
from escale.games.gouda.table import Table


def greedy(state: State, random: Random) -> tuple[Step, ...]:
    """Everything the player that acts does in a row."""
    seat, steps = to_act(state), []
    while to_act(state) == seat:
        steps.append(step(state))
        state = play(state, steps[-1])
    return tuple(steps)


def step(state: State) -> Step:
    """What it does now."""
    if state.phase == "place":
        return Step("mice", counts=(5, 0, 0))
    if state.phase == "from":
        table = Table(state)
        return max(legal_steps(state), key=lambda one: promise(table, state.seat, one.place))
    if state.phase == "apply":
        return max(moves(state), key=lambda one: _gain(state, one), default=END)
    return _answer(state) if state.stack else _close(state) if state.phase == "close" else _react(state)


# Places and dice


def _goal(state: State, place: int) -> float:
    """How good it is to be there."""
    return heights(tuple(map(bool, state.cheeses)), is_festival(state))[place]


def _gain(state: State, one: Step) -> float:
    """What a use of a die brings: wins first, then the own mice up and the highest of the others down."""
    own = one.owner == state.seat
    if one.place == T and not is_festival(state):
        return 1000.0 if own else -1000.0
    gain = _goal(state, one.place) - _goal(state, state.place) + (6.0 if eats(state, one) else 0.0)
    return gain if own else -OTHERS * gain + 0.01 * _best_of(state, one.owner)


def _best_of(state: State, seat: int) -> float:
    return max(_goal(state, place) for place in range(T) if state.mice[place][seat])


# Markers


def _winner(state: State, dice: str, place: int) -> int | None:
    """Who wins with a roll, if somebody does: the player of the turn, or one whose mouse must be moved up."""
    if is_festival(state) or place not in (F1, F2):
        return None
    mice = state.mice[place]
    if "g" not in dice:
        return None
    return state.seat if mice[state.seat] else next(seat for seat, count in enumerate(mice) if count)


def _react(state: State) -> Step:
    """Make the own roll win; spoil that of another."""
    seat = state.asked
    winner = _winner(state, state.dice, state.place)
    if seat == winner:
        return DECLINE
    options = [one for one in legal_steps(state) if one != DECLINE]
    if winner is not None:
        return min((one for one in options if _spoils(state, one)), key=_cost, default=DECLINE)
    if seat == state.seat:
        return min((one for one in options if _wins(state, one)), key=_cost, default=_improvement(state, options))
    return DECLINE


_ORDER: Final = ("worsen", "reroll", "improve", "transfer", "annul", "extra")


def _cost(one: Step) -> tuple[int, int]:
    """The least useful marker first, on few dice."""
    return _ORDER.index(one.kind), len(one.letters)


def _spoils(state: State, one: Step) -> bool:
    """Tell whether a marker takes away every green die, if only for a reroll, or the place."""
    if one.kind == "transfer":
        return _winner(state, state.dice, one.place) in (None, state.asked)
    if one.kind == "improve":
        return False
    return one == ANNUL_ROLL or one.letters == "g" * state.dice.count("g")


def _wins(state: State, one: Step) -> bool:
    """Tell whether a marker makes, or may make, the own roll win."""
    if one.kind == "transfer":
        return _winner(state, state.dice, one.place) == state.seat
    last = state.place in (F1, F2) and state.mice[state.place][state.seat] and not is_festival(state)
    if one.kind == "improve":
        return bool(last) and "y" in one.letters
    return bool(last) and (one == ANNUL_ROLL or (one.kind == "reroll" and one.letters == state.dice))


def _improvement(state: State, options: list[Step]) -> Step:
    """Improve a bad roll high up."""
    own = state.mice[state.place][state.seat]
    if state.place < M4 or not own or "g" in state.dice:
        return DECLINE
    better = [one for one in options if one.kind == "improve" and "r" not in one.letters and len(one.letters) <= own]
    return max(better, key=lambda one: len(one.letters), default=DECLINE)


def _answer(state: State) -> Step:
    """Annul what takes the own win away or gives another theirs; the last word counts."""
    if ANNUL_ANSWER not in legal_steps(state):
        return DECLINE
    now, turned = outlook(state, ANNUL_ANSWER)
    seat = state.asked
    return ANNUL_ANSWER if now != turned and (turned == seat or now not in (None, seat)) else DECLINE


def outlook(state: State, one: Step) -> tuple[int | None, int | None]:
    """Who wins with the roll as it stands, and who once a marker has been played as well."""
    before = _winner(state, state.dice, state.place)
    if not state.stack:
        return before, _after(state, one)
    after = _after(state, state.stack[0][1])
    return (after, before) if len(state.stack) % 2 == 1 else (before, after)


def _after(state: State, one: Step) -> int | None:
    """Who wins once a marker stands; nobody as long as dice are still to be rolled."""
    if one.kind == "transfer":
        return _winner(state, state.dice, one.place)
    if one.kind in ("reroll", "extra") or one == ANNUL_ROLL:
        return None
    return _winner(state, without(state.dice, one.letters) + becomes(one), state.place)


def _close(state: State) -> Step:
    """Another turn at once, if it may win."""
    if state.asked == state.seat and not is_festival(state):
        for one in legal_steps(state):
            if one.kind == "extra" and one.place in (F1, F2):
                return one
    return DECLINE
