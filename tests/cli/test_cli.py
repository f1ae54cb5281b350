"""The command line, from the arguments to what is printed."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType

import escale
import pytest
from escale.__main__ import COMMANDS, main
from escale.cli.arguments import pass_set_up
from escale.cli.perft import perft
from escale.cli.play import SCREEN, Session
from escale.cli.selfplay import random_steps_per_second
from escale.core.errors import EscaleError
from escale.core.game import AnyGame
from escale.core.match import Match
from escale.core.record import SeatInfo
from escale.games import games


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command prints; it must succeed."""
    assert main(arguments) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("command", COMMANDS)
def test_help_teaches_with_examples(capsys: pytest.CaptureFixture[str], command: str) -> None:
    for arguments in (["--help"], [command, "--help"]):
        with pytest.raises(SystemExit) as done:
            main(arguments)
        assert done.value.code == 0
        assert f"escale {command}" in capsys.readouterr().out


def test_games_lists_every_option(capsys: pytest.CaptureFixture[str], game: AnyGame) -> None:
    told = printed(capsys, "games")
    assert game.ID in told
    assert all(option.name in told and f"{option.default}*" in told for option in game.OPTIONS)


def test_perft_counts(capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "perft", "diaballik", "--turns", "1")
    assert "distinct positions after 1 complete turns: 290" in told


def test_perft_follows_chance_and_ends_with_the_game(toy: ModuleType) -> None:
    """Nine deals, three faces, two choices, `end`; in three deals a card can be shown, and showing a 3 wins at once."""
    start = Match(toy).state
    assert perft(toy, start, 1).sequences == {3: 3, 4: 9 * 3 * 2 + 3 * 2}
    dealt = toy.play(start, ("deal", (3, 3)))
    assert perft(toy, dealt, 1).sequences == {2: 1, 3: 6}


def test_perft_does_not_pretend_to_follow_what_it_cannot(toy: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(toy.chance(Match(toy).state)), "outcomes", lambda self: None)
    with pytest.raises(EscaleError, match="chance-unlisted"):
        perft(toy, Match(toy).state, 1)


def test_a_set_up_too_big_to_list_is_drawn(toy: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = toy.Listed.outcomes
    monkeypatch.setattr(toy.Listed, "outcomes", lambda self: None if len(self.table) == 9 else listed(self))
    assert pass_set_up(toy, Match(toy).state, Random(1)).phase == "roll"


def test_selfplay_prints_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("selfplay", "diaballik", "--games", "20", "--seed", "7", "--option", "movement=arashi")
    told = printed(capsys, *arguments)
    assert told == printed(capsys, *arguments)
    assert told.startswith("diaballik movement=arashi\ngames               20\n")
    assert told != printed(capsys, *arguments[:-3], "8", *arguments[-2:])


def test_playthrough_prints_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "playthrough", "diaballik", "--option", "movement=arashi")
    assert told == printed(capsys, "playthrough", "diaballik", "--option", "movement=arashi")
    assert "outcome Outcome(" in told


def test_random_play_is_measured(game: AnyGame) -> None:
    assert random_steps_per_second(game, 0.01) > 0


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["perft", "chess", "--turns", "1"], "game-unknown (game=chess)"),
        (["perft", "diaballik", "--turns", "1", "--option", "movement"], "option-unknown (option=movement)"),
        (["selfplay", "diaballik", "--option", "chasms=two"], "option-needs"),
        (["selfplay", "diaballik", "--seats", "3"], "seat-count"),
        (["play", "diaballik", "--position", "nowhere"], "diaballik-position"),
    ],
)
def test_what_cannot_be_done_is_told_by_its_code(
    capsys: pytest.CaptureFixture[str], arguments: list[str], problem: str
) -> None:
    assert main(arguments) == 2
    assert problem in capsys.readouterr().err


