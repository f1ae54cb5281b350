"""A small game with everything a game can have, for tests of what all games share: the card nobody else sees.

Each seat is dealt a hidden card from 1 to 3 (set-up, chance). In a turn a die from 1 to 3 is rolled (chance); the
player takes its points, leaves them, or shows a card equal to the die for twice the points. With reactions the next
seat is asked then, and may forbid the points with a card equal to the die. `end` closes the turn. The first to reach
the goal wins; after 20 turns nobody has.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from typing import Any, NamedTuple

from escale.core.chance import Listed
from escale.core.errors import EscaleError, PositionError, Reason, StepSyntaxError
from escale.core.game import CHANCE, Actor, Outcome
from escale.core.options import Advice, Option, Options
from escale.core.seal import seal, unseal

ID = "toy"
VERSION = 2
OPTIONS = (
    Option("goal", ("6", "9"), "6"),
    Option("reactions", ("off", "on"), "off", needs={"on": {"goal": ("9",)}}),
)
ADVICE = (Advice("reactions", "on", {"goal": "9"}, "toy-livelier"),)
TERMINATIONS = ("goal", "time")
REASONS = ("toy-syntax", "toy-position", "toy-not-now", "toy-no-such-card")
FACTS = {"age": 6, "minutes_min": 1, "minutes_max": 2}
LAST_TURN = 20

Step = tuple[str, tuple[int, ...]]  # a word and its numbers


class State(NamedTuple):
    goal: int
    reactions: bool
    cards: tuple[int, ...]  # empty before the deal
    shown: tuple[bool, ...]
    scores: tuple[int, ...]
    seat: int  # whose turn it is
    phase: str  # deal, roll, act, react, close
    die: int
    pending: int  # points that the next seat may forbid
    turn: int


def seat_counts(options: Options) -> tuple[int, ...]:
    return (2, 3)


def initial(options: Options, seats: int) -> State:
    nobody = (False,) * seats
    return State(int(options["goal"]), options["reactions"] == "on", (), nobody, (0,) * seats, 0, "deal", 0, 0, 1)


def to_act(state: State) -> Actor:
    if outcome(state):
        return None
    if state.phase in ("deal", "roll"):
        return CHANCE
    return (state.seat + 1) % len(state.scores) if state.phase == "react" else state.seat


def turn_seat(state: State) -> int | None:
    return None if state.phase == "deal" else state.seat


def legal_steps(state: State) -> Sequence[Step]:
    if outcome(state):
        return ()
    holder = to_act(state)
    has_card = isinstance(holder, int) and state.cards[holder] == state.die and not state.shown[holder]
    return {
        "act": (("take", ()), ("leave", ()), *([("show", ())] if has_card else [])),
        "react": (("allow", ()), *([("forbid", ())] if has_card else [])),
        "close": (("end", ()),),
    }.get(state.phase, ())


def hides(options: Options) -> bool:
    return True


def open_steps(state: State, seat: int | None) -> Sequence[Step]:
    told = legal_steps(state)
    return told if seat == to_act(state) else [step for step in told if step[0] not in ("show", "forbid")]


def chance(state: State) -> Listed[Step]:
    if state.phase == "roll":
        return Listed(tuple((("roll", (die,)), Fraction(1, 3)) for die in (1, 2, 3)))
    deals = list(product((1, 2, 3), repeat=len(state.scores)))
    return Listed(tuple((("deal", deal), Fraction(1, len(deals))) for deal in deals))


def play(state: State, step: Step) -> State:
    word, numbers = step
    if word == "deal":
        return state._replace(cards=numbers, phase="roll")
    if word == "roll":
        return state._replace(die=numbers[0], phase="act")
    if word in ("take", "leave", "show"):
        points = {"take": state.die, "leave": 0, "show": 2 * state.die}[word]
        after = _shown(state, state.seat) if word == "show" else state
        return _scored(after._replace(pending=points), ask=state.reactions)
    if word == "forbid":
        return _scored(_shown(state, (state.seat + 1) % len(state.scores))._replace(pending=0), ask=False)
    if word == "allow":
        return _scored(state, ask=False)
    following = (state.seat + 1) % len(state.scores)
    return state._replace(seat=following, phase="roll", die=0, turn=state.turn + 1)


def _shown(state: State, seat: int) -> State:
    return state._replace(shown=tuple(shown or one == seat for one, shown in enumerate(state.shown)))


def _scored(state: State, ask: bool) -> State:
    if ask:
        return state._replace(phase="react")
    scores = tuple(score + state.pending * (seat == state.seat) for seat, score in enumerate(state.scores))
    return state._replace(scores=scores, pending=0, phase="close")


def outcome(state: State) -> Outcome | None:
    if max(state.scores) >= state.goal:
        ranks = tuple(1 + sum(other > score for other in state.scores) for score in state.scores)
        return Outcome("goal", tuple(seat for seat, rank in enumerate(ranks) if rank == 1), ranks)
    return Outcome("time", ()) if state.turn > LAST_TURN else None


def ends_turn(state: State, step: Step) -> bool:
    return step[0] == "end"


def view(state: State, seat: int | None) -> Any:
    known = [card if state.shown[one] or one == seat else None for one, card in enumerate(state.cards)]
    return {"cards": known, "scores": list(state.scores), "die": state.die, "phase": state.phase}


def describe(state: State, step: Step, seat: int | None) -> dict[str, Any]:
    text = format_step(step)
    if step[0] == "deal":
        text = "deal " + " ".join(str(card) if one == seat else "?" for one, card in enumerate(step[1]))
    return {"text": text, "kind": step[0], "parts": []}


def hints(state: State, seat: int | None) -> Any:
    return {"holds": seat is not None and bool(state.cards) and state.cards[seat] == state.die}


def buttons(state: State, seat: int | None) -> Sequence[Step]:
    if seat is not None and seat == to_act(state) and state.phase == "act":
        return (("end", ()), ("show", ()))
    return (("end", ()),)


def is_irrevocable(state: State, step: Step) -> bool:
    return step[0] in ("deal", "roll", "show", "forbid")


def why_not(state: State, step: Step) -> Reason:
    lacks = step[0] in ("show", "forbid") and state.phase in ("act", "react")
    return Reason("toy-no-such-card", {"die": state.die}) if lacks else Reason("toy-not-now")


_STEP = re.compile(r"(take|leave|show|allow|forbid|end)|(roll) ([1-3])|(deal) ([1-3] [1-3](?: [1-3])?)")


def parse_step(text: str) -> Step:
    found = _STEP.fullmatch(text)
    if not found:
        raise StepSyntaxError("toy-syntax", text=text)
    word, *numbers = text.split()
    return word, tuple(map(int, numbers))


def format_step(step: Step) -> str:
    return " ".join([step[0], *map(str, step[1])])


_POSITION = re.compile(
    r"(\d{1,2}(?:,\d{1,2}){1,2}) ([0-2]) (deal|roll|act|react|close) ([0-3]) (\d{1,2}) (\d{1,2}) (~\S+)", re.ASCII
)


def parse_position(text: str, options: Options, seats: int) -> State:
    found = _POSITION.fullmatch(text)
    try:
        if not found:
            raise ValueError
        scores = tuple(map(int, found[1].split(",")))
        cards, shown = unseal(found[7]).split("/")
        state = initial(options, seats)._replace(
            scores=scores,
            seat=int(found[2]),
            phase=found[3],
            die=int(found[4]),
            pending=int(found[5]),
            turn=int(found[6]),
            cards=tuple(map(int, cards)),
            shown=tuple(letter == "y" for letter in shown),
        )
        if len(scores) != seats or len(shown) != seats or state.seat >= seats:
            raise ValueError
        if len(cards) != (0 if state.phase == "deal" else seats) or not set(cards) <= set("123"):
            raise ValueError
    except (EscaleError, ValueError):
        raise PositionError("toy-position") from None
    return state


def format_position(state: State) -> str:
    scores = ",".join(map(str, state.scores))
    secret = "".join(map(str, state.cards)) + "/" + "".join("y" if shown else "n" for shown in state.shown)
    return f"{scores} {state.seat} {state.phase} {state.die} {state.pending} {state.turn} {seal(secret)}"


def render_text(state: State, seat: int | None) -> str:
    return f"{view(state, seat)}"
