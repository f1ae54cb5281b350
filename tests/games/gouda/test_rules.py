"""Gouda! Gouda! without powers, sentence by sentence. The sheet's examples are in examples.toml."""

from __future__ import annotations

from collections.abc import Callable, Set
from fractions import Fraction
from itertools import product

import pytest
from escale.core.errors import MatchError, OptionError
from escale.core.game import CHANCE, Outcome
from escale.core.match import Match
from escale.core.options import check_options
from escale.core.record import SeatInfo
from escale.games import gouda
from escale.games.gouda.places import BACKWARD, FORWARD, NAMES
from escale.games.gouda.state import State

At = Callable[..., State]
Play = Callable[..., State]
Texts = Callable[[State], Set[str]]
Why = Callable[[State, str], str]


def ways(table: tuple[tuple[int, ...], ...], name: str) -> set[str]:
    return {NAMES[place] for place in table[NAMES.index(name)]}


# Board


def test_thirteen_places() -> None:
    assert len(NAMES) == 13


@pytest.mark.parametrize(
    ("place", "forward", "backward"),
    [
        ("M0", "M1 C1 C2", ""),
        ("C1", "M1", "M0"),
        ("C2", "M1", "M0"),
        ("M1", "M2 S1", "M0 C1 C2"),
        ("S1", "M2", "M1"),
        ("M2", "M3 S2", "M1 S1"),
        ("S2", "M3", "M2"),
        ("M3", "M4 S3", "M2 S2"),
        ("S3", "M4", "M3"),
        ("M4", "F1 F2", "M3 S3"),
        ("F1", "T", "M4"),
        ("F2", "T", "M4"),
        ("T", "", "F1 F2"),
    ],
)
def test_ways_forward_and_back(place: str, forward: str, backward: str) -> None:
    assert ways(FORWARD, place) == set(forward.split())
    assert ways(BACKWARD, place) == set(backward.split())


# Options and seats


def test_two_to_six_players_usually_four() -> None:
    assert sorted(gouda.seat_counts(check_options(gouda, {}))) == [2, 3, 4, 5, 6]
    assert gouda.seat_counts(check_options(gouda, {}))[0] == 4


def test_a_full_set_is_for_five_at_most() -> None:
    assert max(gouda.seat_counts(check_options(gouda, {"markers": "set"}))) == 5
    with pytest.raises(MatchError) as refused:
        Match(gouda, {"markers": "set"}, [SeatInfo()] * 6)
    assert refused.value.reason.code == "seat-count"


def test_whoever_begins_is_there() -> None:
    assert sorted(gouda.seat_counts(check_options(gouda, {"first": "5"}))) == [5, 6]
    with pytest.raises(OptionError) as refused:
        check_options(gouda, {"first": "6", "markers": "set"})
    assert refused.value.reason.code == "option-needs"


def test_the_box_has_six_pieces_of_cheese() -> None:
    with pytest.raises(OptionError):
        check_options(gouda, {"cheeses": "6", "scattered": "on"})
    for cheeses, scattered in (("1", "off"), ("3", "off"), ("6", "off"), ("1", "on"), ("3", "on")):
        state = gouda.initial(check_options(gouda, {"cheeses": cheeses, "scattered": scattered}), 3)
        lying = {NAMES[place]: pieces for place, pieces in enumerate(state.cheeses) if pieces}
        assert lying == {"T": int(cheeses)} | (dict.fromkeys(("S1", "S2", "S3"), 1) if scattered == "on" else {})


def test_three_markers_are_recommended_when_there_are_none() -> None:
    assert [(one.option, one.value, one.when) for one in gouda.ADVICE] == [("markers", "3", {"markers": "0"})]


# Set-up


@pytest.mark.parametrize("first", ["1", "3"])
def test_each_in_seat_order_places_five_mice_in_21_ways(first: str, play: Play, legal: Texts) -> None:
    state = gouda.initial(check_options(gouda, {"first": first}), 3)
    for seat in range(3):
        assert gouda.to_act(state) == seat
        assert gouda.turn_seat(state) is None
        assert len(legal(state)) == 21
        state = play(state, "mice 2 2 1")
    assert gouda.to_act(state) == int(first) - 1
    assert gouda.turn_seat(state) == int(first) - 1
    assert gouda.format_position(state) == f"2M0+2C1+C2/2M0+2C1+C2/2M0+2C1+C2 {first} from"


def test_markers_are_drawn_before_the_mice_are_placed(play: Play) -> None:
    state = gouda.initial(check_options(gouda, {"markers": "2"}), 2)
    for text in ("draw ra", "draw ee"):
        assert gouda.to_act(state) == CHANCE
        assert gouda.turn_seat(state) is None
        state = play(state, text)
    assert state.hands == ("ra", "ee")
    assert gouda.to_act(state) == 0
    assert gouda.legal_steps(state)[0].kind == "mice"


