"""Whom not to fight: enemies that nothing hurts or affects, and those whose death loses the scenario."""

from __future__ import annotations

from msgspec.structs import replace

from wyprawa.games.gloomhaven.bot.foes import Foe, expected, this_round, worth_of
from wyprawa.games.gloomhaven.bot.goal import quarry, spared
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.state import WILD, State

FORBIDDEN = -30.0  # killing one whose death loses the scenario
ENDLESS = 999  # hit points of one that nothing hurts
TARGET = 1.4, 6.0  # a hit point of an obstacle that the goal names, and that it is gone


def judged(s: State, who: int, foes: list[Foe]) -> list[Foe]:
    """The enemies as this hero had better treat them; those who neither act nor can be affected left out."""
    page = s.page()
    if page.wild:
        foes = foes + _wild(s)
    if not page.kinds and page.lose is None and all(foe.figure.kind != "obstacle" for foe in foes):
        return foes
    sacred, wanted = spared(s), quarry(s)
    return [_judged(s, who, foe, sacred, wanted) for foe in foes if not facts.idle(s, foe.figure)]


def _wild(s: State) -> list[Foe]:
    """Monsters that are enemies of all others too."""
    wanted, found = quarry(s), []
    for who, figure in s.figures.items():
        if figure.side == WILD and figure.at >= 0:
            worth, hurt = worth_of(s, who, wanted)
            found.append(
                Foe(who, figure, figure.at, worth, hurt, this_round(s, who, figure), expected(s, figure))
            )
    return found


def _judged(s: State, who: int, foe: Foe, sacred: frozenset[str], wanted: frozenset[str]) -> Foe:
    figure = foe.figure
    if figure.name in sacred or figure.title in sacred:
        return replace(foe, worth=FORBIDDEN, hurt=FORBIDDEN / max(1, figure.hp), prey=False)
    if facts.unhurt(s, figure, who):
        return replace(foe, figure=replace(figure, hp=ENDLESS), worth=0.0, hurt=0.0, prey=False)
    if figure.kind == "obstacle" and figure.name in wanted:
        return replace(foe, hurt=TARGET[0], worth=TARGET[1])
    return foe
