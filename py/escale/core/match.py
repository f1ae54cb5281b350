"""A match: a game with its options and seats, the steps played so far, and a cursor among them.

The cursor is the moment the match is at. Taking back moves it towards the start and keeps the later steps, so that
they can be played again; a new step drops them. Chance and shown secrets are never taken back, except in a teaching
match, and then the record says so.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random, SystemRandom
from typing import Any, Literal, TypeAlias

from escale.core.errors import EscaleError, IllegalStepError, MatchError, Reason, RecordError
from escale.core.game import CHANCE, Actor, AnyGame, Hides, Json, Outcome, Seat
from escale.core.options import Options, check_options
from escale.core.post import SIDES, Post, Spell, check_post, first_spell, next_spell, read_post
from escale.core.record import Record, SeatInfo, format_record, parse_record
from escale.core.seal import MARK, seal, unseal

By: TypeAlias = Literal["step", "turn"]

MAX_STEPS = 10_000
MAX_TEXT = 2_000  # characters of a step or a position: far more than any game writes
MAX_NAME = 60
_KIND = re.compile(r"human|opponent:[1-9]")
_NAME = re.compile(rf"[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]{{0,{MAX_NAME}}}")  # one line, any script
_SIGN = re.compile(r"[0-9]?")
_SEED = re.compile(r"[A-Za-z0-9._-]{1,64}")


@dataclass(frozen=True, slots=True)
class Played:
    """A step that was played, with what the match asks about it again and again."""

    step: Any
    text: str
    written: str  # as the record holds it: the text, sealed if it tells a secret
    actor: Actor
    turn: int  # number of the turn it belongs to, from 1; 0 in the set-up
    turn_seat: Seat | None  # whose turn that is
    ends_turn: bool
    floor: int  # once it is played, no fewer steps than this can be reached by taking back
    lock: str | None  # the code to tell when it cannot be taken back


class Match:
    """One match. Every change is checked first: a refusal raises an `EscaleError` and changes nothing."""

    def __init__(  # noqa: PLR0913 - what a match is made of; all but the first three by name
        self,
        game: AnyGame,
        options: Options | None = None,
        seats: Sequence[SeatInfo] | None = None,
        *,
        position: str | None = None,
        teaching: bool = False,
        seed: str | int | None = None,
        post: Post | None = None,
    ) -> None:
        self.game = game
        self.options = check_options(game, options or {})
        self.seats = _check_seats(game.seat_counts(self.options), seats)
        self.teaching = teaching
        self.seed = _check_seed(seed)
        count = len(self.seats)
        start = game.initial(self.options, count)
        if position is not None:
            start = game.parse_position(_short(position), self.options, count)
        self.position = None if position is None else game.format_position(start)  # where it began, if not as usual
        self.cursor = 0  # steps played at the moment the match is at
        self.played: list[Played] = []  # the steps of the match, those taken back included
        self.states: list[Any] = [start]  # one more than steps
        self._open_steps = game.open_steps if isinstance(game, Hides) else None
        self._told: dict[Seat | None, list[dict[str, Json]]] = {}  # viewer -> steps described, as far as asked for
        self.post = post  # what a match by correspondence has besides
        self.spells: list[Spell] = []  # of such a match: where each state belongs
        if post is not None:
            if teaching or seed is not None or position is not None:
                raise MatchError("post-plain")
            check_post(game, self.options, post.owners, [seat.kind for seat in self.seats])
            self.spells = [first_spell(game, start, post.owners)]

    # What it is like now

    @property
    def state(self) -> Any:
        """The state at the cursor."""
        return self.states[self.cursor]

    @property
    def actor(self) -> Actor:
        """Who makes the next step."""
        return self.game.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        return self.game.outcome(self.state)

    def turn(self, at: int) -> int:
        """The number of the turn under way at a moment; 0 in the set-up."""
        before = self.played[at - 1] if at else None
        state = self.states[at]
        if self.game.to_act(state) is None:
            return before.turn if before else 1
        if self.game.turn_seat(state) is None:
            return 0
        if before is None:
            return 1
        return before.turn + (before.ends_turn or before.turn == 0)

    # Playing

    def refusal(self, step: Any) -> Reason | None:
        """Why the step is not legal now; None when it is."""
        actor = self.actor
        if actor is None:
            return Reason("step-game-over")
        if actor == CHANCE and self.post is not None:
            return self._post_refusal(self.post, step)
        if actor == CHANCE:
            allowed = self.game.chance(self.state).allows(step)
            return None if allowed else Reason("step-chance", {"step": self.game.format_step(step)})
        if step in self.game.legal_steps(self.state):
            return None
        return self.game.why_not(self.state, step)

    def explain(self, text: str) -> Reason | None:
        """Why the text is no legal step now; None when it is one."""
        try:
            return self.refusal(self.game.parse_step(_short(text)))
        except EscaleError as error:
            return error.reason

    def play(self, text: str) -> None:
        """Play the step this text means."""
        step = self.game.parse_step(_short(text))
        reason = self.refusal(step)
        if reason is not None:
            raise IllegalStepError(reason.code, **reason.params)
        self._push(step)

    def draw(self) -> None:
        """Let chance act once: with the system's randomness, or as the seed or two devices have it for this moment."""
        if self.actor != CHANCE:
            raise MatchError("draw-not-chance")
        random = self._random()
        if random is None:
            raise MatchError("post-waits")
        self._push(self.game.chance(self.state).draw(random))

    def _random(self) -> Random | None:
        """What chance draws from now; None where the other device has to reveal something first."""
        if self.post is not None:
            return self.post.random(self.spells[self.cursor])
        return SystemRandom() if self.seed is None else Random(f"{self.seed}/{self.cursor}")

    def _post_refusal(self, post: Post, step: Any) -> Reason | None:
        """Why a step of chance is not the one that both devices' links lead to."""
        random = post.random(self.spells[self.cursor])
        if random is None:
            return Reason("post-waits")
        return None if self.game.chance(self.state).draw(random) == step else Reason("post-dice")

    def _push(self, step: Any) -> None:
        """Add a legal step at the cursor, dropping those taken back."""
        if self.cursor >= MAX_STEPS:
            raise MatchError("match-full", limit=MAX_STEPS)
        played, after = self._take_down(step), self.game.play(self.state, step)
        if self.post is not None:
            del self.spells[self.cursor + 1 :]
            drawn = played.actor == CHANCE
            self.spells.append(next_spell(self.game, after, self.post.owners, self.spells[-1], drawn))
        del self.played[self.cursor :], self.states[self.cursor + 1 :]
        for told in self._told.values():
            del told[self.cursor :]
        self.played.append(played)
        self.states.append(after)
        self.cursor += 1

    def _take_down(self, step: Any) -> Played:
        """Note what will be asked about a step to be played at the cursor."""
        game, state, actor = self.game, self.state, self.actor
        text = game.format_step(step)
        secret = self._open_steps is not None and game.describe(state, step, None)["text"] != text
        lock = None
        if game.is_irrevocable(state, step):
            lock = "undo-chance" if actor == CHANCE else "undo-secret"
        floor = self.cursor + 1 if lock else self.played[self.cursor - 1].floor if self.cursor else 0
        return Played(
            step,
            text,
            written=seal(text) if secret else text,
            actor=actor,
            turn=self.turn(self.cursor),
            turn_seat=game.turn_seat(state),
            ends_turn=game.ends_turn(state, step),
            floor=floor,
            lock=lock,
        )

    # Taking back and playing again

    @property
    def undo_refused(self) -> Reason | None:
        """Why nothing can be taken back now; None when something can."""
        if self.cursor == 0:
            return Reason("undo-nothing")
        floor = self._floor()
        return None if floor < self.cursor else Reason(self._lock(floor))

    @property
    def can_redo(self) -> bool:
        """Tell whether steps taken back can be played again."""
        return self.cursor < len(self.played)

    def undo(self, by: By = "step") -> None:
        """Take back one step, or as much as possible of the turn the last step belongs to."""
        reason = self.undo_refused
        if reason is not None:
            raise MatchError(reason.code, **reason.params)
        target = self.cursor - 1
        while by == "turn" and target > 0 and self.played[target - 1].turn == self.played[target].turn:
            target -= 1
        self.cursor = max(target, self._floor())

    def redo(self, by: By = "step") -> None:
        """Play again one step that was taken back, or all of its turn."""
        if not self.can_redo:
            raise MatchError("redo-nothing")
        target = self.cursor + 1
        while by == "turn" and target < len(self.played) and self.played[target].turn == self.played[target - 1].turn:
            target += 1
        self.cursor = target

    def jump(self, at: int) -> None:
        """Take back or play again until this many steps are played."""
        self.check_moment(at)
        floor = self._floor()
        if at < floor:
            raise MatchError(self._lock(floor))
        self.cursor = at

    def check_moment(self, at: int) -> None:
        """Raise an error if the match has no such moment."""
        if not 0 <= at <= len(self.played):
            raise MatchError("moment-unknown", at=at, length=len(self.played))

    def _floor(self) -> int:
        """How few steps may be left when taking back from the cursor."""
        if self.teaching or self.cursor == 0:
            return 0
        floor = self.played[self.cursor - 1].floor
        return floor if self.post is None else max(floor, self.post.settled)

    def _lock(self, floor: int) -> str:
        """Why nothing before a floor can be taken back."""
        if self.post is not None and floor == self.post.settled:
            return "undo-sent"
        return self.played[floor - 1].lock or "undo-nothing"

    # What seats may know

    def check_seat(self, seat: Seat | None) -> None:
        """Raise an error if the match has no such seat."""
        if seat is not None and not 0 <= seat < len(self.seats):
            raise MatchError("seat-unknown", seat=seat)

    def reseat(self, seat: Seat, kind: str) -> None:
        """Let somebody else play on in a seat: a person in an opponent's place, or the other way round."""
        self.check_seat(seat)
        if self.post is not None:
            raise MatchError("post-seats")
        others = [replace(info, kind=kind) if index == seat else info for index, info in enumerate(self.seats)]
        self.seats = _check_seats((len(others),), others)

    def open_steps(self, at: int, viewer: Seat | None) -> Sequence[Any]:
        """The legal steps at a moment, as far as the viewer may know of them."""
        state = self.states[at]
        return self.game.legal_steps(state) if self._open_steps is None else self._open_steps(state, viewer)

    def told(self, viewer: Seat | None) -> Sequence[Mapping[str, Json]]:
        """Every step of the match as the viewer may know it. Each is described once and kept."""
        told = self._told.setdefault(viewer, [])
        for state, played in zip(self.states[len(told) :], self.played[len(told) :], strict=False):
            told.append({**self.game.describe(state, played.step, viewer), "seat": played.actor})
        return told

    # Records

    def record(self, viewer: Seat | None = None, *, whole: bool = False, post: bool = False) -> str:
        """The match up to the cursor as a text: secrets sealed but for those the viewer knows, or whole.

        Only with `post` is it a match by correspondence that can be gone on with; otherwise it is a copy to look at.
        """
        self.check_seat(viewer)
        shown = str(self.post) if post and self.post is not None else None
        return format_record(self._record(tuple(self._written(viewer, whole)), self.position, self.seed, shown))

    def record_from(self, at: int) -> str:
        """A match that begins with the position of a moment, secrets sealed: nothing tells what led there."""
        self.check_moment(at)
        return format_record(self._record((), self.game.format_position(self.states[at]), None))

    def _record(
        self, steps: tuple[str, ...], position: str | None, seed: str | None, post: str | None = None
    ) -> Record:
        defaults = {option.name: option.default for option in self.game.OPTIONS}
        return Record(
            self.game.ID,
            self.game.VERSION,
            options={name: value for name, value in self.options.items() if value != defaults[name]},
            seats=self.seats,
            steps=steps,
            position=position,
            teaching=self.teaching,
            seed=seed,
            post=post,
        )

    def _written(self, viewer: Seat | None, whole: bool) -> Iterator[str]:
        """The steps up to the cursor as a record of this kind holds them."""
        told = [] if viewer is None else self.told(viewer)
        for index, played in enumerate(self.played[: self.cursor]):
            known = whole or (viewer is not None and told[index]["text"] == played.text)
            yield played.text if known else played.written


