"""Records of trails and quests (ML-15 to ML-20), and of dice rolled there."""

from __future__ import annotations

from wyprawa import kernel
from wyprawa.games.monsterlands.events.terms import Added, Dice, Source, Terms


class Assigned(kernel.Record, frozen=True):
    """`bonus`: what waits for him on the trail."""

    who: int
    member: int
    trail: int
    bonus: Terms


class DiceLaid(kernel.Record, frozen=True):
    who: int
    trail: int
    dice: Dice


class TrapLaid(kernel.Record, frozen=True):
    who: int
    trail: int


class DefenceLaid(kernel.Record, frozen=True):
    who: int
    trail: int
    defence: int


class FlasksTaken(kernel.Record, frozen=True):
    who: int
    member: int
    potions: int
    poisons: int


# --- dice rolled, and quests ----------------------------------------------------------------------------


class DieRolled(kernel.Record, frozen=True):
    """`added` to what it shows; `total` is what the trail has come to with it."""

    who: int
    member: int
    die: int
    value: int
    added: int
    total: int


class DieRerolled(kernel.Record, frozen=True):
    who: int
    member: int
    die: int
    old: int
    value: int
    added: int
    total: int
    source: Source


class QuestRolled(kernel.Record, frozen=True):
    """`sum`: the terms that make the total."""

    who: int
    member: int
    quest: int
    sum: Terms
    each: Added
    total: int
    objective: int


class QuestWon(kernel.Record, frozen=True):
    who: int
    quest: int
    glory: int
    gold: int
    potions: int
    poisons: int
    defence: int


class QuestFailed(kernel.Record, frozen=True):
    """`cut` is what could not be lost because there was no more."""

    who: int
    quest: int
    glory: int
    cut: int


class Scraps(kernel.Record, frozen=True):
    who: int
    quest: int
    gold: int


class QuestGone(kernel.Record, frozen=True):
    quest: int


class HandedIn(kernel.Record, frozen=True):
    """`handed`: Loot."""

    who: int
    quest: int
    gold: int
    potions: int
    poisons: int
    defence: int
    handed: tuple[int, ...]


class ContractDeclined(kernel.Record, frozen=True):
    who: int
    quest: int
