"""Taking back, going on, looking back: undo and redo, the move list, the scrubber."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.games import CALM
from tests.browser.table import Table, steps_of
from tests.browser.words import square, words

OPENING = "c7-c6 d7>c6 end a1-a2"


def opened(table: Table) -> Table:
    """Four steps of a match: a whole turn and the beginning of another."""
    return table.steps(OPENING)


def test_undo_and_redo_by_step(table: Table) -> None:
    opened(table)
    table.by("undo").click()
    table.at(3).actor(1).holds("a1", square("a1", "support", 1))
    expect(table.announcer).to_contain_text(words("play-announce-undone"))
    table.by("undo").click()
    table.at(2).actor(0)
    assert steps_of(table.record()) == ["c7-c6", "d7>c6"]
    table.by("redo").click()
    table.at(3).actor(1)
    expect(table.announcer).to_contain_text(words("play-announce-redone"))
    table.by("redo").click()
    table.at(4)
    expect(table.by("redo")).to_have_attribute("aria-disabled", "true")


def test_undo_and_redo_by_turn(table: Table) -> None:
    opened(table)
    table.by("undo-turn").click()
    table.at(3).actor(1)
    table.by("undo-turn").click()
    table.at(0).actor(0).holds("d7", square("d7", "ball", 0))
    expect(table.by("undo")).to_have_attribute("aria-disabled", "true")
    table.by("redo-turn").click()
    table.at(3).actor(1)
    table.by("redo-turn").click()
    table.at(4)


def test_undo_and_redo_with_keys(table: Table) -> None:
    opened(table)
    keyboard = table.page.keyboard
    keyboard.press("Control+z")
    table.at(3)
    keyboard.press("u")
    table.at(2)
    keyboard.press("r")
    table.at(3)
    keyboard.press("Control+y")
    table.at(4)
    keyboard.press("Shift+U")
    table.at(3)
    keyboard.press("Shift+R")
    table.at(4)


def test_a_step_after_undo_forgets_what_was_taken_back(table: Table) -> None:
    opened(table)
    table.by("undo-turn").click()
    table.at(3)
    table.step("g1-g2")
    expect(table.by("redo")).to_have_attribute("aria-disabled", "true")
    assert steps_of(table.record()) == ["c7-c6", "d7>c6", "end", "g1-g2"]
    assert table.moves() == ["c7–c6", "d7→c6", words("diaballik-note-end"), "g1–g2"]


def test_the_move_list_shows_every_step_and_leads_there(table: Table) -> None:
    opened(table)
    assert table.moves() == ["c7–c6", "d7→c6", words("diaballik-note-end"), "a1–a2"]
    table.by("moves").get_by_role("button", name="c7–c6").click()
    table.at(1).holds("d7", square("d7", "ball", 0))
    expect(table.sentence).to_have_text(words("play-looking", at=1, length=4))
    # The past cannot be played in, and says so.
    table.tap("e7")
    expect(table.sentence).to_have_text(words("play-refused-replay"))
    table.find(".actions").get_by_role("button", name=words("play-present")).click()
    table.at(4)
    assert steps_of(table.record()) == OPENING.split()


def test_play_on_from_an_earlier_moment(table: Table) -> None:
    opened(table)
    table.by("moves").get_by_role("button", name="d7→c6").click()
    table.at(2)
    table.find(".actions").get_by_role("button", name=words("play-from-here")).click()
    expect(table.by("redo")).not_to_have_attribute("aria-disabled", "true")
    table.at(2).actor(0)
    table.step("e7-e6")
    assert steps_of(table.record()) == ["c7-c6", "d7>c6", "e7-e6"]


def test_taken_back_steps_stay_listed_until_another_is_made(table: Table) -> None:
    opened(table)
    table.by("undo").click()
    table.at(3)
    last = table.by("moves").locator("button.step").last
    expect(last).to_have_text("a1–a2")
    expect(last).to_have_class(re.compile("undone"))


def test_the_scrubber_walks_through_the_match(table: Table) -> None:
    table.load(CALM.record(10))
    table.at(10)
    scrubber = table.by("scrubber")
    scrubber.focus()
    table.page.keyboard.press("Home")
    table.at(0).holds("a7", square("a7", "support", 0))
    expect(scrubber).to_have_attribute("aria-valuetext", words("play-moment", at=0, length=10))
    table.page.keyboard.press("ArrowRight")
    table.at(1).holds("a6", square("a6", "support", 0))
    table.page.keyboard.press("End")
    table.at(10)
    table.page.keyboard.press(",")
    table.at(9)
    table.page.keyboard.press(".")
    table.at(10)
    assert steps_of(table.record()) == CALM.words[:10]


def test_the_replay_runs_and_pauses(table: Table) -> None:
    table.load(CALM.record(6))
    table.at(6)
    replay = table.by("replay")
    replay.click()
    table.at(0)
    table.at(1)
    replay.click()
    expect(replay).to_have_attribute("aria-label", words("play-replay-play"))
    paused = table.count()
    assert paused < 6
    replay.click()
    table.at(6)
    expect(replay).to_have_attribute("aria-label", words("play-replay-play"))
