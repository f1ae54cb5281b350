"""Matches by correspondence: two programs that know of each other only the links they are sent."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest
from escale.bridge import Bridge
from escale.core.errors import CODES, RecordError
from escale.core.exchange import status
from escale.core.fair import chain, format_link
from escale.core.game import CHANCE, AnyGame, Hides
from escale.core.link import pack, unpack
from escale.core.match import Match
from escale.core.playout import random_player
from escale.core.post import Side, read_post
from escale.core.record import Record, checksum, format_record, parse_record
from escale.games import game as find_game
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.variety import variety

MATCHES = 3  # of each game, with all sorts of options and seats
VARIETY = 100  # options and seats they are looked for among
LONGEST = 60  # links of a match; random players may take their time


class Device:
    """One side's program, its secret and its match."""

    def __init__(self, name: str, secret: str) -> None:
        self.bridge, self.name, self.secret = Bridge(), name, secret
        self.view: dict[str, Any] = {}
        self.links: list[str] = []

    def answer(self, method: str, **params: Any) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(self.bridge.call(json.dumps({"method": method, "params": params})))
        return answer

    def ask(self, method: str, **params: Any) -> Any:
        return self.answer(method, **params)["ok"]

    def refusal(self, method: str, **params: Any) -> str:
        code: str = self.answer(method, **params)["error"]["code"]
        assert code in CODES
        return code

    @property
    def handle(self) -> str:
        handle: str = self.view["match"]
        return handle

    @property
    def match(self) -> Match:
        return self.bridge._matches[self.handle]

    @property
    def status(self) -> str:
        status: str = self.view["post"]["status"]
        return status

    def invite(self, game: str, **params: Any) -> str:
        self.view = self.ask("invite", game=game, secret=self.secret, **params)
        return self.take_turn()

    def join(self, link: str, **names: str) -> str:
        self.view = self.ask("join", link=link, secret=self.secret, names=names)
        return self.take_turn()

    def receive(self, link: str) -> str:
        answer = self.ask("receive", match=self.handle, link=link)
        self.view = answer["view"]
        how: str = answer["how"]
        return how

    def step(self, choose: Callable[[list[str]], str] = min) -> None:
        """Make a step, or have chance make one."""
        if self.view["actor"] == "chance":
            self.view = self.ask("draw", match=self.handle)
        else:
            texts = [self.match.game.format_step(step) for step in self.match.game.legal_steps(self.match.state)]
            self.view = self.ask("play", match=self.handle, step=choose(texts))

    def take_turn(self, choose: Callable[[list[str]], str] = min) -> str:
        """Play as long as it is for this device to play, then send."""
        while self.status == "play":
            self.step(choose)
        return self.send()

    def send(self) -> str:
        answer = self.ask("send", match=self.handle)
        self.view = answer["view"]
        self.links.append(answer["text"])
        text: str = answer["text"]
        return text

    def reload(self, view: dict[str, Any] | None = None) -> None:
        """Go on from what the device has saved."""
        kept = view or self.view
        post = kept["post"]
        self.view = self.ask("load", record=post["record"], secret=self.secret, settled=post["settled"])


ADA, BOB, EVE = "a1" * 16, "b2" * 16, "e3" * 16


@pytest.fixture
def ada() -> Device:
    return Device("Ada", ADA)


@pytest.fixture
def bob() -> Device:
    return Device("Bob", BOB)


def begin(ada: Device, bob: Device, game: str = "chasse_croise", **params: Any) -> str:
    """Invite and join; the last link is on its way to Ada."""
    return bob.join(ada.invite(game, **params), **{"1": "Bob"})


def exchange(ada: Device, bob: Device, turns: int, link: str) -> str:
    """So many turns, Ada's first; return the last link."""
    for _, device in zip(range(turns), sides(ada, bob), strict=False):
        assert device.receive(link) == "newer"
        link = device.take_turn()
    return link


def sides(ada: Device, bob: Device) -> Iterator[Device]:
    while True:
        yield ada
        yield bob


def edited(link: str, change: Callable[[Record], Record]) -> str:
    """A link with something else in it, its checksum right."""
    return pack(format_record(change(parse_record(unpack(link)))))


# Whole matches


def random_turns(device: Device, random: Random) -> None:
    match = device.match
    pick = random_player(match.game, random)
    while status(match) == "play":
        if match.actor == CHANCE:
            match.draw()
        else:
            match.play(match.game.format_step(pick(match.state)))
    device.view = device.ask("view", match=device.handle)


