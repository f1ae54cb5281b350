"""The table as opponents think on it: lists that change in place, much faster than states, and equal to them.

A table knows mice, cheese, and how many markers everybody has; whose turn it is, and where in the turn one stands, is
told by whoever works on it. The tests play whole games on tables and on states side by side.
"""

from __future__ import annotations

from typing import Final

from escale.games.gouda.places import BACKWARD, FORWARD, NAMES, OFF_TABLE, T
from escale.games.gouda.state import State, is_festival

WAYS: Final = {"g": FORWARD, "r": BACKWARD}
# place -> every place one step away, in either direction
NEIGHBOURS: Final = tuple(FORWARD[place] + BACKWARD[place] for place in range(len(NAMES)))


class Table:
    """Mice, cheese and counts of markers; `move` and `back` change it."""

    __slots__ = ("cheeses", "eaten", "festival", "left", "marks", "mice", "seats", "totals")

    def __init__(self, state: State) -> None:
        self.seats = state.seats
        self.mice = [list(counts) for counts in state.mice]  # place -> seat -> mice
        self.totals = [sum(counts) for counts in state.mice]  # place -> mice of all colours
        self.cheeses = list(state.cheeses)
        self.left = sum(state.cheeses)  # pieces not yet eaten
        self.eaten = list(state.eaten)
        self.festival = is_festival(state)
        self.marks = [len(hand) for hand in state.hands]  # seat -> markers left

    def move(self, origin: int, owner: int, to: int) -> bool:
        """Bring a mouse to its new place; tell whether it ate there, and so left the game."""
        self.mice[origin][owner] -= 1
        self.totals[origin] -= 1
        if self.festival and self.cheeses[to]:
            self.cheeses[to] -= 1
            self.left -= 1
            self.eaten.append(owner)
            return True
        self.mice[to][owner] += 1
        self.totals[to] += 1
        return False

    def back(self, origin: int, owner: int, to: int, ate: bool) -> None:
        """Take back the last move."""
        self.mice[origin][owner] += 1
        self.totals[origin] += 1
        if ate:
            self.cheeses[to] += 1
            self.left += 1
            self.eaten.pop()
        else:
            self.mice[to][owner] -= 1
            self.totals[to] -= 1

    def winner(self) -> int | None:
        """Who has won; None while the game goes on."""
        if not self.festival:
            return next(seat for seat, count in enumerate(self.mice[T]) if count) if self.totals[T] else None
        if self.left and any(self.totals[:T]):
            return None
        eaten = self.eaten
        return min(set(eaten), key=lambda seat: (-eaten.count(seat), eaten.index(seat))) if eaten else -1

    def following(self, seat: int) -> int:
        """Who has the next turn after a seat's: the one on the left, but for those without a mouse to designate."""
        after = (seat + 1) % self.seats
        if self.festival:
            while after != seat and not self.places(after):
                after = (after + 1) % self.seats
        return after

    def places(self, seat: int) -> list[int]:
        """The places a seat may designate."""
        mice = self.mice
        return [place for place in OFF_TABLE if mice[place][seat]]
