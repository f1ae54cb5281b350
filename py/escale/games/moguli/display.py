"""What a player sees: drawing data for the interface, and a board for the terminal. Everybody sees everything."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, TypeAlias

from escale.games.moguli.board import (
    BITS,
    COLUMNS,
    HEIGHT,
    NAMES,
    WIDTH,
    Levels,
    Links,
    Tiles,
    levels,
    name,
    names,
    pairs,
)
from escale.games.moguli.notation import SIDES, format_step, format_tiles
from escale.games.moguli.paths import Route, routes
from escale.games.moguli.rules import (
    BLOCKED_LIMIT,
    DARK,
    HOME_ROWS,
    TO_CROSS,
    TO_KEEP_FREE,
    TURN_LIMIT,
    WHITE,
    State,
    crossed,
    free_gates,
    moves,
)
from escale.games.moguli.steps import END, KEEP, SWAPS, Move, Pivot, Step, Swap

_SIDE_NAMES: Final = ("White", "Dark")
_ORIENTATIONS: Final = ("SW", "NW", "SE", "NE")  # by 2 * east + north
_LEVELS: Final = ("top", "under")

ToldLinks: TypeAlias = tuple[tuple[str, str, str], ...]  # level and two gates of each link


def view(state: State, seat: int | None) -> dict[str, Any]:
    """The board as drawing data."""
    is_laid = state.stage != "lay"
    return {
        "columns": WIDTH,
        "rows": HEIGHT,
        "cylinder": state.rules.cylinder,
        "stage": "over" if state.ended else state.stage,
        "tiles": [_tile(state.tiles, bit) for bit in BITS] if is_laid else None,
        "layout": format_tiles(state.tiles) if is_laid else None,
        "pawns": [{"at": at, "seat": side} for side, pawns in enumerate(state.pawns) for at in names(pawns)],
        "links": _link_names(levels(state.tiles, state.rules.cylinder)) if is_laid else {"top": [], "under": []},
        "locked": names(state.locked),
        "pivoted": names(state.pivoted),
        "home": [{"row": HOME_ROWS[side], "free": free_gates(side, state.pawns)} for side in (WHITE, DARK)],
        "crossed": [crossed(side, state.pawns) for side in (WHITE, DARK)],
        "needed": {"free": TO_KEEP_FREE, "crossed": TO_CROSS},
        "left": {"pivots": state.pivots_left, "move": not state.moved, "bonus": state.bonus},
        "obligation": _obligation(state),
        "last_turn": state.is_last_turn,
        "blocked": state.blocked,
        "limits": {"blocked": BLOCKED_LIMIT, "turns": TURN_LIMIT},
    }


def _tile(tiles: Tiles, bit: int) -> dict[str, Any]:
    north, east, is_plain = (bool(part & bit) for part in tiles)
    return {
        "at": name(bit),
        "top": _ORIENTATIONS[2 * east + north],
        "under": _ORIENTATIONS[2 * (east ^ is_plain) + (north ^ is_plain)],
        "marked": not is_plain,
    }


def _link_names(on: Levels) -> dict[str, list[list[str]]]:
    return {
        level: [[NAMES[one], NAMES[other]] for one, other in pairs(links)]
        for level, links in zip(_LEVELS, on, strict=True)
    }


def _obligation(state: State) -> dict[str, Any]:
    """What the home row asks of the acting seat, and which pawns can move at all.

    `status`: "free", a gate must be freed, by one of the pawns named; "frozen", it must be but no pawn can, so none
    moves; "stuck", no pawn can move; "none", the pawns named may move, or one has moved.
    """
    if state.stage != "play" or state.ended or state.moved:
        return {"status": "none", "pawns": []}
    pawns = [name(one.pawn) for one in moves(state)]
    if state.is_obliged:
        return {"status": "free" if pawns else "frozen", "pawns": pawns}
    return {"status": "none" if pawns else "stuck", "pawns": pawns}


def describe(state: State, step: Step, seat: int | None) -> Mapping[str, Any]:
    """A step for the interface: a pivot with the links it makes and breaks, a move with its route."""
    told: dict[str, Any] = {"text": format_step(step), "kind": step.kind, "parts": []}
    match step:
        case Pivot(tile, quarters):
            told["parts"] = [name(tile), str(90 * quarters)]
            appear, vanish = _changed_links(state.tiles, state.rules.cylinder, step)
            told["appear"], told["vanish"] = [*map(list, appear)], [*map(list, vanish)]
        case Move(origin, target):
            told["parts"] = [name(origin), name(target)]
            told |= _told_route(state, origin, target)
        case Swap(row):
            told["rows"], told["row"] = [HOME_ROWS[state.seat], row], row
        case _:
            pass
    return told


@lru_cache(maxsize=512)
def _changed_links(tiles: Tiles, is_cylinder: bool, pivot: Pivot) -> tuple[ToldLinks, ToldLinks]:
    """The links that appear and that vanish with a pivot."""
    before = levels(tiles, is_cylinder)
    after = levels(tiles.pivoted(pivot.tile, pivot.quarters), is_cylinder)
    return _more_links(after, before), _more_links(before, after)


def _more_links(some: Levels, others: Levels) -> ToldLinks:
    """The links that only the first ones have."""
    return tuple(
        (level, NAMES[one], NAMES[other])
        for level, more, fewer in zip(_LEVELS, some, others, strict=True)
        if more != fewer
        for one, other in pairs(Links(*(mine & ~theirs for mine, theirs in zip(more, fewer, strict=True))))
    )


def _told_route(state: State, origin: int, target: int) -> dict[str, Any]:
    route = route_of(state, origin, target)
    occupied = (state.pawns[WHITE] | state.pawns[DARK]) & ~origin
    passed = [gate for gate in route.underground[1:-1] if occupied >> gate & 1]
    return {
        "route": [[NAMES[gate] for gate in phase] for phase in route[:3]],
        "passed": [{"at": NAMES[gate], "seat": DARK if state.pawns[DARK] >> gate & 1 else WHITE} for gate in passed],
        "bonus": route.has_bonus,
    }


def route_of(state: State, origin: int, target: int) -> Route:
    """The way a pawn takes for a legal move."""
    mine, theirs = state.pawns[state.seat], state.pawns[1 - state.seat]
    return routes(state.tiles, state.rules.cylinder, origin, mine, theirs)[target]


def buttons(state: State, seat: int | None) -> tuple[Step, ...]:
    """The choices of a home row have buttons; in a turn, `end`."""
    return (*SWAPS, KEEP) if state.stage == "swap" else (END,)


# The terminal


def render_text(state: State, seat: int | None) -> str:
    """The surface and, beside it, the underground as seen from above.

    `w` and `d` are pawns, `o` free gates; `^` marks the tiles with a triangle, `x` those that are locked.
    """
    if state.stage == "lay":
        return "The tiles are not laid yet."
    (north, east, plain) = state.tiles
    lines = [f"   {'surface':<30}    underground"]
    for row in reversed(range(HEIGHT)):
        bits = BITS[WIDTH * row : WIDTH * (row + 1)]
        above = [_cell(state, bit, north & bit, east & bit) for bit in bits]
        below = [_cell(state, bit, (north ^ plain) & bit, (east ^ plain) & bit) for bit in bits]
        for line, margin in enumerate(("   ", f" {row + 1} ", "   ")):
            lines.append("".join([margin, *(cell[line] for cell in above), "    ", *(cell[line] for cell in below)]))
    columns = "  " + "     ".join(COLUMNS)
    lines += [f"   {columns}       {columns}", "", _status(state)]
    return "\n".join(line.rstrip() for line in lines)


def _cell(state: State, bit: int, north: int, east: int) -> tuple[str, str, str]:
    """Three lines of six signs for one tile on one level."""
    gate = "w" if state.pawns[WHITE] & bit else "d" if state.pawns[DARK] & bit else "o"
    corner = " " if state.tiles.plain & bit else "^"
    lock = "x" if state.locked & bit else " "
    return (
        f"{corner} {'|' if north else ' '}  {lock}"[:6],
        f"{'  ' if east else '--'}{gate}{'---' if east else '   '}",
        f"  {' ' if north else '|'}   ",
    )


def _status(state: State) -> str:
    """One line under the board: who acts and what is left, or how the game ended."""
    if state.ended:
        winners = state.ended.winners
        return f"{state.ended.termination}: " + (f"{_SIDE_NAMES[winners[0]]} wins" if winners else "a draw")
    side = f"{_SIDE_NAMES[state.seat]} ({SIDES[state.seat]})"
    if state.stage == "swap":
        return f"{side} may choose a new home row"
    told = {"free": "must free a gate", "frozen": "must free a gate, but no move does", "stuck": "no pawn can move"}
    parts = [
        f"turn {state.turn}, {side} to act",
        f"pivots left: {state.pivots_left}",
        f"moves left: {int(not state.moved)}",
        *(["last turn"] if state.is_last_turn else []),
        *(told[status] for status in [_obligation(state)["status"]] if status in told),
    ]
    return ", ".join(parts)
