"""Point in the browser: whole games for two, three, four and teams, cards that turn, results shown first, a phone."""

from __future__ import annotations

from typing import Any

import pytest
from escale.core.match import Match
from escale.core.record import SeatInfo
from escale.games import game
from escale.games.point.rules import other_colour
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.table import Table, click, until
from tests.browser.test_access import axe, dress
from tests.browser.words import reason, words

PATH = "point/"
POINT = game("point")
# Short games of greedy players; the one for two has a card thrown away and taken, the one for teams a stop.
SEEDS = {"2": 308, "3": 29, "teams": 29}
CHOICE = "bbwwbbwwbbww/bwwbbwwbbww 1b0w bb=wbw,bb=www,wb=bbw,ww=bbb/bw=bbw,wb=wbb,ww=wbw - bw 1 use 3"
CARD = "0:wb=bbw"
LONG = (
    "bbwwbbwwbbwwbbwwbwbwbwbww/bbwwbwb/wwbbwwb/bbw 3b3w bb=bbb,bb=wbw,wb=bww,wb=wbw/bw=bbw,wb=wbb,ww=wbw/"
    "bb=bwb,bw=wwb,ww=bbb/bw=bww,ww=wbb,ww=www - bwbw 1 use 21"
)


def unwanted(match: Match, seat: int, row: str) -> int:
    return row.count(other_colour(match.state.colours[seat]))


def planned(match: Match) -> str:
    """What a greedy player does: fewer pawns of the other colour."""
    if match.state.phase == "row":
        return "row bbbbbbwwwwww"
    steps = POINT.legal_steps(match.state)
    kinds = {step.kind: POINT.format_step(step) for step in steps}
    uses = [POINT.describe(match.state, step, None) for step in steps if step.kind == "use"]
    if uses:
        seat = match.state.seat
        return str(min(uses, key=lambda use: (unwanted(match, seat, use["row"]), use["text"]))["text"])
    return next(kinds[kind] for kind in ("stop", "take", "draw", "throw", "end") if kind in kinds)


def whole_game(seed: int, **options: str) -> Match:
    """A game of greedy players, its chance from a seed."""
    seats = [SeatInfo()] * POINT.seat_counts({"players": options["players"]})[0]
    match = Match(POINT, options, seats, seed=str(seed))
    while match.outcome is None and len(match.played) < 400:
        if match.actor == "chance":
            match.draw()
        else:
            match.play(planned(match))
    return match


# Places as big as a fingertip, once the page has found the room for them.
ROOMY = """[...document.querySelectorAll(given)]
    .map((place) => place.getBoundingClientRect())
    .every(({ width, height }) => Math.min(width, height) >= 43.95)"""


class PawnTable(Table):
    """A table of Point."""

    # Fingers instead of a mouse, or no pointer at all, which is quicker: then what a place would bring is shown first,
    # and a second tap takes it.
    touch = quick = False

    def point(self, place: str) -> None:
        if self.quick:
            click(self.place(place))
        elif self.touch:
            self.place(place).tap()
        else:
            self.place(place).click()

    def choose_card(self, place: str, text: str | None = None) -> PawnTable:
        """Choose a card, turned so that a use can be made."""
        self.point(place)
        expect(self.place(place)).to_have_attribute("aria-selected", "true")
        if text and not self.find(f'[data-use="{text}"]').count():
            self.point(place)
        return self

    def make(self, step: dict[str, Any]) -> None:
        """Make a step as a player does."""
        kind, parts = step["kind"], step["parts"]
        if kind == "row":
            self.find("[data-layout=halves]").click()
            self.by("point-lay").click()
        elif kind == "use":
            self.choose_card(parts[0], step["text"])
            self.point(parts[2])
            if self.touch or self.quick:
                self.point(parts[2])
        elif kind in ("throw", "swap"):
            self.choose_card(parts[0])
            self.point(parts[1])
        elif kind in ("draw", "take"):
            self.point(parts[0])
        else:
            self.press(step["text"])

    def play_out(self, match: Match) -> PawnTable:
        """Play a match that was planned; chance follows the same seed."""
        steps = match.told(None)
        for number, step in enumerate(steps, 1):
            if step["seat"] != "chance":
                self.make(step)
            if number == len(steps) or steps[number]["seat"] != "chance":
                self.at(number)
        return self

    def row(self, seat: int) -> str:
        """A row as it stands on the table."""
        return "".join(
            "b" if words("point-pawn-b") in (place.get_attribute("aria-label") or "") else "w"
            for place in self.find(f'.place[data-place^="{seat}@"]').all()
        )


