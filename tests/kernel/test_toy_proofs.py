"""Proving a record of the toy: the true one, and what is said of each way to forge it."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import pytest
from msgspec.structs import replace
from toys import TOY, play

from wyprawa.kernel import Table, UnprovenRecord, new, position
from wyprawa.kernel.codec import difference
from wyprawa.kernel.fair import Origin
from wyprawa.kernel.proof import Proven, verify
from wyprawa.kernel.record import Answer, Entry, Header, Snapshot, write


def played(choices: int = 9) -> Table[Any]:
    table = new(TOY, seed=4, seats=2, words={0: "for luck"})
    play(table, 6, choices)
    return table


def proven(header: Header, entries: list[Entry]) -> Proven:
    return verify(write(header, entries), game=TOY)


def refused(header: Header, entries: list[Entry]) -> str:
    with pytest.raises(UnprovenRecord) as caught:
        proven(header, entries)
    return str(caught.value)


def saved_at(entries: list[Entry]) -> int:
    return next(i for i, entry in enumerate(entries) if isinstance(entry, Snapshot))


def line_of(header: Header, at: int) -> int:
    """The line in the file of an entry: after the title and the header."""
    return 2 + len([*header.lines()]) + at


@pytest.mark.parametrize("choices", [0, 1, 9, 1000])
def test_the_true_record_is_proven(choices: int) -> None:
    table = played(choices)
    found = proven(*table.recorded())
    assert (found.table.digest(), found.table.history) == (table.digest(), table.history)
    assert (found.origin, found.fingerprint) == (table.origin, table.fingerprint())


def test_only_a_seed_that_was_committed_to_proves_anything() -> None:
    header, entries = played().recorded()
    begun = position(TOY, played().position())
    assert "the game begins from a state, which no seed can prove" in refused(*begun.recorded())
    at = saved_at(entries)
    start = [*entries[:at], Snapshot(entries[at].state, start=True), *entries[at:]]  # type: ignore[union-attr]
    assert "the game begins from a state, which no seed can prove" in refused(header, start)
    assert "without a commitment nobody knows when" in refused(replace(header, commitment=""), entries)
    assert "the commitment is not the hash of this" in refused(replace(header, commitment="00"), entries)


def test_other_rules_prove_nothing() -> None:
    header, entries = played().recorded()
    newer = dataclasses.replace(TOY, version=2)
    with pytest.raises(UnprovenRecord, match=r"by rules 1 of toy \(wyprawa .*\); .* and these are rules 2"):
        verify(write(header, entries), game=newer)


def test_a_small_seed_is_not_drawn() -> None:
    header, entries = played().recorded()
    assert "so small that somebody must have chosen it" in refused(replace(header, chosen=False), entries)

    def origin(seed: int, chosen: bool = False) -> Origin:
        return Origin(game="toy", options={}, seed=seed, chosen=chosen)

    assert not origin(0).plausible()
    assert not origin((1 << 96) - 1).plausible()
    assert origin(1 << 96).plausible()
    assert origin(0, chosen=True).plausible()


@pytest.mark.parametrize("state", ["chance", '{"chance":{}}', '{"chance":5}', "[]", "{}", "nonsense"])
def test_a_state_that_draws_from_elsewhere_is_named_by_line(state: str) -> None:
    header, entries = played().recorded()
    at = saved_at(entries)
    entries[at] = Snapshot(state, start=False)
    assert refused(header, entries) == (
        f"record, line {line_of(header, at)}: the state draws from another key than that of seed and words"
    )


def test_words_that_are_too_long_begin_no_game() -> None:
    header, entries = played().recorded()
    key = played().state.chance.key
    worded = replace(header, words={7: "for luck"})
    origin = worded.origin
    assert origin is not None
    entries = [
        Snapshot(entry.state.replace(key, origin.key), start=False) if isinstance(entry, Snapshot) else entry
        for entry in entries
    ]
    assert "no game begins from this header: toy: words of seat 7, but seats are 0 to 1" in refused(
        worded, entries
    )


def test_a_choice_that_was_not_open_is_named() -> None:
    header, entries = played().recorded()
    answers = [i for i, entry in enumerate(entries) if isinstance(entry, Answer)]
    at = answers[2]
    true = entries[at]
    assert isinstance(true, Answer)
    for false in (
        Answer(true.seat, true.ask, "grim"), Answer(true.seat, "hat", true.option), Answer(5, "hat", "shy")
    ):  # fmt: skip
        forged = [*entries[:at], false, *entries[at + 1 :]]
        said = refused(header, forged)
        assert said == (
            f"record, line {line_of(header, at)}: choice 3, seat {false.seat}: {false.ask} "
            f"{false.option if isinstance(false.option, str) else true.option}, was not open at that point "
            f"of this game"
        )


def test_rules_that_fail_are_no_proof() -> None:
    header, entries = played().recorded()

    def broken(s: Any) -> Any:
        raise ZeroDivisionError("a fault of the rules")

    steps = {**TOY.steps, "end_round": type(TOY.steps["end_round"])(broken)}
    with pytest.raises(UnprovenRecord, match=r"record, line \d+: the rules fail on choice \d+: ZeroDivision"):
        verify(write(header, entries), game=dataclasses.replace(TOY, steps=steps))


def test_a_state_is_compared_value_by_value() -> None:
    header, entries = played().recorded()
    at = saved_at(entries)
    state = json.loads(entries[at].state)  # type: ignore[union-attr]
    true = state["sums"][1]
    state["sums"][1] += 3
    entries[at] = Snapshot(json.dumps(state, separators=(",", ":")), start=False)
    assert refused(header, entries) == (
        f"record, line {line_of(header, at)}: the state is not the one these choices lead to: "
        f"sums[1] is {true + 3}, expected {true}"
    )


def test_what_stands_elsewhere_is_quoted_with_what_belongs_there() -> None:
    header, entries = played().recorded()
    at = saved_at(entries)
    line = line_of(header, at)
    without = [*entries[:at], *entries[at + 1 :]]
    follows = next(entry for entry in [*without[at:], None])
    shown = f"'{follows.seat} {follows.ask} " if isinstance(follows, Answer) else f"'end {len(without)}'"
    said = refused(header, without)
    assert said.startswith(f"record, line {line}: {shown}")
    assert said.endswith(", where this game has the state")
    twice = [*entries[: at + 1], *entries[at:]]
    said = refused(header, twice)
    assert said.startswith(f"record, line {line + 1}: '= {{")
    shown = f"'{follows.seat} {follows.ask}" if isinstance(follows, Answer) else "'end"
    assert f"where this game has {shown}" in said


@pytest.mark.parametrize(
    ("found", "expected", "said"),
    [
        (1, 2, "is 1, expected 2"),
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, "b is 2, expected 3"),
        ({"a": {"b": [0, 5]}}, {"a": {"b": [0, 6]}}, "a.b[1] is 5, expected 6"),
        ({"a": 1}, {}, "a is 1, expected None"),
        ({}, {"a": 1}, "a is None, expected 1"),
        ({"a": None}, {}, "a is None, expected None"),
        ([1, 2], [1], "is [1, 2], expected [1]"),
        ([[1], [2]], [[1], [2, 3]], "[1] is [2], expected [2, 3]"),
        ([1], {"a": 1}, "is [1], expected {'a': 1}"),
        ({"a": 1}, [1], "is {'a': 1}, expected [1]"),
        ("ab", [1, 2], "is 'ab', expected [1, 2]"),
        ("x" * 198, "x" * 199, f"is '{'x' * 198}', expected '{'x' * 199}…"),
    ],
)
def test_where_values_first_differ(found: Any, expected: Any, said: str) -> None:
    assert difference(found, expected) == said
