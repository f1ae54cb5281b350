"""<escale-jeu> on another site: light until it is wanted, then a game that talks to its host and to nobody else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LEFT_EARLY, Visitor
from tests.browser.site import Page as Answer
from tests.browser.site import Site, site_at
from tests.browser.table import BOOT, Table, until
from tests.browser.words import words

# What the host's own script keeps of the game's news.
LISTEN = """() => {
    window.news = [];
    for (const type of ['ready', 'resize', 'step', 'turn', 'over', 'error'])
        document.addEventListener(`escale-${type}`, ({ detail }) => news.push({ type, ...detail }));
}"""


@pytest.fixture
def host(dist: Path) -> Iterator[Site]:
    """Somebody else's site: `localhost` is another site than `127.0.0.1`."""
    with site_at(dist, prefix="/") as host:
        yield host


def origin(host: Site) -> str:
    return f"http://localhost:{host.server_address[1]}"


def serve_element(host: Site, site: Site, attributes: str, script: str = 'type="module"') -> str:
    """A host's page with one game; returns its address."""
    line = f'<script {script} src="{site.url}embed.js"></script><escale-jeu {attributes}></escale-jeu>'
    page = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><body><h1>My games</h1>{line}'
    host.answer(r"^/element$", Answer(page.encode()))
    return f"{origin(host)}/element"


def ask(page: Page, command: str, **fields: Any) -> Any:
    """Send a command; the reply, or the code of the refusal."""
    script = "([type, fields]) => document.querySelector('escale-jeu').send(type, fields).catch(({ code }) => code)"
    return page.evaluate(script, [command, fields])


def told(page: Page, kind: str) -> list[dict[str, Any]]:
    return [one for one in page.evaluate("news") if one["type"] == kind]


@pytest.mark.everywhere
def test_a_game_in_one_line(stranger: Callable[..., Visitor], host: Site) -> None:
    visitor = stranger()
    site = visitor.site
    visitor.watch.origins.add(origin(host))
    visitor.watch.allow(f"404|{LEFT_EARLY}")
    page = visitor.context.new_page()
    page.goto(serve_element(host, site, 'game="diaballik" lang="de" theme="dark" options="movement: arashi"'))
    page.evaluate(LISTEN)
    button = page.get_by_role("button", name=words("home-play", "de"))
    expect(button).to_be_visible()
    until(page, "() => document.querySelector('escale-jeu').shadowRoot.querySelector('img').complete")
    assert {path.removeprefix("/escale/") for path in site.asked} == {"embed.js", "posters/diaballik-de.svg"}

    button.click()
    table = Table(page, page.frame_locator("iframe[title]"))
    expect(table.root).to_have_attribute("data-engine", "ready", timeout=BOOT)
    expect(table.root).to_have_attribute("data-theme", "dark")
    expect(table.root).to_have_attribute("lang", "de")
    until(page, "() => news.some(({ type }) => type === 'ready')")
    frame = page.locator("iframe")
    assert "allow-top-navigation" not in (frame.get_attribute("sandbox") or "")
    (wanted, *_) = [one["height"] for one in told(page, "resize")]
    assert frame.evaluate("frame => frame.offsetHeight") == min(wanted, page.viewport_size["height"] - 16)  # type: ignore[index]

    # What the host fixed is not offered, and holds.
    expect(table.find("input[name=edition]").first).to_be_attached()
    expect(table.find("input[name=movement]")).to_have_count(0)
    assert ask(page, "new", options={"movement": "shizukana"}) == "option-unknown"
    assert ask(page, "new", options={"edition": "sensei"})["over"] is False
    # A long way at once: only arashi allows it.
    assert ask(page, "step", text="c7-c4")["at"] == 1
    table.at(1)
    assert ask(page, "step", text="c7-c4") == "step-refused"
    assert told(page, "step") == [{"type": "step", "text": "c7-c4", "kind": "move", "actor": 0, "at": 1}]
    # The visitor plays, the host hears of it.
    table.step("e7-e6")
    until(page, "() => news.filter(({ type }) => type === 'step').length === 2")
    assert ask(page, "load", example="goal")["at"] == 0
    table.at(0)

    # Colours follow the page around.
    page.evaluate("document.querySelector('escale-jeu').removeAttribute('theme')")
    page.evaluate("document.documentElement.style.colorScheme = 'light'")
    expect(table.root).to_have_attribute("data-theme", "light")

    # Strangers: another window of the same host, and messages that are none.
    page.evaluate(
        """() => {
            window.answers = 0;
            addEventListener('message', () => { window.answers += 1; });
            const game = document.querySelector('escale-jeu').shadowRoot.querySelector('iframe').contentWindow;
            for (const data of ['hello', { escale: 1, type: 'step' }, { escale: 9, type: 'step', id: 'x', text: 'a' }])
                game.postMessage(data, '*');
            const stranger = document.createElement('iframe');
            stranger.srcdoc = `<script>
                const { shadowRoot } = parent.document.querySelector('escale-jeu');
                const data = { escale: 1, type: 'lang', id: 'x', lang: 'fr' };
                shadowRoot.querySelector('iframe').contentWindow.postMessage(data, '*');
                <` + '/script>';
            document.body.append(stranger);
            return new Promise((resolve) => { stranger.onload = resolve; });
        }"""
    )
    assert ask(page, "theme", theme="dark")["id"]
    assert page.evaluate("answers") == 1, "only the command with an id was answered"
    expect(table.root).to_have_attribute("lang", "de")

    # A language asked for by the host: the same frame, and what was fixed stays fixed.
    page.evaluate("document.querySelector('escale-jeu').setAttribute('lang', 'en')")
    expect(table.root).to_have_attribute("lang", "en")
    expect(table.root).to_have_attribute("data-engine", "ready", timeout=BOOT)
    expect(page.get_by_role("link", name="Diaballik")).to_have_attribute("href", f"{site.url}en/diaballik/")


