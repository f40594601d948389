"""Interactions: Treasure, Chests, Fountains, Forges (MD-11, MD-24.14 to MD-24.26)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import ITEMS
from wyprawa.games.hellscape.rules.figures import rewards
from wyprawa.games.hellscape.rules.figures.gains import gain_health
from wyprawa.games.hellscape.rules.figures.piles import take
from wyprawa.games.hellscape.rules.query import figures, ground
from wyprawa.games.hellscape.rules.rooms.movement import FOUNTAINS, GREATER, REGULAR
from wyprawa.games.hellscape.state import NONE, Hero, State
from wyprawa.games.hellscape.vocabulary.terms import (
    EPIC,
    FORGE,
    FOUNTAIN,
    GREATER_CHEST,
    RARITIES,
    REGULAR_CHEST,
    TREASURE,
)
from wyprawa.kernel import Asking, ask, step

Thing: TypeAlias = tuple[Literal["treasure", "object"], int]
"""A Treasure token by its rarity, or another object by its kind."""

CHESTS = {
    REGULAR_CHEST: (REGULAR, 2),
    GREATER_CHEST: (GREATER, 3),
}  # hidden sides and items (MD-24.15, MD-24.16)
FORGED = 3  # cards for one (MD-24.18)
ITEM_IDS = [card.id for card in ITEMS]


def can_interact(s: State, who: int) -> bool:
    """No Enemy may stand in the Zone (MD-11.1)."""
    return not figures.enemies_in(s, s.heroes[who].zone)


def objects(s: State, who: int) -> list[Thing]:
    """What a Hero can interact with for 1 MP, each kind once (MD-11.2)."""
    if not can_interact(s, who):
        return []
    found: list[Thing] = []
    for kind, _, value in ground.tokens_at(s, s.heroes[who].zone):
        option: Thing | None = None
        if kind == TREASURE:
            option = ("treasure", value)
        elif kind in CHESTS or kind == FOUNTAIN or (kind == FORGE and can_forge(s, s.heroes[who])):
            option = ("object", kind)
        if option is not None and option not in found:
            found.append(option)
    return found


def take_treasure(s: State, who: int, rarity: int) -> None:
    """MD-11.3."""
    zone = s.heroes[who].zone
    s.tokens.remove((TREASURE, zone, rarity))
    s.tell(events.TreasureTaken, who, zone, rarity, rule="MD-11.3")
    rewards.gain_tokens(s, who, [rarity])


def interact(s: State, who: int, kind: int) -> None:
    """One object, one interaction (MD-11.2)."""
    zone = s.heroes[who].zone
    if kind == FOUNTAIN:
        drink(s, who, zone)
    elif kind == FORGE:
        s.next(forge.later(who, FORGED, EPIC))
    else:
        open_chest(s, who, zone, kind)


def drink(s: State, who: int, zone: int) -> None:
    """MD-24.14."""
    n = take(s, "backs", FOUNTAINS, "fountain")
    ground.take_token(s, FOUNTAIN, zone)
    s.tell(events.FountainDrunk, who, zone, n, rule="MD-24.14")
    gain_health(s, who, n, "MD-24.14")


def open_chest(s: State, who: int, zone: int, kind: int) -> None:
    """Items of the rarity shown (MD-24.15 to MD-24.17)."""
    pile, n = CHESTS[kind]
    rarity = take(s, "backs", pile, "chest")
    ground.take_token(s, kind, zone)
    s.tell(events.ChestOpened, who, kind, zone, rarity, rule="MD-24.15" if n == 2 else "MD-24.16")
    items = [rewards.draw_item(s, rarity) for _ in range(n)]
    rewards.find_items(s, who, [item for item in items if item != NONE])


# --- Forge ----------------------------------------------------------------------------------------------


def rarity_of(item: int) -> int:
    """Starting items and Consumables count as Common (MD-4.9, MD-4.10, MD-24.19)."""
    return RARITIES.index(ITEMS[item].rarity)


def items_of(hero: Hero) -> list[int]:
    """All items, equipped or not (MD-24.26)."""
    return sorted([*hero.inventory, *(item for item in hero.slots if item != NONE)])


def loose_items(s: State, hero: Hero) -> list[int]:
    """Items a Hero may give up; never the Cursed Sword (MD-37.16)."""
    return [item for item in items_of(hero) if item != s.cursed]


def can_forge(s: State, hero: Hero) -> bool:
    """Three cards, not all of them Epic (MD-24.21)."""
    items = loose_items(s, hero)
    return len(items) >= FORGED and any(rarity_of(item) < EPIC for item in items)


@step
def forge(s: State, who: int, left: int, lowest: int) -> Asking[None]:
    """Cards are discarded one by one, then one of the next higher rarity is drawn (MD-24.18, MD-24.20)."""
    hero = s.heroes[who]
    if not left:
        s.tell(events.Forged, who, lowest + 1, rule="MD-24.18")
        item = rewards.draw_item(s, lowest + 1)
        rewards.find_items(s, who, [item] if item != NONE else [])
        return
    items = loose_items(s, hero)
    if left == 1 and lowest == EPIC:
        items = [item for item in items if rarity_of(item) < EPIC]
    item = yield from ask(hero.seat, "forge", one_of_each(items), subject=(who, left), rule="MD-24.18")
    rewards.take_away(hero, item)
    rewards.discard_item(s, item)
    s.tell(events.ItemDiscarded, who, item, rule="MD-24.18")
    s.next(forge.later(who, left - 1, min(lowest, rarity_of(item))))


def one_of_each(items: list[int]) -> list[int]:
    """Of cards alike, the first."""
    found: dict[str, int] = {}
    for item in items:
        if (name := ITEM_IDS[item]) not in found:
            found[name] = item
    return list(found.values())
