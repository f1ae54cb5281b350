"""What holds at every moment of every game of Point."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from escale.core.game import CHANCE
from escale.core.options import check_options
from escale.core.playout import random_player
from escale.games import point
from escale.games.point.cards import DECKS, bag_of, listed
from escale.games.point.rules import SEATS, SET_UP, State, Step

SETTINGS = [(players, deck) for players in SEATS for deck in DECKS]


def games(players: str, deck: str, layout: str, count: int) -> Iterator[State]:
    """Every moment of some random games."""
    options = check_options(point, {"players": players, "deck": deck, "layout": layout})
    for number in range(count):
        pick = random_player(point, Random(number))
        state = point.initial(options, SEATS[players])
        while point.to_act(state) is not None:
            yield state
            state = point.play(state, pick(state))
        yield state


@pytest.mark.parametrize(("players", "deck"), SETTINGS)
def test_no_pawn_and_no_card_is_ever_lost(players: str, deck: str) -> None:
    for state in games(players, deck, "random", 4):
        in_play = "".join(state.rows)
        laid_out = sum(1 for row in state.rows if row)
        box = point.view(state, None)["box"]
        for colour, name, banked in (("b", "black", state.bank[0]), ("w", "white", state.bank[1])):
            assert banked >= 0
            assert in_play.count(colour) + banked == 6 * laid_out
            assert in_play.count(colour) + banked + box[name] == 24
        held = [card for hand in state.hands for card in hand] + list(filter(None, (state.offer, state.taken)))
        cards = sorted([*held, *listed(state.pile), *listed(state.discard)])
        assert cards == listed(DECKS[deck])
        assert len(cards) == 64


@pytest.mark.parametrize(("players", "deck"), SETTINGS)
def test_hands_have_three_cards_between_turns_and_the_partner_of_a_stopped_player_six(players: str, deck: str) -> None:
    for state in games(players, deck, "pairs", 4):
        if state.phase != "take":
            continue
        for seat, hand in enumerate(state.hands):
            stopped = seat in state.stopped
            partner_stopped = players == "teams" and (seat + 2) % 4 in state.stopped
            assert len(hand) == (0 if stopped else 6 if partner_stopped else 3)


@pytest.mark.parametrize(("players", "deck"), SETTINGS)
def test_a_card_is_thrown_away_only_when_none_can_be_used(players: str, deck: str) -> None:
    thrown = 0
    for state in games(players, deck, "random", 4):
        kinds = {step.kind for step in point.legal_steps(state)}
        assert not {"use", "throw"} <= kinds
        if state.phase == "use":
            assert kinds & {"use", "throw"}
            assert point.view(state, None)["must_use"] == ("use" in kinds)
            thrown += "throw" in kinds
    assert thrown


@pytest.mark.parametrize("players", list(SEATS))
def test_random_players_finish_nearly_all_their_games(players: str) -> None:
    endings = [state.ended.termination for state in games(players, "twice32", "pairs", 12) if state.ended]
    assert len(endings) == 12
    assert endings.count("long") <= 1


# Mirrors

Mirror = Callable[[str], str]


def recoloured(text: str) -> str:
    """Black for white and white for black."""
    return text.translate(str.maketrans("bw", "wb"))


def reversed_card(card: str) -> str:
    """A card in the mirror: both sides read from right to left."""
    return "=".join(side[::-1] for side in card.split("="))


def mirrored(state: State, card: Mirror, row: Mirror, colours: Mirror) -> State:
    hands = tuple(tuple(sorted(card(one) for one in hand)) for hand in state.hands)
    return state._replace(
        rows=tuple(row(one) for one in state.rows),
        bank=state.bank if card is reversed_card else state.bank[::-1],
        hands=hands,
        pile=bag_of(card(one) for one in listed(state.pile)),
        discard=bag_of(card(one) for one in listed(state.discard)),
        colours=colours(state.colours),
        offer=card(state.offer),
        taken=card(state.taken),
    )


def in_colour(state: State) -> State:
    return mirrored(state, recoloured, recoloured, recoloured)


def in_glass(state: State) -> State:
    return mirrored(state, reversed_card, lambda row: row[::-1], str)


def step_in_colour(state: State, step: Step) -> Step:
    return step._replace(card=recoloured(step.card), other=recoloured(step.other))


def step_in_glass(state: State, step: Step) -> Step:
    if step.kind == "use":
        gives = step.card.split("=")[step.reading]
        last = step.place + len(gives) - 1
        return step._replace(card=reversed_card(step.card), place=len(state.rows[state.seat]) + 1 - last)
    return step._replace(card=reversed_card(step.card), other=reversed_card(step.other))


def possible(state: State) -> list[Any]:
    if point.to_act(state) != CHANCE:
        return list(point.legal_steps(state))
    return [step for step, _ in point.chance(state).outcomes() or ()]


@pytest.mark.parametrize(("mirror", "step_mirror"), [(in_colour, step_in_colour), (in_glass, step_in_glass)])
@pytest.mark.parametrize(
    ("players", "deck"), [("2", "twice32"), ("2", "five64"), ("4", "twice32"), ("teams", "five64")]
)
def test_a_mirrored_position_has_the_mirrored_steps(
    players: str, deck: str, mirror: Callable[[State], State], step_mirror: Callable[[State, Step], Step]
) -> None:
    for number, state in enumerate(games(players, deck, "pairs", 3)):
        if state.phase in SET_UP or number % 5:
            continue
        image = mirror(state)
        found = {step_mirror(state, step): step for step in possible(state)}
        assert set(found) == set(possible(image))
        for image_step, step in found.items():
            after, image_after = point.play(state, step), point.play(image, image_step)
            assert mirror(after) == image_after
            assert point.outcome(after) == point.outcome(image_after)
