"""pyproject.toml, read once, and the places of the tree."""

from __future__ import annotations

import functools
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PY = ROOT / "py"
SITE = ROOT / "site"
TESTS = ROOT / "tests"
DIST = ROOT / "dist"
SHOP = ROOT / ".workshop"  # everything made on the way: environments, stamps, caches
LOCKS = PY / "workshop" / "locks"


@dataclass(frozen=True, slots=True)
class Config:
    """What [tool.escale] and [dependency-groups] say."""

    url: str  # where the site will live, for links that want absolute addresses; may be empty
    hosts: tuple[str, ...]  # origins whose pages may talk to a game in a frame; none: whichever shows it
    port: int
    node: int  # the oldest major version of Node that will do
    online_only: tuple[str, ...]  # patterns of files not kept for offline use
    debian: dict[str, str]  # command -> Debian's package that brings it
    groups: dict[str, tuple[str, ...]]  # dependency group -> requirements


@functools.cache
def config() -> Config:
    """Read pyproject.toml."""
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    own = project["tool"]["escale"]
    return Config(
        url=own["url"],
        hosts=tuple(own["hosts"]),
        port=own["port"],
        node=own["node"],
        online_only=tuple(own["online-only"]),
        debian=own["debian"],
        groups={name: tuple(wanted) for name, wanted in project["dependency-groups"].items()},
    )
