"""Markers: what each is good for at a moment, and a whole round of asking with quick players.

A quick player plays the marker that helps most, if it helps more than the marker is worth in hand; it annuls what hurts
more than its Annulation is worth. It looks at the roll as it lies, not at who else might react. Opponents that think
harder let quick players with sampled markers play on after each of their own choices.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp
from random import Random
from typing import Final

from escale.games.gouda.places import NOWHERE, OFF_TABLE
from escale.games.gouda.reactions import becomes
from escale.games.gouda.rolls import ROLLS, Turn, utility
from escale.games.gouda.steps import (
    ANNUL_ANSWER,
    ANNUL_ROLL,
    COLOURS,
    DECLINE,
    LETTER,
    MOST_DICE,
    POWER,
    Step,
    choices,
    sort_dice,
    without,
)

MARGIN: Final = 0.004  # a marker must help by more than this besides what it is worth
LEAST: Final = 0.8  # what a marker is worth at least, as a score; hand-set: kept for rolls that win or lose a game
Stack = list[tuple[int, Step]]


@dataclass(slots=True)
class Moment:
    """Where the asking about a roll, or about the end of a turn (`place` is nowhere then), stands."""

    dice: str
    place: int
    asked: int | None  # None: all have declined
    stack: Stack = field(default_factory=list)


class Asking:
    """What markers would do in a turn, looked at when first asked for."""

    def __init__(self, turn: Turn, origin: int) -> None:
        self.turn = turn
        self.origin = origin  # the place designated; nowhere at the end of a turn
        self.number = min(MOST_DICE, turn.table.totals[origin]) if origin != NOWHERE else 0
        self._values: dict[tuple[str, int], list[float]] = {}
        self._after: dict[tuple[Step, str, int], list[float]] = {}
        self._best: dict[tuple[str, str, int, int], tuple[float, Step]] = {}

    # What a roll is worth

    def values(self, dice: str, place: int) -> list[float]:
        """What every seat may expect if nobody reacts any more."""
        if place == NOWHERE:
            return self._end_of_turn()
        known = self._values.get((dice, place))
        if known is None:
            made = self.turn.made(place, dice.count("g"), dice.count("r"))
            known = self._values[dice, place] = made.values
        return known

    def _end_of_turn(self) -> list[float]:
        turn = self.turn
        known = self._values.get(("", NOWHERE))
        if known is None:
            known = turn.worth.values(turn.table, turn.table.following(turn.mover), turn.held)
            self._values["", NOWHERE] = known
        return known

    def after(self, step: Step, dice: str, place: int) -> list[float]:
        """What every seat may expect if a marker stands and nobody reacts any more."""
        key = (step, dice, place)
        known = self._after.get(key)
        if known is None:
            known = self._after[key] = self._work_out(step, dice, place)
        return known

    def _work_out(self, step: Step, dice: str, place: int) -> list[float]:
        if step.kind == "extra":
            return self.turn.promise(step.place)[1]
        if step.kind == "transfer":
            return self.values(dice, step.place)
        if step.kind == "reroll":
            return self._rolled(without(dice, step.letters), len(step.letters), place)
        if step == ANNUL_ROLL:
            return self._rolled("", self.number, place)
        return self.values(changed(dice, step), place)

    def _rolled(self, kept: str, number: int, place: int) -> list[float]:
        """Some dice are rolled, the others kept."""
        expected = [0.0] * self.turn.table.seats
        green, red = kept.count("g"), kept.count("r")
        for more_green, more_red, chance in ROLLS[number]:
            values = self.turn.made(place, green + more_green, red + more_red).values
            for seat, value in enumerate(values):
                expected[seat] += chance * value
        return expected

    # What a marker is good for

    def options(self, letter: str, dice: str, place: int) -> list[Step]:
        """The uses of a marker that may make sense; not those that differ in yellow dice made void, and such."""
        table = self.turn.table
        if place == NOWHERE:
            return [Step("extra", place=there) for there in table.places(self.turn.mover)] if letter == "e" else []
        if letter == "r":
            return [Step("reroll", chosen) for chosen in choices(dice)]
        if letter == "i":
            return [Step("improve", chosen) for chosen in choices(dice, "yr")]
        if letter == "w":
            return [Step("worsen", chosen) for chosen in choices(dice, "gy")]
        if letter == "a":
            return [ANNUL_ROLL, *(Step("annul", chosen, form="dice") for chosen in choices(dice, "gr"))]
        if letter == "t":
            needed = table.totals[self.origin]
            return [
                Step("transfer", place=there) for there in OFF_TABLE if there != place and table.totals[there] >= needed
            ]
        return []

    def best(self, letter: str, dice: str, place: int, seat: int) -> tuple[float, Step]:
        """The best use of a marker for a seat, and what it brings; declining if there is none."""
        key = (letter, dice, place, seat)
        known = self._best.get(key)
        if known is None:
            uses = [(utility(self.after(step, dice, place), seat), step) for step in self.options(letter, dice, place)]
            known = max(uses, key=lambda use: use[0], default=(-1.0, DECLINE))
            self._best[key] = known
        return known

    def price(self, letter: str) -> float:
        """What a marker is worth in hand, as a score."""
        return max(LEAST, self.turn.worth.markers[letter])

    def quick(self, moment: Moment, seat: int, hand: str) -> Step:
        """What a quick player does when asked."""
        if moment.stack:
            return ANNUL_ANSWER if "a" in hand and self._wants_to_annul(moment, seat) else DECLINE
        now = utility(self.values(moment.dice, moment.place), seat)
        best, choice = now + MARGIN, DECLINE
        for letter in dict.fromkeys(hand):
            if (letter == "e") != (moment.place == NOWHERE):
                continue
            if letter in "te" and not self._worth_a_look(moment, seat):
                continue
            value, step = self.best(letter, moment.dice, moment.place, seat)
            value = spent(value, self.price(letter))
            if value > best:
                best, choice = value, step
        return choice

    def _worth_a_look(self, moment: Moment, seat: int) -> bool:
        """Transfert and Tour supplémentaire ask for much work: others than the player of the turn rarely need them."""
        if seat == self.turn.mover:
            return True
        if moment.place == NOWHERE:
            return False
        nothing = self.turn.made(moment.place, 0, 0).values
        return nothing[seat] - self.values(moment.dice, moment.place)[seat] > 0.03

    def _wants_to_annul(self, moment: Moment, seat: int) -> bool:
        """Tell whether an annulment, which turns the fate of the marker at the bottom, is worth its price."""
        stands = len(moment.stack) % 2 == 1
        first = moment.stack[0][1]
        effect = utility(self.after(first, moment.dice, moment.place), seat)
        none = utility(self.values(moment.dice, moment.place), seat)
        now, turned = (effect, none) if stands else (none, effect)
        return spent(turned, self.price("a")) > now + MARGIN

    # A round of asking

    def settle(self, moment: Moment, hands: list[str], random: Random, log: list[Step] | None = None) -> Step | None:
        """Let quick players react until all have declined, changing moment and hands.

        Return the Tour supplémentaire that stands, if one does.
        """
        while moment.asked is not None:
            seat = moment.asked
            extra = self.act(moment, hands, self.quick(moment, seat, hands[seat]), random, log)
            if extra:
                return extra
        return None

    def act(
        self, moment: Moment, hands: list[str], step: Step, random: Random, log: list[Step] | None = None
    ) -> Step | None:
        """The seat that is asked does something; whatever follows from it happens, dice included."""
        seat, mover = moment.asked, self.turn.mover
        assert seat is not None  # noqa: S101
        if log is not None:
            log.append(step)
        if step == DECLINE:
            until = moment.stack[-1][0] if moment.stack else mover
            moment.asked = clockwise(hands, seat, until)
        else:
            hands[seat] = without(hands[seat], LETTER[step.kind])
            moment.stack.append((seat, step))
            moment.asked = clockwise(hands, seat, seat)
        if moment.asked is None and moment.stack:
            return self._resolve(moment, hands, random, log)
        return None

    def _resolve(self, moment: Moment, hands: list[str], random: Random, log: list[Step] | None) -> Step | None:
        """Nobody answers any more: the marker takes effect or not, and the asking starts again."""
        step = moment.stack[0][1]
        stands = len(moment.stack) % 2 == 1
        moment.stack = []
        if stands:
            if step.kind == "extra":
                return step
            self._take_effect(moment, step, random, log)
        moment.asked = first_asked(hands, self.turn.mover)
        return None

    def _take_effect(self, moment: Moment, step: Step, random: Random, log: list[Step] | None) -> None:
        if step.kind == "transfer":
            moment.place = step.place
        elif step.kind == "reroll" or step == ANNUL_ROLL:
            kept = without(moment.dice, step.letters) if step.letters else ""
            moment.dice = sort_dice(kept + throw(self.number - len(kept), random, log))
        else:
            moment.dice = changed(moment.dice, step)


def changed(dice: str, step: Step) -> str:
    """The dice after a marker that turns some of them, or makes them void."""
    return sort_dice(without(dice, step.letters) + becomes(step))


def throw(number: int, random: Random, log: list[Step] | None = None) -> str:
    """Roll some dice."""
    dice = sort_dice("".join(random.choices(COLOURS, k=number)))
    if log is not None:
        log.append(Step("roll", dice))
    return dice


def clockwise(hands: list[str], after: int, until: int) -> int | None:
    """The next seat with markers, strictly between two seats; all round if they are the same."""
    seats = len(hands)
    seat = (after + 1) % seats
    while seat != until:
        if hands[seat]:
            return seat
        seat = (seat + 1) % seats
    return None


def first_asked(hands: list[str], mover: int) -> int | None:
    """Who is asked first; None if nobody has a marker."""
    return mover if hands[mover] else clockwise(hands, mover, mover)


def spent(value: float, price: float) -> float:
    """What a chance is worth once a marker of some price is gone."""
    if not 0 < value < 1:
        return value
    kept = value * exp(-price)
    return kept / (kept + 1 - value)


__all__ = ["POWER", "Asking", "Moment", "clockwise", "first_asked", "spent", "throw"]
