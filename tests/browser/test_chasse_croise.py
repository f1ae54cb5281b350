"""Chassé-croisé in the browser: dice by button and from the table, whole games, a phone, help and fairness."""

from __future__ import annotations

import re

import pytest
from escale.core.match import Match
from escale.games import game
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitor
from tests.browser.table import Table
from tests.browser.test_access import axe, dress
from tests.browser.words import reason, words

PATH = "chasse-croise/"
SIDES = "rw"

# Five lanes, Red begins: two pawns straight home each turn; White is hit once.
WHOLE = [
    *("roll 6-6", "1+6", "2+6", "end", "roll 3-1", "1+3", "2+1", "end"),
    *("roll 6-1", "3+1", "4+6", "end", "roll 2-1", "1+2", "2+1", "end"),
    *("roll 6-5", "5+6", "3+5"),
]
SHORT = {"lanes": "5", "first": "red"}


class DiceTable(Table):
    """A table of Chassé-croisé."""

    def roll(self, first: int, second: int) -> DiceTable:
        """Type in what real dice show."""
        expect(self.find("[data-testid=chance-table], [data-testid=chance-input]").first).to_be_visible()
        after = self.count() + 1
        if self.by("chance-table").count():
            self.by("chance-table").click()
        self.find(f'[data-face="0-{first}"]').click()
        self.find(f'[data-face="1-{second}"]').click()
        self.by("real-play").click()
        self.at(after)
        return self

    def throw(self) -> DiceTable:
        """Roll with the button."""
        after = self.count() + 1
        self.by("chance").click()
        self.at(after)
        return self

    def make(self, step: str, seat: int, way: str = "board") -> DiceTable:
        """Make a step as the record writes it."""
        if step.startswith("roll"):
            return self.roll(*map(int, re.findall(r"\d", step)))
        after = self.count() + 1
        if step == "end":
            # It may be about to end by itself: then its button may be gone before it is reached.
            self.find('button[data-step="end"]').evaluate_all("all => all.forEach((button) => button.click())")
        else:
            lane, die = re.findall(r"\d+", step)
            pawn = f"{SIDES[seat]}{lane}"
            if way == "board":
                self.place(pawn).click()
                self.landing(pawn, int(die), "+" in step).click()
            else:
                self.find(f'[data-pawn="{pawn}"]').click()
                self.tray(pawn, int(die), "+" in step).click()
        self.at(after)
        return self

    def where(self, pawn: str) -> int:
        """The place of a pawn, from how its square is described."""
        label = self.place(pawn).get_attribute("aria-label") or ""
        number = re.search(r"case (\d+)", label)
        return int(number[1]) if number else 0 if words("chasse_croise-where-start") in label else 6

    def landing(self, pawn: str, die: int, forwards: bool) -> Locator:
        to = self.where(pawn) + (die if forwards else -die)
        return self.place(f"{pawn}:{to}")

    def tray(self, pawn: str, die: int, forwards: bool) -> Locator:
        to = self.where(pawn) + (die if forwards else -die)
        return self.find(f'[data-landing="{pawn}:{to}"]')

    def play_all(self, steps: list[str], way: str = "board") -> DiceTable:
        seat = 0
        for step in steps:
            self.make(step, seat, way)
            seat = 1 - seat if step == "end" else seat
        return self


def open_table(visitor: Visitor, path: str = PATH) -> DiceTable:
    table = DiceTable(visitor.page(path))
    table.ready()
    return table


@pytest.fixture
def dice(visitor: Visitor) -> DiceTable:
    return open_table(visitor)


@pytest.fixture
def phone(pocket: Visitor) -> DiceTable:
    return open_table(pocket)


def test_the_script_is_a_whole_game() -> None:
    match = Match(game("chasse_croise"), SHORT)
    for step in WHOLE:
        match.play(step)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


# How often each face fell for Red and for White in the first nine steps.
FALLEN = [["1", "1", "1"], ["2", "0", "0"], ["3", "0", "1"], ["4", "0", "0"], ["5", "0", "0"], ["6", "3", "0"]]


@pytest.mark.everywhere
def test_a_whole_game_with_real_dice_that_are_counted(dice: DiceTable) -> None:
    dice.start(**SHORT)
    dice.play_all(WHOLE[:9])
    dice.by("open-stats").click()
    rows = dice.by("stats").locator("tbody tr")
    expect(rows).to_have_count(6)
    assert [row.inner_text().split() for row in rows.all()] == FALLEN
    dice.page.keyboard.press("Escape")
    expect(dice.by("stats")).to_have_count(0)
    dice.play_all(WHOLE[9:])
    winner = words("chasse_croise-seat-0")
    expect(dice.by("result")).to_contain_text(words("chasse_croise-termination-home", winner=winner))
    assert "steps roll_6-6 1+6 2+6 end" in dice.record()


