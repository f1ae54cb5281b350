"""The board looks the same in a mirror, and the same to both players: so must the rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from escale.core.options import check_options
from escale.games import diaballik
from hypothesis import given, settings
from hypothesis import strategies as st

SWAPPED_COLOURS = str.maketrans("wdWD", "dwDW")
OPTION_SETS = [
    {},
    {"movement": "arashi"},
    {"start": "swapped", "antijeu": "automatic"},
    {"movement": "arashi", "chasms": "two", "opening": "short"},
    {"movement": "arashi", "chasms": "four", "antijeu": "automatic", "first": "dark"},
]


def left_right(text: str) -> str:
    """A step or a position, seen in a mirror that exchanges columns a and g."""
    if "/" in text:
        board, rest = text.split(" ", 1)
        return "/".join(row[::-1] for row in board.split("/")) + " " + rest
    return "".join("gfedcba"["abcdefg".index(letter)] if letter in "abcdefg" else letter for letter in text)


def colours(text: str) -> str:
    """A step or a position, seen by the other player: rows turned over, colours exchanged."""
    if "/" in text:
        board, rest = text.split(" ", 1)
        side, *left = rest.split(" ")
        words = " ".join(word[:-1] + word[-1].translate(SWAPPED_COLOURS) if ":" in word else word for word in left)
        turned = "/".join(reversed(board.split("/"))).translate(SWAPPED_COLOURS)
        return f"{turned} {side.translate(SWAPPED_COLOURS)} {words}"
    return "".join(str(8 - int(letter)) if letter.isdigit() else letter for letter in text)


def mirrored(text: str, mirror: Any) -> str:
    """`antijeu` and `end` have no squares to mirror."""
    return text if text in ("antijeu", "end") else str(mirror(text))


def positions(options: dict[str, str], seed: int) -> Iterator[Any]:
    """The states of a random game."""
    random = Random(seed)
    state = diaballik.initial(options, 2)
    while diaballik.to_act(state) is not None:
        yield state
        state = diaballik.play(state, random.choice(diaballik.legal_steps(state)))
    yield state


@settings(max_examples=40)
@given(st.sampled_from(OPTION_SETS), st.integers(0, 10_000), st.sampled_from([left_right, colours]))
def test_mirrored_positions_have_mirrored_steps(given_options: dict[str, str], seed: int, mirror: Any) -> None:
    options = check_options(diaballik, given_options)
    for state in list(positions(options, seed))[::7]:
        twin = diaballik.parse_position(mirror(diaballik.format_position(state)), options, 2)
        steps = {diaballik.format_step(step) for step in diaballik.legal_steps(state)}
        assert {diaballik.format_step(step) for step in diaballik.legal_steps(twin)} == {
            mirrored(text, mirror) for text in steps
        }


@settings(max_examples=40)
@given(st.sampled_from(OPTION_SETS), st.integers(0, 10_000), st.sampled_from([left_right, colours]))
def test_mirrored_steps_lead_to_mirrored_positions(given_options: dict[str, str], seed: int, mirror: Any) -> None:
    options = check_options(diaballik, given_options)
    random = Random(seed)
    for state in list(positions(options, seed))[:-1:7]:
        twin = diaballik.parse_position(mirror(diaballik.format_position(state)), options, 2)
        step = random.choice(diaballik.legal_steps(state))
        after = diaballik.play(state, step)
        if after.ended and after.ended.termination == "repetition":
            continue  # the twin has no history
        twin_step = diaballik.parse_step(mirrored(diaballik.format_step(step), mirror))
        assert diaballik.format_position(diaballik.play(twin, twin_step)) == mirror(diaballik.format_position(after))


def test_the_start_positions_are_their_own_mirrors() -> None:
    for start in ("line", "swapped"):
        text = diaballik.format_position(diaballik.initial(check_options(diaballik, {"start": start}), 2))
        assert left_right(text) == text
        assert colours(text) == text.replace(" w ", " d ")
