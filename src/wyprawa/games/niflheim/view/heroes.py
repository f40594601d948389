"""Panels: the heroes a seat leads, with health, what they carry, experience and Destiny."""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.games.niflheim.rules.query import carrying, figures
from wyprawa.games.niflheim.state import State
from wyprawa.games.niflheim.view import texts
from wyprawa.scene import Card, Fact, Panel, Track, Zone
from wyprawa.words import Text, listed, t


def panel(s: State, seat: int) -> Panel:
    led = [who for who, hero in enumerate(s.heroes) if hero.seat == seat]
    return Panel(
        seat,
        listed((name(s, who) for who in led), "and", empty=t("ui-seat", n=seat + 1)),
        (),
        tuple(health(s, who) for who in led),
        tuple(Zone(f"hero-{who}", name(s, who), tuple(cards(s, who))) for who in led),
    )


def name(s: State, who: int) -> Text:
    return texts.figure(s.names()[who])


def health(s: State, who: int) -> Track:
    hero = s.heroes[who]
    return Track(f"health-{who}", name(s, who), hero.health, figures.max_health(hero), icon="heart")


def cards(s: State, who: int) -> Iterator[Card]:
    """The hero, its things by place, its supplies by number, its skills."""
    hero = s.heroes[who]
    facts = (Fact("xp", hero.xp), Fact("star", hero.destiny, t("destiny")))
    yield Card(f"board-{who}", name(s, who), "hero", facts)
    for item in carrying.carried(hero):
        place = texts.place(carrying.place_of(hero, item))
        yield Card(f"item-{item}", texts.item(item), "item", lines=(place,))
    for kind, n in enumerate(hero.supplies):
        if n:
            yield Card(f"supply-{who}-{kind}", texts.supply(kind), "item", (Fact("stack", n),))
    for skill in hero.skills:
        yield Card(f"skill-{who}-{skill}", texts.skill(skill))
