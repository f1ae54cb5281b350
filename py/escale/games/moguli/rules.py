"""Moguli, by Reinhold Wittig: the rules.

    7 | d d d d d      The first player (seat 0, White) starts on row 1 and wants four of the five pawns on row 7, the
    6 | . . . . .      second player (seat 1, Dark) the other way round. Every `.` is a gate in the middle of a tile;
    5 | . . . . .      `board` tells about tiles and links, `paths` about the moves of pawns.
    4 | . . . . .
    3 | . . . . .      A turn: pivot one tile and move one pawn, in any order, both optional; one more pivot after a
    2 | . . . . .      move under an opposing pawn (the bonus); then the step `end`. The tiles the opponent has just
    1 | w w w w w      pivoted are locked. Whoever has fewer than two free gates in the own home row must free one.
      +-----------
        a b c d e

The rule comes from the sheet of the Escale à jeux. Decided by us, where the sheet is silent or lost a picture: 17
marked and 18 plain tiles, all of them right angles; the three turns without a possible move are three of each
player; the home row need not be kept open in the second player's last turn; the game ends after 400 turns.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from random import Random
from typing import Final, NamedTuple

from escale.core.chance import Chance
from escale.core.game import CHANCE, Actor, Outcome
from escale.core.options import Advice, Option, Options
from escale.games.moguli.board import ALL, BITS, HEIGHT, MARKED, PLAIN, ROWS, SIZE, Tiles, bits_of, levels
from escale.games.moguli.paths import reach, routes
from escale.games.moguli.steps import END, KEEP, MOVES, PIVOTS, SWAPS, Keep, Lay, Move, Pivot, Step, Swap

ID: Final = "moguli"
VERSION: Final = 1
FACTS: Final = {"age": 12, "minutes_min": 30, "minutes_max": 30}
TERMINATIONS: Final = ("crossed", "blocked", "limit")
OPTIONS: Final = (
    Option("new_home_row", ("off", "on"), "off"),
    Option("cylinder", ("off", "on"), "off"),
)
ADVICE: Final[tuple[Advice, ...]] = ()

WHITE: Final = 0
DARK: Final = 1
HOME: Final = (ROWS[0], ROWS[HEIGHT - 1])  # seat -> its home row
HOME_ROWS: Final = (1, HEIGHT)  # the same as they are written
TO_KEEP_FREE: Final = 2  # gates of the own home row
TO_CROSS: Final = 4  # pawns on the opposing home row that end the game
BLOCKED_LIMIT: Final = 6  # blocked turns in a row that end the game
TURN_LIMIT: Final = 400

UNKNOWN: Final = Tiles(0, 0, 0)  # before the tiles are laid


@dataclass(frozen=True, slots=True)
class Rules:
    """What the options of a match make of the rules."""

    new_home_row: bool
    cylinder: bool


class State(NamedTuple):
    """A position and what has happened in the turn."""

    rules: Rules
    stage: str  # "lay": the tiles are not laid yet; "swap": a seat may choose a new home row; "play": from turn 1 on
    tiles: Tiles
    pawns: tuple[int, int]  # White's and Dark's, as sets of gates
    seat: int  # who acts, or acted last in a game that is over
    turn: int  # number of the turn, from 1
    pivots_left: int  # tiles that may still be pivoted in this turn
    moved: bool  # a pawn was moved in this turn
    bonus: bool  # ... and passed under an opposing pawn
    pivoted: int  # tiles pivoted in this turn
    locked: int  # tiles the other side pivoted in its last turn
    could_move: bool  # not moved, but a move was possible before a pivot of this turn
    blocked: int  # blocked turns in a row up to now
    ended: Outcome | None  # None while the game goes on

    @property
    def is_last_turn(self) -> bool:
        """Tell whether this is the turn the second player has after the first one has crossed."""
        return self.seat == DARK and has_crossed(WHITE, self.pawns)

    @property
    def is_obliged(self) -> bool:
        """Tell whether only freeing moves are allowed: too few gates of the own home row are free."""
        return not self.moved and not self.is_last_turn and free_gates(self.seat, self.pawns) < TO_KEEP_FREE


def seat_counts(options: Options) -> tuple[int, ...]:
    """Two players, always."""
    return (2,)


@cache
def _rules(new_home_row: str, cylinder: str) -> Rules:
    return Rules(new_home_row == "on", cylinder == "on")


def rules_of(options: Options) -> Rules:
    """The rules that complete options make."""
    return _rules(options["new_home_row"], options["cylinder"])


def initial(options: Options, seats: int = 2) -> State:
    """Five pawns each on the home rows, and the tiles still in the box."""
    return State(rules_of(options), "lay", UNKNOWN, HOME, WHITE, 1, 1, False, False, 0, 0, False, 0, None)


def to_act(state: State) -> Actor:
    """Chance lays the tiles; then the seat whose turn or choice it is; nobody when the game is over."""
    if state.ended:
        return None
    return CHANCE if state.stage == "lay" else state.seat


def turn_seat(state: State) -> int | None:
    """The seat whose turn it is; nobody's in the set-up, choosing a home row included."""
    return state.seat if state.stage == "play" else None


