"""Moguli's opponent: its board agrees with the rules, its turns are legal, and it sees what is to be seen."""

from __future__ import annotations

from random import Random

import pytest
from escale.core.errors import EscaleError
from escale.core.game import CHANCE
from escale.games import moguli
from escale.games.moguli import evaluate
from escale.games.moguli.board import ALL, bits_of, levels
from escale.games.moguli.evaluate import _spot
from escale.games.moguli.field import is_obliged, joined, movable, result, ways
from escale.games.moguli.notation import format_step
from escale.games.moguli.paths import reach
from escale.games.moguli.rules import DARK, State, can_move, legal_steps, moves, outcome, play
from escale.games.moguli.rules import movable as movable_by_the_rules
from escale.games.moguli.search import Search
from escale.games.moguli.seeking import after_pivots
from escale.games.moguli.steps import END, Move, Pivot, Step
from escale.games.moguli.turns import STAY, Turn, played, reached, steps_of
from escale.games.moguli.worth import WEIGHTS
from escale.opponents.brain import Effort, Seen
from escale.opponents.budget import Budget
from escale.opponents.choose import choose
from escale.opponents.thought import Thought

from tests.games.moguli.conftest import At, RandomPosition

OPTIONS = [{"new_home_row": row, "cylinder": cylinder} for row in ("off", "on") for cylinder in ("off", "on")]
USUAL = OPTIONS[0]


def options_of(state: State) -> dict[str, str]:
    return {
        "new_home_row": "on" if state.rules.new_home_row else "off",
        "cylinder": "on" if state.rules.cylinder else "off",
    }


def seen(state: State) -> Seen:
    return Seen(options_of(state), 2, state.seat, evaluate.observe(state, state.seat))


def think(  # one name for each part of an effort
    state: State,
    nodes: int | None = 800,
    depth: int | None = None,
    lines: int = 1,
    share: tuple[int, int] = (0, 1),
) -> Thought:
    return evaluate.think(seen(state), Effort(Budget(nodes=nodes), depth, lines, share), Random(1))


def after(state: State, steps: tuple[Step, ...]) -> State:
    """The state after some steps, every one of them legal."""
    for step in steps:
        assert step in legal_steps(state), format_step(step)
        state = play(state, step)
    return state


def positions(count: int, seed: int, random_position: RandomPosition, at: At) -> list[State]:
    random = Random(seed)
    drawn = [random_position(random) for _ in range(count)]
    return [at(text, cylinder="on" if is_cylinder else "off") for text, is_cylinder in drawn]


# The board it searches on


def test_its_board_knows_the_same_ways_as_the_rules(random_position: RandomPosition, at: At) -> None:
    for state in positions(80, 1, random_position, at):
        spot, ground, _ = _spot(state)
        links = joined(spot.north, spot.east, ground)
        for seat in (0, 1):
            mine, theirs = state.pawns[seat], state.pawns[1 - seat]
            for pawn in bits_of(mine):
                known = reach(pawn, mine, theirs, levels(state.tiles, state.rules.cylinder))
                assert ways(pawn, mine | theirs, theirs, links)[:2] == known
        assert movable(spot) == movable_by_the_rules(state)
        assert is_obliged(spot) == state.is_obliged
        assert {(pawn, ends, bonus) for pawn, ends, bonus in reached(spot, links)} == {*map(tuple, moves(state))}


def test_its_hearts_are_every_move_and_every_move_a_pivot_opens(random_position: RandomPosition, at: At) -> None:
    """But those of pawns that are across and would need a pivot to leave."""
    for state in positions(40, 2, random_position, at):
        spot, ground, begun = _spot(state)
        hearts = [heart for _, heart in Search(ground, WEIGHTS, Budget()).hearts(spot, begun) if heart.pawn]
        direct = {(heart.pawn, heart.target, heart.bonus) for heart in hearts if not heart.before}
        known = {
            (one.pawn, target, bool(one.with_bonus & target)) for one in moves(state) for target in bits_of(one.targets)
        }
        assert direct == known
        across = moguli.rules.HOME[1 - state.seat]
        opened = {(*steps_of(spot, Turn(heart))[:2], heart.bonus) for heart in hearts if heart.before}
        by_the_rules = {
            (pivot, Move(one.pawn, target), bool(one.with_bonus & target))
            for pivot, after_it in after_pivots(state, ALL ^ across)
            for one in after_it
            for target in bits_of(one.targets)
        }
        at_once = {(Move(pawn, target), bonus) for pawn, target, bonus in known}
        with_bonus = {move for move, bonus in at_once if bonus}
        assert opened == {
            (pivot, move, bonus)
            for pivot, move, bonus in by_the_rules
            if (move, bonus) not in at_once and move not in with_bonus
        }


