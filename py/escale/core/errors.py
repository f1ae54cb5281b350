"""Errors as data: a code with parameters, never a sentence.

Every error the package raises on purpose is an `EscaleError`. The interface turns its code into words by the
locale key `error-<code>`; `CODES` and each game's `REASONS` list every code there is, so that a test can demand
the words in every language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

# Every code this package itself may give; a game's own codes are its REASONS.
CODES: Final = (
    "game-unknown",  # game
    "option-unknown",  # option
    "option-value",  # option, value
    "option-needs",  # option, value, other, needed
    "seat-count",  # given, allowed
    "seat-kind",  # seat, kind
    "seat-name",  # seat
    "seat-sign",  # seat: no sign, or another seat's
    "seat-unknown",  # seat
    "text-too-long",  # of a step or a position: limit
    "step-game-over",
    "step-chance",  # chance acts, and the step is none of its outcomes: step
    "match-unknown",  # match
    "match-moved",  # at, played
    "match-full",  # limit
    "moment-unknown",  # at, length
    "seed-invalid",
    "draw-not-chance",
    "chance-unlisted",  # too many outcomes to follow them all
    "undo-nothing",
    "undo-chance",  # a chance step is in the way
    "undo-secret",  # a step that showed a secret is in the way
    "undo-sent",  # the other device has been given what is in the way
    "redo-nothing",
    "record-empty",
    "record-too-long",  # limit
    "record-format",  # line: the word it should begin with
    "record-newer",  # version: of records, or of the game's rules, that this program does not know
    "record-older",  # version: of the game's rules, which have changed since
    "record-game-unknown",  # game
    "record-sum",
    "record-content",  # the code of the options, seats, position or seed that is refused: problem
    "record-step",  # index (from 1), step, problem: the code of its refusal
    "record-secrets",  # the whole record is for a match that is over
    "post-hides",  # a game that hides something, as these options have it
    "post-seats",  # by correspondence, people only play, in seats that both devices share
    "post-plain",  # by correspondence, from the usual start, without teaching or seed
    "post-secret",  # no secret, or none of this match
    "post-link",  # the links a device revealed do not lead to its tip, or are not those due
    "post-dice",  # a step of chance is not what both devices' links lead to
    "post-waits",  # the other device has to reveal something first
    "post-not-yours",  # the other device acts
    "post-yours",  # this device acts: there is nothing to send yet
    "post-looking",  # this device takes no part
    "post-joined",  # the second seat is taken
    "post-none",  # no match by correspondence
    "post-other",  # the link is of another match
    "post-changed",  # the link changes what was agreed on
    "post-forged",  # the link holds a turn of this device that it did not make
    "link-format",
    "link-broken",
    "seal-broken",
    "level-unknown",  # level
    "opponent-unknown",  # opponent: as it was typed
    "tune-nothing",  # game: it has learned nothing
    "observed-invalid",  # what a seat knows cannot be read
    "examples-invalid",  # example, problem
    "request-format",
    "request-method",  # method
    "request-params",  # param
    "internal",  # type: of the exception
)

Params: TypeAlias = Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is refused: a code and what its sentence needs to know."""

    code: str
    params: Params = field(default_factory=dict)


class EscaleError(ValueError):
    """What every refusal of this package is; `reason` tells why."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code, params)
        self.reason = Reason(code, params)

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.reason.params.items())
        return f"{self.reason.code} ({told})" if told else self.reason.code


class OptionError(EscaleError):
    """An unknown option, a value it does not have, or a combination that cannot be."""


class StepSyntaxError(EscaleError):
    """A text that is no step of the game."""


class IllegalStepError(EscaleError):
    """A well-formed step that the rules do not allow now."""


class PositionError(EscaleError):
    """A text that is no position of the game."""


class RecordError(EscaleError):
    """A record that is broken, edited, or made by a version this one does not know."""


class MatchError(EscaleError):
    """A request the match cannot follow: nothing to take back, a chance step in the way, an unknown handle."""
