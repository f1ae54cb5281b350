"""Moguli's opponent: what `escale.opponents.brain.Brain` asks for. Everybody knows everything in this game.

field       the board it searches on, proven equal to the rules
turns       whole turns, found by what they are good for
worth       what a position is worth by its pawns alone
search      selective alpha-beta over whole turns
deepening   the search from the position of a game
"""

from __future__ import annotations

from random import Random
from typing import Final

from escale.core.errors import EscaleError
from escale.games.moguli.board import WIDTH, name
from escale.games.moguli.deepening import Root, distinct
from escale.games.moguli.field import Ground, Spot, is_obliged, result
from escale.games.moguli.notation import format_position, parse_position
from escale.games.moguli.rules import DARK, HOME, TO_CROSS, WHITE, State, play
from escale.games.moguli.search import INFINITY, Over, Ranked, Search
from escale.games.moguli.steps import KEEP, SWAPS, Step, Swap
from escale.games.moguli.turns import Begun, Heart, Turn, played, steps_of
from escale.games.moguli.worth import LOST, WEIGHTS, chance
from escale.opponents.brain import Effort, Seen
from escale.opponents.budget import Budget
from escale.opponents.levels import Level
from escale.opponents.open import read_position
from escale.opponents.thought import Line, Thought

LEVELS: Final = (
    Level(depth=1, nodes=1500, blur=0.05, slip=0.25),
    Level(depth=2, nodes=1500, blur=0.13, slip=0.34),
    Level(depth=2, nodes=2500, blur=0.07, slip=0.2),
    Level(depth=3, nodes=6000, blur=0.06, slip=0.16),
    Level(),
)
REASONS: Final = (
    "win",
    "stop",
    "cross",  # gate
    "freeze",
    "free",  # gate
    "spoil",  # tile
    "forward",  # rows
    "bonus",
    "prepare",  # tile
    "regroup",
    "wait",
    "swap",  # row
    "keep",
)


CHOICES: Final[tuple[Step, ...]] = (KEEP, *SWAPS)  # of a home row


# What a seat knows: everything


def observe(state: State, seat: int) -> str:
    """The position, as it is written."""
    return format_position(state)


def imagine(seen: Seen, random: Random) -> State:
    """The state; raise an error with the code `observed-invalid` for a text that is no position."""
    return read_position(parse_position, seen)


def _spot(state: State) -> tuple[Spot, Ground, Begun]:
    """A state as opponents search it, and what has happened in its turn."""
    tiles = state.tiles
    spot = Spot(tiles.north, tiles.east, state.pawns, state.seat, state.locked, state.blocked, state.turn)
    begun = Begun(state.pivots_left, state.moved, state.pivoted, state.could_move)
    return spot, Ground(tiles.plain, state.rules.cylinder), begun


# Thinking


def think(seen: Seen, effort: Effort, random: Random) -> Thought:
    """Search the turn, or what is left of it, or the choice of a home row."""
    state = imagine(seen, random)
    if state.ended or state.stage == "lay" or state.seat != seen.seat:
        raise EscaleError("observed-invalid")
    if state.stage == "swap":
        return _choose_row(state, effort)
    spot, ground, begun = _spot(state)
    root = Root(Search(ground, WEIGHTS, effort.budget), spot, begun, effort, random)
    root.run()
    judge = root.search.apart(Budget(nodes=_REASON_NODES))
    best = distinct(root.best)[: effort.lines]
    lines = tuple(Line(steps_of(spot, one.turn), chance(one.value), *_reason(root, judge, one)) for one in best)
    rungs = tuple((chance(one.value), steps_of(spot, one.turn)) for one in root.rungs)
    return Thought(lines, _both(lines[0].value, state.seat), root.depth, effort.budget.nodes, rungs)


def _both(value: float, seat: int) -> tuple[float, ...]:
    """What each seat may expect when one of them may expect this."""
    return (value, 1 - value) if seat == WHITE else (1 - value, value)


# Why a turn is good


def _reason(root: Root, judge: Search, one: Ranked) -> tuple[str, dict[str, str | int]]:
    """The short why of a turn: the first that holds of what is most telling."""
    spot, ground, seat = root.spot, root.search.ground, root.spot.seat
    heart = one.turn.heart
    child = played(spot, ground, one.turn, root.begun)
    across, before = ((at.pawns[seat] & HOME[1 - seat]).bit_count() for at in (child, spot))
    if across >= TO_CROSS > before:
        return "win", {}
    reply = _reply(judge, child)
    threat = _reply(judge, spot._replace(seat=1 - seat, locked=0))
    if reply and threat and reply[0] <= -LOST < threat[0]:
        return "stop", {}
    if across > before:
        return "cross", {"gate": name(heart.target)}
    if reply and threat and threat[1].pawn and not reply[1].pawn and is_obliged(child):
        return "freeze", {}
    if heart.pawn & HOME[seat] and is_obliged(spot):
        return "free", {"gate": name(heart.pawn)}
    return _small_reason(root, judge, one)


def _reply(judge: Search, spot: Spot) -> tuple[float, Heart] | None:
    """The best answer, if the game goes on and there is time to find it."""
    if judge.budget.over or result(spot) is not None:
        return None
    try:
        return judge.answer(spot)
    except Over:
        return None


_REASON_NODES: Final = 800  # looked at for reasons, which are told after the budget is used up
_FAR: Final = 3  # rows that say more about a turn than any pivot after it


