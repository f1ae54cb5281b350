"""Anti-game: what is a wall, who touches it, and who wins by it."""

from __future__ import annotations

from collections.abc import Callable, Set
from random import Random
from typing import TypeAlias

import pytest
from escale.core.game import Outcome
from escale.games import diaballik
from escale.games.diaballik.rules import CHASMS, State
from escale.games.diaballik.squares import ALL, ROWS, named, names, squares
from escale.games.diaballik.wall import contacts, is_antijeu, wall

Draw: TypeAlias = Callable[..., State]
Play: TypeAlias = Callable[[State, str], State]
Texts: TypeAlias = Callable[..., Set[str]]
Why: TypeAlias = Callable[[State, str], str]

WHITE, DARK = 0, 1
WHITE_WINS, DARK_WINS = Outcome("antijeu", (0,)), Outcome("antijeu", (1,))

FIGURE_4 = """
    . . . . . . .
    . . W . . w .
    . w . w w . w
    w . . . d . d
    d . . . . . .
    . . . . . . .
    . d D . . d d
"""
TWO_CONTACTS = """
    . . . . . . .
    . . W . . w .
    . w . w w . w
    w . . . d . d
    . . . . . . .
    d . . . . . .
    . d D . . d d
"""


# The wall


@pytest.mark.parametrize(
    ("supports", "is_wall"),
    [
        ("a4 b5 c6 d5 e5 f6 g5", True),  # figure 4
        ("a1 b1 c1 d1 e1 f1 g1", True),  # a start line is a wall
        ("a1 b2 c3 d4 e5 f6 g7", True),  # corners link
        ("a4 b5 c6 d5 e5 f6 f5", False),  # column g is open
        ("a4 b6 c6 d5 e5 f6 g5", False),  # a and b are two rows apart
        ("a7 b7 c7 d7 e7 g7 g6", False),
    ],
)
def test_a_wall_is_one_support_in_every_column_neighbours_at_most_a_row_apart(supports: str, is_wall: bool) -> None:
    assert wall(named(supports), 0) == (named(supports) if is_wall else 0)


def test_chasms_count_in_a_wall() -> None:
    supports = named("a5 c4 d4 e4 g4 d7 e7")
    assert names(wall(supports, CHASMS["two"])) == names(named("b4 c4 d4 e4 f4 g4 a5"))
    assert wall(supports, 0) == 0


def test_chasms_alone_are_no_wall() -> None:
    assert wall(named("a7 b7 c7 d7 e7 f7"), CHASMS["four"]) == 0


def test_whatever_is_linked_belongs_to_the_wall() -> None:
    supports = named("a4 b3 d3 f3 g3 f2 e7")
    assert wall(supports, CHASMS["four"]) == (supports ^ named("e7")) | named("c3 e3")


def test_the_board_does_not_wrap_around() -> None:
    """On a board rolled up into a tube, g3 and a5 would be neighbours."""
    assert wall(named("a3 b3 d3 f3 g3 a5 d7"), CHASMS["four"]) == named("a3 b3 c3 d3 e3 f3 g3")
    assert wall(named("a5 b5 d5 f5 g5 g3 d1"), CHASMS["four"]) == named("a5 b5 c5 d5 e5 f5 g5")


@pytest.mark.parametrize("chasms", CHASMS.values())
def test_there_is_a_wall_exactly_when_nothing_can_walk_around_it(chasms: int) -> None:
    """Whoever walks by sides over free squares gets from row 1 to row 7, or there is a wall: never both."""
    walls = 0
    for number in range(3000):
        supports = random_supports(Random(number), chasms)
        walls += bool(wall(supports, chasms))
        assert bool(wall(supports, chasms)) != can_walk_across(ALL & ~supports & ~chasms)
    assert walls > 300


