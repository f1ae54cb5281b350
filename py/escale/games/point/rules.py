"""Point, published by Piatnik about 1975: the rules.

    seat 1   b b w w b b w w b b w w      Each player has a row of pawns, twelve at first, and three exchange cards
    seat 2   w w b b w w b b w w b b      (cartes formule), all open. A card such as wb=bww may be used as printed:
    bank     - (empty at first)           give back w b, standing side by side in that order, take b w w into their
                                          place; or turned by 180 degrees, as wwb=bw. Places are counted from 1.

A turn is: take a card from the pile (`draw`, then chance brings the card) or the card the previous player has thrown
away (`take`); use a card if any can be used, or else throw one away; `end`. Whoever has only pawns of the own colour at
the end of the own turn wins. Partners, two against two, may swap cards, may stop, and win together.

The rule comes from the sheet of the Escale à jeux. Decided by us: the decks, whose list is lost; the empty bank at the
start; the refill of the pile; three swaps a turn at most; when one may stop; the draw after 300 turns.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from random import Random
from typing import Final, NamedTuple, TypeVar

from escale.core.chance import Chance, Listed
from escale.core.game import CHANCE, Actor, Outcome
from escale.core.options import Advice, Option, Options
from escale.games.point.cards import BLACK, CARDS, DECKS, ONE, READINGS, WHITE, Bag, Card, Reading, counts, listed, size

ID: Final = "point"
VERSION: Final = 1
FACTS: Final = {"age": 8, "minutes_min": 20, "minutes_max": 45}
TERMINATIONS: Final = ("colour", "together", "long")

OPTIONS: Final = (
    Option("players", ("2", "3", "4", "teams"), "2"),
    Option("deck", ("twice32", "five64"), "twice32"),
    Option("layout", ("free", "pairs", "random"), "free"),
)
ADVICE: Final[tuple[Advice, ...]] = ()

SEATS: Final = {"2": 2, "3": 3, "4": 4, "teams": 4}
# What each seat collects; with two players the lot decides.
COLLECTED: Final = {"2": "", "3": "bbb", "4": "bwbw", "teams": "bwbw"}
HALF: Final = 6  # pawns of each colour in a starting row
ALL_PAWNS: Final = 24  # of each colour; those not in a starting row stay in the box
HAND: Final = 3  # cards a player holds between turns
SWAPS: Final = 3  # swaps a turn
TOGETHER: Final = 12  # pawns that two partners need at least
LONGEST: Final = 300  # turns after which a game is a draw

LAYOUTS: Final = {"pairs": "bbwwbbwwbbww", "triples": "bbbwwwbbbwww", "halves": "bbbbbbwwwwww"}
ROWS: Final = tuple(
    "".join(BLACK if place in black else WHITE for place in range(2 * HALF))
    for black in combinations(range(2 * HALF), HALF)
)  # every row of six and six

# The phases of a game, in this order; from "take" on they make up a turn.
ROW: Final = "row"  # a starting row is laid out
DEAL: Final = "deal"  # chance deals the first cards
LOT: Final = "lot"  # chance decides who collects black, or who begins
TAKE: Final = "take"  # a card is to be taken
DRAW: Final = "draw"  # chance brings the card that is drawn
USE: Final = "use"  # a card is to be used or thrown away
DONE: Final = "done"  # the turn may end
PHASES: Final = (ROW, DEAL, LOT, TAKE, DRAW, USE, DONE)
SET_UP: Final = (ROW, DEAL, LOT)

DRAWN: Final = Outcome("long", ())
Item = TypeVar("Item")  # what each seat has one of: a row, a hand


class Step(NamedTuple):
    """One step. Fields that a kind does not need keep their empty values."""

    kind: str  # "row", "card", "lot", "draw", "take", "use", "throw", "swap", "stop" or "end"
    card: Card = ""  # that comes from the pile, is used, thrown away or given to the partner
    reading: int = 0  # of a card that is used: 0 as printed, 1 turned
    place: int = 0  # of a use: where in the row, from 1; of the lot: the seat
    other: str = ""  # of a swap: the partner's card; of "row": the row


DRAW_CARD: Final = Step("draw")
TAKE_OFFER: Final = Step("take")
STOP: Final = Step("stop")
END: Final = Step("end")


class Rules:
    """What the options of a match make of the rules; one object for each set of options."""

    __slots__ = ("deck", "is_free", "options", "seats", "teams")

    def __init__(self, options: Options) -> None:
        self.options = dict(options)  # complete
        self.seats = SEATS[options["players"]]
        self.teams = options["players"] == "teams"
        self.deck: Bag = DECKS[options["deck"]]
        self.is_free = options["layout"] == "free"  # else chance, or nobody, lays out the rows

    def __repr__(self) -> str:
        return f"Rules({self.options})"


class State(NamedTuple):
    """Everything on the table, and how far the turn is."""

    rules: Rules
    rows: tuple[str, ...]  # each seat's pawns, b and w from left to right; empty before they are laid out
    bank: tuple[int, int]  # black and white pawns
    hands: tuple[tuple[Card, ...], ...]  # each seat's cards, sorted
    pile: Bag
    discard: Bag
    colours: str  # what each seat collects; empty while the lot has not decided
    seat: int  # whose turn it is, or whose row or cards are next in the set-up
    phase: str  # one of PHASES
    turn: int  # number of the turn under way, from 1; 0 in the set-up
    offer: Card = ""  # the card thrown away last, as long as the next player may take it
    taken: Card = ""  # the offered card once it is taken: it is no part of the hand and must be used
    swaps: int = 0  # made in this turn
    stopped: tuple[int, ...] = ()  # seats that have stopped, sorted
    ended: Outcome | None = None  # None while the game goes on


def seat_counts(options: Options) -> tuple[int, ...]:
    """As many as the option says."""
    return (SEATS[options["players"]],)


def rules_of(options: Options) -> Rules:
    """The rules that complete options make."""
    return _rules(tuple(options[option.name] for option in OPTIONS))


@cache
def _rules(values: tuple[str, ...]) -> Rules:
    return Rules({option.name: value for option, value in zip(OPTIONS, values, strict=True)})


def initial(options: Options, seats: int = 2) -> State:
    """Nothing is laid out yet, or every row is in pairs; all cards are in the pile."""
    rules = rules_of(options)
    laid_out = options["layout"] == "pairs"
    rows = ((LAYOUTS["pairs"] if laid_out else ""),) * rules.seats
    nothing: tuple[tuple[Card, ...], ...] = ((),) * rules.seats
    phase = DEAL if laid_out else ROW
    return State(rules, rows, (0, 0), nothing, rules.deck, 0, COLLECTED[options["players"]], 0, phase, 0)


def to_act(state: State) -> Actor:
    """The seat whose turn it is; chance while cards come, for the lot, and for random rows."""
    if state.ended:
        return None
    if state.phase in (DEAL, LOT, DRAW) or (state.phase == ROW and not state.rules.is_free):
        return CHANCE
    return state.seat


def turn_seat(state: State) -> int | None:
    """Whose turn it is; nobody's in the set-up."""
    return None if state.phase in SET_UP else state.seat


