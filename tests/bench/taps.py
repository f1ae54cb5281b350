"""From the finger leaving the glass to the frame that shows the answer.

Measured twice: as hard as it gets, pressing for no time at all from the moment the engine is ready, which is what the
aim is for; and as people do, with a finger that stays on the glass for a moment, when the page is at rest. The first
tap of these is told by itself as well: it opens the match.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from statistics import median, quantiles

from escale.core.match import Match
from escale.games import game
from workshop.bench import Row, Tools

from tests.bench._browsers import Window, browser, when
from tests.bench._line import line_to
from tests.bench._pages import PAGES, READY, everything

TITLE = "Taps: to the painted answer"
STEPS = 100
PRESSED = 60  # milliseconds a finger stays on the glass

# From the last pointerup to the end of the frame that paints the change of the watched element. What changes while a
# frame is being made is painted with it, what changes between two frames with the next.
LISTEN = """([selector, attribute]) => {
    window.taps = [];
    let began = 0;
    let inFrame = false;
    addEventListener('pointerup', (event) => { began = event.timeStamp; }, true);
    const afterFrame = (job) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = job;
        channel.port2.postMessage(null);
    };
    const frame = () => {
        inFrame = true;
        afterFrame(() => { inFrame = false; });
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    const painted = () => afterFrame(() => window.taps.push(performance.now() - began));
    const told = () => (inFrame ? painted() : requestAnimationFrame(painted));
    const words = { childList: true, characterData: true, subtree: true };
    const options = attribute ? { attributeFilter: [attribute] } : words;
    new MutationObserver(told).observe(document.querySelector(selector), options);
    if (!attribute) {
        const button = document.querySelector(selector);
        button.addEventListener('pointerup', () => { button.textContent = Number(button.textContent) + 1; });
    }
}"""


def random_game(count: int) -> list[str]:
    """Steps of a game by the rules, so long that it does not end before."""
    chooser = Random(1)
    while True:
        match, steps = Match(game("diaballik")), []
        while match.outcome is None and len(steps) < count:
            step = match.game.format_step(chooser.choice(list(match.game.legal_steps(match.state))))
            match.play(step)
            steps.append(step)
        if len(steps) == count:
            return steps


def _answers(window: Window, count: int) -> None:
    when(window, f"window.taps.length >= {count}")


def _game(window: Window, tools: Tools, name: str, pressed: int = 0) -> list[float]:
    window.run(LISTEN, ["[data-testid=board]", "data-at"])
    for number, step in enumerate(random_game(STEPS), 1):
        if number % 20 == 1:
            tools.tell(f"{name}: {number} of {STEPS}")
        places = step.replace(">", "-").split("-")
        if len(places) == 2:
            for place in places:
                window.tap(f"[data-place={place}]", pressed)
        else:
            window.tap(f"button[data-step={step}]", pressed)
        _answers(window, number)
    return [float(each) for each in window.run("() => window.taps")]


def _bare(window: Window) -> list[float]:
    window.run(LISTEN, ["#tap", ""])
    for number in range(1, 41):
        window.tap("#tap")
        _answers(window, number)
    return [float(each) for each in window.run("() => window.taps")]


def measure(tools: Tools) -> Iterable[Row]:
    with everything(tools) as folder, line_to(folder, PAGES) as server:
        for name in ["Chromium", "Firefox"]:
            with browser(name) as opener, opener() as window:
                window.open(server.url + "bare-page")
                when(window, "document.readyState === 'complete'")
                bare = _bare(window)
                window.open(server.url + "site/diaballik/")
                when(window, READY)
                # Ends that come by themselves have no finger.
                window.run("() => localStorage.setItem('escale:settings', JSON.stringify({ confirmEnd: true }))")
                window.open(server.url + "site/diaballik/?again")
                when(window, READY)
                yield from _rows(name, _game(window, tools, name), bare, 50.0)
                window.open(server.url + "site/diaballik/?at-rest")
                when(window, READY)
                when(window, "document.documentElement.dataset.offline === 'ready'")
                window.run("() => window.escale.rehearsal")
                unhurried = _game(window, tools, name, PRESSED)
                yield from _rows(f"finger, at rest, {name}", unhurried, bare)
                against = "a number painted on a bare page, median"
                yield Row(f"first of these, {name}", unhurried[0], "ms", median(bare), against)


def _rows(name: str, ours: list[float], bare: list[float], most: float | None = None) -> Iterator[Row]:
    for place, words in ((50, "median"), (95, "95th percentile")):
        mine, theirs = (quantiles(each, n=100)[place - 1] for each in (ours, bare))
        against = f"a number painted on a bare page, {words}"
        aim = most if place == 95 else None
        yield Row(f"tap to painted answer, {words}, {name}", mine, "ms", theirs, against, aim=aim, aim_on_value=True)
