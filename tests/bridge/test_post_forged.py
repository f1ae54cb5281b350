"""Links by correspondence that were forged, exchanged or damaged: recognised, and nothing changes."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

import pytest
from escale.core.errors import CODES, RecordError
from escale.core.fair import chain, format_link
from escale.core.link import pack, unpack
from escale.core.match import Match
from escale.core.post import read_post
from escale.core.record import Record, checksum, parse_record
from escale.games import game as find_game
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.bridge.devices import ADA, EVE, Device, begin, edited, exchange, sides


def refused(device: Device, link: str) -> str:
    """The code of a refusal that changes nothing; the problem of a step if that is what is wrong."""
    before = device.ask("view", match=device.handle)
    error = device.answer("receive", match=device.handle, link=link)["error"]
    assert device.ask("view", match=device.handle) == before
    code: str = error["params"].get("problem", error["code"])
    return code


def with_step(record: Record, index: int, step: str) -> Record:
    steps = list(record.steps)
    steps[index] = step
    return replace(record, steps=tuple(steps))


def test_dice_cannot_be_rolled_again(ada: Device, bob: Device) -> None:
    link = exchange(ada, bob, 2, begin(ada, bob, options={"first": "red"}))
    steps = parse_record(unpack(link)).steps
    start = bob.match.spells.index(next(spell for spell in bob.match.spells if spell.owner == "b"))
    rolled = next(index for index in range(start, len(steps)) if bob.match.played[index].actor == "chance")
    outcomes = bob.match.game.chance(bob.match.states[rolled]).outcomes() or []
    for outcome, _ in outcomes:
        text = bob.match.game.format_step(outcome)
        if text != steps[rolled]:
            assert refused(ada, edited(link, lambda record, text=text: with_step(record, rolled, text))) == "post-dice"
    assert ada.receive(link) == "newer"


def test_a_shuffle_cannot_be_chosen(ada: Device, bob: Device) -> None:
    ada.receive(begin(ada, bob, "moguli"))
    link = ada.take_turn()
    laid = Match(find_game("moguli"))
    laid.draw()
    forged = edited(link, lambda record: with_step(record, 0, laid.played[0].text))
    assert refused(bob, forged) == "post-dice"


@pytest.mark.parametrize("word", [1, 2, 3, 4])
def test_revealed_links_cannot_be_exchanged(ada: Device, bob: Device, word: int) -> None:
    link = exchange(ada, bob, 2, begin(ada, bob))
    wrong = format_link(chain("b", bytes(16))[3])

    def change(record: Record) -> Record:
        words = (record.post or "").split()
        words[word] = wrong
        return replace(record, post=" ".join(words))

    assert refused(ada, edited(link, change)) == "post-link"


def test_another_secret_is_refused_once_the_first_one_is_known(ada: Device, bob: Device) -> None:
    """Bob looks at the dice that his secret leads to, and makes another one."""
    invitation = ada.invite("chasse_croise", options={"first": "white"}, owners="ab")
    ada.receive(bob.join(invitation))
    answer = ada.send()
    cheat = Device("Bob", EVE)
    cheat.join(invitation)
    assert cheat.receive(answer) == "taken"
    assert ada.receive(cheat.links[-1]) == "taken"


def test_what_the_other_device_will_draw_from_is_not_known_before(ada: Device, bob: Device) -> None:
    """At every hand-over the one who hands over lacks a link that the other's chance follows from."""
    link = begin(ada, bob)
    for _, device in zip(range(6), sides(ada, bob), strict=False):
        device.receive(link)
        link = device.take_turn()
        post, spell = device.match.post, device.match.spells[-1]
        assert post is not None
        assert spell.owner != post.side
        assert post.missing(spell) == spell.owner
        assert post.random(spell) is None


def test_later_links_of_the_chains_cannot_go_with_an_earlier_moment(ada: Device, bob: Device) -> None:
    """Steps cut off from a later link, to have the other play its turn again."""
    early = exchange(ada, bob, 2, begin(ada, bob))
    link = exchange(ada, bob, 2, early)
    count = len(parse_record(unpack(early)).steps)
    cut = edited(link, lambda record: replace(record, steps=record.steps[:count]))
    assert refused(ada, cut) == "post-link"


def test_a_device_cannot_play_for_the_other(ada: Device, bob: Device) -> None:
    ada.invite("diaballik")
    link = bob.join(ada.links[-1])
    forged = Match(find_game("diaballik"))
    for step in parse_record(unpack(link)).steps:
        forged.play(step)
    forged.play(min(map(forged.game.format_step, forged.game.legal_steps(forged.state))))
    longer = edited(link, lambda record: replace(record, steps=tuple(one.text for one in forged.played)))
    assert refused(ada, longer) == "post-forged"
    assert ada.receive(link) == "newer"


def test_what_was_agreed_on_stays(ada: Device, bob: Device) -> None:
    link = bob.join(ada.invite("diaballik", seats=[{"name": "Ada"}, {}]))
    names = [seat.name for seat in parse_record(unpack(link)).seats]
    assert names == ["Ada", ""]
    ada_renamed = edited(
        link, lambda record: replace(record, seats=(replace(record.seats[0], name="?"), record.seats[1]))
    )
    signed = edited(link, lambda record: replace(record, seats=(record.seats[0], replace(record.seats[1], sign="5"))))
    for changed in (
        ada_renamed,
        signed,
        edited(link, lambda record: replace(record, options={"antijeu": "automatic"})),
    ):
        assert refused(ada, changed) == "post-changed"
    swapped = edited(link, lambda record: replace(record, post=(record.post or "").replace("ab ", "ba ", 1)))
    assert refused(ada, swapped) in ("post-changed", "post-link")
    assert ada.receive(link) == "newer"
    late = edited(
        bob.links[-1], lambda record: replace(record, seats=(record.seats[0], replace(record.seats[1], name="X")))
    )
    assert refused(ada, late) == "post-changed"


# Anything at all


@given(st.text(alphabet="ab -_AZ09\n", max_size=120), st.integers(0, 20))
def test_any_line_is_read_or_refused(text: str, steps: int) -> None:
    with suppress(RecordError):
        assert str(read_post(text, steps)) == " ".join(text.split())


LINK = Device("Ada", ADA).invite("diaballik")


@settings(max_examples=300)
@given(st.data())
def test_a_damaged_link_is_answered_and_changes_nothing(data: st.DataObject) -> None:
    record = unpack(LINK)
    at = data.draw(st.integers(0, len(record) - 1))
    damaged = record[:at] + data.draw(st.text(alphabet="ab-_AZ09 \n~", max_size=3)) + record[at + 1 :]
    lines = damaged.split("\n")
    link = pack(_summed(lines)) if data.draw(st.booleans()) else pack(damaged)
    device = SHARED
    before = device.ask("view", match=device.handle)
    answer = device.answer("receive", match=device.handle, link=link)
    assert "ok" in answer or answer["error"]["code"] in (*CODES, *find_game("diaballik").REASONS)
    assert device.ask("view", match=device.handle) == before


def _summed(lines: list[str]) -> str:
    return "\n".join([*lines[:-1], f"sum {checksum(lines[:-1])}"])


SHARED = Device("Ada", ADA)
SHARED.invite("diaballik")
