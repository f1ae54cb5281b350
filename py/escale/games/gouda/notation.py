"""Text forms of steps, short enough to type. Seats are numbered from 1; positions are in `positions`.

mice 3 1 1         five mice placed: three on M0, one on C1, one on C2
from M2            M2 is designated
g2 M3              a green die brings a mouse of seat 2 to M3
r1 S1              a red die brings a mouse of seat 1 back to S1
end
decline            no marker is played

reroll gr          Relance: one green and one red die are rolled again
improve yy         Amélioration: two yellow dice become green
worsen g           Détérioration: a green die becomes yellow
transfer M1        Transfert to M1
annul roll         Annulation of the whole roll
annul gg           Annulation of two green dice
annul              Annulation of the marker played last
extra M3           Tour supplémentaire from M3

roll ggyr          chance: two green, one yellow, one red
draw rra           chance: two Relance and one Annulation; letters as in `steps`
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from escale.core.errors import StepSyntaxError
from escale.games.gouda.places import NAMES, NUMBER
from escale.games.gouda.steps import ANNUL_ANSWER, ANNUL_ROLL, DECLINE, END, Step, sort_dice, sort_markers

_PLACE: Final = r"(m[0-4]|c[12]|s[1-3]|f[12]|t)"
_DICE: Final = r"([gyr]{1,5})"


def format_step(step: Step) -> str:
    """Write a step."""
    if step.kind == "move":
        return f"{step.letters}{step.owner + 1} {NAMES[step.place]}"
    if step.kind == "mice":
        return " ".join(map(str, ("mice", *step.counts)))
    if step == ANNUL_ROLL:
        return "annul roll"
    if step.letters:
        return f"{step.kind} {step.letters}"
    return f"{step.kind} {NAMES[step.place]}" if step.place >= 0 else step.kind


def parse_step(text: str) -> Step:
    """Read a step, legal or not, in capitals or not; dice and markers may be written in any order."""
    typed = " ".join(text.split()).lower()
    for form, make in _FORMS:
        if found := form.fullmatch(typed):
            return make(*found.groups())
    raise StepSyntaxError("gouda-step-syntax", text=text[:20])


def _placed(can: str, left: str, right: str) -> Step:
    return Step("mice", counts=(int(can), int(left), int(right)))


def _named(kind: str, place: str) -> Step:
    return Step(kind, place=NUMBER[place.upper()])


def _moved(die: str, owner: str, place: str) -> Step:
    return Step("move", die, NUMBER[place.upper()], int(owner) - 1)


def _on_dice(kind: str, dice: str) -> Step:
    return Step(kind, sort_dice(dice), form="dice" if kind == "annul" else "")


_FORMS: Final[tuple[tuple[re.Pattern[str], Callable[..., Step]], ...]] = tuple(
    (re.compile(form), make)
    for form, make in (
        ("decline", lambda: DECLINE),
        (rf"([gr])([1-6]) {_PLACE}", _moved),
        ("end", lambda: END),
        (rf"(from|transfer|extra) {_PLACE}", _named),
        (rf"(roll|reroll|improve|worsen|annul) {_DICE}", _on_dice),
        ("annul roll", lambda: ANNUL_ROLL),
        ("annul", lambda: ANNUL_ANSWER),
        ("mice ([0-9]) ([0-9]) ([0-9])", _placed),
        ("draw ([riwtae]{1,5})", lambda markers: Step("draw", sort_markers(markers))),
    )
)
