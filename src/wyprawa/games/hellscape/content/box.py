"""Rows of items, Door cards, Mobs, Roaming Monsters and the counts of the box."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from wyprawa.games.hellscape.vocabulary import Ability, DiceText, HeroClass, Rarity, Slot, Verb
from wyprawa.parts.content import Row, Source
from wyprawa.parts.leaves import Code

Deck: TypeAlias = Literal["starting", "crowd", "common", "rare", "epic", "mob_1", "mob_2", "mob_3"]


class Item(Row, frozen=True, kw_only=True):
    """An Item card (MD-4.13). Mob Items of the decks `mob_1` to `mob_3` say their `rarity` (MD-4.30).

    `only` is the Class a Set item is for (MD-4.28). The deck `crowd` is no deck of cards: it is the other
    side of the Starting armour, used with 5 or 6 Heroes (MD-7.8).
    """

    id: str
    deck: Deck
    rarity: Rarity = "common"
    slot: Slot
    copies: int = 1
    melee: DiceText = ""
    magic: DiceText = ""
    ranged: DiceText = ""
    defence: DiceText = ""
    in_set: bool = False
    only: HeroClass | None = None
    abilities: tuple[Ability, ...] = ()
    source: Source | None = None


class DoorCard(Row, frozen=True, kw_only=True):
    """`do` is resolved by the Hero who opened (MD-10.2)."""

    id: str
    copies: int = 1
    do: tuple[Verb, ...]
    source: Source | None = None


class Mob(Row, frozen=True, kw_only=True):
    """A Mob card (MD-5.2)."""

    id: str
    kind: str
    tier: Literal[1, 2, 3]
    health: int
    defence: DiceText
    reward: int
    ability: Ability


Scheme: TypeAlias = Literal["lyidan", "ytheria", "andra", "ghoul"]


class Roaming(Row, frozen=True, kw_only=True):
    """A Roaming Monster card (MD-5.4). `health` is for each Hero (MD-16.12), `fixed` the Fixed Reward.

    `harm`, `fire`, `extra` and `heal` are the figures of its activation scheme, which code knows by its name.
    """

    id: str
    kind: Annotated[Scheme, Code("scheme")]
    tier: Literal[1, 2, 3]
    health: int
    defence: DiceText
    melee: DiceText
    ranged: DiceText = ""
    magic: DiceText = ""
    reward: int
    fixed: tuple[Rarity, ...]
    ability: Ability
    harm: int = 0
    fire: int = 0
    extra: DiceText = ""
    heal: int = 0


class Box(Row, frozen=True, kw_only=True):
    """Counts, limits and the tables by number of Heroes, from one Hero up."""

    treasure: tuple[int, int, int]  # Common, Rare, Epic tokens
    bag_rare: int  # that start in the bag, beside all Common ones (MD-7.23)
    hero_rare: int  # beside each board (MD-7.2)
    hero_epic: int
    loot: tuple[int, int, int, int, int, int]  # tokens for each Loot Zone (MD-7.16)
    lifebringers: tuple[int, int, int, int, int, int]  # MD-7.12
    portals: tuple[int, int, int, int, int, int]  # MD-7.18
    conditions: int  # Fire and Frost, one stock (MD-23.12)
    time: int  # Time and Corruption, one stock (MD-42.15)
    minions: int  # of each kind
    spike_traps: tuple[int, ...]  # Wounds on the backs; 0 is blank (MD-24.2)
    bear_traps: tuple[int, ...]  # 1: lose an action; 0 is blank
    fountains: tuple[int, ...]  # Health
    regular_chests: tuple[Rarity, ...]
    greater_chests: tuple[Rarity, ...]
    revived: int  # Health after a revival (MD-17.6)
    rest: int  # MD-14.4
    move: int  # MP of a Move action (MD-9.1)
    actions: int  # MD-8.3
    solo_actions: int  # MD-25.2
    rage: int  # MD-28.5
    fire_die: Literal["yellow", "orange"]  # R10
    pillar_die: Literal["yellow", "orange"]  # lost to a Pillar (R8)
    disarmed_leader: DiceText  # R12
    darkness: tuple[Literal["none", "mob", "roaming", "rare", "epic"], ...]  # MD-19.11
    darkness_back: tuple[Literal["none", "mob", "roaming", "rare", "epic"], ...]  # MD-19.12
