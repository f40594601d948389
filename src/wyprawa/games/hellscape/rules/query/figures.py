"""Figures: who they are, where they stand, how much they can take (MD-3, MD-5)."""

from __future__ import annotations

from wyprawa.games.hellscape.content import BOSSES, HEROES, LEVELS, MOBS, ROAMING, SPIRITS
from wyprawa.games.hellscape.content.bosses import Boss
from wyprawa.games.hellscape.content.box import Mob, Roaming
from wyprawa.games.hellscape.state import BOSS as BOSS_KIND
from wyprawa.games.hellscape.state import (
    FIRE_SPIRIT,
    FIRST_ENEMY,
    MOB,
    NONE,
    SUMMONER,
    Companion,
    Enemy,
    Hero,
    State,
)
from wyprawa.games.hellscape.vocabulary.terms import CLASSES

CLASS_OF = tuple(CLASSES.index(hero.hero_class) for hero in HEROES)
SUMMONER_HEALTH, SUMMONER_DEFENCE = 8, "2b"  # MD-35.3


def is_enemy(figure: int) -> bool:
    return figure >= FIRST_ENEMY


def is_hero(figure: int) -> bool:
    return 0 <= figure < FIRE_SPIRIT


def enemy_of(s: State, figure: int) -> Enemy | None:
    """The Enemy of a number, as long as it is in play."""
    for enemy in s.enemies:
        if enemy.figure == figure:
            return enemy
    return None


def companion_of(s: State, figure: int) -> Companion | None:
    for each in s.companions:
        if each.figure == figure:
            return each
    return None


def zone_of(s: State, figure: int) -> int:
    """Where a figure stands; -1 if it is not in the Dungeon."""
    if is_hero(figure):
        return s.heroes[figure].zone
    found = enemy_of(s, figure) if is_enemy(figure) else companion_of(s, figure)
    return NONE if found is None else found.zone


def seat_of(s: State, figure: int) -> int:
    """Who decides for a figure: its player, the Shaman's for a Spirit, and for all others the host
    (MD-1.9)."""
    if is_hero(figure):
        return s.heroes[figure].seat
    companion = companion_of(s, figure)
    return s.heroes[companion.owner].seat if companion is not None and companion.owner >= 0 else 0


def class_of(hero: Hero) -> int:
    return CLASS_OF[hero.card]


def is_up(hero: Hero) -> bool:
    """Whether a Hero is on the map and not knocked out."""
    return not hero.down and not hero.gone


def standing(s: State) -> list[int]:
    """The Heroes who are on the map and not knocked out."""
    return [n for n, hero in enumerate(s.heroes) if not (hero.down or hero.gone)]


def targets_of_enemies(s: State) -> list[int]:
    """The figures Enemies may attack and walk to: Heroes, Spirits, the Summoning Master (MD-15.19,
    MD-30.10)."""
    return [*standing(s), *(each.figure for each in s.companions)]


def party(s: State) -> int:
    """The number of Heroes that counts: alone one counts as two (MD-25.1)."""
    return max(2, len(s.heroes))


def max_health(hero: Hero) -> int:
    """MD-3.10."""
    return HEROES[hero.card].health + LEVELS[hero.level - 1].health


def max_mana(hero: Hero) -> int:
    return HEROES[hero.card].mana + LEVELS[hero.level - 1].mana


def wounds_of(hero: Hero) -> int:
    return max_health(hero) - hero.health


def mob_card(enemy: Enemy) -> Mob:
    return MOBS[enemy.card]


def roaming_card(enemy: Enemy) -> Roaming:
    return ROAMING[enemy.card]


def boss_card(enemy: Enemy) -> Boss:
    return BOSSES[enemy.card]


def health_of(enemy: Enemy) -> int:
    """What one figure of it can take (MD-5.2, MD-16.12, MD-21.20)."""
    if enemy.kind == MOB:
        return mob_card(enemy).health
    card = boss_card(enemy) if enemy.kind == BOSS_KIND else roaming_card(enemy)
    return card.health * enemy.heroes


def figures_in(enemy: Enemy) -> int:
    """How many figures stand there (MD-9.6)."""
    return 1 + enemy.minions


def companion_health(figure: int) -> int:
    return SUMMONER_HEALTH if figure == SUMMONER else SPIRITS[figure - FIRE_SPIRIT].health


def enemies_in(s: State, zone: int) -> list[Enemy]:
    return [enemy for enemy in s.enemies if enemy.zone == zone]


def heroes_in(s: State, zone: int) -> list[int]:
    """Heroes who stand in a Zone and are not knocked out."""
    return [n for n, hero in enumerate(s.heroes) if hero.zone == zone and not (hero.down or hero.gone)]


def dungeon_level(s: State) -> int:
    """MD-20.1."""
    return max(hero.level for hero in s.heroes)


def tier(s: State) -> int:
    """The deck of the Dungeon Level, from 0 (MD-20.2)."""
    return (dungeon_level(s) - 1) // 2
