"""Records from before, between and after rounds (ML-1 to ML-5, ML-29, ML-30)."""

from __future__ import annotations

from wyprawa import kernel
from wyprawa.games.monsterlands.events.terms import Dice


class ScenarioBegan(kernel.Record, frozen=True):
    """`game` counts the games of a campaign; 0 outside one."""

    scenario: int
    level: str
    game: int


class ClanChosen(kernel.Record, frozen=True):
    who: int
    clan: int
    glory: int
    gold: int
    defence: int


class FirstPlayer(kernel.Record, frozen=True):
    who: int


class RoundBegan(kernel.Record, frozen=True):
    """`extra`: Attack dice that the round track adds."""

    round: int
    extra: int


class GreenhornLeads(kernel.Record, frozen=True):
    """A clan without members begins anew; `gold` is how much it gets."""

    who: int
    member: int
    reputation: int
    gold: int


class PoolTaken(kernel.Record, frozen=True):
    """`for_glory`: those of the dice that come for Glory."""

    who: int
    dice: Dice
    for_glory: Dice


# --- Clean-up and scoring -------------------------------------------------------------------------------


class CameHome(kernel.Record, frozen=True):
    """With what was on his Assignment token."""

    who: int
    member: int
    trail: int
    gold: int
    potions: int
    poisons: int


class AtTheGate(kernel.Record, frozen=True):
    monster: int


class GateLeft(kernel.Record, frozen=True):
    """A Monster gives way to a stronger one, and is discarded."""

    monster: int


class PanicSpread(kernel.Record, frozen=True):
    building: int


class Promoted(kernel.Record, frozen=True):
    who: int
    member: int


class WagesPaid(kernel.Record, frozen=True):
    """So much gold: the rate for each who earns."""

    who: int
    gold: int
    earners: int
    rate: int


class WagesShort(kernel.Record, frozen=True):
    """All the gold there was, and not enough."""

    who: int
    gold: int
    earners: int
    rate: int


class Deserted(kernel.Record, frozen=True):
    who: int
    member: int
    reputation: int


class GloryReached(kernel.Record, frozen=True):
    """Enough to end the game."""

    who: int
    glory: int


class QuestsCame(kernel.Record, frozen=True):
    quest: int
    contract: int


class LandCame(kernel.Record, frozen=True):
    """With new Trail Guidelines."""

    land: int
    place: int


class MonsterCame(kernel.Record, frozen=True):
    monster: int
    place: int


class Scored(kernel.Record, frozen=True):
    """`symbols`: how many of each affinity, which score `affinity` points together."""

    who: int
    glory: int
    reputation: int
    trophies: int
    affinity: int
    symbols: tuple[int, ...]
    points: int


class TieBroken(kernel.Record, frozen=True):
    """`by` is a word: leader, trophies, gold."""

    who: int
    by: str


class GameWon(kernel.Record, frozen=True):
    who: int
    points: int


class GameDrawn(kernel.Record, frozen=True):
    """Several clans that no tie-breaker parts."""

    winners: tuple[int, ...]
    points: int
