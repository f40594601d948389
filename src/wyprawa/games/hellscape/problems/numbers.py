"""Rows of the right length, and numbers that are in their tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sized

from wyprawa.games.hellscape.content import (
    BOSSES,
    DOORS,
    HEROES,
    ITEMS,
    LEVELS,
    MISSIONS,
    MOBS,
    ROAMING,
    ROGUE_TOKENS,
    SKILLS,
)
from wyprawa.games.hellscape.content.missions import Mission
from wyprawa.games.hellscape.dungeon import drafted
from wyprawa.games.hellscape.state import BOSS, MOB, NONE, State
from wyprawa.games.hellscape.state import ROAMING as ROAMING_KIND
from wyprawa.games.hellscape.vocabulary import RARITIES, TOKENS

CARDS: dict[int, Sized] = {MOB: MOBS, ROAMING_KIND: ROAMING, BOSS: BOSSES}
ROW_LENGTHS = {
    "backs": 5,
    "supply": 3,
    "item_piles": 3,
    "item_discards": 3,
    "mob_items": 3,
    "mob_item_discards": 3,
    "mobs": 3,
    "mob_discards": 3,
    "roaming": 3,
    "roaming_discards": 3,
}
TABLES: dict[str, Sized] = {
    "item_piles": ITEMS,
    "item_discards": ITEMS,
    "mob_items": ITEMS,
    "mob_item_discards": ITEMS,
    "mobs": MOBS,
    "mob_discards": MOBS,
    "roaming": ROAMING,
    "roaming_discards": ROAMING,
    "doors": DOORS,
    "door_discard": DOORS,
    "starting": ITEMS,
}


def of_frame(s: State) -> Iterator[str]:
    if s.draft is None and s.mission not in MISSIONS:
        yield f"mission: expected one of {', '.join(MISSIONS)}, got {s.mission!r}"
    elif s.draft is not None:
        yield from of_draft(s.draft, s.mission)
    if not 1 <= len(s.heroes) <= len(HEROES):
        yield f"expected 1 to {len(HEROES)} Heroes, got {len(s.heroes)}"
    elif {hero.seat for hero in s.heroes} != set(range(s.seats)):
        yield f"expected a Hero for each of {s.seats} seats, got {[hero.seat for hero in s.heroes]}"
    for row, length in ROW_LENGTHS.items():
        if len(getattr(s, row)) != length:
            yield f"{row}: expected {length}, got {len(getattr(s, row))}"


def of_draft(draft: Mission, mission: str) -> Iterator[str]:
    """A Mission that came with a save need not have been proved."""
    if draft.id != mission:
        yield f"draft: expected the Mission {mission!r}, got {draft.id!r}"
    try:
        drafted(draft)
    except (ValueError, KeyError) as error:
        yield f"draft: no map can be made of it: {error}"


def of_numbers(s: State) -> Iterator[str]:
    """Every card goes by a number of its table."""
    for field, table in TABLES.items():
        piles = getattr(s, field)
        cards = [card for pile in piles for card in pile] if field in ROW_LENGTHS else piles
        yield from no_such(field, cards, table)
    for who, hero in enumerate(s.heroes):
        yield from no_such(f"Hero {who}", [hero.card], HEROES)
        yield from no_such(f"Hero {who}: level", [hero.level - 1], LEVELS)
        yield from no_such(f"Hero {who}: inventory", hero.inventory, ITEMS)
        yield from no_such(f"Hero {who}: slots", [item for item in hero.slots if item != NONE], ITEMS)
        yield from no_such(f"Hero {who}: skills", hero.skills, SKILLS)
    for enemy in s.enemies:
        name = f"figure {enemy.figure}"
        if enemy.kind not in CARDS:
            yield f"{name}: expected a Mob, a Roaming Monster or a Boss, got kind {enemy.kind}"
            continue
        yield from no_such(name, [enemy.card], CARDS[enemy.kind])
        yield from no_such(f"{name}: item", [each for each in (enemy.item,) if each != NONE], ITEMS)
        yield from no_such(
            f"{name}: Poison", [each for each in (enemy.poison,) if each != NONE], ROGUE_TOKENS
        )
    yield from no_such("tokens", [kind for kind, _, _ in s.tokens], TOKENS)
    yield from no_such("stays", [card for _, card in s.stays], DOORS)
    yield from no_such("cursed", [each for each in (s.cursed,) if each != NONE], ITEMS)
    yield from no_such("bag", s.bag, RARITIES)
    for n, chests in enumerate(s.backs[3:]):
        yield from no_such(f"Chests {n}", chests, RARITIES)


def no_such(field: str, numbers: Iterable[int], table: Sized) -> Iterator[str]:
    for number in numbers:
        if number not in range(len(table)):
            yield f"{field}: expected a number below {len(table)}, got {number}"
