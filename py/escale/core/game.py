"""What a game is: a module with these names.

A game lives in `escale.games.<id>`; its `__init__` re-exports what `Game` asks for. States and steps are immutable
values of the game's own types, equal when they mean the same; states of equal positions hash equal, whatever led to
them. Nothing in a game knows of matches, records, the browser or random numbers. Beside its modules lies
`examples.toml` (see `escale.core.examples`), and in the tests a perft file and golden playthroughs (see
`escale.cli.perft` and `escale.cli.playthrough`).

How games of different natures fit in:

- *Open information* (Diaballik): `to_act` alternates between the seats, chance never acts, `view` and `describe`
  ignore their seat.
- *A set-up too big to list* (Moguli's 35 shuffled tiles): one chance step with a short text. Its `Chance` answers
  None to `outcomes`, checks a text with `allows` and makes one with `draw`. `turn_seat` is None until the set-up is
  over, so that set-up steps, swaps of home rows included, belong to no turn.
- *Dice* (Chassé-croisé, Gouda): a `Listed` chance. `turn_seat` names the player of the turn while chance acts.
- *Reactions* (Gouda): `to_act` is each asked seat in its order while `turn_seat` stays with the player of the turn;
  declining is a step like any other. Extra turns are turns: `ends_turn` closes the one before.
- *Hidden draws* (Gouda's markers): the chance step holds everything, `describe` tells each seat its own part only,
  `view` shows each seat what it holds, and `open_steps` lists the steps whose legality the seat may know of. A record
  seals every step whose description for a spectator has another `text` than the step itself; the hidden
  part of a position text is sealed by the game with `escale.core.seal`.
- *A choice among very many* (Point's starting rows): every step is legal and replays, `listed_steps` keeps views
  short, and the interface composes the text of the others.
- *Partners and dropped seats* (Point): `Outcome.winners` names several seats; a skipped seat never appears in
  `to_act`. The lot and the deal are chance steps, the deck is a bag, so nothing is hidden but the order to come.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, Protocol, TypeAlias, TypeVar, runtime_checkable

from escale.core.chance import Chance
from escale.core.errors import Reason
from escale.core.options import Advice, Option, Options

Seat: TypeAlias = int  # from 0, in table order
CHANCE: Final = "chance"
Actor: TypeAlias = Seat | Literal["chance"] | None  # who makes the next step; None when the game is over

State = TypeVar("State")
Step = TypeVar("Step")
Json: TypeAlias = Any  # what json.dumps takes: dicts, lists, strings, integers, booleans, None


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game."""

    termination: str  # a word of the game's TERMINATIONS: how it ended
    winners: tuple[Seat, ...]  # empty: a draw
    ranks: tuple[int, ...] | None = None  # for games that rank the seats: 1 is first, equal numbers share a rank


