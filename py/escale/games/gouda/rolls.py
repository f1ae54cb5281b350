"""What the player of a turn makes of a roll, and what a place therefore promises.

A roll is a number of green and of red dice; yellow and void ones do nothing. For a place, the best use of every roll is
built up die by die: the best uses of one die fewer, and every way to use one more. That looks at each number of green
and red dice once instead of once per roll, and misses the best use only where two dice are good together but not alone.
"""

from __future__ import annotations

from math import comb
from typing import Final, NamedTuple

from escale.games.gouda.places import BACKWARD, C1, C2, F1, F2, FORWARD, T
from escale.games.gouda.steps import MOST_DICE
from escale.games.gouda.table import NEIGHBOURS, Table
from escale.games.gouda.worth import Worth
from escale.opponents.budget import Budget

# Among lines that are equally good for oneself, the one that helps the best of the others least.
ENVY: Final = 0.03
# Places that are looked at more deeply: so many, and no worse than the best by more than this.
WIDE: Final = 3
CLOSE: Final = 0.06
_TWINS: Final = {C2: C1, F2: F1}

Use = tuple[str, int, int]  # a die, whose mouse, where to


def _rolls(dice: int) -> tuple[tuple[int, int, float], ...]:
    """Every roll of some dice: how many are green, how many red, how likely that is."""
    return tuple(
        (green, red, comb(dice, green) * comb(dice - green, red) / 3**dice)
        for green in range(dice + 1)
        for red in range(dice - green + 1)
    )


ROLLS: Final = tuple(_rolls(dice) for dice in range(MOST_DICE + 1))  # dice -> their rolls


class Enough(Exception):  # noqa: N818 - not an error: the budget is spent
    """Thinking must stop here."""


class Made(NamedTuple):
    """A use of a roll, and what comes of it."""

    utility: float  # for the player of the turn
    values: list[float]  # of every seat
    uses: tuple[Use, ...]
    over: bool  # the game has ended by it


Uses = dict[tuple[int, int], list[Made]]  # green and red dice -> the best uses of them, best first


