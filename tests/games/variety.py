"""What tests of every game play: all sorts of options and seats, and random matches at all their stages."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from functools import cache
from itertools import cycle, islice, product
from random import Random
from typing import Any

from escale.core.errors import OptionError
from escale.core.game import CHANCE, AnyGame
from escale.core.match import Match
from escale.core.options import check_options
from escale.core.playout import random_player
from escale.core.record import SeatInfo

LOOKED_AT = 12  # option combinations that are looked at closely


def combinations(game: AnyGame) -> list[dict[str, str]]:
    """Every possible set of options, in an order that soon shows all values."""
    names = [option.name for option in game.OPTIONS]
    possible = []
    for values in product(*(option.values for option in game.OPTIONS)):
        try:
            possible.append(check_options(game, dict(zip(names, values, strict=True))))
        except OptionError:
            continue
    Random(game.ID).shuffle(possible)
    return possible


def variety(game: AnyGame, count: int) -> list[tuple[dict[str, str], int]]:
    """So many option sets with numbers of seats; all there are before the first one comes again."""
    pairs = [(options, seats) for options in combinations(game) for seats in game.seat_counts(options)]
    Random(game.ID).shuffle(pairs)
    return list(islice(cycle(pairs), count))


def start(game: AnyGame, options: dict[str, str], seats: int, **more: Any) -> Match:
    return Match(game, options, [SeatInfo()] * seats, **more)


def random_match(game: AnyGame, number: int, length: int, **more: Any) -> Match:
    """A match of some of the variety, played at random for at most so many steps."""
    match = copy(_played(game, number, length, tuple(more.items())))
    match.played, match.states, match._told = list(match.played), list(match.states), {}
    return match


@cache
def _played(game: AnyGame, number: int, length: int, more: tuple[tuple[str, Any], ...]) -> Match:
    """The match itself; many tests look at the same ones."""
    options, seats = variety(game, LOOKED_AT)[number % LOOKED_AT]
    match = start(game, options, seats, **dict(more))
    pick = random_player(game, Random(number))
    while match.actor is not None and match.cursor < length:
        match.play(game.format_step(pick(match.state)))
    return match


def moments(game: AnyGame, length: int = 40) -> Iterator[tuple[Match, Any]]:
    """States of several matches, each with its match at that moment: the beginning, and some of what follows."""
    for number in range(LOOKED_AT):
        match = random_match(game, number, 6 * length)
        for at in [*range(min(10, match.cursor)), *range(10, match.cursor, 6), match.cursor]:
            match.cursor = at
            yield match, match.state


def seats_of(match: Match) -> list[int | None]:
    return [None, *range(len(match.seats))]


def possible_steps(game: AnyGame, state: Any) -> list[Any]:
    """Legal steps, or some outcomes of chance."""
    if game.to_act(state) != CHANCE:
        return list(game.legal_steps(state))
    listed = game.chance(state).outcomes()
    if listed is not None:
        return [step for step, _ in listed]
    return [game.chance(state).draw(Random(number)) for number in range(20)]