def test_its_turns_lead_where_the_rules_lead(random_position: RandomPosition, at: At) -> None:
    random = Random(3)
    for state in positions(24, 3, random_position, at):
        spot, ground, begun = _spot(state)
        search = Search(ground, WEIGHTS, Budget())
        for one in random.sample(search.ranked(spot), 1):
            reached_state = after(state, steps_of(spot, one.turn))
            there = played(spot, ground, one.turn, begun)
            assert one.spot == there
            ended = outcome(reached_state)
            if ended:
                share = 0.5 if not ended.winners else float(ended.winners == (0,))
                assert result(there) == share
            else:
                assert result(there) is None
                assert there == _spot(reached_state)[0]


# Observing


@pytest.mark.parametrize("options", OPTIONS)
def test_what_it_is_told_is_the_whole_state(options: dict[str, str]) -> None:
    random = Random(4)
    state = moguli.initial(options)
    for _ in range(60):
        if moguli.to_act(state) is None:
            break
        again = evaluate.imagine(Seen(options, 2, state.seat, evaluate.observe(state, state.seat)), random)
        assert again == state
        steps = legal_steps(state)
        step = (
            moguli.chance(state).draw(random)
            if moguli.to_act(state) == CHANCE
            else random.choices(steps, moguli.lean(state, steps))[0]
        )
        state = play(state, step)


@pytest.mark.parametrize("text", ["", "lay lay", "bpQ", "x" * 5000, "{}", "é / w"])
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(EscaleError) as caught:
        evaluate.imagine(Seen(USUAL, 2, 0, text), Random(1))
    assert caught.value.reason.code == "observed-invalid"


def test_it_thinks_only_when_its_seat_acts(at: At) -> None:
    state = moguli.initial(USUAL)
    with pytest.raises(EscaleError):
        evaluate.think(Seen(USUAL, 2, 0, evaluate.observe(state, 0)), Effort(Budget(nodes=10)), Random(1))


# Legality


@pytest.mark.parametrize("options", OPTIONS)
def test_every_line_is_legal_from_any_moment_of_a_game(options: dict[str, str]) -> None:
    """Moments in mid-turn, odd steps and hopeless budgets included."""
    random = Random(5)
    state = moguli.initial(options)
    state = play(state, moguli.chance(state).draw(random))
    for _ in range(20):
        if moguli.to_act(state) is None:
            break
        thought = think(
            state, random.choice((1, 60, 600, 1200)), random.choice((None, 1, 2, 3)), random.choice((1, 3)), (0, 1)
        )
        for line in thought.lines:
            there = after(state, line.steps)
            assert moguli.to_act(there) != state.seat or there.stage != state.stage
            assert 0 <= line.value <= 1
            assert line.reason in evaluate.REASONS
        assert sum(thought.values) == pytest.approx(1)
        assert len({line.steps for line in thought.lines}) == len(thought.lines)
        steps = thought.lines[0].steps
        if random.random() < 0.3:
            steps = (random.choice(legal_steps(state)),)
        state = after(state, steps[:1] if random.random() < 0.3 else steps)


def test_the_shortest_budget_still_has_a_turn(random_position: RandomPosition, at: At) -> None:
    for state in positions(40, 6, random_position, at):
        after(state, think(state, nodes=1).lines[0].steps)


@pytest.mark.parametrize("options", OPTIONS)
def test_the_greedy_player_plays_legal_turns(options: dict[str, str]) -> None:
    random = Random(7)
    state = moguli.initial(options)
    state = play(state, moguli.chance(state).draw(random))
    for _ in range(14):
        if moguli.to_act(state) is None:
            break
        state = after(state, evaluate.greedy(state, random))


