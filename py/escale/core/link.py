"""Links: a record made short enough for the fragment of an address.

    1eJyLVkrN...        the version of this format, then the record's text, deflated, as URL-safe base64

The record keeps its own checksum; this module only packs and unpacks its text. Unpacking is safe with anything: a text
that grows beyond what a record may measure is refused before it is made.
"""

from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

from escale.core.errors import RecordError
from escale.core.record import MAX_LENGTH

VERSION = "1"
MAX_LINK = 100_000  # characters: more than the longest match needs
_RAW = -15  # deflate without header: the record has its own checksum
_LINK = re.compile(r"([0-9])([A-Za-z0-9_-]+)")


def is_link(text: str) -> bool:
    """Tell whether the text looks like the data of a link, of this version or another."""
    return _LINK.fullmatch(text.strip()) is not None


def pack(record: str) -> str:
    """A record's text as the data of a link."""
    squeezer = zlib.compressobj(9, zlib.DEFLATED, _RAW)
    packed = squeezer.compress(record.encode()) + squeezer.flush()
    return VERSION + urlsafe_b64encode(packed).decode().rstrip("=")


def unpack(link: str) -> str:
    """The record's text in a link; raise `RecordError` with a code for whatever is wrong with it."""
    found = _LINK.fullmatch(link.strip())
    if len(link) > MAX_LINK:
        raise RecordError("record-too-long", limit=MAX_LINK)
    if found is None:
        raise RecordError("link-format")
    version, data = found.groups()
    if version > VERSION:
        raise RecordError("record-newer", version=int(version))
    if version < VERSION:
        raise RecordError("link-format")
    try:
        text = _inflate(urlsafe_b64decode(data + "=" * (-len(data) % 4)))
        if len(text) <= MAX_LENGTH:
            return text.decode()
    except (ValueError, zlib.error):
        raise RecordError("link-broken") from None
    raise RecordError("record-too-long", limit=MAX_LENGTH)


def _inflate(packed: bytes) -> bytes:
    """What was deflated, all of it and nothing else; of a text that is too long, one byte more than it may have."""
    opener = zlib.decompressobj(_RAW)
    text = opener.decompress(packed, MAX_LENGTH + 1)
    if len(text) <= MAX_LENGTH and (not opener.eof or opener.unused_data):
        raise ValueError
    return text
