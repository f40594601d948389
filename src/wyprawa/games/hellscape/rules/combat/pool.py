"""The dice of a Combat: a pure plan that rules, odds and bots share (MD-12.11 to MD-12.21)."""

from __future__ import annotations

from collections.abc import Sequence

from wyprawa.games.hellscape.content import BOX, DICE, ITEMS, SPIRITS
from wyprawa.games.hellscape.content.bosses import Boss
from wyprawa.games.hellscape.content.box import Item, Roaming
from wyprawa.games.hellscape.content.heroes import Spirit
from wyprawa.games.hellscape.rules.query import figures, ground, reach
from wyprawa.games.hellscape.state import BOSS, FIRE_SPIRIT, MOB, NONE, SUMMONER, Enemy, Hero, State
from wyprawa.games.hellscape.vocabulary import TYPES
from wyprawa.games.hellscape.vocabulary.terms import DICE as KINDS
from wyprawa.games.hellscape.vocabulary.terms import MELEE, ORANGE, SHADOW_DIE, YELLOW, Pool, pool

SWORD_DICE = ("", "1y", "2y", "2y1o", "2y2o")  # the Cursed Sword by Crystals destroyed (MD-37.11)
MEANS = tuple(sum(face[0] for face in faces) / len(faces) for faces in DICE.faces)  # swords of each die


def attack_dice(card: Item | Roaming | Boss | Spirit, type: int) -> str:
    """The dice a card gives for an attack of a type, "" if it offers none."""
    return (card.melee, card.magic, card.ranged)[type]


def types_on(card: Item | Roaming | Boss | Spirit) -> tuple[int, ...]:
    return tuple(type for type in range(len(TYPES)) if attack_dice(card, type))


ITEM_TYPES = tuple(types_on(item) for item in ITEMS)
"""The attack types of each item."""


def weapons(s: State, hero: Hero, type: int) -> list[int]:
    """The equipped items that offer an attack of a type; the dice of all are used (MD-12.12)."""
    return [item for item in hero.slots if item != NONE and type in ITEM_TYPES[item]]


def types_of(s: State, figure: int) -> Sequence[int]:
    """The attack types a figure has."""
    if figures.is_hero(figure):
        held = [ITEM_TYPES[item] for item in s.heroes[figure].slots if item != NONE]
        return [type for type in range(len(TYPES)) if any(type in types for types in held)]
    enemy = figures.enemy_of(s, figure)
    if enemy is None:
        return types_on(SPIRITS[figure - FIRE_SPIRIT])
    if enemy.kind == MOB:
        return (enemy.item != NONE and ITEM_TYPES[enemy.item]) or (MELEE,)  # MD-15.10
    return types_on(figures.boss_card(enemy) if enemy.kind == BOSS else figures.roaming_card(enemy))


def attacking(s: State, figure: int, type: int) -> list[Pool]:
    """Dice of the attacker."""
    if figures.is_hero(figure):
        return [pool(attack_dice(ITEMS[item], type)) for item in weapons(s, s.heroes[figure], type)]
    enemy = figures.enemy_of(s, figure)
    if enemy is None:
        return [pool(attack_dice(SPIRITS[figure - FIRE_SPIRIT], type))]
    return enemy_attack(s, enemy, type)


def enemy_attack(s: State, enemy: Enemy, type: int) -> list[Pool]:
    """MD-12.16, MD-12.21, MD-15.10, MD-43.16."""
    armed = enemy.item != NONE and attack_dice(ITEMS[enemy.item], type)
    weapon = [pool(attack_dice(ITEMS[enemy.item], type))] if armed else []
    if enemy.kind == MOB:
        return [*(weapon or [pool(BOX.disarmed_leader)]), minions(enemy)]
    if enemy.kind == BOSS:
        return [pool(attack_dice(figures.boss_card(enemy), type)), *boss_bonus(s, enemy, attack=True)]
    return [pool(attack_dice(figures.roaming_card(enemy), type)), *weapon]


def minions(enemy: Enemy) -> Pool:
    return 0, 0, 0, 0, enemy.minions


def boss_bonus(s: State, enemy: Enemy, attack: bool) -> list[Pool]:
    """What the Boss track adds so far (MD-21.16)."""
    reached = figures.boss_card(enemy).track[: s.darkness + 1]
    return [pool(space.attack if attack else space.defence) for space in reached]


def defending(s: State, figure: int) -> list[Pool]:
    """Dice of the defender (MD-12.15, MD-15.13)."""
    if figures.is_hero(figure):
        return [pool(ITEMS[item].defence) for item in s.heroes[figure].slots if item != NONE]
    if figure == SUMMONER:
        return [pool(figures.SUMMONER_DEFENCE)]
    enemy = figures.enemy_of(s, figure)
    if enemy is None:
        return [pool(SPIRITS[figure - FIRE_SPIRIT].defence)]
    if enemy.kind == MOB:
        return [pool(figures.mob_card(enemy).defence), minions(enemy)]
    if enemy.kind == BOSS:
        return [pool(figures.boss_card(enemy).defence), *boss_bonus(s, enemy, attack=False)]
    return [pool(figures.roaming_card(enemy).defence)]


def plan(s: State, attacker: int, defender: int, type: int, dark: bool) -> list[int]:
    """The pool of a Combat before anybody adds to it, within the limits (MD-12.13 to MD-12.16, MD-12.19)."""
    strike = [sum(dice) for dice in zip(*attacking(s, attacker, type), strict=True)]
    if figures.is_hero(attacker) and ground.has_rule(s, "cursed_sword"):
        strike = cursed_strike(s, attacker, type, strike)
    strike[SHADOW_DIE] += figures.is_hero(attacker) and dark  # MD-12.14, MD-15.12, MD-30.16
    here, there = figures.zone_of(s, attacker), figures.zone_of(s, defender)
    lost = KINDS.index(BOX.pillar_die)
    if strike[lost] and reach.behind_pillar(s, type, here, there):
        strike[lost] -= 1  # MD-24.9, MD-24.10
    found = [0] * len(KINDS)
    for each in (strike, *defending(s, defender)):
        for kind, n in enumerate(each):
            DICE.add(found, kind, n)
    return found


def cursed_strike(s: State, who: int, type: int, strike: list[int]) -> list[int]:
    """The Cursed Sword grows with the Crystals destroyed (MD-37.11, MD-37.12)."""
    held = s.cursed in weapons(s, s.heroes[who], type)
    more = pool(SWORD_DICE[min(s.counts.get("crystals", 0), len(SWORD_DICE) - 1)] if held else "")
    return [one + other for one, other in zip(strike, more, strict=True)]


def expected_swords(s: State, figure: int, type: int) -> float:
    """What the attack dice of a type promise, for the most effective type (R28)."""
    dice = attacking(s, figure, type)
    return sum(each[YELLOW] * MEANS[YELLOW] + each[ORANGE] * MEANS[ORANGE] for each in dice)
