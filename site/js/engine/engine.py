"""What runs in the engine's worker: the bridge, served to the page as functions on strings."""

import random
import secrets

from escale.bridge import Bridge

# The module's generator was seeded when the memory snapshot was made. Nothing of ours draws from it (chance comes from
# `secrets`), but whatever does must not see the same numbers on every visit.
random.seed()

# Handles of an engine that was lost mean nothing to the one that takes its place.
call = Bridge(f"-{secrets.token_hex(4)}").call


def ping() -> str:
    """Answer at once, so that the page knows the worker is alive and not busy."""
    return ""


def sample() -> str:
    """Some randomness from each source, for the test that two visits never draw the same."""
    return f"{random.getrandbits(64)} {secrets.randbits(64)}"


__export__ = ["call", "ping", "sample"]
