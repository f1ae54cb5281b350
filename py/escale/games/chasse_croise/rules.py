"""Chassé-croisé, a game for two whose sheet has lost its name and its pictures: the rules.

            B  (Red's home)                 Red: one pawn in each column, from the south side (A) to the north side (B).
        +-----------------+                 White: one pawn in each row, from the west side (C) to the east side (D).
    10  | . . . . . . . . |                 The lanes cross: where column c meets row r stands the red pawn of column c
     :  | . . . . . . . . |                 when it is at place r of its lane, or the white pawn of row r when it is
  C  1  | . . . . . . . . |  D              at place c of its own.
        +-----------------+
            A  1 ... 10                     Places of a lane: 0 start, 1 to `lanes` crossings, `lanes` + 1 home.

A turn is a roll of two dice, each of which then brings one pawn forwards or backwards by exactly its points, and the
step `end`. Landing on an opposing pawn hits it (toucher): it goes back to its start. Nobody jumps over an opposing
pawn. The first player with all pawns home wins, at once.

The rule comes from the sheet of the Escale à jeux. Decided by us: the crossing board itself, which the sheet's cases
demand; that moving backwards is never compulsory; the short games of five and seven lanes; the draw after 600 turns.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple, TypeAlias

from escale.core.chance import Chance, Listed
from escale.core.game import CHANCE, Actor, Outcome
from escale.core.options import Advice, Option, Options

ID: Final = "chasse_croise"
VERSION: Final = 1
FACTS: Final = {"age": 8, "minutes_min": 15, "minutes_max": 40}
TERMINATIONS: Final = ("home", "long")

OPTIONS: Final = (
    Option("lanes", ("10", "7", "5"), "10"),
    Option("first", ("roll", "red", "white"), "roll"),
)
ADVICE: Final[tuple[Advice, ...]] = ()

RED: Final = 0
WHITE: Final = 1
SIDES: Final = ("red", "white")
LONGEST: Final = 600  # turns after which a game is a draw

WON: Final = (Outcome("home", (RED,)), Outcome("home", (WHITE,)))
DRAWN: Final = Outcome("long", ())

Lane: TypeAlias = tuple[int, ...]  # place of the pawn of each lane; the pawn of lane 1 first


class Step(NamedTuple):
    """One step: `4+6` is ("play", 4, 6), `4-3` is ("play", 4, -3), `roll 6-3` is ("roll", 6, 3)."""

    kind: str  # "play", "roll" or "end"
    lane: int  # of the pawn, from 1; of a roll the higher die
    points: int  # forwards, or negative for backwards; of a roll the lower die


END: Final = Step("end", 0, 0)


class State(NamedTuple):
    """Where the pawns are, whose turn it is and what is left of the roll."""

    pawns: tuple[Lane, Lane]  # Red's and White's
    seat: int  # whose turn it is, or who rolls for the beginning
    rolled: tuple[int, ...] | None  # the roll of this turn, higher die first; None: the dice are to be rolled
    dice: tuple[int, ...]  # what is left of it, higher die first
    rolloff: int | None  # while rolling for the beginning: Red's total, 0 before it is rolled; None afterwards
    turn: int  # number of the turn under way, from 1
    ended: Outcome | None = None  # None while the game goes on

    @property
    def lanes(self) -> int:
        """How many lanes a side has."""
        return len(self.pawns[0])


def seat_counts(options: Options) -> tuple[int, ...]:
    """Two players, always."""
    return (2,)


def initial(options: Options, seats: int = 2) -> State:
    """All pawns on their starts; the beginner is named, or is to be rolled for."""
    start: Lane = (0,) * int(options["lanes"])
    first = options["first"]
    if first == "roll":
        return State((start, start), RED, None, (), 0, 1)
    return State((start, start), SIDES.index(first), None, (), None, 1)


def to_act(state: State) -> Actor:
    """Chance before a roll, then the seat whose turn it is."""
    if state.ended:
        return None
    return CHANCE if state.rolled is None else state.seat


def turn_seat(state: State) -> int | None:
    """Whose turn it is; nobody's while the beginner is rolled for."""
    return state.seat if state.rolloff is None else None


def outcome(state: State) -> Outcome | None:
    """How the game ended; None while it goes on."""
    return state.ended


