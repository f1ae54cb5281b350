"""Chassé-croisé, sentence by sentence. The sheet's figures are in examples.toml and run with every game's."""

from __future__ import annotations

from fractions import Fraction

import pytest
from escale.core.errors import EscaleError
from escale.core.game import CHANCE
from escale.core.match import Match
from escale.core.options import check_options
from escale.games import chasse_croise as game
from escale.games.chasse_croise.rules import DRAWN, LONGEST, RED, WHITE, State


def state(position: str, **options: str) -> State:
    lanes = position.split("/", maxsplit=1)[0].count(",") + 1
    return game.parse_position(position, check_options(game, {"lanes": str(lanes), **options}))


def legal(position: str) -> set[str]:
    return {game.format_step(step) for step in game.legal_steps(state(position))}


def after(position: str, *steps: str) -> State:
    now = state(position)
    for text in steps:
        step = game.parse_step(text)
        if game.to_act(now) == CHANCE:
            assert game.chance(now).allows(step), text
        else:
            assert step in game.legal_steps(now), text
        now = game.play(now, step)
    return now


def test_a_double_comes_once_in_36_any_other_pair_twice() -> None:
    table = dict(game.chance(game.initial(check_options(game, {}))).outcomes() or ())
    assert len(table) == 21
    assert sum(table.values()) == 1
    assert table[game.parse_step("roll 4-4")] == Fraction(1, 36)
    assert table[game.parse_step("roll 3-6")] == Fraction(2, 36)


def test_the_higher_total_begins_and_rolls_afresh() -> None:
    match = Match(game)
    for roll in ("roll 6-1", "roll 4-2"):
        assert match.actor == CHANCE
        assert game.turn_seat(match.state) is None
        match.play(roll)
    assert (game.turn_seat(match.state), match.actor) == (RED, CHANCE)
    match.play("roll 2-1")
    assert match.actor == RED


def test_equal_totals_are_both_rolled_again() -> None:
    match = Match(game)
    for roll in ("roll 6-1", "roll 4-3", "roll 1-1", "roll 2-1"):
        match.play(roll)
    assert game.turn_seat(match.state) == WHITE


def test_both_dice_can_bring_one_pawn_home() -> None:
    assert after("0,0,0,0,0,0,0/0,0,0,0,0,0,0 red 5-3", "1+5", "1+3").pawns[RED][0] == 8


def test_home_is_reached_by_exact_count_only() -> None:
    assert "1+3" not in legal("4,0,0,0,0/0,0,0,0,0 red 3-2")
    assert "1+2" in legal("4,0,0,0,0/0,0,0,0,0 red 3-2")


def test_a_pawn_may_go_back_to_its_start() -> None:
    assert "1-3" in legal("3,0,0,0,0/0,0,0,0,0 red 3-1")


def test_landing_on_an_opposing_pawn_sends_it_to_its_start() -> None:
    hit = after("1,0,0,0,0/0,0,1,0,0 red 2-1", "1+2")
    assert hit.pawns == ((3, 0, 0, 0, 0), (0, 0, 0, 0, 0))


def test_white_hits_red_in_the_same_way() -> None:
    hit = after("0,4,0,0,0/0,0,0,1,0 white 3-1", "4+1")
    assert hit.pawns == ((0, 0, 0, 0, 0), (0, 0, 0, 2, 0))


def test_nobody_jumps_forwards_or_backwards() -> None:
    ahead = "1,0,0,0,0/0,1,0,0,0 red 2-1"  # a white pawn stands at place 2 of Red's lane 1
    assert "1+2" not in legal(ahead)
    assert "1+1" in legal(ahead)
    behind = "4,0,0,0,0/0,0,1,0,0 red 2-1"
    assert "1-2" not in legal(behind)
    assert "1-1" in legal(behind)


def test_a_pawn_on_its_start_or_at_home_blocks_nobody_and_is_not_hit() -> None:
    # White's pawns of rows 1 to 5 are at start or home: none of them is on a crossing.
    passed = after("0,0,0,0,0/0,6,0,6,0 red 6-3", "1+6", "2+3")
    assert passed.pawns == ((6, 3, 0, 0, 0), (0, 6, 0, 6, 0))


def test_a_pawn_playing_both_dice_hits_in_the_middle() -> None:
    assert after("1,0,0,0,0/0,0,1,0,1 red 2-2", "1+2", "1+2").pawns[WHITE] == (0, 0, 0, 0, 0)


def test_a_hit_in_the_middle_opens_the_way() -> None:
    blocked = "1,0,0,0,0/0,1,0,0,0 red 2-1"
    assert "1+2" not in legal(blocked)
    opened = after(blocked, "1+1")
    assert game.parse_step("1+2") in game.legal_steps(opened)


