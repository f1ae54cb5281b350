"""Point in WebKitGTK: a card is turned, its place chosen, and the game won."""

from __future__ import annotations

from tests.browser.site import Site
from tests.browser.test_point import PATH
from tests.browser.webkit import Browser
from tests.browser.words import words


def test_the_last_exchange_of_a_game(webkit: Browser, site: Site) -> None:
    webkit.driver.get(site.url + PATH + "#e=win")
    webkit.root("engine", "ready")
    webkit.at(0)
    card = '[data-place="0:bb=bwb"]'
    webkit.find(card).click()
    webkit.until(f"return document.querySelector('{card}').getAttribute('aria-selected') === 'true'")
    webkit.find(card).click()
    webkit.until("return document.querySelector('[data-use=\"bwb=bb@6\"]') !== null")
    webkit.find('[data-place="0@6"]').click()
    # Under a mouse the result has been seen; without one the button confirms it.
    webkit.driver.execute_script("document.querySelector('[data-testid=point-exchange]')?.click()")
    webkit.until("return Number(document.querySelector('[data-testid=board]').dataset.at) >= 1")
    webkit.driver.execute_script("document.querySelector('button[data-step=end]')?.click()")
    winner = words("point-seat-0")
    assert " ".join(words("play-result-win", winner=winner, count=1).split()) in webkit.text("result")
