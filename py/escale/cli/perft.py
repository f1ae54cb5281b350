"""`perft`: count what can happen, to check rules against other programs and against themselves.

A perft file, `tests/games/<id>/perft.toml`, holds counts that every change of the rules must leave as they are:

    [[perft]]
    options = {movement = "arashi"}     # those that differ from the defaults; may be left out
    position = "..."                    # the game's start when left out
    turns = 1
    positions = 123                     # distinct positions after that many complete turns
    sequences = {2 = 12, 3 = 60}        # number of steps -> sequences of so many steps that make up these turns
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from escale.cli.arguments import add_match_arguments, add_seed_argument, pass_set_up, start_match, whole_number
from escale.core.errors import EscaleError
from escale.core.game import CHANCE, AnyGame

HELP = "count positions and step sequences after whole turns"
EXAMPLES = """\
python -m escale perft diaballik --turns 2
python -m escale perft diaballik --turns 1 --option movement=arashi
python -m escale perft diaballik --turns 1 --position "wwwWwww/7/7/7/7/7/dddDddd d 2 1\""""


@dataclass(frozen=True, slots=True)
class Perft:
    """What was counted."""

    positions: int  # distinct positions after the last turn
    sequences: dict[int, int]  # number of steps -> how many sequences of so many steps make up the turns


class Progress:
    """A line on standard error, once a second, while counting takes long."""

    def __init__(self) -> None:
        self._told = time.monotonic()

    def tell(self, text: str) -> None:
        if time.monotonic() - self._told >= 1:
            self._told = time.monotonic()
            print(text, file=sys.stderr, flush=True)


# How many step sequences of each length lead to a state: a polynomial whose coefficient of x^n counts those of n
# steps, packed into one integer. Adding merges two ways to the same state; a shift by one place makes all of them one
# step longer.
Ways: TypeAlias = int
_PLACE = 96  # bits of a coefficient


def perft(game: AnyGame, state: Any, turns: int, progress: Progress | None = None) -> Perft:
    """Follow every step, and every outcome of chance, through this many complete turns; a game's end completes one."""
    begun: dict[Any, Ways] = {state: 1}
    for turn in range(1, turns + 1):
        begun = _one_turn(game, begun, turn, progress or Progress())
    return Perft(_distinct(game, begun), _unpack(sum(begun.values())))


def _distinct(game: AnyGame, states: Iterable[Any]) -> int:
    """How many positions these states are. Equal positions hash equal, so only equal hashes need a closer look."""
    alike: dict[int, list[Any]] = {}
    for state in states:
        alike.setdefault(hash(state), []).append(state)
    positions = ({game.format_position(state) for state in some} if len(some) > 1 else some for some in alike.values())
    return sum(len(some) for some in positions)


def _one_turn(game: AnyGame, begun: dict[Any, Ways], turn: int, progress: Progress) -> dict[Any, Ways]:
    """Complete one turn from each state."""
    done: dict[Any, Ways] = {}
    under_way = {state: ways for state, ways in begun.items() if game.to_act(state) is not None}
    while under_way:
        reached: dict[Any, Ways] = {}
        for state, ways in under_way.items():
            longer = ways << _PLACE
            for step in _possible_steps(game, state):
                after = game.play(state, step)
                closed = game.ends_turn(state, step) or game.to_act(after) is None
                into = done if closed else reached
                into[after] = into.get(after, 0) + longer
            progress.tell(f"turn {turn}: {len(done):,} states at its end, {len(reached):,} under way")
        under_way = reached
    return done


def _unpack(ways: Ways) -> dict[int, int]:
    """Number of steps -> sequences."""
    places = range(ways.bit_length() // _PLACE + 1)
    counts = {length: ways >> (_PLACE * length) & ((1 << _PLACE) - 1) for length in places}
    return {length: count for length, count in counts.items() if count}


def _possible_steps(game: AnyGame, state: Any) -> list[Any]:
    """Whatever may happen next."""
    if game.to_act(state) != CHANCE:
        return list(game.legal_steps(state))
    outcomes = game.chance(state).outcomes()
    if outcomes is None:
        raise EscaleError("chance-unlisted")
    return [step for step, _ in outcomes]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which match, and how far."""
    add_match_arguments(parser)
    parser.add_argument("--turns", metavar="N", type=whole_number, required=True, help="complete turns to follow")
    add_seed_argument(parser, default="1")


def run(asked: argparse.Namespace) -> None:
    """Print the counts."""
    match = start_match(asked)
    state = pass_set_up(match.game, match.state, Random(asked.seed))
    begin = time.perf_counter()
    counted = perft(match.game, state, asked.turns)
    print(f"position after the set-up: {match.game.format_position(state)}")
    print(f"distinct positions after {asked.turns} complete turns: {counted.positions:,}")
    print("sequences of steps that make up these turns:")
    for length, count in counted.sequences.items():
        print(f"  {length:>3} steps  {count:>16,}")
    print(f"  in all     {sum(counted.sequences.values()):>16,}")
    print(f"{time.perf_counter() - begin:.2f} s", file=sys.stderr)
