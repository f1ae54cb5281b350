"""`arena`: matches between opponents, with the colours alternated, and how sure the result is.

An opponent is `random`, `greedy` (one turn ahead, sensible), or a level from 1 to 5; a level may be given nodes
(`4:nodes=500`: the same on every machine) or milliseconds (`5:ms=200`). With more than two seats A takes one seat
after the other and B all the rest.
"""

from __future__ import annotations

import argparse
import sys
import time

from escale.cli.arguments import add_match_arguments, add_seed_argument, option_words, start_match, whole_number
from escale.core.match import Match
from escale.opponents.arena import Score, Spec, contest, worst_and_median

HELP = "let opponents play each other, and tell who is better"
EXAMPLES = """\
python -m escale arena diaballik --a 3 --b 2 --games 200 --seed 1
python -m escale arena gouda --a 5 --b greedy --games 200 --seats 4 --option markers=3
python -m escale arena moguli --a 5:ms=200 --b greedy --games 50"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Who, how often, how long they may think."""
    add_match_arguments(parser)
    parser.add_argument("--a", metavar="SPEC", required=True, help="the opponent whose score is told")
    parser.add_argument("--b", metavar="SPEC", required=True, help="the one it plays against")
    parser.add_argument("--games", metavar="N", type=whole_number, default=100, help="games to play; 100 by default")
    parser.add_argument("--ms", metavar="T", type=whole_number, help="milliseconds a turn for levels without their own")
    add_seed_argument(parser, default="1")


def run(asked: argparse.Namespace) -> None:
    """Play and print; progress goes to standard error."""
    match = start_match(asked)
    a, b = Spec.read(asked.a, asked.ms), Spec.read(asked.b, asked.ms)
    told = time.perf_counter()
    score = None
    for score in contest(match, a, b, asked.games, asked.seed):
        if time.perf_counter() - told >= 1:
            told = time.perf_counter()
            print(f"{len(score.results):,} of {asked.games:,} games, {score.mean:.1%}", file=sys.stderr, flush=True)
    assert score is not None  # noqa: S101 - at least one game
    print(report(match, asked.a, asked.b, score))


def report(match: Match, a: str, b: str, score: Score) -> str:
    """The result as text."""
    low, high = score.interval
    lines = [
        f"{match.game.ID} {option_words(match)}".rstrip(),
        f"{a} against {b}",
        f"games       {len(score.results):,}",
        f"score of A  {score.mean:.1%}  (95 %: {low:.1%} to {high:.1%}; fair share {score.fair:.1%})",
        f"fair shares {score.mean / score.fair:.2f}",
    ]
    if score.unfinished:
        lines.append(f"unfinished  {score.unfinished:,}")
    for side, name in (("a", a), ("b", b)):
        worst, middle = worst_and_median(score.times[side])
        lines.append(f"turns of {name}: median {middle:.1f} ms, worst {worst:.1f} ms")
    return "\n".join(lines)
