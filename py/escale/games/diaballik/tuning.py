"""Learning what the features of `judge.py` are worth, from scratch, by matches of self-play.

A few levers move the hand-set weights in groups: how steep the worth of rows is, how bent, what the middle columns
count, and so on. In each round every lever is pushed a little, at random up or down; the weights so pushed play two
games, colours exchanged, from one random opening against the weights pushed the other way. Then all levers move a small
step towards the side that scored more (simultaneous perturbation). Pushes and steps shrink; what ships is the mean over
the second half of the rounds. Results of single games say next to nothing about single positions, but a better way to
rank turns does win more games.

Shizukana and arashi are learned apart; half of arashi's games have chasms.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, TypeAlias

from escale.core.options import check_options
from escale.games import diaballik
from escale.games.diaballik.judge import HAND_SET, WIN, Judge, whole
from escale.games.diaballik.rules import DRAW, FULL, Position, rules_of
from escale.games.diaballik.search import Search
from escale.games.diaballik.squares import SIZE
from escale.opponents.budget import Budget

GAMES: Final = 10_000
NODES: Final = {"shizukana": 600, "arashi": 400}  # for a turn
SHARE: Final = {"shizukana": 0.6, "arashi": 0.4}  # of the games
RANDOM_TURNS: Final = {"shizukana": 4, "arashi": 2}  # that open a game, at most
LIKELY: Final = 80  # turns, best ranked first, among which an opening's turn is drawn
LONGEST: Final = 100  # turns; then it is a draw
PACE: Final = (0.03, 0.005)  # of a push that a game won by more moves a lever: at first, in the end
PUSHES: Final = (1.0, 0.5)  # how far levers are pushed: at first, in the end

KINDS: Final = {
    "shizukana": ({}, {"start": "swapped"}, {}),
    "arashi": (
        {"movement": "arashi"},
        {"movement": "arashi", "chasms": "two"},
        {"movement": "arashi", "chasms": "four"},
    ),
}

Lever: TypeAlias = tuple[str, tuple[float, ...]]  # a kind of weights, and what pushing it once adds to each

ROWS: Final = tuple(range(SIZE))
BENDS: Final = tuple((row - 3) ** 2 / 9 for row in ROWS)


def _places(of_rows: Sequence[float]) -> tuple[float, ...]:
    """The same for every column."""
    return tuple(worth for worth in of_rows for _ in range(4))


def _columns(worth: float) -> tuple[float, ...]:
    """More towards the middle, in every row."""
    return tuple(worth * (3 - column) for _ in ROWS for column in range(4))


LEVERS: Final[tuple[Lever, ...]] = (
    ("support", _places([0.04 * row for row in ROWS])),
    ("support", _places([0.12 * bend for bend in BENDS])),
    ("support", _places([0.15, 0, 0, 0, 0, 0, 0])),
    ("support", _columns(0.03)),
    ("ball", _places([0.08 * row for row in ROWS])),
    ("ball", _places([0.25 * bend for bend in BENDS])),
    ("ball", _columns(0.05)),
    ("lead", tuple(0.08 * row for row in ROWS)),
    ("lead", tuple(0.25 * bend for bend in BENDS)),
    ("passes", (0.0, 0.15, 0.15, 0.15, 0.15)),
    ("passes", (0.0, 0.0, 0.1, 0.2, 0.3)),
    ("free", tuple(0.05 * row for row in ROWS)),
    ("mine", (0.0, 0.0, 0.0, 0.3, 0.15, 0.0)),
    ("theirs", (0.5, 0.5, 0.5, 0.0, 0.0, 0.0)),
    ("theirs", (0.0, 0.0, 0.0, 0.3, 0.15, 0.0)),
    ("tempo", (0.2,)),
)


def tune(games: int, seed: str, tell: Callable[[str], None]) -> Mapping[str, Any]:
    """Learn the weights of both movements."""
    return {movement: _learn(movement, int(games * SHARE[movement]) // 2, seed, tell) for movement in KINDS}


def _learn(movement: str, rounds: int, seed: str, tell: Callable[[str], None]) -> Mapping[str, Any]:
    random = Random(f"{seed}/{movement}")
    at, total = [0.0] * len(LEVERS), [0.0] * len(LEVERS)
    for number in range(rounds):
        done = number / rounds
        far, pace = (first + (last - first) * done for first, last in (PUSHES, PACE))
        pushes = [random.choice((-far, far)) for _ in LEVERS]
        up, down = (weights([here + sign * push for here, push in zip(at, pushes, strict=True)]) for sign in (1, -1))
        gained = _pair(movement, KINDS[movement][number % 3], (up, down), random)
        at = [here + pace * gained * push for here, push in zip(at, pushes, strict=True)]
        if 2 * number >= rounds:
            total = [so_far + here for so_far, here in zip(total, at, strict=True)]
        if not (number + 1) % max(1, rounds // 20):
            tell(f"{movement}, {2 * (number + 1):,} games: " + " ".join(f"{here:+.2f}" for here in at))
    counted = rounds - (rounds + 1) // 2
    return whole(weights([so_far / counted for so_far in total] if counted else at))


def weights(levers: Sequence[float]) -> dict[str, list[float]]:
    """The hand-set weights with every lever pushed so often; nothing that helps counts less than nothing."""
    found = {kind: list(of) for kind, of in HAND_SET.items()}
    for (kind, adds), pushed in zip(LEVERS, levers, strict=True):
        found[kind] = [weight + pushed * add for weight, add in zip(found[kind], adds, strict=True)]
    for kind in ("passes", "free", "mine", "theirs"):
        found[kind] = [max(0.0, weight) for weight in found[kind]]
    return found


def _pair(
    movement: str, given: Mapping[str, str], sides: tuple[Mapping[str, Sequence[float]], ...], random: Random
) -> float:
    """What the first weights win more than the second, of two games from one opening: from -2 to 2."""
    options = check_options(diaballik, dict(given))
    judges = [Judge(rules_of(options), whole(side)) for side in sides]
    start: Position = diaballik.initial(options, 2)[1:6]
    opening: list[Position] = [start]
    for _ in range(random.randint(1, RANDOM_TURNS[movement])):
        choices = Search(judges[0], Budget(), {}).choices(opening[-1], FULL, random)
        if choices[0].value == WIN:
            break
        one = random.choice(choices[:LIKELY])
        opening.append(_after(opening[-1], (one.supports, one.ball)))
    first = _play(judges, opening, NODES[movement], random)
    return first - _play(judges[::-1], opening, NODES[movement], random)


def _play(judges: Sequence[Judge], opening: Sequence[Position], nodes: int, random: Random) -> int:
    """One game from an opening, white by the first judge: 1 if white wins, 0 if nobody, -1 if dark."""
    appearances = Counter(opening)
    position = opening[-1]
    for _ in range(LONGEST):
        seat = position[4]
        search = Search(judges[seat], Budget(nodes=nodes), appearances)
        best = search.best(position, random)
        if best.value == WIN:
            return 1 - 2 * seat
        position = _after(position, (best.supports, best.ball))
        appearances[position] += 1
        if best.settled:  # it draws, or is the other side's anti-game
            return 0 if best.value == 0 else 2 * seat - 1
        if appearances[position] >= DRAW:
            break
    return 0


def _after(position: Position, end: tuple[int, int]) -> Position:
    """The position a turn leads to."""
    return (position[1], end[0], position[3], end[1], 1 - position[4])