def load_match(text: str, find_game: Callable[[str], AnyGame], held: Callable[[Post], Post] | None = None) -> Match:
    """Make a match of a record by replaying every step through the rules; raise `RecordError`.

    `held` adds what a device knows besides of a match by correspondence it takes part in.
    """
    record = parse_record(text)
    try:
        game = find_game(record.game)
    except EscaleError:
        raise RecordError("record-game-unknown", game=record.game) from None
    if record.version != game.VERSION:
        age = "record-newer" if record.version > game.VERSION else "record-older"
        raise RecordError(age, version=record.version)
    if len(record.steps) > MAX_STEPS:
        raise RecordError("record-too-long", limit=MAX_STEPS)
    post = None if record.post is None else read_post(record.post, len(record.steps))
    try:
        match = Match(
            game,
            record.options,
            record.seats,
            position=record.position,
            teaching=record.teaching,
            seed=record.seed,
            post=held(post) if held is not None and post is not None else post,
        )
    except EscaleError as error:
        raise RecordError("record-content", problem=error.reason.code) from error
    _replay(match, record.steps)
    _check_revealed(match)
    return match


def _check_revealed(match: Match) -> None:
    """A record holds no links beyond those due at its end: later ones come of a match that went on."""
    post = match.post
    if post is not None and any(post.count(side) > post.due(side, match.spells[-1]) for side in SIDES if post.joined):
        raise RecordError("post-link")


