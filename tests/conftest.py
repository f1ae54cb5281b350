"""What all Python tests share: hypothesis without surprises, and a toy game that is not registered."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
from escale.games import games
from hypothesis import HealthCheck, settings

# The same examples on every run and every machine; machines differ in speed, so no deadlines.
settings.register_profile(
    "escale", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("escale")


def load_toy() -> ModuleType:
    """The toy game, as a game's package would be."""
    spec = importlib.util.spec_from_file_location("toy", Path(__file__).with_name("toy.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


TOY = load_toy()


@pytest.fixture
def toy() -> ModuleType:
    return TOY


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test that asks for `game` with every registered game, one that asks for `any_game` with the toy too."""
    registered = list(games().values())
    for name, chosen in (("game", registered), ("any_game", [*registered, TOY])):
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, chosen, ids=[one.ID for one in chosen])
