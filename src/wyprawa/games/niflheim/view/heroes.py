"""Panels: the heroes a seat leads, with health, what they carry, experience and Destiny."""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.games.niflheim.rules.query import figures
from wyprawa.games.niflheim.state import State
from wyprawa.games.niflheim.view import cards, faces, texts
from wyprawa.scene import Fact, Panel, Track, Zone
from wyprawa.words import Text, listed, t

FEW = 2  # heroes whose health there is room for beside one another; it also stands at their figures


def panel(s: State, seat: int, *more: Zone) -> Panel:
    """All heroes of a seat. The one it is about has its things at hand, the others a pile each."""
    led = [who for who, hero in enumerate(s.heroes) if hero.seat == seat]
    if not led:
        return Panel(seat, t("ui-seat", n=seat + 1), zones=more)
    now = at_hand(s, led)
    return Panel(
        seat,
        names(s, led, now),
        tuple(facts(s, now)),
        tuple(health(s, who) for who in (led if len(led) <= FEW else [now])),
        (*more, *open_zones(s, now), *(kit(s, who) for who in led if who != now)),
        out=all(s.heroes[who].dead or s.heroes[who].left for who in led),
        face=faces.hero(s.heroes[now].card),
    )


def names(s: State, led: list[int], now: int) -> Text:
    """All of them, or of many the one it is about."""
    if len(led) > FEW:
        return t("party-of", who=name(s, now), n=len(led) - 1)
    return listed((name(s, who) for who in led), "and")


def at_hand(s: State, led: list[int]) -> int:
    """Who is activated; else the first who has not been; else the first on the map."""
    busy = [s.turn.who] if s.turn is not None else []
    standing = [who for who in led if figures.on_map(s.heroes[who])]
    waiting = [who for who in standing if not s.heroes[who].acted]
    return next(who for who in (*busy, *waiting, *standing, *led) if who in led)


def name(s: State, who: int) -> Text:
    return texts.figure(s.names()[who])


def facts(s: State, who: int) -> Iterator[Fact]:
    """Movement points left in the activation, experience, Destiny."""
    hero = s.heroes[who]
    if s.turn is not None and s.turn.who == who and not s.resting:
        yield Fact("move", s.turn.mp, t("card-mp"))
    yield Fact("xp", hero.xp)
    if figures.is_character(hero):
        yield Fact("star", hero.destiny, t("destiny"))


def health(s: State, who: int) -> Track:
    hero = s.heroes[who]
    return Track(
        f"health-{who}", name(s, who), hero.health, figures.max_health(hero), icon="heart", each=True
    )


def open_zones(s: State, who: int) -> Iterator[Zone]:
    yield Zone(f"gear-{who}", t("zone-gear", who=name(s, who)), tuple(cards.gear(s, who)), small=True)
    hero = s.heroes[who]
    if hero.skills:
        skills = tuple(cards.skill(n, f"skill-{who}-{n}") for n in hero.skills)
        yield Zone(f"skills-{who}", t("zone-skills"), skills, small=True)
    if not s.resting:  # then all boards lie on the table
        yield Zone(f"hero-{who}", t("zone-board"), (cards.board(s, who),), pile=True)


def kit(s: State, who: int) -> Zone:
    """Everything a hero has, in one pile."""
    shown = [card for zone in open_zones(s, who) for card in zone.cards]
    return Zone(f"kit-{who}", name(s, who), tuple(shown), pile=True)
