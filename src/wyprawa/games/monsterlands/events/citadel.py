"""Records of the Citadel (ML-6 to ML-14, ML-19)."""

from __future__ import annotations

from wyprawa import kernel
from wyprawa.games.monsterlands.events.terms import Dice, Terms


class Placed(kernel.Record, frozen=True):
    """Dice put into a building."""

    who: int
    building: int
    dice: Dice


class DiceSold(kernel.Record, frozen=True):
    """To the Merchant."""

    who: int
    dice: Dice
    gold: int


class DiceLost(kernel.Record, frozen=True):
    who: int
    dice: Dice


class BoughtTraps(kernel.Record, frozen=True):
    """`price`: the terms whose sum is the gold paid."""

    who: int
    traps: tuple[int, ...]
    gold: int
    price: Terms


class BoughtDefence(kernel.Record, frozen=True):
    who: int
    defence: int
    gold: int
    price: Terms


class BoughtEquipment(kernel.Record, frozen=True):
    who: int
    equipment: int
    gold: int
    price: Terms


class Recruited(kernel.Record, frozen=True):
    who: int
    member: int
    reputation: int
    gold: int
    price: Terms


class RecruitedNobody(kernel.Record, frozen=True):
    who: int


class BeerBought(kernel.Record, frozen=True):
    """`members` are those who leave the Tavern."""

    who: int
    gold: int
    members: tuple[int, ...]


class Equipped(kernel.Record, frozen=True):
    who: int
    equipment: int
    member: int


class EquipmentDiscarded(kernel.Record, frozen=True):
    who: int
    cards: tuple[int, ...]


class LandUsed(kernel.Record, frozen=True):
    who: int
    land: int
    dice: Dice


class TrapsCame(kernel.Record, frozen=True):
    """To the Hunter's Hut."""

    traps: tuple[int, ...]


class MercenariesCame(kernel.Record, frozen=True):
    """To the Tavern."""

    members: tuple[int, ...]


class EquipmentCame(kernel.Record, frozen=True):
    """To the Market."""

    cards: tuple[int, ...]


class LootCame(kernel.Record, frozen=True):
    tokens: tuple[int, ...]
