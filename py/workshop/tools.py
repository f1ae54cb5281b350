"""The tools the workshop needs, installed when they are missing: Node, npm packages, a Python environment, browsers."""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from workshop.config import LOCKS, ROOT, SHOP, SITE, config
from workshop.console import WorkshopError, progress, run
from workshop.stamps import alone, fingerprint, stamp, stamped

VENV = SHOP / "venv"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")


@dataclass(frozen=True, slots=True)
class Node:
    """A Node that will do."""

    node: str
    version: str
    npm: tuple[str, ...]  # the command to run npm
    env: dict[str, str]  # what to set when using it

    def run(self, *words: str | Path, on_line: Callable[[str], None] | None = None) -> str:
        """Run a script with this Node, quietly."""
        return run([self.node, *words], cwd=SITE, env=self.env, on_line=on_line)


def _version(node: str | Path) -> str:
    """What `node --version` tells, without its v; empty when it does not run."""
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30, check=True).stdout
    except (OSError, subprocess.SubprocessError):
        return ""
    return told.strip().removeprefix("v")


def _will_do(version: str) -> bool:
    major, _, _ = version.partition(".")
    return major.isdecimal() and int(major) >= config().node


@functools.cache
def node() -> Node:
    """Find Node and npm on the path, or install them from PyPI."""
    on_path, npm = shutil.which("node"), shutil.which("npm")
    if on_path and npm and _will_do(version := _version(on_path)):
        return Node(on_path, version, (npm,), {})
    python_packages("node")
    ending = ".exe" if os.name == "nt" else ""
    own = SCRIPTS / f"node{ending}"
    search = f"{SCRIPTS}{os.pathsep}{os.environ.get('PATH', '')}"
    return Node(str(own), _version(own), (str(SCRIPTS / f"npm{ending}"),), {"PATH": search})


def npm_packages() -> Node:
    """Install what site/package-lock.json pins, if it is not there yet; return the Node to use."""
    tool = node()
    inputs = fingerprint(SITE / "package.json", SITE / "package-lock.json", SITE / ".npmrc")
    with alone("npm-installation"):
        if stamped("npm") == inputs and (SITE / "node_modules").is_dir():
            return tool
        with progress("Installing the packages of site/package-lock.json"):
            # No package needs its install script; none gets to run one.
            run([*tool.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=SITE, env=tool.env)
        stamp("npm", inputs)
    return tool


def python_packages(group: str) -> Path:
    """Install a dependency group from its lock into the workshop's environment; return that environment's Python."""
    with alone("pip-installation"):
        return _python_packages(group)


def _python_packages(group: str) -> Path:
    python = SCRIPTS / ("python.exe" if os.name == "nt" else "python")
    lock = LOCKS / f"{group}.txt"
    made_by = f"{sys.version} {sys.base_prefix}"
    if stamped("venv") != made_by or not python.exists():
        _make_environment()
        stamp("venv", made_by)
        for old in LOCKS.glob("*.txt"):
            stamp(f"venv-{old.stem}", "")
    inputs = fingerprint(lock)
    if stamped(f"venv-{group}") != inputs:
        with progress(f"Installing {', '.join(need.split('==')[0] for need in config().groups[group])}"):
            quiet = ["--quiet", "--disable-pip-version-check"]
            run([python, "-m", "pip", "install", *quiet, "--require-hashes", "-r", lock])
        stamp(f"venv-{group}", inputs)
    return python


def _make_environment() -> None:
    with progress(f"Making a Python environment in {VENV.relative_to(ROOT)}"):
        try:
            venv.EnvBuilder(clear=True, with_pip=True, symlinks=os.name != "nt").create(VENV)
        except (subprocess.CalledProcessError, ImportError) as error:
            raise WorkshopError(
                "Python's venv module cannot make an environment here (on Debian and Ubuntu, the package"
                f" python3-venv is missing): {error}"
            ) from error


def lock_python_packages() -> None:
    """Resolve the dependency groups anew into py/workshop/locks/, with the hashes of every platform's archives."""
    groups = config().groups
    _make_environment()
    python = SCRIPTS / "python"
    with progress("Installing pip-tools"):
        run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *groups["lock"]])
    for group in sorted(set(groups) - {"lock"}):
        wanted = SHOP / f"{group}.in"
        wanted.write_text("\n".join(groups[group]) + "\n", encoding="utf-8")
        quiet = [
            "--no-header",
            "--no-annotate",
            "--no-emit-index-url",
            "--no-emit-find-links",
            "--no-emit-trusted-host",
        ]
        flags = ["--quiet", "--upgrade", "--generate-hashes", "--strip-extras", "--allow-unsafe", *quiet]
        with progress(f"Resolving {group}"):
            # Not from the root, where pip-tools would take our build.py for the package `build`.
            run([python, "-m", "piptools", "compile", *flags, "-o", LOCKS / f"{group}.txt", wanted], cwd=SHOP)
    stamp("venv", "")


def missing_packages() -> list[str]:
    """Debian's packages that bring the commands we miss."""
    return sorted({package for command, package in config().debian.items() if not shutil.which(command)})


def browsers() -> None:
    """Install the browsers and what drives them where that is allowed; otherwise name what is missing."""
    missing = missing_packages()
    if not missing:
        return
    apt = shutil.which("apt-get")
    as_root = _as_root()
    if apt and as_root is not None:
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        with progress("Updating the list of Debian packages"):
            run([*as_root, apt, "update"], env=quiet)
        with progress(f"Installing {' '.join(missing)}") as tell:
            run(
                [*as_root, apt, "install", "--yes", "--no-install-recommends", *missing],
                env=quiet,
                on_line=lambda line: tell(line[:70]) if line.startswith("Setting up") else None,
            )
    missing = missing_packages()
    if missing:
        raise WorkshopError(
            "The browser tests need these, which are not here and could not be installed:\n"
            + "".join(f"  {package} (command {_command(package)})\n" for package in missing)
            + f"On Debian, as root: apt-get install {' '.join(missing)}"
        )


def _command(package: str) -> str:
    return next(command for command, brings in config().debian.items() if brings == package)


def _as_root() -> list[str] | None:
    """What to put before a command that root must run; None when we may not."""
    if not hasattr(os, "geteuid"):
        return None
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], capture_output=True, check=False).returncode == 0:
        return [sudo, "-n", "--preserve-env=DEBIAN_FRONTEND"]
    return None
