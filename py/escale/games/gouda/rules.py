"""Gouda! Gouda! (Frédéric Moyersoën, 2001), a race for the cheese for two to six: the rules.

A player designates a place with one of the own mice (see `places`), rolls as many dice as there are mice there, at
most five, and applies them one by one: a green die brings any mouse of that place one step forward, a red die one step
backward, a yellow die does nothing. The owner of the first mouse on the table wins, whoever moved it. With powers, all
players may change a roll or give an extra turn (see `reactions`). In a festival several pieces of cheese are eaten.

The rule comes from the sheet of the Escale à jeux. Decided by us: the graph of places; five mice each and dice with two
faces of each colour; mice may be split among the start places; five markers of each power; an annulled roll is rolled
again; where cheese is scattered; in a festival, a game is also over when the last mouse has got stranded on the bare
table; a die that can do nothing is dropped by `end`; a new roll after an annulment applies where the last one did.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import comb, factorial, prod
from typing import Final

from escale.core.chance import Chance, Listed
from escale.core.game import CHANCE, Actor, Outcome
from escale.core.options import Advice, Option, Options
from escale.games.gouda.places import BACKWARD, FORWARD, NAMES, SCATTERED, T
from escale.games.gouda.reactions import (
    ask,
    clear_roll,
    decline,
    play_marker,
    reactions,
    start_roll,
)
from escale.games.gouda.state import MICE, State, added, designable, is_festival, placed, result, to_roll
from escale.games.gouda.steps import (
    COLOURS,
    END,
    LETTERS,
    OF_EACH,
    POWERS,
    Step,
    sort_dice,
    without,
)

ID: Final = "gouda"
VERSION: Final = 1
FACTS: Final = {"age": 8, "minutes_min": 20, "minutes_max": 45}
TERMINATIONS: Final = ("cheese", "festival", "stranded")

_NUMBERS: Final = ("0", "1", "2", "3", "4", "5")
OPTIONS: Final = (
    Option("markers", (*_NUMBERS, "set"), "0"),
    Option("cheeses", ("1", "3", "6"), "1"),
    Option("scattered", ("off", "on"), "off", needs={"on": {"cheeses": ("1", "3")}}),  # the box has six pieces
    Option("first", ("1", "2", "3", "4", "5", "6"), "1", needs={"6": {"markers": _NUMBERS}}),
)
ADVICE: Final = (Advice("markers", "3", {"markers": "0"}, "second-game"),)


# Set-up


def seat_counts(options: Options) -> tuple[int, ...]:
    """Two to six, usually four; whoever begins must be there, and six full sets are more markers than there are."""
    most = 5 if options["markers"] == "set" else 6
    return tuple(seats for seats in (4, 2, 3, 5, 6) if int(options["first"]) <= seats <= most)


def initial(options: Options, seats: int) -> State:
    """An empty board but for the cheese; markers are still to be drawn, unless everybody has a full set."""
    full = options["markers"] == "set"
    deal = 0 if full else int(options["markers"])
    return State(
        mice=((0,) * seats,) * len(NAMES),
        cheeses=first_cheeses(options),
        eaten=(),
        hands=(LETTERS if full else "",) * seats,
        deal=deal,
        seat=int(options["first"]) - 1,
        phase="draw" if deal else "place",
        asked=0,
    )


def first_cheeses(options: Options) -> tuple[int, ...]:
    """How many pieces of cheese there are on each place at the beginning."""
    scattered = options["scattered"] == "on"
    return tuple(
        int(options["cheeses"]) if place == T else int(scattered and place in SCATTERED) for place in range(len(NAMES))
    )


# Who acts, and what can happen


def to_act(state: State) -> Actor:
    """Chance for draws and dice, the seat that is asked otherwise; it is the player of the turn outside reactions."""
    if state.phase in ("roll", "draw"):
        return CHANCE
    return None if state.ended else state.asked


def turn_seat(state: State) -> int | None:
    """Whose turn it is; nobody's in the set-up."""
    return None if state.phase in ("draw", "place") else state.seat


def outcome(state: State) -> Outcome | None:
    """How the game ended; None while it goes on."""
    return state.ended


SPLITS: Final = tuple(
    Step("mice", counts=(can, left, MICE - can - left))
    for can in range(MICE, -1, -1)
    for left in range(MICE - can, -1, -1)
)  # the 21 ways to put five mice on three places


def legal_steps(state: State) -> Sequence[Step]:
    """Every legal step of whoever acts."""
    if state.phase in ("react", "close"):
        return reactions(state)
    if state.phase == "apply":
        return moves(state) or [END]
    if state.phase == "from":
        return [Step("from", place=place) for place in designable(state, state.seat)]
    return SPLITS if state.phase == "place" else ()


def moves(state: State) -> list[Step]:
    """Every way to apply one of the dice left: applying is compulsory as long as there is one."""
    owners = [seat for seat, count in enumerate(state.mice[state.place]) if count]
    steps = []
    for die, ways in (("g", FORWARD), ("r", BACKWARD)):
        if die in state.dice:
            steps += [Step("move", die, to, owner) for owner in owners for to in ways[state.place]]
    return steps


