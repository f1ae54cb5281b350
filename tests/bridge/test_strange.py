"""A few thousand strange inputs; `build.py bench strange` throws a hundred thousand and times each."""

from __future__ import annotations

import pytest

from tests.strange import KINDS, throw

COUNT = 800
HANG = 500  # milliseconds of the processor: far beyond what the measurement allows


@pytest.mark.parametrize("kind", KINDS)
def test_strange_inputs_are_refused_by_a_code_and_change_nothing(kind: str) -> None:
    told = throw(kind, COUNT, seed=7)
    assert told.count == COUNT
    assert not told.problems, "\n".join(told.problems or [])
    assert told.slowest < HANG, told.worst
    # Some of it is right after all, and most is not: otherwise nothing was tested.
    assert 0 < told.taken < COUNT
