"""How opponents think: candidates for each phase, looked at more deeply stage by stage as long as the budget lasts.

    place   every split, with the others' sampled
    from    every place: the best use of every roll; then sampled markers and dice with quick players; then the next
            player's turn after each roll as well
    apply   the best uses of the roll; then the next player's turn after each; then one more
    react   a quick player's view first, for most askings come to nothing; where a marker would help, every use of it
    close   against keeping it, in sampled worlds

Chances are those of `worth`, learned by self-play. Everything hidden is sampled from what the seat knows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Final

from escale.games.gouda import greedy
from escale.games.gouda.asking import Asking, Moment, first_asked, spent, throw
from escale.games.gouda.knowing import sample
from escale.games.gouda.places import NOWHERE, STARTS
from escale.games.gouda.rolls import Enough, Made, Turn, utility
from escale.games.gouda.rules import SPLITS, play, to_act
from escale.games.gouda.state import State
from escale.games.gouda.steps import DECLINE, END, LETTER, Step
from escale.games.gouda.table import Table
from escale.games.gouda.worth import Worth, split_name
from escale.opponents.budget import Budget
from escale.opponents.learned import learned

DEEPEST: Final = 3  # turns
WORLDS: Final = 40  # samples of hidden markers and dice for a reaction; half as many for each die of a roll to come
A_WORLD: Final = 10  # nodes that a sampled world is as much work as
CROWD: Final = 8  # uses of a roll that are compared
NEAR: Final = 0.05  # candidates worse than the best by more than this are not looked at more deeply


@dataclass(frozen=True, slots=True)
class Idea:
    """A first decision: its steps, and what every seat may expect of it."""

    steps: tuple[Step, ...]
    values: list[float]
    utility: float


@dataclass(frozen=True, slots=True)
class Stage:
    """The ideas at one depth, best first."""

    depth: int
    ideas: list[Idea]


class Mind:
    """A seat's thoughts about one moment. `state` has imagined hands: only the seat's own is looked at."""

    def __init__(self, state: State, seat: int, worth: Worth, budget: Budget, random: Random, full: bool) -> None:  # noqa: PLR0913, PLR0917
        self.state = state
        self.seat = seat
        self.worth = worth
        self.budget = budget
        self.luck = random.getrandbits(64)  # what the sampled worlds grow from
        self.splits: Mapping[str, float] = learned("gouda")["splits"]
        self.full = full  # everybody began with one marker of each power
        self.held = worth.held([hand if one == seat else len(hand) for one, hand in enumerate(state.hands)])

    def turn(self, mover: int, keep: int = 1, depth: int = 1) -> Turn:
        return Turn(Table(self.state), self.worth, self.held, mover, self.budget, keep, depth)

    def worlds(self, count: int) -> Iterator[tuple[list[str], Random]]:
        """Hands that may be, and dice that may fall: the same ones for every candidate."""
        state, source = self.state, Random(self.luck)
        counts = [len(hand) for hand in state.hands]
        played = [(by, LETTER[step.kind]) for by, step in state.stack]
        for _ in range(count):
            random = Random(source.getrandbits(48))
            yield sample(state.hands[self.seat], self.seat, counts, played, self.full, random), random

    # Stages

    def stages(self, deepest: int, share: tuple[int, int], several: int) -> Iterator[Stage]:
        """Ideas, deeper and deeper; ends by itself, or with `Enough`."""
        phase = self.state.phase
        if phase == "place":
            yield self._placing(share)
        elif phase == "from":
            yield from self._designating(deepest, share, several)
        elif phase == "apply":
            yield from self._applying(deepest, share, several)
        else:
            yield from self._reacting(deepest, share)

    def _placing(self, share: tuple[int, int]) -> Stage:
        """Every split, by how often it has won; of two that are alike, the one on the crate with fewer others."""
        state, ideas = self.state, []
        for split in dealt(SPLITS, share):
            met = sum(count * sum(state.mice[place]) for place, count in zip(STARTS, split.counts, strict=True))
            own = (self.splits[split_name(split.counts)] - 0.0001 * met) / state.seats
            rest = (1 - own) / (state.seats - 1)
            values = [own if seat == self.seat else rest for seat in range(state.seats)]
            ideas.append(Idea((split,), values, utility(values, self.seat)))
        return Stage(1, ranked(ideas))

    def _designating(self, deepest: int, share: tuple[int, int], several: int) -> Iterator[Stage]:
        turn = self.turn(self.seat)
        places = dealt(turn.table.places(self.seat), share)
        shift: dict[int, list[float]] = {}  # place -> what reactions change about its promise
        ideas = ranked([self._promised(turn, place, shift) for place in places])
        yield Stage(1, ideas)
        for depth in range(1 if any(self.state.hands) else 2, deepest + 1 if deepest > 1 else 0):
            places = [idea.steps[0].place for idea in self._promising(ideas, several)]
            if len(places) == 1 and several == 1:
                return
            if depth == 1:
                shift = {place: self._reacted(turn, place) for place in places}
            else:
                turn = self.turn(self.seat, 2 if depth == 2 else 1, depth)
            deeper: list[Idea] = []
            for place in places:
                try:
                    deeper.append(self._promised(turn, place, shift))
                except Enough:
                    if len(deeper) > 1:  # what was looked at can be compared
                        break
                    raise
            ideas = ranked(deeper)
            yield Stage(depth, ideas)

    def _promised(self, turn: Turn, place: int, shift: Mapping[int, list[float]]) -> Idea:
        """What designating a place promises."""
        values = turn.promise(place)[1]
        if place in shift:
            values = [max(0.0, value + more) for value, more in zip(values, shift[place], strict=True)]
            values = [value / sum(values) for value in values]
        return Idea((Step("from", place=place),), values, utility(values, self.seat))

    def _reacted(self, turn: Turn, place: int) -> list[float]:
        """What reactions to the roll change for every seat: the mean over sampled worlds, with quick players."""
        asking = Asking(turn, place)
        change = [0.0] * self.state.seats
        count = WORLDS * asking.number // 2
        for hands, random in self.worlds(count):
            if self.budget.tick(A_WORLD):
                raise Enough
            before = [*hands]
            moment = Moment(throw(asking.number, random), place, first_asked(hands, self.seat))
            unchanged = asking.values(moment.dice, place)
            asking.settle(moment, hands, random)
            reacted = self._paid(asking.values(moment.dice, moment.place), before, hands)
            for seat, value in enumerate(reacted):
                change[seat] += (value - unchanged[seat]) / count
        return change

    def _paid(self, values: list[float], before: Sequence[str], after: Sequence[str]) -> list[float]:
        """Chances when some markers have been played since they were worked out."""
        if before == after:
            return values
        markers = self.worth.markers
        paid = [
            value * exp(sum(map(markers.__getitem__, now)) - sum(map(markers.__getitem__, then)))
            for value, then, now in zip(values, before, after, strict=True)
        ]
        whole = sum(paid)
        return [value / whole for value in paid]

    def _promising(self, ideas: list[Idea], several: int) -> list[Idea]:
        """Those that are worth a deeper look; all, if they are to be compared."""
        best = ideas[0].utility
        return ideas[:several] if several > 1 else [idea for idea in ideas if best - idea.utility < NEAR]

    def _applying(self, deepest: int, share: tuple[int, int], several: int) -> Iterator[Stage]:
        state = self.state
        turn = self.turn(self.seat, max(CROWD, several) if deepest > 1 else max(3, several))
        green, red = state.dice.count("g"), state.dice.count("r")
        found = dealt(turn.candidates(state.place, green, red), share)
        if found[0].over and found[0].values[self.seat] == 1:
            found = found[:1]  # won: there is nothing to compare
        yield Stage(1, [self._used(one) for one in found])
        best = found[0].utility
        found = [one for one in found if best - one.utility < NEAR or several > 1]
        for depth in range(2, deepest + 1):
            if len(found) == 1 and several == 1:
                return
            turn = self.turn(self.seat, 1, depth)
            deeper: list[Made] = []
            for one in found[: max(several, CROWD if depth == 2 else 3)]:
                try:
                    deeper.append(turn.deepen(state.place, one))
                except Enough:
                    if len(deeper) > 1:
                        break
                    raise
            found = sorted(deeper, key=lambda one: -one.utility)
            yield Stage(depth, [self._used(one) for one in found])

    def _used(self, made: Made) -> Idea:
        steps = [Step("move", die, to, owner) for die, owner, to in made.uses]
        return Idea((*steps, *(() if made.over else (END,))), made.values, made.utility)

    # Markers

    def _reacting(self, deepest: int, share: tuple[int, int]) -> Iterator[Stage]:
        state = self.state
        turn = self.turn(state.seat)
        asking = Asking(turn, state.origin)
        moment = Moment(state.dice, state.place, state.asked, list(state.stack))
        options = [DECLINE, *self._options(asking, moment)]
        ideas = ranked([self._at_once(asking, moment, step) for step in dealt(options, share)])
        yield Stage(1, ideas)
        if deepest > 1 and len(options) > 1 and ideas[0].steps != (DECLINE,):
            yield Stage(2, ranked([self._sampled(asking, moment, idea.steps[0]) for idea in ideas[:8]]))

    def _options(self, asking: Asking, moment: Moment) -> list[Step]:
        """Markers the seat could play now, the best three uses of each."""
        options: list[Step] = []
        for letter in dict.fromkeys(self.state.hands[self.seat]):
            if moment.stack:
                uses = [Step("annul", form="answer")] if letter == "a" else []
            else:
                uses = asking.options(letter, moment.dice, moment.place)
                after = {step: utility(asking.after(step, moment.dice, moment.place), self.seat) for step in uses}
                uses = sorted(uses, key=lambda step: -after[step])[:3]
            options += uses
        return options

    def _at_once(self, asking: Asking, moment: Moment, step: Step) -> Idea:
        """What a choice brings if nobody reacts any more."""
        dice, place, stack = moment.dice, moment.place, list(moment.stack)
        price = 0.0
        if step != DECLINE:
            stack.append((self.seat, step))
            price = asking.price(LETTER[step.kind])
        stands = len(stack) % 2 == 1
        values = asking.after(stack[0][1], dice, place) if stands else asking.values(dice, place)
        own = spent(values[self.seat], price)
        rest = 1 - values[self.seat]
        values = [
            own if seat == self.seat else value * (1 - own) / rest if rest else 0.0 for seat, value in enumerate(values)
        ]
        return Idea((step,), values, utility(values, self.seat))

    def _sampled(self, asking: Asking, moment: Moment, step: Step) -> Idea:
        """What a choice brings in sampled worlds, in which everybody goes on as a quick player."""
        expected = [0.0] * self.state.seats
        for hands, random in self.worlds(WORLDS):
            if self.budget.tick(A_WORLD):
                raise Enough
            before = [*hands]
            now = Moment(moment.dice, moment.place, moment.asked, list(moment.stack))
            extra = asking.act(now, hands, step, random) or asking.settle(now, hands, random)
            values = asking.after(extra, "", NOWHERE) if extra else asking.values(now.dice, now.place)
            for seat, value in enumerate(self._paid(values, before, hands)):
                expected[seat] += value
        values = [value / WORLDS for value in expected]
        return Idea((step,), values, utility(values, self.seat))


def dealt(candidates: Sequence, share: tuple[int, int]) -> list:  # type: ignore[type-arg]
    """This worker's share of the candidates; at least one."""
    own = [*candidates[share[0] :: share[1]]]
    return own or [candidates[0]]


