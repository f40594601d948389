"""What is worked out of rows that never change, kept by which row it is.

    wearing = Known(lambda items: frozenset(kind for item in items for kind in ITEMS[item].kinds))

    if "shield" in wearing(s.heroes[who].items): ...

Looking up which object it is takes less than comparing what is in it. The row must be one that is replaced when
it changes, never changed itself: a tuple, or a `sizes.Shared` of the state, which copies of a state share.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

R = TypeVar("R")
T = TypeVar("T")


class Known(Generic[R, T]):
    """A function of a row that works once for each row."""

    __slots__ = ("_found", "_most", "_work")

    def __init__(self, work: Callable[[R], T], most: int = 1024) -> None:
        self._work = work
        self._most = most
        self._found: dict[int, tuple[R, T]] = {}  # it holds the rows, so that no other has the same id

    def __call__(self, row: R) -> T:
        known = self._found.get(id(row))
        if known is not None:
            return known[1]
        if len(self._found) >= self._most:
            self._found.clear()
        found = self._work(row)
        self._found[id(row)] = row, found
        return found
