"""What a game must tell an opponent: the module `escale.games.<id>.evaluate`."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any, Protocol, cast

from escale.core.game import AnyGame, Seat
from escale.core.options import Options
from escale.opponents.budget import Budget
from escale.opponents.levels import Level
from escale.opponents.thought import Thought


@dataclass(frozen=True, slots=True)
class Seen:
    """What an opponent is handed: nothing that its seat may not know."""

    options: Options  # complete
    seats: int
    seat: Seat  # whose opponent it is
    known: str  # by `Brain.observe`


@dataclass(slots=True)
class Effort:
    """How hard to think."""

    budget: Budget
    depth: int | None = None  # whole turns to look ahead at most
    lines: int = 1  # candidates wanted with values that can be compared; a weak level and a hint want several
    share: tuple[int, int] = (0, 1)  # look only at every n-th first turn, from this one; others look at the rest


class Brain(Protocol):
    """A game's evaluate module."""

    @property
    def LEVELS(self) -> tuple[Level, Level, Level, Level, Level]: ...
    @property
    def REASONS(self) -> tuple[str, ...]: ...  # every code `Line.reason` may have; texts `advice-<game>-<code>`

    def observe(self, state: Any, seat: Seat) -> str:
        """What a seat knows of a moment, its own secrets included, as one line of text."""

    def imagine(self, seen: Seen, random: Random) -> Any:
        """A state that agrees with everything the seat knows; hidden facts are drawn fairly."""

    def think(self, seen: Seen, effort: Effort, random: Random) -> Thought:
        """Search. Asked only when the seat acts."""

    def assess(self, seen: Seen, budget: Budget, random: Random) -> tuple[float, ...]:
        """Expected result of each seat at any moment, whoever acts; the bar and the curve show it. Cheap."""

    def greedy(self, state: Any, random: Random) -> tuple[Any, ...]:
        """The steps of the sensible one-turn player the arena measures by: own progress, immediate wins and losses."""


def brain(game: AnyGame) -> Brain:
    """The game's own; loaded when first asked for."""
    return cast(Brain, import_module(f"escale.games.{game.ID}.evaluate"))
