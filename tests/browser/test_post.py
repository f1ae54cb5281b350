"""Matches by correspondence: two browsers that share nothing but links."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visitor
from tests.browser.games import BLITZ
from tests.browser.table import Table, until
from tests.browser.test_chasse_croise import open_table, play_forwards
from tests.browser.words import reason, words

Come = Callable[..., Visitor]


def invite(table: Table, name: str = "") -> Table:
    """Choose correspondence in the open set-up panel, and one's name."""
    table.find(".setup [data-company=post]").click()
    expect(table.by("post-setup")).to_be_visible()
    if name:
        table.by("post-name-0").fill(name)
    return table


def link(table: Table) -> str:
    """The link for the other device, from the dialog, which is closed then."""
    expect(table.by("share-link")).to_have_value(re.compile("#c="))
    url = table.by("share-link").input_value()
    table.page.keyboard.press("Escape")
    expect(table.by("post-send-dialog")).to_have_count(0)
    return url


def send(table: Table) -> str:
    table.by("post-send").click()
    return link(table)


def open_link(table: Table, url: str) -> Table:
    """Open a link in the tab that is there, as one does who clicks it twice."""
    table.page.evaluate("hash => { location.hash = hash }", url.partition("#")[2])
    until(table.page, "!location.hash.startsWith('#c=')")
    return table


def told(table: Table, how: str) -> None:
    """A link changed nothing, and it is said why."""
    expect(table.by("post-told").locator(f'[data-how="{how}"]')).to_be_visible()
    table.by("post-told-close").click()
    expect(table.by("post-told")).to_have_count(0)


def is_final(table: Table) -> None:
    """What was sent is there after a reload, waits for the other, and cannot be taken back."""
    count = table.count()
    table.page.reload()
    table.alive().at(count).ready()
    expect(table.by("post-send")).to_have_text(words("post-again-button"))
    assert not re.search("#c=", table.page.url)


def join(table: Table, name: str) -> Table:
    expect(table.by("post-invited")).to_be_visible()
    table.find("[data-testid^=post-join-name]").first.fill(name)
    table.by("post-join").click()
    expect(table.by("post-invited")).to_have_count(0)
    return table


def test_a_whole_match_by_links_with_a_phone(stranger: Come) -> None:
    """Diaballik: who invites plays first; reloads, older, doubled and forked links, a second who joins."""
    ada, bob, eve = stranger().table(), stranger(viewport=PHONE), stranger()
    invite(ada, "Ada").start(**BLITZ.options)
    ada.steps("c7-c5")
    expect(ada.by("post-send")).to_have_count(0)
    ada.steps("c5-b5 d7>b5 end")
    # Until it is sent it can be taken back.
    ada.by("post-undo").click()
    ada.at(3).steps("end")
    invitation = send(ada)
    is_final(ada)
    expect(ada.sentence).to_have_text(words("post-wait-join"))
    page = bob.context.new_page()
    page.goto(invitation)
    phone = join(Table(page).ready(), "Bob").at(4).actor(1)
    forked_from = phone.page.evaluate("({ ...localStorage })")
    phone.steps("a1-a2 end")
    expect(phone.sentence).to_have_text(words("post-send", player="Ada"))
    answer = send(phone)
    expect(phone.sentence).to_have_text(words("post-wait", player="Ada"))
    # Somebody else had the invitation too.
    other = eve.context.new_page()
    other.goto(invitation)
    late = join(Table(other).ready(), "Eve").steps("a1-a2 end")
    second = send(late)
    # Links come by all sorts of ways: here one is pasted.
    ada.load(answer).at(6).actor(0)
    expect(ada.find(".plate").nth(1)).to_contain_text("Bob")
    for older, how in ((invitation, "older"), (answer, "same"), (second, "taken")):
        open_link(ada, older)
        told(ada, how)
        ada.at(6)
    forked = fork(ada, phone, forked_from)
    # One's own has not changed; the one who lost the answer finds it again in what comes back.
    open_link(ada, answer)
    told(ada, "same")
    ada.steps("b5>b1")
    expect(ada.by("result")).to_be_visible()
    ada.by("result-send").click()
    last = link(ada)
    open_link(phone, last)
    told(phone, "forked")
    restore(phone, forked_from)
    open_link(phone, last).at(7).actor("over")
    expect(phone.notice("post")).to_be_visible()
    expect(phone.by("result")).to_be_visible()
    # A rematch is another invitation; both matches are on the shelf.
    phone.by("result-rematch").click()
    assert link(phone) != invitation
    phone.page.goto(bob.site.url)
    expect(phone.find("li.match small").first).to_contain_text(words("post-shelf-wait"))
    # A device that is neither looks on.
    open_link(late, last)
    told(late, "taken")
    secrets = [save["post"]["secret"] for table in (ada, late) for save in table.saves().values()]
    assert len(set(secrets)) == 2
    assert not [secret for secret in secrets for url in (invitation, answer, second, forked, last) if secret in url]


