"""Random dungeons (GH-49): room cards and monster cards laid together, a room at a time.

A plan is the rooms laid so far. It grows when a door is opened, and is told as a scenario like any other, so
that the rules play it as one. Every dungeon's cells are numbered on one frame: a cell keeps its number when
the plan grows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from wyprawa.games.gloomhaven.content import DUNGEON_MONSTERS, DUNGEON_ROOMS
from wyprawa.games.gloomhaven.ground import Ground, lay, moved, neighbours, spread_out, turned
from wyprawa.games.gloomhaven.places import (
    Axial,
    CardOverlay,
    Door,
    DungeonMonsters,
    DungeonRoom,
    LaidTile,
    MonsterSpot,
    Overlay,
    Room,
    Scenario,
    TreasureTile,
)
from wyprawa.games.gloomhaven.special import Cleared, Fact, Opens, Revealed, Rule
from wyprawa.kernel.chance import Chance
from wyprawa.kernel.sizes import Index, Small
from wyprawa.parts.boards import HexMap
from wyprawa.parts.decks import refill
from wyprawa.parts.described import Here, NoneIs, Ref
from wyprawa.parts.effects import All

ROOMS: Final = 3
NAME: Final = "random-dungeon"
DOOR: Final = "stone_door"
Grade: TypeAlias = Literal["none", "minor", "major"]
"""How hard a room's penalty is (GH-49.16)."""
GRADES: Final[tuple[Grade, Grade, Grade]] = ("none", "minor", "major")  # suggested by room (GH-49.17)
_FRAME: Final = HexMap([(-24, -28), (26, -28)])  # room enough for any three rooms


_PAGE: Final = Scenario(
    id=NAME,
    number=0,
    rooms=(),
    doors=(),
    starts=(),
    goal=All[Fact](of=(Revealed(room=ROOMS), Cleared())),  # GH-49.3
    road_event=False,
)


def cards_of(page: Scenario | None) -> tuple[list[int], list[int]]:
    """The numbers of the room and monster cards that a page is made of; all for a random dungeon."""
    if page is None or page.cards is None:
        return list(range(len(DUNGEON_ROOMS))), list(range(len(DUNGEON_MONSTERS)))
    rooms = [n for n, card in enumerate(DUNGEON_ROOMS) if card.id in page.cards.rooms]
    return rooms, [n for n, card in enumerate(DUNGEON_MONSTERS) if card.id in page.cards.monsters]


class LaidRoom(msgspec.Struct, frozen=True):
    """A room card with its monster card, by their numbers in the tables, and how it lies on the map."""

    room: Here[Annotated[Index, Ref("room")]]
    monsters: Here[Annotated[Index, Ref("room monsters"), NoneIs(-1)]]
    entrance: Index
    grade: Grade = "none"
    turns: Small = 0
    at: Axial = (0, 0)
    exit: Index | None = None  # the one that was opened

    def lies(self, place: Axial) -> Axial:
        """Where a hex of the card lies on the map."""
        return moved(place, self.turns, self.at)


Plan: TypeAlias = tuple[LaidRoom, ...]


