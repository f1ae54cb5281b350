"""`build.py serve` when nothing has changed: from the command to the address it prints."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterable

from workshop.bench import Row, Tools
from workshop.config import ROOT

TITLE = "A second start of build.py serve"
TIMES = 3


def bare_start() -> float:
    """Milliseconds of a Python that does nothing."""
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-c", "pass"], check=True)
    return 1000 * (time.perf_counter() - begin)


def second_start() -> float:
    """Milliseconds until the address is printed."""
    begin = time.perf_counter()
    command = [sys.executable, str(ROOT / "build.py"), "serve", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        assert process.stdout is not None
        told = any("http://" in line for line in process.stdout)
        spent = 1000 * (time.perf_counter() - begin)
        process.terminate()
        process.communicate(timeout=30)
    assert told, "no address was printed"
    return spent


def measure(tools: Tools) -> Iterable[Row]:
    tools.tell("starting the server again")
    second_start()  # whatever had to be built is built now
    starts = [second_start() for _ in range(TIMES)]
    bare = min(bare_start() for _ in range(TIMES))
    yield Row("build.py serve, nothing changed", min(starts), "ms", bare, "bare Python", aim=2000, aim_on_value=True)
