"""How opponents search: selective alpha-beta over whole turns, deepened step by step.

The last turn of every line is looked through completely, but only for the best gain (`Search.answer`): all moves, all
pivots that open one, the promising pawns first. Above it a position is *ranked*: its hearts by their gain, each judged
by the opponent's best answer, and the best of them again with pivots that spoil this answer. Deeper searches follow the
best of that ranking only.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from escale.games.moguli.board import ROWS, WIDTH, bits_of
from escale.games.moguli.field import Ground, Spot, beside, is_obliged, movable, result
from escale.games.moguli.rules import DARK, HOME, TO_CROSS, WHITE
from escale.games.moguli.turns import (
    FRESH,
    STAY,
    Begun,
    Flip,
    Heart,
    Opener,
    Turn,
    all_flips,
    can_move,
    may_stay,
    pivots_left,
    played,
    tiles_of,
)
from escale.games.moguli.worth import LOST, SOONER, STAYING, WON, Weights, worth
from escale.opponents.budget import Budget

INFINITY: Final = 100.0
TABLE: Final = 20_000  # positions remembered at most
RANKINGS: Final = 3_000  # ... with all their turns
BONUS: Final = 0.12  # what one more pivot is worth where it is not searched; set by hand
SPARE: Final = 0.08  # the same for the ordinary pivot, if it was not needed before the move


PREPARED: Final = 3  # pivots for the next turn that are looked at closely
HOPED: Final = 0.3  # part of a hope that is believed
MOST_HOPED: Final = 2.0
SHAKEN: Final = 5  # pivots tried at random where a turn leads nowhere
SHAKE: Final = 0.03  # what they may cost


# What a turn costs that brings no pawn forward though one could move: more and more, for two players who only hinder
# each other would never end. Set by hand.
IDLE: Final = 0.3
IMPATIENCE: Final = 0.02  # more for each turn after these
PATIENT: Final = 24
MOST_IDLE: Final = 1.5
# What a turn costs after which so many turns in a row are blocked, for one whom the end by blocking would not make the
# winner: there is no way back from the sixth. Set by hand.
STUCK: Final = (0.0, 0.1, 0.3, 0.6, 1.0, 1.5, 0.0)


class Over(Exception):  # noqa: N818 - not an error
    """The budget is used up."""


class Width(NamedTuple):
    """How much of a position is looked at."""

    hearts: int  # moves judged by the opponent's answer
    spoiled: int  # of these, the best ones, again with pivots that spoil the answer
    followed: int  # turns searched deeper
    prepared: int = 0  # of the best ones, again with pivots for the next turn or that let a frozen opponent go


INNER: Final = Width(8, 2, 5)


class Ranked(NamedTuple):
    """A turn, the position it leads to, and what it is worth to the one who plays it."""

    value: float
    turn: Turn
    spot: Spot
    idle: float = 0.0  # what it costs that the turn brings no pawn forward; the value has it


class Search:
    """One search from one position."""

    def __init__(self, ground: Ground, weights: Weights, budget: Budget) -> None:
        self.ground, self.weights, self.budget = ground, weights, budget
        self._worths: dict[tuple[tuple[int, int], int], float] = {}
        self._answers: dict[Spot, tuple[float, Heart]] = {}
        self._rankings: dict[Spot, list[Ranked]] = {}

    def apart(self, budget: Budget) -> Search:
        """A search with a budget of its own that knows what this one knows."""
        other = Search(self.ground, self.weights, budget)
        other._worths, other._answers, other._rankings = self._worths, self._answers, self._rankings
        return other

    def tick(self, count: int) -> None:
        if self.budget.tick(count):
            raise Over

    # One turn ahead

    def after(self, spot: Spot, pawn: int, target: int) -> float:
        """What a move is worth by the pawns alone."""
        seat = spot.seat
        mine = spot.pawns[seat] ^ (pawn | target)
        return self.settled((spot.pawns[0], mine) if seat else (mine, spot.pawns[1]), seat)

    def settled(self, pawns: tuple[int, int], seat: int) -> float:
        """What it is worth to a seat that its turn has ended like this."""
        known = self._worths.get((pawns, seat))
        if known is None:
            known = self._settled(pawns, seat)
            _remember(self._worths, (pawns, seat), known)
        return known

    def _settled(self, pawns: tuple[int, int], seat: int) -> float:
        if (pawns[seat] & HOME[1 - seat]).bit_count() >= TO_CROSS:
            if seat == WHITE:
                return -worth(pawns, DARK, self.weights)
            return WON if (pawns[WHITE] & HOME[DARK]).bit_count() < TO_CROSS else 0.0
        if seat == DARK and (pawns[WHITE] & HOME[DARK]).bit_count() >= TO_CROSS:
            return -WON
        return -worth(pawns, 1 - seat, self.weights)

    def answer(self, spot: Spot, enough: float = INFINITY) -> tuple[float, Heart]:
        """The best single turn by the pawns alone; any that is worth `enough` will do.

        Pawns that could gain most are tried first; one whose best dream is worth less than what is found is not.
        """
        known = self._answers.get(spot)
        if known is not None:
            return known
        goal, taken = HOME[1 - spot.seat], spot.pawns[WHITE] | spot.pawns[DARK]
        wish = goal & ~taken or goal & ~spot.pawns[spot.seat]
        dreams = []
        for pawn, allowed in movable(spot):
            if not pawn & goal:
                dream = self.after(spot, pawn, wish & -wish) + BONUS + SPARE
                dreams.append((dream, pawn, allowed))
        dreams.sort(reverse=True)
        best, heart = self._best(spot, dreams, enough)
        if best < enough:  # otherwise there may be a better one
            _remember(self._answers, spot, (best, heart))
        return best, heart

    def _best(self, spot: Spot, dreams: list[tuple[float, int, int]], enough: float) -> tuple[float, Heart]:
        """The best move of some pawns, each given with what it may dream of, at once or after a pivot, or none."""
        opener = Opener(spot, self.ground)
        stay = (self.settled(spot.pawns, spot.seat), STAY)
        found = (-INFINITY, STAY) if is_obliged(spot) else stay
        met = []
        for dream, pawn, allowed in dreams:
            if dream <= found[0]:
                break
            ends, with_bonus, above, below = opener.at_once(pawn)
            if ends & allowed:
                value, target, bonus = self._farthest(spot, pawn, ends & allowed, with_bonus)
                if value + SPARE > found[0]:
                    found = value + SPARE, Heart(None, pawn, target, bonus)
            met.append((dream - SPARE, pawn, allowed, above, below))
        if found[1] is STAY:  # obliged, but no gate can be freed as the tiles lie
            found = stay
        for dream, pawn, allowed, above, below in met:
            limit = min(dream, enough)
            for flip, ends, with_bonus in opener.opened(pawn, above, below) if found[0] < limit else ():
                if ends & allowed:
                    value, target, bonus = self._farthest(spot, pawn, ends & allowed, with_bonus)
                    if value > found[0]:
                        found = value, Heart(flip, pawn, target, bonus)
                        if value >= limit:
                            break
        self.tick(opener.looked + 1)
        return found

    def _farthest(self, spot: Spot, pawn: int, ends: int, with_bonus: int) -> tuple[float, int, bool]:
        """What a pawn's farthest move is worth, where it ends and whether it has the bonus."""
        end = ends if spot.seat == WHITE else ends & -ends
        ends &= ROWS[(end.bit_length() - 1) // WIDTH]
        target = (ends & with_bonus or ends) & -(ends & with_bonus or ends)
        bonus = bool(target & with_bonus)
        return self.after(spot, pawn, target) + BONUS * bonus, target, bonus

    # All hearts

    def hearts(self, spot: Spot, begun: Begun = FRESH) -> list[tuple[float, Heart]]:
        """Every move, best first by the pawns alone; of pivots that open the same move, all."""
        if begun.moved:
            return [(self.settled(spot.pawns, spot.seat), STAY)]
        found: list[tuple[float, Heart]] = []
        opener, goal = Opener(spot, self.ground), HOME[1 - spot.seat]
        for pawn, allowed in movable(spot):
            direct, with_bonus, above, below = opener.at_once(pawn)
            direct &= allowed
            values = {}
            for target in bits_of(direct):
                values[target] = self.after(spot, pawn, target)
                bonus = bool(target & with_bonus)
                value = values[target] + BONUS * bonus + SPARE * begun.pivots
                found.append((value, Heart(None, pawn, target, bonus)))
            if not begun.pivots or pawn & goal:
                continue
            for flip, ends, bonuses in opener.opened(pawn, above, below):
                for target in bits_of(allowed & (ends & ~direct | bonuses & ~with_bonus)):
                    if target not in values:
                        values[target] = self.after(spot, pawn, target)
                    bonus = bool(target & bonuses)
                    found.append((values[target] + BONUS * bonus, Heart(flip, pawn, target, bonus)))
            self.tick(opener.looked)
            opener.looked = 0
        if not is_obliged(spot) or not any(heart.before is None for _, heart in found):
            found.append((self.settled(spot.pawns, spot.seat) - (idling(spot.turn) if found else 0), STAY))
        found.sort(key=lambda one: one[0], reverse=True)
        return found

    # Ranked turns

    def ranked(self, spot: Spot) -> list[Ranked]:
        """The turns worth a closer look, best first, judged by the opponent's best answer."""
        known = self._rankings.get(spot)
        if known is not None:
            return known
        found = [self.judged(spot, Turn(heart)) for _, heart in chosen(self.hearts(spot), INNER.hearts)]
        found.sort(key=by_value, reverse=True)
        for one in found[: len(found) if found[0].value < LOST else INNER.spoiled]:
            found += self.spoiling(spot, one)
        found.sort(key=by_value, reverse=True)
        _remember(self._rankings, spot, found, RANKINGS)
        return found

    def judged(self, spot: Spot, turn: Turn, begun: Begun = FRESH, at_least: float = -INFINITY) -> Ranked:
        """A turn, by the opponent's best answer; one worth less than `at_least` only by some good answer."""
        child = played(spot, self.ground, turn, begun)
        ended = result(child)
        if ended is not None:
            return Ranked((ended if spot.seat == WHITE else 1 - ended) * 2 * WON - WON, turn, child)
        if child.blocked:
            idle = stuck(child)
        else:
            idle = 0.0 if begun.moved or gains(spot.seat, turn.heart) else idling(spot.turn)
        return Ranked(later(-self.answer(child, -at_least - idle)[0]) - idle, turn, child, idle)

    def spoiling(self, spot: Spot, one: Ranked, begun: Begun = FRESH) -> list[Ranked]:
        """The same heart with a pivot more, if that makes the opponent's answer worse; twice if two are left."""
        better: list[Ranked] = []
        for _ in range(pivots_left(one.turn, begun)):
            improved = self._spoiled(spot, one, begun)
            if improved is None:
                break
            better.append(improved)
            one = improved
        return better

    def _spoiled(self, spot: Spot, one: Ranked, begun: Begun) -> Ranked | None:
        """The best pivot after a turn against the opponent's best answer to it; None if none helps."""
        if result(one.spot) is not None:
            return None
        _, reply = self.answer(one.spot)
        if not reply.pawn:
            return None
        best = None
        value = one.value
        for flip in all_flips(tiles_of(one.spot, self.ground, reply) & ~spot.locked):
            heart, after = one.turn
            if not heart.pawn and not begun.moved and not may_stay(spot, self.ground, flip):
                continue
            tried = self.judged(spot, Turn(heart, (*after, flip)), begun, value)
            if tried.value > value:
                best, value = tried, tried.value
        return best

    def inviting(self, spot: Spot, one: Ranked, begun: Begun) -> list[Ranked]:
        """The same heart with a pivot that lets, and so makes, a frozen opponent leave the way to its home row.

        Such a turn is worth the more, the longer nothing has come of waiting.
        """
        heart, after = one.turn
        home, seat = HOME[one.spot.seat], one.spot.seat
        if not pivots_left(one.turn, begun) or result(one.spot) is not None:
            return []
        if not is_obliged(one.spot) or (one.spot.pawns[seat] & home).bit_count() <= STAYING:
            return []
        flips = sorted(flip for flip in self._openers(one.spot) if not flip[0] & spot.locked)
        if not heart.pawn and not begun.moved:
            flips = [flip for flip in flips if may_stay(spot, self.ground, flip)]
        found = (self.judged(spot, Turn(heart, (*after, flip)), begun, one.value - 2 * MOST_IDLE) for flip in flips)
        prize = idling(spot.turn) / 2
        return [
            tried._replace(value=tried.value + tried.idle + prize, idle=-prize)
            for tried in found
            if can_move(tried.spot, self.ground)
        ]

    def _openers(self, spot: Spot) -> set[Flip]:
        """The pivots that may open something for a pawn of the acting seat."""
        opener, flips = Opener(spot, self.ground), set[Flip]()
        for pawn, _ in movable(spot):
            _, _, above, below = opener.at_once(pawn)
            flips |= {flip for flip, _, _ in opener.opened(pawn, above, below)}
        self.tick(opener.looked)
        return flips

    def preparing(self, spot: Spot, one: Ranked, begun: Begun) -> list[Ranked]:
        """The same heart with a pivot that makes the player's own next turn better, if it comes to that."""
        return [self.judged(spot, turn, begun) for _, turn in self.prepared(spot, one, begun)[:PREPARED]]

    def prepared(self, spot: Spot, one: Ranked, begun: Begun) -> list[tuple[float, Turn]]:
        """The same heart with pivots that give more hope, and how much more; what is found when the budget runs out."""
        heart, after = one.turn
        found: list[tuple[float, Turn]] = []
        if not pivots_left(one.turn, begun) or result(one.spot) is not None:
            return found
        before = self.hope(one.spot)
        try:
            for flip in sorted(self._openers(one.spot._replace(seat=spot.seat, locked=spot.locked))):
                if heart.pawn or begun.moved or may_stay(spot, self.ground, flip):
                    turn = Turn(heart, (*after, flip))
                    gain = self.hope(played(spot, self.ground, turn, begun)) - before
                    if gain > 0:
                        found.append((gain, turn))
        except Over:
            if not found:
                raise
        found.sort(key=lambda pair: pair[0], reverse=True)
        return found

    def shaking(self, spot: Spot, one: Ranked, begun: Begun, random: Random) -> list[Ranked]:
        """The same heart with some pivot or other near the pawns that have still to cross.

        For turns that lead nowhere: what needs two pivots to open is found by trying, sooner or later.
        """
        heart, after = one.turn
        if not pivots_left(one.turn, begun) or result(one.spot) is not None:
            return []
        mine = one.spot.pawns[spot.seat]
        opener, near = Opener(one.spot._replace(seat=spot.seat), self.ground), 0
        for pawn in bits_of(mine & ~HOME[1 - spot.seat]):
            _, _, above, below = opener.at_once(pawn)
            near |= above | below
        for gates in beside(near):
            near |= gates
        self.tick(opener.looked)
        flips = [*all_flips(near & ~spot.locked)]
        if not heart.pawn and not begun.moved:
            flips = [flip for flip in flips if may_stay(spot, self.ground, flip)]
        turns = [Turn(heart, (*after, flip)) for flip in random.sample(flips, min(SHAKEN, len(flips)))]
        tried = [self.judged(spot, turn, begun, one.value - SHAKE) for turn in turns]
        return [each._replace(value=each.value + SHAKE) for each in tried]

    def hope(self, spot: Spot) -> float:
        """What the best turn would be worth to the one who has just played, if the other one did nothing."""
        return self.answer(spot._replace(seat=1 - spot.seat, locked=0))[0]

    def hoped(self, one: Ranked) -> Ranked:
        """A turn judged by the answer to it, with a part of the hope it gives."""
        if result(one.spot) is not None or abs(one.value) >= WON - 1:
            return one
        gain = self.hope(one.spot) - self.settled(one.spot.pawns, 1 - one.spot.seat)
        return one._replace(value=one.value + HOPED * max(0.0, min(gain, MOST_HOPED)))

    # Deeper

    def value(self, spot: Spot, depth: int, alpha: float, beta: float) -> float:
        """What a position is worth to the seat whose turn begins, so many turns ahead."""
        ended = result(spot)
        if ended is not None:
            return (ended if spot.seat == WHITE else 1 - ended) * 2 * WON - WON
        if depth <= 0:
            return worth(spot.pawns, spot.seat, self.weights)
        if depth == 1:
            return self.answer(spot, beta)[0]
        ranked = self.ranked(spot)
        if depth == 2:
            return ranked[0].value
        best = -INFINITY
        for one in ranked[: INNER.followed]:
            value = later(-self.value(one.spot, depth - 1, -beta - one.idle, -max(alpha, best) - one.idle)) - one.idle
            if value > best:
                best = value
                if best >= beta:
                    break
        return best


def idling(turn: int) -> float:
    """What a turn costs that brings no pawn forward."""
    return min(MOST_IDLE, IDLE + IMPATIENCE * max(0, turn - PATIENT))


def stuck(spot: Spot) -> float:
    """What the blocked turns in a row that led to a position cost the one who played the last of them."""
    mine, theirs = ((spot.pawns[seat] & HOME[1 - seat]).bit_count() for seat in (1 - spot.seat, spot.seat))
    return 0.0 if mine > theirs else STUCK[spot.blocked]


def gains(seat: int, heart: Heart) -> bool:
    """Tell whether a move leads to a row farther from home."""
    here, there = (bit.bit_length() // -WIDTH for bit in (heart.pawn, heart.target))
    return heart.pawn != 0 and (there < here if seat == WHITE else there > here)


def later(value: float) -> float:
    """A win in a turn to come, a little less than one now; a loss, a little better."""
    return value - SOONER if value > WON - 1 else value + SOONER if value < 1 - WON else value


def chosen(hearts: list[tuple[float, Heart]], count: int) -> list[tuple[float, Heart]]:
    """The best hearts, with no more than two ways to open the same move; to stay, if that is legal, is one of them."""
    found: list[tuple[float, Heart]] = []
    seen: dict[tuple[int, int], int] = {}
    for one in hearts:
        key = (one[1].pawn, one[1].target)
        seen[key] = seen.get(key, 0) + 1
        if seen[key] <= 2:
            found.append(one)
            if len(found) >= count:
                break
    stay = next((one for one in hearts if one[1] is STAY), None)
    return found if stay is None or stay in found else [*found, stay]


def by_value(one: Ranked) -> float:
    return one.value


def _remember(table: dict[Any, Any], key: object, known: object, most: int = TABLE) -> None:
    """Keep what was found out about a position; forget everything when there is too much of it."""
    if len(table) >= most:
        table.clear()
    table[key] = known
