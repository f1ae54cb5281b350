"""Text forms: every sort of step and position, and what is refused as one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from escale.core.errors import PositionError, StepSyntaxError
from escale.games import gouda
from escale.games.gouda.state import State
from escale.games.gouda.steps import Step

At = Callable[..., State]

STEPS = (
    "mice 3 1 1", "from M2", "from T", "g2 M3", "r1 S1", "end", "decline", "reroll gr", "improve yy", "worsen g",
    "transfer M1", "annul roll", "annul gg", "annul", "extra F2", "roll ggyr", "draw rra",
)  # fmt: skip


@pytest.mark.parametrize("text", STEPS)
def test_steps_are_written_as_they_are_read(text: str) -> None:
    assert gouda.format_step(gouda.parse_step(text)) == text
    assert gouda.parse_step(f"  {text.upper().replace(' ', '   ')} ") == gouda.parse_step(text)


def test_dice_and_markers_may_be_typed_in_any_order() -> None:
    assert gouda.parse_step("roll rygg") == gouda.parse_step("roll ggyr")
    assert gouda.parse_step("draw ear") == gouda.parse_step("draw rae") == Step("draw", "rae")


@pytest.mark.parametrize(
    "text",
    ["", "g7 M3", "y1 M3", "g1", "from", "from M5", "roll", "roll gggggg", "roll x", "mice 3 1", "mice 1 1 10",
     "draw x", "draw rrrrrr", "reroll", "extra", "transfer g", "annul me", "ende", "g1 M3 M4", "g\u0661 M3"],
)  # fmt: skip
def test_other_texts_are_no_steps(text: str) -> None:
    with pytest.raises(StepSyntaxError) as refused:
        gouda.parse_step(text)
    assert refused.value.reason.code == "gouda-step-syntax"


POSITIONS: tuple[tuple[str, dict[str, str]], ...] = (
    ("-/-/- 2 place asked=1", {"first": "2"}),
    ("5M0/3M0+C1+C2/- 1 place asked=3", {}),
    ("-/- 1 draw asked=1", {"markers": "3"}),
    ("5M0/5M0 1 from", {}),
    ("3M0+M1+S1/5M4 2 roll at=M4", {}),
    ("2M1/2M1 2 roll at=M1 dice=gy", {}),
    ("2M1/2M2 2 roll at=M2>M1 dice=G", {}),
    ("2M1/2M1 2 apply at=M1 dice=gyRR", {}),
    ("M1/2M1+M2 2 apply at=M1 dice=yR used=g", {}),
    ("M1/2M1+M2 2 apply at=M1 used=gr", {}),
    ("F1+T/4M0 1 over", {}),
    ("2M0/5M0 1 from cheese=2T eaten=1", {"cheeses": "3"}),
    ("2M0/M0+T 1 from cheese=S1+S3 eaten=21", {"scattered": "on"}),
    ("2M0/M0+T 1 over cheese=- eaten=2112", {"scattered": "on"}),
    ("2T/T 1 over cheese=S1 eaten=211", {"scattered": "on"}),
)


@pytest.mark.parametrize(("text", "options"), POSITIONS)
def test_positions_are_written_as_they_are_read(text: str, options: dict[str, str], at: At) -> None:
    assert gouda.format_position(at(text, **options)) == text


def test_markers_may_be_typed_openly_and_are_written_sealed(at: At) -> None:
    open_text = "5M0/5M0 1 react at=M0 dice=ggggg asked=2 stack=1:annul-gg hands=re/ra"
    state = at(open_text, markers="3")
    assert state.hands == ("re", "ra")
    assert state.stack == ((0, gouda.parse_step("annul gg")),)
    written = gouda.format_position(state)
    assert written.startswith("5M0/5M0 1 react at=M0 dice=ggggg asked=2 stack=1:annul-gg hands=~")
    assert at(written, markers="3") == state


def test_mice_and_dice_may_be_typed_in_any_order(at: At) -> None:
    assert at("M2+M0+M2/5M0 1 apply at=M2 dice=rg") == at("M0+2M2/5M0 1 apply at=M2 dice=gr")


@pytest.mark.parametrize(
    ("text", "code", "options"),
    [
        ("", "syntax", {}),
        ("5M0/5M0 1", "syntax", {}),
        ("5M0/5M0 1 sleep", "syntax", {}),
        ("5M0/5X0 1 from", "syntax", {}),
        ("5M0/5M0 1 from cheese", "syntax", {}),
        ("5M0/5M0 1 from eaten=1 eaten=1", "syntax", {"cheeses": "3"}),
        ("5M0/5M0 3 from", "seat", {}),
        ("5M0/5M0 0 from", "seat", {}),
        ("5M0/5M0 1 from at=M0", "field", {}),
        ("5M0/5M0 1 roll", "field", {}),
        ("5M0/5M0 1 react at=M0 dice=ggggg", "field", {}),
        ("5M0/5M0 1 from colour=red", "field", {}),
        ("5M0+M1/5M0 1 from", "mice", {}),
        ("5M0/5M0 1 from cheese=2T eaten=1", "mice", {"cheeses": "3"}),
        ("-/5M0 1 from", "mice", {}),
        ("T/M0 1 close asked=1 hands=e/-", "over", {"markers": "1"}),
        ("-/- 1 close asked=1 hands=e/-", "table", {"markers": "1"}),
        ("5M0/4M0 1 place asked=3", "seat", {}),
        ("4M0/- 1 place asked=2", "mice", {}),
        ("4M0+M1/- 1 place asked=2", "mice", {}),
        ("5M0/- 2 place asked=2", "set-up", {}),
        ("-/- 1 draw asked=1", "set-up", {}),
        ("-/- 1 place asked=1", "markers", {"markers": "2"}),
        ("-/- 1 draw asked=1 hands=rr/-", "markers", {"markers": "2"}),
        ("T/T 1 over", "table", {}),
        ("T+M0/M0 1 from", "over", {}),
        ("M0/M0 1 over", "over", {}),
        ("M0/M0 1 from cheese=2T", "cheese", {"cheeses": "3"}),
        ("M0/M0 1 from cheese=2T eaten=11", "cheese", {"cheeses": "3"}),
        ("M0/M0 1 from cheese=2T+S1", "cheese", {"cheeses": "3"}),
        ("M0/M0 1 from cheese=- eaten=1", "cheese", {}),
        ("T+M0/M0 1 from cheese=T eaten=11", "cheese", {"cheeses": "3"}),
        ("S1+M0/M0 1 from", "cheese", {"scattered": "on"}),
        ("5M0/5M0 1 roll at=M1", "place", {}),
        ("5M0/5M0 1 roll at=M0>T", "place", {}),
        ("5M0/4M1 1 roll at=M0>M1", "place", {}),
        ("5M0/5M0 1 apply at=T dice=g", "place", {}),
        ("5M0/5M0 1 roll at=M0 dice=ggggg", "dice", {}),
        ("2M0/5M1 1 apply at=M0 dice=ggg", "dice", {}),
        ("5M0/5M0 1 apply at=M0", "dice", {}),
        ("5M0/5M0 1 apply at=M0 dice=gggg used=gg", "dice", {}),
        ("5M0/5M0 1 apply at=M0 dice=gggg used=y", "dice", {}),
        ("5M0/5M0 1 apply at=M0 dice=gxg", "dice", {}),
        ("5M0/5M0 1 react at=M0 dice=gggg asked=1 hands=r/-", "dice", {"markers": "1"}),
        ("5M0/5M0 1 react at=M0 dice=ggggg asked=2 hands=r/-", "asked", {"markers": "1"}),
        ("5M0/5M0 1 from hands=r/-", "markers", {}),
        ("5M0/5M0 1 from hands=rr/-", "markers", {"markers": "1"}),
        ("5M0/5M0 1 from hands=x/-", "markers", {"markers": "1"}),
        ("5M0/5M0 1 from hands=r", "markers", {"markers": "1"}),
        ("5M0/5M0 1 from hands=~AAAA", "markers", {"markers": "1"}),
        ("5M0/5M0 1 from hands=rr/-", "markers", {"markers": "set"}),
        ("5M0/5M0 1 from hands=rrr/rrr", "markers", {"markers": "3"}),
        ("5M0/5M0 1 close asked=1 stack=1:extra-M0 hands=a/-", "stack", {"markers": "2"}),
        ("5M0/5M0 1 close asked=2 stack=1:reroll-g hands=a/a", "stack", {"markers": "2"}),
        ("5M0/5M0 1 close asked=2 stack=1:end hands=-/a", "stack", {"markers": "2"}),
        ("5M0/5M0 1 close asked=2 stack=1:extra-M0,2:annul hands=a/a", "stack", {"markers": "2"}),
        ("5M0/5M0 1 close asked=1 stack=1:extra-M0,2:annul-roll hands=a/a", "stack", {"markers": "2"}),
        ("5M0/5M0 1 close asked=1 stack=nonsense hands=a/a", "stack", {"markers": "2"}),
        ("5M0/5M0/5M0 1 from/ ", "syntax", {}),
    ],
)
def test_impossible_positions_are_refused(text: str, code: str, options: dict[str, str]) -> None:
    with pytest.raises(PositionError) as refused:
        gouda.parse_position(text, gouda_options(options), 2)
    assert refused.value.reason.code == f"gouda-position-{code}"
    assert refused.value.reason.code in gouda.REASONS


def gouda_options(options: dict[str, str]) -> dict[str, str]:
    return {option.name: options.get(option.name, option.default) for option in gouda.OPTIONS}


def test_a_position_for_another_number_of_seats_is_refused() -> None:
    with pytest.raises(PositionError) as refused:
        gouda.parse_position("5M0/5M0 1 from", gouda_options({}), 3)
    assert refused.value.reason.code == "gouda-position-seats"
