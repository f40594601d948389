"""Position text."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from toys import TOY, State, play

from wyprawa.kernel import PositionError, new, position

TEXT = """
    game toy
    # seat 0 holds a nine
    options {"seats": 2}
    agenda [["pick"], ["bonus"], ["end_round"]]
    hands [[9], [4]]
    pile [1, 2]
    sums [3, 30]
    round 3
"""


def test_a_position_is_played_on() -> None:
    table = position(TOY, TEXT.replace('[["pick"], ["bonus"], ["end_round"]]', '[["end_round"], ["bonus"]]'))
    assert table.choices[0].ask == "bonus"
    table.choose(("take", 2))
    table.choose(("take", 2))
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.scores) == ((1,), (5, 32))


def test_positions_round_trip_at_every_choice() -> None:
    table = new(TOY, seed=3, seats=3)
    while not table.over:
        text = table.position()
        again = position(TOY, text)
        assert (again.digest(), list(again.choices)) == (table.digest(), list(table.choices))
        assert again.position() == text
        play(table, len(table.history), 1)


def test_answers_of_the_running_step_are_part_of_it() -> None:
    table = new(TOY, seed=3)
    table.choose("bold", 1)
    assert table.position().endswith("answer 1 mood bold\n")
    assert [choice.ask for choice in position(TOY, table.position()).choices] == ["mood", "card"]


def draw(s: State) -> str:
    return "\n".join(str(total) for total in s.sums)


def read(s: State, text: str) -> None:
    s.sums = [int(line) for line in text.splitlines()]


DRAWN = dataclasses.replace(TOY, notation={"sums": (draw, read)})


def test_a_game_may_draw_a_field() -> None:
    text = position(TOY, TEXT.replace("round 3", "round 1")).position()
    drawn = text.replace("sums [3,30]", "sums:\n  3\n  30")
    assert position(DRAWN, drawn).state.sums == [3, 30]
    assert position(DRAWN, drawn).position() == drawn


@pytest.mark.parametrize(
    ("old", "new_text", "message"),
    [
        ("game toy", "game chess", "line 2: a position of 'chess', expected 'toy'"),
        ("round 3", "rounds 3", "line 9: no field 'rounds'; fields are: seats, agenda"),
        ("round 3", "round three", "line 9: round: JSON is malformed.*given: 'three'"),
        ("hands [[9], [4]]", 'hands [["a"]]', "line 6: hands: Expected `int`, got `str`"),
        ("pile [1, 2]", "", "no line 'pile', which has no default"),
        ("agenda", "# agenda", "nothing on its agenda"),
        ("round 3", "answer 0", "line 9: expected 'answer SEAT ASK OPTION', given: '0'"),
        ("round 3", "answer 0 mood grim", "answer 0 mood: 'grim' is not open to seat 0"),
        ("round 3", "round 3\n      4", "line 10: an indented line belongs under 'name:'"),
        ('{"seats": 2}', '{"seats": ' + "[" * 100_000, "line 4: brackets more than 40 deep"),
        ('{"seats": 2}', "{2", "line 4: options: JSON is malformed"),
        ("round 3", "round 3\n    round 2", "line 10: round is given twice"),
        ("round 3", "answer 0 hat bold", "answer 0 hat: seat 0 is asked 'mood'"),
        ('[["pick"], ["bonus"], ["end_round"]]', "[[]]", "the position cannot be played on: IndexError"),
        ('[["pick"], ["bonus"], ["end_round"]]', '[["pick", 5]]', "cannot be played on: TypeError"),
    ],
)
def test_bad_text_is_named_by_line(old: str, new_text: str, message: str) -> None:
    with pytest.raises(PositionError, match=message):
        position(TOY, TEXT.replace(old, new_text))


def test_a_bad_drawing_is_named_by_line() -> None:
    text = TEXT.replace("sums [3, 30]", "sums:\n      3\n      x")
    with pytest.raises(PositionError, match="line 8: sums: invalid literal"):
        position(DRAWN, text)


# --- positions of older rules --------------------------------------------------------------------------


def heaped(plain: dict[str, Any], version: int) -> None:
    """Version 1 called the pile a heap."""
    if version < 2 and "heap" in plain:
        plain["pile"] = plain.pop("heap")


NEWER = dataclasses.replace(TOY, version=2, migrate=heaped)


def test_a_position_of_older_rules_is_migrated() -> None:
    table = position(NEWER, TEXT.replace("pile", "heap"))
    assert table.state.pile == [1, 2]
    assert "rules 2\n" in table.position()
    assert position(NEWER, table.position()).digest() == table.digest()


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        (("game toy", "game toy\n    rules 2\n    heap [3]"), "no field 'heap'"),
        (("pile", "mound"), "no field 'mound' in rules 1"),
        (("game toy", "game toy\n    rules 3"), "rules 3 of toy are newer than 2 here"),
        (("pile [1, 2]", 'heap ["x"]'), "migrated from rules 1: Expected `int`"),
        (("game toy", "game toy\n    rules x"), "rules: "),
    ],
)
def test_what_cannot_be_migrated_is_named(changed: tuple[str, str], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        position(NEWER, TEXT.replace(*changed))
