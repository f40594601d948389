"""Who is who in what the rules tell: names that outlive the figures and the map of the moment."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Protocol, TypeAlias

from msgspec import UnsetType
from msgspec.structs import replace

from wyprawa.games.gloomhaven import told, told_pages
from wyprawa.games.gloomhaven.ground import Ground
from wyprawa.kernel import Record
from wyprawa.parts.boards import Cell, HexMap


class Piece(Protocol):
    """What names a figure."""

    @property
    def kind(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def at(self) -> Cell: ...
    @property
    def number(self) -> int: ...
    @property
    def elite(self) -> bool: ...
    @property
    def title(self) -> str | UnsetType: ...


Figures: TypeAlias = Mapping[int, Piece]
_FIGURES = (("who", "who_is"), ("whom", "whom_is"), ("by", "by_is"))


def cast(record: Record, figures: Figures, ground: Ground) -> Record:
    """A record with its figures and its hex named."""
    if not isinstance(record, told.Record):
        return record
    found = {
        named: name for field, named in _FIGURES if (name := figure(figures, getattr(record, field, -1)))
    }
    for field, form in (("who", "who_form"), ("by", "by_form")):
        if (actor := figures.get(getattr(record, field, -1))) is not None:
            found[form] = actor.name
    if where := _where(record, figures, ground):
        found["where"] = where
    if isinstance(record, told.Focused):
        rows = [
            (figure(figures, line.foe), line.negatives, line.length, line.range) for line in record.why.lines
        ]
        return replace(record, foes=tuple(rows), focus_is=found.get("whom_is", ""), **found)
    if isinstance(record, told.Used) or (isinstance(record, told.Negated) and record.kind):
        found["what_is"] = f"{record.kind}-{record.number}"
    elif isinstance(record, told.Turned | told_pages.Sacrificed):
        found["what_is"] = f"item-{record.item}"
    elif isinstance(record, told.Came) and record.what == "item":
        found["what_is"] = f"item-{record.amount}"
    return replace(record, **found) if found else record


def figure(figures: Figures, who: int) -> str:
    """`monster/bandit_guard/3/elite`; nothing for one that is not there."""
    it = figures.get(who)
    if it is None:
        return ""
    if it.title and it.title != it.name:
        return f"{it.kind}/{it.title}/0/"
    return f"{it.kind}/{it.name}/{it.number}/{'elite' if it.elite else ''}"


def _where(record: Record, figures: Figures, ground: Ground) -> str:
    hexes = names(ground.board)
    if isinstance(record, told.Opened | told.Closed):
        return hexes.get(ground.doors[record.door], "")
    if isinstance(record, told.Suffered | told.Died | told.Exhausted):
        return hexes.get(figures[record.who].at, "") if record.who in figures else ""
    cells = getattr(record, "path", None) or getattr(record, "cells", None) or (getattr(record, "cell", -1),)
    return hexes.get(cells[-1], "")


@lru_cache(maxsize=64)
def names(board: HexMap) -> dict[Cell, str]:
    """The hexes' names: a letter for the row on the whole map, a number for the place in it."""
    places = {cell: board.axial(cell) for cell in board.cells}
    top = min(r for _, r in places.values())
    left = min(q + (r - top) // 2 for q, r in places.values())
    return {cell: f"{_row(r - top)}{q + (r - top) // 2 - left + 1}" for cell, (q, r) in places.items()}


def _row(n: int) -> str:
    return (chr(ord("A") + n // 26 - 1) if n > 25 else "") + chr(ord("A") + n % 26)