def open_variety(game: AnyGame) -> list[tuple[dict[str, str], int]]:
    """Options and seats of a game with which nothing is hidden."""
    found = [one for one in variety(game, VARIETY) if not (isinstance(game, Hides) and game.hides(one[0]))]
    return found[:MATCHES]


def test_two_devices_play_whole_matches_by_links_alone(game: AnyGame) -> None:
    counts = set()
    for number, (options, seats) in enumerate(open_variety(game)):
        counts.add(seats)
        ada, bob, random = Device("Ada", ADA), Device("Bob", BOB), Random(number)
        ada.view = ada.ask("invite", game=game.ID, options=options, seats=[{}] * seats, secret=ADA)
        random_turns(ada, random)
        bob.view = bob.ask("join", link=ada.send(), secret=BOB, names={"1": "Bob"})
        for sender, receiver in zip(sides(bob, ada), sides(ada, bob), strict=True):
            random_turns(sender, random)
            if sender.status == "over" or len(sender.links) > LONGEST:
                break
            if random.random() < 0.1:
                sender.reload()
            assert sender.match.actor is None or sender.status in ("send", "wait")
            link = sender.send()
            assert_tells_no_secret(sender, link)
            assert receiver.receive(link) == "newer"
            assert receiver.view["history"] == sender.view["history"]
            assert receiver.view["seats"][1]["name"] == "Bob"
    assert counts == {seats for _, seats in open_variety(game)}


@cache
def placed(side: Side, secret: str) -> dict[str, int]:
    """How far from the tip each link of a chain is, by its text; the secret itself is the last."""
    return {format_link(link): place for place, link in enumerate(chain(side, bytes.fromhex(secret)))}


def assert_tells_no_secret(device: Device, link: str) -> None:
    """Nothing that leaves a device, nor what its views hold, has its secret or a link of its chain before its time."""
    post = device.match.post
    assert post is not None
    assert post.side is not None
    places, count = placed(post.side, device.secret), post.count(post.side)
    assert all(
        places.get(word, 0) <= count
        for word in re.findall(r"[A-Za-z0-9_-]{22}", unpack(link) + json.dumps(device.view))
    )
    next_link = chain(post.side, bytes.fromhex(device.secret))[count + 1]
    for text in (unpack(link), json.dumps(device.view), device.ask("record", match=device.handle)["text"]):
        assert device.secret not in text
        assert next_link.hex() not in text
    assert post.count(post.side) <= post.due(post.side, device.match.spells[device.match.cursor])


def test_both_devices_know_how_it_ended(ada: Device, bob: Device) -> None:
    link, random = begin(ada, bob, options={"lanes": "5"}), Random(1)
    for device in sides(ada, bob):
        assert device.receive(link) == "newer"
        if device.status == "over":
            break
        random_turns(device, random)
        assert device.status == "send"
        link = device.send()
    assert ada.view["outcome"] == bob.view["outcome"] is not None
    assert (ada.status, bob.status) == ("over", "over")
    assert ada.view["post"]["awaited"] is None
    assert device.receive(link) == "same"


# Who does what


def test_who_invites_to_a_game_without_chance_plays_first_and_sends_it_along(ada: Device, bob: Device) -> None:
    ada.view = ada.ask("invite", game="diaballik", secret=ADA)
    assert ada.status == "play"
    assert ada.refusal("send", match=ada.handle) == "post-yours"
    link = ada.take_turn()
    assert (ada.status, ada.view["post"]["awaited"]) == ("wait", "b")
    assert ada.send() == link
    bob.view = bob.ask("join", link=link, secret=BOB, names={"1": "Bob", "0": "Not Ada"})
    assert bob.status == "play"
    assert [seat["name"] for seat in bob.view["seats"]] == ["", "Bob"]
    assert ada.receive(bob.take_turn()) == "newer"
    assert ada.view["seats"] == bob.view["seats"]
    assert (ada.status, bob.status) == ("play", "wait")


def test_who_joins_first_says_so_where_there_are_dice(ada: Device, bob: Device) -> None:
    ada.view = ada.ask("invite", game="chasse_croise", secret=ADA)
    assert ada.status == "send"
    assert ada.refusal("draw", match=ada.handle) == "post-waits"
    link = bob.join(ada.send())
    assert bob.view["at"] == 0
    assert ada.receive(link) == "newer"
    assert ada.status == "play"


