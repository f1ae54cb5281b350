"""Numbers learned by self-play: small files beside the games, each with how it was made.

    {"made": {"command": "python -m escale tune diaballik --seed 1", ...}, "numbers": {...}}

`games/<id>/tuning.py` makes the numbers from scratch; `python -m escale tune` writes them; `evaluate.py` reads them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module, resources
from importlib.util import find_spec
from typing import Any, Protocol, cast

from escale.core.errors import EscaleError
from escale.core.game import AnyGame


class Tuning(Protocol):
    """A game's tuning module."""

    @property
    def GAMES(self) -> int: ...  # self-play games that made the numbers that ship

    def tune(self, games: int, seed: str, tell: Callable[[str], None]) -> Mapping[str, Any]:
        """Learn from scratch; the same games and seed give the same numbers. `tell` takes lines of progress."""


def tuning(game: AnyGame) -> Tuning:
    """How a game's numbers are learned; raise an error with the code `tune-nothing` if it has none."""
    name = f"escale.games.{game.ID}.tuning"
    if find_spec(name) is None:
        raise EscaleError("tune-nothing", game=game.ID)
    return cast(Tuning, import_module(name))


@cache
def learned(name: str) -> Mapping[str, Any]:
    """The numbers of a game."""
    text = resources.files(f"escale.games.{name}").joinpath("learned.json").read_text(encoding="utf-8")
    return cast("Mapping[str, Any]", json.loads(text)["numbers"])
