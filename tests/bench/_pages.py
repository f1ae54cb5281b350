"""Pages to compare with: Pyodide by itself on an empty page, and a page with nothing but a line of text."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path

from workshop.bench import Tools

READY = "document.documentElement.dataset.engine === 'ready'"

# What anybody would write: Pyodide from its own files, on an empty page.
BARE_PYODIDE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>bare</title>
<link rel="icon" href="data:,">
<script type="module">
import { loadPyodide } from '/pyodide/pyodide.mjs';
const pyodide = await loadPyodide();
pyodide.runPython('1 + 1');
document.documentElement.dataset.engine = 'ready';
</script>"""

BARE_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>bare</title>
<link rel="icon" href="data:,">
<p>Hello</p>
<button id="tap" style="width: 200px; height: 200px">0</button>"""

PAGES = {"/bare-pyodide": BARE_PYODIDE, "/bare-page": BARE_PAGE}


@contextlib.contextmanager
def everything(tools: Tools) -> Iterator[Path]:
    """One folder with the site (site/) and Pyodide as npm has it (pyodide/)."""
    with tempfile.TemporaryDirectory(prefix="escale-bench-") as place:
        folder = Path(place)
        (folder / "site").symlink_to(tools.dist)
        (folder / "pyodide").symlink_to(tools.packages / "pyodide")
        yield folder
