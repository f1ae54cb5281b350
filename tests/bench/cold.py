"""First visit over a line of 10 Mbit/s with 40 ms to the server and back: nothing is in any cache."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from statistics import median

from workshop.bench import Row, Tools

from tests.bench._browsers import NAMES, Opener, browser, when
from tests.bench._line import line_to
from tests.bench._pages import PAGES, READY, everything

TITLE = "Cold start at 10 Mbit/s and 40 ms: engine ready, bytes to first play"
RATE = 10e6 / 8
DELAY = 0.040
ROUNDS = 3


def visit(opener: Opener, folder: Path, path: str) -> tuple[float, int]:
    """Milliseconds and bytes until the engine answers, for somebody who was never here."""
    with line_to(folder, PAGES, rate=RATE, delay=DELAY) as server, opener() as window:
        window.open(server.url + path)
        return when(window, READY), server.sent


def measure(tools: Tools) -> Iterable[Row]:
    sizes: list[tuple[int, int]] = []
    with everything(tools) as folder:
        for name in NAMES:
            with browser(name) as opener:
                ours, theirs = [], []
                for number in range(ROUNDS):
                    tools.tell(f"{name}: {number + 1} of {ROUNDS}")
                    ours.append(visit(opener, folder, "site/diaballik/"))
                    theirs.append(visit(opener, folder, "bare-pyodide"))
            sizes.append((ours[0][1], theirs[0][1]))
            yield Row(
                f"engine ready, first visit, {name}",
                median(time for time, _ in ours),
                "ms",
                median(time for time, _ in theirs),
                "bare loadPyodide(), first visit",
                aim=1.0,
            )
    for name, (mine, bare) in zip(NAMES, sizes, strict=True):
        yield Row(f"bytes to first play, {name}", mine / 1000, "kB", bare / 1000, "bare loadPyodide()")