def open_table(visitor: Visitor, path: str = PATH) -> PawnTable:
    table = PawnTable(visitor.page(path))
    table.ready()
    return table


# Turns here end when they are told to: on a busy machine one that ends by itself may end before it is looked at.
@pytest.fixture
def point(visitor: Visitor) -> PawnTable:
    dress(visitor, confirmEnd=True)
    return open_table(visitor)


@pytest.fixture
def phone(pocket: Visitor) -> PawnTable:
    dress(pocket, confirmEnd=True)
    return open_table(pocket)


def empty_record(match: Match) -> str:
    """The record of a match before its first step, with its seed."""
    return Match(POINT, match.options, match.seats, seed=match.seed).record()


def test_a_whole_game_for_two(point: PawnTable) -> None:
    match = whole_game(SEEDS["2"], players="2", layout="free")
    assert match.outcome
    point.load(empty_record(match))
    point.play_out(match)
    expect(point.by("result")).to_be_visible()
    assert point.record() == match.record()


def test_a_whole_game_in_teams(point: PawnTable) -> None:
    match = whole_game(SEEDS["teams"], players="teams", layout="pairs", deck="five64")
    assert match.outcome
    point.load(empty_record(match))
    point.quick = True
    point.play_out(match)
    expect(point.by("result")).to_be_visible()
    assert point.record() == match.record()


def test_a_whole_game_for_three_with_fingers_on_a_phone(phone: PawnTable) -> None:
    match = whole_game(SEEDS["3"], players="3", layout="pairs", deck="five64")
    assert match.outcome
    phone.by("open-menu").click()
    phone.load(empty_record(match))
    phone.touch = True
    phone.play_out(match)
    expect(phone.by("result")).to_be_visible()
    assert phone.record() == match.record()


def test_a_card_turns_shows_its_result_and_is_played_or_refused(point: PawnTable) -> None:
    point.load(CHOICE)
    point.place("0:ww=bbb").click()
    expect(point.sentence).to_have_text(reason("point-bank-short", gives="ww", takes="bbb", black=2, white=0))
    point.place("pile").click()
    expect(point.sentence).to_have_text(reason("point-taken-already"))
    point.choose_card(CARD)
    point.place("discard").click()
    expect(point.sentence).to_have_text(reason("point-must-use", card="wb=bbw"))
    point.press("end")
    expect(point.sentence).to_have_text(reason("point-end-too-early"))
    point.place("1:bw=bbw").click()
    expect(point.find('[data-at="1:bw=bbw"] .point-turn')).to_have_attribute("style", "transform: rotate(180deg);")
    point.at(0)
    # A card turns, and shows what comes of it before it is played.
    point.page.keyboard.press("Escape")
    point.choose_card(CARD)
    turn = point.find(f'[data-at="{CARD}"] .point-turn')
    expect(turn).to_have_attribute("style", "transform: rotate(0deg);")
    expect(point.find(".point-fits .target")).to_have_count(2)
    expect(point.sentence).to_contain_text("○●")
    point.place(CARD).click()
    expect(turn).to_have_attribute("style", "transform: rotate(180deg);")
    expect(point.sentence).to_contain_text("○●●")
    # Any pawn of the place will do; hovering shows what would come of it.
    point.place("0@6").hover()
    expect(point.by("preview")).to_have_attribute("data-row", "bbwbwwwbbww")
    point.place("0@6").click()
    point.at(1)
    expect(point.announcer).to_contain_text(words("point-pawn-b"))
    # Whether the turn has ended by itself meanwhile or not.
    point.page.keyboard.press("Shift+U")
    point.at(0)
    assert point.row(0) == "bbwwbbwwbbww"
    point.page.keyboard.press("r")
    point.at(1)
    # The second key stroke plays what the first has shown.
    keys = point.page.keyboard
    point.load(CHOICE)
    point.at(0)
    point.place(CARD).focus()
    keys.press("Enter")
    keys.press("Enter")
    point.place("0@4").focus()
    keys.press("Enter")
    expect(point.by("preview")).to_be_visible()
    expect(point.place("0@4")).to_have_attribute("aria-selected", "true")
    point.at(0)
    keys.press("Enter")
    point.at(1)


