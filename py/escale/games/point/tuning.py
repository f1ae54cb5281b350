"""How the opponent's numbers are learned: self-play, then a fit of who won to what the table looked like; repeatedly.

First the turns a row takes by itself are found for each deck (solo.py). Then, for every number of players and deck,
weights are learned. Learning begins with a few weights set by hand (`judge.by_hand`). In
each round games are played at a glance with what was learned so far, from rows of all kinds, with a turn at random now
and then; tables between turns are kept with the side that won in the end, and the weights are fitted to them
(multinomial logistic regression by stochastic gradient, with steps that shrink per feature).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import exp, log, sqrt
from random import Random
from typing import Any, Final, TypeAlias

from escale.games.point.cards import DECKS
from escale.games.point.fast import Setting, Spot, mirrored, numbers_of
from escale.games.point.judge import FEATURES, Features, Judge, Scale, Weights, by_hand, kind
from escale.games.point.plies import DRAWN, Heads, Pile, Plies
from escale.games.point.rules import COLLECTED, HAND, LAYOUTS, ROWS, SEATS
from escale.games.point.solo import Solo, solve, written

GAMES: Final = 1_500

_ROUNDS: Final = 2
_SHARES: Final = {"2": 2, "3": 1, "4": 1, "teams": 1}  # of the games, for each deck
_KEPT: Final = 0.35  # of the tables of a game
_AT_RANDOM: Final = 0.12  # of the turns
_PASSES: Final = 6  # over the tables in a fit
_STEP: Final = 0.25
_SHRINK: Final = 1e-5  # of the weights, with each table

Sample: TypeAlias = tuple[list[Features], int]  # what each side had; who won


def tune(games: int, seed: str, tell: Callable[[str], None]) -> Mapping[str, Any]:
    """The table of each deck and the weights of each kind of match."""
    numbers: dict[str, Any] = {"solo": {}, "weights": {}}
    whole = 2 * sum(_SHARES.values()) * _ROUNDS
    for deck in DECKS:
        numbers["solo"][deck] = written(solve(deck))
        tell(f"{deck}: turns of {len(numbers['solo'][deck]) // 2} rows")
        solo = Solo(numbers["solo"][deck])
        for players, share in _SHARES.items():
            random, weights = Random(f"{seed}/{players}/{deck}"), by_hand()
            for number in range(_ROUNDS):
                samples = self_play(players, deck, Judge(weights, solo), max(2, games * share // whole), random)
                weights = fit(samples, weights, random)
                tell(f"{players} {deck} round {number + 1}: {len(samples)} tables, loss {loss(samples, weights):.4f}")
            numbers["weights"][kind(players, deck)] = [round(weight, 3) for weight in weights]
    return numbers


def setting_for(players: str) -> Setting:
    """Two players: the first collects black."""
    colours = COLLECTED[players] or "bw"
    return Setting(SEATS[players], players == "teams", tuple(int(colour == "w") for colour in colours))


def even_odds(deck: str) -> list[float]:
    """The chance of each card with the whole deck in the pile."""
    odds = [0.0] * 64
    for card, copies in numbers_of(DECKS[deck]):
        odds[card] = copies / 64
    return odds


def start(setting: Setting, deck: str, random: Random) -> tuple[Spot, Pile]:
    """The table after the deal, and the pile."""
    pile = [card for card, copies in numbers_of(DECKS[deck]) for _ in range(copies)]
    random.shuffle(pile)
    rows = [random.choice(ROWS if random.random() < 0.6 else list(LAYOUTS.values())) for _ in range(setting.seats)]
    rows = [mirrored(row) if random.random() < 0.5 else row for row in rows]
    hands = tuple(tuple(sorted(pile.pop() for _ in range(HAND))) for _ in range(setting.seats))
    return Spot(tuple(rows), (0, 0), hands, random.randrange(setting.seats)), Pile(tuple(pile), ())


def self_play(players: str, deck: str, judge: Judge, games: int, random: Random) -> list[Sample]:
    """Tables of games at a glance."""
    setting = setting_for(players)
    scale = Scale(judge, setting, even_odds(deck))
    plies, samples = Plies(scale), []
    for _ in range(games):
        spot, pile = start(setting, deck, random)
        game, kept = Heads(plies, spot, pile, random), []
        winner = None
        while winner is None:
            if random.random() < _AT_RANDOM:
                game.draw()
                winner = game.make(plies.reply(game.spot, random.choice(plies.turns(game.spot))))
            else:
                winner = game.step()
            if winner is None and random.random() < _KEPT:
                kept.append(scale.features(game.spot))
        if winner != DRAWN:
            samples += [(features, winner) for features in kept]
    return samples


def chances(features: list[Features], weights: Weights) -> list[float]:
    """What the weights expect of each side."""
    scores = [sum(weights[index] * value for index, value in side) for side in features]
    top = max(scores)
    parts = [exp(score - top) for score in scores]
    whole = sum(parts)
    return [part / whole for part in parts]


def fit(samples: list[Sample], weights: Weights, random: Random) -> Weights:
    """Weights that expect what happened."""
    weights, squares, order = list(weights), [1e-3] * FEATURES, list(range(len(samples)))
    for _ in range(_PASSES):
        random.shuffle(order)
        for number in order:
            features, winner = samples[number]
            for side, expected in enumerate(chances(features, weights)):
                error = (side == winner) - expected
                for index, value in features[side]:
                    slope = error * value - _SHRINK * weights[index]
                    squares[index] += slope * slope
                    weights[index] += _STEP * slope / sqrt(squares[index])
    return weights


def loss(samples: list[Sample], weights: Weights) -> float:
    """Mean of what the outcome surprised, in nats."""
    return -sum(log(max(chances(features, weights)[winner], 1e-9)) for features, winner in samples) / max(
        1, len(samples)
    )
