"""What is worked out of rows that never change."""

from __future__ import annotations

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
