"""The rules once more, slowly and differently: a dictionary of squares walked one square at a time.

Squares are pairs (x, y): crossings from (1, 1), Red's starts (x, 0) and homes (x, n + 1), White's starts (0, y) and
homes (n + 1, y). Shares nothing with the package but the text forms.
"""

from __future__ import annotations

from itertools import permutations, product

Square = tuple[int, int]
Board = dict[Square, str]  # "R" or "W" on each occupied square, starts and homes included


def board(pawns: tuple[tuple[int, ...], tuple[int, ...]]) -> Board:
    red, white = pawns
    squares = dict.fromkeys(enumerate(red, start=1), "R")
    return squares | {(x, y): "W" for y, x in enumerate(white, start=1)}


def lane_square(side: str, lane: int, place: int) -> Square:
    return (lane, place) if side == "R" else (place, lane)


def find(squares: Board, side: str, lane: int, lanes: int) -> int:
    return next(p for p in range(lanes + 2) if squares.get(lane_square(side, lane, p)) == side)


def move(squares: Board, side: str, lane: int, points: int, lanes: int) -> Board | None:
    """The board after a move, walked square by square; None when it cannot be made."""
    place = find(squares, side, lane, lanes)
    way = 1 if points > 0 else -1
    other = "W" if side == "R" else "R"
    for walked in range(1, abs(points) + 1):
        here = place + way * walked
        if not 0 <= here <= lanes + 1:
            return None
        if walked < abs(points) and squares.get(lane_square(side, lane, here)) == other:
            return None
    moved = dict(squares)
    del moved[lane_square(side, lane, place)]
    target = lane_square(side, lane, place + points)
    if moved.get(target) == other:
        x, y = target
        moved[(0, y) if other == "W" else (x, 0)] = other
    moved[target] = side
    return moved


def steps(squares: Board, side: str, dice: tuple[int, ...], lanes: int) -> set[str]:
    """The text of every legal step."""
    found = {
        f"{lane}{sign * die:+d}"
        for lane, die, sign in product(range(1, lanes + 1), dice, (1, -1))
        if move(squares, side, lane, sign * die, lanes) is not None
    }
    return found if any("+" in text for text in found) else found | {"end"}


def is_home(squares: Board, side: str, lanes: int) -> bool:
    return all(squares.get(lane_square(side, lane, lanes + 1)) == side for lane in range(1, lanes + 1))


def turns(squares: Board, side: str, dice: tuple[int, int], lanes: int) -> set[frozenset[tuple[Square, str]]]:
    """Every board a whole turn can lead to: both orders of the dice, every pawn both ways, stops when allowed."""
    found = set()
    plays = list(product(range(1, lanes + 1), (1, -1)))
    for first, second in set(permutations(dice)):
        if "end" in steps(squares, side, dice, lanes):
            found.add(frozenset(squares.items()))
        for lane, sign in plays:
            middle = move(squares, side, lane, sign * first, lanes)
            if middle is None:
                continue
            if is_home(middle, side, lanes) or "end" in steps(middle, side, (second,), lanes):
                found.add(frozenset(middle.items()))
            if is_home(middle, side, lanes):
                continue
            for other_lane, other_sign in plays:
                last = move(middle, side, other_lane, other_sign * second, lanes)
                if last is not None:
                    found.add(frozenset(last.items()))
    return found
