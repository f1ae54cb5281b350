"""Diaballik, by Philippe Lefrançois, and its later edition Senseï: the rules.

    7 | w w w W w w w      White (seat 0) starts on row 7, Dark (seat 1) on row 1: seven supports each, and a ball
    6 | . . . . . . .      on the support of column d. Capitals carry the ball. Whoever brings the ball to a support
    5 | . . . . . . .      of theirs on the opponent's start row wins at once.
    4 | . . . . . . .
    3 | . . . . . . .      A turn is one to three actions in any order, at most two moves (déplacements) of supports
    2 | . . . . . . .      and at most one pass (passe) of the ball, then the step `end`.
    1 | d d d D d d d
        a b c d e f g

The rule comes from the sheet of the Escale à jeux. Decided by us, where the sheet is silent or lost a picture: where
the chasms lie; a player without any legal action passes the turn; the third appearance of a position with the same
player to begin a turn is a draw; the option `opening`, because arashi with the swapped start is otherwise a forced
win for the player who begins.
"""

from __future__ import annotations

from bisect import bisect
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

from escale.core.chance import Chance, Listed
from escale.core.game import Actor, Outcome
from escale.core.options import Advice, Option, Options
from escale.games.diaballik.squares import ROWS, SIZE, named
from escale.games.diaballik.steps import ANTIJEU, END, PASSES, Step, lanes
from escale.games.diaballik.wall import is_antijeu

ID: Final = "diaballik"
VERSION: Final = 1
FACTS: Final = {"age": 8, "minutes_min": 20, "minutes_max": 20}
TERMINATIONS: Final = ("goal", "antijeu", "repetition")

_ARASHI_ONLY: Final = {"movement": ("arashi",)}
OPTIONS: Final = (
    Option("edition", ("diaballik", "sensei"), "diaballik"),
    Option("movement", ("shizukana", "arashi"), "shizukana"),
    Option("start", ("line", "swapped"), "line"),
    Option("chasms", ("none", "two", "four"), "none", needs={"two": _ARASHI_ONLY, "four": _ARASHI_ONLY}),
    Option("antijeu", ("announced", "automatic"), "announced"),
    Option("first", ("white", "dark"), "white"),
    Option("opening", ("free", "short"), "free"),
)
ADVICE: Final = (Advice("opening", "short", {"movement": "arashi", "start": "swapped"}, "short-opening"),)

WHITE: Final = 0
DARK: Final = 1
HOME: Final = (ROWS[SIZE - 1], ROWS[0])  # seat -> its start row
GOAL: Final = (ROWS[0], ROWS[SIZE - 1])  # seat -> the row its ball must reach
REACH: Final = {"shizukana": 1, "arashi": SIZE - 1}  # squares a support may cross in one move
CHASMS: Final = {"none": 0, "two": named("b4 f4"), "four": named("c3 e3 c5 e5")}
SWAPPED: Final = named("b1 f1 b7 f7")  # where the swapped start exchanges the colours
DRAW: Final = 3  # appearances of a position that make a draw

WON_BY_GOAL: Final = (Outcome("goal", (WHITE,)), Outcome("goal", (DARK,)))
WON_BY_ANTIJEU: Final = (Outcome("antijeu", (WHITE,)), Outcome("antijeu", (DARK,)))
DRAWN: Final = Outcome("repetition", ())

# What is left of a turn, as one small number that indexes these tables: 0 to 5 are moves left plus three times passes
# left, 6 is the one action of the short opening, a move or a pass.
FULL: Final = 5
SHORT: Final = 6
MOVES_LEFT: Final = (0, 1, 2, 0, 1, 2, 1)
PASSES_LEFT: Final = (0, 0, 0, 1, 1, 1, 1)
AFTER_MOVE: Final = (0, 0, 1, 3, 3, 4, 0)
AFTER_PASS: Final = (0, 1, 2, 0, 1, 2, 0)

Position: TypeAlias = tuple[int, int, int, int, int]  # what repetition compares: mine, theirs, ball, their_ball, seat


