"""The rules of Moguli, rule by rule. Where a figure tells it all, see examples.toml."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

import pytest
from escale.core.errors import IllegalStepError
from escale.core.game import Outcome
from escale.core.match import Match, load_match
from escale.core.options import check_options
from escale.core.record import SeatInfo
from escale.games import moguli
from escale.games.moguli.rules import State, can_move, judge, moves

RandomPosition: TypeAlias = Callable[[Random], tuple[str, bool]]
At: TypeAlias = Callable[..., State]

START = "dpdDP/qdQpp/qPqDp/QpqPp/QPbdD/PpQPB/DpqDQ"
FROZEN = "DQqPq/pQQqQ/dbbpQ/PQPqp/dBBQQ/pdpBq/PdQpb"
BONUS = "QpDPP/bBdpB/dqpbD/QqQBB/bDBpb/QbdbP/bdPQp d1d1d/5/4w/2d2/1w3/3d1/w2ww w"
SECOND = "DqPpB/qPbQb/ddqbP/DDDdp/qDQDD/PbdpB/pPDqd 2w1w/1w3/5/1d3/3w1/2d2/d1ddw d"


def begin(position: str | None = None, **options: str) -> Match:
    return Match(moguli, options, position=position)


def after(match: Match, *steps: str) -> Match:
    for step in steps:
        match.play(step)
    return match


def texts(match: Match) -> list[str]:
    return [moguli.format_step(step) for step in moguli.legal_steps(match.state)]


def code(match: Match, step: str) -> str:
    reason = match.explain(step)
    assert reason is not None
    return reason.code


# The set-up


def test_chance_lays_the_tiles_once_and_it_cannot_be_taken_back() -> None:
    match = begin()
    assert match.actor == "chance"
    match.draw()
    assert match.actor == 0
    assert match.turn(match.cursor) == 1
    assert match.undo_refused.code == "undo-chance"


def test_a_set_up_can_be_written_down_and_laid_again() -> None:
    first = Match(moguli, seed="terrain")
    first.draw()
    again = after(begin(), first.played[0].text)
    assert again.state == first.state


def test_every_lay_has_seventeen_marked_tiles_in_all_orientations() -> None:
    random, seen = Random(4), set()
    for _ in range(50):
        lay = moguli.chance(moguli.initial(check_options(moguli, {}), 2)).draw(random)
        text = moguli.format_step(lay)
        assert sum(letter.isupper() for letter in text) == 17
        seen |= set(text)
    assert seen == set("bpqdBPQD/")


def test_orientations_and_places_are_equally_likely() -> None:
    random, counts = Random(5), dict.fromkeys("bpqdBPQD", 0)
    shuffle = moguli.chance(moguli.initial(check_options(moguli, {}), 2))
    for _ in range(2000):
        counts[moguli.format_step(shuffle.draw(random))[0]] += 1
    for letter, count in counts.items():
        expected = 2000 * (17 if letter.isupper() else 18) / 35 / 4
        assert abs(count - expected) < 5 * expected**0.5


# Choosing a new home row


def test_the_first_player_chooses_before_the_second_and_both_before_the_first_turn() -> None:
    match = after(begin(new_home_row="on"), START)
    assert (match.actor, match.turn(match.cursor)) == (0, 0)
    after(match, "swap 4")
    assert (match.actor, match.turn(match.cursor)) == (1, 0)
    after(match, "keep")
    assert (match.actor, match.turn(match.cursor)) == (0, 1)
    assert match.state.turn == 1


def test_a_swap_keeps_order_and_orientation_and_pawns_stay() -> None:
    match = after(begin(new_home_row="on"), START, "swap 3")
    rows = moguli.format_position(match.state).split()[0].split("/")
    was = START.split("/")
    assert (rows[6], rows[4]) == (was[4], was[6])
    assert match.state.pawns == begin().state.pawns


def test_the_second_player_swaps_with_the_rows_as_they_lie_then() -> None:
    match = after(begin(new_home_row="on"), START, "swap 3", "swap 3")
    rows = moguli.format_position(match.state).split()[0].split("/")
    was = START.split("/")
    assert (rows[0], rows[4], rows[6]) == (was[6], was[0], was[4])


def test_choosing_locks_nothing_and_counts_as_no_turn() -> None:
    match = after(begin(new_home_row="on"), START, "swap 3", "swap 5")
    assert match.state.locked == 0
    assert match.state.blocked == 0


def test_who_declines_has_no_second_chance() -> None:
    match = after(begin(new_home_row="on"), START, "keep", "swap 3")
    assert code(match, "swap 3") == "moguli-chosen"
    assert match.state.stage == "play"


def test_choosing_can_be_taken_back() -> None:
    match = after(begin(new_home_row="on"), START, "swap 3")
    match.undo()
    assert match.state == after(begin(new_home_row="on"), START).state


# Pivots


def test_one_pivot_a_turn() -> None:
    match = after(begin(BONUS), "c3*90")
    assert code(match, "c4*90") == "moguli-no-pivot-left"
    assert "end" in texts(match)


def test_any_tile_may_be_pivoted_whoever_stands_on_it_by_all_three_angles() -> None:
    pivots = [text for text in texts(begin(BONUS)) if "*" in text]
    assert len(pivots) == 105


def test_the_pivot_may_come_after_the_move() -> None:
    match = after(begin(FROZEN + " ddddd/5/5/5/5/5/wwwww w"), "b1*180", "a1-a2")
    assert [text for text in texts(match) if "*" in text] == []
    match = after(begin(BONUS), "b3-d3")
    assert match.state.pivots_left == 2


def test_pivot_move_and_bonus() -> None:
    match = after(begin(BONUS), "a1*90", "b3-d3", "a1*90")
    assert texts(match) == ["end"]
    assert code(match, "b1*90") == "moguli-no-pivot-left"


def test_a_move_under_an_own_pawn_earns_no_bonus() -> None:
    match = after(begin(SECOND + " turn=30"), "c2-b1", "a2*90")
    assert not match.state.bonus
    assert texts(match) == ["end"]
    assert code(match, "b1*90") == "moguli-no-bonus"


def test_both_tiles_the_opponent_pivoted_are_locked_for_one_turn() -> None:
    match = after(begin(BONUS), "a1*90", "b3-d3", "b1*180", "end")
    assert code(match, "a1*90") == code(match, "b1*270") == "moguli-locked"
    assert len([text for text in texts(match) if "*" in text]) == 99
    after(match, "end")  # White's own pivots lock nothing for White
    assert "a1*90" in texts(match)
    after(match, "c1*90", "end")
    assert "a1*90" in texts(match)  # ... nor for Dark after White's next turn
    assert code(match, "c1*90") == "moguli-locked"


def test_the_lock_applies_to_the_bonus() -> None:
    match = begin(BONUS.removesuffix(" w") + " w turn=3 locked=a1,e4")
    after(match, "b3-d3")
    assert code(match, "a1*90") == code(match, "e4*90") == "moguli-locked"
    assert len([text for text in texts(match) if "*" in text]) == 99


# Moves


def test_one_move_a_turn() -> None:
    match = after(begin(BONUS), "b3-d3")
    assert moves(match.state) == []
    assert not any("-" in text for text in texts(match))
    assert code(match, "b3-c3") == "moguli-moved"


def test_nobody_has_to_do_anything_with_an_open_home_row() -> None:
    match = after(begin(BONUS), "end")
    assert match.actor == 1
    assert match.state.blocked == 0  # a move was possible


# The home row


def test_at_the_start_a_gate_must_be_freed() -> None:
    match = after(begin(), START)
    assert moguli.view(match.state, None)["obligation"] == {"status": "free", "pawns": ["c1", "d1"]}
    assert code(match, "end") == "moguli-end-must-free"
    after(match, "c1-d2")
    assert "end" in texts(match)


def test_the_obligation_lasts_until_two_gates_are_free() -> None:
    match = after(begin(), START, "c1-d2", "end", "b7-a6", "end")
    assert match.state.is_obliged


def test_a_freeing_move_leaves_the_home_row(random_position: RandomPosition, at: At) -> None:
    random = Random("freeing")
    seen = 0
    for _ in range(1500):
        text, cylinder = random_position(random)
        try:
            state = at(text, cylinder="on" if cylinder else "off")
        except ValueError:
            continue
        row = "17"[state.seat]
        if state.is_obliged:
            told = [moguli.format_step(step) for step in moguli.legal_steps(state) if step.kind == "move"]
            assert all(step[1] == row != step[4] for step in told)
            assert ("end" in map(moguli.format_step, moguli.legal_steps(state))) == (not told)
            seen += bool(told)
    assert seen > 100


def test_a_pivot_that_only_the_frozen_may_make() -> None:
    """Any pivot is legal when there is no freeing move before it, even if there is none after it."""
    match = begin(FROZEN + " ddddd/5/5/5/5/5/wwwww w")
    assert len([text for text in texts(match) if "*" in text]) == 105


def test_a_pivot_after_the_move_is_free() -> None:
    match = after(begin(), START, "d1-c2")
    assert len([text for text in texts(match) if "*" in text]) == 105


def test_both_colours_fill_a_home_row() -> None:
    match = begin("PQQDD/pqBPp/ppqDB/qpbpp/bqdQD/QdPDb/BdPQq dwd1d/5/5/3w1/1d3/3d1/w1w1w d")
    assert match.state.is_obliged


# The end


@pytest.mark.parametrize(
    ("seat", "white", "dark", "expected"),
    [
        (0, 4, 0, None),  # the second player has a last turn
        (0, 5, 3, None),
        (1, 4, 3, ("crossed", (0,))),
        (1, 4, 4, ("crossed", ())),
        (1, 5, 4, ("crossed", ())),
        (1, 3, 4, ("crossed", (1,))),
        (1, 3, 3, None),
    ],
)
def test_four_pawns_across(seat: int, white: int, dark: int, expected: Any) -> None:
    first = (0b11111 << 30) & ((1 << 30 + white) - 1) | 0b11111 >> white << 15
    second = (1 << dark) - 1 | 0b11111 >> dark << 20
    outcome = judge(seat, 20 + seat, (first, second), 0)
    assert (outcome and (outcome.termination, outcome.winners)) == expected


def test_the_last_turn_is_free_of_the_home_row() -> None:
    match = begin("dQQpp/BqdBQ/BDpdD/pPPbb/PBdBQ/ppdbQ/PdQqb wwwwd/5/5/5/3w1/2d2/dd1d1 d turn=24")
    assert match.state.is_last_turn
    assert not match.state.is_obliged
    assert len([text for text in texts(match) if "*" in text]) == 105
    assert {"c2-e1", "end"} <= set(texts(match))


def test_the_first_player_with_four_across_before_the_end_of_the_turn_plays_on() -> None:
    """The count is taken at the end of the turn: pivots may follow the fourth arrival."""
    match = begin("DqPpB/qPbQb/ddqbP/DDDdp/qDQDD/PbdpB/pPDqd wwww1/5/3w1/1d3/5/2d2/d1dd1 w turn=29 moved")
    assert match.actor == 0
    assert "c4*90" in texts(match)
    with pytest.raises(ValueError, match="moguli-position-over"):
        begin("DqPpB/qPbQb/ddqbP/DDDdp/qDQDD/PbdpB/pPDqd wwww1/5/3w1/1d3/5/2d2/d1dd1 w turn=29")


def test_six_blocked_turns_in_a_row() -> None:
    match = begin(FROZEN + " ddddd/5/5/5/5/5/wwwww w")
    played = 0
    while match.outcome is None:
        quiet = [text for text in texts(match) if "*" in text and not opens(match, text)]
        after(match, quiet[0], "end")
        played += 1
    assert played == 6
    assert match.outcome == Outcome("blocked", ())


def opens(match: Match, pivot: str) -> bool:
    """Whether a move is possible before or after a pivot."""
    return can_move(match.state) or can_move(moguli.play(match.state, moguli.parse_step(pivot)))


def test_a_turn_is_not_blocked_if_a_move_was_possible_at_any_moment() -> None:
    position = FROZEN + " ddddd/5/5/5/5/5/wwwww w turn=9 blocked=4"
    assert after(begin(position), "end").state.blocked == 5
    assert after(begin(position), "c4*90", "end").state.blocked == 5
    assert after(begin(position), "b1*180", "a1-a2", "end").state.blocked == 0
    # A move is there before the pivot, none after it, and the home row is open.
    match = begin("QpDPP/bBdpB/dqpbD/QqQBB/bDBpb/QbdbP/bdPQp d1d1d/5/4w/2d2/1w3/3d1/w2ww w turn=9 blocked=4")
    closing = [text for text in texts(match) if "*" in text and not can_move_after(match, text)]
    assert closing
    assert after(match, closing[0], "end").state.blocked == 0


def can_move_after(match: Match, pivot: str) -> bool:
    return can_move(moguli.play(match.state, moguli.parse_step(pivot)))


def test_turn_400_is_the_last() -> None:
    match = after(begin(SECOND + " turn=398"), "end", "end")
    assert match.state.turn == 400
    after(match, "end")
    assert match.outcome == Outcome("limit", (1,))
    with pytest.raises(IllegalStepError, match="step-game-over"):
        match.play("end")


def test_crossing_comes_before_the_limit() -> None:
    match = after(begin(SECOND + " turn=400"), "c2-b1", "end")
    assert match.outcome == Outcome("crossed", (1,))


# Records


def test_a_record_holds_the_set_up_in_one_word() -> None:
    match = after(Match(moguli, {"new_home_row": "on"}, [SeatInfo("Ada"), SeatInfo("Bob")]), START, "swap 3", "keep")
    assert f"steps {START} swap_3 keep" in match.record()
    assert load_match(match.record(), lambda _: moguli).state == match.state
