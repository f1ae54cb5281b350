"""Chance: what may come out when nobody acts, and how likely it is.

The rules never draw a random number. They describe what may happen as a `Chance`; whoever drives the match draws
from it with a source of randomness of its own, or supplies an outcome (real dice, a record, a test).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from random import Random
from typing import Generic, Protocol, TypeVar

Step = TypeVar("Step")
StepOut = TypeVar("StepOut", bound=object)


class Chance(Protocol[Step]):
    """The chance steps of one position."""

    def outcomes(self) -> Sequence[tuple[Step, Fraction]] | None:
        """List every outcome with its probability; None when there are too many to list."""

    def allows(self, step: Step) -> bool:
        """Tell whether the step is one of the outcomes."""

    def draw(self, random: Random) -> Step:
        """Draw one outcome with the given source."""


@dataclass(frozen=True, slots=True)
class Listed(Generic[StepOut]):
    """A chance whose outcomes are few enough to be listed; the usual case."""

    table: tuple[tuple[StepOut, Fraction], ...]

    def outcomes(self) -> Sequence[tuple[StepOut, Fraction]]:
        return self.table

    def allows(self, step: StepOut) -> bool:
        return any(step == outcome for outcome, _ in self.table)

    def draw(self, random: Random) -> StepOut:
        """Draw exactly: an integer below the common denominator, no rounding."""
        whole = lcm(*(weight.denominator for _, weight in self.table))
        rest = random.randrange(whole)
        for outcome, weight in self.table:
            rest -= weight.numerator * (whole // weight.denominator)
            if rest < 0:
                return outcome
        raise AssertionError("probabilities add up to less than 1")
