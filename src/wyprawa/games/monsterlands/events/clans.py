"""Records of what clans gain, lose and do at any time."""

from __future__ import annotations

from wyprawa import kernel
from wyprawa.games.monsterlands.events.terms import NONE, Dice, Source


class Gained(kernel.Record, frozen=True):
    """`what` is a word: gold, glory, potions, poisons, defence."""

    who: int
    what: str
    amount: int
    source: Source = NONE


class TokensDiscarded(kernel.Record, frozen=True):
    """Tokens gained for which there was no room."""

    who: int
    what: str
    over: int


class GloryLost(kernel.Record, frozen=True):
    """`cut` is what could not be lost because there was no more."""

    who: int
    glory: int
    cut: int
    source: Source


class DiceGained(kernel.Record, frozen=True):
    who: int
    dice: Dice
    source: Source


class DiceExchanged(kernel.Record, frozen=True):
    who: int
    given: Dice
    dice: Dice
    source: Source


class DiceHired(kernel.Record, frozen=True):
    who: int
    dice: Dice
    gold: int
    source: Source


class TrapsDiscarded(kernel.Record, frozen=True):
    who: int
    traps: tuple[int, ...]


class LootTaken(kernel.Record, frozen=True):
    who: int
    loot: int


class LootUsed(kernel.Record, frozen=True):
    who: int
    loot: int


class TrophySold(kernel.Record, frozen=True):
    who: int
    monster: int
    trophies: int
    gold: int


class Healed(kernel.Record, frozen=True):
    who: int
    member: int
    potions: int


class Settled(kernel.Record, frozen=True):
    who: int
    member: int
    land: int


class Unsettled(kernel.Record, frozen=True):
    who: int
    member: int
    land: int
