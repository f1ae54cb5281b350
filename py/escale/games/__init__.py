"""The games: every package in this folder is one, found by its presence alone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import cast

from escale.core.errors import EscaleError
from escale.core.game import AnyGame


@cache
def games() -> Mapping[str, AnyGame]:
    """Every game by its id, in the order of the ids."""
    names = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    return MappingProxyType({name: cast(AnyGame, import_module(f"{__name__}.{name}")) for name in names})


def game(name: str) -> AnyGame:
    """The game with this id; raise an error with the code `game-unknown`."""
    try:
        return games()[name]
    except KeyError:
        raise EscaleError("game-unknown", game=name) from None
