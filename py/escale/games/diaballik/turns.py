"""Whole turns as sets of squares: what a turn can leave, and the steps that lead there.

A search does not care in which order a turn's actions are made, only what they leave: the acting side's supports and
its carrier. `Ground.ends` lists every such end once, from any point of a turn; `Ground.route` finds the steps of one.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

from escale.games.diaballik.rules import FULL, GOAL, MOVES_LEFT, PASSES_LEFT, SHORT, Position, Rules
from escale.games.diaballik.squares import ALL, COLUMN_A, COLUMN_G, SIZE
from escale.games.diaballik.steps import PASSES, Step, lanes
from escale.games.diaballik.wall import NEEDED, facing, wall

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

# Like steps.Lanes, but what is left for every set of blocked squares is how a move changes the set of supports.
Flips: TypeAlias = dict[int, tuple[int, dict[int, tuple[int, ...]], int, dict[int, tuple[int, ...]]]]
Ends: TypeAlias = dict[int, set[int]]  # for every carrier a turn can end with, the sets of supports that go with it
End: TypeAlias = tuple[int, int]  # the acting side's supports and its carrier

_NOT_A: Final = ~COLUMN_A
_NOT_G: Final = ~COLUMN_G

# seat -> bit of the carrier -> the goal squares in line with it, each with the set of squares a pass there flies over.
SIGHTS: Final = tuple(
    {
        carrier: tuple((bit, flown) for bit, (_, flown) in table.items() if bit & goal)
        for carrier, (_, table) in PASSES.items()
    }
    for goal in GOAL
)


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


class Ground:
    """What the options of a match make of turns. Nothing in it changes; positions are given with every question."""

    __slots__ = ("chasms", "flips", "reach", "rules")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.chasms = rules.chasms
        self.reach = rules.reach
        self.flips = flips(rules.reach)

    def ends(self, mine: int, theirs: int, ball: int, seat: int, left: int = FULL) -> Ends:
        """Everything the rest of a turn can leave, winning passes included."""
        found: Ends = {}
        moves, short = MOVES_LEFT[left], left == SHORT
        layers: list[Collection[int]] = [[mine]]  # the sets of supports after no move, one, two
        for _ in range(moves):
            layers.append({after for before in layers[-1] for after in self.moved(before, theirs, ball)})
        if PASSES_LEFT[left]:
            for made, layer in enumerate(layers[:1] if short else layers):
                self._pass_on(found, layer, ball, (theirs, GOAL[seat]), 0 if short else moves - made)
        kept = found.setdefault(ball, set()).union(*layers[1:])
        found[ball] = kept
        if left < FULL or not any(found.values()):  # the turn may end as it is, or nothing else is possible
            kept.add(mine)
        return found

    def moved(self, mine: int, theirs: int, ball: int) -> list[int]:
        """The sets of supports one move away."""
        table = self.flips
        blocked = mine | theirs | self.chasms
        found: list[int] = []
        movers = mine ^ ball
        while movers:
            bit = movers & -movers
            movers ^= bit
            row, along_row, column, along_column = table[bit]
            found += [mine ^ flip for flip in along_row[blocked & row]]
            found += [mine ^ flip for flip in along_column[blocked & column]]
        return found

    def _pass_on(self, found: Ends, starts: Collection[int], ball: int, against: tuple[int, int], moves: int) -> None:
        """Add what a pass and then at most so many moves make of some sets of supports. A winning pass is the last."""
        moved, (theirs, goal) = self.moved, against
        for mine in starts:
            for target in receivers(mine, theirs, ball):
                ends = found.setdefault(target, set())
                ends.add(mine)
                if moves and not target & goal:
                    after = moved(mine, theirs, target)
                    ends.update(after)
                    if moves > 1:
                        for middle in after:
                            ends.update(moved(middle, theirs, target))

    def moves_to_goal(self, mine: int, theirs: int, ball: int, seat: int, most: int = 2) -> int:
        """How many moves a support needs to a goal square that its carrier sees; one more than `most` if it is more.

        With two moves at hand, two or less is a win at once. The support comes alone: another one that would have to
        make way for it could go there itself.
        """
        waiting = 0
        for bit, flown in SIGHTS[seat][ball]:
            if not (flown | bit) & theirs:
                waiting |= bit
        if waiting & mine:
            return 0
        empty = ALL & ~(mine | theirs | self.chasms)
        movers = mine ^ ball
        front = waiting & empty
        for count in range(1, most + 1):
            front = self.slid(front, empty)
            if front & movers:
                return count
            front &= empty
        return most + 1

    def slid(self, origins: int, empty: int) -> int:
        """The squares one move away from some, those that stop the move included."""
        found = 0
        east = west = north = south = origins
        for _ in range(self.reach):
            east, west = (east & _NOT_G) << 1, (west & _NOT_A) >> 1
            north, south = north << SIZE, south >> SIZE
            found |= east | west | north | south
            east, west, north, south = east & empty, west & empty, north & empty, south & empty
        return found

    def faces(self, seat: int, theirs: int) -> int:
        """The squares from which a seat touches the other side's wall; none without a wall."""
        return facing(seat, theirs & wall(theirs, self.chasms))

    def can_touch(self, mine: int, theirs: int, ball: int, seat: int) -> bool:
        """Tell whether some turn, or doing nothing, leaves enough supports against the other side's wall."""
        faces = self.faces(seat, theirs)
        missing = NEEDED - (mine & faces).bit_count()
        if missing <= 0:
            return True
        if missing > MOVES_LEFT[FULL]:  # also when there is no wall
            return False
        ends = self.ends(mine, theirs, ball, seat)
        return any((after & faces).bit_count() >= NEEDED for sets in ends.values() for after in sets)

    def route(self, start: Position, left: int, wanted: End, idle: bool = True) -> list[Step] | None:
        """The steps from here to another point of the same turn, as few as can be; None if none lead there.

        Without `idle` there must be at least one.
        """
        mine, theirs, ball, _, seat = start
        moves, passes = MOVES_LEFT[left], PASSES_LEFT[left]
        if (mine, ball) == wanted and not idle:  # a support goes and comes back
            return next((_there_and_back(mine, after) for after in self.moved(mine, theirs, ball)), None)
        if left == SHORT and ball != wanted[1]:
            moves = 0
        for count in range(moves + 1):
            found = self._way((mine, ball), wanted, (theirs, GOAL[seat]), count, passes)
            if found is not None:
                return found
        return None

    def _way(self, here: End, wanted: End, against: tuple[int, int], moves: int, passes: int) -> list[Step] | None:
        """A way with at most so many moves and passes, against the other side's supports and up to the goal row."""
        (mine, ball), (_, carrier), (theirs, goal) = here, wanted, against
        apart = mine ^ wanted[0]
        if not apart and ball == carrier:
            return []
        if apart.bit_count() > 2 * moves or (ball != carrier and not passes):  # out of reach
            return None
        if mine & carrier and carrier in PASSES[ball][1] and not (apart and carrier & goal):
            step, flown = PASSES[ball][1][carrier]
            rest = None if flown & theirs else self._way((mine, carrier), wanted, against, moves, 0)
            if rest is not None:
                return [step, *rest]
        if moves:
            for after in self.moved(mine, theirs, ball):
                if (after ^ wanted[0]).bit_count() <= 2 * moves - 2:
                    rest = self._way((after, ball), wanted, against, moves - 1, passes)
                    if rest is not None:
                        return [Step("move", mine & ~after, after & ~mine), *rest]
        return None


def _there_and_back(mine: int, after: int) -> list[Step]:
    origin, target = mine & ~after, after & ~mine
    return [Step("move", origin, target), Step("move", target, origin)]


@cache
def ground(rules: Rules) -> Ground:
    """The ground of some rules, built once."""
    return Ground(rules)


def receivers(mine: int, theirs: int, ball: int) -> Iterator[int]:
    """The carriers one pass away."""
    in_line, table = PASSES[ball]
    found = mine & in_line
    while found:
        bit = found & -found
        found ^= bit
        if not table[bit][1] & theirs:
            yield bit
