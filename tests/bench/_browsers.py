"""The three browsers behind one face, as far as measuring needs them."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any, Protocol

from playwright.sync_api import Error, Playwright, sync_playwright

from tests.browser.conftest import WIDE, launch_options
from tests.browser.webkit import webkit_browser

NAMES = ["Chromium", "Firefox", "WebKitGTK"]
PATIENCE = 180_000  # milliseconds; a limit, not a wait

# Resolves with the milliseconds since the navigation began at which a condition was first seen to hold.
WHEN = """(given) => new Promise((done) => {
    const look = () => ((%s) ? done(performance.now()) : setTimeout(look, 4));
    look();
})"""


class Window(Protocol):
    """One tab."""

    def open(self, url: str) -> None: ...

    def run(self, function: str, given: Any = None) -> Any:
        """Call a JavaScript function, which may be asynchronous."""

    def tap(self, selector: str, pressed: int = 0) -> None:
        """Press and let go after so many milliseconds."""


def when(window: Window, condition: str) -> float:
    """Milliseconds from the beginning of the navigation to a condition; the page is looked at every 4 ms."""
    return float(window.run(WHEN % condition))


class PlaywrightWindow:
    """A tab of Chromium or Firefox."""

    def __init__(self, page: Any) -> None:
        self.page = page
        page.set_default_timeout(PATIENCE)

    def open(self, url: str) -> None:
        try:
            self.page.goto(url, wait_until="commit", timeout=PATIENCE)
        except Error as error:
            # Firefox sometimes counts one navigation as two and tells the first that the second came between.
            if f'interrupted by another navigation to "{url}"' not in str(error):
                raise
            self.page.wait_for_url(url, wait_until="commit", timeout=PATIENCE)

    def run(self, function: str, given: Any = None) -> Any:
        return self.page.evaluate(function, given)

    def tap(self, selector: str, pressed: int = 0) -> None:
        self.page.locator(selector).click(force=True, delay=pressed)


class WebKitWindow:
    """The tab of WebKitGTK's small browser."""

    def __init__(self, browser: Any) -> None:
        self.browser = browser
        browser.driver.set_script_timeout(PATIENCE / 1000)
        browser.driver.set_page_load_timeout(PATIENCE / 1000)

    def open(self, url: str) -> None:
        self.browser.driver.get(url)

    def run(self, function: str, given: Any = None) -> Any:
        script = f"const [given, done] = arguments; Promise.resolve(({function})(given)).then(done);"
        return self.browser.driver.execute_async_script(script, given)

    def tap(self, selector: str, pressed: int = 0) -> None:
        self.browser.find(selector).click()


Opener = Callable[[], contextlib.AbstractContextManager[Window]]


@contextlib.contextmanager
def _playwright(name: str, driver: Playwright) -> Iterator[Opener]:
    kind = getattr(driver, name.lower())
    browser = kind.launch(**launch_options(name.lower()))

    @contextlib.contextmanager
    def window() -> Iterator[Window]:
        context = browser.new_context(viewport=WIDE, locale="fr-FR")
        try:
            yield PlaywrightWindow(context.new_page())
        finally:
            context.close()

    try:
        yield window
    finally:
        browser.close()


@contextlib.contextmanager
def _webkit() -> Iterator[Opener]:
    with webkit_browser() as browser:

        @contextlib.contextmanager
        def window() -> Iterator[Window]:
            yield WebKitWindow(browser)

        yield window


@contextlib.contextmanager
def browser(name: str) -> Iterator[Opener]:
    """A running browser, as a function that opens a window with nothing of an earlier one."""
    if name == "WebKitGTK":
        with _webkit() as window:
            yield window
    else:
        with sync_playwright() as driver, _playwright(name, driver) as window:
            yield window
