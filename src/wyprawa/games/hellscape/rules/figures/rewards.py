"""Treasure and items: bag, decks, finding, equipping, handing over (MD-4, MD-11.3 to MD-11.6, MD-13.22 to
MD-13.28)."""

from __future__ import annotations

from typing import Literal

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import HEROES, ITEMS
from wyprawa.games.hellscape.rules.figures.piles import draw_card, lay
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.state import NONE, ROAMING, Enemy, Hero, State
from wyprawa.games.hellscape.vocabulary.terms import HAND, OFF_HAND, RARITIES, ROGUE, SLOTS, Slot
from wyprawa.kernel import Asking, ask, step
from wyprawa.parts.decks import draw


def draw_treasure(s: State) -> int:
    """A token from the bag; -1 if it is empty (MD-4.3)."""
    rarity = draw(s.bag, s.chance, "treasure")
    return NONE if rarity is None else rarity


def draw_item(s: State, rarity: int) -> int:
    """The next card of a Treasure deck; -1 if there is none (MD-4.18).

    Set items for Classes that nobody plays are discarded (MD-4.28).
    """
    unwanted = []
    while (item := draw_card(s, "item_piles", rarity, f"item-{RARITIES[rarity]}")) != NONE:
        if has_use(s, item):
            break
        unwanted.append(item)
    if unwanted:
        lay(s, "item_discards", rarity, *unwanted)
    return item


def has_use(s: State, item: int) -> bool:
    """Whether somebody's Class could use it."""
    only = ITEMS[item].only
    return only is None or any(HEROES[hero.card].hero_class == only for hero in s.heroes)


def discard_item(s: State, item: int) -> None:
    """To the pile its back belongs to; Starting items leave the game."""
    deck = ITEMS[item].deck
    if deck in RARITIES:
        lay(s, "item_discards", RARITIES.index(deck), item)
    elif deck not in ("starting", "crowd"):
        lay(s, "mob_item_discards", int(deck[-1]) - 1, item)


def gain_tokens(s: State, who: int, tokens: list[int]) -> None:
    """A card for each Treasure token, and the tokens go back to the bag (MD-4.4, MD-4.5)."""
    items = [draw_item(s, rarity) for rarity in tokens]
    s.bag += tokens
    find_items(s, who, [item for item in items if item != NONE])


def find_items(s: State, who: int, items: list[int]) -> None:
    """Items come to a Hero, who decides about each (MD-11.4, MD-11.5)."""
    for item in items:
        s.heroes[who].inventory.append(item)
        s.tell(events.ItemFound, who, item, rule="MD-4.4")
    s.next(*[found_item.later(who, item) for item in items])


def reward(s: State, enemy: Enemy, by: int) -> None:
    """The killer's rewards (MD-13.22 to MD-13.27)."""
    items = [draw_item(s, rarity) for rarity in treasure_on(enemy)]
    if enemy.kind == ROAMING:
        fixed = figures.roaming_card(enemy).fixed
        items += [draw_item(s, RARITIES.index(rarity)) for rarity in fixed]  # MD-13.24
    items.append(enemy.item)  # MD-13.25
    find_items(s, by, [item for item in items if item != NONE])


def treasure_on(enemy: Enemy) -> list[int]:
    """The Treasure tokens on its card, each by its rarity."""
    return [rarity for rarity, n in enumerate(enemy.treasure) for _ in range(n)]


def return_poison(s: State, token: int) -> None:
    """To the bag, not to the discard pile (MD-29.19)."""
    for hero in s.heroes:
        if figures.class_of(hero) == ROGUE:
            hero.pile.append(token)


# --- equipping ------------------------------------------------------------------------------------------

HANDS = (HAND, OFF_HAND)
MADE_FOR: dict[Slot, tuple[int, ...]] = {
    **{slot: (n,) for n, slot in enumerate(SLOTS)},
    "hand": HANDS,
    "two_hands": (HAND,),
    "none": (),
}
PLACES = [MADE_FOR[card.slot] for card in ITEMS]  # looked up often, so by number
TWO_HANDED = [card.slot == "two_hands" for card in ITEMS]
ONLY = {n: card.only for n, card in enumerate(ITEMS) if card.only is not None}