# Two dice: a double comes up in one way of 36, any other pair in two.
ROLLS: Final = tuple(
    (Step("roll", high, low), Fraction(1 if high == low else 2, 36))
    for high in range(1, 7)
    for low in range(1, high + 1)
)
_DICE: Final[Listed[Step]] = Listed(ROLLS)


def chance(state: State) -> Chance[Step]:
    """The 21 rolls of two dice."""
    return _DICE


def opponents_on(state: State, seat: int) -> dict[int, dict[int, int]]:
    """Where the other side's pawns stand on a side's lanes: lane -> place on it -> the opposing pawn's own lane."""
    crossed: dict[int, dict[int, int]] = {}
    for lane, place in enumerate(state.pawns[1 - seat], start=1):
        if 0 < place <= state.lanes:
            crossed.setdefault(place, {})[lane] = lane
    return crossed


def is_open(origin: int, target: int, occupied: dict[int, int]) -> bool:
    """Tell whether no opposing pawn stands strictly between two places of a lane."""
    low, high = (origin, target) if origin < target else (target, origin)
    return not any(low < place < high for place in occupied)


def legal_steps(state: State) -> list[Step]:
    """Every unused die with every pawn both ways; `end` as soon as no unused die can be played forwards."""
    if state.ended or state.rolled is None:
        return []
    steps = plays(state)
    if not any(step.points > 0 for step in steps):
        steps.append(END)
    return steps


def plays(state: State) -> list[Step]:
    """Every move of a pawn that an unused die allows."""
    home = state.lanes + 1
    crossed = opponents_on(state, state.seat)
    dice = state.dice[:1] if len(set(state.dice)) == 1 else state.dice
    steps = []
    for lane, place in enumerate(state.pawns[state.seat], start=1):
        occupied = crossed.get(lane)
        for die in dice:
            for points in (die, -die):
                target = place + points
                if 0 <= target <= home and (not occupied or is_open(place, target, occupied)):
                    steps.append(Step("play", lane, points))
    return steps


def play(state: State, step: Step) -> State:
    """The state after a legal step."""
    if step.kind == "play":
        return _move(state, step)
    if step.kind == "end":
        return _end(state)
    if state.rolloff is not None:
        return _roll_off(state, step)
    dice = (step.lane, step.points)
    return state._replace(rolled=dice, dice=dice)


def _move(state: State, step: Step) -> State:
    """Bring a pawn to its new place, hit what stands there, and use up the die."""
    pawns = list(state.pawns)
    target = pawns[state.seat][step.lane - 1] + step.points
    pawns[state.seat] = _placed(pawns[state.seat], step.lane, target)
    if 0 < target <= state.lanes and pawns[1 - state.seat][target - 1] == step.lane:
        pawns[1 - state.seat] = _placed(pawns[1 - state.seat], target, 0)
    dice = list(state.dice)
    dice.remove(abs(step.points))
    won = WON[state.seat] if min(pawns[state.seat]) > state.lanes else None
    return State((pawns[0], pawns[1]), state.seat, state.rolled, tuple(dice), None, state.turn, won)


def _placed(lane: Lane, number: int, place: int) -> Lane:
    return (*lane[: number - 1], place, *lane[number:])


def _end(state: State) -> State:
    """Hand the dice over; the game is a draw when it has lasted too long."""
    if state.turn >= LONGEST:
        return state._replace(ended=DRAWN)
    return State(state.pawns, 1 - state.seat, None, (), None, state.turn + 1)


def _roll_off(state: State, step: Step) -> State:
    """Roll for the beginning: Red, then White; the higher total begins, equal ones are rolled again."""
    total = step.lane + step.points
    if state.seat == RED:
        return state._replace(seat=WHITE, rolloff=total)
    if total == state.rolloff:
        return state._replace(seat=RED, rolloff=0)
    assert state.rolloff is not None  # noqa: S101 - Red has rolled
    return state._replace(seat=WHITE if total > state.rolloff else RED, rolloff=None)


def ends_turn(state: State, step: Step) -> bool:
    """`end` closes a turn."""
    return step == END


def is_irrevocable(state: State, step: Step) -> bool:
    """A roll is never taken back."""
    return step.kind == "roll"


def lean(state: State, steps: list[Step]) -> list[int]:
    """Random players mostly go forwards, and rather stop than go back, or a game would never end."""
    return [1 if step.points < 0 else 40 for step in steps]
