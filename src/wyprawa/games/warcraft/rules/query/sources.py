"""What has powers, and whose powers are in force (chapters 11, 16, 19, 21).

A source is a word and a number: ("character", side), ("item", card), ("adversary", card), ("board", number),
("ability", number), ("attached", ability), ("general", card), and for verbs that are no power's, ("event",
card) and ("reward", card).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from wyprawa.games.warcraft.content import (
    ABILITIES,
    BOARD_ADVERSARIES,
    EVENT,
    ITEM,
    LEVEL_OF,
    SIDES,
    adversary_of,
    event_of,
    item_of,
)
from wyprawa.games.warcraft.state import NOTHING, Character, State
from wyprawa.games.warcraft.vocabulary.powers import Power
from wyprawa.games.warcraft.vocabulary.terms import COLOURS, Moment
from wyprawa.games.warcraft.vocabulary.verbs import If, Pay, Verb

Source: TypeAlias = tuple[str, int]


_POWERS: dict[str, Callable[[int], tuple[Power, ...]]] = {
    "character": lambda number: SIDES[number].powers,
    "item": lambda number: item_of(number).powers,
    "adversary": lambda number: adversary_of(number).powers,
    "board": lambda number: BOARD_ADVERSARIES[number].powers,
    "attached": lambda number: ABILITIES[number].attached,
    "general": lambda number: event_of(number).powers,
}


def powers_of(source: str, number: int) -> tuple[Power, ...]:
    """The powers printed on a source."""
    return _POWERS[source](number)


@lru_cache(maxsize=4096)
def powers_at(source: str, number: int, moment: Moment) -> tuple[tuple[int, Power], ...]:
    """The powers printed on a source for this moment, each with its place."""
    return tuple((n, power) for n, power in enumerate(powers_of(source, number)) if power.at == moment)


# Everything whose powers can work for a character.
EVERY_SOURCE: tuple[Source, ...] = (
    *(("character", side) for side in range(len(SIDES))),
    *(("item", card) for card, item in enumerate(ITEM) if item),
    *(("general", card) for card, event in enumerate(EVENT) if event),
    *(("attached", ability) for ability in range(len(ABILITIES))),
)


def verbs_at(source: str, number: int, row: int) -> tuple[Verb, ...]:
    """The verbs of a power, of an ability card (row 0) and its upgrades, of an event or of a reward."""
    if source == "ability":
        ability = ABILITIES[number]
        return ability.power.do if row == 0 else ability.upgrades[row - 1].do
    if source == "event":
        return event_of(number).do
    if source == "reward":
        return adversary_of(number).reward
    return powers_of(source, number)[row].do


def verbs_of(character: Character, ability: int) -> tuple[Verb, ...]:
    """What an ability card does for a character, with the upgrades it has reached (WW-21.31, WW-21.32)."""
    card = ABILITIES[ability]
    reached = [row for row in card.upgrades if COLOURS.index(row.level) <= character.level]
    return sum((row.do for row in reached), card.power.do)


@lru_cache(maxsize=4096)
def verb_at(source: str, number: int, path: tuple[int, ...]) -> Verb:
    """The verb at the end of a path: row and place, then branch and place for each verb within a verb."""
    found = verbs_at(source, number, path[0])[path[1]]
    for branch, place in zip(path[2::2], path[3::2], strict=True):
        assert isinstance(found, If | Pay)
        found = (found.otherwise if branch and isinstance(found, If) else found.then)[place]
    return found


def has_verb(source: str, number: int, path: tuple[int, ...]) -> bool:
    """Whether there is a verb at the end of this path."""
    try:
        verb_at(source, number, path)
    except (AssertionError, LookupError, ValueError):
        return False
    return True


def side_number(character: Character) -> int:
    """The side of the character card that is up."""
    return character.kind * 8 + character.level * 2 + character.turned


ACCESSORY: tuple[bool, ...] = tuple(item is not None and item.kind == "accessory" for item in ITEM)


_ITEMS: tuple[Source, ...] = tuple(("item", card) for card in range(len(ITEM)))
_SIDES: tuple[Source, ...] = tuple(("character", side) for side in range(len(SIDES)))


def usable(character: Character, card: int) -> bool:
    """Whether an item in the bag works from there (WW-19.15, WW-19.22)."""
    return ACCESSORY[card] and LEVEL_OF[card] <= character.level


def in_force(s: State, seat: int) -> list[Source]:
    """Everything whose powers work for a character now (WW-16.4, WW-19.23, WW-21.35)."""
    character = s.characters[seat]
    found = [_SIDES[side_number(character)]]
    if character.weapon != NOTHING and (s.combat is None or not replaces_weapon(s, seat)):
        found.append(_ITEMS[character.weapon])
    if character.armour != NOTHING:
        found.append(_ITEMS[character.armour])
    if character.bag:
        level = character.level
        found += [_ITEMS[card] for card in character.bag if ACCESSORY[card] and LEVEL_OF[card] <= level]
    for each in s.attached:
        if each.to == seat and (each.item == NOTHING or works(character, each.item)):
            found.append(("attached", each.ability))
    if s.general != NOTHING:
        found.append(("general", s.general))
    return found


def works(character: Character, card: int) -> bool:
    """Whether an item of the character has any effect."""
    return card in (character.weapon, character.armour) or usable(character, card)


def replaces_weapon(s: State, seat: int) -> bool:
    """Whether an ability is used instead of the weapon in this combat (WW-21.34)."""
    combat = s.combat
    if combat is None or seat not in (combat.attacker, combat.defender):
        return False
    return combat.replaced[int(seat != combat.attacker)] != NOTHING