def test_the_seat_of_who_invites_can_be_the_second(ada: Device, bob: Device) -> None:
    link = bob.join(ada.invite("diaballik", owners="ba"))
    assert bob.view["turn"] == 2
    assert ada.receive(link) == "newer"
    assert ada.view["post"]["owners"] == "ba"
    assert ada.status == "play"


def test_a_device_that_only_has_to_reveal_sends_without_playing(ada: Device, bob: Device) -> None:
    """Bob is to roll first: for that Ada's part of the dice must come, and only once Bob's is fixed."""
    bob.view = bob.ask("join", link=ada.invite("chasse_croise", owners="ba", options={"first": "red"}), secret=BOB)
    assert bob.status == "send"
    assert bob.view["post"]["awaited"] == "a"
    assert bob.refusal("draw", match=bob.handle) == "post-waits"
    assert ada.receive(bob.send()) == "newer"
    assert ada.status == "send"
    assert ada.refusal("draw", match=ada.handle) == "post-not-yours"
    assert bob.receive(ada.send()) == "newer"
    assert (ada.status, bob.status) == ("wait", "play")
    assert ada.receive(bob.take_turn()) == "newer"


def test_only_the_device_of_the_seat_plays(ada: Device, bob: Device) -> None:
    ada.receive(begin(ada, bob))
    assert bob.refusal("draw", match=bob.handle) == "post-not-yours"
    ada.take_turn()
    assert ada.refusal("draw", match=ada.handle) == "post-not-yours"
    looking = Device("Eve", EVE)
    looking.view = looking.ask("load", record=ada.links[-1])
    assert looking.status == "look"
    assert looking.view["post"]["side"] is None
    for refused in ("draw", "send"):
        assert looking.refusal(refused, match=looking.handle) == "post-looking"
    assert looking.refusal("receive", match=looking.handle, link=ada.links[-1]) == "post-looking"


def test_own_steps_can_be_taken_back_until_they_are_sent(ada: Device, bob: Device) -> None:
    ada.invite("diaballik")
    bob.view = bob.ask("join", link=ada.links[-1], secret=BOB)
    first = bob.view["at"]
    assert bob.view["can"]["undo_refused"]["code"] == "undo-sent"
    bob.step()
    bob.view = bob.ask("undo", match=bob.handle)
    assert bob.view["at"] == first
    assert bob.refusal("undo", match=bob.handle) == "undo-sent"
    assert bob.refusal("jump", match=bob.handle, at=0) == "undo-sent"
    while bob.status == "play":
        bob.step()
    bob.view = bob.ask("undo", match=bob.handle, by="turn")
    assert bob.view["at"] == first
    bob.take_turn(max)
    assert bob.refusal("undo", match=bob.handle) == "undo-sent"
    ada.receive(bob.links[-1])
    assert ada.refusal("undo", match=ada.handle) == "undo-sent"


def test_chance_is_not_taken_back(ada: Device, bob: Device) -> None:
    ada.receive(begin(ada, bob))
    ada.step()
    assert ada.refusal("undo", match=ada.handle) == "undo-chance"


def test_a_device_goes_on_from_what_it_saved(ada: Device, bob: Device) -> None:
    link = exchange(ada, bob, 4, begin(ada, bob))
    ada.reload()
    assert ada.status == "wait"
    assert ada.receive(link) == "newer"
    ada.step()
    ada.reload()
    assert ada.status == "play"
    assert ada.refusal("load", record=ada.view["post"]["record"], secret=EVE, settled=0) == "record-content"
    assert ada.refusal("load", record=ada.view["post"]["record"], secret=ADA[1:], settled=0) == "post-secret"


def test_a_match_given_out_as_a_record_is_a_copy_like_any_other(ada: Device, bob: Device) -> None:
    ada.receive(begin(ada, bob))
    ada.step()
    for method in ("record", "link"):
        copy = ada.ask("load", record=ada.ask(method, match=ada.handle)["text"])
        assert copy["post"] is None
        assert copy["record"] == ada.view["record"]
        assert copy["at"] == ada.view["at"]


