"""What the tests of Moguli share: random positions, and the board as one draws it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

import pytest
from escale.games import moguli
from escale.games.moguli.rules import State

RandomPosition: TypeAlias = Callable[[Random], tuple[str, bool]]  # a position text, and whether it is a cylinder
At: TypeAlias = Callable[..., State]


def make_position(random: Random) -> tuple[str, bool]:
    """A position text and whether the board is a cylinder. Half of them are full of rings and long chains."""
    capitals = [True] * 17 + [False] * 18
    random.shuffle(capitals)
    letters = [random.choice("bpqd") for _ in range(35)]
    if random.random() < 0.5:
        ringed = ["pqpqp", "bdbdb"] if random.random() < 0.5 else ["qpqpq", "dbdbd"]
        letters = [
            letter if random.random() < 0.3 else ringed[(index // 5) % 2][index % 5]
            for index, letter in enumerate(letters)
        ]
    tiles = [letter.upper() if capital else letter for letter, capital in zip(letters, capitals, strict=True)]
    cells = random.sample(range(35), 10)
    if random.random() < 0.6:  # crowded home rows: both obliged, mostly
        crowd = random.choice((6, 7, 12))
        cells = [*random.sample(range(crowd), 5), *random.sample(range(35 - crowd, 35), 5)]
    pawns = ["w" if index in cells[5:] else "d" if index in cells[:5] else "1" for index in range(35)]
    rows = ["/".join("".join(part[5 * row : 5 * row + 5]) for row in range(7)) for part in (tiles, pawns)]
    side = random.choice("wd")
    locked = "" if random.random() < 0.5 else f" locked={random.choice('abcde')}{random.randint(1, 7)}"
    turn = 2 * random.randint(1, 190) + (side == "w")
    return f"{rows[0]} {rows[1]} {side} turn={turn}{locked}", random.random() < 0.5


@pytest.fixture(scope="session")
def random_position() -> RandomPosition:
    return make_position


@pytest.fixture(scope="session")
def at() -> At:
    """A position of a match with the given options, as a state."""

    def read(text: str, **options: str) -> State:
        return moguli.parse_position(text, {"new_home_row": "off", "cylinder": "off", **options}, 2)

    return read
