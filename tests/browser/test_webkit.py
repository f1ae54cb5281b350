"""The smoke path in WebKitGTK: read, play, take back, leave, come back, offline."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from selenium.webdriver.common.keys import Keys

from tests.browser.games import BLITZ
from tests.browser.site import Site, start
from tests.browser.webkit import Browser, webkit_browser
from tests.browser.words import seat, square, told, words


@pytest.fixture(scope="module")
def webkit() -> Iterator[Browser]:
    with webkit_browser() as browser:
        yield browser


@pytest.fixture(scope="module")
def line(dist: Path) -> Iterator[tuple[Site, Callable[[], None]]]:
    site = Site(dist)
    stop = start(site)
    yield site, stop
    stop()
    site.server_close()


def same(text: str, expected: str) -> bool:
    """Equal but for the kinds of spaces."""
    return " ".join(text.split()) == " ".join(expected.split())


def test_the_smoke_path(webkit: Browser, line: tuple[Site, Callable[[], None]]) -> None:
    site, stop = line
    driver = webkit.driver
    # The shelf leads to the game.
    driver.get(site.url)
    webkit.root("live", "")
    webkit.find("li.box[data-game=diaballik] a.box-cover").click()
    webkit.root("engine", "ready")
    # Taps, a refusal, taking back and going on.
    webkit.steps("c7-c6 d7>c6")
    assert same(webkit.text("announcer"), told("d7>c6", seat(0)))
    label = webkit.find("[data-place=c6]").get_attribute("aria-label")
    assert same(label, square("c6", "ball", 0))
    webkit.find("[data-place=a1]").click()
    webkit.until("return document.querySelector('.sentence.refusal p')?.textContent.length > 10")
    webkit.find("[data-testid=undo]").click()
    webkit.at(1)
    webkit.find("[data-testid=redo]").click()
    webkit.at(2)
    # Keys.
    webkit.find("[data-place=e7]").send_keys(Keys.ENTER)
    webkit.find("[data-place=e6]").send_keys(Keys.ENTER)
    webkit.at(3)
    # Leave and come back.
    webkit.root("offline", "ready")
    driver.refresh()
    webkit.root("engine", "ready")
    webkit.at(3)
    webkit.steps("end")
    # Without network: another language, the rules, and a whole game.
    stop()
    site.server_close()
    driver.get(site.url + "de/diaballik/regeln/")
    webkit.root("live", "")
    assert driver.execute_script("return document.querySelectorAll('figure svg').length") > 10
    driver.get(site.url + "diaballik/")
    webkit.root("engine", "ready")
    for option, value in BLITZ.options.items():
        driver.execute_script("document.querySelector(arguments[0]).click()", f"input[name={option}][value={value}]")
    webkit.find("[data-testid=start]").click()
    webkit.until("return document.querySelector('[data-testid=setup]') === null")
    webkit.steps(BLITZ.steps)
    assert " ".join(words("play-result-win", winner=seat(0), count=1).split()) in webkit.text("result")
    # Nobody else was asked for anything.
    hosts = driver.execute_script(
        """const names = performance.getEntriesByType('resource').map(({ name }) => name.replace('blob:', ''));
        return [...new Set(names.map((name) => new URL(name).origin))]"""
    )
    assert hosts == [site.origin]
