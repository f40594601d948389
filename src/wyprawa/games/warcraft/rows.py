"""The types of the tables."""

from __future__ import annotations

from typing import Annotated

import msgspec

from wyprawa.games.warcraft.vocabulary.goals import AnyGoal, Rival
from wyprawa.games.warcraft.vocabulary.powers import Power, Upgrade
from wyprawa.games.warcraft.vocabulary.terms import (
    Colour,
    Discovery,
    EventKind,
    Faction,
    ItemKind,
    Potion,
    Resource,
    SpaceKind,
    Symbol,
    Timing,
    Trait,
)
from wyprawa.games.warcraft.vocabulary.verbs import Verb
from wyprawa.parts.content import Ref, Row

SpaceId = Annotated[str, Ref("spaces")]


class Box(Row, frozen=True):
    """Counts and figures of the rules."""

    movement_die: tuple[tuple[int, int], ...]  # movement and energy by face
    discoveries: dict[Discovery, int]
    track_slots: int  # WW-22.5
    valor: int  # to win (WW-26.1)
    hand_limit: int  # WW-21.6
    first_hand: int  # WW-2.23
    first_quests: int  # WW-2.17
    active_quests: int  # WW-17.4
    level_cards: int  # WW-16.8
    defender_energy: int  # WW-14.6


class Space(Row, frozen=True, kw_only=True):
    """A space. Only key locations, cities and board adversaries have printed names (WW-4.4)."""

    id: str
    kind: SpaceKind
    colour: Colour
    at: tuple[int, int]
    resources: tuple[Resource, ...] = ()
    adjacent: tuple[SpaceId, ...]


class Fighter(Row, frozen=True, kw_only=True):
    """What adversaries have in common, on cards and on the board."""

    id: str
    traits: tuple[Trait, ...] = ()
    attack: int
    ranged: bool = False
    defence: int
    damage: int
    powers: tuple[Power, ...] = ()


class Bargain(Row, frozen=True):
    """Who gives up so many items of this colour or above has dealt with the adversary (WW-18.9)."""

    items: int
    colour: Colour
    trophy: Annotated[str, Ref("trophies")]


class BoardAdversary(Fighter, frozen=True, kw_only=True):
    """Its level is that of its space. Its reward is a level, a trophy or an item."""

    space: SpaceId
    level: Colour | None = None
    trophy: Annotated[str, Ref("trophies")] | None = None
    item: Colour | None = None
    bargain: Bargain | None = None


class Trophy(Row, frozen=True):
    id: str
    copies: int
    valor: int
    once: bool = False  # for each character (WW-18.7)


class Adversary(Fighter, frozen=True, kw_only=True):
    """`reward` is what its card says beyond an item on the other side (WW-12.24)."""

    colour: Colour
    reward: tuple[Verb, ...] = ()


class Item(Row, frozen=True, kw_only=True):
    """`symbols` restrict weapons and armour (WW-19.16); accessories work from the bag (WW-19.22)."""

    id: str
    kind: ItemKind
    colour: Colour
    attack: int = 0
    ranged: bool = False
    defence: int = 0
    symbols: tuple[Symbol, ...] = ()
    potions: Annotated[tuple[Potion, ...], msgspec.Meta(min_length=1)]
    powers: tuple[Power, ...] = ()


class Event(Row, frozen=True):
    """General: `powers` are in force as long as it lies there. Location: lies on `place`, and who meets it
    there does `do`. Special: who draws it does `do`. After that it is discarded, unless it `stays` or has
    gone elsewhere. On its back is an item, an adversary or nothing.
    """

    id: str
    kind: EventKind
    colour: Colour
    place: SpaceId | None = None
    valor: int = 0
    powers: tuple[Power, ...] = ()
    do: tuple[Verb, ...] = ()
    stays: bool = False
    item: Annotated[str, Ref("items")] | None = None
    adversary: Annotated[str, Ref("adversaries")] | None = None


class Challenge(Row, frozen=True):
    """A card of a challenge deck: an adversary with an item on its back, or an event."""

    colour: Colour
    adversary: Annotated[str, Ref("adversaries")] | None = None
    item: Annotated[str, Ref("items")] | None = None
    event: Annotated[str, Ref("events")] | None = None


class CharacterSide(Row, frozen=True, kw_only=True):
    health: int
    attack: int
    ranged: bool = False
    defence: int
    damage: int = 1
    powers: tuple[Power, ...] = ()


class Character(Row, frozen=True):
    """`cards` by level, each with its starting side and its other one."""

    id: str
    faction: Faction
    symbols: tuple[Symbol, ...]
    cards: tuple[
        tuple[CharacterSide, CharacterSide],
        tuple[CharacterSide, CharacterSide],
        tuple[CharacterSide, CharacterSide],
        tuple[CharacterSide, CharacterSide],
    ]


class Ability(Row, frozen=True, kw_only=True):
    """An ability card. One with an attack replaces the weapon (WW-21.33). `attached` are its powers while it
    is attached, with the bearer for their owner.
    """

    id: str
    owner: Annotated[str, Ref("characters")]
    copies: int
    cost: int
    timing: Timing
    attack: int | None = None
    ranged: bool = False
    power: Power
    upgrades: tuple[Upgrade, ...] = ()
    attached: tuple[Power, ...] = ()


class Quest(Row, frozen=True, kw_only=True):
    id: str
    kind: Annotated[str, msgspec.Meta(pattern="^(starting|elite)$")]
    valor: int
    rival: Rival | None = None
    goals: Annotated[tuple[AnyGoal, ...], msgspec.Meta(min_length=1)]


class Content(msgspec.Struct, frozen=True):
    box: Box
    spaces: tuple[Space, ...]
    board_adversaries: tuple[BoardAdversary, ...]
    trophies: tuple[Trophy, ...]
    characters: tuple[Character, ...]
    abilities: tuple[Ability, ...]
    adversaries: tuple[Adversary, ...]
    items: tuple[Item, ...]
    events: tuple[Event, ...]
    challenges: tuple[Challenge, ...]
    quests: tuple[Quest, ...]
