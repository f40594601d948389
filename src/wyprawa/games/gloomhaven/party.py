"""What a hero is between scenarios, how one is made, and what is wrong with one that cannot be played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import TypeAlias

import msgspec

from wyprawa.games.gloomhaven import enhancing
from wyprawa.games.gloomhaven.content import BUILDS, CARDS, CLASSES, ITEMS, TABLES, cards_of
from wyprawa.games.gloomhaven.content.rows import Half
from wyprawa.kernel import GameError
from wyprawa.kernel.sizes import Count, Index, Some, Word

ITEMS_IGNORED, SCENARIO_IGNORED = 1, 2  # negative effects that a perk takes away, bits
STARTING_GOLD = 15  # times one more than the level (GH-38.11)
FROM_CHECKMARKS = 6  # perks at most (GH-40.14)


Sticker: TypeAlias = tuple[Index, Half, Word]
"""On a card and half, as `enhancing` writes it: (1, "top", "1.value +1")."""


class Character(msgspec.Struct, frozen=True, kw_only=True):
    """A hero between scenarios. A scenario takes it in, and gives it back by `ending.homecoming`."""

    character: str  # its class
    level: int = 1
    xp: int = 0
    gold: int = 0
    checkmarks: int = 0
    pool: tuple[int, ...] = ()  # every card it may take along
    hand: tuple[int, ...] = ()  # the cards it takes (GH-1.8)
    perks: tuple[int, ...] = ()  # boxes ticked, by place in the class's list
    items: tuple[int, ...] = ()  # owned
    equipped: tuple[int, ...] = ()  # of these, used in the scenario (GH-1.6)
    enhancements: tuple[Sticker, ...] = ()


class HeroSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A hero as options give it; what is left out is filled from the class's build.

    Without `gold` it is a new hero, who buys its items with the gold of its level (GH-38.11). With it the
    hero has a past: the items are its own, and this is what is left in its purse.
    """

    character: Word = msgspec.field(name="class")
    level: Count = 1
    cards: Some[Index] | None = None  # the hand (GH-1.8)
    pool: Some[Index] | None = None  # every card it has
    perks: Some[Index] | None = None
    items: Some[Index] | None = None
    equipped: Some[Index] | None = None  # of the items, all of them if not said (GH-1.6)
    gold: Count | None = None
    enhancements: Some[Sticker] = ()


@lru_cache(maxsize=256)
def made(spec: HeroSpec, gone: frozenset[int] = frozenset()) -> Character:
    """The character of a spec; raises `GameError` that lists everything wrong with it.

    `gone` are items of which others have all copies, so that its build does without them.
    """
    if spec.character not in CLASSES:
        raise GameError(f"no class is called {spec.character!r}; classes are: {', '.join(CLASSES)}")
    if not 1 <= spec.level <= 9:
        raise GameError(f"{spec.character}: a level is 1 to 9, not {spec.level}")
    start = default(spec.character, spec.level, gone)
    hand = start.hand if spec.cards is None else spec.cards
    items = start.items if spec.items is None else spec.items
    gold = start.gold if spec.items is None else _purse(spec.level, items)
    character = msgspec.structs.replace(
        start,
        hand=hand,
        pool=tuple(sorted({*start.pool, *hand})) if spec.pool is None else spec.pool,
        perks=start.perks if spec.perks is None else spec.perks,
        items=items,
        equipped=items if spec.equipped is None else spec.equipped,
        gold=gold if spec.gold is None else spec.gold,
        enhancements=spec.enhancements,
    )
    if wrong := problems(character):
        raise GameError(f"{spec.character} of level {spec.level}: " + "; ".join(wrong))
    return character


def spec_of(character: Character) -> HeroSpec:
    """The options that bring a character into a scenario as it is."""
    return HeroSpec(
        character=character.character,
        level=character.level,
        cards=character.hand,
        pool=character.pool,
        perks=character.perks,
        items=character.items,
        equipped=character.equipped,
        gold=character.gold,
        enhancements=character.enhancements,
    )


def _purse(level: int, items: Sequence[int]) -> int:
    """What a new hero of a level has left after buying these items; below 0 if it cannot."""
    return STARTING_GOLD * (level + 1) - sum(ITEMS[item].price for item in items if item in ITEMS)


@cache
def default(character: str, level: int, gone: frozenset[int] = frozenset()) -> Character:
    """A legal hero of this class and level: the build's cards, perks and what its gold buys."""
    build = BUILDS[character]
    hand = [card for card in choosable(character, 1) if _basic(card)]
    pool = choosable(character, 1)
    for taken, left in (*build.first, *build.cards[: level - 1]):
        hand[hand.index(left)] = taken
    pool += [taken for taken, _ in build.cards[: level - 1]]
    items = bought(build.items, level, gone)
    return Character(
        character=character,
        level=level,
        xp=TABLES.experience[level - 1],
        gold=_purse(level, items),
        pool=tuple(sorted(pool)),
        hand=tuple(sorted(hand)),
        perks=build.perks[: level - 1],
        items=items,
        equipped=items,
    )


def bought(wanted: Iterable[int], level: int, gone: frozenset[int] = frozenset()) -> tuple[int, ...]:
    """What a new hero of a level buys of these, in this order, as its gold and its slots allow."""
    items: list[int] = []
    for item in wanted:
        more = [*items, item]
        if item not in gone and _purse(level, more) >= 0 and not too_many(more, level):
            items = more
    return tuple(items)


