"""Where nothing can be stored, the site says so and plays on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.table import Table, steps_of
from tests.browser.words import words

REFUSED = """
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } });
"""


def test_a_storage_that_does_not_store(visitor: Visitor) -> None:
    """Storage that cannot be written, or is full from the first: tests/js/app.test.js."""
    page = visitor.context.new_page()
    page.add_init_script(REFUSED)
    page.goto(visitor.site.url + "diaballik/")
    table = Table(page).ready()
    table.step("c7-c6")
    expect(table.notice("storage")).to_have_text(words("storage-refused"))
    table.steps("d7>c6 end a1-a2")
    table.by("undo").click()
    table.at(3)
    # Said once is enough.
    expect(table.notice("storage")).to_have_count(1)
    # Settings work for as long as the page is open.
    table.by("open-settings").click()
    table.choose("theme", "dark")
    expect(table.root).to_have_attribute("data-theme", "dark")


def test_a_storage_that_fills_up_in_the_middle(visitor: Visitor) -> None:
    table = visitor.table()
    table.step("c7-c6")
    table.page.evaluate(
        """() => {
            let size = 1 << 20;
            for (let n = 0; size > 16; n += 1) {
                try { localStorage.setItem(`other:${n}`, 'x'.repeat(size)); } catch { size >>= 1; }
            }
        }"""
    )
    table.new().step("e7-e6")
    expect(table.notice("storage")).to_have_text(words("storage-full"))
    table.steps("d7>e6 end a1-a2")
    # What was stored before is still there.
    (before,) = table.saves().values()
    assert steps_of(before["record"]) == ["c7-c6"]


@pytest.mark.everywhere
def test_a_browser_that_blocks_all_storage(stranger: Callable[..., Visitor]) -> None:
    """Whatever else a locked-down browser takes away: IndexedDB, Cache Storage, service workers, locks."""
    visitor = stranger(service_workers="block")
    visitor.watch.allow("Service Worker registration blocked")
    page = visitor.context.new_page()
    page.add_init_script(
        REFUSED
        + """
        const refuse = { get() { throw new DOMException('no', 'SecurityError') } };
        for (const name of ['indexedDB', 'caches']) Object.defineProperty(window, name, refuse);
        Object.defineProperty(navigator, 'serviceWorker', refuse);
        """
    )
    page.goto(visitor.site.url + "diaballik/")
    Table(page).ready().steps("c7-c6 d7>c6 end")
