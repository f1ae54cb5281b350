"""Records: written, read back, and every way of being wrong told by its own code."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import pytest
from escale.core.errors import EscaleError, RecordError
from escale.core.match import MAX_STEPS, Match, load_match
from escale.core.record import MAX_LENGTH, Record, SeatInfo, checksum, format_record, parse_record
from hypothesis import given
from hypothesis import strategies as st

PLAIN = """\
escale 1 toy 2
options goal=9
seats human:Ada opponent:3:Zo%C3%A9
steps roll_2 take end
sum {sum}"""


def summed(*lines: str) -> str:
    """A record with the right checksum."""
    return "\n".join([*lines, f"sum {checksum(list(lines))}"])


def toy_record(**changes: str) -> str:
    """A small record of the toy game with some of its lines replaced; a line set to nothing is left out."""
    lines = {
        "escale": "escale 1 toy 2",
        "options": "options",
        "seats": "seats human: human:",
        "steps": "steps deal_1_2 roll_2 take end",
    } | changes
    return summed(*(line for line in lines.values() if line))


def problem(toy: ModuleType, text: str) -> tuple[str, dict[str, str | int]]:
    """How the record is refused."""

    def find(name: str) -> ModuleType:
        if name != "toy":
            raise EscaleError("game-unknown", game=name)
        return toy

    with pytest.raises(RecordError) as refused:
        load_match(text, find)
    return refused.value.reason.code, dict(refused.value.reason.params)


def test_a_record_is_readable() -> None:
    seats = (SeatInfo("Ada"), SeatInfo("Zoé", "opponent:3"))
    record = Record("toy", 2, {"goal": "9"}, seats, ("roll 2", "take", "end"))
    text = format_record(record)
    assert text == PLAIN.format(sum=text[-8:])
    assert parse_record(text) == record


NAMES = st.text(st.characters(codec="utf-8"), max_size=60)
WORDS = st.text(st.sampled_from("abcdefgh0189->"), min_size=1, max_size=8)


@given(
    st.builds(
        Record,
        game=st.just("toy"),
        version=st.integers(1, 99),
        options=st.dictionaries(WORDS, WORDS, max_size=4),
        seats=st.lists(st.builds(SeatInfo, NAMES, st.sampled_from(["human", "opponent:4"])), max_size=6).map(tuple),
        steps=st.lists(st.lists(WORDS, min_size=1, max_size=3).map(" ".join), max_size=20).map(tuple),
        position=st.none() | st.lists(WORDS, min_size=1, max_size=5).map(" ".join),
        teaching=st.booleans(),
        seed=st.none() | WORDS,
    )
)
def test_every_record_is_read_back_as_it_was(record: Record) -> None:
    assert parse_record(format_record(record)) == record


@pytest.mark.parametrize(
    "pasted",
    [
        lambda text: f"\n  {text}\n\n",
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", " \n\n"),
    ],
)
def test_white_space_around_lines_does_not_matter(toy: ModuleType, pasted: Callable[[str], str]) -> None:
    assert load_match(pasted(toy_record()), lambda _: toy).cursor == 4


def test_nothing_is_refused(toy: ModuleType) -> None:
    assert problem(toy, "") == ("record-empty", {})
    assert problem(toy, " \n\t") == ("record-empty", {})


def test_too_much_is_refused_before_it_is_read(toy: ModuleType) -> None:
    assert problem(toy, "x" * (MAX_LENGTH + 1)) == ("record-too-long", {"limit": MAX_LENGTH})
    long = toy_record(steps="steps" + " end" * (MAX_STEPS + 1))
    assert problem(toy, long) == ("record-too-long", {"limit": MAX_STEPS})


@pytest.mark.parametrize(
    "line", ["hello", "escale", "escale one toy 2", "escale 1 toy", "escale 1 To! 2", "escale 0 toy 2"]
)
def test_a_foreign_text_is_refused(toy: ModuleType, line: str) -> None:
    assert problem(toy, toy_record(escale=line)) == ("record-format", {"line": "escale"})


def test_a_newer_format_is_told_from_a_broken_one(toy: ModuleType) -> None:
    assert problem(toy, "escale 3 whatever comes then") == ("record-newer", {"version": 3})


def test_rules_of_another_version_are_refused(toy: ModuleType) -> None:
    assert problem(toy, toy_record(escale="escale 1 toy 3")) == ("record-newer", {"version": 3})
    assert problem(toy, toy_record(escale="escale 1 toy 1")) == ("record-older", {"version": 1})


def test_an_unknown_game_is_named(toy: ModuleType) -> None:
    assert problem(toy, toy_record(escale="escale 1 chess 1")) == ("record-game-unknown", {"game": "chess"})


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("options", ""),
        ("options", "options goal"),
        ("options", "options goal=9 goal=9"),
        ("seats", ""),
        ("seats", "seats Ada Bob"),
        ("seats", "seats human:%FF human:"),
        ("steps", ""),
    ],
)
def test_a_broken_line_is_named(toy: ModuleType, name: str, line: str) -> None:
    assert problem(toy, toy_record(**{name: line})) == ("record-format", {"line": name})


def test_lines_in_another_order_or_too_many_are_refused(toy: ModuleType) -> None:
    heading, options, seats, steps = "escale 1 toy 2", "options", "seats human: human:", "steps"
    assert problem(toy, summed(heading, seats, options, steps)) == ("record-format", {"line": "options"})
    assert problem(toy, summed(heading, options, seats, steps, "more")) == ("record-format", {"line": "sum"})
    assert problem(toy, summed(heading, options, seats, "teaching on", steps)) == (
        "record-format",
        {"line": "teaching"},
    )


def test_a_cut_off_record_is_refused(toy: ModuleType) -> None:
    whole = toy_record()
    assert problem(toy, whole[: whole.index("sum")]) == ("record-format", {"line": "sum"})
    assert problem(toy, whole[:-1]) == ("record-sum", {})


def test_impossible_content_is_refused_with_its_problem(toy: ModuleType) -> None:
    for changes, code in (
        ({"options": "options reactions=on"}, "option-needs"),
        ({"seats": "seats human:"}, "seat-count"),
        ({"seats": "seats robot: human:"}, "seat-kind"),
        ({"seats": "seats human:%0A human:"}, "seat-name"),
        ({"seats": "seats human: human:\nposition nowhere"}, "toy-position"),
        ({"seats": "seats human: human:\nseed a/b"}, "seed-invalid"),
    ):
        lines = toy_record(**changes).split("\n")[:-1]
        assert problem(toy, summed(*lines)) == ("record-content", {"problem": code})


def test_an_impossible_step_is_named_with_its_place(toy: ModuleType) -> None:
    for step, code in (
        ("fly", "toy-syntax"),
        ("end", "toy-not-now"),
        ("roll_2", "toy-not-now"),
        ("~AAAA", "seal-broken"),
    ):
        forged = toy_record(steps=f"steps deal_1_2 roll_2 {step} end")
        assert problem(toy, forged) == ("record-step", {"index": 3, "step": step.replace("_", " "), "problem": code})


def test_secrets_are_sealed_and_opened_again(toy: ModuleType) -> None:
    match = Match(toy)
    match.play("deal 1 3")
    match.play("roll 2")
    record = match.record()
    assert "1_3" not in record
    assert "roll_2" in record
    assert load_match(record, lambda _: toy).state == match.state


def test_what_the_record_says_besides_is_kept(toy: ModuleType) -> None:
    seats = [SeatInfo("Ada & Bob : <x>/y", sign="1"), SeatInfo("Зоя", "opponent:2", "0")]
    match = Match(toy, {"goal": "9"}, seats, teaching=True, seed=42)
    again = load_match(match.record(), lambda _: toy)
    assert (again.options, again.seats, again.teaching, again.seed) == (match.options, match.seats, True, "42")


def test_halves_of_letters_are_refused_like_any_other_change(toy: ModuleType) -> None:
    half = toy_record().replace("take", "\ud800")
    assert problem(toy, half) == ("record-sum", {})
    assert problem(toy, toy_record(steps="steps \ud800"))[0] == "record-step"
