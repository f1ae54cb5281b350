"""Help for players who look for a move: which pivots open one. On demand for people, always for random players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from escale.games.moguli.board import ALL, HEIGHT, WIDTH, bits_of, levels
from escale.games.moguli.display import describe
from escale.games.moguli.notation import format_step
from escale.games.moguli.paths import influence, reach
from escale.games.moguli.rules import HOME, WHITE, Reached, State, movable, moves
from escale.games.moguli.steps import END, PIVOTS, Move, Pivot, Step


def after_pivots(state: State, seekers: int = ALL) -> Iterator[tuple[Pivot, list[Reached]]]:
    """The pivots that may change where pawns can go, with all legal moves of these pawns after them.

    Tiles without influence on a pawn are left out, and so are pawns without influence of the tile, those that are
    not among the seekers, and locked tiles.
    """
    is_cylinder = state.rules.cylinder
    on = levels(state.tiles, is_cylinder)
    mine, theirs = state.pawns[state.seat], state.pawns[1 - state.seat]
    pawns = [
        (pawn, may, influence(pawn, mine, theirs, state.tiles, on)) for pawn, may in movable(state) if pawn & seekers
    ]
    for tile in bits_of(ALL & ~state.locked):
        near = [(pawn, may) for pawn, may, tiles in pawns if tiles & tile]
        for pivot in PIVOTS[tile] if near else ():
            after = levels(state.tiles.pivoted(tile, pivot.quarters), is_cylinder)
            found = [(pawn, may, *reach(pawn, mine, theirs, after)) for pawn, may in near]
            yield (
                pivot,
                [Reached(pawn, ends & may, with_bonus & may) for pawn, may, ends, with_bonus in found if ends & may],
            )


def hints(state: State, seat: int | None = None) -> list[dict[str, Any]]:
    """The legal pivots that open moves not possible now, described, each with these moves in `opens`.

    Before the move of a turn only. When a gate of the home row must be freed, the moves are freeing moves.
    """
    if state.stage != "play" or state.ended or state.moved or not state.pivots_left:
        return []
    known = {one.pawn: one.targets for one in moves(state)}
    found = ((pivot, _opened(reached, known)) for pivot, reached in after_pivots(state))
    return [{**describe(state, pivot, None), "opens": opened} for pivot, opened in found if opened]


def _opened(reached: list[Reached], known: Mapping[int, int]) -> list[dict[str, Any]]:
    """The moves that are not among the known ones."""
    return [
        {"text": format_step(Move(pawn, target)), "bonus": bool(with_bonus & target)}
        for pawn, targets, with_bonus in reached
        for target in bits_of(targets & ~known.get(pawn, 0))
    ]


# What random players like: the square of the rows a pawn gains, or a pivot lets it gain, times this.
_FORWARD: Final = 40
_END_MOVED: Final = 100  # once a pawn has moved


def lean(state: State, steps: Sequence[Step]) -> list[int]:
    """Weights for random players: they seek moves forward, or else pivots that open some.

    Without it they would turn tiles until the game ends blocked.
    """
    if state.moved:
        return [_END_MOVED if step == END else 1 for step in steps]
    if state.stage != "play":
        return [1] * len(steps)
    best = _best_gain(state.seat, moves(state))
    liked: dict[Step, int] = {}
    if state.pivots_left and best <= 0:  # no move forward: which pivots open some?
        for pivot, reached in after_pivots(state, ALL ^ HOME[1 - state.seat]):
            liked[pivot] = _liking(_best_gain(state.seat, reached) - best)
    return [_weight(state.seat, step, liked) for step in steps]


def _weight(seat: int, step: Step, liked: Mapping[Step, int]) -> int:
    if isinstance(step, Move):
        return _liking(_row(seat, step.target) - _row(seat, step.origin))
    return liked.get(step, 1)


def _liking(rows: int) -> int:
    return 1 + _FORWARD * rows * rows if rows > 0 else 1


def _best_gain(seat: int, reached: list[Reached]) -> int:
    """How many rows the best of some moves gains; -1 when there is none."""
    return max((_row(seat, one.targets) - _row(seat, one.pawn) for one in reached), default=-1)


def _row(seat: int, gates: int) -> int:
    """The row of the gate farthest from a seat's own home row, counted from there."""
    if seat == WHITE:
        return (gates.bit_length() - 1) // WIDTH
    return HEIGHT - 1 - ((gates & -gates).bit_length() - 1) // WIDTH
