"""The smoke path in WebKitGTK, driven by selenium under a display of its own: read, play, take back, leave, come back, offline."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

from tests.browser.games import BLITZ
from tests.browser.site import Site, start
from tests.browser.words import seat, square, told, words

BOOT = 90.0
MINI_BROWSERS = "webkit2gtk-4.*/MiniBrowser"


@pytest.fixture(scope="module")
def display() -> Iterator[None]:
    """A screen nobody sees; the one there is, if there is one."""
    if os.environ.get("DISPLAY"):
        yield
        return
    read, write = os.pipe()
    command = [str(shutil.which("Xvfb")), "-displayfd", str(write), "-screen", "0", "1280x1000x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL) as server:
        os.close(write)
        with os.fdopen(read) as told_here:
            os.environ["DISPLAY"] = f":{told_here.readline().strip()}"
        yield
        del os.environ["DISPLAY"]
        server.terminate()


class Browser:
    """A few words over selenium."""

    def __init__(self, driver: webdriver.WebKitGTK) -> None:
        self.driver = driver

    def until(self, script: str, *given: object, patience: float = 30.0) -> Any:
        """Wait for a script's answer to be true."""
        return WebDriverWait(self.driver, patience, 0.05).until(lambda driver: driver.execute_script(script, *given), script)

    def root(self, name: str, value: str, patience: float = BOOT) -> None:
        self.until("return document.documentElement.dataset[arguments[0]] === arguments[1]", name, value, patience=patience)

    def find(self, selector: str) -> Any:
        self.until("return document.querySelector(arguments[0]) !== null", selector)
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def text(self, testid: str) -> str:
        return " ".join(str(self.find(f"[data-testid={testid}]").get_property("textContent")).split())

    def at(self, count: int) -> None:
        self.until("return document.querySelector('[data-testid=board]').dataset.at === arguments[0]", str(count))

    def steps(self, steps: str) -> None:
        done = int(self.find("[data-testid=board]").get_attribute("data-at"))
        for count, step in enumerate(steps.split(), done + 1):
            places = step.replace(">", "-").split("-")
            for place in places if len(places) == 2 else []:
                self.find(f"[data-place={place}]").click()
            if len(places) == 1:
                self.find(f"button[data-step={step}]").click()
            self.at(count)


@pytest.fixture(scope="module")
def webkit(display: None) -> Iterator[Browser]:
    options = webdriver.WebKitGTKOptions()
    options.binary_location = str(next(Path("/usr/lib").glob(f"*/{MINI_BROWSERS}")))
    options.add_argument("--automation")
    service = webdriver.WebKitGTKService(executable_path=str(shutil.which("WebKitWebDriver")))
    driver = webdriver.WebKitGTK(options=options, service=service)
    driver.set_window_size(1200, 950)
    yield Browser(driver)
    driver.quit()


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
    for place in ["a1", "a2"]:
        webkit.find(f"[data-place={place}]").click()
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
        "return [...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name.replace('blob:', '')).origin))]"
    )
    assert hosts == [site.origin]
