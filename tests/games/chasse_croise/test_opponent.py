"""The opponent: its turns are those of the rules, it sees what there is to see, it keeps to what it was given."""

from __future__ import annotations

from math import exp, sqrt
from random import Random

import pytest
from escale.core.errors import EscaleError
from escale.core.options import check_options
from escale.games import chasse_croise as game
from escale.games.chasse_croise import evaluate as mind
from escale.games.chasse_croise.advice import dangers, reason
from escale.games.chasse_croise.lanes import ROLLS, Places, turns, with_lane_zero
from escale.games.chasse_croise.race import PAWNS, Race, after, solve, states
from escale.games.chasse_croise.replies import Replies
from escale.games.chasse_croise.rules import END, State, Step
from escale.games.chasse_croise.tuning import learn, steepest
from escale.games.chasse_croise.turns import threats
from escale.games.chasse_croise.turns import turns as turns_by_the_rules
from escale.games.chasse_croise.value import Curve, Shape, Value, value
from escale.opponents.brain import Effort, Seen
from escale.opponents.budget import Budget
from escale.opponents.choose import choose, think

from .test_brute import random_state


def sides(state: State) -> tuple[Places, Places]:
    return with_lane_zero(state.pawns[state.seat]), with_lane_zero(state.pawns[1 - state.seat])


def seen(state: State) -> Seen:
    options = check_options(game, {"lanes": str(state.lanes)})
    return Seen(options, 2, state.seat, mind.observe(state, state.seat))


def position(text: str, lanes: int = 5) -> State:
    return game.parse_position(text, check_options(game, {"lanes": str(lanes)}))


def played(state: State, steps: tuple[Step, ...]) -> State:
    """The state after a line; every step of it must be legal, and nothing of the turn be left."""
    for step in steps:
        assert game.to_act(state) == state.seat
        assert step in game.legal_steps(state)
        mover, state = state.seat, game.play(state, step)
    assert state.ended or state.seat != mover
    return state


# Turns and answers


@pytest.mark.parametrize("lanes", [5, 7, 10])
def test_the_turns_are_those_of_the_rules(lanes: int) -> None:
    random = Random(lanes)
    for _ in range(60):
        state = random_state(random, lanes)
        found = turns(*sides(state), state.dice)
        expected = {(end.pawns[state.seat], end.pawns[1 - state.seat]) for end in turns_by_the_rules(state)}
        assert {(turn.me[1:], turn.you[1:]) for turn in found} == expected
        assert len(found) == len(expected)
        for turn in found[::9]:
            end = played(state, turn.steps)
            assert (end.pawns[state.seat], end.pawns[1 - state.seat]) == (turn.me[1:], turn.you[1:])
            assert turn.won == bool(end.ended)


@pytest.mark.parametrize("lanes", [5, 7, 10])
def test_the_answers_to_a_roll_are_turns_and_worth_what_they_say(lanes: int) -> None:
    """What is put together from single moves agrees with whole turns; little is lost by overlooking a better one."""
    random, judge = Random(lanes), Value(lanes, Shape(lanes).guess())
    rolls, overlooked = 0, 0.0  # points
    for _ in range(12):
        me, you = sides(random_state(random, lanes))
        replies = Replies(judge, me, you)
        for number, roll in enumerate(ROLLS):
            found = {(turn.me, turn.you): turn for turn in turns(me, you, roll)}
            answers = [replies.best(number), *replies.several(number, 4)]
            assert all((answer.me, answer.you) in found for answer in answers)
            assert answers[0].won == any(turn.won for turn in found.values())
            if not answers[0].won:
                for answer in answers:
                    assert answer.points == pytest.approx(judge.points(answer.me, answer.you))
                rolls += 1
                overlooked += max(judge.points(*two) for two in found) - answers[0].points
    assert overlooked <= 0.03 * rolls


def test_a_position_is_worth_the_same_from_either_side() -> None:
    """Red and White play the same game; and what I hope for you have to fear."""
    state = position("0,3,5,0,6/2,0,6,4,0 red - 9")
    red = mind.assess(seen(state), Budget(nodes=1), Random(0))
    mirrored = state._replace(pawns=state.pawns[::-1], seat=1)
    assert mind.assess(seen(mirrored), Budget(nodes=1), Random(0)) == pytest.approx(red[::-1])
    assert sum(red) == pytest.approx(1)


# The last pawns


@pytest.fixture(scope="module")
def tables() -> Race:
    return Race(5, solve(5))


