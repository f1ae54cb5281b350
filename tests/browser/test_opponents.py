"""Opponents in the browser: a game against one, among themselves, interrupted, lost and found; advice; who is ahead."""

from __future__ import annotations

import re
from typing import Any

import pytest
from escale.core.game import AnyGame
from escale.core.match import Match, load_match
from escale.games import game
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.games import BLITZ, STORM
from tests.browser.table import Table, click, steps_of, until
from tests.browser.test_access import SMALLEST, axe, dress
from tests.browser.words import seat, words

THINKING = words("opponent-thinks", player=words("opponent-level-5"))


def seated(table: Table, *kinds: str, **options: str) -> Table:
    """Say who plays in which seat, and begin."""
    for number, kind in enumerate(kinds):
        table.by(f"kind-{number}").select_option(kind)
    return table.start(**options)


def my_turn(table: Table, me: int = 0) -> str:
    """Wait for the person's turn, or for the end; whoever waits may hurry."""
    until(
        table.page,
        """(() => {
            document.querySelector('[data-testid=play-now]')?.click();
            const { actor } = document.querySelector('[data-testid=board]').dataset;
            return actor === String(given) || actor === 'over';
        })()""",
        me,
    )
    return str(table.board.get_attribute("data-actor"))


def make(table: Table, steps: list[str]) -> Table:
    """Make the steps of a turn; what the opponent answers may come before anybody looks."""
    table.steps([step for step in steps if step != "end"])
    if steps[-1] == "end":
        count = table.count()
        click(table.find("button[data-step=end]"))
        until(table.page, "Number(document.querySelector('[data-testid=board]').dataset.at) > given", count)
    return table


def forward(match: Match) -> list[str]:
    """A turn for White at Diaballik: one that wins, or the one that brings supports and ball furthest."""
    rules: AnyGame = match.game

    def worth(state: Any) -> tuple[float, ...]:
        if rules.outcome(state):
            return (1.0, 0.0)
        board = rules.view(state, 0)
        rows = [7 - int(one["at"][1]) for one in board["supports"] if one["seat"] == 0]
        return (0.0, max(rows) + 2 * (7 - int(board["balls"][0][1])) + sum(rows) / 20)

    found: dict[Any, list[str]] = {}
    states = [(match.state, list[str]())]
    while states:
        state, steps = states.pop()
        for step in rules.legal_steps(state):
            after, made = rules.play(state, step), [*steps, rules.format_step(step)]
            if rules.outcome(after) or rules.ends_turn(state, step):
                found.setdefault(worth(after), made)
            elif len(made) < 3:
                states.append((after, made))
    return found[max(found)]


def test_from_the_shelf_with_one_tap_to_a_whole_game(visitor: Visitor) -> None:
    dress(visitor, confirmEnd=True)
    home = visitor.page()
    home.locator("li.box[data-game=diaballik] [data-testid=solo]").click()
    table = Table(home).ready()
    expect(table.by("setup")).to_be_hidden()
    expect(table.find(".plate").nth(1)).to_contain_text(words("opponent-level-2"))
    table.new()
    seated(table, "human", "opponent:1", movement="arashi", start="swapped")
    # The person's side is in front, whichever it is.
    assert table.page.evaluate(
        "['a7', 'a1'].map((p) => document.querySelector(`[data-place=${p}]`).getBoundingClientRect().top)"
        ".reduce((own, other) => own > other)"
    )
    match = Match(game("diaballik"), {"movement": "arashi", "start": "swapped"})
    for _ in range(40):
        make(table, forward(match))
        if my_turn(table) == "over":
            break
        match = load_match(table.record(), game)
    table.actor("over")
    expect(table.by("result")).to_be_visible()
    assert "seats human: opponent:1:" in table.record()
    # Each side made its own steps, and the move list has them all.
    assert table.moves()
    table.by("result-rematch").click()
    table.at(0)
    expect(table.find(".plate").nth(1).locator("[data-level='1']")).to_be_visible()


