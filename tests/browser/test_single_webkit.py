"""The single file in WebKitGTK: a whole game against somebody, left in the middle; rules, languages, a lost engine."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from escale.core.match import load_match
from escale.games import game

from tests.browser.test_opponents import forward
from tests.browser.test_single import SETTINGS, SINGLE
from tests.browser.webkit import Browser
from tests.browser.words import words

HURRY = """
    document.querySelector('[data-testid=play-now]')?.click();
    const { actor } = document.querySelector('[data-testid=board]').dataset;
    return actor === '0' || actor === 'over' ? actor : null;
"""
COUNT = "return Number(document.querySelector('[data-testid=board]').dataset.at)"


def record(webkit: Browser) -> str:
    """The record of the match as it is stored."""
    entry = webkit.driver.execute_script(
        "return localStorage.getItem('escale:match:' + location.hash.split('#m=')[1])",
    )
    return str(json.loads(entry)["record"])


def turn(webkit: Browser, steps: list[str]) -> str:
    """Make a turn, and wait for the next one."""
    webkit.steps(" ".join(step for step in steps if step != "end"))
    if steps[-1] == "end":
        before = webkit.driver.execute_script(COUNT)
        webkit.find("button[data-step=end]").click()
        webkit.until("return Number(document.querySelector('[data-testid=board]').dataset.at) > arguments[0]", before)
    return str(webkit.until(HURRY))


def test_a_whole_game_and_everything_around_it(webkit: Browser, dist: Path, tmp_path: Path) -> None:
    driver = webkit.driver
    file = Path(shutil.copy(dist / SINGLE, tmp_path))
    driver.get(file.as_uri())
    driver.execute_script(SETTINGS)
    driver.refresh()
    webkit.root("live", "")
    webkit.find("li.box[data-game=diaballik] a.box-cover").click()
    webkit.root("engine", "ready")
    driver.execute_script(
        """const kind = document.querySelector('[data-testid=kind-1]');
        kind.value = 'opponent:1';
        kind.dispatchEvent(new Event('change', { bubbles: true }));
        for (const option of ['movement][value=arashi', 'start][value=swapped'])
            document.querySelector(`input[name=${option}]`).click();"""
    )
    webkit.find("[data-testid=start]").click()
    webkit.until("return document.querySelector('[data-testid=setup]') === null")
    assert turn(webkit, ["c7-c6", "end"]) == "0"
    webkit.find("[data-testid=ask-advice]").click()
    webkit.find("[data-testid=advice-take]")
    # Opened again in the middle, it goes on there; the engine dies, and another one takes over.
    count = driver.execute_script(COUNT)
    driver.refresh()
    webkit.root("engine", "ready")
    webkit.at(count)
    driver.execute_script("escale.engine.kill()")
    webkit.find("[data-notice=engine]")
    webkit.root("engine", "ready")
    for _ in range(40):
        if turn(webkit, forward(load_match(record(webkit), game))) == "over":
            break
    webkit.find("[data-testid=result]")
    # The rules in another language, and back.
    driver.get(f"{file.as_uri()}#/diaballik/regles/")
    webkit.until("return document.querySelectorAll('figure svg').length > 10")
    webkit.find(".languages a[hreflang=de]").click()
    webkit.until("return document.documentElement.lang === 'de'")
    assert driver.title.startswith("Die Regeln")
    driver.back()
    webkit.until("return document.documentElement.lang === 'fr'")
    assert driver.current_url.endswith("#/diaballik/regles/")
    # The shelf knows the match, and nobody was asked for anything.
    webkit.find("a.brand").click()
    webkit.find("details.finished")
    assert driver.title == words("home-title")
    asked = driver.execute_script("return performance.getEntriesByType('resource').map(({ name }) => name)")
    assert [address for address in asked if not address.startswith(("blob:", "data:"))] == []
