"""Progress on the terminal, and programs run with it.

A terminal gets a line that ticks while work goes on; a log gets one line at the start and one at the end.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from workshop.config import ROOT

TAIL = 60  # lines of a failed program's output that are shown


class WorkshopError(Exception):
    """Something the user has to know and act on; told without a traceback."""


def say(text: str = "") -> None:
    """Print a line at once."""
    print(text, flush=True)


@contextlib.contextmanager
def progress(title: str) -> Iterator[Callable[[str], None]]:
    """Show that something is under way, and how long it took. The value tells a detail: `tell("3 of 9")`."""
    started = time.monotonic()
    detail = ""
    ticking = sys.stdout.isatty()
    done = threading.Event()

    def tell(text: str) -> None:
        nonlocal detail
        detail = f" {text}"
        if not ticking:
            say(f"    {text}")

    def tick() -> None:
        while not done.wait(0.2):
            line = f"  {title} … {time.monotonic() - started:.0f} s{detail}"
            print(f"\r\x1b[2K{line[: _width() - 1]}", end="", flush=True)

    if ticking:
        ticker = threading.Thread(target=tick, daemon=True)
        ticker.start()
    else:
        say(f"  {title} …")
    verdict = "failed"
    try:
        yield tell
        verdict = "done"
    finally:
        done.set()
        if ticking:
            ticker.join()
            print("\r\x1b[2K", end="")
        say(f"  {title}: {verdict} in {time.monotonic() - started:.1f} s")


def _width() -> int:
    try:
        return os.get_terminal_size().columns
    except OSError:
        return 80


def run(
    command: Sequence[str | Path],
    *,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
    on_line: Callable[[str], None] | None = None,
) -> str:
    """Run a program quietly and return what it wrote; if it fails, show the end of that and raise."""
    words = [str(word) for word in command]
    kept: list[str] = []
    with subprocess.Popen(
        words,
        cwd=cwd,
        env={**os.environ, **(env or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    ) as program:
        assert program.stdout is not None  # noqa: S101 - for the type checker: we asked for a pipe
        for line in program.stdout:
            kept.append(line)
            if on_line:
                on_line(line.rstrip())
    output = "".join(kept)
    if program.returncode:
        shown = "\n".join(output.splitlines()[-TAIL:])
        raise WorkshopError(f"{shown}\n\nThis failed with exit code {program.returncode}: {shlex.join(words)}")
    return output


def stream(command: Sequence[str | Path], *, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> tuple[int, str]:
    """Run a program with its output passed on as it comes; return its exit code and the output."""
    kept: list[str] = []
    with subprocess.Popen(
        [str(word) for word in command],
        cwd=cwd,
        env={**os.environ, **(env or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as program:
        assert program.stdout is not None  # noqa: S101 - for the type checker: we asked for a pipe
        for chunk in iter(lambda: os.read(program.stdout.fileno(), 65536), b""):  # type: ignore[union-attr]
            text = chunk.decode("utf-8", "replace")
            kept.append(text)
            print(text, end="", flush=True)
    return program.returncode, "".join(kept)