def test_opponents_play_among_themselves_and_wait_when_told(visitor: Visitor) -> None:
    dress(visitor)
    table = visitor.table()
    seated(table, "opponent:1", "opponent:1")
    until(table.page, "Number(document.querySelector('[data-testid=board]').dataset.at) >= 4")
    click(table.by("opponent-pause"))
    expect(table.sentence).to_have_text(words("opponent-paused"))
    count = table.count()
    expect(table.announcer).not_to_be_empty()
    table.page.keyboard.press("u")
    table.at(count - 1)
    expect(table.by("opponent-pause")).to_have_text(words("opponent-go-on"))
    click(table.by("opponent-pause"))
    until(table.page, "Number(document.querySelector('[data-testid=board]').dataset.at) > given", count)
    # An earlier moment can be looked at: they wait meanwhile.
    table.page.keyboard.press(",")
    expect(table.sentence).to_have_text(re.compile(words("play-looking", at="|", length="|").split("|", maxsplit=1)[0]))
    shown = table.count()
    table.page.keyboard.press(",")
    table.at(shown - 1)


def test_taking_back_and_dying_workers_while_it_thinks(visitor: Visitor) -> None:
    dress(visitor, patience="10000")
    table = visitor.table()
    page = table.page
    seated(table, "human", "opponent:5")
    until(page, "escale.pool.phase() === 'ready'")
    for _ in range(8):
        table.steps("c7-c6 end")
        expect(table.sentence).to_have_text(THINKING)
        page.keyboard.press("Shift+U")
        table.at(0).actor(0)
    # Nothing is lost, and the page answers while somebody thinks.
    table.steps("c7-c6 end")
    expect(table.by("play-now")).to_be_visible()
    table.by("open-help").click()
    expect(table.by("help")).to_contain_text(words("keys-advice"))
    page.keyboard.press("Escape")
    # A worker that dies takes nothing along: another one, or the best so far, makes the turn.
    page.evaluate("escale.pool.kill()")
    assert my_turn(table) == "0"
    record = table.record()
    assert steps_of(record)[:2] == ["c7-c6", "end"]
    assert "opponent:5" in record


FAIL = """() => {
    const { pool } = escale;
    window.mend = Object.assign.bind(null, pool, { think: pool.think });
    const error = Object.assign(new Error('lost'), { code: 'engine-lost' });
    pool.think = () => ({ begun: Promise.resolve(), answer: Promise.reject(error), hurry() {}, cancel() {} });
}"""


def test_when_nobody_can_think_people_choose_how_to_go_on(visitor: Visitor) -> None:
    dress(visitor)
    table = visitor.table()
    page = table.page
    seated(table, "human", "opponent:1")
    page.evaluate(FAIL)
    table.steps("c7-c6 end")
    trouble = words("opponent-trouble", player=words("opponent-level-1"))
    expect(table.sentence).to_have_text(trouble)
    click(table.by("opponent-take-over"))
    expect(table.by("opponent-trouble")).to_have_count(0)
    table.steps("c1-c2 end").actor(0)
    assert "seats human: human:" in table.record()
    # Another match, and this time it can be reached again.
    table.new()
    seated(table, "human", "opponent:1")
    table.steps("c7-c6 end")
    expect(table.sentence).to_have_text(trouble)
    page.evaluate("window.mend()")
    click(table.by("opponent-retry"))
    assert my_turn(table) == "0"


def test_advice_and_the_way_back_to_a_match(visitor: Visitor, axe_source: str) -> None:
    dress(visitor, ahead=True, confirmEnd=True)
    table = visitor.table()
    page = table.page
    axe(page, axe_source)
    table.find("[data-company=alone]:visible").click()
    seated(table)
    expect(table.by("ahead")).to_have_attribute("aria-label", re.compile(words("opponent-level-2")))
    page.keyboard.press("h")
    expect(table.by("advice-take")).to_be_visible()
    expect(table.by("advice-marks").locator(".advice-told .advice-leg").first).to_be_visible()
    expect(table.sentence).not_to_be_empty()
    first = table.sentence.inner_text()
    axe(page, axe_source)
    click(table.by("advice-other"))
    expect(table.sentence).not_to_have_text(first)
    click(table.by("advice-other"))
    expect(table.sentence).to_have_text(first)
    click(table.by("advice-take"))
    expect(table.by("advice")).to_have_count(0)
    # The whole line is made, and answered.
    table.by("moves").locator("li[data-seat='1']").wait_for()
    assert my_turn(table) == "0"
    count = table.count()
    assert first.startswith(table.moves()[0])
    # Left in the middle of the opponent's turn and come back: it goes on.
    make(table, forward(load_match(table.record(), game)))
    page.reload()
    table.ready()
    assert my_turn(table) == "0"
    assert table.count() > count
    expect(table.find(".plate").nth(1)).to_contain_text(words("opponent-level-2"))
    # Back to the shelf, and into the match again.
    count = table.count()
    page.goto(visitor.site.url)
    page.locator(".match a").first.click()
    table.ready().at(count).actor(0)