def test_the_tables_that_ship_are_those_that_are_worked_out(tables: Race) -> None:
    shipped = value(5).race
    assert shipped
    assert all(shipped.chance(one, (3,)) == tables.chance(one, (3,)) for one in states(5)[1:])


def test_one_pawn_one_step_from_home() -> None:
    """Eleven of 36 rolls have a 1; 2-1 has it anyway; 3-2, 4-3, 5-4 go back and on: 19 of 36 are done in one turn."""
    assert solve(5)[states(5).index((1,))][0] == round(1000 * 19 / 36)


def test_the_race_turns_are_those_of_the_rules_without_anybody_in_the_way() -> None:
    """A fourth pawn stays at home in the tables; nothing else is left out."""
    random = Random(1)
    for _ in range(40):
        ways = tuple(sorted(random.randint(1, 6) for _ in range(random.randint(1, PAWNS))))
        red = tuple(6 - way for way in ways) + (6,) * (5 - len(ways))
        roll = random.choice(ROLLS)
        state = State((red, (0,) * 5), 0, roll, roll, None, 1)
        ends = [sorted(6 - at for at in end.pawns[0] if at < 6) for end in turns_by_the_rules(state)]
        homes = [all(at == 6 for at in end.pawns[0][PAWNS:]) for end in turns_by_the_rules(state)]
        assert after(ways, roll, 5) == {tuple(end) for end, stays in zip(ends, homes, strict=True) if stays}


def test_who_has_less_to_go_wins_the_race_more_often(tables: Race) -> None:
    assert tables.chance((2,), (6, 6)) > 0.7 > tables.chance((2,), (2,)) > tables.chance((6, 6), (2,))
    assert tables.chance((2,), (2,)) < 0.5  # the other side rolls first


# Thinking


OPTIONS = [{"lanes": lanes, "first": first} for lanes in ("10", "7", "5") for first in ("roll", "red", "white")]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options.values()))
def test_whole_games_with_every_option(options: dict[str, str]) -> None:
    """Observations tell all; lines are legal at any level, also where nearly nothing may be thought."""
    random = Random(str(options))
    full = check_options(game, options)
    state = game.initial(full)
    moment = 0
    while (actor := game.to_act(state)) is not None and moment < 60:
        moment += 1
        at = Seen(full, 2, 0, mind.observe(state, 0))
        assert mind.imagine(at, random) == state
        assert sum(mind.assess(at, Budget(nodes=1), random)) == pytest.approx(1)
        if not isinstance(actor, int) or actor < 0:
            state = game.play(state, game.chance(state).draw(random))
            continue
        mine = Seen(full, 2, actor, mind.observe(state, actor))
        level, nodes = random.choice([(1, 1), (2, 5), (3, 3), (4, 1), (5, 4)])
        state = played(state, choose(game, mine, level, random=random, nodes=nodes).steps)
    assert mind.assess(Seen(full, 2, 0, mind.observe(state, 0)), Budget(nodes=1), random)


def test_in_the_middle_of_a_turn_it_finishes_the_turn() -> None:
    random = Random(5)
    for _ in range(25):
        state = random_state(random, random.choice([5, 7, 10]))
        played(state, choose(game, seen(state), 5, random=random, nodes=2).steps)


@pytest.mark.parametrize(
    "known",
    [
        "",
        "nonsense",
        "0,0,0,0,0/0,0,0,0,0 red 6-3",
        "1,2/3 red - 1",
        "0," * 5000,
        "0,0,0,0,0/0,0,0,0,0 blue 6-3 1",
        "é",
    ],
)
def test_an_observation_that_makes_no_sense_is_refused(known: str) -> None:
    at = Seen(check_options(game, {"lanes": "7"}), 2, 0, known)
    with pytest.raises(EscaleError, match="observed-invalid"):
        mind.imagine(at, Random(0))
    with pytest.raises(EscaleError, match="observed-invalid"):
        mind.assess(at, Budget(nodes=1), Random(0))


def test_it_thinks_only_when_it_acts() -> None:
    for text in ("0,0,0,0,0/0,0,0,0,0 white 6-3 2", "0,0,0,0,0/0,0,0,0,0 red - 2", "6,6,6,6,6/0,0,0,0,0 red 6-3:3 2"):
        at = Seen(check_options(game, {"lanes": "5"}), 2, 0, text)
        with pytest.raises(EscaleError, match="observed-invalid"):
            mind.think(at, Effort(Budget(nodes=9)), Random(0))


