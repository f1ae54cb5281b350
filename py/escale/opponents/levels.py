"""The five levels.

They mean the same in every game:

    1  a child wins: sees what can be done now, likes it lively, errs often
    2  a beginner: takes what is on offer, overlooks answers
    3  a regular: looks at the answer, errs now and then
    4  a good player: looks further, hardly errs
    5  as strong as the program can be in its time

A game says with `Level`s how deep each of its own looks and how much it errs. A weak level errs like a person: it
takes a line that is somewhat worse, never one that throws everything away while a sound one is there.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from random import Random
from typing import Final

from escale.opponents.thought import Line, Thought

LEVELS: Final = (1, 2, 3, 4, 5)
MS: Final = {1: 700.0, 2: 700.0, 3: 700.0, 4: 700.0, 5: 1500.0}  # at most, for a turn
MOST_MS: Final = 10_000.0  # what a patient visitor may give to level 5


@dataclass(frozen=True, slots=True)
class Level:
    """How well one level of one game plays."""

    depth: int | None = None  # whole turns to look ahead at most; None: as far as the budget goes
    nodes: int | None = None  # positions to look at, at most
    blur: float = 0.0  # how freely it takes lines of lesser value: 0 never, 0.1 much
    slip: float = 1.0  # never takes a line worse than the best by more than this


def pick(thought: Thought, level: Level, random: Random) -> Line:
    """The line a player of this level takes: the best, or by mistake another."""
    best = thought.lines[0]
    if level.blur <= 0:
        return best
    sound = [line for line in thought.lines if best.value - line.value <= level.slip]
    weights = [exp((line.value - best.value) / level.blur) for line in sound]
    return random.choices(sound, weights)[0]
