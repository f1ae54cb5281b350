"""`python -m escale`: play in a terminal, count, let random players play, serve other programs."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from textwrap import indent

from escale import __version__
from escale.cli import arena, games, perft, play, playthrough, selfplay, stdio, tune
from escale.core.errors import EscaleError

COMMANDS = {
    "games": games,
    "play": play,
    "perft": perft,
    "selfplay": selfplay,
    "arena": arena,
    "tune": tune,
    "playthrough": playthrough,
    "serve-stdio": stdio,
}
ABOUT = """\
The games of Escale à jeux en ligne without a browser. Every command works for every game.

From a clone, without installing anything:
  PYTHONPATH=py python3 -m escale play diaballik"""


def make_parser() -> argparse.ArgumentParser:
    """The command line, each command with examples to try."""
    raw = argparse.RawDescriptionHelpFormatter
    everything = "examples:\n" + "\n".join(indent(command.EXAMPLES, "  ") for command in COMMANDS.values())
    parser = argparse.ArgumentParser("python -m escale", description=ABOUT, epilog=everything, formatter_class=raw)
    parser.add_argument("--version", action="version", version=f"escale {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, command in COMMANDS.items():
        examples = "examples:\n" + indent(command.EXAMPLES, "  ")
        one = commands.add_parser(
            name, help=command.HELP, description=command.__doc__, epilog=examples, formatter_class=raw
        )
        command.add_arguments(one)
        one.set_defaults(run=command.run)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return what the shell is told."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8")
    asked = make_parser().parse_args(arguments)
    try:
        asked.run(asked)
    except EscaleError as error:
        print(f"escale: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader has had enough; keep the interpreter from flushing into the pipe at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


if __name__ == "__main__":
    sys.exit(main())
