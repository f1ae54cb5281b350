"""A second, independent Diaballik that agrees with the rules.

Written from the rule book without looking at speed: a dictionary of named squares, walls by joining neighbours, no
bit in sight. It shares nothing with the package but the text forms.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from escale.core.errors import OptionError
from escale.core.options import check_options
from escale.games import diaballik

COLUMNS = "abcdefg"
SQUARES = [column + row for column in COLUMNS for row in "1234567"]
CHASMS = {"none": (), "two": ("b4", "f4"), "four": ("c3", "e3", "c5", "e5")}
HOME = {"w": "7", "d": "1"}
OTHER = {"w": "d", "d": "w"}
STRAIGHT = [(1, 0), (-1, 0), (0, 1), (0, -1)]
EVERYWHERE = [*STRAIGHT, (1, 1), (1, -1), (-1, 1), (-1, -1)]


def beside(square: str, columns: int, rows: int) -> str | None:
    """The square so many columns and rows away; None off the board."""
    column, row = COLUMNS.index(square[0]) + columns, int(square[1]) + rows
    return COLUMNS[column] + str(row) if 0 <= column < 7 and 1 <= row <= 7 else None


@dataclass(frozen=True)
class Brute:
    """A game under way, as a beginner would note it."""

    options: dict[str, str]
    pieces: dict[str, str]  # square -> "w", "d", or a capital with the ball
    side: str
    moves: int = 2
    passes: int = 1
    actions: int = 0  # made in this turn
    turn: int = 1  # of this game, from 1; the first may be short
    begun: tuple[str, ...] = ()  # positions that turns began with
    end: tuple[str, str] | None = None  # how, and who has won ("" for a draw)

    @property
    def is_short(self) -> bool:
        return self.options["opening"] == "short" and self.turn == 1

    def legal(self) -> set[str]:
        if self.end:
            return set()
        tired = self.is_short and self.actions == 1
        actions = set() if tired else self.possible_moves() | self.possible_passes()
        steps = set(actions)
        if self.actions > 0 or not actions:
            steps.add("end")
        if self.options["antijeu"] == "announced" and self.is_antijeu(self.side):
            steps.add("antijeu")
        return steps

    def possible_moves(self) -> set[str]:
        if self.moves == 0:
            return set()
        found = set()
        for square in [square for square, piece in self.pieces.items() if piece == self.side]:
            for columns, rows in STRAIGHT:
                target = beside(square, columns, rows)
                while target and target not in self.pieces and target not in CHASMS[self.options["chasms"]]:
                    found.add(f"{square}-{target}")
                    if self.options["movement"] == "shizukana":
                        break
                    target = beside(target, columns, rows)
        return found

    def possible_passes(self) -> set[str]:
        if self.passes == 0:
            return set()
        found = set()
        (carrier,) = [square for square, piece in self.pieces.items() if piece == self.side.upper()]
        for columns, rows in EVERYWHERE:
            target = beside(carrier, columns, rows)
            while target and self.pieces.get(target, "").lower() != OTHER[self.side]:
                if target in self.pieces:
                    found.add(f"{carrier}>{target}")
                target = beside(target, columns, rows)
        return found

    def wall(self, side: str) -> set[str]:
        """The squares of a side's wall, chasms included: groups joined neighbour by neighbour."""
        blocks = {square for square, piece in self.pieces.items() if piece.lower() == side}
        blocks |= set(CHASMS[self.options["chasms"]])
        groups = [{square} for square in blocks]
        for square in blocks:
            near = {beside(square, columns, rows) for columns, rows in EVERYWHERE} | {square}
            touched = [group for group in groups if group & near]
            groups = [group for group in groups if not group & near] + [set().union(*touched)]
        for group in groups:
            if {square[0] for square in group} >= {"a", "g"}:
                return group
        return set()

    def is_antijeu(self, side: str) -> bool:
        """Three supports of a side in front of supports of the other's wall, on the side of their own start row."""
        towards_home = 1 if HOME[side] == "7" else -1
        touching = 0
        for square in self.wall(OTHER[side]) & set(self.pieces):
            touching += self.pieces.get(beside(square, 0, towards_home) or "", "").lower() == side
        return touching >= 3

    def play(self, text: str) -> Brute:
        if text == "antijeu":
            return replace(self, end=("antijeu", self.side))
        if text == "end":
            return self.end_turn()
        pieces = dict(self.pieces)
        origin, mark, target = text[:2], text[2], text[3:]
        if mark == "-":
            pieces[target] = pieces.pop(origin)
            return replace(self, pieces=pieces, moves=self.moves - 1, actions=self.actions + 1)
        pieces[origin], pieces[target] = self.side, self.side.upper()
        end = ("goal", self.side) if target[1] == HOME[OTHER[self.side]] else None
        return replace(self, pieces=pieces, passes=self.passes - 1, actions=self.actions + 1, end=end)

    def end_turn(self) -> Brute:
        after = Brute(self.options, self.pieces, OTHER[self.side], turn=self.turn + 1)
        after = replace(after, begun=(*self.begun, after.board))
        if self.options["antijeu"] == "automatic":
            for side in (self.side, OTHER[self.side]):
                if self.is_antijeu(side):
                    return replace(after, end=("antijeu", side))
        if after.begun.count(after.board) == 3:
            return replace(after, end=("repetition", ""))
        return after

    @property
    def board(self) -> str:
        """The board and the side to act, in the package's text form."""
        rows = ["".join(self.pieces.get(column + row, ".") for column in COLUMNS) for row in "7654321"]
        text = "/".join(rows)
        for empty in range(7, 0, -1):
            text = text.replace("." * empty, str(empty))
        return f"{text} {self.side}"

    @property
    def position(self) -> str:
        """The whole position in the package's text form."""
        if self.is_short and not self.end:
            return f"{self.board} 1 1 short" if self.actions == 0 else f"{self.board} 0 0"
        word = (
            {"antijeu": f" antijeu:{self.end[1]}", "repetition": " repetition", "goal": ""}[self.end[0]]
            if self.end
            else ""
        )
        return f"{self.board} {self.moves} {self.passes}{word}"


