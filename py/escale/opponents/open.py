"""What a seat knows where nothing is hidden: the position as it is written."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from escale.core.errors import EscaleError
from escale.core.options import Options
from escale.opponents.brain import Seen

State = TypeVar("State")


def read_position(parse: Callable[[str, Options, int], State], seen: Seen, text: str | None = None) -> State:
    """The state that was observed; raise an error with the code `observed-invalid` if it cannot be.

    `text` is the position where an observation holds more.
    """
    try:
        return parse(seen.known if text is None else text, seen.options, seen.seats)
    except EscaleError:
        raise EscaleError("observed-invalid") from None
