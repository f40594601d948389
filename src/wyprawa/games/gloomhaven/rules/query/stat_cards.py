"""What is printed on a figure's own card: attack, move, range, traits (GH-2.16, GH-19.4, GH-30.4)."""

from __future__ import annotations

from wyprawa.games.gloomhaven.abilities.terms import ConditionName
from wyprawa.games.gloomhaven.content import BOSSES, SUMMONS
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.state import State


def move(s: State, who: int) -> int:
    figure = s.figures[who]
    if figure.kind == "monster":
        return facts.stats(s, figure).move[s.monster_level] + facts.gift(figure, "move")
    if figure.kind == "boss":
        return BOSSES[figure.name].move[s.monster_level] + facts.gift(figure, "move")
    return SUMMONS[figure.name].move + facts.gift(figure, "move") if figure.kind == "summon" else 0


def reach(s: State, who: int) -> int:
    """Its own range; 0 is melee (GH-2.18)."""
    figure = s.figures[who]
    if figure.kind == "monster":
        found = facts.stats(s, figure).range[s.monster_level]
    elif figure.kind == "boss":
        found = BOSSES[figure.name].range[s.monster_level]
    else:
        found = SUMMONS[figure.name].range if figure.kind == "summon" else 0
    return found + facts.gift(figure, "range") if found else 0


def pierce(s: State, who: int) -> int:
    figure = s.figures[who]
    return facts.stats(s, figure).pierce[s.monster_level] if figure.kind == "monster" else 0


def gives(s: State, who: int) -> tuple[ConditionName, ...]:
    """The conditions that come with each of its attacks (GH-28.9)."""
    figure = s.figures[who]
    if figure.kind == "monster":
        return tuple(name for name, least in facts.stats(s, figure).give.items() if s.monster_level >= least)
    return SUMMONS[figure.name].give if figure.kind == "summon" else ()


def has_advantage(s: State, who: int) -> bool:
    figure = s.figures[who]
    least = facts.stats(s, figure).advantage if figure.kind == "monster" else None
    return least is not None and s.monster_level >= least


def is_elusive(s: State, who: int) -> bool:
    """Whether who attacks it has Disadvantage, by its card or its ability of this round."""
    figure = s.figures[who]
    least = facts.stats(s, figure).elusive if figure.kind == "monster" else None
    return figure.elusive or (least is not None and s.monster_level >= least)
