"""Random players: whole games played without thought, for tests, statistics and searches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from escale.core.game import CHANCE, AnyGame, Leans
from escale.core.match import MAX_STEPS


def random_player(game: AnyGame, random: Random) -> Callable[[Any], Any]:
    """A function that picks a step for whoever acts: any legal one, as the game leans, or what chance brings."""
    to_act, legal_steps, choose = game.to_act, game.legal_steps, _chooser(game, random)

    def pick(state: Any) -> Any:
        if to_act(state) == CHANCE:
            return game.chance(state).draw(random)
        return choose(state, legal_steps(state))

    return pick


def _chooser(game: AnyGame, random: Random) -> Callable[[Any, Sequence[Any]], Any]:
    """A function that picks one of some steps, each as likely as the game leans towards it."""
    if isinstance(game, Leans):
        lean = game.lean
        return lambda state, steps: random.choices(steps, lean(state, steps))[0]
    draw = random.random
    return lambda _, steps: steps[int(draw() * len(steps))]


def play_out(game: AnyGame, state: Any, random: Random, limit: int = MAX_STEPS) -> tuple[Any, int]:
    """Play at random until the game is over or the limit reached; return the last state and the number of steps."""
    pick, play, to_act = random_player(game, random), game.play, game.to_act
    for count in range(limit):
        if to_act(state) is None:
            return state, count
        state = play(state, pick(state))
    return state, limit
