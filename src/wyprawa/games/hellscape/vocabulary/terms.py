"""Names of the box, and the numbers they have in the state."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal, TypeAlias

import msgspec

HeroClass: TypeAlias = Literal["wizard", "paladin", "berserker", "rogue", "shaman", "ranger"]
CLASSES: tuple[HeroClass, ...] = ("wizard", "paladin", "berserker", "rogue", "shaman", "ranger")
WIZARD, PALADIN, BERSERKER, ROGUE, SHAMAN, RANGER = range(6)

Rarity: TypeAlias = Literal["common", "rare", "epic"]
RARITIES: tuple[Rarity, ...] = ("common", "rare", "epic")
COMMON, RARE, EPIC = range(3)

Slot: TypeAlias = Literal["head", "torso", "legs", "misc", "hand", "two_hands", "none"]
SLOTS: tuple[Slot, ...] = ("head", "torso", "legs", "misc", "hand")
HEAD, TORSO, LEGS, MISC, HAND, OFF_HAND = range(6)  # the six slots of a board (MD-3.1)

AttackType: TypeAlias = Literal["melee", "magic", "ranged"]
TYPES: tuple[AttackType, ...] = ("melee", "magic", "ranged")
MELEE, MAGIC, RANGED = range(3)

Element: TypeAlias = Literal["fire", "water", "air", "earth"]
ELEMENTS: tuple[Element, ...] = ("fire", "water", "air", "earth")
Stance: TypeAlias = Literal["blood_rage", "reckless", "taunt"]
STANCES: tuple[Stance, ...] = ("blood_rage", "reckless", "taunt")
BLOOD_RAGE, RECKLESS, TAUNT = range(3)

TIERS = ("1-2", "3-4", "5")  # Dungeon Levels of a deck (MD-20.2)

Die: TypeAlias = Literal["yellow", "orange", "blue", "shadow", "enemy"]
DICE: tuple[Die, ...] = ("yellow", "orange", "blue", "shadow", "enemy")
YELLOW, ORANGE, BLUE, SHADOW_DIE, ENEMY_DIE = range(5)
SYMBOLS = ("sword", "mana", "shield", "scratch", "fang", "shadow")
SWORD, MANA, SHIELD, SCRATCH, FANG, SHADOW = range(6)

DiceText: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^([1-9][yobe])*$", max_length=20)]
"""Dice as `2y1o1e`: yellow, orange, blue, enemy."""

Token: TypeAlias = Literal[
    "spawn", "loot", "treasure", "portal", "roaming_portal", "spike_trap", "bear_trap", "pillar",
    "fountain", "forge", "regular_chest", "greater_chest", "colour", "grey", "corruption", "time",
]  # fmt: skip
TOKENS: tuple[Token, ...] = (
    "spawn", "loot", "treasure", "portal", "roaming_portal", "spike_trap", "bear_trap", "pillar",
    "fountain", "forge", "regular_chest", "greater_chest", "colour", "grey", "corruption", "time",
)  # fmt: skip
(
    SPAWN, LOOT, TREASURE, PORTAL, ROAMING_PORTAL, SPIKE_TRAP, BEAR_TRAP, PILLAR,
    FOUNTAIN, FORGE, REGULAR_CHEST, GREATER_CHEST, COLOUR, GREY, CORRUPTION, TIME,
) = range(len(TOKENS))  # fmt: skip

Pool: TypeAlias = tuple[int, int, int, int, int]


@cache
def pool(dice: str) -> Pool:
    """How many dice of each kind `2y1o1e` means."""
    found = dict(zip(dice[1::2], map(int, dice[::2]), strict=True))
    return found.get("y", 0), found.get("o", 0), found.get("b", 0), 0, found.get("e", 0)
