"""What can be counted in a game: clans and their order, Traps, Loot, buildings, the dead and the slain."""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.state import MERCHANT, State
from wyprawa.games.monsterlands.view import texts
from wyprawa.games.monsterlands.vocabulary import AFFINITIES
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
            case events.RoundBegan():
                turn = it.round
            case events.TrapShown() | events.Deceived():
                yield Measure("card", _clan(s, it.who), texts.trap(it.trap).id)
            case events.LootUsed():
                yield Measure("item", _clan(s, it.who), texts.loot(it.loot).id)
            case events.Equipped():
                yield Measure("item", _clan(s, it.who), texts.equipment(it.equipment).id)
            case events.Placed():
                yield Measure("building", _clan(s, it.who), texts.building(it.building).id)
            case events.DiceSold():
                yield Measure("building", _clan(s, it.who), texts.building(MERCHANT).id)
            case events.Died():
                yield Measure("death", _clan(s, it.who), texts.member(it.member).id, round=turn)
            case events.Killed() | events.Captured():
                yield Measure("kill", _clan(s, it.who), texts.monster(it.monster).id)
            case events.Conquered():
                yield Measure("land", _clan(s, it.who), texts.land(it.land).id)


def _clan(s: State, who: int) -> str:
    """A clan by its affinity; the virtual player of the solo mode has none."""
    return f"affinity-{AFFINITIES[s.clans[who].affinity]}" if who < len(s.clans) else "affinity-none"


MEASURES = Measures(count=count)
