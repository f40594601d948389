"""The Destiny track: Glory above 0, Corruption below, and what its positions bring (GN-29)."""

from __future__ import annotations

from typing import NamedTuple

from wyprawa.games.niflheim.content import DESTINY
from wyprawa.games.niflheim.content.rows import DestinyKind
from wyprawa.games.niflheim.rules.query import skills
from wyprawa.games.niflheim.state import Hero
from wyprawa.games.niflheim.vocabulary.skills import Swift
from wyprawa.games.niflheim.vocabulary.terms import INTENTS, MP, STAY


def effect(hero: Hero, kind: DestinyKind) -> int:
    """What the positions reached bring; of several of a kind only the strongest (GN-29.17 to GN-29.21,
    GN-29.28)."""
    reached = [
        row.value
        for row in DESTINY
        if row.kind == kind and (0 > row.at >= hero.destiny or 0 < row.at <= hero.destiny)
    ]
    return max(reached, key=abs, default=0)


def points(hero: Hero, intent: int) -> int:
    """Movement points of an intent, never below 0 (GN-6.17)."""
    if intent == STAY:
        return MP[STAY]
    swift = sum(each.n for each in skills.always(hero, Swift) if each.intent == INTENTS[intent])
    return max(0, MP[intent] + swift + effect(hero, "mp"))


class Pegs(NamedTuple):
    """Experience on its track: tens in black, units in white, a repeated digit in the red hole (GN-28.13)."""

    black: int | None
    white: int
    red: bool


def pegs(xp: int) -> Pegs:
    tens, units = divmod(xp, 10)
    return Pegs(tens or None, units, tens == units != 0)
