"""Chapter 24: items in play."""

from __future__ import annotations

from wyprawa.games.gloomhaven.rules.figures import using
from wyprawa.games.gloomhaven.rules.query import bonuses
from wyprawa.games.gloomhaven.rules.query.changes import Change
from wyprawa.games.gloomhaven.rules.query.facts import traits
from wyprawa.games.gloomhaven.rules.query.performing import alive, doing
from wyprawa.games.gloomhaven.state import Deed, State
from wyprawa.kernel import Asking


def usable(s: State, hero: int) -> list[tuple[str, int]]:
    """The items a hero can use at any time in its turn, as options (GH-24.1, GH-24.12)."""
    if not alive(s, hero):
        return []
    return [offer.key for offer in bonuses.optional(s, "turn", hero, doing(s, hero))]


def use(s: State, hero: int, option: tuple[str, int]) -> Asking[None]:
    """Use an item for what it does by itself; the action under way stays as it is (GH-24.1)."""
    x = doing(s, hero)
    offer = next(each for each in bonuses.optional(s, "turn", hero, x) if each.key == option)
    before, s.deed = s.deed, Deed(hero, item=option[1])
    yield from using.take_bonus(s, x, offer, Change())
    s.deed = before


def basic(s: State, hero: int, kind: str) -> int:
    """The basic attack or move of a hero: 2, or what an item makes of it (GH-8.8)."""
    if kind == "attack":
        return max([2, *(trait.basic_attack for trait in traits(s, hero))])
    return max([2, *(trait.basic_move for trait in traits(s, hero))])
