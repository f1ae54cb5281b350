"""Gouda's opponents: what they know, that they follow the rules, and that they use dice and markers with sense."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from escale.core.errors import EscaleError
from escale.core.game import CHANCE
from escale.core.options import check_options
from escale.core.playout import random_player
from escale.games import gouda
from escale.games.gouda import evaluate, tuning
from escale.games.gouda.knowing import sample
from escale.games.gouda.plain import plain_turn
from escale.games.gouda.rolls import Turn
from escale.games.gouda.selfplay import play_on
from escale.games.gouda.state import State
from escale.games.gouda.steps import LETTERS, OF_EACH, Step, sort_markers
from escale.games.gouda.table import Table
from escale.games.gouda.worth import Worth, prior
from escale.opponents.brain import Seen
from escale.opponents.budget import Budget
from escale.opponents.choose import choose, think
from escale.opponents.levels import LEVELS
from escale.opponents.thought import Thought

from tests.games.gouda.conftest import At

# Every option and every number of seats is in one of them.
GAMES = (
    ({}, 2),
    ({"markers": "3"}, 4),
    ({"markers": "set", "cheeses": "3", "first": "2"}, 5),
    ({"markers": "5", "scattered": "on"}, 3),
    ({"cheeses": "6", "markers": "1"}, 6),
)


def moments(given: dict[str, str], seats: int, limit: int = 120) -> Iterator[State]:
    """Moments of a random game in which markers are played now and then."""
    random = Random(f"{given}/{seats}")
    state = gouda.initial(check_options(gouda, given), seats)
    pick = random_player(gouda, random)
    for _ in range(limit):
        yield state
        if gouda.to_act(state) is None:
            return
        bold = state.phase in ("react", "close") and random.random() < 0.3
        state = gouda.play(state, random.choice(list(gouda.legal_steps(state))) if bold else pick(state))
    yield state


def seen_by(state: State, seat: int, given: dict[str, str] | None = None) -> Seen:
    return Seen(check_options(gouda, given or {}), state.seats, seat, evaluate.observe(state, seat))


def thought(state: State, given: dict[str, str], nodes: int = 1500, **wanted: object) -> Thought:
    """What level 5 thinks of a moment."""
    seat = gouda.to_act(state)
    assert isinstance(seat, int)
    return think(gouda, seen_by(state, seat, given), 5, random=Random(3), nodes=nodes, **wanted)  # type: ignore[arg-type]


def first(state: State, nodes: int = 1500, **given: str) -> str:
    """The first step of what level 5 does."""
    return gouda.format_step(thought(state, given, nodes).lines[0].steps[0])


# What is known


@pytest.mark.parametrize(("given", "seats"), GAMES)
def test_what_a_seat_imagines_agrees_with_what_it_sees(given: dict[str, str], seats: int) -> None:
    random = Random(1)
    for number, state in enumerate(moments(given, seats)):
        seat = number % seats
        imagined = evaluate.imagine(seen_by(state, seat, given), random)
        assert gouda.view(imagined, seat) == gouda.view(state, seat)
        assert gouda.to_act(imagined) == gouda.to_act(state)
        if gouda.to_act(state) == seat:
            assert gouda.legal_steps(imagined) == gouda.legal_steps(state)
        assert imagined._replace(hands=()) == state._replace(hands=())
        assert imagined.hands[seat] == state.hands[seat]


def other_world(state: State, seat: int, random: Random) -> State:
    """The same with other markers in hands the seat does not see."""
    hands = [
        hand if one == seat else sort_markers("".join(random.choices(LETTERS, k=len(hand))))
        for one, hand in enumerate(state.hands)
    ]
    return state._replace(hands=tuple(hands))


@pytest.mark.parametrize(("given", "seats"), [game for game in GAMES if "markers" in game[0]])
def test_hidden_markers_make_no_difference_to_a_choice(given: dict[str, str], seats: int) -> None:
    random, compared = Random(2), 0
    for number, state in enumerate(moments(given, seats)):
        seat = gouda.to_act(state)
        if not isinstance(seat, int) or number % 9:
            continue
        other = other_world(state, seat, random)
        assert evaluate.observe(other, seat) == evaluate.observe(state, seat)
        compared += other != state
        lines = [
            choose(gouda, seen_by(one, seat, given), 5, random=Random(number), nodes=300) for one in (state, other)
        ]
        assert lines[0] == lines[1]
    assert compared > 2


def test_markers_are_sampled_from_those_that_can_be_there() -> None:
    random, held = Random(4), dict.fromkeys(LETTERS, 0)
    for _ in range(300):
        hands = sample("aaa", 1, [3, 3, 3], [(0, "a"), (2, "a")], False, random)
        assert hands[1] == "aaa"
        assert [len(hand) for hand in hands] == [3, 3, 3]
        assert "a" not in hands[0] + hands[2]
        assert all((hands[0] + hands[2]).count(letter) <= OF_EACH for letter in LETTERS)
        for letter in hands[0] + hands[2]:
            held[letter] += 1
    assert held.pop("a") == 0
    assert min(held.values()) > 0.8 * 1800 / 5
    full = sample("riwtae", 0, [6, 5], [(1, "t")], True, random)
    assert full == ["riwtae", "riwae"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "5M0/5M0 1 from knows=",
        "5M0/5M0 1 from knows=9/9",
        "5M0/5M0 1 from knows=a/3/3",
        "5M0/5M0 1 from knows=3/a",
        "5M0/5M0 1 from knows=aaaaaa/3",
        "5M0/5M0 1 from hands=a/a",
        "5M0/5M0 7 from",
        "5M0/5M0 1 react at=M0 dice=gg asked=1 stack=0:x-y knows=a/1",
        "5M0/5M0 1 from" + " " * 5000,
    ],
)
def test_an_observation_that_cannot_be_is_refused(text: str) -> None:
    seen = Seen(check_options(gouda, {"markers": "3"}), 2, 0, text)
    with pytest.raises(EscaleError) as refused:
        evaluate.imagine(seen, Random(1))
    assert refused.value.reason.code == "observed-invalid"


# Tables


@pytest.mark.parametrize(("given", "seats"), GAMES)
def test_a_game_on_a_table_follows_the_rules(given: dict[str, str], seats: int) -> None:
    """Every step that quick players make on a table is legal, and brings the state to what the table shows."""
    random = Random(5)
    options = check_options(gouda, given)
    state = tuning.set_up(options, seats, random)
    table, hands, log = Table(state), list(state.hands), list[Step]()
    worth = Worth(prior(table.festival), table.festival)
    for number, mover in enumerate(play_on(table, hands, state.seat, worth, random, 0.2, log)):
        state = follow(state, log)
        log.clear()
        assert (state.phase, state.seat) == ("from", mover)
        assert same(table, state)
        assert list(state.hands) == hands
        if number > 25:
            return
    state = follow(state, log)
    ended = gouda.outcome(state)
    assert ended
    assert ended.winners == (table.winner(),)


def follow(state: State, steps: list[Step]) -> State:
    for step in steps:
        if gouda.to_act(state) == CHANCE:
            assert gouda.chance(state).allows(step)
        else:
            assert step in gouda.legal_steps(state)
        state = gouda.play(state, step)
    return state


def same(table: Table, state: State) -> bool:
    fresh = Table(state)
    return all(getattr(table, name) == getattr(fresh, name) for name in ("mice", "totals", "cheeses", "left", "eaten"))


@pytest.mark.parametrize("festival", [False, True])
def test_what_is_learned_is_what_is_looked_up(festival: bool) -> None:
    """Two accounts of the same numbers: the features that learning moves, and the values that thinking reads."""
    random = Random(6)
    options = check_options(
        gouda, {"cheeses": "3", "scattered": "on", "markers": "3"} if festival else {"markers": "3"}
    )
    state = tuning.set_up(options, 3, random)
    table = Table(state)
    worth = Worth([random.uniform(-1, 1) for _ in prior(festival)], festival)
    worth.numbers[-1] = worth.spoil = 0.7
    lesson = tuning.Lesson(worth, random)
    mover = 0
    for _ in range(60):
        plain_turn(table, mover, random, 0.3)
        if table.winner() is not None:
            break
        mover = table.following(mover)
        moment = tuning.moment(worth, table, mover, list(state.hands))
        values = worth.values(table, mover, worth.held(list(state.hands)))
        assert lesson.guess(moment) == pytest.approx(values)
        turn = Turn(table, worth, worth.held(list(state.hands)), mover, Budget())
        for place in table.places(mover):
            made = turn.made(place, 1, 0)
            done = [(owner, to, table.move(place, owner, to)) for _, owner, to in made.uses]
            if not made.over:
                after = worth.values(table, table.following(mover), worth.held(list(state.hands)))
                assert made.values == pytest.approx(after)
            for owner, to, ate in reversed(done):
                table.back(place, owner, to, ate)


# Legality, determinism, shares


@pytest.mark.parametrize(("given", "seats"), GAMES)
def test_every_line_is_legal_and_goes_on_until_another_acts(given: dict[str, str], seats: int) -> None:
    for number, state in enumerate(moments(given, seats)):
        seat = gouda.to_act(state)
        if not isinstance(seat, int) or number % 6:
            continue
        level = LEVELS[number // 6 % 5]
        nodes = (1, 20, 200)[number // 6 % 3]
        result = think(gouda, seen_by(state, seat, given), level, random=Random(number), nodes=nodes, lines=3)
        assert sum(result.values) == pytest.approx(1)
        assert len(result.values) == seats
        for line in result.lines:
            assert line.reason in evaluate.REASONS
            after = state
            for step in line.steps:
                assert gouda.to_act(after) == seat
                assert step in gouda.legal_steps(after)
                after = gouda.play(after, step)
            assert gouda.to_act(after) != seat
        values = evaluate.assess(seen_by(state, seat, given), Budget(nodes=nodes), Random(1))
        assert sum(values) == pytest.approx(1)
        assert len({line.steps for line in result.lines}) == len(result.lines)


def test_thinking_is_the_same_with_the_same_seed_and_nodes(at: At) -> None:
    for text in (
        "2M1+2M2+M3/3M1+M2+M3/M1+2M2+2F1 1 from hands=ra/iw/t",
        "2M1+2M2+M3/3M1+M2+M3/M1+2M2+2F1 3 react at=F1 dice=gy asked=1 hands=ra/iw/t",
    ):
        state = at(text, markers="3")
        one, other = (thought(state, {"markers": "3"}, 900, lines=3) for _ in range(2))
        assert one == other


def test_shares_together_find_what_one_worker_finds(at: At) -> None:
    state = at("2M1+2M2+M3/3M1+M2+M3 1 from")
    whole = thought(state, {}, 10**6)
    parts = [thought(state, {}, 10**6, share=(number, 3)) for number in range(3)]
    assert all(part.rungs for part in parts)
    rung = min(len(part.rungs) for part in parts) - 1
    assert max(part.rungs[0] for part in parts) == whole.rungs[0]
    assert {part.rungs[rung][1][0] for part in parts} <= set(gouda.legal_steps(state))
    assert len({part.rungs[0][1] for part in parts}) == 3


def test_a_budget_of_one_node_still_gives_a_line(at: At) -> None:
    for text in ("5M0/5M0 1 from", "2F1+3M0/2F1+3M0 1 apply at=F1 dice=ggrr", "5M0/- 1 place asked=2"):
        assert thought(at(text), {}, nodes=1).lines[0].steps


def test_assessing_a_game_that_is_over_names_the_winner(at: At) -> None:
    state = at("T+4M0/5M0 1 over")
    assert evaluate.assess(seen_by(state, 1), Budget(), Random(1)) == (1.0, 0.0)


# Sense


def test_it_goes_for_the_table_with_the_most_dice(at: At) -> None:
    assert first(at("F1+F2+3M0/2F2+3M0 1 from")) == "from F2"
    assert first(at("F1+F2+3M3/F1+4M0 1 from")) == "from F1"


def test_it_wins_at_once(at: At) -> None:
    for level in LEVELS[1:]:
        state = at("F1+4M0/F1+4M0 1 apply at=F1 dice=gr")
        line = choose(gouda, seen_by(state, 0), level, random=Random(1))
        assert gouda.format_step(line.steps[0]) == "g1 T"
    assert thought(state, {}).lines[0].reason == "wins"


def test_greens_are_for_the_own_mice_and_reds_for_the_others(at: At) -> None:
    state = at("M3+4M0/M3+4M0 1 apply at=M3 dice=g")
    assert first(state) == "g1 M4"
    state = at("M3+4M0/M3+4M0 1 apply at=M3 dice=r")
    assert first(state) in ("r2 M2", "r2 S2")


def test_it_stops_a_roll_that_wins(at: At) -> None:
    """Seat 1 is about to win; seat 2 is the last that can do something about it."""
    board = "F1+4M0/M4+2M3+2M2 1 react at=F1 dice=g asked=2 "
    assert first(at(board + "hands=-/a", markers="1"), markers="1") in ("annul g", "annul roll")
    assert first(at(board + "hands=-/w", markers="1"), markers="1") == "worsen g"
    assert first(at(board + "hands=-/r", markers="1"), markers="1") == "reroll g"
    assert first(at(board + "hands=-/t", markers="1"), markers="1").startswith("transfer")
    assert thought(at(board + "hands=-/a", markers="1"), {"markers": "1"}).lines[0].reason == "stops-win"


def test_reasons_of_markers_tell_whose_win_they_are_about(at: At) -> None:
    crowd = "F1+4M0/F1+4M3 1 react at=F1 dice=gy asked=2 hands=-/w"  # it is seat 1 that would choose its own mouse
    assert reasons(at(crowd, markers="1"))["worsen g"] == "stops-win"
    spoiled = "F1+4M0/M4+2M3+2M2 1 react at=F1 dice=g asked=1 stack=2:worsen-g hands=a/-"
    assert reasons(at(spoiled, markers="1"))["annul"] == "makes-win"
    threat = "F1+4M0/M4+2M3+2M2 1 react at=F1 dice=y asked=2 stack=1:improve-y hands=-/a"
    assert reasons(at(threat, markers="1"))["annul"] == "stops-win"
    nothing = "5M0/5M0 1 react at=M0 dice=gyyyy asked=1 stack=2:worsen-g hands=a/-"
    assert reasons(at(nothing, markers="1"))["annul"] == "annuls"


def reasons(state: State) -> dict[str, str]:
    """The reason given for every first step that is considered."""
    lines = thought(state, {"markers": "1"}, lines=8).lines
    return {gouda.format_step(line.steps[0]): line.reason for line in lines}


def test_it_makes_its_own_roll_win(at: At) -> None:
    board = "F1+4M0/M4+2M3+2M2 1 react at=F1 dice=y asked=1 "
    assert first(at(board + "hands=i/-", markers="1"), markers="1") == "improve y"
    assert thought(at(board + "hands=i/-", markers="1"), {"markers": "1"}).lines[0].reason == "makes-win"
    urgent = "F1+4M0/4F2+M3 1 react at=F1 dice=y asked=1 hands=r/-"  # kept, it would save fewer games than it wins
    assert first(at(urgent, markers="1"), markers="1") == "reroll y"


def test_it_annuls_a_marker_that_hurts_and_no_other(at: At) -> None:
    spoiled = "F1+4M0/M4+2M3+2M2 1 react at=F1 dice=g asked=1 stack=2:worsen-g hands=a/-"
    assert first(at(spoiled, markers="1"), markers="1") == "annul"
    threat = "F1+4M0/M4+2M3+2M2 1 react at=F1 dice=y asked=2 stack=1:improve-y hands=-/a"
    assert first(at(threat, markers="1"), markers="1") == "annul"
    harmless = "5M0/5M0 1 react at=M0 dice=yyyyg asked=2 stack=1:improve-y hands=-/a"
    assert first(at(harmless, markers="1"), markers="1") == "decline"


def test_it_keeps_its_markers_while_nothing_is_at_stake(at: At) -> None:
    for hand in LETTERS:
        state = at(f"5M0/5M0/5M0 1 react at=M0 dice=gyyrr asked=2 hands=-/{hand}/-", markers="1")
        assert first(state, markers="1") == "decline"
    state = at("F1+4M0/M4+2M3+2M2 1 react at=F1 dice=y asked=2 hands=-/a", markers="1")
    assert first(state, markers="1") == "decline"


def test_it_takes_another_turn_when_that_may_win(at: At) -> None:
    state = at("2F1+3M0/2F2+3M3 1 close asked=1 hands=e/-", markers="1")
    assert first(state, markers="1") == "extra F1"


def test_it_places_its_mice(at: At) -> None:
    line = thought(at("-/- 1 place asked=1"), {}).lines[0]
    assert line.steps[0].kind == "mice"
    assert line.reason in ("together", "spread")


# Learning


def test_learning_is_reproducible(monkeypatch: pytest.MonkeyPatch) -> None:
    """A little of it: two kinds of games, the second number of seats going on from the first."""
    monkeypatch.setattr(tuning, "PLAN", (("race", 2, 0.6, 0.1), ("race", 3, 0.2, 0.1)))
    told: list[str] = []
    one, other = (tuning.tune(20, "1", told.append) for _ in range(2))
    assert one == other
    assert one["race"]["2"] != [round(number, 3) for number in prior(False)]
    assert set(one["race"]) == {"2", "3"}
    assert len(told) == 8


def test_there_are_numbers_for_every_kind_of_game() -> None:
    for seats in range(2, 7):
        for festival in (False, True):
            assert len(evaluate.worth_for(seats, festival).numbers) == len(prior(festival))
