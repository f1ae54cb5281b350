"""Text forms of steps and positions, short enough to type.

Tiles are letters whose shape shows the two paths on top: the stem points north or south, the bowl east or west.
A capital has the triangle.

    b NE    p SE    q SW    d NW        as they follow each other when a tile is turned clockwise

Steps:

    bpQdB/.../ddPqb     the set-up: the rows from 7 down to 1, each from column a to e; 17 capitals in all
    swap 3, keep        the choice of a new home row
    c4*90               the tile c4 is turned by 90° clockwise (180 and 270 likewise)
    a1-c5               the pawn of a1 goes to c5
    end

Read as well: the set-up without slashes, `turn c4 90`, `c4 90`, `swap3`, `a1 c5`.

Positions: the tiles as in the set-up, the pawns row by row in the same order (`w` White, `d` Dark, a digit counts free
gates), who acts; then only those of these words that are needed, in this order:

    bpQdB/.../ddPqb dd1dd/5/2d2/5/5/w4/w1www w turn=5 locked=c4 pivoted=a1,a1 moved bonus blocked=2

    swap            the acting side may choose a new home row; the first turn has not begun
    turn=5          number of the turn under way; 1 for White and 2 for Dark when left out
    locked=c4,d5    tiles the other side pivoted in its last turn
    pivoted=a1,a1   tiles pivoted in this turn, in any order; one that was turned twice stands twice
    moved           a pawn was moved in this turn
    bonus           ... and passed under an opposing pawn
    could           no pawn was moved, but a move was possible before the pivot of this turn: the turn is not blocked
    blocked=2       blocked turns in a row up to now
    over            the turn is over and with it the game

Before the tiles are laid the position is the one word `lay`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from escale.core.errors import PositionError, StepSyntaxError
from escale.core.options import Options
from escale.games.moguli.board import BITS, HEIGHT, MARKED, NUMBERS, PLAIN, WIDTH, Tiles, name, names
from escale.games.moguli.rules import (
    BLOCKED_LIMIT,
    DARK,
    HOME,
    TURN_LIMIT,
    WHITE,
    State,
    has_crossed,
    initial,
    judge,
    rules_of,
)
from escale.games.moguli.steps import END, KEEP, Keep, Lay, Move, Pivot, Step, Swap

SIDES: Final = "wd"  # the letter of each seat
PAWNS: Final = 5  # of each side

_LETTERS: Final = "qdpbQDPB"  # by 4 * marked + 2 * east + north
_ORIENTED: Final = {letter: number for number, letter in enumerate(_LETTERS)}
_WORDS: Final[Mapping[str, Step]] = {"end": END, "keep": KEEP}
_PIVOT: Final = re.compile(r"(?:(?:turn|pivot) )?([a-e][1-7]) ?[* ] ?(90|180|270)")
_MOVE: Final = re.compile(r"([a-e][1-7]) ?[- ] ?([a-e][1-7])")
_SWAP: Final = re.compile(r"swap ?([1-7])")
_LAY: Final = re.compile(r"[bpqdBPQD]{35}")


def format_step(step: Step) -> str:
    """Write a step."""
    match step:
        case Pivot(tile, quarters):
            return f"{name(tile)}*{90 * quarters}"
        case Move(origin, target):
            return f"{name(origin)}-{name(target)}"
        case Lay(tiles):
            return format_tiles(tiles)
        case Swap(row):
            return f"swap {row}"
        case Keep():
            return "keep"
        case _:
            return "end"


def parse_step(text: str) -> Step:
    """Read a step, legal or not."""
    if _LAY.fullmatch(letters := re.sub(r"[\s/]", "", text)):
        tiles = _read_tiles(letters)
        if tiles.plain.bit_count() != PLAIN:
            raise StepSyntaxError("moguli-tiles-marked", count=len(letters) - tiles.plain.bit_count(), needed=MARKED)
        return Lay(tiles)
    typed = " ".join(text.lower().split())
    if typed in _WORDS:
        return _WORDS[typed]
    if found := _PIVOT.fullmatch(typed):
        return Pivot(BITS[NUMBERS[found[1]]], int(found[2]) // 90)
    if found := _MOVE.fullmatch(typed):
        return Move(BITS[NUMBERS[found[1]]], BITS[NUMBERS[found[2]]])
    if found := _SWAP.fullmatch(typed):
        return Swap(int(found[1]))
    raise StepSyntaxError("moguli-step-syntax", text=text[:20])


# Tiles and pawns


def letter(tiles: Tiles, bit: int) -> str:
    """The letter of one tile."""
    north, east, is_plain = (bool(part & bit) for part in tiles)
    return _LETTERS[4 * (not is_plain) + 2 * east + north]


def format_tiles(tiles: Tiles) -> str:
    """The tiles, row by row from 7 to 1."""
    return _by_rows([letter(tiles, bit) for bit in BITS])


def _by_rows(letters: list[str]) -> str:
    return "/".join("".join(letters[WIDTH * row : WIDTH * (row + 1)]) for row in reversed(range(HEIGHT)))


def _read_tiles(letters: str) -> Tiles:
    """Tiles from the 35 letters of all rows, without slashes."""
    numbers = [_ORIENTED[letter] for letter in _upwards(letters)]
    north, east, marked = (_set(number >> place & 1 for number in numbers) for place in range(3))
    return Tiles(north, east, _set(True for _ in BITS) ^ marked)


def _upwards(letters: str) -> str:
    """The letters of the rows from 7 to 1, reordered from a1 to e7."""
    return "".join(letters[WIDTH * row : WIDTH * (row + 1)] for row in reversed(range(HEIGHT)))


def _set(chosen: Iterable[bool | int]) -> int:
    return sum(bit for bit, is_in in zip(BITS, chosen, strict=True) if is_in)


def format_pawns(pawns: tuple[int, int]) -> str:
    """The pawns, row by row from 7 to 1."""
    letters = ["w" if pawns[WHITE] & bit else "d" if pawns[DARK] & bit else "." for bit in BITS]
    return re.sub(r"\.+", lambda free: str(len(free[0])), _by_rows(letters))


def _read_board(text: str, allowed: str) -> str:
    """The 35 letters of seven rows of five; an empty text when it is something else."""
    spelled = re.sub(r"[1-5]", lambda free: "." * int(free[0]), text)
    is_board = re.fullmatch(rf"(?:[{allowed}]{{5}}/){{6}}[{allowed}]{{5}}", spelled)
    return spelled.replace("/", "") if is_board else ""


def parse_tiles(text: str) -> Tiles:
    """Read the tiles of a position."""
    letters = _read_board(text, "bpqdBPQD")
    if not letters:
        raise PositionError("moguli-position-tiles", text=text[:60])
    tiles = _read_tiles(letters)
    if tiles.plain.bit_count() != PLAIN:
        raise PositionError("moguli-tiles-marked", count=len(letters) - tiles.plain.bit_count(), needed=MARKED)
    return tiles


def parse_pawns(text: str) -> tuple[int, int]:
    """Read the pawns of a position."""
    letters = _upwards(_read_board(text, "wd."))
    if not letters:
        raise PositionError("moguli-position-pawns", text=text[:60])
    for side in SIDES:
        if letters.count(side) != PAWNS:
            raise PositionError("moguli-position-count", side=side, count=letters.count(side))
    return _set(letter == "w" for letter in letters), _set(letter == "d" for letter in letters)


# Positions


def format_position(state: State) -> str:
    """Write a position."""
    if state.stage == "lay":
        return "lay"
    words = {
        "swap": state.stage == "swap",
        f"turn={state.turn}": state.stage == "play" and state.turn != state.seat + 1,
        f"locked={','.join(names(state.locked))}": state.locked,
        f"pivoted={','.join(_pivoted(state))}": state.pivoted,
        "moved": state.moved,
        "bonus": state.bonus,
        "could": state.could_move,
        f"blocked={state.blocked}": state.blocked,
        "over": state.ended,
    }
    board = (format_tiles(state.tiles), format_pawns(state.pawns), SIDES[state.seat])
    return " ".join([*board, *(word for word, is_told in words.items() if is_told)])


def _pivoted(state: State) -> list[str]:
    """The tiles pivoted in this turn; the only one, twice, if it was turned twice."""
    made = 1 + state.bonus - state.pivots_left
    return names(state.pivoted) * (2 if made > state.pivoted.bit_count() else 1)


def parse_position(text: str, options: Options, seats: int = 2) -> State:
    """Read a position; raise `PositionError` if it is written wrongly or cannot be."""
    fields = text.split()
    start = initial(options, seats)
    if fields == ["lay"]:
        return start
    if len(fields) < 3 or fields[2] not in tuple(SIDES):
        raise PositionError("moguli-position-syntax", text=text[:80])
    tiles, pawns, seat = parse_tiles(fields[0]), parse_pawns(fields[1]), SIDES.index(fields[2])
    state = start._replace(stage="play", tiles=tiles, pawns=pawns, seat=seat, turn=seat + 1)
    words = _read_words(fields[3:])
    if "swap" in words:
        if len(words) > 1 or not rules_of(options).new_home_row or pawns != HOME:
            raise _wrong("swap")
        return state._replace(stage="swap", turn=1)
    state = _with_words(state, words)
    _check_crossed(state)
    return _over(state) if "over" in words else state


def _read_words(fields: list[str]) -> dict[str, str]:
    """The words after the board, by name; each may stand once."""
    words: dict[str, str] = {}
    for field in fields:
        word, equals, value = field.partition("=")
        if word in words or _VALUES.get(word) != bool(equals):
            raise _wrong(field)
        words[word] = value
    return words


# The words a position may hold, and whether they have a value.
_VALUES: Final = {
    "swap": False,
    "turn": True,
    "locked": True,
    "pivoted": True,
    "moved": False,
    "bonus": False,
    "could": False,
    "blocked": True,
    "over": False,
}


def _with_words(state: State, words: Mapping[str, str]) -> State:
    """The state with everything the words tell, each of them checked."""
    turn = _number(words, "turn", state.seat + 1, TURN_LIMIT)
    if turn % 2 != 1 - state.seat or turn == 0:
        raise _wrong(f"turn={turn}")
    locked, pivoted = _tiles(words, "locked"), _tiles(words, "pivoted")
    if len(set(locked)) != len(locked) or (locked and turn == 1):
        raise _wrong("locked")
    moved, bonus, could = ("moved" in words, "bonus" in words, "could" in words)
    if bonus and not moved:
        raise _wrong("bonus")
    if len(pivoted) > 1 + bonus or set(pivoted) & set(locked):
        raise _wrong("pivoted")
    if could and (moved or not pivoted or "over" in words):
        raise _wrong("could")
    blocked = _number(words, "blocked", 0, BLOCKED_LIMIT)
    if blocked >= turn + ("over" in words) or (blocked == BLOCKED_LIMIT and "over" not in words):
        raise _wrong("blocked")
    return state._replace(
        turn=turn,
        pivots_left=1 + bonus - len(pivoted),
        moved=moved,
        bonus=bonus,
        pivoted=sum(set(pivoted)),
        locked=sum(locked),
        could_move=could,
        blocked=blocked,
    )


def _number(words: Mapping[str, str], word: str, default: int, most: int) -> int:
    value = words.get(word, str(default))
    if not re.fullmatch("[0-9]{1,3}", value) or int(value) > most:
        raise _wrong(f"{word}={value}")
    return int(value)


def _tiles(words: Mapping[str, str], word: str) -> list[int]:
    """The tiles a word lists, at most two, as sets of one."""
    listed = words[word].split(",") if word in words else []
    if len(listed) > 2 or any(tile not in NUMBERS for tile in listed):
        raise _wrong(f"{word}={words[word]}")
    return [BITS[NUMBERS[tile]] for tile in listed]


def _check_crossed(state: State) -> None:
    """Refuse four pawns on the opposing home row in a turn that cannot be: the game was over before."""
    early = has_crossed(state.seat, state.pawns) and not state.moved
    if early or (state.seat == WHITE and has_crossed(DARK, state.pawns)):
        raise PositionError("moguli-position-over")


def _over(state: State) -> State:
    """The end of a game that a position claims."""
    ended = judge(state.seat, state.turn, state.pawns, state.blocked)
    if ended is None or (state.moved and state.blocked):
        raise _wrong("over")
    return state._replace(ended=ended)


def _wrong(word: str) -> PositionError:
    return PositionError("moguli-position-word", text=word[:20])
