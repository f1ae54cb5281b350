"""Moguli in the browser: a terrain of one's own, turning before confirming, routes, the underground, whole games."""

from __future__ import annotations

import re

import pytest
from escale.core.match import Match
from escale.games import game
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitor
from tests.browser.table import Table, centre, click, until
from tests.browser.test_access import axe, dress
from tests.browser.words import reason, words

PATH = "moguli/"
PEEK = 400  # milliseconds after which a key is held, not struck
# A short stroke, however busy the machine is.
STROKE = "['keydown', 'keyup'].forEach((kind) => document.dispatchEvent(new KeyboardEvent(kind, { key: 'v' })))"
TERRAIN = "DDbDq/Pqbdq/qDppb/DqbDQ/qBqDD/PDbpb/DdPDP"
# Dark slips through on the left and wins in the turn the fourth pawn arrives.
WHOLE = [
    TERRAIN,
    *("c1*270", "d1-c3", "end", "b7*180", "c7-c4", "end", "d3*270", "c1-b4", "end", "d7-b5", "end"),
    *("b5*180", "c3-c5", "end", "b7-c1", "end", "b3*90", "a1-b7", "end", "b5-a1", "end"),
    *("c1*270", "b1-b3", "end", "d7*180", "e7-d1", "end", "b4*90", "end", "c2*270", "c4-b1", "end"),
]
PHASES = "QpDPP/bBdpB/dqpbD/QqQBB/bDBpb/QbdbP/bdPQp d1d1d/5/4w/2d2/1w3/3d1/w2ww w"
MUST_FREE = "DpqdQ/qbdpD/pQqBB/dbDPd/BDpQB/ddqbD/qDBPB d1d1d/1d3/5/2w2/5/3d1/wwww1 w"
FROZEN = "DQqPq/pQQqQ/dbbpQ/PQPqp/dBBQQ/pdpBq/PdQpb ddddd/5/5/5/5/5/wwwww w"
ROUND = "QqqqP/BqBPp/Qqqbd/Bpddd/QdBBQ/ppBbb/BDPPP d1d1d/5/4w/2d2/w4/3d1/1w1ww w"


class Garden(Table):
    """A table of Moguli."""

    def lay(self, terrain: str) -> Garden:
        """Type in a terrain."""
        self.by("chance-table").click()
        self.by("terrain-input").fill(terrain)
        self.by("terrain-play").click()
        self.at(1)
        return self

    def turn(self, tile: str, angle: str) -> Garden:
        """Choose a tile, look at a turn of it, confirm."""
        self.place(tile).click()
        self.angle(angle).click()
        self.find("[data-testid=confirm]:visible").click()
        return self

    def angle(self, angle: str) -> Locator:
        return self.find(f'[data-angle="{angle}"]:visible')

    def make(self, step: str, *, touch: bool = False) -> Garden:
        """Make a step as the record writes it, without a pointer: quickly. A finger sees the route first."""
        after = self.count() + 1
        if "*" in step:
            tile, angle = step.split("*")
            click(self.place(tile))
            click(self.angle(angle))
            click(self.find("[data-testid=confirm]:not([aria-disabled]):visible"))
        elif step == "end":
            click(self.find("button[data-step=end]"))
        elif touch:
            start, goal = step.split("-")
            self.place(start).tap()
            self.place(goal).tap()
            expect(self.find(".mo-route")).to_be_visible()
            self.place(goal).tap()
        else:
            for place in step.split("-"):
                click(self.place(place))
        self.at(after)
        return self

    def reads(self, key: str, **given: str | int) -> Garden:
        expect(self.sentence).to_have_text(words(key, **given))
        return self


def open_garden(visitor: Visitor, path: str = PATH) -> Garden:
    garden = Garden(visitor.page(path))
    garden.ready()
    return garden


@pytest.fixture
def garden(visitor: Visitor) -> Garden:
    return open_garden(visitor)


@pytest.fixture
def phone(pocket: Visitor) -> Garden:
    dress(pocket, confirmEnd=True)
    return open_garden(pocket)


def test_the_script_is_a_whole_game() -> None:
    match = Match(game("moguli"))
    for step in WHOLE:
        match.play(step)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


@pytest.mark.everywhere
def test_a_whole_game_and_another_on_the_same_terrain(visitor: Visitor) -> None:
    dress(visitor, confirmEnd=True)
    garden = open_garden(visitor)
    garden.start()
    garden.lay(TERRAIN)
    for step in WHOLE[1:]:
        garden.make(step)
    expect(garden.by("result")).to_contain_text(words("moguli-termination-crossed", winner="Foncé", winners=1))
    assert "c1*270 d1-c3 end b7*180" in garden.record()
    garden.by("result-same").click()
    garden.at(1).actor(0)
    garden.by("mo-terrain").click()
    expect(garden.by("terrain-text")).to_have_value(TERRAIN)
    garden.by("terrain-again").click()
    expect(garden.by("stats")).to_be_hidden()
    garden.at(1).actor(0)


