"""The arena: matches between opponents, counted rightly, the same for the same seed."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from escale.__main__ import main
from escale.core.errors import EscaleError
from escale.core.game import CHANCE, AnyGame
from escale.core.match import Match
from escale.core.record import SeatInfo
from escale.games import game as find_game
from escale.opponents.arena import Score, Spec, contest, share


def results(match: Match, a: str, b: str, games: int, seed: str = "1") -> list[float]:
    score = list(contest(match, Spec.read(a), Spec.read(b), games, seed))[-1]
    assert len(score.results) == games
    return score.results


def test_equal_players_share_equally_and_the_seed_decides() -> None:
    match = Match(find_game("diaballik"))
    first = results(match, "random", "random", 30)
    assert first == results(match, "random", "random", 30)
    assert first != results(match, "random", "random", 30, seed="2")
    assert 5 < sum(first) < 25


def test_the_random_player_takes_any_legal_step_as_soon_as_another(game: AnyGame) -> None:
    """Whatever the game leans to: it is what others are measured against."""
    match, random = Match(game, seed=1), Random(1)
    while match.actor == CHANCE:
        match.draw()
    player, steps = Spec.read("random").player(match), game.legal_steps(match.state)
    asked = 12 * len(steps)
    taken = Counter(step for _ in range(asked) for step in player(match.state, 0, random))
    assert taken.keys() <= set(steps)
    assert sum(taken.values()) == asked
    spread = sum((taken[step] - 12) ** 2 / 12 for step in steps)
    assert spread < len(steps) + 5 * (2 * len(steps)) ** 0.5  # chi-square, five standard deviations


def test_a_thinking_player_beats_a_random_one(game: AnyGame) -> None:
    match = Match(game)
    assert sum(results(match, "greedy", "random", 8)) > 8 / len(match.seats)


def test_a_takes_every_seat_in_turn() -> None:
    gouda = find_game("gouda")
    match = Match(gouda, {}, [SeatInfo()] * 4)
    score = list(contest(match, Spec.read("greedy"), Spec.read("random"), 8, "1"))[-1]
    assert score.fair == 0.25
    assert score.times["a"]
    assert score.times["b"]


def test_partners_win_half_of_the_games_if_all_are_equally_good() -> None:
    match = Match(find_game("point"), {"players": "teams"}, [SeatInfo()] * 4)
    score = list(contest(match, Spec.read("greedy"), Spec.read("greedy"), 4, "1"))[-1]
    assert score.shares == [0.5] * 4
    assert score.fair == 0.5


def test_the_interval_narrows_and_holds_the_mean() -> None:
    few, many = (Score([1.0, 0.0, 1.0, 0.5] * times) for times in (5, 50))
    for score in (few, many):
        low, high = score.interval
        assert 0 < low < score.mean < high < 1
    assert many.interval[1] - many.interval[0] < few.interval[1] - few.interval[0]
    assert Score([1.0] * 10).interval[1] == 1.0


@pytest.mark.parametrize("text", ["", "6", "0", "best", "5:ms", "5:ms=0", "5:ms=x", "5:depth=3", "random:ms="])
def test_an_opponent_there_is_not_is_refused(text: str) -> None:
    with pytest.raises(EscaleError, match="opponent-unknown"):
        Spec.read(text)


def test_specs() -> None:
    assert Spec.read("5:ms=200") == Spec("5", ms=200.0)
    assert Spec.read("4:nodes=50") == Spec("4", nodes=50)
    assert Spec.read("3", ms=100) == Spec("3", ms=100)
    assert Spec.read("4:nodes=50", ms=100) == Spec("4", nodes=50)


def test_shares_of_a_game() -> None:
    class Ended:
        winners: tuple[int, ...] = ()

        def outcome(self, state: Any) -> Any:
            return self

    ended = Ended()
    assert share(ended, None, 0) == 0.5  # type: ignore[arg-type]
    ended.winners = (1, 3)
    assert [share(ended, None, seat) for seat in range(4)] == [0, 1, 0, 1]  # type: ignore[arg-type]


def test_the_command_tells_the_score(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "chasse_croise", "--a", "greedy", "--b", "random", "--games", "6", "--seed", "3"]
    assert main(command) == 0
    told = capsys.readouterr().out
    assert told.startswith("chasse_croise\ngreedy against random\ngames       6\nscore of A")
    assert main([*command[:3], "6", *command[4:]]) == 2
    assert "opponent-unknown" in capsys.readouterr().err