def test_turns_with_the_button(dice: DiceTable) -> None:
    """A player who takes the first forward landing it finds, and ends the turn when there is none."""
    dice.start(lanes="5")
    while dice.count() < 12:
        if dice.board.get_attribute("data-actor") == "chance":
            dice.throw()
        else:
            play_forwards(dice)
    assert "roll" in dice.record()


def names(dice: DiceTable, which: str) -> list[str]:
    """The names of places that bear a mark."""
    given = "which => [...document.querySelectorAll(`.place${which}`)].map((each) => each.dataset.place)"
    return list(dice.page.evaluate(given, which))


def play_forwards(dice: DiceTable) -> None:
    before = dice.count()
    pawns = dice.page.evaluate(
        "[...document.querySelectorAll('.place[data-movable]')].map((each) => each.dataset.place)"
    )
    for pawn in pawns:
        dice.place(pawn).click()
        here = dice.where(pawn)
        landings = names(dice, "[data-target=play]")
        ahead = [place for place in landings if int(place.split(":")[1]) > here]
        if ahead:
            dice.place(ahead[0]).click()
            dice.at(before + 1)
            return
    # A turn with nothing left to do ends by itself, too: its button may be gone before it is reached.
    dice.find('button[data-step="end"]').evaluate_all("all => all.forEach((button) => button.click())")
    dice.at(before + 1)


def test_rolls_come_first_by_button_by_key_or_by_themselves_and_are_never_taken_back(dice: DiceTable) -> None:
    # The beginner is rolled for.
    dice.start()
    expect(dice.sentence).to_have_text(words("chasse_croise-rolloff", player="Rouge"))
    dice.roll(6, 3)
    expect(dice.sentence).to_have_text(words("chasse_croise-rolloff-answer", player="Blanc", other="Rouge", total=9))
    dice.roll(5, 4)
    expect(dice.sentence).to_have_text(words("chasse_croise-rolloff-again", player="Rouge"))
    dice.roll(2, 1)
    dice.roll(6, 1)
    expect(dice.sentence).to_have_text(words("chasse_croise-begins", player="Blanc"))
    dice.roll(4, 2)
    dice.actor(1)
    # Pointing before the roll says what comes first.
    dice.new().start(first="red")
    dice.place("r4").click()
    expect(dice.sentence).to_have_text(words("play-refused-chance", action=words("chasse_croise-roll")))
    # Used dice are struck out. A step is taken back, a roll never.
    dice.roll(6, 3)
    expect(dice.find(".cc-dice .used")).to_have_count(0)
    dice.make("4+6", 0)
    expect(dice.find(".cc-dice .used")).to_have_count(1)
    dice.by("undo").click()
    dice.at(1)
    expect(dice.by("undo")).to_have_attribute("aria-disabled", "true")
    dice.page.keyboard.press("u")
    expect(dice.sentence).to_have_text(reason("undo-chance"))
    dice.at(1)
    # A keyboard is enough.
    dice.new().start(first="red")
    keys = dice.page.keyboard
    keys.press("d")
    dice.at(1)
    dice.place("r1").focus()
    keys.press("ArrowRight")
    expect(dice.place("r2")).to_be_focused()
    keys.press("Enter")
    expect(dice.place("r2")).to_have_attribute("aria-selected", "true")
    target = dice.find(".place[data-target=play]").last
    name = target.get_attribute("data-place") or ""
    for _ in range(int(name.split(":")[1])):
        keys.press("ArrowUp")
    keys.press("Enter")
    dice.at(2)
    expect(dice.place("r2")).to_be_focused()
    # Rolls come by themselves if wanted.
    dice.by("open-settings").click()
    dice.choose("chance", "auto")
    keys.press("Escape")
    dice.new().start(first="white")
    dice.at(1).actor(1)


def test_in_a_teaching_match_everything_is_taken_back_and_the_record_says_so(dice: DiceTable) -> None:
    dice.by("teaching").check(force=True)
    dice.start(first="red")
    expect(dice.find(".teaching")).to_have_text(words("play-teaching"))
    dice.roll(6, 3)
    assert "\nteaching\n" in dice.record()
    dice.by("undo").click()
    dice.at(0)
    expect(dice.by("chance-input")).to_be_visible()
    dice.roll(5, 5)
    dice.page.reload()
    dice.ready().at(1)
    expect(dice.find(".teaching")).to_be_visible()


