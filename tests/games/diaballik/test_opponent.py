"""The opponents of Diaballik: what they know, that they see wins and stop losses, that they play by the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeAlias

import pytest
from escale.core.errors import EscaleError
from escale.core.options import check_options
from escale.games import diaballik
from escale.games.diaballik import evaluate, tuning
from escale.games.diaballik.fast import Board
from escale.games.diaballik.judge import HAND_SET, features, judge, weights_for, whole
from escale.games.diaballik.rules import DRAWN, FULL, WON_BY_ANTIJEU, State, starting
from escale.games.diaballik.squares import SIZE
from escale.games.diaballik.turns import ground
from escale.opponents.brain import Effort, Seen
from escale.opponents.budget import Budget
from escale.opponents.choose import choose
from escale.opponents.thought import Thought

Draw: TypeAlias = Callable[..., State]
Play: TypeAlias = Callable[[State, str], State]

OPTION_SETS = [
    {},
    {"start": "swapped", "first": "dark", "antijeu": "automatic", "opening": "short"},
    {"movement": "arashi"},
    {"movement": "arashi", "chasms": "two", "antijeu": "automatic"},
    {"movement": "arashi", "chasms": "four", "start": "swapped", "opening": "short"},
]
MOVEMENTS = [{}, {"movement": "arashi"}, {"movement": "arashi", "chasms": "four", "antijeu": "automatic"}]


def seen(state: State) -> Seen:
    return Seen(state.rules.options, 2, state.seat, evaluate.observe(state, state.seat))


def ask(state: State, nodes: int | None = 300, **how: Any) -> Thought:
    return evaluate.think(seen(state), Effort(Budget(nodes=nodes), **how), Random(1))


def follow(state: State, steps: tuple[Any, ...]) -> State:
    for step in steps:
        assert step in diaballik.legal_steps(state)
        state = diaballik.play(state, step)
    return state


def random_states(options: dict[str, str], seed: int) -> Iterator[State]:
    """Every state of a random game, in the middle of turns as well."""
    random = Random(seed)
    state = diaballik.initial(check_options(diaballik, options), 2)
    while not state.ended:
        yield state
        state = diaballik.play(state, random.choice(diaballik.legal_steps(state)))
    yield state


def scattered(options: dict[str, str], seed: int) -> Iterator[State]:
    """Positions with the pieces anywhere, as they stand when everything has come through: full of wins and threats."""
    random = Random(seed)
    rules = diaballik.initial(check_options(diaballik, options), 2).rules
    while True:
        at = random.sample([square for square in range(SIZE * SIZE) if not rules.chasms >> square & 1], 2 * SIZE)
        supports = (sum(1 << square for square in at[:SIZE]), sum(1 << square for square in at[SIZE:]))
        state = starting(rules, supports, (1 << at[0], 1 << at[SIZE]), random.randrange(2), FULL)
        if not state.ended:
            yield state


def ends_by_the_rules(state: State) -> dict[tuple[int, int], State]:
    """Where the rest of a turn can lead, found step by step: by supports and carrier, the state after it."""
    found: dict[tuple[int, int], State] = {}
    known, to_visit = {state}, [state]
    while to_visit:
        here = to_visit.pop()
        for step in diaballik.legal_steps(here):
            after = diaballik.play(here, step)
            if step.kind == "end" or after.ended:
                own = (here.mine, here.ball) if step.kind in ("end", "antijeu") else (after.mine, after.ball)
                if own not in found or after.ended:
                    found[own] = after
            elif after not in known:
                known.add(after)
                to_visit.append(after)
    return found


def can_win(state: State) -> bool:
    """Whether the side to play has a turn that wins, found step by step."""
    known, to_visit = {state}, [state]
    while to_visit:
        here = to_visit.pop()
        for step in diaballik.legal_steps(here):
            after = diaballik.play(here, step)
            if after.ended and state.seat in after.ended.winners:
                return True
            if step.kind != "end" and after not in known:
                known.add(after)
                to_visit.append(after)
    return False


# What a seat knows


@pytest.mark.parametrize("options", OPTION_SETS)
def test_what_is_observed_makes_the_same_state_again(options: dict[str, str]) -> None:
    for number, state in enumerate(random_states(options, 3)):
        if number % 7 == 0 or state.ended:
            again = evaluate.imagine(seen(state), Random(0))
            assert again == state
            assert diaballik.legal_steps(again) == diaballik.legal_steps(state)
            assert diaballik.view(again, state.seat) == diaballik.view(state, state.seat)


@pytest.mark.parametrize(
    "known",
    [
        "",
        "garbage",
        "wwwWwww/7/7/7/7/7/dddDddd w 2 1",
        "wwwWwww/7/7/7/7/7/dddDddd w 2 1|1|zz",
        "wwwWwww/7/7/7/7/7/dddDddd w 2 1|1|1.2.3",
        "wwwWwww/7/7/7/7/7/dddDddd w 2 1|1|7f.7f.1.1.0",
        "wwwWwww/7/7/7/7/7/dddDddd w 2 1|1|ffffffffffffffffffff.7f.1.1.0",
        "wwwWwww/7/7/7/7/7/dddDdd1 w 2 1|1|",
        "wwwWwww/7/7/7/7/7/dddDddd w 2 1|x|",
        "|".join(["9" * 5000] * 3),
    ],
)
def test_what_makes_no_sense_is_refused(known: str) -> None:
    options = check_options(diaballik, {})
    with pytest.raises(EscaleError) as caught:
        evaluate.think(Seen(options, 2, 0, known), Effort(Budget(nodes=10)), Random(1))
    assert caught.value.reason.code == "observed-invalid"


def test_only_the_side_to_play_is_asked(begin: Draw) -> None:
    state = begin()
    with pytest.raises(EscaleError):
        evaluate.think(Seen(state.rules.options, 2, 1, evaluate.observe(state, 1)), Effort(Budget(nodes=9)), Random(1))


# The ground it stands on


@pytest.mark.parametrize("options", OPTION_SETS)
def test_the_rest_of_a_turn_is_listed_as_by_the_rules(options: dict[str, str]) -> None:
    states = [state for state in random_states(options, 5) if not state.ended and not state.is_untouched]
    for state in Random(6).sample(states, 12):
        field = ground(state.rules)
        ends = field.ends(state.mine, state.theirs, state.ball, state.seat, state.left)
        listed = {(own, to) for to, sets in ends.items() for own in sets}
        assert listed == set(ends_by_the_rules(state))


@pytest.mark.parametrize("options", MOVEMENTS)
def test_wins_are_seen_without_listing_turns(options: dict[str, str]) -> None:
    found = set()
    positions = scattered(options, 1)
    for state in (next(positions) for _ in range(40)):
        wins = any(turn.outcome and state.seat in turn.outcome.winners for turn in Board(state).turns())
        assert judge(state.rules).wins(state.mine, state.theirs, state.ball, state.seat) == wins
        found.add(wins)
    assert found == {True, False}


@pytest.mark.parametrize(
    ("position", "wins"),
    [
        ("7/2W2w1/1w1ww1w/w3d1d/d6/7/1dD2dd d 2 1", True),  # three contacts
        ("7/2W2w1/1w1ww1w/w3d1d/7/d6/1dD2dd d 2 1", True),  # two, and a third one move away
        ("7/2W2w1/1w1ww1w/w5d/4d2/d6/1dD2dd d 2 1", True),  # one, and two supports one move away each
        ("7/2W2w1/1w1ww1w/w5d/7/7/ddDddd1 d 2 1", False),  # one, and everybody else too far
        ("7/2W2w1/1w1ww1w/w3d1d/7/7/ddD2dd d 2 1", True),  # two, and a third two moves away
    ],
)
def test_anti_game_within_reach_is_seen(position: str, wins: bool) -> None:
    for antijeu in ("announced", "automatic"):
        state = diaballik.parse_position(position, check_options(diaballik, {"antijeu": antijeu}), 2)
        assert judge(state.rules).wins(state.mine, state.theirs, state.ball, state.seat) == wins == can_win(state)


@pytest.mark.parametrize("options", MOVEMENTS)
def test_a_position_is_worth_the_sum_of_its_features(options: dict[str, str]) -> None:
    positions = scattered(options, 2)
    for state in (next(positions) for _ in range(60)):
        position, weights = state[1:6], weights_for(state.rules)
        total = sum(weights[kind][number] * count for kind, number, count in features(ground(state.rules), position))
        assert judge(state.rules).impression(*position) == total


# Wins and losses one turn ahead


@pytest.mark.parametrize("options", MOVEMENTS)
def test_every_win_in_one_turn_is_found(options: dict[str, str]) -> None:
    positions = (state for state in scattered(options, 7) if can_win(state))
    for number in range(25):
        state = next(positions)
        line = choose(diaballik, seen(state), 1 + number % 5, random=Random(number), nodes=200)
        after = follow(state, line.steps)
        assert after.ended
        assert state.seat in after.ended.winners
        assert line.reason == f"win-{after.ended.termination}"


@pytest.mark.parametrize("options", MOVEMENTS)
def test_every_loss_in_one_turn_that_can_be_stopped_is_stopped(options: dict[str, str]) -> None:
    """Checked by the rules alone: after the choice the other cannot win, or no turn at all keeps it from winning."""
    stopped = hopeless = 0
    threats = (state for state in scattered(options, 11) if is_threatened(state))
    for number in range(6 if options else 16):
        state, level = next(threats), 3 + number % 3
        nodes = evaluate.LEVELS[level - 1].nodes or 3000
        after = follow(state, choose(diaballik, seen(state), level, random=Random(number), nodes=nodes).steps)
        if not loses(after, state.seat):
            stopped += 1
            continue
        hopeless += 1
        ends = list(ends_by_the_rules(state).values())
        few = Random(number).sample(ends, min(len(ends), 60 if options else 1000))  # with arashi there are thousands
        assert all(loses(end, state.seat) for end in few)
    assert stopped >= 2
    assert hopeless >= 1


def is_threatened(state: State) -> bool:
    """Whether the other side could win at once if it were its turn, and the side to play cannot."""
    supports, balls = (state.mine, state.theirs), (state.ball, state.their_ball)
    if state.seat:
        supports, balls = supports[::-1], balls[::-1]
    other = starting(state.rules, supports, balls, 1 - state.seat, FULL)
    return not other.ended and can_win(other) and not can_win(state)


def loses(after: State, seat: int) -> bool:
    """Whether a side that has made its turn has lost, or the other can win at once."""
    return bool(after.ended.winners and seat not in after.ended.winners) if after.ended else can_win(after)


def test_a_turn_that_would_lose_by_automatic_anti_game_is_not_chosen(draw: Draw) -> None:
    state = diaballik.parse_position(
        "5w1/2W4/1w1ww1w/w3d1d/d6/7/1dD2dd w 2 1", check_options(diaballik, {"antijeu": "automatic"}), 2
    )
    lost = [after for after in ends_by_the_rules(state).values() if after.ended == WON_BY_ANTIJEU[1]]
    assert lost
    for level in (3, 4):
        line = choose(diaballik, seen(state), level, random=Random(level), nodes=400)
        assert follow(state, line.steps).ended is None


def test_the_forced_win_of_arashi_is_found(begin: Draw) -> None:
    """The forced win that the rules page boasts of, as a search finds it."""
    state = begin(movement="arashi", start="swapped")
    thought = ask(state, nodes=20_000, depth=3)
    assert thought.lines[0].reason == "win-forced"
    assert thought.lines[0].params["turns"] == 2


# In the middle of a turn


def test_a_turn_begun_is_ended(begin: Draw, play: Play) -> None:
    state = play(begin(), "c7-c6 c6-c5")
    for level in (1, 3):
        after = follow(state, choose(diaballik, seen(state), level, random=Random(1), nodes=300).steps)
        assert after.seat == 1
        assert after.theirs == state.mine  # no move was left


def test_nothing_left_but_to_end(begin: Draw, play: Play) -> None:
    state = play(begin(), "c7-c6 c6-c5 d7>e7")
    assert [diaballik.format_step(step) for step in ask(state).lines[0].steps] == ["end"]


def test_a_win_with_what_is_left_of_the_turn_is_found() -> None:
    options = check_options(diaballik, {})
    state = diaballik.parse_position("ww1ww1w/7/4d2/2W4/7/5wd/dd1dd1D w 1 1", options, 2)
    after = follow(state, ask(state).lines[0].steps)
    assert after.ended
    assert after.ended.winners == (0,)


# Repetition


def test_a_third_appearance_is_known_to_be_a_draw(begin: Draw, play: Play) -> None:
    there_and_back = "c7-c6 end c1-c2 end c6-c7 end c2-c1 end "
    state = play(begin(), there_and_back + "c7-c6 end c1-c2 end c6-c7 end")
    assert follow(state, (diaballik.parse_step("c2-c1"), diaballik.parse_step("end"))).ended == DRAWN
    lines = ask(state, nodes=5000, lines=1000, depth=2).lines
    drawing = [line for line in lines if follow(state, line.steps).ended == DRAWN]
    assert [(line.value, line.reason) for line in drawing] == [(0.5, "draw")]


# The frame


@pytest.mark.parametrize("options", OPTION_SETS)
def test_lines_are_played_by_the_rules_from_anywhere(options: dict[str, str]) -> None:
    for number, state in enumerate(random_states(options, 8)):
        if state.ended or number % 12:
            continue
        thought = ask(state, nodes=40, depth=(None, 1, 2)[number % 3], lines=1 + 4 * (number % 2))
        assert abs(sum(thought.values) - 1) < 1e-9
        values = [line.value for line in thought.lines]
        assert values == sorted(values, reverse=True)
        for line in thought.lines:
            after = follow(state, line.steps)
            assert after.ended or after.seat != state.seat
            assert line.reason in evaluate.REASONS
            assert 0 <= line.value <= 1


def test_one_node_is_enough_for_an_answer(begin: Draw) -> None:
    for options in ({}, {"movement": "arashi"}):
        state = begin(**options)
        assert follow(state, ask(state, nodes=1).lines[0].steps).seat == 1


def test_the_same_seed_and_nodes_make_the_same_choice(begin: Draw) -> None:
    for state in (begin(), begin(movement="arashi", chasms="two")):
        assert ask(state, nodes=1500, lines=3) == ask(state, nodes=1500, lines=3)


def test_depth_is_honoured(begin: Draw) -> None:
    assert ask(begin(), nodes=None, depth=1).depth == 1
    assert ask(begin(), nodes=None, depth=2).depth == 2


def test_several_that_share_the_turns_find_together_what_one_finds(begin: Draw, play: Play) -> None:
    state = play(begin(), "c7-c6 c6-c5 d7>e7 end")
    alone = ask(state, nodes=None, depth=2)
    parts = [ask(state, nodes=None, depth=2, share=(number, 3)) for number in range(3)]
    for rung in range(2):
        value = max(part.rungs[rung][0] for part in parts)
        assert value == pytest.approx(alone.rungs[rung][0], abs=0.02)
    first_turns = {part.lines[0].steps for part in parts}
    assert len(first_turns) == 3
    assert alone.lines[0].steps in {steps for part in parts for _, steps in part.rungs}


def test_more_shares_than_turns_leave_everyone_something(begin: Draw, play: Play) -> None:
    state = play(begin(), "c7-c6 c6-c5 d7>e7")
    assert ask(state, share=(5, 8)).lines


def test_what_is_expected_adds_up_and_knows_the_end() -> None:
    for number, state in enumerate(random_states({}, 9)):
        if state.ended:
            winner = state.ended.winners[0]
            values = evaluate.assess(seen(state), Budget(nodes=100), Random(1))
            assert values[winner] == 1
            assert values[1 - winner] == 0
        elif number % 40 == 0:
            for seat in (0, 1):
                known = Seen(state.rules.options, 2, seat, evaluate.observe(state, seat))
                assert sum(evaluate.assess(known, Budget(nodes=100), Random(1))) == pytest.approx(1)


def test_the_greedy_player_takes_wins_and_sees_losses() -> None:
    for state in scattered({}, 13):
        after = follow(state, evaluate.greedy(state, Random(1)))
        if can_win(state):
            assert after.ended
            break
        assert loses(after, state.seat) <= all(loses(end, state.seat) for end in ends_by_the_rules(state).values())


# Learning


def test_learning_can_be_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "NODES", dict.fromkeys(tuning.NODES, 30))
    monkeypatch.setattr(tuning, "LONGEST", 30)
    told: list[str] = []
    first = tuning.tune(10, "x", told.append)
    assert first == tuning.tune(10, "x", lambda _: None)
    assert len(told) == 3 + 2  # rounds with shizukana, rounds with arashi
    assert first != tuning.tune(10, "y", lambda _: None)


def test_a_lever_moves_its_own_kind_of_weights_and_takes_none_below_nothing() -> None:
    still = [0.0] * len(tuning.LEVERS)
    assert whole(tuning.weights(still)) == whole(HAND_SET)
    for number, (kind, _) in enumerate(tuning.LEVERS):
        for far in (1.0, -100.0):
            moved = tuning.weights([*still[:number], far, *still[number + 1 :]])
            assert {other for other in moved if list(moved[other]) != list(HAND_SET[other])} <= {kind}
            assert far < 0 or moved[kind] != list(HAND_SET[kind])
            assert kind not in ("passes", "free", "mine", "theirs") or min(moved[kind]) >= 0


def test_weights_are_whole_and_leads_rise(begin: Draw) -> None:
    """As the judge needs them."""
    for movement in ("shizukana", "arashi"):
        weights = weights_for(begin(movement=movement).rules)
        assert {kind: len(of) for kind, of in weights.items()} == {kind: len(of) for kind, of in HAND_SET.items()}
        assert all(type(weight) is int for of in weights.values() for weight in of)
        assert list(weights["lead"]) == sorted(weights["lead"])