def test_a_full_set_needs_no_drawing() -> None:
    state = gouda.initial(check_options(gouda, {"markers": "set"}), 5)
    assert set(state.hands) == {"riwtae"}
    assert gouda.to_act(state) == 0


def test_five_of_each_power_are_drawn_without_putting_back(play: Play) -> None:
    state = gouda.initial(check_options(gouda, {"markers": "5"}), 6)
    table = dict(gouda.chance(state).outcomes() or ())
    assert table[gouda.parse_step("draw rrrrr")] == Fraction(1, 142_506)
    assert table[gouda.parse_step("draw riwta")] == Fraction(5**5, 142_506)
    state = play(state, "draw rrrrr")
    assert not gouda.chance(state).allows(gouda.parse_step("draw riwta"))
    for letter in "iwta":
        state = play(state, f"draw {letter * 5}")
    assert gouda.chance(state).outcomes() == ((gouda.parse_step("draw eeeee"), 1),)


# A turn


def test_a_place_with_an_own_mouse_is_designated(at: At, legal: Texts, why: Why) -> None:
    state = at("3M0+C1+F1/5M1 1 from")
    assert legal(state) == {"from M0", "from C1", "from F1"}
    assert why(state, "from M1") == "from-no-mouse"


@pytest.mark.parametrize(("mice", "dice"), [("M1", 1), ("2M1", 2), ("M1/M1", 2), ("5M1", 5), ("4M1/3M1", 5)])
def test_as_many_dice_as_mice_at_most_five(mice: str, dice: int, at: At, play: Play) -> None:
    rest = "" if "/" in mice else "/5M0"
    state = play(at(f"{mice}{rest} 1 from"), "from M1")
    assert gouda.to_act(state) == CHANCE
    assert gouda.turn_seat(state) == 0
    assert {len(step.letters) for step, _ in gouda.chance(state).outcomes() or ()} == {dice}


def test_each_colour_comes_up_equally_often(at: At, play: Play) -> None:
    state = play(at("3M1/5M0 1 from"), "from M1")
    table = {gouda.format_step(step): weight for step, weight in gouda.chance(state).outcomes() or ()}
    by_hand: dict[str, Fraction] = {}
    for faces in product("gyr", repeat=3):
        text = "roll " + "".join(sorted(faces, key="gyr".index))
        by_hand[text] = by_hand.get(text, Fraction(0)) + Fraction(1, 27)
    assert table == by_hand
    assert table["roll gyr"] == Fraction(6, 27)


def test_any_mouse_of_the_place_is_moved_whose_ever_it_is(at: At, legal: Texts) -> None:
    assert legal(at("M1/M1/M2 1 apply at=M1 dice=g")) == {"g1 M2", "g1 S1", "g2 M2", "g2 S1"}
    assert legal(at("M1/M1/M2 1 apply at=M1 dice=r")) == {
        f"r{owner} {to}" for owner in (1, 2) for to in ("M0", "C1", "C2")
    }


def test_a_mouse_that_has_moved_has_left_the_place(at: At, play: Play, legal: Texts) -> None:
    state = play(at("M1+M2/M1 1 apply at=M1 dice=gg"), "g1 M2")
    assert legal(state) == {"g2 M2", "g2 S1"}


def test_dice_are_applied_in_the_player_s_order(at: At, play: Play) -> None:
    start = at("2M1/M1 1 apply at=M1 dice=gyr")
    one = play(start, "g1 M2", "r2 M0", "end")
    other = play(start, "r2 M0", "g1 M2", "end")
    assert one == other
    assert hash(one) == hash(other)


def test_applying_is_compulsory(at: At, play: Play, legal: Texts, why: Why) -> None:
    state = at("2M1/5M0 1 apply at=M1 dice=gr")
    assert why(state, "end") == "end-dice-left"
    assert gouda.why_not(state, gouda.parse_step("end")).params == {"count": 2}
    assert legal(play(state, "g1 M2", "r1 M0")) == {"end"}


def test_yellow_dice_do_nothing(at: At, legal: Texts) -> None:
    assert legal(at("2M1/5M0 1 apply at=M1 dice=yy")) == {"end"}


def test_red_dice_in_the_big_can_have_no_effect(at: At, play: Play, legal: Texts, why: Why) -> None:
    state = at("2M0/M0 1 apply at=M0 dice=grr")
    assert why(state, "r1 C1") == "no-way-back"
    assert legal(play(state, "g2 C1")) == {"end"}


def test_from_a_crate_a_red_die_leads_to_the_big_can(at: At, legal: Texts) -> None:
    assert legal(at("M0+C1/5M0 1 apply at=C1 dice=r")) == {"r1 M0"}


def test_the_turn_passes_to_the_left(at: At, play: Play) -> None:
    state = at("5M0/5M0/5M0 1 from")
    for seat in (0, 1, 2, 0):
        assert gouda.turn_seat(state) == seat
        state = play(state, "from M0", "roll yyyyy")
        assert not gouda.ends_turn(state, gouda.parse_step("g1 M1"))
        assert gouda.ends_turn(state, gouda.parse_step("end"))
        state = play(state, "end")


