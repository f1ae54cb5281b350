"""Looking ahead in Diaballik: alpha-beta over whole turns, one turn deeper at a time.

Somebody has hundreds of turns at any moment (thousands with arashi), most of them pointless. So every position ranks
its turns twice: all of them by where they leave supports and ball, the foremost of these by what `Judge` says of the
position they lead to, and only the best are looked into. A turn that lets the other side win at once does not count
among those: as long as every turn so far loses, the next is looked at, so that no defence is overlooked.

A turn that was good in a like position is tried before any turns are listed; very often that is the end of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Final, TypeAlias

from escale.games.diaballik.judge import LIMIT, UNIT, WIN, Judge
from escale.games.diaballik.rules import DRAW, FULL, GOAL, Position
from escale.games.diaballik.turns import SIGHTS, End, Ends, goals_seen
from escale.games.diaballik.wall import NEEDED
from escale.opponents.budget import Budget

Window: TypeAlias = tuple[int, int]  # values up to the first or from the second on need not be told apart
Ranked: TypeAlias = list[tuple[int, int, int]]  # turns: what for, supports, carrier; best first

WIDTH: Final = (0, 32, 20, 14, 10, 8)  # turns looked into, by how many turns are to be looked ahead
LOOKED: Final = 40  # turns judged in a position, to choose those from
HOPES: Final = 24  # turns looked into where everything seems lost
DOUBT: Final = 6 * UNIT  # what such a position is worth less if not all turns were looked into
ROOT_LOOKED: Final = 240  # turns judged of those one may choose
ROOT_WIDTH: Final = (0, ROOT_LOOKED, 80, 50, 40, 30)  # turns looked into of those one may choose
KEPT: Final = 150_000  # positions remembered
BLOCKING: Final = 40  # what standing in the way of the other's ball counts when turns are ranked
THREAT: Final = 200  # what a support that waits on a goal square the ball sees counts then
KILLERS: Final = 3  # turns remembered for being too good, by turns from the start
CALM: Final = (0, 0, 100)  # by turns to look ahead: a position so much better than need be is not looked into
SURE: Final = 4  # turns looked into to the full depth; the others only if they prove good one turn less deep
DEEPEST: Final = 24  # turns to look ahead at most
JITTER: Final = 10  # chance among turns of almost the same value
SCANNED: Final = 8  # first turns looked at that count as one position: all must be seen by every level that looks
GENERATED: Final = 12  # turns listed that take as long as one position judged

SHOCK: Final = 2 * UNIT  # a value that falls by more makes a choice suspect

EXACT, AT_LEAST, AT_MOST = range(3)  # how a remembered value is meant


class Stop(Exception):  # noqa: N818 - no error: the budget is used up
    """Thinking must end."""


@dataclass(slots=True)
class Choice:
    """A turn one may choose."""

    supports: int
    ball: int
    value: int = 0  # to the side that chooses
    noise: int = 0  # added when choices are compared
    settled: bool = False  # it ends the game: nothing to look into

    @property
    def rank(self) -> int:
        """What choices are ordered by."""
        return self.value if abs(self.value) > LIMIT else self.value + self.noise


def at(table: tuple[int, ...], depth: int) -> int:
    """An entry of a table whose last goes on for ever."""
    return table[min(depth, len(table) - 1)]


def older(value: int) -> int:
    """A value as seen one turn earlier, by the other side: a win is one turn further away."""
    if value > LIMIT:
        return 1 - value
    return -value - 1 if value < -LIMIT else -value


class Search:
    """One search: its budget, and what it has learned on its way."""

    def __init__(self, judge: Judge, budget: Budget, appearances: Mapping[Position, int]) -> None:
        self.judge = judge
        self.field = judge.field
        self.budget = budget
        self._appearances = appearances  # of the positions the game has seen
        self._path: set[Position] = set()  # the positions between the one that is asked about and the one looked at
        self._known: dict[Position, tuple[int, int, int, End | None]] = {}  # depth, value, how it is meant, best turn
        self.partial: list[Choice] = []  # what an unfinished look has found
        self._killers: list[list[End]] = [[] for _ in range(DEEPEST + 2)]  # by turns from the start

    # The turns one may choose

    def choices(self, start: Position, left: int, random: Random) -> list[Choice]:
        """Every turn, or every rest of one, ranked without looking at answers; those that win at once come alone."""
        mine, theirs, ball, _, seat = start
        ends = self.field.ends(mine, theirs, ball, seat, left)
        faces = self.judge.faces[seat][theirs]
        wins = [Choice(own, to, WIN, settled=True) for to, sets in ends.items() if to & GOAL[seat] for own in sets]
        if faces:
            known = {(own, to) for to, sets in ends.items() if not to & GOAL[seat] for own in sets}
            if self.field.rules.announced:
                known.add((mine, ball))
            wins += [Choice(*end, WIN, settled=True) for end in known if (end[0] & faces).bit_count() >= NEEDED]
        if wins:  # the fewest supports disturbed first: the shortest way
            return sorted(wins, key=lambda one: ((one.supports ^ mine).bit_count(), one.supports, one.ball))
        ranked = self._rank(ends, start)
        self.budget.tick(len(ranked) // GENERATED)
        return [Choice(own, to, rank, random.randrange(JITTER)) for rank, own, to in ranked]

    def settle(self, choice: Choice, start: Position) -> bool:
        """Note it if a choice ends the game at once: a draw, or the automatic anti-game of the other side."""
        _, theirs, _, _, seat = start
        if not self.field.rules.announced:
            faces = self.judge.faces[1 - seat][choice.supports]
            if (theirs & faces).bit_count() >= NEEDED:
                choice.value, choice.noise, choice.settled = 1 - WIN, 0, True
                return True
        if self._draws(choice, start):
            choice.value, choice.noise, choice.settled = 0, 0, True
        return choice.settled

    def glance(self, choices: list[Choice], start: Position) -> list[Choice]:
        """Choices by first impression: answers are overlooked."""
        found = []
        for choice in choices[:ROOT_LOOKED]:
            if not self.settle(choice, start):
                choice.value = -self.judge.impression(*self._after(choice, start))
            found.append(choice)
            if self.budget.tick():
                break
        return sorted(found, key=lambda one: -one.rank)

    def look(self, choices: list[Choice], start: Position) -> list[Choice]:
        """Choices by what the next turn leaves, wins of the other side seen.

        Those that lose come last; they are many enough only if no other is found. Draws are never overlooked.
        """
        sound: list[Choice] = []
        lost: list[Choice] = []
        drawn = [choice for choice in choices if self._draws(choice, start)] if self._has_drawn() else []
        for count, choice in enumerate([*drawn, *choices]):
            if choice.settled and count >= len(drawn):
                continue
            if not self.settle(choice, start):
                choice.value = older(self.judge.value(*self._after(choice, start)))
            (lost if choice.value < -LIMIT else sound).append(choice)
            if len(sound) >= ROOT_LOOKED or self.budget.tick(not count % SCANNED):
                break
        if not sound:
            for choice in lost:
                choice.noise += -self.judge.impression(*self._after(choice, start))
            lost.sort(key=lambda one: (one.value, one.noise), reverse=True)
        return sorted(sound, key=lambda one: -one.rank) + lost

    def _has_drawn(self) -> bool:
        """Tell whether any position has appeared so often that once more is a draw."""
        return any(times >= DRAW - 1 for times in self._appearances.values())

    def _draws(self, choice: Choice, start: Position) -> bool:
        """Tell whether a choice makes a position appear for the last time."""
        return self._appearances.get(self._after(choice, start), 0) >= DRAW - 1

    def deepen(self, choices: list[Choice], start: Position, depth: int, lines: int) -> list[Choice]:
        """Look so many turns ahead into the foremost choices; return them in their new order.

        The values of the first `lines` are exact, others only not better. Raise `Stop` when the budget is used up; what
        was found until then is in `partial`.
        """
        self.partial = []
        self._path = {start} if start in self._appearances else set()  # not in the middle of a turn
        best: list[int] = []  # the ranks of the foremost so far, at most `lines`
        for choice in choices[: max(lines, at(ROOT_WIDTH, depth))]:
            value = choice.value
            if not choice.settled and abs(value) < LIMIT:
                floor = -WIN if len(best) < lines else best[-1] - choice.noise
                value = self._into(self._after(choice, start), depth - 1, (floor, WIN), 1)
            self.partial.append(Choice(choice.supports, choice.ball, value, choice.noise, choice.settled))
            best = sorted([*best, self.partial[-1].rank], reverse=True)[:lines]
        return sorted(self.partial, key=lambda one: -one.rank)

    def deepening(
        self, found: list[Choice], start: Position, deepest: int, lines: int
    ) -> Iterator[tuple[int, list[Choice]]]:
        """Looks at choices one turn deeper than the last, until nothing changes any more or the budget is used up.

        Each with how deep it is; one that could not be finished comes mended, with the depth of the one before.
        """
        for depth in range(2, min(deepest, DEEPEST) + 1):
            if self.budget.look() or is_decided(found, lines) or (depth > 2 and is_forced(found)):
                return
            try:
                found = self.deepen(found, start, depth, lines)
            except Stop:
                yield depth - 1, mended(found, self.partial)
                return
            yield depth, found

    def best(self, start: Position, random: Random) -> Choice:
        """The choice of a player who errs in nothing, for as long as the budget lasts."""
        choices = self.choices(start, FULL, random)
        if choices[0].value == WIN:
            return choices[0]
        found = self.look(choices, start)
        *_, (_, found) = (1, found), *self.deepening(found, start, DEEPEST, 1)
        return found[0]

    @staticmethod
    def _after(choice: Choice, start: Position) -> Position:
        """The position a choice leads to."""
        return (start[1], choice.supports, start[3], choice.ball, 1 - start[4])

    # Looking ahead

    def _into(self, position: Position, depth: int, window: Window, ply: int) -> int:
        """A turn's value to the side that has made it: first with a narrow window, if it cannot be the best so far."""
        alpha, beta = window
        if alpha > -LIMIT:
            value = older(self._value(position, depth, (-alpha - 1, -alpha), ply))
            if value <= alpha or beta == alpha + 1:
                return value
        return older(self._value(position, depth, (-beta, -alpha), ply))

    def _value(self, position: Position, depth: int, window: Window, ply: int) -> int:
        """The value of a position in which nobody wins at once, to the side that begins its turn."""
        if self.budget.tick():
            raise Stop
        if position in self._path or self._appearances.get(position, 0) >= DRAW - 1:
            return 0
        alpha, beta = window
        known = self._known.get(position)
        if known and known[0] >= depth:
            _, value, meant, _ = known
            if meant == EXACT or (value >= beta if meant == AT_LEAST else value <= alpha):
                return value
        if depth < len(CALM) and self._stands(position, beta + CALM[depth]):
            return beta
        self._path.add(position)
        try:
            value, end = self._best(position, depth, window, ply)
        finally:
            self._path.discard(position)
        if len(self._known) >= KEPT:
            self._known.clear()
        meant = AT_LEAST if value >= beta else AT_MOST if value <= alpha else EXACT
        self._known[position] = (depth, value, meant, end)
        if value >= beta and end is not None:
            killers = self._killers[ply]
            if end not in killers:
                killers.insert(0, end)
                del killers[KILLERS:]
        return value

    def _stands(self, position: Position, value: int) -> bool:
        """Tell whether a position is worth so much as it is, and no winning pass of the other side has to be stopped.

        A turn improves nearly every position, so there is no need to look for the one that does.
        """
        if self.judge.value(*position) < value:
            return False
        mine, theirs, _, their_ball, seat = position
        return self.field.moves_to_goal(theirs, mine, their_ball, 1 - seat) > 2

    def _best(self, position: Position, depth: int, window: Window, ply: int) -> tuple[int, End | None]:
        """The best turn's value, and the turn; None if all lose at once."""
        alpha, beta = window
        best: int = 1 - WIN
        best_end: End | None = None
        for number, (thought, end) in enumerate(self._promising(position, depth, ply), start=1):
            value = thought
            if depth > 1:
                value = self._look_into(position, end, depth, (max(alpha, best), beta), (ply, number))
            if value > best:
                best, best_end = value, end
            if best >= beta or number >= at(WIDTH, depth):
                break
        return (best, best_end) if best > -LIMIT else self._last_hope(position, depth, window, ply)

    def _last_hope(self, position: Position, depth: int, window: Window, ply: int) -> tuple[int, End | None]:
        """The best of all turns, where every promising one loses: nothing is called lost as long as some are unseen."""
        alpha, beta = window
        best: int = 1 - WIN
        best_end: End | None = None
        mine, theirs, ball, _, seat = position
        sound = self._sound(position, self.field.ends(mine, theirs, ball, seat))
        for number, (thought, end) in enumerate(sound, start=1):
            value = thought
            if depth > 1:
                value = self._look_into(position, end, depth, (max(alpha, best), beta), (ply, 0))
            if value > best:
                best, best_end = value, end
            if best >= beta or number >= HOPES:
                return max(best, -DOUBT), best_end
        return best, best_end

    def _look_into(self, position: Position, end: End, depth: int, window: Window, at_turn: tuple[int, int]) -> int:
        """The value of a turn, so many turns ahead; a late one must first prove good a turn less deep."""
        after = (position[1], end[0], position[3], end[1], 1 - position[4])
        ply, number = at_turn
        if depth > 2 and number > SURE:
            value = self._into(after, depth - 2, window, ply + 1)
            if value <= window[0]:
                return value
        return self._into(after, depth - 1, window, ply + 1)

    def _promising(self, position: Position, depth: int, ply: int) -> Iterator[tuple[int, End]]:
        """The turns to look into first, each with what is thought of it; none that lets the other win at once."""
        known = self._known.get(position)
        first = known[3] if known else None
        tried: list[End] = []
        for end in [first, *self._killers[ply]]:
            if end and end not in tried and self._leads_to(position, end):
                tried.append(end)
                value = self._judged(position, *end)
                if value > -LIMIT:
                    yield value, end
        likely = self.field.likely_ends(position, self.judge.likely[position[4]], self._ways(position))
        sound = (turn for turn in self._sound(position, likely) if turn[1] not in tried)
        if depth == 1:
            yield from sound
        else:
            yield from sorted(islice(sound, LOOKED), reverse=True)

    def _sound(self, position: Position, ends: Ends) -> Iterator[tuple[int, End]]:
        """The turns that do not let the other side win at once, in the order of their ranks."""
        ranked = self._rank(ends, position)
        if self.budget.tick(len(ranked) // GENERATED):
            raise Stop
        for _, own, to in ranked:
            value = self._judged(position, own, to)
            if value > -LIMIT:
                yield value, (own, to)

    def _judged(self, position: Position, own: int, to: int) -> int:
        """What is thought of a turn without looking into it."""
        if self.budget.tick():
            raise Stop
        _, theirs, _, their_ball, seat = position
        return older(self.judge.value(theirs, own, their_ball, to, 1 - seat))

    def _leads_to(self, position: Position, end: End) -> bool:
        """Tell whether a turn that was good elsewhere is one here."""
        if (position[0], position[2]) == end:
            return False
        return self.field.route(position, FULL, end) is not None

    @staticmethod
    def _ways(position: Position) -> int:
        """The squares the other side's ball might fly over to its goal."""
        mine, _, _, their_ball, seat = position
        ways = 0
        for _, way in SIGHTS[1 - seat][their_ball]:
            if not way & mine:
                ways |= way
        return ways

    def _rank(self, ends: Ends, position: Position) -> Ranked:
        """Turns in the order of what they leave of the side's own, and of how they stand in the other ball's way."""
        _, theirs, _, _, seat = position
        ways, worth, balls = self._ways(position), self.judge.supports[seat], self.judge.balls[seat]
        ranked: Ranked = []
        for to, sets in ends.items():
            goals = goals_seen(theirs, to, seat)
            base = balls[to]
            ranked += [
                (worth[own] + base + BLOCKING * (own & ways).bit_count() + (THREAT if own & goals else 0), own, to)
                for own in sets
            ]
        ranked.sort(reverse=True)
        return ranked


def is_decided(choices: list[Choice], lines: int) -> bool:
    """Tell whether looking deeper changes nothing: a win is found, or all is lost."""
    return abs(choices[0].value) > LIMIT if lines == 1 else all(abs(one.value) > LIMIT for one in choices)


def is_forced(choices: list[Choice]) -> bool:
    """Tell whether only one turn does not lose at once."""
    return len(choices) == 1 or choices[1].value < -LIMIT


def mended(found: list[Choice], partial: list[Choice]) -> list[Choice]:
    """The order after an unfinished look: what proved best in it goes first.

    Unless that has proved much worse than it had seemed: then the first that was not looked at again is trusted more.
    """
    if not partial:
        return found
    again = {(one.supports, one.ball): one for one in partial}
    best = max(partial, key=lambda one: one.rank)
    fresh = [one for one in found if (one.supports, one.ball) not in again]
    if fresh and found[0].value - best.value > SHOCK and fresh[0].value > -LIMIT:
        best = fresh[0]
    rest = [again.get((one.supports, one.ball), one) for one in found]
    rest = [one for one in rest if (one.supports, one.ball) != (best.supports, best.ball)]
    for one in rest:
        one.value = min(one.value, best.rank - one.noise)
    return [best, *sorted(rest, key=lambda one: -one.rank)]
