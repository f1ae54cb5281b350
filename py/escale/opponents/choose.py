"""From what a seat knows to what it does: the one way in, for the bridge, the arena and the tests."""

from __future__ import annotations

from random import Random

from escale.core.errors import EscaleError
from escale.core.game import AnyGame
from escale.opponents.brain import Effort, Seen, brain
from escale.opponents.budget import Budget
from escale.opponents.levels import LEVELS, MOST_MS, MS, pick
from escale.opponents.thought import Line, Thought

CANDIDATES = 12  # lines a level that errs chooses among


def think(  # noqa: PLR0913 - what thinking depends on; all but the first three by name
    game: AnyGame,
    seen: Seen,
    level: int,
    *,
    random: Random,
    ms: float | None = None,
    nodes: int | None = None,
    lines: int = 1,
    share: tuple[int, int] = (0, 1),
) -> Thought:
    """Think as a level does; `ms` and `nodes` replace what the level would take."""
    if level not in LEVELS:
        raise EscaleError("level-unknown", level=level)
    mind = brain(game)
    strength = mind.LEVELS[level - 1]
    if ms is None and nodes is None:
        ms = MS[level]
    budget = Budget(None if ms is None else min(ms, MOST_MS), strength.nodes if nodes is None else nodes)
    wanted = max(lines, CANDIDATES if strength.blur > 0 else 1)
    return mind.think(seen, Effort(budget, strength.depth, wanted, share), random)


def choose(  # noqa: PLR0913 - as above
    game: AnyGame, seen: Seen, level: int, *, random: Random, ms: float | None = None, nodes: int | None = None
) -> Line:
    """The line an opponent of this level takes."""
    thought = think(game, seen, level, random=random, ms=ms, nodes=nodes)
    return pick(thought, brain(game).LEVELS[level - 1], random)
