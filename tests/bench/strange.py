"""What strangers may send to the engine: 100,000 links, records, positions, steps and requests, most nearly right.

Each is a call of the bridge, timed alone; the slowest of each kind is told. What is valid is work: how long it takes to
replay is told a step, for there may be up to 10,000 of them.
"""

from __future__ import annotations

import time
from collections.abc import Iterable

from escale.core.match import load_match
from escale.games import game, games
from workshop.bench import Row, Tools

from tests.games.variety import random_match
from tests.strange import KINDS, throw

TITLE = "Strange links, records, positions, steps, requests: the slowest of 100,000"
COUNT = 20_000  # of each of the five kinds
LONGEST = 50.0  # milliseconds
VALID = 300  # steps


def measure(tools: Tools) -> Iterable[Row]:
    for kind in KINDS:
        tools.tell(f"{COUNT:,} {kind}")
        told = throw(kind, COUNT, seed=11)
        if told.problems:
            raise RuntimeError(f"{len(told.problems)} {kind} went through: {told.problems[0]}")
        yield Row(f"slowest of {told.count:,} {kind}", told.slowest, "ms", aim=LONGEST)
    for one in games().values():
        tools.tell(f"replaying {one.ID}")
        match = random_match(one, 0, VALID)
        record = match.record()
        since = time.process_time()
        load_match(record, game)
        took = (time.process_time() - since) * 1_000_000
        yield Row(f"a valid step of {one.ID} replayed", took / len(match.played), "µs")
