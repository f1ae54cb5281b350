"""Second visit, everything in the browser's caches: how long until the engine answers, until the board is seen?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from statistics import median

from workshop.bench import Row, Tools

from tests.bench._browsers import NAMES, Opener, Window, browser, when
from tests.bench._line import LineServer, line_to
from tests.bench._pages import PAGES, READY, everything

TITLE = "Warm start: engine ready, first board painted"
ROUNDS = 5

# The frame after the one in which something was there to be painted.
PAINTED = """(given) => new Promise((done) => {
    const look = () => {
        const box = document.querySelector(given)?.getBoundingClientRect();
        if (document.readyState !== 'loading' && box && box.width > 0) {
            requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())));
        } else requestAnimationFrame(look);
    };
    look();
})"""


def painted(window: Window, url: str, selector: str) -> float:
    window.open(url)
    return float(window.run(PAINTED, selector))


def ready(window: Window, url: str) -> float:
    window.open(url)
    return when(window, READY)


def _rounds(window: Window, server: LineServer, tools: Tools, name: str) -> Iterator[Row]:
    game, bare = server.url + "site/diaballik/", server.url + "bare-pyodide"
    # Once each to fill the caches; the service worker keeps the rest when the page says so.
    ready(window, bare)
    ready(window, game)
    when(window, "document.documentElement.dataset.offline === 'ready'")
    pairs = []
    for number in range(ROUNDS):
        tools.tell(f"{name}: engine, {number + 1} of {ROUNDS}")
        pairs.append((ready(window, game), ready(window, bare)))
    ours, theirs = (median(column) for column in zip(*pairs, strict=True))
    yield Row(f"engine ready, warm, {name}", ours, "ms", theirs, "bare loadPyodide(), warm", aim=0.35)
    pairs = []
    for number in range(ROUNDS):
        tools.tell(f"{name}: first paint, {number + 1} of {ROUNDS}")
        pairs.append((painted(window, game, ".board .drawing"), painted(window, server.url + "bare-page", "p")))
    ours, theirs = (median(column) for column in zip(*pairs, strict=True))
    yield Row(f"first board painted, {name}", ours, "ms", theirs, "bare page painted")


def measure(tools: Tools) -> Iterable[Row]:
    with everything(tools) as folder, line_to(folder, PAGES) as server:
        for name in NAMES:
            with browser(name) as opener:
                yield from _visit(opener, server, tools, name)


def _visit(opener: Opener, server: LineServer, tools: Tools, name: str) -> Iterator[Row]:
    with opener() as window:
        yield from _rounds(window, server, tools, name)
