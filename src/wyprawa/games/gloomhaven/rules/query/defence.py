"""Chapter 17: Shield and Retaliate as they are now."""

from __future__ import annotations

from wyprawa.games.gloomhaven.abilities.verbs import Retaliate, Shield
from wyprawa.games.gloomhaven.rules.query import ability_cards, facts
from wyprawa.games.gloomhaven.state import State


def shield_of(s: State, who: int) -> int:
    """All Shield of a figure: its card, this round's abilities, active cards (GH-17.2)."""
    figure = s.figures[who]
    total = figure.shield + facts.gift(figure, "shield")
    if figure.kind == "monster":
        total += facts.stats(s, figure).shield[s.monster_level]
    for hero in s.heroes:
        for active in hero.active:
            for granted in active.granted:
                if who in granted.whose and isinstance(
                    _lasting(active.card, active.half, granted.which), Shield
                ):
                    total += granted.value
    return total


def retaliates_of(s: State, who: int) -> list[tuple[int, int]]:
    """Each Retaliate of a figure with its range (GH-17.6, GH-17.9)."""
    figure = s.figures[who]
    found = list(figure.retaliate)
    found += [(each.amount, each.reach) for each in figure.gifts if each.what == "retaliate"]
    if figure.kind == "monster":
        stats = facts.stats(s, figure)
        if stats.retaliate[s.monster_level]:
            found.append((stats.retaliate[s.monster_level], stats.reach[s.monster_level]))
    for hero in s.heroes:
        for active in hero.active:
            for granted in active.granted:
                if who in granted.whose and isinstance(
                    _lasting(active.card, active.half, granted.which), Retaliate
                ):
                    found.append((granted.value, granted.reach))
    return found


def _lasting(card: int, half: str, which: int) -> object:
    return ability_cards.lasting(card, half)[which]


def strikes_back(s: State, who: int, attacker: int, more: tuple[tuple[int, int], ...] = ()) -> int:
    """The damage an attacker takes for attacking a figure, from where both stand now (GH-17.5, GH-17.11)."""
    rows = [*retaliates_of(s, who), *more]
    if not rows:
        return 0
    away = facts.board(s).range_between(s.figures[who].at, s.figures[attacker].at)
    return sum(value for value, reach in rows if away <= reach)