def brute(position: str, options: dict[str, str]) -> Brute:
    """Read a position."""
    board, side, moves, passes = position.split()[:4]
    for digit in "1234567":
        board = board.replace(digit, "." * int(digit))
    rows = dict(zip("7654321", board.split("/"), strict=True))
    pieces = {column + row: rows[row][at] for at, column in enumerate(COLUMNS) for row in "1234567"}
    pieces = {square: piece for square, piece in pieces.items() if piece != "."}
    is_short = position.endswith("short")
    actions = 0 if is_short else 3 - int(moves) - int(passes)
    turn = 1 if is_short else 2
    found = Brute(options, pieces, side, 2 if is_short else int(moves), int(passes), actions, turn)
    return replace(found, begun=(found.board,) if actions == 0 else ())


def option_sets() -> list[dict[str, str]]:
    """Every possible set of options."""
    names = [option.name for option in diaballik.OPTIONS]
    found = []
    for values in product(*(option.values for option in diaballik.OPTIONS)):
        try:
            found.append(check_options(diaballik, dict(zip(names, values, strict=True))))
        except OptionError:
            continue
    return found


def agree(state: Any, other: Brute) -> None:
    """Both games say the same of a position."""
    assert diaballik.format_position(state) == other.position
    assert sorted(diaballik.format_step(step) for step in diaballik.legal_steps(state)) == sorted(other.legal())
    outcome = diaballik.outcome(state)
    told = outcome and (outcome.termination, "".join("wd"[winner] for winner in outcome.winners))
    assert told == other.end


