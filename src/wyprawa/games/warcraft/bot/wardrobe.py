"""What items are worth to a character."""

from __future__ import annotations

from copy import copy

from wyprawa.games.warcraft.bot.duels import from_deck
from wyprawa.games.warcraft.bot.prices import BAD_ITEM, HURT
from wyprawa.games.warcraft.content import LEVEL_OF, item_of
from wyprawa.games.warcraft.rules.characters.items import can_equip
from wyprawa.games.warcraft.rules.query.figures import Figures, health, standing
from wyprawa.games.warcraft.rules.query.sources import usable
from wyprawa.games.warcraft.state import NOTHING, Character, State

FIGHTS = 6.0  # that an item serves in
USEFUL = 0.12  # an accessory that works, or a triggered power
POTIONS = 0.015  # a symbol


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


def worth(s: State, seat: int, card: int) -> float:
    """What an item does for a character that has it, or would have it."""
    character, item = s.characters[seat], item_of(card)
    drunk = POTIONS * len(item.potions)
    if card in (character.weapon, character.armour):
        bare = (NOTHING, character.armour) if card == character.weapon else (character.weapon, NOTHING)
        now = dressed(s, seat, character.weapon, character.armour)
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
        return -1.0
    return dressed(s, seat, *worn_with(character, option[1])) - now
