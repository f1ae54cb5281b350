"""Powers: every marker in every window, who is asked, answers, extra turns."""

from __future__ import annotations

from collections.abc import Callable, Set

import pytest
from escale.core.game import CHANCE
from escale.games import gouda
from escale.games.gouda.state import State

At = Callable[..., State]
Play = Callable[..., State]
Texts = Callable[[State], Set[str]]
Why = Callable[[State, str], str]

ROLLED = "3M2+2M1/2M2+2M1/M1 1 react at=M2 dice=ggyyr"  # five mice on M2 and on M1, two green, two yellow, one red dice
ENDED = "3M2+2M1/2M2+2M1/M1 1 close"
POWERS = {
    "r": {"reroll"},
    "i": {"improve"},
    "w": {"worsen"},
    "t": {"transfer"},
    "a": {"annul"},
    "e": {"extra"},
}


def kinds(texts: Set[str]) -> set[str]:
    return {text.split()[0] for text in texts}


# Every power in every window, by the player of the turn and by another


@pytest.mark.parametrize("letter", POWERS)
@pytest.mark.parametrize("asked", [1, 2])
def test_after_a_roll_everything_but_an_extra_turn(letter: str, asked: int, at: At, legal: Texts) -> None:
    hands = f"{letter}/-/-" if asked == 1 else f"-/{letter}/-"
    state = at(f"{ROLLED} asked={asked} hands={hands}", markers="1")
    assert kinds(legal(state)) == {"decline"} | (set() if letter == "e" else POWERS[letter])


@pytest.mark.parametrize("letter", POWERS)
@pytest.mark.parametrize("asked", [1, 2])
def test_at_the_end_of_a_turn_only_an_extra_turn(letter: str, asked: int, at: At, legal: Texts) -> None:
    hands = f"{letter}/-/-" if asked == 1 else f"-/{letter}/-"
    state = at(f"{ENDED} asked={asked} hands={hands}", markers="1")
    assert kinds(legal(state)) == {"decline"} | (POWERS[letter] if letter == "e" else set())


@pytest.mark.parametrize("letter", POWERS)
@pytest.mark.parametrize("under_way", ["reroll-g", "improve-y", "worsen-g", "transfer-M1", "annul-g", "annul-roll"])
def test_in_answer_to_a_marker_only_an_annulment(letter: str, under_way: str, at: At, legal: Texts) -> None:
    state = at(f"{ROLLED} asked=3 stack=1:{under_way} hands=-/-/{letter}", markers="1")
    assert legal(state) == ({"decline", "annul"} if letter == "a" else {"decline"})


@pytest.mark.parametrize("letter", POWERS)
def test_an_extra_turn_is_answered_alike(letter: str, at: At, legal: Texts) -> None:
    state = at(f"{ENDED} asked=3 stack=1:extra-M2 hands=-/-/{letter}", markers="1")
    assert legal(state) == ({"decline", "annul"} if letter == "a" else {"decline"})


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("reroll ggg", "dice-not-there"),
        ("improve g", "improve-green"),
        ("improve rr", "dice-not-there"),
        ("worsen r", "worsen-red"),
        ("transfer M2", "transfer-same"),
        ("transfer M0", "transfer-few"),
        ("transfer T", "transfer-table"),
        ("annul rr", "dice-not-there"),
        ("annul", "answer-to-nothing"),
        ("extra M2", "extra-at-the-end"),
    ],
)
def test_a_marker_that_could_change_nothing_is_refused(text: str, code: str, at: At, why: Why) -> None:
    assert why(at(f"{ROLLED} asked=1 hands=riwtae/-/-", markers="set"), text) == code


def test_more_refusals(at: At, why: Why) -> None:
    ended = at(f"{ENDED} asked=1 hands=riwtae/a/-", markers="set")
    assert why(ended, "reroll g") == "only-extra-at-the-end"
    assert why(ended, "extra M3") == "extra-no-mouse"
    assert why(ended, "extra T") == "extra-no-mouse"
    answering = at(f"{ROLLED} asked=2 stack=1:reroll-g hands=-/ar/-", markers="2")
    assert why(answering, "reroll g") == "answer-annul-only"
    assert why(answering, "annul roll") == "answer-alone"
    assert why(at(f"{ROLLED} asked=1 hands=e/-/-", markers="1"), "annul g") == "marker-not-held"


# What each does


def test_chosen_dice_are_rolled_again_by_the_player_of_the_turn(at: At, play: Play) -> None:
    state = play(at(f"{ROLLED} asked=2 hands=-/r/-", markers="1"), "reroll yr")
    assert gouda.to_act(state) == CHANCE
    assert gouda.turn_seat(state) == 0
    assert {len(step.letters) for step, _ in gouda.chance(state).outcomes() or ()} == {2}
    assert play(state, "roll gg").dice == "ggggy"


