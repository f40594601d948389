"""What Hellscape promises of its own: exact odds of a full Combat, the first time and again."""

from __future__ import annotations

import time
from typing import NamedTuple

from wyprawa.games.hellscape import odds, rerolls
from wyprawa.games.hellscape.content import DICE
from wyprawa.games.hellscape.odds import Bonus, Fangs
from wyprawa.games.hellscape.rerolls import Rerolls

# A Mob with four Minions whose fangs are shields, met from Shadow by a Hero of level 3 who has a reroll.
POOL = (2, 2, 2, 1, 4)
FANGS = Fangs(1, Bonus(shields=1))
AGAIN = 200


class Own(NamedTuple):
    """In milliseconds."""

    odds_cold: float
    """Nothing of any Combat is known."""
    odds_again: float


LIMITS = Own(odds_cold=3.0, odds_again=0.1)
TITLES = ("odds of a Combat", "the same again")


def measure() -> Own:
    forget()
    return Own(_took(1), _took(AGAIN))


def forget() -> None:
    """All odds worked out so far."""
    for kept in (
        odds.compute,
        odds.dealt,
        rerolls.of_kind,
        rerolls.worst,
        rerolls.swords_of,
        rerolls.faces,
        rerolls.moves,
        rerolls.shown,
    ):
        kept.cache_clear()
    DICE.forget()


def _took(times: int) -> float:
    begun = time.process_time()
    for _ in range(times):
        odds.compute(POOL, Bonus(swords=1), FANGS, Rerolls(1, attacks=True))
    return (time.process_time() - begun) * 1000 / times
