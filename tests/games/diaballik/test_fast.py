"""The fast board lists the same turns as the rules, once each, and proves what the rules page boasts of."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import pytest
from escale.core.options import check_options
from escale.games import diaballik
from escale.games.diaballik.fast import Board, Turn
from escale.games.diaballik.rules import DRAWN, FULL, GOAL, State
from escale.games.diaballik.squares import squares

Draw: TypeAlias = Callable[..., State]
Play: TypeAlias = Callable[[State, str], State]

OPTION_SETS = [
    {},
    {"antijeu": "automatic"},
    {"movement": "arashi"},
    {"start": "swapped", "opening": "short", "first": "dark"},
    {"movement": "arashi", "chasms": "two", "antijeu": "automatic"},
    {"movement": "arashi", "chasms": "four"},
    {"movement": "arashi", "start": "swapped", "opening": "short"},
]


def turns_by_the_rules(state: State) -> set[Turn]:
    """Every distinct result of a turn, found step by step."""
    found = set()
    seen = {state}
    to_visit = [state]
    while to_visit:
        here = to_visit.pop()
        for step in diaballik.legal_steps(here):
            after = diaballik.play(here, step)
            if step.kind == "end":
                found.add(Turn(here.mine, here.ball, None if after.ended == DRAWN else after.ended))
            elif after.ended:
                found.add(Turn(after.mine, after.ball, after.ended))
            elif after not in seen:
                seen.add(after)
                to_visit.append(after)
    return found


def turn_starts(given_options: dict[str, str], seed: int, count: int) -> list[State]:
    """States between two turns of a random game, without their history, spread over its length."""
    options = check_options(diaballik, given_options)
    random = Random(seed)
    state = diaballik.initial(options, 2)
    found = []
    while diaballik.to_act(state) is not None:
        if state.is_untouched:
            found.append(diaballik.parse_position(diaballik.format_position(state), options, 2))
        state = diaballik.play(state, random.choice(diaballik.legal_steps(state)))
    return [found[0], *random.sample(found, min(count, len(found)))]


@pytest.mark.parametrize("options", OPTION_SETS)
def test_turns_are_those_of_the_rules_once_each(options: dict[str, str]) -> None:
    for seed in range(3):
        for state in turn_starts(options, seed, 5):
            turns = Board(state).turns()
            assert len(turns) == len(set(turns))
            assert set(turns) == turns_by_the_rules(state)


@pytest.mark.parametrize(
    ("position", "options"),
    [
        ("7/2W2w1/1w1ww1w/w3d1d/d6/7/1dD2dd d 2 1", {}),  # figure 4: announcements
        ("7/2W2w1/1w1ww1w/w3d1d/7/d6/1dD2dd d 2 1", {"antijeu": "automatic"}),
        ("5w1/2W4/1w1ww1w/w3d1d/d6/7/1dD2dd w 2 1", {"antijeu": "automatic"}),  # White may lose by its own wall
        ("ww1w2w/5w1/4d2/2W4/7/5wd/dd1dd1D w 2 1", {}),  # winning passes
        ("wwd4/wwd4/wwd4/dd1W3/7/7/4D1d w 2 1", {}),  # no action
        ("3Ww2/7/w6/2www1w/dddd1d1/7/2D3d d 2 1", {"movement": "arashi", "chasms": "two"}),
    ],
)
def test_turns_that_end_the_game_are_those_of_the_rules(position: str, options: dict[str, str]) -> None:
    state = diaballik.parse_position(position, check_options(diaballik, options), 2)
    turns = Board(state).turns()
    assert len(turns) == len(set(turns))
    assert set(turns) == turns_by_the_rules(state)


def perfts() -> list[Any]:
    tables = tomllib.loads((Path(__file__).parent / "perft.toml").read_text(encoding="utf-8"))["perft"]
    between_turns = [table for table in tables if table.get("position", " 2 1").endswith(" 2 1")]
    return [pytest.param(table, id=str(number)) for number, table in enumerate(between_turns, start=1)]


@pytest.mark.parametrize("table", perfts())
def test_the_fast_board_counts_what_the_perft_file_says(table: dict[str, Any]) -> None:
    options = check_options(diaballik, table.get("options", {}))
    position = table.get("position")
    state = diaballik.parse_position(position, options, 2) if position else diaballik.initial(options, 2)
    found: set[Any] = set()
    going_on = reach(Board(state), table["turns"], found)
    if going_on:
        assert len(found) == table["positions"]
    else:  # a finished game's position also tells what was left of the turn, so there are more of them
        assert len(found) <= table["positions"]


def reach(board: Board, turns: int, found: set[Any]) -> bool:
    """Collect the positions after some turns; tell whether the game goes on after all of them."""
    going_on = True
    for turn in board.turns():
        board.make(turn)
        if turns > 1 and turn.outcome is None:
            going_on = reach(board, turns - 1, found) and going_on
        else:
            found.add((board.key, turn.outcome))
            going_on = going_on and turn.outcome is None
        board.unmake()
    return going_on


@pytest.mark.parametrize("options", OPTION_SETS)
def test_a_turn_taken_back_leaves_nothing_behind(options: dict[str, str]) -> None:
    (state, *_) = turn_starts(options, 1, 1)
    board, random = Board(state), Random(2)
    keys = []
    for _ in range(8):
        keys.append((board.key, board.left))
        board.make(random.choice([turn for turn in board.turns() if turn.outcome is None]))
    for key in reversed(keys):
        board.unmake()
        assert (board.key, board.left) == key


@pytest.mark.parametrize("options", OPTION_SETS)
def test_the_steps_of_a_turn_play_it_by_the_rules(options: dict[str, str]) -> None:
    for state in turn_starts(options, 4, 3):
        board = Board(state)
        turns = board.turns()
        for turn in Random(5).sample(turns, min(12, len(turns))):
            after = state
            for step in board.steps(turn):
                assert step in diaballik.legal_steps(after)
                after = diaballik.play(after, step)
            own = (after.mine, after.ball) if after.seat == state.seat else (after.theirs, after.their_ball)
            assert Turn(*own, after.ended) == turn
            assert after.ended or (after.seat != state.seat and after.left == FULL)


def test_a_board_starts_between_two_turns(begin: Draw, play: Play) -> None:
    with pytest.raises(ValueError, match="between two turns"):
        Board(play(begin(), "c7-c6"))


def test_steps_of_a_turn_of_another_position_are_refused(begin: Draw) -> None:
    with pytest.raises(ValueError, match="no turn"):
        Board(begin()).steps(Turn(1, 1, None))


@pytest.mark.parametrize("options", OPTION_SETS)
def test_a_goal_within_reach_is_seen_without_listing_turns(options: dict[str, str]) -> None:
    seen = set()
    for seed in range(6):
        for state in turn_starts(options, seed, 6):
            board = Board(state)
            within_reach = any(turn.ball & GOAL[board.seat] for turn in board.turns())
            assert board.can_win_by_goal() == within_reach
            seen.add(within_reach)
    assert seen == {True, False}


# The forced win of arashi with the swapped start


FORCING = {
    f"{column}7-{column}5 {column}5-{target}5 d7>{target}5 end" for column in "aceg" for target in "bf"
}  # a support goes down and across to b5 or f5, and the ball joins it


def test_the_forcing_turns_win_against_every_reply(begin: Draw, play: Play) -> None:
    """Whatever Dark does, the ball flies to b1 or f1 at once, without another move."""
    for steps in FORCING:
        board = Board(play(begin(movement="arashi", start="swapped"), steps))
        for reply in board.turns():
            assert reply.outcome is None
            board.make(reply)
            assert any(diaballik.play(state_of(board), step).ended for step in passes_of(board))
            board.unmake()


def state_of(board: Board) -> State:
    return State(board.rules, *board.key, board.left, 1, (), None)


def passes_of(board: Board) -> list[Any]:
    return [step for step in diaballik.legal_steps(state_of(board)) if step.kind == "pass"]


def test_no_other_first_turn_forces_a_goal_on_the_second(begin: Draw) -> None:
    """Exhaustive: of 2,006 first turns, eight leave the opponent without a defence. Mirrored ones are alike."""
    board = Board(begin(movement="arashi", start="swapped"))
    turns = board.turns()
    half = [turn for turn in turns if turn <= mirrored(turn)]
    forcing = [turn for turn in half if leaves_no_defence(board, turn)]
    assert len(turns) == 2006
    assert {mirrored(turn) for turn in turns} == set(turns)
    both = {*forcing, *map(mirrored, forcing)}
    assert {" ".join(map(diaballik.format_step, board.steps(turn))) for turn in both} == FORCING


def mirrored(turn: Turn) -> Turn:
    """The turn in a mirror that exchanges columns a and g."""
    supports, ball = (sum(1 << at + 6 - 2 * (at % 7) for at in squares(bits)) for bits in turn[:2])
    return Turn(supports, ball, turn.outcome)


def test_the_short_opening_forces_nothing(begin: Draw) -> None:
    board = Board(begin(movement="arashi", start="swapped", opening="short"))
    turns = board.turns()
    assert len(turns) == 32
    assert not any(leaves_no_defence(board, turn) for turn in turns)


DEFENCES: list[Turn] = []  # replies that helped before are tried first


def leaves_no_defence(board: Board, turn: Turn) -> bool:
    """After this turn, whatever the reply, the side that made it can win by a goal in its next turn."""
    board.make(turn)
    replies = [] if board.can_win_by_goal() else board.turns()
    possible = set(replies)
    likely = [reply for reply in DEFENCES if reply in possible]
    defence = next((reply for reply in [*likely, *replies] if holds(board, reply)), None)
    forced = bool(replies) and defence is None
    if defence in DEFENCES:
        DEFENCES.remove(defence)
    if defence:
        DEFENCES.insert(0, defence)
        del DEFENCES[40:]
    board.unmake()
    return forced


def holds(board: Board, reply: Turn) -> bool:
    """Whether this reply wins, or keeps the other side from a goal in its next turn."""
    if reply.outcome:
        return board.seat in reply.outcome.winners
    board.make(reply)
    safe = not board.can_win_by_goal()
    board.unmake()
    return safe
