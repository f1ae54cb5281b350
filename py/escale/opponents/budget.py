"""How long an opponent may think.

A budget of nodes alone makes thinking reproducible: the same seed and nodes give the same choice on any machine.
A budget of milliseconds keeps promises to people. Searches call `spent` (or `tick`) once per node and stop soon
after it says so; games whose single node is slow call it inside.
"""

from __future__ import annotations

import time
from typing import Final

MARGIN: Final = 0.88  # part of the time after which no new node is begun: the answer must be out in time
_EVERY: Final = 16  # nodes between two looks at the clock


class Budget:
    """Milliseconds, nodes, or both; whichever runs out first."""

    __slots__ = ("_deadline", "_left", "_until_look", "ms", "nodes", "over")

    def __init__(self, ms: float | None = None, nodes: int | None = None) -> None:
        self.ms = ms
        self.nodes = 0  # used so far
        self.over = False
        self._left = nodes
        self._deadline = None if ms is None else time.perf_counter() + ms * MARGIN / 1000
        self._until_look = _EVERY

    def tick(self, count: int = 1) -> bool:
        """Note that `count` more nodes were looked at; tell whether thinking must stop."""
        self.nodes += count
        if self.over:
            return True
        if self._left is not None and self.nodes >= self._left:
            self.over = True
        elif self._deadline is not None:
            self._until_look -= count
            if self._until_look <= 0:
                self._until_look = _EVERY
                self.over = time.perf_counter() >= self._deadline
        return self.over

    def look(self) -> bool:
        """Look at the clock now, whatever was ticked; for steps of the search that take long by themselves."""
        if not self.over and self._deadline is not None:
            self.over = time.perf_counter() >= self._deadline
        return self.over
