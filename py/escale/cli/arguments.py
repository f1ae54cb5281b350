"""Arguments that several commands share: which game, with which options, from where."""

from __future__ import annotations

import argparse
from random import Random

from escale.core.errors import EscaleError
from escale.core.game import CHANCE, AnyGame
from escale.core.match import Match
from escale.core.record import SeatInfo
from escale.games import game


def add_match_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what says which match it is about."""
    parser.add_argument("game", metavar="GAME", help="a game's id, such as diaballik; see `games`")
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option of the game, such as movement=arashi; may be repeated",
    )
    parser.add_argument("--seats", metavar="N", type=int, help="number of seats; the game's usual one by default")
    parser.add_argument("--position", metavar="TEXT", help="start from this position instead of the game's start")


def add_seed_argument(parser: argparse.ArgumentParser, default: str | None = None) -> None:
    """Add the seed of whatever is random."""
    told = "the same seed gives the same dice and choices" + (f"; {default} by default" if default else "")
    parser.add_argument("--seed", metavar="S", default=default, help=told)


def start_match(asked: argparse.Namespace, seed: str | None = None) -> Match:
    """The match the arguments ask for."""
    seats = None if asked.seats is None else [SeatInfo()] * asked.seats
    return Match(game(asked.game), read_options(asked.option), seats, position=asked.position, seed=seed)


def read_options(words: list[str]) -> dict[str, str]:
    """Read options written name=value."""
    options = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise EscaleError("option-unknown", option=word)
        options[name] = value
    return options


def whole_number(text: str) -> int:
    """Read a number of at least 1."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def option_words(match: Match) -> str:
    """The options of a match that differ from the defaults, as one would type them."""
    usual = {option.name: option.default for option in match.game.OPTIONS}
    return " ".join(f"{name}={value}" for name, value in match.options.items() if value != usual[name])


def pass_set_up(game: AnyGame, state: object, random: Random) -> object:
    """Let chance act where its outcomes are too many to list, such as a shuffled set-up."""
    while game.to_act(state) == CHANCE and game.chance(state).outcomes() is None:
        state = game.play(state, game.chance(state).draw(random))
    return state
