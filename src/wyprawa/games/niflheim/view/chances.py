"""Chances before the roll, in words: both values, the modifiers term by term (GN-18)."""

from __future__ import annotations

from wyprawa.games.niflheim.content import ITEMS
from wyprawa.games.niflheim.rules.attack.breaking import terms
from wyprawa.games.niflheim.rules.query import figures
from wyprawa.games.niflheim.rules.query.odds import breaking_free, odds
from wyprawa.games.niflheim.rules.query.plan import plan
from wyprawa.games.niflheim.state import State
from wyprawa.games.niflheim.view import log, texts
from wyprawa.scene import Bar, Chart, percent
from wyprawa.words import Text, t


def attack(s: State, who: int, weapon: int, target: int, cover: bool) -> Text | None:
    """`stun 67 %, wound 42 % (intent +2, range -1)`."""
    planned = plan(s, who, weapon, target, cover)
    if planned is None:
        return None
    found = odds(s, target, ITEMS[weapon].dice, planned)
    said = log.terms(planned.terms)
    return t("chance-attack", stun=percent(float(found.hit)), wound=percent(float(found.wound)), terms=said)


def breaking(s: State, who: int, weapon: int) -> Text | None:
    row = ITEMS[weapon]
    if row.melee is None:
        return None
    found = terms(s, who, weapon)
    chance = breaking_free(row.melee.stun, sum(term.value for term in found), row.dice)
    return t("chance-break", chance=percent(float(chance)), terms=log.terms(found))


def charts(s: State, who: int, weapon: int, target: int, cover: bool) -> tuple[Chart, ...]:
    """The best that all dice together bring: nothing, a stun, a wound, a kill."""
    planned = plan(s, who, weapon, target, cover)
    undead = figures.undead_of(s, target)
    if planned is None or undead is None:
        return ()
    found = odds(s, target, ITEMS[weapon].dice, planned)
    rows = (
        ("odds-nothing", 1 - found.hit),
        ("odds-stun", found.hit - found.wound),
        ("odds-wound", found.wound - found.kill),
        ("odds-kill", found.kill),
    )
    bars = tuple(Bar(t(word), percent(float(chance)), word == "odds-kill") for word, chance in rows if chance)
    name = texts.figure(s.names()[target])
    return (Chart(f"figure-{target}", name, t("odds-kills"), percent(float(found.kill)), bars),)
