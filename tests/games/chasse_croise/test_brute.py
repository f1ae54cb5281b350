"""The package agrees with a second, independent set of rules, step by step and turn by turn."""

from __future__ import annotations

import tomllib
from fractions import Fraction
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from escale.core.options import check_options
from escale.games import chasse_croise as game
from escale.games.chasse_croise.rules import State
from escale.games.chasse_croise.turns import threats, turns

from . import brute

SIDES = "RW"


def random_state(random: Random, lanes: int) -> State:
    """Pawns anywhere, crowded on purpose, and a roll of which some may be used."""
    while True:
        red, white = (tuple(random.choice(range(lanes + 2)) for _ in range(lanes)) for _ in SIDES)
        crossing = any(0 < row <= lanes and white[row - 1] == column for column, row in enumerate(red, start=1))
        if not crossing and min(red) <= lanes and min(white) <= lanes:
            break
    high, low = sorted((random.randint(1, 6), random.randint(1, 6)), reverse=True)
    left = random.choice([(high, low)] * 3 + [(high,), (low,), ()])
    return State((red, white), random.randint(0, 1), (high, low), left, None, 1)


@pytest.mark.parametrize("lanes", [5, 7, 10])
def test_legal_steps_are_those_of_the_brute_force(lanes: int) -> None:
    random = Random(lanes)
    for _ in range(1500):
        state = random_state(random, lanes)
        expected = brute.steps(brute.board(state.pawns), SIDES[state.seat], state.dice, lanes)
        assert {game.format_step(step) for step in game.legal_steps(state)} == expected, state


@pytest.mark.parametrize("lanes", [5, 7, 10])
def test_playing_a_step_gives_the_board_of_the_brute_force(lanes: int) -> None:
    random = Random(lanes)
    for _ in range(300):
        state = random_state(random, lanes)
        for step in game.legal_steps(state):
            if step.kind == "play":
                moved = brute.move(brute.board(state.pawns), SIDES[state.seat], step.lane, step.points, lanes)
                assert brute.board(game.play(state, step).pawns) == moved


@pytest.mark.parametrize("lanes", [5, 7, 10])
def test_whole_turns_are_those_of_the_brute_force(lanes: int) -> None:
    random = Random(lanes)
    for _ in range(60):
        state = random_state(random, lanes)
        state = state._replace(dice=state.rolled)
        expected = brute.turns(brute.board(state.pawns), SIDES[state.seat], state.dice, lanes)
        found = [frozenset(brute.board(after.pawns).items()) for after in turns(state)]
        assert set(found) == expected
        assert len(found) == len(expected), "no position twice"


@pytest.mark.parametrize("lanes", [5, 7])
def test_threats_are_counted_over_all_36_rolls(lanes: int) -> None:
    random = Random(lanes)
    for number in range(24):
        state = random_state(random, lanes)
        if number % 3 == 0:  # one pawn from victory: winning with the first die leaves no second one
            white = (*(lanes + 1 for _ in range(lanes - 1)), random.randint(1, lanes))
            red = tuple(
                place if (column, place) != (white[-1], lanes) else 0 for column, place in enumerate(state.pawns[0], 1)
            )
            state = state._replace(pawns=(red, white))
        expected: dict[int, int] = {}
        for dice in product(range(1, 7), repeat=2):
            for lane in brute_hits(state, dice):
                expected[lane] = expected.get(lane, 0) + 1
        found = {lane: probability for lane, (probability, _) in threats(state, 0).items()}
        assert found == {lane: Fraction(count, 36) for lane, count in expected.items()}


def brute_hits(state: State, dice: tuple[int, ...]) -> set[int]:
    """Red's pawns that White can send back with these dice."""
    hit = set()
    before, lanes = brute.board(state.pawns), state.lanes
    boards = [(before, dice)]
    while boards:
        now, left = boards.pop()
        for lane, index, sign in product(range(1, lanes + 1), range(len(left)), (1, -1)):
            moved = brute.move(now, "W", lane, sign * left[index], lanes)
            if moved is not None:
                hit |= {x for x in range(1, lanes + 1) if (x, 0) in moved and (x, 0) not in before}
                if not brute.is_home(moved, "W", lanes):
                    boards.append((moved, (*left[:index], *left[index + 1 :])))
    return hit


@pytest.mark.parametrize("lanes", [5, 7, 10])
def test_the_game_is_the_same_for_both_sides(lanes: int) -> None:
    random = Random(lanes)
    for _ in range(300):
        state = random_state(random, lanes)
        mirrored = state._replace(pawns=(state.pawns[1], state.pawns[0]), seat=1 - state.seat)
        assert game.legal_steps(state) == game.legal_steps(mirrored)


def perft_cases() -> list[dict[str, Any]]:
    with Path(__file__).with_name("perft.toml").open("rb") as file:
        return [case for case in tomllib.load(file)["perft"] if case["turns"] == 1]


@pytest.mark.parametrize("case", perft_cases(), ids=lambda case: str(case["positions"]))
def test_the_brute_force_counts_the_positions_of_the_perft_file(case: dict[str, Any]) -> None:
    options = check_options(game, case["options"])
    start = game.parse_position(case["position"], options) if "position" in case else game.initial(options)
    rolls = [start.dice] if start.rolled else [(high, low) for high in range(1, 7) for low in range(1, high + 1)]
    boards = {
        (after, dice)
        for dice in rolls
        for after in brute.turns(brute.board(start.pawns), SIDES[start.seat], (dice[0], dice[1]), start.lanes)
    }
    assert len({after for after, _ in boards}) == case["positions"]