def _basic(card: int) -> bool:
    return CARDS[card].level == 1 and not CARDS[card].x


def problems(character: Character) -> list[str]:
    """Everything that keeps a character from being played, said so that it can be mended."""
    kind = CLASSES[character.character]
    return [
        *_hand_problems(character, kind.hand),
        *_perk_problems(character),
        *_item_problems(character),
        *_sticker_problems(character),
    ]


def _hand_problems(character: Character, size: int) -> Iterable[str]:
    hand = character.hand
    for card in hand:
        if card not in CARDS:
            yield f"no ability card has the number {card}"
        elif CARDS[card].pack:
            yield f"card {card} is never part of a hand"
        elif CARDS[card].character != character.character:  # GH-2.2
            yield f"card {card} belongs to the {CARDS[card].character}"
        elif CARDS[card].level > character.level:  # GH-2.3
            yield f"card {card} is of level {CARDS[card].level}"
        elif card not in character.pool:
            yield f"card {card} is not in the pool"
    if len(set(hand)) < len(hand):
        yield "a card is there twice"
    if len(hand) != size:  # GH-1.8
        yield f"the hand has {size} cards, not {len(hand)}"
    if too_high([card for card in set(hand) if card in CARDS], character.level):
        yield "more cards of high levels than levels gained"


def too_high(cards: Iterable[int], level: int) -> bool:
    """Whether these are more cards of high levels than levels can have brought, one each (GH-40.4)."""
    gained = sorted((CARDS[card].level for card in cards if CARDS[card].level > 1), reverse=True)
    return any(card > level - place for place, card in enumerate(gained))


SOLO_LEVEL = 5  # a character plays its class's own scenario from this level on


def choosable(character: str, level: int) -> list[int]:
    """Every card of a class that a hero of this level could have."""
    return [card.id for card in cards_of(character) if card.level <= level and not card.pack]


def _perk_problems(character: Character) -> Iterable[str]:
    perks = CLASSES[character.character].perks
    for perk, times in Counter(character.perks).items():
        if not 0 <= perk < len(perks):
            yield f"there is no perk {perk}; they are numbered 0 to {len(perks) - 1}"
        elif times > perks[perk].boxes:  # GH-40.9
            yield f"perk {perk} has {perks[perk].boxes} boxes, not {times}"
    most = character.level - 1 + FROM_CHECKMARKS
    if len(character.perks) > most:
        yield f"{len(character.perks)} perks are more than the {most} that levels and checkmarks can bring"


def _item_problems(character: Character) -> Iterable[str]:
    for item in character.items:
        if item not in ITEMS:
            yield f"no item has the number {item}"
    if len(set(character.items)) < len(character.items):  # GH-2.5
        yield "an item is there twice"
    for item in sorted({*character.equipped} - {*character.items}):
        yield f"item {item} is equipped but not owned"
    if len(set(character.equipped)) < len(character.equipped):
        yield "an item is equipped twice"
    if character.gold < 0:
        yield f"the items cost {-character.gold} gold more than it has"
    if all(item in ITEMS for item in character.equipped):
        yield from too_many(character.equipped, character.level)


def _sticker_problems(character: Character) -> Iterable[str]:
    """Stickers go on spots of cards in the pool (GH-42.2, GH-42.4)."""
    by_half: dict[tuple[int, Half], list[str]] = {}
    for card, half, what in character.enhancements:
        if card in character.pool and card in CARDS:
            by_half.setdefault((card, half), []).append(what)
        else:
            yield f"card {card} is enhanced but not in the pool"
    for (card, half), stickers in by_half.items():
        yield from enhancing.problems(card, half, stickers)


def too_many(items: Sequence[int], level: int) -> list[str]:
    """What does not fit the slots (C2)."""
    slots = Counter(ITEMS[item].slot for item in items)
    small = (level + 1) // 2 + sum(trait.small_items for item in items if (trait := ITEMS[item].has))
    wrong = [f"{slots[slot]} items for the {slot}" for slot in ("head", "body", "legs") if slots[slot] > 1]
    if slots["one_hand"] + 2 * slots["two_hands"] > 2:  # GH-24.13
        wrong.append("more than two hands are full")
    if slots["small"] > small:
        wrong.append(f"{slots['small']} small items where {small} fit")
    return wrong


def ignores(character: Character) -> int:
    """The negative effects its perks take away, as bits."""
    found = 0
    for perk in character.perks:
        for what in CLASSES[character.character].perks[perk].ignore:
            found |= ITEMS_IGNORED if what == "items" else SCENARIO_IGNORED
    return found


def modifier_deck(character: Character) -> list[str]:
    """Its attack modifier cards: the standard ones, changed by perks and by the items it wears."""
    cards = Counter(TABLES.deck)
    for perk in character.perks:  # GH-40.15
        box = CLASSES[character.character].perks[perk]
        cards.subtract(box.remove)
        cards.update(box.add)
    bad = 0 if ignores(character) & ITEMS_IGNORED else 1
    for item in character.equipped:  # GH-1.7
        cards["minus_1"] += ITEMS[item].minus_one * (bad if ITEMS[item].minus_one > 0 else 1)
    return [card for card, copies in cards.items() for _ in range(copies)]