def test_who_was_ahead_and_when_it_turned(visitor: Visitor, axe_source: str) -> None:
    # A game of oversights: whoever judges it, for however short a time, sees it turn.
    played = STORM
    dress(visitor)
    table = visitor.table()
    table.load(played.record())
    table.at(len(played.words)).actor("over")
    click(table.by("open-curve"))
    curve = table.by("curve")
    expect(curve.locator(".curve-table")).to_be_visible()
    axe(table.page, axe_source)
    curve.locator("summary").click()
    rows = curve.locator("tbody tr")
    expect(rows).to_have_count(1 + played.words.count("end") + 1)
    expect(rows.last).to_contain_text(re.compile(r"100.%"))
    turns = curve.locator(".turns button")
    expect(turns.last).to_contain_text(seat(0, "sensei"))
    rows.nth(1).locator("button").click()
    expect(curve).to_have_count(0)
    table.at(played.words.index("end") + 1)
    # Looking back makes nobody think.
    assert table.find(".plate.active").count() == 1
    table.page.keyboard.press("Escape")
    table.at(len(played.words))


def test_secrets_of_opponents_stay_theirs(visitor: Visitor) -> None:
    dress(visitor, chance="auto", reactions="always")
    table = visitor.table("gouda/")
    page = table.page
    table.choose("seat-count", "3")
    seated(table, "human", "opponent:1", "opponent:1", markers="set")
    # The person's own markers lie open, without a curtain; nobody else's are anywhere.
    expect(table.find("[data-own]")).to_have_count(6)
    click(table.find("[data-testid=place-all]:visible"))
    until(page, "document.querySelector('[data-testid=board]').dataset.at >= 3")
    table.actor(0)
    click(table.place("M0"))
    until(page, "document.querySelector('[data-testid=board]').dataset.at >= 5")
    stored = page.evaluate("Object.entries(localStorage).filter(([k]) => k.includes('match')).join()")
    assert '"hand":["' not in stored
    expect(table.by("curtain")).to_have_count(0)
    # Opponents react or decline by themselves: sooner or later it is the person's to go on.
    my_turn(table)
    click(table.by("markers"))
    expect(table.by("private")).to_be_visible()
    expect(table.by("private").locator("[data-marker]")).not_to_have_count(0)


@pytest.mark.everywhere
def test_on_a_phone(pocket: Visitor, axe_source: str, browser_name: str) -> None:
    dress(pocket)
    table = pocket.table("diaballik/#solo")
    page = table.page
    table.steps("c7-c6")
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight + 1")
    make(table, ["end"])
    assert my_turn(table) == "0"
    table.find("[data-testid=ask-advice]:visible").click()
    expect(table.by("advice-take")).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight + 1")
    buttons = table.find(".turnbar button:visible, .phonebar button:visible").all()
    boxes = [button.bounding_box() for button in buttons]
    assert all(box and min(box["width"], box["height"]) >= SMALLEST for box in boxes)
    if browser_name == "chromium":
        axe(page, axe_source)


def test_what_was_chosen_is_remembered(visitor: Visitor) -> None:
    table = visitor.table()
    table.find("[data-company=alone]:visible").click()
    table.by("kind-1").select_option("opponent:4")
    table.by("rotate").click()
    expect(table.by("kind-0")).to_have_value("opponent:4")
    table.page.reload()
    table.ready()
    expect(table.by("kind-0")).to_have_value("opponent:4")
    expect(table.by("kind-1")).to_have_value("human")
    table.find("[data-company=people]:visible").click()
    table.start(**BLITZ.options).steps(BLITZ.steps).actor("over")
