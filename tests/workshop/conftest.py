"""What the workshop's tests share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from workshop.config import DIST
from workshop.server import Server, serving
from workshop.site import build_site


@pytest.fixture(scope="session")
def dist() -> Path:
    """The built site, up to date."""
    return build_site(DIST).folder


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small site of its own, to be served."""
    files = {
        "index.html": "<!doctype html><title>Bonjour</title>",
        "diaballik/index.html": "<!doctype html><title>Diaballik</title>",
        "assets/app-1a2b.js": "export const answer = 42;\n" * 100,
        "assets/runtime.wasm": "\0asm" + "x" * 1000,
        "assets/snapshot.bin": "packed",
        "manifest.webmanifest": "{}",
        "sw.js": "self;",
        "é t é.txt": "accents and spaces",
    }
    for name, text in files.items():
        file = tmp_path / "site" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    (tmp_path / "secret.txt").write_text("not for visitors", encoding="utf-8")
    return tmp_path / "site"


@pytest.fixture
def server(folder: Path) -> Iterator[Server]:
    """The small site under /escale/."""
    with serving(folder, prefix="/escale/") as server:
        yield server
