"""Special powers of Monsters (chapter 41), as the battle asks for them. Nothing here changes the state.

More Panic (Krinx) is in `cleanup`, going to the Gate when revealed (Dogor) in `board`.
"""

from __future__ import annotations

from wyprawa.games.monsterlands.content import LANDS, MONSTERS
from wyprawa.games.monsterlands.state import GATE, MAGIC, STRENGTH, State

GATE_FURY = 3  # ML-41.13


def power(s: State, place: int) -> str:
    """The power of the Monster at a place of battle; empty once it has gone (ML-41.22)."""
    return MONSTERS[s.monsters[place]].power if s.monsters[place] >= 0 else ""


def kin_dice(s: State, place: int) -> int:
    """ML-22.2, ML-28.4; twice for Snailer, Jurbol, Sckon and Blandor (ML-41.1, 41.8, 41.14, 41.17)."""
    if place == GATE or s.lands[place] < 0:
        return 0
    monster = MONSTERS[s.monsters[place]]
    if monster.affinity != LANDS[s.lands[place]].affinity:
        return 0
    return 2 if monster.power == "kin" else 1


def power_dice(s: State, place: int) -> int:
    """ML-41.13."""
    return GATE_FURY if place == GATE and power(s, place) == "gate_fury" else 0


def extra_hits(s: State, place: int) -> int:
    """ML-41.6, ML-41.15."""
    return 1 if power(s, place) == "extra_hit" else 0


def spores(s: State, place: int) -> bool:
    """ML-41.2."""
    return power(s, place) == "spores"


def flasks_work(s: State, place: int) -> bool:
    """ML-41.4."""
    return power(s, place) != "no_tokens"


def abilities_defend(s: State, place: int) -> bool:
    """ML-41.16, ML-41.23."""
    return power(s, place) != "no_abilities"


def weapons_work(s: State, place: int) -> bool:
    """ML-41.20."""
    return power(s, place) != "no_weapons"


def traps_to_capture(s: State, place: int) -> int:
    """ML-24.8, ML-41.5."""
    return 2 if power(s, place) == "two_traps" else 1


def per_die(s: State, place: int, kind: int) -> int:
    """What the Monster takes off each die (ML-41.11, ML-41.18)."""
    weak = {STRENGTH: "weak_strength", MAGIC: "weak_magic"}.get(kind)
    return -1 if weak is not None and power(s, place) == weak else 0


def shames(s: State, place: int) -> bool:
    """ML-41.19."""
    return power(s, place) == "shame"


def last_breath(monster: int) -> bool:
    """ML-41.3, ML-41.12."""
    return MONSTERS[monster].power == "last_breath"


def escapes(monster: int, place: int) -> bool:
    """ML-41.10."""
    return MONSTERS[monster].power == "escapes" and place != GATE
