"""Chassé-croisé in WebKitGTK: a whole game with real dice typed in."""

from __future__ import annotations

import re

from tests.browser.site import Site
from tests.browser.test_chasse_croise import PATH, SHORT, SIDES, WHOLE
from tests.browser.webkit import Browser
from tests.browser.words import words


def make(webkit: Browser, step: str, seat: int, places: dict[str, int]) -> None:
    """Make a step as the record writes it; `places` follows the pawns."""
    numbers = [int(number) for number in re.findall(r"\d+", step)]
    if step == "end":
        webkit.find("button[data-step=end]").click()
    elif step.startswith("roll"):
        for die, face in enumerate(numbers):
            webkit.find(f'[data-face="{die}-{face}"]').click()
        webkit.find("[data-testid=real-play]").click()
    else:
        pawn = f"{SIDES[seat]}{numbers[0]}"
        places[pawn] = places.get(pawn, 0) + numbers[1]
        webkit.find(f"[data-place={pawn}]").click()
        webkit.find(f'[data-place="{pawn}:{places[pawn]}"]').click()


def test_a_whole_game(webkit: Browser, site: Site) -> None:
    webkit.driver.get(site.url + PATH)
    webkit.root("engine", "ready")
    for option, value in SHORT.items():
        webkit.driver.execute_script(
            "document.querySelector(arguments[0]).click()", f'input[name={option}][value="{value}"]'
        )
    webkit.find("[data-testid=start]").click()
    webkit.until("return document.querySelector('[data-testid=setup]') === null")
    webkit.find("[data-testid=chance-table]").click()
    seat, places = 0, dict[str, int]()
    for count, step in enumerate(WHOLE, 1):
        make(webkit, step, seat, places)
        webkit.at(count)
        if step == "3+1":
            places["w1"] = 0  # hit
        seat = 1 - seat if step == "end" else seat
    winner = words("chasse_croise-seat-0")
    assert " ".join(words("play-result-win", winner=winner, count=1).split()) in webkit.text("result")
