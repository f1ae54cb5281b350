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


def test_options_are_explained_shown_on_the_board_and_advised(table: Table) -> None:
    # Every option has its line.
    names = table.find("[data-testid=setup] fieldset input[type=radio]").evaluate_all(
        "all => [...new Set(all.map(el => el.name))]"
    )
    assert names == ["edition", "movement", "start", "chasms", "antijeu", "first", "opening"]
    for fieldset in table.find("[data-testid=setup] fieldset:has(input[type=radio])").all():
        expect(fieldset.locator("legend")).not_to_be_empty()
        expect(fieldset).to_have_accessible_description(re.compile(r"\w"))
    # What an option needs is chosen with it.
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
    # The board follows the choice.
    table.choose("start", "swapped").holds("b7", square("b7", "support", 1))
    table.choose("edition", "sensei").holds("b7", square("b7", "support", 1, "sensei"))
    table.choose("first", "dark").actor(1)
    table.choose("first", "white").actor(0).choose("edition", "diaballik")
    # Advice is given with its reason, and taken with one tap.
    advice = table.by("advice-opening")
    expect(advice).to_have_count(0)
    table.choose("movement", "arashi")
    expect(advice).to_contain_text(words("diaballik-advice-short-opening"))
    advice.get_by_role("button").click()
    expect(advice).to_have_count(0)
    expect(table.find("input[name=opening][value=short]")).to_be_checked()
    table.start().step("c7-c5")
    expect(table.find(".tokens-caption").first).to_have_text(words("diaballik-left-moves", count=0))


def test_names_are_used_and_kept_short_and_the_last_choice_is_remembered(visitor: Visitor) -> None:
    table = visitor.table()
    table.by("name-0").fill("  Ada\u200b   Lovelace de la très longue famille  ")
    table.by("name-1").fill("<b>Bob</b> & %20")
    table.start(**BLITZ.options)
    plates = table.find(".plate")
    expect(plates.nth(0)).to_contain_text("Ada Lovelace")
    expect(plates.nth(1)).to_contain_text("<b>Bob</b> & %20")
    table.step("c7-c5")
    expect(table.announcer).to_contain_text(re.compile("^Ada Lovelace"))
    table.page.reload()
    table.ready().at(1)
    expect(plates.nth(1)).to_contain_text("<b>Bob</b> & %20")
    # The next match begins with the last choice.
    table.page.goto(visitor.site.url + "diaballik/")
    table.ready()
    expect(table.find("input[name=movement][value=arashi]")).to_be_checked()
    expect(table.find("input[name=start][value=swapped]")).to_be_checked()
    expect(table.by("name-0")).to_have_value(re.compile("^Ada Lovelace"))
    expect(table.by("name-1")).to_have_value("<b>Bob</b> & %20")
    table.holds("b7", square("b7", "support", 1))
    # The first step can be made without any button.
    table.step("c7-c5")
    assert "options movement=arashi start=swapped" in table.record()


def test_a_match_begins_without_the_button_and_another_leaves_it_saved(table: Table) -> None:
    expect(table.by("setup")).to_be_visible()
    table.step("c7-c6")
    expect(table.by("setup")).to_have_count(0)
    assert steps_of(table.record()) == ["c7-c6"]
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
