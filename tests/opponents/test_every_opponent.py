"""What holds for the opponents of every game: fair, legal, reproducible, never late for want of looking at the clock.

A game that is registered is tested here without being named; what its own opponent must find is tested beside its
rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import inf
from random import Random
from typing import Any

import pytest
from escale.core.errors import EscaleError
from escale.core.game import CHANCE, AnyGame, Hides
from escale.core.playout import random_player
from escale.opponents import budget as budgets
from escale.opponents.brain import Effort, Seen, brain
from escale.opponents.budget import Budget
from escale.opponents.choose import choose, think
from escale.opponents.levels import LEVELS, Level, pick
from escale.opponents.thought import Line, Thought
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.variety import possible_steps, variety

OPTION_SETS = 24  # looked at for each game
NODES = 30


def moments(game: AnyGame, count: int, most: int = 40) -> Iterator[tuple[dict[str, str], int, Any]]:
    """States in which a seat acts, with their options and number of seats, at all stages of random games."""
    for number, (options, seats) in enumerate(variety(game, count)):
        random = Random(number)
        pick_one, state = random_player(game, random), game.initial(options, seats)
        for _ in range(random.randrange(most)):
            after = game.play(state, pick_one(state))
            if game.to_act(after) is None:
                break
            state = after
        while game.to_act(state) == CHANCE:
            state = game.play(state, game.chance(state).draw(random))
        if game.to_act(state) is not None:
            yield options, seats, state


def seen_by(game: AnyGame, options: dict[str, str], seats: int, state: Any, seat: int | None = None) -> Seen:
    seat = game.to_act(state) if seat is None else seat  # type: ignore[assignment]
    assert isinstance(seat, int)
    return Seen(options, seats, seat, brain(game).observe(state, seat))


def follow(game: AnyGame, state: Any, line: Line) -> Any:
    """Play a line by the rules: every step is legal and the seat's own."""
    seat = game.to_act(state)
    assert line.steps
    for step in line.steps:
        assert game.to_act(state) == seat
        assert step in game.legal_steps(state)
        state = game.play(state, step)
    return state


def test_what_a_seat_knows_is_enough_to_act_on(game: AnyGame) -> None:
    """What is imagined from a seat's knowledge looks to the seat like the real thing, and can be played on."""
    mind = brain(game)
    for number, (options, seats, state) in enumerate(moments(game, OPTION_SETS)):
        for seat in range(seats):
            seen = seen_by(game, options, seats, state, seat)
            assert "\n" not in seen.known
            other = mind.imagine(seen, Random(number))
            assert game.to_act(other) == game.to_act(state)
            assert game.view(other, seat) == game.view(state, seat)
            if seat == game.to_act(state):
                assert game.legal_steps(other) == game.legal_steps(state)
            assert mind.observe(other, seat) == seen.known


def test_nothing_hidden_is_known(game: AnyGame) -> None:
    """In two worlds that differ only in what a seat may not know, it knows the same and chooses the same."""
    if not isinstance(game, Hides):
        assert brain(game).observe  # everything is open: there is nothing to hide
        return
    mind, compared = brain(game), 0
    for number, (options, seats, state) in enumerate(moments(game, 2 * OPTION_SETS)):
        seen = seen_by(game, options, seats, state)
        other = mind.imagine(seen, Random(number))
        compared += other != state
        assert seen_by(game, options, seats, other) == seen
        lines = [
            choose(game, one, 3, random=Random(7), nodes=NODES) for one in (seen, seen_by(game, options, seats, other))
        ]
        assert lines[0] == lines[1]
        follow(game, state, lines[0])
        follow(game, other, lines[0])
    assert compared > 5


@pytest.mark.parametrize("level", LEVELS)
def test_choices_are_legal_whatever_the_options(game: AnyGame, level: int) -> None:
    for number, (options, seats, state) in enumerate(islice(moments(game, OPTION_SETS), level - 1, None, 2)):
        seen = seen_by(game, options, seats, state)
        follow(game, state, choose(game, seen, level, random=Random(number), nodes=NODES))


def test_the_smallest_budget_gives_a_legal_choice(game: AnyGame) -> None:
    for number, (options, seats, state) in enumerate(moments(game, OPTION_SETS)):
        seen = seen_by(game, options, seats, state)
        follow(game, state, choose(game, seen, 5, random=Random(number), nodes=1))


