"""Fixtures of the browser tests: the built site, browsers of the system, and a watch over everything a page does.

Chromium and Firefox are Debian's, driven by playwright; WebKitGTK is driven by selenium (test_webkit.py). Starting
Python is the dear part, so most tests open a fresh tab in one context whose caches are warm; tests about caches,
storage or the network have a context and an origin of their own.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, ViewportSize, expect
from workshop.config import DIST, SITE
from xdist.scheduler import LoadScopeScheduling

from tests.browser.site import Site, site_at
from tests.browser.table import BOOT, PATIENCE, Table
from tests.browser.webkit import Browser as WebKit
from tests.browser.webkit import webkit_browser

BROWSERS = ["chromium", "firefox"]
WIDE: ViewportSize = {"width": 1280, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}

# What Firefox says of a page that is left while its engine is still on the way.
LEFT_EARLY = "ServiceWorker intercepted|error loading dynamically imported module"

# Tells breaches of the Content-Security-Policy on the console, where the watch hears them.
TELL_BREACHES = """
    document.addEventListener('securitypolicyviolation', (breach) => {
        console.error(`CSP: ${breach.violatedDirective} ${breach.blockedURI} ${breach.sourceFile}`);
    });
"""


def pytest_configure(config: pytest.Config) -> None:
    config.option.browser = config.option.browser or BROWSERS


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What depends on our code alone is seen in one browser; what is marked `everywhere`, in all of them."""
    others = [f"[{name}" for name in BROWSERS[1:]]
    twice = [
        item
        for item in items
        if any(name in item.nodeid for name in others) and not item.get_closest_marker("everywhere")
    ]
    if twice and set(config.option.browser) >= set(BROWSERS):
        config.hook.pytest_deselected(items=twice)
        items[:] = [item for item in items if item not in twice]
    # WebKitGTK starts anew for every test: what takes long comes early, so that the workers end together.
    items.sort(key=lambda item: "webkit" not in getattr(item, "fixturenames", ()))


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScopeScheduling:
    """All that runs in Firefox is for one worker of xdist, so that it starts once; it comes first, being the longest.

    The rest goes to whichever worker is free, test by test: what tests share, every worker has for the whole session.
    """

    class ByBrowser(LoadScopeScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            return "firefox" if "[firefox" in nodeid else nodeid

    return ByBrowser(config, log)


def launch_options(browser_name: str) -> dict[str, Any]:
    """How to start a browser of the system."""
    if browser_name == "chromium":
        return {"executable_path": shutil.which("chromium-headless-shell"), "args": ["--no-sandbox"]}
    return {"channel": "moz-firefox", "executable_path": shutil.which("firefox-esr")}


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], browser_name: str) -> dict[str, Any]:
    return {**browser_type_launch_args, **launch_options(browser_name)}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "viewport": WIDE, "locale": "fr-FR"}


