"""Every page in a browser: nothing from elsewhere, figures that open, three languages; see also tests/workshop."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import LEFT_EARLY, Visitor
from tests.browser.table import Table
from tests.browser.words import words


def all_pages(dist: Path) -> list[str]:
    """Every page in French, and a shelf in the other languages: they have the same scripts and styles."""
    found = [page.parent.relative_to(dist).as_posix().removeprefix(".") for page in dist.rglob("index.html")]
    return sorted(path for path in found if not path.startswith(("en/", "de/")))


def test_a_first_visit_asks_nobody_else(stranger: Callable[..., Visitor], dist: Path) -> None:
    """The watch of every test looks for this; here all pages are visited, and the requests counted."""
    visitor = stranger()
    visitor.watch.allow(LEFT_EARLY)
    table = visitor.table()
    table.step("c7-c6").offline_ready()
    for path in [path for path in all_pages(dist) if path != "diaballik"]:
        table.page.goto(visitor.site.url + (f"{path}/" if path else ""))
        table.alive()
    assert len(visitor.watch.requests) > 20
    assert all(visitor.site.origin in url or url.startswith("data:") for url in visitor.watch.requests)
    # Nor do the files of the site name anybody to ask: only what is linked for people to follow.
    assert not [path for path in visitor.site.asked if not path.startswith("/escale/") and path != "/favicon.ico"]


def test_the_language_changes_with_the_page_and_the_match_goes_along(visitor: Visitor) -> None:
    table = visitor.table()
    table.steps("c7-c6")
    table.page.locator("nav.languages a[lang=de]").click()
    table.ready().at(1)
    expect(table.root).to_have_attribute("lang", "de")
    assert "/de/diaballik/#m=" in table.page.url
    table.steps("d7>c6")
    # Whoever chose German finds the shelf in German from then on.
    page = visitor.page()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("#resume-title")).to_have_text(words("home-in-progress", "de"))


def test_every_figure_of_the_rules_can_be_played(visitor: Visitor) -> None:
    page = visitor.page("diaballik/regles/")
    figures = page.locator("figure")
    assert figures.count() >= 12
    links = page.locator("a.figure-play").evaluate_all("all => all.map((el) => el.href)")
    assert len(links) == figures.count()
    page.locator("#figure-goal a.figure-play").click()
    table = Table(page).ready().at(0)
    expect(table.sentence).to_have_text(words("play-hint-example"))
    table.steps("f2-f1 c4>f1").actor("over")


def test_an_address_that_leads_nowhere_finds_the_page_meant(visitor: Visitor) -> None:
    visitor.watch.allow("404")
    page = visitor.context.new_page()
    answer = page.goto(visitor.site.url + "no/such/page/")
    assert answer
    assert answer.status == 404
    expect(page).to_have_title(words("lost-title"))
    shelf = page.locator("main:not([hidden]) a[data-game]")
    assert shelf.evaluate_all("all => all.map((el) => el.href)")[0].startswith(visitor.site.url)
    expect(page.locator(".meant:visible")).to_have_count(0)
    # Misspelt: offered. The language is that of the address.
    page.goto(visitor.site.url + "de/Mogluli/regelm")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.locator(".meant a:visible").click()
    expect(page).to_have_url(visitor.site.url + "de/moguli/regeln/")
    Table(page).alive()
    # Only written otherwise: taken, with everything that follows.
    page.goto(visitor.site.url + "en/Chasse_Croise/regles.html#board")
    expect(page).to_have_url(visitor.site.url + "en/chasse-croise/rules/#board")
