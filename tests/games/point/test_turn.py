"""The turn and the end of a game of Point, sentence by sentence."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import TypeAlias

import pytest
from escale.core.game import CHANCE, Outcome
from escale.games import point
from escale.games.point.cards import DECKS, counts, listed, size
from escale.games.point.rules import State

Read: TypeAlias = Callable[..., State]
Play: TypeAlias = Callable[..., State]
Texts: TypeAlias = Callable[..., Set[str]]
Why: TypeAlias = Callable[[State, str], str]

P = "bbwwbbwwbbww"
THREE = "bw=bbw,wb=wbb,ww=wbw"
# Seat 2 may take bb=bwb, whose turned reading fits the alternating row.
OFFERED = f"{P}/bwbwbwbwbwbw 0b0w bb=bbb,bb=bwb,bb=wbw/{THREE} - bw 2 take 2 offer:bb=bwb"
# No card of seat 1 can be used: the bank is empty.
HELPLESS = f"{P}/bwbwbwbwbwbw 0b0w bb=bbb,bb=bwb,bb=bwb,bb=wbw/{THREE} - bw 1 use 1"


# 1. Taking a card


def test_a_turn_begins_with_a_card_from_the_pile(read: Read, play: Play, texts: Texts) -> None:
    state = read(f"{P}/{P} 0b0w bb=bbb,bb=bwb,bb=wbw/{THREE} - bw 1 take 1")
    assert texts(state) == {"draw"}
    drawing = play(state, "draw")
    assert point.to_act(drawing) == CHANCE
    assert point.turn_seat(drawing) == 0
    drawn = play(drawing, "card ww=bbb")
    assert drawn.hands[0] == ("bb=bbb", "bb=bwb", "bb=wbw", "ww=bbb")
    assert size(drawn.pile) == 57


def test_what_is_drawn_cannot_be_taken_back_but_the_wish_to_draw_can(read: Read, play: Play) -> None:
    state = read(f"{P}/{P} 0b0w bb=bbb,bb=bwb,bb=wbw/{THREE} - bw 1 take 1")
    assert not point.is_irrevocable(state, point.parse_step("draw"))
    assert point.is_irrevocable(play(state, "draw"), point.parse_step("card ww=bbb"))


@pytest.mark.parametrize("text", ["bbw=bw@1", "throw bw=bbw", "end"])
def test_nothing_is_done_before_a_card_is_taken(read: Read, why: Why, text: str) -> None:
    assert why(read(OFFERED), text) == "take-first"


def test_only_one_card_is_taken(read: Read, play: Play, why: Why) -> None:
    state = play(read(OFFERED), "take")
    assert why(state, "draw") == "taken-already"
    assert why(state, "take") == "taken-already"


def test_the_card_thrown_away_by_the_previous_player_may_be_taken_instead(read: Read, texts: Texts) -> None:
    assert texts(read(OFFERED)) == {"take", "draw"}


def test_the_card_taken_must_be_used_and_no_other(read: Read, play: Play, texts: Texts, why: Why) -> None:
    state = play(read(OFFERED), "take")
    assert texts(state) == {f"bwb=bb@{place}" for place in (1, 3, 5, 7, 9)}
    assert why(state, "throw bb=bwb") == "use-the-taken"
    assert why(state, "throw bw=bbw") == "use-the-taken"
    assert why(state, "wbw=ww@2") == "use-the-taken"
    assert why(state, "end") == "end-too-early"


def test_a_taken_card_goes_to_the_discard_and_the_hand_stays_as_it_is(read: Read, play: Play) -> None:
    state = play(read(OFFERED), "take", "bwb=bb@3")
    assert state.hands[1] == ("bw=bbw", "wb=wbb", "ww=wbw")
    assert counts(state.discard) == {"bb=bwb": 1}
    assert not state.taken


def test_taking_it_is_legal_only_if_it_can_be_used(read: Read, texts: Texts, why: Why) -> None:
    state = read(OFFERED.replace("offer:bb=bwb", "offer:bb=www"))
    assert texts(state) == {"draw"}
    assert why(state, "take") == "offer-useless"


def test_nothing_is_on_offer_when_the_previous_player_has_used_a_card(read: Read, why: Why) -> None:
    assert why(read(f"{P}/{P} 0b0w bb=bbb,bb=bwb,bb=wbw/{THREE} - bw 1 take 1"), "take") == "nothing-offered"


def test_the_card_on_offer_goes_to_the_discard_before_the_draw(read: Read, play: Play) -> None:
    state = play(read(OFFERED), "draw")
    assert not state.offer
    assert counts(state.discard) == {"bb=bwb": 1}


def test_it_is_on_offer_only_to_the_player_whose_turn_comes_next(read: Read, play: Play, texts: Texts) -> None:
    state = play(read(OFFERED), "draw", "card bb=www", "wbw=ww@2", "end")
    assert texts(state) == {"draw"}
    assert not state.offer


# 2. Using a card


def test_the_first_printed_example(read: Read, play: Play) -> None:
    state = read(f"{P}/{P} 0b0w bb=wwb,bw=wwb,wb=www,ww=bbb/{THREE} - bw 1 use 1")
    after = play(state, "bww=wb@2")
    assert after.rows[0] == "bwbbbwwbbww"
    assert after.bank == (0, 1)


def test_the_second_printed_example(read: Read, play: Play) -> None:
    state = read("bbwbbwb/bbwwwwbbbwwbwww 1b1w bb=wbw,bw=bbb,ww=wwb/bb=bbw,wb=bww,ww=bbb,ww=bbw - bw 2 use 22")
    after = play(state, "wb=bww@6")
    assert after.rows[1] == "bbwwwbwwbbwwbwww"
    assert len(after.rows[1]) == 16
    assert after.bank == (1, 0)


def test_a_card_is_used_as_printed_or_turned_wherever_its_pawns_stand(read: Read, texts: Texts) -> None:
    state = read(f"{P}/bwwbbwwbbww 1b0w bb=wbw,bb=www,wb=bbw,ww=bbb/{THREE} - bw 1 use 3")
    assert texts(state) == {"wb=bbw@4", "wb=bbw@8", "wbb=bw@4", "wbb=bw@8"}


def test_places_may_overlap(read: Read, texts: Texts) -> None:
    state = read(f"bbbbwwwwbbww/{P} 0b0w bb=www,wb=www,ww=bbb,ww=bww/{THREE} - bw 1 use 3")
    assert texts(state) == {"wwb=ww@7"}
    state = read(f"bbbbwwwwbbww/{P} 0b0w bb=bbb,bb=www,wb=www,ww=bbb/{THREE} - bw 1 use 3")
    assert texts(state) == {"bbb=bb@1", "bbb=bb@2"}


def test_the_pawns_stand_side_by_side_in_that_order(read: Read, why: Why) -> None:
    state = read(f"{P}/bwwbbwwbbww 1b0w bb=wbw,bb=www,wb=bbw,ww=bbb/{THREE} - bw 1 use 3")
    assert why(state, "wb=bbw@2") == "not-there"
    assert why(state, "wb=bbw@12") == "not-there"
    assert why(state, "wb=bbw@13") == "beyond-the-row"


def test_pawns_given_back_may_be_among_those_taken(read: Read, play: Play) -> None:
    state = read(f"{P}/bbwwbbwwbbw 0b1w bb=bbb,bb=wbw,wb=bww,ww=bbb/{THREE} - bw 1 use 3")
    assert play(state, "wb=bww@4").bank == (0, 0)


def test_for_each_colour_the_bank_and_the_pawns_given_back_must_do(read: Read, why: Why) -> None:
    state = read(f"{P}/bbwwbbwwbbw 0b1w bb=bbb,bb=wbw,wb=bww,ww=bbb/{THREE} - bw 1 use 3")
    assert why(state, "bb=bbb@1") == "bank-short"
    reason = point.why_not(state, point.parse_step("ww=bbb@3"))
    assert reason.params == {"gives": "ww", "takes": "bbb", "black": 3, "white": 0}
    reason = point.why_not(state, point.parse_step("bb=wbw@1"))
    assert reason.params == {"gives": "bb", "takes": "wbw", "black": 0, "white": 1}


def test_the_used_card_goes_to_the_discard(read: Read, play: Play) -> None:
    state = play(read(f"{P}/{P} 0b0w bb=wwb,bw=wwb,wb=www,ww=bbb/{THREE} - bw 1 use 1"), "bww=wb@2")
    assert state.hands[0] == ("bb=wwb", "wb=www", "ww=bbb")
    assert counts(state.discard) == {"bw=wwb": 1}
    assert not state.offer


def test_only_cards_of_the_own_hand_are_used(read: Read, why: Why) -> None:
    state = read(f"{P}/{P} 0b0w bb=wwb,bw=wwb,wb=www,ww=bbb/{THREE} - bw 1 use 1")
    assert why(state, "bbw=bw@1") == "not-in-hand"


def test_one_card_must_be_used_even_if_it_hurts(read: Read, texts: Texts, why: Why) -> None:
    state = read(f"{P}/{P} 0b0w bb=bbb,bb=wbw,wb=wbb,ww=bbb/bw=bbw,wb=wwb,ww=wbw - bw 1 use 1")
    assert texts(state) == {"bbw=bw@1", "bbw=bw@5", "bbw=bw@9"}
    assert why(state, "throw ww=bbb") == "must-use"
    assert point.why_not(state, point.parse_step("throw ww=bbb")).params == {"card": "wb=wbb"}
    assert why(state, "end") == "end-too-early"


def test_a_winning_row_may_have_to_be_broken(read: Read, play: Play, texts: Texts) -> None:
    """Possible only in a position of one's own, since such a row has won before: using a card comes first."""
    state = read(f"bbbb/{P} 2b6w bb=wwb,bb=www,bw=wwb,wb=www/{THREE} - bw 1 use 9")
    assert texts(state) == {f"bb={takes}@{place}" for takes in ("wwb", "www") for place in (1, 2, 3)}
    assert point.outcome(play(state, "bb=www@1", "end")) is None


