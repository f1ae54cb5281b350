"""The figures of `build.py bench`: every measurement is a ratio to a baseline measured in the same run.

Measurements live in tests/bench/<name>.py, one module each, with

    TITLE = "..."                                      # what --list tells
    def measure(tools: Tools) -> Iterable[Row]: ...

They run in the workshop's own environment (`python -m workshop.bench`), where playwright and selenium are.
"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from workshop.config import DIST, PY, ROOT, SITE, TESTS
from workshop.console import WorkshopError, progress, say, stream

FOLDER = TESTS / "bench"


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table."""

    name: str
    value: float
    unit: str  # "ms", "steps/s", "kB", ...
    baseline: float | None = None  # the same unit, measured in the same run
    against: str = ""  # what the baseline is
    aim: float | None = None  # for the ratio if there is a baseline, for the value otherwise
    aim_on_value: bool = False  # the aim is for the value even so
    more_is_better: bool = False

    @property
    def ratio(self) -> float | None:
        """The value as a multiple of its baseline."""
        return self.value / self.baseline if self.baseline else None

    @property
    def verdict(self) -> str:
        """Whether the aim is met; empty without one."""
        if self.aim is None:
            return ""
        measured = self.value if self.ratio is None or self.aim_on_value else self.ratio
        met = measured >= self.aim if self.more_is_better else measured <= self.aim
        return "met" if met else "MISSED"


@dataclass(frozen=True, slots=True)
class Tools:
    """What a measurement may use."""

    dist: Path = DIST
    packages: Path = SITE / "node_modules"
    tell: Callable[[str], None] = say  # what is being measured just now


def modules() -> dict[str, Path]:
    """The measurements there are."""
    return {file.stem: file for file in sorted(FOLDER.glob("*.py")) if not file.stem.startswith(("_", "conftest"))}


def title(file: Path) -> str:
    """What a measurement says of itself, read without running it: what it needs may not be installed yet."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "TITLE":
            return str(ast.literal_eval(node.value))
    return ""


def _load(name: str, file: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"bench_{name}", file)
    if spec is None or spec.loader is None:
        raise WorkshopError(f"{file} cannot be loaded.")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def table(rows: Iterable[Row]) -> str:
    """The rows, laid out for a terminal or a page of notes."""
    head = ("measurement", "value", "baseline", "ratio", "aim", "", "baseline is")
    lines = [head]
    for row in rows:
        baseline = "" if row.baseline is None else f"{row.baseline:,.1f} {row.unit}"
        ratio = "" if row.ratio is None else f"{row.ratio:.2f}" if row.ratio >= 0.1 else f"{row.ratio:.2g}"
        sign = "≥" if row.more_is_better else "≤"
        unit = f" {row.unit}" if row.aim_on_value or row.baseline is None else ""
        aim = "" if row.aim is None else f"{sign} {row.aim:,g}{unit}"
        lines.append((row.name, f"{row.value:,.1f} {row.unit}", baseline, ratio, aim, row.verdict, row.against))
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    laid = []
    for line in lines:
        cells = [
            cell.rjust(width) if 1 <= column <= 4 else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ]
        laid.append("  ".join(cells).rstrip())
    return "\n".join(laid)


def run(names: Sequence[str]) -> int:
    """Measure and print the table; a missed aim is told, not an error: machines differ."""
    found = modules()
    rows: list[Row] = []
    failed = []
    for name in names or list(found):
        module = _load(name, found[name])
        try:
            with progress(module.TITLE) as tell:
                rows.extend(module.measure(Tools(tell=tell)))
        except Exception as error:  # one broken measurement must not cost the others
            failed.append(f"{name}: {type(error).__name__}: {error}")
    say()
    say(table(rows))
    for problem in failed:
        say(f"\nNot measured: {problem}")
    return 1 if failed else 0


def bench_command(names: Sequence[str], *, only_list: bool) -> int:
    """`build.py bench`."""
    found = modules()
    unknown = [name for name in names if name not in found]
    if unknown:
        raise WorkshopError(f"No such measurement: {', '.join(unknown)}. There are: {', '.join(found)}.")
    if only_list:
        for name, file in found.items():
            say(f"  {name:<12}{title(file)}")
        return 0
    from workshop.site import build_site  # noqa: PLC0415 - --list needs none of this
    from workshop.tools import browsers, python_packages  # noqa: PLC0415

    python = python_packages("test")
    browsers()
    build_site()
    code, _output = stream(
        [python, "-m", "workshop.bench", *names],
        env={"PYTHONPATH": os.pathsep.join([str(PY), str(ROOT)]), "PYTHONUNBUFFERED": "1"},
    )
    return code


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*")
    sys.exit(run(parser.parse_args().names))
