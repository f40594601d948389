"""What the cases of Monster Lands say: members, cards and tokens by name, and who stands where with what."""

from __future__ import annotations

import mlbattle

from wyprawa.conformance.cases import Casebook
from wyprawa.games.monsterlands import GAME
from wyprawa.games.monsterlands.content import (
    EQUIPMENT,
    LANDS,
    LOOT,
    MEMBERS,
    MONSTERS,
    QUESTS,
    TRAILS,
    TRAPS,
)
from wyprawa.games.monsterlands.rules.clan.choosing import take_clan
from wyprawa.games.monsterlands.state import State


def take_clans(s: State) -> None:
    """Clans are fire, water, air, jungle by seat; seat 0 is first player."""
    s.first = 0
    for seat in range(s.seats):
        take_clan(s, seat, seat)


def beast(s: State, monster: str, place: int = 0, land: str = "") -> None:
    """This Monster in a Land (0, 1) or at the Gate (2)."""
    mlbattle.beast(s, monster, place, land)


def put(
    s: State,
    trail: int,
    member: str,
    seat: int = 0,
    traps: tuple[str, ...] = (),
    shown: bool = False,
    gear: tuple[str, ...] = (),
    **fields: int,
) -> None:
    """A Mercenary of a seat on a trail: `put 0 taron 1 strength=2 traps=[m1]`."""
    mlbattle.put(s, trail, member, seat, traps=traps, shown=shown, gear=gear, **fields)


def sambor(s: State, trail: int, traps: tuple[str, ...] = ()) -> None:
    """Sambor's token on a trail."""
    mlbattle.sambor(s, trail, traps)


def face(s: State, trails: str, place: int = 0) -> None:
    """These Trail Guidelines below a Land."""
    mlbattle.face(s, trails, place)


BOOK = Casebook(
    GAME,
    tables={
        "member": MEMBERS,
        "equipment": EQUIPMENT,
        "trap": TRAPS,
        "monster": MONSTERS,
        "land": LANDS,
        "quest": QUESTS,
        "loot": LOOT,
        "tile": TRAILS,
    },
    fields={
        **dict.fromkeys(("member", "members", "leader", "offer", "member_pile", "member_discard"), "member"),
        **dict.fromkeys(("traps", "tokens", "traps_shown", "trap_pile", "trap_discard"), "trap"),
        **dict.fromkeys(("monsters", "monster_pile", "monster_discard", "trophies", "escaped"), "monster"),
        **dict.fromkeys(("lands", "land_pile", "land"), "land"),
        **dict.fromkeys(("loot", "loot_shown", "loot_pile", "loot_used"), "loot"),
        **dict.fromkeys(("quests", "quest_bag", "quest"), "quest"),
        **dict.fromkeys(("market", "equipment_pile", "equipment"), "equipment"),
        **dict.fromkeys(("faces", "tiles", "tile"), "tile"),
        **dict.fromkeys(("holders", "settlers"), "member"),
    },
    changes=[take_clans, beast, put, sambor, face],
)