def random_supports(random: Random, chasms: int) -> int:
    """Seven squares, column by column with small jumps, so that walls are frequent."""
    chosen: set[int] = set()
    row = random.randrange(7)
    for column in range(7):
        row = min(6, max(0, row + random.choice((-1, -1, 0, 0, 1, 1, 2))))
        chosen.add(column + 7 * row)
    free = [square for square in range(49) if not chasms >> square & 1]
    chosen &= set(free)
    while len(chosen) < 7:
        chosen.add(random.choice(free))
    return sum(1 << square for square in chosen)


def can_walk_across(free: int) -> bool:
    open_squares = set(squares(free))
    seen = {square for square in open_squares if square < 7}
    to_visit = list(seen)
    while to_visit:
        square = to_visit.pop()
        sides = [square - 7, square + 7]
        sides += [square - 1] if square % 7 else []
        sides += [square + 1] if square % 7 < 6 else []
        for side in open_squares.intersection(sides) - seen:
            seen.add(side)
            to_visit.append(side)
    return any(square >= 42 for square in seen)


# Contact


def test_contact_is_face_to_face_on_the_side_of_the_own_start_row() -> None:
    line = named("a4 b4 c4 d4 e4 f4 g4")
    assert contacts(DARK, named("a3 b3 c5 d2 f6 g3"), line, 0) == named("a3 b3 g3")
    assert contacts(WHITE, named("a3 b3 c5 d2 f6 g5"), line, 0) == named("c5 g5")


def test_nothing_is_in_contact_where_there_is_no_wall() -> None:
    assert contacts(DARK, named("a3 b3 c3 d3"), named("a4 b4 c4 d4 e4 f4 f5"), 0) == 0


def test_standing_before_a_chasm_is_no_contact() -> None:
    assert contacts(DARK, named("a4 b3 c3 f3"), named("a5 c4 d4 e4 g4 d7 e7"), CHASMS["two"]) == named("a4 c3")


def test_any_support_of_the_wall_will_do_even_behind_a_nearer_part_of_it() -> None:
    """With chasms the wall has supports to spare: d4 and d2 are both part of it, one behind the other."""
    supports = named("a4 b4 d4 d2 f4 g4 a7")
    chasms = CHASMS["four"]
    assert wall(supports, chasms) == (supports | chasms) ^ named("a7")
    assert contacts(DARK, named("d3 d1"), supports, chasms) == named("d3 d1")


@pytest.mark.parametrize(("count", "enough"), [(2, False), (3, True), (4, True)])
def test_three_contacts_are_needed(count: int, enough: bool) -> None:
    supports = sum(1 << square for square in range(14, 14 + count))
    assert is_antijeu(DARK, supports, ROWS[3], 0) == enough


def test_the_start_line_counts_as_a_wall() -> None:
    assert is_antijeu(WHITE, named("a2 b2 c2"), ROWS[0], 0)
    assert is_antijeu(DARK, named("a6 d6 g6"), ROWS[6], 0)


# The announcement


def test_figure_4_dark_may_announce_and_wins(draw: Draw, play: Play, texts: Texts) -> None:
    state = draw(FIGURE_4, "d 2 1")
    assert "antijeu" in texts(state)
    won = play(state, "antijeu")
    assert diaballik.outcome(won) == DARK_WINS
    assert texts(won) == set()


def test_the_announcement_is_no_action_so_the_turn_may_not_end_yet(draw: Draw, why: Why) -> None:
    assert why(draw(FIGURE_4, "d 2 1"), "end") == "end-no-action"


@pytest.mark.parametrize("before", ["", "b1-b2", "c1>b1", "b1-b2 f1-f2", "b1-b2 c1>b2 f1-f2"])
def test_the_announcement_is_legal_at_any_point_of_the_turn(draw: Draw, play: Play, texts: Texts, before: str) -> None:
    assert "antijeu" in texts(play(draw(FIGURE_4, "d 2 1"), before))


def test_it_is_legal_only_while_the_condition_holds(draw: Draw, play: Play, why: Why) -> None:
    assert why(play(draw(FIGURE_4, "d 2 1"), "a3-a2"), "antijeu") == "few-contacts"


