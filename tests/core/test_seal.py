"""Seals cover a text, open to the same text, and break when touched."""

from __future__ import annotations

import pytest
from escale.core.errors import EscaleError
from escale.core.seal import seal, unseal
from hypothesis import given
from hypothesis import strategies as st

TEXTS = st.text(st.characters(codec="utf-8"), max_size=200)


@given(TEXTS)
def test_a_seal_opens_to_what_was_sealed(text: str) -> None:
    sealed = seal(text)
    assert unseal(sealed) == text
    assert sealed.isascii()
    assert not set(sealed) & set(" _%+/=\n")


@given(st.text(st.sampled_from("abcdefghij "), min_size=4, max_size=40))
def test_a_seal_does_not_show_the_text(text: str) -> None:
    assert text not in seal(text)


@pytest.mark.parametrize("broken", ["", "~", "~A", "~AAAA", "deal 1 2", "~é", "~a b", seal("deal 1 2")[1:]])
def test_what_is_no_seal_is_refused(broken: str) -> None:
    with pytest.raises(EscaleError, match="seal-broken"):
        unseal(broken)


def test_a_touched_seal_is_refused() -> None:
    sealed = seal("deal 1 2")
    with pytest.raises(EscaleError, match="seal-broken"):
        unseal(sealed[:4] + ("A" if sealed[4] != "A" else "B") + sealed[5:])
