"""For everybody: axe-core without violations, targets big enough, nothing cut off, the focus never lost."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE, Visitor
from tests.browser.games import BLITZ, CALM, Script
from tests.browser.table import Table, click

RULES = {"fr": "regles", "en": "rules", "de": "regeln"}
EMBED = {"fr": "integrer", "en": "embed", "de": "einbetten"}
SMALLEST = 44  # CSS pixels
FINISH = """() => {
    for (let round = 0; round < 20 && document.getAnimations().length; round += 1)
        document.getAnimations().forEach((each) => { try { each.finish(); } catch {} });
}"""


def prefix(lang: str) -> str:
    return "" if lang == "fr" else f"{lang}/"


# The shapes of a drawing that assistive technology does not see say nothing to axe, and cost it most of its time. Where
# the page draws nothing any more they go; the drawing itself stays.
EMPTY_DRAWINGS = """() => {
    if (document.querySelector('[data-testid=board]')) return;
    document.querySelectorAll('svg[aria-hidden=true]').forEach((svg) => svg.replaceChildren());
}"""
LOOK = """([within, rules]) => axe.run(
    { include: [within], exclude: ['svg[aria-hidden=true] > *'] }, { resultTypes: ['violations'], ...rules },
)"""


def axe(page: Page, source: str, themes: tuple[str, ...] = ("light", "dark"), within: str = "html") -> None:
    """No violation of what axe-core knows, on the page as it is now; in the second light only colours are other.

    `within`: the part that is new since the last look, such as a dialog.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(source)
        page.evaluate(EMPTY_DRAWINGS)
    for number, theme in enumerate(themes):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        # Half-faded text has half the contrast: what is moving comes to its end.
        # The end of one may be the beginning of another: a child that inherits a colour changes after its parent.
        page.evaluate(FINISH)
        rules = {} if number == 0 else {"runOnly": ["color-contrast"]}
        result = page.evaluate(LOOK, [within, rules])
        told = [violation(each) for each in result["violations"]]
        assert not told, f"{page.url}, {theme}\n" + "\n".join(told)


def violation(found: dict[str, Any]) -> str:
    """What axe-core says, in a few lines."""
    nodes = [f"{node['html'][:160]} | {' '.join(node['failureSummary'].split())[:240]}" for node in found["nodes"][:4]]
    return "\n    ".join([f"{found['id']} ({found['impact']}): {found['help']}", *nodes])


def dress(visitor: Visitor, **settings: Any) -> None:
    """Store settings before the pages are opened, motion reduced among them."""
    visitor.watch.allow("404")  # the icon a browser looks for where a picture is opened by itself
    page = visitor.page("icons/icon.svg")
    stored = {"motion": "reduced", **settings}
    page.evaluate("given => localStorage.setItem('escale:settings', JSON.stringify(given))", stored)
    page.close()


def test_axe_finds_nothing(visitor: Visitor, axe_source: str) -> None:
    dress(visitor)
    table = visitor.table()
    page = table.page
    axe(page, axe_source)
    table.load(CALM.record(8))
    table.at(8).tap("a7")
    axe(page, axe_source)
    page.keyboard.press("Escape")
    dialogs = [("open-settings", "settings"), ("open-load", "load"), ("open-help", "help")]
    for opener, dialog in dialogs:
        table.by(opener).click()
        expect(table.by(dialog)).to_be_visible()
        axe(page, axe_source, within="dialog[open]")
        page.keyboard.press("Escape")
        expect(table.by(dialog)).to_have_count(0)
    table.load(BLITZ.record(6))
    table.at(6).step("b5>b1")
    expect(table.by("result")).to_be_visible()
    axe(page, axe_source, within="dialog[open]")
    for path in ["", "diaballik/regles/"]:
        page.goto(visitor.site.url + path)
        Table(page).alive()
        axe(page, axe_source)


def test_axe_finds_nothing_in_other_languages(visitor: Visitor, axe_source: str) -> None:
    """The same colours and elements: what may differ are words."""
    page = visitor.context.new_page()
    for path in ["de/", "en/diaballik/", f"de/diaballik/{RULES['de']}/"]:
        page.goto(visitor.site.url + path)
        Table(page).alive()
        axe(page, axe_source, ("light",))


