"""What can be counted of a game: clans and their order, Traps, Loot, buildings, the dead and the slain."""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.games.monsterlands import state as told
from wyprawa.games.monsterlands import texts
from wyprawa.games.monsterlands.content import AFFINITIES
from wyprawa.games.monsterlands.state import State
from wyprawa.kernel import Measure, Measures, Table


def count(table: Table[State]) -> Iterator[Measure]:
    s = table.state
    first = table.at(0).state.first
    for seat, clan in enumerate(s.clans):
        yield Measure("role", str(seat), f"affinity-{AFFINITIES[clan.affinity]}")
        yield Measure("place", str(seat), str((seat - first) % s.seats + 1))
    turn = 0
    for _, it in table.log:
        match it:
            case told.RoundBegan():
                turn = it.round
            case told.TrapShown() | told.Deceived():
                yield Measure("card", _clan(s, it.who), texts.trap(it.trap).id)
            case told.LootUsed():
                yield Measure("item", _clan(s, it.who), texts.loot(it.loot).id)
            case told.Equipped():
                yield Measure("item", _clan(s, it.who), texts.equipment(it.equipment).id)
            case told.Placed():
                yield Measure("building", _clan(s, it.who), texts.building(it.building).id)
            case told.Died():
                yield Measure("death", _clan(s, it.who), texts.member(it.member).id, round=turn)
            case told.Killed() | told.Captured():
                yield Measure("kill", _clan(s, it.who), texts.monster(it.monster).id)
            case told.Conquered():
                yield Measure("land", _clan(s, it.who), texts.land(it.land).id)


def _clan(s: State, who: int) -> str:
    """A clan by its affinity; the virtual player of the solo mode has none."""
    return f"affinity-{AFFINITIES[s.clans[who].affinity]}" if who < len(s.clans) else "affinity-none"


MEASURES = Measures(count=count)
