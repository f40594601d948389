"""Records of battles (ML-21 to ML-28, ML-34, ML-41)."""

from __future__ import annotations

from wyprawa import kernel
from wyprawa.games.monsterlands.events.terms import Added, Dice, Source, Terms


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
    """A Defence token on one trail sends a Deceit off another."""

    who: int
    trap: int
    trail: int
    off: int


class DiceStolen(kernel.Record, frozen=True):
    """From one trail, to another."""

    who: int
    dice: Dice
    trail: int
    target: int


class DiceAimed(kernel.Record, frozen=True):
    """So many Attack dice are aimed at another trail."""

    who: int
    attack: int
    trail: int
    source: Source


# --- the Monster attacks --------------------------------------------------------------------------------


class MagicGivenUp(kernel.Record, frozen=True):
    who: int
    member: int
    trail: int
    magic: int


class MonsterAttacks(kernel.Record, frozen=True):
    """`sum`: the terms that make the number of dice. `again`: misses rolled once more. `extra`: hits besides
    the dice, counted in `hits`."""

    monster: int
    member: int
    sum: Terms
    attack: int
    faces: tuple[int, ...]
    again: tuple[int, ...]
    extra: int
    hits: int
    roller: int = 0


class DiceWasted(kernel.Record, frozen=True):
    """Attack dice aimed at Sambor's trail."""

    monster: int
    faces: tuple[int, ...]
    again: tuple[int, ...]
    trail: int


class SporesFly(kernel.Record, frozen=True):
    """One more die, which hits everybody there."""

    monster: int
    faces: tuple[int, ...]
    again: tuple[int, ...]
    hits: int


class LastBreath(kernel.Record, frozen=True):
    monster: int


class HitsStopped(kernel.Record, frozen=True):
    """`source`: a token, the trail's own Defence, the Mercenary or his Equipment."""

    who: int
    member: int
    hits: int
    source: Source


class PotionDrunk(kernel.Record, frozen=True):
    """It cancels so much damage."""

    who: int
    member: int
    potions: int


class Wounded(kernel.Record, frozen=True):
    who: int
    member: int


class Died(kernel.Record, frozen=True):
    """`glory` is gained, `reputation` lost."""

    who: int
    member: int
    trail: int
    glory: int
    reputation: int


class LostWithHim(kernel.Record, frozen=True):
    """What was on the Assignment token of one who has died."""

    who: int
    member: int
    gold: int
    potions: int
    poisons: int


# --- the Mercenary attacks ------------------------------------------------------------------------------


class PoisonUsed(kernel.Record, frozen=True):
    who: int
    member: int
    poisons: int
    added: int
    total: int


class Attacked(kernel.Record, frozen=True):
    """A finished attack: `sum` makes the total; `killing` and `capturing` count for one aim only."""

    who: int
    member: int
    monster: int
    sum: Terms
    each: Added
    total: int
    killing: int
    capturing: int
    capture: int
    kill: int


class AttackFailed(kernel.Record, frozen=True):
    """`why` is a word: short, or what was missing for a capture: trap, traps."""

    who: int
    monster: int
    why: str


class Captured(kernel.Record, frozen=True):
    who: int
    monster: int
    glory: int
    gold: int
    potions: int
    poisons: int
    defence: int


class Killed(kernel.Record, frozen=True):
    who: int
    monster: int
    trophies: int
    glory: int
    gold: int
    potions: int
    poisons: int
    defence: int


class MonsterEscaped(kernel.Record, frozen=True):
    """It was captured, but has broken loose and is on its way to the Gate."""

    monster: int


class MonsterUnbeaten(kernel.Record, frozen=True):
    """It leaves its Land for the Gate."""

    monster: int
    place: int


class TrailCleared(kernel.Record, frozen=True):
    """Its dice and tokens are removed after the fight."""

    who: int
    trail: int


class ConquestTried(kernel.Record, frozen=True):
    """`sum`: the terms that make the total."""

    who: int
    member: int
    land: int
    sum: Terms
    each: Added
    total: int
    needed: int


class Conquered(kernel.Record, frozen=True):
    who: int
    land: int
    place: int
    glory: int


class PanicLifted(kernel.Record, frozen=True):
    buildings: tuple[int, ...]
