"""Where Gloomhaven is played, as records: scenarios, their rooms, doors and overlay tiles, and the cards that
random dungeons are made of.

Hexes are axial `(q, r)` on pointy-top hexes, q to the right and r downward. Rooms are numbered from 1, the
first holds the starting hexes. A record that fills a gap of the published figures says `source = "designed"`.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from wyprawa.games.gloomhaven.abilities.terms import ConditionName, MonsterName
from wyprawa.games.gloomhaven.special import Amount, ByParty, Rule, Test, Verb
from wyprawa.kernel.sizes import Count, Index, Some, Word
from wyprawa.parts.content import Ref, Row, Source

_Coordinate: TypeAlias = Annotated[int, Meta(ge=-99, le=99)]
Axial: TypeAlias = tuple[_Coordinate, _Coordinate]
Run: TypeAlias = tuple[_Coordinate, _Coordinate, _Coordinate]
"""A row of hexes: r, first q, last q."""
Spot: TypeAlias = Annotated[int, Meta(ge=1, le=12)]
"""A numbered spot of a room card (GH-49.6)."""
OverlayKind: TypeAlias = Literal["obstacle", "trap", "difficult", "hazard", "plate"]


class MapTile(Row, frozen=True):
    """The shape of some map tiles around their own (0, 0); `sides` are the faces printed on it."""

    id: Word
    sides: Some[Word]
    floor: Some[Run]


class LaidTile(Row, frozen=True):
    """A map tile face on the table: turned by sixths clockwise, its own (0, 0) on hex `at`."""

    side: Word
    at: Axial
    turns: Count = 0


class Overlay(Row, frozen=True):
    """An overlay tile (GH-4) on one to three hexes.

    A trap deals 2+L damage if it says `damage`, and gives its conditions (GH-1.17, GH-3.7). A plate has the
    letter that rules name. An obstacle with hit points can be attacked (GH-33.6).
    """

    kind: OverlayKind
    tile: Word
    at: Some[Axial]
    damage: bool = False
    conditions: Some[ConditionName] = ()
    letter: Word = ""
    hp: Amount | None = None
    source: Source | None = None


class MonsterSpot(Row, frozen=True):
    """One monster's place and what it is for 2, 3 and 4 characters (GH-1.11)."""

    monster: Word  # or boss
    at: Axial
    by: ByParty
    source: Source | None = None


class TreasureTile(Row, frozen=True):
    """A numbered tile, a goal tile without a number (GH-4.26), or a random dungeon's with its contents."""

    at: Axial
    number: Annotated[Index, Ref("treasures")] | None = None
    by_ability: bool = False  # looting at the end of a turn does not take it
    do: Some[Verb] = ()


class Room(Row, frozen=True):
    """What is laid out when the room is revealed (GH-9.3). Corridor hexes are part of the floor (GH-4.6)."""

    tiles: Some[LaidTile]
    floor: Some[Run]
    corridors: Some[Axial] = ()
    overlays: Some[Overlay] = ()
    monsters: Some[MonsterSpot] = ()
    money: Some[Axial] = ()
    treasures: Some[TreasureTile] = ()


class Door(Row, frozen=True):
    """A hex between two rooms. A locked one opens only by a rule that names its label (GH-33.4)."""

    at: Axial
    tile: Word
    joins: tuple[Count, Count]
    label: Word = ""
    locked: bool = False


class Mark(Row, frozen=True):
    """A scenario aid token: a hex that rules name (GH-33.13)."""

    letter: Word
    at: Axial


class Escort(Row, frozen=True):
    """A figure the players bring through (GH-33.11): an ally that each round moves towards a mark.

    It opens doors in its way and springs traps only if there is no other way.
    """

    id: Word
    at: Word  # mark where it starts
    hp: Amount
    initiative: Count
    move: Count
    towards: Word


class Need(Row, frozen=True):
    """An achievement without which, or with which, the scenario cannot be played in a campaign."""

    achievement: Word
    scope: Literal["party", "global"]
    complete: bool = True


class Scenario(Row, frozen=True):
    """A scenario's page. Losing by exhaustion of all is not repeated in `lose`."""

    id: Word
    number: Count
    rooms: Some[Room]
    doors: Some[Door]
    starts: Some[Axial]
    goal: Test
    lose: Test | None = None
    marks: Some[Mark] = ()
    escorts: Some[Escort] = ()
    allies: Some[MonsterName] = ()  # monster types on the characters' side, enemies of all other types
    setup: Some[Verb] = ()  # scenario effects (GH-1.4)
    rules: Some[Rule] = ()
    rewards: Some[Verb] = ()
    grid: Word = ""  # the place on the campaign's map
    road_event: bool = True
    requires: Some[Need] = ()
    unlocks: Some[Index] = ()  # new locations
    links: Some[Index] = ()  # may be played at once from here


# --- random dungeons (GH-49) -------------------------------------------------------------------------------


class Way(Row, frozen=True):
    """An entrance or exit: a half hex on the edge (GH-49.9).

    Of kind B, `into` is the direction (a number of `hexes.DIRECTIONS`) straight into the room; of kind A two
    hexes of the room lie behind it, in this direction and the next.
    """

    kind: Literal["A", "B"]
    at: Axial
    into: Annotated[int, Meta(ge=0, le=5)]


class DungeonRoom(Row, frozen=True):
    """Tiles, overlay tiles and twelve spots, and the penalty of revealing it by grade (GH-49.16)."""

    id: Word
    number: Count
    tiles: Some[LaidTile]
    floor: Some[Run]
    entrances: Some[Way]
    exits: Some[Way]
    spots: tuple[
        Axial, Axial, Axial, Axial, Axial, Axial, Axial, Axial, Axial, Axial, Axial, Axial
    ]  # 1 to 12
    minor: Some[Verb]
    major: Some[Verb]
    corridors: Some[Axial] = ()
    overlays: Some[Overlay] = ()


class CardMonster(Row, frozen=True):
    """A monster on a spot, for 2, 3 and 4 characters (GH-49.7)."""

    spot: Spot
    monster: MonsterName
    by: ByParty


class CardOverlay(Row, frozen=True):
    """The same overlay tile on each of these spots (GH-49.22)."""

    spots: Some[Spot]
    kind: Literal["trap", "difficult", "hazard"]
    tile: Word
    damage: bool = False
    conditions: Some[ConditionName] = ()


class CardTreasure(Row, frozen=True):
    """A treasure tile on a spot and what is in it (GH-49.21)."""

    spot: Spot
    do: Some[Verb]


class DungeonMonsters(Row, frozen=True):
    """What stands on the twelve spots of a room card; a spot not named is empty (GH-49.6)."""

    id: Word
    number: Count
    monsters: Some[CardMonster]
    overlays: Some[CardOverlay] = ()
    money: Some[Spot] = ()
    treasures: Some[CardTreasure] = ()
