"""Steps, dice and powers: the small values everything else is made of.

Dice of one colour are alike, so dice are a string of letters: `g` green, `y` yellow, `r` red, and the capital of each
for a void die. Markers are a string of letters as well: `r` Relance (reroll), `i` Amélioration (improve), `w`
Détérioration (worsen), `t` Transfert (transfer), `a` Annulation (annul), `e` Tour supplémentaire (extra). Both are
always kept sorted in these orders.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from escale.games.gouda.places import NOWHERE

COLOURS: Final = "gyr"
DICE: Final = "gyrGYR"  # in the order dice are kept in
BETTER: Final = {"r": "y", "y": "g"}
WORSE: Final = {"g": "y", "y": "r"}
MOST_DICE: Final = 5

POWERS: Final = ("reroll", "improve", "worsen", "transfer", "annul", "extra")
LETTERS: Final = "riwtae"  # of the powers, in the same order
LETTER: Final = dict(zip(POWERS, LETTERS, strict=True))
POWER: Final = dict(zip(LETTERS, POWERS, strict=True))
OF_EACH: Final = 5  # markers of each power in the box


class Step(NamedTuple):
    """One step; which fields mean something depends on its kind."""

    kind: str  # draw, mice, from, roll, move, end, decline, or a power that is played
    letters: str = ""  # draw: markers; roll: what came up; move: the die; a power: the dice it chooses
    place: int = NOWHERE  # from: the place designated; move: where to; transfer, extra: the place named
    owner: int = -1  # move: whose mouse
    counts: tuple[int, ...] = ()  # mice: how many go to M0, C1 and C2
    form: str = ""  # annul: "roll" (the whole roll), "dice" or "answer"


END: Final = Step("end")
DECLINE: Final = Step("decline")
ANNUL_ROLL: Final = Step("annul", form="roll")
ANNUL_ANSWER: Final = Step("annul", form="answer")


def sort_dice(dice: str) -> str:
    """Dice in the order they are kept in."""
    return "".join(sorted(dice, key=DICE.index))


def sort_markers(markers: str) -> str:
    """Markers in the order they are kept in."""
    return "".join(sorted(markers, key=LETTERS.index))


def without(letters: str, taken: str) -> str:
    """What is left of some letters when others, all among them, are taken away."""
    for letter in taken:
        letters = letters.replace(letter, "", 1)
    return letters


def includes(letters: str, others: str) -> bool:
    """Tell whether the others are all among the letters, each as often at least."""
    return all(letters.count(letter) >= others.count(letter) for letter in set(others))


def choices(dice: str, colours: str = COLOURS) -> Iterator[str]:
    """Every different way to choose one or more dice of some colours."""
    for counts in product(*(range(dice.count(colour) + 1) for colour in colours)):
        if any(counts):
            yield "".join(colour * count for colour, count in zip(colours, counts, strict=True))
