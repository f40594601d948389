"""The odds of the attack under way against each of its targets."""

from __future__ import annotations

from wyprawa.games.gloomhaven.look.chances import Odds, odds
from wyprawa.games.gloomhaven.rules.attack import aims
from wyprawa.games.gloomhaven.rules.figures import modifiers
from wyprawa.games.gloomhaven.state import State


def of_target(s: State, target: int) -> Odds | None:
    """The odds against a target; none of an attack that is not printed on the card played."""
    aim = aims.under_way(s)
    if aim is None or target not in s.figures:
        return None
    return odds(s, modifiers.deck_of(s, aim.x.who), aims.foresee(s, aim, target))