def test_only_one_card_is_used(read: Read, play: Play, texts: Texts, why: Why) -> None:
    state = play(read(f"{P}/bwwbbwwbbww 1b0w bb=wbw,bb=www,wb=bbw,ww=bbb/{THREE} - bw 1 use 3"), "wb=bbw@4")
    assert texts(state) == {"end"}
    assert why(state, "wb=bbw@4") == "used-already"
    assert why(state, "throw bb=wbw") == "used-already"


# 3. Throwing a card away


def test_if_none_can_be_used_any_card_is_thrown_away_identical_ones_being_one_choice(read: Read, texts: Texts) -> None:
    assert texts(read(HELPLESS)) == {"throw bb=bbb", "throw bb=bwb", "throw bb=wbw"}


def test_the_card_thrown_away_is_on_offer(read: Read, play: Play) -> None:
    state = play(read(HELPLESS), "throw bb=bwb")
    assert state.hands[0] == ("bb=bbb", "bb=bwb", "bb=wbw")
    assert (state.offer, state.discard) == ("bb=bwb", 0)
    assert point.format_position(play(state, "end")) == OFFERED


def test_a_card_one_does_not_hold_is_not_thrown_away(read: Read, why: Why) -> None:
    assert why(read(HELPLESS), "throw ww=www") == "not-in-hand"


