"""Whole turns: every distinct position a roll can lead to. For searches and tests; the rules go step by step."""

from __future__ import annotations

from fractions import Fraction

from escale.games.chasse_croise.rules import END, ROLLS, State, Step, legal_steps, play


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
    """
    ready = state._replace(seat=1 - seat, rolled=None, dice=(), rolloff=None, ended=None)
    hit_by: dict[int, list[tuple[Step, Fraction]]] = {}
    for roll, weight in ROLLS:
        for lane in _hits(play(ready, roll), seat):
            hit_by.setdefault(lane, []).append((roll, weight))
    return {
        lane: (sum((weight for _, weight in rolls), Fraction(0)), tuple((roll.lane, roll.points) for roll, _ in rolls))
        for lane, rolls in sorted(hit_by.items())
    }


def _hits(rolled: State, seat: int) -> set[int]:
    """Lanes of a seat's pawns that can be sent back at some moment of the turn of the other side."""
    before = rolled.pawns[seat]
    hit: set[int] = set()
    seen = {rolled}
    open_states = [rolled]
    while open_states:
        current = open_states.pop()
        for step in legal_steps(current):
            after = play(current, step)
            if step == END or after in seen:
                continue
            seen.add(after)
            hit |= {lane for lane, place in enumerate(after.pawns[seat], start=1) if place != before[lane - 1]}
            if not after.ended:
                open_states.append(after)
    return hit
