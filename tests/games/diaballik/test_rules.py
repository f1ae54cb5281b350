"""The rules of Diaballik, sentence by sentence."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import TypeAlias

import pytest
from escale.core.errors import OptionError
from escale.core.game import Outcome
from escale.core.options import check_options
from escale.games import diaballik
from escale.games.diaballik.rules import State

Draw: TypeAlias = Callable[..., State]
Play: TypeAlias = Callable[[State, str], State]
Texts: TypeAlias = Callable[..., Set[str]]
Why: TypeAlias = Callable[[State, str], str]

FIGURE_2 = """
    w w . W . w w
    . . . . . . .
    . . . . w d .
    . . d . d . .
    d . w . . . .
    . . . . . . .
    . . D . d . d
"""


# Board and pieces


def test_figure_1_each_side_fills_its_row_with_the_ball_in_the_middle(begin: Draw) -> None:
    assert diaballik.format_position(begin()) == "wwwWwww/7/7/7/7/7/dddDddd w 2 1"


def test_figure_3_the_swapped_start_exchanges_b_and_f_and_leaves_the_balls_on_d(begin: Draw) -> None:
    assert diaballik.format_position(begin(start="swapped")) == "wdwWwdw/7/7/7/7/7/dwdDdwd w 2 1"


def test_white_begins_unless_the_option_says_dark(begin: Draw) -> None:
    assert diaballik.to_act(begin()) == 0
    assert diaballik.to_act(begin(first="dark")) == 1


@pytest.mark.parametrize("chasms", ["two", "four"])
def test_chasms_need_arashi(chasms: str) -> None:
    with pytest.raises(OptionError) as refused:
        check_options(diaballik, {"chasms": chasms})
    assert refused.value.reason.code == "option-needs"
    assert refused.value.reason.params["needed"] == "arashi"
    check_options(diaballik, {"chasms": chasms, "movement": "arashi"})


def test_the_edition_restricts_nothing(begin: Draw, texts: Texts) -> None:
    assert texts(begin(edition="sensei")) == texts(begin())


# The turn


def test_a_turn_is_two_moves_and_a_pass_at_most(begin: Draw, play: Play, texts: Texts) -> None:
    assert texts(play(begin(), "c7-c6 d7>c6 e7-e6")) == {"end"}


@pytest.mark.parametrize("order", ["c7-c6 e7-e6 d7>c6", "c7-c6 d7>c6 e7-e6", "e7-e6 c7-c6 d7>c6"])
def test_the_actions_of_a_turn_come_in_any_order(begin: Draw, play: Play, order: str) -> None:
    after = play(begin(), order)
    assert after == play(begin(), "c7-c6 d7>c6 e7-e6")
    assert hash(after) == hash(play(begin(), "c7-c6 d7>c6 e7-e6"))


def test_one_action_is_enough_to_end_a_turn(begin: Draw, play: Play) -> None:
    assert diaballik.to_act(play(begin(), "c7-c6 end")) == 1
    assert diaballik.to_act(play(begin(), "d7>a7 end")) == 1


def test_ending_without_any_action_is_refused(begin: Draw, why: Why) -> None:
    assert why(begin(), "end") == "end-no-action"


def test_a_third_move_is_refused(begin: Draw, play: Play, why: Why) -> None:
    assert why(play(begin(), "c7-c6 c6-c5"), "c5-c4") == "no-moves-left"


def test_a_second_pass_is_refused(begin: Draw, play: Play, why: Why) -> None:
    assert why(play(begin(), "d7>c7"), "c7>b7") == "pass-used"


def test_the_second_move_may_use_the_same_support_or_another(begin: Draw, play: Play, texts: Texts) -> None:
    assert {"c6-c5", "a7-a6"} <= texts(play(begin(), "c7-c6"), "move")


def test_a_turn_may_restore_the_position_it_began_with(begin: Draw, play: Play) -> None:
    after = play(begin(), "c7-c6 c6-c7 end")
    assert diaballik.format_position(after) == "wwwWwww/7/7/7/7/7/dddDddd d 2 1"


def test_the_end_is_a_step_of_its_own_also_when_it_is_the_only_one(begin: Draw, play: Play) -> None:
    state = play(begin(), "c7-c6 e7-e6 d7>c6")
    assert diaballik.to_act(state) == 0
    assert [diaballik.ends_turn(state, step) for step in diaballik.legal_steps(state)] == [True]


def test_a_player_without_any_action_ends_the_turn(draw: Draw, play: Play, texts: Texts) -> None:
    shut_in = draw("""
        w w d . . . .
        w w d . . . .
        w w d . . . .
        d d . W . . .
        . . . . . . .
        . . . . . . .
        . . . . D . d
    """)
    assert texts(shut_in) == {"end"}
    assert diaballik.to_act(play(shut_in, "end")) == 1


# Moves


def test_figure_2_where_e5_goes_within_two_moves(draw: Draw, play: Play, texts: Texts) -> None:
    state = draw(FIGURE_2)
    once = {text[3:] for text in texts(state, "move") if text.startswith("e5-")}
    twice = {
        text[3:]
        for middle in once
        for text in texts(play(state, f"e5-{middle}"), "move")
        if text.startswith(f"{middle}-")
    }
    assert (once | twice) - {"e5"} == {"c5", "d4", "d5", "d6", "e6", "e7", "f6"}


def test_a_move_goes_one_square_along_a_row_or_a_column(begin: Draw, why: Why) -> None:
    assert why(begin(), "c7-c5") == "too-far"
    assert why(begin(), "c7-d6") == "not-straight"
    assert why(begin(), "c7-c7") == "not-straight"


def test_a_move_ends_on_an_empty_square(draw: Draw, why: Why) -> None:
    assert why(draw(FIGURE_2), "e5-e4") == "occupied"
    assert why(draw(FIGURE_2), "a7-b7") == "occupied"


def test_only_own_supports_move(begin: Draw, why: Why) -> None:
    assert why(begin(), "a1-a2") == "not-your-support"
    assert why(begin(), "a4-a5") == "no-support"


def test_the_carrier_cannot_move(begin: Draw, why: Why) -> None:
    assert why(begin(), "d7-d6") == "carrier-cannot-move"


def test_the_carrier_moves_once_the_ball_has_left_it(begin: Draw, play: Play) -> None:
    after = play(begin(), "d7>c7 d7-d6 d6-d5 end")
    assert diaballik.format_position(after) == "wwW1www/7/3w3/7/7/7/dddDddd d 2 1"


def test_a_support_that_has_just_moved_receives_the_ball_and_then_stays(begin: Draw, play: Play, why: Why) -> None:
    assert why(play(begin(), "c7-c6 d7>c6"), "c6-c5") == "carrier-cannot-move"


# Passes


def test_figure_2_darks_passes(draw: Draw, texts: Texts) -> None:
    assert texts(draw(FIGURE_2, "d 2 1"), "pass") == {"c1>a3", "c1>e1", "c1>g1"}


def test_own_supports_do_not_block_a_pass(begin: Draw, texts: Texts) -> None:
    assert {"d7>a7", "d7>g7"} <= texts(begin(), "pass")


def test_an_opposing_support_blocks_a_pass(draw: Draw, why: Why) -> None:
    assert why(draw(FIGURE_2, "d 2 1"), "c1>c4") == "blocked-by-opponent"


def test_a_pass_goes_any_distance_on_rows_columns_and_diagonals(draw: Draw, texts: Texts, why: Why) -> None:
    state = draw("""
        W . . . . . w
        . . w . . . .
        . . . . . . .
        . . . . . . .
        . w . w . . .
        w . . . . w .
        d d d D d d d
    """)
    assert texts(state, "pass") == {"a7>g7", "a7>a2", "a7>f2"}
    assert why(state, "a7>c6") == "not-in-line"


def test_a_pass_needs_the_ball_and_an_own_receiver(begin: Draw, why: Why) -> None:
    assert why(begin(), "c7>b7") == "not-the-ball"
    assert why(begin(), "d7>d4") == "no-receiver"
    assert why(begin(), "d7>d1") == "no-receiver"
    assert why(begin(), "d7>d7") == "no-receiver"


# Winning


GOAL = """
    w w . w . . w
    . . . . . w .
    . . . . d . .
    . . W . . . .
    . . . . . . .
    . . . . . w d
    d d . d d . D
