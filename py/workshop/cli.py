"""The command line of build.py."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from workshop.config import DIST, config
from workshop.console import WorkshopError


def parser() -> argparse.ArgumentParser:
    """What build.py understands."""
    top = argparse.ArgumentParser(
        prog="build.py",
        description="Escale à jeux en ligne: build it, serve it, test it, measure it.",
        epilog="What is needed is installed on the way: npm packages in site/node_modules, a Python environment in "
        ".workshop/venv, and for the browser tests Debian's browsers, where that is allowed.",
    )
    commands = top.add_subparsers(dest="command", required=True, metavar="serve | build | test | bench | lock")

    serve = commands.add_parser("serve", help="build what changed and serve it on this machine")
    serve.add_argument("--port", type=_port, default=config().port, help="the first port to try (%(default)s)")
    serve.add_argument("--prefix", type=_prefix, default="/", help="serve under a path such as /escale/")
    serve.add_argument("--no-build", action="store_true", help="serve dist/ as it is")
    serve.add_argument("--log", action="store_true", help="show every request")

    build = commands.add_parser("build", help="make the static site in dist/ and report its size")
    build.add_argument("--out", type=Path, default=DIST, help="another folder than dist/")
    build.add_argument("--url", help="the address the site will have, for links that want absolute ones")
    build.add_argument(
        "--pages",
        metavar="OWNER/NAME",
        help="the repository on GitHub Pages that will show it: its address, if pyproject.toml names none",
    )
    build.add_argument("--force", action="store_true", help="even if nothing changed")

    test = commands.add_parser(
        "test",
        help="run every check, or some parts",
        usage="build.py test [part ...] [-- arguments for pytest]",
        description="Parts, in this order: lint, types, js-types, rules, js, workshop, browser. Without one, all.",
    )
    test.add_argument("parts", nargs="*", metavar="part")

    bench = commands.add_parser(
        "bench", help="measure: boot, paint, taps, random play; ratios to baselines of the same run"
    )
    bench.add_argument("names", nargs="*", metavar="measurement", help="only these (--list names them)")
    bench.add_argument("--list", action="store_true", help="name the measurements")

    commands.add_parser("lock", help="resolve the Python tools anew into py/workshop/locks/")
    return top


def _port(text: str) -> int:
    port = int(text)
    if not 0 <= port < 65536:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return port


def _prefix(text: str) -> str:
    inner = text.strip("/")
    return f"/{inner}/" if inner else "/"


def main(words: Sequence[str]) -> int:
    """Run a command; return the exit code."""
    words = list(words)
    extra: list[str] = []
    if "--" in words:
        cut = words.index("--")
        words, extra = words[:cut], words[cut + 1 :]
    arguments = parser().parse_args(words)
    try:
        return _run(arguments, extra)
    except WorkshopError as error:
        print(f"\n{error}", file=sys.stderr, flush=True)
        return 1
    except BrokenPipeError:
        # Whoever read our output has gone (`build.py build | head`); nothing is left to say.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        print("\nInterrupted.", file=sys.stderr, flush=True)
        return 130


def _run(arguments: argparse.Namespace, extra: list[str]) -> int:
    # Each command imports what it needs: `serve` with nothing to build has to be quick.
    match arguments.command:
        case "serve":
            from workshop.server import serve_forever  # noqa: PLC0415

            if not arguments.no_build:
                from workshop.site import build_site  # noqa: PLC0415

                build_site()
            return serve_forever(DIST, arguments.port, prefix=arguments.prefix, chatty=arguments.log)
        case "build":
            from workshop.pages import pages_url  # noqa: PLC0415
            from workshop.site import build_command  # noqa: PLC0415

            url = arguments.url
            if url is None and arguments.pages and not config().url:
                url = pages_url(arguments.pages)
            return build_command(arguments.out.resolve(), url=url, force=arguments.force)
        case "test":
            from workshop.checks import test_command  # noqa: PLC0415

            return test_command(arguments.parts, extra)
        case "bench":
            from workshop.bench import bench_command  # noqa: PLC0415

            return bench_command(arguments.names, only_list=arguments.list)
        case _:
            from workshop.tools import lock_python_packages  # noqa: PLC0415

            lock_python_packages()
            return 0
