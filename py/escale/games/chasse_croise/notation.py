"""Text forms of steps and positions, short enough to type.

Steps: `4+6` the pawn of lane 4 forwards by the 6, `4-3` backwards by the 3, `roll 6-3`, `end`.

Positions: the places of Red's pawns and of White's, lane 1 first, whose turn it is, the dice, the number of the turn:

    0,0,4,6,0/0,11,0,0,3 red 6-3 12

The dice are `-` when they are to be rolled; `6-3` a roll; `6-3:3` a roll of which the 3 is left; `6-3:` one that is
used up. While rolling for the beginning, `rolloff` and Red's total (0 before Red has rolled) stand after the turn,
which is 1. After the 600th turn `long` stands there.
"""

from __future__ import annotations

import re
from typing import Final

from escale.core.errors import PositionError, StepSyntaxError
from escale.core.game import Outcome
from escale.core.options import Options
from escale.games.chasse_croise.rules import DRAWN, END, LONGEST, RED, SIDES, WHITE, WON, Lane, State, Step

_PLAY: Final = re.compile(r"([1-9]|10)([+-])([1-6])")
_ROLL: Final = re.compile(r"roll ([1-6])-([1-6])")
_DICE: Final = re.compile(r"([1-6])-([1-6])(?::([1-6])?)?")


def format_step(step: Step) -> str:
    """Write a step."""
    if step.kind == "play":
        return f"{step.lane}{step.points:+d}"
    return f"roll {step.lane}-{step.points}" if step.kind == "roll" else "end"


def parse_step(text: str) -> Step:
    """Read a step, legal or not; the dice of a roll may be written in any order."""
    typed = " ".join(text.lower().split())
    if typed == "end":
        return END
    if found := _PLAY.fullmatch(typed):
        return Step("play", int(found[1]), int(found[2] + found[3]))
    if found := _ROLL.fullmatch(typed):
        return Step("roll", *sorted((int(found[1]), int(found[2])), reverse=True))
    raise StepSyntaxError("chasse-croise-step-syntax", text=text[:20])


def format_position(state: State) -> str:
    """Write a position."""
    pawns = "/".join(",".join(map(str, lane)) for lane in state.pawns)
    fields = [pawns, SIDES[state.seat], _format_dice(state), str(state.turn)]
    if state.rolloff is not None:
        fields += ["rolloff", str(state.rolloff)]
    elif state.ended == DRAWN:
        fields.append("long")
    return " ".join(fields)


def _format_dice(state: State) -> str:
    if state.rolled is None:
        return "-"
    roll = "-".join(map(str, state.rolled))
    return roll if state.dice == state.rolled else f"{roll}:{''.join(map(str, state.dice))}"


def parse_position(text: str, options: Options, seats: int = 2) -> State:
    """Read a position; pawns that are all home have won."""
    fields = text.split()
    if len(fields) < 3 or fields[1] not in SIDES or fields[0].count("/") != 1:
        raise PositionError("chasse-croise-position-syntax", text=text[:80])
    red, white = (_parse_lane(part, int(options["lanes"])) for part in fields[0].split("/"))
    _check_crossings(red, white)
    rolled, dice = _parse_dice(fields[2])
    turn = _parse_number(fields[3], 1, LONGEST, text) if len(fields) > 3 else 1
    state = State((red, white), SIDES.index(fields[1]), rolled, dice, None, turn, _winner(red, white))
    return _parse_last(state, fields[4:], text)


def _parse_lane(text: str, lanes: int) -> Lane:
    """The places of one side's pawns."""
    words = text.split(",")
    if len(words) != lanes:
        raise PositionError("chasse-croise-position-lanes", lanes=lanes, given=len(words))
    return tuple(_parse_number(word, 0, lanes + 1, text) for word in words)


def _parse_number(word: str, low: int, high: int, text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,3}", word) or not low <= int(word) <= high:
        raise PositionError("chasse-croise-position-syntax", text=text[:80])
    return int(word)


def _check_crossings(red: Lane, white: Lane) -> None:
    """Two pawns never share a crossing."""
    for column, row in enumerate(red, start=1):
        if 0 < row <= len(red) and white[row - 1] == column:
            raise PositionError("chasse-croise-position-crossing", column=column, row=row)


def _parse_dice(text: str) -> tuple[tuple[int, ...] | None, tuple[int, ...]]:
    """The roll of the turn and what is left of it."""
    if text == "-":
        return None, ()
    found = _DICE.fullmatch(text)
    if not found:
        raise PositionError("chasse-croise-position-dice", text=text[:20])
    high, low = sorted((int(found[1]), int(found[2])), reverse=True)
    if ":" not in text:
        return (high, low), (high, low)
    if found[3] is None:
        return (high, low), ()
    if int(found[3]) not in (high, low):
        raise PositionError("chasse-croise-position-dice", text=text[:20])
    return (high, low), (int(found[3]),)


def _parse_last(state: State, words: list[str], text: str) -> State:
    """Read the words after the turn, if any: the roll for the beginning, or the end by length."""
    if not words:
        return state
    if words == ["long"] and state.turn == LONGEST and state.rolled and not state.ended:
        return state._replace(ended=DRAWN)
    if len(words) == 2 and words[0] == "rolloff" and state.rolled is None and state.turn == 1 and not state.ended:
        total = _parse_number(words[1], 0, 12, text)
        if (state.seat == WHITE) == (total >= 2) and total != 1:
            return state._replace(rolloff=total)
    raise PositionError("chasse-croise-position-syntax", text=text[:80])


def _winner(red: Lane, white: Lane) -> Outcome | None:
    """The outcome when one side is home; nobody when none or (impossible) both are."""
    arrived = [min(lane) > len(lane) for lane in (red, white)]
    if all(arrived):
        raise PositionError("chasse-croise-position-two-winners")
    return WON[RED] if arrived[RED] else WON[WHITE] if arrived[WHITE] else None
