"""A mutable board for search: whole turns at once, made and taken back, proven equal to the rules by perft.

A search does not care in which order a turn's actions are made, only what they leave. `Board.turns` lists every
distinct result of a turn exactly once; `Board.steps` finds the steps of one of them again.

Repetition is left to the search, which knows its own path: `Board.key` is what a position compares by.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from escale.games.diaballik.rules import (
    FULL,
    GOAL,
    SHORT,
    WON_BY_ANTIJEU,
    WON_BY_GOAL,
    Position,
    Rules,
    State,
    legal_steps,
    play,
    starting,
)
from escale.games.diaballik.squares import ALL, COLUMN_A, COLUMN_G, SIZE
from escale.games.diaballik.steps import ANTIJEU, END, PASSES, Step, lanes
from escale.games.diaballik.wall import NEEDED, facing, is_antijeu, wall

if TYPE_CHECKING:
    from collections.abc import Iterator

    from escale.core.game import Outcome

# Like steps.Lanes, but what is left for every set of blocked squares is how a move changes the set of supports.
Flips: TypeAlias = dict[int, tuple[int, dict[int, tuple[int, ...]], int, dict[int, tuple[int, ...]]]]

_NOT_A: Final = ~COLUMN_A
_NOT_G: Final = ~COLUMN_G


class Turn(NamedTuple):
    """What a whole turn leaves."""

    supports: int  # set of the acting side's supports
    ball: int  # bit of its carrier
    outcome: Outcome | None  # when the turn ends the game, repetition apart


@cache
def flips(reach: int) -> Flips:
    """Every move as the two squares it changes, by what blocks it."""
    return {
        bit: (
            row,
            {blocked: tuple(step.origin | step.target for step in steps) for blocked, steps in along_row.items()},
            column,
            {blocked: tuple(step.origin | step.target for step in steps) for blocked, steps in along_column.items()},
        )
        for bit, (row, along_row, column, along_column) in lanes(reach).items()
    }


class Board:
    """A position between two turns."""

    __slots__ = ("_flips", "_made", "ball", "left", "mine", "rules", "seat", "their_ball", "theirs")

    def __init__(self, state: State) -> None:
        if not state.is_untouched:
            raise ValueError("a board starts between two turns")
        self.rules: Rules = state.rules
        self.mine, self.theirs, self.ball, self.their_ball, self.seat = state[1:6]  # as in State
        self.left = state.left  # FULL or SHORT
        self._flips = flips(self.rules.reach)
        self._made: list[tuple[int, int, int]] = []  # what unmake needs: mine, ball, left

    @property
    def key(self) -> Position:
        """What tells positions apart: mine, theirs, ball, their_ball, seat."""
        return (self.mine, self.theirs, self.ball, self.their_ball, self.seat)

    def make(self, turn: Turn) -> None:
        """Play a whole turn and change sides."""
        self._made.append((self.mine, self.ball, self.left))
        self.mine, self.theirs = self.theirs, turn.supports
        self.ball, self.their_ball = self.their_ball, turn.ball
        self.seat, self.left = 1 - self.seat, FULL

    def unmake(self) -> None:
        """Take back the last turn made."""
        self.theirs, self.their_ball = self.mine, self.ball
        self.mine, self.ball, self.left = self._made.pop()
        self.seat = 1 - self.seat

    def turns(self) -> list[Turn]:
        """Every distinct result of a turn, winning ones included."""
        reached = self._reached()
        goal, won = GOAL[self.seat], WON_BY_GOAL[self.seat]
        found = [Turn(mine, ball, won) for ball, ends in reached.items() if ball & goal for mine in ends]
        fair = [(mine, ball) for ball, ends in reached.items() if not ball & goal for mine in ends]
        if self.rules.announced:
            found += self._announcements(fair)
            found += [Turn(mine, ball, None) for mine, ball in fair]
        else:
            found += [Turn(mine, ball, self._checked(mine)) for mine, ball in fair]
        return found

    def _reached(self) -> dict[int, set[int]]:
        """For every square the ball can be on after the turn, the sets of supports that go with it."""
        mine, ball = self.mine, self.ball
        reached: dict[int, set[int]] = {}
        if self.left == SHORT:
            self._pass_on(reached, [mine], 0)
            reached.setdefault(ball, set()).update(self._moved(mine, ball))
            return reached
        once = self._moved(mine, ball)
        twice = {after for before in once for after in self._moved(before, ball)}
        self._pass_on(reached, [mine], 2)
        self._pass_on(reached, once, 1)
        self._pass_on(reached, twice, 0)
        reached.setdefault(ball, set()).update(twice.union(once))
        if not any(reached.values()):  # no action at all: the turn passes
            reached[ball].add(mine)
        return reached

    def _moved(self, mine: int, ball: int) -> list[int]:
        """The sets of supports one move away."""
        table = self._flips
        blocked = mine | self.theirs | self.rules.chasms
        found: list[int] = []
        movers = mine ^ ball
        while movers:
            bit = movers & -movers
            movers ^= bit
            row, along_row, column, along_column = table[bit]
            found += [mine ^ flip for flip in along_row[blocked & row]]
            found += [mine ^ flip for flip in along_column[blocked & column]]
        return found

    def _pass_on(self, reached: dict[int, set[int]], starts: list[int] | set[int], moves: int) -> None:
        """Add what a pass and then at most so many moves make of some sets of supports. A winning pass is the last."""
        goal = GOAL[self.seat]
        for mine in starts:
            for ball in self._receivers(mine):
                ends = reached.setdefault(ball, set())
                ends.add(mine)
                if moves and not ball & goal:
                    after = self._moved(mine, ball)
                    ends.update(after)
                    if moves > 1:
                        ends.update(last for middle in after for last in self._moved(middle, ball))

    def _receivers(self, mine: int) -> Iterator[int]:
        """The carriers one pass away."""
        in_line, table = PASSES[self.ball]
        theirs = self.theirs
        receivers = mine & in_line
        while receivers:
            bit = receivers & -receivers
            receivers ^= bit
            if not table[bit][1] & theirs:
                yield bit

    def _announcements(self, fair: list[tuple[int, int]]) -> list[Turn]:
        """The turns that end with `antijeu`, made before any action or after some."""
        faces = self._faces()
        if not faces:
            return []
        won = WON_BY_ANTIJEU[self.seat]
        here = {(self.mine, self.ball), *fair}
        return [Turn(mine, ball, won) for mine, ball in here if (mine & faces).bit_count() >= NEEDED]

    def _faces(self) -> int:
        """The squares from which the acting side touches the other's wall; none without a wall."""
        return facing(self.seat, self.theirs & wall(self.theirs, self.rules.chasms))

    def _checked(self, mine: int) -> Outcome | None:
        """Automatic anti-game at the end of the turn, the side that has just moved first."""
        chasms = self.rules.chasms
        if is_antijeu(self.seat, mine, self.theirs, chasms):
            return WON_BY_ANTIJEU[self.seat]
        if is_antijeu(1 - self.seat, self.theirs, mine, chasms):
            return WON_BY_ANTIJEU[1 - self.seat]
        return None

    def can_win_by_goal(self) -> bool:
        """Tell whether some turn brings the ball home, without listing the turns.

        The ball flies last, so one support must come to a goal square that the carrier sees past the other side, in at
        most two moves. It comes alone: a support that would have to make way for it could go there itself.
        """
        waiting = self._open_goal_squares()
        if waiting & self.mine:
            return True
        if self.left == SHORT:
            return False
        empty = ALL & ~(self.mine | self.theirs | self.rules.chasms)
        movers = self.mine ^ self.ball
        near = self._slid(waiting & empty, empty)
        return bool(near & movers or self._slid(near & empty, empty) & movers)

    def _open_goal_squares(self) -> int:
        """The goal squares in line with the carrier and not behind an opposing support."""
        in_line, table = PASSES[self.ball]
        seen = 0
        candidates = in_line & GOAL[self.seat] & ~self.theirs
        while candidates:
            bit = candidates & -candidates
            candidates ^= bit
            if not table[bit][1] & self.theirs:
                seen |= bit
        return seen

    def _slid(self, origins: int, empty: int) -> int:
        """The squares one move away from some, those that stop the move included."""
        found = 0
        east = west = north = south = origins
        for _ in range(self.rules.reach):
            east, west = (east & _NOT_G) << 1, (west & _NOT_A) >> 1
            north, south = north << SIZE, south >> SIZE
            found |= east | west | north | south
            east, west, north, south = east & empty, west & empty, north & empty, south & empty
        return found

    def steps(self, turn: Turn) -> list[Step]:
        """The steps of a turn that `turns` has listed, as few as can be."""
        supports = (self.theirs, self.mine) if self.seat else (self.mine, self.theirs)
        balls = (self.their_ball, self.ball) if self.seat else (self.ball, self.their_ball)
        paths: list[tuple[State, list[Step]]] = [(starting(self.rules, supports, balls, self.seat, self.left), [])]
        last = ANTIJEU if self.rules.announced and turn.outcome in WON_BY_ANTIJEU else END
        for state, path in paths:  # grows while it is read: breadth first
            legal = legal_steps(state)
            if (state.mine, state.ball) == turn[:2] and (last in legal or state.ended):
                return path if state.ended else [*path, last]
            paths += [(play(state, step), [*path, step]) for step in legal if step not in (ANTIJEU, END)]
        raise ValueError("no turn of this position")
