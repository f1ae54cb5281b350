"""Strange inputs: what strangers, bad lines and broken files may hand the program, most of it nearly right.

Everything starts from something valid: a link, a record, a position, a step, a request of a random match. It is cut,
doubled, swapped, flipped and blown up, and where a checksum guards it, often given the right one again, so that the
inside is reached. Same seed, same inputs.
"""

from __future__ import annotations

import json
import time
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from escale.bridge import Bridge
from escale.core.errors import CODES
from escale.core.link import pack
from escale.core.match import Match
from escale.core.record import checksum
from escale.games import games
from escale.opponents.brain import brain

from tests.games.variety import random_match

BASES = 8  # matches of each game
STEPS = 16  # played in each: replaying what is valid is work, and not what is looked for here
LONGEST = 2_500_000  # characters: a little more than is ever looked at
SIGNS = "\x00\t\r\n \x7f\u00a0\u2028\u202e\ud800éß中🎲~_%:/=>-.,|\"'\\{}[]09azAZ"


# --- Damage ---------------------------------------------------------------------------------------------------------


def _spot(text: str, random: Random) -> tuple[int, int]:
    start = random.randint(0, len(text))
    return start, min(len(text), start + random.choice((1, 1, 2, 5, 20, 200)))


def _cut(text: str, random: Random) -> str:
    start, end = _spot(text, random)
    return text[:start] + random.choice(("", "", text[end:], SIGNS))


def _replace(text: str, random: Random) -> str:
    start, end = _spot(text, random)
    return text[:start] + "".join(random.choices(SIGNS, k=end - start)) + text[end:]


def _flip(text: str, random: Random) -> str:
    at = random.randrange(len(text)) if text else 0
    return text[:at] + chr(ord(text[at]) ^ (1 << random.randrange(7))) + text[at + 1 :] if text else "\x01"


def _double(text: str, random: Random) -> str:
    start, end = _spot(text, random)
    return text[:end] + text[start:]


def _swap(text: str, random: Random) -> str:
    words = text.split(" ")
    one, other = random.randrange(len(words)), random.randrange(len(words))
    words[one], words[other] = words[other], words[one]
    return " ".join(words)


