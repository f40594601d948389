"""Boards of scenes made from the maps of `parts`."""

from __future__ import annotations

from collections.abc import Mapping

from wyprawa.parts.hexes import HexMap
from wyprawa.scene.model import Board, Cell
from wyprawa.words import Text


def hex_board(
    id: str, cave: HexMap, grounds: Mapping[int, str] | None = None, title: Text | None = None
) -> Board:
    """A hex map as a board. A cell's id is its number as text; rows lie at whole `y`."""
    cells = []
    for cell in cave.cells:
        q, r = cave.axial(cell)
        cells.append(Cell(str(cell), q + r / 2, r, (grounds or {}).get(cell, "floor")))
    return Board(id, "hex", tuple(cells), title=title)


def cell_name(cave: HexMap, cell: int) -> str:
    """A cell's name for people: a letter for its row, a number for its place in it: `B3`."""
    rows = sorted({cave.axial(each)[1] for each in cave.cells})
    row = [each for each in cave.cells if cave.axial(each)[1] == cave.axial(cell)[1]]
    return f"{chr(ord('A') + rows.index(cave.axial(cell)[1]))}{row.index(cell) + 1}"
