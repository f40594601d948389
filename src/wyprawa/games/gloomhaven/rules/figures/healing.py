"""Chapter 18: healing."""

from __future__ import annotations

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.rules.figures import conditions
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.query.facts import alive
from wyprawa.games.gloomhaven.state import State


def heal(s: State, target: int, amount: int) -> int:
    """Heal a figure; returns the hit points restored.

    Poison is taken off instead of healing, Wound as well as healing (GH-14.7, GH-14.10, GH-14.11, GH-18.5).
    """
    if not alive(s, target) or facts.apart(s, s.figures[target]):
        return 0
    figure = s.figures[target]
    poisoned = facts.has(figure, "poison")
    cured = [name for name in ("wound", "poison") if conditions.remove(s, target, name)]
    gained = 0 if poisoned else max(0, min(amount, figure.most - figure.hp))  # GH-18.4
    figure.hp += gained
    s.tell(told.Healed, target, gained, tuple(cured), rule="GH-14.7" if poisoned else "GH-18.1")
    return gained


def needs(s: State, who: int) -> bool:
    """Whether a heal would change anything."""
    figure = s.figures[who]
    return figure.hp < figure.most or facts.has(figure, "poison") or facts.has(figure, "wound")
