"""Matches: playing, chance, taking back, and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest
from escale.core import match as match_module
from escale.core.errors import EscaleError, MatchError
from escale.core.match import Match
from escale.core.record import SeatInfo
from escale.core.view import history, view

SET_UP = ["deal 1 3"]
TURN = ["roll 2", "take", "end"]


@pytest.fixture
def match(toy: ModuleType) -> Match:
    """The set-up and two turns."""
    return played(Match(toy), *SET_UP, *TURN, "roll 1", "leave", "end")


def played(match: Match, *steps: str) -> Match:
    for step in steps:
        match.play(step)
    return match


def refusal(action: Callable[[], Any]) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(EscaleError) as refused:
        action()
    return refused.value.reason.code, dict(refused.value.reason.params)


def test_seats_are_the_usual_ones_unless_given(toy: ModuleType) -> None:
    assert Match(toy).seats == (SeatInfo(), SeatInfo())
    assert len(Match(toy, seats=[SeatInfo()] * 3).seats) == 3


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        ([SeatInfo()], ("seat-count", {"given": 1, "allowed": "2, 3"})),
        ([SeatInfo(), SeatInfo("x", "robot")], ("seat-kind", {"seat": 1, "kind": "robot"})),
        ([SeatInfo(sign="x"), SeatInfo()], ("seat-sign", {"seat": 0})),
        ([SeatInfo(sign="1"), SeatInfo()], ("seat-sign", {"seat": 1})),
        ([SeatInfo("x" * 61), SeatInfo()], ("seat-name", {"seat": 0})),
        ([SeatInfo(), SeatInfo("a\nb")], ("seat-name", {"seat": 1})),
        ([SeatInfo("\ud800"), SeatInfo()], ("seat-name", {"seat": 0})),
    ],
)
def test_impossible_seats_are_refused(toy: ModuleType, seats: list[SeatInfo], expected: object) -> None:
    assert refusal(lambda: Match(toy, seats=seats)) == expected


def test_names_may_be_in_any_script(toy: ModuleType) -> None:
    names = ["Zoé 👩‍👧", "明"]
    assert [seat.name for seat in Match(toy, seats=[SeatInfo(name) for name in names]).seats] == names


def test_a_step_is_refused_for_what_it_is(match: Match) -> None:
    assert refusal(lambda: match.play("fly")) == ("toy-syntax", {"text": "fly"})
    assert refusal(lambda: match.play("take")) == ("step-chance", {"step": "take"})
    match.play("roll 2")
    assert refusal(lambda: match.play("show")) == ("toy-no-such-card", {"die": 2})
    assert match.explain("roll 1") is not None
    assert match.explain("take") is None


def test_nothing_is_played_after_the_end(toy: ModuleType) -> None:
    over = played(Match(toy), "deal 3 3", "roll 3", "show")
    assert over.outcome == toy.Outcome("goal", (0,), (1, 2))
    assert over.actor is None
    assert over.turn(over.cursor) == 1
    assert refusal(lambda: over.play("end")) == ("step-game-over", {})
    assert view(over)["refusals"] == {}


def test_chance_brings_something_possible(toy: ModuleType) -> None:
    match = Match(toy)
    match.draw()
    match.draw()
    assert match.played[1].text in ("roll 1", "roll 2", "roll 3")
    assert refusal(match.draw) == ("draw-not-chance", {})


def test_without_a_seed_matches_differ(toy: ModuleType) -> None:
    deals = {_set_up(Match(toy, seats=[SeatInfo()] * 3)) for _ in range(60)}
    assert len(deals) > 5


def test_the_same_seed_gives_the_same_set_up_again(toy: ModuleType) -> None:
    assert _set_up(Match(toy, seed=7)) == _set_up(Match(toy, seed="7"))
    assert len({_set_up(Match(toy, seed=seed)) for seed in range(60)}) > 5


def test_a_seeded_match_goes_on_alike_after_loading(toy: ModuleType) -> None:
    match = Match(toy, seed="evening")
    match.draw()
    again = match_module.load_match(match.record(), lambda _: toy)
    match.draw()
    again.draw()
    assert again.state == match.state


def test_impossible_seeds_are_refused(toy: ModuleType) -> None:
    for seed in ("", "a b", "x" * 65, "é"):
        assert refusal(lambda seed=seed: Match(toy, seed=seed)) == ("seed-invalid", {})


def _set_up(match: Match) -> str:
    match.draw()
    return match.played[0].text


def test_steps_are_taken_back_and_played_again(match: Match) -> None:
    states = list(match.states)
    match.undo()
    match.undo()
    assert match.state == states[5]
    match.redo()
    assert match.state == states[6]
    match.redo()
    assert not match.can_redo
    assert refusal(match.redo) == ("redo-nothing", {})


def test_a_turn_is_taken_back_as_far_as_chance_allows(match: Match) -> None:
    match.undo("turn")
    assert match.cursor == 5
    assert refusal(lambda: match.undo("turn")) == ("undo-chance", {})
    assert refusal(match.undo) == ("undo-chance", {})
    match.redo("turn")
    assert match.cursor == 7


def test_a_shown_secret_is_not_taken_back(toy: ModuleType) -> None:
    match = played(Match(toy, {"goal": "9"}), "deal 1 3", "roll 1", "show")
    assert refusal(match.undo) == ("undo-secret", {})


def test_a_teaching_match_goes_back_to_the_start(toy: ModuleType) -> None:
    match = played(Match(toy, teaching=True), *SET_UP, *TURN, "roll 1", "leave")
    assert [_undone(match) for _ in range(3)] == [4, 1, 0]
    assert refusal(match.undo) == ("undo-nothing", {})
    assert "\nteaching\n" in match.record()
    match.redo("turn")
    assert match.cursor == 1


def _undone(match: Match) -> int:
    match.undo("turn")
    return match.cursor


def test_a_new_step_drops_those_taken_back(match: Match) -> None:
    match.undo("turn")
    match.play("take")
    assert len(match.played) == match.cursor == 6
    assert len(match.states) == 7
    assert [step["text"] for turn in history(match, None) for step in turn["steps"]][-1] == "take"


def test_a_refused_step_drops_nothing(match: Match) -> None:
    match.undo()
    refusal(lambda: match.play("show"))
    assert match.can_redo


def test_jumping_is_all_or_nothing(match: Match) -> None:
    match.jump(5)
    assert match.cursor == 5
    assert refusal(lambda: match.jump(4)) == ("undo-chance", {})
    assert match.cursor == 5
    match.jump(7)
    for nowhere in (-1, 8):
        assert refusal(lambda at=nowhere: match.jump(at)) == ("moment-unknown", {"at": nowhere, "length": 7})
    assert match.cursor == 7


def test_a_match_has_a_limit(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_module, "MAX_STEPS", 7)
    assert refusal(match.draw) == ("match-full", {"limit": 7})
    assert match.cursor == len(match.played) == 7


def test_a_match_may_begin_at_a_position(toy: ModuleType, match: Match) -> None:
    text = toy.format_position(match.state)
    begun = Match(toy, position=text)
    assert begun.state == match.state
    assert (begun.cursor, begun.turn(0)) == (0, 1)
    assert refusal(lambda: Match(toy, position="nowhere")) == ("toy-position", {})


def test_turns_are_numbered_after_the_set_up(match: Match) -> None:
    assert [match.turn(at) for at in range(8)] == [0, 1, 1, 1, 2, 2, 2, 3]


def test_history_goes_by_turns_and_says_who_made_each_step(match: Match) -> None:
    told = [
        (turn["turn"], turn["seat"], turn["from"], [(step["seat"], step["text"]) for step in turn["steps"]])
        for turn in history(match, None)
    ]
    assert told == [
        (0, None, 0, [("chance", "deal ? ?")]),
        (1, 0, 1, [("chance", "roll 2"), (0, "take"), (0, "end")]),
        (2, 1, 4, [("chance", "roll 1"), (1, "leave"), (1, "end")]),
    ]


def test_history_tells_each_seat_its_own_secrets(match: Match) -> None:
    first = {seat: history(match, seat)[0]["steps"][0]["text"] for seat in (None, 0, 1)}
    assert first == {None: "deal ? ?", 0: "deal 1 ?", 1: "deal ? 3"}


def test_a_step_is_described_once_for_each_viewer(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    match.told(None)
    monkeypatch.setattr(match.game, "describe", None)
    assert len(match.told(None)) == 7


def test_a_reaction_belongs_to_the_turn_of_the_player(toy: ModuleType) -> None:
    match = played(Match(toy, {"goal": "9", "reactions": "on"}), "deal 1 2", "roll 2", "take")
    assert (match.actor, match.turn(match.cursor)) == (1, 1)
    match.play("forbid")
    assert match.undo_refused is not None
    turn = history(match, None)[-1]
    assert (turn["seat"], [step["seat"] for step in turn["steps"]]) == (0, ["chance", 0, 1])


def test_only_the_acting_seat_knows_steps_that_tell_a_secret(toy: ModuleType) -> None:
    match = played(Match(toy), "deal 2 2", "roll 2")
    known = {seat: [step["text"] for step in view(match, viewer=seat)["steps"]] for seat in (None, 0, 1)}
    assert known == {None: ["take", "leave"], 0: ["take", "leave", "show"], 1: ["take", "leave"]}


def test_buttons_say_why_they_cannot_be_pressed(toy: ModuleType) -> None:
    match = played(Match(toy), "deal 1 1", "roll 2")
    assert view(match, viewer=0)["refusals"] == {
        "end": {"code": "toy-not-now", "params": {}},
        "show": {"code": "toy-no-such-card", "params": {"die": 2}},
    }
    assert set(view(match, viewer=1)["refusals"]) == {"end"}


def test_any_moment_can_be_looked_at_without_going_there(match: Match) -> None:
    shown = view(match, at=2)
    assert (shown["at"], shown["length"], shown["actor"], shown["turn"]) == (2, 7, 0, 1)
    assert shown["record"] == match.record()
    assert match.cursor == 7
    with pytest.raises(MatchError, match="moment-unknown"):
        view(match, at=9)
    with pytest.raises(MatchError, match="seat-unknown"):
        view(match, viewer=2)


def test_a_view_says_what_can_be_taken_back(match: Match) -> None:
    assert view(match)["can"] == {
        "undo": True,
        "redo": False,
        "undo_turn": True,
        "redo_turn": False,
        "undo_refused": None,
    }
    match.undo("turn")
    can = view(match)["can"]
    assert (can["undo"], can["redo"], can["undo_refused"]["code"]) == (False, True, "undo-chance")