"""


def test_a_ball_on_the_opponents_start_row_wins_at_once(draw: Draw, play: Play, texts: Texts, why: Why) -> None:
    won = play(draw(GOAL), "f2-f1 c4>f1")
    assert diaballik.outcome(won) == Outcome("goal", (0,))
    assert diaballik.to_act(won) is None
    assert texts(won) == set()
    assert why(won, "end") == "game-over"


def test_a_support_on_the_far_row_wins_nothing_without_the_ball(begin: Draw, draw: Draw, play: Play) -> None:
    assert diaballik.outcome(begin(start="swapped")) is None
    assert diaballik.outcome(play(draw(GOAL), "f2-f1 end")) is None


def test_a_ball_on_its_own_start_row_wins_nothing(begin: Draw, play: Play) -> None:
    assert diaballik.outcome(play(begin(), "d7>a7 end d1>a1 end")) is None


# Arashi and chasms


def test_arashi_moves_any_number_of_empty_squares_in_a_straight_line(begin: Draw, play: Play, texts: Texts) -> None:
    state = play(begin(movement="arashi"), "c7-c4")
    from_c4 = {text[3:] for text in texts(state, "move") if text.startswith("c4-")}
    assert from_c4 == {"a4", "b4", "d4", "e4", "f4", "g4", "c2", "c3", "c5", "c6", "c7"}


def test_arashi_moves_stop_before_any_support(begin: Draw, play: Play, why: Why) -> None:
    state = play(begin(movement="arashi"), "c7-c4")
    assert why(state, "c4-c1") == "occupied"
    assert why(state, "a7-c7") == "path-blocked"
    assert why(state, "c4-d5") == "not-straight"


CROSSING = """
    w . w . w w w
    . W . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . w . . . . .
    d d d D d d d
