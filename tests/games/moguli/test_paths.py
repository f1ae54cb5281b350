"""Tiles, links, rings, and the three phases of a move, on drawn levels."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

import pytest
from escale.games.moguli.board import (
    ALL,
    BITS,
    Links,
    Tiles,
    bits_of,
    is_ring,
    levels,
    named,
    names,
    neighbours,
    pairs,
    spread,
)
from escale.games.moguli.paths import influence, reach, routes
from escale.games.moguli.rules import State

RandomPosition: TypeAlias = Callable[[Random], tuple[str, bool]]
At: TypeAlias = Callable[..., State]

SIDES = {"b": "NE", "p": "SE", "q": "SW", "d": "NW"}


def lay(drawn: str) -> Tiles:
    """Tiles from seven drawn rows; capitals are marked. As many as one likes, unlike in the box."""
    letters = "".join(reversed(drawn.split()))
    north, east, plain = (
        sum(bit for bit, letter in zip(BITS, letters, strict=True) if test(letter))
        for test in (
            lambda letter: "N" in SIDES[letter.lower()],
            lambda letter: "E" in SIDES[letter.lower()],
            str.islower,
        )
    )
    return Tiles(north, east, plain)


def ends(tiles: Tiles, pawn: str, mine: str = "", theirs: str = "", cylinder: bool = False) -> tuple[str, ...]:
    """Where the pawn may end, and where with the bonus, as words."""
    found = reach(named(pawn), named(f"{pawn} {mine}"), named(theirs), levels(tiles, cylinder))
    return tuple(" ".join(names(gates)) for gates in found)


# A background without a single link on either level: all go north-east, on top and (capitals) underneath. Another
# tile in it is linked where it has a path south or west, and to other such tiles.
LONELY = "BBBBB BBBBB BBBBB BBBBB BBBBB BBBBB BBBBB"


def with_tiles(**changed: str) -> Tiles:
    """The lonely background with some tiles changed: with_tiles(c4="d")."""
    rows = [list(row) for row in LONELY.split()]
    for gate, letter in changed.items():
        rows[7 - int(gate[1])]["abcde".index(gate[0])] = letter
    return lay(" ".join("".join(row) for row in rows))


def test_the_background_has_no_links() -> None:
    assert levels(lay(LONELY), is_cylinder=True) == (Links(0, 0, 0),) * 2


@pytest.mark.parametrize(("letter", "quarters", "after"), [
    ("b", 1, "p"), ("p", 1, "q"), ("q", 1, "d"), ("d", 1, "b"),
    ("b", 2, "q"), ("p", 2, "d"), ("b", 3, "d"), ("q", 3, "p"),
])  # fmt: skip
def test_a_tile_is_turned_clockwise(letter: str, quarters: int, after: str) -> None:
    assert with_tiles(c4=letter).pivoted(named("c4"), quarters) == with_tiles(c4=after)


@pytest.mark.parametrize("letter", "bpqdBPQD")
def test_four_quarters_make_a_whole(letter: str) -> None:
    tiles, c4 = with_tiles(c4=letter), named("c4")
    assert tiles.pivoted(c4, 1).pivoted(c4, 1).pivoted(c4, 2) == tiles
    assert tiles.pivoted(c4, 3).pivoted(c4, 1) == tiles


def test_a_half_turn_of_a_plain_tile_exchanges_its_levels() -> None:
    tiles = with_tiles(c4="b", d4="D")
    top, under = levels(tiles, is_cylinder=False)
    assert pairs(top) == [(17, 18)]  # c4 goes north-east on top: linked to d4
    turned = tiles.pivoted(named("c4"), 2)
    assert levels(turned, is_cylinder=False)[1] == top
    assert under == levels(turned, is_cylinder=False)[0]


def test_gates_are_linked_when_both_tiles_have_a_path_to_their_common_side() -> None:
    tiles = with_tiles(c4="P", d4="D", c3="B")
    assert neighbours(levels(tiles, is_cylinder=False)[0])[17] == (12, 18)
    assert neighbours(levels(tiles, is_cylinder=False)[0])[18] == (17,)


def test_no_gate_has_more_than_two_links_on_a_level() -> None:
    random = Random(1)
    for _ in range(300):
        tiles = Tiles(*(random.getrandbits(35) for _ in range(3)))
        for links in levels(tiles, is_cylinder=True):
            assert max(len(near) for near in neighbours(links)) <= 2


def test_columns_a_and_e_are_neighbours_on_the_cylinder_only() -> None:
    tiles = with_tiles(a4="D")  # e4 goes north-east, a4 north-west
    assert levels(tiles, is_cylinder=False) == (Links(0, 0, 0),) * 2
    for links in levels(tiles, is_cylinder=True):
        assert pairs(links) == [(19, 15)]
        assert spread(named("a4"), links, ALL) == spread(named("e4"), links, ALL) == named("a4 e4")


def test_the_smallest_ring_has_four_gates() -> None:
    (top, _), ring = levels(with_tiles(b4="P", c4="Q", b3="B", c3="D"), is_cylinder=False), named("b3 c3 b4 c4")
    assert spread(named("b3"), top, ALL) == ring
    assert is_ring(ring, top)
    assert not is_ring(named("a1"), top)


# The underground level below: a chain b4 c4 c3 d3, everything marked, so that it is the same on top.
CHAIN = with_tiles(c4="Q", d3="D")


def test_a_pawn_passes_under_and_comes_up_beyond() -> None:
    assert ends(CHAIN, "b4", theirs="c4") == ("c3 d3", "c3 d3")


def test_passing_under_an_own_pawn_earns_nothing() -> None:
    assert ends(CHAIN, "b4", mine="c4") == ("c3 d3", "")


def test_without_a_pawn_to_pass_under_there_is_no_move() -> None:
    assert ends(CHAIN, "b4") == ("", "")


def test_a_pawn_does_not_come_up_at_a_taken_gate() -> None:
    assert ends(CHAIN, "b4", mine="d3", theirs="c4") == ("c3", "c3")


def test_passing_under_two_pawns_of_both_sides_earns_the_bonus() -> None:
    assert ends(CHAIN, "b4", mine="c4", theirs="c3") == ("d3", "d3")


def test_the_bonus_needs_the_opposing_pawn_on_the_way() -> None:
    assert ends(CHAIN, "b4", mine="c4", theirs="d3") == ("c3", "")


def test_pawns_block_the_surface_but_not_the_underground() -> None:
    top, _ = levels(CHAIN, is_cylinder=False)  # the same chain on both levels
    assert spread(named("b4"), top, ALL ^ named("c4")) == named("b4")
    assert ends(CHAIN, "b4", theirs="c4")[0] == "c3 d3"


# On top a3-a4 and underneath (a4 plain, the others marked) a4-b4-b5: up from a3, down at a4, under b4, up at b5.
THREE = with_tiles(a3="B", a4="q", b4="D", b5="P", c5="D")


def test_three_phases() -> None:
    # a3 to a4 on the surface, under b4, up at b5, and on to c5 on the surface.
    assert ends(THREE, "a3", theirs="b4") == ("b5 c5", "b5 c5")
    route = routes(THREE, False, named("a3"), named("a3"), named("b4"))[named("c5")]
    assert [" ".join(names(1 << gate)[0] for gate in phase) for phase in route[:3]] == ["a3 a4", "a4 b4 b5", "b5 c5"]


def test_the_first_surface_phase_needs_free_gates() -> None:
    assert ends(THREE, "a3", mine="a4", theirs="b4") == ("", "")


# A ring underground and on top: b3 c3 c4 b4, all marked.
RING = with_tiles(b4="P", c4="Q", b3="B", c3="D")


def test_round_a_ring_every_other_free_gate_is_beyond_the_pawn() -> None:
    # One pawn on the ring. The surface joins the other gates, so any of them will do to go down and to end.
    assert ends(RING, "b3", theirs="c3") == ("b4 c4", "b4 c4")


def test_a_full_ring_but_one_gate() -> None:
    assert ends(RING, "b3", mine="c3", theirs="c4") == ("b4", "b4")


def test_no_phase_goes_round_a_ring_back_to_its_start() -> None:
    # All others taken: the only free gate is the pawn's own, and a move may not end there.
    assert ends(RING, "b3", mine="c3 b4", theirs="c4") == ("", "")


# Underground only: the same ring with plain tiles, whose top is turned outwards and links nothing.
UNDER_RING = with_tiles(b4="d", c4="b", b3="q", c3="p")


def test_an_underground_ring_leads_everywhere_but_back() -> None:
    on = levels(UNDER_RING, is_cylinder=False)
    assert spread(named("b3"), on[1], ALL) == named("b3 c3 b4 c4")
    found, with_bonus = reach(named("b3"), named("b3"), named("c4"), on)
    assert found & named("b3 c3 b4 c4") == named("c3 b4")
    assert with_bonus == found


def test_the_other_way_round_earns_the_bonus() -> None:
    # From b3, c3 (own) on one side and c4 (opposing) further on: b4 is next to b3, but only the long way passes under.
    found, with_bonus = reach(named("b3"), named("b3 c3"), named("c4"), levels(UNDER_RING, is_cylinder=False))
    assert found & with_bonus & named("b4")


def test_the_gate_left_counts_as_free_and_empty() -> None:
    # Underground b4 c4 c3 d3, and nobody but the pawn itself on it: passing under its own gate is no passing under.
    # On top (plain tile c4) the pawn c4 first goes to c5.
    tiles = with_tiles(c4="b", d3="D", c5="P")
    _, under = levels(tiles, is_cylinder=False)
    assert spread(named("c4"), under, ALL) == named("b4 c4 c3 d3")
    assert ends(tiles, "c4") == ("", "")
    # With a pawn on c3 it may come up at d3, from b4's side or its own.
    assert ends(tiles, "c4", theirs="c3") == ("d3", "d3")


def test_routes_lead_exactly_where_the_pawn_may_go(random_position: RandomPosition, at: At) -> None:
    random = Random("routes")
    for _ in range(500):
        text, cylinder = random_position(random)
        try:
            state = at(text, cylinder="on" if cylinder else "off")
        except ValueError:
            continue
        mine, theirs = state.pawns[state.seat], state.pawns[1 - state.seat]
        for pawn in bits_of(mine):
            targets, with_bonus = reach(pawn, mine, theirs, levels(state.tiles, cylinder))
            ways = routes(state.tiles, cylinder, pawn, mine, theirs)
            assert sum(ways) == targets
            assert sum(target for target, way in ways.items() if way.has_bonus) == with_bonus


def test_only_tiles_with_influence_change_where_a_pawn_can_go(random_position: RandomPosition, at: At) -> None:
    random = Random("influence")
    for _ in range(120):
        text, cylinder = random_position(random)
        try:
            state = at(text, cylinder="on" if cylinder else "off")
        except ValueError:
            continue
        mine, theirs = state.pawns[state.seat], state.pawns[1 - state.seat]
        on = levels(state.tiles, cylinder)
        for pawn in bits_of(mine):
            before = reach(pawn, mine, theirs, on)
            for tile in bits_of(ALL & ~influence(pawn, mine, theirs, state.tiles, on)):
                for quarters in (1, 2, 3):
                    assert reach(pawn, mine, theirs, levels(state.tiles.pivoted(tile, quarters), cylinder)) == before