def test_a_die_is_used_once() -> None:
    once = after("0,0,0,0,0/0,0,0,0,0 red 3-2", "1+3")
    assert not any(abs(step.points) == 3 for step in game.legal_steps(once))


def test_doubles_give_nothing_extra() -> None:
    used = after("0,0,0,0,0/0,0,0,0,0 red 2-2", "1+2", "2+2")
    assert [game.format_step(step) for step in game.legal_steps(used)] == ["end"]


def test_a_die_that_goes_forwards_must_be_used_perhaps_backwards() -> None:
    before = "3,6,6,6,6/0,0,0,0,0 red 2-2"
    assert "end" not in legal(before)
    assert {"1+2", "1-2", "2-2"} <= legal(before)


def test_moving_backwards_is_never_compulsory() -> None:
    assert {"end", "1-3", "2-4"} <= legal("5,6,6,6,6/0,0,0,0,0 red 4-3")


def test_nobody_plans_so_that_both_dice_can_be_used() -> None:
    # After 1-3 the 5 can no longer be played forwards by anybody, and the turn may end.
    stopped = after("1,3,6,6,6/0,0,0,0,0 red 5-3", "1+5")
    assert game.parse_step("2+3") in game.legal_steps(stopped)
    assert game.parse_step("end") not in game.legal_steps(stopped)
    other = after("2,6,6,6,6/0,0,0,0,0 red 4-1", "1+1")
    assert game.parse_step("end") in game.legal_steps(other)


def test_the_first_with_all_pawns_home_wins_at_once() -> None:
    won = after("6,6,6,6,4/0,0,0,0,0 red 5-2", "5+2")
    assert won.ended is not None
    assert (won.ended.termination, won.ended.winners) == ("home", (RED,))
    assert game.to_act(won) is None
    assert not game.legal_steps(won)


def test_a_game_open_after_600_turns_is_a_draw() -> None:
    last = after(f"5,6,6,6,6/0,0,0,0,0 red 4-3 {LONGEST}", "end")
    assert last.ended == DRAWN
    assert after(f"5,6,6,6,6/0,0,0,0,0 red 4-3 {LONGEST - 1}", "end").ended is None


def test_a_roll_is_never_taken_back_but_the_moves_after_it_are() -> None:
    match = Match(game, {"first": "red", "lanes": "5"})
    for step in ("roll 3-2", "1+3"):
        match.play(step)
    match.undo()
    assert game.format_step(match.played[match.cursor - 1].step) == "roll 3-2"
    with pytest.raises(EscaleError, match="undo-chance"):
        match.undo()


@pytest.mark.parametrize("lanes", ["5", "7", "10"])
def test_grid_and_lane_length_follow_the_number_of_lanes(lanes: str) -> None:
    start = game.initial(check_options(game, {"lanes": lanes, "first": "red"}))
    assert start.pawns == ((0,) * int(lanes),) * 2
    view = game.view(start, None)
    assert (view["lanes"], len(view["pawns"])) == (int(lanes), 2 * int(lanes))


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ("", "position-syntax"),
        ("0,0,0,0,0 red -", "position-syntax"),
        ("0,0,0,0/0,0,0,0,0 red -", "position-lanes"),
        ("0,0,0,0,7/0,0,0,0,0 red -", "position-syntax"),
        ("3,0,0,0,0/0,0,1,0,0 red -", "position-crossing"),
        ("0,0,0,0,0/0,0,0,0,0 blue -", "position-syntax"),
        ("0,0,0,0,0/0,0,0,0,0 red 7-1", "position-dice"),
        ("0,0,0,0,0/0,0,0,0,0 red 3-1:2", "position-dice"),
        ("6,6,6,6,6/6,6,6,6,6 red -", "position-two-winners"),
        ("0,0,0,0,0/0,0,0,0,0 red - 1 rolloff 5", "position-syntax"),
        ("0,0,0,0,0/0,0,0,0,0 red - 601", "position-syntax"),
    ],
)
def test_positions_that_cannot_be_are_refused(position: str, code: str) -> None:
    with pytest.raises(EscaleError, match=f"chasse-croise-{code}"):
        game.parse_position(position, check_options(game, {"lanes": "5"}))


def test_the_view_tells_what_is_blocked_and_by_whom() -> None:
    shown = game.view(state("1,0,0,0,0/0,1,0,0,0 red 2-1"), None)
    assert {"pawn": "r1", "to": "r1:3", "by": "w2"} in shown["blocked"]


def test_a_step_tells_whom_it_hits_and_where_the_pawn_could_go_on() -> None:
    now = state("1,0,0,0,0/0,0,1,0,0 red 2-1")
    told = game.describe(now, game.parse_step("1+2"), None)
    assert told["hit"] == "w3"
    assert {then["parts"][1] for then in told["then"]} == {"r1:4", "r1:2"}
