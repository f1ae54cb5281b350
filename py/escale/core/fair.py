"""Fair chance between two devices that do not trust each other: hash chains, and what is drawn from them.

Each side makes a secret and hashes it again and again. It publishes the last link of that chain, its tip, and later
reveals the links before it one by one, backwards:

    secret = link[LENGTH] -> ... -> link[2] -> link[1] -> link[0] = tip

Whoever holds the tip can check every link it is shown; nobody finds the next one without the secret. A draw that mixes
one link of each side can be chosen by neither: each side fixed all of its own before it saw any of the other's. The
hashes of the two sides differ, so that one side's links are worth nothing on the other.
"""

from __future__ import annotations

import hmac
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import lru_cache
from hashlib import sha256
from random import Random

from escale.core.errors import EscaleError, RecordError

SIZE = 16  # bytes of a secret and of a link
LENGTH = 10_002  # links: more than a match has steps, so that no chain ever runs out
_SECRET = re.compile(rf"[0-9a-f]{{{2 * SIZE}}}")


def read_secret(text: str) -> bytes:
    """A device's secret, as hexadecimal digits."""
    if not _SECRET.fullmatch(text):
        raise EscaleError("post-secret")
    return bytes.fromhex(text)


def climb(side: str, link: bytes) -> bytes:
    """The link one nearer to the tip, on this side's chain."""
    return sha256(b"escale post " + side.encode() + link).digest()[:SIZE]


@lru_cache(maxsize=16)
def chain(side: str, secret: bytes) -> tuple[bytes, ...]:
    """All links of a side, the tip first and the secret last."""
    links = [secret]
    for _ in range(LENGTH):
        links.append(climb(side, links[-1]))
    return tuple(reversed(links))


def links_to(side: str, tip: bytes, last: bytes, most: int) -> tuple[bytes, ...]:
    """The links from the tip to the last one revealed, which must be no more than so many away from it."""
    links = [last]
    while links[-1] != tip:
        if len(links) > most:
            raise RecordError("post-link")
        links.append(climb(side, links[-1]))
    return tuple(reversed(links))


def format_link(link: bytes) -> str:
    """A link as 22 letters."""
    return urlsafe_b64encode(link).decode().rstrip("=")


def parse_link(text: str) -> bytes:
    """Read a link; only the one way of writing it is taken. Raise `ValueError`."""
    link = urlsafe_b64decode(text + "==")
    if len(link) != SIZE or format_link(link) != text:
        raise ValueError
    return link


class FairRandom(Random):
    """A source of randomness that follows from one link of each side, and from which draw of their time it is."""

    def __init__(self, links: tuple[bytes, bytes], context: bytes, draw: int) -> None:
        self._key = b"".join(links)
        self._message = b"escale draw " + context + draw.to_bytes(4, "big")
        self._blocks = 0
        super().__init__(0)

    def getrandbits(self, k: int) -> int:
        """So many bits; everything whole that is drawn is made of these."""
        bits, have = 0, 0
        while have < k:
            block = hmac.digest(self._key, self._message + self._blocks.to_bytes(4, "big"), "sha256")
            self._blocks += 1
            bits, have = bits << 256 | int.from_bytes(block, "big"), have + 256
        return bits >> (have - k)

    def random(self) -> float:
        return self.getrandbits(53) / (1 << 53)
