"""The set-up panel: who sits where, every option, what options need and what the game advises."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.games import BLITZ
from tests.browser.site import Site
from tests.browser.table import Table, steps_of
from tests.browser.words import square, words


def test_every_option_has_its_line(table: Table) -> None:
    names = table.find("[data-testid=setup] fieldset input[type=radio]").evaluate_all(
        "all => [...new Set(all.map(el => el.name))]"
    )
    assert names == ["edition", "movement", "start", "chasms", "antijeu", "first", "opening"]
    for fieldset in table.find("[data-testid=setup] fieldset:has(input[type=radio])").all():
        expect(fieldset.locator("legend")).not_to_be_empty()
        expect(fieldset).to_have_accessible_description(re.compile(r"\w"))


def test_the_board_follows_the_choice(table: Table) -> None:
    table.choose("start", "swapped").holds("b7", square("b7", "support", 1))
    table.choose("edition", "sensei").holds("b7", square("b7", "support", 1, "sensei"))
    table.choose("first", "dark").actor(1)


def test_what_an_option_needs_is_chosen_with_it(table: Table) -> None:
    storm = words("diaballik-option-movement-arashi")
    with_storm = words("setup-with", value=words("diaballik-option-chasms-two"), needed=storm)
    expect(table.find("label:has(input[value=two])")).to_have_text(with_storm)
    table.choose("chasms", "two").holds("b4", square("b4", "chasm"))
    expect(table.find("input[name=movement][value=arashi]")).to_be_checked()
    expect(table.find(".remarks")).to_contain_text(
        words("setup-followed", option=words("diaballik-option-movement"), value=storm)
    )
    # And back: without the storm there are no chasms.
    table.choose("movement", "shizukana").holds("b4", square("b4", "empty"))
    expect(table.find("input[name=chasms][value=none]")).to_be_checked()


def test_advice_is_given_with_its_reason_and_taken_with_one_tap(table: Table) -> None:
    advice = table.by("advice-opening")
    expect(advice).to_have_count(0)
    table.choose("movement", "arashi").choose("start", "swapped")
    expect(advice).to_contain_text(words("diaballik-advice-short-opening"))
    advice.get_by_role("button").click()
    expect(advice).to_have_count(0)
    expect(table.find("input[name=opening][value=short]")).to_be_checked()
    table.start().step("c7-c5")
    expect(table.find(".tokens-caption").first).to_have_text(words("diaballik-left-moves", count=0))


def test_the_last_choice_is_remembered(visitor: Visitor) -> None:
    table = visitor.table()
    table.by("name-0").fill("Ada")
    table.start(**BLITZ.options).step("c7-c5")
    table.page.goto(visitor.site.url + "diaballik/")
    table.ready()
    expect(table.find("input[name=movement][value=arashi]")).to_be_checked()
    expect(table.find("input[name=start][value=swapped]")).to_be_checked()
    expect(table.by("name-0")).to_have_value("Ada")
    table.holds("b7", square("b7", "support", 1))
    # The first step can be made without any button.
    table.step("c7-c5")
    assert "options movement=arashi start=swapped" in table.record()


def test_names_are_used_and_kept_short(table: Table) -> None:
    table.by("name-0").fill("  Ada\u200b   Lovelace de la très longue famille  ")
    table.by("name-1").fill("<b>Bob</b> & %20")
    table.start()
    plates = table.find(".plate")
    expect(plates.nth(0)).to_contain_text("Ada Lovelace")
    expect(plates.nth(1)).to_contain_text("<b>Bob</b> & %20")
    table.step("c7-c6")
    expect(table.announcer).to_contain_text(re.compile("^Ada Lovelace"))
    table.page.reload()
    table.ready().at(1)
    expect(plates.nth(1)).to_contain_text("<b>Bob</b> & %20")


def test_a_match_can_begin_on_the_board_without_the_button(table: Table) -> None:
    expect(table.by("setup")).to_be_visible()
    table.step("c7-c6")
    expect(table.by("setup")).to_have_count(0)
    assert steps_of(table.record()) == ["c7-c6"]


def test_a_new_match_leaves_the_other_saved(table: Table) -> None:
    table.step("c7-c6")
    table.new().at(0)
    assert "#m=" not in table.page.url
    table.step("e7-e6")
    assert sorted(steps_of(save["record"])[0] for save in table.saves().values()) == ["c7-c6", "e7-e6"]


@pytest.mark.everywhere
def test_the_page_is_readable_before_any_script(site: Site, browser, browser_context_args) -> None:
    context = browser.new_context(**browser_context_args, java_script_enabled=False)
    page = context.new_page()
    page.goto(site.url + "diaballik/")
    expect(page.locator("[data-place=d7]")).to_have_attribute("aria-label", square("d7", "ball", 0))
    expect(page.locator(".drawing")).to_be_visible()
    page.goto(site.url + "en/diaballik/rules/")
    assert page.locator("figure svg").count() > 10
    context.close()
