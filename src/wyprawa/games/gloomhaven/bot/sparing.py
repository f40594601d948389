"""Whom to spare and whom to save: enemies that nothing hurts, and all whose death loses the scenario."""

from __future__ import annotations

from msgspec.structs import replace

from wyprawa.games.gloomhaven.bot.burdens import to_bring
from wyprawa.games.gloomhaven.bot.foes import Foe, expected, this_round, worth_of
from wyprawa.games.gloomhaven.bot.goal import quarry, spared
from wyprawa.games.gloomhaven.bot.posts import share
from wyprawa.games.gloomhaven.rules.query import facts, terrain
from wyprawa.games.gloomhaven.state import PARTY, WILD, Figure, State
from wyprawa.parts.boards import Cells, ids

FORBIDDEN = -30.0  # killing one whose death loses the scenario
ENDLESS = 999  # hit points of one that nothing hurts
NEAR, ASIDE = 5, 0.1  # hexes within which enemies matter to one with a share to do, and less behind its back
THERE = 1  # hexes from where it has to be brought
FADING = 2  # hit points of one who has to be healed now
TARGET = 1.4, 6.0  # a hit point of an obstacle that the goal names, and that it is gone


def judged(s: State, who: int, foes: list[Foe]) -> list[Foe]:
    """The enemies as this hero had better treat them; those who neither act nor can be affected left out."""
    page = s.page()
    if page.wild:
        foes = foes + _wild(s)
    if page.burden is not None and (to := to_bring(s)):
        foes = _lured(s, foes, to)
    if errand := share(s, who):
        foes = _met(s, who, foes, errand)
    if not page.kinds and page.lose is None and all(foe.figure.kind != "obstacle" for foe in foes):
        return foes
    sacred, wanted = spared(s), quarry(s)
    return [_judged(s, who, foe, sacred, wanted) for foe in foes if not facts.idle(s, foe.figure)]


def _lured(s: State, foes: list[Foe], to: Cells) -> list[Foe]:
    """Who has what is to be brought somewhere is not hurt before it has come there."""
    burden, board = s.page().burden, s.ground().board
    ends = ids(to)
    assert burden is not None
    return [
        replace(foe, worth=FORBIDDEN, hurt=FORBIDDEN / max(1, foe.figure.hp))
        if foe.figure.title == burden.fallen and all(board.range_between(foe.at, at) > THERE for at in ends)
        else foe
        for foe in foes
    ]


def _met(s: State, who: int, foes: list[Foe], errand: Cells) -> list[Foe]:
    """Those near a hero that has its share to do alone; who is not on its way there is left to others."""
    at, board = s.figures[who].at, terrain.passages(s)
    if at < 0:
        return foes
    goal = ids(errand)[0]
    found, far = [], board.range_between(at, goal)
    for foe in foes:
        if board.range_between(at, foe.at) <= NEAR:
            behind = board.range_between(foe.at, goal) > far
            found.append(replace(foe, worth=foe.worth * ASIDE, hurt=foe.hurt * ASIDE) if behind else foe)
    return found


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


# --- whom to save -------------------------------------------------------------------------------------------


def friends_of(s: State) -> list[tuple[int, Figure]]:
    """All on the heroes' side, as dear as the scenario makes them."""
    ours = [(n, figure) for n, figure in s.figures.items() if figure.side == PARTY and figure.at >= 0]
    sacred = spared(s)
    return [(n, cherished(figure, sacred)) for n, figure in ours] if sacred else ours


def cherished(figure: Figure, sacred: frozenset[str]) -> Figure:
    """A friend whose death loses the scenario is healed like a hero, and near death like an escort."""
    if figure.kind == "monster" and {figure.name, figure.title} & sacred:
        return replace(figure, kind="hero" if figure.hp > FADING else "escort")
    return figure


# --- how to treat enemies -----------------------------------------------------------------------------------


def _judged(s: State, who: int, foe: Foe, sacred: frozenset[str], wanted: frozenset[str]) -> Foe:
    figure = foe.figure
    if figure.name in sacred or figure.title in sacred:
        return replace(foe, worth=FORBIDDEN, hurt=FORBIDDEN / max(1, figure.hp), prey=False)
    if facts.unhurt(s, figure, who):
        return replace(foe, figure=replace(figure, hp=ENDLESS), worth=0.0, hurt=0.0, prey=False)
    if figure.kind == "obstacle" and figure.name in wanted:
        return replace(foe, hurt=TARGET[0], worth=TARGET[1])
    return foe
