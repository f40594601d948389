"""Chapter 17: Retaliate after an attack."""

from __future__ import annotations

from wyprawa.games.gloomhaven.rules.figures import damage, using
from wyprawa.games.gloomhaven.rules.query import defence
from wyprawa.games.gloomhaven.rules.query.performing import alive
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking


def retaliate(s: State, who: int, attacker: int, more: tuple[tuple[int, int], ...] = ()) -> Asking[None]:
    """Retaliate after an attack, if the figure still stands (GH-17.7, GH-17.8, GH-17.10)."""
    if not alive(s, who) or not alive(s, attacker):
        return
    hurt = defence.strikes_back(s, who, attacker, more)
    if hurt:
        yield from damage.suffer(s, attacker, hurt, by=who)
        yield from using.happens(s, "retaliate", who)
