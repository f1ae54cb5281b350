"""`serve-stdio`: the bridge for other programs, one JSON object per line in and out."""

from __future__ import annotations

import argparse
import sys

from escale.bridge import Bridge

HELP = "speak JSON lines on standard input and output, so that other programs can play"
EXAMPLES = """\
echo '{"method": "new", "params": {"game": "diaballik"}}' | python -m escale serve-stdio
pydoc escale.bridge      # every method with its parameters"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """This command needs none."""


def run(asked: argparse.Namespace) -> None:  # noqa: ARG001 - every command is called alike
    """Answer line by line until the input ends."""
    bridge = Bridge()
    for line in sys.stdin:
        if line.strip():
            print(bridge.call(line), flush=True)