def test_a_whole_game_on_a_phone_with_room_for_fingers(phone: Garden, browser_name: str) -> None:
    page = phone.page
    page.get_by_role("button", name=words("setup-start")).click()
    phone.lay(TERRAIN)
    boxes = [place.bounding_box() for place in phone.find(".place, .mo-tray button").all()]
    assert len(boxes) == 39
    assert all(box and box["width"] >= 44 and box["height"] >= 44 for box in boxes)
    if browser_name == "chromium":  # the one with a touch screen here
        look_below(phone)
    for step in WHOLE[1:]:
        phone.make(step, touch=browser_name == "chromium")
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    expect(phone.by("result")).to_be_visible()


def look_below(phone: Garden) -> None:
    """A finger that rests on the board looks below, and chooses nothing."""
    board, finger = phone.find(".moguli").first, phone.page.context.new_cdp_session(phone.page)
    x, y = centre(phone.place("c4"))
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(board).to_have_attribute("data-lens", "under")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(board).not_to_have_attribute("data-lens", "under")
    expect(phone.place("c4")).to_have_attribute("aria-selected", "false")


def test_variants_are_shown_and_a_terrain_is_edited_tile_by_tile_and_checked(garden: Garden) -> None:
    # The variants, and their help.
    garden.choose("new_home_row", "on").choose("cylinder", "on")
    expect(garden.find(".mo-ghosts")).to_be_attached()
    garden.start()
    garden.by("chance").click()
    garden.at(1)
    garden.reads("moguli-hint-swap", player="Clair")
    expect(garden.find('button[data-step="swap 4"]')).to_have_text(words("moguli-button-swap", row=4))
    garden.press("swap 4").at(2)
    garden.press("keep").at(3).actor(0)
    garden.by("undo").first.click()
    garden.at(2).actor(1)
    garden.page.keyboard.press("?")
    expect(garden.by("help")).to_contain_text(words("moguli-lens-under-key"))
    garden.page.keyboard.press("Escape")
    expect(garden.by("help")).to_have_count(0)
    # A figure of the rules.
    garden.page.evaluate("location.hash = '#e=cylinder'")
    garden.at(0)
    garden.place("e5").click()
    garden.place("a6").hover()
    expect(garden.find(".mo-route [data-phase]")).to_have_count(2)
    garden.place("a6").click()
    garden.at(1)
    # A terrain of one's own.
    garden.new()
    garden.choose("new_home_row", "off").choose("cylinder", "off")
    garden.start()
    garden.reads("moguli-hint-lay")
    garden.by("chance-table").click()
    field, problem = garden.by("terrain-input"), garden.by("terrain-problem")
    field.fill("bpqd")
    expect(problem).to_have_text(words("moguli-terrain-syntax"))
    field.fill(TERRAIN.lower())
    expect(problem).to_have_text(reason("moguli-tiles-marked", count=0, needed=17))
    field.fill(TERRAIN)
    expect(problem).to_be_empty()
    garden.find("[data-edit=a7]").click()
    expect(field).to_have_value("B" + TERRAIN[1:])
    garden.by("brush-mark").click()
    garden.find("[data-edit=a7]").click()
    garden.find("[data-edit=e1]").click()
    garden.find("[data-edit=a6]").click()
    garden.find("[data-edit=b6]").click()
    made = "bDbDq/pQbdq/qDppb/DqbDQ/qBqDD/PDbpb/DdPDp"
    expect(field).to_have_value(made)
    expect(garden.by("terrain-play")).to_have_attribute("aria-disabled", "true")
    garden.find("[data-edit=c7]").click()
    garden.find("[data-edit=e7]").click()
    garden.by("terrain-play").click()
    garden.at(1)
    assert f"steps bDBDQ{made[5:]}" in garden.record()


