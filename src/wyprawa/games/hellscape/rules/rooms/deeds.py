"""Deeds of Missions: what Heroes do with Objective tokens (MD-32.3 to MD-32.5)."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.rules.query import ground
from wyprawa.games.hellscape.rules.query.effects import EFFECTS, Act
from wyprawa.games.hellscape.rules.rooms.movement import leave
from wyprawa.games.hellscape.rules.rooms.objects import can_interact
from wyprawa.games.hellscape.state import State
from wyprawa.games.hellscape.vocabulary import TOKENS
from wyprawa.kernel import Asking


def deeds(s: State, who: int, cost: str) -> list[int]:
    """The deeds of this cost a Hero can do here; those for MP are interactions unless they are movement
    (R13)."""
    zone, found = s.heroes[who].zone, []
    for n, deed in enumerate(ground.mission(s).deeds):
        if (
            deed.cost == cost
            and (deed.at is None or ground.lies_at(s, TOKENS.index(deed.at), zone))
            and (cost == "action" or deed.moving or deed.despite or can_interact(s, who))
            and EFFECTS.holds(s, deed.need, Act(who, who, who))
        ):
            found.append(n)
    return found


def do_deed(s: State, who: int, n: int) -> Asking[None]:
    deed = ground.mission(s).deeds[n]
    if deed.moving and not leave(s, who):  # MD-32.5
        return
    s.tell(events.DeedDone, who, n, rule="MD-32.4")
    zone = s.heroes[who].zone
    yield from EFFECTS.resolve(s, deed.do, Act(who, who, who, zone=zone, source=("deed", n, 0)))
