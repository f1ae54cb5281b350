"""Moguli in WebKitGTK: a whole game on a terrain that is typed in."""

from __future__ import annotations

from tests.browser.site import Site
from tests.browser.test_moguli import PATH, TERRAIN, WHOLE
from tests.browser.webkit import Browser
from tests.browser.words import words


def make(webkit: Browser, step: str) -> None:
    """Make a step as the record writes it."""
    if step == "end":
        webkit.find("button[data-step=end]").click()
    elif "*" in step:
        tile, angle = step.split("*")
        webkit.find(f"[data-place={tile}]").click()
        webkit.find(f'[data-angle="{angle}"]').click()
        webkit.find("[data-testid=confirm]:not([aria-disabled])").click()
    else:
        for place in step.split("-"):
            webkit.find(f"[data-place={place}]").click()


def test_a_whole_game(webkit: Browser, site: Site) -> None:
    webkit.driver.get(site.url + "icons/icon.svg")
    webkit.driver.execute_script(
        "localStorage.setItem('escale:settings', JSON.stringify({ confirmEnd: true, motion: 'reduced' }))"
    )
    webkit.driver.get(site.url + PATH)
    webkit.root("engine", "ready")
    webkit.find("[data-testid=start]").click()
    webkit.find("[data-testid=chance-table]").click()
    webkit.find("[data-testid=terrain-input]").clear()
    webkit.find("[data-testid=terrain-input]").send_keys(TERRAIN)
    webkit.find("[data-testid=terrain-play]").click()
    webkit.at(1)
    for count, step in enumerate(WHOLE[1:], 2):
        make(webkit, step)
        webkit.at(count)
    winner = words("moguli-seat-1")
    assert " ".join(words("play-result-win", winner=winner, count=1).split()) in webkit.text("result")
