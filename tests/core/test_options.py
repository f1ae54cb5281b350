"""Options are completed, checked one by one, and checked together."""

from __future__ import annotations

from types import ModuleType

import pytest
from escale.core.errors import OptionError
from escale.core.options import check_options


def refusal(toy: ModuleType, **options: str) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(OptionError) as refused:
        check_options(toy, options)
    return refused.value.reason.code, dict(refused.value.reason.params)


def test_defaults_are_filled_in(toy: ModuleType) -> None:
    assert check_options(toy, {}) == {"goal": "6", "reactions": "off"}
    assert check_options(toy, {"goal": "9"}) == {"goal": "9", "reactions": "off"}


def test_an_unknown_option_is_named(toy: ModuleType) -> None:
    assert refusal(toy, gaol="9") == ("option-unknown", {"option": "gaol"})


def test_an_unknown_value_is_named(toy: ModuleType) -> None:
    assert refusal(toy, goal="7") == ("option-value", {"option": "goal", "value": "7"})


def test_an_impossible_combination_tells_what_is_needed(toy: ModuleType) -> None:
    needs = {"option": "reactions", "value": "on", "other": "goal", "needed": "9"}
    assert refusal(toy, reactions="on") == ("option-needs", needs)
    assert check_options(toy, {"reactions": "on", "goal": "9"})["reactions"] == "on"
