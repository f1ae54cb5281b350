"""Why a turn is good, in a word: what a learner should see in it first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from escale.games.chasse_croise.lanes import Places, Turn, all_guests, way
from escale.games.chasse_croise.rules import END
from escale.games.chasse_croise.value import chance_to_hit

REASONS: Final = ("win", "hit", "hits", "home", "rescue", "bar", "threat", "safe", "back", "pass", "advance")

_DANGER: Final = 1.5  # points a pawn may lose by the next roll, on average, from which on it is in danger
_NEAR: Final = 6  # points of one die: how close a pawn bars another's way

Told: TypeAlias = tuple[str, Mapping[str, int]]  # a code and its parameters


def dangers(me: Places, you: Places) -> dict[int, float]:
    """What each of my pawns may lose by your next roll, on average: only those that the nearest pawn can reach."""
    lanes = len(me) - 1
    found = {}
    for lane, guests in enumerate(all_guests(me)[: lanes + 1]):
        if lane and guests:
            place = you[lane]
            for guest in way(place, guests, lanes):
                if guests >> guest & 1:
                    found[guest] = lane * chance_to_hit(abs(guest - place))
    return found


def reason(me: Places, you: Places, turn: Turn) -> Told:
    """The reason for a turn of mine."""
    lanes = len(me) - 1
    if turn.won:
        return "win", {}
    if turn.steps == (END,):
        return "pass", {}
    hit = [lane for lane in range(1, lanes + 1) if turn.you[lane] != you[lane]]
    if hit:
        lost = sum(you[lane] for lane in hit)
        return ("hit", {"lane": hit[0], "points": lost}) if len(hit) == 1 else ("hits", {"points": lost})
    home = [lane for lane in range(1, lanes + 1) if turn.me[lane] > lanes >= me[lane]]
    if home:
        return "home", {"lane": home[0], "count": len(home)}
    return _quiet(me, you, turn)


def _quiet(me: Places, you: Places, turn: Turn) -> Told:
    """The reason for a turn that neither hits nor brings a pawn home."""
    moved = [lane for lane in range(1, len(me)) if turn.me[lane] != me[lane]]
    before, after = dangers(me, you), dangers(turn.me, turn.you)
    saved = max(before, key=lambda lane: before[lane] - after.get(lane, 0.0), default=0)
    if saved and before[saved] - after.get(saved, 0.0) >= _DANGER:
        return "rescue", {"lane": saved}
    barred = _barred(me, turn, moved)
    if barred:
        return "bar", {"lane": barred}
    hunted = _hunted(me, you, turn)
    if hunted:
        return "threat", {"lane": hunted}
    if any(step.points < 0 for step in turn.steps):
        return "back", {}
    return ("safe", {}) if max(after.values(), default=0.0) < _DANGER else ("advance", {})


def _barred(me: Places, turn: Turn, moved: list[int]) -> int:
    """A pawn of yours close before which a moved pawn of mine stands, and could not easily be hit; 0: none."""
    lanes = len(me) - 1
    for lane in moved:
        place = turn.me[lane]
        if 0 < place <= lanes and 0 < lane - turn.you[place] <= _NEAR:
            cost = place * chance_to_hit(lane - turn.you[place])
            if cost < _DANGER and turn.you[place]:
                return place
    return 0


def _hunted(me: Places, you: Places, turn: Turn) -> int:
    """A pawn of yours that is in danger now and was not before; 0: none."""
    before, after = dangers(you, me), dangers(turn.you, turn.me)
    fresh = {lane: lost for lane, lost in after.items() if lost >= _DANGER and before.get(lane, 0.0) < _DANGER}
    return max(fresh, key=lambda lane: fresh[lane], default=0)