def outcome(state: State) -> Outcome | None:
    """How the game ended; None while it goes on."""
    return state.ended


# The set-up


class Shuffle:
    """The chance of the set-up: every order and orientation of the 35 tiles, all equally likely."""

    def outcomes(self) -> list[tuple[Step, Fraction]] | None:
        """Too many to list."""
        return None

    def allows(self, step: Step) -> bool:
        """Any lay of the 17 marked and 18 plain tiles."""
        return isinstance(step, Lay) and step.tiles.plain.bit_count() == PLAIN

    def draw(self, random: Random) -> Step:
        """Shuffle the tiles, then choose each one's orientation."""
        kinds = [True] * PLAIN + [False] * MARKED
        random.shuffle(kinds)
        plain = sum(bit for bit, is_plain in zip(BITS, kinds, strict=True) if is_plain)
        return Lay(Tiles(random.getrandbits(SIZE), random.getrandbits(SIZE), plain))


def chance(state: State) -> Chance[Step]:
    """Chance acts once, in the set-up."""
    return Shuffle()


# The home row


def free_gates(seat: int, pawns: tuple[int, int]) -> int:
    """How many gates of a seat's own home row have no pawn of either colour."""
    return (HOME[seat] & ~(pawns[WHITE] | pawns[DARK])).bit_count()


def crossed(seat: int, pawns: tuple[int, int]) -> int:
    """How many pawns a seat has on the opposing home row."""
    return (pawns[seat] & HOME[1 - seat]).bit_count()


def has_crossed(seat: int, pawns: tuple[int, int]) -> bool:
    """Tell whether a seat has brought enough pawns to the opposing home row."""
    return crossed(seat, pawns) >= TO_CROSS


# Moves


class Reached(NamedTuple):
    """Where one pawn may go."""

    pawn: int  # bit
    targets: int  # set of gates
    with_bonus: int  # those reached with the bonus


def moves(state: State) -> list[Reached]:
    """The legal moves of every pawn that has some. When the home row must be freed, they are the freeing moves."""
    if state.moved:
        return []
    on = levels(state.tiles, state.rules.cylinder)
    mine, theirs = state.pawns[state.seat], state.pawns[1 - state.seat]
    found = []
    for pawn, allowed in movable(state):
        targets, with_bonus = reach(pawn, mine, theirs, on)
        if targets & allowed:
            found.append(Reached(pawn, targets & allowed, with_bonus & allowed))
    return found


def can_move(state: State, tiles: Tiles | None = None) -> bool:
    """Tell whether there is a legal move, perhaps if the tiles lay in another way."""
    if state.moved:
        return False
    on = levels(tiles or state.tiles, state.rules.cylinder)
    mine, theirs = state.pawns[state.seat], state.pawns[1 - state.seat]
    return any(reach(pawn, mine, theirs, on)[0] & allowed for pawn, allowed in movable(state))


def movable(state: State) -> list[tuple[int, int]]:
    """The pawns that the home row lets move, each with the gates where it lets them end."""
    home, mine = HOME[state.seat], state.pawns[state.seat]
    if state.is_last_turn:
        return [(pawn, ALL) for pawn in bits_of(mine)]
    free = free_gates(state.seat, state.pawns)
    if free < TO_KEEP_FREE:  # freeing moves only
        return [(pawn, ALL ^ home) for pawn in bits_of(mine & home)]
    onto_home = ALL if free > TO_KEEP_FREE else ALL ^ home
    return [(pawn, ALL if pawn & home else onto_home) for pawn in bits_of(mine)]


# Steps


def legal_steps(state: State) -> list[Step]:
    """Every step the acting seat may make."""
    if state.ended or state.stage == "lay":
        return []
    if state.stage == "swap":
        return [*SWAPS, KEEP]
    reached = moves(state)
    must_free = bool(reached) and state.is_obliged
    steps: list[Step] = []
    for pawn, targets, _ in reached:
        to = MOVES[pawn]
        steps += [to[target] for target in bits_of(targets)]
    if state.pivots_left:
        steps += pivots_that_free(state, reached[0]) if must_free else _pivots(ALL & ~state.locked)
    if not must_free:
        steps.append(END)
    return steps


