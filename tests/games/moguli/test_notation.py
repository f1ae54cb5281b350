"""Texts of steps and positions: what is read, what is written, what is refused."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

import pytest
from escale.core.errors import PositionError, StepSyntaxError
from escale.games import moguli
from escale.games.moguli.rules import State

RandomPosition: TypeAlias = Callable[[Random], tuple[str, bool]]
At: TypeAlias = Callable[..., State]

TILES = "DQqPq/pQQqQ/dbbpQ/PQPqp/dBBQQ/pdpBq/PdQpb"
PAWNS = "ddddd/5/5/5/5/5/wwwww"
START = f"{TILES} {PAWNS}"


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("c4*90", "c4*90"),
        ("turn c4 270", "c4*270"),
        ("pivot C4 180", "c4*180"),
        (" c4  90 ", "c4*90"),
        ("A1-c5", "a1-c5"),
        ("a1 c5", "a1-c5"),
        ("swap3", "swap 3"),
        ("Swap 4", "swap 4"),
        ("KEEP", "keep"),
        ("end", "end"),
        (TILES.replace("/", ""), TILES),
        (TILES.replace("/", " / "), TILES),
    ],
)
def test_steps_are_read_with_some_freedom_and_written_in_one_way(typed: str, written: str) -> None:
    assert moguli.format_step(moguli.parse_step(typed)) == written


@pytest.mark.parametrize(
    "typed", ["", "c4", "c8*90", "f1-a1", "c4*45", "c4*0", "c4*360", "a1-", "swap", "swap 9", "turn a1-c5", "c4**90"]
)
def test_other_texts_are_no_steps(typed: str) -> None:
    with pytest.raises(StepSyntaxError, match="moguli-step-syntax"):
        moguli.parse_step(typed)


def test_a_set_up_has_seventeen_marked_tiles() -> None:
    with pytest.raises(StepSyntaxError, match="moguli-tiles-marked") as refused:
        moguli.parse_step(TILES.lower())
    assert refused.value.reason.params == {"count": 0, "needed": 17}


def test_the_letters_show_the_paths(at: At) -> None:
    shown = {tile["at"]: tile for tile in moguli.view(at(f"{START} w"), None)["tiles"]}
    assert shown["a7"] == {"at": "a7", "top": "NW", "under": "NW", "marked": True}  # D
    assert shown["c7"] == {"at": "c7", "top": "SW", "under": "NE", "marked": False}  # q
    assert shown["b5"]["top"] == "NE"  # b
    assert shown["a1"]["top"] == "SE"  # P


def test_a_tile_is_edited_by_its_letter(at: At) -> None:
    edited = START.replace("DQqPq/", "DQqPb/", 1)
    assert moguli.view(at(f"{edited} w"), None)["tiles"][34]["top"] == "NE"


@pytest.mark.parametrize(
    "text",
    [
        f"{START} w",
        f"{START} d",
        f"{START} d turn=4 locked=a1",
        f"{START} w turn=5 locked=a1,e7 pivoted=c4 could",
        f"{START} w turn=5 pivoted=c4 moved",
        f"{START} w moved bonus",
        f"{START} w pivoted=c4 moved bonus",
        f"{START} w pivoted=c4,c4 moved bonus",
        f"{START} w pivoted=c4,d4 moved bonus",
        f"{START} w turn=7 blocked=5",
        f"{START} d turn=6 blocked=6 over",
        f"{START} d turn=400 over",
    ],
)
def test_positions_read_and_write_alike(text: str, at: At) -> None:
    assert moguli.format_position(at(text)) == text


def test_words_may_come_in_any_order(at: At) -> None:
    assert at(f"{START} w moved turn=5 pivoted=c4") == at(f"{START} w turn=5 pivoted=c4 moved")


def test_before_the_tiles_are_laid(at: At) -> None:
    assert moguli.to_act(at("lay")) == "chance"
    assert moguli.format_position(at("lay", new_home_row="on")) == "lay"


def test_choosing_a_home_row_is_a_position_of_that_variant_only(at: At) -> None:
    assert moguli.to_act(at(f"{START} d swap", new_home_row="on")) == 1
    with pytest.raises(PositionError, match="moguli-position-word"):
        at(f"{START} d swap")
    with pytest.raises(PositionError, match="moguli-position-word"):
        at(f"{TILES} ddddd/5/5/5/5/w4/1wwww d swap", new_home_row="on")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "syntax"),
        (START, "syntax"),
        (f"{START} x", "syntax"),
        (f"{START} wd", "syntax"),
        (f"{TILES[:-1]} {PAWNS} w", "tiles"),
        (f"{TILES.replace('D', 'x')} {PAWNS} w", "tiles"),
        (f"{TILES} ddddd/5/5/5/5/wwwww w", "pawns"),
        (f"{TILES} ddddd/6/5/5/5/5/wwwww w", "pawns"),
        (f"{TILES} ddddd/5/5/5/5/5/wwww1 w", "count"),
        (f"{TILES} ddddd/d4/5/5/5/5/wwwww w", "count"),
        (f"{START} w turn=2", "word"),
        (f"{START} d turn=0", "word"),
        (f"{START} w turn=401", "word"),
        (f"{START} w turn=", "word"),
        (f"{START} w turn", "word"),
        (f"{START} w turn=3 turn=3", "word"),
        (f"{START} w hello", "word"),
        (f"{START} w locked=a1", "word"),  # nobody played before
        (f"{START} w turn=3 locked=a1,a1", "word"),
        (f"{START} w turn=3 locked=a9", "word"),
        (f"{START} w turn=3 locked=a1,b1,c1", "word"),
        (f"{START} w turn=3 locked=a1 pivoted=a1", "word"),
        (f"{START} w pivoted=a1,b1", "word"),
        (f"{START} w bonus", "word"),
        (f"{START} w could", "word"),
        (f"{START} w pivoted=a1 moved could", "word"),
        (f"{START} w turn=3 blocked=3", "word"),
        (f"{START} w turn=9 blocked=6", "word"),
        (f"{START} w turn=9 over", "word"),
        (f"{START} w moved=1", "word"),
        (f"{TILES} wwww1/5/5/5/5/w4/ddddd d", "over"),
        (f"{TILES} wwww1/5/5/5/5/w4/ddddd w", "over"),
        (f"{TILES} www2/5/5/5/5/w3d/ddddw w", "over"),
    ],
)
def test_impossible_positions_are_refused(text: str, code: str, at: At) -> None:
    with pytest.raises(PositionError) as refused:
        at(text)
    assert refused.value.reason.code in (f"moguli-position-{code}", f"moguli-{code}")


def test_a_position_needs_seventeen_marked_tiles(at: At) -> None:
    with pytest.raises(PositionError, match="moguli-tiles-marked"):
        at(f"{TILES.upper()} {PAWNS} w")


def test_random_positions_round_trip(random_position: RandomPosition, at: At) -> None:
    random = Random("notation")
    for _ in range(300):
        text, cylinder = random_position(random)
        try:
            state = at(text, cylinder="on" if cylinder else "off")
        except PositionError:
            continue
        assert at(moguli.format_position(state), cylinder="on" if cylinder else "off") == state