@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_it_wins_when_it_can(level: int) -> None:
    random = Random(level)
    for text in (
        "6,6,6,6,5/5,6,6,6,6 red 6-1 30",  # the 1 at once
        "6,6,6,6,5/5,6,6,6,6 red 3-2 30",  # back two and on three
        "6,6,4,6,2/0,0,2,6,6 red 4-2 30",  # two pawns
        "6,6,6,6,0/0,0,2,6,6 red 5-1 30",  # one pawn with both dice, over the crossing with nobody on it
    ):
        state = position(text)
        assert played(state, choose(game, seen(state), level, random=random, nodes=20).steps).ended
        parts = [think(game, seen(state), level, random=random, nodes=20, share=(n, 2)) for n in range(2)]
        assert all(part.rungs[-1][0] == 1 for part in parts)


def test_it_hits_the_pawn_that_would_win_the_race() -> None:
    """White is sure to be home in a turn or two; the pawn of lane 5 stands one step before Red's pawn of that lane."""
    state = position("6,6,6,0,2/6,6,5,6,6 red 1-1 30")
    thought = think(game, seen(state), 5, random=Random(1), nodes=60, lines=3)
    assert thought.lines[0].reason == "hit"
    assert thought.lines[0].params == {"lane": 3, "points": 5}
    assert played(state, thought.lines[0].steps).pawns[1][2] == 0
    assert thought.lines[0].value > thought.lines[-1].value


def test_the_same_seed_and_nodes_give_the_same_thought() -> None:
    random = Random(7)
    for _ in range(3):
        state = random_state(random, 10)._replace(dice=(5, 2), rolled=(5, 2))
        first, second = (think(game, seen(state), 5, random=Random(3), nodes=40, lines=4) for _ in range(2))
        assert first == second
        assert first.nodes <= 41


def test_lines_are_looked_at_equally_deep_and_values_add_up() -> None:
    state = random_state(Random(11), 7)._replace(dice=(6, 4), rolled=(6, 4), seat=1)
    thought = mind.think(seen(state), Effort(Budget(), depth=2, lines=6), Random(0))
    assert thought.depth == 2
    assert len(thought.lines) == len({line.steps for line in thought.lines}) == 6
    values = [line.value for line in thought.lines]
    assert values == sorted(values, reverse=True)
    assert thought.values == pytest.approx((1 - values[0], values[0]))
    for line in thought.lines:
        end = played(state, line.steps)
        answer = Replies(value(7), with_lane_zero(end.pawns[0]), with_lane_zero(end.pawns[1]))
        assert line.value == pytest.approx(1 - answer.chance())


def test_several_together_find_what_one_finds_alone() -> None:
    """Each looks at a part of the turns; at the deepest rung that all have, the best value is the best of all."""
    state = random_state(Random(13), 7)._replace(dice=(6, 4), rolled=(6, 4))
    alone = mind.think(seen(state), Effort(Budget(), depth=2), Random(0))
    parts = [mind.think(seen(state), Effort(Budget(), depth=2, share=(n, 3)), Random(0)) for n in range(3)]
    assert [len(part.rungs) for part in parts] == [2, 2, 2]
    assert len({part.lines[0].steps for part in parts}) == 3
    together = max(part.rungs[1] for part in parts)
    assert together[0] == pytest.approx(alone.lines[0].value)
    assert together[1] == alone.lines[0].steps
    assert max(part.rungs[0][0] for part in parts) == pytest.approx(alone.rungs[0][0])


def test_depth_three_sees_more_than_depth_two() -> None:
    state = position("6,6,4,6,2/0,0,5,6,6 red 6-6 30")
    deep = mind.think(seen(state), Effort(Budget(), depth=3), Random(0))
    assert deep.depth == 3
    assert len(deep.rungs) == 3
    assert deep.nodes > mind.think(seen(state), Effort(Budget(), depth=2), Random(0)).nodes


def test_the_last_turn_of_all_is_a_draw_unless_it_wins() -> None:
    state = position("6,6,4,6,2/0,0,5,6,6 red 6-6 600")
    thought = think(game, seen(state), 5, random=Random(1), nodes=20)
    assert thought.values == (0.5, 0.5)
    assert game.outcome(played(state, thought.lines[0].steps)) is not None


def test_assessing_what_is_over() -> None:
    for text, expected in (
        ("6,6,6,6,6/0,0,0,0,0 red 6-3:3 20", (1.0, 0.0)),
        ("0,0,0,0,0/6,6,6,6,6 white 6-3:3 20", (0.0, 1.0)),
        ("0,0,0,0,0/6,6,6,0,6 white 6-3: 600 long", (0.5, 0.5)),
    ):
        assert mind.assess(seen(position(text)), Budget(nodes=1), Random(0)) == expected


