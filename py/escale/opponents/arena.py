"""Matches between opponents: who plays better, by how much, and how long they take."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import median
from typing import Any

from escale.core.errors import EscaleError
from escale.core.game import CHANCE, AnyGame, Seat
from escale.core.match import MAX_STEPS, Match
from escale.opponents.brain import Seen, brain
from escale.opponents.choose import choose
from escale.opponents.levels import LEVELS

Player = Callable[[Any, Seat, Random], tuple[Any, ...]]  # a state, the seat that acts: the steps it makes in a row


@dataclass(frozen=True, slots=True)
class Spec:
    """An opponent as one types it: `random`, `greedy`, a level `1` to `5`, `4:nodes=500`, `5:ms=200`."""

    kind: str
    ms: float | None = None
    nodes: int | None = None

    @classmethod
    def read(cls, text: str, ms: float | None = None) -> Spec:
        """Read one; `ms` is for levels that say nothing of their own."""
        kind, _, rest = text.partition(":")
        if kind not in ("random", "greedy", *map(str, LEVELS)):
            raise EscaleError("opponent-unknown", opponent=text)
        name, equals, value = rest.partition("=")
        if not rest:
            return cls(kind, ms)
        if name not in ("ms", "nodes") or not equals or not value.isdigit() or int(value) < 1:
            raise EscaleError("opponent-unknown", opponent=text)
        return cls(kind, ms=float(value)) if name == "ms" else cls(kind, nodes=int(value))

    def player(self, match: Match) -> Player:
        """The player for matches with these options and seats."""
        game, mind = match.game, brain(match.game)
        if self.kind == "random":
            return lambda state, _, random: (random.choice(game.legal_steps(state)),)  # no leaning to sensible ones
        if self.kind == "greedy":
            return lambda state, _, random: mind.greedy(state, random)

        def play(state: Any, seat: Seat, random: Random) -> tuple[Any, ...]:
            seen = Seen(match.options, len(match.seats), seat, mind.observe(state, seat))
            return choose(game, seen, int(self.kind), random=random, ms=self.ms, nodes=self.nodes).steps

        return play


@dataclass(slots=True)
class Score:
    """What A made against B."""

    results: list[float] = field(default_factory=list)  # A's share of each game: 1 won, alone or with partners, 0 lost
    shares: list[float] = field(default_factory=list)  # what each seat got of each game on average: a fair share of it
    unfinished: int = 0
    steps: list[int] = field(default_factory=list)  # of each game
    times: dict[str, list[float]] = field(default_factory=lambda: {"a": [], "b": []})  # milliseconds of each turn

    @property
    def mean(self) -> float:
        """A's part of all points."""
        return sum(self.results) / len(self.results)

    @property
    def fair(self) -> float:
        """What a player as good as all the others would have got."""
        return sum(self.shares) / len(self.shares)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true mean lies with 95 %: Wilson's interval, for results that are shares as well."""
        count, mean, z = len(self.results), self.mean, 1.96
        middle = (mean + z * z / (2 * count)) / (1 + z * z / count)
        half = z / (1 + z * z / count) * sqrt(mean * (1 - mean) / count + z * z / (4 * count * count))
        return max(0.0, middle - half), min(1.0, middle + half)


def contest(match: Match, a: Spec, b: Spec, games: int, seed: str) -> Iterator[Score]:
    """Play games, A in each seat in turn and B in all others; yield the score so far after each.

    Games come in rounds with the same chance for every seat A takes, so that luck is shared out.
    """
    seats = len(match.seats)
    score = Score()
    for number in range(games):
        result = play_game(match, (a, b), number % seats, f"{seed}/{number // seats}", score)
        if result is None:
            score.unfinished += 1
            result = (1 / seats, 1 / seats)
        score.results.append(result[0])
        score.shares.append(result[1])
        yield score


def play_game(match: Match, pair: tuple[Spec, Spec], seat: Seat, seed: str, score: Score) -> tuple[float, float] | None:
    """One game with A in this seat; A's share of it and a fair one, None if it never ends."""
    game, state = match.game, match.state
    luck, players = Random(f"{seed}/luck"), dict(zip("ab", [spec.player(match) for spec in pair], strict=True))
    randoms = {"a": Random(f"{seed}/a{seat}"), "b": Random(f"{seed}/b{seat}")}
    spent, count = 0.0, 0
    while (actor := game.to_act(state)) is not None:
        if count >= MAX_STEPS:
            return None
        if actor == CHANCE:
            state, count = game.play(state, game.chance(state).draw(luck)), count + 1
            continue
        side = "a" if actor == seat else "b"
        begin = time.perf_counter()
        steps = players[side](state, actor, randoms[side])
        spent += time.perf_counter() - begin
        for step in steps:
            if game.ends_turn(state, step):
                score.times[side].append(spent * 1000)
                spent = 0.0
            state, count = game.play(state, step), count + 1
    score.steps.append(count)
    seats = range(len(match.seats))
    return share(game, state, seat), sum(share(game, state, each) for each in seats) / len(seats)


def share(game: AnyGame, state: Any, seat: Seat) -> float:
    """What a seat gets of a game that is over: all of it, with partners or without; half of a draw."""
    outcome = game.outcome(state)
    assert outcome is not None, "the game goes on"  # noqa: S101
    if not outcome.winners:
        return 0.5
    return 1.0 if seat in outcome.winners else 0.0


def worst_and_median(times: list[float]) -> tuple[float, float]:
    """Of the time turns took, in milliseconds."""
    return (max(times), median(times)) if times else (0.0, 0.0)
