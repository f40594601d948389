"""Boards of scenes made from the maps of `parts`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from wyprawa.parts.hexes import HexMap
from wyprawa.scene.model import Board, Cell
from wyprawa.words import Text, t


def hex_board(
    id: str, cave: HexMap, grounds: Mapping[int, str] | None = None, title: Text | None = None
) -> Board:
    """A hex map as a board. A cell's id is its number as text; rows lie at whole `y`."""
    cells = []
    for cell, name in cell_names(cave).items():
        q, r = cave.axial(cell)
        ground = (grounds or {}).get(cell, "floor")
        cells.append(Cell(str(cell), q + r / 2, r, ground, t("ui-cell", name=name)))
    return Board(id, "hex", tuple(cells), title=title)


def cell_name(cave: HexMap, cell: int) -> str:
    """A cell's name for people: a letter for its row, a number for its place in it: `B3`."""
    return cell_names(cave)[cell]


@lru_cache(maxsize=64)
def cell_names(cave: HexMap) -> dict[int, str]:
    """All names of a map; after row Z comes AA."""
    rows: dict[int, list[int]] = {}
    for cell in cave.cells:
        rows.setdefault(cave.axial(cell)[1], []).append(cell)
    names = {}
    for number, r in enumerate(sorted(rows)):
        letters = (chr(ord("A") + number // 26 - 1) if number > 25 else "") + chr(ord("A") + number % 26)
        names.update({cell: f"{letters}{place}" for place, cell in enumerate(rows[r], 1)})
    return names
