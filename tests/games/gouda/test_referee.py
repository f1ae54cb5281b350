"""The package agrees with the referee: who acts, what may be said, how it ends, and how many ways there are."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from itertools import permutations, product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from escale.core.game import CHANCE
from escale.core.options import OptionError, check_options
from escale.games import gouda
from escale.games.gouda.places import NAMES
from escale.games.gouda.state import State

from . import referee


def possible(state: State) -> set[str]:
    if gouda.to_act(state) == CHANCE:
        return {gouda.format_step(step) for step, _ in gouda.chance(state).outcomes() or ()}
    return {gouda.format_step(step) for step in gouda.legal_steps(state)}


def pick(state: State, said: set[str], random: Random) -> str:
    """Reactions half of the time, so that there are many; moves forward with pleasure, so that games end."""
    texts = sorted(said)
    if "decline" in said and random.random() < 0.5:
        return "decline"
    weights = [6 if text.startswith(f"g{state.seat + 1}") else 1 for text in texts]
    return random.choices(texts, weights)[0]


def every_option() -> list[tuple[dict[str, str], int]]:
    found = []
    for markers, cheeses, scattered, first in product(*(option.values for option in gouda.OPTIONS)):
        try:
            options = check_options(
                gouda, {"markers": markers, "cheeses": cheeses, "scattered": scattered, "first": first}
            )
        except OptionError:
            continue
        found += [(options, seats) for seats in gouda.seat_counts(options)]
    return found


def table_of(state: State) -> tuple[Any, ...]:
    """What lies on the table, in the referee's terms."""
    mice = Counter(
        {(owner, NAMES[place]): n for place, counts in enumerate(state.mice) for owner, n in enumerate(counts) if n}
    )
    cheese = {NAMES[place]: pieces for place, pieces in enumerate(state.cheeses) if pieces}
    return mice, cheese, [Counter(hand) for hand in state.hands], list(state.eaten)


def watched(table: referee.Table) -> tuple[Any, ...]:
    mice = Counter((mouse.owner, mouse.place) for mouse in table.mice)
    letter = {word: letter for letter, word in referee.POWERS.items()}
    hands = [Counter(letter[word] for word in hand) for hand in table.hands]
    return mice, {place: n for place, n in table.cheese.items() if n}, hands, table.eaten


@pytest.mark.parametrize("part", range(6))
def test_whole_games_of_every_sort_go_as_the_referee_says(part: int) -> None:
    random = Random(part)
    for options, seats in random.sample(every_option(), 14):
        state, watch = gouda.initial(options, seats), list[referee.Table]()
        talk = referee.whole_game(options, seats, watch)
        actor, said = next(talk)
        while True:
            assert gouda.to_act(state) == actor
            assert possible(state) == said
            text = pick(state, said, random)
            state = gouda.play(state, gouda.parse_step(text))
            try:
                actor, said = talk.send(text)
            except StopIteration as over:
                check_outcome(state, *over.value)
                break
            if watch:
                assert table_of(state) == watched(watch[0])
        assert table_of(state) == watched(watch[0])


def check_outcome(state: State, termination: str, best: list[int]) -> None:
    ended = gouda.outcome(state)
    assert ended is not None
    assert gouda.to_act(state) is None
    assert (ended.termination, ended.winners) == (termination, (best[0],))
    if termination == "cheese":
        assert ended.ranks is None
    else:
        last = len(best) + 1
        assert ended.ranks == tuple(best.index(seat) + 1 if seat in best else last for seat in range(state.seats))


# Applying dice, all at once


def random_roll(random: Random) -> State:
    """Mice anywhere but near the table, and dice to be applied."""
    while True:
        seats = random.randint(2, 6)
        mice = "/".join("+".join(random.choice(NAMES[:9]) for _ in range(5)) for _ in range(seats))
        place = random.choice(NAMES[:9])
        dice = min(5, mice.count(place))
        if dice:
            faces = "".join(random.choice("gyrGYR" if random.random() < 0.2 else "gyr") for _ in range(dice))
            text = f"{mice} 1 apply at={place} dice={faces}"
            return gouda.parse_position(text, check_options(gouda, {"markers": "3"}), seats)


def boards_after(state: State) -> set[Any]:
    """Every board that applying all dice can lead to."""
    open_states, found = {state}, set()
    while open_states:
        current = open_states.pop()
        for step in gouda.legal_steps(current):
            if step.kind == "end":
                found.add(current.mice)
            else:
                open_states.add(gouda.play(current, step))
    return found