def test_the_third_support_may_be_brought_into_contact_first(draw: Draw, play: Play, why: Why) -> None:
    state = draw(TWO_CONTACTS, "d 2 1")
    assert why(state, "antijeu") == "few-contacts"
    assert diaballik.outcome(play(state, "a2-a3 antijeu")) == DARK_WINS


def test_the_builder_of_the_wall_announces_nothing(draw: Draw, why: Why) -> None:
    assert why(draw(FIGURE_4, "w 2 1"), "antijeu") == "no-wall"


def test_nobody_has_to_announce(draw: Draw, play: Play) -> None:
    assert diaballik.outcome(play(draw(FIGURE_4, "d 2 1"), "b1-b2 end")) is None


def test_a_support_behind_the_wall_is_not_in_contact(draw: Draw, why: Why) -> None:
    state = draw(
        """
        . . . . . . .
        . . W d . w .
        . w . w w d w
        w . . . d . .
        . . . . . . .
        d . . . . . .
        . . D . . d d
        """,
        "d 2 1",
    )
    assert why(state, "antijeu") == "few-contacts"


# Automatic anti-game


def test_automatic_has_no_announcement(draw: Draw, texts: Texts, why: Why) -> None:
    state = draw(FIGURE_4, "d 2 1", antijeu="automatic")
    assert "antijeu" not in texts(state)
    assert why(state, "antijeu") == "antijeu-automatic"


def test_automatic_is_checked_at_the_end_of_the_turn(draw: Draw, play: Play) -> None:
    state = play(draw(TWO_CONTACTS, "d 2 1", antijeu="automatic"), "a2-a3")
    assert diaballik.outcome(state) is None
    assert diaballik.outcome(play(state, "end")) == DARK_WINS


def test_automatic_is_checked_for_both_sides(draw: Draw, play: Play) -> None:
    """White completes a wall against which Dark already stands, and loses by it."""
    state = draw(
        """
        . . . . . w .
        . . W . . . .
        . w . w w . w
        w . . . d . d
        d . . . . . .
        . . . . . . .
        . d D . . d d
        """,
        "w 2 1",
        antijeu="automatic",
    )
    assert diaballik.outcome(play(state, "f7-f6 end")) == DARK_WINS


BOTH = """
    . . . . . . .
    . . . . . . .
    W . . . . . .
    . w w w w w w
    D d d d d d .
    . . . . . . d
    . . . . . . .
"""


@pytest.mark.parametrize(("turn", "steps", "winner"), [("w 2 1", "g4-g3", WHITE_WINS), ("d 2 1", "g2-g3", DARK_WINS)])
def test_when_it_holds_for_both_the_side_that_has_just_moved_wins(
    draw: Draw, play: Play, turn: str, steps: str, winner: Outcome
) -> None:
    state = play(draw(BOTH, turn, antijeu="automatic"), steps)
    white, dark = state.supports
    assert is_antijeu(WHITE, white, dark, 0)
    assert is_antijeu(DARK, dark, white, 0)
    assert diaballik.outcome(play(state, "end")) == winner


def test_automatic_anti_game_comes_before_repetition(draw: Draw, play: Play) -> None:
    """The position appears for the third time, but what ends the game is the wall."""
    state = draw(TWO_CONTACTS, "d 2 1", antijeu="automatic")
    position = play(state, "a2-a3 end")
    twice = state._replace(history=tuple(sorted([*state.history, *[position[1:6]] * 2])))
    assert diaballik.outcome(play(twice, "a2-a3 end")) == DARK_WINS


def test_a_goal_comes_before_automatic_anti_game(draw: Draw, play: Play) -> None:
    """The pass wins at once: there is no end of the turn that could look for a wall."""
    state = draw(
        """
        . . . . . . d
        . . . . . . .
        W . . . . . D
        d w w w w w .
        . d d . . . w
        . . . . . . .
        . . . d d . .
        """,
        "d 2 1",
        antijeu="automatic",
    )
    assert diaballik.outcome(play(state, "g5>g7")) == Outcome("goal", (1,))
    assert diaballik.outcome(play(state, "d1-d2 end")) == DARK_WINS
