"""Why a turn is good, in one code: what a hint tells."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escale.games.point.fast import Setting, Spot, Turn, after, uses_of, wins
from escale.games.point.plies import Plies, side_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from escale.games.point.search import Candidate

REASONS: Final = (
    "win",  # ends the game
    "block",  # another turn would leave an opponent a card that wins
    "ready",  # a card of the hand would finish the row next
    "clear",  # count: pawns of the other colour fewer
    "deny",  # the next opponent can use fewer cards
    "shape",  # the row takes fewer turns to finish, though no pawn has gone
    "later",  # the row loses by it, though another use would not hurt: the bank or the cards kept make up for it
    "least",  # every use hurts, this one least
    "safe",  # the card thrown away is of no use to the next
    "throw",  # a card has to go
    "take",  # the card on offer is better than an unknown one
    "draw",  # nothing on offer, or nothing good
    "swap",  # with a card of the partner's
    "stop",  # the row is as it should be
    "end",  # nothing else to do
    "row",  # a row that takes few turns to finish
)


class Adviser:
    """Tells the code for each of some candidates, with the parameters of its text."""

    __slots__ = ("_every", "_plies", "_risky", "_setting", "_spot")

    def __init__(self, setting: Setting, spot: Spot, plies: Plies, every: Sequence[Candidate]) -> None:
        self._setting, self._spot, self._plies, self._every = setting, spot, plies, every
        self._risky: bool | None = None  # whether some turn would leave the next opponent a card that wins

    def tell(self, turn: Turn | None) -> tuple[str, Mapping[str, str | int]]:
        """The reason for one of the candidates."""
        setting, spot = self._setting, self._spot
        if turn is None:
            return "draw", {}
        left = after(setting, spot, turn)
        if wins(setting, left.rows, spot.seat):
            return "win", {}
        if turn.stop:
            return "stop", {}
        if turn.done:
            return "end", {}
        if self._blocks(left):
            return "block", {}
        if turn.taken and self._every[0].turn is None:
            return "take", {}
        if turn.swap:
            return "swap", {}
        if turn.use is None:
            next_card = setting.seen_by(left.seat)[left.offer]
            return ("throw" if uses_of(setting, left, next_card) else "safe"), {}
        code, params = _of_use(setting, spot, left, self._plies)
        return ("later" if code == "least" and self._helpful() else code), params

    def _helpful(self) -> bool:
        """Tell whether some use would make the row easier to finish."""
        worth, row = self._plies.judge.worth, self._spot.rows[self._spot.seat]
        uses = (each.turn.use for each in self._every if each.turn is not None)
        return any(use is not None and worth(use.row) > worth(row) for use in uses)

    def _blocks(self, left: Spot) -> bool:
        """Tell whether the next opponent cannot win with an open card now, and could after some other turn."""
        setting, spot = self._setting, self._spot
        if side_of(setting, left.seat) == side_of(setting, spot.seat):
            return False
        if self._risky is None:
            banks: dict[
                tuple[tuple[int, int], int], Spot
            ] = {}  # the next opponent's row is the same after any turn: only the bank differs
            for each in self._every:
                if each.turn is not None:
                    other = after(setting, spot, each.turn)
                    banks.setdefault((other.bank, other.seat), other)
            self._risky = any(_can_win(setting, other) for other in banks.values())
        return self._risky and not _can_win(setting, left)


def _of_use(setting: Setting, spot: Spot, left: Spot, plies: Plies) -> tuple[str, Mapping[str, str | int]]:
    row, now = spot.rows[spot.seat], left.rows[spot.seat]
    own = left.bank[setting.white[spot.seat]]
    finishing = plies.judge.finishers(now)
    if any(card in finishing and finishing[card] <= own for card in left.hands[spot.seat]):
        return "ready", {}
    cleared = row.count("w") - now.count("w")
    if cleared > 0:
        return "clear", {"count": cleared}
    if side_of(setting, left.seat) != side_of(setting, spot.seat) and _usable(setting, left) < _usable(
        setting, left._replace(bank=spot.bank)
    ):
        return "deny", {}
    return ("shape" if plies.judge.worth(now) > plies.judge.worth(row) else "least"), {}


def _usable(setting: Setting, spot: Spot) -> int:
    return sum(1 for card in dict.fromkeys(spot.hands[spot.seat]) if uses_of(setting, spot, card))


def _can_win(setting: Setting, spot: Spot) -> bool:
    for card in dict.fromkeys(spot.hands[spot.seat]):
        for use in uses_of(setting, spot, card):
            rows = (*spot.rows[: spot.seat], use.row, *spot.rows[spot.seat + 1 :])
            if "w" not in use.row and wins(setting, rows, spot.seat):
                return True
    return False
