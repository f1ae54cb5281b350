"""The bridge: one JSON string in, one out. The only module that other languages call.

    {"method": "play", "params": {"match": "m1", "step": "c7-c6", "at": 0}}
    {"ok": {"match": "m1", "at": 1, ...}}    or    {"error": {"code": "match-moved", "params": {...}}}

Every answer is a result or an error with a code; nothing is ever raised. `python -m escale serve-stdio` speaks the
same, a line each.

    games {}                                  what the shelf and the set-up panel need
    new {game, options?, seats?, position?, teaching?, seed?, viewer?}           view of a new match
    load {record, viewer?, secret?, settled?} view of a match made from a record or from the data of a link; of one by
                                              correspondence, with what this device keeps of it
    invite {game, options?, seats?, owners?, secret, viewer?}    view of a new match by correspondence
    join {link, names?, secret, viewer?}      view of the match one is invited to; names by seat
    receive {match, link, viewer?}            {how, at, turn, view}: what the other device's link is to a match
    send {match, viewer?}                     {text, view}: the data of the link for the other device
    play {match, step, at?, viewer?}          view after the step; `at` guards against steps meant for another moment
    draw {match, at?, viewer?}                view after chance has acted
    undo, redo {match, by?, viewer?}          view after taking back or playing again by "step" or "turn"
    jump {match, at, viewer?}                 view with the cursor moved there
    view {match, at?, viewer?}                view of any moment, the cursor staying where it is
    record {match, viewer?, whole?}           {text}: secrets sealed but for the viewer's own; whole once it is over
    record {match, at}                        {text}: of a match that begins with the position of that moment
    link {match, at?, viewer?, whole?}        {text}: the same as `record`, packed for the fragment of an address
    explain {match, step}                     {legal, reason?}
    position {match, at?}                     {text}
    hints {match, at?, viewer?}               help the game can give at a moment; null if it has none
    reseat {match, seat, kind, viewer?}       view, a seat being played by a person or an opponent from now on
    close {match}                             {}
    observe {match, seat, at?}                what that seat's opponent is handed: no more than the seat may know
    think {observed, level, ms?, nodes?, seed?, lines?, share?}   what it would do, see `_think`
    assess {observed, ms?, nodes?, seed?}     {values}: each seat's expected result
    examples {game}                           the game's worked examples, each with its view
    check_options {game, options}             the options completed
    info {}                                   versions
"""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from random import Random, SystemRandom
from typing import Any, cast

from escale import __version__
from escale.core.errors import EscaleError, MatchError, Reason
from escale.core.examples import examples, start_example
from escale.core.exchange import check_playing, invite, join, receive, send
from escale.core.fair import read_secret
from escale.core.game import AnyGame, Hints, Json
from escale.core.link import is_link, pack, unpack
from escale.core.match import By, Match, load_match
from escale.core.options import check_options
from escale.core.post import usual_owners
from escale.core.record import SeatInfo
from escale.core.view import info, reason_data, view
from escale.games import game, games
from escale.opponents.brain import Seen, brain
from escale.opponents.budget import Budget
from escale.opponents.choose import think
from escale.opponents.levels import pick

ASSESS_MS = 150  # for a judgement nobody waits for
MAX_REQUEST = 2_000_000  # characters: several times the longest record


