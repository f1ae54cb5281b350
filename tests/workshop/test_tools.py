"""Tools, stamps, parts and the command line."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from workshop import bench, checks, stamps, tools
from workshop.cli import main
from workshop.config import LOCKS, ROOT, SITE, config
from workshop.console import WorkshopError, run


def test_the_locks_hold_what_is_asked_for_by_hash_and_no_address() -> None:
    for group, wanted in config().groups.items():
        if group == "lock":
            continue
        lock = (LOCKS / f"{group}.txt").read_text(encoding="utf-8")
        for requirement in wanted:
            assert f"{requirement.replace('.syntax', '-syntax')} \\" in lock, f"{requirement}: run build.py lock"
        assert "--hash=sha256:" in lock
        assert "://" not in lock


def test_the_npm_lock_holds_no_address() -> None:
    lock = (SITE / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    assert '"integrity"' in lock
    pinned = re.findall(r'"([^"]+)": "([^"]+)"', (SITE / "package.json").read_text(encoding="utf-8"))
    versions = {name: version for name, version in pinned if name not in {"node", "type", "license"}}
    assert not [name for name, version in versions.items() if version.startswith(("^", "~"))]


def test_npm_on_the_path_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tools.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(tools, "_version", lambda _: "20.1.0")
    found = tools.node.__wrapped__()
    assert (found.node, found.npm) == ("/usr/bin/node", ("/usr/bin/npm",))


@pytest.mark.parametrize(("present", "version"), [(set(), ""), ({"node"}, "22.1.0"), ({"node", "npm"}, "18.2.0")])
def test_without_a_good_one_node_comes_from_pypi(
    monkeypatch: pytest.MonkeyPatch, present: set[str], version: str
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(tools.shutil, "which", lambda name: f"/usr/bin/{name}" if name in present else None)
    monkeypatch.setattr(tools, "_version", lambda _: version)
    monkeypatch.setattr(tools, "python_packages", asked.append)
    found = tools.node.__wrapped__()
    assert asked == ["node"]
    assert Path(found.node).is_relative_to(tools.VENV)
    assert found.env["PATH"].startswith(str(tools.SCRIPTS))


def test_missing_browsers_are_named_where_they_may_not_be_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tools.shutil, "which", lambda name: None if name in {"firefox-esr", "Xvfb"} else f"/bin/{name}")
    monkeypatch.setattr(tools, "_as_root", lambda: None)
    with pytest.raises(WorkshopError) as told:
        tools.browsers()
    assert "firefox-esr (command firefox-esr)" in str(told.value)
    assert "xvfb (command Xvfb)" in str(told.value)
    assert "chromium" not in str(told.value)
    assert str(told.value).endswith("apt-get install firefox-esr xvfb")


def test_missing_browsers_are_installed_by_root(monkeypatch: pytest.MonkeyPatch) -> None:
    installed: set[str] = set()
    commands: list[list[str]] = []

    def which(name: str) -> str | None:
        return None if name == "firefox-esr" and not installed else f"/bin/{name}"

    def pretend(command: list[str], **_: object) -> str:
        commands.append(command)
        installed.update(command)
        return ""

    monkeypatch.setattr(tools.shutil, "which", which)
    monkeypatch.setattr(tools, "_as_root", list)
    monkeypatch.setattr(tools, "run", pretend)
    tools.browsers()
    assert [command[1] for command in commands] == ["update", "install"]
    assert commands[1][-1] == "firefox-esr"


def test_a_fingerprint_sees_names_contents_and_words(tmp_path: Path) -> None:
    (tmp_path / "one").write_text("1", encoding="utf-8")
    first = stamps.fingerprint(tmp_path)
    assert stamps.fingerprint(tmp_path) == first
    assert stamps.fingerprint(tmp_path, also=["word"]) != first
    (tmp_path / "one").write_text("2", encoding="utf-8")
    assert stamps.fingerprint(tmp_path) != first
    (tmp_path / "one").write_text("1", encoding="utf-8")
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "one.pyc").write_text("x", encoding="utf-8")
    assert stamps.fingerprint(tmp_path) == first
    (tmp_path / "one").rename(tmp_path / "two")
    assert stamps.fingerprint(tmp_path) != first


def test_an_inventory_sees_a_touched_file(tmp_path: Path) -> None:
    file = tmp_path / "one"
    file.write_text("1", encoding="utf-8")
    before = stamps.inventory(tmp_path)
    os.utime(file, ns=(1, 1))
    assert stamps.inventory(tmp_path) != before


def test_a_failing_program_shows_its_words() -> None:
    with pytest.raises(WorkshopError, match=r"(?s)what went wrong.*exit code 3"):
        run([sys.executable, "-c", "print('what went wrong'); raise SystemExit(3)"])


@pytest.mark.parametrize(
    ("code", "output", "passed", "failed"),
    [
        (0, "...\n===== 12 passed in 0.5s =====", 12, 0),
        (1, "\x1b[31m== 2 failed, 10 passed, 1 error in 3s ==\x1b[0m", 10, 3),
        (2, "Interrupted: 1 error during collection", 0, 1),
        (5, "no tests ran in 0.01s", 0, 1),
    ],
)
def test_the_counts_of_pytest_are_read(code: int, output: str, passed: int, failed: int) -> None:
    assert checks._counts(code, output, r"(\d+) passed", r"(\d+) (?:failed|errors?)\b") == checks.Result(passed, failed)


def test_the_summary_ends_with_one_plain_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(_: object) -> checks.Result:
        raise WorkshopError("something is missing")

    monkeypatch.setattr(checks, "PARTS", {"good": lambda _: checks.Result(3, 0), "bad": fails})
    assert checks.test_command([], []) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "3 passed, 1 failed"
    assert checks.test_command(["good"], []) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "3 passed, 0 failed"


def test_an_unknown_part_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["test", "nonsense"]) == 1
    assert "No such part: nonsense. There are: lint, types" in capsys.readouterr().err


def test_the_help_teaches() -> None:
    shown = subprocess.run(
        [sys.executable, ROOT / "build.py", "--help"], capture_output=True, text=True, check=True
    ).stdout
    for word in ("serve", "build", "test", "bench", ".workshop/venv"):
        assert word in shown


def test_the_continuous_check_is_the_test_command() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert script.rstrip().endswith("exec python3 build.py test")
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_the_table_of_the_bench() -> None:
    rows = [
        bench.Row("engine ready", 300, "ms", baseline=1000, against="bare Pyodide", aim=0.35),
        bench.Row("random play", 90_000, "steps/s", aim=100_000, more_is_better=True),
        bench.Row("bytes", 9000, "kB"),
    ]
    lines = bench.table(rows).splitlines()
    assert re.search(r"engine ready +300.0 ms +1,000.0 ms +0.30 +≤ 0.35 +met +bare Pyodide", lines[1])
    assert re.search(r"random play +90,000.0 steps/s +≥ 100,000 steps/s +MISSED", lines[2])
    assert lines[3].endswith("9,000.0 kB")


def test_every_measurement_has_a_title_that_can_be_read_before_anything_is_installed() -> None:
    assert all(bench.title(file) for file in bench.modules().values())
