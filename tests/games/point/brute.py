"""The rules once more, slowly and literally: cards are texts turned by reading them backwards, rows are lists of pawns.

Shares nothing with the package but the text of positions, which it reads and writes by itself. Knows turns only, not
the set-up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import chain, product

DECKS = {
    "twice32": 2 * [f"{a}{b}={c}{d}{e}" for a, b, c, d, e in product("bw", repeat=5)],
    "five64": [f"{a}{b}={c}{d}{e}" for a, b, c, d, e in product("bw", repeat=5)]
    + [f"{a}={b}{c}{d}{e}" for a, b, c, d, e in product("bw", repeat=5)],
}


@dataclass
class Table:
    """Everything that lies on the table."""

    rows: list[list[str]]
    bank: list[str]
    hands: list[list[str]]
    pile: list[str]
    discard: list[str]
    colours: str
    seat: int
    phase: str
    turn: int
    offer: list[str] = field(default_factory=list)
    taken: list[str] = field(default_factory=list)
    swaps: int = 0
    stopped: list[int] = field(default_factory=list)
    teams: bool = False
    ended: str = ""


def copy(table: Table) -> Table:
    """A table to move things on."""
    own = ("bank", "pile", "discard", "offer", "taken", "stopped")
    lists = {name: list(getattr(table, name)) for name in own}
    return replace(table, rows=[*map(list, table.rows)], hands=[*map(list, table.hands)], **lists)


def read(text: str, deck: str, teams: bool) -> Table:
    rows, bank, hands, discard, colours, seat, phase, turn, *more = text.split(" ")
    extra = dict(word.split(":") for word in more)
    black, white = bank[:-1].split("b")
    table = Table(
        rows=[list(row) for row in rows.split("/")],
        bank=["b"] * int(black) + ["w"] * int(white),
        hands=[[] if hand == "-" else hand.split(",") for hand in hands.split("/")],
        pile=list(DECKS[deck]),
        discard=[] if discard == "-" else discard.split(","),
        colours=colours,
        seat=int(seat) - 1,
        phase=phase,
        turn=int(turn),
        offer=[extra["offer"]] if "offer" in extra else [],
        taken=[extra["taken"]] if "taken" in extra else [],
        swaps=int(extra.get("swaps", 0)),
        stopped=[int(stopped) - 1 for stopped in extra.get("stopped", "").split(",") if stopped],
        teams=teams,
    )
    for card in [*chain(*table.hands), *table.discard, *table.offer, *table.taken]:
        table.pile.remove(card)
    return table


def write(table: Table) -> str:
    words = [
        "/".join("".join(row) for row in table.rows),
        f"{table.bank.count('b')}b{table.bank.count('w')}w",
        "/".join(",".join(sorted(hand)) or "-" for hand in table.hands),
        ",".join(sorted(table.discard)) or "-",
        table.colours,
        str(table.seat + 1),
        table.phase,
        str(table.turn),
        *(f"offer:{card}" for card in table.offer),
        *(f"taken:{card}" for card in table.taken),
        *([f"swaps:{table.swaps}"] if table.swaps else []),
        *([f"stopped:{','.join(str(seat + 1) for seat in sorted(table.stopped))}"] if table.stopped else []),
        *([table.ended] if table.ended else []),
    ]
    return " ".join(words)


def uses(row: list[str], bank: list[str], card: str) -> Iterator[tuple[str, list[str], list[str]]]:
    """Every use of a card, with the row and the bank that come of it, laid out pawn by pawn."""
    for text in (card, card[::-1]):
        gives, takes = text.split("=")
        for start in range(len(row)):
            if row[start : start + len(gives)] != list(gives):
                continue
            filled = Counter(bank) + Counter(gives)
            filled.subtract(takes)
            if min(filled["b"], filled["w"]) >= 0:
                after = row[:start] + list(takes) + row[start + len(gives) :]
                yield f"{text}@{start + 1}", after, sorted(filled.elements())


def steps(table: Table) -> dict[str, Table]:
    """Whatever can happen next, chance included: text of the step -> the table afterwards."""
    if table.ended:
        return {}
    if table.phase == "draw":
        return {f"card {card}": _drawn(table, card) for card in set(table.pile)}
    found = _partner_steps(table) if table.teams and table.seat not in table.stopped else {}
    return found | {"take": _take_steps, "use": _use_steps, "done": _done_steps}[table.phase](table)


def _drawn(table: Table, card: str) -> Table:
    after = copy(table)
    after.pile.remove(card)
    after.hands[table.seat].append(card)
    after.phase = "use"
    return after


def _take_steps(table: Table) -> dict[str, Table]:
    drawing = copy(table)
    drawing.discard += drawing.offer
    drawing.offer = []
    if not drawing.pile:
        drawing.pile, drawing.discard = drawing.discard, []
    drawing.phase = "draw"
    found = {"draw": drawing}
    if any(list(uses(table.rows[table.seat], table.bank, card)) for card in table.offer):
        taking = copy(table)
        taking.taken, taking.offer, taking.phase = taking.offer, [], "use"
        found["take"] = taking
    return found


def _use_steps(table: Table) -> dict[str, Table]:
    found = {}
    for card in table.taken or table.hands[table.seat]:
        for text, row, bank in uses(table.rows[table.seat], table.bank, card):
            after = copy(table)
            (after.taken or after.hands[table.seat]).remove(card)
            after.rows[table.seat], after.bank, after.phase = row, bank, "done"
            after.discard.append(card)
            found[text] = after
    if found:
        return found
    for card in table.hands[table.seat]:
        after = copy(table)
        after.hands[table.seat].remove(card)
        after.offer, after.phase = [card], "done"
        found[f"throw {card}"] = after
    return found


def _done_steps(table: Table) -> dict[str, Table]:
    after = copy(table)
    mine = [table.seat, (table.seat + 2) % 4] if table.teams else [table.seat]
    pawns = [pawn for seat in mine for pawn in table.rows[seat]]
    if set(pawns) == {table.colours[table.seat]} and (len(pawns) >= 12 or not table.teams):
        after.ended = "won"
    elif table.turn == 300:
        after.ended = "long"
    else:
        order = [(table.seat + far) % len(table.rows) for far in range(1, len(table.rows))]
        after.seat = next(seat for seat in order if seat not in table.stopped)
        after.phase, after.turn, after.swaps = "take", table.turn + 1, 0
    return {"end": after}


def _partner_steps(table: Table) -> dict[str, Table]:
    """Swaps and the stop."""
    seat, partner = table.seat, (table.seat + 2) % 4
    found: dict[str, Table] = {}
    if partner in table.stopped:
        return found
    for mine, theirs in product(table.hands[seat], table.hands[partner]):
        if table.swaps < 3 and mine != theirs:
            after = copy(table)
            after.hands[seat].remove(mine)
            after.hands[partner].remove(theirs)
            after.hands[seat].append(theirs)
            after.hands[partner].append(mine)
            after.swaps += 1
            found[f"swap {mine} {theirs}"] = after
    if table.phase != "use" and set(table.rows[seat]) == {table.colours[seat]}:
        after = copy(table)
        after.hands[partner] += after.hands[seat]
        after.hands[seat] = []
        after.stopped.append(seat)
        after.swaps = 0
        if table.phase == "take":
            after.discard += after.offer
            after.offer = []
        after.phase = "done"
        found["stop"] = after
    return found


def perft(table: Table, turns: int) -> tuple[int, dict[int, int]]:
    """Distinct positions after so many complete turns, and sequences of steps by their length."""
    ways: dict[str, tuple[Table, Counter[int]]] = {write(table): (table, Counter({0: 1}))}
    for _ in range(turns):
        done: dict[str, tuple[Table, Counter[int]]] = {}
        while ways:
            reached: dict[str, tuple[Table, Counter[int]]] = {}
            for now, lengths in ways.values():
                for text, after in steps(now).items():
                    into = done if text == "end" else reached
                    known = into.setdefault(write(after), (after, Counter()))[1]
                    known.update({length + 1: count for length, count in lengths.items()})
            ways = reached
        ways = done
    total: Counter[int] = Counter()
    for _, lengths in ways.values():
        total.update(lengths)
    return len(ways), dict(total)
