"""Hidden markers: what a seat may not know is not in anything it is shown."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from escale.core.game import CHANCE
from escale.core.match import Match, load_match
from escale.core.options import check_options
from escale.core.playout import random_player
from escale.core.record import SeatInfo
from escale.core.seal import unseal
from escale.core.view import view
from escale.games import gouda
from escale.games.gouda.state import State
from escale.games.gouda.steps import LETTERS, POWERS, sort_markers

SEATS = (2, 3, 4, 6)
MARKERS = ("1", "3", "5")


def moments(seats: int, markers: str) -> Iterator[State]:
    """Every moment of a random game with reactions, the set-up included."""
    random = Random(f"{seats}/{markers}")
    state = gouda.initial(check_options(gouda, {"markers": markers, "scattered": "on"}), seats)
    pick = random_player(gouda, random)
    for _ in range(250):
        yield state
        if gouda.to_act(state) is None:
            return
        bold = gouda.to_act(state) != CHANCE and state.phase in ("react", "close") and random.random() < 0.3
        state = gouda.play(state, random.choice(list(gouda.legal_steps(state))) if bold else pick(state))


def other_worlds(state: State, seat: int | None, random: Random) -> Iterator[State]:
    """The same state with other markers in the hands a seat does not see; as many, for that is known."""
    for _ in range(2):
        hands = [
            hand if one == seat else sort_markers("".join(random.choice(LETTERS) for _ in hand))
            for one, hand in enumerate(state.hands)
        ]
        yield state._replace(hands=tuple(hands))


def shown(state: State, seat: int | None) -> Any:
    """Everything a seat is told of a state: board, steps, buttons, who acts, what can be taken back."""
    steps = list(gouda.open_steps(state, seat))
    acts = isinstance(gouda.to_act(state), int)
    return json.dumps(
        [
            gouda.view(state, seat),
            gouda.to_act(state),
            gouda.turn_seat(state),
            [gouda.describe(state, step, seat) for step in steps],
            [(gouda.ends_turn(state, step), gouda.is_irrevocable(state, step)) for step in steps],
            [gouda.format_step(step) for step in (gouda.buttons(state, seat) if acts else ())],
            gouda.render_text(state, seat),
        ]
    )


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("markers", MARKERS)
def test_positions_that_differ_only_in_what_a_seat_may_not_know_look_the_same_to_it(seats: int, markers: str) -> None:
    random = Random(1)
    for number, state in enumerate(moments(seats, markers)):
        for seat in (None, *range(seats)) if number < 60 or number % 4 == 0 else ():
            for other in other_worlds(state, seat, random):
                assert shown(other, seat) == shown(state, seat)


@pytest.mark.parametrize("seats", SEATS)
def test_a_seat_sees_its_own_markers(seats: int) -> None:
    """The test above would also pass if nobody saw anything."""
    for state in moments(seats, "3"):
        for seat in range(seats):
            told = gouda.view(state, seat)
            assert len(told["hand"]) == told["markers"][seat] == len(state.hands[seat])
            assert {word[0] for word in told["hand"]} <= {word[0] for word in POWERS}
        assert gouda.view(state, None)["hand"] == []


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("markers", MARKERS)
def test_whoever_draws_is_told_what_and_the_others_only_how_many(seats: int, markers: str) -> None:
    match = Match(gouda, {"markers": markers}, [SeatInfo()] * seats, seed="7")
    for drawer in range(seats):
        state = match.state
        match.draw()
        step, text = match.played[-1].step, match.played[-1].text
        for seat in (None, *range(seats)):
            told = gouda.describe(state, step, seat)
            own = seat == drawer
            assert told["text"] == (text if own else f"draw {'?' * int(markers)}")
            assert (told["markers"] is not None) == own
            assert (told["by"], told["count"]) == (drawer, int(markers))
            described = [gouda.describe(state, other, seat) for other, _ in gouda.chance(state).outcomes() or ()]
            assert len({json.dumps(one) for one in described}) == (len(described) if own else 1)


def test_of_a_seat_that_is_asked_the_others_know_only_that_it_may_decline() -> None:
    text = "5M0/5M0/5M0 1 react at=M0 dice=ggyyr asked=2 hands=ra/riwtae/-"
    state = gouda.parse_position(text, check_options(gouda, {"markers": "set"}), 3)
    for seat in (None, 0, 2):
        assert [step.kind for step in gouda.open_steps(state, seat)] == ["decline"]
    assert gouda.open_steps(state, 1) == gouda.legal_steps(state)
    assert len(gouda.legal_steps(state)) > 20


@pytest.mark.parametrize("seats", SEATS)
def test_no_view_of_a_match_names_a_marker_its_viewer_may_not_know(seats: int) -> None:
    """The whole view, record and position included, of a match in which one seat holds what nobody else does."""
    match = Match(gouda, {"markers": "2"}, [SeatInfo()] * seats)
    for drawn in ("te", "aa", "ww", "rr", "ii", "ri")[:seats]:
        match.play(f"draw {drawn}")
    for _ in range(seats):
        match.play("mice 5 0 0")
    for step in ("from M0", "roll ggyrr"):
        match.play(step)
    assert match.actor == 0
    for seat in (None, *range(1, seats)):
        told = json.dumps(view(match, viewer=seat))
        assert "transfer" not in told
        assert "extra" not in told
        assert "draw te" not in told
        assert "draw_te" not in told
        assert ("annul" in told) == (seat == 1)
    assert "extra" in json.dumps(view(match, viewer=0))


def test_records_and_positions_hold_the_markers_sealed() -> None:
    match = Match(gouda, {"markers": "3"}, [SeatInfo()] * 2)
    for text in ("draw rra", "draw iwe", "mice 5 0 0", "mice 5 0 0"):
        match.play(text)
    sealed = [word for word in match.record().split() if word.startswith("~")]
    assert [unseal(word) for word in sealed] == ["draw rra", "draw iwe"]
    position = gouda.format_position(match.state)
    assert "rra" not in position
    assert unseal(position.partition("hands=")[2]) == "rra/iwe"
    again = load_match(match.record(), lambda _: gouda)
    assert again.state == match.state
    assert gouda.parse_position(position, match.options, 2) == match.state


def test_a_record_as_one_seat_knows_it_and_a_whole_one_replay_the_same() -> None:
    match = Match(gouda, {"markers": "3"}, [SeatInfo()] * 2)
    for text in ("draw rra", "draw iwe", "mice 5 0 0", "mice 5 0 0"):
        match.play(text)
    own = match.record(1)
    assert "draw_iwe" in own
    assert "draw_rra" not in own
    assert "draw_rra draw_iwe" in match.record(whole=True)
    for text in (own, match.record(0), match.record(whole=True)):
        assert load_match(text, lambda _: gouda).state == match.state


def test_who_has_something_to_look_at_is_known_to_all() -> None:
    match = Match(gouda, {"markers": "3"}, [SeatInfo()] * 3)
    assert view(match)["private"] == []
    match.play("draw rra")
    for seat in (None, 0, 1, 2):
        assert view(match, viewer=seat)["private"] == [0]


def test_a_full_set_shows_everybody_as_many() -> None:
    state = gouda.initial(check_options(gouda, {"markers": "set"}), 3)
    assert gouda.view(state, None)["markers"] == [6, 6, 6]
    assert gouda.view(state, 2)["hand"] == list(POWERS)
