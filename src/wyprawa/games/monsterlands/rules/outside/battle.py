"""A battle: the Monster meets those on its trails, one after another (ML-22.1, ML-22.20)."""

from __future__ import annotations

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.rules.outside.mercenary_attack import strike
from wyprawa.games.monsterlands.rules.outside.monster_attack import redirect, volley
from wyprawa.games.monsterlands.rules.outside.trails import TRAILS_OF, is_here
from wyprawa.games.monsterlands.state import SAMBOR, State
from wyprawa.kernel import step


@step
def meet(s: State, place: int, where: int) -> None:
    """The Monster, if it is still there, meets whoever is on this trail (ML-22.1, ML-22.20)."""
    trail = s.trails[where]
    for other in (s.trails[near] for near in TRAILS_OF[place]):
        if other is not None:
            other.clashed = True  # ML-34.8
    if trail is None or s.monsters[place] < 0:
        return
    if trail.seat == SAMBOR:
        trail.fought = True
        volleys = [volley.later(place, aim, dice, 0) for aim, dice in trail.hit_back if is_here(s, aim)]
        s.next(*volleys, sambor_wins.later(place))  # ML-37.25
    elif trail.member >= 0:  # ML-23.13
        s.next(redirect.later(place, where), strike.later(place, where))


@step
def sambor_wins(s: State, place: int) -> None:
    """Without a fight (ML-35.31, ML-35.36)."""
    monster = s.monsters[place]
    s.monsters[place] = -1
    s.monster_discard.append(monster)
    s.tell(events.SamborBeat, monster, place, rule="ML-35.36")
