"""Choosing clans (chapter 3)."""

from __future__ import annotations

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.content import BOARD, MEMBERS, SCENARIOS, TRAPS
from wyprawa.games.monsterlands.rules.query import in_turn_order
from wyprawa.games.monsterlands.state import State
from wyprawa.games.monsterlands.vocabulary import AFFINITIES
from wyprawa.kernel import Asking, ask, step


@step
def choose_clans(s: State) -> None:
    s.next(*[choose_clan.later(seat) for seat in in_turn_order(s)])  # ML-3.9


@step
def choose_clan(s: State, seat: int) -> Asking[None]:
    taken = [clan.affinity for clan in s.clans]
    free = [n for n in range(len(AFFINITIES)) if n not in taken]  # ML-3.1
    fixed = SCENARIOS[s.scenario - 1].affinity if s.scenario else None
    if fixed is not None:  # ML-35.4
        free = [AFFINITIES.index(fixed)]
    take_clan(s, seat, (yield from ask(seat, "clan", free, rule="ML-3.9")))


def take_clan(s: State, seat: int, affinity: int) -> None:
    """Two starting members, the Starting Trap, and what the scenario gives (ML-3.2 to ML-3.8, ML-37.6)."""
    clan = s.clans[seat]
    pair = [
        n
        for n, m in enumerate(MEMBERS)
        if m.kind in ("leader", "starter") and m.affinity == AFFINITIES[affinity]
    ]
    s.out.members = [member for member in s.out.members if member not in pair]
    clan.affinity = affinity
    clan.leader = pair[0]
    clan.members = pair
    clan.traps = [
        n for n, t in enumerate(TRAPS) if t.kind == "starting" and t.affinity == AFFINITIES[affinity]
    ]
    s.out.traps = [trap for trap in s.out.traps if trap not in clan.traps]
    clan.glory, clan.gold = BOARD.glory, BOARD.gold
    if s.scenario:
        clan.gold = SCENARIOS[s.scenario - 1].gold
        clan.defence = SCENARIOS[s.scenario - 1].defence
    s.tell(events.ClanChosen, seat, affinity, clan.glory, clan.gold, clan.defence, rule="ML-3.9")
