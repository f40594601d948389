"""Maps: Missions' tiles laid out as one board of Zones (MD-6, MD-24.22 to MD-24.25, MD-32.1)."""

from __future__ import annotations

from functools import cache, lru_cache

from wyprawa.games.hellscape.content import CONTENT, MISSIONS
from wyprawa.games.hellscape.content.missions import Laid, Mission
from wyprawa.parts.boards import Cell, Cells, SquareMap, mask
from wyprawa.parts.boards.grid import Place
from wyprawa.parts.boards.squares import outlines

TILES = {tile.id: tile for tile in CONTENT.tiles}
CORRIDOR = -1


class Dungeon:
    """The map of a Mission with every Door closed. Never changes; a state keeps masks of open Doors, revealed
    Rooms and Zones taken away. Tiles are numbered as the Mission lists them, Bridges after them (MD-24.24).
    """

    def __init__(self, mission: Mission) -> None:
        rooms: dict[Place, str | None] = {}
        tiles: dict[Place, int] = {}
        light: list[Place] = []
        abyss: list[Place] = []
        for number, laid in enumerate(mission.tiles):
            for place, sign, room in zones(laid):
                if place in rooms:
                    raise ValueError(f"{mission.id}: two tiles lie on {zone_name(place)}")
                rooms[place] = None if room == "." else f"{number}{room}"
                tiles[place] = number
                if sign == "L":
                    light.append(place)
                if sign == "X":
                    abyss.append(place)
        for number, bridge in enumerate(mission.bridges, len(mission.tiles)):
            rooms[read_zone(bridge)] = None  # a Shadow Zone (MD-24.23)
            tiles[read_zone(bridge)] = number
        doors = [read_door(door) for door in (*mission.doors, *mission.gates)]
        walls = [edge for edge in outlines(rooms) if edge not in doors and edge[::-1] not in doors]
        self.board = SquareMap(rooms, walls, doors)
        at = self.board.at
        self.light: Cells = mask(at(*place) for place in light)
        self.abyss: Cells = mask(at(*place) for place in abyss)
        self.passable: Cells = self.board.all & ~self.abyss
        names = sorted({room for room in rooms.values() if room})
        self.room_of: dict[Cell, int] = {
            at(*place): names.index(room) if room else CORRIDOR for place, room in rooms.items()
        }
        self.rooms: tuple[Cells, ...] = tuple(
            mask(cell for cell, room in self.room_of.items() if room == n) for n in range(len(names))
        )
        self.tile_of: dict[Cell, int] = {at(*place): tile for place, tile in tiles.items()}
        self.tiles: tuple[Cells, ...] = tuple(
            mask(cell for cell, tile in self.tile_of.items() if tile == n)
            for n in range(len(mission.tiles) + len(mission.bridges))
        )
        self.gates = mask(self.door(gate) for gate in mission.gates)

    def zone(self, name: str) -> Cell:
        """The Zone of a name such as `C2`."""
        return self.board.at(*read_zone(name))

    def name(self, cell: Cell) -> str:
        return zone_name(self.board.place(cell))

    def door(self, name: str) -> int:
        """The number of the Door between two Zones, `B2-C2`."""
        a, b = read_door(name)
        number = self.board.door(self.board.at(*a), self.board.at(*b))
        if number is None:
            raise ValueError(f"no Door {name}")
        return number


def read_zone(name: str) -> Place:
    """`C2` is the third column, second row."""
    return ord(name[0]) - ord("A"), int(name[1:]) - 1


def zone_name(place: Place) -> str:
    return f"{chr(ord('A') + place[0])}{place[1] + 1}"


def read_door(name: str) -> tuple[Place, Place]:
    one, other = sorted(map(read_zone, name.split("-")))
    return one, other


def zones(laid: Laid) -> list[tuple[Place, str, str]]:
    """The Zones of a tile as it lies: place, light and Room."""
    tile = TILES[laid.tile]
    x, y = read_zone(laid.at)
    found = []
    for row in range(3):
        for column in range(3):
            across, down = column, row
            for _ in range(laid.turn // 90):
                across, down = 2 - down, across
            found.append(((x + across, y + down), tile.light[row][column], tile.room[row][column]))
    return found


@cache
def dungeon(mission: str) -> Dungeon:
    """The map of a Mission of the book."""
    return Dungeon(MISSIONS[mission])


@lru_cache(maxsize=16)
def drafted(mission: Mission) -> Dungeon:
    """The map of a Mission that is not in the book."""
    return Dungeon(mission)
