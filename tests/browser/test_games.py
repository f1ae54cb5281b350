"""The games the browser plays are games by the rules, and end as the tests expect."""

from __future__ import annotations

import pytest

from tests.browser.games import AROUND, BLITZ, CALM, STORM, Script


@pytest.mark.parametrize(
    ("script", "termination", "winners"),
    [(CALM, "goal", (0,)), (STORM, "goal", (0,)), (BLITZ, "goal", (0,)), (AROUND, "repetition", ())],
)
def test_script_is_a_whole_game(script: Script, termination: str, winners: tuple[int, ...]) -> None:
    outcome = script.match().outcome
    assert outcome is not None
    assert (outcome.termination, outcome.winners) == (termination, winners)
    assert script.match(len(script.words) - 1).outcome is None
