"""Publishing on GitHub Pages: the address, and a workflow with no more rights than it needs."""

from __future__ import annotations

import re

import pytest
from workshop.config import ROOT
from workshop.console import WorkshopError
from workshop.pages import pages_url

WORKFLOW = (ROOT / ".github" / "workflows" / "pages.yml").read_text(encoding="utf-8")


def job(name: str) -> str:
    """The lines of one job."""
    found = re.search(rf"^  {name}:\n((?:    .*\n|\n)+)", WORKFLOW, re.MULTILINE)
    assert found
    return found[1]


@pytest.mark.parametrize(
    ("repository", "url"),
    [
        ("ada/escale", "https://ada.github.io/escale/"),
        ("Ada/Escale.jeux", "https://ada.github.io/Escale.jeux/"),
        ("Ada/ada.github.io", "https://ada.github.io/"),
    ],
)
def test_where_a_repository_is_published(repository: str, url: str) -> None:
    assert pages_url(repository) == url


@pytest.mark.parametrize("text", ["", "ada", "ada/escale/more", "ada/es cale", 'ada/"x"', "../escale"])
def test_what_is_no_repository_is_refused(text: str) -> None:
    with pytest.raises(WorkshopError):
        pages_url(text)


def test_every_action_is_pinned_to_a_commit() -> None:
    used = re.findall(r"uses: (\S+)(.*)", WORKFLOW)
    assert used
    for action, comment in used:
        assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", action), action
        assert re.fullmatch(r" # v\d+\.\d+\.\d+", comment), f"{action}: which release is it?"


def test_each_job_has_only_the_rights_it_needs() -> None:
    assert re.search(r"^permissions: \{\}$", WORKFLOW, re.MULTILINE)
    pattern = re.compile(r"^      ([\w-]+: (?:read|write))\b", re.MULTILINE)
    rights = {name: set(pattern.findall(job(name))) for name in ("build", "deploy")}
    assert rights == {"build": {"contents: read"}, "deploy": {"pages: write", "id-token: write"}}
    assert "persist-credentials: false" in job("build")
    assert "run:" not in job("deploy"), "what may publish runs nothing of ours"


def test_what_is_published_was_tested_before() -> None:
    build = job("build")
    assert build.index(".ci/run") < build.index("build.py build --pages") < build.index("upload-pages-artifact")
    assert "needs: build" in job("deploy")
