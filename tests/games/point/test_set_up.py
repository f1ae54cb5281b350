"""The material and the set-up of Point, sentence by sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Set
from fractions import Fraction
from typing import TypeAlias

import pytest
from escale.core.game import CHANCE
from escale.games import point
from escale.games.point.cards import CARDS, DECKS, READINGS, bag_of, counts, listed, size
from escale.games.point.rules import State

Read: TypeAlias = Callable[..., State]
Play: TypeAlias = Callable[..., State]
Texts: TypeAlias = Callable[..., Set[str]]
Why: TypeAlias = Callable[[State, str], str]

PAIRS = "bbwwbbwwbbww"
SIX = ["wb=bww", "bb=www", "bw=bbb", "ww=bbb", "bw=www", "wb=bbb"]


# Cards


@pytest.mark.parametrize("deck", list(DECKS))
def test_there_are_64_cards_that_show_five_pawns_each(deck: str) -> None:
    cards = listed(DECKS[deck])
    assert len(cards) == size(DECKS[deck]) == 64
    assert all(sorted(card.replace("=", "")) and len(card) == 6 for card in cards)


def test_twice32_has_every_pair_of_a_two_and_a_three_pawn_row_twice() -> None:
    deck = counts(DECKS["twice32"])
    assert len(deck) == 32
    assert set(deck.values()) == {2}
    assert all(card[2] == "=" for card in deck)


def test_five64_has_64_different_cards_half_of_them_one_to_four() -> None:
    deck = counts(DECKS["five64"])
    assert set(deck.values()) == {1}
    assert Counter(card.index("=") for card in deck) == {1: 32, 2: 32}


def test_a_card_turned_by_180_degrees_reads_backwards() -> None:
    printed, turned = READINGS["wb=bww"]
    assert (printed.gives, printed.takes) == ("wb", "bww")
    assert (turned.gives, turned.takes) == ("wwb", "bw")


def test_every_text_is_one_card_in_one_reading() -> None:
    texts = [f"{reading.gives}={reading.takes}" for card in CARDS for reading in READINGS[card]]
    assert len(set(texts)) == 2 * len(CARDS)


def test_bags_are_added_and_subtracted_like_numbers() -> None:
    some = bag_of(["wb=bww", "wb=bww", "b=wwww"])
    assert counts(some) == {"b=wwww": 1, "wb=bww": 2}
    assert listed(some - bag_of(["wb=bww"])) == ["b=wwww", "wb=bww"]
    assert size(some) == 3


# 1. Rows


def test_each_seat_in_turn_lays_out_one_of_924_rows(begin: Read, play: Play, texts: Texts) -> None:
    state = begin(players="3")
    for seat in range(3):
        assert point.to_act(state) == seat
        assert point.turn_seat(state) is None
        rows = texts(state)
        assert len(rows) == 924
        assert all(Counter(text[4:]) == {"b": 6, "w": 6} for text in rows)
        state = play(state, "row bwbwbwbwbwbw")
    assert state.rows == ("bwbwbwbwbwbw",) * 3
    assert state.phase == "deal"


def test_rows_already_laid_out_are_visible_while_the_next_one_is(begin: Read, play: Play) -> None:
    state = play(begin(), f"row {PAIRS}")
    assert point.view(state, 1)["rows"] == [PAIRS, ""]
    assert point.view(state, 1)["layouts"]["pairs"] == PAIRS


def test_a_row_that_is_not_six_and_six_is_refused(begin: Read, why: Why) -> None:
    assert why(begin(), "row bbbbbbbwwwww") == "row-uneven"


def test_nothing_else_is_done_before_the_rows_are_laid_out(begin: Read, why: Why) -> None:
    for text in ("draw", "end", "wb=bww@1", "throw wb=bww", "swap wb=bww bb=bbb", "stop", "take"):
        assert why(begin(players="teams"), text) == "lay-out-first"


def test_a_row_is_laid_out_once(dealt: Read, why: Why) -> None:
    assert why(dealt(SIX, "lot 1"), f"row {PAIRS}") == "row-not-now"


def test_layout_pairs_begins_with_the_deal(begin: Read) -> None:
    state = begin(layout="pairs", players="4")
    assert state.rows == (PAIRS,) * 4
    assert state.phase == "deal"


def test_layout_random_lets_chance_lay_out_each_row_independently(begin: Read, play: Play) -> None:
    state = begin(layout="random")
    for _ in range(2):
        assert point.to_act(state) == CHANCE
        assert point.legal_steps(state) == []
        outcomes = point.chance(state).outcomes() or ()
        assert len(outcomes) == 924
        assert {weight for _, weight in outcomes} == {Fraction(1, 924)}
        state = play(state, "row wwwwwwbbbbbb")
    assert state.phase == "deal"


def test_the_bank_is_empty_and_pawns_not_dealt_stay_in_the_box(dealt: Read) -> None:
    shown = point.view(dealt(SIX), None)
    assert shown["bank"] == {"black": 0, "white": 0}
    assert shown["box"] == {"black": 12, "white": 12}


# 2. Cards


def test_each_seat_in_turn_is_dealt_three_cards_and_the_rest_is_the_pile(dealt: Read) -> None:
    state = dealt(SIX)
    assert state.hands == (("bb=www", "bw=bbb", "wb=bww"), ("bw=www", "wb=bbb", "ww=bbb"))
    assert size(state.pile) == 58
    assert state.discard == 0


def test_a_card_is_as_likely_as_it_has_copies_in_the_pile(dealt: Read) -> None:
    outcomes = dict(point.chance(dealt(["wb=bww"])).outcomes() or ())
    assert outcomes[point.parse_step("card wb=bww")] == Fraction(1, 63)
    assert outcomes[point.parse_step("card bb=www")] == Fraction(2, 63)
    both = point.chance(dealt(["wb=bww", "wb=bww"]))
    assert not both.allows(point.parse_step("card wb=bww"))
    assert not both.allows(point.parse_step("draw"))


# 3. The lot


@pytest.mark.parametrize(("lot", "colours", "first"), [("lot 1", "bw", 0), ("lot 2", "wb", 1)])
def test_with_two_the_lot_decides_who_collects_black_and_black_begins(
    dealt: Read, lot: str, colours: str, first: int
) -> None:
    state = dealt(SIX)
    assert point.view(state, None)["colours"] == [None, None]
    assert [weight for _, weight in point.chance(state).outcomes() or ()] == [Fraction(1, 2)] * 2
    state = dealt(SIX, lot)
    assert (state.colours, point.turn_seat(state), state.turn) == (colours, first, 1)


def test_with_three_the_lot_decides_who_begins(dealt: Read) -> None:
    state = dealt([*SIX, "ww=wbw", "ww=wwb", "ww=www"], players="3")
    assert [weight for _, weight in point.chance(state).outcomes() or ()] == [Fraction(1, 3)] * 3
    state = dealt([*SIX, "ww=wbw", "ww=wwb", "ww=www"], "lot 3", players="3")
    assert (state.colours, point.turn_seat(state)) == ("bbb", 2)


@pytest.mark.parametrize("players", ["4", "teams"])
def test_with_four_seat_1_begins_and_there_is_no_lot(dealt: Read, players: str) -> None:
    state = dealt([*SIX, "ww=wbw", "ww=wwb", "ww=www", "wb=wbb", "wb=wbw", "wb=wwb"], players=players)
    assert (state.phase, state.colours, point.to_act(state), state.turn) == ("take", "bwbw", 0, 1)


def test_the_option_says_how_many_play() -> None:
    assert [point.seat_counts({"players": players}) for players in ("2", "3", "4", "teams")] == [(2,), (3,), (4,), (4,)]
