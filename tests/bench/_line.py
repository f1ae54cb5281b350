"""A line of a given speed to a server on this machine, the same for every browser.

Emulating a slow line in the browser is Chromium's trick alone, and it forgets workers. Here the server does it: all
connections share one allowance of bytes, and every new connection and every request costs a round trip.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from workshop.server import Handler, Server

CHUNK = 8 * 1024


class Allowance:
    """So many bytes a second, for everybody together."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self._lock = threading.Lock()
        self._free = 0.0  # when the line is free again

    def wait(self, size: int) -> None:
        """Come back when so many bytes have gone over the line."""
        with self._lock:
            begin = max(time.monotonic(), self._free)
            self._free = begin + size / self.rate
            until = self._free
        time.sleep(max(0.0, until - time.monotonic()))


class SlowWriter:
    """A connection's outgoing side, as slow as the line and counted."""

    def __init__(self, real: BinaryIO, server: LineServer) -> None:
        self._real, self._server = real, server

    def write(self, data: bytes) -> int:
        view = memoryview(data)
        for start in range(0, len(view), CHUNK):
            part = view[start : start + CHUNK]
            if self._server.allowance:
                self._server.allowance.wait(len(part))
            self._real.write(part)
            self._server.sent += len(part)
        return len(data)

    def flush(self) -> None:
        self._real.flush()

    def close(self) -> None:
        self._real.close()

    @property
    def closed(self) -> bool:
        return self._real.closed


class LineHandler(Handler):
    """Serves folders by the first part of the path, each request after its round trip."""

    server: LineServer

    def setup(self) -> None:
        super().setup()
        time.sleep(self.server.delay)  # the connection's own round trip
        self.wfile = SlowWriter(self.wfile, self.server)  # type: ignore[assignment]

    def do_GET(self) -> None:  # noqa: N802 - http.server's own name
        time.sleep(self.server.delay)
        page = self.server.pages.get(self.path)
        if page is None:
            super().do_GET()
            return
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(page)))
        self.send_header("Cache-Control", "no-cache")
        self.end_headers()
        self.wfile.write(page)

    def _freshness(self, file: Path, content: object) -> None:
        # Names that never change their content are kept, as a careful host would; baselines get the same kindness.
        kept = file.suffix != ".html" and file.name != "sw.js"
        self.send_header("Cache-Control", "max-age=31536000, immutable" if kept else "no-cache")


class LineServer(Server):
    """A folder at the end of a line. `sent` counts everything that went over it."""

    def __init__(self, folder: Path, *, rate: float | None = None, delay: float = 0.0) -> None:
        self.allowance = Allowance(rate) if rate else None
        self.delay = delay
        self.sent = 0
        self.pages: dict[str, bytes] = {}
        super().__init__(folder)
        self.RequestHandlerClass = LineHandler


@contextlib.contextmanager
def line_to(
    folder: Path, pages: dict[str, str] | None = None, *, rate: float | None = None, delay: float = 0.0
) -> Iterator[LineServer]:
    """Serve a folder and some pages from a thread. A new port is a new origin: nothing of it is in any cache."""
    with LineServer(folder, rate=rate, delay=delay) as server:
        server.pages = {path: page.encode() for path, page in (pages or {}).items()}
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()
