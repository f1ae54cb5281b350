"""Links: a match handed over as an address, a QR code, a file; opened once, checked, and never in the way."""

from __future__ import annotations

import json
import re
import subprocess
from typing import Any

import pytest
from escale.core.link import pack, unpack
from escale.core.match import Match
from escale.games import game
from playwright.sync_api import Browser, expect
from workshop.config import TESTS
from workshop.tools import npm_packages

from tests.browser.conftest import Visitor
from tests.browser.games import CALM, STORM
from tests.browser.table import Table, steps_of, until
from tests.browser.test_access import axe
from tests.browser.words import reason, square, words
from tests.core.test_record import summed

# A share sheet, and a clipboard that tells what was put there.
SHEET = """() => {
    navigator.canShare = () => true;
    navigator.share = async (data) => { window.sent = data };
    navigator.clipboard.writeText = async (text) => { window.copied = text };
}"""
QUEUE = """() => {
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer: (hear) => { window.hear = hear } } });
}"""
LAUNCH = "([name, text]) => { void window.hear({ files: [{ getFile: async () => new File([text], name) }] }) }"


def read_code(table: Table) -> str:
    """The text of the QR code that is drawn, read from its drawing."""
    drawn = table.by("share-qr")
    expect(drawn).to_be_visible()
    size = int((drawn.get_attribute("viewBox") or "").split()[-1])
    path = drawn.locator("path").get_attribute("d")
    node = npm_packages()
    return subprocess.run(
        [node.node, TESTS / "js" / "read-qr.js"],
        input=json.dumps({"size": size, "path": path}),
        env=node.env or None,
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def shared(table: Table) -> str:
    """The link in the open dialog."""
    expect(table.by("share-link")).to_have_value(re.compile(r"#p=1[\w-]+$"))
    return table.by("share-link").input_value()


@pytest.mark.everywhere
def test_a_running_game_is_shared_and_played_on_elsewhere(
    visitor: Visitor, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    table = visitor.table()
    page = table.page
    page.evaluate(SHEET)
    table.steps(CALM.words[:11])
    page.keyboard.press("s")
    expect(table.by("share")).to_be_visible()
    link = shared(table)
    # The address of the page for everybody, and the match behind the number sign.
    base, _, data = link.partition("#p=")
    assert base == visitor.site.url + "diaballik/"
    assert steps_of(unpack(data)) == CALM.words[:11]
    assert read_code(table) == link
    table.by("share-copy").click()
    expect(table.by("share-told")).to_have_text(words("share-copied"))
    assert page.evaluate("window.copied") == link
    table.by("share-send").click()
    assert page.evaluate("window.sent.url") == link
    # The moment alone: nothing of what led there.
    page.locator("label:has(input[value=position])").click()
    expect(table.by("share-link")).not_to_have_value(link)
    moment = shared(table)
    assert steps_of(unpack(moment.partition("#p=")[2])) == []
    assert read_code(table) == moment
    page.keyboard.press("Escape")
    expect(table.by("share")).to_have_count(0)

    with visitor.watch.over(browser.new_context(**browser_context_args)) as context:
        elsewhere = Table(context.new_page())
        elsewhere.page.goto(link)
        elsewhere.ready().at(11).steps(CALM.words[11:14])
        (saved,) = elsewhere.saves().values()
        assert steps_of(saved["record"]) == CALM.words[:14]
        assert elsewhere.page.url == f"{base}#m={saved['id']}"
        # Again: one's own match is further along. It stays; the other can be looked at beside it, once.
        elsewhere.page.evaluate("hash => { location.hash = hash }", f"p={data}")
        expect(elsewhere.by("met")).to_contain_text(words("met-title"))
        elsewhere.by("met-stay").click()
        elsewhere.at(14)
        assert elsewhere.page.url == f"{base}#m={saved['id']}"
        elsewhere.page.evaluate("hash => { location.hash = hash }", f"p={data}")
        elsewhere.by("met-open").click()
        elsewhere.at(11)
        for _ in range(2):
            elsewhere.page.evaluate("hash => { location.hash = hash }", f"p={data}")
            until(elsewhere.page, "location.hash.startsWith('#m=')")
            elsewhere.at(11)
        elsewhere.page.reload()
        elsewhere.ready().at(11)
        assert len(elsewhere.saves()) == 2


def links_nobody_can_open() -> list[tuple[str, str]]:
    """Fragments with what is said of them."""
    data = pack(STORM.record(9))
    forged = STORM.record(9).splitlines()[:-1]
    wrong_step = summed(*(line.replace("g1-g3", "g1-a1") for line in forged))
    return [
        ("#p=", reason("link-broken")),
        ("#p=1%%%", reason("link-broken")),
        (f"#p={data[:-9]}", reason("link-broken")),
        (f"#p={data}AAAA", reason("link-broken")),
        (f"#p=2{data[1:]}", reason("record-newer")),
        (f"#p={pack('hello')}", reason("record-format", line="escale")),
        (f"#p={pack(STORM.record(9).replace('end', 'fin'))}", reason("record-sum")),
        (
            f"#p={pack(summed('escale 1 poker 1', 'options', 'seats human: human:', 'steps'))}",
            reason("record-game-unknown", game="poker"),
        ),
        (f"#p={pack(wrong_step)}", reason("record-step", index=3, step="g1-a1")),
        (f"#p=1{'A' * 100_001}", reason("record-too-long")),
    ]


def test_what_cannot_be_opened_is_explained_and_loses_nothing(visitor: Visitor) -> None:
    table = visitor.table()
    page = table.page
    table.steps("c7-c6 d7>c6")
    address, before = page.url, table.saves()
    told = table.find(".toast.warn p, .sentence.refusal p")
    for fragment, message in links_nobody_can_open():
        page.evaluate("hash => { location.hash = hash }", fragment)
        expect(told.filter(has_text=message).first).to_be_visible()
        table.at(2).holds("c6", square("c6", "ball", 0))
        for button in table.toasts.get_by_role("button", name=words("common-dismiss")).all():
            button.click()
    assert table.saves() == before
    page.evaluate("hash => { location.hash = hash }", address.partition("#")[2])
    table.at(2).step("e7-e6")
    # As the first thing a page is asked for, too: it ends in the set-up.
    fragment, message = links_nobody_can_open()[2]
    page.goto(visitor.site.url)
    page.goto(visitor.site.url + "en/diaballik/" + fragment)
    table.ready()
    expect(told).to_have_text(reason("link-broken", "en"))
    expect(table.by("setup")).to_be_visible()
    assert page.url == visitor.site.url + "en/diaballik/"
    assert len(table.saves()) == 1


def test_a_link_finds_the_page_of_its_game_from_wherever_it_is_opened(visitor: Visitor) -> None:
    site = visitor.site.url
    data = pack(STORM.record(9))
    visitor.watch.allow("404")
    page = visitor.page(f"de/moguli/#p={data}")
    table = Table(page)
    page.wait_for_url(site + "de/diaballik/#m=*")
    table.ready().at(9)
    # From the shelf; from a page that is not there; with the language changed while it opens.
    for path in (f"en/#p={data}", f"en/Diabalik.html#p={data}"):
        page.goto(site)
        page.goto(site + path)
        if path.startswith("en/D"):
            page.locator(".meant a:visible").click()
        page.wait_for_url(site + "en/diaballik/#m=*")
        Table(page).ready().at(9)
    assert len(table.saves()) == 1
    page.locator(".languages a[hreflang=de]").click()
    page.wait_for_url(site + "de/diaballik/#m=*")
    table.ready().at(9)
    # What is no match of ours is told on the shelf.
    page.goto(site + "en/#p=1abcdef")
    expect(table.toasts).to_contain_text(reason("link-broken", "en"))


def test_the_installed_app_opens_files(visitor: Visitor) -> None:
    page = visitor.context.new_page()
    page.add_init_script(f"({QUEUE})()")
    page.goto(visitor.site.url + "en/")
    table = Table(page).alive()
    page.evaluate(LAUNCH, ["rubbish.escale", "hello"])
    expect(table.toasts).to_contain_text(words("launch-no-match", "en"))
    page.evaluate(LAUNCH, ["storm.escale", "\ufeff" + STORM.record(9).replace("\n", "\r\n")])
    page.wait_for_url(visitor.site.url + "en/diaballik/#m=*")
    table.ready().at(9)
    assert steps_of(table.record()) == STORM.words[:9]


def test_sharing_on_a_phone_from_the_menu_and_the_result(pocket: Visitor, axe_source: str) -> None:
    table = pocket.table("de/diaballik/")
    page = table.page
    table.by("open-menu").click()
    table.by("open-load").click()
    table.by("load-text").fill(CALM.record(len(CALM.words) - 1))
    table.by("load-go").click()
    table.at(len(CALM.words) - 1)
    # A moment before: the dialog offers it by itself.
    page.keyboard.press(",")
    table.at(len(CALM.words) - 2)
    table.by("open-menu").click()
    table.by("open-share").click()
    link = shared(table)
    assert link.startswith(pocket.site.url + "de/diaballik/#p=1")
    assert "position" in unpack(link.partition("#p=")[2])
    assert read_code(table) == link
    axe(page, axe_source, within="dialog[open]")
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    page.keyboard.press("Escape")
    page.keyboard.press(".")
    table.at(len(CALM.words) - 1).step(CALM.words[-1])
    table.by("result-share").click()
    assert steps_of(unpack(shared(table).partition("#p=")[2])) == CALM.words
    page.keyboard.press("Escape")
    expect(table.by("result")).to_be_visible()


def secret_match() -> Match:
    """Two people with markers nobody else knows."""
    match = Match(game("gouda"), {"markers": "3"}, seed="links")
    while match.actor == "chance":
        match.draw()
    return match


def test_secrets_go_along_as_far_as_the_player_says(visitor: Visitor) -> None:
    match = secret_match()
    table = visitor.table("gouda/#p=" + pack(match.record()))
    page = table.page
    table.at(match.cursor)
    drawn = [played.text.replace(" ", "_") for played in match.played if played.text.startswith("draw")]
    assert drawn
    page.keyboard.press("s")
    sealed = unpack(shared(table).partition("#p=")[2])
    assert not any(text in sealed for text in drawn)
    # The position: sealed as well, and the dialog says so.
    page.locator("label:has(input[value=position])").click()
    expect(table.by("share")).to_contain_text(words("share-position-sealed"))
    # For one pair of eyes: behind the curtain.
    page.locator("label:has(input[value=match])").click()
    expect(page.locator("input[name=record][value=whole]")).to_be_disabled()
    page.locator("input[name=record][value='0']").check()
    table.by("share-seat").click()
    table.by("curtain-lift").click()
    own = unpack(shared(table).partition("#p=")[2])
    assert sum(text in own for text in drawn) == 1
    assert "~" in own
    table.by("curtain-hide").click()
    expect(table.by("share-link")).to_have_count(0)
