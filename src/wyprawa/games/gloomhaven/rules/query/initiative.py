"""Chapter 7: the initiative of figures and their place in the order of the round."""

from __future__ import annotations

from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.state import Figure, Hero, State

LAST = 99  # a long rest (GH-6.9), an obstacle (GH-33.9), one who can no longer act (GH-48.3)


def of_deck(s: State, name: str) -> int:
    """The initiative of a monster deck's card of this round; of a type without one it never comes."""
    now = s.decks[name].now if name in s.decks else 0
    return facts.MONSTER_CARDS[now].initiative if now else NEVER


def rank(s: State, who: int) -> int:
    """The place of a figure in this round's order, for focus: the lower the earlier (GH-26.6).

    A summon comes before its summoner, also in the round it was summoned (GH-26.7).
    """
    figure = s.figures[who]
    lead = who if who < len(s.heroes) else figure.owner
    if lead >= 0:
        hero = s.heroes[lead]
        value, place = LAST if hero.exhausted else hero.initiative, 63
        if lead == who:
            value = facts.worn(hero.items).focus_initiative or value
        else:
            place = min(place, sum(other.owner == lead for n, other in s.figures.items() if n < who))
        return ((value * 128 + hero.second) * 32 + settled(s, hero.character)) * 64 + place
    return ((of_figure(s, figure) * 128 + 127) * 32 + settled(s, figure.name)) * 64


def turn_in_type(figure: Figure) -> int:
    """When a monster acts among its type: elites first, each rank by number (GH-25.4, GH-25.5)."""
    return figure.number + (0 if figure.elite else 64)


def of_figure(s: State, figure: Figure) -> int:
    """The initiative of what is neither hero nor summon."""
    if figure.kind == "escort":
        return facts.escort(s, figure).initiative
    if figure.title and (gun := s.page().gun) is not None and gun.kind == figure.title:
        return LAST
    kind = facts.kind_of(s, figure) if figure.title else None
    if kind is not None and kind.before is not None:
        return of_deck(s, "boss")
    if kind is not None and kind.do:
        return kind.initiative
    return LAST if figure.kind == "obstacle" else of_deck(s, facts.deck_of(s, figure))


def first_of(s: State, name: str) -> int:
    """Of a type the one that is next."""
    left = [
        (turn_in_type(figure), who)
        for who, figure in s.figures.items()
        if figure.name == name and who not in s.acted
        if (not facts.still(s, figure) if figure.title else figure.at >= 0)
    ]
    return min(left)[1]


NEVER = 1 << 60


def settled(s: State, name: str) -> int:
    return s.ties.index(name) if name in s.ties else len(s.ties)


def hero_key(s: State, hero: Hero, value: int) -> tuple[int, int, int, int]:
    return value, 0, hero.second, settled(s, hero.character)
