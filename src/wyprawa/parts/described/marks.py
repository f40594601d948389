"""Annotations that say what a number in the state means, and whether the piece itself is there.

A mark on a row means each of its items; bounds stay in `msgspec.Meta`.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec

T = TypeVar("T")


class Ref(msgspec.Struct, frozen=True):
    """A row of that table: `Ref("card")`; with the name of a test only a row that passes it."""

    table: str
    test: str = ""


class RefBy(msgspec.Struct, frozen=True):
    """A row of a table that depends on the record it stands in: `by` names the function that tells which."""

    by: str
    test: str = ""


class SetOf(msgspec.Struct, frozen=True):
    """A set of rows of that table, bit n for row n."""

    table: str


class Stock(msgspec.Struct, frozen=True):
    """How many lie there of each row of that table: a row of counts, or a dict of them."""

    table: str


class CountOf(msgspec.Struct, frozen=True):
    """How many lie there of one row of that table: the number itself, the length of a row of things, 1 for a
    record that is there."""

    table: str
    row: int | str = 0


class Holding(msgspec.Struct, frozen=True):
    """What every plain number in a shared record means: `Annotated[Deck, Holding(Here[Card])]`."""

    meaning: Any


class NoneIs(msgspec.Struct, frozen=True):
    """The value that means nobody, nothing or nowhere, where it is not -1."""

    value: int | str


class Until:
    """On a field of the state that holds what is in progress: it is set exactly as long as one of these steps
    is planned. A row has as many items as there are such steps."""

    def __init__(self, *steps: str) -> None:
        self.steps = steps


class Bare(Enum):
    """The marks without arguments."""

    HERE = "here"
    SNAPSHOT = "snapshot"


Here: TypeAlias = Annotated[T, Bare.HERE]
"""The piece itself is here; without it a number only names a piece."""
OrNone: TypeAlias = Annotated[T, NoneIs(-1)]
"""Or -1: nobody, nothing, nowhere."""
Snapshot: TypeAlias = Annotated[T, Bare.SNAPSHOT]
"""A copy to restore: nothing in it is counted."""
