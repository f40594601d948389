"""What a fight promises: a quick estimate for those to come, without the powers that dice trigger.

Combats under way are looked at exactly, by `odds`.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from wyprawa.games.warcraft.content import ADVERSARY, BOARD_ADVERSARIES, EVENT, LEVEL_OF
from wyprawa.games.warcraft.rows import Fighter
from wyprawa.games.warcraft.rules.query.figures import Figures


class Promise(NamedTuple):
    """The chance to beat the foe, and to fall; the damage to expect."""

    win: float
    fall: float
    damage: float


def hit(attack: int, defence: int) -> float:
    """The chance that a die and an attack come to the defence."""
    return max(0, min(6, 7 - defence + attack)) / 6


@lru_cache(maxsize=1 << 15)
def duel(own: Figures, life: int, foe: Figures, foe_life: int = 1) -> Promise:
    """Ranged blows come first; who falls to one strikes no more."""
    strikes, struck = hit(own.attack, foe.defence), hit(foe.attack, own.defence)
    kills, killed = own.damage >= foe_life, foe.damage >= life
    if own.ranged and not foe.ranged and kills:
        struck *= 1 - strikes
    elif foe.ranged and not own.ranged and killed:
        strikes *= 1 - struck
    return Promise(strikes * kills, struck * killed, struck * foe.damage)


def figures_of(foe: Fighter) -> Figures:
    return Figures(foe.attack, foe.ranged, foe.defence, foe.damage)


# Adversaries of each colour as they fight, and how many of them there are.
DECKS: tuple[tuple[tuple[Figures, int], ...], ...] = tuple(
    tuple(
        Counter(
            figures_of(foe)
            for card, foe in enumerate(ADVERSARY)
            if foe is not None and EVENT[card] is None and LEVEL_OF[card] == level
        ).items()
    )
    for level in range(4)
)
BOARD: tuple[Figures, ...] = tuple(figures_of(foe) for foe in BOARD_ADVERSARIES)


@lru_cache(maxsize=1 << 13)
def from_deck(own: Figures, life: int, level: int) -> Promise:
    """Against whatever a deck brings."""
    total = sum(count for _, count in DECKS[level])
    rows = [(duel(own, life, foe), count / total) for foe, count in DECKS[level]]
    return Promise(
        sum(each.win * share for each, share in rows),
        sum(each.fall * share for each, share in rows),
        sum(each.damage * share for each, share in rows),
    )
