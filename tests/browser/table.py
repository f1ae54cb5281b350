"""The play page as a player uses it: point, drag, press, read."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Iterable, Sequence
from typing import Any

from playwright.sync_api import Error, FrameLocator, Locator, Page, expect

# Machines differ and the engine's start is work: patience here is a limit, never a wait.
BOOT = 60_000
PATIENCE = 20_000


TELL_ATTRIBUTE = """(element, [name, value, patience]) => new Promise((done) => {
    const look = () => element.getAttribute(name) === value && (observer.disconnect(), done(true));
    const observer = new MutationObserver(look);
    observer.observe(element, { attributes: true, attributeFilter: [name] });
    setTimeout(done, patience, false);
    look();
})"""


class Table:
    """One play page. `within`: where the site is, the page itself or a frame of it."""

    def __init__(self, page: Page, within: Page | FrameLocator | None = None) -> None:
        self.page = page
        self.within = within or page

    # --- Places ---------------------------------------------------------------------------------------------------

    def find(self, selector: str) -> Locator:
        return self.within.locator(selector)

    def by(self, testid: str) -> Locator:
        return self.find(f"[data-testid={testid}]")

    def place(self, name: str) -> Locator:
        return self.find(f'[data-place="{name}"]')

    @property
    def board(self) -> Locator:
        return self.by("board")

    @property
    def sentence(self) -> Locator:
        return self.by("sentence").locator("p")

    @property
    def announcer(self) -> Locator:
        return self.by("announcer")

    @property
    def toasts(self) -> Locator:
        return self.by("toasts")

    def notice(self, name: str) -> Locator:
        return self.toasts.locator(f'[data-notice="{name}"]')

    @property
    def root(self) -> Locator:
        return self.find("html")

    # --- Waiting for what the page says ---------------------------------------------------------------------------

    def ready(self) -> Table:
        """The engine answers."""
        return self._has(self.root, "data-engine", "ready", BOOT)

    def alive(self) -> Table:
        """The page's scripts have taken over; the engine may still be on its way."""
        return self._has(self.root, "data-live", "", BOOT)

    def offline_ready(self) -> Table:
        """Everything is kept for a visit without network."""
        return self._has(self.root, "data-offline", "ready", BOOT)

    def at(self, count: int) -> Table:
        """So many steps are played in the position shown."""
        return self._has(self.board, "data-at", str(count), PATIENCE)

    def actor(self, seat: int | str) -> Table:
        return self._has(self.board, "data-actor", str(seat), PATIENCE)

    def _has(self, locator: Locator, name: str, value: str, patience: float) -> Table:
        """Wait for an attribute. Expectations look again ever more seldom; the page itself tells at once."""
        # A page that is replaced meanwhile takes its promise along.
        with contextlib.suppress(Error):
            if locator.evaluate(TELL_ATTRIBUTE, [name, value, patience], timeout=patience):
                return self
        expect(locator).to_have_attribute(name, value, timeout=patience)
        return self

    def count(self) -> int:
        """Steps played in the position shown."""
        return int(self.board.get_attribute("data-at") or "-1")

    def holds(self, place: str, label: re.Pattern[str] | str) -> Table:
        """A place is described so to those who hear the board."""
        expect(self.place(place)).to_have_attribute("aria-label", label, timeout=PATIENCE)
        return self

    # --- Acting ---------------------------------------------------------------------------------------------------

    def tap(self, *places: str) -> Table:
        for place in places:
            self.place(place).click()
        return self

    def drag(self, start: str, goal: str) -> Table:
        """Press, carry, let go, with the mouse."""
        mouse = self.page.mouse
        mouse.move(*centre(self.place(start)))
        mouse.down()
        x, y = centre(self.place(goal))
        mouse.move(x, y, steps=6)
        mouse.up()
        return self

    def focus_on(self, place: str) -> Table:
        """Walk over the board with the arrow keys."""
        here = self.page.evaluate("document.activeElement?.dataset.place ?? null")
        assert here, "the focus is not on the board"
        flipped = self.page.evaluate(
            """() => {
                const [low, high] = ['a1', 'a7'].map((place) => document.querySelector(`[data-place=${place}]`));
                return low.getBoundingClientRect().top < high.getBoundingClientRect().top;
            }"""
        )
        right, up = ord(place[0]) - ord(here[0]), int(place[1:]) - int(here[1:])
        if flipped:
            right, up = -right, -up
        for _ in range(abs(right)):
            self.page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
        for _ in range(abs(up)):
            self.page.keyboard.press("ArrowUp" if up > 0 else "ArrowDown")
        expect(self.place(place)).to_be_focused()
        return self

    def press(self, step: str) -> Table:
        """A step that is a button."""
        # A button that says why not is marked as disabled and can be pressed all the same.
        self.find(f'button[data-step="{step}"]').click(force=True)
        return self

    def step(self, step: str, how: str = "click", *, then: int | None = None) -> Table:
        """Make one step, `c7-c6`, `d7>c7`, `end` or `antijeu`, and wait for its answer: `then` steps are played.

        A click without a pointer costs a third of a tap: what is not about pointing does without.
        """
        after = self.count() + 1 if then is None else then
        places = re.findall(r"[a-g][1-7]", step)
        if not places:
            if how == "keys" and step == "end":
                self.page.keyboard.press("e")
            elif how == "click":
                click(self.find(f'button[data-step="{step}"]'))
            else:
                self.press(step)
        elif how == "drag":
            self.drag(*places)
        elif how == "keys":
            for place in places:
                self.focus_on(place)
                self.page.keyboard.press("Enter")
        elif how == "touch":
            for place in places:
                self.place(place).tap()
        elif how == "click":
            for place in places:
                click(self.place(place))
        else:
            self.tap(*places)
        return self.at(after)

    def steps(self, steps: Iterable[str] | str, how: str = "click") -> Table:
        """Make steps one after the other. Ending a turn that is about to end by itself only makes it end at once."""
        start = self.count()
        for number, step in enumerate(steps.split() if isinstance(steps, str) else steps, start + 1):
            self.step(step, how, then=number)
        return self

    def start(self, **options: str) -> Table:
        """Choose options in the open set-up panel and begin."""
        for name, value in options.items():
            self.choose(name, value)
        self.by("start").click()
        expect(self.by("setup")).to_be_hidden(timeout=PATIENCE)
        return self

    def choose(self, option: str, value: str) -> Table:
        radio = f'input[name="{option}"][value="{value}"]'
        self.find(f"label:has({radio})").click()
        expect(self.find(radio)).to_be_checked()
        return self

    def new(self) -> Table:
        """Back to the set-up panel, with the board of a new match behind it."""
        self.by("new-match").click()
        expect(self.by("setup")).to_be_visible(timeout=PATIENCE)
        return self.at(0)

    def load(self, text: str) -> Table:
        """Paste a record or a position."""
        self.by("open-load").click()
        self.by("load-text").fill(text)
        self.by("load-go").click()
        return self

    # --- Reading --------------------------------------------------------------------------------------------------

    def moves(self) -> list[str]:
        """The move list, step by step."""
        return [text.strip() for text in self.by("moves").locator("button.step").all_inner_texts()]

    def saves(self) -> dict[str, Any]:
        """What the storage holds of matches."""
        entries: dict[str, str] = self.page.evaluate("({ ...localStorage })")
        prefix = "escale:match:"
        return {key.removeprefix(prefix): json.loads(text) for key, text in entries.items() if key.startswith(prefix)}

    def record(self) -> str:
        """The record of the match as it is saved now."""
        match = re.search(r"#m=(\w+)", self.page.url)
        assert match, f"no match in {self.page.url}"
        return str(self.saves()[match[1]]["record"])

    def focused(self) -> str:
        """What has the focus, in words for a failing test."""
        return str(
            self.page.evaluate(
                """() => {
                    const { activeElement: el } = document;
                    if (!el || el === document.body) return 'nothing';
                    return el.dataset.place ?? el.dataset.testid ?? el.dataset.step ?? el.tagName.toLowerCase();
                }"""
            )
        )


def click(locator: Locator) -> None:
    """Click an element without a pointer, as assistive technology does."""
    locator.evaluate("element => element.click()")


def until(page: Page, condition: str, given: Any = None) -> None:
    """Wait for a condition on `given`. Playwright's own way evaluates text in the page, which its policy forbids."""
    page.evaluate(
        f"""(given) => new Promise((done, fail) => {{
            const end = performance.now() + {PATIENCE};
            const look = async () => {{
                if (await ({condition})) done();
                else if (performance.now() > end) fail(new Error('still not so: ' + {json.dumps(condition)}));
                else setTimeout(look, 20);
            }};
            look();
        }})""",
        given,
    )


def centre(locator: Locator) -> tuple[float, float]:
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def steps_of(record: str) -> Sequence[str]:
    """The steps a record holds."""
    lines = [line for line in record.splitlines() if line.startswith("steps")]
    return lines[0].split()[1:] if lines else []
