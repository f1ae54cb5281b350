"""Matches by correspondence: which device acts when, and chance that neither can choose.

Device a invites, device b joins; each seat belongs to one of them. A match is cut into *spells*: a spell lasts as long
as one device acts, and is numbered from 1. Chance belongs to the device of the seat whose turn it is; what is nobody's
turn stays with the device that acted before (a, at first); a match that is over goes to the device that has to be told.
All of this follows from the steps alone.

What chance brings in spell n follows from link n of both sides' chains (`escale.core.fair`). Whoever hands over to the
other reveals its link for the other's spell; the device that acts keeps its own link of the spell until it hands over
itself. So the one that acts cannot choose, and the one that hands over cannot foresee.

    post <owners> <tip of a> <tip of b> <last link of a> <last link of b>
    post ab 0Zs... 7fQ... 8aB... -              as a record holds it; - for what is not known yet
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias, cast

from escale.core.errors import MatchError, RecordError
from escale.core.fair import FairRandom, chain, format_link, links_to, parse_link
from escale.core.game import CHANCE, AnyGame, Hides

Side: TypeAlias = Literal["a", "b"]

SIDES: tuple[Side, Side] = ("a", "b")
NEVER = -1  # steps given away so far by a device that has sent nothing yet
_OWNERS = re.compile(r"[ab]{1,9}")


def other(side: Side) -> Side:
    """The other device."""
    return "b" if side == "a" else "a"


@dataclass(frozen=True, slots=True)
class Spell:
    """Where a moment of the match belongs."""

    owner: Side
    number: int
    draws: int  # steps of chance in it so far


@dataclass(frozen=True, slots=True)
class Post:
    """What a match by correspondence has besides: both chains as far as they are revealed, and one's own secret."""

    owners: str  # seat -> the device it belongs to
    revealed: tuple[tuple[bytes, ...], tuple[bytes, ...]]  # of a and of b, from the tip; b's is empty until it joins
    side: Side | None = None  # which device this is; None: one that only looks on
    secret: bytes = b""  # never written anywhere but where the device keeps its own matches
    settled: int = NEVER  # steps of the match that the other device has been given, or has given

    @property
    def joined(self) -> bool:
        """Tell whether the second device is known."""
        return bool(self.revealed[1])

    def count(self, side: Side) -> int:
        """How many links a side has revealed after its tip."""
        return len(self.revealed[SIDES.index(side)]) - 1

    def link(self, side: Side, number: int) -> bytes | None:
        """A side's link of a spell, as far as this device knows it."""
        if side == self.side:
            return chain(side, self.secret)[number]
        links = self.revealed[SIDES.index(side)]
        return links[number] if number < len(links) else None

    def missing(self, spell: Spell) -> Side | None:
        """The device whose link is lacking for chance in a spell; None when both are there."""
        if not self.joined:
            return "b"
        return next((side for side in SIDES if self.link(side, spell.number) is None), None)

    def random(self, spell: Spell) -> FairRandom | None:
        """The source of the next draw of a spell; None while a link is lacking."""
        first, second = (self.link(side, spell.number) for side in SIDES)
        if not self.joined or first is None or second is None:
            return None
        return FairRandom((first, second), self.revealed[0][0] + self.revealed[1][0], spell.draws)

    def due(self, side: Side, spell: Spell) -> int:
        """How many links a side may have revealed at a moment, and has once it sends the match on."""
        if not self.joined:
            return 0
        return spell.number - 1 if spell.owner == side else spell.number

    def sent(self, spell: Spell, steps: int) -> Post:
        """The same when this device has given the match away at a moment, its due links with it."""
        if self.side is None:
            raise MatchError("post-looking")
        count = max(self.count(self.side), self.due(self.side, spell))
        return replace(self._showing(self.side, count), settled=steps)

    def held(self, secret: bytes, settled: int) -> Post:
        """The same on the device whose secret this is; raise an error if it is of neither."""
        for side, links in zip(SIDES, self.revealed, strict=True):
            if links and links[0] == chain(side, secret)[0]:
                return replace(self, side=side, secret=secret, settled=settled)
        raise MatchError("post-secret")

    def _showing(self, side: Side, count: int) -> Post:
        shown = chain(side, self.secret)[: count + 1]
        first, second = self.revealed
        return replace(self, revealed=(shown, second) if side == "a" else (first, shown))

    def __str__(self) -> str:
        """As a record holds it, without what is secret."""
        tips = [links[0] if links else None for links in self.revealed]
        lasts = [links[-1] if len(links) > 1 else None for links in self.revealed]
        return " ".join([self.owners, *("-" if one is None else format_link(one) for one in (*tips, *lasts))])


def invitation(owners: str, secret: bytes) -> Post:
    """What a match begins with on the device that invites."""
    return Post(owners, (chain("a", secret)[:1], ()), "a", secret)


def joining(post: Post, secret: bytes, settled: int) -> Post:
    """The match on the device that joins."""
    return replace(post, revealed=(post.revealed[0], chain("b", secret)[:1])).held(secret, settled)


def read_post(text: str, steps: int) -> Post:
    """Read a record's line; every link is followed up to its tip. Raise `RecordError`."""
    words = text.split()
    try:
        owners, *written = words
        tip_a, tip_b, last_a, last_b = (None if word == "-" else parse_link(word) for word in written)
        alone = tip_b is None  # an invitation reveals nothing
        if not _OWNERS.fullmatch(owners) or tip_a is None or (alone and (last_a is not None or last_b is not None)):
            raise ValueError
    except ValueError:
        raise RecordError("record-format", line="post") from None
    most = steps + 2  # spells there can be at most
    return Post(owners, (_revealed("a", tip_a, last_a, most), _revealed("b", tip_b, last_b, most)))


def _revealed(side: Side, tip: bytes | None, last: bytes | None, most: int) -> tuple[bytes, ...]:
    if tip is None:
        return ()
    return (tip,) if last is None else links_to(side, tip, last, most)


def check_post(game: AnyGame, options: Any, owners: str, kinds: Sequence[str]) -> None:
    """Raise an error if a match cannot be played by correspondence: secrets, opponents, a device without a seat."""
    if isinstance(game, Hides) and game.hides(options):
        raise MatchError("post-hides")
    if len(owners) != len(kinds) or set(owners) != set(SIDES) or set(kinds) != {"human"}:
        raise MatchError("post-seats")


def usual_owners(seats: int) -> str:
    """Seats by turns, the first for the device that invites."""
    return "".join(SIDES[seat % 2] for seat in range(seats))


def first_spell(game: AnyGame, state: Any, owners: str) -> Spell:
    """Where a match begins: with device a, unless the first to act sits at b's."""
    return _spell(game, state, owners, Spell("a", 1, 0))


def next_spell(game: AnyGame, state: Any, owners: str, before: Spell, drawn: bool) -> Spell:
    """Where the moment after a step belongs; `drawn`: the step was chance's."""
    return _spell(game, state, owners, replace(before, draws=before.draws + drawn))


def _spell(game: AnyGame, state: Any, owners: str, now: Spell) -> Spell:
    owner = _owner(game, state, owners, now.owner)
    return now if owner == now.owner else Spell(owner, now.number + 1, 0)


def _owner(game: AnyGame, state: Any, owners: str, before: Side) -> Side:
    """Which device a state belongs to."""
    actor = game.to_act(state)
    if actor is None:
        return other(before)
    seat = game.turn_seat(state) if actor == CHANCE else actor
    return before if seat is None else cast(Side, owners[seat])