class Game(Protocol[State, Step]):
    """One game. Every name is a plain function or constant of the game's package."""

    @property
    def ID(self) -> str: ...  # also the package's name
    @property
    def VERSION(self) -> int: ...  # raised when old records would replay differently
    @property
    def OPTIONS(self) -> tuple[Option, ...]: ...
    @property
    def ADVICE(self) -> tuple[Advice, ...]: ...
    @property
    def TERMINATIONS(self) -> tuple[str, ...]: ...
    @property
    def REASONS(self) -> tuple[str, ...]: ...  # every code that why_not and parse_* may give, prefixed by the id
    @property
    def FACTS(self) -> Mapping[str, int]: ...  # for the shelf: age, minutes_min, minutes_max

    def seat_counts(self, options: Options) -> tuple[int, ...]:
        """How many seats a match with these options may have; the first is the usual one."""

    def initial(self, options: Options, seats: int) -> State:
        """The state before the first step. Options are complete and checked."""

    def to_act(self, state: State) -> Actor:
        """Who makes the next step."""

    def turn_seat(self, state: State) -> Seat | None:
        """Whose turn it is, also while chance or another seat acts in it; None in the set-up before the first turn.

        Asked only while the game goes on.
        """

    def legal_steps(self, state: State) -> Sequence[Step]:
        """Every step the acting seat may make: the one source of legality. Empty for chance and at the end."""

    def chance(self, state: State) -> Chance[Step]:
        """What may come out; asked only when chance acts."""

    def play(self, state: State, step: Step) -> State:
        """The state after a legal step. Trusts its caller: `Match` has checked."""

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended; None while it goes on."""

    def ends_turn(self, state: State, step: Step) -> bool:
        """Tell whether the step, made in this state, closes a turn (or, without closing one, the game)."""

    def view(self, state: State, seat: Seat | None) -> Json:
        """What a seat may know of the state, as drawing data; None is a spectator. Nothing hidden may be in it."""

    def describe(self, state: State, step: Step, seat: Seat | None) -> Mapping[str, Json]:
        """A step for the interface, as a seat may know it.

        `text`, `kind`, `parts` (places in the order one points at them; empty for a button) and whatever else helps
        to draw it. The name `seat` is the match's to fill.
        """

    def buttons(self, state: State, seat: Seat | None) -> Sequence[Step]:
        """Steps that have a button of their own in this state for this seat, legal or not: `end`, an announcement.

        When one is not legal, the view tells why. In a game with secrets, only those whose legality the seat knows.
        Asked only when a seat acts.
        """

    def is_irrevocable(self, state: State, step: Step) -> bool:
        """Tell whether the step, made in this state, may not be taken back: chance, or a secret shown."""

    def why_not(self, state: State, step: Step) -> Reason:
        """Pick the reason to tell for a step that is not legal; asked only when a seat acts. Never decides legality."""

    def parse_step(self, text: str) -> Step:
        """Read a step; raise StepSyntaxError."""

    def format_step(self, step: Step) -> str:
        """Write a step in printable ASCII without `_`, `%` or `~`, words apart by one space; parse_step reads it."""

    def parse_position(self, text: str, options: Options, seats: int) -> State:
        """Read a position, a state without its history; raise PositionError."""

    def format_position(self, state: State) -> str:
        """Write a position on one line, in printable ASCII; parse_position reads it back."""

    def render_text(self, state: State, seat: Seat | None) -> str:
        """Draw the state for a terminal, as a seat may see it; several lines, no trailing newline."""


@runtime_checkable
class Hides(Protocol):
    """What a game with secrets has besides."""

    def hides(self, options: Options) -> bool:
        """Tell whether anything is hidden from anybody in a match with these options."""

    def open_steps(self, state: Any, seat: Seat | None) -> Sequence[Any]:
        """The legal steps a seat may know of.

        All of them for the acting seat; for the others only those whose legality tells nothing hidden.
        """


@runtime_checkable
class Lists(Protocol):
    """What a game has besides in which a seat may make more steps than anybody would look through."""

    def listed_steps(self, state: Any) -> Sequence[Any] | None:
        """Some of the legal steps to show in views; None: all of them.

        The others are as legal: the interface lets the player compose them and asks for them by their text.
        """


@runtime_checkable
class Leans(Protocol):
    """What a game has besides in which uniformly random players would wander about for ever."""

    def lean(self, state: Any, steps: Sequence[Any]) -> Sequence[int]:
        """Weights for random players, one for each of the legal steps, at least 1 each."""


@runtime_checkable
class Hints(Protocol):
    """What a game has besides that can tell a player more than the view: dangers, chances."""

    def hints(self, state: Any, seat: Seat | None) -> Json:
        """Help that a player may ask for, as drawing data; None is a spectator. Nothing hidden may be in it."""


AnyGame: TypeAlias = Game[Any, Any]


def uses_chance(game: AnyGame) -> bool:
    """Tell whether chance acts in a game: before its first turn is over, as in every game that has dice or a deal."""
    options = {option.name: option.default for option in game.OPTIONS}
    state = game.initial(options, game.seat_counts(options)[0])
    while (actor := game.to_act(state)) is not None and actor != CHANCE:
        step = game.legal_steps(state)[-1]
        if game.ends_turn(state, step):
            return game.to_act(game.play(state, step)) == CHANCE
        state = game.play(state, step)
    return actor == CHANCE
