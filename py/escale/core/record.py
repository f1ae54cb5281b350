"""Records: a match as a short readable text. It is the save, the share link and the replay.

    escale 1 diaballik 1                      format and its version, game and the version of its rules
    options movement=arashi start=swapped     those that differ from the defaults
    seats human:Ada human:Bob/4               kind and name of each; names percent-encoded; /4: bears sign 4
    position wwwWwww/... w 2 1                where the match began, if not at the game's start
    teaching                                  if steps could be taken back across chance and secrets
    seed 42                                   if chance follows a seed
    post ab 0Zs... 7fQ... 8aB... -            a match by correspondence, see `escale.core.post`; then it is escale 2
    steps c7-c6 d7>c7 end                     a space in a step is written _; a step that holds a secret is sealed
    sum 1a2b3c4d                              CRC-32 of everything before

This module reads and writes the text. Whether the content is possible is for `Match` to find out, by replaying it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from urllib.parse import quote, unquote
from zlib import crc32

from escale.core.errors import RecordError

VERSION = 2
PLAIN_VERSION = 1  # of everything that its readers understand as well
MAX_LENGTH = 400_000  # characters: more than the longest match needs
_NUMBER = re.compile(r"[1-9][0-9]{0,5}")
_GAME = re.compile(r"[a-z][a-z0-9_]{0,31}")


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits there."""

    name: str = ""  # empty: the interface's own word for the seat
    kind: str = "human"  # or "opponent:<level>"
    sign: str = ""  # the number of the sign it bears, a colour or an emblem; empty: the seat's own


@dataclass(frozen=True, slots=True)
class Record:
    """What a record holds."""

    game: str
    version: int  # of the game's rules
    options: Mapping[str, str]
    seats: tuple[SeatInfo, ...]
    steps: tuple[str, ...]  # in text form; those that hold a secret sealed
    position: str | None = None
    teaching: bool = False
    seed: str | None = None
    post: str | None = None


def format_record(record: Record) -> str:
    """Write a record, in the oldest version that can hold it."""
    lines = [
        f"escale {PLAIN_VERSION if record.post is None else VERSION} {record.game} {record.version}",
        _line("options", (f"{name}={value}" for name, value in record.options.items())),
        _line("seats", (_written(seat) for seat in record.seats)),
    ]
    if record.position is not None:
        lines.append(f"position {record.position}")
    if record.teaching:
        lines.append("teaching")
    if record.seed is not None:
        lines.append(f"seed {record.seed}")
    if record.post is not None:
        lines.append(f"post {record.post}")
    lines.append(_line("steps", (step.replace(" ", "_") for step in record.steps)))
    return "\n".join([*lines, f"sum {checksum(lines)}"])


def parse_record(text: str) -> Record:
    """Read a record; raise `RecordError` with a code for whatever is wrong with it."""
    if len(text) > MAX_LENGTH:
        raise RecordError("record-too-long", limit=MAX_LENGTH)
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if not lines:
        raise RecordError("record-empty")
    game, version = _heading(lines[0])
    if not lines[-1].startswith("sum "):
        raise RecordError("record-format", line="sum")
    if lines.pop() != f"sum {checksum(lines)}":
        raise RecordError("record-sum")
    rest = _Lines(lines[1:])
    record = Record(
        game,
        version,
        options=_options(rest.take("options")),
        seats=tuple(_seat(word) for word in rest.take("seats")),
        position=" ".join(rest.take("position")) if rest.has("position") else None,
        teaching=rest.has("teaching") and _nothing_more(rest.take("teaching")),
        seed=" ".join(rest.take("seed")) if rest.has("seed") else None,
        post=" ".join(rest.take("post")) if rest.has("post") else None,
        steps=tuple(word.replace("_", " ") for word in rest.take("steps")),
    )
    rest.end()
    return record


def checksum(lines: list[str]) -> str:
    """The check of everything before the last line, as eight hexadecimal digits."""
    # A text from a stranger may hold halves of letters, which are no Unicode; they have a sum like anything else.
    return f"{crc32(chr(10).join(lines).encode(errors='surrogatepass')):08x}"


def _line(name: str, words: Iterable[str]) -> str:
    return " ".join([name, *words])


@dataclass(slots=True)
class _Lines:
    """The lines between heading and checksum, taken in order."""

    left: list[str] = field(default_factory=list)

    def has(self, name: str) -> bool:
        return bool(self.left) and self.left[0].split()[0] == name

    def take(self, name: str) -> list[str]:
        """The words of the next line, which must begin with this name."""
        if not self.has(name):
            raise RecordError("record-format", line=name)
        return self.left.pop(0).split()[1:]

    def end(self) -> None:
        if self.left:
            raise RecordError("record-format", line="sum")


def _heading(line: str) -> tuple[str, int]:
    """Read the first line: the game and the version of its rules."""
    words = line.split()
    if len(words) < 2 or words[0] != "escale" or not _NUMBER.fullmatch(words[1]):
        raise RecordError("record-format", line="escale")
    if int(words[1]) > VERSION:
        raise RecordError("record-newer", version=int(words[1]))
    if len(words) != 4 or not _GAME.fullmatch(words[2]) or not _NUMBER.fullmatch(words[3]):
        raise RecordError("record-format", line="escale")
    return words[2], int(words[3])


def _options(words: list[str]) -> dict[str, str]:
    options = dict(word.split("=", 1) for word in words if "=" in word)
    if len(options) != len(words):
        raise RecordError("record-format", line="options")
    return options


def _nothing_more(words: list[str]) -> bool:
    """True, for a line that is one word; raise an error if there are more."""
    if words:
        raise RecordError("record-format", line="teaching")
    return True


def _written(seat: SeatInfo) -> str:
    return f"{seat.kind}:{quote(seat.name, safe='')}" + (f"/{seat.sign}" if seat.sign else "")


def _seat(word: str) -> SeatInfo:
    kind, colon, rest = word.rpartition(":")
    if not colon:
        raise RecordError("record-format", line="seats")
    name, _, sign = rest.partition("/")
    try:
        return SeatInfo(unquote(name, errors="strict"), kind, sign)
    except UnicodeDecodeError:
        raise RecordError("record-format", line="seats") from None