def test_less_motion_and_high_contrast_when_wanted(visitor: Visitor, axe_source: str) -> None:
    dress(visitor, contrast=True, bigPieces=True)
    table = visitor.table()
    table.tap("c7", "c6").at(1)
    # Pieces may fade, they do not travel.
    gliding = table.page.evaluate(
        """document.getAnimations()
            .filter((each) => each.effect.target?.closest('.board') && each.effect.getComputedTiming().duration > 1)
            .flatMap((each) => each.transitionProperty ?? each.effect.getKeyframes().flatMap(Object.keys))
            .filter((name) => ['transform', 'translate', 'offsetDistance', 'left', 'top'].includes(name))"""
    )
    assert gliding == []
    table.load(CALM.record(8))
    table.at(8).tap("a7")
    axe(table.page, axe_source)


def overflow(page: Page) -> list[str]:
    """What sticks out of the page sideways, and words that are cut off in their box."""
    found: list[str] = page.evaluate(
        """() => {
            const told = [];
            const { scrollWidth, clientWidth } = document.documentElement;
            // A strip that can be scrolled sideways by itself may hold more than it shows.
            const scrolls = (el) => el !== document.body
                && (['auto', 'scroll'].includes(getComputedStyle(el).overflowX) || scrolls(el.parentElement));
            if (scrollWidth > clientWidth) told.push(`the page is ${scrollWidth} wide in ${clientWidth}`);
            for (const el of document.querySelectorAll('body *')) {
                const style = getComputedStyle(el);
                const box = el.getBoundingClientRect();
                if (box.width <= 1 || box.height <= 1 || style.visibility === 'hidden') continue;
                if (el.closest('svg, .visually-hidden, [hidden], .table') || el.matches('textarea, input')) continue;
                if (![...el.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())) continue;
                const name = `${el.tagName} .${el.className} "${el.textContent.trim().slice(0, 40)}"`;
                const cuts = !['visible', 'auto', 'scroll'].includes(style.overflowX);
                if (cuts && el.scrollWidth > el.clientWidth + 1) told.push(`cut off: ${name}`);
                if (box.right > clientWidth + 1 && !scrolls(el)) told.push(`beyond the edge: ${name}`);
            }
            return told;
        }"""
    )
    return found


def small_targets(page: Page) -> list[str]:
    """Things to tap that are smaller than a fingertip. Links within running text are as high as their line."""
    found: list[str] = page.evaluate(
        """(smallest) => {
            const told = [];
            const kinds = 'a[href], button, input, select, textarea, summary, [role=gridcell], label:has(input)';
            for (const el of document.querySelectorAll(kinds)) {
                const style = getComputedStyle(el);
                if (el.closest('[hidden], .visually-hidden') || style.visibility === 'hidden') continue;
                if (document.querySelector('dialog[open]') && !el.closest('dialog[open]')) continue;
                const running = el.matches('a') && el.closest('article, figcaption, .foot, p, li.toc, nav.contents');
                if (running && style.display.startsWith('inline')) continue;
                // A control inside a label is as big as its label.
                const big = el.closest('label') ?? el;
                const { width, height } = big.getBoundingClientRect();
                if (width === 0 || height === 0) continue;
                if (width < smallest - 0.5 || height < smallest - 0.5) {
                    const name = `${el.tagName} ${el.dataset.testid ?? el.dataset.place ?? el.className}`;
                    const label = (el.ariaLabel ?? el.textContent).trim().slice(0, 30);
                    told.push(`${Math.round(width)}x${Math.round(height)} ${name} "${label}"`);
                }
            }
            return told;
        }""",
        SMALLEST,
    )
    return found


def fits(page: Page) -> None:
    told = overflow(page) + small_targets(page)
    assert not told, f"{page.url}\n" + "\n".join(told)


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})


