"""Embedded in a page of another origin: it plays, is silent, and says when it cannot save."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Page, expect

from tests.browser.conftest import WIDE, Visitor, Watch
from tests.browser.games import BLITZ
from tests.browser.site import Page as Answer
from tests.browser.site import Site, site_at
from tests.browser.table import BOOT, Table, click
from tests.browser.test_embedding import serve_element
from tests.browser.words import words


@pytest.fixture
def host(dist: Path) -> Iterator[Site]:
    """Somebody else's site. `localhost` is another site than `127.0.0.1`, not only another origin."""
    with site_at(dist, prefix="/") as host:
        yield host


def embed(host: Site, site: Site, attributes: str = "") -> str:
    """A page that shows ours; returns its address."""
    frame = f'<iframe src="{site.url}diaballik/" title="game" width="1000" height="860" {attributes}></iframe>'
    page = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><body><h1>My games</h1>{frame}'
    host.answer(r"^/embed$", Answer(page.encode()))
    return f"http://localhost:{host.server_address[1]}/embed"


def framed(page: Page) -> Table:
    table = Table(page, page.frame_locator("iframe"))
    expect(table.root).to_have_attribute("data-engine", "ready", timeout=BOOT)
    return table


@pytest.fixture
def how(browser_name: str) -> str:
    # Firefox's driver moves no mouse inside a frame of another site: there elements are clicked without one.
    return "tap" if browser_name == "chromium" else "click"


@pytest.mark.everywhere
def test_a_game_in_a_frame_of_another_site(stranger: Callable[..., Visitor], host: Site, how: str) -> None:
    visitor = stranger()
    visitor.watch.origins.add(f"http://localhost:{host.server_address[1]}")
    visitor.watch.allow("404")
    page = visitor.context.new_page()
    page.goto(embed(host, visitor.site))
    table = framed(page)
    table.steps("c7-c6 d7>c6 end", how)
    # Silent until its visitor wants sound.
    click(table.by("open-settings"))
    expect(table.by("setting-sounds")).not_to_be_checked()
    # The page around it is left alone.
    assert page.url.endswith("/embed")


@pytest.fixture
def strict_context(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], browser_name: str, tmp_path: Path
) -> Iterator[BrowserContext]:
    """A browser whose user blocks the storage of embedded pages."""
    if browser_name == "firefox":
        with browser_type.launch(
            **browser_type_launch_args, firefox_user_prefs={"network.cookie.cookieBehavior": 1}
        ) as browser:
            yield browser.new_context(viewport=WIDE)
        return
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default" / "Preferences").write_text(
        '{"profile": {"block_third_party_cookies": true, "cookie_controls_mode": 1}}', encoding="utf-8"
    )
    # Only the whole browser has such preferences.
    whole = {**browser_type_launch_args, "executable_path": shutil.which("chromium")}
    with browser_type.launch_persistent_context(tmp_path, viewport=WIDE, **whole) as context:
        yield context


@pytest.mark.everywhere
def test_a_frame_whose_storage_is_blocked_plays_and_says_so(
    strict_context: BrowserContext, own_site: Site, host: Site, watch: Watch, how: str
) -> None:
    watch.origins |= {own_site.origin, f"http://localhost:{host.server_address[1]}"}
    watch.allow("404")
    watch.over(strict_context)
    page = strict_context.new_page()
    page.goto(serve_element(host, own_site, 'game="diaballik" lang="fr"'))
    click(page.locator("escale-jeu button"))
    table = framed(page)
    table.step("c7-c6", how)
    expect(table.notice("storage")).to_have_text(words("storage-refused"))
    table.steps("d7>c6 end a1-a2", how)
    click(table.by("undo"))
    table.at(3)
    # Another language is another page: with nothing stored, the match goes along in the address.
    click(table.find("nav.languages a[lang=en]"))
    expect(table.root).to_have_attribute("lang", "en")
    table.at(3)


def test_a_whole_game_in_a_small_frame(stranger: Callable[..., Visitor], host: Site, how: str) -> None:
    visitor = stranger()
    visitor.watch.origins.add(f"http://localhost:{host.server_address[1]}")
    visitor.watch.allow("404")
    page = visitor.context.new_page()
    frame = f'<iframe src="{visitor.site.url}diaballik/" width="400" height="700"></iframe>'
    host.answer(r"^/small$", Answer(f"<!doctype html><title>Host</title>{frame}".encode()))
    page.goto(f"http://localhost:{host.server_address[1]}/small")
    table = framed(page)
    click(table.by("open-setup"))
    for option, value in BLITZ.options.items():
        click(table.find(f"input[name={option}][value={value}]"))
    click(table.by("start"))
    expect(table.by("setup")).to_have_count(0)
    table.steps(BLITZ.steps, how)
    expect(table.by("result")).to_be_visible()