@pytest.mark.parametrize(
    ("text", "dice"),
    [
        ("improve y", "gggyr"),
        ("improve yyr", "ggggy"),
        ("improve r", "ggyyy"),
        ("worsen gg", "yyyyr"),
        ("worsen ggyy", "yyrrr"),
        ("annul g", "gyyrG"),
        ("annul yyr", "ggYYR"),
    ],
)
def test_dice_one_step_better_worse_or_void(text: str, dice: str, at: At, play: Play) -> None:
    assert play(at(f"{ROLLED} asked=1 hands=iwa/-/-", markers="3"), text).dice == dice


def test_void_dice_have_no_effect_and_cannot_be_chosen(at: At, play: Play, legal: Texts) -> None:
    state = play(at(f"{ROLLED} asked=1 hands=ra/-/-", markers="2"), "annul ggr")
    assert legal(state) == {"decline", "reroll y", "reroll yy"}
    assert legal(play(state, "decline")) == {"end"}


def test_annulling_the_roll_brings_void_dice_back(at: At, play: Play) -> None:
    state = play(at(f"{ROLLED} asked=1 hands=aa/-/-", markers="2"), "annul ggr", "annul roll")
    assert {len(step.letters) for step, _ in gouda.chance(state).outcomes() or ()} == {5}
    assert play(state, "roll ggggg").dice == "ggggg"


def test_with_all_dice_void_only_the_roll_can_be_annulled(at: At, play: Play, legal: Texts) -> None:
    state = play(at(f"{ROLLED} asked=1 hands=riwaa/-/-", markers="5"), "annul ggyyr")
    assert legal(state) == {"decline", "annul roll"}


def test_a_transfer_needs_as_many_mice_as_the_place_designated_has(at: At, legal: Texts) -> None:
    state = at("M2+M0/M2+M1+C1/2M1+2C1 1 react at=M2 dice=gr asked=3 hands=-/-/t", markers="1")
    assert legal(state) == {"decline", "transfer M1", "transfer C1"}
    assert "transfer M2" in legal(at("M2+M0/M2+M1/2M1 1 react at=M2>M1 dice=gr asked=3 hands=-/-/t", markers="1"))


def test_a_transferred_roll_is_applied_where_the_player_has_no_mouse(at: At, play: Play, legal: Texts) -> None:
    state = play(at("M2/M1/2M0 1 react at=M2 dice=g asked=2 hands=-/t/-", markers="1"), "transfer M1")
    assert gouda.to_act(state) == 0
    assert legal(state) == {"g2 M2", "g2 S1"}


def test_with_no_place_to_go_a_transfer_cannot_be_played(at: At, legal: Texts) -> None:
    assert legal(at("5M2/5M2 1 react at=M2 dice=ggggg asked=1 hands=t/-", markers="1")) == {"decline"}


def test_a_new_roll_after_a_transfer_and_an_annulment_applies_where_the_last_did(at: At, play: Play) -> None:
    state = play(at(f"{ROLLED} asked=1 hands=ta/-/-", markers="2"), "transfer M1", "annul roll", "roll ggggg")
    assert gouda.format_position(state) == "2M1+3M2/2M1+2M2/M1 1 apply at=M2>M1 dice=ggggg"


# Extra turns


def test_an_extra_turn_of_one_s_own_begins_with_the_roll(at: At, play: Play) -> None:
    state = at(f"{ENDED} asked=1 hands=e/-/-", markers="1")
    assert gouda.ends_turn(state, gouda.parse_step("extra M1"))
    state = play(state, "extra M1")
    assert gouda.to_act(state) == CHANCE
    assert gouda.turn_seat(state) == 0
    state = play(state, "roll yyyyy", "end")
    assert gouda.turn_seat(state) == 1


def test_an_extra_turn_is_forced_on_the_player_of_the_turn(at: At, play: Play, legal: Texts) -> None:
    state = at(f"{ENDED} asked=3 hands=-/-/e", markers="1")
    assert legal(state) == {"decline", "extra M1", "extra M2"}
    assert gouda.turn_seat(play(state, "extra M1")) == 0


def test_an_extra_turn_that_stands_ends_the_asking_and_another_may_follow_at_its_end(at: At, play: Play) -> None:
    state = at(f"{ENDED} asked=1 hands=e/e/-", markers="1")
    state = play(state, "extra M2")
    assert gouda.to_act(state) == 1
    assert not gouda.ends_turn(at(f"{ENDED} asked=1 hands=e/e/-", markers="1"), gouda.parse_step("extra M2"))
    assert gouda.ends_turn(state, gouda.parse_step("decline"))
    state = play(state, "decline")
    assert gouda.to_act(state) == CHANCE
    state = play(state, "roll yyyyy", "decline", "end", "extra M1")
    assert (gouda.turn_seat(state), gouda.to_act(state)) == (0, CHANCE)
    assert gouda.turn_seat(play(state, "roll yyyyy", "end")) == 1


