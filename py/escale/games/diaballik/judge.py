"""How good a position of Diaballik is for the side that begins its turn: a sum of weighed features.

The features, each side's seen from its own start row (row 0) towards its goal (row 6):

    support   where its supports stand: row, and columns away from the middle
    ball      where its carrier stands, likewise
    lead      the row of the carrier, or of the foremost support it can pass to
    passes    how many supports it can pass to, up to four
    free      the row of each support that no opposing one stands before, in its column
    near      how many moves a support needs to a goal square the carrier sees: of the side to play from three on (less
              is a win), of the other from none on (less than three threatens to win)
    tempo     being the side to play

Weights are whole numbers, so that values are the same on every machine; `UNIT` of them are one unit of log-odds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import accumulate
from math import exp
from typing import Final, TypeAlias, cast

from escale.games.diaballik.rules import Position, Rules
from escale.games.diaballik.squares import SIZE, squares
from escale.games.diaballik.steps import PASSES
from escale.games.diaballik.turns import Ground, ground, thinned
from escale.opponents.learned import learned

Weights: TypeAlias = Mapping[str, Sequence[int]]

UNIT: Final = 256
WIN: Final = 1_000_000  # the side to play wins at once; a win in n turns is n less
LIMIT: Final = 900_000  # beyond it somebody wins by force
FAR: Final = 5  # moves to the goal that are not counted any more (with arashi three: everything is near)
PLACES: Final = SIZE * 4  # rows, and columns that are mirror images of each other
SIZES: Final = {
    "support": PLACES,
    "ball": PLACES,
    "lead": SIZE,
    "passes": 5,
    "free": SIZE,
    "mine": FAR + 1,
    "theirs": FAR + 1,
    "tempo": 1,
}
LIKELY: Final = {1: (2, 1), SIZE - 1: (2, 2)}  # by reach: moves along a row and a column that a search looks at first
KEPT: Final = 100_000  # sets of squares to remember at most

# Hand-set weights, in units of log-odds: what learning starts from.
HAND_SET: Final[dict[str, tuple[float, ...]]] = {
    "support": tuple(0.12 * row + 0.04 * (3 - column) for row in range(SIZE) for column in range(4)),
    "ball": tuple(0.25 * row + 0.05 * (3 - column) for row in range(SIZE) for column in range(4)),
    "lead": tuple(0.2 * row for row in range(SIZE)),
    "passes": (0.0, 0.15, 0.3, 0.4, 0.5),
    "free": (0.0, 0.0, 0.05, 0.1, 0.15, 0.2, 0.2),
    "mine": (1.0, 0.8, 0.5, 0.4, 0.2, 0.0),  # the first three only for those who overlook answers
    "theirs": (2.0, 1.5, 1.0, 0.4, 0.2, 0.0),
    "tempo": (0.2,),
}


def far(field: Ground) -> int:
    """How many moves to the goal are told apart."""
    return FAR - 1 if field.reach == 1 else 2


def progress(seat: int, square: int) -> int:
    """The row of a square, counted from the seat's own start row."""
    return square // SIZE if seat else SIZE - 1 - square // SIZE


