"""The server: types, compression, freshness, and how it starts and stops."""

from __future__ import annotations

import gzip
import http.client
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from workshop.config import ROOT
from workshop.console import WorkshopError
from workshop.server import TYPES, Server, open_server, serving


def ask(server: Server, path: str, method: str = "GET", **headers: str) -> tuple[http.client.HTTPResponse, bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_address[1], timeout=10)
    try:
        connection.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        return answer, answer.read()
    finally:
        connection.close()


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("", "text/html; charset=utf-8"),
        ("diaballik/", "text/html; charset=utf-8"),
        ("assets/app-1a2b.js", "text/javascript; charset=utf-8"),
        ("assets/runtime.wasm", "application/wasm"),
        ("assets/snapshot.bin", "application/octet-stream"),
        ("manifest.webmanifest", "application/manifest+json; charset=utf-8"),
        ("%C3%A9%20t%20%C3%A9.txt", "text/plain; charset=utf-8"),
    ],
)
def test_files_come_with_their_type(server: Server, path: str, kind: str) -> None:
    answer, _ = ask(server, f"/escale/{path}")
    assert (answer.status, answer.getheader("Content-Type")) == (200, kind)
    assert answer.getheader("X-Content-Type-Options") == "nosniff"


def test_the_types_a_browser_insists_on() -> None:
    assert TYPES[".mjs"].startswith("text/javascript")
    assert TYPES[".wasm"] == "application/wasm"
    assert TYPES[".woff2"] == "font/woff2"
    assert TYPES[".ftl"].startswith("text/plain")
    assert TYPES[".whl"] == "application/zip"


def test_text_travels_packed_to_those_who_ask(server: Server) -> None:
    plain, body = ask(server, "/escale/assets/app-1a2b.js")
    packed, small = ask(server, "/escale/assets/app-1a2b.js", Accept_Encoding="br, gzip")
    assert plain.getheader("Content-Encoding") is None
    assert packed.getheader("Content-Encoding") == "gzip"
    assert gzip.decompress(small) == body
    assert int(packed.getheader("Content-Length", "0")) == len(small) < len(body)
    assert packed.getheader("Vary") == "Accept-Encoding"


def test_what_is_packed_already_is_left_alone(server: Server) -> None:
    answer, body = ask(server, "/escale/assets/snapshot.bin", Accept_Encoding="gzip")
    assert (answer.getheader("Content-Encoding"), body) == (None, b"packed")


def test_pages_are_asked_for_again_and_hashed_files_never(server: Server) -> None:
    assert ask(server, "/escale/")[0].getheader("Cache-Control") == "no-cache"
    assert ask(server, "/escale/sw.js")[0].getheader("Cache-Control") == "no-cache"
    assert "immutable" in ask(server, "/escale/assets/app-1a2b.js")[0].getheader("Cache-Control", "")


def test_an_unchanged_page_is_not_sent_again(server: Server, folder: Path) -> None:
    tag = ask(server, "/escale/")[0].getheader("ETag", "")
    answer, body = ask(server, "/escale/", If_None_Match=tag)
    assert (answer.status, body) == (304, b"")
    (folder / "index.html").write_text("<!doctype html><title>Bonsoir</title>", encoding="utf-8")
    assert ask(server, "/escale/", If_None_Match=tag)[1].endswith(b"Bonsoir</title>")


def test_a_folder_without_its_slash_is_sent_there(server: Server) -> None:
    answer, _ = ask(server, "/escale/diaballik?a=1")
    assert (answer.status, answer.getheader("Location")) == (301, "/escale/diaballik/?a=1")
    assert ask(server, "/escale")[0].getheader("Location") == "/escale/"


@pytest.mark.parametrize(
    "path", ["/", "/index.html", "/escale/no", "/escale/../secret.txt", "/escale/%2e%2e/secret.txt", "/escale/sw.js/"]
)
def test_nothing_else_is_there(server: Server, path: str) -> None:
    answer, body = ask(server, path)
    assert answer.status == 404
    assert b"not for visitors" not in body


def test_head_tells_without_sending(server: Server) -> None:
    answer, body = ask(server, "/escale/assets/app-1a2b.js", "HEAD")
    assert (answer.status, body) == (200, b"")
    assert int(answer.getheader("Content-Length", "0")) > 0


def test_a_connection_is_kept(server: Server) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_address[1], timeout=10)
    for path in ("/escale/", "/escale/no", "/escale/sw.js"):
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        assert not answer.will_close
    connection.close()


def test_it_listens_on_loopback_only(server: Server) -> None:
    assert server.server_address[0] == "127.0.0.1"
    assert server.url == f"http://127.0.0.1:{server.server_address[1]}/escale/"


def test_a_port_in_use_is_told_and_the_next_one_taken(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(folder) as first:
        port = first.server_address[1]
        with open_server(folder, port) as second:
            assert port < second.server_address[1] < port + 50
    assert f"Port {port} is in use; trying {port + 1}." in capsys.readouterr().out


def test_no_port_left_is_told(folder: Path) -> None:
    with socket.socket() as last:
        last.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            last.bind(("127.0.0.1", 65535))
            last.listen()
        except OSError:
            pass  # somebody else has it, which will do
        with pytest.raises(WorkshopError, match="No free port"):
            open_server(folder, 65535)


@contextmanager
def serve_command(*words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """build.py serve in a process of its own; gives it and the address it printed."""
    command = [sys.executable, str(ROOT / "build.py"), "serve", *words]
    # A shell starts what runs in its background with Ctrl-C ignored; the server is to hear it all the same.
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 - it takes no lock
    ) as process:
        assert process.stdout is not None
        try:
            for line in process.stdout:
                if found := re.search(r"http://\S+", line):
                    yield process, found[0]
                    return
            pytest.fail("no address was printed")
        finally:
            if process.poll() is None:
                process.kill()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_cleanly(dist: Path, how: signal.Signals) -> None:
    with serve_command("--port", "0", "--prefix", "escale") as (process, address):
        assert address.endswith("/escale/")
        process.send_signal(how)
        rest, _ = process.communicate(timeout=30)
    assert process.returncode == 0
    assert "Traceback" not in rest
    assert "Stopped." in rest


def test_a_second_start_makes_nothing_anew(dist: Path) -> None:
    """How long it takes is for the bench to tell."""
    before = {file: file.stat().st_mtime_ns for file in dist.rglob("*")}
    with serve_command("--port", "0") as (process, _address):
        process.terminate()
        process.communicate(timeout=30)
    assert {file: file.stat().st_mtime_ns for file in dist.rglob("*")} == before


def test_a_site_with_a_page_for_lost_addresses_shows_it_at_any_depth(folder: Path) -> None:
    (folder / "404.html").write_text("<!doctype html><title>Lost</title>", encoding="utf-8")
    with serving(folder, prefix="/escale/") as server:
        answer, body = ask(server, "/escale/no/such/page")
    assert (answer.status, answer.getheader("Content-Type")) == (404, "text/html; charset=utf-8")
    assert b"Lost" in body


def test_files_may_be_read_from_other_sites_as_on_github_pages(server: Server) -> None:
    """A module script on somebody else's page needs it."""
    answer, _ = ask(server, "/escale/assets/app-1a2b.js")
    assert answer.getheader("Access-Control-Allow-Origin") == "*"
