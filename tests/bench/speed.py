"""Random play through the public rules: steps a second, here and in the browser's Python."""

from __future__ import annotations

import time
from collections.abc import Iterable

from escale.cli.selfplay import random_steps_per_second
from escale.games import games
from workshop.bench import Row, Tools

from tests.bench._browsers import NAMES, browser, when
from tests.bench._line import line_to
from tests.bench._pages import PAGES, READY, everything

TITLE = "Random play: steps a second"
SECONDS = 2.0
AIMS = {"diaballik": 100_000.0}  # on CPython

# The measurement runs in the very interpreter that plays: it is put at the end of the engine's own Python, and the
# engine ended so that the page starts it again.
ALSO = """() => {
    const { append } = Element.prototype;
    Element.prototype.append = function (...nodes) {
        for (const node of nodes) if (node.type === 'py') node.textContent += `
def speed(name, seconds):
    import time
    from random import Random
    from escale.core.match import Match
    from escale.core.playout import play_out
    from escale.games import game
    rules = game(name)
    start = Match(rules).state
    random, steps, begin, spent = Random("1"), 0, time.perf_counter(), 0.0
    while spent < seconds:
        steps += play_out(rules, start, random)[1]
        spent = time.perf_counter() - begin
    return steps / spent

__export__.append("speed")
`;
        return append.apply(this, nodes);
    };
    document.querySelector('script[type=py]').xworker.terminate();
}"""
HAS_SPEED = "document.querySelector('script[type=py]')?.textContent.includes('def speed')"


def plain_loop(seconds: float) -> float:
    """Rounds a second of a small loop: how fast this Python is on this machine."""
    rounds, value, begin, spent = 0, 1, time.perf_counter(), 0.0
    while spent < seconds:
        for _ in range(10_000):
            value = (value * 31 + 7) & 0xFFFF
        rounds += 10_000
        spent = time.perf_counter() - begin
    return rounds / spent


def measure(tools: Tools) -> Iterable[Row]:
    here = {}
    loop = plain_loop(1.0)
    for name, rules in games().items():
        tools.tell(f"CPython: {name}")
        here[name] = random_steps_per_second(rules, SECONDS)
        yield Row(
            f"random play, {name}, CPython",
            here[name],
            "steps/s",
            loop,
            "rounds of an empty loop, CPython",
            aim=AIMS.get(name),
            aim_on_value=True,
            more_is_better=True,
        )
    with everything(tools) as folder, line_to(folder, PAGES) as server:
        for browser_name in NAMES:
            tools.tell(browser_name)
            with browser(browser_name) as opener, opener() as window:
                window.open(server.url + "site/diaballik/")
                when(window, READY)
                window.run(ALSO)
                when(window, f"{READY} && {HAS_SPEED}")
                for name, cpython in here.items():
                    steps = window.run(
                        "(given) => document.querySelector('script[type=py]').xworker.sync.speed(...given)",
                        [name, SECONDS],
                    )
                    yield Row(
                        f"random play, {name}, {browser_name}",
                        float(steps),
                        "steps/s",
                        cpython,
                        "the same, CPython",
                        more_is_better=True,
                    )
