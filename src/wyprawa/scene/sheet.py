"""The sheet a game ends with: points by what they are for, and what can be counted of the way there."""

from __future__ import annotations

from typing import Literal

import msgspec

from wyprawa.words import Text


class SheetRow(msgspec.Struct, frozen=True):
    """One line: points of a category, their total, or a count. `signed`: more or less than usual."""

    title: Text
    values: tuple[int, ...]
    kind: Literal["score", "total", "count"] = "count"
    signed: bool = False


class Sheet(msgspec.Struct, frozen=True):
    """A column for each player, or each hero. `remarks` are about the game as a whole."""

    columns: tuple[Text, ...]
    rows: tuple[SheetRow, ...]
    remarks: tuple[Text, ...] = ()


def luck(values: list[int], usual: float) -> int:
    """By how much so many values are above what they usually come to, to the nearest whole."""
    return round(sum(values) - usual * len(values))
