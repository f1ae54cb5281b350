"""Worked examples as data: `examples.toml` beside each game's rules.

The tests run them, the rules page draws them, and a reader can open any of them and play on.

    [[example]]
    id = "pass-over-own"             # short, unique in the game: it is part of a link (a-z, 0-9, -)
    caption = "pass-over-own"        # locale key <game>-example-<caption>; the id when left out
    options = {movement = "arashi"}  # those that differ from the defaults
    seats = 2                        # the usual number when left out
    position = "..."                 # where it starts; the game's start when left out
    steps = ["c7-c6", "end"]         # played from there before the figure is drawn
    legal = ["c1>a3", "end"]         # exactly the legal steps; with `kinds`, exactly those of these kinds
    kinds = ["pass"]
    legal_includes = ["d7>c7"]       # legal, among others
    illegal = {"c1>c4" = "diaballik-pass-blocked"}          # refused, and for which reason
    marks = ["c1", "a3"]             # places the figure points at

    [[example.leads_to]]             # what following some steps gives
    steps = ["c1-c2", "antijeu"]
    outcome = {termination = "antijeu", winners = [1]}      # and/or
    position = "..."

Chance steps are written like any other: `steps = ["roll 6-3", "4+6"]`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from importlib import resources
from typing import Any

from escale.core.errors import EscaleError
from escale.core.game import AnyGame
from escale.core.match import Match
from escale.core.record import SeatInfo

FILE = "examples.toml"
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class LeadsTo:
    """What some steps, played from the example's position, lead to."""

    steps: tuple[str, ...]
    position: str | None = None
    outcome: Mapping[str, Any] | None = None  # termination, winners, perhaps ranks


@dataclass(frozen=True, slots=True)
class Example:
    """One example, as the module's docstring explains its fields."""

    id: str
    caption: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    seats: int | None = None
    position: str | None = None
    steps: tuple[str, ...] = ()
    legal: tuple[str, ...] | None = None
    kinds: tuple[str, ...] | None = None
    legal_includes: tuple[str, ...] = ()
    illegal: Mapping[str, str] = field(default_factory=dict)
    leads_to: tuple[LeadsTo, ...] = ()
    marks: tuple[str, ...] = ()


def examples(game: AnyGame) -> tuple[Example, ...]:
    """Read a game's examples; raise an error with the code `examples-invalid` that names what is wrong."""
    file = resources.files(f"escale.games.{game.ID}") / FILE
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise EscaleError("examples-invalid", example="", problem=str(error)) from error
    found = tuple(_example(table) for table in data.pop("example", []))
    if data:
        raise _invalid("", f"unknown {', '.join(data)}")
    doubles = sorted({one.id for one in found if sum(one.id == other.id for other in found) > 1})
    if doubles:
        raise _invalid(doubles[0], "id given twice")
    return found


def start_example(game: AnyGame, example: Example) -> Match:
    """A match at the position the example shows."""
    seats = None if example.seats is None else [SeatInfo()] * example.seats
    match = Match(game, example.options, seats, position=example.position)
    for step in example.steps:
        match.play(step)
    return match


def _example(table: dict[str, Any]) -> Example:
    """Make an example of its table, refusing what the format does not know."""
    name = table.get("id", "")
    if not isinstance(name, str) or not _ID.fullmatch(name):
        raise _invalid(str(name), "id must be words of a-z and 0-9 joined by -")
    values = _values(name, table, Example)
    values["leads_to"] = tuple(LeadsTo(**_values(name, one, LeadsTo)) for one in values.get("leads_to", ()))
    if "kinds" in values and "legal" not in values:
        raise _invalid(name, "kinds without legal")
    return Example(**{"caption": name, **values})


# The types a field may have in the file; lists become tuples.
_TYPES: Mapping[str, type | tuple[type, ...]] = {
    "id": str, "caption": str, "position": str, "seats": int, "options": dict, "illegal": dict, "outcome": dict,
}  # fmt: skip


def _values(name: str, table: object, kind: type[Example] | type[LeadsTo]) -> dict[str, Any]:
    """Check a table's names and types, and turn its lists into tuples."""
    if not isinstance(table, dict):
        raise _invalid(name, "a table is expected")
    known = {one.name for one in fields(kind)}
    for key, value in table.items():
        if key not in known:
            raise _invalid(name, f"unknown {key}")
        if not isinstance(value, _TYPES.get(key, list)):
            raise _invalid(name, f"{key} has the wrong type")
    return {key: tuple(value) if isinstance(value, list) else value for key, value in table.items()}


def _invalid(example: str, problem: str) -> EscaleError:
    return EscaleError("examples-invalid", example=example, problem=problem)