def test_an_annulled_extra_turn_is_spent_and_the_asking_starts_again(at: At, play: Play) -> None:
    state = at(f"{ENDED} asked=1 hands=ee/a/-", markers="2")
    state = play(state, "extra M2", "annul")
    assert gouda.to_act(state) == 0
    state = play(state, "decline")
    assert state.stack == ()
    assert (gouda.to_act(state), state.hands) == (0, ("e", "", ""))


def test_no_extra_turn_for_a_player_without_mice(at: At, legal: Texts) -> None:
    state = at("T/M1/M1 1 close asked=2 cheese=S1 eaten=112 hands=-/e/-", scattered="on", markers="1")
    assert legal(state) == {"decline"}


def test_a_player_without_mice_is_still_asked(at: At, play: Play) -> None:
    state = at("M1/T 1 from cheese=S1 eaten=112 hands=-/a", scattered="on", markers="1")
    assert gouda.to_act(play(state, "from M1", "roll g")) == 1


# Who is asked


def test_from_the_player_of_the_turn_clockwise_each_with_markers_left(at: At, play: Play) -> None:
    state = at("5M0/5M0/5M0/5M0 3 from hands=e/-/e/e", markers="1")
    state = play(state, "from M0", "roll yyyyy")
    for seat in (2, 3, 0):
        assert gouda.to_act(state) == seat
        assert gouda.turn_seat(state) == 2
        state = play(state, "decline")
    assert state.phase == "apply"
    state = play(state, "end")
    for seat in (2, 3, 0):
        assert gouda.to_act(state) == seat
        last = seat == 0
        assert gouda.ends_turn(state, gouda.parse_step("decline")) == last
        state = play(state, "decline")
    assert gouda.turn_seat(state) == 3


def test_nobody_is_asked_when_no_markers_are_left(at: At, play: Play) -> None:
    state = play(at("5M0/5M0 1 from", markers="3"), "from M0", "roll yyyyy")
    assert state.phase == "apply"
    assert gouda.turn_seat(play(state, "end")) == 1


def test_after_a_marker_has_taken_effect_the_asking_starts_again_with_the_player_of_the_turn(
    at: At, play: Play
) -> None:
    state = at(f"{ROLLED} asked=1 hands=e/e/i", markers="1")
    state = play(state, "decline", "decline", "improve y")
    assert (gouda.to_act(state), len(state.stack)) == (0, 1)
    state = play(state, "decline", "decline")
    assert (gouda.to_act(state), state.stack, state.dice) == (0, (), "gggyr")


def test_after_a_reroll_the_new_dice_are_open_to_reactions(at: At, play: Play, legal: Texts) -> None:
    state = at(f"{ROLLED} asked=1 hands=r/w/-", markers="1")
    state = play(state, "reroll r", "decline", "roll g")
    assert gouda.to_act(state) == 1
    assert "worsen ggg" in legal(state)


def test_the_others_may_answer_clockwise_from_the_marker_s_player(at: At, play: Play) -> None:
    state = at("5M0/5M0/5M0/5M0 1 react at=M0 dice=ggggg asked=3 hands=a/a/w/a", markers="1")
    state = play(state, "worsen g")
    for seat in (3, 0, 1):
        assert gouda.to_act(state) == seat
        state = play(state, "decline")
    assert state.dice == "ggggy"


def test_a_marker_receives_one_annulment_and_its_player_may_answer_that(at: At, play: Play) -> None:
    state = at("5M0/5M0/5M0 1 react at=M0 dice=ggggg asked=2 hands=a/aw/a", markers="2")
    state = play(state, "worsen g", "annul")  # by seats 2 and 3
    assert gouda.to_act(state) == 0
    state = play(state, "decline")
    assert gouda.to_act(state) == 1
    after = play(state, "annul")
    assert gouda.to_act(after) == 0  # the only one with a marker left to answer the second annulment
    assert play(after, "decline").dice == "ggggy"
    assert play(after, "annul").dice == "ggggg"
    assert play(state, "decline").dice == "ggggg"


def test_an_annulled_marker_is_spent_all_the_same(at: At, play: Play) -> None:
    state = at(f"{ROLLED} asked=1 hands=r/a/-", markers="1")
    state = play(state, "reroll r", "annul")
    assert state.hands == ("", "", "")
    assert (state.phase, state.dice) == ("apply", "ggyyr")


def test_nobody_is_asked_any_more_once_the_cheese_is_reached(at: At, play: Play) -> None:
    state = play(at("F1/5M0 1 apply at=F1 dice=g hands=e/e", markers="1"), "g1 T")
    assert gouda.to_act(state) is None


# What cannot be taken back


def test_a_marker_once_shown_is_not_taken_back_a_decline_is(at: At) -> None:
    state = at(f"{ROLLED} asked=1 hands=r/a/-", markers="1")
    assert gouda.is_irrevocable(state, gouda.parse_step("reroll r"))
    assert not gouda.is_irrevocable(state, gouda.parse_step("decline"))
