"""`tune`: learn a game's numbers from scratch by self-play, and print them as the file that ships."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from escale.cli.arguments import add_seed_argument, whole_number
from escale.games import game
from escale.opponents.learned import tuning

HELP = "learn what opponents know by self-play"
EXAMPLES = """\
python -m escale tune chasse_croise --seed 1 --out learned.json
python -m escale tune diaballik --games 100"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, how much play, where to write."""
    parser.add_argument("game", metavar="GAME", help="a game's id, such as diaballik; see `games`")
    parser.add_argument("--games", metavar="N", type=whole_number, help="games to play; as many as made what ships")
    parser.add_argument("--out", metavar="FILE", type=Path, help="write there instead of to standard output")
    add_seed_argument(parser, default="1")


def run(asked: argparse.Namespace) -> None:
    """Learn, telling the progress on standard error."""
    of = game(asked.game)
    how = tuning(of)
    games = asked.games or how.GAMES
    numbers = how.tune(games, asked.seed, lambda line: print(line, file=sys.stderr, flush=True))
    command = f"python -m escale tune {of.ID} --games {games} --seed {asked.seed}"
    made = {"command": command, "seed": asked.seed, "games": games}
    text = json.dumps({"made": made, "numbers": numbers}, separators=(",", ":"), sort_keys=True) + "\n"
    if asked.out is None:
        print(text, end="")
    else:
        asked.out.write_text(text, encoding="utf-8")
