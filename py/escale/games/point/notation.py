"""Text forms of steps and positions, short enough to type.

Steps, with pawns written `b` (black) and `w` (white) from left to right:

    wb=bww@3          use a card: give back `wb`, whose first pawn is the third of the row, and take `bww`. The text
                      tells the reading: with the longer side first, as in `wwb=bw@3`, the card is turned.
    throw wb=bww      throw a card away; wherever a card is only named, its shorter side comes first
    draw, take        take a card: from the pile, or the one on offer
    swap wb=bww bb=bbb    give the partner the first card for the second
    stop, end
    row bbwwbbwwbbww  lay out the starting row
    card wb=bww       chance: this card comes from the pile
    lot 2             chance: seat 2 collects black and begins (with three players, begins)

Positions are words in this order, `-` for what is not there yet or empty:

    bbwwbbwwbbww/wbwbwbwbwbwb   the rows of the seats
    0b0w                        the bank
    bb=bbb,wb=bww,ww=bbb/...    the hands
    bw=www,wb=bbb               the discard; the pile is whatever of the deck is nowhere else
    bw                          the colours the seats collect
    2 take 17                   seat, phase (row, deal, lot, take, draw, use or done), number of the turn

and then, as far as they apply, `offer:wb=bww`, `taken:wb=bww`, `swaps:2`, `stopped:1,4`, and `won` or `long` if the
game has ended so.
"""

from __future__ import annotations

import re
from typing import Final

from escale.core.errors import PositionError, StepSyntaxError
from escale.core.game import Outcome
from escale.core.options import Options
from escale.games.point.cards import READINGS, WRITTEN, Card, bag_of, listed
from escale.games.point.checks import check_cards, check_extras, check_hands, check_pawns, check_turn
from escale.games.point.rules import DONE, DRAW_CARD, END, STOP, TAKE_OFFER, Rules, State, Step, ending, rules_of

NOTHING: Final = "-"
_BUTTONS: Final = {step.kind: step for step in (DRAW_CARD, TAKE_OFFER, STOP, END)}
_USE: Final = re.compile(r"(?:use )?([bw]+=[bw]+) ?@ ?([1-9][0-9]?)")
_CARD: Final = re.compile(r"(card|throw) ([bw]+=[bw]+)")
_SWAP: Final = re.compile(r"swap ([bw]+=[bw]+) ([bw]+=[bw]+)")
_ROW: Final = re.compile(r"row ([bw]{12})")
_LOT: Final = re.compile(r"lot ([1-4])")
_BANK: Final = re.compile(r"([0-9]|[1-4][0-9])b([0-9]|[1-4][0-9])w")
_LAST: Final = re.compile(
    r"(?: offer:([bw]+=[bw]+))?(?: taken:([bw]+=[bw]+))?"
    r"(?: swaps:([1-3]))?(?: stopped:([1-4](?:,[1-4])?))?( won| long)?"
)


# Steps


def written(step: Step) -> str:
    """A card in the reading it is used in."""
    reading = READINGS[step.card][step.reading]
    return f"{reading.gives}={reading.takes}"


def format_step(step: Step) -> str:
    """Write a step."""
    if step.kind == "use":
        return f"{written(step)}@{step.place}"
    if step.kind == "row":
        return f"row {step.other}"
    if step.kind == "lot":
        return f"lot {step.place + 1}"
    return " ".join(filter(None, (step.kind, step.card, step.other)))


def parse_step(text: str) -> Step:
    """Read a step, legal or not. Where a card is only named, either of its readings will do."""
    typed = " ".join(text.lower().split())
    if typed in _BUTTONS:
        return _BUTTONS[typed]
    if (found := _USE.fullmatch(typed)) and found[1] in WRITTEN:
        card, reading = WRITTEN[found[1]]
        return Step("use", card, reading, int(found[2]))
    if (found := _CARD.fullmatch(typed)) and found[2] in WRITTEN:
        return Step(found[1], WRITTEN[found[2]][0])
    if (found := _SWAP.fullmatch(typed)) and found[1] in WRITTEN and found[2] in WRITTEN:
        return Step("swap", WRITTEN[found[1]][0], other=WRITTEN[found[2]][0])
    if found := _ROW.fullmatch(typed):
        return Step("row", other=found[1])
    if found := _LOT.fullmatch(typed):
        return Step("lot", place=int(found[1]) - 1)
    raise StepSyntaxError("point-step-syntax", text=text[:30])


