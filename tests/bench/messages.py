"""What strangers may send: 100,000 strange messages, addresses, fragments; none may crash or hold up the page."""

from __future__ import annotations

import json
from collections.abc import Iterable

from workshop.bench import FOLDER, Row, Tools
from workshop.console import run
from workshop.tools import npm_packages

TITLE = "Strange messages, addresses and fragments: the slowest of 100,000"
LONGEST = 50.0  # milliseconds


def measure(tools: Tools) -> Iterable[Row]:
    tools.tell("100,000 of each")
    node = npm_packages()
    told = json.loads(run([node.node, FOLDER / "_messages.mjs"], env=node.env))
    for name, slowest in told["slowest"].items():
        yield Row(f"slowest of {told['count']:,} {name}", slowest, "ms", aim=LONGEST)
