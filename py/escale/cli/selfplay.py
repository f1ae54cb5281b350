"""`selfplay`: random players against each other, and what came of it."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from statistics import median

from escale.cli.arguments import add_match_arguments, add_seed_argument, option_words, start_match, whole_number
from escale.core.game import AnyGame, Outcome
from escale.core.match import Match
from escale.core.playout import play_out

HELP = "let random players play, and print statistics"
EXAMPLES = """\
python -m escale selfplay diaballik --games 1000 --seed 7
python -m escale selfplay diaballik --games 200 --option movement=arashi --option chasms=two"""


@dataclass(slots=True)
class Tally:
    """What became of some games."""

    lengths: list[int] = field(default_factory=list)  # steps of each game
    terminations: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)  # seat -> games won or shared
    draws: int = 0
    unfinished: int = 0  # stopped by the limit on the length of a match

    def add(self, length: int, outcome: Outcome | None) -> None:
        self.lengths.append(length)
        if outcome is None:
            self.unfinished += 1
            return
        self.terminations[outcome.termination] += 1
        self.wins.update(outcome.winners)
        self.draws += not outcome.winners


def random_steps_per_second(game: AnyGame, seconds: float, match: Match | None = None, seed: str = "1") -> float:
    """How many steps a second random players make through the public rules, in whole games for about so long."""
    start = (match or Match(game)).state
    random, steps, begin, spent = Random(seed), 0, time.perf_counter(), 0.0
    while spent < seconds:
        steps += play_out(game, start, random)[1]
        spent = time.perf_counter() - begin
    return steps / spent


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which match, and how many."""
    add_match_arguments(parser)
    parser.add_argument("--games", metavar="N", type=whole_number, default=100, help="games to play; 100 by default")
    add_seed_argument(parser, default="1")


def run(asked: argparse.Namespace) -> None:
    """Play the games and print what became of them; only the speed, on standard error, differs from run to run."""
    match = start_match(asked)
    game, tally, random = match.game, Tally(), Random(asked.seed)
    begin = told = time.perf_counter()
    for number in range(1, asked.games + 1):
        state, length = play_out(game, match.state, random)
        tally.add(length, game.outcome(state))
        if time.perf_counter() - told >= 1:
            told = time.perf_counter()
            print(f"{number:,} of {asked.games:,} games", file=sys.stderr, flush=True)
    spent = time.perf_counter() - begin
    print(report(match, tally))
    print(f"{sum(tally.lengths) / spent:,.0f} steps/s", file=sys.stderr)


def report(match: Match, tally: Tally) -> str:
    """The statistics as text."""
    count, lengths = len(tally.lengths), tally.lengths
    lines = [
        f"{match.game.ID} {option_words(match)}".rstrip(),
        f"games         {count:>8,}",
        f"steps a game  {min(lengths):>8,} least  {median(lengths):,.0f} median  {max(lengths):,} most",
        *(f"{name:<13} {times:>8,}  {times / count:6.1%}" for name, times in _endings(match, tally)),
    ]
    return "\n".join(lines)


def _endings(match: Match, tally: Tally) -> list[tuple[str, int]]:
    """How the games ended and who won, each with its number."""
    endings = [(f"by {word}", tally.terminations[word]) for word in match.game.TERMINATIONS]
    wins = [(f"seat {seat + 1} wins", tally.wins[seat]) for seat in range(len(match.seats))]
    return [*endings, *wins, ("draws", tally.draws), ("unfinished", tally.unfinished)]
