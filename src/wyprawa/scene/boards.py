"""Boards of scenes made from the maps of `parts`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from wyprawa.parts.boards import HexMap
from wyprawa.scene.model import Board, Cell
from wyprawa.words import Text, t


def hex_board(
    id: str, cave: HexMap, grounds: Mapping[int, str] | None = None, title: Text | None = None
) -> Board:
    """A hex map as a board. A cell's id is its number as text; rows lie at whole `y`."""
    return _hex_board(id, cave, tuple(grounds.items()) if grounds else (), title)


@lru_cache(maxsize=256)
def _hex_board(id: str, cave: HexMap, grounds: tuple[tuple[int, str], ...], title: Text | None) -> Board:
    ground, cells = dict(grounds), []
    for cell, name in cell_names(cave).items():
        q, r = cave.axial(cell)
        cells.append(Cell(str(cell), q + r / 2, r, ground.get(cell, "floor"), t("ui-cell", name=name)))
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


def laid(name: str, cells: Iterable[int]) -> Iterator[tuple[str, int]]:
    """Ids for things that are alike, by where they lie: taking one away renames no other."""
    met: dict[int, int] = {}
    for cell in cells:
        met[cell] = met.get(cell, 0) + 1
        yield f"{name}-{cell}-{met[cell]}", cell
