"""Two devices that play by correspondence, for tests: each has its own program and secret."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from escale.bridge import Bridge
from escale.core.errors import CODES
from escale.core.link import pack, unpack
from escale.core.match import Match
from escale.core.record import Record, format_record, parse_record


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
