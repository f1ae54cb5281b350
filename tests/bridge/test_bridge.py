"""The bridge: JSON in, JSON out, always an answer."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import escale.bridge
import pytest
from escale.bridge import MAX_REQUEST, Bridge
from escale.core.errors import CODES
from escale.core.game import CHANCE, AnyGame
from escale.core.match import MAX_TEXT, load_match
from escale.games import game as find_game
from escale.games import games
from hypothesis import given, settings
from hypothesis import strategies as st


class Client:
    """A program on the other side."""

    def __init__(self) -> None:
        self.bridge = Bridge()

    def answer(self, method: str, **params: Any) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(self.bridge.call(json.dumps({"method": method, "params": params})))
        return answer

    def ask(self, method: str, **params: Any) -> Any:
        return self.answer(method, **params)["ok"]

    def refusal(self, method: str, **params: Any) -> tuple[str, dict[str, Any]]:
        error = self.answer(method, **params)["error"]
        return error["code"], error["params"]


@pytest.fixture
def client() -> Client:
    return Client()


VIEW = {
    "match", "game", "version", "options", "teaching", "seats", "viewer", "at", "length", "actor", "turn", "board",
    "private", "steps", "refusals", "history", "can", "outcome", "post", "record", "position",
}  # fmt: skip
INFO = {
    "id", "version", "seat_counts", "seats_for", "options", "advice", "facts", "terminations",
    "chance", "hints", "hides", "hides_for",
}  # fmt: skip


# The shape of requests


@pytest.mark.parametrize(
    ("request_text", "code"),
    [
        ("", "request-format"),
        ("hello", "request-format"),
        ("[]", "request-format"),
        ("null", "request-format"),
        ("[" * 100_000, "request-format"),
        ('{"method": "info"}' + " " * MAX_REQUEST, "request-format"),
        ("{}", "request-method"),
        ('{"method": 7}', "request-method"),
        ('{"method": "fly"}', "request-method"),
        ('{"method": "call"}', "request-method"),
        ('{"method": "games", "params": []}', "request-format"),
        ('{"method": "new"}', "request-params"),
        ('{"method": "new", "params": {"game": 7}}', "request-params"),
        ('{"method": "new", "params": {"game": "chess"}}', "game-unknown"),
        ('{"method": "new", "params": {"game": "diaballik", "options": {"movement": 1}}}', "request-params"),
        ('{"method": "new", "params": {"game": "diaballik", "seats": [7]}}', "request-params"),
        ('{"method": "new", "params": {"game": "diaballik", "seats": [{"nom": "x"}, {}]}}', "request-params"),
        ('{"method": "new", "params": {"game": "diaballik", "seats": [{"name": 1}, {}]}}', "request-params"),
        ('{"method": "new", "params": {"game": "diaballik", "seats": [{}]}}', "seat-count"),
        ('{"method": "new", "params": {"game": "diaballik", "teaching": "yes"}}', "request-params"),
        ('{"method": "new", "params": {"game": "diaballik", "seed": true}}', "request-params"),
        ('{"method": "new", "params": {"game": "diaballik", "viewer": 5}}', "seat-unknown"),
        ('{"method": "play", "params": {"match": "m9", "step": "end"}}', "match-unknown"),
    ],
)
def test_a_bad_request_gets_an_answer_with_a_code(client: Client, request_text: str, code: str) -> None:
    assert json.loads(client.bridge.call(request_text))["error"]["code"] == code
    assert code in CODES


def test_the_id_of_a_request_comes_back(client: Client) -> None:
    assert json.loads(client.bridge.call('{"id": 7, "method": "info"}'))["id"] == 7
    assert json.loads(client.bridge.call('{"id": "x", "method": "fly"}'))["id"] == "x"
    assert "id" not in json.loads(client.bridge.call('{"method": "info"}'))


def test_an_unforeseen_error_is_answered_too(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(escale.bridge, "view", lambda *args, **kwargs: 1 // 0)
    assert client.refusal("new", game="diaballik") == ("internal", {"type": "ZeroDivisionError"})


def test_answers_are_ascii_whatever_was_asked(client: Client) -> None:
    shown = client.bridge.call(
        '{"method": "new", "params": {"game": "diaballik", "seats": [{"name": "Zo\u00e9"}, {}]}}'
    )
    assert shown.isascii()
    assert client.bridge.call('{"method": "\\ud800"}').isascii()


SMALL_JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 5) | st.text(max_size=8) | st.sampled_from(["diaballik", "m1", "end"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
NAMES = st.sampled_from(
    ["game", "match", "step", "at", "by", "viewer", "record", "options", "seats", "position", "seed", "teaching"]
)


@given(st.lists(st.tuples(st.sampled_from(sorted(Bridge()._methods)), st.dictionaries(NAMES, SMALL_JSON)), max_size=8))
@settings(max_examples=150)
def test_whatever_is_asked_is_answered(requests: list[tuple[str, dict[str, Any]]]) -> None:
    client = Client()
    client.ask("new", game="diaballik")
    for method, params in requests:
        answer = json.loads(client.bridge.call(json.dumps({"method": method, "params": params})))
        assert ("ok" in answer) != ("error" in answer)
        assert "error" not in answer or answer["error"]["code"] != "internal"


# What can be asked


def test_games_tell_what_shelf_and_set_up_need(client: Client) -> None:
    told = client.ask("games")
    assert [one["id"] for one in told] == list(games())
    for one in told:
        assert set(one) == INFO
        assert all(set(option) == {"name", "values", "default", "needs"} for option in one["options"])
        assert all(set(advice) == {"option", "value", "when", "code"} for advice in one["advice"])


def test_a_new_match_is_shown(client: Client, game: AnyGame) -> None:
    shown = client.ask("new", game=game.ID)
    assert set(shown) == VIEW
    assert (shown["match"], shown["at"], shown["length"], shown["outcome"]) == ("m1", 0, 0, None)
    assert client.ask("new", game=game.ID)["match"] == "m2"


def test_handles_of_a_bridge_that_was_lost_mean_nothing_to_the_next() -> None:
    lost, found = (json.loads(Bridge(mark).call('{"method": "new", "params": {"game": "diaballik"}}')) for mark in "ab")
    assert lost["ok"]["match"] != found["ok"]["match"]
    next_one = Bridge("b")
    next_one.call('{"method": "new", "params": {"game": "diaballik"}}')
    stale = json.dumps({"method": "play", "params": {"match": lost["ok"]["match"], "step": "c7-c6"}})
    assert json.loads(next_one.call(stale))["error"]["code"] == "match-unknown"


def test_a_step_is_played_only_at_the_moment_it_was_meant_for(client: Client) -> None:
    shown = client.ask("new", game="diaballik")
    after = client.ask("play", match="m1", step=shown["steps"][0]["text"], at=0)
    assert (after["at"], after["length"]) == (1, 1)
    assert client.refusal("play", match="m1", step="end", at=0) == ("match-moved", {"at": 0, "played": 1})
    assert client.ask("view", match="m1") == after


def test_taking_back_playing_again_and_jumping(client: Client) -> None:
    client.ask("new", game="diaballik")
    for step in ("c7-c6", "end", "c1-c2", "c2-c3", "end"):
        client.ask("play", match="m1", step=step)
    assert client.ask("undo", match="m1", by="turn")["at"] == 2
    assert client.ask("undo", match="m1", by="step")["at"] == 1
    assert client.ask("redo", match="m1")["at"] == 2
    assert client.ask("redo", match="m1", by="turn")["at"] == 5
    assert client.ask("jump", match="m1", at=0)["can"]["undo_refused"] == {"code": "undo-nothing", "params": {}}
    assert client.refusal("jump", match="m1", at=6) == ("moment-unknown", {"at": 6, "length": 5})
    assert client.refusal("undo", match="m1", by="game") == ("request-params", {"param": "by"})
    shown = client.ask("view", match="m1", at=3)
    assert (shown["at"], shown["length"], client.ask("view", match="m1")["at"]) == (3, 5, 0)


def test_explaining_changes_nothing(client: Client) -> None:
    before = client.ask("new", game="diaballik")
    assert client.ask("explain", match="m1", step="c7-c6") == {"legal": True}
    refused = client.ask("explain", match="m1", step="end")
    assert (refused["legal"], refused["reason"]["code"]) == (False, "diaballik-end-no-action")
    assert not client.ask("explain", match="m1", step="?!")["legal"]
    assert client.ask("view", match="m1") == before


def test_draw_is_refused_where_chance_does_not_act(client: Client) -> None:
    client.ask("new", game="diaballik")
    assert client.refusal("draw", match="m1") == ("draw-not-chance", {})


def test_a_game_that_can_help_does_so_at_any_moment(client: Client) -> None:
    position = "0,3,0,0,0,0,9,1,0,0/0,0,0,0,8,2,0,0,0,0 red - 1"
    client.ask("new", game="chasse_croise", position=position)
    for step in ("roll 4-3", "2+3", "8+4"):
        client.ask("play", match="m1", step=step)
    before = client.ask("hints", match="m1", at=0)
    assert client.ask("hints", match="m1", at=0, viewer=1) == before
    assert {each["pawn"] for each in before["threats"]} == {"w5", "w6", "r2", "r7", "r8"}
    assert all(0 < each["ways"] <= each["of"] for each in before["threats"])
    assert client.ask("hints", match="m1") != before
    assert client.refusal("hints", match="m1", at=9)[0] == "moment-unknown"
    assert client.refusal("hints", match="m1", viewer=2)[0] == "seat-unknown"


def test_a_game_without_hints_has_none(client: Client) -> None:
    client.ask("new", game="diaballik")
    assert client.ask("hints", match="m1") is None


def test_the_shelf_knows_which_games_have_chance_and_hints(client: Client) -> None:
    told = {one["id"]: (one["chance"], one["hints"]) for one in client.ask("games")}
    assert told["diaballik"] == (False, False)
    assert told["chasse_croise"] == (True, True)


def test_positions_are_told_and_taken(client: Client) -> None:
    client.ask("new", game="diaballik")
    text = client.ask("play", match="m1", step="c7-c6")["position"]
    assert client.ask("position", match="m1") == {"text": text}
    assert client.ask("position", match="m1", at=0)["text"] != text
    assert client.ask("new", game="diaballik", position=text)["position"] == text
    assert client.refusal("position", match="m1", at=2)[0] == "moment-unknown"


def test_a_record_is_loaded_or_refused_and_nothing_else_changes(client: Client) -> None:
    client.ask("new", game="diaballik")
    shown = client.ask("play", match="m1", step="c7-c6")
    again = client.ask("load", record=shown["record"])
    assert {**again, "match": "m1"} == shown
    assert client.refusal("load", record=shown["record"].replace("c7-c6", "c7-c5")) == ("record-sum", {})
    assert client.ask("view", match="m1") == shown
    assert client.ask("new", game="diaballik")["match"] == "m3"


def test_a_closed_match_is_gone(client: Client) -> None:
    client.ask("new", game="diaballik")
    assert client.ask("close", match="m1") == {}
    assert client.refusal("view", match="m1") == ("match-unknown", {"match": "m1"})
    assert client.ask("new", game="diaballik")["match"] == "m2"


def test_options_are_completed_or_refused(client: Client) -> None:
    assert client.ask("check_options", game="diaballik", options={})["movement"] == "shizukana"
    code, params = client.refusal("check_options", game="diaballik", options={"chasms": "two"})
    assert (code, params["needed"]) == ("option-needs", "arashi")


def test_examples_come_with_a_view_to_draw(client: Client, game: AnyGame) -> None:
    for example in client.ask("examples", game=game.ID):
        assert set(example["view"]) == VIEW
        assert example["view"]["match"] is None
        assert example["view"]["game"] == game.ID


def test_info_tells_versions(client: Client) -> None:
    assert set(client.ask("info")) == {"escale", "python", "platform"}


def test_the_module_has_one_bridge_ready() -> None:
    assert "ok" in json.loads(escale.bridge.call('{"method": "info"}'))


# Whole matches


def test_a_match_goes_through_a_link_and_back(client: Client) -> None:
    shown = client.ask("new", game="diaballik")
    shown = client.ask("play", match=shown["match"], step=shown["steps"][0]["text"])
    link = client.ask("link", match=shown["match"])["text"]
    again = client.ask("load", record=link)
    assert again["record"] == shown["record"]
    assert client.refusal("load", record=link[:-2]) == ("link-broken", {})


def test_a_position_goes_through_a_link_without_what_led_to_it(client: Client) -> None:
    shown = client.ask("new", game="diaballik", seats=[{"name": "Ada"}, {}], seed="seed")
    for step in ("c7-c6", "d7>c6", "end"):
        shown = client.ask("play", match=shown["match"], step=step)
    for at in (0, 2, 3):
        moment = client.ask("view", match=shown["match"], at=at)
        begun = client.ask("load", record=client.ask("link", match=shown["match"], at=at)["text"])
        assert {name: begun[name] for name in ("position", "board", "seats", "actor")} == {
            name: moment[name] for name in ("position", "board", "seats", "actor")
        }
        assert begun["history"] == []
        assert not any(word in begun["record"] for word in ("c7-c6", "seed"))
    assert client.refusal("link", match=shown["match"], at=4) == ("moment-unknown", {"at": 4, "length": 3})


def test_a_text_too_long_for_a_step_or_a_position_is_refused_unread(client: Client) -> None:
    shown = client.ask("new", game="diaballik")
    too_long = ("text-too-long", {"limit": MAX_TEXT})
    assert client.refusal("play", match=shown["match"], step="a" * (MAX_TEXT + 1)) == too_long
    assert client.ask("explain", match=shown["match"], step="a" * (MAX_TEXT + 1))["reason"]["code"] == "text-too-long"
    assert client.refusal("new", game="diaballik", position="w" * (MAX_TEXT + 1)) == too_long


def test_a_whole_match_through_the_bridge(client: Client, game: AnyGame) -> None:
    """Played by a client that knows nothing but views; the record at the end replays to the same."""
    random = Random(3)
    shown = client.ask("new", game=game.ID, seed=3)
    for _ in range(400):
        if shown["actor"] is None:
            break
        viewer = None if shown["actor"] == CHANCE else shown["actor"]
        shown = client.ask("view", match="m1", viewer=viewer)
        if shown["actor"] == CHANCE:
            shown = client.ask("draw", match="m1", at=shown["at"])
        else:
            step = random.choice(shown["steps"])["text"]
            shown = client.ask("play", match="m1", step=step, at=shown["at"])
    replayed = load_match(shown["record"], find_game)
    assert replayed.cursor == shown["at"] == sum(len(turn["steps"]) for turn in shown["history"])


def test_two_clients_do_not_see_each_other(client: Client) -> None:
    client.ask("new", game="diaballik")
    assert Client().refusal("view", match="m1") == ("match-unknown", {"match": "m1"})


# Records and seats


def test_a_whole_record_is_for_a_match_that_is_over(client: Client) -> None:
    shown = client.ask("new", game="gouda", options={"markers": "1"}, seats=[{}, {}], seed="1")
    for _ in range(2):
        client.ask("draw", match=shown["match"])
    own = client.ask("record", match=shown["match"], viewer=1)["text"]
    assert own.count("~") == 1
    assert own.count("draw_") == 1
    assert client.ask("record", match=shown["match"])["text"].count("~") == 2
    assert client.refusal("record", match=shown["match"], whole=True) == ("record-secrets", {})
    assert client.refusal("record", match=shown["match"], viewer=2) == ("seat-unknown", {"seat": 2})


def test_how_many_may_play_follows_from_options(client: Client) -> None:
    infos = {info["id"]: info for info in client.ask("games")}
    assert sorted(infos["gouda"]["seats_for"]) == ["first", "markers"]
    assert sorted(infos["gouda"]["seats_for"]["first"]["5"]) == [5, 6]
    assert infos["point"]["seats_for"]["players"] == {"2": [2], "3": [3], "4": [4], "teams": [4]}
    assert infos["diaballik"]["seats_for"] == {}


# Opponents


def played_until_somebody_acts(client: Client, game: AnyGame, **params: Any) -> dict[str, Any]:
    view: dict[str, Any] = client.ask("new", game=game.ID, seed="5", **params)
    while view["actor"] == CHANCE:
        view = client.ask("draw", match=view["match"])
    return view


def test_an_opponent_is_handed_what_its_seat_knows_and_answers_what_it_does(client: Client, game: AnyGame) -> None:
    view = played_until_somebody_acts(client, game)
    match, seat = view["match"], view["actor"]
    observed = client.ask("observe", match=match, seat=seat)
    assert set(observed) == {"game", "options", "seats", "seat", "known"}
    thought = Client().ask("think", observed=observed, level=3, nodes=40, seed=1, lines=2)
    assert thought == Client().ask("think", observed=observed, level=3, nodes=40, seed=1, lines=2)
    assert set(thought) == {"choice", "lines", "values", "depth", "nodes", "rungs"}
    for line in thought["lines"]:
        assert all({"text", "kind", "parts"} <= set(step) for step in line["steps"])
    for step in thought["choice"]:
        assert client.ask("view", match=match)["actor"] == seat
        client.ask("play", match=match, step=step)
    values = client.ask("assess", observed=observed, nodes=20, seed=1)["values"]
    assert len(values) == len(view["seats"])
    assert sum(values) == pytest.approx(1)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"level": 0}, "level-unknown"),
        ({"level": 6}, "level-unknown"),
        ({"level": "3"}, "request-params"),
        ({"share": [1, 1]}, "request-params"),
        ({"share": [0]}, "request-params"),
        ({"share": ["0", "1"]}, "request-params"),
        ({"observed": 7}, "request-params"),
        ({"observed": {"game": "chess"}}, "game-unknown"),
    ],
)
def test_thinking_about_nonsense_is_refused(client: Client, change: dict[str, Any], code: str) -> None:
    view = client.ask("new", game="diaballik")
    observed = client.ask("observe", match=view["match"], seat=0)
    assert client.refusal("think", **{"observed": observed, "level": 3, "nodes": 5, **change})[0] == code


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"known": ""}, "observed-invalid"),
        ({"known": "nothing"}, "observed-invalid"),
        ({"seats": 5}, "request-params"),
        ({"seat": 2}, "request-params"),
        ({"options": {"movement": "flying"}}, "option-value"),
    ],
)
def test_an_observation_that_cannot_be_is_refused(client: Client, change: dict[str, Any], code: str) -> None:
    view = client.ask("new", game="diaballik")
    observed = {**client.ask("observe", match=view["match"], seat=0), **change}
    assert client.refusal("think", observed=observed, level=3, nodes=5)[0] == code
    assert client.refusal("assess", observed=observed)[0] == code


def test_somebody_else_may_play_on_in_a_seat(client: Client) -> None:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "opponent:3"}]
    handle = client.ask("new", game="diaballik", seats=seats)["match"]
    client.ask("play", match=handle, step="c7-c6")
    view = client.ask("reseat", match=handle, seat=1, kind="human")
    assert [seat["kind"] for seat in view["seats"]] == ["human", "human"]
    assert view["at"] == 1
    assert "seats human:Ada human:\n" in view["record"]
    assert client.refusal("reseat", match=handle, seat=2, kind="human")[0] == "seat-unknown"
    assert client.refusal("reseat", match=handle, seat=1, kind="ghost")[0] == "seat-kind"
    assert client.ask("view", match=handle)["seats"] == view["seats"]
