"""What is worked out of rows that never change."""

from __future__ import annotations

from weakref import ref

from wyprawa.parts.known import known


def test_a_row_is_worked_on_once_and_an_equal_one_by_itself() -> None:
    worked: list[list[int]] = []

    def total(row: list[int]) -> int:
        """The sum."""
        worked.append(row)
        return sum(row)

    of = known(total)
    one, other = [1, 2], [1, 2]
    assert (of(one), of(one), of(other), of(one)) == (3, 3, 3, 3)
    assert [row is one for row in worked] == [True, False]
    assert of.__doc__ == "The sum."


def test_only_so_many_rows_are_kept_and_each_result_is_right() -> None:
    of = known(len, most=2)
    assert [of([0] * n) for n in range(50)] == list(range(50))


class Row(list[int]):
    """A row that can be watched going away."""


def test_rows_are_let_go_when_there_are_too_many() -> None:
    of = known(len, most=3)
    rows = [Row([n]) for n in range(4)]
    watched = [ref(row) for row in rows]
    for row in rows[:3]:
        of(row)
    del rows[:3], row
    assert None not in [seen() for seen in watched]  # held, so that no other row has the id of one of them
    of(rows[0])
    assert [seen() is None for seen in watched] == [True, True, True, False]
