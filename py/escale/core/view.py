"""Views: everything the interface draws of a match at one moment, as plain JSON data, for one seat or a spectator.

A view holds only what its viewer may know: the board, the legal steps and the history come from the game's own
`view`, `open_steps` and `describe`; secrets in the record and in the position text are sealed.
"""

from __future__ import annotations

from dataclasses import asdict

from escale.core.errors import Reason
from escale.core.exchange import post_data
from escale.core.game import CHANCE, AnyGame, Hides, Hints, Json, Lists, Seat, uses_chance
from escale.core.match import Match


def view(match: Match, at: int | None = None, viewer: Seat | None = None, handle: str | None = None) -> dict[str, Json]:
    """The match at a moment (the cursor's when not given) as a seat, or a spectator, may see it."""
    at = match.cursor if at is None else at
    match.check_moment(at)
    match.check_seat(viewer)
    game, state = match.game, match.states[at]
    outcome = game.outcome(state)
    return {
        "match": handle,
        "game": game.ID,
        "version": game.VERSION,
        "options": match.options,
        "teaching": match.teaching,
        "seats": [asdict(seat) for seat in match.seats],
        "viewer": viewer,
        "at": at,
        "length": len(match.played),
        "actor": game.to_act(state),
        "turn": match.turn(at),
        "board": game.view(state, viewer),
        "private": _private(match, at),
        **_choices(match, at, viewer),
        "history": history(match, viewer),
        "can": _can(match),
        "outcome": None if outcome is None else asdict(outcome),
        "post": post_data(match),
        "record": match.record(),
        "position": game.format_position(state),
    }


def _private(match: Match, at: int) -> list[Seat]:
    """The seats that see more than a spectator at a moment. That they do is no secret; what they see is."""
    game, state = match.game, match.states[at]
    if not isinstance(game, Hides):
        return []
    everybody = game.view(state, None)
    return [seat for seat in range(len(match.seats)) if game.view(state, seat) != everybody]


def history(match: Match, viewer: Seat | None) -> list[dict[str, Json]]:
    """The steps of the match, those taken back included, by turns; the set-up is turn 0 and nobody's."""
    turns: list[dict[str, Json]] = []
    for index, (played, step) in enumerate(zip(match.played, match.told(viewer), strict=True)):
        if not turns or turns[-1]["turn"] != played.turn:
            turns.append({"turn": played.turn, "seat": played.turn_seat, "from": index, "steps": []})
        turns[-1]["steps"].append(step)
    return turns


def reason_data(reason: Reason) -> dict[str, Json]:
    """A reason as JSON data."""
    return {"code": reason.code, "params": dict(reason.params)}


def info(game: AnyGame) -> dict[str, Json]:
    """What the shelf and the set-up panel need to know of a game."""
    defaults = {option.name: option.default for option in game.OPTIONS}
    return {
        "id": game.ID,
        "version": game.VERSION,
        "seat_counts": list(game.seat_counts(defaults)),
        "seats_for": _seats_for(game, defaults),
        "options": [asdict(option) for option in game.OPTIONS],
        "advice": [asdict(advice) for advice in game.ADVICE],
        "facts": dict(game.FACTS),
        "terminations": list(game.TERMINATIONS),
        "chance": uses_chance(game),
        "hints": isinstance(game, Hints),
        "hides": isinstance(game, Hides),
        "hides_for": _hides_for(game, defaults),
    }


def _seats_for(game: AnyGame, defaults: dict[str, str]) -> dict[str, dict[str, list[int]]]:
    """Options that bear on how many may play: value -> how many, everything else being as usual."""
    usual = sorted(game.seat_counts(defaults))
    table = {
        option.name: {value: list(game.seat_counts({**defaults, option.name: value})) for value in option.values}
        for option in game.OPTIONS
    }
    return {name: counts for name, counts in table.items() if any(sorted(one) != usual for one in counts.values())}


def _hides_for(game: AnyGame, defaults: dict[str, str]) -> dict[str, list[str]]:
    """Values of options with which something is hidden from somebody, everything else being as usual."""
    if not isinstance(game, Hides):
        return {}
    table = {
        option.name: [value for value in option.values if game.hides({**defaults, option.name: value})]
        for option in game.OPTIONS
    }
    return {name: values for name, values in table.items() if values}


def _choices(match: Match, at: int, viewer: Seat | None) -> dict[str, Json]:
    """The legal steps, or those worth listing of very many; and for buttons whose step is not legal, why."""
    game, state = match.game, match.states[at]
    steps = match.open_steps(at, viewer)
    asked = game.to_act(state) not in (None, CHANCE)
    missing = [step for step in game.buttons(state, viewer) if step not in steps] if asked else []
    listed = game.listed_steps(state) if asked and isinstance(game, Lists) else None
    return {
        "steps": [game.describe(state, step, viewer) for step in (steps if listed is None else listed)],
        "refusals": {game.format_step(step): reason_data(game.why_not(state, step)) for step in missing},
    }


def _can(match: Match) -> dict[str, Json]:
    """What taking back and playing again would do from the cursor."""
    refused = match.undo_refused
    return {
        "undo": refused is None,
        "redo": match.can_redo,
        "undo_turn": refused is None,
        "redo_turn": match.can_redo,
        "undo_refused": None if refused is None else reason_data(refused),
    }
