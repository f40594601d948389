"""Rows of tiles and Missions (MD-6, MD-32 to MD-43).

A Zone is named by its column and row on the map, `C2`; a Door by the two Zones it joins, `B2-C2`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from wyprawa.games.hellscape.vocabulary import Need, Verb
from wyprawa.games.hellscape.vocabulary.terms import Token
from wyprawa.kernel.sizes import Small, Some, Word
from wyprawa.parts.content import Ref, Row
from wyprawa.parts.leaves import Code

ZoneName: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[A-Z][1-9][0-9]?$")]
DoorName: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[A-Z][1-9][0-9]?-[A-Z][1-9][0-9]?$")]
ThreeSigns: TypeAlias = Annotated[str, msgspec.Meta(min_length=3, max_length=3)]


class Tile(Row, frozen=True, kw_only=True):
    """One side of a tile, rows from north to south. Light: `L`ight, `S`hadow, `X` Abyss; rooms by letters."""

    id: str
    light: tuple[ThreeSigns, ThreeSigns, ThreeSigns]
    room: tuple[ThreeSigns, ThreeSigns, ThreeSigns]


class Laid(Row, frozen=True, kw_only=True):
    """A tile on the map: where its upper left Zone lies, and by how far it is turned clockwise."""

    tile: Annotated[Word, Ref("tiles")]
    at: ZoneName
    turn: Literal[0, 90, 180, 270] = 0


class Deed(Row, frozen=True, kw_only=True):
    """What a Hero can do in a Zone with a token for 1 MP or 1 action (MD-32.4, MD-32.5).

    `moving` is movement and no interaction: Enemies do not prevent it, and it may cost Reaction damage.
    """

    id: Word
    at: Token | None = None  # None: anywhere
    cost: Literal["mp", "action"]
    moving: bool = False
    despite: bool = False  # an interaction that Enemies in the Zone do not prevent (MD-39.7)
    need: Need | None = None
    do: Some[Verb]


MissionRule: TypeAlias = Literal[
    "gate_sealed", "gate_for_enemies", "gate_by_deed", "doors_for_enemies", "escort", "cursed_sword",
    "passages",
    "beasts", "horror_beast", "souls", "time_tokens", "boss", "exodus",
]  # fmt: skip


class Mission(Row, frozen=True, kw_only=True):
    """`rules` are the special rules that code knows by name; all others are data."""

    id: Word
    tiles: Some[Laid]
    bridges: Some[ZoneName] = ()
    start: Some[ZoneName]
    doors: Some[DoorName]
    gates: Some[DoorName] = ()  # white-framed Doors (MD-32.2)
    mobs: Some[ZoneName] = ()  # Starting Mob Zones
    spawn: Some[ZoneName] = ()
    loot: Some[ZoneName] = ()
    portals: Some[ZoneName] = ()
    roaming_portal: ZoneName
    spike_trap: Some[ZoneName] = ()
    bear_trap: Some[ZoneName] = ()
    pillar: Some[ZoneName] = ()
    fountain: Some[ZoneName] = ()
    forge: Some[ZoneName] = ()
    regular_chest: Some[ZoneName] = ()
    greater_chest: Some[ZoneName] = ()
    colour: Some[ZoneName] = ()  # Objective tokens by the side that is up
    grey: Some[ZoneName] = ()
    corruption: Some[ZoneName] = ()
    time: Some[Small] = ()  # tokens on each colour Objective, in order
    beast: ZoneName | None = None  # of the Horror Beast
    boss: Annotated[Word, Ref("bosses")] | None = None
    boss_zone: ZoneName | None = None
    boss_start: Some[ZoneName] = ()
    hourglasses: Some[ZoneName] = ()
    deeds: Some[Deed] = ()
    rules: Some[Annotated[MissionRule, Code("mission rule")]] = ()