def test_what_can_not_be_played_by_correspondence_is_refused(ada: Device) -> None:
    invite = {"game": "diaballik", "secret": ADA}
    seats = [{}, {"kind": "opponent:2"}]
    assert ada.refusal("invite", **invite, seats=seats) == "post-seats"
    for owners in ("aa", "aba", "a", "xy"):
        assert ada.refusal("invite", **invite, owners=owners) == "post-seats"
    assert ada.refusal("invite", game="diaballik", secret=ADA[1:]) == "post-secret"
    link = ada.invite("diaballik")
    for change in ({"seed": "1"}, {"teaching": True}, {"position": "x"}):
        assert ada.refusal("load", record=edited(link, lambda record, more=change: replace(record, **more))) in (
            "record-content",
            "position-invalid",
        )
    assert ada.refusal("reseat", match=ada.handle, seat=1, kind="opponent:1") == "post-seats"
    plain = ada.ask("new", game="diaballik")
    assert plain["post"] is None
    assert ada.refusal("send", match=plain["match"]) == "post-none"
    assert ada.refusal("receive", match=plain["match"], link=link) == "post-none"


def test_a_game_that_hides_something_is_not_played_by_correspondence(any_game: AnyGame, ada: Device) -> None:
    if not isinstance(any_game, Hides) or any_game.ID == "toy":
        return
    told = next(info for info in ada.ask("games") if info["id"] == any_game.ID)["hides_for"]
    assert told
    for name, values in told.items():
        for value in values:
            options = {name: value}
            assert ada.refusal("invite", game=any_game.ID, options=options, secret=ADA) == "post-hides"
    assert ada.ask("invite", game=any_game.ID, secret=ADA)["post"]["status"] in ("play", "send")


# Links that are not the next one


def test_an_older_link_changes_nothing(ada: Device, bob: Device) -> None:
    link = exchange(ada, bob, 3, begin(ada, bob))
    before = bob.view
    for older in (*ada.links[:-1], *bob.links[:-1]):
        assert bob.receive(older) == "older"
        assert bob.view == before
    assert bob.receive(bob.links[-1]) == "same"
    assert bob.receive(link) == "newer"
    assert bob.receive(link) == "same"
    assert bob.receive(bob.links[-1]) == "older"
    assert ada.receive(ada.links[0]) == "older"


def test_opening_ones_own_invitation_changes_nothing(ada: Device) -> None:
    link = ada.invite("chasse_croise")
    assert ada.receive(link) == "same"
    assert ada.status == "wait"


def test_a_forked_link_is_recognised_and_says_from_where(ada: Device, bob: Device) -> None:
    ada.invite("diaballik")
    twin = Device("Bob", BOB)
    common = ada.view["at"]
    first, second = bob.join(ada.links[-1]), None
    twin.view = twin.ask("join", link=ada.links[-1], secret=BOB)
    second = twin.take_turn(max)
    assert first != second
    assert ada.receive(first) == "newer"
    before = ada.view
    answer = ada.ask("receive", match=ada.handle, link=second)
    assert (answer["how"], answer["at"], answer["turn"]) == ("forked", common, 2)
    assert answer["view"] == before
    assert ada.ask("load", record=second)["post"]["status"] == "look"


def test_the_second_who_joins_is_told_and_the_first_plays_on(ada: Device, bob: Device) -> None:
    eve = Device("Eve", EVE)
    link = ada.invite("chasse_croise")
    first, second = bob.join(link), eve.join(link)
    assert ada.receive(first) == "newer"
    assert ada.receive(second) == "taken"
    assert ada.status == "play"
    answer = ada.take_turn()
    assert eve.receive(answer) == "taken"
    assert bob.receive(answer) == "newer"
    assert eve.refusal("join", link=answer, secret=EVE) == "post-joined"


def test_a_turn_that_was_lost_is_known_again_by_its_link(ada: Device, bob: Device) -> None:
    """Ada's storage forgot her last turn; the answer to it holds what only her device can have revealed."""
    link = exchange(ada, bob, 2, begin(ada, bob))
    saved = ada.view
    ada.receive(link)
    bob.receive(ada.take_turn())
    answer = bob.take_turn()
    ada.reload(saved)
    assert ada.receive(answer) == "recovered"
    assert ada.status == "play"
    assert bob.receive(ada.take_turn()) == "newer"


def test_matches_do_not_mix(ada: Device, bob: Device) -> None:
    link = begin(ada, bob)
    other = Device("Ada", EVE)
    other.invite("chasse_croise")
    assert other.refusal("receive", match=other.handle, link=link) == "post-other"
    ada.ask("new", game="chasse_croise")
    plain = ada.ask("link", match="m2")["text"]
    assert ada.refusal("receive", match=ada.handle, link=plain) == "post-none"
    assert ada.refusal("join", link=plain, secret=EVE) == "post-none"


# Cheating


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
