"""The exchange cards: how they are written, their two readings, the decks, and bags of cards.

A card is a text such as `wb=bww`, pawns from left to right, the shorter side first: as printed it gives back `wb` and
takes `bww`. Turned by 180 degrees it reads `wwb=bw`. So every text `gives=takes` is one card in one reading.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Final, NamedTuple, TypeAlias

BLACK: Final = "b"
WHITE: Final = "w"
COLOURS: Final = (BLACK, WHITE)
PRINTED: Final = "printed"
TURNED: Final = "turned"

Card: TypeAlias = str
# How many of each card: two bits a card, in the order of CARDS. Bags are added and subtracted like numbers.
Bag: TypeAlias = int


class Reading(NamedTuple):
    """One of the two ways to use a card."""

    name: str  # PRINTED or TURNED
    gives: str  # the pawns given back, as they stand in the row
    takes: str  # the pawns put in their place
    black: int  # how many black pawns the bank must hold beforehand; negative if it gains some
    white: int


def _rows(length: int) -> list[str]:
    return ["".join(pawns) for pawns in product(COLOURS, repeat=length)]


def _cards(short: int, long: int) -> tuple[Card, ...]:
    return tuple(f"{left}={right}" for left, right in product(_rows(short), _rows(long)))


TWO_THREE: Final = _cards(2, 3)  # 32 cards
ONE_FOUR: Final = _cards(1, 4)  # 32 cards
CARDS: Final = tuple(sorted(TWO_THREE + ONE_FOUR))

ONE: Final = {card: 1 << 2 * number for number, card in enumerate(CARDS)}  # the bag of this one card
_ONES: Final = sum(ONE.values())
_TWOS: Final = 2 * _ONES


def _read(name: str, gives: str, takes: str) -> Reading:
    black, white = (takes.count(colour) - gives.count(colour) for colour in COLOURS)
    return Reading(name, gives, takes, black, white)


def _readings(card: Card) -> tuple[Reading, Reading]:
    left, right = card.split("=")
    return _read(PRINTED, left, right), _read(TURNED, right[::-1], left[::-1])


READINGS: Final = {card: _readings(card) for card in CARDS}  # as printed, then turned
# `gives=takes` -> the card and which of its readings this is.
WRITTEN: Final = {
    f"{reading.gives}={reading.takes}": (card, number)
    for card, readings in READINGS.items()
    for number, reading in enumerate(readings)
}


def bag_of(cards: Iterable[Card]) -> Bag:
    """The bag of some cards, at most three of each."""
    return sum(ONE[card] for card in cards)


def size(bag: Bag) -> int:
    """How many cards a bag holds."""
    return (bag & _ONES).bit_count() + 2 * (bag & _TWOS).bit_count()


def counts(bag: Bag) -> dict[Card, int]:
    """The cards of a bag, each with its number, in the order of CARDS."""
    found = {}
    while bag:
        number = ((bag & -bag).bit_length() - 1) // 2
        found[CARDS[number]] = copies = bag >> 2 * number & 3
        bag -= copies << 2 * number
    return found


def listed(bag: Bag) -> list[Card]:
    """The cards of a bag one by one, in the order of CARDS."""
    return [card for card, copies in counts(bag).items() for _ in range(copies)]


DECKS: Final = {"twice32": 2 * bag_of(TWO_THREE), "five64": bag_of(CARDS)}
