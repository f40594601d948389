"""Prices: what figures, Wounds, Mana and the rest are worth, in Wounds of a healthy Hero."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from wyprawa.games.hellscape.content import LEVELS
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.state import BOSS, MOB, ROAMING, Enemy, Hero, State
from wyprawa.games.hellscape.vocabulary import Ability, verbs
from wyprawa.parts.dice import Odds

MINION = 5.5  # its dice in every Combat of a round, and 1 XP
LEADER = 8.0
TREASURE = 2.5
TIED = 2.5  # as much again, if the Mission wants it dead
BOSS_WOUND = 0.9
ROAMING_KILL = 6.0
MANA = 0.4
RAGE = 0.2
ELEMENT = 0.35
SHORT = 0.3  # what Mana is worth, beside Elements, to a Shaman who has hardly any
CARD = 2.6  # a Consumable
KNOCKED_OUT = 9.0
LAST_FALL = 25.0  # the same, if no Lifebringer is left: the game
PARTIAL = 0.7  # of a figure's worth, while it is only wounded
FLAME = 0.8  # of a Wound: what burns may be dead before
LEADERS_ACTION = 0.6  # that Frost takes from a Mob
MINIONS_PART = 0.3  # of it, more
ACTIVATION = 3.0  # of a Roaming Monster
FROSTED = 2  # tokens: a Mob has no more actions, a Roaming Monster needs as many (MD-15.3, MD-23.7)


def unit(enemy: Enemy) -> float:
    """What one Minion of a Mob is worth; stronger ones more."""
    return MINION + 0.35 * (figures.mob_card(enemy).tier - 1)


def whole(s: State, enemy: Enemy) -> float:
    """What an Enemy is worth dead."""
    if enemy.kind == MOB:
        return unit(enemy) * enemy.minions + LEADER + TREASURE * sum(enemy.treasure)
    if enemy.kind == BOSS:
        return BOSS_WOUND * (figures.health_of(enemy) - enemy.wounds) + 30
    left = figures.health_of(enemy) - enemy.wounds
    return (0.6 * left + ROAMING_KILL) * (TIED if enemy.tied else 1)


def hurt(s: State, enemy: Enemy, n: int) -> float:
    """What so many Wounds on an Enemy are worth."""
    health = figures.health_of(enemy)
    if n <= 0:
        return 0.0
    if enemy.kind != MOB:
        left = health - enemy.wounds
        return whole(s, enemy) * (1.0 if n >= left else 0.85 * n / (left + 2))
    total = enemy.wounds + n
    dead = min(total // health, enemy.minions + 1)
    each = unit(enemy)
    found = each * min(dead, enemy.minions)
    if dead > enemy.minions:
        return found + LEADER + TREASURE * sum(enemy.treasure)
    following = each if dead < enemy.minions else LEADER
    gained = total - dead * health - (enemy.wounds if not dead else 0)
    return found + PARTIAL * following * gained / health


def tokens(s: State, enemy: Enemy, ability: Ability) -> float:
    """What the Fire and Frost of an ability are worth on an Enemy."""
    found = 0.0
    for verb in ability.do:
        match verb:
            case verbs.Burn(n):
                found += FLAME * hurt(s, enemy, n)
            case verbs.Freeze(n):
                found += frozen(enemy, n)
    return found


def frozen(enemy: Enemy, n: int) -> float:
    """What so much Frost is worth: actions of a Mob, an activation of a Roaming Monster (MD-23.6 to
    MD-23.10)."""
    more = min(FROSTED, enemy.frost + n) - min(FROSTED, enemy.frost)
    if enemy.kind == MOB:
        return more * (LEADERS_ACTION + MINIONS_PART * enemy.minions)
    return ACTIVATION * more / FROSTED if enemy.kind == ROAMING else 0.0


def fall(s: State) -> float:
    """What a knock-out costs: a Lifebringer, or the game."""
    return KNOCKED_OUT if s.lifebringers else LAST_FALL


def harm(s: State, hero: Hero, n: float) -> float:
    """What so many Wounds cost a Hero: more, the fewer are left."""
    if n <= 0:
        return 0.0
    left = hero.health
    if n >= left:
        return left * 1.2 + fall(s)
    most = figures.max_health(hero)
    scarce = 0.75 + 0.5 * (1 - left / most)
    return n * scarce * (1 + 0.5 * n / left)


def healing(hero: Hero, n: int) -> float:
    """What so many points of Health are worth to a Hero."""
    gained = min(n, figures.wounds_of(hero))
    return gained * (0.6 + 0.7 * (1 - hero.health / figures.max_health(hero)))


def mean_harm(s: State, hero: Hero, wounds: Odds[int]) -> float:
    """What Wounds that may come cost a Hero on average."""
    return sum(ways * harm(s, hero, n) for n, ways in wounds.cases.items()) / wounds.ways


@lru_cache(maxsize=1024)
def fatal(expected: float, health: int) -> float:
    """About how likely it is that Wounds with this mean come to so many: they are taken to come singly."""
    none, found = exp(-expected), 0.0
    for n in range(health):
        found += none
        none *= expected / (n + 1)
    return max(0.0, 1.0 - found)


def relief(s: State, hero: Hero, n: int) -> float:
    """What so many points of healing are worth: they put out Fire as well as they close Wounds (MD-22.34)."""
    out = min(n, hero.fire)
    return harm(s, hero, hero.fire) - harm(s, hero, hero.fire - out) + healing(hero, n - out)


def mana_gain(hero: Hero, n: int) -> float:
    room = figures.max_mana(hero) - hero.mana + (2 if hero.elements else 0)
    return MANA * min(n, room) * (1.2 if hero.mana < 2 else 0.8)


def fit(hero: Hero) -> float:
    """How healthy a Hero is, from 0 to 1."""
    return hero.health / figures.max_health(hero)


def near_level(hero: Hero) -> bool:
    """Whether a few XP more bring the next level."""
    return hero.level < len(LEVELS) and hero.xp + 3 >= LEVELS[hero.level].cost > hero.xp
