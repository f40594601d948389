"""What items are worth to a character."""

from __future__ import annotations

from copy import copy
from functools import lru_cache

from wyprawa.games.warcraft.bot.duels import from_deck
from wyprawa.games.warcraft.bot.prices import BAD_ITEM, HURT
from wyprawa.games.warcraft.content import FITS, ITEM, LEVEL_OF, SIDES, item_of
from wyprawa.games.warcraft.rules.characters.items import can_equip
from wyprawa.games.warcraft.rules.query.figures import Figures, health, standing
from wyprawa.games.warcraft.rules.query.sources import usable
from wyprawa.games.warcraft.state import NOTHING, Character, State

FIGHTS = 6.0  # that an item serves in
USEFUL = 0.12  # an accessory that works, or a triggered power
POTIONS = 0.015  # a symbol
ATTACK, DEFENCE, RANGED = 0.45, 0.2, 0.25  # a point more, or ranged instead of melee


@lru_cache(maxsize=1 << 12)
def hoped(kind: int, level: int, weapon: int, armour: int, colour: int) -> float:
    """What an item of a colour is worth, before one sees it, to a character of a level that wears these."""
    cards = [card for card, item in enumerate(ITEM) if item is not None and LEVEL_OF[card] == colour]
    return sum(_better(kind, level, weapon, armour, card) for card in cards) / len(cards)


def _better(kind: int, level: int, weapon: int, armour: int, card: int) -> float:
    """By how much an item is better than what is worn; whatever it is, it can be drunk."""
    item, side = item_of(card), SIDES[kind * 8 + level * 2]
    drunk = BAD_ITEM + POTIONS * len(item.potions)
    if item.kind == "accessory":
        return drunk + (USEFUL if LEVEL_OF[card] <= level else 0.0)
    if not FITS[card][kind] or LEVEL_OF[card] > level:
        return drunk
    if item.kind == "armour":
        return drunk + DEFENCE * max(0, item.defence - (item_of(armour) if armour >= 0 else side).defence)
    worn = item_of(weapon) if weapon >= 0 else side
    return drunk + max(0.0, ATTACK * (item.attack - worn.attack) + RANGED * (item.ranged - worn.ranged))


def mettle(figures: Figures, life: int, level: int) -> float:
    """What a fight on one's own colour is worth."""
    promise = from_deck(figures, life, level)
    return 0.25 * promise.win - HURT * promise.damage - 0.3 * promise.fall


def dressed(s: State, seat: int, weapon: int, armour: int) -> float:
    """What a fight is worth with these items."""
    seen, character = copy(s), copy(s.characters[seat])
    character.weapon, character.armour = weapon, armour
    seen.characters = [*s.characters]
    seen.characters[seat] = character
    life = max(1, health(seen, seat) - character.damage)
    powers = sum(len(item_of(card).powers) for card in (weapon, armour) if card != NOTHING)
    return mettle(standing(seen, seat), life, character.level) + 0.01 * powers


def worn_with(character: Character, card: int) -> tuple[int, int]:
    """Weapon and armour, if this item is put on."""
    if item_of(card).kind == "weapon":
        return card, character.armour
    return character.weapon, card


def worn_without(character: Character, card: int) -> tuple[int, int]:
    """Weapon and armour, if this item is taken off."""
    if card == character.weapon:
        return NOTHING, character.armour
    return character.weapon, NOTHING


def worth(s: State, seat: int, card: int) -> float:
    """What an item does for a character that has it, or would have it."""
    character, item = s.characters[seat], item_of(card)
    drunk = POTIONS * len(item.potions)
    if card in (character.weapon, character.armour):
        now, bare = dressed(s, seat, character.weapon, character.armour), worn_without(character, card)
        return BAD_ITEM + drunk + FIGHTS * max(0.0, now - dressed(s, seat, *bare))
    if item.kind == "accessory":
        return BAD_ITEM + drunk + (USEFUL if usable(character, card) else 0.0)
    if can_equip(character, card):
        now = dressed(s, seat, character.weapon, character.armour)
        return BAD_ITEM + drunk + FIGHTS * max(0.0, dressed(s, seat, *worn_with(character, card)) - now)
    soon = 0.1 if LEVEL_OF[card] > character.level and _fits(character, card) else 0.0
    return BAD_ITEM + drunk + soon


def _fits(character: Character, card: int) -> bool:
    """Whether it could be worn, if the level were high enough."""
    grown = copy(character)
    grown.level = LEVEL_OF[card]
    return can_equip(grown, card)


def gain(s: State, seat: int, option: tuple[str, int]) -> float:
    """What putting an item on or off changes for a fight."""
    character = s.characters[seat]
    now = dressed(s, seat, character.weapon, character.armour)
    if option[0] == "bag":
        return dressed(s, seat, *worn_without(character, option[1])) - now
    return dressed(s, seat, *worn_with(character, option[1])) - now
