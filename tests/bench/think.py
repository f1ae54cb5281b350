"""How long opponents think in the browser, against the time they were given."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import median

from workshop.bench import Row, Tools

from tests.bench._browsers import browser, when
from tests.bench._line import line_to
from tests.bench._pages import PAGES, READY, everything

TITLE = "Opponents: time used per decision, against their budget"
GAMES = ["diaballik", "chasse-croise", "moguli", "gouda", "point"]
BUDGETS = {1: 700, 2: 700, 3: 700, 4: 700, 5: 1500}  # milliseconds, as escale.opponents.levels has them
DECISIONS = 10
MOST = 1.1  # of the budget, for the slowest decision

# Plays a match against itself. Every decision is timed from the question to the answer, as the page waits for it.
THINK = """async ({ game, level, ms, count }) => {
    const { engine, pool } = escale;
    const { match, ...first } = await engine.call('new', { game });
    const times = [];
    let view = first;
    while (times.length < count && view.actor !== null) {
        if (view.actor === 'chance') {
            view = await engine.call('draw', { match });
            continue;
        }
        const observed = await engine.call('observe', { match, seat: view.actor });
        const begin = performance.now();
        const thought = await pool.think({ observed, level, ms }).answer;
        times.push(performance.now() - begin);
        for (const step of thought.choice) view = await engine.call('play', { match, step });
    }
    await engine.call('close', { match });
    return times;
}"""


def measure(tools: Tools) -> Iterable[Row]:
    with everything(tools) as folder, line_to(folder, PAGES) as server, browser("Chromium") as opener:
        for game in GAMES:
            with opener() as window:
                window.open(f"{server.url}site/{game}/")
                when(window, READY)
                for level, budget in BUDGETS.items():
                    tools.tell(f"{game}, level {level}")
                    given = {"game": game.replace("-", "_"), "level": level, "ms": budget}
                    if level == 1:
                        window.run(THINK, {**given, "count": 1})  # the worker's start is not thinking
                    times = window.run(THINK, {**given, "count": DECISIONS})
                    name = f"{game}, level {level}"
                    against = "what it was given"
                    yield Row(f"{name}, median", median(times), "ms", budget, against)
                    yield Row(f"{name}, slowest of {len(times)}", max(times), "ms", budget, against, aim=MOST)