def restore(table: Table, stored: dict[str, str]) -> None:
    """The storage is as it was once, before this device answered."""
    table.page.evaluate("stored => { localStorage.clear(); Object.assign(localStorage, stored) }", stored)
    table.page.reload()
    table.ready().at(4)


def fork(ada: Table, phone: Table, stored: dict[str, str]) -> str:
    """The phone answers once more, otherwise: two courses of one match. Ada keeps hers and looks at the other."""
    restore(phone, stored)
    phone.steps("c1-c2 end")
    forked = send(phone)
    open_link(ada, forked)
    expect(ada.by("post-told")).to_contain_text(words("post-told-forked", turn=2))
    before = ada.saves()
    ada.by("post-copy").click()
    expect(ada.sentence).to_have_text(words("post-look"))
    ada.at(6)
    assert ada.saves() == before
    return forked


def test_dice_and_cards_by_links(stranger: Come) -> None:
    """Chassé-croisé and Point: the second device joins before the first die falls; only one's own dice are rolled."""
    ada, bob = open_table(stranger()), stranger(viewport=PHONE, color_scheme="dark")
    invite(ada, "Ada").choose("lanes", "5").choose("first", "red")
    expect(ada.by("teaching")).to_have_count(0)
    ada.start()
    invitation = link(ada)
    expect(ada.by("chance")).to_have_count(0)
    page = bob.context.new_page()
    page.goto(invitation)
    phone = join(Table(page).ready(), "Bob")
    joined = link(phone)
    assert not re.search("#c=", phone.page.url)
    open_link(ada, joined)
    expect(ada.by("chance-table")).to_have_count(0)
    ada.by("chance").click()
    ada.at(1).actor(0)
    # Rolled is rolled: a reload brings the same dice, and an older link changes nothing.
    rolled = ada.record()
    ada.page.reload()
    ada.ready().at(1)
    assert ada.record() == rolled
    open_link(ada, joined)
    told(ada, "older")
    while not ada.by("post-send").count():
        play_forwards(ada)
    turn = send(ada)
    open_link(phone, turn)
    expect(phone.by("chance")).to_be_visible()
    expect(phone.find(".plate").nth(0)).to_contain_text("Ada")
    # What was changed on the way is refused with its reason.
    open_link(phone, turn[:-6])
    expect(phone.by("post-told")).to_contain_text(reason("link-broken"))
    told(phone, "refused")
    # Several matches side by side: Point begins with the lot, which waits for the other device as well.
    ada.page.goto(ada.page.url.replace("chasse-croise", "point").partition("#")[0])
    ada.ready()
    invite(ada).start(layout="pairs")
    invitation = link(ada)
    page.goto(invitation)
    joined = link(join(phone.ready(), "Bob"))
    open_link(ada, joined)
    until(ada.page, "Number(document.querySelector('[data-testid=board]').dataset.at) > 0")
    page.goto(bob.site.url)
    expect(page.locator("li.match")).to_have_count(2)
    expect(page.locator("li.match small").nth(0)).to_contain_text(words("post-shelf-wait"))
    expect(page.locator("li.match small").nth(1)).to_contain_text(words("post-shelf-play"))


def test_what_would_hide_something_is_not_offered(table: Table) -> None:
    table.page.goto(table.page.url.replace("diaballik", "gouda").partition("#")[0])
    table.ready().choose("markers", "3")
    invite(table)
    expect(table.by("post-hides")).to_be_visible()
    expect(table.find('input[name="markers"]')).to_have_count(0)
    expect(table.find('input[name="cheeses"]')).to_have_count(3)
    expect(table.find(".post-fixed")).to_contain_text(words("gouda-option-markers-0"))


def test_without_storage_no_match_begins(stranger: Come) -> None:
    visitor = stranger()
    visitor.context.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('no'); } })"
    )
    table = invite(visitor.table())
    expect(table.by("post-storage")).to_be_visible()
    table.by("start").click()
    expect(table.sentence).to_have_text(reason("post-storage"))
    expect(table.by("setup")).to_be_visible()
