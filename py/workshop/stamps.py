"""What was made from what, so that nothing is made twice.

A fingerprint is a hash of the contents of files (names relative to the root, so that a clone elsewhere has the same).
A stamp is a small file in .workshop/stamps/ that holds the fingerprint of the inputs something was made from.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from workshop.config import ROOT, SHOP
from workshop.console import say

SKIPPED = {"node_modules", "__pycache__", ".git", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis"}


def files_under(*places: Path) -> list[Path]:
    """Every file in or at the places, sorted; caches and packages left out."""
    found: set[Path] = set()
    for place in places:
        if place.is_file():
            found.add(place)
        for folder, names, files in os.walk(place):
            names[:] = [name for name in names if name not in SKIPPED]
            found.update(Path(folder, file) for file in files if not file.endswith((".pyc", "~", ".swp")))
    return sorted(found)


def fingerprint(*places: Path, also: Iterable[str] = ()) -> str:
    """Hash the files in or at the places, by name and content, and some words besides."""
    total = hashlib.sha256()
    for word in also:
        total.update(word.encode() + b"\0")
    for file in files_under(*places):
        name = file.relative_to(ROOT) if file.is_relative_to(ROOT) else file
        content = file.read_bytes()
        total.update(f"{name.as_posix()}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()[:32]


def inventory(folder: Path) -> str:
    """Hash the names, sizes and times of a made folder: cheap, and enough to see that nobody touched it."""
    total = hashlib.sha256()
    for file in files_under(folder):
        facts = file.stat()
        total.update(f"{file.relative_to(folder).as_posix()}\0{facts.st_size}\0{facts.st_mtime_ns}\n".encode())
    return total.hexdigest()[:32]


def _stamp(name: str) -> Path:
    return SHOP / "stamps" / name


def stamped(name: str) -> str:
    """The fingerprint kept under a name; empty when there is none."""
    try:
        return _stamp(name).read_text(encoding="utf-8").strip()
    except OSError:
        return ""


def stamp(name: str, value: str) -> None:
    """Keep a fingerprint under a name."""
    file = _stamp(name)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(value + "\n", encoding="utf-8")


@contextlib.contextmanager
def alone(what: str = "build") -> Iterator[None]:
    """Let one build (or installation) of this tree work at a time: the second waits, and says so."""
    SHOP.mkdir(parents=True, exist_ok=True)
    with (SHOP / f"{what}.lock").open("w", encoding="utf-8") as file:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 - only there

            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl  # noqa: PLC0415 - only there

            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                say(f"  Another {what} of this tree is at work; waiting for it.")
                fcntl.flock(file, fcntl.LOCK_EX)
        yield
