"""The single file: small enough, complete, and without a way to ask anybody for anything."""

from __future__ import annotations

import base64
import functools
import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest
from workshop import sizes
from workshop.config import SITE, config

from tests.workshop.test_site import LANGUAGES, Page, parsed

LIMIT = 25_000_000  # bytes
PLACED = re.compile(r'<script type="text/plain" data-part="([^"]*)">([^<]*)</script>')


@functools.cache
def text_of(dist: Path) -> str:
    return (dist / sizes.SINGLE).read_text(encoding="utf-8")


@functools.cache
def frame(dist: Path) -> Page:
    """The file without its parts."""
    return Page(PLACED.sub("", text_of(dist)))


@functools.cache
def parts(dist: Path) -> dict[str, bytes]:
    return {name: gzip.decompress(base64.b64decode(packed)) for name, packed in PLACED.findall(text_of(dist))}


def page_parts(dist: Path) -> dict[str, dict[str, Any]]:
    found = parts(dist).items()
    return {name.removeprefix("page:"): json.loads(data) for name, data in found if name.startswith("page:")}


def test_it_is_small_enough_and_its_weight_is_told(dist: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert (dist / sizes.SINGLE).stat().st_size < LIMIT
    measured = sizes.measure_single(dist / sizes.SINGLE)
    whole = measured.pop("all")
    assert set(measured) == {"page", "words", "worker", "wasm", "python", "snapshot", "script", "style"}
    assert 0.99 * whole < sum(measured.values()) < whole, "something in it has no name"
    sizes.report(dist)
    assert f"{sizes.SINGLE}: " in capsys.readouterr().out


def test_it_has_every_page_that_needs_no_server(dist: Path) -> None:
    drawn = [file.stem.replace("_", "-") for file in (SITE / "js" / "games").glob("*.jsx")]
    rules = {"fr": "regles", "en": "rules", "de": "regeln"}
    check = {"fr": "verifier", "en": "check", "de": "pruefen"}
    expected = {
        f"{prefix}{path}"
        for lang, prefix in LANGUAGES.items()
        for path in ["", f"{check[lang]}/", *(f"{game}/{end}" for game in drawn for end in ("", f"{rules[lang]}/"))]
    }
    assert set(page_parts(dist)) == expected
    assert {name for name in parts(dist) if name.startswith("words:")} == {f"words:{lang}" for lang in LANGUAGES}


def test_every_link_in_it_leads_to_a_page_of_it(dist: Path) -> None:
    pages = page_parts(dist)
    for path, page in pages.items():
        for link in parsed(page["body"]).links():
            # `#name` is a shape of the same drawing.
            assert link.startswith("#"), f"{path}: {link}"
            assert not link.startswith("#/") or link[2:].partition("#")[0] in pages, f"{path}: {link}"


def test_it_asks_nobody_for_anything(dist: Path) -> None:
    page = frame(dist)
    (policy,) = page.all("meta", **{"http-equiv": "Content-Security-Policy"})
    rules = dict(rule.split(" ", 1) for rule in policy["content"].split("; "))
    assert rules["default-src"] == "'none'"
    assert "connect-src" not in rules
    assert re.fullmatch(r"('sha256-[^']+' ){2}'wasm-unsafe-eval'", rules["script-src"])
    assert rules["worker-src"] == "blob:"
    assert rules["style-src"].startswith("'sha256-")
    assert rules["img-src"] == rules["font-src"] == "data:"
    assert all(link.startswith("data:") for link in page.links())
    assert not page.all("iframe")
    styles = "".join(re.findall(r"<style>(.*?)</style>", text_of(dist), re.DOTALL))
    # Nothing in it is outside: `#name` is a shape of a drawing.
    assert {re.sub(r"[,#].*", "", found) for found in re.findall(r"url\(\"?([^)\"]*)", styles)} <= {
        "",
        "data:font/woff2;base64",
    }
    assert "@import" not in styles


def test_what_runs_in_it_is_what_the_site_runs(dist: Path) -> None:
    for role, place in {"wasm": "pyodide-*/pyodide.wasm.bin", "python": "engine-*/python.bin"}.items():
        (served,) = dist.glob(f"assets/{place}")
        assert parts(dist)[role] == gzip.decompress(served.read_bytes()), role


def test_it_is_offered_on_every_shelf_but_its_own_and_not_kept_for_offline_use(dist: Path) -> None:
    for prefix in LANGUAGES.values():
        page = parsed((dist / prefix / "index.html").read_text(encoding="utf-8"))
        (link,) = page.all("a", **{"data-testid": "single-file"})
        assert (dist / prefix / link["href"]).resolve() == (dist / sizes.SINGLE).resolve()
        assert "download" in link
        assert not parsed(page_parts(dist)[prefix]["body"]).all("a", **{"data-testid": "single-file"})
    assert sizes.SINGLE in config().online_only
    assert sizes.SINGLE not in (dist / "sw.js").read_text(encoding="utf-8")
