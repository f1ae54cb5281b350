"""A mutable board for search: whole turns at once, made and taken back, proven equal to the rules by perft.

A search does not care in which order a turn's actions are made, only what they leave. `Board.turns` lists every
distinct result of a turn exactly once; `Board.steps` finds the steps of one of them again.

Repetition is left to the search, which knows its own path: `Board.key` is what a position compares by.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from escale.games.diaballik.rules import (
    FULL,
    GOAL,
    MOVES_LEFT,
    SHORT,
    WON_BY_ANTIJEU,
    WON_BY_GOAL,
    Position,
    Rules,
    State,
)
from escale.games.diaballik.steps import ANTIJEU, END, Step
from escale.games.diaballik.turns import ground, receivers
from escale.games.diaballik.wall import NEEDED, is_antijeu

if TYPE_CHECKING:
    from escale.core.game import Outcome


class Turn(NamedTuple):
    """What a whole turn leaves."""

    supports: int  # set of the acting side's supports
    ball: int  # bit of its carrier
    outcome: Outcome | None  # when the turn ends the game, repetition apart


class Board:
    """A position between two turns."""

    __slots__ = ("_ground", "_made", "ball", "left", "mine", "rules", "seat", "their_ball", "theirs")

    def __init__(self, state: State) -> None:
        if not state.is_untouched:
            raise ValueError("a board starts between two turns")
        self.rules: Rules = state.rules
        self.mine, self.theirs, self.ball, self.their_ball, self.seat = state[1:6]  # as in State
        self.left = state.left  # FULL or SHORT
        self._ground = ground(self.rules)
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
        reached = self._ground.ends(self.mine, self.theirs, self.ball, self.seat, self.left)
        goal, won = GOAL[self.seat], WON_BY_GOAL[self.seat]
        found = [Turn(mine, ball, won) for ball, ends in reached.items() if ball & goal for mine in ends]
        fair = [(mine, ball) for ball, ends in reached.items() if not ball & goal for mine in ends]
        if self.rules.announced:
            found += self._announcements(fair)
            found += [Turn(mine, ball, None) for mine, ball in fair]
        else:
            found += [Turn(mine, ball, self._checked(mine)) for mine, ball in fair]
        return found

    def _announcements(self, fair: list[tuple[int, int]]) -> list[Turn]:
        """The turns that end with `antijeu`, made before any action or after some."""
        faces = self._ground.faces(self.seat, self.theirs)
        if not faces:
            return []
        won = WON_BY_ANTIJEU[self.seat]
        here = {(self.mine, self.ball), *fair}
        return [Turn(mine, ball, won) for mine, ball in here if (mine & faces).bit_count() >= NEEDED]

    def _checked(self, mine: int) -> Outcome | None:
        """Automatic anti-game at the end of the turn, the side that has just moved first."""
        chasms = self.rules.chasms
        if is_antijeu(self.seat, mine, self.theirs, chasms):
            return WON_BY_ANTIJEU[self.seat]
        if is_antijeu(1 - self.seat, self.theirs, mine, chasms):
            return WON_BY_ANTIJEU[1 - self.seat]
        return None

    def can_win_by_goal(self) -> bool:
        """Tell whether some turn brings the ball home, without listing the turns."""
        moves = 0 if self.left == SHORT else MOVES_LEFT[self.left]
        return self._ground.moves_to_goal(self.mine, self.theirs, self.ball, self.seat, moves) <= moves

    def steps(self, turn: Turn) -> list[Step]:
        """The steps of a turn that `turns` has listed, as few as can be."""
        announces = self.rules.announced and turn.outcome in WON_BY_ANTIJEU
        idle = announces or not self._can_act()
        found = self._ground.route(self.key, self.left, turn[:2], idle)
        if found is None:
            raise ValueError("no turn of this position")
        if turn.outcome in WON_BY_GOAL:
            return found
        return [*found, ANTIJEU if announces else END]

    def _can_act(self) -> bool:
        mine, theirs, ball = self.mine, self.theirs, self.ball
        return bool(self._ground.moved(mine, theirs, ball)) or any(receivers(mine, theirs, ball))
