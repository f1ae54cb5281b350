"""Fair chance: chains that can be checked and not foreseen, and draws that follow from one link of each side."""

from __future__ import annotations

from collections import Counter

import pytest
from escale.core.errors import EscaleError
from escale.core.fair import LENGTH, FairRandom, chain, climb, format_link, links_to, parse_link, read_secret
from escale.core.match import MAX_STEPS
from hypothesis import given
from hypothesis import strategies as st

SECRET = bytes(range(16))
PINNED_DICE = [5, 0, 1, 2, 1, 5, 4, 4, 3, 1, 4, 0]
PINNED_CARDS = [0, 1, 3, 8, 11, 7, 6, 4, 2, 9, 5, 10]
LINKS = st.binary(min_size=16, max_size=16)


def test_a_chain_is_long_enough_for_every_match_and_ends_in_its_secret() -> None:
    links = chain("a", SECRET)
    assert len(links) == LENGTH + 1 > MAX_STEPS + 2
    assert links[-1] == SECRET
    assert all(climb("a", links[at + 1]) == links[at] for at in range(0, LENGTH, 997))


def test_the_chains_of_the_two_sides_have_nothing_in_common() -> None:
    assert not set(chain("a", SECRET)[:-1]) & set(chain("b", SECRET)[:-1])


@given(secret=LINKS, at=st.integers(0, 20), more=st.integers(0, 5))
def test_a_revealed_link_leads_to_its_tip_and_to_no_other(secret: bytes, at: int, more: int) -> None:
    links = chain("a", secret)
    assert links_to("a", links[0], links[at], at + more) == links[: at + 1]
    with pytest.raises(EscaleError, match="post-link"):
        links_to("b", links[0], links[at + 1], at + 1 + more)
    with pytest.raises(EscaleError, match="post-link"):
        links_to("a", links[0], links[at + more + 1], at + more)


@given(LINKS)
def test_links_are_written_in_one_way_only(link: bytes) -> None:
    text = format_link(link)
    assert parse_link(text) == link
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    for twisted in (text[:-1] + alphabet[alphabet.index(text[-1]) + 1], text + "=", text[:-1], text + "A"):
        with pytest.raises(ValueError, match=r".*"):
            parse_link(twisted)


@pytest.mark.parametrize("text", ["", "00", "g" * 32, "0" * 33, "0" * 31 + " ", "A" * 32])
def test_a_secret_is_thirty_two_digits(text: str) -> None:
    with pytest.raises(EscaleError, match="post-secret"):
        read_secret(text)


def test_draws_are_the_same_on_both_devices_whatever_their_python() -> None:
    """Pinned: a match must go on between versions of the program and of Python."""
    dice = [FairRandom((SECRET, SECRET[::-1]), b"match", draw).randrange(6) for draw in range(12)]
    assert dice == PINNED_DICE
    cards = list(range(12))
    FairRandom((SECRET, SECRET[::-1]), b"match", 0).shuffle(cards)
    assert cards == PINNED_CARDS


def test_draws_change_with_everything_they_follow_from() -> None:
    usual = ((SECRET, SECRET[::-1]), b"match", 3)
    others = [
        ((SECRET[::-1], SECRET), b"match", 3),
        ((SECRET, SECRET), b"match", 3),
        (usual[0], b"other", 3),
        (*usual[:2], 4),
    ]
    drawn = [FairRandom(*one).getrandbits(128) for one in (usual, *others)]
    assert len(set(drawn)) == len(drawn)


def test_draws_are_as_likely_as_they_should_be() -> None:
    links = chain("a", SECRET)[:2_000]
    counted = Counter(FairRandom((link, SECRET), b"match", 0).randrange(6) for link in links)
    expected = len(links) / 6
    assert (
        sum((counted[face] - expected) ** 2 / expected for face in range(6)) < 20.5
    )  # 5 degrees of freedom, 1 in 1,000
    floats = [FairRandom((link, SECRET), b"match", 1).random() for link in links]
    assert all(0 <= one < 1 for one in floats)
    assert abs(sum(floats) / len(floats) - 0.5) < 0.03
