"""The engine in its worker: slow to come, killed, fed rubbish; and its chance."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.site import Page as Answer
from tests.browser.table import BOOT, Table, steps_of
from tests.browser.words import seat as side
from tests.browser.words import square, told, words

# Remembers every worker of the page, so that one can be killed as a crash would.
REMEMBER_WORKERS = """
    window.workers = [];
    window.Worker = class extends Worker {
        constructor(...given) {
            super(...given);
            window.workers.push(this);
        }
    };
"""
# Adds a function to the engine's own Python, before it starts: what does it draw?
LISTEN_TO_CHANCE = """
    const { append } = Element.prototype;
    Element.prototype.append = function (...nodes) {
        for (const node of nodes) {
            if (node.type === 'py') {
                node.textContent += `
import json, os, random, secrets

def draws():
    numbers = {
        "random": [random.random() for _ in range(4)],
        "own": random.Random().random(),
        "secrets": secrets.token_hex(8),
        "system": os.urandom(8).hex(),
    }
    return json.dumps(numbers)

__export__.append("draws")
`;
            }
        }
        return append.apply(this, nodes);
    };
"""


def new_page(visitor: Visitor, script: str) -> Page:
    page = visitor.context.new_page()
    page.add_init_script(script)
    page.goto(visitor.site.url + "diaballik/")
    return page


# Every value the progress bar has shown.
WATCH_THE_BAR = """
    window.seen = [];
    new MutationObserver(() => {
        const bar = document.querySelector('[role=progressbar]');
        if (bar) window.seen.push(Number(bar.getAttribute('aria-valuenow')));
    }).observe(document, { subtree: true, childList: true, attributes: true });
"""


@pytest.mark.everywhere
def test_the_first_step_can_be_chosen_before_the_engine(stranger: Callable[..., Visitor]) -> None:
    visitor = stranger()
    held = visitor.site.hold(r"/pyodide\.wasm")
    page = new_page(visitor, WATCH_THE_BAR)
    table = Table(page).alive()
    bar = table.find("[role=progressbar]")
    expect(table.sentence).to_have_text(words("engine-loading"))
    expect(bar).to_be_visible()
    table.tap("c7")
    expect(table.find("[data-target]")).not_to_have_count(0)
    table.tap("c6")
    expect(table.sentence).to_have_text(words("play-kept"))
    # Nothing is pretended: the piece stays until the rules have agreed.
    table.holds("c7", re.compile("^c7")).at(0)
    expect(table.root).not_to_have_attribute("data-engine", "ready")
    shown = int(bar.get_attribute("aria-valuenow") or "-1")
    assert 0 <= shown < 100
    held.reached.wait(BOOT / 1000)
    held.release()
    table.ready().at(1).holds("c6", square("c6", "support", 0))
    assert steps_of(table.record()) == ["c7-c6"]
    expect(bar).to_have_count(0)
    # The bar only went forward.
    seen = page.evaluate("window.seen")
    assert seen == sorted(seen)
    assert len(set(seen)) > 3, "it moves"
    assert max(seen) <= 100


@pytest.mark.everywhere
def test_a_killed_worker_is_noticed_and_the_match_restored(visitor: Visitor, browser_name: str) -> None:
    page = new_page(visitor, REMEMBER_WORKERS)
    table = Table(page).ready()
    table.steps("c7-c6")
    page.evaluate("window.workers.at(-1).terminate()")
    expect(table.notice("engine")).to_have_text(words("engine-restarted"), timeout=BOOT)
    table.ready().steps("d7>c6 end a1-a2")
    table.by("undo-turn").click()
    table.at(3).actor(1)
    assert steps_of(table.record()) == ["c7-c6", "d7>c6", "end"]
    assert page.evaluate("window.workers.length") == 2
    if browser_name != "chromium":
        return
    # It dies with a question in its hands; the step is told when it is made after all.
    table.tap("a1")
    page.evaluate("window.workers.at(-1).terminate()")
    table.tap("a2")
    table.at(4).ready()
    expect(table.announcer).to_have_text(told("a1-a2", side(1)))
    assert steps_of(table.record()) == ["c7-c6", "d7>c6", "end", "a1-a2"]
    assert page.evaluate("window.workers.length") == 3


def test_an_engine_that_cannot_start_says_so_and_tries_again(stranger: Callable[..., Visitor]) -> None:
    visitor = stranger()
    visitor.watch.allow(r"console|page error")
    visitor.site.answer(r"/python\.bin", None)
    table = Table(visitor.page("diaballik/"))
    expect(table.root).to_have_attribute("data-engine", "failed", timeout=BOOT)
    expect(table.sentence).to_have_text(words("engine-failed"))
    visitor.site.answers.clear()
    table.page.get_by_role("button", name=words("engine-retry")).click()
    table.ready().step("c7-c6")


def mode_of(page: Page) -> list[str]:
    """What the worker told of its start: the modes it tried, in order."""
    modes: list[str] = page.evaluate("window.modes")
    return modes


LISTEN_TO_MODES = """
    window.modes = [];
    window.Worker = class extends Worker {
        constructor(...given) {
            super(...given);
            this.addEventListener('message', ({ data }) => data?.mode && window.modes.push(data.mode));
        }
    };
"""


ASK = "request => document.querySelector('script[type=py]').xworker.sync.call(request)"
RUBBISH = ["", "null", "{}", '{"method": "launch"}', '{"method": "play", "params": {"match": "x", "step": 7}}']


@pytest.mark.everywhere
def test_a_start_from_the_snapshot_answers_what_it_is_asked_and_draws_anew(visitor: Visitor) -> None:
    """Everything random in the snapshot was frozen when the site was built: nothing of it may come out twice."""
    seen: list[dict[str, object]] = []
    for _ in range(2):
        page = new_page(visitor, LISTEN_TO_MODES + LISTEN_TO_CHANCE)
        table = Table(page).ready()
        # Second visit: the snapshot is at hand and used, without a complaint.
        assert mode_of(page) == ["snapshot"]
        answer = page.evaluate("document.querySelector('script[type=py]').xworker.sync.draws()")
        seen.append(json.loads(answer))
    first, second = seen
    assert first.keys() == second.keys()
    for name in first:
        assert first[name] != second[name], name
    # The bridge is strings: rubbish in, an error with a code out.
    for request in RUBBISH:
        answer = json.loads(page.evaluate(ASK, request))
        assert "code" in answer["error"], answer
    answer = json.loads(page.evaluate(ASK, '{"method": "info", "params": {}}'))
    assert answer["ok"]["platform"]
    table.step("c7-c6")


def test_a_damaged_snapshot_falls_back_to_a_plain_start(stranger: Callable[..., Visitor]) -> None:
    """What else may be wrong with it: tests/js/engine-memory.test.js."""
    visitor = stranger(service_workers="block")
    visitor.watch.allow("snapshot could not be used|Service Worker registration blocked")
    # On a line as fast as this one the snapshot is wanted at once; what comes is damaged.
    fast = "Object.defineProperty(navigator, 'connection', { value: { downlink: 1000 } });"
    visitor.site.answer(r"/snapshot\.bin", Answer(b"\x1f\x8b rubbish", "application/octet-stream"))
    page = new_page(visitor, LISTEN_TO_MODES + fast)
    table = Table(page).ready()
    table.steps("c7-c6 d7>c6 end")
    assert mode_of(page)[-1] == "plain"
