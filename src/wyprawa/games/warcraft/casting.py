"""Who is who in what the rules tell: a seat goes by its character, once it has one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec.structs import replace

from wyprawa import kernel

Fighter: TypeAlias = tuple[str, int]
"""`character`, `board` or `card` with its number; `seat` for one that has no character yet."""


class Record(kernel.Record, frozen=True, kw_only=True):
    """What the rules of World of Warcraft tell; who it is about is filled in by `cast`."""

    who_is: Fighter | None = None
    whom_is: Fighter | None = None
    foe_is: Fighter | None = None


def cast(record: kernel.Record, kinds: Sequence[int]) -> kernel.Record:
    """A record with its seats named by their characters; `kinds` has those, by seat."""
    found = {}
    for field in ("who", "whom"):
        seat = getattr(record, field, None)
        if seat is not None:
            found[f"{field}_is"] = called("seat", seat, kinds)
    foe: Fighter | None = getattr(record, "foe", None)
    if foe is not None:
        found["foe_is"] = called(foe[0], foe[1], kinds)
    return replace(record, **found) if found else record


def called(kind: str, number: int, kinds: Sequence[int]) -> Fighter:
    """A fighter as it is named: a seat by its character."""
    if kind == "seat" and 0 <= number < len(kinds) and kinds[number] >= 0:
        return "character", kinds[number]
    return kind, number