def _pivots(tiles: int) -> list[Pivot]:
    return [pivot for bit in bits_of(tiles) for pivot in PIVOTS[bit]]


def pivots_that_free(state: State, freeing: Reached) -> list[Pivot]:
    """The pivots after which there is still a freeing move; there is one before.

    Only a tile on the way of that move can take it away: the others are not tried.
    """
    mine, theirs = state.pawns[state.seat], state.pawns[1 - state.seat]
    ways = routes(state.tiles, state.rules.cylinder, freeing.pawn, mine, theirs)
    on_the_way = min((ways[target].tiles for target in bits_of(freeing.targets)), key=int.bit_count)
    return [
        pivot
        for pivot in _pivots(ALL & ~state.locked)
        if not pivot.tile & on_the_way or can_move(state, state.tiles.pivoted(pivot.tile, pivot.quarters))
    ]


def play(state: State, step: Step) -> State:
    """The state after a legal step."""
    match step:
        case Pivot(tile, quarters):
            return state._replace(
                tiles=state.tiles.pivoted(tile, quarters),
                pivots_left=state.pivots_left - 1,
                pivoted=state.pivoted | tile,
                could_move=can_move(state),
            )
        case Move(origin, target):
            return _move(state, origin, target)
        case Lay(tiles):
            return state._replace(stage="swap" if state.rules.new_home_row else "play", tiles=tiles)
        case Swap(row):
            return _chosen(state._replace(tiles=state.tiles.swapped(HOME_ROWS[state.seat] - 1, row - 1)))
        case Keep():
            return _chosen(state)
        case _:
            return _end(state)


def _chosen(state: State) -> State:
    """A home row is chosen: the other seat's choice, or the first turn, follows."""
    if state.seat == WHITE:
        return state._replace(seat=DARK)
    return state._replace(seat=WHITE, stage="play")


def _move(state: State, origin: int, target: int) -> State:
    seat, pawns = state.seat, state.pawns
    mine, theirs = pawns[seat], pawns[1 - seat]
    _, with_bonus = reach(origin, mine, theirs, levels(state.tiles, state.rules.cylinder))
    mine ^= origin | target
    bonus = bool(with_bonus & target)
    return state._replace(
        pawns=(theirs, mine) if seat else (mine, theirs),
        moved=True,
        bonus=bonus,
        pivots_left=state.pivots_left + bonus,
        could_move=False,
    )


def _end(state: State) -> State:
    """Close the turn: see whether it was blocked, whether the game is over, and pass the turn on."""
    is_blocked = not (state.moved or state.could_move or can_move(state))
    blocked = state.blocked + 1 if is_blocked else 0
    ended = judge(state.seat, state.turn, state.pawns, blocked)
    if ended:
        return state._replace(could_move=False, blocked=blocked, ended=ended)
    return State(
        state.rules,
        "play",
        state.tiles,
        state.pawns,
        seat=1 - state.seat,
        turn=state.turn + 1,
        pivots_left=1,
        moved=False,
        bonus=False,
        pivoted=0,
        locked=state.pivoted,
        could_move=False,
        blocked=blocked,
        ended=None,
    )


def judge(seat: int, turn: int, pawns: tuple[int, int], blocked: int) -> Outcome | None:
    """How the game has ended when a seat ends its turn; None when it goes on."""
    winners = tuple(side for side in (WHITE, DARK) if has_crossed(side, pawns))
    if winners:
        if seat == WHITE:  # the second player has one last turn
            return None
        return Outcome("crossed", winners if len(winners) == 1 else ())
    if blocked >= BLOCKED_LIMIT:
        return Outcome("blocked", _ahead(pawns))
    return Outcome("limit", _ahead(pawns)) if turn >= TURN_LIMIT else None


def _ahead(pawns: tuple[int, int]) -> tuple[int, ...]:
    """The seat with more pawns on the opposing home row; nobody when they are equal."""
    lead = crossed(WHITE, pawns) - crossed(DARK, pawns)
    return () if lead == 0 else (WHITE,) if lead > 0 else (DARK,)


def ends_turn(state: State, step: Step) -> bool:
    """Only `end` closes a turn."""
    return step == END


def is_irrevocable(state: State, step: Step) -> bool:
    """The laying of the tiles cannot be taken back; everything else can."""
    return isinstance(step, Lay)
