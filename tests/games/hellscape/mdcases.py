"""What the cases of Hellscape say: Heroes, Enemies, Zones and cards by name, and what tests put where.

A figure is called by its card: `gheta`, `undead`, `ghoul`. Zones and Doors are called as on the map: `C2`,
`B2-C2`.
"""

from __future__ import annotations

import mdtables

from wyprawa.conformance.cases import Casebook
from wyprawa.games.hellscape import GAME
from wyprawa.games.hellscape.content import HEROES, ITEMS, MOBS, ROAMING, SKILLS
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.state import State
from wyprawa.games.hellscape.vocabulary.terms import MAGIC, MELEE, RANGED


def figure(s: State, name: str) -> int:
    return next(number for number, each in s.names().items() if each.rpartition("/")[2] == name)


def zone(s: State, name: str) -> int:
    return s.laid().zone(name)


def door(s: State, name: str) -> int:
    return s.laid().door(name)


def mob(s: State, kind: str, at: str, minions: int, tier: int = 1, weapon: str = "notched_blade") -> None:
    """A Mob with its Leader, Minions and a Mob Item (`weapon=""`: none)."""
    mdtables.mob(s, kind, at, minions, tier, weapon)


def roaming(s: State, kind: str, at: str, tier: int = 1) -> None:
    mdtables.roaming(s, kind, at, tier)


def equip(s: State, who: int, *items: str) -> None:
    """Items go straight into their slots."""
    mdtables.equip(s, who, *items)


def learn(s: State, who: int, skill: str) -> None:
    mdtables.learn(s, who, skill)


def open(s: State, *doors: str) -> None:
    """Doors that are open."""
    for name in doors:
        s.open |= 1 << door(s, name)


def at(s: State, figure: int) -> str:
    """The Zone a figure is in."""
    return s.laid().name(figures.zone_of(s, figure))


BOOK = Casebook(
    GAME,
    tables={
        "figure": figure,
        "zone": zone,
        "item": ITEMS,
        "skill": SKILLS,
        "hero": HEROES,
        "mob": MOBS,
        "roaming": ROAMING,
        "attack": {"melee": MELEE, "magic": MAGIC, "ranged": RANGED},
    },
    fields={
        **dict.fromkeys(("who", "figure", "heroes", "hero", "attacker", "defender", "foe"), "figure"),
        **dict.fromkeys(("zone", "home", "consecrated"), "zone"),
        **dict.fromkeys(("slots", "inventory", "item", "weapons", "starting"), "item"),
        **dict.fromkeys(("skills", "blessed"), "skill"),
        "type": "attack",
    },
    changes=[mob, roaming, equip, learn, open],
    facts=[at],
)
