"""The sensible player that looks one turn ahead, by which opponents are measured; it has learned nothing.

It wins if it can, leaves nobody who comes before it a card that wins, and then wants few pawns of the other colour, in
few groups. It lays out halves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from escale.games.point.candidates import candidates
from escale.games.point.fast import NO_CARD, Setting, Spot, after, setting_of, spot_of, uses_of, wins
from escale.games.point.judge import Judge, Scale, by_hand
from escale.games.point.plies import Plies, side_of
from escale.games.point.rules import DRAW_CARD, LAYOUTS, ROW, TAKE, Step

if TYPE_CHECKING:
    from random import Random

    from escale.games.point.fast import Turn
    from escale.games.point.rules import State
    from escale.games.point.search import Candidate


def greedy(state: State, random: Random) -> tuple[Step, ...]:
    """Its steps."""
    if state.phase == ROW:
        return (Step("row", other=LAYOUTS["halves"]),)
    setting = setting_of(state)
    spot = spot_of(setting, state)
    plies = Plies(Scale(Judge(by_hand(), _unwanted), setting, [0.0] * 64))
    found = candidates(state, setting, spot, plies)
    if state.phase == TAKE:
        found = _taking(setting, spot, found)
    return max(found, key=lambda each: (*_liked(setting, spot, each.turn), random.random())).steps


def _unwanted(row: str) -> float:
    return float(row.count("w"))


def _taking(setting: Setting, spot: Spot, found: list[Candidate]) -> list[Candidate]:
    """Draw, unless the card on offer does more than any card of the hand could; stop when it may."""
    stops = [each for each in found if each.turn and each.turn.stop and not each.turn.use]
    if stops:
        return stops
    left = [use.row.count("w") for card in spot.hands[spot.seat] for use in uses_of(setting, spot, card)]
    usual = min([*left, spot.rows[spot.seat].count("w")])
    better = [each for each in found if each.turn and each.turn.use and each.turn.use.row.count("w") < usual]
    return better or [each for each in found if each.steps == (DRAW_CARD,)]


def _liked(setting: Setting, spot: Spot, turn: Turn | None) -> tuple[float, ...]:
    """What it looks at, what matters most first."""
    if turn is None:
        return (0.0,) * 6
    left = after(setting, spot, turn)
    row = left.rows[spot.seat]
    wanted = left.offer != NO_CARD and bool(uses_of(setting, left, setting.seen_by(left.seat)[left.offer]))
    return (
        wins(setting, left.rows, spot.seat),
        not _threatened(setting, spot.seat, left),
        -row.count("w"),
        -row.count("bw") - row.startswith("w"),
        turn.stop - 0.5 * bool(turn.swap),
        -wanted,
    )


def _threatened(setting: Setting, me: int, spot: Spot) -> bool:
    """Tell whether somebody of another side holds a card that wins, before the own next turn."""
    seat = spot.seat
    while seat != me:
        turn = spot._replace(seat=seat)
        if side_of(setting, seat) != side_of(setting, me) and seat not in spot.stopped:
            for card in spot.hands[seat]:
                if any(_wins_by(setting, turn, use.row) for use in uses_of(setting, turn, card)):
                    return True
        seat = (seat + 1) % setting.seats
        if seat == spot.seat:
            break
    return False


def _wins_by(setting: Setting, spot: Spot, row: str) -> bool:
    if "w" in row:
        return False
    return wins(setting, (*spot.rows[: spot.seat], row, *spot.rows[spot.seat + 1 :]), spot.seat)
