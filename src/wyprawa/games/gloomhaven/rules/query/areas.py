"""Areas laid over hexes (GH-12.1 to GH-12.5)."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from wyprawa.parts.boards import Cell, Cells, HexMap, ids
from wyprawa.parts.boards.patterns import Pattern, orientations

Throw = tuple[Cells, Cells]
"""A way to lay an area: the cells it covers, and the cells from which it can be laid so."""


class Area(Struct, frozen=True):
    """The pattern of an area attack. With `own` it is counted from the attacker's own hex, which is grey,
    and the attack is melee (GH-12.2, GH-28.10); without, one of its hexes must be in range (GH-12.4)."""

    hexes: Pattern
    """The red hexes."""
    own: bool = False


@lru_cache(maxsize=8192)
def throws(board: HexMap, area: Area, reach: int, at: Cell) -> tuple[Throw, ...]:
    """Every way to lay an area over a cell, turned or mirrored (GH-12.1)."""
    q, r = board.axial(at)
    found: dict[Cells, Cells] = {}
    for way in orientations(area.hexes):
        for hex_q, hex_r in way:
            left, top = q - hex_q, r - hex_r  # where the pattern's (0, 0) comes to lie
            covered = board.mask_of((left + dq, top + dr) for dq, dr in way)
            places = board.mask_of([(left, top)]) if area.own else _in_range(board, covered, reach)
            found[covered] = found.get(covered, 0) | places
    return tuple(found.items())


def _in_range(board: HexMap, covered: Cells, reach: int) -> Cells:
    """The cells that have one of these in range (GH-12.4, GH-12.5)."""
    found = 0
    for cell in ids(covered):
        found |= board.within(cell, reach)
    return found
