"""Chance draws as likely as it says, exactly, from the source it is given."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

from escale.core.chance import Listed


class Counting(Random):
    """A source that gives every number below the asked bound once, in order."""

    def __init__(self) -> None:
        super().__init__(0)
        self.next = 0
        self.bound = 0

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        self.bound, self.next = start, self.next + 1
        return self.next - 1


def test_each_outcome_has_its_exact_share_of_the_numbers_drawn() -> None:
    dice = Listed((("double", Fraction(1, 6)), ("pair", Fraction(5, 9)), ("rest", Fraction(5, 18))))
    source = Counting()
    drawn = Counter(dice.draw(source) for _ in range(18))
    assert source.bound == 18
    assert drawn == {"double": 3, "pair": 10, "rest": 5}


def test_only_listed_outcomes_are_allowed() -> None:
    coin = Listed((("heads", Fraction(1, 2)), ("tails", Fraction(1, 2))))
    assert coin.allows("heads")
    assert not coin.allows("edge")
    assert coin.outcomes() == coin.table


def test_the_same_source_draws_the_same() -> None:
    die = Listed(tuple((face, Fraction(1, 6)) for face in range(6)))
    assert [die.draw(Random(7)) for _ in range(5)] == [die.draw(Random(7)) for _ in range(5)]
