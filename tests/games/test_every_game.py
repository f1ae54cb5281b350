"""What holds for every game, whatever its rules. A game that is registered is tested here without being named.

What a game must bring besides its rules is tested in `test_what_games_bring.py`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from escale.core.errors import CODES, EscaleError, OptionError, PositionError, RecordError, StepSyntaxError
from escale.core.game import CHANCE, AnyGame, Hides, Hints, Leans, Lists
from escale.core.match import MAX_STEPS, load_match
from escale.core.options import check_options
from escale.core.playout import play_out
from escale.core.record import checksum, parse_record
from escale.core.seal import MARK as SEALED
from escale.core.view import view
from escale.games import games
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.variety import LOOKED_AT, combinations, moments, possible_steps, random_match, seats_of, start, variety

RANDOM_GAMES = 1_000  # of each game whose random players need not look ahead
LEANING_GAMES = 300  # of each of the others
BATCHES = 10
MOST_LISTED = 300  # steps in a view
WORD = re.compile(r"[a-z0-9]+([_-][a-z0-9]+)*")
STEP_TEXT = re.compile(r"[!-$&-^`-}]+( [!-$&-^`-}]+)*")  # printable ASCII without _, % and ~, single spaces


# What a game says of itself


def test_a_game_is_named_like_its_package(game: AnyGame) -> None:
    assert games()[game.ID] is game
    assert game.VERSION >= 1
    assert {"age", "minutes_min", "minutes_max"} <= set(game.FACTS)


def test_options_are_words_with_a_default_and_needs_that_exist(any_game: AnyGame) -> None:
    known = {option.name: option for option in any_game.OPTIONS}
    assert len(known) == len(any_game.OPTIONS)
    for option in any_game.OPTIONS:
        assert all(WORD.fullmatch(word) for word in (option.name, *option.values))
        assert option.default in option.values
        assert len(set(option.values)) == len(option.values) > 1
        for value, others in option.needs.items():
            assert value in option.values
            assert all(set(allowed) <= set(known[other].values) for other, allowed in others.items())
    for advice in any_game.ADVICE:
        assert advice.value in known[advice.option].values
        assert all(value in known[name].values for name, value in advice.when.items())


def test_defaults_are_possible_and_every_value_is_in_some_possible_set(any_game: AnyGame) -> None:
    possible = combinations(any_game)
    assert check_options(any_game, {}) in possible
    for option in any_game.OPTIONS:
        assert {options[option.name] for options in possible} == set(option.values)


def test_impossible_options_are_refused_with_a_code(any_game: AnyGame) -> None:
    for given_options in ({"no-such-option": "on"}, *({option.name: "?"} for option in any_game.OPTIONS)):
        with pytest.raises(OptionError) as refused:
            check_options(any_game, given_options)
        assert refused.value.reason.code in CODES


def test_codes_carry_the_name_of_their_game(any_game: AnyGame) -> None:
    prefix = any_game.ID.replace("_", "-") + "-"
    assert len(set(any_game.REASONS)) == len(any_game.REASONS)
    assert all(code.startswith(prefix) and WORD.fullmatch(code) for code in any_game.REASONS)
    assert all(WORD.fullmatch(advice.code) for advice in any_game.ADVICE)
    assert len(set(any_game.TERMINATIONS)) == len(any_game.TERMINATIONS)


# States and steps


def test_states_are_values(any_game: AnyGame) -> None:
    """Equal when reached alike, hash equal then, not to be changed, and untouched by whatever is asked of them."""
    for match, state in moments(any_game):
        again = start(any_game, match.options, len(match.seats))
        for played in match.played[: match.cursor]:
            again.play(played.text)
        assert again.state == state
        assert hash(again.state) == hash(state)
        for step in possible_steps(any_game, state)[:3]:
            any_game.play(state, step)
            any_game.view(state, None)
        assert again.state == state
        with pytest.raises((AttributeError, TypeError)):
            state.no_such_field = 1


def test_either_somebody_acts_or_the_game_has_an_outcome(any_game: AnyGame) -> None:
    for match, state in moments(any_game):
        actor, outcome = any_game.to_act(state), any_game.outcome(state)
        assert (actor is None) == (outcome is not None)
        assert bool(any_game.legal_steps(state)) == isinstance(actor, int)
        if outcome is None:
            assert any_game.turn_seat(state) in seats_of(match)
        else:
            assert outcome.termination in any_game.TERMINATIONS
            assert set(outcome.winners) <= set(range(len(match.seats)))
            assert outcome.ranks is None or len(outcome.ranks) == len(match.seats)


def test_every_legal_step_plays_and_is_legal_once(any_game: AnyGame) -> None:
    for match, state in moments(any_game):
        steps = possible_steps(any_game, state)
        assert len(set(steps)) == len(steps) or any_game.to_act(state) == CHANCE
        for step in steps:
            after = any_game.play(state, step)
            assert any_game.to_act(after) in (None, CHANCE, *range(len(match.seats)))
            assert match.refusal(step) is None


def test_every_other_step_is_refused_with_a_reason_of_the_game(any_game: AnyGame) -> None:
    seen = {step for _, state in moments(any_game) for step in possible_steps(any_game, state)}
    pool = sorted(seen, key=any_game.format_step)
    for number, (match, state) in enumerate(moments(any_game)):
        legal, before = set(possible_steps(any_game, state)), match.record()
        for step in Random(number).sample(pool, min(25, len(pool))):
            if step in legal or (match.actor == CHANCE and any_game.chance(state).allows(step)):
                continue
            reason = match.refusal(step)
            assert reason is not None
            assert reason.code in ((*any_game.REASONS,) if isinstance(match.actor, int) else CODES)
            with pytest.raises(EscaleError):
                match.play(any_game.format_step(step))
            assert match.state is state
        assert match.record() == before


def test_chance_is_certain_to_bring_one_of_its_outcomes(any_game: AnyGame) -> None:
    for _, state in moments(any_game):
        if any_game.to_act(state) != CHANCE:
            continue
        chance = any_game.chance(state)
        outcomes = chance.outcomes()
        if outcomes is not None:
            assert sum(weight for _, weight in outcomes) == 1
            assert all(weight > 0 and chance.allows(step) for step, weight in outcomes)
            assert len({step for step, _ in outcomes}) == len(outcomes)
        for number in range(20):
            drawn = chance.draw(Random(number))
            assert chance.allows(drawn)
            assert any_game.is_irrevocable(state, drawn)


def test_turns_follow_each_other_and_the_set_up_comes_before_them(any_game: AnyGame) -> None:
    for number in range(LOOKED_AT):
        match = random_match(any_game, number, 200)
        numbers = [match.turn(at) for at in range(match.cursor + 1)]
        assert numbers[0] in (0, 1)
        assert all(later - earlier in (0, 1) for earlier, later in pairwise(numbers))
        for played in match.played:
            assert (played.turn == 0) == (played.turn_seat is None)


def test_random_players_lean_on_every_legal_step(any_game: AnyGame) -> None:
    if not isinstance(any_game, Leans):
        return
    for _, state in moments(any_game):
        steps = any_game.legal_steps(state)
        if steps:
            weights = any_game.lean(state, steps)
            assert len(weights) == len(steps)
            assert min(weights) >= 1


def test_hints_are_plain_data(any_game: AnyGame) -> None:
    if not isinstance(any_game, Hints):
        return
    for match, state in moments(any_game):
        for seat in (None, *range(len(match.seats))):
            told = any_game.hints(state, seat)
            assert json.loads(json.dumps(told)) == told


# Text forms


def test_steps_are_written_and_read_back(any_game: AnyGame) -> None:
    for match, state in moments(any_game):
        for step in possible_steps(any_game, state):
            text = any_game.format_step(step)
            assert STEP_TEXT.fullmatch(text)
            assert any_game.parse_step(text) == step
            if match.actor != CHANCE:
                told = any_game.describe(state, step, match.actor)
                assert told["text"] == text
                assert {"kind", "parts"} <= set(told)
                assert "seat" not in told


def test_positions_are_written_and_read_back(any_game: AnyGame) -> None:
    for match, state in moments(any_game):
        text = any_game.format_position(state)
        assert re.fullmatch(r"[!-~]+( [!-~]+)*", text)
        again = any_game.parse_position(text, match.options, len(match.seats))
        assert any_game.format_position(again) == text
        if any_game.outcome(state) is None:
            assert hash(again) == hash(state)
            assert any_game.to_act(again) == any_game.to_act(state)
            assert set(any_game.legal_steps(again)) == set(any_game.legal_steps(state))


@given(st.data())
@settings(max_examples=300)
def test_any_text_is_a_step_or_refused(any_game: AnyGame, data: st.DataObject) -> None:
    text = data.draw(_near(any_game, "step") | st.text(max_size=30))
    step = attempt(any_game, StepSyntaxError, any_game.parse_step, text)
    if step is not None:
        assert any_game.parse_step(any_game.format_step(step)) == step


@given(st.data())
@settings(max_examples=300)
def test_any_text_is_a_playable_position_or_refused(any_game: AnyGame, data: st.DataObject) -> None:
    text = data.draw(_near(any_game, "position") | st.text(max_size=80))
    options, seats = data.draw(st.sampled_from(variety(any_game, LOOKED_AT)))
    state = attempt(any_game, PositionError, any_game.parse_position, text, options, seats)
    if state is not None:
        assert any_game.parse_position(any_game.format_position(state), options, seats) == state
        play_out(any_game, state, Random(0), limit=50)


def attempt(game: AnyGame, refusal: type[EscaleError], read: Callable[..., Any], *arguments: Any) -> Any:
    """What a text means; None when it is refused, which must be with a code of the game or of the core."""
    try:
        return read(*arguments)
    except refusal as error:
        known = CODES if refusal is RecordError else game.REASONS
        if error.reason.code not in known:
            raise
    return None


_TEXTS: dict[tuple[str, str], list[str]] = {}


def _near(game: AnyGame, kind: str) -> st.SearchStrategy[str]:
    """Real texts of a game, and texts a slip of the finger away from them."""
    if (game.ID, kind) not in _TEXTS:
        states = [state for _, state in moments(game, 10)]
        steps = {game.format_step(step) for state in states for step in possible_steps(game, state)}
        texts = steps if kind == "step" else {game.format_position(state) for state in states}
        _TEXTS[game.ID, kind] = sorted(texts)
    letters = st.sampled_from(sorted(set("".join(_TEXTS[game.ID, kind]))))
    return st.builds(_slip, st.sampled_from(_TEXTS[game.ID, kind]), st.integers(0, 200), st.none() | letters)


def _slip(text: str, at: int, letter: str | None) -> str:
    """A text with one letter replaced or, without a letter, left out; sometimes past its end, and so unchanged."""
    return text[:at] + (letter or "") + text[at + 1 :] if at < len(text) else text


# Views


def test_views_are_plain_json_for_every_seat(any_game: AnyGame) -> None:
    for match, _ in moments(any_game, 20):
        for seat in seats_of(match):
            shown = view(match, viewer=seat)
            assert json.loads(json.dumps(shown, allow_nan=False))["at"] == match.cursor
            assert all(reason["code"] in any_game.REASONS for reason in shown["refusals"].values())
            assert not {step["text"] for step in shown["steps"]} & set(shown["refusals"])


def test_the_acting_seat_is_told_its_legal_steps(any_game: AnyGame) -> None:
    """All of them, unless the game says that they are too many to look through; never another."""
    for match, state in moments(any_game):
        if isinstance(match.actor, int):
            told = {step["text"] for step in view(match, viewer=match.actor)["steps"]}
            legal = {any_game.format_step(step) for step in any_game.legal_steps(state)}
            listed = any_game.listed_steps(state) if isinstance(any_game, Lists) else None
            assert told == legal if listed is None else told <= legal
            assert 0 < len(told) <= MOST_LISTED


def test_a_game_without_secrets_shows_everybody_the_same(any_game: AnyGame) -> None:
    for match, state in moments(any_game):
        if isinstance(any_game, Hides) and any_game.hides(match.options):
            continue
        for seat in seats_of(match):
            assert any_game.view(state, seat) == any_game.view(state, None)
            for step in possible_steps(any_game, state):
                assert any_game.describe(state, step, seat) == any_game.describe(state, step, None)


def test_options_that_hide_nothing_keep_nothing_out_of_records(any_game: AnyGame) -> None:
    hiding = [options for options in combinations(any_game) if isinstance(any_game, Hides) and any_game.hides(options)]
    assert bool(hiding) == isinstance(any_game, Hides)
    for match, state in moments(any_game):
        if match.options not in hiding:
            assert SEALED not in match.record() + any_game.format_position(state)
            steps = any_game.open_steps(state, None) if isinstance(any_game, Hides) else any_game.legal_steps(state)
            assert steps == any_game.legal_steps(state)


def test_what_a_seat_cannot_tell_apart_looks_the_same_to_it(any_game: AnyGame) -> None:
    """Play on in two worlds that differ only in what a viewer may not know: all the viewer sees must be equal."""
    count = 4 * LOOKED_AT if isinstance(any_game, Hides) else LOOKED_AT
    for number, (options, seats) in enumerate(variety(any_game, count)):
        random = Random(number)
        viewer = random.choice([None, *range(seats)])
        worlds = (any_game.initial(options, seats),) * 2
        for _ in range(150):
            assert _seen(any_game, worlds[0], viewer) == _seen(any_game, worlds[1], viewer)
            steps = _alike(any_game, worlds, viewer, random)
            if steps is None:
                break
            worlds = (any_game.play(worlds[0], steps[0]), any_game.play(worlds[1], steps[1]))


def _seen(game: AnyGame, state: Any, viewer: int | None) -> Any:
    """Everything a viewer is shown of a state."""
    steps = game.open_steps(state, viewer) if isinstance(game, Hides) else game.legal_steps(state)
    acts = isinstance(game.to_act(state), int)
    return (
        game.view(state, viewer),
        game.to_act(state),
        [game.describe(state, step, viewer) for step in steps],
        [
            None if step in steps else game.why_not(state, step)
            for step in (game.buttons(state, viewer) if acts else ())
        ],
        game.outcome(state),
        game.render_text(state, viewer),
    )


def _alike(game: AnyGame, worlds: tuple[Any, Any], viewer: int | None, random: Random) -> tuple[Any, Any] | None:
    """A step for each world that the viewer cannot tell apart; None when there is no such pair."""
    first = possible_steps(game, worlds[0])
    second = possible_steps(game, worlds[1])
    if not first:
        return None
    step = random.choice(first)
    told = game.describe(worlds[0], step, viewer)
    twins = [twin for twin in second if game.describe(worlds[1], twin, viewer) == told]
    return (step, random.choice(twins)) if twins else None


# Matches and records


def test_taking_back_and_playing_again_returns_to_equal_states(any_game: AnyGame) -> None:
    for number in range(LOOKED_AT):
        match = random_match(any_game, number, 80, teaching=True)
        states, length = list(match.states), match.cursor
        for by in ("step", "turn"):
            while match.undo_refused is None:
                match.undo(by)
                assert match.state == states[match.cursor]
            assert match.cursor == 0
            while match.can_redo:
                match.redo(by)
                assert match.state == states[match.cursor]
            assert match.cursor == length


def test_taking_back_stops_at_chance_and_shown_secrets(any_game: AnyGame) -> None:
    for number in range(LOOKED_AT):
        match = random_match(any_game, number, 80)
        locked = [at for at, played in enumerate(match.played, start=1) if played.lock]
        while match.undo_refused is None:
            match.undo()
        assert match.cursor == max(locked, default=0)


def test_records_replay_exactly(any_game: AnyGame) -> None:
    for number in range(LOOKED_AT):
        match = random_match(any_game, number, 300)
        again = load_match(match.record(), lambda _: any_game)
        assert again.states == match.states
        assert again.record() == match.record()
        assert view(again) == view(match)


def test_a_match_from_a_position_records_it(any_game: AnyGame) -> None:
    for match, state in moments(any_game, 10):
        begun = start(any_game, match.options, len(match.seats), position=any_game.format_position(state))
        assert load_match(begun.record(), lambda _: any_game).state == begun.state


def test_an_edited_record_is_refused(any_game: AnyGame) -> None:
    record = random_match(any_game, 0, 60).record()
    random = Random(1)
    for _ in range(300):
        at = random.randrange(len(record))
        edited = record[:at] + random.choice("aez 0159-_=:~") + record[at + 1 :]
        if edited.split() != record.split():
            with pytest.raises(RecordError) as refused:
                load_match(edited, lambda _: any_game)
            assert refused.value.reason.code in CODES


def test_a_forged_record_plays_by_the_rules_or_is_refused(any_game: AnyGame) -> None:
    """With a right checksum, steps left out, doubled or exchanged are found by replaying them."""
    match = random_match(any_game, 0, 60)
    random = Random(2)
    for _ in range(100):
        lines = match.record().split("\n")[:-1]
        words = lines[-1].split(" ")
        at, other = random.randrange(1, len(words)), random.randrange(1, len(words))
        words[at : at + 1] = random.choice(([], [words[at]] * 2, [words[other]]))
        lines[-1] = " ".join(words)
        forged = "\n".join([*lines, f"sum {checksum(lines)}"])
        again = attempt(any_game, RecordError, load_match, forged, lambda _: any_game)
        if again is not None:
            assert again.record() == forged


def test_a_record_gives_no_secret_away(any_game: AnyGame) -> None:
    for number in range(LOOKED_AT):
        match = random_match(any_game, number, 60)
        for played, told, written in zip(
            match.played, match.told(None), parse_record(match.record()).steps, strict=True
        ):
            assert (written == played.text) == (told["text"] == played.text)
            assert (written == played.text) != written.startswith("~")


# Whole games


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_end(game: AnyGame, batch: int) -> None:
    """Hundreds of each game over its option sets; every one ends with an outcome before the limit of a match."""
    random = Random(batch)
    count = LEANING_GAMES if isinstance(game, Leans) else RANDOM_GAMES
    for options, seats in variety(game, count)[batch::BATCHES]:
        state, length = play_out(game, game.initial(options, seats), random)
        outcome = game.outcome(state)
        assert outcome is not None
        assert outcome.termination in game.TERMINATIONS
        assert 0 < length < MAX_STEPS
