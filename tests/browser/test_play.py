"""Whole games through the interface, and what a turn looks like."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.games import AROUND, BLITZ, CALM, STORM
from tests.browser.table import Table, steps_of
from tests.browser.words import reason, seat, square, told, words


def won(table: Table, winner: str, termination: str = "goal", edition: str = "diaballik") -> None:
    """The result screen says who won, and how."""
    table.actor("over")
    expect(table.by("result")).to_be_visible()
    expect(table.by("result")).to_contain_text(words("play-result-win", winner=winner, count=1))
    how = words(f"diaballik-termination-{termination}", winner=winner, edition=edition)
    expect(table.by("result")).to_contain_text(how)
    expect(table.announcer).to_contain_text(how)


@pytest.mark.everywhere
def test_a_whole_game_by_dragging(table: Table) -> None:
    table.steps(CALM.steps, "drag")
    won(table, seat(0))
    assert steps_of(table.record()) == CALM.words


@pytest.mark.everywhere
def test_a_whole_game_with_the_keyboard_alone(table: Table) -> None:
    page = table.page
    for _ in range(40):
        if page.evaluate("document.activeElement?.dataset.place ?? null"):
            break
        page.keyboard.press("Tab")
    table.steps(CALM.steps, "keys")
    won(table, seat(0))
    # The result has taken the focus; Escape gives it back to the board.
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    page.keyboard.press("Escape")
    expect(table.by("result")).to_have_count(0)
    assert table.focused() == "a1"


def test_a_whole_game_of_sensei_with_storm_and_chasms_by_tapping(table: Table) -> None:
    table.start(**STORM.options)
    expect(table.find("h1")).to_have_text(words("diaballik-edition", edition="sensei"))
    table.holds("b4", square("b4", "chasm")).holds("d7", square("d7", "ball", 0, "sensei"))
    table.steps(STORM.steps, "tap")
    won(table, seat(0, "sensei"), edition="sensei")
    assert "options edition=sensei movement=arashi chasms=two" in table.record()


def show(table: Table, example: str) -> Table:
    """Leave the result, and open an example by its address."""
    table.page.keyboard.press("Escape")
    expect(table.by("result")).to_have_count(0)
    table.page.evaluate("hash => { location.hash = hash }", f"#e={example}")
    return table.at(0).actor(1)


def test_games_end_by_repetition_and_by_anti_game(table: Table) -> None:
    table.steps(AROUND.steps).actor("over")
    expect(table.by("result")).to_contain_text(words("play-result-draw"))
    expect(table.by("result")).to_contain_text(words("diaballik-termination-repetition"))
    # The anti-game is offered when it is legal, and wins.
    show(table, "antijeu-third")
    expect(table.find("button[data-step=antijeu]")).to_have_count(0)
    table.step("a2-a3")
    hint = words("diaballik-left-antijeu", antijeu="announced", player=seat(1), contacts=3)
    expect(table.find(".tokens-hint")).to_have_text(hint)
    table.press("antijeu")
    won(table, seat(1), "antijeu")
    # The automatic one needs no announcement.
    show(table, "antijeu-automatic")
    table.step("a2-a3")
    expect(table.find("button[data-step=antijeu]")).to_have_count(0)
    table.press("end")
    won(table, seat(1), "antijeu")


def test_the_result_offers_a_rematch_and_can_be_looked_at_and_left(table: Table) -> None:
    table.by("name-0").fill("Ada")
    table.by("name-1").fill("Bob")
    table.start(**BLITZ.options).steps(BLITZ.steps)
    won(table, "Ada")
    table.by("result-rematch").click()
    expect(table.by("result")).to_have_count(0)
    table.at(0).actor(0).holds("b7", square("b7", "support", 1))
    table.steps(BLITZ.steps)
    table.by("result").get_by_role("button", name=words("play-rematch-swap")).click()
    table.at(0)
    expect(table.find(".plate").first).to_contain_text("Bob")
    table.steps(BLITZ.steps)
    won(table, "Bob")
    # Three matches were played to their end, and all are kept.
    assert [save["over"] for save in table.saves().values()] == [True, True, True]
    # The last one stays on the board until another begins; nothing moves in it.
    table.page.keyboard.press("Escape")
    expect(table.by("result")).to_have_count(0)
    expect(table.by("result-line")).to_have_text(words("play-result-win", winner="Bob", count=1))
    table.tap("a7", "a6")
    expect(table.board).to_have_attribute("data-at", "7")
    table.by("rematch").click()
    table.at(0).actor(0)


REFUSALS = {
    "c7 c4": reason("diaballik-too-far"),
    "c7 b6": reason("diaballik-not-straight"),
    "d7 d6": reason("diaballik-carrier-cannot-move", square="d7"),
    "c1": reason("diaballik-not-your-support", square="c1"),
    "d7 c1": reason("diaballik-no-receiver", square="c1"),
    "d7 e5": reason("diaballik-carrier-cannot-move", square="d7"),
}


def test_a_turn_is_shown_announced_refused_and_ended(table: Table) -> None:
    # Selection shows where a piece may go.
    table.tap("d7")
    expect(table.place("d7")).to_have_attribute("aria-selected", "true")
    targets = table.find("[data-target]")
    expect(targets).to_have_count(6)
    shown = sorted(targets.evaluate_all("all => all.map(el => el.dataset.place)"))
    assert shown == ["a7", "b7", "c7", "e7", "f7", "g7"]
    assert set(targets.evaluate_all("all => all.map(el => el.dataset.target)")) == {"pass"}
    assert words("play-place-target") in (targets.first.get_attribute("aria-label") or "")
    table.page.keyboard.press("Escape")
    expect(targets).to_have_count(0)
    # A second tap lets go as well.
    table.tap("c7")
    expect(table.place("c7")).to_have_attribute("aria-selected", "true")
    table.tap("c7")
    expect(table.place("c7")).to_have_attribute("aria-selected", "false")
    # The beginning is announced.
    table.start()
    turn = words("play-announce-turn", player=seat(0))
    expect(table.announcer).to_have_text(f"{words('play-announce-start')} {turn}")
    assert table.announcer.get_attribute("aria-live") == "polite"
    # What is refused says why.
    for places, sentence in REFUSALS.items():
        table.tap(*places.split())
        expect(table.sentence).to_have_text(sentence)
        table.page.keyboard.press("Escape")
        expect(table.sentence).not_to_have_text(sentence)
    end = table.by("end-turn")
    expect(end).to_have_attribute("aria-disabled", "true")
    expect(end).to_have_accessible_description(reason("diaballik-end-no-action"))
    table.press("end")
    expect(table.sentence).to_have_text(reason("diaballik-end-no-action"))
    table.at(0)
    # Another piece takes the selection over. Steps are announced, and used up.
    used = table.find(".token.used")
    expect(table.find(".token")).to_have_count(3)
    expect(used).to_have_count(0)
    table.tap("e7", "c7")
    expect(table.place("c7")).to_have_attribute("aria-selected", "true")
    table.tap("c6").at(1)
    expect(table.announcer).to_have_text(told("c7-c6", seat(0)))
    expect(used).to_have_count(1)
    expect(end).not_to_have_attribute("aria-disabled", "true")
    table.step("d7>c6")
    expect(table.announcer).to_have_text(told("d7>c6", seat(0)))
    expect(table.find(".token-passes.used")).to_have_count(1)
    expect(table.find(".token-moves.used")).to_have_count(1)
    table.press("end").at(3).actor(1)
    expect(table.announcer).to_have_text(f"{told('end', seat(0))} {words('play-announce-turn', player=seat(1))}")
    # A turn with nothing left ends by itself.
    table.steps("c1-c2 b1-b2 d1>c2")
    table.at(7).actor(0)
    expect(table.announcer).to_contain_text(words("play-announce-turn", player=seat(0)))
    # The next player's first tap need not wait for an end that is on its way.
    table.steps("e7-e6 f7-f6 c6>b7")
    table.tap("a1", "a2").at(12)
    assert steps_of(table.record())[-2:] == ["end", "a1-a2"]
