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


def test_undo_and_redo_by_step_by_turn_and_with_keys(table: Table) -> None:
    opened(table)
    # By step.
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
    # By turn.
    table.by("undo-turn").click()
    table.at(3).actor(1)
    table.by("undo-turn").click()
    table.at(0).actor(0).holds("d7", square("d7", "ball", 0))
    expect(table.by("undo")).to_have_attribute("aria-disabled", "true")
    table.by("redo-turn").click()
    table.at(3).actor(1)
    table.by("redo-turn").click()
    table.at(4)
    # With keys.
    for key, count in [("Control+z", 3), ("u", 2), ("r", 3), ("Control+y", 4), ("Shift+U", 3), ("Shift+R", 4)]:
        table.page.keyboard.press(key)
        table.at(count)
    # What is taken back stays listed until another step is made.
    table.by("undo-turn").click()
    table.at(3)
    last = table.by("moves").locator("button.step").last
    expect(last).to_have_text("a1–a2")
    expect(last).to_have_class(re.compile("undone"))
    table.step("g1-g2")
    expect(table.by("redo")).to_have_attribute("aria-disabled", "true")
    assert steps_of(table.record()) == ["c7-c6", "d7>c6", "end", "g1-g2"]
    assert table.moves() == ["c7–c6", "d7→c6", words("diaballik-note-end"), "g1–g2"]


def test_the_move_list_leads_to_every_moment_and_play_goes_on_from_there(table: Table) -> None:
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
    # Unless one plays on from there.
    table.by("moves").get_by_role("button", name="d7→c6").click()
    table.at(2)
    table.find(".actions").get_by_role("button", name=words("play-from-here")).click()
    expect(table.by("redo")).not_to_have_attribute("aria-disabled", "true")
    table.at(2).actor(0)
    table.step("e7-e6")
    assert steps_of(table.record()) == ["c7-c6", "d7>c6", "e7-e6"]


def test_the_scrubber_walks_through_the_match_and_the_replay_runs_and_pauses(table: Table) -> None:
    table.load(CALM.record(6))
    table.at(6)
    scrubber = table.by("scrubber")
    scrubber.focus()
    table.page.keyboard.press("Home")
    table.at(0).holds("a7", square("a7", "support", 0))
    expect(scrubber).to_have_attribute("aria-valuetext", words("play-moment", at=0, length=6))
    for key, count in [("ArrowRight", 1), ("End", 6), (",", 5), (".", 6)]:
        table.page.keyboard.press(key)
        table.at(count)
        if key == "ArrowRight":
            table.holds("a6", square("a6", "support", 0))
    assert steps_of(table.record()) == CALM.words[:6]
    # The replay.
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
