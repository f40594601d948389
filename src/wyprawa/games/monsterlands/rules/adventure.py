"""The Adventure phase (ML-20.1): quests, land battles, Citadel Defence."""

from __future__ import annotations

from wyprawa.games.monsterlands.rules.outside.battle import meet
from wyprawa.games.monsterlands.rules.outside.conquest import end_battle
from wyprawa.games.monsterlands.rules.outside.quests import contract, dice_quest
from wyprawa.games.monsterlands.rules.outside.reveal_traps import reveal_traps
from wyprawa.games.monsterlands.state import GATE, GATE_TRAILS, LAND_TRAILS, QUEST_TRAILS, State
from wyprawa.kernel import step


def anybody(s: State, trails: range) -> bool:
    """ML-20.2."""
    return any(s.trails[where] is not None for where in trails)


@step
def adventure(s: State) -> None:
    """ML-20.1, ML-20.3, ML-21.1."""
    battles = [land_battle.later(land) for land in (0, 1)]
    s.next(dice_quest.later(), contracts.later(), *battles, citadel_defence.later())


@step
def contracts(s: State) -> None:
    """ML-20.15, ML-20.16."""
    if s.quests[1] >= 0:
        s.next(*[contract.later(where) for where in QUEST_TRAILS[1] if s.trails[where] is not None])


@step
def land_battle(s: State, land: int) -> None:
    """Traps, the Monster from left to right, then conquest and loot (ML-21.2, ML-22.1); skipped if nobody is
    there (ML-21.3)."""
    if not anybody(s, LAND_TRAILS[land]):
        return
    s.carried = 0
    meetings = [meet.later(land, where) for where in LAND_TRAILS[land]]
    s.next(reveal_traps.later(land), *meetings, end_battle.later(land))


@step
def citadel_defence(s: State) -> None:
    """No conquest, no loot; the Monster stays if it lives (ML-28.1 to ML-28.3, ML-28.6, ML-28.10)."""
    if s.monsters[GATE] < 0 or not anybody(s, GATE_TRAILS):
        return
    s.carried = 0
    s.next(reveal_traps.later(GATE), *[meet.later(GATE, where) for where in GATE_TRAILS])
