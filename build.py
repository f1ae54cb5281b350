#!/usr/bin/env python3
"""The one command line of the project: build.py serve | build | test | bench. See `python3 build.py --help`."""

import sys
from pathlib import Path

OLDEST = (3, 11)

if __name__ == "__main__":
    if sys.version_info < OLDEST:
        sys.exit(f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed; this is {sys.version.split()[0]}.")
    sys.dont_write_bytecode = True
    sys.path.insert(0, str(Path(__file__).resolve().parent / "py"))
    from workshop.cli import main

    sys.exit(main(sys.argv[1:]))