class Turn:
    """A moment of a turn: what its player can make of each place, looked at when first asked for."""

    def __init__(  # noqa: PLR0913, PLR0917 - what everything here depends on
        self, table: Table, worth: Worth, held: list[float], mover: int, budget: Budget, keep: int = 1, depth: int = 1
    ) -> None:
        self.table = table
        self.worth = worth
        self.held = held
        self.mover = mover
        self.keep = keep  # uses of each roll that are kept on the way
        self.budget = budget
        self.depth = depth  # turns to look ahead, this one included
        self._made: dict[int, Uses] = {}

    def made(self, place: int, green: int, red: int) -> Made:
        """The best use of a roll for the player of the turn."""
        return self.several(place, green, red)[0]

    def several(self, place: int, green: int, red: int) -> list[Made]:
        """The best uses of a roll, best first."""
        if place not in self._made:
            self._made[place] = self._explore(place)
        return self._made[place][green, red if BACKWARD[place] else 0]

    def promise(self, place: int) -> tuple[float, list[float]]:
        """What to expect of designating a place, if nobody reacts: for the player of the turn, and for every seat."""
        utility, values = 0.0, [0.0] * self.table.seats
        for green, red, chance in ROLLS[min(MOST_DICE, self.table.totals[place])]:
            made = self.made(place, green, red)
            utility += chance * made.utility
            for seat, value in enumerate(made.values):
                values[seat] += chance * value
        return utility, values

    def best(self) -> tuple[int, float, list[float]]:
        """The place to designate, and what it promises."""
        places = self.table.places(self.mover)
        if self.depth > 1:
            places = self._promising(places)
        promises = [(place, *self.promise(place)) for place in places]
        return max(promises, key=lambda promise: promise[1])

    def _promising(self, places: list[int]) -> list[int]:
        """The places that are worth a deeper look."""
        if len(places) == 1:
            return places
        shallow = Turn(self.table, self.worth, self.held, self.mover, self.budget)
        promises = {place: shallow.promise(place)[0] for place in places}
        places = sorted(places, key=lambda place: -promises[place])
        return [place for place in places[:WIDE] if promises[places[0]] - promises[place] < CLOSE]

    def _explore(self, place: int, most_green: int = MOST_DICE, most_red: int = MOST_DICE) -> Uses:
        """The best uses of every roll."""
        table = self.table
        most = min(MOST_DICE, table.totals[place])
        self._near = () if table.festival else (place, *NEIGHBOURS[place])
        self._next = table.following(self.mover)
        self._part = self.worth.begin(table, self._next, self.held, self._near)
        made = {(0, 0): [self._look((), False)]}
        for dice in range(1, most + 1):
            for red in range(min(dice, most_red) + 1 if BACKWARD[place] else 1):
                green = dice - red
                if green > most_green:
                    continue
                found: dict[tuple[Use, ...], Made] = {}
                if green:
                    for before in made[green - 1, red]:
                        self._extend(place, before, "g", FORWARD[place], found)
                if red:
                    for before in made[green, red - 1]:
                        self._extend(place, before, "r", BACKWARD[place], found)
                made[green, red] = sorted(found.values(), key=_by_utility)[: self.keep]
        if self.depth > 1:
            for roll, kept in made.items():
                made[roll] = sorted([self.deepen(place, one) for one in kept], key=_by_utility)
        return made

    def candidates(self, place: int, green: int, red: int) -> list[Made]:
        """Ways to use one roll, best first; as many as are kept."""
        red = red if BACKWARD[place] else 0
        return self._explore(place, green, red)[green, red]

    def deepen(self, place: int, one: Made) -> Made:
        """What a use promises when the turn after it is looked at, to the depth that is left."""
        if one.over:
            return one
        table = self.table
        done = [(owner, to, table.move(place, owner, to)) for _, owner, to in one.uses]
        after = Turn(table, self.worth, self.held, table.following(self.mover), self.budget, 1, max(1, self.depth - 1))
        values = after.best()[2]
        for owner, to, ate in reversed(done):
            table.back(place, owner, to, ate)
        return Made(utility(values, self.mover), values, one.uses, False)

    def _extend(
        self, place: int, before: Made, die: str, ways: tuple[int, ...], found: dict[tuple[Use, ...], Made]
    ) -> None:
        """Every way to use one more die."""
        if before.over:
            found[before.uses] = before
            return
        table = self.table
        mice, move, back = table.mice, table.move, table.back
        done = [(owner, to, move(place, owner, to)) for _, owner, to in before.uses]
        for owner, own in enumerate(mice[place]):
            if not own:
                continue
            for to in ways:
                twin = _TWINS.get(to)
                if twin in ways and mice[to] == mice[twin]:
                    continue
                uses = tuple(sorted((*before.uses, (die, owner, to))))
                if uses not in found:
                    ate = move(place, owner, to)
                    found[uses] = self._look((*before.uses, (die, owner, to)), ate or to == T)
                    back(place, owner, to, ate)
        for owner, to, ate in reversed(done):
            back(place, owner, to, ate)

    def _look(self, uses: tuple[Use, ...], may_end: bool) -> Made:
        """What the table as it is now promises everybody."""
        if self.budget.tick():
            raise Enough
        table, mover = self.table, self.mover
        over = may_end and table.winner() is not None
        if over:
            winner = table.winner()
            values = [float(seat == winner) for seat in range(table.seats)]
        else:
            values = self._worth()
        return Made(utility(values, mover), values, uses, over)

    def _worth(self) -> list[float]:
        table, worth = self.table, self.worth
        if table.festival:
            return worth.values(table, table.following(self.mover), self.held)
        return worth.finish(table, self._next, self._part, self._near)


def utility(values: list[float], seat: int) -> float:
    """What values are worth to a seat."""
    own = values[seat]
    return own - ENVY * max(values[:seat] + values[seat + 1 :])


def _by_utility(made: Made) -> tuple[float, int]:
    """Best first, and of equals the one that needs fewer dice: a win at once."""
    return -made.utility, len(made.uses)