# Seeing

TILES = "bpQdB/qPbDd/BqdPb/pQbDB/DbQqP/DBpqD/bPdQp"


def one_turn_wins(random_position: RandomPosition, at: At, seat: int) -> list[tuple[State, bool]]:
    """Drawn positions in which a seat has three pawns across, and whether some turn without bonus wins."""
    found = []
    random = Random(8 + seat)
    while len(found) < 16:
        text, is_cylinder = random_position(random)
        tiles = text.split()[0]
        gates = random.sample(range(35), 10)
        goal = range(30, 35) if seat == 0 else range(5)
        mine = [*random.sample(goal, 3), *random.sample(range(8, 27), 2)]
        theirs = [gate for gate in gates if gate not in mine and gate not in range(30, 35) and gate not in range(5)][:5]
        if len(theirs) < 5:
            continue
        sides = {**dict.fromkeys(mine, "wd"[seat]), **dict.fromkeys(theirs, "dw"[seat])}
        pawns = "/".join("".join(sides.get(5 * row + column, "1") for column in range(5)) for row in range(6, -1, -1))
        state = at(f"{tiles} {pawns} {'wd'[seat]} turn={11 + seat}", cylinder="on" if is_cylinder else "off")
        wins = any(one.targets & moguli.rules.HOME[1 - seat] for one in _movers(state, moves(state)))
        wins = wins or any(
            one.targets & moguli.rules.HOME[1 - seat]
            for _, reached_after in after_pivots(state)
            for one in _movers(state, reached_after)
        )
        found.append((state, wins))
    return found


def _movers(state: State, found: list[moguli.rules.Reached]) -> list[moguli.rules.Reached]:
    return [one for one in found if not one.pawn & moguli.rules.HOME[1 - state.seat]]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("depth", [1, None])
def test_it_finds_every_win_of_one_turn(random_position: RandomPosition, at: At, seat: int, depth: int | None) -> None:
    seen_some = set()
    for state, wins in one_turn_wins(random_position, at, seat):
        line = think(state, 1500, depth).lines[0]
        there = after(state, line.steps)
        crossed = moguli.rules.has_crossed(seat, there.pawns)
        assert crossed == wins
        if wins:
            assert line.reason == "win"
            assert line.value > 0.9
        seen_some.add(wins)
    assert seen_some == {True, False}


def test_it_stops_a_win_that_can_be_stopped(random_position: RandomPosition, at: At) -> None:
    """Whenever some single pivot keeps Dark from winning at once, White's turn does."""
    stopped = 0
    for state, wins in one_turn_wins(random_position, at, DARK):
        if not wins:
            continue
        before = state._replace(seat=0, turn=13, locked=0)
        if can_move(before) and before.is_obliged:
            continue
        safe = any(
            not _wins_at_once(after(before, (pivot, END)))
            for pivot in legal_steps(before)
            if pivot.kind == "pivot" and END in legal_steps(play(before, pivot))
        )
        if safe:
            there = after(before, think(before, 6000).lines[0].steps)
            assert not _wins_at_once(there)
            stopped += 1
            if stopped == 5:
                break
    assert stopped >= 3


def _wins_at_once(state: State) -> bool:
    goal = moguli.rules.HOME[1 - state.seat]
    found = [*moves(state), *(one for _, reached_after in after_pivots(state) for one in reached_after)]
    return any(one.targets & goal for one in _movers(state, found))


def test_it_opens_a_way_for_a_frozen_opponent_who_bars_its_own(random_position: RandomPosition, at: At) -> None:
    """White has not left home and cannot; Dark's pawns wait before it. Somebody has to move, or nobody ever will."""
    random, opened = Random(9), 0
    for _ in range(6):
        tiles = random_position(random)[0].split()[0]
        state = at(f"{tiles} 5/5/5/5/2d2/dd1dd/wwwww d turn=102")
        for _ in range(5):
            state = after(state, think(state, 4000).lines[0].steps)
            if can_move(state):
                opened += 1
                break
            state = after(state, (END,))
    assert opened >= 4


