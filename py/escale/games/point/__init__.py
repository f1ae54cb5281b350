"""Point, for two to four or two against two: everything `escale.core.game.Game` asks for."""

from escale.games.point.display import buttons, describe, listed_steps, render_text, view
from escale.games.point.hints import hints, lean
from escale.games.point.notation import format_position, format_step, parse_position, parse_step
from escale.games.point.reasons import REASONS, why_not
from escale.games.point.rules import (
    ADVICE,
    FACTS,
    ID,
    OPTIONS,
    TERMINATIONS,
    VERSION,
    chance,
    ends_turn,
    initial,
    is_irrevocable,
    legal_steps,
    outcome,
    play,
    seat_counts,
    to_act,
    turn_seat,
)

__all__ = [
    "ADVICE",
    "FACTS",
    "ID",
    "OPTIONS",
    "REASONS",
    "TERMINATIONS",
    "VERSION",
    "buttons",
    "chance",
    "describe",
    "ends_turn",
    "format_position",
    "format_step",
    "hints",
    "initial",
    "is_irrevocable",
    "lean",
    "legal_steps",
    "listed_steps",
    "outcome",
    "parse_position",
    "parse_step",
    "play",
    "render_text",
    "seat_counts",
    "to_act",
    "turn_seat",
    "view",
    "why_not",
]
