"""Examples files are checked when read: a slip is named, not ignored."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest
from escale.core import examples as module
from escale.core.errors import EscaleError

GOOD = '[[example]]\nid = "start"\n'


def read(monkeypatch: pytest.MonkeyPatch, folder: Path, text: str) -> tuple[module.Example, ...]:
    (folder / "examples.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(module.resources, "files", lambda _: folder)
    return module.examples(SimpleNamespace(ID="some"))  # type: ignore[arg-type]


def test_what_is_left_out_has_its_default(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (one,) = read(monkeypatch, tmp_path, GOOD)
    assert (one.caption, one.options, one.legal, one.leads_to) == ("start", {}, None, ())


def test_everything_is_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    text = GOOD + 'caption = "c"\nmarks = ["a1"]\n[[example.leads_to]]\nsteps = ["end"]\nposition = "p"\n'
    (one,) = read(monkeypatch, tmp_path, text)
    assert one.marks == ("a1",)
    assert one.leads_to == (module.LeadsTo(("end",), position="p"),)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[[example", "Expected"),
        ("[other]", "unknown other"),
        ('[[example]]\nid = "Start!"', "id must be"),
        (GOOD + GOOD, "id given twice"),
        (GOOD + "legals = []", "unknown legals"),
        (GOOD + 'legal = "end"', "legal has the wrong type"),
        (GOOD + 'kinds = ["move"]', "kinds without legal"),
        (GOOD + 'leads_to = ["end"]', "a table is expected"),
        (GOOD + '[[example.leads_to]]\nstep = "end"', "unknown step"),
    ],
)
def test_a_slip_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str, problem: str) -> None:
    with pytest.raises(EscaleError, match="examples-invalid") as refused:
        read(monkeypatch, tmp_path, text)
    assert problem in str(refused.value)


def test_a_missing_file_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(module.resources, "files", lambda _: tmp_path)
    with pytest.raises(EscaleError, match="examples-invalid"):
        module.examples(SimpleNamespace(ID="some"))  # type: ignore[arg-type]
