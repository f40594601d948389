"""Whatever a file holds, reading it ends, and soon."""

from __future__ import annotations

import dataclasses
import json
import threading
import time
from contextlib import suppress
from typing import Any

import pytest
from toys import TOY, play

from wyprawa.kernel import (
    Chance,
    DamagedRecord,
    ForeignRecord,
    OutOfBounds,
    RecordError,
    Table,
    UnplayableRecord,
    UnreadableOption,
    load,
    loads,
    new,
    step,
    unkey,
)
from wyprawa.kernel.bounds import DEEPEST, DIGITS, LONGEST, MOST_BYTES, fault, watched
from wyprawa.kernel.record import _Chain


def record(*lines: str, **header: str) -> str:
    """A record with fitting digests; header values are given as the text of the line."""
    values = {"game": '"toy"', "rules": "1", "options": "{}", "seed": "4", "chance": '"blake2b"'} | header
    chain = _Chain(2)
    bodies = [*(f"{name} {value}" for name, value in values.items()), *lines, "end 0"]
    return "\n".join(["wyprawa record 2", *(chain.line(body) for body in bodies)])


DEEP = "[" * 100_000 + "]" * 100_000
LONG = "7" * 5000


BAD: list[tuple[str, type[Exception], str]] = [
    (record(options=f'{{"seats": {DEEP}}}'), OutOfBounds, "line 4: brackets more than 40 deep"),
    (record(options='{"a":' * 60 + "1" + "}" * 60), OutOfBounds, "line 4: brackets more than 40 deep"),
    (record(options=f'{{"seats": {LONG}}}'), OutOfBounds, "line 4: a number of more than 2000 digits"),
    (record(seed=LONG), OutOfBounds, "line 5: a number of more than 2000 digits"),
    (record(f"= {DEEP}"), OutOfBounds, "line 7: brackets more than 40 deep"),
    (record(f"0 mood {LONG}"), OutOfBounds, "line 7: a number of more than 2000 digits"),
    (record("0 mood " + "(" * 30 + "1" + ")" * 30), DamagedRecord, "line 7: the choice cannot be read"),
    (record("0 mood " + "(" * 90_000), OutOfBounds, "line 7: brackets more than 40 deep"),
    (record(options='{"name": "\\ud800"}'), DamagedRecord, "line 4: .*surrogates not allowed"),
    (record('0 mood "\\ud800"'), DamagedRecord, "line 7: the choice cannot be read"),
    (record(words='{"0": "\\udfff"}', commitment='""'), DamagedRecord, "surrogates not allowed"),
    (record(options='{"seats": NaN}'), DamagedRecord, "line 4: Out of range float"),
    (record(options='{"seats": 1e999}'), DamagedRecord, "line 4: Out of range float"),
    (
        record(options='{"seats": "' + "x" * LONGEST + '"}'),
        OutOfBounds,
        "line 4: .* letters, expected",
    ),
    ("wyprawa record 2\n" + "x" * MOST_BYTES, OutOfBounds, "record: 4,194,321 letters, expected at most"),
    ("wyprawa record 2\n\ud800", ForeignRecord, "record: not text: "),
    ("wyprawa record " + LONG, ForeignRecord, "not a Wyprawa record"),
    (record(game='"chess"'), RecordError, "a game of 'chess', expected 'toy'"),
    (record(rules="0"), RecordError, "the header cannot be read: .*>= 1"),
    (record(rules="1", seed="4\nseed 5"), DamagedRecord, "does not fit"),
    (record("seed 5"), DamagedRecord, "line 7: expected a choice or `end`, found: 'seed'"),
]


