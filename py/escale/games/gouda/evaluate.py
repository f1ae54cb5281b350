"""Gouda! Gouda!'s opponents: what `escale.opponents.brain.Brain` asks for. How they think is told in `thinking`."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from escale.games.gouda import greedy as plain
from escale.games.gouda.advice import REASONS, why
from escale.games.gouda.asking import Asking
from escale.games.gouda.knowing import imagine, observe
from escale.games.gouda.places import STARTS
from escale.games.gouda.rolls import ROLLS, Enough, Turn
from escale.games.gouda.rules import outcome
from escale.games.gouda.state import MICE, State, is_festival, to_roll
from escale.games.gouda.steps import Step
from escale.games.gouda.table import Table
from escale.games.gouda.thinking import DEEPEST, Idea, Mind, carry_on
from escale.games.gouda.worth import Worth, load
from escale.opponents.brain import Effort, Seen
from escale.opponents.budget import Budget
from escale.opponents.learned import learned
from escale.opponents.levels import Level
from escale.opponents.thought import Line, Thought

__all__ = ["LEVELS", "REASONS", "assess", "greedy", "imagine", "observe", "think"]

SPARE: Final = 800  # nodes for what a line goes on with once it is chosen: a few milliseconds within the margin
ENOUGH_MS: Final = 200.0  # a budget that leaves so much room
LEVELS: Final = (  # erring costs about 1.1, 0.8, 0.5 and 0.2 of a game, as the numbers see it, over a game for two
    Level(depth=1, nodes=2_000, blur=0.12, slip=0.22),
    Level(depth=1, nodes=2_000, blur=0.06, slip=0.14),
    Level(depth=1, nodes=2_000, blur=0.03, slip=0.09),
    Level(depth=2, nodes=1_500, blur=0.014, slip=0.05),
    Level(),
)


@cache
def worth_for(seats: int, festival: bool) -> Worth:
    """The learned numbers for a number of seats."""
    return load(learned("gouda"), seats, festival)


def think(seen: Seen, effort: Effort, random: Random) -> Thought:
    """Search; a plain player's line is there from the beginning."""
    state = imagine(seen, random)
    random = Random(random.getrandbits(64))
    budget, seat = effort.budget, seen.seat
    worth = worth_for(seen.seats, is_festival(state))
    mind = Mind(state, seat, worth, budget, random, seen.options["markers"] == "set")
    fallback = plain.greedy(state, random)
    ideas = [Idea(fallback, [1 / seen.seats] * seen.seats, 0.0)]
    depth, rungs = 0, []
    try:
        for stage in mind.stages(min(effort.depth or DEEPEST, DEEPEST), effort.share, effort.lines):
            ideas, depth = stage.ideas, stage.depth
            rungs.append((ideas[0].values[seat], ideas[0].steps))
            if budget.look():
                break
    except Enough:
        pass
    spare = budget if budget.ms is not None and budget.ms < ENOUGH_MS else Budget(nodes=SPARE)
    chosen = ideas[: effort.lines]
    lines = [_line(state, seat, worth, spare, idea) for idea in chosen]
    full = {idea.steps: line.steps for idea, line in zip(chosen, lines, strict=True)}
    return Thought(
        lines=tuple(lines),
        values=tuple(_whole(ideas[0].values)),
        depth=depth,
        nodes=budget.nodes,
        rungs=tuple((value, full.get(steps) or _steps(state, seat, worth, spare, steps)) for value, steps in rungs),
    )


def _line(state: State, seat: int, worth: Worth, budget: Budget, idea: Idea) -> Line:
    reason, params = why(state, seat, idea.steps)
    return Line(_steps(state, seat, worth, budget, idea.steps), idea.values[seat], reason, params)


def _steps(state: State, seat: int, worth: Worth, budget: Budget, steps: tuple[Step, ...]) -> tuple[Step, ...]:
    return carry_on(state, seat, worth, budget, steps)


def _whole(values: list[float]) -> list[float]:
    total = sum(values)
    return [value / total for value in values]


def assess(seen: Seen, budget: Budget, random: Random) -> tuple[float, ...]:
    """Every seat's chance to win: learned numbers, and what a roll on the table makes of them."""
    state = imagine(seen, random)
    ended = outcome(state)
    if ended:
        winners = ended.winners or range(seen.seats)
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seen.seats))
    worth = worth_for(seen.seats, is_festival(state))
    held = worth.held([hand if one == seen.seat else len(hand) for one, hand in enumerate(state.hands)])
    table = Table(state)
    if state.phase in ("draw", "place"):
        _place_the_rest(state, table)
        return tuple(worth.values(table, state.seat, held))
    turn = Turn(table, worth, held, state.seat, budget)
    try:
        return tuple(_whole(_expected(state, turn)))
    except Enough:
        return tuple(_whole(worth.values(Table(state), state.seat, held)))


def _place_the_rest(state: State, table: Table) -> None:
    """Mice that are not placed yet are taken to come to the big can."""
    for seat in range(state.seats):
        missing = MICE - sum(table.mice[place][seat] for place in STARTS)
        table.mice[STARTS[0]][seat] += missing
        table.totals[STARTS[0]] += missing


def _expected(state: State, turn: Turn) -> list[float]:
    """What everybody may expect if nobody reacts."""
    if state.phase == "from":
        return turn.best()[2]
    if state.phase == "roll":
        expected = [0.0] * state.seats
        green, red = state.dice.count("g"), state.dice.count("r")
        for more_green, more_red, chance in ROLLS[to_roll(state)]:
            for seat, value in enumerate(turn.made(state.place, green + more_green, red + more_red).values):
                expected[seat] += chance * value
        return expected
    if state.phase == "apply":
        return turn.candidates(state.place, state.dice.count("g"), state.dice.count("r"))[0].values
    asking = Asking(turn, state.origin)
    if len(state.stack) % 2 == 1:
        return asking.after(state.stack[0][1], state.dice, state.place)
    return asking.values(state.dice, state.place)


def greedy(state: State, random: Random) -> tuple[Step, ...]:
    """The sensible one-turn player."""
    return plain.greedy(state, random)
