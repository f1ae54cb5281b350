"""dist/: the static site, made from site/ and py/escale/.

Three steps, each skipped when what it reads has not changed: the Python runtime with its memory snapshot
(site/build/snapshot.mjs), the games as data (workshop.boot), and everything else (site/build/site.mjs).
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from workshop import sizes
from workshop.config import DIST, PY, ROOT, SHOP, SITE, config
from workshop.console import progress, run, say
from workshop.stamps import alone, fingerprint, inventory, stamp, stamped
from workshop.tools import Node, node, npm_packages

RUNTIME_INPUTS = (
    PY / "escale",
    SITE / "js" / "engine",
    SITE / "build" / "snapshot.mjs",
    SITE / "build" / "files.mjs",
    SITE / "build" / "integrity.mjs",
    SITE / "build" / "runtime.lock.json",
    SITE / "package-lock.json",
)
SITE_INPUTS = (PY / "escale", PY / "workshop", SITE, ROOT / "pyproject.toml")
KEPT_RUNTIMES = 3  # older ones are swept away


@dataclass(frozen=True, slots=True)
class Built:
    """A build that was asked for."""

    folder: Path
    fresh: bool  # false: nothing had changed


def build_site(out: Path = DIST, *, url: str | None = None, force: bool = False) -> Built:
    """Make dist/ (or another folder) if its inputs changed."""
    with alone():
        address = config().url if url is None else url
        inputs = fingerprint(*SITE_INPUTS, also=[address, node().version])
        name = f"site-{fingerprint(also=[str(out.resolve())])}"
        if not force and out.is_dir() and stamped(name) == f"{inputs} {inventory(out)}":
            return Built(out, fresh=False)
        _make(out, address, npm_packages())
        stamp(name, f"{inputs} {inventory(out)}")
        return Built(out, fresh=True)


def _make(out: Path, address: str, tool: Node) -> None:
    cache = SHOP / "cache"
    cache.mkdir(parents=True, exist_ok=True)
    made = SHOP / "made"
    shutil.rmtree(made, ignore_errors=True)
    made.mkdir(parents=True)
    plan = {
        "out": str(made),
        "runtime": str(_runtime(tool)),
        "boot": str(_boot(cache)),
        "cache": str(cache),
        "url": address,
        "hosts": config().hosts,
        "onlineOnly": config().online_only,
    }
    (SHOP / "plan.json").write_text(json.dumps(plan, indent=2), encoding="utf-8")
    with progress("Making the site") as tell:
        output = tool.run(SITE / "build" / "site.mjs", SHOP / "plan.json", on_line=_step(tell))
    for line in output.splitlines():
        if line.startswith("! "):
            say(f"  {line}")
    _replace(out, made)


def _step(tell: Callable[[str], None]) -> Callable[[str], None]:
    """Show the steps that site.mjs names, and nothing else of what it prints."""
    return lambda line: tell(line.removeprefix("» ")) if line.startswith("» ") else None


def _runtime(tool: Node) -> Path:
    """The folder with the Python runtime and its snapshot, made anew when the rules or the engine changed."""
    kept = SHOP / "runtime"
    wanted = kept / fingerprint(*RUNTIME_INPUTS, also=[tool.version, *_drawn()])  # gzip differs between versions
    if not wanted.is_dir():
        partial = kept / "partial"
        shutil.rmtree(partial, ignore_errors=True)
        partial.mkdir(parents=True)
        with progress("Taking the snapshot of the Python runtime"):
            tool.run(SITE / "build" / "snapshot.mjs", "--py", PY, "--out", partial)
        partial.rename(wanted)
        by_age = sorted(kept.iterdir(), key=lambda folder: folder.stat().st_mtime_ns)
        for old in by_age[:-KEPT_RUNTIMES]:
            shutil.rmtree(old)
    return wanted


def _drawn() -> list[str]:
    """The games the site shows: those that have a drawing."""
    return sorted(file.stem for file in (SITE / "js" / "games").glob("*.jsx"))


def _boot(cache: Path) -> Path:
    """The games as data, asked of the rules package in a process of its own."""
    file = cache / "boot.json"
    environment = {"PYTHONPATH": str(PY), "PYTHONDONTWRITEBYTECODE": "1", "PYTHONHASHSEED": "0"}
    file.write_text(run([sys.executable, "-m", "workshop.boot", *_drawn()], env=environment), encoding="utf-8")
    return file


def _replace(out: Path, made: Path) -> None:
    """Put the new folder in the old one's place; a server at work there hardly notices."""
    out.parent.mkdir(parents=True, exist_ok=True)
    old = SHOP / "old"
    shutil.rmtree(old, ignore_errors=True)
    if out.exists():
        shutil.move(out, old)
    shutil.move(made, out)
    shutil.rmtree(old, ignore_errors=True)


def build_command(out: Path, *, url: str | None, force: bool) -> int:
    """`build.py build`."""
    built = build_site(out, url=url, force=force)
    place = os.path.relpath(built.folder)
    say(f"{place} is {'ready' if built.fresh else 'up to date'}.")
    sizes.report(built.folder)
    return 0
