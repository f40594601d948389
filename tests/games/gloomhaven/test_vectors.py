"""A hundred monster turns that another program worked out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from wyprawa.games.gloomhaven.vectors import (
    Hero,
    Row,
    RowAnswer,
    differing,
    expected,
    main,
    permitted,
    read,
    ruling,
    turn_of,
)

FILE = Path(__file__).with_name("vectors-100.jsonl")

RULINGS = {
    # The other program also sees along lines to the middle of a hex. Ours run from corner to corner:
    93: "GH-10.8",  # every corner of the hero's hex that faces the monster touches a wall
    245: "GH-10.8",  # every corner of the monster's hex touches a wall, and the hero is not adjacent
}


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return read(FILE)


@pytest.mark.rule("GH-26.2", "GH-26.5", "GH-26.6", "GH-27.3", "GH-27.6", "GH-27.9", "GH-27.11", "GH-28.3")
def test_they_agree_but_for_named_rulings(rows: list[Row]) -> None:
    assert len(rows) == 100
    assert {row.id for row, _ in differing(rows)} == set(RULINGS)


def test_all_agree_with_lines_of_sight_to_the_middle(rows: list[Row]) -> None:
    assert {93, 135, 245, 252} <= {row.id for row in rows}
    assert list(differing(rows, centres=True)) == []


@pytest.mark.rule("GH-10.8")
def test_what_the_named_rows_turn_on(rows: list[Row]) -> None:
    pairs = {93: ((14, -5), (15, -4), 2), 245: ((8, -4), (5, -2), 3)}
    for row in rows:
        if row.id in pairs:
            one, other, away = pairs[row.id]
            corners, middles = turn_of(row).map, turn_of(row, centres=True).map
            a, b = corners.at(*one), corners.at(*other)
            assert corners.range_between(a, b) == away
            assert not corners.sees(a, b)
            assert middles.sees(a, b)
            assert permitted(turn_of(row, centres=True)) == expected(row)


def test_the_command_names_rows_and_share(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(FILE)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if line.startswith("row")] == [
        "row 93: walk, move 4, range 5, targets 1",
        "row 245: walk, move 0, range 3, targets 2",
    ]
    assert "  only they permit: to 8,-4, focus 5,-2, attacks 5,-2" in lines
    assert "  only we permit: to 8,-4, focus 5,-2, attacks none" in lines
    assert lines[-1] == "98 of 100 rows agree (98.0%), 2 differ by a ruling"
    assert main([str(FILE), "--centres"]) == 0
    assert capsys.readouterr().out == "100 of 100 rows agree (100.0%), 0 differ by a ruling\n"


def _row(heroes: dict[tuple[int, int], int], answers: list[RowAnswer], **fields: Any) -> Row:
    cells = tuple((q, r) for q in range(-4, 5) for r in range(-4, 5))
    placed = tuple(Hero(at, initiative) for at, initiative in heroes.items())
    return Row(id=1, cells=cells, heroes=placed, monster=(0, 0), answers=tuple(answers), **fields)


def _named(row: Row) -> str:
    return ruling(row, permitted(turn_of(row))).partition(":")[0]


@pytest.mark.rule("GH-27.19", "GH-28.12")
def test_a_row_of_another_reading_is_told_with_the_ruling() -> None:
    near = ((2, 0),)
    other = RowAnswer((1, 0), near, ((2, 0), (2, -1)))  # the nearer hex, for the later hero (GH-27.E3)
    row = _row({(2, 0): 10, (0, 2): 20, (2, -1): 30}, [other], move=3, range=0, targets=2)
    assert _named(row) == "ruling GH-27.19"
    calm = RowAnswer((0, 0), ((1, 0),), ((1, 0), (-2, 0)))  # without Disadvantage (GH-28.E1)
    row = _row({(1, 0): 10, (0, 1): 20, (-2, 0): 30}, [calm], move=0, range=3, targets=2)
    assert _named(row) == "ruling GH-28.12"
    assert not _named(replace(row, answers=(RowAnswer((1, 1), ((1, 0),), ()),)))


@pytest.mark.rule("GH-10.27")
def test_a_row_that_asks_a_line_of_neighbours_is_told_with_the_ruling() -> None:
    row = Row(
        id=1, cells=((0, 0), (1, 0)), heroes=(Hero((1, 0), 10),), monster=(0, 0), move=0, range=0, targets=1,
        answers=(RowAnswer((0, 0), (), ()),),
    )  # fmt: skip
    assert _named(row) == "ruling GH-10.27"


def test_a_wrong_answer_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    line = FILE.read_text().splitlines()[0]
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text(line.replace('"to":[7,-1]', '"to":[7,0]'))
    assert main([str(wrong)]) == 1
    assert capsys.readouterr().out.endswith("0 of 1 rows agree (0.0%), 0 differ by a ruling\n")


def test_an_unreadable_line_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    odd = tmp_path / "odd.jsonl"
    odd.write_text('\n{"id": 1}\n')
    assert main([str(odd)]) == 2
    assert "odd.jsonl:2: " in capsys.readouterr().err
    assert main([str(tmp_path / "none.jsonl")]) == 2
