"""What the cases of Hellscape say: Heroes, Enemies, Zones and cards by name, and what tests put where.

A figure is called by its card: `gheta`, `undead`, `ghoul`. Zones and Doors are called as on the map: `C2`,
`B2-C2`.
"""

from __future__ import annotations

import mdtables

from wyprawa.conformance.cases import Casebook
from wyprawa.games.hellscape import GAME
from wyprawa.games.hellscape.content import DOORS, HEROES, ITEMS, MOBS, ROAMING, ROGUE_TOKENS, SKILLS
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.state import State
from wyprawa.games.hellscape.vocabulary.terms import MAGIC, MELEE, RANGED, TOKENS, TREASURE


def figure(s: State, name: str) -> int:
    return {each.rpartition("/")[2]: number for number, each in s.names().items()}[name]


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


def opened(s: State, *doors: str) -> None:
    """Doors that are open."""
    for name in doors:
        s.open |= 1 << door(s, name)


def token(s: State, kind: str, zone: int, on: int = 0) -> None:
    """A token lies in a Zone, with what is on it."""
    s.tokens.append((TOKENS.index(kind), zone, on))


def lift(s: State, kind: str) -> None:
    """No token of this kind lies on the map any more; Corruption and Time return to their stock."""
    gone = [each for each in s.tokens if each[0] == TOKENS.index(kind)]
    s.tokens = [each for each in s.tokens if each not in gone]
    s.time += len(gone) if kind in ("corruption", "time") else sum(on for _, _, on in gone)


def reveal(s: State) -> None:
    """All Rooms are revealed."""
    s.revealed = (1 << len(s.laid().rooms)) - 1


def lying(s: State, kind: str) -> list[str]:
    """The Zones in which tokens of a kind lie."""
    return sorted(s.laid().name(zone) for each, zone, _ in s.tokens if each == TOKENS.index(kind))


def stands_open(s: State, name: str) -> bool:
    """Whether a Door is open."""
    return bool(s.open >> door(s, name) & 1)


def treasure(s: State) -> list[int]:
    """How many Treasure tokens of each rarity there are in all."""
    return [
        s.bag.count(rarity)
        + s.supply[rarity]
        + sum(kind == TREASURE and on == rarity for kind, _, on in s.tokens)
        + sum(enemy.treasure[rarity] for enemy in s.enemies)
        + sum((0, hero.rare, hero.epic)[rarity] for hero in s.heroes)
        for rarity in range(3)
    ]


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
        "door_card": DOORS,
        "tool": ROGUE_TOKENS,
        "attack": {"melee": MELEE, "magic": MAGIC, "ranged": RANGED},
    },
    fields={
        **dict.fromkeys(
            ("who", "figure", "heroes", "hero", "attacker", "defender", "foe", "owner"), "figure"
        ),
        **dict.fromkeys(("zone", "home", "consecrated"), "zone"),
        **dict.fromkeys(("slots", "inventory", "item", "weapons", "starting"), "item"),
        **dict.fromkeys(("skills", "blessed"), "skill"),
        **dict.fromkeys(("ready", "pile", "discard", "exhausted", "poison", "token"), "tool"),
        **dict.fromkeys(("door", "doors", "door_discard", "stays"), "door_card"),
        "type": "attack",
    },
    changes=[mob, roaming, equip, learn, opened, token, lift, reveal],
    facts=[at, lying, stands_open, treasure],
)
