"""What a player may do at any time, in the middle of other things: use items, end own bonuses.

It is offered with the questions of a turn and when damage is about to be suffered (GH-16.6, GH-24.1).
"""

from __future__ import annotations

from collections.abc import Collection

from wyprawa.games.gloomhaven import facts
from wyprawa.games.gloomhaven.state import State
from wyprawa.games.gloomhaven.steps import bonuses, items
from wyprawa.kernel import Asking


def offers(
    s: State, who: int, seat: int, *, at_work: Collection[tuple[str, int]] = ()
) -> list[tuple[str, int]]:
    """Items for any time in the own turn, and active cards to put away but those `at_work` just now."""
    if not facts.is_hero(s, who) or s.heroes[who].seat != seat:
        return []
    found = items.usable(s, who, "turn") if s.turn is not None and s.turn.who == who else []
    return found + [("end", card) for card in bonuses.endable(s, who) if ("card", card) not in at_work]


def do(s: State, who: int, option: tuple[str, int]) -> Asking[None]:
    kind, number = option
    if kind == "end":
        bonuses.end(s, who, number)
    else:
        yield from items.use(s, who, option)
