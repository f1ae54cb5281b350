"""The size report: what a visitor's line carries, raw and gzipped, by part; and what the single file is made of."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from workshop.console import say
from workshop.stamps import files_under

# The first pattern that fits names the part; order matters.
PARTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("snapshot", ("assets/*/snapshot*",)),
    ("runtime", ("assets/pyodide-*/*", "assets/pyscript-*/*", "assets/engine-*/*", "assets/*/*")),
    ("single", ("escale-a-jeux.html",)),
    ("words", ("assets/locale-*.json",)),
    ("scripts", ("assets/*.js", "sw.js", "embed.js")),
    ("styles", ("assets/*.css",)),
    ("fonts", ("assets/*.woff2",)),
    ("pictures", ("pictures/*", "posters/*", "icons/*", "assets/*.png", "assets/*.svg", "assets/*.webp")),
    (
        "pages",
        ("**/*.html", "*.html", "*.webmanifest", "*.txt", ".nojekyll", "*.xml", "CNAME", "_headers", "site.json"),
    ),
)
SINGLE = "escale-a-jeux.html"
# How the single file marks its parts; those of one kind have a colon after it.
INLINE = re.compile(
    r'<script type="text/plain" data-part="([a-z]+)[^"]*">([^<]*)</script>|<(style|script)>(.*?)</\3>', re.DOTALL
)
PACKED = {".png", ".woff2", ".gz", ".zip", ".webp", ".whl"}  # gain nothing from gzip


def part_of(path: str) -> str:
    """The part a file of dist/ belongs to."""
    for part, patterns in PARTS:
        if any(Path(path).match(pattern) for pattern in patterns):
            return part
    return "other"


def packed_size(file: Path) -> int:
    """How many bytes of a file travel."""
    content = file.read_bytes()
    return len(content) if file.suffix in PACKED else len(gzip.compress(content, 6, mtime=0))


def measure(dist: Path) -> dict[str, tuple[int, int, int]]:
    """Part -> number of files, bytes, gzipped bytes."""
    totals: dict[str, tuple[int, int, int]] = {}
    for file in files_under(dist):
        part = part_of(file.relative_to(dist).as_posix())
        count, raw, packed = totals.get(part, (0, 0, 0))
        totals[part] = (count + 1, raw + file.stat().st_size, packed + packed_size(file))
    return totals


def report(dist: Path) -> None:
    """Print the size report of a built site."""
    totals = measure(dist)
    say(f"\n  {'part':<10}{'files':>7}{'raw':>12}{'gzip':>12}")
    for part in [*(name for name, _ in PARTS), "other"]:
        if part in totals:
            count, raw, packed = totals[part]
            say(f"  {part:<10}{count:>7}{_kilobytes(raw):>12}{_kilobytes(packed):>12}")
    count, raw, packed = (sum(column) for column in zip(*totals.values(), strict=True))
    say(f"  {'all':<10}{count:>7}{_kilobytes(raw):>12}{_kilobytes(packed):>12}")
    if (dist / SINGLE).exists():
        parts = measure_single(dist / SINGLE)
        say(f"\n  {SINGLE}: " + ", ".join(f"{part} {_kilobytes(size)}" for part, size in parts.items()))


def measure_single(file: Path) -> dict[str, int]:
    """Part of the single file -> bytes, as they stand there."""
    content = file.read_text(encoding="utf-8")
    totals: dict[str, int] = {}
    for part, packed, inline, text in INLINE.findall(content):
        totals[part or inline] = totals.get(part or inline, 0) + len((packed or text).encode())
    return {**totals, "all": len(content.encode())}


def _kilobytes(size: int) -> str:
    return f"{size / 1000:,.1f} kB"
