"""Whole turns: every distinct position a roll can lead to, and who could be hit by which. The rules go step by step."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from escale.games.chasse_croise.display import pawn
from escale.games.chasse_croise.rules import END, ROLLS, State, Step, is_open, legal_steps, opponents_on, play


def turns(state: State) -> dict[State, tuple[Step, ...]]:
    """Distinct states after the turn under way is closed or has won, each with one way to get there.

    The dice must have been rolled.
    """
    found: dict[State, tuple[Step, ...]] = {}
    seen = {state}
    open_states: list[tuple[State, tuple[Step, ...]]] = [(state, ())]
    while open_states:
        current, way = open_states.pop()
        for step in legal_steps(current):
            after = play(current, step)
            if step == END or after.ended:
                found.setdefault(after, (*way, step))
            elif after not in seen:
                seen.add(after)
                open_states.append((after, (*way, step)))
    return found


def threats(state: State, seat: int) -> dict[int, tuple[Fraction, tuple[tuple[int, int], ...]]]:
    """The pawns of a seat that the other side's next roll could hit.

    Lane of the pawn -> the probability of a roll that hits it, and those rolls. Every way of playing a roll counts.

    A crossing lies on one lane of the other side: only that lane's pawn can hit there, with one die or with both,
    and nothing that other pawns do opens or closes its way.
    """
    crossed = opponents_on(state, 1 - seat)
    found: dict[int, list[tuple[Step, Fraction]]] = {}
    for lane, occupied in crossed.items():
        for roll, weight in ROLLS:
            for place in _hits(state, 1 - seat, lane, occupied, (roll.lane, roll.points)):
                found.setdefault(occupied[place], []).append((roll, weight))
    return {
        lane: (sum((weight for _, weight in rolls), Fraction(0)), tuple((roll.lane, roll.points) for roll, _ in rolls))
        for lane, rolls in sorted(found.items())
    }


def _hits(state: State, seat: int, lane: int, occupied: dict[int, int], dice: tuple[int, int]) -> set[int]:
    """Places on a lane where its pawn can hit with one of the dice, or with the second after the first."""
    others_home = all(at > state.lanes for other, at in enumerate(state.pawns[seat], start=1) if other != lane)
    hit: set[int] = set()
    for first, second in (dice, dice[::-1]):
        for middle in _landings(state, state.pawns[seat][lane - 1], first, occupied):
            hit |= {middle} & occupied.keys()
            if middle > state.lanes and others_home:
                continue  # the game is won, the other die is not played
            left = {place: other for place, other in occupied.items() if place != middle}
            hit |= left.keys() & set(_landings(state, middle, second, left))
    return hit


def _landings(state: State, origin: int, die: int, occupied: dict[int, int]) -> list[int]:
    """Where a die brings the pawn of a lane, forwards and backwards."""
    targets = [target for target in (origin + die, origin - die) if 0 <= target <= state.lanes + 1]
    return [target for target in targets if is_open(origin, target, occupied)]


def hints(state: State, seat: int | None) -> dict[str, Any]:
    """Who is in danger: pawns of both sides that the other side's next roll could hit, so many rolls out of 36."""
    return {
        "threats": [
            {"pawn": pawn(side, lane), "ways": int(probability * 36), "of": 36, "rolls": [list(roll) for roll in rolls]}
            for side in range(2)
            for lane, (probability, rolls) in threats(state, side).items()
        ]
    }
