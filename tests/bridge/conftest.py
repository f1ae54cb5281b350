"""Two devices, for matches by correspondence."""

from __future__ import annotations

import pytest

from tests.bridge.devices import ADA, BOB, Device


@pytest.fixture
def ada() -> Device:
    return Device("Ada", ADA)


@pytest.fixture
def bob() -> Device:
    return Device("Bob", BOB)
