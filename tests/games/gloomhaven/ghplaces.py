"""The maps and cards of Gloomhaven for tests, and what lies where on them."""

from __future__ import annotations

from wyprawa.games.gloomhaven.content import CONTENT, DUNGEON_MONSTERS, DUNGEON_ROOMS
from wyprawa.games.gloomhaven.dungeon import DUNGEONS, Plan
from wyprawa.games.gloomhaven.proof import things
from wyprawa.kernel.chance import Chance

SCENARIOS = {each.number: each for each in CONTENT.scenarios}
ROOMS = {each.id: n for n, each in enumerate(DUNGEON_ROOMS)}
MONSTERS = {each.id: n for n, each in enumerate(DUNGEON_MONSTERS)}
PARTIES = (2, 3, 4)
__all__ = ["MONSTERS", "PARTIES", "ROOMS", "SCENARIOS", "dungeon", "things"]


def dungeon(seed: int) -> Plan:
    """A dungeon of three rooms, ways in and out chosen at random."""
    chance = Chance(seed)
    rooms, monsters = list(range(20)), list(range(20))
    first = chance.take(rooms, "room")
    ways = DUNGEON_ROOMS[first].entrances
    plan = DUNGEONS.begin(first, chance.take(monsters, "monsters"), chance.below(len(ways), "entrance"))
    while len(plan) < 3:
        exits = DUNGEON_ROOMS[plan[-1].room].exits
        plan = DUNGEONS.open(plan, chance.below(len(exits), "exit"), rooms, monsters, chance)
    return plan