def outcome(state: State) -> Outcome | None:
    """How the game ended; None while it goes on."""
    return state.ended


def partner_of(state: State, seat: int) -> int | None:
    """The seat opposite, in teams."""
    return (seat + 2) % 4 if state.rules.teams else None


def other_colour(colour: str) -> str:
    """Black for white, white for black."""
    return WHITE if colour == BLACK else BLACK


# Chance


def chance(state: State) -> Chance[Step]:
    """A row of 924, a seat, or a card of the pile."""
    if state.phase == ROW:
        return _ANY_ROW
    return _LOTS[state.rules.seats] if state.phase == LOT else FromPile(state.pile)


@dataclass(frozen=True, slots=True)
class FromPile:
    """The next card, for all that anybody can know: its copies in the pile to the size of the pile."""

    pile: Bag

    def outcomes(self) -> Sequence[tuple[Step, Fraction]]:
        whole = size(self.pile)
        return [(_CARD_STEPS[card], Fraction(copies, whole)) for card, copies in counts(self.pile).items()]

    def allows(self, step: Step) -> bool:
        return step == _CARD_STEPS.get(step.card) and step.card in counts(self.pile)

    def draw(self, random: Random) -> Step:
        return _CARD_STEPS[listed(self.pile)[random.randrange(size(self.pile))]]


_CARD_STEPS: Final = {card: Step("card", card) for card in CARDS}
_ROW_STEPS: Final = tuple(Step("row", other=row) for row in ROWS)
_ANY_ROW: Final[Listed[Step]] = Listed(tuple((step, Fraction(1, len(ROWS))) for step in _ROW_STEPS))
_LOTS: Final = {
    seats: Listed(tuple((Step("lot", place=seat), Fraction(1, seats)) for seat in range(seats))) for seats in (2, 3)
}


# What a seat may do


