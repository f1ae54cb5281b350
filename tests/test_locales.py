"""Words: every key that is asked for has words in every language, and every word is asked for by somebody.

Keys are asked for in three ways: written out in the front end (`t('play-undo')`), put together there from data
(`${game}-option-${name}`), and named by the rules package (options, terminations, reasons, examples). The last two
meet: what is put together must come to what the rules package names. A game needs words from the day it has a drawing
and stands on the shelf.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from escale.core.errors import CODES
from escale.core.examples import examples
from escale.core.game import AnyGame
from escale.games import games
from escale.opponents.brain import brain
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

SITE = Path(__file__).resolve().parents[1] / "site"
LANGUAGES = sorted(folder.name for folder in (SITE / "locales").iterdir())
SOURCES = [
    file
    for folder in ("js", "build")
    for file in sorted((SITE / folder).rglob("*"))
    if file.suffix in {".js", ".jsx", ".mjs"}
]
# A name in quotes that could be a key, and a template that puts one together.
KEY = r"[a-z][a-z0-9_]*(?:-[a-z0-9_]+)+"
QUOTED = re.compile(rf"""['"`]({KEY})['"`]""")
TEMPLATE = re.compile(r"`((?:[a-z0-9_-]|\$\{(?:[^{}]|\{[^{}]*\})*\})+)`")
# Parts of a game's words that follow from its metadata: such a key must be one of those.
DERIVED = ("option", "termination", "example", "advice", "seat")


def shelf() -> dict[str, AnyGame]:
    """The games the site shows: those that have a drawing."""
    return {name: game for name, game in games().items() if (SITE / "js" / "games" / f"{name}.jsx").exists()}


class Resource(Visitor):
    """The messages of one file, with the variables each uses."""

    def __init__(self) -> None:
        self.messages: dict[str, set[str]] = {}
        self._inside: set[str] = set()

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802 - the name the visitor calls
        self._inside = self.messages.setdefault(node.id.name, set())
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the same
        self._inside.add(node.id.name)


@functools.cache
def parse(lang: str, name: str) -> ast.Resource:
    return FluentParser().parse((SITE / "locales" / lang / f"{name}.ftl").read_text(encoding="utf-8"))


def files(lang: str) -> list[str]:
    return sorted(file.stem for file in (SITE / "locales" / lang).glob("*.ftl"))


