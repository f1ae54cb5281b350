"""The best answer to each of the 21 rolls, in one go.

What the pawn of a lane gains by going to a place is worked out once and serves every roll that brings it there; a turn
with two pawns gains what both gain, put right where they meet on the same lane of the other side. A few hundred sums
thus stand for the thousands of turns the rolls allow.
"""

from __future__ import annotations

from math import inf
from typing import Final, NamedTuple

from escale.games.chasse_croise.lanes import ROLLS, WAYS, Places, all_guests, put, reach, way
from escale.games.chasse_croise.value import Value

_BEST: Final = 4  # moves of each die that are tried together with the other die's
_CLOSE: Final = 4  # answers of the last pawns that are compared
_MEETING: Final = 1.5  # points that two moves hardly ever gain by touching the same lane


class Answer(NamedTuple):
    """What a roll comes to."""

    points: float  # ahead for the side that has answered
    me: Places  # of the side that has answered
    you: Places
    won: bool


class Move(NamedTuple):
    """A pawn to a place, perhaps with hits on its way."""

    gain: float
    lane: int
    target: int
    through: int = 0  # a place where it hit before going on


class Replies:
    """The answers of the side that is about to roll."""

    def __init__(self, value: Value, me: Places, you: Places) -> None:
        self.value, self.me, self.you = value, me, you
        self.lanes = value.lanes
        self.mine, self.yours = all_guests(you), all_guests(me)  # guests on my lanes, and mine on yours
        self.base = value.points(me, you)
        self.away = [lane for lane in range(1, self.lanes + 1) if me[lane] <= self.lanes]
        self.last = value.race is not None and value.race.knows(me, you)
        self.ways = [(0, 0), *(way(me[lane], self.mine[lane], self.lanes) for lane in range(1, self.lanes + 1))]
        self.gains = [{}, *(self._gains(lane) for lane in range(1, self.lanes + 1))]
        self.singles = [self._singles(die) for die in range(7)]
        self.reaches = [(), *(reach(me[lane], *self.ways[lane], self.lanes) for lane in range(1, self.lanes + 1))]
        self.by_lane = list(zip(self.gains, self.reaches, strict=True))[1:]
        self.forwards = [self._forwards(die) for die in range(7)]
        self._after_hits: dict[tuple[int, int, int], list[Move]] = {}

    @classmethod
    def winning(cls, value: Value, me: Places, you: Places) -> float:
        """How probable it is that the side that is about to roll wins with this roll."""
        if sum(place <= value.lanes for place in me[1:]) > 2:
            return 0.0
        replies = cls(value, me, you)
        return sum(ways for number, ways in enumerate(WAYS) if not replies.away or replies._win(number)) / 36

    # What a move changes: my lane, your lane that the pawn leaves, your lane on which it arrives.

    def _your_lane(self, lane: int, place: int, guests: int) -> float:
        shape = self.value.shape
        return self.value.rolls[((lane * shape.places + place) << shape.bits) | guests]

    def _gains(self, lane: int) -> dict[int, float]:
        """What each place within reach of the lane's pawn gains."""
        value, you, yours, place, guests = self.value, self.you, self.yours, self.me[lane], self.mine[lane]
        shape, waits, rolls, last = value.shape, value.waits, value.rolls, self.lanes
        places, bits, bit = shape.places, shape.bits, 1 << lane
        low, high = self.ways[lane]
        start = lane * places
        before = -waits[((start + place) << bits) | guests]
        if 0 < place <= last:
            there = (place * places + you[place]) << bits
            before += rolls[there | yours[place]] - rolls[there | (yours[place] ^ bit)]
        gains = {place: 0.0}
        for target in range(low, high + 1):
            if target == place:
                continue
            if not 0 < target <= last:
                gains[target] = before + waits[((start + target) << bits) | guests]
                continue
            there = target * places
            old = rolls[((there + you[target]) << bits) | yours[target]]
            if guests >> target & 1:
                gain = waits[((start + target) << bits) | (guests ^ (1 << target))]
                gains[target] = before + gain + old - rolls[(there << bits) | yours[target] | bit]
            else:
                gain = waits[((start + target) << bits) | guests]
                gains[target] = before + gain + old - rolls[((there + you[target]) << bits) | yours[target] | bit]
        return gains

    def _singles(self, die: int) -> list[Move]:
        """The moves of one die, the best first."""
        found = []
        for lane in range(1, self.lanes + 1) if die else ():
            place, gains = self.me[lane], self.gains[lane]
            targets = (place + die, place - die)
            found += [Move(gains[target], lane, target) for target in targets if target in gains]
        found.sort(key=lambda move: -move.gain)
        return found

    def _forwards(self, die: int) -> int:
        """The lanes whose pawns can go forwards by a die, as bits."""
        return sum(1 << lane for lane in range(1, self.lanes + 1) if self.me[lane] + die <= self.ways[lane][1])

    def _meeting(self, one: Move, other: Move) -> float:
        """What two moves gain less or more together than each by itself: where they touch the same lane of yours."""
        touched = {self.me[one.lane], one.target} & {self.me[other.lane], other.target}
        return -sum(self._together(lane, one, other) for lane in touched if 0 < lane <= self.lanes)

    def _together(self, lane: int, one: Move, other: Move) -> float:
        before = (self.you[lane], self.yours[lane])
        first = self._touch(lane, before, one)
        second = self._touch(lane, before, other)
        both = self._touch(lane, first, other)
        return (
            self._your_lane(lane, *both)
            - self._your_lane(lane, *first)
            - self._your_lane(lane, *second)
            + self._your_lane(lane, *before)
        )

    def _touch(self, lane: int, now: tuple[int, int], move: Move) -> tuple[int, int]:
        """A lane of yours, your pawn's place and my guests, after a move."""
        place, guests = now
        bit = 1 << move.lane
        if move.target != lane:
            return place, guests & ~bit
        return (0 if self.you[lane] == move.lane else place), guests | bit

    # The answers

    def chance(self) -> float:
        """The chance to win of the side that is about to roll, answering each roll at its best."""
        value = self.value
        total = 0.0
        for number, ways in enumerate(WAYS):
            # What the table of the last pawns says may turn the order of the best few round.
            answers = self.several(number, _CLOSE) if self.last else [self.best(number)]
            if answers[0].won:
                total += ways
            else:
                total += ways * max([value.chance(one.points, one.me, one.you) for one in answers])
        return total / 36

    def best(self, number: int) -> Answer:
        """The best answer to a roll."""
        if len(self.away) <= 2 and (moves := self._win(number)):
            return self._answer(0.0, moves, won=True)
        high, low = ROLLS[number]
        gain, moves = self._best_double(number)
        paired, pair = self._best_pair(high, low, gain)
        if paired > gain:
            gain, moves = paired, pair
        for stopped, alone in self._stops(high, low):
            if stopped > gain:
                gain, moves = stopped, alone
        return self._answer(gain, moves)

    def several(self, number: int, count: int) -> list[Answer]:
        """The best few answers to a roll, the best first; one that wins stands alone."""
        if len(self.away) <= 2 and (moves := self._win(number)):
            return [self._answer(0.0, moves, won=True)]
        found = [*self._pairs(*ROLLS[number]), *self._doubles(number), *self._stops(*ROLLS[number])]
        found.sort(key=_gain, reverse=True)
        answers: dict[tuple[Places, Places], Answer] = {}
        for gain, moves in found:
            answer = self._answer(gain, moves)
            answers.setdefault((answer.me, answer.you), answer)
            if len(answers) == count:
                break
        return list(answers.values())

    def _answer(self, gain: float, moves: tuple[Move, ...], won: bool = False) -> Answer:
        me, you = self.me, self.you
        for move in moves:
            me = put(me, move.lane, move.target)
            for place in (move.through, move.target):
                if 0 < place <= self.lanes and you[place] == move.lane:
                    you = put(you, place, 0)
        return Answer(self.base + gain, me, you, won)

    def _best_pair(self, high: int, low: int, floor: float) -> tuple[float, tuple[Move, ...]]:
        """Two pawns, one die each; only what may gain more than the floor."""
        best = floor
        moves: tuple[Move, ...] = ()
        me, last = self.me, self.lanes
        seconds = self.singles[low][:_BEST]
        for one in self.singles[high][:_BEST]:
            alone, lane, target, _ = one
            here = me[lane]
            for other in seconds:
                gain = alone + other[0]
                if gain + _MEETING < best:
                    break
                if lane == other[1]:
                    continue
                there = me[other[1]], other[2]
                if (0 < here <= last and here in there) or (0 < target <= last and target in there):
                    gain += self._meeting(one, other)
                if gain > best:
                    best, moves = gain, (one, other)
        return best, moves

    def _best_double(self, number: int) -> tuple[float, tuple[Move, ...]]:
        """One pawn with both dice."""
        best, where = -inf, (0, 0)
        after: Move | None = None
        for lane, (gains, reached) in enumerate(self.by_lane, start=1):
            plain, hits = reached[number]
            for target in plain:
                if gains[target] > best:
                    best, where, after = gains[target], (lane, target), None
            for middle, die in hits:
                for move in self._through(lane, middle, die):
                    if move.gain > best:
                        best, after = move.gain, move
        return best, ((after or Move(best, *where)),)

    def _pairs(self, high: int, low: int) -> list[tuple[float, tuple[Move, ...]]]:
        """Two pawns, one die each."""
        found: list[tuple[float, tuple[Move, ...]]] = []
        me, last = self.me, self.lanes
        seconds = self.singles[low][:_BEST]
        for one in self.singles[high][:_BEST]:
            here, target = me[one.lane], one.target
            for other in seconds:
                if one.lane == other.lane:
                    continue
                gain = one.gain + other.gain
                there = me[other.lane], other.target
                if (0 < here <= last and here in there) or (0 < target <= last and target in there):
                    gain += self._meeting(one, other)
                found.append((gain, (one, other)))
        return found

    def _doubles(self, number: int) -> list[tuple[float, tuple[Move, ...]]]:
        """One pawn with both dice."""
        found: list[tuple[float, tuple[Move, ...]]] = []
        for lane in range(1, self.lanes + 1):
            plain, hits = self.reaches[lane][number]
            gains = self.gains[lane]
            found += [(gains[target], (Move(gains[target], lane, target),)) for target in plain]
            for middle, die in hits:
                found += [(move.gain, (move,)) for move in self._through(lane, middle, die)]
        return found

    def _through(self, lane: int, middle: int, die: int) -> list[Move]:
        """Where the pawn of a lane can go on to after a hit."""
        if (known := self._after_hits.get((lane, middle, die))) is not None:
            return known
        guests = self.mine[lane] ^ (1 << middle)
        low, high = way(middle, guests, self.lanes)
        moves = []
        for target in (middle + die, middle - die):
            if low <= target <= high:
                answer = self._answer(0.0, (Move(0.0, lane, target, middle),))
                moves.append(Move(self.value.points(answer.me, answer.you) - self.base, lane, target, middle))
        self._after_hits[lane, middle, die] = moves
        return moves

    def _stops(self, high: int, low: int) -> list[tuple[float, tuple[Move, ...]]]:
        """One die or none, where nothing that is left can be played forwards."""
        found: list[tuple[float, tuple[Move, ...]]] = []
        if not self.forwards[high] and not self.forwards[low]:
            found.append((0.0, ()))
        for first, left in ((high, low), (low, high)):
            others = self.forwards[left]
            if others & (others - 1):
                continue  # two pawns could play it: one still can, whatever the first die does
            found += [
                (move.gain, (move,))
                for move in self.singles[first]
                if others & ~(1 << move.lane) == 0 and move.target + left > self._end_of_way(move)
            ]
        return found

    def _end_of_way(self, move: Move) -> int:
        """How far on a pawn could go after a move."""
        return way(move.target, self.mine[move.lane] & ~(1 << move.target), self.lanes)[1]

    def _win(self, number: int) -> tuple[Move, ...] | None:
        """A way to bring the last one or two pawns home."""
        home = self.lanes + 1
        moves = [Move(0.0, lane, home) for lane in self.away]
        if len(moves) == 2:
            needed = sorted((home - self.me[lane] for lane in self.away), reverse=True)
            free = all(self.ways[lane][1] == home for lane in self.away)
            return tuple(moves) if free and tuple(needed) == ROLLS[number] else None
        (lane,) = self.away
        if self.ways[lane][1] == home and home - self.me[lane] in ROLLS[number]:
            return tuple(moves)
        plain, hits = self.reaches[lane][number]
        if home in plain:
            return tuple(moves)
        after = [move for middle, die in hits for move in self._through(lane, middle, die)]
        return next(((move,) for move in after if move.target == home), None)


def _gain(entry: tuple[float, tuple[Move, ...]]) -> float:
    return entry[0]
