"""The site's words, from its own locale files: tests ask for them by key and survive a better wording."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any

from fluent.syntax import FluentParser, ast
from workshop.config import SITE

# How a number counts, as far as the site's words ask.
PLURALS: dict[str, Callable[[float], str]] = {
    "fr": lambda number: "one" if number < 2 else "other",
    "en": lambda number: "one" if number == 1 else "other",
    "de": lambda number: "one" if number == 1 else "other",
}


@functools.cache
def _messages(lang: str) -> dict[str, ast.Pattern]:
    found = {}
    for file in sorted((SITE / "locales" / lang).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value:
                found[entry.id.name] = entry.value
    return found


def words(key: str, lang: str = "fr", **given: str | int) -> str:
    """The text of a key."""
    return _pattern(_messages(lang)[key], lang, given)


def _pattern(pattern: ast.Pattern, lang: str, given: Mapping[str, Any]) -> str:
    return "".join(
        element.value if isinstance(element, ast.TextElement) else _value(element.expression, lang, given)
        for element in pattern.elements
    )


def _value(expression: Any, lang: str, given: Mapping[str, Any]) -> str:
    match expression:
        case ast.VariableReference():
            return str(given[expression.id.name])
        case ast.StringLiteral():
            return str(expression.parse()["value"])
        case ast.SelectExpression():
            return _pattern(_variant(expression, lang, given), lang, given)
        case ast.Placeable():
            return _value(expression.expression, lang, given)
    raise NotImplementedError(type(expression).__name__)


def _variant(select: ast.SelectExpression, lang: str, given: Mapping[str, Any]) -> ast.Pattern:
    chosen = given[select.selector.id.name]
    names = {str(chosen)}
    if isinstance(chosen, int):
        names.add(PLURALS[lang](chosen))
    exact = [each for each in select.variants if _name(each) == str(chosen)]
    fitting = [each for each in select.variants if _name(each) in names]
    default = [each for each in select.variants if each.default]
    return (exact or fitting or default)[0].value


def _name(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def seat(number: int, edition: str = "diaballik", lang: str = "fr") -> str:
    """What Diaballik calls a side."""
    return words(f"diaballik-seat-{number}", lang, edition=edition)


def square(place: str, holds: str, side: int | None = None, edition: str = "diaballik", lang: str = "fr") -> str:
    """How a square is described: `holds` is empty, support, ball or chasm."""
    name = "" if side is None else seat(side, edition, lang)
    return words(f"diaballik-place-{holds}", lang, place=place, edition=edition, seat=name)


def told(step: str, player: str, edition: str = "diaballik", lang: str = "fr") -> str:
    """The sentence that announces a step."""
    kind = "pass" if ">" in step else "move" if "-" in step else step
    start, goal = step.replace(">", "-").split("-") if kind in {"pass", "move"} else ("", "")
    return words(f"diaballik-step-{kind}", lang, player=player, edition=edition, **{"from": start, "to": goal})


def reason(code: str, lang: str = "fr", **given: str | int) -> str:
    """Why something is refused."""
    return words(f"error-{code}", lang, **{"edition": "diaballik", **given})