"""


def test_a_stone_neither_stops_on_a_chasm_nor_passes_over_it(draw: Draw, why: Why, texts: Texts) -> None:
    state = draw(CROSSING, movement="arashi", chasms="two")
    assert why(state, "f7-f4") == "chasm"
    assert why(state, "f7-f3") == "path-chasm"
    assert {text for text in texts(state, "move") if text.startswith("f7-")} == {"f7-f6", "f7-f5"}


def test_a_pass_may_cross_a_chasm(draw: Draw, texts: Texts) -> None:
    assert "b6>b2" in texts(draw(CROSSING, movement="arashi", chasms="two"), "pass")


@pytest.mark.parametrize(("chasms", "squares"), [("none", ""), ("two", "b4 f4"), ("four", "c3 e3 c5 e5")])
def test_where_the_chasms_are(begin: Draw, chasms: str, squares: str) -> None:
    assert diaballik.view(begin(movement="arashi", chasms=chasms), None)["chasms"] == squares.split()


# The short opening


@pytest.mark.parametrize("first", ["white", "dark"])
@pytest.mark.parametrize("kind", ["move", "pass"])
def test_the_short_opening_is_one_action(begin: Draw, play: Play, texts: Texts, first: str, kind: str) -> None:
    state = begin(opening="short", first=first)
    assert texts(state) == texts(begin(first=first))
    action = min(texts(state, kind))
    assert texts(play(state, action)) == {"end"}
    assert texts(play(state, f"{action} end")) == texts(play(begin(first=first), f"{action} end"))


def test_the_short_opening_says_why_it_is_over(begin: Draw, play: Play, why: Why) -> None:
    state = play(begin(opening="short"), "c7-c6")
    assert why(state, "c6-c5") == "opening-one-action"
    assert why(state, "d7>c6") == "opening-one-action"
    assert why(begin(opening="short"), "end") == "end-no-action"


def test_after_the_short_opening_turns_are_whole(begin: Draw, play: Play, why: Why) -> None:
    later = play(begin(opening="short"), "c7-c6 end c1-c2 c2-c3 d1>e1")
    assert why(later, "c3-c4") == "no-moves-left"
    assert why(later, "e1>d1") == "pass-used"


def test_a_game_that_goes_on_from_a_position_is_past_its_short_opening(draw: Draw, play: Play, why: Why) -> None:
    state = play(draw(FIGURE_2, opening="short"), "a7-a6 a6-a5 d7>b7")
    assert why(state, "a5-a4") == "no-moves-left"
    assert why(state, "b7>a5") == "pass-used"


def test_the_short_opening_is_advised_where_the_beginner_would_win() -> None:
    (advice,) = diaballik.ADVICE
    assert (advice.option, advice.value) == ("opening", "short")
    assert advice.when == {"movement": "arashi", "start": "swapped"}


# Repetition

THERE_AND_BACK = "a7-a6 a6-a7 end a1-a2 a2-a1 end "


def test_the_third_appearance_of_a_position_is_a_draw_and_the_start_counts(begin: Draw, play: Play) -> None:
    second = play(begin(), THERE_AND_BACK)
    assert diaballik.outcome(second) is None
    assert diaballik.view(second, None)["repetitions"] == 2
    third = play(second, THERE_AND_BACK)
    assert diaballik.outcome(third) == Outcome("repetition", ())
    assert diaballik.to_act(third) is None


def test_appearances_need_not_follow_each_other(begin: Draw, play: Play) -> None:
    away_and_back = "b7-b6 end b1-b2 end c7-c6 end c1-c2 end b6-b7 c6-c7 end b2-b1 c2-c1 end "
    state = play(begin(), away_and_back)
    assert diaballik.outcome(state) is None
    assert diaballik.outcome(play(state, away_and_back)) == Outcome("repetition", ())


def test_only_positions_between_turns_count(begin: Draw, play: Play) -> None:
    """Passing through the start position in the middle of turns is no appearance."""
    assert diaballik.view(play(begin(), "a7-a6 a6-a7"), None)["repetitions"] == 1
    assert diaballik.outcome(play(begin(), "a7-a6 a6-a7 d7>c7 end a1-a2 a2-a1 d1>c1 end c7>d7 end c1>d1 end")) is None


def test_the_same_position_with_the_other_player_to_begin_is_another(begin: Draw, play: Play) -> None:
    dark_to_begin = play(begin(), "a7-a6 a6-a7 end")
    assert diaballik.view(dark_to_begin, None)["repetitions"] == 1
    assert diaballik.view(play(dark_to_begin, "a1-a2 a2-a1 end"), None)["repetitions"] == 2


def test_the_short_opening_counts_as_an_appearance(begin: Draw, play: Play) -> None:
    home = "a7-a6 end a1-a2 end a6-a7 end a2-a1 end "
    assert diaballik.outcome(play(begin(opening="short"), home)) is None
    assert diaballik.outcome(play(begin(opening="short"), home + home)) == Outcome("repetition", ())
