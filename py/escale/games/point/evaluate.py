"""The opponent at Point: what `escale.opponents.brain.Brain` asks for.

Everything on the table is open. Only the order of the pile is unknown, and no state has one: the pile is a bag.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import TYPE_CHECKING, Final

from escale.core.errors import EscaleError
from escale.core.game import CHANCE
from escale.games.point.advice import REASONS, Adviser
from escale.games.point.baseline import greedy
from escale.games.point.candidates import candidates, pile_of
from escale.games.point.fast import Setting, mirrored, setting_of, spot_of
from escale.games.point.judge import Judge, Scale, judge_for
from escale.games.point.notation import format_position, parse_position
from escale.games.point.plies import Plies
from escale.games.point.rules import COLLECTED, DRAW, ROW, ROWS, SET_UP, TAKE, State, Step, to_act
from escale.games.point.search import Candidate, Found, Search
from escale.opponents.levels import Level
from escale.opponents.open import read_position
from escale.opponents.thought import Line, Thought

if TYPE_CHECKING:
    from escale.opponents.brain import Effort, Seen
    from escale.opponents.budget import Budget

__all__ = ["LEVELS", "REASONS", "assess", "greedy", "imagine", "observe", "think"]

LEVELS: Final = (
    Level(depth=1, nodes=400, blur=0.3, slip=0.6),
    Level(depth=1, nodes=400, blur=0.14, slip=0.45),
    Level(depth=1, nodes=400, blur=0.09, slip=0.3),
    Level(depth=2, nodes=1500, blur=0.045, slip=0.15),
    Level(),
)


def observe(state: State, seat: int) -> str:
    """The position: nothing in it is hidden from anybody."""
    return format_position(state)


def imagine(seen: Seen, random: Random) -> State:
    """The position again; what the pile holds follows from all other cards."""
    return read_position(parse_position, seen)


def think(seen: Seen, effort: Effort, random: Random) -> Thought:
    """Lay out a row, or compare turns."""
    state = imagine(seen, random)
    if to_act(state) != seen.seat:
        raise EscaleError("observed-invalid")
    if state.phase == ROW:
        return _lay_out(state, effort, random)
    setting = setting_of(state)
    plies, pile = Plies(_scale(state, setting)), pile_of(state)
    spot = spot_of(setting, state)
    found = candidates(state, setting, spot, plies)
    if len(found) == 1:  # nothing to think about
        shares = plies.scale.shares(spot) if found[0].turn is None else plies.reply(spot, found[0].turn).shares
        effort.budget.tick()
        values = _of_seats(setting, shares)
        value = values[seen.seat]
        reason, params = Adviser(setting, spot, plies, found).tell(found[0].turn)
        line = Line(found[0].steps, value, reason, params)
        return Thought((line,), values, 1, effort.budget.nodes, ((value, found[0].steps),))
    first, every = effort.share
    mine = found[first::every] or [found[first % len(found)]]
    search = Search(plies, spot, mine, pile, effort.budget)
    result = search.run(effort, random)
    order = result.order[: max(1, effort.lines)]
    if search.replies[order[0]] and result.shares[order[0]][search.side] >= 1:
        order = [at for at in order if result.shares[at][search.side] >= 1]  # who can win looks at nothing else
    return _thought(setting, search, result, order, found)


def _thought(setting: Setting, search: Search, result: Found, order: list[int], every: list[Candidate]) -> Thought:
    lines, adviser = [], Adviser(setting, search.spot, search.plies, every)
    for at in order:
        candidate = search.candidates[at]
        reason, params = adviser.tell(candidate.turn)
        lines.append(Line(candidate.steps, _of_seats(setting, result.shares[at])[search.spot.seat], reason, params))
    values = _of_seats(setting, result.shares[order[0]])
    part = 0.5 if setting.teams else 1.0
    rungs = tuple((value * part, search.candidates[at].steps) for value, at in result.rungs)
    return Thought(tuple(lines), values, result.depth, search.budget.nodes, rungs)


def _scale(state: State, setting: Setting) -> Scale:
    options = state.rules.options
    odds = [0.0] * 64
    for card, share in pile_of(state).draws():
        odds[card] = share
    return Scale(judge_for(options["players"], options["deck"]), setting, odds)


def _of_seats(setting: Setting, shares: tuple[float, ...]) -> tuple[float, ...]:
    """What each seat may expect: partners have half of their side's part each."""
    return tuple(shares[seat % 2] / 2 for seat in range(4)) if setting.teams else shares


# The starting row


def _lay_out(state: State, effort: Effort, random: Random) -> Thought:
    """Rows by the turns they take to finish; with two players for either colour, as the lot is still to come."""
    judge = _judge(state)
    effort.budget.tick()
    worths = [(_start_worth(state, judge, row, state.seat), random.random(), row) for row in ROWS]
    first, every = effort.share
    ranked = sorted(worths[first::every] or worths, reverse=True)
    best = max(worths)[0]
    lines = []
    for worth, _, row in ranked[: max(1, effort.lines)]:
        values = _with_rows(state, judge, best, worth)
        lines.append(Line((Step("row", other=row),), values[state.seat], "row"))
    values = _with_rows(state, judge, best, ranked[0][0])
    return Thought(tuple(lines), values, 1, effort.budget.nodes, ((lines[0].value, lines[0].steps),))


def _judge(state: State) -> Judge:
    return judge_for(state.rules.options["players"], state.rules.options["deck"])


def _start_worth(state: State, judge: Judge, row: str, seat: int) -> float:
    colours = state.colours or COLLECTED[state.rules.options["players"]]
    if colours:
        return judge.worth(mirrored(row) if colours[seat] == "w" else row)
    return (judge.worth(row) + judge.worth(mirrored(row))) / 2


def _with_rows(state: State, judge: Judge, best: float, own: float | None = None) -> tuple[float, ...]:
    """Expected results when those who have no row yet lay out a good one."""
    seats = state.rules.seats
    worths = [_start_worth(state, judge, row, seat) if row else best for seat, row in enumerate(state.rows)]
    if own is not None:
        worths[state.seat] = own
    if state.rules.teams:
        worths = [worths[0] + worths[2], worths[1] + worths[3]]
    top = max(worths)
    parts = [exp(worth - top) for worth in worths]
    shares = tuple(part / sum(parts) for part in parts)
    return tuple(shares[seat % 2] / 2 for seat in range(seats)) if state.rules.teams else shares


# Who is ahead


def assess(seen: Seen, budget: Budget, random: Random) -> tuple[float, ...]:
    """At a glance; while a card is to be used, with the best turn there is; in the set-up by the rows."""
    state = imagine(seen, random)
    seats = state.rules.seats
    budget.tick()
    if state.ended is not None:
        winners = state.ended.winners or range(seats)
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))
    if state.phase in SET_UP:
        judge = _judge(state)
        free = state.phase == ROW and to_act(state) != CHANCE
        worths = [_start_worth(state, judge, row, state.seat) for row in ROWS] if state.phase == ROW else [0.0]
        return _with_rows(state, judge, max(worths) if free else sum(worths) / len(worths))
    setting = setting_of(state)
    plies, spot = Plies(_scale(state, setting)), spot_of(setting, state)
    if state.phase in (TAKE, DRAW):
        return _of_seats(setting, plies.scale.shares(spot))
    turns = [each.turn for each in candidates(state, setting, spot, plies) if each.turn is not None]
    budget.tick(len(turns))
    return _of_seats(setting, plies.best(spot, turns).shares)
