"""What a game came to, clan by clan: Victory Points by what they are for, deeds, and luck with dice."""

from __future__ import annotations

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.state import State
from wyprawa.games.monsterlands.view.board import clan
from wyprawa.kernel import Table
from wyprawa.scene.sheet import Sheet, SheetRow, luck
from wyprawa.words import t

_POINTS = ("glory", "reputation", "trophies", "affinity")  # ML-30.1 to ML-30.5
_DEEDS = {
    "captured": events.Captured,
    "killed": events.Killed,
    "conquered": events.Conquered,
    "quests": events.QuestWon,
    "recruited": events.Recruited,
    "fallen": events.Died,
    "deserted": events.Deserted,
}


def sheet(table: Table[State]) -> Sheet:
    clans = range(len(table.state.clans))
    scored = {it.who: it for _, it in table.log if isinstance(it, events.Scored)}
    deeds = {name: [0 for _ in clans] for name in _DEEDS}
    dice: list[list[int]] = [[] for _ in clans]
    for _, it in table.log:
        who = getattr(it, "who", -1)
        if who not in clans:
            continue
        for name, kind in _DEEDS.items():
            deeds[name][who] += isinstance(it, kind)
        if isinstance(it, events.DieRolled | events.DieRerolled):
            dice[who].append(it.value)
    rows = []
    if len(scored) == len(clans):
        for name in _POINTS:
            points = tuple(getattr(scored[who], name) for who in clans)
            rows.append(SheetRow(t(f"sheet-{name}"), points, "score"))
        rows.append(SheetRow(t("sheet-points"), tuple(scored[who].points for who in clans), "total"))
    rows += [SheetRow(t(f"sheet-{name}"), tuple(values)) for name, values in deeds.items()]
    rows.append(SheetRow(t("sheet-luck"), tuple(luck(rolled, 3.5) for rolled in dice), signed=True))
    return Sheet(tuple(clan(who) for who in clans), tuple(rows))