# Positions


def format_position(state: State) -> str:
    """Write a position."""
    words = [
        "/".join(row or NOTHING for row in state.rows),
        f"{state.bank[0]}b{state.bank[1]}w",
        "/".join(",".join(hand) or NOTHING for hand in state.hands),
        ",".join(listed(state.discard)) or NOTHING,
        state.colours or NOTHING,
        f"{state.seat + 1} {state.phase} {state.turn}",
        f"offer:{state.offer}" if state.offer else "",
        f"taken:{state.taken}" if state.taken else "",
        f"swaps:{state.swaps}" if state.swaps else "",
        f"stopped:{','.join(str(seat + 1) for seat in state.stopped)}" if state.stopped else "",
        _ending(state),
    ]
    return " ".join(filter(None, words))


def _ending(state: State) -> str:
    if state.ended is None:
        return ""
    return "won" if state.ended.winners else "long"


def parse_position(text: str, options: Options, seats: int = 2) -> State:
    """Read a position."""
    words = text.split()
    if len(words) < 8 or not re.fullmatch(r"[1-4] [a-z]+ [0-9]{1,3}", " ".join(words[5:8])):
        raise _syntax(text)
    bank, last = _BANK.fullmatch(words[1]), _LAST.fullmatch("".join(f" {word}" for word in words[8:]))
    if not bank or not last:
        raise _syntax(text)
    rules = rules_of(options)
    hands = tuple(_parse_cards(hand) for hand in _of_each_seat(rules, words[2]))
    discard = _parse_cards(words[3])
    offer, taken = (_parse_cards(card or NOTHING) for card in last.group(1, 2))
    elsewhere = [card for cards in (*hands, offer, taken, discard) for card in cards]
    check_cards(rules, elsewhere)
    state = State(
        rules,
        rows=tuple(_parse_row(row) for row in _of_each_seat(rules, words[0])),
        bank=(int(bank[1]), int(bank[2])),
        hands=hands,
        pile=rules.deck - bag_of(elsewhere),
        discard=bag_of(discard),
        colours="" if words[4] == NOTHING else words[4],
        seat=int(words[5]) - 1,
        phase=words[6],
        turn=int(words[7]),
        offer="".join(offer),
        taken="".join(taken),
        swaps=int(last[3] or 0),
        stopped=tuple(sorted(int(seat) - 1 for seat in last[4].split(","))) if last[4] else (),
    )
    check_turn(state)
    check_hands(state)
    check_pawns(state)
    check_extras(state)
    return state._replace(ended=_parse_ending(state, last[5]))


def _syntax(text: str) -> PositionError:
    return PositionError("point-position-syntax", text=text[:80])


def _of_each_seat(rules: Rules, text: str) -> list[str]:
    parts = text.split("/")
    if len(parts) != rules.seats:
        raise PositionError("point-position-seats", seats=rules.seats, given=len(parts))
    return parts


def _parse_row(text: str) -> str:
    if text != NOTHING and not re.fullmatch(r"[bw]{1,48}", text):
        raise PositionError("point-position-row", text=text[:50])
    return "" if text == NOTHING else text


def _parse_cards(text: str) -> tuple[Card, ...]:
    """Cards apart by commas, sorted; either reading of a card will do."""
    names = [] if text == NOTHING else text.split(",")
    for name in names:
        if name not in WRITTEN:
            raise PositionError("point-position-card", text=name[:20])
    return tuple(sorted(WRITTEN[name][0] for name in names))


def _parse_ending(state: State, word: str | None) -> Outcome | None:
    """How the game has ended, which the position must bear out."""
    if word is None:
        return None
    ended = ending(state) if state.phase == DONE else None
    if ended is None or bool(ended.winners) != (word == " won"):
        raise PositionError("point-position-ending", text=word.strip())
    return ended
