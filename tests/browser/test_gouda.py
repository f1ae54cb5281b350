"""Gouda! Gouda! in the browser: four people at one device, the curtain, duels, seats and signs, a phone."""

from __future__ import annotations

from itertools import pairwise

import pytest
from escale.core.match import Match
from escale.core.record import SeatInfo
from escale.games import game
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitor
from tests.browser.table import Table, click
from tests.browser.test_access import axe, dress
from tests.browser.words import reason, words

PATH = "gouda/"


class MiceTable(Table):
    """A table of Gouda! Gouda!."""

    def roll(self, letters: str) -> MiceTable:
        """Type in what real dice show."""
        expect(self.find("[data-testid=chance-table], [data-testid=chance-input]").first).to_be_visible()
        if self.by("chance-table").count():
            click(self.by("chance-table"))
        for letter in letters:
            click(self.find(f'[data-face="{letter}"]'))
        click(self.by("real-play"))
        return self

    def key(self, name: str, value: str) -> Locator:
        """A choice under the board or in the panel, whichever is there."""
        return self.find(f'[data-{name}="{value}"]:visible')

    def make(self, step: str, way: str = "board") -> MiceTable:
        """Make a step as the record writes it, on the board or with the keys under it."""
        after = self.count() + 1
        kind, *rest = step.split()
        if kind == "mice":
            for place, number in zip(("M0", "C1", "C2"), map(int, rest), strict=True):
                for _ in range(number):
                    click(self.place(place) if way == "board" else self.key("start", place))
        elif kind == "from":
            click(self.place(rest[0]) if way == "board" else self.key("from", rest[0]))
        elif kind == "roll":
            self.roll(rest[0])
        elif kind == "end":
            click(self.find("button[data-step=end]"))
        elif way == "board":
            click(self.find(f'.place[data-movable][data-place$=":{int(kind[1]) - 1}"]'))
            click(self.place(rest[0]))
        else:
            click(self.key("mouse", str(int(kind[1]) - 1)))
            click(self.key("to", rest[0]))
        self.at(after)
        return self

    def start_with(self, seats: int, **options: str) -> MiceTable:
        self.choose("seat-count", str(seats))
        self.start(**options)
        return self

    def behind_the_curtain(self, seat: int) -> MiceTable:
        """A seat takes the device and looks."""
        click(self.find(f'[data-answer="{seat}"]'))
        click(self.by("curtain-lift"))
        expect(self.by("private")).to_be_visible()
        return self

    def play_marker(self, seat: int, marker: str, step: str) -> MiceTable:
        self.behind_the_curtain(seat)
        click(self.find(f'[data-marker="{marker}"]'))
        click(self.find(f'[data-play="{step}"]'))
        expect(self.by("private")).to_be_hidden()
        return self


class Game:
    """A whole game of four with a full set of markers, made at a table and in the rules side by side."""

    def __init__(self, table: MiceTable, way: str) -> None:
        self.table, self.way = table, way
        self.match = Match(game("gouda"), {"markers": "set"}, [SeatInfo()] * 4)

    def make(self, *steps: str) -> None:
        for step in steps:
            self.match.play(step)
            self.table.make(step, self.way)

    def decline(self, until: int | None = None) -> None:
        """Everybody asked declines, up to a seat."""
        asked = self.match.game.view(self.match.state, None)["asked"]
        for seat in (asked["seat"], *asked["then"]):
            if seat == until:
                return
            self.match.play("decline")

    def nobody(self) -> None:
        self.decline()
        click(self.table.by("nobody"))
        self.table.at(len(self.match.played))

    def call_extra(self, seat: int, place: str) -> None:
        """A seat calls an extra turn, and nobody annuls it."""
        self.decline(until=seat)
        self.match.play(f"extra {place}")
        self.table.play_marker(seat, "extra", f"extra {place}")
        self.table.at(len(self.match.played))
        self.nobody()

    def play(self) -> None:
        """Red's mouse climbs: everybody calls an extra turn for it, then all but Red roll yellow."""
        for _ in range(4):
            self.match.play("mice 5 0 0")
            click(self.table.find("[data-testid=place-all]:visible"))
            self.table.at(len(self.match.played))
        self.make("from M0", "roll gyyyy")
        self.nobody()
        self.make("g1 M1", "end")
        for seat, (here, there) in enumerate(pairwise(("M1", "M2", "M3", "M4", "F1"))):
            self.call_extra(seat, here)
            self.make("roll g")
            self.nobody()
            self.make(f"g1 {there}", "end")
        self.nobody()
        for _ in range(3):
            self.make("from M0", "roll yyyyy")
            self.nobody()
            self.make("end")
            self.nobody()
        self.make("from F1", "roll g")
        self.nobody()
        self.make("g1 T")
        assert self.match.outcome is not None
        assert self.match.outcome.winners == (0,)