def _replay(match: Match, steps: Sequence[str]) -> None:
    for index, written in enumerate(steps, start=1):
        try:
            match.play(unseal(_short(written)) if written.startswith(MARK) else written)
        except EscaleError as error:
            raise RecordError("record-step", index=index, step=written, problem=error.reason.code) from error


def _short(text: str) -> str:
    """The text of a step or a position; raise an error if it is too long for one, before anybody reads it."""
    if len(text) > MAX_TEXT:
        raise EscaleError("text-too-long", limit=MAX_TEXT)
    return text


def _check_seats(counts: Sequence[int], seats: Sequence[SeatInfo] | None) -> tuple[SeatInfo, ...]:
    """Return the seats of a match; raise an error if there are too few or too many, or one is impossible."""
    chosen = tuple(SeatInfo() for _ in range(counts[0])) if seats is None else tuple(seats)
    if len(chosen) not in counts:
        raise MatchError("seat-count", given=len(chosen), allowed=", ".join(map(str, counts)))
    for index, seat in enumerate(chosen):
        if not _KIND.fullmatch(seat.kind):
            raise MatchError("seat-kind", seat=index, kind=seat.kind)
        if not _NAME.fullmatch(seat.name):
            raise MatchError("seat-name", seat=index)
    signs = [seat.sign or str(index) for index, seat in enumerate(chosen)]
    for index, sign in enumerate(signs):
        if not _SIGN.fullmatch(chosen[index].sign) or sign in signs[:index]:
            raise MatchError("seat-sign", seat=index)
    return chosen


def _check_seed(seed: str | int | None) -> str | None:
    if seed is None:
        return None
    if not _SEED.fullmatch(str(seed)):
        raise MatchError("seed-invalid")
    return str(seed)
