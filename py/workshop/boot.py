"""The games as data for the pages, asked of the rules package through its bridge; run with their ids, prints JSON.

    {"version": "...", "games": {"diaballik": {"info": {...}, "view": {...}, "examples": [...]}}}

`view` is the default set-up before its first step, for the first paint; its `match` is null, no engine holds it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Container
from typing import Any

from escale import bridge


def call(method: str, **params: object) -> Any:
    """Ask the bridge; an error here is a mistake in a game and stops the build."""
    answer = json.loads(bridge.call(json.dumps({"method": method, "params": params})))
    if "error" in answer:
        raise SystemExit(f"{method} {params}: {answer['error']}")
    return answer["ok"]


def boot(ids: Container[str]) -> dict[str, Any]:
    """Everything the pages embed about the games."""
    games = {}
    for info in call("games"):
        if info["id"] not in ids:
            continue
        view = call("new", game=info["id"])
        examples = call("examples", game=info["id"])
        games[info["id"]] = {
            "info": info,
            "view": {**view, "match": None},
            "examples": [{**example, "view": {**example["view"], "match": None}} for example in examples],
        }
    return {"version": call("info")["escale"], "games": games}


if __name__ == "__main__":
    json.dump(boot(sys.argv[1:]), sys.stdout, ensure_ascii=False, indent=1)
