"""Gouda! Gouda! in WebKitGTK: two people set up, roll, look behind the curtain and play a power."""

from __future__ import annotations

from tests.browser.site import Site
from tests.browser.webkit import Browser
from tests.browser.words import words


def test_a_power_is_played_from_behind_the_curtain(webkit: Browser, site: Site) -> None:
    webkit.driver.get(site.url + "gouda/")
    webkit.root("engine", "ready")
    for option, value in {"seat-count": "2", "markers": "set"}.items():
        webkit.driver.execute_script(
            "document.querySelector(arguments[0]).click()", f'input[name={option}][value="{value}"]'
        )
    webkit.find("[data-testid=start]").click()
    webkit.until("return document.querySelector('[data-testid=setup]') === null")
    for count in (1, 2):
        webkit.find("[data-testid=place-all]").click()
        webkit.at(count)
    webkit.find("[data-place=M0]").click()
    webkit.at(3)
    webkit.find("[data-testid=chance-table]").click()
    for _ in range(5):
        webkit.find("[data-face=y]").click()
    webkit.find("[data-testid=real-play]").click()
    webkit.at(4)
    webkit.find('[data-answer="1"]').click()
    webkit.at(5)
    webkit.find("[data-testid=curtain-lift]").click()
    webkit.find("[data-marker=annul]").click()
    webkit.find('[data-play="annul roll"]').click()
    webkit.at(6)
    webkit.find("[data-testid=nobody]").click()
    webkit.at(7)
    told = webkit.driver.execute_script("return document.querySelector('.gouda-duel').textContent")
    assert words("gouda-stands") in told
