"""Trade & Equip, and stowing items (MD-4.14, MD-4.15, MD-14.1 to MD-14.3)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from wyprawa.games.hellscape.rules.figures import rewards
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.rules.rooms.objects import items_of, one_of_each
from wyprawa.games.hellscape.state import NONE, State
from wyprawa.games.hellscape.vocabulary.terms import HAND
from wyprawa.kernel import Asking, ask, step
from wyprawa.kernel.sizes import Index


def can_trade(s: State, who: int) -> bool:
    """Whether anything could be equipped or handed over."""
    here = figures.heroes_in(s, s.heroes[who].zone)
    if len(here) > 1 and any(s.heroes[each].inventory or max(s.heroes[each].slots) != NONE for each in here):
        return True
    return any(
        rewards.slots_for(s, s.heroes[each], item) for each in here for item in s.heroes[each].inventory
    )


Exchange: TypeAlias = tuple[Literal["equip", "give"], Index, Index, Index]
"""`equip`, a Hero, an item, a slot; or `give`, giver, taker, item."""


def trades(s: State, zone: int) -> list[Exchange]:
    """One small exchange: equip an item, or give one to another Hero in the Zone."""
    here = figures.heroes_in(s, zone)
    options: list[Exchange] = []
    for who in here:
        hero = s.heroes[who]
        for item in one_of_each(hero.inventory):
            options += [("equip", who, item, slot) for slot in rewards.slots_for(s, hero, item)]
        for item in one_of_each(items_of(hero)):
            options += [("give", who, other, item) for other in here if other != who]
    return options


@step
def trade(s: State, who: int, left: int) -> Asking[None]:
    """One exchange after the other; the limit only keeps play from going round in circles."""
    zone = s.heroes[who].zone
    options: list[Exchange | Literal["done"]] = [*(trades(s, zone) if left else [])]
    if not options:
        return
    options.append("done")
    chosen = yield from ask(s.heroes[who].seat, "trade", options, subject=(who,), rule="MD-14.1")
    if chosen == "done":
        return
    s.next(trade.later(who, left - 1))
    if chosen[0] == "equip":
        _, hero, item, slot = chosen
        rewards.equip(s, hero, item, slot)
    else:
        _, giver, taker, item = chosen
        rewards.give(s, giver, taker, item)
        if item == s.cursed:
            pass_sword(s, taker, item)


def pass_sword(s: State, taker: int, item: int) -> None:
    """The Cursed Sword is always equipped, and its count begins anew (MD-37.7, MD-37.8)."""
    rewards.equip(s, taker, item, HAND)
    s.counts["sword"] = 0


def stowable(s: State, who: int) -> list[int]:
    """The slots whose item can go to the Inventory; the Cursed Sword cannot (MD-37.16)."""
    return [n for n, item in enumerate(s.heroes[who].slots) if item not in (NONE, s.cursed)]


def stow_one(s: State, who: int) -> Asking[None]:
    """An item goes from a slot to the Inventory (MD-4.14)."""
    slots = stowable(s, who)
    slot = yield from ask(s.heroes[who].seat, "stow", slots, subject=(who,), rule="MD-4.14")
    rewards.stow(s, who, slot)
