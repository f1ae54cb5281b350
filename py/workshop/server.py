"""dist/ over HTTP on loopback, much as GitHub Pages serves it: types, gzip, directory pages, revalidation."""

from __future__ import annotations

import contextlib
import errno
import functools
import gzip
import hashlib
import http
import signal
import socket
import threading
import urllib.parse
from collections.abc import Iterator
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import FrameType

from workshop.console import WorkshopError, say

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".data": "application/octet-stream",
    ".ftl": "text/plain; charset=utf-8",
    ".gz": "application/gzip",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/vnd.microsoft.icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".map": "application/json; charset=utf-8",
    ".md": "text/markdown; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml; charset=utf-8",
    ".toml": "application/toml; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json; charset=utf-8",
    ".webp": "image/webp",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".xml": "application/xml; charset=utf-8",
    ".zip": "application/zip",
}
COMPRESSED = {".css", ".ftl", ".html", ".js", ".json", ".map", ".md", ".mjs", ".py", ".svg", ".toml", ".txt", ".wasm"}
COMPRESSED |= {".webmanifest", ".xml"}
TRIES = 50  # ports looked at, from the first one on


@dataclass(frozen=True, slots=True)
class Content:
    """A file as it travels."""

    body: bytes
    kind: str
    encoding: str | None
    tag: str  # the ETag


@functools.lru_cache(maxsize=256)
def _load(file: Path, changed: int, packed: bool) -> Content:  # noqa: ARG001 - `changed` is part of the cache's key
    body = file.read_bytes()
    tag = hashlib.sha256(body).hexdigest()[:20]
    kind = TYPES.get(file.suffix, "application/octet-stream")
    if packed and file.suffix in COMPRESSED:
        return Content(gzip.compress(body, 6, mtime=0), kind, "gzip", f'"{tag}-gzip"')
    return Content(body, kind, None, f'"{tag}"')


class Handler(BaseHTTPRequestHandler):
    """Answers GET and HEAD from the server's folder."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    server: Server

    def do_GET(self) -> None:
        self._answer()

    def do_HEAD(self) -> None:
        self._answer()

    def _answer(self) -> None:
        path, _, query = self.path.partition("?")
        path = urllib.parse.unquote(path)
        prefix = self.server.prefix
        if not path.startswith(prefix):
            if path + "/" == prefix:
                return self._redirect(prefix, query)
            return self._missing()
        file = self._file(path.removeprefix(prefix))
        if file is None:
            return self._missing()
        if file.is_dir():
            if not path.endswith("/"):
                return self._redirect(urllib.parse.quote(path) + "/", query)
            file /= "index.html"
        try:
            packed = "gzip" in self.headers.get("Accept-Encoding", "")
            content = _load(file, file.stat().st_mtime_ns, packed)
        except OSError:
            return self._missing()
        return self._send(file, content)

    def _file(self, path: str) -> Path | None:
        """The file a path names; None for anything that tries to leave the folder."""
        parts = [part for part in path.split("/") if part]
        if any(part in {".", ".."} or "\\" in part or "\0" in part for part in parts):
            return None
        file = self.server.folder.joinpath(*parts)
        return None if path.endswith("/") and file.is_file() else file

    def _send(self, file: Path, content: Content) -> None:
        known = self.headers.get("If-None-Match", "")
        if content.tag in known:
            self.send_response(http.HTTPStatus.NOT_MODIFIED)
            self._freshness(file, content)
            self.end_headers()
            return
        self.send_response(http.HTTPStatus.OK)
        self.send_header("Content-Type", content.kind)
        self.send_header("Content-Length", str(len(content.body)))
        if content.encoding:
            self.send_header("Content-Encoding", content.encoding)
        self._freshness(file, content)
        self.end_headers()
        if self.command == "GET":
            self.wfile.write(content.body)

    def _freshness(self, file: Path, content: Content) -> None:
        # Names under assets/ carry a hash of what is in them; everything else is asked for again.
        hashed = file.is_relative_to(self.server.folder / "assets")
        self.send_header("Cache-Control", "max-age=31536000, immutable" if hashed else "no-cache")
        self.send_header("ETag", content.tag)
        self.send_header("Vary", "Accept-Encoding")
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Access-Control-Allow-Origin", "*")

    def _redirect(self, path: str, query: str) -> None:
        self.send_response(http.HTTPStatus.MOVED_PERMANENTLY)
        self.send_header("Location", f"{path}?{query}" if query else path)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def _missing(self) -> None:
        """The site's own page for addresses that lead nowhere, wherever they are, if it has one."""
        try:
            body, kind = (self.server.folder / "404.html").read_bytes(), TYPES[".html"]
        except OSError:
            body, kind = b"404: there is no such page.\n", TYPES[".txt"]
        self.send_response(http.HTTPStatus.NOT_FOUND)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command == "GET":
            self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - http.server's own name
        if self.server.chatty:
            say(f"  {self.command or '-'} {format % args}")


class Server(ThreadingHTTPServer):
    """A folder on loopback. `prefix` is the path it is mounted under, with slashes around: "/escale/"."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, folder: Path, port: int = 0, *, prefix: str = "/", host: str = "127.0.0.1") -> None:
        self.folder = folder.resolve()
        self.prefix = prefix
        self.chatty = False
        super().__init__((host, port), Handler)

    @property
    def url(self) -> str:
        """The address to open."""
        return f"http://{self.server_address[0]!s}:{self.server_address[1]}{self.prefix}"

    def handle_error(self, request: socket.socket | tuple[bytes, socket.socket], client_address: object) -> None:
        """A browser that hangs up in the middle is nothing to report."""


@contextlib.contextmanager
def serving(folder: Path, port: int = 0, *, prefix: str = "/") -> Iterator[Server]:
    """Serve a folder from a thread while the block runs; for tests and benchmarks."""
    with Server(folder, port, prefix=prefix) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


def open_server(folder: Path, first: int, *, prefix: str = "/") -> Server:
    """Bind the first free port from `first` on; say so when that is not `first`."""
    for port in range(first, min(first + TRIES, 65536)):
        try:
            server = Server(folder, port, prefix=prefix)
        except OSError as error:
            if error.errno not in {errno.EADDRINUSE, errno.EACCES}:
                raise
            why = "is in use" if error.errno == errno.EADDRINUSE else "is not allowed"
            say(f"Port {port} {why}; trying {port + 1}.")
        else:
            return server
    raise WorkshopError(f"No free port from {first} to {first + TRIES - 1}; choose another with --port.")


class Stop(BaseException):
    """Raised in the main thread when the process is asked to end."""


def _stop(_signal: int, _frame: FrameType | None) -> None:
    raise Stop


def serve_forever(folder: Path, port: int, *, prefix: str = "/", chatty: bool = False) -> int:
    """Serve until Ctrl-C or SIGTERM; both are a clean end."""
    signal.signal(signal.SIGTERM, _stop)
    try:
        with open_server(folder, port, prefix=prefix) as server:
            server.chatty = chatty
            say(f"\n  {server.url}\n\nCtrl-C stops.")
            server.serve_forever(poll_interval=0.2)
    except (KeyboardInterrupt, Stop):
        say("\nStopped.")
    return 0
