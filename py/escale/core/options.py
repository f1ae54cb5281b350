"""Options of a game as data, so that the set-up panel, the command line and the checks read one table.

All values are short strings (`"on"`, `"3"`, `"arashi"`): they travel unchanged through records, JSON and the command
line.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from escale.core.errors import OptionError

Options: TypeAlias = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Option:
    """One choice made before a match."""

    name: str
    values: tuple[str, ...]
    default: str
    # A value of this option -> what other options must be for it: {"two": {"movement": ("arashi",)}}.
    needs: Mapping[str, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Advice:
    """A value the set-up panel recommends when other options have certain values; `code` names the reason."""

    option: str
    value: str
    when: Mapping[str, str]
    code: str


class HasOptions(Protocol):
    """The part of a game that this module reads."""

    @property
    def OPTIONS(self) -> tuple[Option, ...]: ...


def check_options(game: HasOptions, given: Options) -> dict[str, str]:
    """Return the complete options of a match, defaults filled in; raise `OptionError` on anything impossible."""
    known = {option.name: option for option in game.OPTIONS}
    for name, value in given.items():
        if name not in known:
            raise OptionError("option-unknown", option=name)
        if value not in known[name].values:
            raise OptionError("option-value", option=name, value=value)
    chosen = {name: given.get(name, option.default) for name, option in known.items()}
    for option in game.OPTIONS:
        for other, allowed in option.needs.get(chosen[option.name], {}).items():
            if chosen[other] not in allowed:
                raise OptionError(
                    "option-needs", option=option.name, value=chosen[option.name], other=other, needed=allowed[0]
                )
    return chosen
