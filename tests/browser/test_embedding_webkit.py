"""<escale-jeu> in WebKitGTK: a tap, a frame of another site, a game that answers."""

from __future__ import annotations

from pathlib import Path

from tests.browser.site import Site, site_at
from tests.browser.test_embedding import LISTEN, serve_element
from tests.browser.webkit import BOOT, Browser, webkit_browser
from tests.browser.words import words


def test_a_game_on_another_site_answers(webkit: Browser, site: Site, dist: Path) -> None:
    with site_at(dist, prefix="/") as host:
        webkit.driver.get(serve_element(host, site, 'game="point" lang="fr" example="win"'))
        webkit.until("return document.querySelector('escale-jeu').shadowRoot?.querySelector('button') != null")
        webkit.driver.execute_script(f"({LISTEN})()")
        webkit.driver.execute_script("document.querySelector('escale-jeu').shadowRoot.querySelector('button').click()")
        webkit.until("return news.some(({ type }) => type === 'ready')", patience=BOOT)
        reply = webkit.driver.execute_async_script(
            "const [done] = arguments; "
            "document.querySelector('escale-jeu').send('new').then(done, ({ code }) => done(code));"
        )
        assert reply["over"] is False
        assert webkit.driver.execute_script("return news.at(-1).type") == "turn"


def test_a_frame_whose_storage_is_blocked_plays_and_says_so(site: Site, dist: Path) -> None:
    # WebKitGTK has no setting for frames alone: here nobody may store anything.
    with site_at(dist, prefix="/") as host, webkit_browser("--enable-html5-local-storage=false") as webkit:
        webkit.driver.get(serve_element(host, site, 'game="diaballik" lang="fr"'))
        webkit.until("return document.querySelector('escale-jeu').shadowRoot?.querySelector('button') != null")
        webkit.driver.execute_script("document.querySelector('escale-jeu').shadowRoot.querySelector('button').click()")
        frame = webkit.until("return document.querySelector('escale-jeu').shadowRoot.querySelector('iframe')")
        webkit.driver.switch_to.frame(frame)
        webkit.root("engine", "ready")
        webkit.steps("c7-c6 d7>c6")
        assert webkit.text("toasts") == " ".join(words("storage-refused").split())