def open_table(visitor: Visitor, path: str = PATH) -> MiceTable:
    table = MiceTable(visitor.page(path))
    table.ready()
    return table


@pytest.fixture
def mice(visitor: Visitor) -> MiceTable:
    return open_table(visitor)


@pytest.fixture
def phone(pocket: Visitor) -> MiceTable:
    return open_table(pocket)


def test_four_people_play_a_whole_game_at_one_device(visitor: Visitor) -> None:
    dress(visitor, confirmEnd=True)
    mice = open_table(visitor)
    mice.start(markers="set")
    Game(mice, "board").play()
    winner = words("gouda-seat-0")
    expect(mice.by("result")).to_contain_text(words("gouda-termination-cheese", winner=winner))


def test_four_people_play_a_whole_game_on_a_phone(pocket: Visitor) -> None:
    dress(pocket, confirmEnd=True)
    phone = open_table(pocket)
    phone.by("open-setup").click()
    phone.start(markers="set")
    keys = [key.bounding_box() for key in phone.find(".gouda-key:visible, .turnbar button:visible").all()]
    assert keys
    assert all(box and box["width"] >= 44 and box["height"] >= 44 for box in keys)
    Game(phone, "tray").play()
    expect(phone.by("result")).to_be_visible()


def test_markers_stay_behind_the_curtain_and_duels_are_shown(mice: MiceTable) -> None:
    page = mice.page
    mice.start_with(3, markers="set")
    for step in ("mice 5 0 0", "mice 1 3 1", "mice 1 0 4", "from M0", "roll gggyr"):
        mice.make(step)
    expect(mice.sentence).to_have_text(words("gouda-ask-roll"))
    # Whoever answers speaks for those asked before.
    mice.find('[data-answer="1"]').click()
    mice.at(6)
    expect(mice.by("curtain")).to_contain_text(words("curtain-pass", player="Bleu"))
    assert page.locator("[data-marker]").count() == 0
    stored = page.evaluate("Object.values(localStorage).join()")
    assert '"hand":[]' in stored
    assert '"hand":["' not in stored
    mice.by("curtain-lift").click()
    expect(page.locator("[data-marker]")).to_have_count(6)
    # No other place has as many mice: there is nothing to transfer to.
    expect(page.locator("[data-marker=transfer]")).to_have_attribute("aria-disabled", "true")
    page.locator("[data-marker=worsen]").click()
    page.locator("[data-die=g]").first.click()
    page.locator("[data-die=y]").click()
    mice.by("aim-dice").click()
    mice.at(7)
    expect(mice.by("private")).to_be_hidden()
    expect(mice.find(".gouda-duel")).to_contain_text(words("gouda-power-worsen"))
    # Green annuls it, Blue annuls the annulment: it stands.
    mice.play_marker(2, "annul", "annul").at(8)
    mice.play_marker(1, "annul", "annul").at(10)
    expect(mice.find(".gouda-duel")).to_contain_text(words("gouda-power-worsen"))
    mice.by("nobody").click()
    mice.at(12)
    expect(mice.find(".gouda-duel.settled")).to_contain_text(words("gouda-stands"))
    expect(mice.announcer).to_contain_text(
        words("gouda-step-stands", power=words("gouda-power-worsen"), player=words("gouda-seat-1"))
    )
    expect(mice.find(".gouda-dice")).to_have_attribute(
        "aria-label", words("gouda-dice", dice="2 verts, 1 jaune, 2 rouges", left=5)
    )
    # Asked again; nobody wants more, and the dice are applied.
    mice.page.keyboard.press("e")
    mice.at(15).actor(0)
    mice.make("g2 M1")
    mice.make("g1 C1")
    expect(mice.find(".gouda-dice .used")).to_have_count(2)


def test_players_are_asked_as_often_as_they_like(visitor: Visitor) -> None:
    dress(visitor, reactions="call")
    mice = open_table(visitor)
    mice.start_with(2, markers="set")
    for step in ("mice 5 0 0", "mice 4 1 0", "from M0"):
        mice.make(step)
    mice.roll("ggyyy")
    # Nobody is asked, but somebody may speak up.
    mice.at(6).actor(0)
    mice.by("recall").click()
    mice.at(4)
    mice.play_marker(0, "annul", "annul roll").at(5)
    # An answer is asked for all the same.
    expect(mice.by("question")).to_be_visible()
    mice.by("nobody").click()
    mice.at(6).actor("chance")


