"""What players see: drawing data, described steps, buttons, and the board of the terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from escale.games import diaballik
from escale.games.diaballik.rules import State

Draw: TypeAlias = Callable[..., State]
Play: TypeAlias = Callable[[State, str], State]

FIGURE_4 = """
    . . . . . . .
    . . W . . w .
    . w . w w . w
    w . . . d . d
    d . . . . . .
    . . . . . . .
    . d D . . d d
"""
WALL = ["a4", "b5", "d5", "e5", "g5", "c6", "f6"]


def test_the_view_tells_what_is_to_be_drawn(begin: Draw, play: Play) -> None:
    board = diaballik.view(play(begin(movement="arashi", chasms="two"), "c7-c5 d7>e7"), None)
    assert board["size"] == 7
    assert board["home"] == [7, 1]
    assert board["balls"] == ["e7", "d1"]
    assert board["chasms"] == ["b4", "f4"]
    assert board["left"] == {"moves": 1, "passes": 0}
    assert board["repetitions"] == 1
    assert board["antijeu"] is None
    assert [piece["at"] for piece in board["supports"] if piece["seat"] == 0] == [
        "c5",
        "a7",
        "b7",
        "d7",
        "e7",
        "f7",
        "g7",
    ]
    assert [piece["at"] for piece in board["supports"] if piece["seat"] == 1] == [
        "a1",
        "b1",
        "c1",
        "d1",
        "e1",
        "f1",
        "g1",
    ]


def test_the_seats_keep_their_colours_when_sides_change(begin: Draw, play: Play) -> None:
    board = diaballik.view(play(begin(), "d7>c7 end"), None)
    assert board["balls"] == ["c7", "d1"]
    assert board["left"] == {"moves": 2, "passes": 1}


def test_the_short_opening_shows_one_of_each(begin: Draw, play: Play) -> None:
    assert diaballik.view(begin(opening="short"), None)["left"] == {"moves": 1, "passes": 1}
    assert diaballik.view(play(begin(opening="short"), "c7-c6"), None)["left"] == {"moves": 0, "passes": 0}


def test_an_anti_game_that_may_be_announced_is_shown(draw: Draw, play: Play) -> None:
    shown = {"by": 1, "wall": WALL, "contacts": ["a3", "e4", "g4"]}
    state = draw(FIGURE_4, "d 2 1")
    assert diaballik.view(state, None)["antijeu"] == shown
    assert diaballik.view(play(state, "antijeu"), None)["antijeu"] == shown
    assert diaballik.view(play(state, "a3-a2"), None)["antijeu"] is None
    assert diaballik.view(draw(FIGURE_4, "w 2 1"), None)["antijeu"] is None


def test_an_automatic_anti_game_is_shown_to_whoever_could_still_prevent_it(draw: Draw) -> None:
    for turn in ("w 1 1", "d 1 1"):
        shown = diaballik.view(draw(FIGURE_4, turn, antijeu="automatic"), None)["antijeu"]
        assert shown == {"by": 1, "wall": WALL, "contacts": ["a3", "e4", "g4"]}


def test_steps_are_described_by_what_one_points_at(begin: Draw, play: Play) -> None:
    state = begin()
    told = {step.kind: diaballik.describe(state, step, None) for step in diaballik.legal_steps(play(state, "a7-a6"))}
    assert told["pass"] == {"text": "d7>g7", "kind": "pass", "parts": ["d7", "g7"]}
    assert told["move"]["parts"] == [told["move"]["text"][:2], told["move"]["text"][3:]]
    assert told["end"]["parts"] == []


def test_the_end_tells_how_often_its_position_will_have_appeared(begin: Draw, play: Play) -> None:
    state = play(begin(), "a7-a6 a6-a7 end a1-a2 a2-a1 end b7-b6 b6-b7")
    assert diaballik.describe(state, diaballik.parse_step("end"), None)["appearances"] == 2


def test_the_end_always_has_a_button_and_the_announcement_when_it_is_legal(begin: Draw, draw: Draw) -> None:
    texts = [
        [diaballik.format_step(step) for step in diaballik.buttons(state, 0)]
        for state in (begin(), draw(FIGURE_4, "d 2 1"))
    ]
    assert texts == [["end"], ["antijeu", "end"]]


def test_the_board_of_the_terminal(begin: Draw, play: Play) -> None:
    state = play(begin(movement="arashi", chasms="four"), "a7-a4 d7>e7")
    drawn = """
 7 | . w w w W w w
 6 | . . . . . . .
 5 | . . # . # . .
 4 | w . . . . . .
 3 | . . # . # . .
 2 | . . . . . . .
 1 | d d d D d d d
   +--------------
     a b c d e f g

White (w) to act, moves left: 1, passes left: 0"""
    assert "\n" + diaballik.render_text(state, None) == drawn


def test_the_terminal_tells_how_the_game_ended(draw: Draw, play: Play, begin: Draw) -> None:
    won = play(draw(FIGURE_4, "d 2 1"), "antijeu")
    assert diaballik.render_text(won, None).endswith("antijeu: Dark wins")
    there_and_back = "a7-a6 a6-a7 end a1-a2 a2-a1 end "
    assert diaballik.render_text(play(begin(), 2 * there_and_back), None).endswith("repetition: a draw")


def test_nothing_is_hidden_and_everything_can_be_taken_back(begin: Draw) -> None:
    state = begin()
    assert diaballik.view(state, 0) == diaballik.view(state, 1) == diaballik.view(state, None)
    assert not any(diaballik.is_irrevocable(state, step) for step in diaballik.legal_steps(state))