@pytest.fixture(scope="session", autouse=True)
def patience() -> None:
    expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site, copied: a build that runs meanwhile does not pull it away."""
    assert (DIST / "index.html").exists(), "build the site first: python3 build.py build"
    return shutil.copytree(DIST, tmp_path_factory.mktemp("site") / "dist")


@pytest.fixture(scope="session")
def axe_source() -> str:
    return (SITE / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[Site]:
    """The site that tests share."""
    with site_at(dist) as site:
        yield site


@pytest.fixture
def own_site(dist: Path) -> Iterator[Site]:
    """An origin nobody has visited."""
    with site_at(dist) as site:
        yield site


@pytest.fixture
def webkit() -> Iterator[WebKit]:
    """WebKitGTK, driven by selenium."""
    with webkit_browser() as browser:
        yield browser


@dataclass
class Watch:
    """Everything that no page may do: complain, break its policy, ask somebody else for something."""

    origins: set[str] = field(default_factory=set)
    problems: list[str] = field(default_factory=list)
    allowed: list[re.Pattern[str]] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)

    def allow(self, pattern: str) -> None:
        """A complaint the test brings about."""
        self.allowed.append(re.compile(pattern))

    def over(self, context: BrowserContext) -> BrowserContext:
        context.add_init_script(TELL_BREACHES)
        context.on("page", self.over_page)
        return context

    def over_page(self, page: Page) -> None:
        page.set_default_timeout(PATIENCE)
        page.set_default_navigation_timeout(BOOT)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.problems.append(f"page error: {error}"))
        page.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.problems.append(f"console {message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        self.requests.append(request.url)
        if not any(
            request.url.removeprefix("blob:").startswith(origin) for origin in [*self.origins, "data:", "about:"]
        ):
            self.problems.append(f"asked elsewhere: {request.url}")

    def check(self) -> None:
        left = [problem for problem in self.problems if not any(known.search(problem) for known in self.allowed)]
        assert not left, "\n".join(left)


@pytest.fixture
def watch() -> Iterator[Watch]:
    watch = Watch()
    yield watch
    watch.check()


class Visitor:
    """Somebody with a browser window, and a site."""

    def __init__(self, context: BrowserContext, site: Site, watch: Watch, size: ViewportSize | None = None) -> None:
        self.context, self.site, self.watch, self.size = context, site, watch, size
        watch.origins.add(site.origin)

    def page(self, path: str = "") -> Page:
        page = self.context.new_page()
        if self.size:
            page.set_viewport_size(self.size)
        page.goto(self.site.url + path)
        return page

    def table(self, path: str = "diaballik/") -> Table:
        """A play page with its engine ready."""
        return Table(self.page(path)).ready()


@dataclass(frozen=True)
class Warm:
    """A context that has visited the shared site once: everything is in its caches."""

    context: BrowserContext
    keeper: Page  # a tab without scripts that stays open, to reach the storage

    @classmethod
    def up(cls, context: BrowserContext, site: Site) -> Warm:
        page = context.new_page()
        page.goto(site.url + "diaballik/")
        Table(page).ready().offline_ready()
        page.goto(site.url + "icons/icon.svg")
        context.add_init_script(TELL_BREACHES)
        return cls(context, page)

    def visit(self, site: Site, watch: Watch, size: ViewportSize | None = None) -> Iterator[Visitor]:
        """Somebody comes, with nothing stored, and leaves."""
        self.keeper.evaluate("localStorage.clear()")
        self.context.on("page", watch.over_page)
        yield Visitor(self.context, site, watch, size)
        for page in self.context.pages:
            if page != self.keeper:
                page.close()
        self.context.remove_listener("page", watch.over_page)


@pytest.fixture(scope="session")
def warm_window(browser: Browser, browser_context_args: dict[str, Any], site: Site) -> Iterator[Warm]:
    with browser.new_context(**browser_context_args) as context:
        yield Warm.up(context, site)


@pytest.fixture(scope="session")
def warm_phone(browser: Browser, browser_context_args: dict[str, Any], site: Site) -> Iterator[Warm]:
    options = {**browser_context_args, "viewport": PHONE, "has_touch": True}
    with browser.new_context(**options, is_mobile=True) as context:
        yield Warm.up(context, site)


@pytest.fixture
def visitor(warm_window: Warm, site: Site, watch: Watch) -> Iterator[Visitor]:
    """A visitor with warm caches and nothing stored. What most tests want."""
    yield from warm_window.visit(site, watch)


@pytest.fixture
def pocket(request: pytest.FixtureRequest, browser_name: str, site: Site, watch: Watch) -> Iterator[Visitor]:
    """The same on a phone. Playwright gives Firefox no touch screen: there a narrow page is used with a mouse."""
    if browser_name == "chromium":
        yield from request.getfixturevalue("warm_phone").visit(site, watch)
    else:
        yield from request.getfixturevalue("warm_window").visit(site, watch, PHONE)


@pytest.fixture
def table(visitor: Visitor) -> Table:
    """Diaballik in French in a wide window, engine ready, set-up panel open."""
    return visitor.table()


@pytest.fixture
def stranger(
    browser: Browser, browser_context_args: dict[str, Any], own_site: Site, watch: Watch
) -> Iterator[Callable[..., Visitor]]:
    """A first visit to an origin of its own; arguments are the context's."""
    contexts = []

    def come(**options: Any) -> Visitor:
        contexts.append(browser.new_context(**{**browser_context_args, **options}))
        return Visitor(watch.over(contexts[-1]), own_site, watch)

    yield come
    for context in contexts:
        context.close()