# The end of the turn and the refill


def test_the_turn_is_closed_by_end(read: Read, play: Play) -> None:
    state = play(read(HELPLESS), "throw bb=bwb")
    assert point.ends_turn(state, point.parse_step("end"))
    assert not point.ends_turn(read(HELPLESS), point.parse_step("throw bb=bwb"))
    after = play(state, "end")
    assert (after.seat, after.phase, after.turn) == (1, "take", 2)


def without_pile(text: str, deck: list[str]) -> str:
    """A position whose discard is whatever of these cards is not in a hand or on offer."""
    words = text.split()
    for card in [*words[2].replace("/", ",").split(","), *(word[6:] for word in words[8:])]:
        deck.remove(card)
    return " ".join([*words[:3], ",".join(sorted(deck)), *words[4:]])


def test_an_empty_pile_is_refilled_with_the_whole_discard_when_a_draw_is_due(read: Read, play: Play) -> None:
    deck = listed(DECKS["twice32"])
    state = read(without_pile(OFFERED, deck))
    assert (size(state.pile), size(state.discard)) == (0, 57)
    assert point.view(state, None)["refill"]
    drawing = play(state, "draw")
    assert (size(drawing.pile), size(drawing.discard)) == (58, 0)
    assert counts(drawing.pile)["bb=bwb"] == 1  # the card that was on offer is among them
    assert drawing.discard == 0


def test_taking_the_card_on_offer_refills_nothing(read: Read, play: Play) -> None:
    deck = listed(DECKS["twice32"])
    state = play(read(without_pile(OFFERED, deck)), "take")
    assert (size(state.pile), size(state.discard)) == (0, 57)


def test_drawing_the_last_card_refills_nothing_yet(read: Read, play: Play) -> None:
    deck = listed(DECKS["twice32"])
    deck.remove("ww=www")
    state = play(read(without_pile(OFFERED, deck)), "draw", "card ww=www")
    assert (size(state.pile), size(state.discard)) == (0, 57)


# The end of the game


