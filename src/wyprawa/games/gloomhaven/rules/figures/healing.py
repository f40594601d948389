"""Chapter 18: healing."""

from __future__ import annotations

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.rules.figures import conditions, using
from wyprawa.games.gloomhaven.rules.query import bonuses, facts
from wyprawa.games.gloomhaven.rules.query.facts import alive
from wyprawa.games.gloomhaven.rules.query.performing import performer
from wyprawa.games.gloomhaven.state import State


def heal(s: State, target: int, amount: int) -> int:
    """Heal a figure; returns the hit points restored.

    Poison is taken off instead of healing, Wound as well as healing (GH-14.7, GH-14.10, GH-14.11, GH-18.5).
    """
    if not alive(s, target) or facts.apart(s, s.figures[target]):
        return 0
    figure = s.figures[target]
    poisoned = facts.has(figure, "poison")
    if not poisoned:
        amount += _more(s, target)
    gained = 0 if poisoned else max(0, min(amount, facts.most_hp(figure) - figure.hp))  # GH-18.4
    figure.hp += gained
    if gained:
        s.tell(told.Healed, target, gained, rule="GH-18.1")
    for name in ("wound", "poison"):
        conditions.remove(s, target, name)
    return gained


def _more(s: State, target: int) -> int:
    """What bonuses add when hit points come back."""
    found = bonuses.forced(s, "healed", target, performer(s, target))
    for offer in found:
        using.spend(s, offer)
    adds = [offer.effect.boost.add for offer in found if offer.effect.boost is not None]
    return sum(add for add in adds if isinstance(add, int))


def needs(s: State, who: int) -> bool:
    """Whether a heal would change anything."""
    figure = s.figures[who]
    return figure.hp < facts.most_hp(figure) or facts.has(figure, "poison") or facts.has(figure, "wound")