def test_a_thought_is_in_order(game: AnyGame) -> None:
    """Several lines, best first, each legal and another; values of the seats that add up; known reasons."""
    mind, several = brain(game), 0
    for number, (options, seats, state) in enumerate(moments(game, OPTION_SETS // 2)):
        thought = think(game, seen_by(game, options, seats, state), 4, random=Random(number), nodes=4 * NODES, lines=2)
        assert len({line.steps for line in thought.lines}) == len(thought.lines)
        assert [line.value for line in thought.lines] == sorted((line.value for line in thought.lines), reverse=True)
        assert all(-1e-9 <= line.value <= 1 + 1e-9 for line in thought.lines)
        assert all(line.reason == "" or line.reason in mind.REASONS for line in thought.lines)
        for line in thought.lines:
            follow(game, state, line)
        several += len(thought.lines) > 1
        _share_out_one(thought.values, seats)
        _share_out_one(mind.assess(seen_by(game, options, seats, state), Budget(nodes=NODES), Random(number)), seats)
    assert several


def _share_out_one(values: tuple[float, ...], seats: int) -> None:
    assert len(values) == seats
    assert all(-1e-9 <= value <= 1 + 1e-9 for value in values)
    assert sum(values) == pytest.approx(1, abs=1e-6)


def test_what_is_over_is_known_to_be(game: AnyGame) -> None:
    """At the end of a game who has won expects all, and who has lost nothing."""
    for number, (options, seats) in enumerate(variety(game, 6)):
        random = Random(number)
        pick_one, state = random_player(game, random), game.initial(options, seats)
        while game.to_act(state) is not None:
            state = game.play(state, pick_one(state))
        outcome = game.outcome(state)
        assert outcome is not None
        values = brain(game).assess(seen_by(game, options, seats, state, 0), Budget(nodes=NODES), random)
        _share_out_one(values, seats)
        if outcome.winners:
            assert all(
                (value > 0.5 / len(outcome.winners)) == (seat in outcome.winners) for seat, value in enumerate(values)
            )


def test_the_same_seed_and_nodes_give_the_same_thought(game: AnyGame) -> None:
    for number, (options, seats, state) in enumerate(moments(game, 6)):
        seen = seen_by(game, options, seats, state)
        first, again = (think(game, seen, 5, random=Random(number), nodes=3 * NODES) for _ in range(2))
        assert first == again


def test_workers_that_share_the_work_look_at_all_of_it(game: AnyGame) -> None:
    """Each share gives legal lines and says after every depth what is best of it."""
    for number, (options, seats, state) in enumerate(moments(game, 4)):
        seen = seen_by(game, options, seats, state)
        for part in range(2):
            thought = think(game, seen, 5, random=Random(number), nodes=4 * NODES, share=(part, 2))
            follow(game, state, thought.lines[0])
            for _, steps in thought.rungs:
                follow(game, state, Line(steps, 0.5))


def test_the_clock_is_looked_at_often(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that only moves when it is looked at, a thought ends soon after its time: no long blind stretch."""
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return looks / 1000

    monkeypatch.setattr(budgets.time, "perf_counter", clock)
    for number, (options, seats, state) in enumerate(moments(game, 6)):
        looks = 0
        seen = seen_by(game, options, seats, state)
        budget = Budget(ms=20)
        thought = brain(game).think(seen, Effort(budget), Random(number))
        follow(game, state, thought.lines[0])
        assert looks <= 40


@given(st.data())
@settings(max_examples=60)
def test_what_nobody_can_know_is_refused(game: AnyGame, data: st.DataObject) -> None:
    options, seats, state = next(moments(game, 1))
    known = seen_by(game, options, seats, state).known
    at = data.draw(st.integers(0, len(known)))
    text = data.draw(
        st.sampled_from([known[:at] + known[at + 1 :], known[:at] + "x" + known[at:], known[:at], "", "?"])
    )
    try:
        other = brain(game).imagine(Seen(options, seats, 0, text), Random(1))
    except EscaleError as error:
        if error.reason.code != "observed-invalid":
            raise
        return
    assert game.to_act(other) in (None, CHANCE, *range(seats))
    possible_steps(game, other)


def test_levels_rise(game: AnyGame) -> None:
    """Each looks further than the one below, or errs less; the last one errs never."""
    levels = brain(game).LEVELS
    rising = [(level.depth or inf, -level.blur, level.nodes or inf) for level in levels]
    assert len(levels) == len(LEVELS)
    assert rising == sorted(rising)
    assert levels[0].blur > 0
    assert levels[-1].blur == 0
    assert levels[-1].nodes is None


def test_a_weak_level_errs_within_bounds() -> None:
    lines = tuple(Line((name,), value) for name, value in (("best", 0.8), ("near", 0.7), ("bad", 0.2)))
    thought = Thought(lines, (0.8, 0.2))
    taken = {pick(thought, Level(blur=0.1, slip=0.3), Random(seed)).steps[0] for seed in range(200)}
    assert taken == {"best", "near"}
    assert {pick(thought, Level(), Random(seed)).steps[0] for seed in range(20)} == {"best"}


def test_a_level_there_is_not_is_refused(game: AnyGame) -> None:
    options, seats, state = next(moments(game, 1))
    with pytest.raises(EscaleError, match="level-unknown"):
        think(game, seen_by(game, options, seats, state), 6, random=Random(1))
