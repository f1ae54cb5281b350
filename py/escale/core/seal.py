"""Seals: a text that program and player pass on without reading it.

A record or a position of an unfinished game may hold what only one seat may know. It is written sealed, so that
nobody reads it by accident in a file, a link or the page's memory. A seal keeps an honest player honest, like a card
face down on the table; it is no lock, for everything needed to open it is in this program.

    ~<base64, with - and . for + and /, of: 2 bytes of check, the text under a keystream>
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from binascii import Error as Base64Error
from hashlib import blake2b

from escale.core.errors import EscaleError

MARK = "~"
_ALPHABET = b"-."  # instead of + and /: fit for links, and unlike the _ that records write for a space
_CHECK = 2  # bytes


def seal(text: str) -> str:
    """Return the text sealed; the same text gives the same seal."""
    plain = text.encode()
    check = blake2b(plain, digest_size=_CHECK).digest()
    return MARK + b64encode(check + _veil(plain, check), _ALPHABET).decode().rstrip("=")


def unseal(sealed: str) -> str:
    """Open a seal; raise an error with the code `seal-broken` if it is none."""
    try:
        if not sealed.startswith(MARK):
            raise ValueError
        letters = sealed.removeprefix(MARK).encode("ascii")
        packed = b64decode(letters + b"=" * (-len(letters) % 4), _ALPHABET, validate=True)
        check, plain = packed[:_CHECK], _veil(packed[_CHECK:], packed[:_CHECK])
        if blake2b(plain, digest_size=_CHECK).digest() != check:
            raise ValueError
        return plain.decode()
    except (ValueError, Base64Error):
        raise EscaleError("seal-broken") from None


def _veil(text: bytes, key: bytes) -> bytes:
    """Cover or uncover: exclusive or with a stream that follows from the key."""
    stream = b""
    while len(stream) < len(text):
        stream += blake2b(len(stream).to_bytes(4, "big"), key=b"escale" + key).digest()
    return bytes(a ^ b for a, b in zip(text, stream, strict=False))
