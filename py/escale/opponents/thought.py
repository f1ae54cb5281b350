"""What comes out of thinking."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Line:
    """A way to go on: the steps the seat makes in a row, until chance or another seat acts or the game ends."""

    steps: tuple[Any, ...]  # the game's own steps; at least one
    value: float  # expected result for the seat: 0 lost, 1 won; with more than two seats a share of 1
    reason: str = ""  # a code of the brain's REASONS: the short why, for a hint
    params: Mapping[str, str | int] = field(default_factory=dict)  # of the reason's text


@dataclass(frozen=True, slots=True)
class Thought:
    """Candidates, best first, and what the search found out on its way."""

    lines: tuple[Line, ...]  # best first; at least one
    values: tuple[float, ...]  # expected result of each seat with best play; they add up to 1
    depth: int = 0  # whole turns looked ahead; 0 where it has no meaning
    nodes: int = 0  # positions looked at
    # With a share of the first turns only: the best of it after each finished depth, to be compared with the others'.
    rungs: tuple[tuple[float, tuple[Any, ...]], ...] = ()
