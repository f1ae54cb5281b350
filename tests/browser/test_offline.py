"""After one visit everything works without network; a new version is offered, never forced."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import LEFT_EARLY, Visitor, Watch
from tests.browser.games import BLITZ
from tests.browser.site import Site, start
from tests.browser.table import BOOT, Table, until
from tests.browser.words import square, words

PAGES = {
    "": "fr",
    "en/": "en",
    "de/": "de",
    "diaballik/regles/": "fr",
    "en/diaballik/rules/": "en",
    "de/diaballik/regeln/": "de",
    "en/diaballik/": "en",
    "de/diaballik/": "de",
}


class Line:
    """The network between a visitor and the site: it can be cut, and another version put at its end."""

    def __init__(self, folder: Path) -> None:
        self.site = Site(folder)
        self._stop = start(self.site)

    def cut(self) -> None:
        self._stop()
        self.site.server_close()

    def put(self, folder: Path) -> None:
        self.site.folder = folder.resolve()


@pytest.fixture
def line(dist: Path) -> Iterator[Line]:
    line = Line(dist)
    yield line
    line.cut()


@pytest.fixture
def regular(line: Line, new_context: Callable[..., BrowserContext], watch: Watch) -> Visitor:
    """Somebody who has been here once, on the shelf."""
    visitor = Visitor(watch.over(new_context()), line.site, watch)
    Table(visitor.page()).alive().offline_ready()
    return visitor


@pytest.mark.everywhere
def test_everything_works_without_network(regular: Visitor, line: Line, browser_name: str) -> None:
    regular.watch.allow(
        "ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to update a ServiceWorker|NetworkError|" + LEFT_EARLY
    )
    (page,) = regular.context.pages
    line.cut()
    if browser_name == "chromium":
        regular.context.set_offline(True)
    # A page never opened before, with the engine never started before.
    page.goto(line.site.url + "diaballik/")
    table = Table(page).ready()
    table.start(**BLITZ.options).steps(BLITZ.steps)
    expect(table.by("result")).to_be_visible()
    page.evaluate("location.hash = '#e=antijeu'")
    page.reload()
    table.ready().holds("a3", square("a3", "support", 1))
    for path, lang in PAGES.items():
        page.goto(line.site.url + path)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.locator("html")).to_have_attribute("data-live", "", timeout=BOOT)
        expect(page.locator("h1").first).not_to_be_empty()
        # Type and pictures too.
        assert page.evaluate(
            "document.fonts.ready.then(() => [...document.fonts].some((font) => font.status === 'loaded'))"
        )
    # Addresses as people type them.
    page.goto(line.site.url + "diaballik/index.html?utm_source=somewhere#m=nothing")
    expect(page.locator("[data-testid=board]")).to_be_visible()
    # The match is on the shelf.
    page.goto(line.site.url)
    expect(page.locator("details.finished")).to_be_visible()


# The files of the Python runtime as the service worker keeps them; packed again they are what an earlier version kept.
KEPT_FILES = """async (pack) => {
    const found = [];
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            if (!request.url.includes('.bin')) continue;
            const kept = await cache.match(request);
            found.push(kept.headers.has('x-escale-unpacked'));
            const packed = kept.body.pipeThrough(new CompressionStream('gzip'));
            if (pack) await cache.put(request, new Response(await new Response(packed).blob()));
        }
    }
    return found;
}"""


def test_the_engine_starts_from_kept_files_unpacked_or_as_an_earlier_version_packed_them(
    regular: Visitor, line: Line
) -> None:
    regular.watch.allow("ERR_CONNECTION_REFUSED|Failed to update a ServiceWorker|" + LEFT_EARLY)
    (page,) = regular.context.pages
    line.cut()
    for unpacked in (True, False):
        page.goto(line.site.url + "diaballik/")
        Table(page).ready()
        assert page.evaluate(KEPT_FILES, True) == [unpacked] * 3


def second_version(dist: Path, folder: Path) -> Path:
    """The same site with another version on its pages, and a worker that knows it."""
    made = shutil.copytree(dist, folder / "second")
    worker = made / "sw.js"
    text = worker.read_text(encoding="utf-8")
    for page in made.rglob("*.html"):
        page.write_text(
            page.read_text(encoding="utf-8").replace("<body", '<body data-version="second"', 1), encoding="utf-8"
        )
    changed = re.sub(r'(\.html",revision:")(\w{6})', r"\g<1>second", text)
    assert changed != text
    worker.write_text(changed, encoding="utf-8")
    return made


def look_for_updates(page: Page) -> None:
    """What the browser does by itself on a navigation, and the page when it becomes visible again."""
    page.evaluate("navigator.serviceWorker.ready.then((registration) => registration.update())")


def waiting(page: Page) -> None:
    """A new version is there and waits."""
    until(page, "navigator.serviceWorker.getRegistration().then((registration) => registration?.waiting)")


def test_a_new_version_is_offered_and_never_forced(regular: Visitor, line: Line, dist: Path, tmp_path: Path) -> None:
    (home,) = regular.context.pages
    table = regular.table()
    page = table.page
    table.offline_ready().steps("c7-c6")
    line.put(second_version(dist, tmp_path))
    look_for_updates(page)
    waiting(page)
    # A match is under way here: nothing is said, nothing changes, not even on reload.
    table.steps("d7>c6")
    expect(table.notice("update")).to_have_count(0)
    page.reload()
    table.ready().at(2)
    expect(page.locator("body[data-version=second]")).to_have_count(0)
    # On the shelf it is offered, but a match is under way in the other tab.
    offer = home.locator("[data-notice=update]")
    home.reload()
    expect(offer).to_contain_text(words("update-available"), timeout=BOOT)
    offer.get_by_role("button", name=words("update-now")).click()
    expect(offer).to_have_text(words("update-busy"))
    table.steps("end")
    # Between two matches it is offered here too, and taken.
    table.new()
    mine = table.notice("update")
    expect(mine).to_contain_text(words("update-available"), timeout=BOOT)
    with page.expect_navigation():
        mine.get_by_role("button", name=words("update-now")).click()
    expect(page.locator("body[data-version=second]")).to_have_count(1)
    table.ready()
    # The match of the version before goes on in the new one.
    page.goto(line.site.url)
    page.locator("li.match").get_by_role("link").click()
    table.ready().at(3).steps("a1-a2")
    # What the old version kept is gone: every page once, the second one.
    pages = page.evaluate(
        """async () => {
            const found = [];
            for (const name of await caches.keys()) {
                const kept = await (await caches.open(name)).keys();
                found.push(...kept.map(({ url }) => url).filter((url) => url.includes('.html')));
            }
            return found;
        }"""
    )
    assert pages
    assert all("second" in url for url in pages), pages
    assert len(pages) == len({url.split("?")[0] for url in pages})


def test_the_site_can_be_installed(visitor: Visitor) -> None:
    page = visitor.page("en/")
    manifest = page.evaluate(
        """async () => {
            const link = document.querySelector('link[rel=manifest]');
            const manifest = await (await fetch(link.href)).json();
            const at = (path) => new URL(path, link.href).href;
            const icons = await Promise.all(manifest.icons.map(async ({ src, sizes, type, purpose }) => {
                const answer = await fetch(at(src));
                return { ok: answer.ok, sizes, type, purpose };
            }));
            const start = at(manifest.start_url);
            return { ...manifest, icons, start, inScope: start.startsWith(at(manifest.scope)) };
        }"""
    )
    assert manifest["name"]
    assert manifest["display"] == "standalone"
    assert manifest["inScope"]
    assert all(icon["ok"] for icon in manifest["icons"])
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert any("maskable" in (icon.get("purpose") or "") for icon in manifest["icons"])
    page.goto(manifest["start"])
    expect(page.locator("html")).to_have_attribute("lang", "en")
