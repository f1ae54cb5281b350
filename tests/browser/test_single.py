"""The single file, opened from a folder as by a double click: no server, no request, and everything of the site."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from escale.core.match import load_match
from escale.games import game
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Watch
from tests.browser.table import Table, click, until
from tests.browser.test_access import axe
from tests.browser.test_opponents import forward, make, my_turn, seated
from tests.browser.test_storage import REFUSED
from tests.browser.words import words

SINGLE = "escale-a-jeux.html"
SETTINGS = "localStorage.setItem('escale:settings', JSON.stringify({ confirmEnd: true, motion: 'reduced' }))"
Opened = Callable[[Path], Page]


@pytest.fixture
def stick(dist: Path, tmp_path: Path) -> Path:
    """The file by itself, in a folder whose name is no address."""
    folder = tmp_path / "clé USB # 1"
    folder.mkdir()
    return Path(shutil.copy(dist / SINGLE, folder))


@pytest.fixture
def window(browser: Browser, watch: Watch) -> Iterator[Opened]:
    """A new tab for a file; all share one storage. Whatever they ask for that is not theirs is a problem."""
    watch.origins.add("null/")  # how blobs of a local file are called
    with browser.new_context(locale="fr-FR", viewport={"width": 1280, "height": 900}) as context:
        watch.over(context)

        def opened(file: Path, page: str = "") -> Page:
            watch.origins.add(file.as_uri())
            tab = context.new_page()
            tab.goto(file.as_uri() + page)
            return Table(tab).alive().page

        yield opened


def follow(page: Page, link: str, path: str) -> Page:
    """Follow a link inside the file."""
    click(page.locator(link).first)
    return arrived(page, path)


def arrived(page: Page, path: str) -> Page:
    """Another page of the file is there."""
    until(page, "location.hash.startsWith('#/' + given) && 'live' in document.documentElement.dataset", path)
    return page


@pytest.mark.everywhere
def test_a_whole_game_and_everything_around_it(window: Opened, stick: Path, axe_source: str, browser_name: str) -> None:
    page = window(stick)
    page.evaluate(SETTINGS)
    expect(page).to_have_title(words("home-title"))
    if browser_name == "chromium":
        axe(page, axe_source, ("light",))
        page.reload()
    # From the shelf to the table, against somebody.
    page.locator("li.box[data-game=diaballik] a.box-cover").click()
    table = Table(arrived(page, "diaballik/")).ready()
    seated(table, "human", "opponent:1", movement="arashi", start="swapped")
    table.tap("c7", "c6").at(1)
    make(table, ["end"])
    assert my_turn(table) == "0"
    click(table.find("[data-testid=ask-advice]:visible"))
    expect(table.by("advice-take")).to_be_visible()
    page.keyboard.press("Escape")
    # Opened again in the middle, it goes on there.
    count = table.count()
    page.reload()
    table.alive().at(count).ready()
    # The engine may die: another one takes over.
    page.evaluate("escale.engine.kill()")
    expect(table.notice("engine")).to_be_visible()
    table.ready()
    for _ in range(40):
        make(table, forward(load_match(table.record(), game)))
        if my_turn(table) == "over":
            break
    table.actor("over")
    expect(table.by("result")).to_be_visible()
    page.keyboard.press("Escape")
    over = page.url
    # The rules, an anchor in them, another language, and all the way back.
    follow(page, ".top-links a[href*=regles]", "diaballik/regles/")
    assert page.locator("figure svg").count() > 10
    follow(page, ".contents li:nth-child(4) a", "diaballik/regles/#")
    until(page, "scrollY > 1000")
    follow(page, ".languages a[hreflang=de]", "de/diaballik/regeln/")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert page.evaluate("document.activeElement.matches('h1') && scrollY === 0")
    page.go_back()
    arrived(page, "diaballik/regles/#")
    until(page, "scrollY > 1000")
    page.go_back()
    page.go_back()
    arrived(page, "diaballik/#m=")
    assert page.url == over
    table.actor("over")
    # The shelf knows the match.
    follow(page, "a.brand", "")
    expect(page.locator("details.finished")).to_have_count(1)


def test_links_copies_and_newer_versions(window: Opened, stick: Path, tmp_path: Path) -> None:
    page = window(stick)
    page.evaluate(SETTINGS)
    # An address names a page, an example on it as well; what is misspelt finds the page meant.
    page = window(stick, "#/en/diaballik/rules/")
    example = str(page.locator(".figure-play").first.get_attribute("href"))
    table = Table(follow(page, ".figure-play", "en/diaballik/#e=")).ready()
    assert page.url.endswith(example)
    expect(table.by("setup")).to_be_hidden()
    page = window(stick, "#/de/mogouli/Regeln")
    assert page.url.endswith("#/de/moguli/regeln/")
    # On paper there is the text, and nothing to press.
    page.emulate_media(media="print")
    expect(page.locator(".rules article")).to_be_visible()
    expect(page.locator(".top")).to_be_hidden()
    # Another copy, and a newer version in the old one's place, know the match.
    table = Table(window(stick, "#/diaballik/")).ready().steps("c7-c6")
    match = table.page.url.partition("#m=")[2]
    copy = Path(shutil.copy(stick, tmp_path / "copie.html"))
    stick.write_text(stick.read_text(encoding="utf-8") + "<!-- a newer one -->\n", encoding="utf-8")
    for file in (copy, stick):
        shelf = window(file)
        expect(shelf.locator(f"li.match[data-match='{match}']")).to_be_visible()


def test_a_file_that_was_cut_off_says_so(window: Opened, stick: Path, watch: Watch) -> None:
    watch.allow("could not be|has no part")
    whole = stick.read_text(encoding="utf-8")
    stick.write_text(whole[: whole.index('data-part="python"')], encoding="utf-8")
    page = window(stick)
    expect(page.locator("#incomplete")).to_be_hidden()
    click(page.locator("li.box[data-game=moguli] a.box-cover"))
    expect(page.locator("#incomplete [lang=fr]")).to_have_text(words("single-incomplete"))
    expect(page.locator("html")).to_have_attribute("data-engine", "failed")
    stick.write_text(whole[: whole.index("<script>", whole.index("data-part"))], encoding="utf-8")
    page.goto(stick.as_uri())
    expect(page.locator("#incomplete [lang=de]")).to_be_visible()


def test_where_nothing_can_be_stored(window: Opened, stick: Path) -> None:
    """The match lasts as long as the file is open, whatever page is looked at, and goes into a file."""
    page = window(stick)
    page.context.add_init_script(REFUSED)
    page.goto(stick.as_uri() + "#/diaballik/")
    page.reload()
    table = Table(page).ready()
    table.steps("c7-c6")
    expect(table.notice("storage")).to_have_text(words("storage-refused"))
    with page.expect_download() as download:
        table.by("export").click()
    assert "c7-c6" in download.value.path().read_text(encoding="utf-8")
    follow(page, ".top-links a[href*=regles]", "diaballik/regles/")
    page.go_back()
    Table(arrived(page, "diaballik/#m=")).ready().at(1)