def test_whoever_has_only_pawns_of_the_own_colour_at_the_end_of_the_own_turn_wins(read: Read, play: Play) -> None:
    state = read(f"bbbbbbwb/wwbbwwbbww 1b5w bb=bwb,bb=wbw,bw=wwb,ww=bbb/{THREE} - bw 1 use 31")
    used = play(state, "bwb=bb@6")
    assert point.outcome(used) is None
    won = play(used, "end")
    assert point.outcome(won) == Outcome("colour", (0,))
    assert point.to_act(won) is None
    assert point.legal_steps(won) == []


def test_a_row_decides_only_at_the_end_of_its_owners_turn(read: Read, play: Play) -> None:
    state = read(f"{P}/wwwwww 6b0w bb=bbb,bb=bwb,bb=wbw/{THREE} - bw 1 done 31")
    assert point.outcome(play(state, "end")) is None


def test_a_row_all_of_the_other_colour_decides_nothing(read: Read, play: Play) -> None:
    state = read(f"wwwwww/{P} 6b0w bb=bbb,bb=bwb,bb=wbw/{THREE} - bw 1 done 31")
    assert point.outcome(play(state, "end")) is None


def test_a_game_still_open_after_300_turns_is_a_draw(read: Read, play: Play) -> None:
    state = read(f"{P}/{P} 0b0w bb=bbb,bb=bwb,bb=wbw/{THREE} - bw 2 done 299")
    assert play(state, "end").turn == 300
    state = read(f"{P}/{P} 0b0w bb=bbb,bb=bwb,bb=wbw/{THREE} - bw 2 done 300")
    assert point.outcome(play(state, "end")) == Outcome("long", ())


def test_a_victory_in_the_300th_turn_is_one(read: Read, play: Play) -> None:
    state = read(f"{P}/wwwwww 6b0w bb=bbb,bb=bwb,bb=wbw/{THREE} - bw 2 done 300")
    assert point.outcome(play(state, "end")) == Outcome("colour", (1,))


# More players


def test_with_three_everybody_collects_black(read: Read, play: Play) -> None:
    rows = "bwwbbwwbbww/bbbbbb/bwbwbwbwbwbw 1b6w"
    hands = f"bb=bbb,bb=bwb,bb=wbw/{THREE}/bb=www,wb=bww,ww=bww"
    state = read(f"{rows} {hands} - bbb 2 done 38", players="3")
    assert point.outcome(play(state, "end")) == Outcome("colour", (1,))


def test_with_four_seats_1_and_3_collect_black_and_2_and_4_white_each_alone(read: Read, play: Play) -> None:
    hands = f"bb=bbb,bb=bwb,bb=wbw/{THREE}/bb=www,wb=bww,ww=bww/bb=bbw,bw=bbb,bw=wbw"
    state = read(f"{P}/{P}/bbb/{P} 3b6w {hands} - bwbw 3 done 42", players="4")
    assert point.outcome(play(state, "end")) == Outcome("colour", (2,))
    state = read(f"{P}/{P}/{P}/ww 6b4w {hands} - bwbw 4 done 42", players="4")
    assert point.outcome(play(state, "end")) == Outcome("colour", (3,))
    assert play(read(f"{P}/{P}/{P}/bww 5b4w {hands} - bwbw 4 done 42", players="4"), "end").seat == 0


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_alone_nobody_swaps_or_stops(read: Read, players: str, why: Why) -> None:
    seats = int(players)
    hands = "/".join(["bb=bbb,bb=bwb,bb=wbw", THREE, "bb=www,wb=bww,ww=bww", "bb=bbw,bw=bbb,bw=wbw"][:seats])
    colours = {"2": "bw", "3": "bbb", "4": "bwbw"}[players]
    state = read(f"{'/'.join([P] * seats)} 0b0w {hands} - {colours} 1 take 1", players=players)
    assert why(state, "swap bb=bbb bb=www") == "no-partner"
    assert why(state, "stop") == "no-partner"


# What players never do themselves, and when nobody does anything


@pytest.mark.parametrize("text", ["card bb=www", "lot 1"])
def test_chance_is_no_players_step(read: Read, why: Why, text: str) -> None:
    assert why(read(OFFERED), text) == "by-chance"


def test_nothing_is_done_when_the_game_is_over(read: Read, why: Why) -> None:
    state = read(f"{P}/{P} 0b0w bb=bbb,bb=bwb,bb=wbw/{THREE} - bw 2 done 300 long")
    assert why(state, "end") == "game-over"