def place(seat: int, square: int) -> int:
    """A square's number among the places that weights tell apart."""
    return 4 * progress(seat, square) + abs(square % SIZE - SIZE // 2)


class Sums(dict[int, int]):
    """Sets of squares with the sum of what their squares are worth, remembered."""

    def __init__(self, worth: Sequence[int]) -> None:
        super().__init__()
        self._rows = [
            [sum(worth[SIZE * row + square] for square in squares(bits)) for bits in range(1 << SIZE)]
            for row in range(SIZE)
        ]

    def __missing__(self, bits: int) -> int:
        if len(self) >= KEPT:
            self.clear()
        a, b, c, d, e, f, g = self._rows
        total = a[bits & 127] + b[bits >> 7 & 127] + c[bits >> 14 & 127] + d[bits >> 21 & 127]
        self[bits] = total = total + e[bits >> 28 & 127] + f[bits >> 35 & 127] + g[bits >> 42]
        return total


class Faces(dict[int, int]):
    """Sets of supports with the squares from which a seat touches the wall they make, remembered."""

    def __init__(self, field: Ground, seat: int) -> None:
        super().__init__()
        self._field, self._seat = field, seat

    def __missing__(self, theirs: int) -> int:
        if len(self) >= KEPT:
            self.clear()
        self[theirs] = found = self._field.faces(self._seat, theirs)
        return found


class Outlets(dict[tuple[int, int], tuple[tuple[int, int], ...]]):
    """For supports and a carrier: what each pass would be worth as a lead, and the squares it flies over."""

    def __init__(self, lead: Sequence[int]) -> None:
        super().__init__()
        self._lead = lead  # by square

    def __missing__(self, key: tuple[int, int]) -> tuple[tuple[int, int], ...]:
        if len(self) >= KEPT:
            self.clear()
        mine, ball = key
        in_line, table = PASSES[ball]
        found = tuple((self._lead[square], table[1 << square][1]) for square in squares(mine & in_line))
        self[key] = found
        return found


class Judge:
    """Weighs positions by the rules of one set of options."""

    def __init__(self, rules: Rules, weights: Weights) -> None:
        self.field = ground(rules)
        sides = range(2)
        by_place = [[place(seat, square) for square in range(SIZE * SIZE)] for seat in sides]
        by_row = [[progress(seat, square) for square in range(SIZE * SIZE)] for seat in sides]
        self.supports = tuple(Sums([weights["support"][at] for at in by_place[seat]]) for seat in sides)
        self.likely = tuple(
            thinned(self.field.flips, [weights["support"][at] for at in by_place[seat]], LIKELY[rules.reach])
            for seat in sides
        )
        self.balls = tuple({1 << n: weights["ball"][at] for n, at in enumerate(by_place[seat])} for seat in sides)
        self.faces = tuple(Faces(self.field, seat) for seat in sides)
        self._free = tuple(Sums([weights["free"][row] for row in by_row[seat]]) for seat in sides)
        leads = weights["lead"]
        self._lead = tuple({1 << n: leads[row] for n, row in enumerate(by_row[seat])} for seat in sides)
        self._outlets = tuple(Outlets([leads[row] for row in by_row[seat]]) for seat in sides)
        self._passes = tuple(weights["passes"]) + (weights["passes"][-1],) * SIZE
        self._mine, self._theirs, self._tempo = weights["mine"], weights["theirs"], weights["tempo"][0]

        self.value = self._make(look=True)
        self.impression = self._make(look=False)

    def wins(self, mine: int, theirs: int, ball: int, seat: int) -> bool:
        """Tell whether the side that begins its turn can win in it, by goal or by anti-game."""
        if self.field.moves_to_goal(mine, theirs, ball, seat) <= 2:
            return True
        return bool(self.faces[seat][theirs]) and self.field.can_touch(mine, theirs, ball, seat)

    def _make(self, look: bool) -> Callable[[int, int, int, int, int], int]:
        """The function that says what a position is worth to the side that begins its turn.

        It looks whether that side wins at once, and says `WIN` then; or not, and a win at hand is but a good sign.
        Nothing is called more often: it is a closure because that is what Python runs fastest.
        """
        tempo, supports, balls, faces = self._tempo, self.supports, self.balls, self.faces
        own_near, their_near, passes, leads, outlets = self._mine, self._theirs, self._passes, self._lead, self._outlets
        free_down, free_up = self._free
        moves_to_goal, can_touch, most = self.field.moves_to_goal, self.field.can_touch, far(self.field)

        def value(mine: int, theirs: int, ball: int, their_ball: int, seat: int) -> int:
            near = moves_to_goal(mine, theirs, ball, seat, most)
            if look and (near <= 2 or (faces[seat][theirs] and can_touch(mine, theirs, ball, seat))):
                return WIN
            other = 1 - seat
            # Where an opposing support lies ahead, for the side that goes up and for the one that goes down.
            up, down = (mine, theirs) if seat else (theirs, mine)
            above = down >> 7 | down >> 14
            above |= above >> 14 | above >> 28
            below = up << 7 | up << 14
            below |= below << 14 | below << 28
            free = free_up[up & ~above] - free_down[down & ~below]
            lead, count = leads[seat][ball], 0
            for worth, flown in outlets[seat][mine, ball]:
                if not flown & theirs:
                    lead = max(lead, worth)
                    count += 1
            their_lead, their_count = leads[other][their_ball], 0
            for worth, flown in outlets[other][theirs, their_ball]:
                if not flown & mine:
                    their_lead = max(their_lead, worth)
                    their_count += 1
            return (
                tempo
                + own_near[near]
                - their_near[moves_to_goal(theirs, mine, their_ball, other, most)]
                + supports[seat][mine]
                - supports[other][theirs]
                + balls[seat][ball]
                - balls[other][their_ball]
                + (free if seat else -free)
                + lead
                - their_lead
                + passes[count]
                - passes[their_count]
            )

        return value


def features(field: Ground, position: Position) -> Iterator[tuple[str, int, int]]:
    """The features of a position one by one, as they are told above: kind, number, how often (below 0: the other's).

    The plain form of `Judge.impression`, for learning.
    """
    mine, theirs, ball, their_ball, seat = position
    yield "tempo", 0, 1
    yield "mine", field.moves_to_goal(mine, theirs, ball, seat, far(field)), 1
    yield "theirs", field.moves_to_goal(theirs, mine, their_ball, 1 - seat, far(field)), -1
    for side, sign, own, others, carrier in ((seat, 1, mine, theirs, ball), (1 - seat, -1, theirs, mine, their_ball)):
        reached = [bit for bit, (_, flown) in PASSES[carrier][1].items() if own & bit and not flown & others]
        yield "ball", place(side, carrier.bit_length() - 1), sign
        yield "passes", min(len(reached), 4), sign
        yield "lead", max(progress(side, bit.bit_length() - 1) for bit in (carrier, *reached)), sign
        for square in squares(own):
            yield "support", place(side, square), sign
            if not any((other - square) % SIZE == 0 and (other > square) == bool(side) for other in squares(others)):
                yield "free", progress(side, square), sign


def expected(value: int) -> float:
    """What a value makes the side to play expect: 0 lost, 1 won. A forced win is worth more the sooner it comes."""
    if value >= LIMIT:
        return 1 - 0.001 * min(WIN - value, 15)
    if value <= -LIMIT:
        return 0.001 * min(WIN + value, 15)
    return 0.02 + 0.96 / (1 + exp(-value / UNIT))


@cache
def judge(rules: Rules) -> Judge:
    """The judge with the learned weights for these rules."""
    return Judge(rules, weights_for(rules))


def weights_for(rules: Rules) -> Weights:
    """The learned weights, one set for each movement, for arashi is another game."""
    return cast(Weights, learned("diaballik")[rules.options["movement"]])


def whole(weights: Mapping[str, Sequence[float]]) -> Weights:
    """Weights in log-odds as whole numbers; leads in rising order, as `Judge` needs them."""
    found = {kind: [round(UNIT * weight) for weight in of] for kind, of in weights.items()}
    found["lead"] = list(accumulate(found["lead"], max))
    return found