def _small_reason(root: Root, judge: Search, one: Ranked) -> tuple[str, dict[str, str | int]]:
    """The short why of a turn that ends nothing and brings nobody across."""
    heart, after = one.turn
    gained = (heart.target.bit_length() - 1) // WIDTH - (heart.pawn.bit_length() - 1) // WIDTH
    rows = gained if root.spot.seat == WHITE else -gained
    use = _use_of_pivot(root, judge, one) if after and rows < _FAR else None
    if use:
        return use, {"tile": name(after[-1][0])}
    if rows > 0:
        return "forward", {"rows": rows}
    return ("wait" if not heart.pawn else "bonus" if heart.bonus else "regroup"), {}


def _use_of_pivot(root: Root, judge: Search, one: Ranked) -> str | None:
    """What the last pivot after a move is good for, if anything: compared with the same turn without it."""
    spot, ground, (heart, after) = root.spot, root.search.ground, one.turn
    child, without = (played(spot, ground, Turn(heart, flips), root.begun) for flips in (after, after[:-1]))
    reply, reply_without = _reply(judge, child), _reply(judge, without)
    if reply and reply_without and reply_without[1].pawn and reply[0] < reply_without[0]:
        return "spoil"
    hopes = [_reply(judge, each._replace(seat=spot.seat, locked=0)) for each in (child, without)]
    return "prepare" if hopes[0] and hopes[1] and hopes[0][0] > hopes[1][0] else None


# The choice of a home row


def _choose_row(state: State, effort: Effort) -> Thought:
    """Try every choice, and every choice of the other seat after it: by the first turn, then by the answer to it."""
    number, of = effort.share
    choices = CHOICES[number::of] or (CHOICES[number % len(CHOICES)],)
    values = dict.fromkeys(choices, 0.0)
    rungs: list[tuple[float, tuple[Step, ...]]] = []
    for depth in range(1, min(effort.depth or 3, 3) + 1):
        try:
            values = {step: _row_value(state, step, depth, effort.budget) for step in choices}
        except Over:
            break
        best = max(choices, key=values.__getitem__)
        rungs.append((chance(values[best]), (best,)))
    ordered = sorted(choices, key=lambda step: -values[step])
    lines = tuple(Line((step,), chance(values[step]), *_row_reason(step)) for step in ordered[: effort.lines])
    return Thought(lines, _both(lines[0].value, state.seat), len(rungs), effort.budget.nodes, tuple(rungs))


def _row_reason(step: Step) -> tuple[str, dict[str, str | int]]:
    return ("swap", {"row": step.row}) if isinstance(step, Swap) else ("keep", {})


def _row_value(state: State, step: Step, depth: int, budget: Budget) -> float:
    """What a choice is worth to the seat that makes it, the other one's best choice after it included."""
    after = play(state, step)
    if after.stage == "swap":
        return -max(_row_value(after, choice, depth, budget) for choice in CHOICES)
    spot, ground, _ = _spot(after)
    value = Search(ground, WEIGHTS, budget).value(spot, depth, -INFINITY, INFINITY)
    return value if state.seat == WHITE else -value


# Who is ahead


def assess(seen: Seen, budget: Budget, random: Random) -> tuple[float, ...]:
    """Expected results by a short search."""
    state = imagine(seen, random)
    if state.ended:
        winners = state.ended.winners
        return (float(WHITE in winners), float(DARK in winners)) if winners else (0.5, 0.5)
    if state.stage != "play":
        return 0.5, 0.5
    spot, ground, begun = _spot(state)
    root = Root(Search(ground, WEIGHTS, budget), spot, begun, Effort(budget, 2), random)
    root.run()
    return _both(chance(root.best[0].value), state.seat)


# The player to measure by


def greedy(state: State, random: Random) -> tuple[Step, ...]:
    """One turn ahead: the most progress, a win if there is one, no win for the opponent if that can be helped.

    Where no pawn can move it turns the tile that lets it move best next time.
    """
    if state.stage == "swap":
        return (_greedy_row(state, random),)
    spot, ground, begun = _spot(state)
    search = Search(ground, WEIGHTS, Budget())
    hearts = search.hearts(spot, begun)
    best = [heart for value, heart in hearts if value >= hearts[0][0] - 1e-9]
    turn = Turn(random.choice(best))
    if not turn.heart.pawn and begun.pivots and not begun.moved:
        prepared = search.preparing(spot, search.judged(spot, turn, begun), begun)
        turn = prepared[0].turn if prepared else turn
    crossed = (spot.pawns[1 - spot.seat] & HOME[spot.seat]).bit_count()
    if crossed == TO_CROSS - 1 and search.judged(spot, turn, begun).value < LOST:
        turn = _saved(search, spot, begun) or turn
    return steps_of(spot, turn)


def _saved(search: Search, spot: Spot, begun: Begun) -> Turn | None:
    """The turn with the most progress after which the opponent cannot win at once, if there is one."""
    for _, heart in search.hearts(spot, begun):
        one = search.judged(spot, Turn(heart), begun)
        for tried in (one, *search.spoiling(spot, one, begun)):
            if tried.value >= LOST:
                return tried.turn
    return None


def _greedy_row(state: State, random: Random) -> Step:
    """The home row from which the first turn makes most progress."""
    values = []
    for step in CHOICES:
        after = play(state, step)
        spot, ground, _ = _spot(after)
        values.append(
            (Search(ground, WEIGHTS, Budget()).answer(spot._replace(seat=state.seat))[0], random.random(), step)
        )
    return max(values, key=lambda one: one[:2])[2]