class Rules:
    """What the options of a match make of the rules; one object for each set of options."""

    __slots__ = ("announced", "chasms", "lanes", "options", "reach")

    def __init__(self, options: Options) -> None:
        self.options = dict(options)  # complete
        self.reach = REACH[options["movement"]]  # squares a support may cross in one move
        self.lanes = lanes(self.reach)  # every move, by what blocks it
        self.chasms = CHASMS[options["chasms"]]  # set of squares
        self.announced = options["antijeu"] == "announced"  # else the end of a turn checks anti-game by itself

    def __repr__(self) -> str:
        return f"Rules({self.options})"


class State(NamedTuple):
    """A position, what is left of the turn, and how often positions have appeared.

    Everything is seen from the acting side: `mine` are its supports, whatever their colour.
    """

    rules: Rules
    mine: int  # set of the acting side's supports
    theirs: int  # set of the other side's supports
    ball: int  # bit of the acting side's carrier
    their_ball: int  # bit of the other side's carrier
    seat: int  # who acts: WHITE or DARK
    left: int  # what is left of the turn; see FULL
    appearances: int  # how often the position this turn began with has appeared, this time included
    history: tuple[Position, ...]  # every position a turn began with, sorted: only their number counts
    ended: Outcome | None  # None while the game goes on

    def __hash__(self) -> int:
        """Equal positions hash equal, whatever led to them."""
        return hash(self[1:7])

    @property
    def supports(self) -> tuple[int, int]:
        """White's and Dark's supports."""
        return (self.theirs, self.mine) if self.seat else (self.mine, self.theirs)

    @property
    def balls(self) -> tuple[int, int]:
        """White's and Dark's carriers."""
        return (self.their_ball, self.ball) if self.seat else (self.ball, self.their_ball)

    @property
    def is_untouched(self) -> bool:
        """Tell whether the turn has no action yet."""
        return self.left >= FULL


_new: Final = tuple.__new__  # a state from its fields in order, in half the time


def seat_counts(options: Options) -> tuple[int, ...]:
    """Two players, always."""
    return (2,)


def rules_of(options: Options) -> Rules:
    """The rules that complete options make."""
    return _rules(tuple(options[option.name] for option in OPTIONS))


@cache
def _rules(values: tuple[str, ...]) -> Rules:
    return Rules({option.name: value for option, value in zip(OPTIONS, values, strict=True)})


def initial(options: Options, seats: int = 2) -> State:
    """The start line, or the swapped one; the balls are on column d."""
    supports = HOME
    if options["start"] == "swapped":
        supports = (HOME[WHITE] ^ SWAPPED, HOME[DARK] ^ SWAPPED)
    seat = DARK if options["first"] == "dark" else WHITE
    left = SHORT if options["opening"] == "short" else FULL
    return starting(rules_of(options), supports, (named("d7"), named("d1")), seat, left)


def starting(rules: Rules, supports: tuple[int, int], balls: tuple[int, int], seat: int, left: int) -> State:
    """A state without history, from White's and Dark's pieces. A ball that has arrived has won."""
    mine, theirs = supports[seat], supports[1 - seat]
    ball, their_ball = balls[seat], balls[1 - seat]
    position = (mine, theirs, ball, their_ball, seat)
    history = (position,) if left >= FULL else ()
    arrived = [outcome for outcome in WON_BY_GOAL if balls[outcome.winners[0]] & GOAL[outcome.winners[0]]]
    return State(rules, *position, left, 1, history, arrived[0] if arrived else None)


def to_act(state: State) -> Actor:
    """The seat whose turn it is; nobody when the game is over."""
    return None if state.ended else state.seat


def turn_seat(state: State) -> int:
    """The seat whose turn it is: every step is that seat's own."""
    return state.seat


def outcome(state: State) -> Outcome | None:
    """How the game ended; None while it goes on."""
    return state.ended


