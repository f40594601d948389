"""Rows of the Boss boards (MD-5.6, MD-21)."""

from __future__ import annotations

from wyprawa.games.hellscape.vocabulary import Ability, DiceText, Verb
from wyprawa.parts.content import Row


class BossPower(Row, frozen=True, kw_only=True):
    """The special ability for exactly so many fangs (MD-21.12)."""

    fangs: int
    do: tuple[Verb, ...]


class BossSpace(Row, frozen=True, kw_only=True):
    """A space of the Boss track with what holds from there on (MD-21.16): dice added to attack and defence,
    more swords, more actions."""

    attack: DiceText = ""
    defence: DiceText = ""
    actions: int = 0


class Boss(Row, frozen=True, kw_only=True):
    """`health` is for each Hero."""

    id: str
    health: int
    actions: int
    activation: int  # activation dice
    melee: DiceText
    magic: DiceText = ""
    ranged: DiceText = ""
    defence: DiceText
    powers: tuple[BossPower, ...]
    combat: tuple[Ability, ...] = ()
    track: tuple[BossSpace, ...]