def enlarged(page: Page) -> None:
    """1280 pixels at 400 % are 320: the width at which everything is still read without scrolling sideways."""
    resize(page, 320, 256)
    assert not overflow(page), page.url
    page.set_viewport_size(PHONE)


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_nothing_is_cut_off_in_wide_windows_on_a_phone_or_enlarged(visitor: Visitor, lang: str) -> None:
    table = visitor.table(f"{prefix(lang)}diaballik/")
    page = table.page
    # Wide windows.
    for width in [WIDE["width"], 900, 1920]:
        resize(page, width, 800)
        assert not overflow(page), width
    table.load(CALM.record(8))
    table.at(8)
    for width in [700, 900, WIDE["width"]]:
        resize(page, width, 800)
        assert not overflow(page), width
    # A small phone. What is used up is told in the longest words.
    table.load(Script("c7-c6 c6-c5 d7>e7").record())
    table.at(3)
    page.set_viewport_size(PHONE)
    fits(page)
    # From the set-up on.
    page.set_viewport_size(WIDE)
    table.new()
    page.set_viewport_size(PHONE)
    fits(page)
    enlarged(page)
    table.by("open-setup").click()
    expect(page.get_by_role("dialog").get_by_test_id("setup")).to_be_visible()
    fits(page)
    for option, value in {"chasms": "four", "start": "swapped", "edition": "sensei"}.items():
        table.choose(option, value)
    expect(table.by("advice-opening")).to_be_visible()
    fits(page)
    table.by("start").click()
    expect(table.by("setup")).to_have_count(0)
    fits(page)
    table.steps("a7-a5")
    # A refusal, which is the longest sentence there is.
    table.tap("c7", "e1")
    fits(page)
    for opener in ["open-moves", "open-menu", "open-settings"]:
        table.by(opener).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        fits(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    for path in ["", f"diaballik/{RULES[lang]}/", f"{EMBED[lang]}/"]:
        page.goto(visitor.site.url + prefix(lang) + path)
        Table(page).alive()
        fits(page)
        enlarged(page)


@pytest.mark.everywhere
def test_the_focus_is_never_lost(table: Table) -> None:
    """Whatever is done from the board, the focus is on something afterwards: mostly where it was."""
    page = table.page
    table.place("c7").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    table.at(1)
    assert table.focused() == "c6"
    for key, count in [("u", 0), ("r", 1), ("e", 2), ("Shift+U", 0), ("Shift+R", 2), (",", 1), ("Escape", 2)]:
        page.keyboard.press(key)
        table.at(count)
        assert table.focused() == "c6", key
    page.keyboard.press("f")
    assert table.focused() == "c6"
    # A refused step, too.
    page.keyboard.press("Enter")
    assert table.focused() == "c6"
    page.keyboard.press("?")
    expect(table.by("help")).to_be_visible()
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    page.keyboard.press("Escape")
    expect(table.by("help")).to_have_count(0)
    assert table.focused() == "c6"


def test_the_board_is_one_stop_and_the_focus_survives_buttons_that_go_away(table: Table) -> None:
    page = table.page
    # Every square can be heard, and reached with the arrow keys.
    cells = table.find("[role=grid] [role=row] [role=gridcell]")
    expect(cells).to_have_count(49)
    assert cells.evaluate_all("all => all.filter((el) => el.tabIndex === 0).length") == 1
    assert cells.evaluate_all("all => all.every((el) => el.ariaLabel.startsWith(el.dataset.place))")
    table.place("d7").focus()
    for key, place in [("Home", "a7"), ("ArrowLeft", "a7"), ("End", "g7")]:
        page.keyboard.press(key)
        assert table.focused() == place
    # Buttons go away and leave the focus on something.
    table.by("start").focus()
    page.keyboard.press("Enter")
    expect(table.by("setup")).to_have_count(0)
    assert table.focused() != "nothing"
    # Screen readers and voice control click elements; no pointer moves.
    click(table.place("c7"))
    expect(table.place("c7")).to_have_attribute("aria-selected", "true")
    click(table.place("c6"))
    table.at(1)
    table.by("end-turn").focus()
    page.keyboard.press("Enter")
    table.at(2)
    assert table.focused() != "nothing"
    table.by("new-match").focus()
    page.keyboard.press("Enter")
    expect(table.by("setup")).to_be_visible()
    assert table.focused() != "nothing"
    table.start(**BLITZ.options).steps(BLITZ.steps)
    expect(table.by("result")).to_be_visible()
    table.by("result-rematch").focus()
    page.keyboard.press("Enter")
    table.at(0)
    assert table.focused() != "nothing"
    table.step("c7-c5")
    table.by("moves").locator("button.step").first.focus()
    page.keyboard.press("Enter")
    for opener in ["open-load", "open-settings"]:
        table.by(opener).focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert table.focused() == opener
