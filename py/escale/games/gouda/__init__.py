"""Gouda! Gouda!, for two to six: everything `escale.core.game.Game` and `escale.core.game.Hides` ask for."""

from escale.games.gouda.display import buttons, describe, render_text, view
from escale.games.gouda.notation import format_step, parse_step
from escale.games.gouda.positions import format_position, parse_position
from escale.games.gouda.reasons import REASONS, why_not
from escale.games.gouda.rules import (
    ADVICE,
    FACTS,
    ID,
    OPTIONS,
    TERMINATIONS,
    VERSION,
    chance,
    ends_turn,
    hides,
    initial,
    is_irrevocable,
    lean,
    legal_steps,
    open_steps,
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
    "hides",
    "initial",
    "is_irrevocable",
    "lean",
    "legal_steps",
    "open_steps",
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
