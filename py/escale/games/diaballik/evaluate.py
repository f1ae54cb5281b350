"""The opponents of Diaballik and Senseï: everything `escale.opponents.brain.Brain` asks for."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Final

from escale.core.errors import EscaleError
from escale.games.diaballik.advice import REASONS, advise
from escale.games.diaballik.judge import WIN, Sums, expected, judge, progress
from escale.games.diaballik.notation import format_position, parse_position
from escale.games.diaballik.rules import DARK, FULL, GOAL, WHITE, Position, State, legal_steps
from escale.games.diaballik.search import DEEPEST, Choice, Search
from escale.games.diaballik.squares import ALL, SIZE
from escale.games.diaballik.steps import ANTIJEU, END, Step
from escale.games.diaballik.turns import ground
from escale.opponents.brain import Effort, Seen
from escale.opponents.budget import Budget
from escale.opponents.levels import Level
from escale.opponents.open import read_position
from escale.opponents.thought import Line, Thought

__all__ = ["LEVELS", "REASONS", "assess", "greedy", "imagine", "observe", "think"]

LEVELS: Final = (
    Level(depth=1, nodes=800, blur=0.12, slip=0.4),
    Level(depth=1, nodes=800, blur=0.01, slip=0.1),
    Level(depth=2, nodes=2000, blur=0.02, slip=0.1),
    Level(depth=3, nodes=2500),
    Level(),
)
LOST_AT_ONCE: Final = 1 - WIN  # the other side wins in its next turn
GREEDY_LOOKED: Final = 200  # turns, by ground gained, of which the greedy player sees whether they threaten to win
ROWS_COME: Final = tuple(Sums([progress(seat, square) for square in range(SIZE * SIZE)]) for seat in (WHITE, DARK))

# What a seat knows: the position, how often it has appeared, and every position a turn began with.
_KNOWN: Final = re.compile(r"([^|]{1,80})\|([0-9]{1,4})\|([0-9a-f.,]*)")


def observe(state: State, seat: int) -> str:
    """Everything: nothing is hidden."""
    past = ",".join(".".join(f"{number:x}" for number in position) for position in state.history)
    return f"{format_position(state)}|{state.appearances}|{past}"


def imagine(seen: Seen, random: Random) -> State:
    """The state: nothing is hidden."""
    found = _KNOWN.fullmatch(seen.known)
    if not found:
        raise EscaleError("observed-invalid")
    text, appearances, past = found.groups()
    state = read_position(parse_position, seen, text)
    try:
        history = sorted(_position(one) for one in past.split(",")) if past else []
    except ValueError:
        raise EscaleError("observed-invalid") from None
    return state._replace(appearances=int(appearances), history=tuple(history))


def _position(text: str) -> Position:
    """One position of the past; raise ValueError if it cannot be."""
    mine, theirs, ball, their_ball, seat = (int(number, 16) for number in text.split("."))
    for supports, carrier in ((mine, ball), (theirs, their_ball)):
        if supports > ALL or supports.bit_count() != SIZE or carrier.bit_count() != 1 or not carrier & supports:
            raise ValueError(text)
    if mine & theirs or seat not in (WHITE, DARK):
        raise ValueError(text)
    return (mine, theirs, ball, their_ball, seat)


def think(seen: Seen, effort: Effort, random: Random) -> Thought:
    """Search: wins at once first, then one turn deeper after the other until the budget or the depth is used up."""
    state = imagine(seen, random)
    if state.ended or state.seat != seen.seat:
        raise EscaleError("observed-invalid")
    start: Position = state[1:6]
    search = Search(judge(state.rules), effort.budget, Counter(state.history))
    choices = search.choices(start, state.left, random)
    depth, rungs = 1, []
    if choices[0].value == WIN:
        found = choices[:1] if effort.lines == 1 else choices
    elif effort.depth == 1:
        found = _spread(_part(search.glance(choices, start), effort), effort.lines)
    else:
        found = _part(search.look(choices, start), effort)
        rungs.append((expected(found[0].rank), _steps(state, found[0])))
        for deeper, choices in search.deepening(found, start, effort.depth or DEEPEST, effort.lines):
            found = choices
            if deeper > depth:
                rungs.append((expected(found[0].rank), _steps(state, found[0])))
            depth = deeper
    best = found[: max(1, effort.lines)]
    if effort.depth != 1 and best[0].value > LOST_AT_ONCE:  # nobody who looks at answers takes the others by mistake
        best = [choice for choice in best if choice.value > LOST_AT_ONCE]
    lines = []
    for choice in best:
        reason, params = advise(state, choice)
        lines.append(Line(_steps(state, choice), expected(choice.rank), reason, params))
    own = lines[0].value
    values = (own, 1 - own) if state.seat == WHITE else (1 - own, own)
    return Thought(tuple(lines), values, depth, effort.budget.nodes, tuple(rungs))


def _part(choices: list[Choice], effort: Effort) -> list[Choice]:
    """The share of the choices that is looked into here; the best when there are fewer than shares."""
    first, step = effort.share
    return choices[first::step] or choices[:1]


def _spread(choices: list[Choice], lines: int) -> list[Choice]:
    """Candidates for a player who errs: the best, then ever fewer of the others, down to poor ones.

    There are so many turns that the best dozen differ in nothing a beginner would get wrong.
    """
    if lines <= 2:
        return choices
    picked = sorted({min(int(number * 2.2 ** (number / 3)), len(choices) - 1) for number in range(lines)})
    return [choices[number] for number in picked]


def _steps(state: State, choice: Choice) -> tuple[Step, ...]:
    """The steps of a choice, from where the turn stands."""
    end = (choice.supports, choice.ball)
    wins = choice.value == WIN and choice.settled
    by_goal = bool(choice.ball & GOAL[state.seat])
    announces = wins and not by_goal and state.rules.announced
    idle = announces or state.left < FULL or END in legal_steps(state)
    steps = ground(state.rules).route(state[1:6], state.left, end, idle)
    assert steps is not None  # noqa: S101 - the search lists only what can be reached
    if by_goal:
        return tuple(steps)
    return (*steps, ANTIJEU if announces else END)


def assess(seen: Seen, budget: Budget, random: Random) -> tuple[float, ...]:
    """How it ended, or what a short look ahead makes each side expect."""
    state = imagine(seen, random)
    if state.ended:
        return (
            tuple(1.0 if seat in state.ended.winners else 0.0 for seat in (WHITE, DARK))
            if state.ended.winners
            else (0.5, 0.5)
        )
    acting = Seen(seen.options, seen.seats, state.seat, seen.known)
    return think(acting, Effort(budget, 2), random).values


def greedy(state: State, random: Random) -> tuple[Step, ...]:
    """Wins if it can; else, of the turns after which the other cannot win at once, the one that gains most ground.

    Ground is rows: each support's, the ball's three times; a winning pass prepared for the next turn is worth four.
    """
    start, sure = state[1:6], judge(state.rules)
    _, theirs, _, their_ball, seat = start
    search = Search(sure, Budget(), Counter(state.history))
    choices = search.choices(start, state.left, random)
    if choices[0].value == WIN:
        return _steps(state, choices[0])
    random.shuffle(choices)
    choices.sort(key=lambda one: -_ground_gained(seat, one))
    for one in choices[:GREEDY_LOOKED]:
        near = sure.field.moves_to_goal(one.supports, theirs, one.ball, seat)
        one.value = _ground_gained(seat, one) + (4 if near <= 2 else 0)
    best = sorted(choices[:GREEDY_LOOKED], key=lambda one: -one.value) + choices[GREEDY_LOOKED:]
    safe = (one for one in best if not sure.wins(theirs, one.supports, their_ball, 1 - seat))
    return _steps(state, next(safe, best[0]))


def _ground_gained(seat: int, choice: Choice) -> int:
    """The rows a side's supports and ball have come, the ball's three times."""
    return ROWS_COME[seat][choice.supports] + 3 * ROWS_COME[seat][choice.ball]
