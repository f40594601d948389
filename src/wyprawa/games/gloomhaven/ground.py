"""The ground of a scenario: its hexes on one map, walls, rooms and doors as sets of cells.

A map holds all rooms at once, so a cell keeps its number for the whole game. What is still hidden or closed
is taken off by `Ground.seen`, which the rules use for range, sight and adjacency.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from wyprawa.games.gloomhaven.places import Axial, Run, Scenario
from wyprawa.parts.boards import DIRECTIONS, Cell, Cells, HexMap, mask

CENTRES: Final = False
"""Whether lines of sight may also end in the middle of a hex; the rulebook knows corners only (GH-10.8)."""


def spread_out(runs: Iterable[Run]) -> list[Axial]:
    """The hexes of rows."""
    return [(q, r) for r, first, last in runs for q in range(first, last + 1)]


def turned(place: Axial, turns: int) -> Axial:
    """A hex turned about (0, 0) by sixths, clockwise."""
    q, r = place
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def moved(place: Axial, turns: int, by: Axial) -> Axial:
    """A hex turned about (0, 0) and then shifted."""
    q, r = turned(place, turns)
    return q + by[0], r + by[1]


def neighbours(place: Axial) -> list[Axial]:
    """The six hexes around one, whatever lies between."""
    return [(place[0] + q, place[1] + r) for q, r in DIRECTIONS]


@dataclass(frozen=True, slots=True)
class Ground:
    """A scenario's map. Rooms are numbered from 1, doors from 0 as listed in the scenario; sets of rooms and
    of doors are ints with bit n for number n. Never changes, so states and forks share it.
    """

    board: HexMap
    """All rooms and door hexes, with walls where hexes of different rooms touch (GH-10.9)."""
    rooms: tuple[Cells, ...]
    """The floor of each room, corridors included, doors not; `rooms[0]` is empty."""
    doors: tuple[Cell, ...]
    joins: tuple[tuple[int, int], ...]
    """The two rooms each door lies between."""
    starts: Cells
    corridors: Cells
    marks: dict[str, tuple[Cell, ...]]
    """The hexes of scenario aid tokens, by letter."""
    all_doors: Cells
    solid: Cells = 0
    """Obstacles that are like walls."""
    shown: dict[tuple[int, int], HexMap] = field(default_factory=dict)
    _closed: dict[tuple[int, int], Cells] = field(default_factory=dict)
    _open: dict[tuple[int, int, int], HexMap] = field(default_factory=dict)

    def seen(self, rooms: int, doors: int) -> HexMap:
        """The map with only these rooms revealed and these doors open; all else is wall (GH-4.2)."""
        shown = self.shown.get((rooms, doors))
        if shown is None:
            floor = 0
            for number, cells in enumerate(self.rooms):
                floor |= cells if rooms >> number & 1 else 0
            for number, cell in enumerate(self.doors):
                floor |= 1 << cell if doors >> number & 1 else 0
            floor &= ~self.solid
            shown = self.shown[rooms, doors] = self.board.without(self.board.all & ~floor)
        return shown

    def openable(self, rooms: int, doors: int, locked: int) -> Cells:
        """The closed doors at the edge of these rooms that are not locked."""
        found = self.closed_of(rooms, doors)
        if locked:
            found &= ~mask(cell for door, cell in enumerate(self.doors) if locked >> door & 1)
        return found

    def passages(self, rooms: int, doors: int, locked: int) -> HexMap:
        """The map with these rooms revealed, and with the doors that are open or can be opened."""
        found = self._open.get((rooms, doors, locked))
        if found is None:
            opened, closed = doors, self.openable(rooms, doors, locked)
            for door, cell in enumerate(self.doors):
                opened |= (closed >> cell & 1) << door
            found = self._open[rooms, doors, locked] = self.seen(rooms, opened)
        return found

    def door_at(self, cell: Cell) -> int | None:
        """The number of the door on a cell."""
        return self.doors.index(cell) if cell in self.doors else None

    def room_at(self, cell: Cell) -> int | None:
        """The number of the room a cell belongs to; a door belongs to none."""
        return next((n for n, cells in enumerate(self.rooms) if cells >> cell & 1), None)

    def closed_of(self, rooms: int, doors: int) -> Cells:
        """The closed doors at the edge of these rooms, if these doors are open."""
        closed = self._closed.get((rooms, doors))
        if closed is None:
            closed = self._closed[rooms, doors] = mask(
                cell
                for number, cell in enumerate(self.doors)
                if not doors >> number & 1 and any(rooms >> room & 1 for room in self.joins[number])
            )
        return closed


def ground(scenario: Scenario) -> Ground:
    """The ground of a scenario, built on first use."""
    kept = _KEPT.get(scenario.id)
    if kept is None or kept[0] is not scenario:
        if len(_KEPT) >= _MOST_KEPT:
            del _KEPT[next(iter(_KEPT))]
        kept = _KEPT[scenario.id] = scenario, lay(scenario)
    return kept[1]


_KEPT: dict[str, tuple[Scenario, Ground]] = {}
_MOST_KEPT: Final = 64  # drafts come and go


def lay(scenario: Scenario, *, like: HexMap | None = None) -> Ground:
    """Lay out a scenario's rooms and doors; `like` numbers the cells as another map does."""
    homes: dict[Axial, tuple[int, ...]] = {}  # the room of a hex, the two rooms of a door
    for number, room in enumerate(scenario.rooms, 1):
        homes.update(dict.fromkeys(spread_out(room.floor), (number,)))
    homes.update((door.at, tuple(sorted(door.joins))) for door in scenario.doors)
    walls = _walls(homes, {frozenset(pair) for pair in scenario.open_between})
    board = HexMap(homes, walls, centres=CENTRES, like=like)
    doors = tuple(board.at(*door.at) for door in scenario.doors)
    return Ground(
        board=board,
        rooms=(0, *(board.mask_of(spread_out(room.floor)) for room in scenario.rooms)),
        doors=doors,
        joins=tuple(door.joins for door in scenario.doors),
        starts=board.mask_of(scenario.starts),
        corridors=board.mask_of(place for room in scenario.rooms for place in room.corridors),
        marks={
            letter: tuple(board.at(*mark.at) for mark in scenario.marks if mark.letter == letter)
            for letter in dict.fromkeys(mark.letter for mark in scenario.marks)
        },
        all_doors=mask(doors),
        solid=board.mask_of(
            place for room in scenario.rooms for each in room.overlays if each.solid for place in each.at
        ),
    )


def _walls(
    homes: dict[Axial, tuple[int, ...]], open_between: set[frozenset[int]]
) -> list[tuple[Axial, Axial]]:
    """A wall lies between touching hexes that share no room, and between doors into different rooms."""
    return [
        (place, other)
        for place, rooms in homes.items()
        for other in neighbours(place)
        if place < other and other in homes and _apart(rooms, homes[other])
        if frozenset((*rooms, *homes[other])) not in open_between
    ]


def _apart(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    if len(one) == len(other):
        return one != other
    return not set(one) & set(other)
