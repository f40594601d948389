"""Cells are numbers, sets of cells are ints: what every board has in common.

>>> ids(mask([2, 5]) | 1 << 7)
[2, 5, 7]
"""

from collections.abc import Iterable
from functools import cache
from typing import Final, TypeAlias

Cell: TypeAlias = int
"""A cell's number on its board; a state keeps it."""
Cells: TypeAlias = int
"""A set of cells: bit n stands for cell n."""

FAR: Final = 1 << 30
"""The range to a cell that cannot be reached: more than any range."""


class NoSuchCell(ValueError):
    """A cell that is not on the board."""


def mask(cells: Iterable[Cell]) -> Cells:
    """The set of these cells."""
    found = 0
    for cell in cells:
        found |= 1 << cell
    return found


def lowest(cells: Cells) -> Cell:
    """The first cell of a set that is not empty."""
    return (cells & -cells).bit_length() - 1


def ids(cells: Cells) -> list[Cell]:
    """The cells of a set, in rising order."""
    if cells < 0:
        raise ValueError(f"not a set of cells: {cells}; cut a complement down to the board with `& all`")
    found: list[Cell] = []
    if cells.bit_count() < 12:  # for a few, peeling off bits is quicker
        while cells:
            found.append((cells & -cells).bit_length() - 1)
            cells &= cells - 1
        return found
    for place, byte in enumerate(cells.to_bytes((cells.bit_length() + 7) // 8, "little")):
        if byte:
            found += _bits(place)[byte]
    return found


@cache
def _bits(place: int) -> tuple[tuple[Cell, ...], ...]:
    """The cells that each value of the byte at this place stands for."""
    return tuple(tuple(8 * place + bit for bit in range(8) if byte >> bit & 1) for byte in range(256))
