"""The built site on loopback, under a path of its own, with hands to slow it down, break it and replace it.

Every test that needs a clean origin starts its own: another port is another origin, with other storage.
"""

from __future__ import annotations

import contextlib
import re
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from workshop.server import Handler, Server

PREFIX = "/escale/"
HOLD_LIMIT = 60.0  # seconds a held request waits at most, so that a failing test cannot hang the server


@dataclass(frozen=True, slots=True)
class Page:
    """An answer made up by a test."""

    body: bytes
    kind: str = "text/html; charset=utf-8"


@dataclass(slots=True)
class Hold:
    """Requests that wait until they are let go."""

    pattern: re.Pattern[str]
    gate: threading.Event = field(default_factory=threading.Event)
    reached: threading.Event = field(default_factory=threading.Event)  # somebody waits

    def release(self) -> None:
        self.gate.set()


class SiteHandler(Handler):
    """Looks at the test's wishes before it serves the file."""

    server: Site

    def do_GET(self) -> None:  # noqa: N802 - http.server's own name
        self.server.asked.append(self.path)
        for hold in self.server.holds:
            if hold.pattern.search(self.path):
                hold.reached.set()
                hold.gate.wait(HOLD_LIMIT)
        for pattern, answer in self.server.answers:
            if pattern.search(self.path):
                return self._made_up(answer)
        return super().do_GET()

    def _made_up(self, answer: Page | None) -> None:
        if answer is None:
            return self._missing()
        self.send_response(200)
        self.send_header("Content-Type", answer.kind)
        self.send_header("Content-Length", str(len(answer.body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(answer.body)
        return None


class Site(Server):
    """The site of one test, or of all that share it."""

    def __init__(self, folder: Path, port: int = 0, *, prefix: str = PREFIX) -> None:
        self.asked: list[str] = []  # paths, in order
        self.holds: list[Hold] = []
        self.answers: list[tuple[re.Pattern[str], Page | None]] = []
        super().__init__(folder, port, prefix=prefix)
        self.RequestHandlerClass = SiteHandler

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"

    def hold(self, pattern: str) -> Hold:
        """Let requests for these paths wait."""
        hold = Hold(re.compile(pattern))
        self.holds.append(hold)
        return hold

    def answer(self, pattern: str, page: Page | None) -> None:
        """Answer these paths with something else; None is 404."""
        self.answers.append((re.compile(pattern), page))


@contextlib.contextmanager
def site_at(folder: Path, port: int = 0, *, prefix: str = PREFIX) -> Iterator[Site]:
    """Serve until the block ends, or until its `stop()`: the network is gone then."""
    with Site(folder, port, prefix=prefix) as site:
        stop = start(site)
        try:
            yield site
        finally:
            stop()


def start(site: Site) -> Callable[[], None]:
    """Serve from a thread; what is returned ends it, and may be called again."""
    thread = threading.Thread(target=site.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()

    def stop() -> None:
        for hold in site.holds:
            hold.release()
        if thread.is_alive():
            site.shutdown()
            thread.join()

    return stop
