"""The exchange of a match by correspondence: inviting, joining, sending, and what a link brings.

What goes from device to device is a record with a `post` line, packed as a link. It is taken over only if all of it can
be: every step is replayed, every step of chance is drawn again and compared, every revealed link of the chains is
followed up to its tip (`escale.core.match.load_match` does all that), what was agreed on is unchanged, and it goes on
from what this device has.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from escale.core.errors import MatchError
from escale.core.fair import format_link
from escale.core.game import CHANCE, AnyGame, Json, Seat
from escale.core.match import Match, load_match
from escale.core.options import Options
from escale.core.post import Post, Side, invitation, joining, read_post
from escale.core.record import SeatInfo, format_record, parse_record

Find: TypeAlias = Callable[[str], AnyGame]
How: TypeAlias = Literal["newer", "recovered", "same", "older", "forked", "taken"]
Status: TypeAlias = Literal["play", "send", "wait", "over", "look"]


def invite(game: AnyGame, options: Options, seats: list[SeatInfo], owners: str, secret: bytes) -> Match:
    """A new match that the second device is still to join."""
    return Match(game, options, seats, post=invitation(owners, secret))


def join(text: str, find_game: Find, names: Mapping[Seat, str], secret: bytes) -> Match:
    """Take the second part in the match of an invitation, in which the seats of this device get these names."""
    record = parse_record(text)
    invited = load_match(text, find_game)
    post = _post(invited)
    if post.joined:
        raise MatchError("post-joined")
    seats = tuple(
        replace(info, name=names[seat]) if post.owners[seat] == "b" and seat in names else info
        for seat, info in enumerate(record.seats)
    )
    renamed = format_record(replace(record, seats=seats))
    return load_match(renamed, find_game, lambda given: joining(given, secret, len(record.steps)))


# What it is like for this device


def status(match: Match) -> Status:
    """What this device has to do: play, send, wait, nothing any more, or only look on."""
    post = _post(match)
    if post.side is None:
        return "look"
    spell = match.spells[match.cursor]
    if awaited(match) == post.side and spell.owner == post.side:
        return "play"
    if match.outcome is not None:
        return "over" if post.settled == match.cursor else "send"
    owes = post.settled != match.cursor or post.due(post.side, spell) > post.count(post.side)
    return "send" if owes else "wait"


def awaited(match: Match) -> Side | None:
    """The device without which the match does not go on; None when it is over."""
    post, spell = _post(match), match.spells[match.cursor]
    if match.outcome is not None:
        return None
    return post.missing(spell) or spell.owner if match.actor == CHANCE else spell.owner


def check_playing(match: Match) -> None:
    """Raise an error if it is not for this device to make a step now."""
    post = match.post
    if post is None or status(match) == "play":
        return
    if post.side is None:
        raise MatchError("post-looking")
    if match.outcome is None and match.spells[match.cursor].owner == post.side:
        raise MatchError("post-waits")
    raise MatchError("post-not-yours")


def post_data(match: Match) -> Json:
    """What views tell of it; None for another match."""
    post = match.post
    if post is None:
        return None
    return {
        "id": format_link(post.revealed[0][0]),
        "owners": post.owners,
        "side": post.side,
        "joined": post.joined,
        "status": status(match),
        "awaited": awaited(match),
        "settled": post.settled,
        "record": match.record(post=True),  # what the device keeps, beside its secret
    }


# From device to device


def send(match: Match) -> str:
    """The match as it is given to the other device: it is final then. The record's text."""
    if status(match) == "play":
        raise MatchError("post-yours")
    match.post = _post(match).sent(match.spells[match.cursor], match.cursor)
    return match.record(post=True)


@dataclass(frozen=True, slots=True)
class Received:
    """What a link is to a match."""

    how: How
    match: Match  # as it is from now on: the same one unless the link is newer
    at: int  # steps that both have in common


def receive(mine: Match, text: str, find_game: Find) -> Received:
    """Find out what another device's record is to one's own match, and take it over if it goes on from there.

    Raise an error if it is of another match, or cannot be true. `mine` is never changed.
    """
    post, record = _post(mine), parse_record(text)
    if post.side is None:
        raise MatchError("post-looking")
    if record.post is None:
        raise MatchError("post-none")
    given = read_post(record.post, len(record.steps))
    if given.revealed[0][0] != post.revealed[0][0]:
        raise MatchError("post-other")
    if given.joined and post.joined and given.revealed[1][0] != post.revealed[1][0]:
        return Received("taken", mine, 0)
    theirs = load_match(text, find_game, lambda read: _held(read, post))
    _check_agreed(mine, theirs, named=post.joined and given.joined)
    return _compared(mine, theirs)


def _held(given: Post, post: Post) -> Post:
    """What is read, with this device's own knowledge; an invitation says nothing of the one that joined."""
    known = given if given.joined else replace(given, revealed=(given.revealed[0], post.revealed[1][:1]))
    return known.held(post.secret, post.settled)


def _check_agreed(mine: Match, theirs: Match, named: bool) -> None:
    """Raise an error if what was agreed on has changed. Until both are `named`, whoever joins may say its name."""
    same = mine.game is theirs.game and mine.options == theirs.options and _post(mine).owners == _post(theirs).owners
    if not same or any(
        replace(one, name="") != replace(two, name="") or (one.name != two.name and (named or owner == "a"))
        for one, two, owner in zip(mine.seats, theirs.seats, _post(mine).owners, strict=True)
    ):
        raise MatchError("post-changed")


def _compared(mine: Match, theirs: Match) -> Received:
    """What a true record of the same match is to one's own."""
    ours = [played.text for played in mine.played[: mine.cursor]]
    told = [played.text for played in theirs.played]
    shorter = min(len(ours), len(told))
    common = next((at for at in range(shorter) if ours[at] != told[at]), shorter)
    if common < shorter:
        return Received("forked", mine, common)
    if len(told) < len(ours):
        return Received("older", mine, common)
    post, given = _post(mine), _post(theirs)
    (first, second), (given_first, given_second) = post.revealed, given.revealed
    merged = max(first, given_first, key=len), max(second, given_second, key=len)
    if len(told) == len(ours) and merged == post.revealed:
        return Received("same", mine, common)
    own = [spell.number for spell in theirs.spells[common:-1] if spell.owner == post.side]
    if own and given.count(_side(post)) <= own[-1]:
        raise MatchError("post-forged")
    theirs.post = replace(given, revealed=merged, settled=len(told))
    return Received("recovered" if own else "newer", theirs, common)


def _side(post: Post) -> Side:
    if post.side is None:
        raise MatchError("post-looking")
    return post.side


def _post(match: Match) -> Post:
    if match.post is None:
        raise MatchError("post-none")
    return match.post
