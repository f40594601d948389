"""Chances before the roll, in words: both values, the modifiers term by term (GN-18)."""

from __future__ import annotations

from fractions import Fraction

from wyprawa.games.niflheim.content import ITEMS
from wyprawa.games.niflheim.rules.attack.breaking import terms
from wyprawa.games.niflheim.rules.query.odds import breaking_free, odds
from wyprawa.games.niflheim.rules.query.plan import plan
from wyprawa.games.niflheim.state import State
from wyprawa.games.niflheim.view import log
from wyprawa.words import Text, t


def attack(s: State, who: int, weapon: int, target: int, cover: bool) -> Text | None:
    """`stun 67 %, wound 42 % (intent +2, range -1)`."""
    planned = plan(s, who, weapon, target, cover)
    if planned is None:
        return None
    found = odds(s, target, ITEMS[weapon].dice, planned)
    said = log.terms(planned.terms)
    return t("chance-attack", stun=percent(found.hit), wound=percent(found.wound), terms=said)


def breaking(s: State, who: int, weapon: int) -> Text | None:
    row = ITEMS[weapon]
    if row.melee is None:
        return None
    found = terms(s, who, weapon)
    chance = breaking_free(row.melee.stun, sum(term.value for term in found), row.dice)
    return t("chance-break", chance=percent(chance), terms=log.terms(found))


def percent(chance: Fraction) -> int:
    """Rounded, but never to 0 or 100 what is neither."""
    shown = round(100 * chance)
    return shown if chance in (0, 1) else min(99, max(1, shown))
