"""WebKitGTK, driven by selenium under a display of its own."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

BOOT = 90.0  # seconds
MINI_BROWSERS = "*/webkit2gtk-4.*/MiniBrowser"


@contextlib.contextmanager
def display() -> Iterator[None]:
    """A screen nobody sees, or the one there is."""
    if os.environ.get("DISPLAY"):
        yield
        return
    read, write = os.pipe()
    command = [str(shutil.which("Xvfb")), "-displayfd", str(write), "-screen", "0", "1280x1000x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL) as server:
        os.close(write)
        with os.fdopen(read) as number:
            os.environ["DISPLAY"] = f":{number.readline().strip()}"
        try:
            yield
        finally:
            del os.environ["DISPLAY"]
            server.terminate()


class Browser:
    """A few words over selenium."""

    def __init__(self, driver: webdriver.WebKitGTK) -> None:
        self.driver = driver

    def until(self, script: str, *given: object, patience: float = 30.0) -> Any:
        """Wait for a script's answer to be true."""
        return WebDriverWait(self.driver, patience, 0.05).until(
            lambda driver: driver.execute_script(script, *given), script
        )

    def root(self, name: str, value: str, patience: float = BOOT) -> None:
        self.until(
            "return document.documentElement.dataset[arguments[0]] === arguments[1]", name, value, patience=patience
        )

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


@contextlib.contextmanager
def webkit_browser(*settings: str) -> Iterator[Browser]:
    """WebKitGTK's own small browser, driven by selenium; settings are those of its command line."""
    options = webdriver.WebKitGTKOptions()
    options.binary_location = str(next(Path("/usr/lib").glob(MINI_BROWSERS)))
    for argument in ("--automation", *settings):
        options.add_argument(argument)
    service = webdriver.WebKitGTKService(executable_path=str(shutil.which("WebKitWebDriver")))
    with display():
        driver = webdriver.WebKitGTK(options=options, service=service)
        try:
            driver.set_window_size(1200, 950)
            yield Browser(driver)
        finally:
            driver.quit()