def test_one_tap_plays_both_dice_and_refusals_say_why(dice: DiceTable) -> None:
    dice.load("0,0,0,0,0,0,0,0,0,0/0,0,4,0,0,0,0,0,0,0 red - 1")
    dice.roll(6, 3)
    dice.place("r4").click()
    dice.place("r4:9").click()
    # With the 6 first White's pawn would be jumped over; the 3 first hits it.
    dice.at(3)
    assert dice.moves() == ["6·3", "4+3×", "4+6"]
    dice.by("undo").first.click()
    dice.by("undo").first.click()
    dice.at(1)
    # The other order.
    dice.by("swap-dice").click()
    dice.place("r5").click()
    dice.place("r5:9").click()
    dice.at(3)
    assert dice.moves() == ["6·3", "5+3", "5+6"]
    dice.by("undo").first.click()
    dice.by("undo").first.click()
    dice.at(1)
    # A pawn that is hit goes back, and is announced.
    dice.place("r4").click()
    expect(dice.place("r4:3")).to_have_attribute("data-target", "play")
    dice.place("r4:3").click()
    dice.at(2)
    expect(dice.announcer).to_contain_text(words("chasse_croise-step-hit", pawn="Blanc 3"))
    dice.holds("w3", words("chasse_croise-place-pawn", pawn="Blanc 3", where=words("chasse_croise-where-start")))
    # Refusals.
    dice.load("0,0,0,0,0,0,0,0,0,0/4,0,0,0,4,0,0,0,0,0 red - 1")
    dice.at(0)
    dice.roll(3, 2)
    dice.place("r4").click()
    expect(dice.sentence).to_have_text(reason("chasse-croise-blocked", lane=4, die=3, by=1))
    dice.press("end")
    expect(dice.sentence).to_contain_text(reason("chasse-croise-end-forward-possible", lane=1, die=3))


def test_dangers_are_shown_and_a_turn_with_nothing_to_do_ends_by_itself(dice: DiceTable) -> None:
    # Pawns in danger are shown with their chances.
    dice.load("0,3,0,0,0,0,9,1,0,0/0,0,0,0,8,2,0,0,0,0 red - 1")
    dice.roll(1, 1)
    expect(dice.find(".dangers g g")).to_have_count(0)
    dice.by("hints").click()
    expect(dice.find(".dangers text")).not_to_have_count(0)
    dice.find(".cc-threats summary").click()
    expect(dice.find(".cc-threats")).to_contain_text("sur 36")
    dice.page.reload()
    dice.ready()
    expect(dice.find(".dangers text")).not_to_have_count(0)
    dice.by("hints").click()
    expect(dice.find(".dangers text")).to_have_count(0)
    # Nothing to do.
    dice.new().choose("lanes", "5")
    dice.load("0,0,0,0,0/3,4,5,1,2 red - 1")
    expect(dice.find('.place[data-place="r5"]')).to_be_attached()
    dice.roll(6, 6)
    expect(dice.sentence).to_have_text(words("play-nothing"))
    dice.at(2).actor("chance")


def test_a_whole_game_on_a_phone(phone: DiceTable) -> None:
    phone.by("open-setup").click()
    phone.start(**SHORT)
    phone.play_all(WHOLE, "tray")
    expect(phone.by("result")).to_be_visible()


def test_ten_lanes_on_a_phone_have_room_for_fingers(phone: DiceTable, browser_name: str) -> None:
    page = phone.page
    page.get_by_role("button", name=words("setup-start")).click()
    page.evaluate("document.activeElement?.blur()")
    for first, second in ((6, 3), (2, 1), (6, 5)):
        phone.roll(first, second)
    phone.actor(0)
    for keys in ("[data-pawn]", "[data-landing]"):
        boxes = [key.bounding_box() for key in phone.find(keys).all()]
        assert boxes
        assert all(box and box["width"] >= 44 and box["height"] >= 44 for box in boxes)
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
        assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight + 1")
        if keys == "[data-pawn]":
            phone.find("[data-pawn=r4]").click()
    if browser_name == "chromium":  # the one with a touch screen here
        # A thumb that comes down on the square beside a landing means it.
        box = phone.place("r4:6").bounding_box()
        assert box
        page.touchscreen.tap(box["x"] + box["width"] + 4, box["y"] + box["height"] / 2)
        phone.at(4)
        assert phone.where("r4") == 6
        page.keyboard.press("u")
        phone.at(3)
        phone.find("[data-pawn=r4]").click()
    phone.find('[data-landing="r4:11"]').click()
    phone.at(5)
    phone.holds("r4", words("chasse_croise-place-pawn", pawn="Rouge 4", where=words("chasse_croise-where-home")))


def test_axe_finds_nothing(visitor: Visitor, axe_source: str) -> None:
    dress(visitor)
    dice = open_table(visitor)
    axe(dice.page, axe_source)
    dice.load("0,3,0,0,0,0,9,1,0,0/0,0,0,0,8,2,0,0,0,0 red - 1")
    expect(dice.by("chance")).to_be_visible()
    axe(dice.page, axe_source, within="main")
    dice.by("chance-table").click()
    axe(dice.page, axe_source, within="[data-testid=chance-input]")
    dice.roll(4, 3)
    dice.by("hints").click()
    dice.find(".cc-threats summary").click()
    dice.place("r2").click()
    axe(dice.page, axe_source)
    dice.by("open-stats").click()
    expect(dice.by("stats")).to_be_visible()
    axe(dice.page, axe_source, within="dialog[open]")
    dice.page.goto(visitor.site.url + PATH + "regles/")
    dice.alive()
    axe(dice.page, axe_source)
