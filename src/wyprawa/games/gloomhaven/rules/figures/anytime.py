"""What a player may do at any time, in the middle of other things: use items, end own bonuses.

It is offered with the questions of a turn and when damage is about to be suffered (GH-16.6, GH-24.1).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

from wyprawa.games.gloomhaven.rules.figures import items, using
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, Option
from wyprawa.parts.anytime import Beside


def beside(s: State, who: int, seat: int, *, at_work: Collection[tuple[str, int]] = ()) -> Beside:
    """Items for any time in the own turn, and active cards to put away but those `at_work` just now."""
    if not facts.is_hero(s, who) or s.heroes[who].seat != seat:
        return {}
    found: dict[Option, Callable[[], Asking[None] | None]] = {}
    if s.turn is not None and s.turn.who == who:
        found.update({key: partial(items.use, s, who, key) for key in items.usable(s, who)})
    for card in using.endable(s, who):
        if ("card", card) not in at_work:
            found["end", card] = partial(using.end, s, who, card)
    return found
