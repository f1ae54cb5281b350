"""Settings: each has its effect at once, and is still there after a reload."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.table import Table, until
from tests.browser.words import words

SWITCHES = ["sounds", "confirm-end", "coordinates", "big-pieces", "auto-flip", "contrast", "shortcuts"]


def open_settings(page: Page) -> None:
    page.get_by_test_id("open-settings").click()
    expect(page.get_by_test_id("settings")).to_be_visible()


def flick(page: Page, name: str) -> bool:
    """Turn a switch over; return what it is now."""
    switch = page.get_by_test_id(f"setting-{name}")
    before = switch.is_checked()
    page.locator(f"label:has([data-testid=setting-{name}])").click()
    expect(switch).to_be_checked(checked=not before)
    return not before


def test_every_setting_is_kept_and_the_language_is_chosen_there_too(visitor: Visitor) -> None:
    page = visitor.page()
    Table(page).alive()
    open_settings(page)
    page.locator("label:has(input[name=theme][value=dark])").click()
    page.locator("label:has(input[name=motion][value=reduced])").click()
    chosen = {name: flick(page, name) for name in SWITCHES}
    root = page.locator("html")
    for path in ["", "diaballik/", "diaballik/regles/"]:
        page.goto(visitor.site.url + path)
        # Light, contrast and motion are right before the page's modules run.
        expect(root).to_have_attribute("data-theme", "dark")
        expect(root).to_have_attribute("data-motion", "reduced")
        expect(root).to_have_attribute("data-contrast", "more")
        Table(page).alive()
        open_settings(page)
        expect(page.locator("input[name=theme][value=dark]")).to_be_checked()
        expect(page.locator("input[name=motion][value=reduced]")).to_be_checked()
        for name, value in chosen.items():
            expect(page.get_by_test_id(f"setting-{name}")).to_be_checked(checked=value)
    page.locator("label:has(input[name=language][value=en])").click()
    expect(root).to_have_attribute("lang", "en")
    assert page.url.endswith("/en/diaballik/rules/")


@pytest.mark.everywhere
def test_the_system_decides_the_theme_unless_told(visitor: Visitor, browser_name: str) -> None:
    page = visitor.page()
    Table(page).alive()
    background = "getComputedStyle(document.body).backgroundColor"
    seen = {}
    # Only Chromium's driver can play the system's part.
    for theme in ["light", "dark"] if browser_name == "chromium" else []:
        page.emulate_media(color_scheme=theme)
        seen[f"system {theme}"] = page.evaluate(background)
    open_settings(page)
    for theme in ["light", "dark"]:
        page.locator(f"label:has(input[name=theme][value={theme}])").click()
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        seen[theme] = page.evaluate(background)
    assert seen["light"] != seen["dark"]
    for theme in ["light", "dark"]:
        assert seen.get(f"system {theme}", seen[theme]) == seen[theme]


def test_the_board_looks_and_behaves_as_wanted(table: Table) -> None:
    page = table.page
    # Coordinates, pieces and contrast change the drawing.
    drawn = "[...document.querySelectorAll('.board svg')].map((svg) => svg.outerHTML).join()"
    seen = [page.evaluate(drawn)]
    open_settings(page)
    for name in ["coordinates", "big-pieces", "contrast"]:
        flick(page, name)
        until(page, f"{drawn} !== given", seen[-1])
        seen.append(page.evaluate(drawn))
    # The end of a turn is confirmed: it does not come by itself.
    flick(page, "confirm-end")
    page.keyboard.press("Escape")
    table.steps("c7-c6 b7-b6 d7>c6")
    end = table.by("end-turn")
    # An end that comes by itself is marked as on its way from the last step on.
    expect(end).to_have_class("button end-turn primary urgent")
    expect(table.board).to_have_attribute("data-at", "3")
    end.click()
    table.at(4).actor(1)
    # The board turns towards whoever plays.
    table.new()
    height = "document.querySelector(`[data-place={}]`).getBoundingClientRect().top"
    white_up = f"{height.format('a7')} < {height.format('a1')}"
    dark_up = f"{height.format('a7')} > {height.format('a1')}"
    assert page.evaluate(white_up)
    open_settings(page)
    flick(page, "auto-flip")
    page.keyboard.press("Escape")
    until(page, dark_up)
    table.steps("c7-c6 end")
    until(page, white_up)
    table.by("flip").click()
    until(page, dark_up)
    # Coordinates on a turned board mean the same squares.
    table.step("c1-c2")


LISTEN_TO_SOUNDS = """
    window.sounds = 0;
    for (const name of ['OscillatorNode', 'AudioBufferSourceNode']) {
        const { start } = window[name].prototype;
        window[name].prototype.start = function (...given) { window.sounds += 1; return start.apply(this, given); };
    }
"""


def test_sounds_and_shortcuts_are_there_only_when_wanted(visitor: Visitor) -> None:
    page = visitor.context.new_page()
    page.add_init_script(LISTEN_TO_SOUNDS)
    page.goto(visitor.site.url + "diaballik/")
    table = Table(page).ready()
    wanted = page.evaluate("!('sounds' in JSON.parse(localStorage.getItem('escale:settings') ?? '{}'))")
    assert wanted
    table.step("c7-c6")
    until(page, "window.sounds > 0")
    # Shortcuts are listed.
    page.keyboard.press("?")
    help_ = table.by("help")
    expect(help_).to_be_visible()
    for action in ["move", "end", "undo", "redo-turn", "replay", "flip", "help"]:
        expect(help_).to_contain_text(words(f"keys-{action}"))
    # Keys belong to the dialog while it is open.
    page.keyboard.press("u")
    table.at(1)
    page.keyboard.press("Escape")
    expect(help_).to_have_count(0)
    assert table.focused() == "c6"
    # Without sounds, and without letters for shortcuts.
    open_settings(page)
    flick(page, "sounds")
    flick(page, "shortcuts")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("settings")).to_have_count(0)
    before = page.evaluate("window.sounds")
    table.steps("d7>c6 end")
    assert page.evaluate("window.sounds") == before
    page.keyboard.press("u")
    page.keyboard.press("Control+z")
    table.at(2)
    expect(table.by("redo")).not_to_have_attribute("aria-disabled", "true")
