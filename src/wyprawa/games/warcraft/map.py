"""The board as a network of spaces (chapter 4). A space is its number in the table of spaces."""

from __future__ import annotations

from wyprawa.games.warcraft.content import BOARD_ADVERSARIES, SPACES
from wyprawa.games.warcraft.vocabulary.terms import COLOURS
from wyprawa.parts.boards import Network, ids, mask

MAP = Network.joined({space.id: space.adjacent for space in SPACES})
NOWHERE = -1

LEVEL: tuple[int, ...] = tuple(COLOURS.index(space.colour) for space in SPACES)
CITIES = mask(cell for cell, space in enumerate(SPACES) if space.kind == "city")
FLIGHTS = mask(cell for cell, space in enumerate(SPACES) if "flight_path" in space.resources)
# What a character may enter, by its level (WW-5.7).
OPEN: tuple[int, ...] = tuple(
    mask(cell for cell in MAP.cells if LEVEL[cell] <= level) for level in range(len(COLOURS))
)
_printed = {MAP.at(each.space): number for number, each in enumerate(BOARD_ADVERSARIES)}
# The board adversary printed on a space, -1 if there is none.
PRINTED: tuple[int, ...] = tuple(_printed.get(cell, -1) for cell in MAP.cells)


def in_city(cell: int) -> bool:
    return bool(CITIES >> cell & 1)


def nearest_cities(cell: int) -> list[int]:
    """WW-15.7, WW-15.8; gates and markers do not count (WW-1.14)."""
    return ids(MAP.nearest(cell, CITIES))