class Params:
    """The parameters of one request, taken by name and type; what may be left out may also be null."""

    def __init__(self, given: dict[str, Json]) -> None:
        self._given = given

    def text(self, name: str) -> str:
        return cast(str, self._typed(name, str))

    def maybe_text(self, name: str) -> str | None:
        return self.text(name) if self._has(name) else None

    def number(self, name: str) -> int:
        return cast(int, self._typed(name, int))

    def maybe_number(self, name: str) -> int | None:
        return self.number(name) if self._has(name) else None

    def flag(self, name: str) -> bool:
        return self._has(name) and cast(bool, self._typed(name, bool))

    def words(self, name: str) -> dict[str, str]:
        """A table of texts; empty when left out."""
        table = self._typed(name, dict) if self._has(name) else {}
        if not all(isinstance(value, str) for value in table.values()):
            raise EscaleError("request-params", param=name)
        return cast("dict[str, str]", table)

    def seats(self) -> list[SeatInfo] | None:
        """Names and kinds; None when left out."""
        if not self._has("seats"):
            return None
        return [_seat(table) for table in self._typed("seats", list)]

    def table(self, name: str) -> Params:
        return Params(cast("dict[str, Json]", self._typed(name, dict)))

    def numbers(self, name: str) -> list[int]:
        """A list of whole numbers; empty when left out."""
        numbers = self._typed(name, list) if self._has(name) else []
        if not all(type(number) is int for number in numbers):
            raise EscaleError("request-params", param=name)
        return cast("list[int]", numbers)

    def by(self) -> By:
        by = self.maybe_text("by") or "step"
        if by not in ("step", "turn"):
            raise EscaleError("request-params", param="by")
        return cast(By, by)

    def seed(self) -> str | None:
        """A text or a whole number."""
        return str(self.number("seed")) if isinstance(self._given.get("seed"), int) else self.maybe_text("seed")

    def _has(self, name: str) -> bool:
        return self._given.get(name) is not None

    def _typed(self, name: str, kind: type) -> Any:
        value = self._given.get(name)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise EscaleError("request-params", param=name)
        return value


