"""The box as records. What a card says is here, what it does is in `rules`.

Inside the game a card is its number in its table, a space its number on the map, a level 0 to 3.
"""

from __future__ import annotations

from wyprawa.games.warcraft.rows import (
    Ability,
    Adversary,
    BoardAdversary,
    Challenge,
    Character,
    CharacterSide,
    Content,
    Event,
    Item,
    Quest,
    Space,
    Trophy,
)
from wyprawa.games.warcraft.vocabulary.terms import COLOURS, Potion
from wyprawa.parts.content import load

CONTENT = load(Content, "wyprawa.games.warcraft")

BOX = CONTENT.box
SPACES: tuple[Space, ...] = CONTENT.spaces
BOARD_ADVERSARIES: tuple[BoardAdversary, ...] = CONTENT.board_adversaries
TROPHIES: tuple[Trophy, ...] = CONTENT.trophies
CHARACTERS: tuple[Character, ...] = CONTENT.characters
ABILITIES: tuple[Ability, ...] = CONTENT.abilities
CHALLENGES: tuple[Challenge, ...] = CONTENT.challenges
QUESTS: tuple[Quest, ...] = CONTENT.quests

# Sides of character cards, numbered by character, level and side.
SIDES: tuple[CharacterSide, ...] = tuple(
    side for character in CHARACTERS for card in character.cards for side in card
)

_items = {item.id: item for item in CONTENT.items}
_adversaries = {adversary.id: adversary for adversary in CONTENT.adversaries}
_events = {event.id: event for event in CONTENT.events}

# What a challenge card is, by its number: the event on its front, the adversary and the item on one of its
# sides. An adversary card has no event; an event has whatever it turns into.
EVENT: tuple[Event | None, ...] = tuple(_events[card.event] if card.event else None for card in CHALLENGES)
ADVERSARY: tuple[Adversary | None, ...] = tuple(
    _adversaries[name] if (name := card.adversary or (event.adversary if event else None)) else None
    for card, event in zip(CHALLENGES, EVENT, strict=True)
)
ITEM: tuple[Item | None, ...] = tuple(
    _items[name] if (name := card.item or (event.item if event else None)) else None
    for card, event in zip(CHALLENGES, EVENT, strict=True)
)
# Adversaries whose markers lie red side up (WW-22.3).
FEROCIOUS: tuple[bool, ...] = tuple(foe is not None and "ferocious" in foe.traits for foe in ADVERSARY)
# By card and character: whether the character may wear the item on it, once its level is high enough.
FITS: tuple[tuple[bool, ...], ...] = tuple(
    tuple(
        item is not None and item.kind != "accessory" and {*item.symbols} <= {*character.symbols}
        for character in CHARACTERS
    )
    for item in ITEM
)
POTIONS: tuple[tuple[Potion, ...], ...] = tuple(item.potions if item else () for item in ITEM)
LEVEL_OF: tuple[int, ...] = tuple(COLOURS.index(card.colour) for card in CHALLENGES)


def adversary_of(card: int) -> Adversary:
    """The adversary side of a challenge card that has one."""
    found = ADVERSARY[card]
    assert found is not None, f"challenge card {card} has no adversary"
    return found


def item_of(card: int) -> Item:
    """The item side of a challenge card that has one."""
    found = ITEM[card]
    assert found is not None, f"challenge card {card} has no item"
    return found


def event_of(card: int) -> Event:
    """The event on the front of a challenge card that has one."""
    found = EVENT[card]
    assert found is not None, f"challenge card {card} is no event"
    return found


def is_ferocious(card: int) -> bool:
    """WW-22.3."""
    return FEROCIOUS[card]
