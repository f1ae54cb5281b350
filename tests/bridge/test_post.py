"""Matches by correspondence: two programs that know of each other only the links they are sent."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from functools import cache
from random import Random

from escale.core.exchange import status
from escale.core.fair import chain, format_link
from escale.core.game import CHANCE, AnyGame, Hides
from escale.core.link import unpack
from escale.core.playout import random_player
from escale.core.post import Side

from tests.bridge.devices import ADA, BOB, EVE, Device, begin, edited, exchange, sides
from tests.games.variety import variety

MATCHES = 3  # of each game, with all sorts of options and seats
VARIETY = 100  # options and seats they are looked for among
LONGEST = 60  # links of a match; random players may take their time


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
