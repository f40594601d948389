"""Chapter 2: the stat cards of monsters, one line for each rank and level (GH-2.16)."""

from __future__ import annotations

from msgspec import Struct

from wyprawa.games.gloomhaven.abilities.terms import ConditionName
from wyprawa.games.gloomhaven.content import MONSTERS
from wyprawa.games.gloomhaven.content.rows import Stats
from wyprawa.games.gloomhaven.levels import HIGHEST


class Line(Struct, frozen=True, kw_only=True):
    """What a stat card says of monsters of one rank at one level."""

    hp: int
    move: int
    attack: int
    range: int  # 0 is melee
    shield: int
    retaliate: int
    reach: int  # of Retaliate
    pierce: int
    targets: int
    give: tuple[ConditionName, ...]  # with each attack (GH-28.9)
    advantage: bool
    elusive: bool  # who attacks it has Disadvantage


def _line(card: Stats, level: int) -> Line:
    return Line(
        hp=card.hp[level],
        move=card.move[level],
        attack=card.attack[level],
        range=card.range[level],
        shield=card.shield[level],
        retaliate=card.retaliate[level],
        reach=card.reach[level],
        pierce=card.pierce[level],
        targets=card.targets[level],
        give=tuple(condition for condition, least in card.give.items() if level >= least),
        advantage=card.advantage is not None and level >= card.advantage,
        elusive=card.elusive is not None and level >= card.elusive,
    )


LINES = {
    (name, elite, level): _line(kind.elite if elite else kind.normal, level)
    for name, kind in MONSTERS.items()
    for elite in (False, True)
    for level in range(HIGHEST + 1)
}
"""By type, whether elite, and level."""
