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
    from collections.abc import Collection, Iterator, Sequence

# Like steps.Lanes, but what is left for every set of blocked squares is how a move changes the set of supports.
Flips: TypeAlias = dict[int, tuple[int, dict[int, tuple[int, ...]], int, dict[int, tuple[int, ...]]]]
Ends: TypeAlias = dict[int, set[int]]  # for every carrier a turn can end with, the sets of supports that go with it
Moved: TypeAlias = dict[int, list[int]]  # by the squares the supports that moved have left: sets of supports
End: TypeAlias = tuple[int, int]  # the acting side's supports and its carrier

_NOT_A: Final = ~COLUMN_A
_NOT_G: Final = ~COLUMN_G

# seat -> bit of the carrier -> the goal squares in line with it, each with the way of a pass there, itself included.
SIGHTS: Final = tuple(
    {
        carrier: tuple((bit, flown | bit) for bit, (_, flown) in table.items() if bit & goal)
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
        """Everything a turn or the rest of one can leave, winning passes included."""
        if left == FULL:
            return self._whole_turns(mine, theirs, ball, GOAL[seat], self._moved_by(mine, theirs, self.flips))
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

    def likely_ends(self, position: Position, few: Flips, ways: int) -> Ends:
        """The ends of a turn not begun whose moves are among `few`; a first move may also go to one of `ways`."""
        mine, theirs, ball, _, seat = position
        return self._whole_turns(mine, theirs, ball, GOAL[seat], self._moved_by(mine, theirs, few, ways))

    def _whole_turns(self, mine: int, theirs: int, ball: int, goal: int, moves: tuple[Moved, Moved]) -> Ends:
        """The ends of a turn not begun, without listing moves again for every way the pass may be fitted in.

        A pass to a support that does not move might as well come first: then whatever the others do counts. Only a
        support that has come into sight has to have moved before.
        """
        once, twice = moves
        seen = sight(theirs, ball)
        found: Ends = {ball: _without(once, twice, ball)}
        for bit in bits_of(mine & seen):
            found[bit] = _without(once, twice, bit | (ball if bit & goal else 0))
            found[bit].add(mine)
        for origin, sets in once.items():
            if origin != ball:
                for after in sets:
                    for bit in bits_of(after & ~mine & seen):
                        ends = found.setdefault(bit, set())
                        ends.add(after)
                        if not bit & goal:
                            ends.update(self.moved(after, theirs, bit))
        for origins, sets in twice.items():
            fresh = seen & (origins | ~mine)
            if not origins & ball and fresh:
                for after in sets:
                    for bit in bits_of(after & fresh):
                        found.setdefault(bit, set()).add(after)
        if len(found) == 1 and not found[ball]:  # no action at all: the turn passes
            found[ball].add(mine)
        return found

    def _moved_by(self, mine: int, theirs: int, table: Flips, ways: int = 0) -> tuple[Moved, Moved]:
        """The sets of supports after one move and after two, by which supports make them, the carrier's included."""
        others = theirs | self.chasms
        once: Moved = {}
        twice: Moved = {}
        blocked = mine | others
        for bit in bits_of(mine):
            row, along_row, column, along_column = table[bit]
            once[bit] = [mine ^ flip for flip in along_row[blocked & row] + along_column[blocked & column]]
            if ways:
                row, along_row, column, along_column = self.flips[bit]
                flips = along_row[blocked & row] + along_column[blocked & column]
                once[bit] += [mine ^ flip for flip in flips if flip & ways & ~bit]
        for origin, firsts in once.items():
            for after in firsts:
                blocked = after | others
                for bit in bits_of(after):
                    row, along_row, column, along_column = table[bit]
                    found = [after ^ flip for flip in along_row[blocked & row] + along_column[blocked & column]]
                    origins = origin | bit & mine
                    if origins in twice:
                        twice[origins] += found
                    else:
                        twice[origins] = found
        return once, twice

    def moved(self, mine: int, theirs: int, still: int) -> list[int]:
        """The sets of supports one move away, while the carrier, and others if need be, stand still."""
        table = self.flips
        blocked = mine | theirs | self.chasms
        found: list[int] = []
        movers = mine & ~still
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
        front = 0  # as goals_seen, written out: nothing is asked more often
        for bit, way in SIGHTS[seat][ball]:
            if not way & theirs:
                front |= bit
        if front & mine:
            return 0
        if not front:
            return most + 1
        empty = ALL & ~(mine | theirs | self.chasms)
        movers = mine ^ ball
        front &= empty
        if self.reach == 1:
            for count in range(1, most + 1):
                front = (front & _NOT_G) << 1 | (front & _NOT_A) >> 1 | front << SIZE | front >> SIZE
                if front & movers:
                    return count
                front &= empty
            return most + 1
        for count in range(1, most + 1):
            front = self.slid(front, empty)
            if front & movers:
                return count
            front &= empty
        return most + 1

    def slid(self, origins: int, empty: int) -> int:
        """The squares one move away from some, those that stop the move included."""
        if self.reach == 1:
            return (origins & _NOT_G) << 1 | (origins & _NOT_A) >> 1 | origins << SIZE | origins >> SIZE
        # Along empty squares by one, then two, then four: six steps at most lie before the last.
        east, west, north, south = empty & _NOT_A, empty & _NOT_G, empty, empty
        to_east = origins | east & origins << 1
        to_west = origins | west & origins >> 1
        to_north = origins | north & origins << SIZE
        to_south = origins | south & origins >> SIZE
        east, west, north, south = east & east << 1, west & west >> 1, north & north << SIZE, south & south >> SIZE
        to_east |= east & to_east << 2
        to_west |= west & to_west >> 2
        to_north |= north & to_north << 2 * SIZE
        to_south |= south & to_south >> 2 * SIZE
        to_east |= east & east << 2 & to_east << 4
        to_west |= west & west >> 2 & to_west >> 4
        to_north |= north & north << 2 * SIZE & to_north << 4 * SIZE
        to_south |= south & south >> 2 * SIZE & to_south >> 4 * SIZE
        return (to_east & _NOT_G) << 1 | (to_west & _NOT_A) >> 1 | to_north << SIZE | to_south >> SIZE

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
        empty = ALL & ~(mine | theirs | self.chasms)
        near = self.slid(faces & empty, empty)
        if missing == 1:
            near |= self.slid(near & empty, empty)
        if not near & mine & ~faces:  # nobody can come into contact in time
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
            still = ball if apart.bit_count() < 2 * moves else ball | mine & wanted[0]  # no move may be wasted
            for after in self.moved(mine, theirs, still):
                if (after ^ wanted[0]).bit_count() <= 2 * moves - 2:
                    rest = self._way((after, ball), wanted, against, moves - 1, passes)
                    if rest is not None:
                        return [Step("move", mine & ~after, after & ~mine), *rest]
        return None


def _there_and_back(mine: int, after: int) -> list[Step]:
    origin, target = mine & ~after, after & ~mine
    return [Step("move", origin, target), Step("move", target, origin)]


def thinned(table: Flips, worth: Sequence[int], most: tuple[int, int]) -> Flips:
    """Of the moves along each row and each column, only so many, to the squares worth most."""

    def best(bit: int, lane: dict[int, tuple[int, ...]], most: int) -> dict[int, tuple[int, ...]]:
        return {
            blocked: tuple(sorted(moves, key=lambda flip: -worth[(flip ^ bit).bit_length() - 1])[:most])
            for blocked, moves in lane.items()
        }

    return {
        bit: (row, best(bit, along_row, most[0]), column, best(bit, along_column, most[1]))
        for bit, (row, along_row, column, along_column) in table.items()
    }


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


def sight(theirs: int, ball: int) -> int:
    """The squares a carrier can pass to, were there somebody to receive."""
    found = 0
    for bit, (_, flown) in PASSES[ball][1].items():
        if not flown & theirs:
            found |= bit
    return found


def goals_seen(theirs: int, ball: int, seat: int) -> int:
    """The goal squares a carrier can pass to, were there somebody to receive."""
    found = 0
    for bit, way in SIGHTS[seat][ball]:
        if not way & theirs:
            found |= bit
    return found


def bits_of(bits: int) -> list[int]:
    """The squares of a set, each as a bit."""
    found = []
    while bits:
        bit = bits & -bits
        found.append(bit)
        bits ^= bit
    return found


def _without(once: Moved, twice: Moved, still: int) -> set[int]:
    """What one move or two leave when some supports stay where they are."""
    sets = [found for moved in (once, twice) for origins, found in moved.items() if not origins & still]
    return set().union(*sets)
