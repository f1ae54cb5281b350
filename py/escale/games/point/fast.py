"""Whole turns at once, for search: light spots between two turns, proven equal to the rules by test.

Everything that belongs to a seat is kept as that seat sees it: `b` in its row and on its cards is the colour it
collects, `w` the other one. So rows and cards mean the same to every seat, and what is known of one row serves all.
A card is its number in CARDS; `MIRROR` tells which card it is to those who collect the other colour.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from escale.games.point.cards import CARDS, READINGS, WRITTEN, Bag, counts
from escale.games.point.rules import TOGETHER

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from escale.games.point.rules import State

Number: TypeAlias = int  # of a card, in CARDS
Hand: TypeAlias = tuple[Number, ...]  # sorted

NO_CARD: Final = -1
NUMBERS: Final = {card: number for number, card in enumerate(CARDS)}
_EXCHANGED: Final = str.maketrans("bw", "wb")


def mirrored(pawns: str) -> str:
    """A row or a card with the colours exchanged."""
    return pawns.translate(_EXCHANGED)


MIRROR: Final = tuple(NUMBERS[mirrored(card)] for card in CARDS)
_SAME: Final = tuple(range(len(CARDS)))


class Exchange(NamedTuple):
    """What one use of a card does to a row."""

    own: int  # pawns of the own colour the bank must hold beforehand, and loses; negative if it gains some
    other: int  # the same of the other colour
    row: str  # what it leaves
    reading: int
    place: int  # from 1


_READINGS: Final = tuple(
    tuple((reading.gives, reading.takes, reading.black, reading.white) for reading in READINGS[card]) for card in CARDS
)


def exchanges(row: str, card: Number) -> list[Exchange]:
    """Every use of a card in a row, whatever the bank holds; of places that leave the same row only the first."""
    found = []
    for number, (gives, takes, own, other) in enumerate(_READINGS[card]):
        at, length, seen = row.find(gives), len(gives), set()
        while at >= 0:
            left = row[:at] + takes + row[at + length :]
            if left not in seen:
                seen.add(left)
                found.append(Exchange(own, other, left, number, at + 1))
            at = row.find(gives, at + 1)
    return found


# What finishes a row: `bb` for three pawns, `bbb` for two, and so on. Pawns given back -> the card, pawns of the own
# colour the bank must hold.
_FINISHING: Final = {
    gives: (NUMBERS[WRITTEN[f"{gives}={takes}"][0]], len(takes) - gives.count("b"))
    for length, takes in ((1, "bbbb"), (2, "bbb"), (3, "bb"), (4, "b"))
    for gives in map("".join, product("bw", repeat=length))
}


def finishers(row: str) -> dict[Number, int]:
    """The cards that would leave only the own colour, each with the pawns of it the bank must hold."""
    first, last = row.find("w"), row.rfind("w")
    found: dict[Number, int] = {}
    if first < 0 or last - first > 3:
        return found
    for length in range(last - first + 1, 5):
        for at in range(max(0, last - length + 1), min(first, len(row) - length) + 1):
            card, needed = _FINISHING[row[at : at + length]]
            found[card] = min(needed, found.get(card, needed))
    return found


class Setting(NamedTuple):
    """What stays the same in a match."""

    seats: int
    teams: bool
    white: tuple[int, ...]  # for each seat: 1 if it collects white, 0 if black

    def seen_by(self, seat: int) -> Sequence[Number]:
        """What cards are to a seat, by what they are to those who collect black; and back."""
        return MIRROR if self.white[seat] else _SAME


class Spot(NamedTuple):
    """The table between two turns; or within one, when the hand of the seat on turn holds the drawn card."""

    rows: tuple[str, ...]
    bank: tuple[int, int]  # black and white pawns
    hands: tuple[Hand, ...]
    seat: int  # whose turn it is
    offer: Number = NO_CARD  # as seen by those who collect black
    stopped: tuple[int, ...] = ()


class Turn(NamedTuple):
    """What a seat does from the moment it has drawn, or instead of drawing."""

    card: Number = NO_CARD  # used or thrown away; NO_CARD to stop at once
    use: Exchange | None = None  # None to throw the card away
    taken: bool = False  # the card is the one on offer
    swap: tuple[Number, Number] | None = None  # made before: given to the partner, got
    stop: bool = False
    done: bool = False  # the card has been used or thrown away before: only the end is left, or to stop


def setting_of(state: State) -> Setting:
    """What stays the same, from a state whose colours are known."""
    return Setting(state.rules.seats, state.rules.teams, tuple(int(colour == "w") for colour in state.colours))


def spot_of(setting: Setting, state: State) -> Spot:
    """A state of the rules; the hand of the seat on turn may hold a drawn card."""
    rows = tuple(mirrored(row) if white else row for row, white in zip(state.rows, setting.white, strict=True))
    hands = []
    for seat, hand in enumerate(state.hands):
        seen = setting.seen_by(seat)
        hands.append(tuple(sorted(seen[NUMBERS[card]] for card in hand)))
    offer = NUMBERS[state.offer] if state.offer else NO_CARD
    return Spot(rows, state.bank, tuple(hands), state.seat, offer, state.stopped)


def numbers_of(bag: Bag) -> list[tuple[Number, int]]:
    """The cards of a bag, each with how many there are."""
    return [(NUMBERS[card], copies) for card, copies in counts(bag).items()]


def less(hand: Hand, card: Number) -> Hand:
    """A hand without one card."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def more(hand: Hand, card: Number) -> Hand:
    """A hand with one more card."""
    return tuple(sorted((*hand, card)))


