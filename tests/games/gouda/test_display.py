"""What the interface is given: drawing data, described steps, and the terminal's board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from escale.games import gouda
from escale.games.gouda.places import NAMES
from escale.games.gouda.state import State

At = Callable[..., State]
Play = Callable[..., State]


def told(state: State, text: str, seat: int | None = None) -> dict[str, Any]:
    return dict(gouda.describe(state, gouda.parse_step(text), seat))


def test_the_board_has_every_place_with_the_mice_of_each_seat(at: At) -> None:
    board = gouda.view(at("3M2+2M0/5M0 1 from"), None)
    assert list(board["mice"]) == list(NAMES)
    assert board["mice"]["M2"] == [3, 0]
    assert board["mice"]["M0"] == [2, 5]
    assert board["cheese"] == {"T": 1}
    assert (board["phase"], board["turn"], board["asked"], board["festival"]) == ("from", 0, None, False)


def test_dice_are_open_void_or_used_and_idle_without_effect(at: At) -> None:
    state = at("5M0/M0+M1 1 apply at=M0 dice=yrG used=g")
    assert gouda.view(state, None)["dice"] == [
        {"colour": "y", "state": "open", "idle": True},
        {"colour": "r", "state": "open", "idle": True},
        {"colour": "g", "state": "void", "idle": True},
        {"colour": "g", "state": "used", "idle": False},
    ]
    assert not gouda.view(at("5M1/M0 1 apply at=M1 dice=r"), None)["dice"][0]["idle"]


def test_a_roll_tells_how_many_dice_and_where_it_applies(at: At) -> None:
    board = gouda.view(at("3M1/3M2 2 roll at=M2>M1 dice=g"), None)
    assert (board["designated"], board["applies"], board["rolling"]) == ("M2", "M1", 2)


def test_a_question_tells_who_is_asked_about_what_and_who_comes_next(at: At, play: Play) -> None:
    state = at("5M0/5M0/5M0 1 react at=M0 dice=ggyrr asked=1 hands=r/a/a", markers="1")
    assert gouda.view(state, None)["asked"] == {"seat": 0, "about": "roll", "then": [1, 2]}
    state = play(state, "reroll rr")
    board = gouda.view(state, None)
    assert board["asked"] == {"seat": 1, "about": "marker", "then": [2]}
    assert board["stack"] == [
        {"seat": 0, "marker": "reroll", "form": None, "dice": ["r", "r"], "becomes": [], "place": None}
    ]
    ended = at("5M0/5M0 1 close asked=2 hands=-/e", markers="1")
    assert gouda.view(ended, None)["asked"] == {"seat": 1, "about": "end", "then": []}


def test_the_set_up_tells_whose_mice_are_placed(play: Play) -> None:
    options = {option.name: option.default for option in gouda.OPTIONS}
    state = play(gouda.initial(options, 3), "mice 5 0 0")
    board = gouda.view(state, None)
    assert (board["phase"], board["setting_up"], board["turn"]) == ("place", 1, None)


def test_scores_of_a_festival(at: At) -> None:
    board = gouda.view(at("3M0/3M0/5M0 1 from cheese=2T eaten=2112", cheeses="6"), None)
    assert (board["scores"], board["eaten"], board["festival"]) == ([2, 2, 0], [1, 0, 0, 1], True)


@pytest.mark.parametrize(
    ("text", "kind", "parts"),
    [
        ("decline", "decline", []),
        ("reroll gr", "marker", ["reroll", "gr"]),
        ("transfer M1", "marker", ["transfer", "M1"]),
        ("annul roll", "marker", ["annul", "roll"]),
        ("annul gg", "marker", ["annul", "gg"]),
    ],
)
def test_markers_point_at_the_marker_then_at_what_it_is_played_on(
    text: str, kind: str, parts: list[str], at: At
) -> None:
    state = at("3M0+2M1/2M0+3M1 1 react at=M0 dice=ggyyr asked=1 hands=rta/-", markers="3")
    described = told(state, text, 0)
    assert (described["text"], described["kind"], described["parts"]) == (text, kind, parts)
    assert described["about"] == "roll"


def test_an_answer_is_the_marker_alone(at: At) -> None:
    state = at("5M0/5M0 1 react at=M0 dice=ggyyr asked=2 stack=1:reroll-r hands=-/a", markers="2")
    described = told(state, "annul", 1)
    assert (described["parts"], described["form"], described["about"]) == (["annul"], "answer", "marker")


def test_a_move_points_at_the_mouse_and_where_it_goes(at: At) -> None:
    described = told(at("M2+M1/M2 1 apply at=M2 dice=gr"), "g2 S2")
    assert described["parts"] == ["M2:1", "S2"]
    assert (described["owner"], described["from"], described["to"]) == (1, "M2", "S2")
    assert (described["eats"], described["wins"]) == (False, False)


def test_a_move_tells_whether_it_wins_or_eats(at: At) -> None:
    assert told(at("F1/M0 1 apply at=F1 dice=g"), "g1 T")["wins"]
    festival = told(at("F1/M0 1 apply at=F1 dice=g", cheeses="3"), "g1 T")
    assert (festival["eats"], festival["wins"]) == (True, False)
    assert told(at("M2/M0 1 apply at=M2 dice=r", scattered="on"), "r1 S1")["eats"]


def test_placing_points_at_the_place_of_each_mouse_in_any_order(at: At) -> None:
    described = told(at("-/- 1 place asked=1"), "mice 3 0 2")
    assert (described["parts"], described["unordered"]) == (["M0", "M0", "M0", "C2", "C2"], True)
    assert described["counts"] == [3, 0, 2]


def test_what_a_marker_makes_of_the_dice(at: At) -> None:
    state = at("5M0/5M0 1 react at=M0 dice=ggyyr asked=1 hands=iwa/-", markers="3")
    assert told(state, "improve yr")["becomes"] == ["g", "y"]
    assert told(state, "worsen gy")["becomes"] == ["y", "r"]
    assert told(state, "annul gy")["becomes"] == ["G", "Y"]


def test_the_last_word_about_a_marker_tells_whether_it_stands(at: At, play: Play) -> None:
    state = at("5M0/5M0/5M0 1 react at=M0 dice=ggyyr asked=1 hands=r/a/a", markers="1")
    assert told(state, "reroll r")["settles"] is None  # others may answer
    state = play(state, "reroll r")
    assert told(state, "decline")["settles"] is None  # one more is asked
    assert told(play(state, "decline"), "decline")["settles"]["stands"] is True
    annulled = play(state, "annul")
    settled = told(annulled, "decline")["settles"]
    assert (settled["seat"], settled["marker"], settled["stands"]) == (0, "reroll", False)
    assert told(annulled, "annul")["settles"]["stands"] is True
    alone = at("5M0/5M0 1 react at=M0 dice=ggyyr asked=1 hands=r/-", markers="1")
    assert told(alone, "reroll r")["settles"]["stands"] is True
    assert told(alone, "decline")["settles"] is None


def test_end_and_decline_have_buttons(at: At) -> None:
    names = [
        [gouda.format_step(step) for step in gouda.buttons(state, 0)]
        for state in (
            at("5M0/5M0 1 from"),
            at("5M0/5M0 1 apply at=M0 dice=g"),
            at("5M0/5M0 1 close asked=1 hands=e/-", markers="1"),
        )
    ]
    assert names == [[], ["end"], ["decline"]]


def test_the_terminal_shows_the_own_markers_only(at: At) -> None:
    state = at("3M2+2M0/2M2+3C1 1 react at=M2 dice=ggyrR asked=2 stack=1:reroll-g hands=-/wa", markers="3")
    own, other = gouda.render_text(state, 1), gouda.render_text(state, 0)
    assert "seat 2: markers worsen, annul" in own
    assert "seat 2: markers ??" in other
    assert "seat 1 plays: reroll g" in other
    assert ">M2 11122" in other
    assert "dice: green green yellow red (red)" in other


def test_the_terminal_tells_the_end(at: At) -> None:
    assert gouda.render_text(at("T/5M0 1 over"), None).endswith("cheese, seat 1 wins")