# The reasons


def test_dangers_are_those_of_the_nearest_pawn() -> None:
    """The same pawns as the exact count of the rules, but for hits with both dice in opposite directions."""
    random = Random(3)
    for _ in range(40):
        state = random_state(random, 7)
        exact = threats(state, state.seat)
        assert {lane for lane, cost in dangers(*sides(state)).items() if cost} <= set(exact)


@pytest.mark.parametrize(
    ("text", "steps", "code"),
    [
        ("6,6,6,6,5/5,6,6,6,6 red 6-1 30", "5+1", "win"),
        ("6,6,6,0,2/6,6,5,6,6 red 1-1 30", "5+1 4+1 end", "hit"),
        ("0,2,2,0,0/0,0,2,3,0 red 2-1 9", "2+1 3+2 end", "hits"),
        ("5,4,0,0,0/0,0,0,0,0 red 2-1 9", "1+1 2+2 end", "home"),
        ("0,0,0,5,0/0,0,0,0,2 red 2-1 9", "4+1 1+2 end", "home"),
        ("0,0,0,4,0/0,0,0,3,0 red 2-1 9", "4+2 1+1 end", "home"),
        ("0,0,0,5,0/0,0,0,0,3 red 5-1 9", "4-5 1+1 end", "rescue"),
        ("0,0,0,0,3/0,0,0,0,0 red 2-1 9", "1+2 1+1 end", "safe"),
        ("6,6,6,6,5/5,6,6,6,6 red 6-4 30", "end", "pass"),
        ("4,5,0,3,6/6,6,5,4,6 red 5-2:2 1", "5-2 end", "bar"),
        ("0,0,0,3,0/0,0,0,0,4 red 2-1 9", "4-2 1+1 end", "threat"),
        ("4,5,0,3,6/6,6,5,4,6 red 5-2:2 1", "3+2 end", "advance"),
        ("6,6,6,6,5/0,0,0,0,0 red 6-2 30", "5-2 end", "back"),
    ],
)
def test_what_a_learner_is_told(text: str, steps: str, code: str) -> None:
    state = position(text)
    moves = tuple(game.parse_step(" ".join(step.split())) for step in steps.split())
    end = played(state, moves)
    turn = next(
        turn
        for turn in turns(*sides(state), state.dice)
        if turn.me[1:] == end.pawns[0] and turn.you[1:] == end.pawns[1]
    )
    found, params = reason(*sides(state), turn)
    assert found == code
    assert found in mind.REASONS
    assert all(isinstance(value, int) for value in params.values())


# The baseline and the learning


def test_greedy_wins_hits_and_stays_out_of_danger() -> None:
    for text, expected in (
        ("6,6,6,6,5/5,6,6,6,6 red 6-1 30", (Step("play", 5, 1),)),
        ("6,6,6,6,5/0,0,0,0,0 red 6-4 30", (END,)),
    ):
        assert mind.greedy(position(text), Random(0)) == expected
    barring = position("0,0,0,1,0/6,6,2,6,6 red 2-2 30")  # White would win with a 4, but for a pawn on its way
    assert played(barring, mind.greedy(barring, Random(0))).pawns[0][3] == 3
    state = position("6,6,6,0,2/6,6,5,6,6 red 1-1 30")
    assert played(state, mind.greedy(state, Random(0))).pawns[1][2] == 0


def test_learning_is_the_same_for_the_same_seed() -> None:
    first, second = (learn(5, 20, "7", lambda _: None) for _ in range(2))
    assert first == second
    assert first != Shape(5).guess()
    assert learn(5, 20, "8", lambda _: None) != first


def test_the_curve_is_found_again() -> None:
    """From games in which a known curve says who wins: its steepness, and that no other softness goes as well."""
    random, true = Random(5), Curve(0.7, 8.0)
    seen = []
    for _ in range(4000):
        points, left = random.uniform(-30, 30), random.randint(1, 200)
        chance = 1 / (1 + exp(-points * true.steep / sqrt(left + true.soft)))
        seen.append((points, left, random.random() < chance))
    found = {soft: steepest(seen, soft) for soft in (2.0, 8.0, 50.0)}
    assert found[8.0][1].steep == pytest.approx(0.7, abs=0.05)
    assert min(found, key=lambda soft: found[soft][0]) == 8.0