# The end


def test_a_mouse_on_the_table_ends_the_game_at_once(at: At, play: Play, legal: Texts) -> None:
    state = play(at("3F1/2F1/5M0 1 apply at=F1 dice=gggrr"), "r1 M4", "g2 T")
    assert gouda.outcome(state) == Outcome("cheese", (1,))
    assert gouda.to_act(state) is None
    assert not legal(state)
    assert gouda.format_position(state) == "M4+2F1/F1+T/5M0 1 over"


def test_a_red_die_never_brings_a_mouse_onto_the_table(at: At, legal: Texts) -> None:
    assert legal(at("M4+F1/5M0 1 apply at=F1 dice=r")) == {"r1 M4"}


def test_in_a_festival_the_game_goes_on_until_no_cheese_is_left(at: At, play: Play) -> None:
    state = play(at("3F1/5M0 1 apply at=F1 dice=ggg", cheeses="3"), "g1 T")
    assert gouda.outcome(state) is None
    assert gouda.format_position(state) == "2F1/5M0 1 apply at=F1 dice=gg used=g cheese=2T eaten=1"
    state = play(state, "g1 T", "g1 T")
    assert gouda.outcome(state) == Outcome("festival", (0,), (1, 2))


def test_most_pieces_win_and_ties_go_to_the_earlier_first_piece(at: At, play: Play) -> None:
    state = at("M0/F1+M0/M0/M0/3M0 2 apply at=F1 dice=g cheese=T eaten=55332", cheeses="6")
    assert gouda.outcome(play(state, "g2 T")) == Outcome("festival", (4,), (4, 3, 2, 4, 1))


def test_scattered_cheese_is_eaten_by_any_step(at: At, play: Play) -> None:
    state = at("2M2+M0/M2+M0 1 apply at=M2 dice=ggr", scattered="on")
    state = play(state, "r1 S1", "g1 S2")
    assert state.eaten == (0, 0)
    after = play(state, "g2 S2")
    assert gouda.format_position(after) == "M0/M0+S2 1 apply at=M2 used=ggr cheese=S3+T eaten=11"


def test_a_mouse_on_a_bare_table_stays_there_and_takes_no_part(at: At, play: Play, legal: Texts, why: Why) -> None:
    state = at("F1+M1/M1 1 apply at=F1 dice=g cheese=S1+S2+S3 eaten=1", scattered="on")
    state = play(state, "g1 T", "end", "from M1", "roll yy", "end")
    assert legal(state) == {"from M1"}
    assert why(state, "from T") == "from-table"


def test_a_player_without_a_mouse_to_designate_is_skipped(at: At, play: Play) -> None:
    state = at("M1/T/M1/T 1 apply at=M1 dice=yy cheese=S1+S2+S3 eaten=1", scattered="on")
    assert gouda.turn_seat(play(state, "end")) == 2
    alone = at("M1/T 1 apply at=M1 dice=y cheese=S1 eaten=112", scattered="on")
    assert gouda.turn_seat(play(alone, "end")) == 0


def test_whoever_loses_the_last_mouse_in_the_middle_of_the_dice_finishes_applying_them(at: At, play: Play) -> None:
    state = play(at("F1/2F1+M0/M0 1 apply at=F1 dice=ggr", cheeses="3"), "g1 T")
    assert gouda.to_act(state) == 0
    state = play(state, "g2 T", "r2 M4", "end")
    assert gouda.turn_seat(state) == 1
    state = play(state, "from M0", "roll yy", "end", "from M0", "roll yy", "end")
    assert gouda.turn_seat(state) == 1


def test_nobody_left_on_the_way_ends_a_festival(at: At, play: Play) -> None:
    state = at("F1/T 1 apply at=F1 dice=g cheese=S2 eaten=122", scattered="on")
    assert gouda.outcome(play(state, "g1 T")) == Outcome("stranded", (1,), (2, 1))


# Refusals


def test_steps_at_the_wrong_time_are_refused(at: At, why: Why) -> None:
    setting_up = gouda.initial(check_options(gouda, {}), 4)
    choosing, applying = at("5M0/5M0 1 from"), at("5M0/5M0 1 apply at=M0 dice=gyyyy")
    assert why(setting_up, "mice 5 1 0") == "mice-count"
    for state, text in ((setting_up, "from M0"), (choosing, "end"), (choosing, "g1 M1"), (choosing, "mice 5 0 0")):
        assert why(state, text) == "not-now"
    assert why(applying, "from M0") == "not-now"
    assert why(applying, "roll ggg") == "chance-not-now"
    assert why(applying, "draw rra") == "chance-not-now"
    assert why(applying, "decline") == "decline-not-asked"
    assert why(applying, "annul roll") == "marker-not-now"
    assert why(applying, "r1 M0") == "no-such-die"
    assert why(applying, "g3 M1") == "no-such-mouse"
    assert why(applying, "g1 M2") == "not-forward"