def test_a_tile_is_looked_at_before_it_is_turned_and_a_keyboard_is_enough(garden: Garden) -> None:
    garden.load(PHASES)
    garden.place("a2").click()
    garden.reads("moguli-hint-tile", tile="a2")
    expect(garden.by("confirm")).to_have_attribute("aria-disabled", "true")
    for angle in ("90", "180", "270"):
        garden.place("a2").click()
        expect(garden.angle(angle)).to_have_attribute("aria-pressed", "true")
    expect(garden.find("[data-change]").first).to_be_attached()
    garden.place("a2").click()
    expect(garden.find("[data-change]")).to_have_count(0)
    garden.at(0)
    garden.place("a2").click()
    garden.by("confirm").click()
    garden.at(1)
    garden.holds("a2", re.compile(words("moguli-side-nw")))
    garden.by("undo").first.click()
    garden.at(0).holds("a2", re.compile(words("moguli-side-sw")))
    garden.by("redo").first.click()
    garden.at(1)
    garden.place("c2").click()
    expect(garden.sentence).to_have_text(reason("moguli-no-pivot-left"))
    garden.make("b3-c3").make("end")
    garden.holds("a2", re.compile(words("moguli-place-locked")))
    expect(garden.find("[data-locked=a2]")).to_be_attached()
    garden.place("a2").click()
    expect(garden.sentence).to_have_text(reason("moguli-locked", tile="a2"))
    # The same with keys.
    garden.load(PHASES)
    garden.at(0)
    keys = garden.page.keyboard
    garden.place("b3").focus()
    garden.holds("b3", re.compile(f"^b3, .*{words('moguli-pawn-0')}"))
    keys.press("Enter")
    expect(garden.place("b3")).to_have_attribute("aria-selected", "true")
    keys.press(" ")
    keys.press(" ")
    expect(garden.angle("180")).to_have_attribute("aria-pressed", "true")
    keys.press("Enter")
    garden.at(1)
    keys.press("u")
    garden.at(0)
    keys.press("Enter")
    keys.press("ArrowRight")
    expect(garden.find(".mo-route")).to_be_attached()
    keys.press("Enter")
    garden.at(1)
    expect(garden.place("c3")).to_be_focused()


def test_routes_the_underground_and_what_the_home_row_asks_are_shown(garden: Garden) -> None:
    garden.load(PHASES)
    # A route is shown in its phases, then walked.
    garden.place("b3").click()
    expect(garden.find("[data-gate][data-bonus]")).to_have_count(2)
    garden.place("d3").hover()
    expect(garden.find(".mo-route [data-phase]")).to_have_count(2)
    way = "par le chemin b4, descend en b4, passe sous c4 (pion foncé), remonte en d3, bonus"
    garden.reads("moguli-hint-route", **{"from": "b3", "to": "d3", "way": way})
    expect(garden.place("d3")).to_have_attribute("aria-label", re.compile(re.escape(way)))
    garden.drag("b3", "c4")
    expect(garden.sentence).to_have_text(reason("moguli-occupied", gate="c4"))
    garden.drag("b3", "d3").at(1)
    expect(garden.announcer).to_contain_text(way)
    garden.reads("moguli-hint-bonus", pivots=2)
    garden.turn("a1", "90").at(2)
    garden.turn("a1", "270").at(3)
    garden.at(4).actor(1)  # nothing is left: the turn ends by itself
    # The underground is seen from one stroke to the next, or while a key is held.
    board = garden.find(".moguli").first
    garden.by("mo-through").click()
    expect(board).to_have_attribute("data-lens", "through")
    garden.page.evaluate(STROKE)
    expect(board).to_have_attribute("data-lens", "under")
    garden.page.evaluate(STROKE)
    expect(board).not_to_have_attribute("data-lens", "under")
    garden.page.keyboard.down("v")
    expect(board).to_have_attribute("data-lens", "under")
    until(garden.page, "performance.now() > given", garden.page.evaluate("performance.now()") + PEEK)
    garden.page.keyboard.up("v")
    expect(board).not_to_have_attribute("data-lens", "under")
    # What the home row asks is said and shown.
    garden.load(MUST_FREE)
    garden.reads("moguli-hint-free", player="Clair", row=1)
    expect(garden.find("[data-mover]")).to_have_count(2)
    garden.press("end")
    expect(garden.sentence).to_have_text(reason("moguli-end-must-free", free=1, needed=2))
    garden.place("a1").click()
    garden.angle("180").click(force=True)  # it says why not
    expect(garden.sentence).to_have_text(reason("moguli-pivot-closes", tile="a1"))
    garden.load(FROZEN)
    garden.reads("moguli-hint-frozen", player="Clair")
    garden.by("mo-hints").click()
    expect(garden.find("[data-hint]")).to_have_count(1)
    garden.place("b1").click()
    expect(garden.find(".mo-angle.opens")).to_have_count(2)
    garden.angle("180").click()
    garden.by("confirm").click()
    garden.at(1)
    garden.reads("moguli-hint-free", player="Clair", row=1)


def test_axe_finds_nothing(visitor: Visitor, axe_source: str) -> None:
    garden = open_garden(visitor)
    garden.start()
    garden.by("chance-table").click()
    axe(garden.page, axe_source, ("dark",))
    garden.by("terrain-play").click()
    garden.at(1)
    garden.by("mo-hints").click()
    garden.place("c3").click()
    garden.place("c3").click()
    axe(garden.page, axe_source)
    garden.page.goto(visitor.site.url + PATH + "regles/")
    garden.alive()
    axe(garden.page, axe_source, ("light",))