def wins(setting: Setting, rows: Sequence[str], seat: int) -> bool:
    """Tell whether the seat's side has won when its turn ends with these rows."""
    if "w" in rows[seat]:
        return False
    if not setting.teams:
        return True
    partner = rows[(seat + 2) % 4]
    return "w" not in partner and len(rows[seat]) + len(partner) >= TOGETHER


def may_stop(setting: Setting, spot: Spot) -> bool:
    """Tell whether the seat on turn may stop, if its row is pure."""
    return setting.teams and spot.seat not in spot.stopped and (spot.seat + 2) % 4 not in spot.stopped


def swapped(spot: Spot, swap: tuple[Number, Number]) -> tuple[Hand, ...]:
    """The hands once the seat on turn has given its partner a card for another."""
    mine, theirs, partner = spot.hands[spot.seat], spot.hands[(spot.seat + 2) % 4], (spot.seat + 2) % 4
    hands = list(spot.hands)
    hands[spot.seat] = more(less(mine, swap[0]), swap[1])
    hands[partner] = more(less(theirs, swap[1]), swap[0])
    return tuple(hands)


def after(setting: Setting, spot: Spot, turn: Turn) -> Spot:
    """The next seat's spot. What was drawn is in the hand; where the cards go that are gone is left to the caller."""
    seat, rows, bank, offer, stopped = spot.seat, spot.rows, spot.bank, NO_CARD, spot.stopped
    hands = swapped(spot, turn.swap) if turn.swap else spot.hands
    use = turn.use
    if use is not None:
        rows = (*rows[:seat], use.row, *rows[seat + 1 :])
        bank = (
            (bank[0] - use.other, bank[1] - use.own)
            if setting.white[seat]
            else (bank[0] - use.own, bank[1] - use.other)
        )
    elif turn.done:
        offer = spot.offer
    elif turn.card != NO_CARD:
        offer = setting.seen_by(seat)[turn.card]
    if turn.card != NO_CARD and not turn.taken:
        hands = (*hands[:seat], less(hands[seat], turn.card), *hands[seat + 1 :])
    if turn.stop:
        partner = (seat + 2) % 4
        changed = list(hands)
        changed[partner], changed[seat] = tuple(sorted(hands[partner] + hands[seat])), ()
        hands, stopped = tuple(changed), tuple(sorted((*stopped, seat)))
    next_seat = (seat + 1) % setting.seats
    while next_seat in stopped:
        next_seat = (next_seat + 1) % setting.seats
    return Spot(rows, bank, hands, next_seat, offer, stopped)


def payable(setting: Setting, spot: Spot) -> tuple[int, int]:
    """Pawns in the bank of the own and of the other colour of the seat on turn."""
    black, white = spot.bank
    return (white, black) if setting.white[spot.seat] else (black, white)


def uses_of(setting: Setting, spot: Spot, card: Number) -> list[Exchange]:
    """What the seat on turn can do with a card now."""
    own, other = payable(setting, spot)
    return [use for use in exchanges(spot.rows[spot.seat], card) if use.own <= own and use.other <= other]


def turns(setting: Setting, spot: Spot) -> Iterator[Turn]:
    """Every turn the seat may make with the cards in its hand, without swaps and without stopping."""
    hand, must = dict.fromkeys(spot.hands[spot.seat]), False
    for card in hand:
        for use in uses_of(setting, spot, card):
            must = True
            yield Turn(card, use)
    if not must:
        for card in hand:
            yield Turn(card)
