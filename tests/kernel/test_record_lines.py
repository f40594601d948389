"""The lines of a record file, one by one: which are read, and what is said of the others."""

from __future__ import annotations

import json
from typing import Any

import pytest
from toys import TOY, play

from wyprawa.kernel import DamagedRecord, ForeignRecord, NewerRecord, RecordError, Table, TruncatedRecord, new
from wyprawa.kernel.record import Answer, Snapshot, _Chain, bodies, fingerprint, parse, write


def table(choices: int = 4) -> Table[Any]:
    found = new(TOY, seed=4, seats=2, words={1: "kot"})
    play(found, 6, choices)
    return found


def chained(lines: list[str], version: int = 2) -> str:
    """A file whose digests fit, whatever its lines say."""
    chain = _Chain(version)
    return "\n".join([f"wyprawa record {version}", *(chain.line(line) for line in lines)]) + "\n"


LINES = [*bodies(*table().recorded())]
FIRST = next(n for n, line in enumerate(LINES) if line[0] in "01=")  # after the header


def test_what_is_written_is_read() -> None:
    header, entries = table().recorded()
    assert chained(LINES) == write(header, entries)
    found = parse(chained(LINES))
    assert (found.header, found.entries, found.lost) == (header, entries, "")
    assert found.lines == [*range(FIRST + 2, FIRST + 2 + len(entries))]
    assert parse(chained(LINES).replace("\n", "\r\n")).entries == entries
    assert parse("  " + chained(LINES) + "\n\n").entries == entries


def test_comments_and_blanks_count_as_lines_and_as_nothing_else() -> None:
    text = chained(LINES).splitlines()
    text[3:3] = ["# of an evening", "", "   "]
    found = parse("\n".join(text))
    assert found.entries == table().recorded()[1]
    assert found.lines[0] == FIRST + 2 + 3