def test_numbers_must_make_sense(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["perft", "diaballik", "--turns", "0"], ["selfplay", "diaballik", "--games", "many"]):
        with pytest.raises(SystemExit) as done:
            main(arguments)
        assert done.value.code == 2
        assert "--turns" in (told := capsys.readouterr().err) or "--games" in told


CURTAIN = "Enter when nobody else looks"


def session(match: Match, *typed: str) -> str:
    """What players who type these lines, come when they are called, then close the input, get to see."""
    lines: Iterator[str] = iter(typed)
    out: list[str] = []

    def read(prompt: str) -> str:
        out.append(prompt)
        if CURTAIN in prompt:
            return ""
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    Session(match, read, out.append).run()
    return "\n".join(out)


def test_a_terminal_game_goes_from_start_to_end(toy: ModuleType) -> None:
    match = Match(toy, position=toy.format_position(toy.play(Match(toy).state, ("deal", (3, 3)))), seed="c")
    told = session(match, "take", "take", "take", "take", "take", "take")
    assert "roll" in told
    assert "Won by seat" in told
    assert match.outcome is not None


def test_a_secret_is_shown_behind_a_curtain_to_its_owner_alone() -> None:
    match = Match(games()["gouda"], {"markers": "3"}, [SeatInfo()] * 2, seed=1)
    told = session(match, "mice 5 0 0")
    drawn = [played.text for played in match.played[:2]]
    assert told.count("draw ???") == 2
    assert not any(secret in told for secret in drawn)
    before, first, second = told.split(CURTAIN)
    assert before.count("markers ???") == 1
    assert "seat 1: markers ???" not in first
    assert "seat 1: markers ???" in second
    assert "\n" * SCREEN in first


def test_a_turn_with_nothing_left_to_do_ends_by_itself(game: AnyGame, toy: ModuleType) -> None:
    match = Match(toy, seed=1)
    session(match, "leave")
    assert [played.text for played in match.played if played.actor == 0] == ["leave", "end"]


def test_a_terminal_game_obeys_its_words() -> None:
    match = Match(games()["diaballik"])
    told = session(
        match, "c7-c6", "end", "undo", "redo", "undo turn", "redo turn", "", "why d1-d2", "why c1-c2",
        "d1-d2", "steps", "position", "record", "help", "quit", "c1-c2",
    )  # fmt: skip
    assert [played.text for played in match.played] == ["c7-c6", "end"]
    assert "Refused: diaballik-carrier-cannot-move (square=d1)" in told
    assert "It is legal." in told
    assert match.record() in told
    assert match.game.format_position(match.state) in told
    assert "undo turn" in told


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command as its own process, from the sources."""
    environment = {**os.environ, "PYTHONPATH": str(Path(escale.__file__).parents[1])}
    return subprocess.run(
        [sys.executable, "-m", "escale", *arguments],
        input=typed, env=environment, capture_output=True, text=True, encoding="utf-8", timeout=60, check=False,
    )  # fmt: skip


def test_other_programs_play_over_standard_input_and_output() -> None:
    asked = [
        {"method": "new", "params": {"game": "diaballik"}, "id": 1},
        {"method": "play", "params": {"match": "m1", "step": "c7-c6"}, "id": 2},
        {"method": "fly", "id": 3},
    ]
    done = run("serve-stdio", typed="\n".join(json.dumps(one) for one in asked) + "\n\n")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["id"] for answer in answers] == [1, 2, 3]
    assert answers[1]["ok"]["at"] == 1
    assert answers[2]["error"]["code"] == "request-method"
    assert (done.returncode, done.stderr) == (0, "")


def test_the_terminal_game_runs_as_a_process() -> None:
    done = run("play", "diaballik", typed="c7-c6\nquit\n")
    assert done.returncode == 0
    assert "seat 1> " in done.stdout
    assert done.stderr == ""


def test_interrupting_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert main(["play", "diaballik"]) == 130


def test_streams_need_not_be_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert main(["serve-stdio"]) == 0
