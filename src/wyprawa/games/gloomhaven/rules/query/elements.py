"""Chapter 15: which elements can be consumed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from wyprawa.games.gloomhaven.abilities.terms import ELEMENTS, AnyElement
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.state import INERT, State


def ready(s: State, element: int, who: int) -> bool:
    """Whether a figure could consume an element, by number (GH-15.5)."""
    return s.elements[element] != INERT and not (s.no_consuming and facts.is_hero(s, who))


def ways(s: State, names: Sequence[AnyElement], who: int) -> list[tuple[int, ...]]:
    """The elements that could be consumed for these symbols, all of them, each once (GH-15.7, GH-15.11)."""
    fixed = [ELEMENTS.index(name) for name in names if name != "any"]
    if not all(ready(s, element, who) for element in fixed):
        return []
    free = len(names) - len(fixed)
    if not free:
        return [tuple(fixed)]
    rest = [n for n in range(len(ELEMENTS)) if ready(s, n, who) and n not in fixed]
    return sorted({(*fixed, *sorted(some)) for some in permutations(rest, free)})


def shared(s: State, who: int, names: Sequence[AnyElement]) -> bool:
    """Whether the monster's type has consumed them this round already (GH-15.13)."""
    deck = s.decks.get(facts.deck_of(s, s.figures[who]))
    if deck is None or not deck.used or not names:
        return False
    if "any" in names:
        return deck.used.bit_count() >= len(names)
    return all(deck.used >> ELEMENTS.index(name) & 1 for name in names if name != "any")


def possible(s: State, who: int, names: Sequence[AnyElement]) -> bool:
    """Whether consuming is open to a figure now, its type's earlier consuming included."""
    return bool(ways(s, names, who)) or shared(s, who, names)