class Bridge:
    """The matches of one client, and the requests about them.

    `mark` is part of every handle: where a bridge may be lost and another take its place, each has its own, and a
    handle of the one lost means nothing to the next.
    """

    def __init__(self, mark: str = "") -> None:
        self._mark = mark
        self._matches: dict[str, Match] = {}
        self._made = 0  # handles given out so far
        self._methods: dict[str, Callable[[Params], Json]] = {
            "games": lambda _: [info(one) for one in games().values()],
            "new": self._new,
            "load": self._load,
            "invite": self._invite,
            "join": self._join,
            "receive": self._receive,
            "send": self._send,
            "play": self._play,
            "draw": self._draw,
            "undo": self._undo,
            "redo": self._redo,
            "jump": self._jump,
            "view": self._view,
            "record": self._record,
            "link": self._link,
            "explain": self._explain,
            "position": self._position,
            "hints": self._hints,
            "reseat": self._reseat,
            "close": self._close,
            "observe": self._observe,
            "think": _think,
            "assess": _assess,
            "examples": lambda params: _examples(game(params.text("game"))),
            "check_options": lambda params: check_options(game(params.text("game")), params.words("options")),
            "info": lambda _: _versions(),
        }

    def call(self, request: str) -> str:
        """Answer one request."""
        identity: dict[str, Json] = {}
        try:
            asked = _parse(request)
            identity = {"id": asked["id"]} if "id" in asked else {}
            answer = {"ok": self._dispatch(asked)}
        except EscaleError as error:
            answer = {"error": reason_data(error.reason)}
        except Exception as error:  # whatever it is, the caller gets an answer
            answer = {"error": {"code": "internal", "params": {"type": type(error).__name__}}}
        return json.dumps({**identity, **answer}, separators=(",", ":"))

    def _dispatch(self, asked: dict[str, Json]) -> Json:
        method, params = asked.get("method"), asked.get("params", {})
        if not isinstance(method, str) or method not in self._methods:
            raise EscaleError("request-method", method=str(method))
        if not isinstance(params, dict):
            raise EscaleError("request-format")
        return self._methods[method](Params(params))

    # Making matches

    def _new(self, params: Params) -> Json:
        match = Match(
            game(params.text("game")),
            params.words("options"),
            params.seats(),
            position=params.maybe_text("position"),
            teaching=params.flag("teaching"),
            seed=params.seed(),
        )
        return self._admit(match, params)

    def _load(self, params: Params) -> Json:
        secret = params.maybe_text("secret")
        if secret is None:
            return self._admit(load_match(_opened(params.text("record")), game), params)
        known, settled = read_secret(secret), params.number("settled")
        return self._admit(
            load_match(_opened(params.text("record")), game, lambda post: post.held(known, settled)), params
        )

    def _admit(self, match: Match, params: Params) -> Json:
        """Give a new match its handle, once its first view is made."""
        handle = f"m{self._made + 1}{self._mark}"
        first = view(match, viewer=params.maybe_number("viewer"), handle=handle)
        self._made += 1
        self._matches[handle] = match
        return first

    def _close(self, params: Params) -> Json:
        self._match(params)
        del self._matches[params.text("match")]
        return {}

    # By correspondence

    def _invite(self, params: Params) -> Json:
        of, options = game(params.text("game")), params.words("options")
        seats = params.seats() or [SeatInfo()] * of.seat_counts(check_options(of, options))[0]
        owners = params.maybe_text("owners") or usual_owners(len(seats))
        return self._admit(invite(of, options, seats, owners, read_secret(params.text("secret"))), params)

    def _join(self, params: Params) -> Json:
        names = {int(seat): name for seat, name in params.words("names").items() if seat.isdecimal()}
        return self._admit(join(_opened(params.text("link")), game, names, read_secret(params.text("secret"))), params)

    def _receive(self, params: Params) -> Json:
        found = receive(self._match(params), _opened(params.text("link")), game)
        handle = params.text("match")
        after = view(found.match, viewer=params.maybe_number("viewer"), handle=handle)
        self._matches[handle] = found.match
        return {"how": found.how, "at": found.at, "turn": found.match.turn(found.at), "view": after}

    def _send(self, params: Params) -> Json:
        match, viewer = self._match(params), params.maybe_number("viewer")
        match.check_seat(viewer)
        return {"text": pack(send(match)), "view": view(match, viewer=viewer, handle=params.text("match"))}

    # Playing

    def _play(self, params: Params) -> Json:
        def play(match: Match) -> None:
            check_playing(match)
            match.play(params.text("step"))

        return self._change(params, play, guarded=True)

    def _draw(self, params: Params) -> Json:
        def draw(match: Match) -> None:
            check_playing(match)
            match.draw()

        return self._change(params, draw, guarded=True)

    def _undo(self, params: Params) -> Json:
        return self._change(params, lambda match: match.undo(params.by()))

    def _redo(self, params: Params) -> Json:
        return self._change(params, lambda match: match.redo(params.by()))

    def _jump(self, params: Params) -> Json:
        return self._change(params, lambda match: match.jump(params.number("at")))

    def _reseat(self, params: Params) -> Json:
        return self._change(params, lambda match: match.reseat(params.number("seat"), params.text("kind")))

    def _change(self, params: Params, change: Callable[[Match], None], guarded: bool = False) -> Json:
        """Check everything about the request, change the match, and answer its view."""
        match, viewer = self._match(params), params.maybe_number("viewer")
        match.check_seat(viewer)
        at = params.maybe_number("at") if guarded else None
        if at is not None and at != match.cursor:
            raise MatchError("match-moved", at=at, played=match.cursor)
        change(match)
        return view(match, viewer=viewer, handle=params.text("match"))

    # Asking

    def _view(self, params: Params) -> Json:
        match = self._match(params)
        return view(match, params.maybe_number("at"), params.maybe_number("viewer"), params.text("match"))

    def _record(self, params: Params) -> Json:
        match, whole, at = self._match(params), params.flag("whole"), params.maybe_number("at")
        if at is not None:
            return {"text": match.record_from(at)}
        if whole and match.outcome is None:
            raise MatchError("record-secrets")
        return {"text": match.record(params.maybe_number("viewer"), whole=whole)}

    def _link(self, params: Params) -> Json:
        return {"text": pack(self._record(params)["text"])}

    def _explain(self, params: Params) -> Json:
        reason = self._match(params).explain(params.text("step"))
        return {"legal": True} if reason is None else {"legal": False, "reason": reason_data(reason)}

    def _position(self, params: Params) -> Json:
        match = self._match(params)
        return {"text": match.game.format_position(_state(match, params))}

    def _hints(self, params: Params) -> Json:
        match, viewer = self._match(params), params.maybe_number("viewer")
        match.check_seat(viewer)
        state = _state(match, params)
        return match.game.hints(state, viewer) if isinstance(match.game, Hints) else None

    def _observe(self, params: Params) -> Json:
        match, seat = self._match(params), params.number("seat")
        match.check_seat(seat)
        return {
            "game": match.game.ID,
            "options": match.options,
            "seats": len(match.seats),
            "seat": seat,
            "known": brain(match.game).observe(_state(match, params), seat),
        }

    def _match(self, params: Params) -> Match:
        handle = params.text("match")
        try:
            return self._matches[handle]
        except KeyError:
            raise MatchError("match-unknown", match=handle) from None


