"""A phone: fingers on glass, a narrow page, sheets instead of panels."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.games import STORM
from tests.browser.table import Table, centre, steps_of
from tests.browser.words import seat, words


@pytest.fixture
def phone(pocket: Visitor) -> Visitor:
    return pocket


@pytest.fixture
def how(browser_name: str) -> str:
    return "touch" if browser_name == "chromium" else "tap"


def test_a_whole_game_on_a_phone(phone: Visitor, how: str) -> None:
    table = phone.table()
    page = table.page
    table.by("open-setup").click()
    table.start(**STORM.options)
    table.steps(STORM.words[:4], how)
    # The sheets: moves with taking back, tools.
    table.by("open-moves").click()
    assert len(table.moves()) == 4
    table.by("undo-turn").last.click()
    table.at(2)
    table.by("redo-turn").last.click()
    table.at(4)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    table.steps(STORM.words[4:], how)
    expect(table.by("result")).to_contain_text(words("play-result-win", winner=seat(0, "sensei"), count=1))
    assert steps_of(table.record()) == STORM.words
    table.by("result-rematch").click()
    table.at(0)
    # Board and buttons are in sight together: nothing to scroll for in the middle of a turn.
    table.step(STORM.words[0], how)
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight + 1")


def test_the_menu_holds_the_tools_and_a_message_never_covers_the_end_of_the_turn(phone: Visitor) -> None:
    table = phone.table()
    page = table.page
    # Whoever needs it may zoom.
    viewport = page.locator("meta[name=viewport]").get_attribute("content") or ""
    assert "user-scalable=no" not in viewport
    assert "maximum-scale" not in viewport
    table.step("c7-c6")
    end = table.by("end-turn").bounding_box()
    table.by("open-menu").click()
    table.by("copy-record").click()
    expect(table.notice("copied")).to_be_visible()
    toast = table.notice("copied").bounding_box()
    assert toast
    assert end
    assert toast["y"] + toast["height"] <= end["y"]
    table.by("open-menu").click()
    table.by("flip").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    table.by("open-menu").click()
    table.by("open-load").click()
    table.by("load-text").fill(STORM.record(4))
    table.by("load-go").click()
    table.at(4)
    table.by("open-menu").click()
    table.by("new-match").click()
    table.at(0)
    expect(table.by("open-setup")).to_be_visible()


@pytest.mark.everywhere
def test_dragging_neither_scrolls_nor_zooms(phone: Visitor, browser_name: str) -> None:
    table = phone.table()
    page = table.page
    touch = page.evaluate(
        """() => {
            const path = [];
            let el = document.querySelector('[data-place=c7]');
            for (; !el.matches('main'); el = el.parentElement) path.push(getComputedStyle(el).touchAction);
            return path;
        }"""
    )
    assert "none" in touch, "the board takes every gesture on it for itself"
    if browser_name != "chromium":
        return
    session = phone.context.new_cdp_session(page)
    start, goal = centre(table.place("c7")), centre(table.place("c6"))
    scroll = "[scrollX, scrollY, visualViewport.scale]"
    before = page.evaluate(scroll)

    def touch_event(kind: str, *points: tuple[float, float]) -> None:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch_event("touchStart", start)
    for part in range(1, 9):
        x = start[0] + (goal[0] - start[0]) * part / 8
        y = start[1] + (goal[1] - start[1]) * part / 8
        touch_event("touchMove", (x, y))
    touch_event("touchEnd")
    table.at(1)
    assert page.evaluate(scroll) == before
    # Two quick taps do not zoom.
    for _ in range(2):
        page.touchscreen.tap(*centre(table.place("c4")))
    assert page.evaluate(scroll) == before
    # A finger that slides off the board lets go.
    touch_event("touchStart", centre(table.place("e7")))
    touch_event("touchMove", (5, 5))
    touch_event("touchCancel")
    assert Table(page).count() == 1
