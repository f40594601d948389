"""Whom a hero attacks, and what it uses for that."""

from __future__ import annotations

from wyprawa.games.gloomhaven.abilities.verbs import Attack
from wyprawa.games.gloomhaven.bot.outlook import Outlook
from wyprawa.games.gloomhaven.bot.plans import basic
from wyprawa.games.gloomhaven.bot.strikes import Row
from wyprawa.games.gloomhaven.bot.turning import CLOAK, HEALING, STAMINA, plans_of
from wyprawa.games.gloomhaven.rules.query import facts, performing
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Choice, Option

POWER = 14  # the item
SURE, LIKELY = 0.85, 0.75  # chances to kill beyond which no item, or no potion, is spent


def attack(s: State, choice: Choice) -> Option:
    """What to aim at, and what to use for it."""
    who = choice.subject[0]
    if not facts.is_hero(s, who):
        return next((o for o in choice.options if isinstance(o, int)), choice.options[0])
    look, rows = _rows(s, who)
    best: tuple[float, float, Option] = (-1.0, 0.0, "skip")
    for option in choice.options:
        worth, kill = _aimed(look, option, rows)
        if worth > best[0]:
            best = worth, kill, option
    for option in choice.options:
        if _useful(option, best[1], best[0]):
            return option
    return best[2]


def next_target(s: State, choice: Choice) -> Option:
    """The next one of several targets."""
    who = choice.subject[0]
    targets = [option for option in choice.options if isinstance(option, int)]
    if not facts.is_hero(s, who) or not targets:
        return choice.options[0] if targets else choice.options[-1]
    _, rows = _rows(s, who)
    worth, kill, best = max(
        ((rows[foe].worth, rows[foe].kill, foe) if foe in rows else (-1.0, 0.0, foe) for foe in targets),
        key=lambda row: row[0],
    )
    for option in choice.options:
        if _useful(option, kill, worth):
            return option
    return "stop" if "stop" in choice.options and worth < -0.5 else best


def _rows(s: State, who: int) -> tuple[Outlook, dict[int, Row]]:
    """The attack under way from where the hero stands, by foe."""
    plans = plans_of(s, who)
    under_way = performing.action_under_way(s).do if s.deed is not None else ()
    ability = next((each for each in under_way if isinstance(each, Attack)), None)
    if ability is None:
        ability = next(each for each in basic(s, who, "attack").do if isinstance(each, Attack))
    return plans.look, plans.strikes.here(ability)


def _aimed(look: Outlook, option: Option, rows: dict[int, Row]) -> tuple[float, float]:
    """What an aim is worth and its chance to kill."""
    if isinstance(option, int):
        return (rows[option].worth, rows[option].kill) if option in rows else (-0.5, 0.0)
    if option == "go":
        return sum(max(0.0, row.worth) for row in rows.values()) + 0.1, 0.0
    if isinstance(option, tuple) and option[0] == "area":
        return sum(rows[foe.who].worth for foe in look.foes if foe.at in option[1:] and foe.who in rows), 0.0
    return -99.0, 0.0


def _useful(option: Option, kill: float, worth: float) -> bool:
    """Whether a boost or an item is used for the attack about to be made."""
    if not isinstance(option, tuple) or option[0] == "area":
        return False
    kind, number = option
    if kind in ("end", "with", "without"):
        return False
    if kind != "item":
        return True
    if number in (HEALING, STAMINA, CLOAK):
        return False
    return kill < LIKELY and worth > 1.2 if number == POWER else kill < SURE and worth > 0.5
