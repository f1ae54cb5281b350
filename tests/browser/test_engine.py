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


@pytest.mark.everywhere
def test_the_first_step_can_be_chosen_before_the_engine(stranger: Callable[..., Visitor]) -> None:
    visitor = stranger()
    held = visitor.site.hold(r"/pyodide\.wasm")
    table = Table(visitor.page("diaballik/")).alive()
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
    held.release()
    table.ready().at(1).holds("c6", square("c6", "support", 0))
    assert steps_of(table.record()) == ["c7-c6"]
    expect(bar).to_have_count(0)


def test_the_progress_bar_only_goes_forward(stranger: Callable[..., Visitor]) -> None:
    visitor = stranger()
    held = visitor.site.hold(r"/pyodide\.wasm")
    page = visitor.context.new_page()
    page.add_init_script(
        """
        window.seen = [];
        new MutationObserver(() => {
            const bar = document.querySelector('[role=progressbar]');
            if (bar) window.seen.push(Number(bar.getAttribute('aria-valuenow')));
        }).observe(document, { subtree: true, childList: true, attributes: true });
        """
    )
    page.goto(visitor.site.url + "diaballik/")
    table = Table(page).alive()
    held.reached.wait(BOOT / 1000)
    held.release()
    table.ready()
    seen = page.evaluate("window.seen")
    assert seen == sorted(seen)
    assert len(set(seen)) > 3, "it moves"
    assert max(seen) <= 100


@pytest.mark.parametrize("moment", [pytest.param("idle", marks=pytest.mark.everywhere), "busy"])
def test_a_killed_worker_is_noticed_and_the_match_restored(visitor: Visitor, moment: str) -> None:
    page = new_page(visitor, REMEMBER_WORKERS)
    table = Table(page).ready()
    table.steps("c7-c6")
    if moment == "idle":
        page.evaluate("window.workers.at(-1).terminate()")
        expect(table.notice("engine")).to_have_text(words("engine-restarted"), timeout=BOOT)
        table.ready().steps("d7>c6")
    else:
        # It dies with a question in its hands.
        table.tap("d7")
        page.evaluate("window.workers.at(-1).terminate()")
        table.tap("c6")
        expect(table.notice("engine")).to_be_visible(timeout=BOOT)
        table.ready().at(2)
    table.steps("end a1-a2")
    table.by("undo-turn").click()
    table.at(3).actor(1)
    assert steps_of(table.record()) == ["c7-c6", "d7>c6", "end"]
    assert page.evaluate("window.workers.length") == 2


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


@pytest.mark.everywhere
def test_a_start_from_the_snapshot(visitor: Visitor) -> None:
    """Second visit: the snapshot is at hand and used, without a complaint."""
    page = new_page(visitor, LISTEN_TO_MODES)
    Table(page).ready().step("c7-c6")
    assert mode_of(page) == ["snapshot"]


@pytest.mark.parametrize("content", [b"", b"\x1f\x8b rubbish", b"rubbish" * 1000], ids=["empty", "cut", "rubbish"])
def test_a_damaged_snapshot_falls_back_to_a_plain_start(stranger: Callable[..., Visitor], content: bytes) -> None:
    visitor = stranger(service_workers="block")
    visitor.watch.allow("snapshot could not be used|Service Worker registration blocked")
    page = visitor.context.new_page()
    page.add_init_script(LISTEN_TO_MODES)
    # The first visit warms the browser's cache, so that the second one wants the snapshot; what it gets is damaged.
    page.add_init_script("Object.defineProperty(navigator, 'connection', { value: { downlink: 1000 } })")
    visitor.site.answer(r"/snapshot\.bin", Answer(content, "application/octet-stream"))
    page.goto(visitor.site.url + "diaballik/")
    table = Table(page).ready()
    table.steps("c7-c6 d7>c6 end")
    assert mode_of(page)[-1] == "plain"


@pytest.mark.everywhere
def test_no_two_loads_draw_the_same(visitor: Visitor) -> None:
    """Everything random in the snapshot was frozen when the site was built: nothing of it may come out twice."""
    seen: list[dict[str, object]] = []
    for _ in range(2):
        page = new_page(visitor, LISTEN_TO_CHANCE)
        Table(page).ready()
        answer = page.evaluate("document.querySelector('script[type=py]').xworker.sync.draws()")
        seen.append(json.loads(answer))
        page.close()
    first, second = seen
    assert first.keys() == second.keys()
    for name in first:
        assert first[name] != second[name], name


def test_the_engine_answers_only_what_it_is_asked(visitor: Visitor) -> None:
    """The bridge is strings: rubbish in, an error with a code out."""
    page = new_page(visitor, "")
    Table(page).ready()
    ask = "request => document.querySelector('script[type=py]').xworker.sync.call(request)"
    for request in [
        "",
        "null",
        "{}",
        '{"method": "launch"}',
        '{"method": "play", "params": {"match": "x", "step": 7}}',
    ]:
        answer = json.loads(page.evaluate(ask, request))
        assert "code" in answer["error"], answer
    answer = json.loads(page.evaluate(ask, '{"method": "info", "params": {}}'))
    assert answer["ok"]["platform"]


def test_steps_are_told_after_a_restart(visitor: Visitor) -> None:
    page = new_page(visitor, REMEMBER_WORKERS)
    table = Table(page).ready()
    table.steps("c7-c6")
    page.evaluate("window.workers.at(-1).terminate()")
    table.tap("d7", "c6").at(2)
    expect(table.announcer).to_have_text(told("d7>c6", side(0)))