def hides(options: Options) -> bool:
    """Whether there are markers: nothing else is hidden."""
    return options["markers"] != "0"


def open_steps(state: State, seat: int | None) -> Sequence[Step]:
    """Of the seat that is asked for a marker, the others only know that it may decline."""
    steps = legal_steps(state)
    return steps[:1] if state.phase in ("react", "close") and seat != state.asked else steps


# Chance


def chance(state: State) -> Chance[Step]:
    """The roll of the dice that are missing, or the markers a seat draws."""
    if state.phase == "roll":
        return _rolls(to_roll(state))
    drawn = "".join(state.hands)
    return _draws(tuple(OF_EACH - drawn.count(letter) for letter in LETTERS), state.deal)


@cache
def _rolls(number: int) -> Listed[Step]:
    """Every result of some dice, each as likely as there are ways to roll it; colours come up equally often."""
    table = []
    for dice in combinations_with_replacement(COLOURS, number):
        ways = factorial(number) // prod(factorial(dice.count(colour)) for colour in COLOURS)
        table.append((Step("roll", "".join(dice)), Fraction(ways, 3**number)))
    return Listed(tuple(table))


@lru_cache(maxsize=50)
def _draws(bag: tuple[int, ...], number: int) -> Listed[Step]:
    """Every hand of markers that can be drawn from what is left of each power."""
    table = []
    for hand in combinations_with_replacement(LETTERS, number):
        ways = prod(comb(left, hand.count(letter)) for letter, left in zip(LETTERS, bag, strict=True))
        if ways:
            table.append((Step("draw", "".join(hand)), Fraction(ways, comb(sum(bag), number))))
    return Listed(tuple(table))


# Playing


def play(state: State, step: Step) -> State:
    """The state after a legal step."""
    return _PLAY[step.kind](state, step)


def _draw(state: State, step: Step) -> State:
    hands = (*state.hands[: state.asked], step.letters, *state.hands[state.asked + 1 :])
    last = state.asked == state.seats - 1
    return state._replace(hands=hands, phase="place" if last else "draw", asked=0 if last else state.asked + 1)


def _place(state: State, step: Step) -> State:
    mice = placed(state.mice, step.counts, state.asked)
    last = state.asked == state.seats - 1
    return state._replace(mice=mice, phase="from" if last else "place", asked=state.seat if last else state.asked + 1)


def _from(state: State, step: Step) -> State:
    return start_roll(state, step.place)


def _roll(state: State, step: Step) -> State:
    return ask(state._replace(dice=sort_dice(state.dice + step.letters)), "react")


def _move(state: State, step: Step) -> State:
    """Bring a mouse to its new place, where it may eat, and use up the die."""
    mice, cheeses, eaten = list(state.mice), state.cheeses, state.eaten
    mice[state.place] = added(mice[state.place], step.owner, -1)
    if eats(state, step):
        cheeses = added(cheeses, step.place, -1)
        eaten = (*eaten, step.owner)
    else:
        mice[step.place] = added(mice[step.place], step.owner, 1)
    after = state._replace(
        mice=tuple(mice),
        cheeses=cheeses,
        eaten=eaten,
        dice=without(state.dice, step.letters),
        used=sort_dice(state.used + step.letters),
    )
    ended = result(after)
    return clear_roll(after)._replace(phase="over", ended=ended) if ended else after


def eats(state: State, step: Step) -> bool:
    """Tell whether a move ends on a piece of cheese of a festival; a single cheese ends the game untouched."""
    return bool(state.cheeses[step.place]) and is_festival(state)


def _end(state: State, step: Step) -> State:
    """The dice left have no effect; now the end of the turn is open to reactions."""
    return ask(clear_roll(state), "close")


_PLAY: Final[dict[str, Callable[[State, Step], State]]] = {
    "draw": _draw,
    "mice": _place,
    "from": _from,
    "roll": _roll,
    "move": _move,
    "end": _end,
    "decline": decline,
    **dict.fromkeys(POWERS, play_marker),
}


def ends_turn(state: State, step: Step) -> bool:
    """A turn is closed by `end` or, if anybody may react to it, by the last reaction: another turn begins then."""
    return (state.phase == "close" or step == END) and play(state, step).phase in ("from", "roll")


def is_irrevocable(state: State, step: Step) -> bool:
    """Dice and draws are never taken back, nor is a marker once it has been shown."""
    return step.kind in ("draw", "roll", *POWERS)


def lean(state: State, steps: Sequence[Step]) -> list[int]:
    """Random players mostly keep their markers, play high up, move their own mice forward and send others' back."""
    if state.phase in ("react", "close"):
        return [3 * len(steps) if step.kind == "decline" else 1 for step in steps]
    if state.phase == "apply":
        return [_eagerness(state, step) for step in steps]
    return [2 + step.place for step in steps]  # places are numbered upwards; none is -1


def _eagerness(state: State, step: Step) -> int:
    own = step.owner == state.seat
    if own and state.cheeses[step.place]:
        return 40
    return 8 if own == (step.letters == "g") else 1
