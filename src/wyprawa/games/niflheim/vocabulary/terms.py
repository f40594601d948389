"""Nouns of the rulebook as numbers and names (the ledger's glossary)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Intent: TypeAlias = Literal["stay", "march", "run"]
INTENTS: Final[tuple[str, ...]] = get_args(Intent)
STAY, MARCH, RUN = range(3)
MP: Final = (0, 3, 6)  # GN-6.5, GN-6.7, GN-6.9
INTENT_MOD: Final = (2, 0, -2)  # GN-18.7 to GN-18.9
COVER: Final = (0, 2, 4)  # the Cover marker of each intent (GN-6.6, GN-6.8, GN-6.10)

Supply: TypeAlias = Literal["missile", "healing_potion", "holy_water", "greek_fire"]
SUPPLIES: Final[tuple[str, ...]] = get_args(Supply)
MISSILE, POTION, HOLY_WATER, GREEK_FIRE = range(4)
VIALS: Final = (HOLY_WATER, GREEK_FIRE)

Rune: TypeAlias = Literal["black", "white", "blue", "red"]
RUNES: Final[tuple[str, ...]] = get_args(Rune)
BLACK, WHITE, BLUE, RED = range(4)

UndeadAbility: TypeAlias = Literal[
    "armoured", "assassin", "spectral_bow", "coward", "pack_leader", "charge"
]  # fmt: skip

D12: Final = 12
HOST: Final = 0  # decides ties and for the party
