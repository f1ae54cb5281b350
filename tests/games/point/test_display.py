"""What a player of Point is shown and told."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

import pytest
from escale.core.playout import random_player
from escale.games import point
from escale.games.point.rules import SEATS, State

Read: TypeAlias = Callable[..., State]
Play: TypeAlias = Callable[..., State]

P = "bbwwbbwwbbww"
THREE = "bw=bbw,wb=wbb,ww=wbw"
CHOICE = f"{P}/bwwbbwwbbww 1b0w bb=wbw,bb=www,wb=bbw,ww=bbb/{THREE} - bw 1 use 3"
OFFERED = f"{P}/bwbwbwbwbwbw 0b0w bb=bbb,bb=bwb,bb=wbw/{THREE} - bw 2 take 2 offer:bb=bwb"
PURE = f"bbbbbbbb/{P}/bbwbb/{P} 0b11w bb=bbb,bb=wbw,wb=bww/{THREE}/bb=bwb,bw=wwb,ww=bbb/bw=bww,wb=wbw,ww=wbb"


def told(state: State, text: str) -> Any:
    return point.describe(state, point.parse_step(text), None)


def shown_card(state: State, seat: int, card: str) -> Any:
    return next(one for one in point.view(state, None)["hands"][seat] if one["card"] == card)


# The view


def test_the_view_shows_what_each_card_can_do(read: Read) -> None:
    card = shown_card(read(CHOICE), 0, "wb=bbw")
    assert card["usable"]
    assert card["place"] == "0:wb=bbw"
    assert card["readings"] == [
        {
            "reading": "printed",
            "gives": "wb",
            "takes": "bbw",
            "places": ["0@4", "0@8"],
            "missing": None,
            "usable": True,
        },
        {"reading": "turned", "gives": "wbb", "takes": "bw", "places": ["0@4", "0@8"], "missing": None, "usable": True},
    ]


def test_the_view_shows_what_the_bank_lacks(read: Read) -> None:
    printed, turned = shown_card(read(CHOICE), 0, "ww=bbb")["readings"]
    assert printed["missing"] == {"black": 2, "white": 0}
    assert printed["places"] == ["0@3", "0@7", "0@11"]
    assert not printed["usable"]
    assert turned["missing"] == {"black": 0, "white": 2}
    assert turned["places"] == []
    assert not turned["usable"]


def test_other_players_cards_are_judged_by_their_own_rows(read: Read) -> None:
    reading = shown_card(read(OFFERED), 0, "bb=bwb")["readings"][1]
    assert reading["places"] == []
    assert point.view(read(OFFERED), None)["offer"]["readings"][1]["places"] == [
        f"1@{place}" for place in (1, 3, 5, 7, 9)
    ]


def test_identical_cards_are_one_entry(read: Read) -> None:
    state = read(f"{P}/{P} 0b0w bb=bbb,bb=bwb,bb=bwb,bb=wbw/{THREE} - bw 1 use 1")
    assert [(card["card"], card["copies"]) for card in point.view(state, None)["hands"][0]] == [
        ("bb=bbb", 1),
        ("bb=bwb", 2),
        ("bb=wbw", 1),
    ]


def test_a_card_thrown_away_is_shown_as_the_next_player_could_use_it(read: Read, play: Play) -> None:
    state = read(f"{P}/bwbwbwbwbwbw 0b0w bb=bbb,bb=bwb,bb=bwb,bb=wbw/{THREE} - bw 1 use 1")
    assert point.view(play(state, "throw bb=bwb"), None)["offer"]["usable"]
    assert not point.view(play(state, "throw bb=bbb"), None)["offer"]["usable"]


def test_the_piles_are_shown_with_their_contents(read: Read, play: Play) -> None:
    shown = point.view(play(read(CHOICE), "wb=bbw@4"), None)
    assert shown["discard"] == {"size": 1, "cards": {"wb=bbw": 1}}
    assert shown["pile"]["size"] == 57
    assert shown["pile"]["cards"]["wb=bbw"] == 1
    assert sum(shown["pile"]["cards"].values()) == 57


def test_the_view_tells_swaps_and_stops_of_teams_only(read: Read) -> None:
    team = point.view(read(f"{PURE} - bwbw 1 take 45 swaps:1", players="teams"), None)
    assert (team["swaps"], team["stopped"], team["teams"]) == (2, [], True)
    assert point.view(read(CHOICE), None)["swaps"] is None


@pytest.mark.parametrize("players", list(SEATS))
def test_the_view_and_the_legal_steps_tell_the_same(begin: Read, players: str) -> None:
    """Places of usable readings are exactly the uses there are, unless the taken card must be used."""
    for number in range(6):
        state, pick = begin(players=players, layout="pairs"), random_player(point, Random(number))
        while point.to_act(state) is not None:
            if state.phase == "use":
                shown = point.view(state, None)
                cards = [shown["taken"]] if state.taken else shown["hands"][state.seat]
                parts = {
                    (card["place"], reading["reading"], place, place)
                    for card in cards
                    for reading in card["readings"]
                    if reading["usable"]
                    for place in reading["places"]
                }
                uses = [point.describe(state, step, None) for step in point.legal_steps(state) if step.kind == "use"]
                assert {tuple(use["parts"]) for use in uses} == parts
            state = point.play(state, pick(state))


# Steps


def test_a_use_tells_what_goes_what_comes_and_what_it_leads_to(read: Read) -> None:
    assert told(read(CHOICE), "wbb=bw@4") == {
        "text": "wbb=bw@4",
        "kind": "use",
        "parts": ["0:wb=bbw", "turned", "0@4", "0@4"],
        "card": "wb=bbw",
        "reading": "turned",
        "place": 4,
        "gives": "wbb",
        "takes": "bw",
        "row": "bbwbwwwbbww",
        "bank": {"black": 2, "white": 0},
        "wins": False,
    }


def test_a_use_tells_whether_it_wins(read: Read) -> None:
    state = read(f"bbbbbbwb/wwbbwwbbww 1b5w bb=bwb,bb=wbw,bw=wwb,ww=bbb/{THREE} - bw 1 use 31")
    assert told(state, "bwb=bb@6")["wins"]


def test_a_use_of_the_taken_card_begins_with_it(read: Read, play: Play) -> None:
    assert told(play(read(OFFERED), "take"), "bwb=bb@3")["parts"] == ["taken", "turned", "1@3", "1@3"]


def test_every_use_tells_the_row_and_the_bank_it_leads_to(read: Read) -> None:
    state = read("bbwbbwb/bbwwwwbbbwwbwww 1b1w bb=wbw,bw=bbb,ww=wwb/bb=bbw,wb=bww,ww=bbb,ww=bbw - bw 2 use 22")
    for step in point.legal_steps(state):
        after, said = point.play(state, step), point.describe(state, step, None)
        assert said["row"] == after.rows[1]
        assert said["bank"] == {"black": after.bank[0], "white": after.bank[1]}


def test_taking_throwing_and_swapping_point_at_cards_and_piles(read: Read, play: Play) -> None:
    offered = read(OFFERED)
    assert told(offered, "draw") == {
        "text": "draw", "kind": "draw", "parts": ["pile"], "refill": False, "discards": "bb=bwb",
    }  # fmt: skip
    assert told(offered, "take")["parts"] == ["offer"]
    assert told(offered, "take")["card"] == "bb=bwb"
    helpless = read(f"{P}/{P} 0b0w bb=bbb,bb=bwb,bb=bwb,bb=wbw/{THREE} - bw 1 use 1")
    assert told(helpless, "throw bb=bwb")["parts"] == ["0:bb=bwb", "discard"]
    team = read(f"{PURE} - bwbw 1 take 45", players="teams")
    assert told(team, "swap bb=bbb bb=bwb")["parts"] == ["0:bb=bbb", "2:bb=bwb"]
    assert told(team, "stop")["cards"] == ["bb=bbb", "bb=wbw", "wb=bww"]


def test_chance_tells_who_gets_what(read: Read, play: Play) -> None:
    assert told(play(read(OFFERED), "draw"), "card bb=www")["to"] == 1
    assert told(read(f"{P}/{P} 0b0w bb=bbb,bb=bwb,bb=wbw/{THREE} - - 1 lot 0"), "lot 2")["to"] == 1
    assert told(read(f"{P}/- 0b0w -/- - - 2 row 0"), f"row {P}")["to"] == 1


# Buttons


def test_end_has_a_button_and_stop_where_the_row_allows_it(begin: Read, read: Read) -> None:
    def kinds(state: State) -> list[str]:
        return [step.kind for step in point.buttons(state, None)]

    assert kinds(begin()) == []
    assert kinds(read(CHOICE)) == ["end"]
    assert kinds(read(f"{PURE} - bwbw 1 take 45", players="teams")) == ["stop", "end"]
    assert kinds(read(f"{PURE} - bwbw 3 take 45", players="teams")) == ["end"]


# Hints


def test_hints_tell_which_cards_of_the_others_a_new_bank_opens_and_closes(read: Read) -> None:
    """Taking the only black pawn of the bank closes three readings of the other player, and one card altogether."""
    state = read(CHOICE)
    groups = {step: group for group in point.hints(state, 0)["exchanges"] for step in group["steps"]}
    assert set(groups) == {point.format_step(step) for step in point.legal_steps(state)}
    assert groups["wb=bbw@4"]["bank"] == {"black": 0, "white": 0}
    [other] = groups["wb=bbw@4"]["others"]
    assert (other["seat"], other["partner"], other["opens"]) == (1, False, [])
    assert other["closes"] == [
        {"card": "bw=bbw", "reading": "printed", "gives": "bw", "takes": "bbw", "whole": False, "finishes": False},
        {"card": "wb=wbb", "reading": "printed", "gives": "wb", "takes": "wbb", "whole": False, "finishes": False},
        {"card": "ww=wbw", "reading": "printed", "gives": "ww", "takes": "wbw", "whole": True, "finishes": False},
    ]
    [other] = groups["wbb=bw@4"]["others"]
    assert (other["opens"], other["closes"]) == ([], [])


def test_hints_agree_with_what_the_others_can_use_afterwards(read: Read) -> None:
    state = read("bbwbbwb/bbwwwwbbbwwbwww 1b1w bb=wbw,bw=bbb,ww=wwb/bb=bbw,wb=bww,ww=bbb,ww=bbw - bw 2 use 22")
    groups = {step: group for group in point.hints(state, 1)["exchanges"] for step in group["steps"]}

    def usable(now: State) -> set[tuple[str, str]]:
        hand = point.view(now, None)["hands"][0]
        return {
            (card["card"], reading["reading"]) for card in hand for reading in card["readings"] if reading["usable"]
        }

    for step in point.legal_steps(state):
        [other] = groups[point.format_step(step)]["others"]
        changed = {name: {(one["card"], one["reading"]) for one in other[name]} for name in ("opens", "closes")}
        before, after = usable(state), usable(point.play(state, step))
        assert changed == {"opens": after - before, "closes": before - after}


def test_hints_tell_when_an_opened_card_would_finish_a_row(read: Read) -> None:
    """Seat 2 collects white and lacks one white pawn for wbb=ww, which would leave only white."""
    state = read("bwwwwwwwwwww/wbb 9b0w bb=www,bb=bww,bw=wwb,wb=bww/bw=bbb,ww=bbw,ww=bww - bw 1 use 31")
    groups = {step: group for group in point.hints(state, 0)["exchanges"] for step in group["steps"]}
    [other] = groups["bww=wb@1"]["others"]
    assert other["opens"] == [
        {"card": "ww=bbw", "reading": "turned", "gives": "wbb", "takes": "ww", "whole": True, "finishes": True}
    ]


def test_hints_tell_whether_the_next_player_can_use_a_card_thrown_away(read: Read) -> None:
    state = read(f"{P}/bwbwbwbwbwbw 0b0w bb=bbb,bb=bwb,bb=bwb,bb=wbw/{THREE} - bw 1 use 1")
    assert point.hints(state, 0) == {
        "exchanges": [],
        "throws": [
            {"step": "throw bb=bbb", "card": "bb=bbb", "to": 1, "usable": False},
            {"step": "throw bb=bwb", "card": "bb=bwb", "to": 1, "usable": True},
            {"step": "throw bb=wbw", "card": "bb=wbw", "to": 1, "usable": False},
        ],
    }


def test_there_are_no_hints_when_no_card_is_to_be_used(read: Read) -> None:
    assert point.hints(read(OFFERED), 1) == {"exchanges": [], "throws": []}


# The terminal


def test_the_table_is_drawn_for_a_terminal(read: Read) -> None:
    assert point.render_text(read(OFFERED), None).splitlines() == [
        "seat 1 ●  ●●○○●●○○●●○○",
        "          ●●=●●●  ●●=●○●  ●●=○●○",
        "seat 2 ○  ●○●○●○●○●○●○",
        "          ●○=●●○  ○●=○●●  ○○=○●○",
        "bank      -",
        "pile      57 cards, discard 0",
        "on offer  ●●=●○●",
        "",
        "seat 2 takes a card",
    ]
