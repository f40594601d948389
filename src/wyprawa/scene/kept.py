"""Drawn parts that are kept for the next time, as long as all of them together stay under so many bytes.

    @kept
    def panel(words: Words, each: Panel) -> str: ...

All drawings share one store. What has not been asked for the longest goes first, whoever drew it, so a table
of big boards cannot fill a server's memory, and what comes from drafts and odd states is soon forgotten.
Small things, of which there are few kinds, stay with `lru_cache`.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from sys import getsizeof
from typing import Any, TypeVar

import msgspec

R = TypeVar("R")
BUDGET = 64 << 20  # bytes of all drawings
_KEY = 1 << 11  # bytes that the parts a drawing goes by take, about


class Store:
    """What is kept, the longest unused first.

    It has no lock: drawing that takes too long is stopped in the middle, and a lock held then would stay so.
    At worst something is drawn once more.
    """

    def __init__(self, budget: int) -> None:
        self.budget, self.bytes = budget, 0
        self._found: OrderedDict[Any, tuple[Any, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._found)

    def get(self, key: Any) -> Any:
        """What is kept under a key; None if nothing is."""
        try:
            self._found.move_to_end(key)
            return self._found[key][0]
        except KeyError:
            return None

    def put(self, key: Any, value: Any) -> None:
        size = _KEY + size_of(value)
        self.bytes += size - self._found.pop(key, (None, 0))[1]
        self._found[key] = value, size
        while self.bytes > self.budget:
            try:
                self.bytes -= self._found.popitem(last=False)[1][1]
            except KeyError:  # nothing is left: whatever was counted is gone
                self.bytes = 0


STORE = Store(BUDGET)


def kept(draw: Callable[..., R]) -> Callable[..., R]:
    """Keep what a function draws. It never draws None; its arguments can be hashed."""

    @wraps(draw)
    def again(*args: Any) -> R:
        key = (draw, *args)
        found: R | None = STORE.get(key)
        if found is None:
            found = draw(*args)
            STORE.put(key, found)
        return found

    return again


def size_of(value: Any) -> int:
    """Bytes of a drawing: a text, or a record or row of such."""
    if isinstance(value, tuple | list):
        return getsizeof(value) + sum(map(size_of, value))
    if isinstance(value, msgspec.Struct):
        return getsizeof(value) + sum(size_of(getattr(value, name)) for name in value.__struct_fields__)
    return getsizeof(value)
