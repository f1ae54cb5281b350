"""Learning what the features of `judge.py` are worth, from scratch, by self-play.

In rounds: games are played with the weights so far, looking two turns ahead, from openings with a few random turns.
Every position met is kept with how the game ended and with what the search thought of it; then the weights are fitted
to all positions kept (logistic regression by gradient descent, held towards the hand-set weights learning starts from).
Shizukana and arashi are learned apart; half of arashi's games have chasms.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from math import exp, sqrt
from random import Random
from typing import Any, Final, TypeAlias

from escale.core.options import check_options
from escale.games import diaballik
from escale.games.diaballik.judge import HAND_SET, LIMIT, WIN, Judge, expected, features, whole
from escale.games.diaballik.rules import FULL, Position, rules_of
from escale.games.diaballik.search import Choice, Search, Stop
from escale.opponents.budget import Budget

GAMES: Final = 320
ROUNDS: Final = 2
NODES: Final = 400  # for a turn
RANDOM_TURNS: Final = {"shizukana": 4, "arashi": 2}  # at the beginning of a game, at most
LIKELY: Final = 80  # turns, best ranked first, among which a random turn is drawn
NOISE: Final = 30  # by which values are blurred when a turn is chosen
LONGEST: Final = 120  # turns; then it is a draw
TRUST: Final = 0.7  # what the search thought counts in a target; the rest is how the game ended
PASSES: Final = 10  # over all positions, when fitting
RATE: Final = 0.05
HOLD: Final = 0.01  # how strongly weights are held where they came from

KINDS: Final = {
    "shizukana": ({}, {"start": "swapped"}, {}),
    "arashi": (
        {"movement": "arashi"},
        {"movement": "arashi", "chasms": "two"},
        {"movement": "arashi", "chasms": "four"},
    ),
}

Sample: TypeAlias = tuple[list[tuple[int, int]], float]  # features by number, each with how often; the result aimed at
NUMBERED: Final = [(kind, number) for kind, of in HAND_SET.items() for number in range(len(of))]
NUMBER: Final = {feature: number for number, feature in enumerate(NUMBERED)}


def tune(games: int, seed: str, tell: Callable[[str], None]) -> Mapping[str, Any]:
    """Learn the weights of both movements."""
    return {movement: _learn(movement, games // len(KINDS), seed, tell) for movement in KINDS}


def _learn(movement: str, games: int, seed: str, tell: Callable[[str], None]) -> Mapping[str, Any]:
    weights: dict[str, list[float]] = {kind: list(of) for kind, of in HAND_SET.items()}
    random = Random(f"{seed}/{movement}")
    samples: list[Sample] = []
    for number in range(ROUNDS):
        for count in range(games // ROUNDS):
            given = KINDS[movement][count % 3]
            samples += _play(given, weights, random)
        weights, loss = _fit(samples, random)
        tell(f"{movement}, round {number + 1}: {len(samples):,} positions, loss {loss:.4f}")
    return whole(weights)


def _play(given: Mapping[str, str], weights: Mapping[str, list[float]], random: Random) -> Iterator[Sample]:
    """One game of the weights against themselves: its positions, with the results to aim at."""
    options = check_options(diaballik, dict(given))
    sure = Judge(rules_of(options), whole(weights))
    opening = random.randint(1, RANDOM_TURNS[options["movement"]])
    met: list[tuple[Position, float]] = []  # with what the side to play could expect, as the search saw it
    position: Position = diaballik.initial(options, 2)[1:6]
    appearances = Counter([position])
    winner = None
    for count in range(LONGEST):
        search = Search(sure, Budget(nodes=NODES), appearances)
        choices = search.choices(position, FULL, random)
        if choices[0].value == WIN:
            winner = position[4]
            break
        best = random.choice(choices[:LIKELY]) if count < opening else _choice(search, choices, position, random)
        if count >= opening:
            met.append((position, expected(best.value)))
        position = (position[1], best.supports, position[3], best.ball, 1 - position[4])
        appearances[position] += 1
        if appearances[position] == 3:
            break
    for position, thought in met:
        ended = 0.5 if winner is None else float(winner == position[4])
        counts = Counter[int]()
        for kind, number, sign in features(sure.field, position):
            counts[NUMBER[kind, number]] += sign
        yield [(number, times) for number, times in counts.items() if times], TRUST * thought + (1 - TRUST) * ended


def _choice(search: Search, choices: list[Choice], position: Position, random: Random) -> Choice:
    """The best turn as far as the budget sees, a little blurred."""
    for one in choices:
        one.noise = random.randrange(NOISE)
    found = search.look(choices, position)
    if abs(found[0].value) < LIMIT:
        try:
            found = search.deepen(found, position, 2, 1)
        except Stop:
            found = sorted(search.partial, key=lambda one: -one.rank) or found
    return found[0]


def _fit(samples: list[Sample], random: Random) -> tuple[dict[str, list[float]], float]:
    """Weights that tell the results of the samples best, and how far they are off on average."""
    start = [HAND_SET[kind][number] for kind, number in NUMBERED]
    weights, steepness = list(start), [1.0] * len(start)
    order, loss = list(range(len(samples))), 0.0
    for _ in range(PASSES):
        random.shuffle(order)
        loss = 0.0
        for index in order:
            found, target = samples[index]
            total = sum(weights[number] * times for number, times in found)
            off = 1 / (1 + exp(-max(-30.0, min(30.0, total)))) - target
            loss += off * off
            for number, times in found:
                slope = off * times + HOLD * (weights[number] - start[number])
                steepness[number] += slope * slope
                weights[number] -= RATE * slope / sqrt(steepness[number])
    return {
        kind: [weights[NUMBER[kind, number]] for number in range(len(of))] for kind, of in HAND_SET.items()
    }, loss / max(1, len(samples))
