"""Text forms of steps and positions, and how wrong ones are refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest
from escale.core.errors import PositionError, Reason, StepSyntaxError
from escale.core.game import Outcome
from escale.core.options import check_options
from escale.games import diaballik
from escale.games.diaballik.rules import State

Draw: TypeAlias = Callable[..., State]
Play: TypeAlias = Callable[[State, str], State]

DEFAULTS = check_options(diaballik, {})
SHORT = check_options(diaballik, {"opening": "short"})
TWO_CHASMS = check_options(diaballik, {"movement": "arashi", "chasms": "two"})


# Steps


@pytest.mark.parametrize("text", ["c7-c6", "d7>c7", "a1-g1", "antijeu", "end"])
def test_a_step_is_written_as_it_was_read(text: str) -> None:
    assert diaballik.format_step(diaballik.parse_step(text)) == text


def test_a_move_and_a_pass_between_the_same_squares_differ() -> None:
    assert diaballik.parse_step("c7-c6") != diaballik.parse_step("c7>c6")


def test_capitals_and_spaces_around_do_not_matter() -> None:
    assert diaballik.parse_step("  C7-C6 ") == diaballik.parse_step("c7-c6")
    assert diaballik.parse_step("END") == diaballik.parse_step("end")


@pytest.mark.parametrize("text", ["", "c7", "c7c6", "c7 - c6", "c7-c8", "h1-g1", "c7-c6-c5", "c7=c6", "pass", "c٧-c6"])
def test_any_other_text_is_no_step(text: str) -> None:
    with pytest.raises(StepSyntaxError) as refused:
        diaballik.parse_step(text)
    assert refused.value.reason == Reason("diaballik-step-syntax", {"text": text})


# Positions


def test_a_position_tells_the_rows_from_7_to_1_who_acts_and_what_is_left(begin: Draw, play: Play) -> None:
    state = play(begin(), "c7-c6 d7>c6")
    assert diaballik.format_position(state) == "ww1wwww/2W4/7/7/7/7/dddDddd w 1 0"


def test_dots_may_stand_for_empty_squares() -> None:
    dotted = "wwwWwww/......./7/7/3..2/7/dddDddd w 2 1"
    assert diaballik.parse_position(dotted, DEFAULTS, 2) == diaballik.initial(DEFAULTS, 2)


def test_the_short_opening_has_its_word_until_its_action_is_made(begin: Draw, play: Play) -> None:
    start = begin(opening="short")
    assert diaballik.format_position(start) == "wwwWwww/7/7/7/7/7/dddDddd w 1 1 short"
    assert diaballik.parse_position(diaballik.format_position(start), SHORT, 2) == start
    assert diaballik.format_position(play(start, "c7-c6")) == "ww1Wwww/2w4/7/7/7/7/dddDddd w 0 0"


@pytest.mark.parametrize(
    ("word", "outcome"),
    [
        ("antijeu:w", Outcome("antijeu", (0,))),
        ("antijeu:d", Outcome("antijeu", (1,))),
        ("repetition", Outcome("repetition", ())),
    ],
)
def test_a_finished_game_tells_how_it_ended(word: str, outcome: Outcome) -> None:
    text = f"wwwWwww/7/7/7/7/7/dddDddd w 2 1 {word}"
    state = diaballik.parse_position(text, DEFAULTS, 2)
    assert diaballik.outcome(state) == outcome
    assert diaballik.format_position(state) == text


def test_a_ball_that_has_arrived_tells_it_by_itself() -> None:
    text = "wwwwww1/6d/7/7/7/7/ddDdddW w 1 0"
    state = diaballik.parse_position(text, DEFAULTS, 2)
    assert diaballik.outcome(state) == Outcome("goal", (0,))
    assert diaballik.format_position(state) == text


def test_a_position_in_the_middle_of_a_turn_is_no_appearance() -> None:
    state = diaballik.parse_position("wwwWwww/7/7/7/7/7/dddDddd w 1 1", DEFAULTS, 2)
    assert state.history == ()
    assert len(diaballik.initial(DEFAULTS, 2).history) == 1


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "syntax"),
        ("wwwWwww/7/7/7/7/7/dddDddd", "syntax"),
        ("wwwWwww/7/7/7/7/7/dddDddd w 2", "syntax"),
        ("wwwWwww/7/7/7/7/7/dddDddd x 2 1", "syntax"),
        ("wwwWwww/7/7/7/7/7/dddDddd wd 2 1", "syntax"),
        ("wwwWwww/7/7/7/7/7/dddDddd w 3 1", "syntax"),
        ("wwwWwww/7/7/7/7/7/dddDddd w 2 2", "syntax"),
        ("wwwWwww/7/7/7/7/7/dddDddd w 2 1 repetition end", "syntax"),
        ("wwwWwww/7/7/7/7/dddDddd w 2 1", "rows"),
        ("wwwWwww/8/7/7/7/7/dddDddd w 2 1", "rows"),
        ("wwwWwwww/7/7/7/7/7/dddDddd w 2 1", "rows"),
        ("wwwXwww/7/7/7/7/7/dddDddd w 2 1", "rows"),
        ("wwwWww1/7/7/7/7/7/dddDddd w 2 1", "supports"),
        ("wwwWwww/7/7/7/d6/7/dddDddd w 2 1", "supports"),
        ("wwwwwww/7/7/7/7/7/dddDddd w 2 1", "balls"),
        ("wwwWwww/7/7/7/7/7/ddDDddd w 2 1", "balls"),
        ("wwwWwww/7/7/7/7/7/dddDddd w 1 1 short", "word"),
        ("wwwWwww/7/7/7/7/7/dddDddd w 2 1 goal", "word"),
        ("wwwwwwD/7/7/7/7/7/ddddddW w 2 1", "two-winners"),
    ],
)
def test_impossible_positions_are_refused(text: str, code: str) -> None:
    with pytest.raises(PositionError) as refused:
        diaballik.parse_position(text, DEFAULTS, 2)
    assert refused.value.reason.code == f"diaballik-position-{code}"
    assert refused.value.reason.code in diaballik.REASONS


def test_nothing_stands_on_a_chasm() -> None:
    text = "w1wWwww/7/7/1w5/7/7/dddDddd w 2 1"
    with pytest.raises(PositionError) as refused:
        diaballik.parse_position(text, TWO_CHASMS, 2)
    assert refused.value.reason == Reason("diaballik-position-chasm", {"square": "b4"})
    assert diaballik.format_position(diaballik.parse_position(text, DEFAULTS, 2)) == text


@pytest.mark.parametrize("left", ["2 1", "1 0", "0 0"])
def test_the_short_opening_has_one_action(left: str) -> None:
    with pytest.raises(PositionError):
        diaballik.parse_position(f"wwwWwww/7/7/7/7/7/dddDddd w {left} short", SHORT, 2)


# Reasons


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("d7-d6", Reason("diaballik-carrier-cannot-move", {"square": "d7"})),
        ("a7>b7", Reason("diaballik-not-the-ball", {"square": "a7", "ball": "d7"})),
        ("a7-a1", Reason("diaballik-occupied", {"square": "a1"})),
        ("antijeu", Reason("diaballik-few-contacts", {"count": 0, "needed": 3})),
    ],
)
def test_reasons_name_what_they_speak_of(begin: Draw, text: str, reason: Reason) -> None:
    assert diaballik.why_not(begin(movement="arashi"), diaballik.parse_step(text)) == reason


@pytest.mark.parametrize(("text", "square"), [("a1-a7", "a3"), ("g4-b4", "e4"), ("a4-f4", "c4"), ("c7-c1", "c4")])
def test_the_first_support_in_the_way_is_named(draw: Draw, text: str, square: str) -> None:
    state = draw(
        """
        . . w . . . .
        . . . . . . .
        d . . . . . .
        w . d . d . w
        d . . . . . .
        . d . . D W .
        w . . d . w w
        """,
        movement="arashi",
    )
    assert diaballik.why_not(state, diaballik.parse_step(text)) == Reason("diaballik-path-blocked", {"square": square})


@pytest.mark.parametrize(("text", "square"), [("d4>d7", "d5"), ("d4>a1", "b2"), ("d4>g4", "f4"), ("d4>a7", "c5")])
def test_the_first_opponent_in_the_way_of_a_pass_is_named(draw: Draw, text: str, square: str) -> None:
    state = draw("""
        w . . w . . .
        . d . d . . .
        . . d d . . .
        . . . W . d w
        . . . . . . .
        . d . . D w .
        w . . . . w .
    """)
    reason = diaballik.why_not(state, diaballik.parse_step(text))
    assert reason == Reason("diaballik-blocked-by-opponent", {"square": square})