def _opened(text: str) -> str:
    """A record's text, given as such or as the data of a link."""
    return unpack(text) if is_link(text) else text


def _state(match: Match, params: Params) -> Any:
    """The state at the moment asked for; at the cursor when none is."""
    at = params.maybe_number("at")
    if at is None:
        return match.state
    match.check_moment(at)
    return match.states[at]


def _seen(params: Params) -> tuple[AnyGame, Seen, Random]:
    """The observation in a request, and the source of whatever is random about thinking."""
    observed, seed = params.table("observed"), params.seed()
    of = game(observed.text("game"))
    options = check_options(of, observed.words("options"))
    seats, seat = observed.number("seats"), observed.number("seat")
    if seats not in of.seat_counts(options) or not 0 <= seat < seats:
        raise EscaleError("request-params", param="seats")
    random = Random(SystemRandom().getrandbits(64) if seed is None else seed)
    return of, Seen(options, seats, seat, observed.text("known")), random


def _think(params: Params) -> Json:
    """Think for a seat.

    `choice` is what an opponent of the level does, as texts of steps; `lines` are its candidates, best first, each
    with its steps described; `values` is what each seat may expect. `rungs` is for several workers that share the
    first turns: the best of this share after each depth. The answers with the best value at the deepest rung that
    all have is theirs together.
    """
    of, seen, random = _seen(params)
    level, share = params.number("level"), params.numbers("share") or [0, 1]
    if len(share) != 2 or not 0 <= share[0] < share[1]:
        raise EscaleError("request-params", param="share")
    thought = think(
        of,
        seen,
        level,
        random=random,
        ms=params.maybe_number("ms"),
        nodes=params.maybe_number("nodes"),
        lines=params.maybe_number("lines") or 1,
        share=(share[0], share[1]),
    )
    state = brain(of).imagine(seen, random)
    choice = pick(thought, brain(of).LEVELS[level - 1], random)
    return {
        "choice": [of.format_step(step) for step in choice.steps],
        "lines": [
            {
                "steps": _told(of, state, line.steps, seen.seat),
                "value": line.value,
                "reason": reason_data(Reason(line.reason, line.params)) if line.reason else None,
            }
            for line in thought.lines
        ],
        "values": list(thought.values),
        "depth": thought.depth,
        "nodes": thought.nodes,
        "rungs": [[value, [of.format_step(step) for step in steps]] for value, steps in thought.rungs],
    }


def _told(of: AnyGame, state: Any, steps: Sequence[Any], seat: int) -> list[Json]:
    """Steps in a row, each as its seat may see it."""
    told = []
    for step in steps:
        told.append(of.describe(state, step, seat))
        state = of.play(state, step)
    return told


def _assess(params: Params) -> Json:
    of, seen, random = _seen(params)
    budget = Budget(params.maybe_number("ms") or ASSESS_MS, params.maybe_number("nodes"))
    return {"values": list(brain(of).assess(seen, budget, random))}


def _parse(request: str) -> dict[str, Json]:
    if len(request) > MAX_REQUEST:
        raise EscaleError("request-format")
    try:
        asked = json.loads(request)
    except (ValueError, RecursionError):
        raise EscaleError("request-format") from None
    if not isinstance(asked, dict):
        raise EscaleError("request-format")
    return asked


def _versions() -> Json:
    return {"escale": __version__, "python": platform.python_version(), "platform": sys.platform}


def _seat(table: Json) -> SeatInfo:
    if not isinstance(table, dict) or not all(isinstance(value, str) for value in table.values()):
        raise EscaleError("request-params", param="seats")
    try:
        return SeatInfo(**table)
    except TypeError:
        raise EscaleError("request-params", param="seats") from None


def _examples(of: AnyGame) -> Json:
    """A game's examples, each with its view for drawing."""
    return [{**asdict(one), "view": view(start_example(of, one))} for one in examples(of)]


call = Bridge().call  # the one bridge of this interpreter
