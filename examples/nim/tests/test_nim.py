import pytest
from wyprawa_nim import GAME

import wyprawa
from wyprawa.conformance import check
from wyprawa.conformance.testing import position, say

TWO_LEFT = """
    game nim
    agenda [["turn", 1]]
    heaps [0, 2, 0]
"""


@pytest.mark.rule("NI-1.1", "NI-1.2")
def test_three_heaps_and_the_first_seat_begins() -> None:
    table = wyprawa.new("nim")
    assert table.state.heaps == [3, 4, 5]
    assert [choice.seat for choice in table.choices] == [0]
    say(table, "Take 1 (Heap 1)")
    assert [choice.seat for choice in table.choices] == [1]


@pytest.mark.rule("NI-2.1")
def test_stones_come_from_one_heap() -> None:
    table = wyprawa.new("nim")
    assert len(table.choices[0].options) == 3 + 4 + 5
    say(table, "Take 4 (Heap 2)")
    assert table.state.heaps == [3, 0, 5]


@pytest.mark.rule("NI-2.2")
def test_the_last_stone_wins() -> None:
    table = position("nim", TWO_LEFT)
    say(table, "Take 2 (Heap 2)")
    assert table.outcome is not None
    assert table.outcome.winners == (1,)


@pytest.mark.rule("NI-2.E1")
def test_a_single_stone_is_taken_without_asking() -> None:
    table = position("nim", TWO_LEFT)
    say(table, "Take 1 (Heap 2)")
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


def test_the_laws() -> None:
    report = check(GAME, games=2)
    assert report.ok, report.text