def _blow_up(text: str, random: Random) -> str:
    """A part of it again and again, up to beyond every limit."""
    start, end = _spot(text, random)
    part = text[start:end] or random.choice(SIGNS)
    times = random.choice((10, 100, 1_000, 1_000_000))
    return text[:end] + part * min(times, LONGEST // len(part)) + text[end:]


def _numbers(text: str, random: Random) -> str:
    number = random.choice(
        ("-1", "0", "99", "1e9", "٣", "9" * 30, "9" * 5_000)[: 7 if len(text) < LONGEST / 5_000 else 3]
    )
    return "".join(number if sign.isdigit() and random.random() < 0.2 else sign for sign in text)


DAMAGE: tuple[Callable[[str, Random], str], ...] = (_cut, _replace, _flip, _double, _swap, _numbers, _replace, _flip)


def damaged(text: str, random: Random) -> str:
    """The text with some damage; one time in thirty blown up besides."""
    for _ in range(random.choice((1, 1, 1, 2, 4))):
        text = random.choice(DAMAGE)(text, random)
    return _blow_up(text, random) if random.random() < 1 / 30 else text


def summed(record: str) -> str:
    """A record with the right checksum, as far as it still has lines."""
    lines = [line.strip() for line in record.splitlines() if line.strip() and not line.startswith("sum ")]
    return "\n".join([*lines, f"sum {checksum(lines)}"])


# --- Inputs ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Base:
    """A match to start from, with texts of it."""

    match: Match
    record: str
    link: str
    position: str
    steps: tuple[str, ...]  # played, and what would be legal next


def bases() -> list[Base]:
    """Matches of every game with all sorts of options."""
    return [_base(random_match(game, number, STEPS)) for number in range(BASES) for game in games().values()]


def _base(match: Match) -> Base:
    brain(match.game)  # loaded now: that takes longer than any input may
    texts = [played.text for played in match.played]
    if isinstance(match.actor, int):
        texts += [match.game.format_step(step) for step in list(match.game.legal_steps(match.state))[:20]]
    record = match.record()
    return Base(match, record, pack(record), match.game.format_position(match.state), tuple(texts))


def strange_record(base: Base, random: Random) -> str:
    """A record, most often with a checksum that is right again."""
    text = damaged(base.record, random)
    return summed(text) if random.random() < 0.8 else text


def strange_link(base: Base, random: Random) -> str:
    """A link: its letters, the bytes they stand for, or the text inside damaged; or one that grows without end."""
    kind = random.randrange(40)
    if kind == 0:
        return _squeezed(random.choice((b" ", b"a\n", b"0123456789")) * random.choice((1_000, 100_000, 5_000_000)))
    if kind < 14:
        return damaged(base.link, random)
    if kind < 27:
        return _squeezed(strange_record(base, random).encode(errors="replace"))
    data = bytearray(urlsafe_b64decode(base.link[1:] + "=" * (-len(base.link[1:]) % 4)))
    for _ in range(random.choice((1, 1, 3, 10))):
        data[random.randrange(len(data))] ^= 1 << random.randrange(8)
    return "1" + urlsafe_b64encode(data).decode().rstrip("=")


def _squeezed(text: bytes) -> str:
    squeezer = zlib.compressobj(1, zlib.DEFLATED, -15)
    return "1" + urlsafe_b64encode(squeezer.compress(text) + squeezer.flush()).decode().rstrip("=")


def _opened(base: Base) -> dict[str, Any]:
    """The request that opens a match like the base's at its start."""
    seats = [{"name": seat.name, "kind": seat.kind} for seat in base.match.seats]
    return {"game": base.match.game.ID, "options": dict(base.match.options), "seats": seats}


def _damaged_value(value: Any, random: Random) -> Any:
    """Some part of a request damaged, or of another type."""
    if random.random() < 0.1:
        return random.choice((None, True, -1, 2**70, 0.5, [], {}, "", [[]], {"": None}, "m9"))
    if isinstance(value, dict):
        return {
            damaged(key, random) if random.random() < 0.05 else key: _damaged_value(each, random)
            for key, each in value.items()
        }
    if isinstance(value, list):
        return [_damaged_value(each, random) for each in value] * random.choice((1, 1, 1, 2))
    return damaged(value, random) if isinstance(value, str) and random.random() < 0.3 else value


METHODS = (
    "new",
    "load",
    "play",
    "draw",
    "undo",
    "redo",
    "jump",
    "view",
    "record",
    "link",
    "explain",
    "position",
    "hints",
    "reseat",
    "check_options",
    "info",
    "fly",
    "observe",
    "close",
)


def strange_request(base: Base, random: Random) -> str:
    """A request as text: one that would be understood, damaged as data and then perhaps as text."""
    params = {
        "match": "m1",
        **_opened(base),
        "record": base.record,
        "step": random.choice(base.steps),
        "at": 3,
        "viewer": 0,
        "by": "turn",
        "seat": 0,
    }
    wanted = random.sample(list(params), random.randint(2, len(params)))
    method = random.choice(METHODS)
    # What changes an open match on purpose is meant for one that is not there.
    if method in {"play", "draw", "undo", "redo", "jump", "reseat", "close"}:
        params["match"] = "nobody"
    asked = {"method": method, "params": {name: params[name] for name in wanted}}
    text = json.dumps(_damaged_value(asked, random))
    return damaged(text, random) if random.random() < 0.3 else text


# --- Handing them over ----------------------------------------------------------------------------------------------

KINDS: dict[str, Callable[[Base, Random], tuple[str, dict[str, Any]] | str]] = {
    "links": lambda base, random: ("load", {"record": strange_link(base, random)}),
    "records": lambda base, random: ("load", {"record": strange_record(base, random)}),
    "positions": lambda base, random: ("new", {**_opened(base), "position": damaged(base.position, random)}),
    "steps": lambda base, random: ("explain", {"match": "m1", "step": damaged(random.choice(base.steps), random)}),
    "requests": strange_request,
}


@dataclass(slots=True)
class Told:
    """What came of strange inputs."""

    count: int = 0
    taken: int = 0  # inputs that were valid after all
    slowest: float = 0.0  # milliseconds of the processor
    worst: str = ""  # the input that took longest
    problems: list[str] | None = None


class Receiver:
    """A bridge with one match under way, which no input may touch."""

    def __init__(self, base: Base) -> None:
        self.base = base
        self.bridge = Bridge()
        self.ask("load", {"record": base.record})
        self.before = self.state()

    def ask(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(self.bridge.call(json.dumps({"method": method, "params": params})))
        return answer

    def state(self) -> tuple[object, ...]:
        """All there is to change: which matches are open, and the one that is."""
        match = self.bridge._matches["m1"]
        return tuple(self.bridge._matches), match.cursor, len(match.played), id(match.states[-1]), match.seats

    def hand_over(self, request: str) -> tuple[float, dict[str, Any]]:
        """The milliseconds it took, and the answer. What was opened by it is closed again."""
        since = time.process_time()
        answer = self.bridge.call(request)
        took = (time.process_time() - since) * 1000
        told: dict[str, Any] = json.loads(answer)
        opened = [handle for handle in self.bridge._matches if handle != "m1"]
        assert "ok" in told or not opened
        for handle in opened:
            del self.bridge._matches[handle]
        return took, told


KNOWN = {*CODES, *(code for game in games().values() for code in game.REASONS)} - {"internal"}


def throw(kind: str, count: int, seed: int) -> Told:
    """Hand over so many inputs of a kind."""
    random, told = Random(f"{kind}/{seed}"), Told(problems=[])
    receivers = [Receiver(base) for base in bases()]
    for receiver, request in _requests(kind, count, random, receivers):
        took, answer = receiver.hand_over(request)
        told.count += 1
        told.taken += _is_taken(answer)
        if took > told.slowest:
            told.slowest, told.worst = took, request[:200]
        codes = _codes(answer)
        if codes - KNOWN or receiver.state() != receiver.before:
            told.problems = [*(told.problems or []), f"{sorted(codes)} {request[:300]}"]
    return told


def _is_taken(answer: dict[str, Any]) -> bool:
    """Whether the input was right after all; a step asked about is, if it is legal."""
    given = answer.get("ok", False)
    return given is not False and not (isinstance(given, dict) and given.get("legal") is False)


def _codes(answer: dict[str, Any]) -> set[str]:
    """Every code in an answer: of the error, and of the problem inside it."""
    error = (
        answer.get("error") or (answer["ok"] or {}).get("reason") if isinstance(answer.get("ok", {}), dict) else None
    )
    return {str(code) for code in (error["code"], error["params"].get("problem")) if code} if error else set()


def _requests(kind: str, count: int, random: Random, receivers: list[Receiver]) -> Iterator[tuple[Receiver, str]]:
    for _ in range(count):
        receiver = random.choice(receivers)
        made = KINDS[kind](receiver.base, random)
        yield receiver, made if isinstance(made, str) else json.dumps({"method": made[0], "params": made[1]})
