"""How many turns a row takes to finish, played alone: a table for every row up to twelve pawns.

The others and the bank come in only as odds: a turn offers a few cards at random from the deck, and a reading that
needs pawns of the bank can be paid as often as the bank has turned out to hold them. The best usable card is used, a
bad one too if there is no better, as the rules demand. The table is found by value iteration (`solve`, part of
`tune`), and ships in learned.json: two letters a row.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Final, TypeAlias

from escale.games.point.cards import DECKS
from escale.games.point.fast import Number, exchanges, numbers_of

LONGEST_ROW: Final = 12  # uses that would leave a longer one are left out of account
_ROUNDS: Final = 8
_CARDS: Final = 3  # to choose among in a turn; a hand has four, but those kept are kept because they fit badly
_PAID: Final = (1.0, 0.8, 0.65, 0.5, 0.35)  # how often the bank holds so many pawns of a colour; seen in self-play
_NEVER: Final = 40.0  # turns that stand for more
_BEYOND: Final = 0.8  # turns for each unwanted pawn past the end of the table
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

Uses: TypeAlias = list[tuple[float, list[int]]]  # of a card: how often a reading can be paid, the rows it leaves


@cache
def all_rows(longest: int) -> tuple[str, ...]:
    """Every row, of one that reads the same backwards only the first; those closest to the end first."""
    found = [
        row
        for length in range(1, longest + 1)
        for row in map("".join, product("bw", repeat=length))
        if row <= row[::-1]
    ]
    return tuple(sorted(found, key=lambda row: (row.count("w"), len(row), row)))


def solve(deck: str) -> list[float]:
    """The turns of every row, in the order of `all_rows(LONGEST_ROW)`."""
    rows, copies = all_rows(LONGEST_ROW), numbers_of(DECKS[deck])
    number = {one: at for at, row in enumerate(rows) for one in (row, row[::-1])}
    uses = [[(share / 64, _uses(row, card, number)) for card, share in copies] if "w" in row else [] for row in rows]
    turns = [1.5 * row.count("w") for row in rows]
    for _ in range(_ROUNDS):
        for at, cards in enumerate(uses):
            turns[at] = _turns(cards, turns) if cards else 0.0
    return turns


def _uses(row: str, card: Number, number: dict[str, int]) -> Uses:
    readings: dict[int, tuple[float, list[int]]] = {}
    for use in exchanges(row, card):
        if use.row in number:
            paid = _PAID[max(0, min(4, use.own))] * _PAID[max(0, min(4, use.other))]
            readings.setdefault(use.reading, (paid, []))[1].append(number[use.row])
    return list(readings.values())


def _turns(cards: Sequence[tuple[float, Uses]], turns: Sequence[float]) -> float:
    """One more turn, and what the best of a few cards leaves; if nothing can be used, the same again."""
    outcomes = []
    for odds, readings in cards:
        left = odds
        for after, paid in sorted((min([turns[row] for row in rows]), paid) for paid, rows in readings):
            outcomes.append((after, left * paid))
            left *= 1 - paid
    outcomes.sort()
    worse, expected, before = 1.0, 1.0, 1.0  # the chance that all cards are worse than what has been looked at
    for after, odds in outcomes:
        worse -= odds
        now = max(worse, 0.0) ** _CARDS
        expected += after * (before - now)
        before = now
    return min(_NEVER, expected / (1 - before)) if before < 0.97 else _NEVER


def written(turns: Sequence[float]) -> str:
    """The table as text."""
    values = [round(min(each, _NEVER) * 100) for each in turns]
    return "".join(_LETTERS[value >> 6] + _LETTERS[value & 63] for value in values)


class Solo:
    """The table, to look rows up in."""

    __slots__ = ("_turns",)

    def __init__(self, text: str) -> None:
        value = {letter: number for number, letter in enumerate(_LETTERS)}
        self._turns: dict[str, float] = {}
        for at, row in enumerate(all_rows(LONGEST_ROW)):
            turns = (value[text[2 * at]] << 6 | value[text[2 * at + 1]]) / 100
            self._turns[row] = self._turns[row[::-1]] = turns

    def __call__(self, row: str) -> float:
        """How many turns a row takes; of a longer one, its start and the unwanted pawns of the rest."""
        if len(row) <= LONGEST_ROW:
            return self._turns[row]
        return self._turns[row[:LONGEST_ROW]] + _BEYOND * row.count("w", LONGEST_ROW)
