"""Text forms of steps and positions, short enough to type.

Steps: `c7-c6` a move, `d7>c7` a pass, `antijeu`, `end`.

Positions: the rows from 7 down to 1, then who acts, the moves left and the passes left of the turn:

    wwwWwww/7/7/7/7/7/dddDddd w 2 1

`w` and `d` are supports, a capital carries the ball, a digit counts empty squares (dots will do). A chasm is an empty
square: the options tell where it is. One word may follow: `short` in the one-action turn of the short opening;
`antijeu:w`, `antijeu:d` or `repetition` when the game has ended so (that a ball has arrived shows by itself).
"""

from __future__ import annotations

import re
from typing import Final

from escale.core.errors import PositionError, StepSyntaxError
from escale.core.game import Outcome
from escale.core.options import Options
from escale.games.diaballik.rules import (
    DRAWN,
    GOAL,
    MOVES_LEFT,
    PASSES_LEFT,
    SHORT,
    WON_BY_ANTIJEU,
    Rules,
    State,
    rules_of,
    starting,
)
from escale.games.diaballik.squares import NAMES, NUMBERS, SIZE, names
from escale.games.diaballik.steps import ANTIJEU, END, Step

SIDES: Final = "wd"  # the letter of each seat
MARKS: Final = {"move": "-", "pass": ">"}  # the sign between the two squares

_STEP: Final = re.compile(r"([a-g][1-7])([->])([a-g][1-7])")
_KINDS: Final = {mark: kind for kind, mark in MARKS.items()}
_BUTTONS: Final = {step.kind: step for step in (ANTIJEU, END)}
_ENDINGS: Final = {"antijeu:w": WON_BY_ANTIJEU[0], "antijeu:d": WON_BY_ANTIJEU[1], "repetition": DRAWN}
_WORDS: Final = {outcome: word for word, outcome in _ENDINGS.items()}


def name(bit: int) -> str:
    """The name of a square given as a bit."""
    return NAMES[bit.bit_length() - 1]


def format_step(step: Step) -> str:
    """Write a step."""
    if step.kind in _BUTTONS:
        return step.kind
    return name(step.origin) + MARKS[step.kind] + name(step.target)


def parse_step(text: str) -> Step:
    """Read a step, legal or not."""
    typed = text.strip().lower()
    if typed in _BUTTONS:
        return _BUTTONS[typed]
    found = _STEP.fullmatch(typed)
    if not found:
        raise StepSyntaxError("diaballik-step-syntax", text=text[:20])
    origin, mark, target = found.groups()
    return Step(_KINDS[mark], 1 << NUMBERS[origin], 1 << NUMBERS[target])


def format_position(state: State) -> str:
    """Write a position, without the positions that came before it."""
    fields = [format_board(state), SIDES[state.seat], str(MOVES_LEFT[state.left]), str(PASSES_LEFT[state.left])]
    if state.ended in _WORDS:
        fields.append(_WORDS[state.ended])
    elif state.left == SHORT:
        fields.append("short")
    return " ".join(fields)


def format_board(state: State) -> str:
    """The rows of a position, from 7 down to 1."""
    rows = []
    for row in reversed(range(SIZE)):
        letters = "".join(letter_at(state, 1 << SIZE * row + column) for column in range(SIZE))
        rows.append(re.sub(r"\.+", lambda empty: str(len(empty[0])), letters))
    return "/".join(rows)


def letter_at(state: State, bit: int) -> str:
    """What stands on a square: `w`, `d`, a capital with the ball, or `.`."""
    for side, supports, ball in zip(SIDES, state.supports, state.balls, strict=True):
        if supports & bit:
            return side.upper() if ball & bit else side
    return "."


def parse_position(text: str, options: Options, seats: int = 2) -> State:
    """Read a position; the one it describes counts as its first appearance."""
    fields = text.split()
    if not 4 <= len(fields) <= 5 or not re.fullmatch("[wd] [0-2] [01]", " ".join(fields[1:4])):
        raise PositionError("diaballik-position-syntax", text=text[:80])
    rules = rules_of(options)
    supports, balls = parse_board(fields[0])
    check_pieces(rules, supports, balls)
    left, ended = _parse_last(rules, int(fields[2]) + 3 * int(fields[3]), fields[4:])
    state = starting(rules, supports, balls, SIDES.index(fields[1]), left)
    return state._replace(ended=ended) if ended and not state.ended else state


def parse_board(text: str) -> tuple[tuple[int, int], tuple[int, int]]:
    """White's and Dark's supports, and their balls, from the rows of a position."""
    spelled = re.sub(r"[1-7]", lambda count: "." * int(count[0]), text)
    rows = spelled.split("/")
    if len(rows) != SIZE or any(not re.fullmatch(r"[wdWD.]{7}", row) for row in rows):
        raise PositionError("diaballik-position-rows", text=text[:60])
    letters = "".join(reversed(rows))
    sets = {letter: sum(1 << square for square, found in enumerate(letters) if found == letter) for letter in "wdWD"}
    return (sets["w"] | sets["W"], sets["d"] | sets["D"]), (sets["W"], sets["D"])


def check_pieces(rules: Rules, supports: tuple[int, int], balls: tuple[int, int]) -> None:
    """Refuse what no game can have: seven supports and a ball each, none on a chasm, at most one ball arrived."""
    for seat, side in enumerate(SIDES):
        if supports[seat].bit_count() != SIZE:
            raise PositionError("diaballik-position-supports", side=side, count=supports[seat].bit_count())
        if balls[seat].bit_count() != 1:
            raise PositionError("diaballik-position-balls", side=side, count=balls[seat].bit_count())
    for square in names((supports[0] | supports[1]) & rules.chasms):
        raise PositionError("diaballik-position-chasm", square=square)
    if balls[0] & GOAL[0] and balls[1] & GOAL[1]:
        raise PositionError("diaballik-position-two-winners")


def _parse_last(rules: Rules, left: int, words: list[str]) -> tuple[int, Outcome | None]:
    """Read the last word, if any: the short opening, or how the game ended."""
    if not words:
        return left, None
    if words == ["short"] and left == SHORT - 2 and rules.options["opening"] == "short":
        return SHORT, None
    if words[0] in _ENDINGS:
        return left, _ENDINGS[words[0]]
    raise PositionError("diaballik-position-word", text=words[0][:20])
