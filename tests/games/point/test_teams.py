"""Two against two, sentence by sentence."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import TypeAlias

import pytest
from escale.core.game import Outcome
from escale.games import point
from escale.games.point.cards import counts
from escale.games.point.rules import State

Read: TypeAlias = Callable[..., State]
Play: TypeAlias = Callable[..., State]
Texts: TypeAlias = Callable[..., Set[str]]
Why: TypeAlias = Callable[[State, str], str]

P = "bbwwbbwwbbww"
B = "bw=bbw,wb=wbb,ww=wbw"
D = "bw=bww,wb=wbw,ww=wbb"
START = f"{P}/{P}/{P}/{P} 0b0w bb=bbb,bb=wbw,wb=bww/{B}/bb=bbb,bw=wwb,ww=bbb/{D} - bwbw 1 take 1"
# Seat 1 has eight black pawns and no white one, the partner four black and a white one.
PURE = f"bbbbbbbb/{P}/bbwbb/{P} 0b11w"
READY = f"{PURE} bb=bbb,bb=wbw,wb=bww/{B}/bb=bwb,bw=wwb,ww=bbb/{D} - bwbw 1 take 45"
STOPPED = f"{PURE} -/{B}/bb=bbb,bb=bwb,bb=wbw,bw=wwb,wb=bww,ww=bbb/{D} - bwbw 3 take 47 stopped:1"


def read_team(read: Read, text: str) -> State:
    return read(text, players="teams")


# Winning together


def test_partners_win_with_twelve_pawns_of_their_colour_and_none_of_the_other(read: Read, play: Play) -> None:
    state = read_team(
        read, f"bbbbbbbb/{P}/bbbb/{P} 0b12w bb=bbb,bb=wbw,wb=bww/{B}/bb=bwb,bw=wwb,ww=bbb/{D} - bwbw 3 done 9"
    )
    assert point.outcome(play(state, "end")) == Outcome("together", (0, 2))


def test_eleven_are_too_few(read: Read, play: Play) -> None:
    state = read_team(
        read, f"bbbbbbb/{P}/bbbb/{P} 1b12w bb=bbb,bb=wbw,wb=bww/{B}/bb=bwb,bw=wwb,ww=bbb/{D} - bwbw 3 done 9"
    )
    assert point.outcome(play(state, "end")) is None


def test_one_pure_row_is_not_enough(read: Read, play: Play) -> None:
    rows = f"bbbbbbbbbbbb/{P}/w/{P} 0b11w"
    state = read_team(read, f"{rows} bb=bbb,bb=wbw,wb=bww/{B}/bb=bwb,bw=wwb,ww=bbb/{D} - bwbw 1 done 9")
    assert point.outcome(play(state, "end")) is None


def test_they_win_after_a_turn_of_their_side_only(read: Read, play: Play) -> None:
    rows = f"bbbbbbbb/{P}/bbbb/{P} 0b12w"
    state = read_team(read, f"{rows} bb=bbb,bb=wbw,wb=bww/{B}/bb=bwb,bw=wwb,ww=bbb/{D} - bwbw 2 done 9")
    assert point.outcome(play(state, "end")) is None


def test_seats_2_and_4_collect_white_together(read: Read, play: Play) -> None:
    rows = f"{P}/wwww/{P}/wwwwwwww 12b0w"
    state = read_team(read, f"{rows} bb=bbb,bb=wbw,wb=bww/{B}/bb=bwb,bw=wwb,ww=bbb/{D} - bwbw 4 done 9")
    assert point.outcome(play(state, "end")) == Outcome("together", (1, 3))


# Swapping


def test_cards_are_swapped_one_for_one_with_the_partner(read: Read, play: Play) -> None:
    state = play(read_team(read, START), "swap wb=bww bw=wwb")
    assert state.hands[0] == ("bb=bbb", "bb=wbw", "bw=wwb")
    assert state.hands[2] == ("bb=bbb", "wb=bww", "ww=bbb")
    assert point.to_act(state) == 0


def test_swaps_are_made_at_any_point_of_the_own_turn(read: Read, play: Play, texts: Texts) -> None:
    state = read_team(read, START)
    assert texts(state, "swap")
    state = play(state, "draw", "card bw=bww")
    assert texts(state, "swap")
    state = play(state, "wwb=wb@3")
    assert texts(state, "swap")
    assert "end" in texts(state)


def test_at_most_three_swaps_a_turn(read: Read, play: Play, texts: Texts, why: Why) -> None:
    state = play(read_team(read, START), "swap wb=bww bw=wwb", "swap bw=wwb ww=bbb", "swap ww=bbb wb=bww")
    assert texts(state) == {"draw"}
    assert why(state, "swap wb=bww bw=wwb") == "swaps-spent"
    assert play(state, "draw", "card bw=bww").swaps == 3


def test_each_turn_has_three_swaps_again(read: Read, play: Play, texts: Texts) -> None:
    state = play(read_team(read, START), "swap wb=bww bw=wwb", "draw", "card bw=bww", "wwb=wb@3", "end")
    assert state.swaps == 0
    assert texts(state, "swap")


def test_two_identical_cards_are_never_swapped(read: Read, why: Why) -> None:
    assert why(read_team(read, START), "swap bb=bbb bb=bbb") == "swap-identical"


def test_only_own_cards_go_to_the_partner_and_only_the_partners_come(read: Read, why: Why) -> None:
    state = read_team(read, START)
    assert why(state, "swap ww=bbb wb=bww") == "not-in-hand"
    assert why(state, "swap wb=bww bw=bbw") == "not-the-partners"


def test_a_card_taken_from_the_offer_is_not_swapped_away(read: Read, play: Play, texts: Texts, why: Why) -> None:
    state = play(read_team(read, f"{START} offer:bw=bww"), "take")
    assert why(state, "swap bw=bww ww=bbb") == "swap-taken"
    assert not any(text.startswith("swap bw=bww") for text in texts(state))
    swapped = play(state, "swap wb=bww ww=bbb")
    assert texts(swapped, "use") == texts(state, "use") == {"wwb=wb@3", "wwb=wb@7"}


def test_the_duty_to_use_a_card_looks_at_the_hand_at_the_moment_of_throwing_away(
    read: Read, play: Play, texts: Texts, why: Why
) -> None:
    rows = f"{P}/{P}/{P}/{P} 0b0w"
    state = read_team(read, f"{rows} bb=bbb,bb=wbw,bw=wwb,ww=bbb/{B}/bb=bwb,bb=wbw,wb=www/{D} - bwbw 1 use 1")
    assert why(state, "throw ww=bbb") == "must-use"
    swapped = play(state, "swap bw=wwb bb=bwb")
    assert texts(swapped, "throw") == {f"throw {card}" for card in ("bb=bbb", "bb=bwb", "bb=wbw", "ww=bbb")}
    again = play(swapped, "swap bb=bwb bw=wwb")
    assert not texts(again, "throw")


# Stopping


def test_a_player_with_only_the_own_colour_may_stop_before_taking_a_card(read: Read, texts: Texts) -> None:
    assert "stop" in texts(read_team(read, READY))


def test_or_after_the_use_or_the_throw(read: Read, play: Play, texts: Texts) -> None:
    drawn = play(read_team(read, READY), "draw", "card bb=bbb")
    assert "stop" not in texts(drawn)
    used = play(drawn, "bbb=bb@1")
    assert "stop" in texts(used)
    stopped = play(used, "stop")
    assert counts(stopped.discard) == {"bb=bbb": 1}
    assert len(stopped.hands[2]) == 6


def test_but_not_in_between(read: Read, play: Play, why: Why) -> None:
    assert why(play(read_team(read, READY), "draw", "card bb=bbb"), "stop") == "stop-not-now"


def test_a_player_with_another_colour_in_the_row_does_not_stop(read: Read, why: Why) -> None:
    assert why(read_team(read, START), "stop") == "stop-mixed"


def test_the_cards_go_to_the_partner_who_then_holds_six_and_seven_during_the_turn(read: Read, play: Play) -> None:
    state = play(read_team(read, READY), "stop")
    assert state.hands[0] == ()
    assert state.hands[2] == ("bb=bbb", "bb=bwb", "bb=wbw", "bw=wwb", "wb=bww", "ww=bbb")
    during = play(read_team(read, STOPPED), "draw", "card ww=bbw")
    assert len(during.hands[2]) == 7


def test_after_a_stop_only_the_end_of_the_turn_is_left(read: Read, play: Play, texts: Texts, why: Why) -> None:
    state = play(read_team(read, READY), "swap wb=bww bw=wwb", "stop")
    assert texts(state) == {"end"}
    assert state.swaps == 0
    for text in ("stop", "draw", "swap bb=bbb bb=bwb", "bb=bbb@1", "throw bb=bbb"):
        assert why(state, text) == "stopped"
    assert play(state, "end").turn == 46


def test_stopping_instead_of_taking_sends_the_card_on_offer_to_the_discard(read: Read, play: Play) -> None:
    state = play(read_team(read, f"{READY} offer:bw=www"), "stop")
    assert not state.offer
    assert counts(state.discard) == {"bw=www": 1}


def test_stopping_after_a_throw_leaves_the_card_on_offer(read: Read, play: Play) -> None:
    rows = f"bbbbbbbb/bwbwbwbwbwbw/bbwbb/{P} 0b11w"
    hands = f"bw=wbb,wb=bww,wb=wbw/{B}/bb=bwb,bw=wwb,ww=bbb/{D}"
    state = read_team(read, f"{rows} {hands} - bwbw 1 take 45")
    after = play(state, "draw", "card ww=bbw", "throw wb=bww", "stop", "end")
    assert (after.seat, after.offer) == (1, "wb=bww")


def test_the_stopped_players_turns_are_skipped(read: Read, play: Play) -> None:
    state = read_team(read, STOPPED.replace("3 take 47", "4 done 47"))
    assert play(state, "end").seat == 1
    state = read_team(read, STOPPED.replace("3 take 47", "2 done 47"))
    assert play(state, "end").seat == 2


def test_the_card_on_offer_may_come_from_the_partner(read: Read, play: Play, texts: Texts) -> None:
    """Seat 2 has stopped: after seat 1 comes its partner, seat 3."""
    rows = f"bbbbbbb/wwww/bwbwbw/{P} 8b11w"
    hands = f"bw=wbb,wb=bwb,wb=bww,ww=bbw/-/bb=bbb,bw=wwb,ww=bbb/{B.replace('wb=wbb', 'wb=wbw')},{D}"
    state = read_team(read, f"{rows} {hands} - bwbw 1 use 45 stopped:2")
    after = play(state, "throw ww=bbw", "end")
    assert after.seat == 2
    assert "take" not in texts(after)
    after = play(state, "throw wb=bwb", "end")
    assert (after.seat, after.offer) == (2, "wb=bwb")
    assert "take" in texts(after)
    assert texts(play(after, "take"), "use") == {"wb=bwb@2", "wb=bwb@4", "bwb=bw@1", "bwb=bw@3"}


def test_the_second_partner_cannot_stop(read: Read, why: Why) -> None:
    rows = f"bbbbbbbb/{P}/bbb/{P} 1b12w"
    hands = f"-/{B}/bb=bbb,bb=bwb,bb=wbw,bw=wwb,wb=bww,ww=bbb/{D}"
    assert why(read_team(read, f"{rows} {hands} - bwbw 3 take 47 stopped:1"), "stop") == "stop-second"


def test_a_stopped_seat_does_not_swap(read: Read, texts: Texts, why: Why) -> None:
    state = read_team(read, STOPPED)
    assert texts(state) == {"draw"}
    assert why(state, "swap bb=bbb bb=bwb") == "partner-stopped"


def test_the_sheets_example_eight_and_four(read: Read, play: Play) -> None:
    """One partner has stopped with eight black pawns; the other needs four and no white one."""
    state = play(read_team(read, STOPPED), "draw", "card ww=bbw", "bwb=bb@2", "end")
    assert point.outcome(state) == Outcome("together", (0, 2))


def test_a_turn_that_ends_with_a_stop_is_one_of_the_300(read: Read, play: Play) -> None:
    state = read_team(read, READY.replace("take 45", "take 300"))
    assert point.outcome(play(state, "stop", "end")) == Outcome("long", ())


@pytest.mark.parametrize("seats", ["1,3", "2,4"])
def test_both_partners_never_stop(read: Read, seats: str) -> None:
    rows = "bbbbbbbb/www/bbb/www 13b18w"
    with pytest.raises(ValueError, match="point-position"):
        read_team(read, f"{rows} -/-/-/- - bwbw 1 done 47 stopped:{seats}")