def boards_by_assigning(state: State) -> set[Any]:
    """The same, by giving each die that can do something a mouse of its own and a way to go."""
    here = NAMES[state.place]
    dice = [referee.Die(die.lower(), die.isupper()) for die in state.dice]
    choices = [referee.ways(die, here) for die in dice if referee.ways(die, here)]
    mice = [owner for owner, count in enumerate(state.mice[state.place]) for _ in range(count)]
    found = set()
    for chosen, targets in product(set(permutations(mice, len(choices))), product(*choices)):
        board = [list(counts) for counts in state.mice]
        for owner, to in zip(chosen, targets, strict=True):
            board[state.place][owner] -= 1
            board[NAMES.index(to)][owner] += 1
        found.add(tuple(map(tuple, board)))
    return found


def test_applying_dice_one_by_one_is_giving_each_its_own_mouse() -> None:
    random = Random(5)
    for _ in range(150):
        state = random_roll(random)
        assert boards_after(state) == boards_by_assigning(state)


# Duels of annulments, all of them


def endings(state: State, depth: int = 0) -> list[tuple[int, bool]]:
    """Every way a marker under way can be settled: after how many steps, and whether it takes effect."""
    if not state.stack:
        return [(depth, state.phase == "roll")]
    return [end for step in gouda.legal_steps(state) for end in endings(gouda.play(state, step), depth + 1)]


def judged(hands: list[list[str]], player: int) -> list[tuple[int, bool]]:
    """The same, by following the referee with every list of answers."""
    found, waiting = [], [list[str]()]
    while waiting:
        answers = waiting.pop()
        table = referee.Table([], Counter(), [list(hand) for hand in hands], False)
        talk = referee.stands(table, player, "annul")
        try:
            _, said = next(talk)
            for answer in answers:
                _, said = talk.send(answer)
            waiting += [[*answers, answer] for answer in said]
        except StopIteration as over:
            found.append((len(answers), over.value))
    return found


@pytest.mark.parametrize("hands", ["a/a", "aa/a", "a/aa/a", "aa/aar/a", "ar/r/a/a", "aa/a/-/aa", "a/r/w/t/e/a"])
def test_every_duel_of_annulments_ends_as_the_referee_says(hands: str) -> None:
    words = [[referee.POWERS[letter] for letter in hand if letter != "-"] for hand in hands.split("/")]
    mice = "/".join(["5M1"] * len(words))
    state = gouda.parse_position(
        f"{mice} 1 react at=M1 dice=ggyrr asked=1 hands={hands}",
        check_options(gouda, {"markers": "3"}),
        len(words),
    )
    begun = gouda.play(state, gouda.parse_step("annul roll"))
    assert Counter(endings(begun)) == Counter(judged(words, 0))


# Counts


def all_perfts() -> list[dict[str, Any]]:
    return list(tomllib.loads(Path(__file__).with_name("perft.toml").read_text(encoding="utf-8"))["perft"])


def piles(text: str) -> list[str]:
    """Places, each as often as `3M0+C1` says."""
    found = re.findall(r"([2-6]?)([A-Z][0-9]?)", text)
    return [place for count, place in found for _ in range(int(count or 1))]


def table_from(table: dict[str, Any]) -> tuple[referee.Table, int]:
    """The referee's table for a position at the beginning of a turn."""
    mice, seat, _, *more = table["position"].split()
    named, options = dict(word.split("=") for word in more), table.get("options", {})
    scattered = "+S1+S2+S3" if options.get("scattered") == "on" else ""
    cheese = piles(named.get("cheese", f"{options.get('cheeses', '')}T{scattered}".lstrip("1")))
    eaten = [int(owner) - 1 for owner in named.get("eaten", "")]
    return referee.Table(
        [referee.Mouse(owner, place) for owner, text in enumerate(mice.split("/")) for place in piles(text)],
        Counter(cheese),
        [[referee.POWERS[letter] for letter in hand.strip("-")] for hand in named.get("hands", "///").split("/")],
        len(cheese) + len(eaten) > 1,
        eaten,
    ), int(seat) - 1


def counted(table: dict[str, Any]) -> dict[int, int]:
    """Sequences of one turn by length, found by telling the referee every story from its beginning."""
    found, waiting = Counter[int](), [list[str]()]
    while waiting:
        story = waiting.pop()
        place, player = table_from(table)
        talk = referee.turns(place, player)
        try:
            actor, said = next(talk)
            for text in story:
                actor, said = talk.send(text)
        except StopIteration:
            found[len(story)] += 1
            continue
        another = actor == "chance" or any(text.startswith("from") for text in said)
        if another and "end" in story:
            found[len(story)] += 1
        else:
            waiting += [[*story, text] for text in said]
    return dict(found)


@pytest.mark.parametrize("table", all_perfts())
def test_the_referee_counts_the_same(table: dict[str, Any]) -> None:
    assert table["turns"] == 1
    assert counted(table) == {int(length): count for length, count in table["sequences"].items()}