def test_partners_swap_cards_and_stop_and_help_tells_what_the_others_gain(point: PawnTable) -> None:
    point.load("bbwwbbwwbbww/bwbwbwbwbwbw 0b0w bb=bbb,bb=bbw,bb=www,bw=wwb/bw=bbw,bw=bww,ww=wbw - bw 1 use 3")
    point.by("hints").click()
    expect(point.by("point-help")).to_have_text(words("point-help-choose"))
    point.choose_card("0:bw=wwb", "bww=wb@2")
    point.place("0@2").hover()
    expect(point.by("point-help").locator("li").first).to_be_visible()
    expect(point.find(".point-gives")).not_to_have_count(0)
    point.page.keyboard.press("Escape")
    expect(point.find(".point-gives")).to_have_count(0)
    # Partners swap cards, and stop.
    point.page.goto(point.page.url.split("#")[0] + "#e=swap")
    point.at(0)
    point.choose_card("0:wb=bww")
    point.place("2:bw=wwb").click()
    point.at(1)
    expect(point.place("0:bw=wwb")).to_be_visible()
    expect(point.find(".point-swaps")).to_have_text(words("point-swaps-left", count=2))
    point.page.goto(point.page.url.split("#")[0] + "#e=stop")
    expect(point.find("button[data-step=stop]")).to_be_visible()
    point.press("stop")
    point.at(1)
    expect(point.find('.place[data-place^="2:"]')).to_have_count(6)
    assert words("point-row-stopped") not in (point.place("row:2").get_attribute("aria-label") or "")


def test_a_keyboard_lays_out_a_row_and_plays(point: PawnTable) -> None:
    keys = point.page.keyboard
    point.start(players="4")
    expect(point.find(".plate")).to_have_count(4)
    point.place("0@2").focus()
    keys.press("Enter")
    expect(point.place("0@2")).to_have_attribute("aria-selected", "true")
    keys.press("ArrowRight")
    keys.press("Enter")
    assert point.row(0) == "bwbwbbwwbbww"
    point.by("point-lay").press("Enter")
    point.at(1)
    assert "row_bwbwbbwwbbww" in point.record()
    for number in range(2, 5):
        point.by("point-lay").click()
        point.at(number if number < 4 else 16)
    point.page.mouse.move(0, 0)
    point.place("pile").focus()
    keys.press("Enter")
    point.at(18)


def test_long_rows_and_hands_of_seven_on_a_phone(phone: PawnTable, browser_name: str) -> None:
    page = phone.page

    def tap(place: str) -> None:
        phone.place(place).tap() if browser_name == "chromium" else phone.place(place).click()

    phone.by("open-setup").click()
    phone.start(players="teams")
    phone.by("open-menu").click()
    phone.load(LONG)
    expect(phone.find('.place[data-place^="0@"]')).to_have_count(25)
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    until(page, ROOMY, '.place[data-place*="@"], .place[data-place*=":"]:not([data-place^="row"])')
    tap("0:wb=bww")
    expect(phone.find(".point-fits .target")).to_have_count(7)
    tap("0@8")
    expect(phone.by("preview")).to_be_visible()
    if browser_name == "chromium":
        phone.at(0)
        tap("0@8")
    phone.at(1)
    page.goto(page.url.split("#")[0] + "#e=seven-cards")
    expect(phone.find('.place[data-place^="2:"]')).to_have_count(7)
    tap("2:bb=bwb")
    phone.by("point-turn").click()
    tap("2@3")
    phone.by("point-exchange").click()
    phone.at(3).press("end")
    expect(phone.by("result")).to_be_visible()


def test_axe_finds_nothing(visitor: Visitor, axe_source: str) -> None:
    point = open_table(visitor)
    point.start()
    axe(point.page, axe_source)
    point.load(CHOICE)
    point.by("hints").click()
    point.choose_card(CARD)
    point.place("0@4").hover()
    axe(point.page, axe_source)
    point.page.goto(visitor.site.url + PATH + "regles/")
    point.alive()
    axe(point.page, axe_source)
