"""The opponent of Chassé-croisé. Everybody sees everything: what a seat knows is the position."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from escale.core.errors import EscaleError
from escale.games.chasse_croise.advice import REASONS, dangers, reason
from escale.games.chasse_croise.lanes import Places, Turn, turns, with_lane_zero
from escale.games.chasse_croise.notation import format_position, parse_position
from escale.games.chasse_croise.replies import Replies
from escale.games.chasse_croise.rules import LONGEST, State, Step
from escale.games.chasse_croise.search import DEEPEST, Candidate, Search
from escale.games.chasse_croise.value import value
from escale.opponents.brain import Effort, Seen
from escale.opponents.budget import Budget
from escale.opponents.levels import Level
from escale.opponents.open import read_position
from escale.opponents.thought import Line, Thought

__all__ = ["LEVELS", "REASONS", "assess", "greedy", "imagine", "observe", "think"]

# How freely each level errs was measured as the chance to win that it gives away a turn, on average, against the best
# turn at depth 2: about 0.037, 0.022, 0.015 and 0.007; depth 1 without errors gives away 0.003.
LEVELS: Final = (
    Level(depth=1, blur=0.11, slip=0.3),
    Level(depth=1, blur=0.055, slip=0.15),
    Level(depth=2, nodes=30, blur=0.036, slip=0.1),
    Level(depth=2, nodes=40, blur=0.018, slip=0.05),
    Level(depth=3),
)

_LOSS: Final = 30.0  # points that the greedy player would give to keep the other side from winning at once


def observe(state: State, seat: int) -> str:
    """The position; there are no secrets."""
    return format_position(state)


def imagine(seen: Seen, random: Random) -> State:
    """The position again."""
    return read_position(parse_position, seen)


def _sides(state: State) -> tuple[Places, Places]:
    """The places of the side whose turn it is, and of the other."""
    me, you = state.pawns[state.seat], state.pawns[1 - state.seat]
    return with_lane_zero(me), with_lane_zero(you)


def think(seen: Seen, effort: Effort, random: Random) -> Thought:
    """Look at the turns the dice allow; a turn that wins needs no further thought."""
    state = imagine(seen, random)
    if state.ended or state.rolled is None or state.seat != seen.seat:
        raise EscaleError("observed-invalid")
    me, you = _sides(state)
    found = turns(me, you, state.dice)
    if winning := [turn for turn in found if turn.won]:
        return _told(state, [Candidate(turn, [1.0]) for turn in winning], effort)
    if state.turn >= LONGEST:
        return _told(state, [Candidate(turn, [0.5]) for turn in found], effort)
    search = Search(value(state.lanes), effort.budget, effort.lines).run(found, effort.depth or DEEPEST, effort.share)
    return _told(state, search.candidates, effort, search.depth, search.rungs)


def _told(
    state: State,
    candidates: list[Candidate],
    effort: Effort,
    depth: int = 1,
    rungs: Sequence[tuple[float, Candidate]] = (),
) -> Thought:
    """The answer: as many lines as were asked for, of those looked at equally deep."""
    me, you = _sides(state)
    lines = []
    for one in candidates[: max(1, effort.lines)]:
        if len(one.values) < depth:
            break
        code, params = reason(me, you, one.turn)
        lines.append(Line(one.turn.steps, one.values[depth - 1], code, params))
    chance = lines[0].value
    return Thought(
        tuple(lines),
        (chance, 1 - chance) if state.seat == 0 else (1 - chance, chance),
        depth,
        effort.budget.nodes,
        tuple((value, one.turn.steps) for value, one in rungs) or ((chance, lines[0].steps),),
    )


def assess(seen: Seen, budget: Budget, random: Random) -> tuple[float, ...]:
    """Expected results: what the next roll brings whoever acts, or the best turn of a roll that lies there."""
    state = imagine(seen, random)
    chance = _expected(state)
    return (chance, 1 - chance) if state.seat == 0 else (1 - chance, chance)


def _expected(state: State) -> float:
    """What the side whose turn it is may expect."""
    if state.ended:
        return 1.0 if state.seat in state.ended.winners else 0.0 if state.ended.winners else 0.5
    if state.rolloff is not None:
        return 0.5  # the beginner has no edge worth telling
    me, you = _sides(state)
    judge = value(state.lanes)
    if state.rolled is None:
        return Replies(judge, me, you).chance()
    found = turns(me, you, state.dice)
    if any(turn.won for turn in found):
        return 1.0
    return 0.5 if state.turn >= LONGEST else max(judge.judge(turn.me, turn.you) for turn in found)


def greedy(state: State, random: Random) -> tuple[Step, ...]:
    """One turn ahead: wins; else own progress and what hits cost the other side, less what its next roll may do."""
    me, you = _sides(state)
    judge = value(state.lanes)

    def gain(turn: Turn) -> tuple[bool, float]:
        risk = sum(dangers(turn.me, turn.you).values()) + _LOSS * Replies.winning(judge, turn.you, turn.me)
        return turn.won, sum(turn.me) - sum(turn.you) - risk

    return max(turns(me, you, state.dice), key=gain).steps
