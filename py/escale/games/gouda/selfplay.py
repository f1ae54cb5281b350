"""Whole games between quick players, on tables: for learning, and to prove that tables follow the rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from escale.games.gouda.asking import Asking, Moment, first_asked, throw
from escale.games.gouda.places import NOWHERE
from escale.games.gouda.rolls import Turn
from escale.games.gouda.steps import END, MOST_DICE, Step
from escale.games.gouda.table import Table
from escale.games.gouda.worth import Worth
from escale.opponents.budget import Budget

LONGEST = 2000  # turns; no game comes near


def play_on(  # noqa: PLR0913, PLR0917 - a game's facts, and how it is played
    table: Table,
    hands: list[str],
    mover: int,
    worth: Worth,
    random: Random,
    wander: float = 0.0,
    log: list[Step] | None = None,
) -> Iterator[int]:
    """Play until the game is over, yielding whose turn begins; `wander` is how often a place is taken at random."""
    for _ in range(LONGEST):
        yield mover
        table.marks = [len(hand) for hand in hands]
        extra = play_turn(table, hands, mover, worth, random, wander, NOWHERE, log)
        while extra is not None and table.winner() is None:
            extra = play_turn(table, hands, mover, worth, random, wander, extra.place, log)
        if table.winner() is not None:
            return
        mover = table.following(mover)


def play_turn(  # noqa: PLR0913, PLR0917 - the same
    table: Table,
    hands: list[str],
    mover: int,
    worth: Worth,
    random: Random,
    wander: float,
    named: int,
    log: list[Step] | None,
) -> Step | None:
    """Play one turn, from a place that is named or that the player chooses; return the extra turn that follows."""
    turn = Turn(table, worth, worth.held([*hands]), mover, Budget())
    place = named
    if place == NOWHERE:
        place = random.choice(table.places(mover)) if random.random() < wander else turn.best()[0]
        _note(log, Step("from", place=place))
    dice = throw(min(MOST_DICE, table.totals[place]), random, log)
    moment = Moment(dice, place, first_asked(hands, mover))
    if moment.asked is not None:
        Asking(turn, place).settle(moment, hands, random, log)
    made = turn.made(moment.place, moment.dice.count("g"), moment.dice.count("r"))
    for die, owner, to in made.uses:
        table.move(moment.place, owner, to)
        _note(log, Step("move", die, to, owner))
    if made.over:
        return None
    _note(log, END)
    moment = Moment("", NOWHERE, first_asked(hands, mover))
    if moment.asked is None:
        return None
    turn = Turn(table, worth, worth.held([*hands]), mover, Budget())
    return Asking(turn, NOWHERE).settle(moment, hands, random, log)


def _note(log: list[Step] | None, step: Step) -> None:
    if log is not None:
        log.append(step)
