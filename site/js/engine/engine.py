"""What runs in the engine's worker: the bridge, served to the page as functions on strings."""

import random
import secrets

from escale.bridge import call

# The module's generator was seeded when the memory snapshot was made. Nothing of ours draws from it (chance comes from
# `secrets`), but whatever does must not see the same numbers on every visit.
random.seed()


def ping() -> str:
    """Answer at once, so that the page knows the worker is alive and not busy."""
    return ""


def sample() -> str:
    """Some randomness from each source, for the test that two visits never draw the same."""
    return f"{random.getrandbits(64)} {secrets.randbits(64)}"


__export__ = ["call", "ping", "sample"]