def legal_steps(state: State) -> list[Step]:
    """Every step the acting side may make: moves, passes, the announcement, the end of the turn.

    Ending a turn takes at least one action, unless there is none to make.
    """
    rules, mine, theirs, ball, _, seat, left, _, _, ended = state
    if ended:
        return []
    steps: list[Step] = []
    if MOVES_LEFT[left]:
        steps += moves(rules, mine, theirs, ball)
    if PASSES_LEFT[left]:
        steps += passes(mine, theirs, ball)
    may_end = left < FULL or not steps
    if rules.announced and is_antijeu(seat, mine, theirs, rules.chasms):
        steps.append(ANTIJEU)
    if may_end:
        steps.append(END)
    return steps


def moves(rules: Rules, mine: int, theirs: int, ball: int) -> list[Step]:
    """Moves (déplacements): every support but the carrier, along its row and its column, over empty squares."""
    table = rules.lanes
    blocked = mine | theirs | rules.chasms
    steps: list[Step] = []
    movers = mine ^ ball
    while movers:
        bit = movers & -movers
        movers ^= bit
        row, along_row, column, along_column = table[bit]
        steps += along_row[blocked & row]
        steps += along_column[blocked & column]
    return steps


def passes(mine: int, theirs: int, ball: int) -> list[Step]:
    """Passes: to every own support in line with the carrier, with no opposing support in between."""
    in_line, table = PASSES[ball]
    steps = []
    receivers = mine & in_line
    while receivers:
        bit = receivers & -receivers
        receivers ^= bit
        step, flown = table[bit]
        if not flown & theirs:
            steps.append(step)
    return steps


def play(state: State, step: Step) -> State:
    """The state after a legal step."""
    rules, mine, theirs, ball, their_ball, seat, left, appearances, history, _ = state
    kind, origin, target = step
    if kind == "move":
        mine ^= origin | target
        return _new(State, (rules, mine, theirs, ball, their_ball, seat, AFTER_MOVE[left], appearances, history, None))
    if kind == "pass":
        won = WON_BY_GOAL[seat] if target & GOAL[seat] else None
        return _new(State, (rules, mine, theirs, target, their_ball, seat, AFTER_PASS[left], appearances, history, won))
    if kind == "end":
        return _end(state)
    return state._replace(ended=WON_BY_ANTIJEU[seat])


def _end(state: State) -> State:
    """Change sides. Automatic anti-game is looked for first, then repetition."""
    rules, mine, theirs, ball, their_ball, seat, _, _, history, _ = state
    position = (theirs, mine, their_ball, ball, 1 - seat)
    place = bisect(history, position)
    appearances = _count_before(history, place, position) + 1
    history = (*history[:place], position, *history[place:])
    ended = None if rules.announced else automatic_antijeu(state)
    if ended is None and appearances >= DRAW:
        ended = DRAWN
    return _new(State, (rules, *position, FULL, appearances, history, ended))


def _count_before(history: tuple[Position, ...], place: int, position: Position) -> int:
    """How often a position stands in the sorted history, whose part after `place` is greater."""
    count = 0
    while count < place and history[place - 1 - count] == position:
        count += 1
    return count


def appearances_after(state: State) -> int:
    """How often the position that `end` would lead to has then appeared."""
    _, mine, theirs, ball, their_ball, seat, _, _, history, _ = state
    return history.count((theirs, mine, their_ball, ball, 1 - seat)) + 1


def automatic_antijeu(state: State) -> Outcome | None:
    """Who wins by anti-game if the turn ends here; the side that has just moved before the other."""
    rules, mine, theirs, _, _, seat, *_ = state
    if is_antijeu(seat, mine, theirs, rules.chasms):
        return WON_BY_ANTIJEU[seat]
    if is_antijeu(1 - seat, theirs, mine, rules.chasms):
        return WON_BY_ANTIJEU[1 - seat]
    return None


def ends_turn(state: State, step: Step) -> bool:
    """Only `end` closes a turn; a winning pass or announcement closes the game."""
    return step == END


def is_irrevocable(state: State, step: Step) -> bool:
    """Nothing is hidden and nothing is drawn: every step can be taken back."""
    return False


def chance(state: State) -> Chance[Step]:
    """Chance never acts."""
    nothing: tuple[tuple[Step, Any], ...] = ()
    return Listed(nothing)