@pytest.mark.parametrize(
    ("lines", "error", "said"),
    [
        (
            [*LINES, "0 mood shy"], DamagedRecord,
            f"record, line {len(LINES) + 2}: nothing may follow the end line: '0'",
        ),
        ([*LINES[:-1], "end 7"], DamagedRecord, f"line {len(LINES) + 1}: 4 choices found, expected: '7'"),
        ([*LINES[:-1], "end"], DamagedRecord, f"line {len(LINES) + 1}: 4 choices found, expected: ''"),
        ([*LINES[:1], *LINES], DamagedRecord, "line 3: expected a choice or `end`, found: 'game'"),
        (["colour 5", *LINES], DamagedRecord, "line 2: expected a choice or `end`, found: 'colour'"),
        (
            [*LINES[:-1], 'package "x"', LINES[-1]], DamagedRecord,
            f"line {len(LINES) + 1}: expected a choice or `end`, found: 'package'",
        ),
        (["game nonsense", *LINES[1:]], DamagedRecord, "line 2: Expecting value.*: 'nonsense'"),
        (["game NaN", *LINES[1:]], DamagedRecord, "line 2: Out of range float values"),
        (['game "\\ud800"', *LINES[1:]], DamagedRecord, "line 2: .*surrogates not allowed"),
        (
            [*LINES[:FIRST], "0 mood (", *LINES[FIRST:]], DamagedRecord,
            rf"line {FIRST + 2}: the choice cannot be read: '\('",
        ),
        ([*LINES[:-1]], TruncatedRecord, "record: the file stops after 4 choices, before its end line"),
        (
            [line for line in LINES if not line.startswith("seed")], RecordError,
            "the header cannot be read: .*missing required field `seed`; found: .*'chance', 'chosen'",
        ),
        (
            [*LINES[:-1], "123456789 mood shy", LINES[-1]], DamagedRecord,
            f"line {len(LINES) + 1}: expected a choice or `end`, found: '123456789'",
        ),
    ],
)  # fmt: skip
def test_a_line_that_is_out_of_place_is_named(lines: list[str], error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        parse(chained(lines))


def test_a_repair_keeps_what_comes_before_and_says_why() -> None:
    header, entries = table().recorded()
    found = parse(chained([*LINES[:-1], "end 7"]), repair=True)
    assert (found.header, found.entries) == (header, entries)
    assert found.lost == f"record, line {len(LINES) + 1}: 4 choices found, expected"
    cut = parse(chained(LINES[:-1]), repair=True, where="a.wyprawa")
    assert cut.entries == entries
    assert cut.lost.startswith("a.wyprawa: the file stops after 4 choices")


def test_a_damaged_state_is_left_out_and_what_follows_is_read_on() -> None:
    text = chained(LINES).splitlines()
    at = next(n for n, line in enumerate(text) if line[9:11] == "= ")
    for damaged in (text[at].replace('"seats"', '"steats"'), text[at][:60] + "}", text[at][:40]):
        found = parse("\n".join([*text[:at], damaged, *text[at + 1 :]]), repair=True)
        assert found.entries == [entry for entry in table().recorded()[1] if isinstance(entry, Answer)]
        assert found.lost == (
            f"record, line {at + 1}: the saved state is damaged; the game is rebuilt from its choices"
        )
    with pytest.raises(DamagedRecord, match=f"line {at + 1}: the line does not fit its digest"):
        parse("\n".join([*text[:at], damaged, *text[at + 1 :]]))


@pytest.mark.parametrize(
    ("text", "error", "said"),
    [
        ("wyprawa record 3\n", NewerRecord, "record format 3 is newer than 2, the newest this version knows"),
        (
            "wyprawa record 1234567890\n",
            ForeignRecord,
            "not a Wyprawa record: expected 'wyprawa record 2', found",
        ),
        ("x" * 50, ForeignRecord, f"found '{'x' * 40}'$"),
        ("\n", ForeignRecord, "found an empty file$"),
        ("wyprawa record 2\n\ud800", ForeignRecord, "record: not text: .*surrogates not allowed"),
        (
            "wyprawa record 2\n" + "y" * 70,
            TruncatedRecord,
            f"line 2: the last line is cut or damaged: '{'y' * 60}'$",
        ),
        ("wyprawa record 2\nyy\nzz", DamagedRecord, "line 2: the line does not fit its digest: .*: 'yy'$"),
    ],
)
def test_what_is_no_record_is_quoted_as_far_as_needed(text: str, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        parse(text)


def test_the_first_format_is_still_read() -> None:
    old = [
        f"{name} {json.dumps(value)}"
        for name, value in (
            ("game", "toy"), ("rules", 1), ("options", {"seats": 2}), ("seed", 4), ("chance", "splitmix64")
        )
    ]  # fmt: skip
    found = parse(chained([*old, "0 mood shy", "end 1"], version=1))
    assert found.entries == [Answer(0, "mood", "shy")]
    assert (found.header.seed, found.header.commitment, found.header.words) == (4, "", {})


def test_the_fingerprint_is_of_the_game_alone() -> None:
    header, entries = table().recorded()
    same = fingerprint(header, [entry for entry in entries if isinstance(entry, Answer)])
    assert fingerprint(header, entries) == same
    assert fingerprint(header, [*entries, Answer(0, "mood", "shy")]) != same
    state = next(entry.state for entry in entries if isinstance(entry, Snapshot))
    assert fingerprint(header, [Snapshot(state, start=True), *entries]) != same


def test_a_state_broken_into_lines_loses_nothing_that_follows() -> None:
    """Where a state comes in the middle of a game, the choices after it fit on to its digest."""
    header, entries = table(9).recorded()
    at = next(n for n, entry in enumerate(entries) if isinstance(entry, Snapshot))
    more = [*entries[: at - 2], entries[at], *entries[at - 2 : at], *entries[at + 1 :]]
    text = write(header, more).splitlines()
    line = next(n for n, line in enumerate(text) if line[9:11] == "= ")
    whole = text[line]
    torn = [whole[:50], whole[50:90], whole[90:]]
    found = parse("\n".join([*text[:line], *torn, *text[line + 1 :]]), repair=True)
    assert found.entries == [entry for entry in entries if isinstance(entry, Answer)]
    assert found.lost == (
        f"record, line {line + 1}: the saved state is damaged; the game is rebuilt from its choices"
    )