def slots_for(s: State, hero: Hero, item: int) -> tuple[int, ...]:
    """The slots an item may be put in; the Cursed Sword gives way to none (MD-3.16, MD-37.8, MD-37.16)."""
    slots = fitting(hero, item)
    if s.cursed == NONE or s.cursed not in hero.slots:
        return slots
    return tuple(
        slot for slot in slots if all(hero.slots[each] != s.cursed for each in emptied(hero, item, slot))
    )


def fitting(hero: Hero, item: int) -> tuple[int, ...]:
    """The slots of a board that an item fits in (MD-3.1, MD-3.3)."""
    if item in ONLY and ONLY[item] != HEROES[hero.card].hero_class:
        return ()
    slots = PLACES[item]
    if slots != HANDS:
        return slots
    held = hero.slots[HAND]
    if held == NONE or TWO_HANDED[held]:
        return (HAND,)
    return HANDS if hero.slots[OFF_HAND] != NONE else (OFF_HAND,)


def emptied(hero: Hero, item: int, slot: int) -> list[int]:
    """The slots that must be empty for an item in one of them (MD-3.3)."""
    two = ITEMS[item].slot == "two_hands"
    holds_two = hero.slots[HAND] != NONE and ITEMS[hero.slots[HAND]].slot == "two_hands"
    return sorted(
        {slot, *((HAND, OFF_HAND) if two else ()), *((HAND,) if holds_two and slot == OFF_HAND else ())}
    )


def equip(s: State, who: int, item: int, slot: int) -> None:
    """Whatever lies there goes to the Inventory (MD-4.17)."""
    hero = s.heroes[who]
    for each in emptied(hero, item, slot):
        if hero.slots[each] != NONE:
            stow(s, who, each)
    hero.inventory.remove(item)
    hero.slots[slot] = item
    s.tell(events.ItemEquipped, who, item, rule="MD-4.16")


def stow(s: State, who: int, slot: int) -> None:
    """From a slot to the Inventory, free at any moment (MD-4.14)."""
    hero = s.heroes[who]
    item = hero.slots[slot]
    hero.slots[slot] = NONE
    hero.inventory.append(item)
    s.tell(events.ItemStowed, who, item, rule="MD-4.14")


def take_away(hero: Hero, item: int) -> None:
    """Take an item off a Hero, equipped or not."""
    if item in hero.inventory:
        hero.inventory.remove(item)
    else:
        hero.slots[hero.slots.index(item)] = NONE


@step
def found_item(s: State, who: int, item: int) -> Asking[None]:
    """Equip it, keep it, or hand it to a Hero in the Zone (MD-4.16, MD-11.4 to MD-11.6, MD-13.27)."""
    hero = s.heroes[who]
    if item not in hero.inventory or hero.gone:
        return
    others = [] if hero.down else [each for each in figures.heroes_in(s, hero.zone) if each != who]
    options: list[tuple[Literal["equip", "give"], int] | Literal["keep"]] = []
    options += [("equip", slot) for slot in slots_for(s, hero, item)]
    options += ["keep", *(("give", other) for other in others)]
    chosen = yield from ask(hero.seat, "item", options, subject=(who, item), rule="MD-11.4")
    if chosen == "keep":
        return
    if chosen[0] == "equip":
        equip(s, who, item, chosen[1])
        return
    give(s, who, chosen[1], item)
    s.next(received_item.later(chosen[1], item))


@step
def received_item(s: State, who: int, item: int) -> Asking[None]:
    """Whoever is handed an item may equip that one at once (MD-11.6)."""
    hero = s.heroes[who]
    options: list[tuple[Literal["equip"], int] | Literal["keep"]] = []
    options += [*(("equip", slot) for slot in slots_for(s, hero, item)), "keep"]
    chosen = yield from ask(hero.seat, "item", options, subject=(who, item), rule="MD-11.6")
    if chosen != "keep":
        equip(s, who, item, chosen[1])


def give(s: State, who: int, whom: int, item: int) -> None:
    take_away(s.heroes[who], item)
    s.heroes[whom].inventory.append(item)
    s.tell(events.ItemGiven, who, whom, item, rule="MD-11.5")
