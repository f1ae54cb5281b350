import zlib
from base64 import urlsafe_b64encode
from contextlib import suppress

import pytest
from escale.core.errors import RecordError
from escale.core.link import MAX_LINK, is_link, pack, unpack
from escale.core.match import Match
from escale.core.record import MAX_LENGTH
from escale.games import game
from hypothesis import given
from hypothesis import strategies as st

FIRST = "1Sy1OTsxJVTBUSMlMTErMycnMVjDkyi8oyczPK-YqTk0sKVbIKM1NzLOCUlzFJakFxQqJ5rqJZlzFpbkKZonmBpZmRsYA"


def code_of(text: str) -> str:
    with pytest.raises(RecordError) as caught:
        unpack(text)
    return caught.value.reason.code


def deflated(data: bytes) -> str:
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return "1" + urlsafe_b64encode(squeezer.compress(data) + squeezer.flush()).decode().rstrip("=")


@given(st.text(max_size=2_000))
def test_what_is_packed_unpacks_to_the_same(text):
    assert unpack(pack(text)) == text
    assert is_link(pack(text))


def test_a_record_survives_its_way_through_a_link():
    match = Match(game("diaballik"))
    match.play("a7-a6")
    record = match.record()
    assert unpack(f"  {pack(record)}\n") == record
    assert not is_link(record)


def test_a_link_of_an_early_version_still_opens():
    # Made by the first version; it must open in every later one.
    assert unpack(FIRST).startswith("escale 1 diaballik 1\n")


@pytest.mark.parametrize("text", ["", "1", "?", "1abc!", "1 abc", "abc"])
def test_what_is_no_link_is_refused(text):
    assert code_of(text) == "link-format"


def test_newer_links_ask_for_a_newer_version():
    assert code_of("2abcd") == "record-newer"


def test_a_broken_link_is_refused():
    whole = pack("escale 1 diaballik 1\nsteps c1-c2")
    assert code_of(whole[:-3]) == "link-broken"
    assert code_of(whole + "AAAA") == "link-broken"
    assert code_of(deflated(b"\xff\xfe")) == "link-broken"


def test_a_link_that_would_grow_without_end_is_refused():
    assert code_of(deflated(b"a" * (MAX_LENGTH + 1))) == "record-too-long"
    assert code_of("1" + "A" * MAX_LINK) == "record-too-long"


@given(st.text(alphabet="ABCabc019_-", max_size=300))
def test_anything_is_unpacked_or_refused(text):
    with suppress(RecordError):
        assert pack(unpack("1" + text))
