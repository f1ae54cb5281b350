"""What the interface is told: the board, routes, links that a pivot changes, hints, and what random players like."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, TypeAlias

from escale.core.match import Match
from escale.core.playout import play_out
from escale.core.view import view
from escale.games import moguli
from escale.games.moguli.rules import State, moves

RandomPosition: TypeAlias = Callable[[Random], tuple[str, bool]]
At: TypeAlias = Callable[..., State]

FROZEN = "DQqPq/pQQqQ/dbbpQ/PQPqp/dBBQQ/pdpBq/PdQpb ddddd/5/5/5/5/5/wwwww w"
PHASES = "QpDPP/bBdpB/dqpbD/QqQBB/bDBpb/QbdbP/bdPQp d1d1d/5/4w/2d2/1w3/3d1/w2ww w"
LAST = "dQQpp/BqdBQ/BDpdD/pPPbb/PBdBQ/ppdbQ/PdQqb wwwwd/5/5/5/3w1/2d2/dd1d1 d turn=24"


def board(state: State) -> dict[str, Any]:
    return moguli.view(state, None)


def told(state: State, step: str) -> Mapping[str, Any]:
    return moguli.describe(state, moguli.parse_step(step), None)


def test_before_the_set_up_there_are_pawns_but_no_tiles(at: At) -> None:
    shown = board(at("lay"))
    assert shown["stage"] == "lay"
    assert shown["tiles"] is None
    assert shown["links"] == {"top": [], "under": []}
    assert len(shown["pawns"]) == 10


def test_the_board(at: At) -> None:
    shown = board(at(PHASES))
    assert (shown["columns"], shown["rows"], shown["cylinder"], shown["stage"]) == (5, 7, False, "play")
    assert [tile["at"] for tile in shown["tiles"]][:6] == ["a1", "b1", "c1", "d1", "e1", "a2"]
    assert {"at": "b3", "seat": 0} in shown["pawns"]
    assert shown["layout"] == PHASES.split(maxsplit=1)[0]
    assert shown["home"] == [{"row": 1, "free": 2}, {"row": 7, "free": 2}]
    assert shown["crossed"] == [0, 0]
    assert shown["left"] == {"pivots": 1, "move": True, "bonus": False}
    assert shown["obligation"] == {"status": "none", "pawns": ["b3"]}
    assert ["b3", "b4"] in shown["links"]["top"]
    assert ["c3", "c4"] in shown["links"]["under"]


def test_what_is_locked_and_what_was_pivoted(at: At) -> None:
    shown = board(at(PHASES + " turn=3 locked=a1,e7 pivoted=c4 could"))
    assert (shown["locked"], shown["pivoted"]) == (["a1", "e7"], ["c4"])
    assert shown["left"] == {"pivots": 0, "move": True, "bonus": False}


def test_obligations(at: At) -> None:
    assert board(at(FROZEN))["obligation"] == {"status": "frozen", "pawns": []}
    shown = board(at("PQQDD/pqBPp/ppqDB/qpbpp/bqdQD/QdPDb/BdPQq dwd1d/5/5/3w1/1d3/3d1/w1w1w d"))
    assert shown["obligation"] == {"status": "free", "pawns": ["a7"]}
    assert board(at(PHASES + " moved"))["obligation"] == {"status": "none", "pawns": []}
    alone = PHASES.replace("d1d1d/5/4w/2d2", "d1d1d/5/d3w/5")
    assert board(at(alone))["obligation"] == {"status": "stuck", "pawns": []}


def test_the_last_turn_and_the_count_of_blocked_turns(at: At) -> None:
    shown = board(at(LAST))
    assert shown["last_turn"]
    assert shown["crossed"] == [4, 3]
    assert not board(at(PHASES))["last_turn"]
    assert board(at(FROZEN + " turn=7 blocked=3"))["blocked"] == 3


def test_a_move_is_told_with_its_route(at: At) -> None:
    assert told(at(PHASES), "b3-d3") == {
        "text": "b3-d3",
        "kind": "move",
        "parts": ["b3", "d3"],
        "route": [["b3", "b4"], ["b4", "c4", "c3", "d3"], ["d3"]],
        "passed": [{"at": "c4", "seat": 1}],
        "bonus": True,
    }


def test_a_pivot_is_told_with_the_links_it_changes(at: At) -> None:
    state = at(PHASES)
    step = told(state, "c4*90")
    assert step["parts"] == ["c4", "90"]
    before, after = board(state)["links"], board(moguli.play(state, moguli.parse_step("c4*90")))["links"]
    for level in ("top", "under"):
        appeared = [link for link in after[level] if link not in before[level]]
        vanished = [link for link in before[level] if link not in after[level]]
        assert [link for at_level, *link in step["appear"] if at_level == level] == appeared
        assert [link for at_level, *link in step["vanish"] if at_level == level] == vanished
    assert ["under", "c3", "c4"] in step["vanish"]


def test_choosing_a_home_row_tells_the_rows(at: At) -> None:
    state = at(FROZEN.removesuffix(" w") + " d swap", new_home_row="on")
    assert told(state, "swap 4") == {"text": "swap 4", "kind": "swap", "parts": [], "rows": [7, 4], "row": 4}
    assert [moguli.format_step(step) for step in moguli.buttons(state, 1)] == ["swap 3", "swap 4", "swap 5", "keep"]


def test_the_view_tells_why_the_turn_cannot_end() -> None:
    match = Match(moguli, position=FROZEN)
    match.play("b1*180")
    assert view(match)["refusals"]["end"] == {"code": "moguli-end-must-free", "params": {"free": 0, "needed": 2}}


def test_links_around_the_cylinder_run_from_column_e_to_column_a(at: At) -> None:
    text = "QqqqP/BqBPp/Qqqbd/Bpddd/QdBBQ/ppBbb/BDPPP d1d1d/5/4w/2d2/w4/3d1/1w1ww w"
    assert ["e7", "a7"] in board(at(text, cylinder="on"))["links"]["under"]
    assert ["e7", "a7"] not in board(at(text))["links"]["under"]


# Hints


def test_hints_are_exactly_the_pivots_that_open_a_move(random_position: RandomPosition, at: At) -> None:
    random = Random("hints")
    for _ in range(60):
        text, cylinder = random_position(random)
        try:
            state = at(text, cylinder="on" if cylinder else "off")
        except ValueError:
            continue
        known = set(move_texts(state))
        expected = {}
        for step in moguli.legal_steps(state):
            if step.kind == "pivot" and (opened := set(move_texts(moguli.play(state, step))) - known):
                expected[moguli.format_step(step)] = opened
        given = {hint["text"]: {one["text"] for one in hint["opens"]} for hint in moguli.hints(state)}
        assert given == expected


def move_texts(state: State) -> list[str]:
    return [moguli.format_step(step) for step in moguli.legal_steps(state) if step.kind == "move"]


def test_a_frozen_player_is_shown_the_few_pivots_that_free(at: At) -> None:
    assert [(hint["text"], len(hint["opens"])) for hint in moguli.hints(at(FROZEN))] == [("b1*180", 3), ("b1*270", 3)]


def test_no_hints_once_the_pawn_has_moved_or_the_pivot_is_used(at: At) -> None:
    assert moguli.hints(at(PHASES + " moved bonus")) == []
    assert moguli.hints(at(PHASES + " pivoted=a1 could")) == []
    assert moguli.hints(at("lay")) == []
    assert moguli.hints(at(FROZEN.removesuffix(" w") + " d turn=400 over")) == []


# Random players


def test_random_players_seek_moves() -> None:
    """Games of random players mostly end by crossing, not blocked."""
    random, endings = Random(3), []
    for _ in range(20):
        state, _ = play_out(moguli, moguli.initial({"new_home_row": "off", "cylinder": "off"}, 2), random)
        endings.append(state.ended.termination)
    assert endings.count("crossed") >= 14


# The terminal


def test_the_terminal_shows_both_levels(at: At) -> None:
    drawn = moguli.render_text(at(PHASES), None).splitlines()
    assert drawn[0].split() == ["surface", "underground"]
    row_4 = next(line for line in drawn if line.startswith(" 4 "))
    assert row_4 == " 4 --o   --o   --d     o---  o---    --o     o-----d     o---  o---"
    assert drawn[-1] == "turn 1, White (w) to act, pivots left: 1, moves left: 1"
    assert all(line.isascii() for line in drawn)


def test_the_terminal_says_what_is_asked_of_the_player(at: At) -> None:
    assert moguli.render_text(at(FROZEN), None).endswith("must free a gate, but no move does")
    assert "last turn" in moguli.render_text(at(LAST), None)
    assert moguli.render_text(at("lay"), None) == "The tiles are not laid yet."
    assert moguli.render_text(at(FROZEN + " swap", new_home_row="on"), None).endswith("may choose a new home row")
    over = at(FROZEN.removesuffix(" w") + " d turn=400 over")
    assert moguli.render_text(over, None).endswith("limit: a draw")


def test_moves_of_a_state_that_has_moved(at: At) -> None:
    assert moves(at(PHASES + " moved")) == []