class Dungeons:
    """The dungeons that can be made of these cards."""

    def __init__(self, rooms: Sequence[DungeonRoom], monsters: Sequence[DungeonMonsters]) -> None:
        self.rooms = rooms
        self.monsters = monsters
        self._told: dict[tuple[Plan, int, str], tuple[Scenario, Ground]] = {}
        self._last: tuple[Plan, int, str, tuple[Scenario, Ground]] | None = None  # a table asks all the time

    def begin(self, room: int, monsters: int, entrance: int, grade: Grade = "none") -> Plan:
        """A dungeon of one room; the players chose its entrance (GH-49.11)."""
        return (LaidRoom(room, monsters, entrance, grade),)

    def open(
        self,
        plan: Plan,
        exit: int,
        rooms: list[int],
        monsters: list[int],
        chance: Chance,
        grade: Grade = "none",
        among: Sequence[int] = (),
    ) -> Plan:
        """The plan with the room behind an exit, the cards taken from these piles (GH-49.4, GH-49.5).

        Cards without a matching entrance are discarded (GH-49.13), and so is one that would lie on another
        room. A pile that has run out is made anew of the cards not laid; of those
        `among` which to choose that fit, if there are any.
        """
        laid = {each.room for each in plan}
        fresh = [card for card in range(len(self.rooms)) if card not in laid]
        fresh = [card for card in fresh if card in among and self.behind(plan, exit, card)] or fresh
        grown = None
        while grown is None:
            refill(rooms, [*fresh])
            grown = self.behind(plan, exit, chance.take(rooms, "dungeon-room"))
        card = chance.take(monsters, "dungeon-monsters")
        return (*grown[:-1], replace(grown[-1], monsters=card, grade=grade))

    def behind(self, plan: Plan, exit: int, room: int) -> Plan | None:
        """The plan with this room behind an exit of the last one, if it fits there; still without monsters.

        The halves of the door hex, one of each room, have to make a whole one: that decides the turn.
        """
        last, card = plan[-1], self.rooms[room]
        out = self.rooms[last.room].exits[exit]
        kinds = [way.kind for way in card.entrances]
        if out.kind not in kinds:
            return None
        entrance = kinds.index(out.kind)  # GH-49.15
        inward = card.entrances[entrance]
        turns = (out.into + last.turns + 3 - inward.into) % 6
        door, half = last.lies(out.at), turned(inward.at, turns)
        at = door[0] - half[0], door[1] - half[1]
        laid = LaidRoom(room, monsters=-1, entrance=entrance, turns=turns, at=at)
        grown = (*plan[:-1], replace(last, exit=exit), laid)
        floors = [each.lies(place) for each in grown for place in spread_out(self.rooms[each.room].floor)]
        places = [*floors, *(place for _, place in self._doorways(grown))]
        return grown if len(places) == len(set(places)) else None

    def _doorways(self, plan: Plan) -> list[tuple[int, Axial]]:
        """The exits that were opened and, while rooms are to come, all of the last room, with its number."""
        found = []
        for number, laid in enumerate(plan, 1):
            ways = self.rooms[laid.room].exits if number < ROOMS else ()
            if laid.exit is not None:
                ways = (ways[laid.exit],)  # the other is closed off (GH-49.14)
            found += [(number, laid.lies(way.at)) for way in ways]
        return found

    def scenario(self, plan: Plan, characters: int, of: Scenario | None = None) -> Scenario:
        """The dungeon so far as a scenario for so many characters; it may be the page `of` one in the book.

        Of n rooms, the doors 0 to n-2 have been opened; those after them are the last room's exits.
        """
        return self._tell(plan, characters, of)[0]

    def ground(self, plan: Plan, characters: int, of: Scenario | None = None) -> Ground:
        """The ground of that scenario."""
        return self._tell(plan, characters, of)[1]

    def _tell(self, plan: Plan, characters: int, of: Scenario | None) -> tuple[Scenario, Ground]:
        page = of or _PAGE
        if self._last and self._last[0] is plan and self._last[1:3] == (characters, page.id):
            return self._last[3]
        told = self._told.get((plan, characters, page.id))
        if told is None:
            if len(self._told) >= 64:  # a bot meets thousands of dungeons, a table one
                self._told.clear()
            rooms = tuple(self._furnished(laid) for laid in plan)
            if page.cards is not None and len(plan) == ROOMS:
                rooms = (*rooms[:-1], self._goal(plan[-1], rooms[-1], page.cards.spot))
            scenario = replace(
                page,
                rooms=rooms,
                doors=tuple(
                    Door(at=at, tile=DOOR, joins=(room, room + 1)) for room, at in self._doorways(plan)
                ),
                starts=self._starts(plan[0], rooms[0], characters),
                rules=(*page.rules, *self._penalties(plan)),
            )
            told = self._told[plan, characters, page.id] = scenario, lay(scenario, like=_FRAME)
        self._last = plan, characters, page.id, told
        return told

    def _goal(self, laid: LaidRoom, room: Room, spot: int) -> Room:
        """The last room with the goal tile on a spot, in place of what the cards put there."""
        at = laid.lies(self.rooms[laid.room].spots[spot - 1])
        return replace(
            room,
            overlays=tuple(each for each in room.overlays if at not in each.at),
            monsters=tuple(each for each in room.monsters if each.at != at),
            money=tuple(each for each in room.money if each != at),
            treasures=(
                *(each for each in room.treasures if each.at != at),
                TreasureTile(at=at, by_ability=True),
            ),
        )

    def _furnished(self, laid: LaidRoom) -> Room:
        """The room card with the monster card's entries on its spots (GH-49.6)."""
        room, card = self.rooms[laid.room], self.monsters[laid.monsters]

        put = laid.lies

        def spot(number: int) -> Axial:
            return put(room.spots[number - 1])

        return Room(
            tiles=tuple(
                LaidTile(side=t.side, at=put(t.at), turns=(t.turns + laid.turns) % 6) for t in room.tiles
            ),
            floor=tuple((r, q, q) for q, r in map(put, spread_out(room.floor))),
            corridors=tuple(map(put, room.corridors)),
            overlays=(
                *(replace(o, at=tuple(map(put, o.at))) for o in room.overlays),
                *(_overlay(entry, spot(number)) for entry in card.overlays for number in entry.spots),
            ),
            monsters=tuple(MonsterSpot(monster=m.monster, at=spot(m.spot), by=m.by) for m in card.monsters),
            money=tuple(map(spot, card.money)),
            treasures=tuple(TreasureTile(at=spot(t.spot), do=t.do) for t in card.treasures),
        )

    def _starts(self, laid: LaidRoom, room: Room, characters: int) -> tuple[Axial, ...]:
        """The empty hexes within two of the entrance (GH-49.10); further ones only if those are too few."""
        floor = set(spread_out(room.floor))
        full = {place for overlay in room.overlays for place in overlay.at}
        full |= {each.at for each in room.monsters if each.by[characters - 2] != "-"}
        full |= {*room.money, *(each.at for each in room.treasures)}
        near = {laid.lies(self.rooms[laid.room].entrances[laid.entrance].at)}
        for steps in count(1):
            near |= {place for each in near for place in neighbours(each)} & floor
            free = near & floor - full
            if steps >= 2 and len(free) >= characters:
                break
        return tuple(sorted(free))

    def _penalties(self, plan: Plan) -> Iterator[Rule]:
        """What revealing each room does, at the grade chosen for it (GH-49.16)."""
        for number, laid in enumerate(plan, 1):
            card = self.rooms[laid.room]
            if laid.grade != "none":
                do = card.minor if laid.grade == "minor" else card.major
                first = number == 1
                when = None if first else Opens(room=number)
                yield Rule(moment="setup" if first else "revealed", when=when, do=do)


def _overlay(entry: CardOverlay, at: Axial) -> Overlay:
    return Overlay(
        kind=entry.kind, tile=entry.tile, at=(at,), damage=entry.damage, conditions=entry.conditions
    )


DUNGEONS: Final = Dungeons(DUNGEON_ROOMS, DUNGEON_MONSTERS)