def legal_steps(state: State) -> list[Step]:
    """Every step the acting seat may make."""
    actor = to_act(state)
    if actor is None or actor == CHANCE:
        return []
    if state.phase == ROW:
        return list(_ROW_STEPS)
    steps = swaps(state)
    if may_stop(state):
        steps.append(STOP)
    if state.phase == TAKE:
        if state.offer and can_use(state, state.seat, state.offer):
            steps.append(TAKE_OFFER)
        steps.append(DRAW_CARD)
    elif state.phase == DONE:
        steps.append(END)
    else:
        steps += uses(state) or throws(state)
    return steps


def uses(state: State) -> list[Step]:
    """Every way to use a card of the hand; only the card that was taken from the offer, if one was."""
    row = state.rows[state.seat]
    steps = []
    for card in (state.taken,) if state.taken else dict.fromkeys(state.hands[state.seat]):
        for number, reading in enumerate(READINGS[card]):
            if can_pay(state, reading):
                steps += [Step("use", card, number, place) for place in places(row, reading.gives)]
    return steps


def can_pay(state: State, reading: Reading) -> bool:
    """Tell whether the bank, once the pawns are given back, holds those to take."""
    return state.bank[0] >= reading.black and state.bank[1] >= reading.white


def places(row: str, pawns: str) -> Iterator[int]:
    """Where in a row these pawns stand side by side in this order: the places, from 1, of the first of them."""
    at = row.find(pawns)
    while at >= 0:
        yield at + 1
        at = row.find(pawns, at + 1)


def can_use(state: State, seat: int, card: Card) -> bool:
    """Tell whether a card, in one reading or the other, can be used in a seat's row with the bank as it is."""
    row = state.rows[seat]
    return any(reading.gives in row and can_pay(state, reading) for reading in READINGS[card])


def throws(state: State) -> list[Step]:
    """Any card of the hand may be thrown away; asked only when none can be used."""
    return [Step("throw", card) for card in dict.fromkeys(state.hands[state.seat])]


def swaps(state: State) -> list[Step]:
    """Swaps with the partner, one card for a different one; a taken card is no part of the hand."""
    partner = partner_of(state, state.seat)
    if partner is None or state.swaps >= SWAPS or partner in state.stopped or state.seat in state.stopped:
        return []
    pairs = product(dict.fromkeys(state.hands[state.seat]), dict.fromkeys(state.hands[partner]))
    return [Step("swap", card, other=other) for card, other in pairs if card != other]


def may_stop(state: State) -> bool:
    """Tell whether the player may stop: before taking a card or when the turn is done, as the first of the team."""
    partner = partner_of(state, state.seat)
    if partner is None or partner in state.stopped or state.seat in state.stopped:
        return False
    return state.phase in (TAKE, DONE) and is_pure(state, state.seat)


def is_pure(state: State, seat: int) -> bool:
    """Tell whether a seat's row has only pawns of its colour."""
    return other_colour(state.colours[seat]) not in state.rows[seat]


# Playing


def play(state: State, step: Step) -> State:
    """The state after a legal step."""
    return _PLAY[step.kind](state, step)


def _lay_out(state: State, step: Step) -> State:
    """Lay out a row; after the last one the cards are dealt."""
    state = state._replace(rows=_with(state.rows, state.seat, step.other))
    following = state.seat + 1
    if following < state.rules.seats:
        return state._replace(seat=following)
    return state._replace(seat=0, phase=DEAL)


def _receive(state: State, step: Step) -> State:
    """A card comes from the pile, in the deal or in a turn."""
    hand = tuple(sorted((*state.hands[state.seat], step.card)))
    state = state._replace(hands=_with(state.hands, state.seat, hand), pile=state.pile - ONE[step.card])
    if state.phase == DRAW:
        return state._replace(phase=USE)
    if len(hand) < HAND:
        return state
    following = state.seat + 1
    if following < state.rules.seats:
        return state._replace(seat=following)
    return state._replace(seat=0, phase=LOT) if state.rules.seats < 4 else state._replace(seat=0, phase=TAKE, turn=1)


def _draw_lots(state: State, step: Step) -> State:
    """With two, the seat named collects black; with two or three it begins."""
    colours = state.colours or ("bw", "wb")[step.place]
    return state._replace(colours=colours, seat=step.place, phase=TAKE, turn=1)


def _draw(state: State, step: Step) -> State:
    """The card on offer, if any, goes to the discard; an empty pile is refilled; then chance brings a card."""
    pile, discard = state.pile, state.discard + ONE.get(state.offer, 0)
    if not pile:
        pile, discard = discard, 0
    return state._replace(pile=pile, discard=discard, offer="", phase=DRAW)


