"""A second set of rules for Gouda! Gouda!, from the rules page alone: slow, obvious, one object per mouse and die.

A referee is a generator that leads through a game as a person at the table would: it names who acts and everything that
may be said, is sent what was said, and returns how the game ended. Loops follow the sentences of the page; nothing is
kept but the things on the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement, product
from typing import Any, TypeAlias

FORWARD = {
    "M0": "M1 C1 C2",
    "C1": "M1",
    "C2": "M1",
    "M1": "M2 S1",
    "S1": "M2",
    "M2": "M3 S2",
    "S2": "M3",
    "M3": "M4 S3",
    "S3": "M4",
    "M4": "F1 F2",
    "F1": "T",
    "F2": "T",
}
PLACES = [*FORWARD, "T"]
POWERS = {"r": "reroll", "i": "improve", "w": "worsen", "t": "transfer", "a": "annul", "e": "extra"}

Ask: TypeAlias = tuple[int | str, set[str]]  # who acts, and all that may be said
Result: TypeAlias = tuple[str, list[int]]  # how it ended, the seats from first to last as far as they are ranked
Talk: TypeAlias = Generator[Ask, str, Any]


@dataclass
class Mouse:
    owner: int
    place: str


@dataclass
class Die:
    colour: str
    void: bool = False


@dataclass
class Table:
    mice: list[Mouse]
    cheese: Counter[str]
    hands: list[list[str]]  # words, in any order
    festival: bool
    eaten: list[int] = field(default_factory=list)
    dice: list[Die] = field(default_factory=list)
    designated: str = ""
    applies: str = ""

    def at(self, place: str) -> list[Mouse]:
        return [mouse for mouse in self.mice if mouse.place == place]

    def places_of(self, seat: int) -> set[str]:
        return {mouse.place for mouse in self.mice if mouse.owner == seat and mouse.place != "T"}

    def round_from(self, seat: int) -> list[int]:
        """All seats clockwise, beginning with this one."""
        return [(seat + step) % len(self.hands) for step in range(len(self.hands))]


class Over(Exception):  # noqa: N818 - no error, but the end
    pass


def letters(dice: Iterable[str]) -> str:
    return "".join(sorted(dice, key="gyr".index))


def set_up(options: dict[str, str], seats: int) -> Talk:
    """Markers are drawn, mice are placed; returns the table."""
    cheese = Counter({"T": int(options["cheeses"])})
    if options["scattered"] == "on":
        cheese.update(["S1", "S2", "S3"])
    table = Table([], cheese, [[] for _ in range(seats)], sum(cheese.values()) > 1)
    box = Counter(dict.fromkeys(POWERS, 5))
    for seat in range(seats):
        if options["markers"] == "set":
            table.hands[seat] = list(POWERS.values())
        elif options["markers"] != "0":
            hands = combinations_with_replacement(POWERS, int(options["markers"]))
            said = yield "chance", {"draw " + "".join(hand) for hand in hands if not Counter(hand) - box}
            box -= Counter(said.split()[1])
            table.hands[seat] = [POWERS[letter] for letter in said.split()[1]]
    for seat in range(seats):
        said = yield seat, {f"mice {a} {b} {c}" for a, b, c in product(range(6), repeat=3) if a + b + c == 5}
        for place, count in zip(("M0", "C1", "C2"), said.split()[1:], strict=True):
            table.mice += [Mouse(seat, place) for _ in range(int(count))]
    return table


def whole_game(options: dict[str, str], seats: int, watch: list[Table]) -> Talk:
    """A game from its very beginning; the table is put where it can be watched."""
    table = yield from set_up(options, seats)
    watch.append(table)
    return (yield from turns(table, int(options["first"]) - 1))


def turns(table: Table, player: int) -> Talk:
    """Turn after turn until the game is over."""
    try:
        while True:
            place = yield player, {f"from {place}" for place in table.places_of(player)}
            table.designated = place.split()[1]
            while table.designated:
                yield from turn(table, player)
            player = next(seat for seat in table.round_from(player + 1) if table.places_of(seat))
    except Over:
        return result(table)


def turn(table: Table, player: int) -> Talk:
    """One turn from the place designated; afterwards that of the extra turn, if there is one, is designated."""
    table.applies = table.designated
    table.dice = [Die("") for _ in table.at(table.designated)[:5]]
    yield from roll(table.dice)
    yield from ask(table, player, after_roll)
    yield from apply(table, player)
    yield player, {"end"}
    table.designated, table.dice = "", []
    yield from ask(table, player, at_the_end)


def roll(dice: list[Die]) -> Talk:
    said = yield "chance", {"roll " + letters(faces) for faces in product("gyr", repeat=len(dice))}
    for die, colour in zip(dice, said.split()[1], strict=True):
        die.colour, die.void = colour, False


def ask(table: Table, player: int, possible: Any) -> Talk:
    """Round after round of asking, until everyone has declined in a row or an extra turn is given."""
    declined = False
    while not declined:
        declined = True
        for seat in table.round_from(player):
            if not table.hands[seat]:
                continue
            said = yield (
                seat,
                {"decline"} | {text for power in table.hands[seat] for text in possible(table, power, player)},
            )
            if said != "decline":
                if (yield from stands(table, seat, said)):
                    yield from effect(table, said)
                    if said.startswith("extra"):
                        return
                declined = False
                break


def stands(table: Table, player: int, said: str) -> Talk:
    """A marker is played: it stands unless somebody annuls it and that annulment stands."""
    table.hands[player].remove(said.partition(" ")[0])
    for seat in table.round_from(player)[1:]:
        if table.hands[seat]:
            answer = yield seat, {"decline"} | ({"annul"} & set(table.hands[seat]))
            if answer == "annul":
                return not (yield from stands(table, seat, "annul"))
    return True


def after_roll(table: Table, power: str, player: int) -> set[str]:
    """What a power can be used for after a roll."""
    if power == "extra":
        return set()
    if power == "transfer":
        enough = [place for place in PLACES if len(table.at(place)) >= len(table.at(table.designated))]
        return {f"transfer {place}" for place in enough if place not in (table.applies, "T")}
    colours = {"improve": "ry", "worsen": "gy"}.get(power, "gyr")
    good = [die.colour for die in table.dice if not die.void and die.colour in colours]
    chosen = {letters(some) for count in range(1, 6) for some in combinations(good, count)}
    return {f"{power} {some}" for some in chosen} | ({"annul roll"} if power == "annul" else set())


def at_the_end(table: Table, power: str, player: int) -> set[str]:
    """What a power can be used for at the end of a turn."""
    return {f"extra {place}" for place in table.places_of(player)} if power == "extra" else set()


def effect(table: Table, said: str) -> Talk:
    """What a marker that stands does."""
    power, what = said.split()
    if power == "transfer":
        table.applies = what
    elif power == "extra":
        table.designated = what
    elif said == "annul roll":
        yield from roll(table.dice)
    else:
        chosen = [_take(table, colour, what[:index]) for index, colour in enumerate(what)]
        if power == "reroll":
            yield from roll(chosen)
        for die in chosen:
            die.void = power == "annul"
            die.colour = {"improve": {"r": "y", "y": "g"}, "worsen": {"g": "y", "y": "r"}}.get(power, {}).get(
                die.colour, die.colour
            )


def _take(table: Table, colour: str, before: str) -> Die:
    """A die of this colour that is not void, and none of those taken before."""
    alike = [die for die in table.dice if die.colour == colour and not die.void]
    return alike[before.count(colour)]


def ways(die: Die, place: str) -> list[str]:
    """Where a die brings a mouse from a place."""
    if die.void or die.colour == "y":
        return []
    if die.colour == "g":
        return FORWARD[place].split()
    return [below for below, above in FORWARD.items() if place in above.split()]


def apply(table: Table, player: int) -> Talk:
    """Dice one by one, as long as one can be applied."""
    place = table.applies
    while True:
        said = {
            f"{die.colour}{mouse.owner + 1} {to}": (die, mouse, to)
            for die in table.dice
            for to in ways(die, place)
            for mouse in table.at(place)
        }
        if not said:
            return
        die, mouse, to = said[(yield player, set(said))]
        table.dice.remove(die)
        arrive(table, mouse, to)


def arrive(table: Table, mouse: Mouse, to: str) -> None:
    """A mouse reaches a place, and perhaps cheese."""
    mouse.place = to
    if table.festival and table.cheese[to]:
        table.cheese[to] -= 1
        table.mice.remove(mouse)
        table.eaten.append(mouse.owner)
    over = not any(table.cheese.values()) if table.festival else to == "T"
    if over or all(other.place == "T" for other in table.mice):
        raise Over


def result(table: Table) -> Result:
    """The single winner, or everybody who has eaten from first to last."""
    if not table.festival:
        return "cheese", [table.at("T")[0].owner]
    best = sorted(set(table.eaten), key=lambda seat: (-table.eaten.count(seat), table.eaten.index(seat)))
    return ("stranded" if any(table.cheese.values()) else "festival"), best