STUCK = [
    "dDbPq/BdbBd/PBBbQ/bpQbD/BBdbd/QdBbd/pdDBP ddddd/wwww1/1w3/5/5/5/5 w turn=97 locked=d4 blocked=1",
    "pqPBb/PQPQq/QBQQB/qdbpp/qdQqQ/qBBqp/pDqbB ddd1d/4d/5/5/5/5/wwwww d turn=10 locked=e5 blocked=3",
    "pqPBq/PQPQd/QBQQD/qdbpp/qdQqQ/qBDqp/bDqqD ddddd/5/5/5/5/5/wwwww d turn=4 locked=c2 blocked=3",
    "DPBqd/DqPpp/BBbBb/bPDpD/bPBQB/qpdQb/bbDqp ddddd/wwwww/5/5/5/5/5 w turn=127 locked=a7 blocked=3",
]


@pytest.mark.parametrize("text", STUCK)
def test_who_is_invited_can_go(text: str, at: At) -> None:
    """The pivots that let a frozen opponent go are those of which the rules say so: all of them, and no other."""
    state = at(text)
    spot, ground, begun = _spot(state)
    search = Search(ground, WEIGHTS, Budget())
    found = {one.turn for one in search.inviting(spot, search.judged(spot, Turn(STAY), begun), begun)}
    freeing = set()
    for pivot in legal_steps(state):
        turned = play(state, pivot) if isinstance(pivot, Pivot) else state
        if turned is not state and END in legal_steps(turned) and can_move(play(turned, END)):
            freeing.add(pivot)
    assert freeing
    assert {steps_of(spot, turn)[0] for turn in found} == freeing


# The same again


def test_the_same_nodes_and_seed_give_the_same_thought(random_position: RandomPosition, at: At) -> None:
    for state in positions(2, 10, random_position, at):
        assert think(state, 1500, lines=3) == think(state, 1500, lines=3)
        for level in (1, 3):
            first, second = (choose(moguli, seen(state), level, random=Random(2), nodes=800) for _ in range(2))
            assert first == second


def test_shared_first_turns_come_to_the_same_as_one_search(random_position: RandomPosition, at: At) -> None:
    """At depth 1, where nothing is left out: the best of all shares is the best there is."""
    for state in positions(10, 11, random_position, at):
        alone = think(state, 5000, depth=1)
        parts = [think(state, 5000, depth=1, share=(number, 3)) for number in range(3)]
        assert max(part.rungs[0][0] for part in parts) == alone.rungs[0][0]
        for part in parts:
            after(state, part.lines[0].steps)


def test_rungs_tell_the_best_after_each_depth(random_position: RandomPosition, at: At) -> None:
    state = positions(1, 12, random_position, at)[0]
    thought = think(state, 20_000, depth=3)
    assert len(thought.rungs) == thought.depth == 3
    assert thought.rungs[-1] == (thought.lines[0].value, thought.lines[0].steps)


# The rest


def test_a_home_row_is_chosen_with_reasons(random_position: RandomPosition) -> None:
    state = moguli.initial(OPTIONS[3])
    state = play(state, moguli.chance(state).draw(Random(13)))
    thought = think(state, 3000, lines=4)
    assert {format_step(line.steps[0]) for line in thought.lines} == {"keep", "swap 3", "swap 4", "swap 5"}
    assert thought.lines[0].value == max(line.value for line in thought.lines)
    assert all(line.reason in ("keep", "swap") for line in thought.lines)


def test_who_is_ahead_at_any_moment(at: At) -> None:
    def assess(state: State) -> tuple[float, ...]:
        return evaluate.assess(seen(state), Budget(nodes=500), Random(1))

    assert assess(moguli.initial(USUAL)) == (0.5, 0.5)
    ahead = at(f"{TILES} ww1w1/5/5/2dw1/1dd1d/w4/d4 w turn=21")
    assert assess(ahead)[0] > 0.6
    assert sum(assess(ahead)) == pytest.approx(1)
    over = at(f"{TILES} ww1ww/5/5/2dw1/1dd1d/5/d4 d turn=22 over")
    assert assess(over) == (1.0, 0.0)