def _take(state: State, step: Step) -> State:
    return state._replace(offer="", taken=state.offer, phase=USE)


def _use(state: State, step: Step) -> State:
    """Pawns go to the bank, others come from it into their place, and the card goes to the discard."""
    row, bank = exchanged(state, step)
    hands = state.hands if state.taken else _without(state, step.card)
    return state._replace(
        rows=_with(state.rows, state.seat, row),
        bank=bank,
        hands=hands,
        discard=state.discard + ONE[step.card],
        taken="",
        phase=DONE,
    )


def exchanged(state: State, step: Step) -> tuple[str, tuple[int, int]]:
    """The row and the bank after the use of a card."""
    reading = READINGS[step.card][step.reading]
    row, start = state.rows[state.seat], step.place - 1
    bank = (state.bank[0] - reading.black, state.bank[1] - reading.white)
    return row[:start] + reading.takes + row[start + len(reading.gives) :], bank


def _throw(state: State, step: Step) -> State:
    """The card is on offer to the next player."""
    return state._replace(hands=_without(state, step.card), offer=step.card, phase=DONE)


def _swap(state: State, step: Step) -> State:
    partner = (state.seat + 2) % 4
    theirs = list(state.hands[partner])
    theirs.remove(step.other)
    mine = [*_without(state, step.card)[state.seat], step.other]
    hands = _with(state.hands, state.seat, tuple(sorted(mine)))
    hands = _with(hands, partner, tuple(sorted([*theirs, step.card])))
    return state._replace(hands=hands, swaps=state.swaps + 1)


def _stop(state: State, step: Step) -> State:
    """The cards go to the partner. Stopping instead of taking a card sends the one on offer to the discard."""
    partner = (state.seat + 2) % 4
    hands = _with(state.hands, partner, tuple(sorted(state.hands[partner] + state.hands[state.seat])))
    hands = _with(hands, state.seat, ())
    stopped = tuple(sorted((*state.stopped, state.seat)))
    state = state._replace(hands=hands, stopped=stopped, swaps=0)
    if state.phase == DONE:
        return state
    return state._replace(discard=state.discard + ONE.get(state.offer, 0), offer="", phase=DONE)


def _end(state: State, step: Step) -> State:
    """The game ends, or the next player who has not stopped takes a card."""
    ended = ending(state)
    if ended:
        return state._replace(ended=ended)
    return state._replace(seat=next_seat(state), phase=TAKE, turn=state.turn + 1, swaps=0)


def ending(state: State) -> Outcome | None:
    """How the game ends if the turn ends here: a victory, or a draw because it has lasted too long."""
    winners = winning_seats(state)
    if winners:
        return Outcome("together" if state.rules.teams else "colour", winners)
    return DRAWN if state.turn >= LONGEST else None


def winning_seats(state: State) -> tuple[int, ...]:
    """Who wins if the turn ends here: the player of the turn, the partners together, or nobody."""
    partner = partner_of(state, state.seat)
    if partner is None:
        return (state.seat,) if is_pure(state, state.seat) else ()
    together = state.rows[state.seat] + state.rows[partner]
    pure = is_pure(state, state.seat) and is_pure(state, partner)
    return tuple(sorted((state.seat, partner))) if pure and len(together) >= TOGETHER else ()


def next_seat(state: State) -> int:
    """Whose turn comes next; those who have stopped are skipped."""
    seat = (state.seat + 1) % state.rules.seats
    while seat in state.stopped:
        seat = (seat + 1) % state.rules.seats
    return seat


def _with(items: tuple[Item, ...], seat: int, item: Item) -> tuple[Item, ...]:
    """Replace what belongs to one seat."""
    return (*items[:seat], item, *items[seat + 1 :])


def _without(state: State, card: Card) -> tuple[tuple[Card, ...], ...]:
    """All hands, less one card of the hand of the player on turn."""
    hand = list(state.hands[state.seat])
    hand.remove(card)
    return _with(state.hands, state.seat, tuple(hand))


_PLAY: Final = {
    "row": _lay_out,
    "card": _receive,
    "lot": _draw_lots,
    "draw": _draw,
    "take": _take,
    "use": _use,
    "throw": _throw,
    "swap": _swap,
    "stop": _stop,
    "end": _end,
}


def ends_turn(state: State, step: Step) -> bool:
    """`end` closes a turn."""
    return step.kind == "end"


def is_irrevocable(state: State, step: Step) -> bool:
    """What chance has brought is never taken back."""
    return to_act(state) == CHANCE