@pytest.mark.parametrize(("text", "error", "said"), BAD, ids=range(len(BAD)))
def test_too_much_is_said_to_be_too_much(text: str, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        loads(text, game=TOY)


@pytest.mark.parametrize("text", [text for text, _, _ in BAD], ids=range(len(BAD)))
def test_a_repair_ends_as_well(text: str) -> None:
    with suppress(RecordError):
        assert loads(text, game=TOY, repair=True).history == []


def test_a_file_is_not_read_further_than_it_may_be_long(tmp_path: Any) -> None:
    path = tmp_path / "a.wyprawa"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    with pytest.raises(OutOfBounds, match=r"a\.wyprawa: more than 4,194,304 bytes"):
        load(path, game=TOY)


def test_a_game_that_is_not_installed_is_a_fault_of_the_record() -> None:
    with pytest.raises(RecordError, match="record: no game is called 'chess'"):
        loads(record(game='"chess"'))


@pytest.mark.parametrize(
    ("line", "deep"),
    [
        ('"' + '\\"' * 400_000 + "[" * 99, False),  # all of it one text that is never closed
        ('"\\' * 400_000 + "[" * 99, False),
        ("[" * 50 + '"' * 900_000, True),
        ('"' + '\\"' * 400_000 + '"' + "[" * 99, True),
    ],
    ids=["in a text", "after a backslash", "before texts", "after a text"],
)
def test_brackets_are_counted_at_one_go_in_odd_text(line: str, deep: bool) -> None:
    """Going over it again for every quote would take half an hour."""
    assert fault(line) == (f"brackets more than {DEEPEST} deep" if deep else "")


def test_brackets_in_text_are_text() -> None:
    assert fault("[" * DEEPEST + "]" * DEEPEST) == ""
    assert fault("[" * (DEEPEST + 1)) == f"brackets more than {DEEPEST} deep"
    assert fault(json.dumps(["[" * 99, '"[' * 99])) == ""
    assert fault("[1]" * 1000) == ""
    assert fault("7" * DIGITS) == ""


def test_an_option_has_some_brackets_and_not_many() -> None:
    assert unkey("(" * 20 + "1" + ")" * 20)
    with pytest.raises(UnreadableOption):
        unkey("(" * 21 + "1" + ")" * 21)
    with pytest.raises(UnreadableOption) as error:
        unkey("(" * 100_000)
    assert len(str(error.value)) < 200


# --- rules that are led astray -----------------------------------------------------------------------------


@step
def endless(s: Any) -> None:
    while True:
        s.sums[0] = (s.sums[0] + 1) % 7


@step
def greedy(s: Any) -> None:
    while True:
        s.sums.append(10**6 + len(s.sums))


@step
def dice(s: Any) -> None:
    s.chance.dice(10**12, 6, "dice")


@step
def circle(s: Any) -> None:
    s.next(circle.later())


@step
def huge(s: Any) -> None:
    s.sums += [0] * 10**14


ODD = dataclasses.replace(
    TOY, steps={**TOY.steps, **{each.name: each for each in (endless, greedy, dice, circle, huge)}}
)


def astray(name: str) -> str:
    """A record that begins from a state which nothing in the rules leads to."""
    state = json.loads(new(TOY, seed=4).record().splitlines()[10][11:]) | {"agenda": [[name]]}
    return record(f"start {json.dumps(state)}", seed="null")


@pytest.mark.parametrize(
    ("name", "error", "said"),
    [
        ("endless", OutOfBounds, "record: it takes longer than 0.3 s to play it again"),
        ("circle", OutOfBounds, "record: it takes longer than 0.3 s to play it again"),
        ("dice", UnplayableRecord, "not a state the game can be in: .*1000000000000 dice at once"),
        ("huge", UnplayableRecord, r"not a state the game can be in: MemoryError\(\)"),
        ("nowhere", UnplayableRecord, "not a state the game can be in: .*no step is called 'nowhere'"),
    ],
)
def test_a_state_nobody_can_play_ends(name: str, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        loads(astray(name), game=ODD, seconds=0.3)


def test_a_state_that_eats_memory_ends() -> None:
    with pytest.raises(OutOfBounds, match="it takes too much memory"), watched(60, 50 << 20):
        Table(ODD, None, ODD.decode(astray("greedy").splitlines()[6][15:]))


def test_rules_are_watched_in_any_thread_and_stopped_once() -> None:
    caught: list[str] = []

    def work() -> None:
        for _ in range(3):
            try:
                with watched(0.1):
                    while True:
                        pass
            except OutOfBounds as error:
                caught.append(str(error))
        with watched(60):
            caught.append("quiet")

    thread = threading.Thread(target=work)
    thread.start()
    thread.join(20)
    assert caught == ["it takes longer than 0.1 s"] * 3 + ["quiet"]


def test_what_ends_just_in_time_is_not_stopped_later() -> None:
    stopped = 0
    for n in range(30):
        try:
            with watched(0.0):
                time.sleep(0.045 + n / 3000)
        except OutOfBounds:
            stopped += 1
        for _ in range(2000):
            pass
    assert stopped > 0


def test_more_memory_than_there_is_is_too_much() -> None:
    with pytest.raises(OutOfBounds, match="it takes more memory than there is"), watched():
        raise MemoryError


def test_errors_inside_come_out_as_they_are() -> None:
    with pytest.raises(ZeroDivisionError), watched():
        print(1 // 0)


# --- notes tell nobody's secrets ---------------------------------------------------------------------------


def test_notes_do_not_quote_what_was_chosen() -> None:
    table = new(TOY, seed=4, seats=2)
    play(table, 6, 10)
    lines = table.record().splitlines()
    at = next(n for n, line in enumerate(lines) if " mood " in line)
    secret = lines[at].rsplit(" ", 1)[1]
    lines[at] = lines[at].replace("mood", "moot")
    notes = loads("\n".join(lines), game=TOY, repair=True).notes
    assert notes
    assert secret not in " ".join(notes)
    assert "moot" not in " ".join(notes)


# --- a damaged state costs no choices ----------------------------------------------------------------------


def saved(choices: int = 15) -> tuple[Table[Any], list[str], int]:
    table = new(TOY, seed=4, seats=2)
    play(table, 6, choices)
    lines = table.record().splitlines()
    return table, lines, next(n for n, line in enumerate(lines) if line[9:11] == "= ")


@pytest.mark.parametrize("choices", [0, 7, 15, 1000])
def test_a_damaged_state_is_passed_over(choices: int) -> None:
    table, lines, at = saved(choices)
    chance = Chance(choices)
    for _ in range(20):
        line = lines[at]
        n = 11 + chance.below(len(line) - 11, "at")
        bad = [*lines[:at], line[:n] + "~" + line[n + 1 :], *lines[at + 1 :]]
        with pytest.raises(RecordError):
            loads("\n".join(bad), game=TOY)
        again = loads("\n".join(bad), game=TOY, repair=True)
        assert (again.digest(), again.history, again.seed) == (table.digest(), table.history, 4)
        assert again.notes == [
            f"record, line {at + 1}: the saved state is damaged; the game is rebuilt from its choices"
        ]


def test_a_state_broken_into_lines_is_passed_over() -> None:
    table, lines, at = saved()
    bad = [*lines[:at], lines[at][:40], lines[at][40:70], lines[at][70:], *lines[at + 1 :]]
    again = loads("\n".join(bad), game=TOY, repair=True)
    assert again.history == table.history


def test_a_damaged_choice_after_a_damaged_state_is_where_a_repair_stops() -> None:
    table, lines, at = saved(1)
    lines[at] = lines[at][:-1] + "~"
    lines[at + 1] = lines[at + 1][:-1] + "~"
    again = loads("\n".join(lines), game=TOY, repair=True)
    assert again.history == table.history[: len(again.history)] != table.history


@pytest.mark.parametrize("state", ["{}", "nothing", '{"seats":"two"}'])
def test_a_state_that_cannot_be_read_says_nothing(state: str) -> None:
    table, lines, at = saved()
    chain = _Chain(2)
    bodies = [f"= {state}" if n == at else line[9:] for n, line in enumerate(lines)][1:]
    again = loads("\n".join([lines[0], *(chain.line(body) for body in bodies)]), game=TOY)
    assert (again.digest(), again.history) == (table.digest(), table.history)
    assert again.notes == [
        f"record, line {at + 1}: a state saved under other rules; the game is rebuilt from its choices"
    ]


def test_under_other_rules_a_state_that_cannot_be_read_leaves_the_choices() -> None:
    table, lines, at = saved()
    chain = _Chain(2)
    bodies = ["= {}" if n == at else line[9:] for n, line in enumerate(lines)][1:]
    text = "\n".join([lines[0], *(chain.line(body) for body in bodies)])
    again = loads(text, game=dataclasses.replace(TOY, version=2))
    assert (again.digest(), again.history) == (table.digest(), table.history)