@functools.cache
def messages(lang: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for name in files(lang):
        resource = Resource()
        resource.visit(parse(lang, name))
        found |= resource.messages
    return found


def most_seats(game: AnyGame) -> int:
    """The largest number of players that any single choice of options allows."""
    usual = {option.name: option.default for option in game.OPTIONS}
    choices = [usual, *({**usual, option.name: value} for option in game.OPTIONS for value in option.values)]
    return max(count for choice in choices for count in game.seat_counts(choice))


def asked_by_the_rules() -> Iterator[str]:
    """The keys that follow from what the rules package says about itself."""
    for code in CODES:
        yield f"error-{code}"
    for name, game in shelf().items():
        yield from (f"{name}-{word}" for word in ("name", "tagline", "description", "cover"))
        for count in range(most_seats(game)):
            yield f"{name}-seat-{count}"
        for option in game.OPTIONS:
            yield f"{name}-option-{option.name}"
            yield f"{name}-option-{option.name}-help"
            yield from (f"{name}-option-{option.name}-{value}" for value in option.values)
        yield from (f"{name}-termination-{how}" for how in game.TERMINATIONS)
        yield from (f"{name}-advice-{advice.code}" for advice in game.ADVICE)
        yield from (f"error-{code}" for code in game.REASONS)
        yield from (f"advice-{name}-{code}" for code in brain(game).REASONS)
        yield from (f"{name}-example-{example.caption}" for example in examples(game))


@functools.cache
def asked_in_words() -> frozenset[str]:
    """Whatever the front end writes out in quotes and could be a key."""
    return frozenset(key for file in SOURCES for key in QUOTED.findall(file.read_text(encoding="utf-8")))


@functools.cache
def asked_by_templates() -> tuple[re.Pattern[str], ...]:
    """Keys the front end puts together: `${game}-seat-${seat}` asks for anything of that shape."""
    shapes = {
        re.sub(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", "*", template)
        for file in SOURCES
        for template in TEMPLATE.findall(file.read_text(encoding="utf-8"))
    }
    return tuple(
        re.compile(re.escape(shape).replace(r"\*", "[a-z0-9_-]+"))
        for shape in sorted(shapes)
        if "*" in shape and re.search(r"[a-z]{2}", shape) and "-" in shape
    )


def translated_calls() -> Iterator[tuple[str, str]]:
    """Every key given to `t` in plain words, with the file that does."""
    for file in SOURCES:
        for key in re.findall(r"""\bt\(\s*['"]([^'"]+)['"]""", file.read_text(encoding="utf-8")):
            yield key, file.name


def test_the_three_languages_are_there() -> None:
    assert LANGUAGES == ["de", "en", "fr"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_is_well_formed(lang: str) -> None:
    for name in files(lang):
        junk = [entry for entry in parse(lang, name).body if isinstance(entry, ast.Junk)]
        assert not junk, f"{lang}/{name}.ftl: {junk[0].content!r}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_given_twice(lang: str) -> None:
    keys = [entry.id.name for name in files(lang) for entry in parse(lang, name).body if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_keys(lang: str) -> None:
    assert sorted(messages(lang)) == sorted(messages("fr"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_language_asks_for_what_the_others_are_not_given(lang: str) -> None:
    """A variable that only one language names is most likely misspelt."""
    others = [other for other in LANGUAGES if other != lang]
    alone = {
        key: names - set().union(*(messages(other)[key] for other in others))
        for key, names in messages(lang).items()
        if all(key in messages(other) for other in others)
    }
    assert {key: names for key, names in alone.items() if names} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_asked_for_has_words(lang: str) -> None:
    asked = set(asked_by_the_rules()) | {key for key, _ in translated_calls()}
    assert sorted(asked - set(messages(lang))) == []


def test_every_key_is_asked_for() -> None:
    derived = set(asked_by_the_rules())
    about_games = tuple(f"{name}-{part}-" for name in shelf() for part in DERIVED)
    about_games += tuple(f"advice-{name}-" for name in shelf())
    unasked = [
        key
        for key in messages("fr")
        if key not in derived
        and key not in asked_in_words()
        and (key.startswith(about_games) or not any(shape.fullmatch(key) for shape in asked_by_templates()))
    ]
    assert unasked == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_has_its_rules_page(lang: str) -> None:
    for name, game in shelf().items():
        source = (SITE / "locales" / lang / f"{name}.rules.md").read_text(encoding="utf-8")
        assert re.match(r"---\ntitle: .+\ndescription: .+\n---\n", source), f"{lang}/{name}: no title and description"
        shown = re.findall(r"^\{\{figure:\s*([a-z0-9-]+)\s*\}\}$", source, re.MULTILINE)
        assert shown, f"{lang}/{name}: no figure"
        assert len(shown) == len(set(shown)), f"{lang}/{name}: a figure shown twice"
        assert set(shown) <= {example.id for example in examples(game)}


def test_the_rules_pages_show_the_same_figures_in_every_language() -> None:
    for name in shelf():
        shown = {
            lang: re.findall(
                r"^\{\{figure:.*$",
                (SITE / "locales" / lang / f"{name}.rules.md").read_text(encoding="utf-8"),
                re.MULTILINE,
            )
            for lang in LANGUAGES
        }
        assert shown["en"] == shown["fr"]
        assert shown["de"] == shown["fr"]


def covered() -> set[int]:
    """The characters of the fonts' latin subset, as its style sheet tells them."""
    css = (SITE / "node_modules/@fontsource-variable/inter/index.css").read_text(encoding="utf-8")
    block = next(rule for rule in css.split("@font-face") if "inter-latin-wght-normal.woff2" in rule)
    ranges = re.search(r"unicode-range:\s*([^;}]+)", block)
    assert ranges
    points: set[int] = set()
    for one in ranges[1].split(","):
        first, _, last = one.strip().removeprefix("U+").partition("-")
        points.update(range(int(first, 16), int(last or first, 16) + 1))
    return points


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_character_is_in_the_fonts(lang: str) -> None:
    """A letter outside the subset would be drawn in another font."""
    inside = covered()
    for file in sorted((SITE / "locales" / lang).iterdir()):
        text = "\n".join(line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
        outside = {f"{character} U+{ord(character):04X}" for character in text if ord(character) not in inside | {10}}
        assert not outside, f"{lang}/{file.name}"
