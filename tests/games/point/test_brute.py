"""The package agrees with a second, independent set of rules, step by step and turn by turn."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest
from escale.core.game import CHANCE
from escale.core.options import check_options
from escale.games import point
from escale.games.point.rules import SEATS, State

from . import brute

SETTINGS = [(players, deck) for players in SEATS for deck in brute.DECKS]
POSITIONS = 400  # of each setting


def split(random: Random, pawns: int, parts: int) -> list[int]:
    """Some pawns in so many heaps."""
    cuts = sorted(random.randint(0, pawns) for _ in range(parts - 1))
    return [high - low for low, high in zip([0, *cuts], [*cuts, pawns], strict=True)]


def random_rows(random: Random, seats: int) -> tuple[list[str], list[int]]:
    """Rows of any length, and what is left for the bank; often one of a single colour."""
    while True:
        heaps = [split(random, 6 * seats, seats + 1) for _ in "bw"]
        if random.random() < 0.4:
            one = random.randrange(seats)
            colour = random.randrange(2)
            heaps[colour][-1] += heaps[colour][one]
            heaps[colour][one] = 0
        if all(heaps[0][seat] + heaps[1][seat] for seat in range(seats)):
            break
    rows = []
    for seat in range(seats):
        row = list("b" * heaps[0][seat] + "w" * heaps[1][seat])
        random.shuffle(row)
        rows.append("".join(row))
    return rows, [heaps[0][-1], heaps[1][-1]]


def random_position(random: Random, players: str, deck: str) -> str:
    """The text of a position in the middle of a game; not every one is possible."""
    seats = SEATS[players]
    rows, bank = random_rows(random, seats)
    colours = {"2": random.choice(["bw", "wb"]), "3": "bbb"}.get(players, "bwbw")
    phase, seat = random.choice(["take", "take", "draw", "use", "use", "use", "done"]), random.randrange(seats)
    cards = list(brute.DECKS[deck])
    random.shuffle(cards)
    pure = [one for one in range(seats) if set(rows[one]) == {colours[one]}]
    stopped = [one for one in pure if players == "teams" and (one != seat or phase == "done") and random.random() < 0.6]
    stopped = [one for one in stopped if one < 2 or one - 2 not in stopped]
    sizes = [0 if one in stopped else 6 if (one + 2) % 4 in stopped else 3 for one in range(seats)]
    extra = []
    if phase in ("take", "done") and random.random() < 0.5:
        extra.append(f"offer:{cards.pop()}")
    if phase == "use" and random.random() < 0.3:
        extra.append(f"taken:{cards.pop()}")
    elif phase == "use":
        sizes[seat] += 1
    if players == "teams" and not {seat, (seat + 2) % 4} & set(stopped) and (swaps := random.randint(0, 3)):
        extra.append(f"swaps:{swaps}")
    if stopped:
        extra.append("stopped:" + ",".join(str(one + 1) for one in stopped))
    hands = ["" if not size else ",".join(sorted(cards.pop() for _ in range(size))) for size in sizes]
    discard = sorted(cards[: random.choice([0, random.randrange(len(cards)), len(cards)])])
    words = ["/".join(rows), f"{bank[0]}b{bank[1]}w", "/".join(hand or "-" for hand in hands)]
    turn = random.choice([random.randint(1, 299), 300])
    return " ".join([*words, ",".join(discard) or "-", colours, f"{seat + 1} {phase} {turn}", *extra])


def possible(state: State) -> list[Any]:
    if point.to_act(state) != CHANCE:
        return list(point.legal_steps(state))
    return [step for step, _ in point.chance(state).outcomes() or ()]


@pytest.mark.parametrize(("players", "deck"), SETTINGS)
def test_every_step_and_what_it_leads_to_are_those_of_the_brute_force(players: str, deck: str) -> None:
    random = Random(f"{players} {deck}")
    options = check_options(point, {"players": players, "deck": deck})
    compared = 0
    while compared < POSITIONS:
        text = random_position(random, players, deck)
        try:
            state = point.parse_position(text, options, SEATS[players])
        except ValueError:
            assert "taken" in text or " draw " in text  # a taken card without use, or nothing to draw from
            continue
        assert point.format_position(state) == text
        expected = brute.steps(brute.read(text, deck, players == "teams"))
        found = {point.format_step(step): point.play(state, step) for step in possible(state)}
        assert set(found) == set(expected), text
        for step, after in found.items():
            assert point.format_position(after) == brute.write(expected[step]), (text, step)
        compared += 1


def perft_cases() -> list[dict[str, Any]]:
    with Path(__file__).with_name("perft.toml").open("rb") as file:
        cases = tomllib.load(file)["perft"]
    return [case for case in cases if case["positions"] < 10_000]


@pytest.mark.parametrize("case", perft_cases(), ids=lambda case: str(case["positions"]))
def test_the_brute_force_counts_what_is_in_the_perft_file(case: dict[str, Any]) -> None:
    options = check_options(point, case.get("options", {}))
    table = brute.read(case["position"], options["deck"], options["players"] == "teams")
    positions, sequences = brute.perft(table, case["turns"])
    assert positions == case["positions"]
    assert sequences == {int(length): count for length, count in case["sequences"].items()}
