"""The parts of `build.py test`, in the order they run: quick ones first."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from workshop.config import ROOT, SITE, TESTS
from workshop.console import WorkshopError, say, stream
from workshop.site import build_site
from workshop.tools import browsers, npm_packages, python_packages

ELSEWHERE = {"js", "workshop", "browser", "bench", "__pycache__"}  # folders of tests/ that are not about the rules


@dataclass(frozen=True, slots=True)
class Result:
    """What a part came to."""

    passed: int
    failed: int

    def __add__(self, other: Result) -> Result:
        return Result(self.passed + other.passed, self.failed + other.failed)


def _one(code: int) -> Result:
    """A check that has no count of its own."""
    return Result(1, 0) if code == 0 else Result(0, 1)


def lint(_: Sequence[str]) -> Result:
    """ruff: mistakes, style and layout of the Python sources."""
    python = python_packages("test")
    checked = _one(stream([python, "-m", "ruff", "check", "."])[0])
    return checked + _one(stream([python, "-m", "ruff", "format", "--check", "."])[0])


def types(_: Sequence[str]) -> Result:
    """mypy --strict over the Python sources."""
    return _one(stream([python_packages("test"), "-m", "mypy"])[0])


def js_types(_: Sequence[str]) -> Result:
    """The TypeScript checker over the JSDoc types."""
    node = npm_packages()
    tsc = SITE / "node_modules" / "typescript" / "bin" / "tsc"
    results = [
        _one(stream([node.node, tsc, "--project", SITE / name], env=node.env)[0])
        for name in ("tsconfig.json", "tsconfig.worker.json")
    ]
    return results[0] + results[1]


def rules(extra: Sequence[str]) -> Result:
    """pytest over the rules package, on two cores."""
    folders = sorted(file.name for file in TESTS.iterdir() if file.is_dir() and file.name not in ELSEWHERE)
    return _pytest(folders, ["-n", "2", *extra])


def js(_: Sequence[str]) -> Result:
    """node --test over the logic of the front end."""
    node = npm_packages()
    files = sorted((TESTS / "js").rglob("*.test.js"))
    if not files:
        raise WorkshopError("tests/js holds no test.")
    code, output = stream([node.node, "--test", "--test-reporter=spec", *files], cwd=SITE, env=node.env)
    return _counts(code, output, r"^(?:#|ℹ) pass (\d+)", r"^(?:#|ℹ) fail (\d+)")


def workshop(extra: Sequence[str]) -> Result:
    """pytest over the build, the server and the words, on two cores."""
    build_site()
    # One test builds everything anew: meanwhile the other worker takes what had been meant for the same one.
    return _pytest(["workshop", "test_locales.py"], ["-n", "2", "--dist", "worksteal", *extra])


def browser(extra: Sequence[str]) -> Result:
    """pytest in Chromium, Firefox and WebKitGTK, a browser to a worker."""
    browsers()
    build_site()
    # Pages glide, pause and wait for frames: three workers fill two cores, two leave a fifth of them idle.
    return _pytest(["browser"], ["-n", "3", "--dist", "loadgroup", *extra])


PARTS: dict[str, Callable[[Sequence[str]], Result]] = {
    "lint": lint,
    "types": types,
    "js-types": js_types,
    "rules": rules,
    "js": js,
    "workshop": workshop,
    "browser": browser,
}


NEED_PACKAGES = {"js-types", "js", "workshop", "browser"}  # of npm
NEED_SITE = {"workshop", "browser"}


@contextlib.contextmanager
def _ahead(parts: Sequence[str]) -> Iterator[None]:
    """Let the build, which keeps one core busy, begin beside the first parts, which keep the other.

    Nothing depends on it: whoever needs what it makes waits for it, or makes it again and tells what went wrong.
    """
    if parts[0] in NEED_PACKAGES or not NEED_SITE.intersection(parts):
        yield
        return
    nowhere = subprocess.DEVNULL
    command: list[str | Path] = [sys.executable, ROOT / "build.py", "build"]
    with subprocess.Popen(command, stdin=nowhere, stdout=nowhere, stderr=nowhere) as build:
        try:
            yield
        finally:
            build.terminate()


def _pytest(names: Sequence[str], extra: Sequence[str]) -> Result:
    python = python_packages("test")
    color = "yes" if sys.stdout.isatty() else "no"
    places = [TESTS / name for name in names]
    absent = [place.relative_to(ROOT) for place in places if not place.exists()]
    if absent:
        raise WorkshopError(f"{', '.join(map(str, absent))} is missing.")
    command: list[str | Path] = [python, "-m", "pytest", f"--color={color}", *places, *extra]
    code, output = stream(command, env={"PYTHONDONTWRITEBYTECODE": "1"})
    return _counts(code, output, r"(\d+) passed", r"(\d+) (?:failed|errors?)\b")


def _counts(code: int, output: str, passed: str, failed: str) -> Result:
    """Read a runner's closing lines; an exit code that tells of a failure has the last word."""
    plain = re.sub(r"\x1b\[[0-9;]*m", "", output)
    closing = "\n".join(plain.splitlines()[-15:])
    good = sum(map(int, re.findall(passed, closing, re.MULTILINE)))
    bad = sum(map(int, re.findall(failed, closing, re.MULTILINE)))
    return Result(good, max(bad, 1) if code else bad)


def test_command(parts: Sequence[str], extra: Sequence[str]) -> int:
    """`build.py test [part ...]`."""
    unknown = [part for part in parts if part not in PARTS]
    if unknown:
        raise WorkshopError(f"No such part: {', '.join(unknown)}. There are: {', '.join(PARTS)}.")
    chosen = [part for part in PARTS if not parts or part in parts]
    with _ahead(chosen):
        return _summary({part: _run(part, f"{at} of {len(chosen)}", extra) for at, part in enumerate(chosen, 1)})


def _run(part: str, which: str, extra: Sequence[str]) -> tuple[Result, float]:
    """A part's result, and the seconds it took."""
    say(f"\n=== {part} ({which}): {(PARTS[part].__doc__ or '').strip()}")
    started = time.monotonic()
    try:
        result = PARTS[part](extra)
    except WorkshopError as error:
        say(f"\n{error}")
        result = Result(0, 1)
    return result, time.monotonic() - started


def _summary(results: dict[str, tuple[Result, float]]) -> int:
    say("\n=== summary")
    total = Result(0, 0)
    for part, (result, seconds) in results.items():
        verdict = "FAILED" if result.failed else "ok"
        say(f"  {part:<10}{verdict:<8}{result.passed:>6} passed{result.failed:>5} failed{seconds:>9.1f} s")
        total += result
    say(f"  in {sum(seconds for _, seconds in results.values()):.0f} s on {os.cpu_count()} cores")
    say(f"\n{total.passed} passed, {total.failed} failed")
    return 1 if total.failed or not total.passed else 0
