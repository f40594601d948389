"""What the rules of Monster Lands tell: records of what happened, in the order of a round."""

from __future__ import annotations

from wyprawa import kernel


class RoundBegan(kernel.Record, frozen=True):
    round: int


class RolledInfluence(kernel.Record, frozen=True):
    who: int
    dice: str


class Placed(kernel.Record, frozen=True):
    """Dice put into a building."""

    who: int
    building: int
    dice: int


class Paid(kernel.Record, frozen=True):
    who: int
    gold: int


class Gained(kernel.Record, frozen=True):
    """`what` is a word: gold, glory, potion, poison, defence, strength, magic, influence."""

    who: int
    what: str
    amount: int


class BoughtTrap(kernel.Record, frozen=True):
    who: int
    trap: int


class Recruited(kernel.Record, frozen=True):
    who: int
    member: int


class BeerBought(kernel.Record, frozen=True):
    who: int


class Equipped(kernel.Record, frozen=True):
    who: int
    equipment: int
    member: int


class Assigned(kernel.Record, frozen=True):
    who: int
    member: int
    trail: int


class LandUsed(kernel.Record, frozen=True):
    who: int
    land: int


class Settled(kernel.Record, frozen=True):
    who: int
    member: int
    land: int


class DiceLost(kernel.Record, frozen=True):
    who: int
    dice: int


class LootUsed(kernel.Record, frozen=True):
    who: int
    loot: int


class LootTaken(kernel.Record, frozen=True):
    who: int
    loot: int


class TrophySold(kernel.Record, frozen=True):
    who: int
    monster: int
    gold: int


class Healed(kernel.Record, frozen=True):
    who: int
    member: int


class QuestRolled(kernel.Record, frozen=True):
    who: int
    quest: int
    total: int
    objective: int


class QuestWon(kernel.Record, frozen=True):
    who: int
    quest: int


class QuestFailed(kernel.Record, frozen=True):
    who: int
    quest: int
    glory: int


class Scraps(kernel.Record, frozen=True):
    who: int
    gold: int


class TrapShown(kernel.Record, frozen=True):
    who: int
    trap: int
    trail: int


class Deceived(kernel.Record, frozen=True):
    """A Deceit used on the Mercenary of a trail."""

    who: int
    trap: int
    trail: int


class DeceitCancelled(kernel.Record, frozen=True):
    who: int
    trap: int


class MonsterAttacks(kernel.Record, frozen=True):
    """`dice` rolled at `member`; `why` says how many came from Attack Value, kin, round and power."""

    monster: int
    member: int
    dice: int
    hits: int
    base: int
    kin: int
    track: int
    power: int
    roller: int = 0
    faces: str = ""  # what was rolled


class HitsCancelled(kernel.Record, frozen=True):
    """`how` is a word: token, ability, potion."""

    who: int
    how: str
    hits: int


class Wounded(kernel.Record, frozen=True):
    who: int
    member: int


class Died(kernel.Record, frozen=True):
    who: int
    member: int
    glory: int


class DieRolled(kernel.Record, frozen=True):
    who: int
    die: int
    value: int
    total: int


class Attacked(kernel.Record, frozen=True):
    """A finished attack on a Monster: its total and what it is made of, and what was needed."""

    who: int
    member: int
    monster: int
    total: int
    capture: int
    kill: int
    dice: str = ""  # each die with what is added to it
    added: int = 0  # Traps and Poisons
    carried: int = 0


class Captured(kernel.Record, frozen=True):
    who: int
    monster: int


class Killed(kernel.Record, frozen=True):
    who: int
    monster: int


class Conquered(kernel.Record, frozen=True):
    who: int
    land: int
    total: int
    glory: int


class ConquestFailed(kernel.Record, frozen=True):
    who: int
    land: int
    total: int
    needed: int


class AtTheGate(kernel.Record, frozen=True):
    monster: int


class PanicSpread(kernel.Record, frozen=True):
    building: int


class PanicLifted(kernel.Record, frozen=True):
    pass


class Promoted(kernel.Record, frozen=True):
    who: int
    member: int


class Wages(kernel.Record, frozen=True):
    who: int
    gold: int


class Deserted(kernel.Record, frozen=True):
    who: int
    member: int


class FirstPlayer(kernel.Record, frozen=True):
    who: int


class SamborActs(kernel.Record, frozen=True):
    red: int
    yellow: int


class SamborCleared(kernel.Record, frozen=True):
    """Sambor has discarded a Monster or a Land; -1 for the other."""

    monster: int
    land: int


class Scored(kernel.Record, frozen=True):
    who: int
    glory: int
    reputation: int
    trophies: int
    affinity: int
    points: int