def ranked(ideas: list[Idea]) -> list[Idea]:
    """Best first; equal ones stay in order."""
    return sorted(ideas, key=lambda idea: -idea.utility)


def carry_on(state: State, seat: int, worth: Worth, budget: Budget, steps: Sequence[Step]) -> tuple[Step, ...]:
    """Some steps of a seat, and whatever it has to do right after them."""
    line = list(steps)
    for step in steps:
        state = play(state, step)
    while to_act(state) == seat:
        line.append(_quick(state, seat, worth, budget))
        state = play(state, line[-1])
    return tuple(line)


def _quick(state: State, seat: int, worth: Worth, budget: Budget) -> Step:
    """The next step without much thought."""
    if budget.look():
        return greedy.step(state)
    held = worth.held([hand if one == seat else len(hand) for one, hand in enumerate(state.hands)])
    turn = Turn(Table(state), worth, held, state.seat, budget)
    try:
        if state.phase == "from":
            return Step("from", place=turn.best()[0])
        if state.phase == "apply":
            uses = turn.candidates(state.place, state.dice.count("g"), state.dice.count("r"))[0].uses
            return Step("move", uses[0][0], uses[0][2], uses[0][1]) if uses else END
        if state.phase in ("react", "close"):
            moment = Moment(state.dice, state.place, seat, list(state.stack))
            return Asking(turn, state.origin).quick(moment, seat, state.hands[seat])
    except Enough:
        pass
    return greedy.step(state)
