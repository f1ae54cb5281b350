"""Errors are codes; every code there is is listed, and every listed one is used."""

from __future__ import annotations

import ast
from pathlib import Path

import escale
from escale.core.errors import CODES, EscaleError, RecordError

PACKAGE = Path(escale.__file__).parent
SHARED = [path for part in (".", "core", "cli", "opponents") for path in PACKAGE.glob(f"{part}/*.py")]
SHARED.append(PACKAGE / "games/__init__.py")
# Codes that a table, an expression or a game holds, not the call that raises them.
ELSEWHERE = {"observed-invalid", "undo-chance", "undo-secret", "undo-sent", "record-newer", "record-older", "internal"}


def raised_codes() -> set[str]:
    """The codes written in the code as the first argument of an error or a reason."""
    found = set()
    for path in SHARED:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                called, first = node.func.id, node.args[0]
                if (called.endswith("Error") or called == "Reason") and isinstance(first, ast.Constant):
                    found.add(str(first.value))
    return found


def test_every_code_is_listed_once_and_used() -> None:
    assert len(set(CODES)) == len(CODES)
    assert raised_codes() | ELSEWHERE == set(CODES) | (raised_codes() - _kebab(raised_codes()))


def _kebab(words: set[str]) -> set[str]:
    """Those that look like a code, not like a message for programmers."""
    return {word for word in words if " " not in word}


def test_an_error_tells_its_code_and_parameters() -> None:
    assert str(EscaleError("match-unknown", match="m7")) == "match-unknown (match=m7)"
    assert str(RecordError("record-empty")) == "record-empty"
    assert isinstance(RecordError("record-empty"), ValueError)
