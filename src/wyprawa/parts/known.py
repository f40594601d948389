"""What is worked out of rows that never change, kept by which row it is.

    wearing = known(lambda items: frozenset(kind for item in items for kind in ITEMS[item].kinds))

    if "shield" in wearing(s.heroes[who].items): ...

Looking up which object it is takes less than comparing what is in it. The row must be one that is replaced
when it changes, never changed itself: a tuple, or a `sizes.Shared` of a state, which copies of it share.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

R = TypeVar("R")
T = TypeVar("T")


def known(work: Callable[[R], T], most: int = 1024) -> Callable[[R], T]:
    """A function of a row that works once for each row."""
    found: dict[int, tuple[R, T]] = {}  # it holds the rows, so that no other has the same id
    look = found.get

    def of(row: R) -> T:
        kept = look(id(row))
        if kept is not None:
            return kept[1]
        if len(found) >= most:
            found.clear()
        result = work(row)
        found[id(row)] = row, result
        return result

    of.__doc__ = work.__doc__
    return of
