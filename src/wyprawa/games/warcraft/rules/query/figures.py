"""Figures of characters and fighters as they stand (WW-16.1 to 16.3, 19.25 to 19.28, 21.34)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from wyprawa.games.warcraft.content import (
    ABILITIES,
    BOARD_ADVERSARIES,
    SIDES,
    adversary_of,
    item_of,
)
from wyprawa.games.warcraft.rows import CharacterSide, Fighter
from wyprawa.games.warcraft.rules.query.effects import EFFECTS, Acting, fighter
from wyprawa.games.warcraft.rules.query.sources import EVERY_SOURCE, in_force, powers_at, side_number
from wyprawa.games.warcraft.state import NOBODY, NOTHING, State
from wyprawa.games.warcraft.vocabulary.conditions import When
from wyprawa.games.warcraft.vocabulary.terms import Stat
from wyprawa.games.warcraft.vocabulary.verbs import Add


class Figures(NamedTuple):
    """What a fighter brings to a combat as it stands."""

    attack: int
    ranged: bool
    defence: int
    damage: int


def card_of(s: State, seat: int) -> CharacterSide:
    """The side of the character card that is up."""
    return SIDES[side_number(s.characters[seat])]


def bonus(s: State, seat: int, stat: Stat) -> int:
    """What permanent powers in force add to a figure of a character."""
    total = 0
    for source in in_force(s, seat):
        rows = permanent(*source)
        if stat in rows:
            for amount, when in rows[stat]:
                if when is None or EFFECTS.holds(s, when, Acting(seat)):
                    total += amount
    return total


@lru_cache(maxsize=4096)
def permanent(source: str, number: int) -> dict[Stat, list[tuple[int, When | None]]]:
    """What the permanent powers of a source add to which figure, and when."""
    found: dict[Stat, list[tuple[int, When | None]]] = {}
    for _, power in powers_at(source, number, "always"):
        for verb in power.do:
            if isinstance(verb, Add):
                found.setdefault(verb.to, []).append((verb.amount, power.when))
    return found


# What all powers together can lower anybody's health by.
MOST_LOWERED = -sum(
    min(0, amount) for source in EVERY_SOURCE for amount, _ in permanent(*source).get("health", [])
)


def health(s: State, seat: int) -> int:
    """The most damage that is still too much (WW-15.5), less 1 for every Disease (WW-7.26, WW-7.29)."""
    return card_of(s, seat).health + bonus(s, seat, "health") - s.characters[seat].disease


def is_down(s: State, seat: int) -> bool:
    """WW-15.5. Whoever has much health left is told at a glance."""
    character = s.characters[seat]
    lost = character.damage + character.disease
    return lost + MOST_LOWERED >= card_of(s, seat).health and character.damage >= health(s, seat)


def printed(s: State) -> Fighter:
    """The adversary in the combat under way."""
    assert s.combat is not None
    return adversary_of(s.combat.card) if s.combat.board == NOTHING else BOARD_ADVERSARIES[s.combat.board]


def weapon(s: State, side: int) -> tuple[int, bool]:
    """Attack value and type before changes, and whether it is ranged."""
    assert s.combat is not None
    seat = fighter(s, side)
    if seat == NOBODY:
        foe = printed(s)
        return foe.attack, foe.ranged
    if s.combat.replaced[side] != NOTHING:
        ability = ABILITIES[s.combat.replaced[side]]
        return ability.attack or 0, ability.ranged
    if s.characters[seat].weapon != NOTHING:
        item = item_of(s.characters[seat].weapon)
        return item.attack, item.ranged
    return card_of(s, seat).attack, card_of(s, seat).ranged


def is_ranged(s: State, side: int) -> bool:
    assert s.combat is not None
    return bool(s.combat.ranged[side]) or weapon(s, side)[1]


def standing(s: State, seat: int) -> Figures:
    """The figures of a character by itself: card, equipment and permanent powers, whatever a combat adds."""
    character, card = s.characters[seat], card_of(s, seat)
    attack, ranged, defence = card.attack, card.ranged, card.defence
    if character.weapon != NOTHING:
        weapon = item_of(character.weapon)
        attack, ranged = weapon.attack, weapon.ranged
    if character.armour != NOTHING:
        defence = item_of(character.armour).defence
    more = bonuses(s, seat)
    return Figures(attack + more[0], ranged, defence + more[1], max(0, card.damage + more[2]))


def figures(s: State, side: int) -> Figures:
    """The figures of a side of the combat under way, all changes included."""
    combat = s.combat
    assert combat is not None
    seat = fighter(s, side)
    attack, ranged = weapon(s, side)
    if seat == NOBODY:
        foe, more = printed(s), (0, 0, 0)
        defence, damage = foe.defence, foe.damage
    else:
        card, armour = card_of(s, seat), s.characters[seat].armour
        defence = card.defence if armour == NOTHING else item_of(armour).defence
        damage, more = card.damage, bonuses(s, seat)
    return Figures(
        attack + more[0] + combat.attack[side],
        ranged or bool(combat.ranged[side]),
        defence + more[1] + combat.defence[side],
        max(0, damage + more[2] + combat.damage[side]),
    )


def bonuses(s: State, seat: int) -> tuple[int, int, int]:
    """What permanent powers add to attack, defence and damage."""
    attack = defence = damage = 0
    for source in in_force(s, seat):
        for stat, rows in permanent(*source).items():
            for amount, when in rows:
                if when is None or EFFECTS.holds(s, when, Acting(seat)):
                    attack += amount * (stat == "attack")
                    defence += amount * (stat == "defence")
                    damage += amount * (stat == "damage")
    return attack, defence, damage
