"""`games`: what there is to play, and with which options."""

from __future__ import annotations

import argparse

from escale.core.game import AnyGame
from escale.core.options import Option
from escale.games import games

HELP = "list the games and their options"
EXAMPLES = "python -m escale games"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """This command needs none."""


def run(asked: argparse.Namespace) -> None:  # noqa: ARG001 - every command is called alike
    """Print every game."""
    print("\n\n".join(describe(one) for one in games().values()))


def describe(game: AnyGame) -> str:
    """A game's id, its facts and a line for each option, the default value marked with *."""
    usual = {option.name: option.default for option in game.OPTIONS}
    seats = ", ".join(map(str, game.seat_counts(usual)))
    facts = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in game.FACTS.items())
    return "\n".join([f"{game.ID}  (seats: {seats}; {facts})", *(f"  {_line(option)}" for option in game.OPTIONS)])


def _line(option: Option) -> str:
    values = " ".join(f"{value}*" if value == option.default else value for value in option.values)
    needs = "".join(
        f"  ({value} needs {other}={'|'.join(allowed)})"
        for value, others in option.needs.items()
        for other, allowed in others.items()
    )
    return f"{option.name:<12} {values}{needs}"
