"""The one vocabulary of Hellscape: what Heroes' cards, Enemies' cards, Doors and Missions are written in.

An `Ability` says when it may be used, what it costs, what it needs, how often, and what it does. What it does
is a list of verbs (`verbs`), whom they touch is a target (`targets`), what must hold is a condition
(`needs`).
"""

from wyprawa.games.hellscape.vocabulary.ability import Ability, Cost, Timing
from wyprawa.games.hellscape.vocabulary.needs import Need
from wyprawa.games.hellscape.vocabulary.terms import (
    CLASSES,
    ELEMENTS,
    RARITIES,
    SLOTS,
    STANCES,
    TIERS,
    TOKENS,
    TYPES,
    AttackType,
    DiceText,
    HeroClass,
    Rarity,
    Slot,
)
from wyprawa.games.hellscape.vocabulary.verbs import Verb

__all__ = [
    "CLASSES",
    "ELEMENTS",
    "RARITIES",
    "SLOTS",
    "STANCES",
    "TIERS",
    "TOKENS",
    "TYPES",
    "Ability",
    "AttackType",
    "Cost",
    "DiceText",
    "HeroClass",
    "Need",
    "Rarity",
    "Slot",
    "Timing",
    "Verb",
]
