"""The text forms of Point."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest
from escale.core.errors import PositionError, StepSyntaxError
from escale.games import point
from escale.games.point.rules import State, Step

Read: TypeAlias = Callable[..., State]
Play: TypeAlias = Callable[..., State]

P = "bbwwbbwwbbww"
HANDS = "bb=bbb,bb=bwb,bb=wbw/bw=bbw,wb=wbb,ww=wbw"
START = f"{P}/{P} 0b0w {HANDS} - bw 1 take 1"
TEAM = f"{P}/{P}/{P}/{P} 0b0w {HANDS}/bb=www,wb=bww,ww=bww/bb=bbw,bw=bbb,bw=wbw - bwbw 1 take 1"


# Steps


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("wb=bww@3", Step("use", "wb=bww", 0, 3)),
        ("wwb=bw@3", Step("use", "wb=bww", 1, 3)),
        ("b=wwww@12", Step("use", "b=wwww", 0, 12)),
        ("wwww=b@1", Step("use", "b=wwww", 1, 1)),
        ("throw wb=bww", Step("throw", "wb=bww")),
        ("card wb=bww", Step("card", "wb=bww")),
        ("swap wb=bww bb=bbb", Step("swap", "wb=bww", other="bb=bbb")),
        ("row bbwwbbwwbbww", Step("row", other=P)),
        ("lot 2", Step("lot", place=1)),
        ("draw", Step("draw")),
        ("take", Step("take")),
        ("stop", Step("stop")),
        ("end", Step("end")),
    ],
)
def test_steps_have_a_text(text: str, step: Step) -> None:
    assert point.parse_step(text) == step
    assert point.format_step(step) == text


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("use wb=bww@3", "wb=bww@3"),
        ("  USE  WB=BWW @ 3 ", "wb=bww@3"),
        ("throw wwb=bw", "throw wb=bww"),
        ("swap wwb=bw bbb=bb", "swap wb=bww bb=bbb"),
    ],
)
def test_what_one_may_type_besides(typed: str, text: str) -> None:
    assert point.format_step(point.parse_step(typed)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "wb=bww",
        "wb=bww@0",
        "wb=bww@100",
        "w=bww@1",
        "wb=bw@1",
        "throw",
        "row bbww",
        "lot 5",
        "lot 0",
        "swap wb=bww",
    ],
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(StepSyntaxError) as refused:
        point.parse_step(text)
    assert refused.value.reason.code == "point-step-syntax"


# Positions


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("-/- 0b0w -/- - - 1 row 0", {}),
        (f"{P}/- 0b0w -/- - - 2 row 0", {"layout": "random"}),
        (f"{P}/{P} 0b0w bb=bbb/- - - 1 deal 0", {}),
        (f"{P}/{P} 0b0w {HANDS} - - 1 lot 0", {}),
        (START, {}),
        (START.replace("take", "draw"), {}),
        (f"{START} offer:bb=www", {}),
        (f"{P}/bwbwbwbwbwbw 0b0w {HANDS} - bw 2 use 2 taken:bb=bwb", {}),
        (f"bbbbbb/{P} 0b6w {HANDS} - bw 1 done 31 won", {}),
        (f"{P}/{P} 0b0w {HANDS} - bw 1 done 300 long", {}),
        (f"{TEAM} offer:bb=bww swaps:2", {"players": "teams"}),
    ],
)
def test_positions_are_written_and_read_back(read: Read, text: str, options: dict[str, str]) -> None:
    assert point.format_position(read(text, **options)) == text


def test_a_position_is_read_in_any_order_of_the_cards_and_in_either_reading(read: Read) -> None:
    assert read(START.replace("bb=bbb,bb=bwb", "bwb=bb,bb=bbb")) == read(START)


def test_a_position_that_has_won_is_over(read: Read) -> None:
    state = read(f"bbbbbb/{P} 0b6w {HANDS} - bw 1 done 31 won")
    assert point.to_act(state) is None
    assert point.outcome(state) is not None


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "syntax"),
        (START.replace("0b0w", "0w0b"), "syntax"),
        (f"{START} bet:3", "syntax"),
        (START.replace("1 take 1", "take 1 1"), "syntax"),
        (f"{P}/{START}", "seats"),
        (START.replace("ww/", "wx/", 1), "row"),
        (START.replace(f"{P}/", "-/"), "row"),
        (f"bbbwwbbwwbbww/{P} 0b0w -/- - - 1 deal 0", "row"),
        (START.replace("bb=bwb", "bb=bw"), "card"),
        (START.replace("bb=bwb", "b=bwbb"), "copies"),
        (START.replace("bb=bwb,bb=wbw", "bb=bbb,bb=bbb"), "copies"),
        (START.replace("take", "sleep"), "phase"),
        (f"{P}/{P} 0b0w {HANDS} - - 2 lot 0", "phase"),
        (START.replace("1 take", "3 take"), "seat"),
        (START.replace("take 1", "take 0"), "turn"),
        (START.replace("take 1", "take 301"), "turn"),
        (START.replace(" bw 1", " bb 1"), "colours"),
        (START.replace(" bw 1", " - 1"), "colours"),
        (START.replace("bb=bbb,", ""), "hand"),
        (START.replace("take", "use"), "hand"),
        (START.replace("0b0w", "1b0w"), "pawns"),
        (f"b{START}", "pawns"),
        (f"{START.replace('take', 'draw')} offer:bb=www", "offer"),
        (f"{START} taken:bb=www", "taken"),
        (f"{START.replace('take', 'use')} taken:bb=www", "taken"),  # it cannot be used
        (f"{START} swaps:1", "swaps"),
        (f"{START} stopped:1", "hand"),
        (f"{START} won", "ending"),
        (f"{START.replace('take 1', 'done 299')} long", "ending"),
        (f"{START.replace('take 1', 'done 300')} won", "ending"),
        (f"{P}/{P} 0b0w -/- bb=bbb - 1 deal 0", "pile"),
    ],
)
def test_impossible_positions_are_refused(read: Read, text: str, code: str) -> None:
    with pytest.raises(PositionError) as refused:
        read(text)
    assert refused.value.reason.code == f"point-position-{code}"


@pytest.mark.parametrize(
    ("words", "hands"),
    [
        ("1 take 9 stopped:1", "-/bw=bbw,wb=wbb,ww=wbw/bb=bbb,bb=bwb,bb=wbw,bb=www,wb=bww,ww=bww"),  # it is its turn
        ("2 take 9 stopped:3", "bb=bbb,bb=bwb,bb=wbw,bb=www,wb=bww,ww=bww/bw=bbw,wb=wbb,ww=wbw/-"),  # a mixed row
        ("2 take 9 stopped:1,1", "-/bw=bbw,wb=wbb,ww=wbw/bb=bbb,bb=bwb,bb=wbw,bb=www,wb=bww,ww=bww"),
    ],
)
def test_who_cannot_have_stopped(read: Read, words: str, hands: str) -> None:
    with pytest.raises(PositionError) as refused:
        read(f"bbbbbb/{P}/{P}/{P} 0b6w {hands}/bb=bbw,bw=bbb,bw=wbw - bwbw {words}", players="teams")
    assert refused.value.reason.code == "point-position-stopped"


def test_a_position_with_nothing_to_draw_from_is_refused(read: Read) -> None:
    every = [f"{a}{b}={c}{d}{e}" for a in "bw" for b in "bw" for c in "bw" for d in "bw" for e in "bw"] * 2
    for card in HANDS.replace("/", ",").split(","):
        every.remove(card)
    with pytest.raises(PositionError) as refused:
        read(f"{P}/{P} 0b0w {HANDS} {','.join(every)} bw 1 draw 9")
    assert refused.value.reason.code == "point-position-pile"


def test_rows_in_pairs_are_not_laid_out_again(read: Read) -> None:
    with pytest.raises(PositionError) as refused:
        read("-/- 0b0w -/- - - 1 row 0", layout="pairs")
    assert refused.value.reason.code == "point-position-phase"
