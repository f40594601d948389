"""Boards to play on: hexes, squares, zones, networks.

A board never changes: games make theirs once, and states keep numbers of cells and masks of open doors. All
kinds answer the same questions (`Board`): what is next to a cell, where so many points lead, which way is
cheapest, how far apart two cells are, what one sees. In reading order:

- `cells`: cells are ints, sets of cells are int masks; `mask` and `ids` go back and forth
- `board`: `Board`, what every kind answers
- `ways`: the flood all kinds share, and `Cheapest`, the cheapest ways with all ties
- `grid`: what hexes and squares have in common; `drawing`: what all drawings have
- `hexes`: `HexMap`; `hex_sight`, its lines of sight; `hex_drawing`; `patterns`, areas of hexes
- `squares`: `SquareMap`, with walls and doors on edges; `lines`, the squares a straight line crosses;
  `grid_drawing`, the drawing of squares and zones
- `linked`: what zones and networks have in common
- `zones`: `ZoneMap`, areas of any shape; `networks`: `Network`, places joined by links
"""

from wyprawa.parts.boards.board import Board
from wyprawa.parts.boards.cells import FAR, Cell, Cells, NoSuchCell, ids, lowest, mask
from wyprawa.parts.boards.drawing import DrawingError
from wyprawa.parts.boards.hexes import DIRECTIONS, HexMap
from wyprawa.parts.boards.networks import Link, Network
from wyprawa.parts.boards.squares import Crossed, SquareMap, outlines
from wyprawa.parts.boards.ways import Cheapest
from wyprawa.parts.boards.zones import ZoneMap

__all__ = [
    "DIRECTIONS", "FAR", "Board", "Cell", "Cells", "Cheapest", "Crossed", "DrawingError", "HexMap", "Link",
    "Network", "NoSuchCell", "SquareMap", "ZoneMap", "ids", "lowest", "mask", "outlines",
]  # fmt: skip
