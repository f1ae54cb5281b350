"""The opponent at Point: its simulator against the rules, what it sees, what it finds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import TypeAlias

import pytest
from escale.core.errors import EscaleError
from escale.core.game import CHANCE
from escale.core.match import Match
from escale.core.options import check_options
from escale.games import point
from escale.games.point import candidates, evaluate, fast, rules
from escale.games.point.judge import FEATURES, judge_for
from escale.games.point.plies import Plies
from escale.games.point.solo import Solo, all_rows, written
from escale.games.point.tuning import fit, loss, self_play
from escale.opponents.brain import Effort, Seen
from escale.opponents.budget import Budget
from escale.opponents.choose import choose
from escale.opponents.levels import LEVELS
from escale.opponents.thought import Thought

Read: TypeAlias = Callable[..., rules.State]
SETTINGS = list(product(("2", "3", "4", "teams"), ("twice32", "five64")))
P = "bbwwbbwwbbww"


def options(players: str, deck: str = "twice32", layout: str = "random") -> dict[str, str]:
    return check_options(point, {"players": players, "deck": deck, "layout": layout})


def states(players: str, deck: str, seed: int, limit: int = 10_000) -> Iterator[rules.State]:
    """Every state of one game in which steps are made at random."""
    random, chosen = Random(seed), options(players, deck)
    state = point.initial(chosen, rules.SEATS[players])
    for _ in range(limit):
        yield state
        actor = point.to_act(state)
        if actor is None:
            return
        if actor == CHANCE:
            step = point.chance(state).draw(random)
        else:
            steps = point.legal_steps(state)
            step = random.choices(steps, point.lean(state, steps))[0]
        state = point.play(state, step)


def seen_in(state: rules.State, seat: int | None = None) -> Seen:
    seat = state.seat if seat is None else seat
    return Seen(state.rules.options, state.rules.seats, seat, evaluate.observe(state, seat))


def thought(state: rules.State, nodes: int = 2500, seed: int = 1, **effort: object) -> Thought:
    return evaluate.think(seen_in(state), Effort(Budget(nodes=nodes), **effort), Random(seed))  # type: ignore[arg-type]


def played(state: rules.State, steps: tuple[rules.Step, ...]) -> rules.State:
    """Play a line, which must be legal and whole."""
    seat = state.seat
    for step in steps:
        assert point.to_act(state) == seat
        assert step in point.legal_steps(state)
        state = point.play(state, step)
    assert point.to_act(state) != seat or state.phase == rules.TAKE
    return state


# The simulator


@pytest.mark.parametrize(("players", "deck"), SETTINGS)
def test_the_simulator_finds_the_uses_of_the_rules(players: str, deck: str) -> None:
    checked = 0
    for state in states(players, deck, 1, 400):
        if state.phase != rules.USE or state.taken:
            continue
        setting = fast.setting_of(state)
        spot = fast.spot_of(setting, state)
        legal = {
            (step.card, point.play(state, step).rows[state.seat], point.play(state, step).bank)
            for step in rules.uses(state)
        }
        found = set()
        for turn in fast.turns(setting, spot):
            if turn.use:
                left = fast.after(setting, spot, turn)
                row = left.rows[state.seat]
                name = point.rules.CARDS[setting.seen_by(state.seat)[turn.card]]
                found.add((name, fast.mirrored(row) if setting.white[state.seat] else row, left.bank))
        assert found == legal
        checked += 1
    assert checked > 10


@pytest.mark.parametrize(("players", "deck"), SETTINGS)
def test_every_candidate_leaves_what_the_rules_leave(players: str, deck: str) -> None:
    kinds = set()
    for state in states(players, deck, 2, 260):
        if point.to_act(state) in (None, CHANCE) or state.phase == rules.ROW:
            continue
        setting = fast.setting_of(state)
        spot, plies = fast.spot_of(setting, state), Plies(evaluate._scale(state, setting))
        for candidate in candidates.candidates(state, setting, spot, plies):
            after = played(state, candidate.steps)
            kinds.update(step.kind for step in candidate.steps)
            if candidate.turn is None:
                continue
            reply = plies.reply(spot, candidate.turn)
            assert reply.won == (after.ended is not None and bool(after.ended.winners))
            if after.ended is None:
                assert reply.spot == fast.spot_of(setting, after)
    assert {"draw", "use", "end"} <= kinds


def test_finishers_are_the_cards_that_leave_one_colour() -> None:
    random = Random(3)
    for _ in range(150):
        row = "".join(random.choices("bw", (4, 1), k=random.randint(2, 9)))
        if "w" not in row:
            continue
        found: dict[int, int] = {}
        for card in range(64):
            needs = [use.own for use in fast.exchanges(row, card) if "w" not in use.row]
            if needs:
                found[card] = min(needs)
        assert fast.finishers(row) == found, row


# What it sees


@pytest.mark.parametrize(("players", "deck"), SETTINGS)
def test_what_is_observed_is_imagined_again(players: str, deck: str) -> None:
    for state in list(states(players, deck, 4, 300))[::3]:
        for seat in (0, state.rules.seats - 1):
            again = evaluate.imagine(seen_in(state, seat), Random(1))
            assert again == state
            assert point.view(again, seat) == point.view(state, seat)


@pytest.mark.parametrize("known", ["", "rubbish", "a b c d e f g h", f"{P}/{P} 9b9w - - bw 1 take 1", "\0" * 50, "½ ٣"])
def test_rubbish_is_refused(known: str) -> None:
    with pytest.raises(EscaleError) as caught:
        evaluate.imagine(Seen(options("2"), 2, 0, known), Random(1))
    assert caught.value.reason.code == "observed-invalid"


def test_nobody_is_asked_while_another_acts(read: Read) -> None:
    state = read(f"{P}/{P} 0b0w bb=bbb,bb=bwb,bb=wbw/bw=bbw,wb=wbb,ww=wbw - bw 1 take 1")
    with pytest.raises(EscaleError):
        evaluate.think(seen_in(state, 1), Effort(Budget(nodes=10)), Random(1))


def test_the_choice_does_not_hang_on_what_comes_next() -> None:
    """Matches that will go on with other cards, being seeded otherwise, look the same and are played the same."""
    text = f"{P}/{P} 0b0w bb=bbb,bb=bwb,bb=wbw,bw=bbw/bw=bbb,wb=wbb,ww=wbw - bw 1 use 1"
    matches = [Match(point, {}, position=text, seed=str(seed)) for seed in range(4)]
    assert len({evaluate.observe(match.state, 0) for match in matches}) == 1
    assert len({thought(match.state, 3000).lines[0].steps for match in matches}) == 1
    for match in matches:
        match.play(point.format_step(thought(match.state, 300).lines[0].steps[0]))
        match.play("end")
        match.play("draw")
        match.draw()
    assert len({match.state.hands[1] for match in matches}) > 1


# What it does


@pytest.mark.parametrize(("players", "deck"), SETTINGS)
def test_its_lines_are_legal_with_any_budget(players: str, deck: str) -> None:
    random = Random(5)
    asked = [
        state
        for seed in (5, 6)
        for state in states(players, deck, seed, 400)
        if point.to_act(state) not in (None, CHANCE)
    ]
    for state in random.sample(asked, min(12, len(asked))):
        for nodes in (1, 40, 700):
            found = thought(state, nodes, lines=4)
            assert sum(found.values) == pytest.approx(1)
            assert found.lines[0].value == pytest.approx(found.values[state.seat])
            assert all(line.reason in evaluate.REASONS for line in found.lines)
            assert [line.value for line in found.lines] == sorted((line.value for line in found.lines), reverse=True)
            for line in found.lines:
                played(state, line.steps)
        played(state, evaluate.greedy(state, random))


@pytest.mark.parametrize("players", ["2", "3", "4", "teams"])
def test_it_judges_every_moment(players: str) -> None:
    for state in list(states(players, "twice32", 7))[::4]:
        values = evaluate.assess(seen_in(state, 0), Budget(nodes=50), Random(1))
        assert len(values) == state.rules.seats
        assert sum(values) == pytest.approx(1)
        assert all(0 <= value <= 1 for value in values)


def test_who_has_won_has_everything(read: Read) -> None:
    state = read("bbbbb/wwwwwwwwwwbb 5b2w bb=bbb,bb=bwb,bb=wbw/bw=bbw,wb=wbb,ww=wbw bb=bbw bw 1 done 9 won")
    assert evaluate.assess(seen_in(state, 1), Budget(nodes=5), Random(1)) == (1.0, 0.0)


def test_free_rows_are_chosen_with_sense() -> None:
    chosen = check_options(point, {"players": "3"})
    state = point.initial(chosen, 3)
    line = thought(state, 100, lines=3).lines[0]
    solo = judge_for("3", "twice32").solo
    assert line.steps[0].kind == "row"
    assert solo(line.steps[0].other) < solo(rules.LAYOUTS["pairs"])
    played(state, line.steps)


def test_drawing_is_played_on_like_any_other_turn() -> None:
    """Where a card on offer may be taken, level 5 compares taking and drawing by games in the head."""
    state = next(
        state
        for seed in range(20)
        for state in states("2", "twice32", seed)
        if state.phase == rules.TAKE and state.offer and len(point.legal_steps(state)) > 1
    )
    found = thought(state, nodes=6000, lines=2)
    assert len(found.rungs) > 2
    assert {line.steps[0].kind for line in found.lines} >= {"draw"}


# Tactics


def winning(state: rules.State) -> set[rules.Step]:
    return {step for step in rules.uses(state) if rules.winning_seats(point.play(state, step))}


@pytest.mark.parametrize("level", LEVELS[1:])
def test_it_finds_a_win(level: int, read: Read) -> None:
    state = read("bbwbbb/wwwbbwwbww 4b4w bb=bbb,bb=bwb,bb=wbw,bb=bbw/bw=bbb,wb=wbb,ww=wbw - bw 1 use 9")
    assert winning(state)
    for seed in range(6):
        line = choose(point, seen_in(state), level, random=Random(seed), nodes=600)
        assert line.steps[0] in winning(state)
        assert line.reason == "win"


def lets_win(state: rules.State, step: rules.Step) -> bool:
    """Tell whether the next player holds a card that wins after a use."""
    after = point.play(point.play(state, step), rules.END)
    return bool(winning(after._replace(phase=rules.USE)))


def test_it_stops_a_loss_that_can_be_stopped() -> None:
    """On positions made at random in which some uses lose at once to an open card, and others do not."""
    found = 0
    random = Random(11)
    while found < 12:
        rows = ["".join(random.choices("bw", k=9)), "w" * random.randint(2, 4) + "b" + "w" * random.randint(2, 4)]
        held = random.sample(point.cards.TWO_THREE, 7)
        bank = [12 - sum(row.count(colour) for row in rows) for colour in "bw"]
        text = f"{'/'.join(rows)} {bank[0]}b{bank[1]}w {','.join(held[:4])}/{','.join(held[4:])} - bw 1 use 9"
        try:
            state = point.parse_position(text, options("2"), 2)
        except EscaleError:
            continue
        uses = rules.uses(state)
        losing = {step for step in uses if lets_win(state, step)}
        if winning(state) or not losing or len(losing) == len(uses):
            continue
        found += 1
        for depth in (1, 2):
            assert thought(state, 6000, depth=depth).lines[0].steps[0] not in losing, text


# Reproducible, shared out


def test_the_same_seed_and_nodes_give_the_same_thought() -> None:
    state = next(state for state in states("2", "twice32", 8) if state.phase == rules.USE and state.turn == 4)
    assert thought(state, 6000, lines=3) == thought(state, 6000, lines=3)


def test_workers_share_the_first_turns(read: Read) -> None:
    state = next(
        state for state in states("2", "twice32", 9) if state.phase == rules.USE and len(rules.uses(state)) > 5
    )
    parts = [thought(state, 5000, lines=30, share=(at, 3)) for at in range(3)]
    whole = thought(state, 5000, depth=2, lines=99)
    steps = [line.steps for part in parts for line in part.lines]
    assert sorted(steps) == sorted(line.steps for line in whole.lines)
    best = max((part.rungs[1] for part in parts), key=lambda rung: rung[0])
    assert best[0] == pytest.approx(whole.lines[0].value)
    assert [len(part.rungs) >= part.depth for part in parts] == [True] * 3


# Learned


def test_the_table_of_rows_is_read_as_it_was_written() -> None:
    rows = all_rows(12)
    random = Random(1)
    turns = [random.uniform(0, 40) for _ in rows]
    solo = Solo(written(turns))
    for row, expected in list(zip(rows, turns, strict=True))[::50]:
        assert solo(row) == solo(row[::-1]) == pytest.approx(expected, abs=0.006)
    assert solo(rows[-1] + "w") > solo(rows[-1])


def test_learning_is_reproducible() -> None:
    def learn(seed: int) -> list[float]:
        random, judge = Random(seed), judge_for("2", "five64")
        return fit(self_play("2", "five64", judge, 12, random), judge.weights, random)

    assert learn(1) == learn(1)
    assert learn(1) != learn(2)


def test_a_fit_learns_who_wins() -> None:
    """Of two sides, the one that has more of the third feature always wins."""
    random = Random(1)
    pairs = [(random.random(), random.random()) for _ in range(60)]
    samples = [([[(2, one)], [(2, two)]], int(two > one)) for one, two in pairs]
    weights = fit(samples, [0.0] * FEATURES, random)
    assert weights[2] > 1
    assert loss(samples, weights) < loss(samples, [0.0] * FEATURES)


@pytest.mark.parametrize(("players", "deck"), SETTINGS)
def test_there_are_numbers_for_every_kind_of_match(players: str, deck: str) -> None:
    judge = judge_for(players, deck)
    assert len(judge.weights) == FEATURES
    assert judge.solo("bbbwbbb") < judge.solo("bbbwwwbbb") < judge.solo("wbwbwbwbwbwb")


def test_the_table_knows_what_is_hard() -> None:
    """Groups and ends make a row hard, and so does a short one, in which few cards fit."""
    solo = judge_for("2", "twice32").solo
    assert solo("bbbbb") == 0
    assert solo("bbbwwbbb") < solo("bbwbbwbb") < solo("wbbbbbbw")
    assert solo("bbbwbbb") < solo("bwb")


# The reasons


def test_a_use_that_costs_is_told_apart_from_one_that_has_to_be() -> None:
    """Three cards fit; those that help say how, and no other claims that nothing better was to be had."""
    text = (
        "bbbbwwwwww/wwwwwbbbbbb 2b1w ww=bbb,ww=wbb,ww=wbw/bb=www,bw=bbw,wb=bww,ww=bwb bb=bbb,bb=bbw,wb=wbb bw 2 use 4"
    )
    lines = thought(point.parse_position(text, options("2"), 2), lines=10, depth=2).lines
    reasons = {point.format_step(line.steps[0]): line.reason for line in lines}
    assert reasons["wwb=bw@4"] == "shape"
    assert reasons["wbb=wb@5"] == "clear"
    assert reasons["www=bb@2"] == "later"
    assert "least" not in reasons.values()