def test_seats_and_signs_are_chosen_and_remembered(mice: MiceTable) -> None:
    first = mice.find('input[name="first"]')
    expect(first).to_have_count(4)
    mice.choose("first", "4")
    mice.choose("seat-count", "3")
    expect(first).to_have_count(3)
    expect(mice.find('input[name="first"][value="1"]')).to_be_checked()
    mice.choose("seat-count", "6")
    expect(first).to_have_count(6)
    mice.choose("markers", "set")
    expect(mice.find('input[name="seat-count"][value="5"]')).to_be_checked()
    expect(mice.find(".remarks")).to_contain_text(words("setup-reseated", count=5))
    mice.by("sign-0").click()
    mice.find('[data-sign="5"]').click()
    mice.by("name-0").fill("Zoé")
    mice.page.reload()
    mice.ready()
    expect(mice.by("name-0")).to_have_value("Zoé")
    expect(mice.by("name-1")).to_have_attribute("placeholder", words("gouda-seat-1"))
    mice.by("start").click()
    mice.make("mice 5 0 0")
    expect(mice.find(".plate")).to_have_count(5)
    mice.holds("M0", f"{words('gouda-place-m0')}, {words('gouda-mice', count=5, seat='Zoé')}")
    assert "seats human:Zo%C3%A9/5 human:/1" in mice.record()


def test_secrets_are_looked_at_by_their_owner_and_given_out_as_somebody_knows_them(mice: MiceTable) -> None:
    mice.start_with(2, markers="2")
    mice.at(2)
    mice.by("markers").click()
    mice.find('[data-look="1"]').click()
    expect(mice.by("curtain")).to_contain_text(words("curtain-pass", player="Bleu"))
    mice.by("curtain-lift").click()
    expect(mice.by("private")).to_contain_text(words("gouda-hand"))
    mice.by("curtain-hide").click()
    expect(mice.by("private")).to_be_hidden()
    assert mice.find("[data-marker]").count() == 0
    mice.at(2)
    # A record is given out as one of them knows the match.
    mice.by("copy-record").click()
    dialog = mice.by("record")
    expect(dialog).to_be_visible()
    expect(dialog.locator('input[value="whole"]')).to_be_disabled()
    dialog.locator('input[value="1"]').check()
    mice.by("record-copy").click()
    expect(mice.by("curtain")).to_contain_text(words("curtain-pass", player="Bleu"))
    mice.by("curtain-lift").click()
    with mice.page.expect_download() as download:
        mice.by("own-save").click()
    text = download.value.path().read_text(encoding="utf-8")
    assert text.count("~") == 1
    assert text.count("draw_") == 1
    mice.by("curtain-hide").click()
    mice.by("open-load").click()
    mice.by("load-text").fill(text)
    mice.by("load-go").click()
    mice.at(2)


def test_mice_are_set_down_in_any_order_and_refusals_say_why(mice: MiceTable) -> None:
    keys = mice.page.keyboard
    mice.start_with(2)
    mice.place("M0").focus()
    for key in ("Enter", "ArrowRight", "Enter", "Enter", "ArrowLeft", "Enter"):
        keys.press(key)
    expect(mice.find(".gouda-placed use")).to_have_count(4)
    keys.press("Escape")
    expect(mice.find(".gouda-placed use")).to_have_count(0)
    for place in ("C2", "M0", "C1", "C2", "M0"):
        mice.place(place).click()
    mice.at(1)
    mice.by("undo").click()
    mice.at(0)
    mice.by("place-all").click()
    mice.at(1)
    mice.make("mice 0 5 0")
    mice.place("C1").click()
    expect(mice.sentence).to_have_text(reason("gouda-from-no-mouse", place="C1"))
    mice.make("from M0")
    mice.place("M0").click()
    expect(mice.sentence).to_have_text(words("play-refused-chance", action=words("gouda-roll")))
    mice.roll("ggyyy")
    mice.place("M0:0").click()
    mice.place("M2").click()
    expect(mice.sentence).to_have_text(reason("gouda-not-forward", place="M0", to="M2"))
    mice.press("end")
    expect(mice.sentence).to_contain_text(reason("gouda-end-dice-left", count=2))


def test_six_at_a_phone_fit_and_axe_finds_nothing(phone: MiceTable, axe_source: str) -> None:
    page = phone.page
    phone.by("open-setup").click()
    phone.choose("seat-count", "6")
    axe(page, axe_source)
    phone.start(markers="1")
    phone.at(6)
    for count in range(7, 13):
        phone.find("[data-testid=place-all]:visible").click()
        phone.at(count)
    phone.find('[data-from="M0"]:visible').click()
    phone.at(13)
    phone.roll("ggyrr")
    phone.at(14)
    expect(phone.by("question")).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    axe(page, axe_source)
    phone.find('[data-answer="0"]').click()
    axe(page, axe_source)
    phone.by("curtain-lift").click()
    expect(phone.by("private")).to_be_visible()
    axe(page, axe_source)