def test_several_games_and_frames_that_are_too_tight(stranger: Callable[..., Visitor], host: Site) -> None:
    visitor = stranger()
    site = visitor.site
    visitor.watch.origins.add(origin(host))
    # The tight frames complain as they should.
    visitor.watch.allow(f"404|sandboxed|preload|null|CORS|blocked|Failed|SecurityError|{LEFT_EARLY}")
    page = visitor.context.new_page()
    page.goto(serve_element(host, site, 'games="moguli, chasse-croise nonsense"', script="async"))
    games = page.locator("escale-jeu button")
    expect(games).to_have_count(2)
    expect(games.last).to_contain_text(words("chasse_croise-name", "en"))
    games.last.click()
    expect(page.locator("iframe")).to_have_attribute(
        "src", f"{site.url}en/chasse-croise/?embed=1&host={origin(host)}&games=moguli,chasse-croise"
    )
    page.get_by_role("button", name=words("embed-again", "en")).click()
    expect(games).to_have_count(2)
    for sandbox, element in {"allow-scripts": "#boxed", "": "noscript .boxed"}.items():
        tight = f'<!doctype html><title>Host</title><iframe src="{site.url}point/" sandbox="{sandbox}"></iframe>'
        host.answer(rf"^/tight-{len(sandbox)}$", Answer(tight.encode()))
        page.goto(f"{origin(host)}/tight-{len(sandbox)}")
        expect(page.frame_locator("iframe").locator(element)).to_be_visible()


def test_the_page_that_makes_the_line(visitor: Visitor, axe_source: str) -> None:
    page = visitor.page("integrer/")
    line = page.get_by_test_id("embed-line")
    expect(line).to_have_value(
        f'<script async src="{visitor.site.url}embed.js"></script>\n'
        '<escale-jeu game="chasse_croise" lang="fr"></escale-jeu>'
    )
    for game in ("point", "chasse_croise"):
        page.get_by_test_id(f"embed-game-{game}").click()
    page.get_by_test_id("embed-lang").select_option("en")
    page.locator("summary").click()
    page.get_by_test_id("embed-example").select_option("win")
    expect(line).to_have_value(
        f'<script async src="{visitor.site.url}embed.js"></script>\n'
        '<escale-jeu game="point" example="win" lang="en"></escale-jeu>'
    )
    preview = page.get_by_test_id("embed-preview")
    expect(preview.locator("escale-jeu button")).to_contain_text(words("home-play", "en"))
    page.evaluate(axe_source)
    broken = page.evaluate("axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)")
    assert not broken, broken
    preview.locator("escale-jeu button").click()
    table = Table(page, page.frame_locator("iframe"))
    expect(table.root).to_have_attribute("data-engine", "ready", timeout=BOOT)
    expect(table.sentence).to_have_text(words("play-hint-example", "en"))


def test_the_self_check_tells_what_works_and_what_does_not(visitor: Visitor, axe_source: str) -> None:
    page = visitor.context.new_page()
    page.goto(visitor.site.url + "de/pruefen/")
    findings = page.get_by_test_id("findings")
    expect(findings).to_have_attribute("data-complete", "", timeout=BOOT)
    verdicts = findings.locator("[data-verdict]").evaluate_all(
        "all => all.map((el) => [el.dataset.finding, el.dataset.verdict])"
    )
    assert {"engine", "storage", "offline", "published"} <= {name for name, verdict in verdicts if verdict == "good"}
    assert "bad" not in {verdict for _, verdict in verdicts}
    page.evaluate(axe_source)
    broken = page.evaluate("axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)")
    assert not broken, broken
    # Copied as it is read; the clipboard itself is the browser's business.
    page.evaluate(
        "Object.defineProperty(navigator, 'clipboard', "
        "{ value: { writeText: async (text) => { window.copied = text; } } })"
    )
    page.get_by_test_id("check-copy").click()
    expect(page.get_by_text(words("check-copied", "de"))).to_be_visible()
    copied = page.evaluate("copied")
    assert copied.startswith(words("check-title", "de"))
    assert f"+ {words('check-engine', 'de')}: " in copied
