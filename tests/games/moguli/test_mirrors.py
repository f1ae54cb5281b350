"""Mirrored positions have mirrored steps: left and right, and the two players with the board turned round."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple, TypeAlias

import pytest
from escale.games import moguli
from escale.games.moguli.rules import State

RandomPosition: TypeAlias = Callable[[Random], tuple[str, bool]]
At: TypeAlias = Callable[..., State]

NAMES = [f"{column}{row}" for row in range(1, 8) for column in "abcde"]


class Mirror(NamedTuple):
    """How a position changes into its image."""

    gates: dict[str, str]  # gate -> its image
    letters: dict[int, int]  # of tiles, for str.translate
    angles: dict[str, str]
    rows: Callable[[str], str]  # of the rows of a position
    swaps_seats: bool = False


# Column a becomes column e; what is clockwise becomes anticlockwise.
LEFT_RIGHT = Mirror(
    {name: "edcba"["abcde".index(name[0])] + name[1] for name in NAMES},
    str.maketrans("bpqdBPQD", "dqpbDQPB"),
    {"90": "270", "180": "180", "270": "90"},
    lambda text: "/".join(row[::-1] for row in text.split("/")),
)
# The board turned by 180 degrees, and the colours exchanged.
ROUND = Mirror(
    dict(zip(NAMES, reversed(NAMES), strict=True)),
    str.maketrans("bpqdBPQD", "qdbpQDBP"),
    {"90": "90", "180": "180", "270": "270"},
    lambda text: text[::-1],
    swaps_seats=True,
)


def mirror_position(text: str, mirror: Mirror) -> str:
    tiles, pawns, side, *words = text.split()
    turn = next((int(word[5:]) for word in words if word.startswith("turn=")), 1 if side == "w" else 2)
    rest = [mirror_word(word, mirror) for word in words if not word.startswith("turn=")]
    pawns = mirror.rows(pawns)
    if mirror.swaps_seats:
        pawns, side = pawns.translate(str.maketrans("wd", "dw")), "d" if side == "w" else "w"
        turn += 1
    return " ".join([mirror.rows(tiles).translate(mirror.letters), pawns, side, f"turn={turn}", *rest])


def mirror_word(word: str, mirror: Mirror) -> str:
    name, _, value = word.partition("=")
    if name in ("locked", "pivoted"):
        return f"{name}={','.join(mirror.gates[gate] for gate in value.split(','))}"
    return word


def mirror_step(text: str, mirror: Mirror) -> str:
    if "-" in text:
        return "-".join(mirror.gates[gate] for gate in text.split("-"))
    if "*" in text:
        tile, angle = text.split("*")
        return f"{mirror.gates[tile]}*{mirror.angles[angle]}"
    return text


def steps(state: State) -> set[str]:
    return {moguli.format_step(step) for step in moguli.legal_steps(state)}


@pytest.mark.parametrize("mirror", [LEFT_RIGHT, ROUND], ids=["left-right", "round"])
def test_mirrored_positions_have_mirrored_steps_and_follow_ups(
    mirror: Mirror, random_position: RandomPosition, at: At
) -> None:
    random, compared = Random("mirrors"), 0
    while compared < 250:
        text, is_cylinder = random_position(random)
        cylinder = "on" if is_cylinder else "off"
        try:
            state = at(text, cylinder=cylinder)
            image = at(mirror_position(text, mirror), cylinder=cylinder)
        except ValueError:
            continue
        if mirror.swaps_seats and (state.is_last_turn or image.is_last_turn):
            continue  # only the second player has a last turn
        compared += 1
        for _ in range(4):
            assert {mirror_step(step, mirror) for step in steps(state)} == steps(image), text
            step = random.choice(sorted(steps(state)))
            state = moguli.play(state, moguli.parse_step(step))
            image = moguli.play(image, moguli.parse_step(mirror_step(step, mirror)))
            if mirror.swaps_seats and (state.is_last_turn or image.is_last_turn or state.ended or image.ended):
                break
            assert at(mirror_position(moguli.format_position(state), mirror), cylinder=cylinder) == image


@pytest.mark.parametrize("mirror", [LEFT_RIGHT, ROUND], ids=["left-right", "round"])
def test_a_mirror_seen_twice_shows_the_position_again(mirror: Mirror, random_position: RandomPosition, at: At) -> None:
    for seed in range(50):
        text, _ = random_position(Random(seed))
        twice = mirror_position(mirror_position(text, mirror), mirror)
        assert twice.split()[:3] == text.split()[:3]


def test_on_the_cylinder_columns_can_be_shifted_round(random_position: RandomPosition, at: At) -> None:
    shift = str.maketrans("abcde", "bcdea")
    random, compared = Random("shifted"), 0
    while compared < 150:
        text, _ = random_position(random)
        tiles, pawns, *rest = text.split()
        shifted = " ".join(
            [*("/".join(row[-1] + row[:-1] for row in part.split("/")) for part in (tiles, pawns)), *shift_words(rest)]
        )
        try:
            state, image = at(text, cylinder="on"), at(shifted, cylinder="on")
        except ValueError:
            continue
        compared += 1
        moved = {step if step == "end" else step.translate(shift) for step in steps(state)}
        assert moved == steps(image), text


def shift_words(words: list[str]) -> list[str]:
    return [
        word[:7] + word[7:].translate(str.maketrans("abcde", "bcdea")) if "locked" in word else word for word in words
    ]