def random_position(random: Random, options: dict[str, str]) -> str:
    """Seven supports and a ball each, anywhere; often with a wall and some supports against it."""
    free = [square for square in SQUARES if square not in CHASMS[options["chasms"]]]
    random.shuffle(free)
    pieces: dict[str, str] = {}
    builder = random.choice("wd")
    if random.random() < 0.7:
        row = random.randint(1, 7)
        for column in COLUMNS:
            row = min(7, max(1, row + random.choice((-1, 0, 0, 1))))
            if f"{column}{row}" in free:
                pieces[f"{column}{row}"] = builder
        ahead = 1 if HOME[OTHER[builder]] == "7" else -1
        for square in random.sample(sorted(pieces), min(random.randint(1, 4), len(pieces))):
            facing = beside(square, 0, random.choice((ahead, ahead, ahead, -ahead)))
            if facing in free and facing not in pieces:
                pieces[facing] = OTHER[builder]
    for side in "wd":
        for square in free:
            if square not in pieces and list(pieces.values()).count(side) < 7:
                pieces[square] = side
        far = HOME[OTHER[side]]
        carriers = [square for square, piece in pieces.items() if piece == side and square[1] != far]
        if not carriers:
            return random_position(random, options)
        pieces[random.choice(sorted(carriers))] = side.upper()
    other = Brute(options, pieces, random.choice("wd"), random.randint(0, 2), random.randint(0, 1))
    return other.position if not other.is_short else f"{other.board} 2 1"


@pytest.mark.parametrize("part", range(4))
def test_random_games_agree_step_by_step_with_every_set_of_options(part: int) -> None:
    for number, options in enumerate(option_sets()[part::4]):
        random = Random(number)
        state = diaballik.initial(options, 2)
        other = brute(diaballik.format_position(state), options)
        for _ in range(60):
            agree(state, other)
            if other.end:
                break
            text = random.choice(sorted(other.legal()))
            state, other = diaballik.play(state, diaballik.parse_step(text)), other.play(text)


def test_games_that_go_back_and_forth_agree_until_they_are_drawn() -> None:
    ends = Counter[str]()
    for number, options in enumerate(option_sets()[::3]):
        random = Random(number)
        state = diaballik.initial(options, 2)
        other = brute(diaballik.format_position(state), options)
        last = ""
        for _ in range(120):
            agree(state, other)
            if other.end:
                break
            back = last[3:] + last[2:3] + last[:2]
            text = next((text for text in (back, "end") if text in other.legal()), random.choice(sorted(other.legal())))
            state, other, last = diaballik.play(state, diaballik.parse_step(text)), other.play(text), text
        ends[other.end[0] if other.end else "none"] += 1
    assert ends["repetition"] > 10


def test_random_positions_agree_and_so_do_their_steps() -> None:
    sets = option_sets()
    announced = 0
    for number in range(3000):
        random = Random(number)
        options = random.choice(sets)
        position = random_position(random, options)
        state, other = diaballik.parse_position(position, options, 2), brute(position, options)
        agree(state, other)
        announced += "antijeu" in other.legal()
        for text in random.sample(sorted(other.legal()), min(3, len(other.legal()))):
            agree(diaballik.play(state, diaballik.parse_step(text)), other.play(text))
    assert announced > 100


def perfts() -> list[Any]:
    tables = tomllib.loads((Path(__file__).parent / "perft.toml").read_text(encoding="utf-8"))["perft"]
    return [pytest.param(table, id=str(number)) for number, table in enumerate(tables, start=1)]


@pytest.mark.parametrize("table", [table for table in perfts() if table.values[0]["positions"] < 10_000])
def test_brute_force_counts_what_the_perft_file_says(table: dict[str, Any]) -> None:
    options = check_options(diaballik, table.get("options", {}))
    start = table.get("position") or diaballik.format_position(diaballik.initial(options, 2))
    begun = {start: (brute(start, options), Counter({0: 1}))}
    for _ in range(table["turns"]):
        begun = whole_turns(begun)
    lengths = Counter[int]()
    for _, ways in begun.values():
        lengths.update(ways)
    assert len(begun) == table["positions"]
    assert lengths == {int(length): count for length, count in table["sequences"].items()}


def whole_turns(begun: dict[str, tuple[Brute, Counter[int]]]) -> dict[str, tuple[Brute, Counter[int]]]:
    """Where one more turn leads, with the number of ways of each length."""
    done: dict[str, tuple[Brute, Counter[int]]] = {}
    while begun:
        reached: dict[str, tuple[Brute, Counter[int]]] = {}
        for other, ways in begun.values():
            for text in other.legal():
                after = other.play(text)
                into = done if text == "end" or after.end else reached
                _, known = into.setdefault(after.position, (after, Counter()))
                known.update({length + 1: count for length, count in ways.items()})
        begun = reached
    return done
