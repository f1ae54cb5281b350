"""A second Moguli, slow and obvious, written from the rule book with other structures, against the real one.

Cells are (column, row) pairs, a tile is two sets of sides, a pawn's ways are all walked, gate by gate, in lists.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import pytest
from escale.core.match import Match
from escale.core.options import check_options
from escale.games import moguli
from escale.games.moguli.board import bits_of
from escale.games.moguli.rules import State, moves
from escale.games.moguli.steps import Move

RandomPosition: TypeAlias = Callable[[Random], tuple[str, bool]]
Cell: TypeAlias = tuple[str, int]  # column and row
Sides: TypeAlias = frozenset[str]
Level: TypeAlias = dict[Cell, Sides]

CELLS = [(column, row) for row in range(1, 8) for column in "abcde"]
SIDES = {"b": "NE", "p": "SE", "q": "SW", "d": "NW"}
CLOCKWISE = {"N": "E", "E": "S", "S": "W", "W": "N"}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
HOME_ROW = {"w": 1, "d": 7}
OTHER = {"w": "d", "d": "w"}


@dataclass
class Board:
    """A position that has been laid, in a turn."""

    top: Level
    under: Level
    pawns: dict[Cell, str]  # cell -> "w" or "d"
    side: str
    cylinder: bool
    turn: int = 1
    locked: frozenset[Cell] = frozenset()
    turned: list[Cell] = field(default_factory=list)
    moved: bool = False
    bonus: bool = False
    had_move: bool = False  # at an earlier moment of the turn
    blocked: int = 0
    result: tuple[str, str] | None = None  # how it ended, and who won

    @classmethod
    def read(cls, text: str, cylinder: bool) -> Board:
        tiles, pawns, side, *words = text.split()
        letters = dict(zip([(c, r) for r in range(7, 0, -1) for c in "abcde"], tiles.replace("/", ""), strict=True))
        spelled = re.sub("[1-5]", lambda found: "." * int(found[0]), pawns).replace("/", "")
        standing = dict(zip(letters, spelled, strict=True))
        said = {word.partition("=")[0]: word.partition("=")[2] for word in words}
        top = {cell: frozenset(SIDES[letter.lower()]) for cell, letter in letters.items()}
        under = {
            cell: top[cell] if letter.isupper() else frozenset("NESW") - top[cell] for cell, letter in letters.items()
        }
        return cls(
            top,
            under,
            {cell: letter for cell, letter in standing.items() if letter != "."},
            side,
            cylinder,
            turn=int(said.get("turn", 1 if side == "w" else 2)),
            locked=frozenset(cell_of(word) for word in said.get("locked", "").split(",") if word),
            turned=[cell_of(word) for word in said.get("pivoted", "").split(",") if word],
            moved="moved" in said,
            bonus="bonus" in said,
            had_move="could" in said,
            blocked=int(said.get("blocked", 0)),
        )

    def neighbour(self, cell: Cell, side: str) -> Cell | None:
        column, row = cell
        if side in "NS":
            row += 1 if side == "N" else -1
            return (column, row) if 1 <= row <= 7 else None
        place = "abcde".index(column) + (1 if side == "E" else -1)
        if not 0 <= place < 5:
            if not self.cylinder:
                return None
            place %= 5
        return ("abcde"[place], row)

    def linked(self, level: Level, cell: Cell) -> list[Cell]:
        found = []
        for side in level[cell]:
            other = self.neighbour(cell, side)
            if other and OPPOSITE[side] in level[other]:
                found.append(other)
        return found

    def walks(self, level: Level, start: Cell, blocked: Collection[Cell]) -> list[list[Cell]]:
        """Every walk of a phase, as lists of cells; blocked cells may not be entered."""
        found, open_walks = [[start]], [[start]]
        while open_walks:
            walk = open_walks.pop()
            for cell in self.linked(level, walk[-1]):
                if cell not in walk and cell not in blocked:
                    found.append([*walk, cell])
                    open_walks.append([*walk, cell])
        return found

    def destinations(self, origin: Cell) -> dict[Cell, bool]:
        """Where the pawn can go by the paths alone -> whether a way there earns the bonus."""
        others = {cell: side for cell, side in self.pawns.items() if cell != origin}
        ups: dict[Cell, bool] = {}
        for first in self.walks(self.top, origin, others):
            for second in self.walks(self.under, first[-1], ()):
                passed = [others[cell] for cell in second[1:-1] if cell in others]
                if len(second) > 1 and second[-1] not in others and passed:
                    ups[second[-1]] = ups.get(second[-1], False) or OTHER[self.side] in passed
        found: dict[Cell, bool] = {}
        for up, bonus in ups.items():
            for third in self.walks(self.top, up, others):
                if third[-1] != origin:
                    found[third[-1]] = found.get(third[-1], False) or bonus
        return found

    def free_home(self, pawns: Collection[Cell]) -> int:
        return sum((column, HOME_ROW[self.side]) not in pawns for column in "abcde")

    def crossed(self, side: str) -> int:
        return sum(self.pawns.get((column, HOME_ROW[OTHER[side]])) == side for column in "abcde")

    @property
    def last_turn(self) -> bool:
        return self.side == "d" and self.crossed("w") >= 4

    @property
    def obliged(self) -> bool:
        return self.free_home(self.pawns) < 2 and not self.last_turn

    def moves(self) -> dict[tuple[Cell, Cell], bool]:
        if self.moved:
            return {}
        found = {}
        for origin in [cell for cell, side in self.pawns.items() if side == self.side]:
            for target, bonus in self.destinations(origin).items():
                if self.may(origin, target):
                    found[origin, target] = bonus
        return found

    def may(self, origin: Cell, target: Cell) -> bool:
        """What the home row has to say about a move."""
        if self.last_turn:
            return True
        home = HOME_ROW[self.side]
        if self.free_home(self.pawns) < 2:
            return origin[1] == home and target[1] != home
        after = {target if cell == origin else cell for cell in self.pawns}
        return target[1] != home or self.free_home(after) >= 2

    def rotated(self, cell: Cell, angle: int) -> Board:
        def around(sides: Sides) -> Sides:
            for _ in range(angle // 90):
                sides = frozenset(CLOCKWISE[side] for side in sides)
            return sides

        top, under = ({**level, cell: around(level[cell])} for level in (self.top, self.under))
        return replace(self, top=top, under=under, turned=[*self.turned, cell], had_move=bool(self.moves()))

    def steps(self) -> dict[str, bool | None]:
        """Every legal step -> what comes of it, not worked out yet."""
        if self.result:
            return {}
        found: dict[str, bool | None] = {
            f"{text_of(origin)}-{text_of(target)}": bonus for (origin, target), bonus in self.moves().items()
        }
        must = self.obliged and bool(found)
        allowance = 2 if self.bonus else 1
        if len(self.turned) < allowance:
            for cell in CELLS:
                for angle in (90, 180, 270):
                    if cell not in self.locked and not (must and not self.rotated(cell, angle).moves()):
                        found[f"{text_of(cell)}*{angle}"] = None
        if not must:
            found["end"] = None
        return found

    def play(self, step: str) -> Board:
        if step == "end":
            return self.end()
        if "*" in step:
            cell, angle = step.split("*")
            return self.rotated(cell_of(cell), int(angle))
        origin, target = (cell_of(word) for word in step.split("-"))
        bonus = self.moves()[origin, target]
        pawns = {target if cell == origin else cell: side for cell, side in self.pawns.items()}
        return replace(self, pawns=pawns, moved=True, bonus=bonus)

    def end(self) -> Board:
        stood_still = not self.moved and not self.had_move and not self.moves()
        blocked = self.blocked + 1 if stood_still else 0
        white, dark = self.crossed("w"), self.crossed("d")
        result = None
        if self.side == "d" and max(white, dark) >= 4:
            result = ("crossed", "" if min(white, dark) >= 4 else "w" if white >= 4 else "d")
        elif white < 4 and (blocked == 6 or self.turn == 400):
            result = ("blocked" if blocked == 6 else "limit", "w" if white > dark else "d" if dark > white else "")
        if result:
            return replace(self, blocked=blocked, result=result)
        return replace(
            self,
            side=OTHER[self.side],
            turn=self.turn + 1,
            locked=frozenset(self.turned),
            turned=[],
            moved=False,
            bonus=False,
            had_move=False,
            blocked=blocked,
        )

    def key(self) -> tuple[Any, ...]:
        """What tells positions at the beginning of a turn apart."""
        return (
            tuple(sorted((cell, "".join(sorted(sides))) for cell, sides in self.top.items())),
            tuple(sorted(self.pawns.items())),
            self.side,
            self.locked,
            self.blocked,
            self.result,
            (sorted_cells(self.turned), self.moved, self.bonus),  # left as they were when the game ended
        )


def sorted_cells(cells: list[Cell]) -> tuple[Cell, ...]:
    return tuple(sorted(cells))


def cell_of(text: str) -> Cell:
    return (text[0], int(text[1]))


def text_of(cell: Cell) -> str:
    return f"{cell[0]}{cell[1]}"


def options_of(cylinder: bool) -> dict[str, str]:
    return check_options(moguli, {"cylinder": "on" if cylinder else "off"})


def random_states(random_position: RandomPosition, count: int, seed: str) -> list[tuple[str, bool, State]]:
    """Positions of the real game with their texts, those left out in which somebody has crossed too early."""
    random = Random(seed)
    found: list[tuple[str, bool, State]] = []
    while len(found) < count:
        text, cylinder = random_position(random)
        try:
            found.append((text, cylinder, moguli.parse_position(text, options_of(cylinder), 2)))
        except ValueError:
            continue
    return found


def real_moves(state: State) -> dict[str, bool]:
    """Legal moves -> whether they earn the bonus."""
    return {
        moguli.format_step(Move(pawn, target)): bool(with_bonus & target)
        for pawn, targets, with_bonus in moves(state)
        for target in bits_of(targets)
    }


def real_steps(state: State) -> dict[str, bool | None]:
    """Legal steps -> whether a move earns the bonus; None for other steps."""
    told = [moguli.describe(state, step, None) for step in moguli.legal_steps(state)]
    return {step["text"]: step.get("bonus") for step in told}


def test_the_moves_of_thousands_of_random_positions_agree(random_position: RandomPosition) -> None:
    with_moves = 0
    for text, cylinder, state in random_states(random_position, 5000, "moves"):
        walked = Board.read(text, cylinder).moves()
        slow = {f"{text_of(origin)}-{text_of(target)}": bonus for (origin, target), bonus in walked.items()}
        fast = real_moves(state)
        assert fast == slow, text
        with_moves += bool(fast)
    assert with_moves > 1500


def test_all_legal_steps_of_random_positions_agree(random_position: RandomPosition) -> None:
    for text, cylinder, state in random_states(random_position, 150, "steps"):
        assert real_steps(state) == Board.read(text, cylinder).steps(), text


def test_every_route_told_is_a_way_the_rules_allow(random_position: RandomPosition) -> None:
    for text, cylinder, state in random_states(random_position, 600, "routes"):
        slow = Board.read(text, cylinder)
        for step in moguli.legal_steps(state):
            if step.kind == "move":
                check_route(slow, moguli.describe(state, step, None))


def check_route(slow: Board, told: Mapping[str, Any]) -> None:
    first, second, third = ([cell_of(gate) for gate in phase] for phase in told["route"])
    origin, target = (cell_of(part) for part in told["parts"])
    assert (first[0], first[-1], second[-1], third[-1]) == (origin, second[0], third[0], target)
    others = {cell: side for cell, side in slow.pawns.items() if cell != origin}
    assert first in slow.walks(slow.top, origin, others)
    assert second in slow.walks(slow.under, second[0], ())
    assert third in slow.walks(slow.top, third[0], others)
    passed = [{"at": text_of(cell), "seat": "wd".index(others[cell])} for cell in second[1:-1] if cell in others]
    assert told["passed"] == passed != []
    assert told["bonus"] == any(others[cell] != slow.side for cell in second[1:-1] if cell in others)


@pytest.mark.parametrize("cylinder", [False, True])
def test_whole_games_agree_step_by_step(cylinder: bool) -> None:
    for seed in range(4):
        random = Random(f"games {seed}")
        match = Match(moguli, options_of(cylinder), seed=str(seed))
        match.draw()
        slow = Board.read(moguli.format_position(match.state), cylinder)
        while match.outcome is None and match.cursor < 120:
            steps = real_steps(match.state)
            assert steps == slow.steps(), match.record()
            some = [step for step in steps if "-" in step]
            text = random.choice(some) if some and random.random() < 0.8 else random.choice(list(steps))
            match.play(text)
            slow = slow.play(text)
        ended = match.outcome and (match.outcome.termination, "".join("wd"[seat] for seat in match.outcome.winners))
        assert ended == slow.result


PERFT = tomllib.loads((Path(__file__).parent / "perft.toml").read_text(encoding="utf-8"))["perft"]


def is_quick(counts: dict[str, Any]) -> bool:
    return sum(counts["sequences"].values()) < 3_000 and counts["turns"] == 1 and "swap" not in counts["position"]


@pytest.mark.parametrize("counts", [one for one in PERFT if is_quick(one)])
def test_perft_counts_agree(counts: dict[str, Any]) -> None:
    slow = Board.read(counts["position"], counts.get("options", {}).get("cylinder") == "on")
    sequences: dict[str, int] = {}
    positions, under_way = set(), [(slow, 0)]
    while under_way:
        board, length = under_way.pop()
        for step in board.steps():
            after = board.play(step)
            if step == "end":
                sequences[str(length + 1)] = sequences.get(str(length + 1), 0) + 1
                positions.add(after.key())
            else:
                under_way.append((after, length + 1))
    assert sequences == counts["sequences"]
    assert len(positions) == counts["positions"]
