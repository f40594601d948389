"""Whose face is on a medallion."""

from __future__ import annotations

from wyprawa.games.niflheim.content import HERO_NUMBER, HEROES, UNDEAD
from wyprawa.games.niflheim.content.pages import Captive
from wyprawa.games.niflheim.rules.query import figures
from wyprawa.games.niflheim.rules.scenario.spots import freed
from wyprawa.games.niflheim.state import State

CAPTIVES = {"jarl": "hero-9", "brother": "hero-4"}
HIDDEN = "niflheim/hidden-undead"
BOSSES = ("bishop", "sanngridr", "ullric")


def hero(card: int) -> str:
    return f"niflheim/{HEROES[card].face or HEROES[card].id}"


def captive(s: State, it: Captive) -> str:
    """Whom to rescue: a hero to be, or somebody else with a face."""
    joins = freed(s, it)
    if joins is not None:
        return hero(HERO_NUMBER[joins])
    return f"niflheim/{CAPTIVES[it.id]}" if it.id in CAPTIVES else ""


def undead(kind: int) -> str:
    return f"niflheim/{UNDEAD[kind].id}"


def of(s: State, figure: int) -> str:
    """Of any figure in play; nobody's, if it is gone."""
    if figures.is_hero(figure):
        return hero(s.heroes[figure].card) if figure < len(s.heroes) else ""
    found = figures.undead_of(s, figure)
    if found is None:
        return ""
    return undead(found.kind) if found.known else HIDDEN


def rank(kind: int) -> str:
    return "boss" if UNDEAD[kind].id in BOSSES else ""
