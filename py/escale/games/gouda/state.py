"""What a moment of the game is, and the questions that all rules ask about it."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from escale.core.game import Outcome
from escale.games.gouda.places import NOWHERE, OFF_TABLE, STARTS, T
from escale.games.gouda.steps import MOST_DICE, Step

MICE: Final = 5  # of each player
PHASES: Final = (
    "draw",  # chance draws the markers of the seat `asked`
    "place",  # the seat `asked` puts its mice on the start places
    "from",  # the player of the turn designates a place
    "roll",  # chance rolls the dice that are missing
    "react",  # the seat `asked` may react to the roll or, with a marker under way, answer it
    "apply",  # the player of the turn applies the dice
    "close",  # the seat `asked` may react to the end of the turn, or answer
    "over",
)

Board: TypeAlias = tuple[tuple[int, ...], ...]  # place -> seat -> how many mice


class State(NamedTuple):
    """The board, whose turn it is, the roll, and who is asked about what."""

    mice: Board
    cheeses: tuple[int, ...]  # place -> pieces of cheese on it
    eaten: tuple[int, ...]  # who has eaten each piece, in this order; never used with a single cheese
    hands: tuple[str, ...]  # seat -> its markers, hidden from the others
    deal: int  # markers each seat draws in the set-up
    seat: int  # whose turn it is; in the set-up, who will begin
    phase: str  # one of PHASES
    asked: int  # who acts in draw, place, react and close; `seat` in the other phases
    origin: int = NOWHERE  # the place designated for the roll, until the turn is ended
    place: int = NOWHERE  # the place the roll applies to: the same, or another after a Transfert
    dice: str = ""  # rolled and not yet applied, void ones included
    used: str = ""  # applied
    stack: tuple[tuple[int, Step], ...] = ()  # who played what: the marker under way and the annulments on top of it
    ended: Outcome | None = None  # None while the game goes on

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)


def mice_at(state: State, place: int) -> int:
    """How many mice, of all colours, share a place."""
    return sum(state.mice[place])


def dice_for(state: State) -> int:
    """How many dice are rolled for the place designated: one for each mouse there, at most five."""
    return min(MOST_DICE, mice_at(state, state.origin))


def to_roll(state: State) -> int:
    """How many dice chance has to roll now."""
    return dice_for(state) - len(state.dice) if state.phase == "roll" else 0


def designable(state: State, seat: int) -> list[int]:
    """The places a seat may designate: all but the table that hold one of its mice."""
    return [place for place in OFF_TABLE if state.mice[place][seat]]


def is_festival(state: State) -> bool:
    """Tell whether more than one piece of cheese is in play."""
    return sum(state.cheeses) + len(state.eaten) > 1


def clockwise(state: State, after: int, until: int) -> int | None:
    """The first seat with markers left, going clockwise, strictly between two seats; all round if they are the same."""
    seat = (after + 1) % state.seats
    while seat != until:
        if state.hands[seat]:
            return seat
        seat = (seat + 1) % state.seats
    return None


def result(state: State) -> Outcome | None:
    """How the game ends with the mice and the cheese as they are; None while it goes on."""
    if not is_festival(state):
        arrived = [seat for seat, count in enumerate(state.mice[T]) if count]
        return Outcome("cheese", (arrived[0],)) if arrived else None
    if not any(state.cheeses):
        return _ranked(state, "festival")
    if not any(map(any, state.mice[:T])):
        return _ranked(state, "stranded")
    return None


def _ranked(state: State, termination: str) -> Outcome:
    """Most pieces first, equal ones by their first piece; those without any share the last rank."""
    eaten = state.eaten
    order = sorted(set(eaten), key=lambda seat: (-eaten.count(seat), eaten.index(seat)))
    ranks = tuple(1 + (order.index(seat) if seat in order else len(order)) for seat in range(state.seats))
    return Outcome(termination, tuple(order[:1]), ranks)


def placed(board: Board, counts: tuple[int, ...], seat: int) -> Board:
    """The board after a seat has put its mice on the start places."""
    rows = list(board)
    for place, count in zip(STARTS, counts, strict=True):
        rows[place] = added(rows[place], seat, count)
    return tuple(rows)


def added(counts: tuple[int, ...], seat: int, number: int) -> tuple[int, ...]:
    """The mice of a place with some more, or fewer, of one seat."""
    return (*counts[:seat], counts[seat] + number, *counts[seat + 1 :])
