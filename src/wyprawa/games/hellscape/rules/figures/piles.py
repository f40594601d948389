"""Piles by tier or rarity, and their discards (MD-4.7, MD-10.10, MD-20.2, R15).

Piles are tuples: they change seldom, and a table that is copied shares them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from wyprawa.games.hellscape.state import NONE, State
from wyprawa.kernel.sizes import Index, Some
from wyprawa.parts.decks import draw

Piles: TypeAlias = Some[Some[Index]]
DISCARDS = {
    "item_piles": "item_discards",
    "mob_items": "mob_item_discards",
    "mobs": "mob_discards",
    "roaming": "roaming_discards",
}


def changed(piles: Piles, n: int, pile: Iterable[int]) -> Piles:
    """The same piles with another one at a place."""
    return (*piles[:n], tuple(pile), *piles[n + 1 :])


def lay(s: State, field: str, n: int, *cards: int) -> None:
    """Cards are laid on a pile."""
    piles: Piles = getattr(s, field)
    setattr(s, field, changed(piles, n, (*piles[n], *cards)))


def draw_card(s: State, field: str, n: int, label: str) -> int:
    """The next card of a pile, its discards reshuffled if it is empty; -1 if there is none."""
    piles, discards = getattr(s, field), getattr(s, DISCARDS[field])
    pile, discard = [*piles[n]], [*discards[n]]
    card = draw(pile, s.chance, label, discard)
    setattr(s, field, changed(piles, n, pile))
    if len(discard) != len(discards[n]):
        setattr(s, DISCARDS[field], changed(discards, n, discard))
    return NONE if card is None else card


def draw_of_tier(s: State, field: str, tier: int, label: str) -> int:
    """A card of the tier; else of the next higher one; -1 if there is none (R15)."""
    for n in range(tier, len(getattr(s, field))):
        if (card := draw_card(s, field, n, label)) != NONE:
            return card
    return NONE


def take(s: State, field: str, n: int, label: str) -> int:
    """A random card or token of a pile that is not empty."""
    piles: Piles = getattr(s, field)
    pile = [*piles[n]]
    card = s.chance.take(pile, label)
    setattr(s, field, changed(piles, n, pile))
    return card
