"""What a race came to, player by player: valor by what it is for, deeds, and luck with the combat dice."""

from __future__ import annotations

from collections import Counter, defaultdict

from wyprawa.games.warcraft import told
from wyprawa.games.warcraft.state import State
from wyprawa.games.warcraft.view import names
from wyprawa.kernel import Table
from wyprawa.scene.sheet import Sheet, SheetRow, luck
from wyprawa.words import t

VALOR = {"quests": told.QuestCompleted, "trophies": told.TrophyGained, "events": told.EventScored}
DEEDS = {
    "beaten": told.AdversaryDefeated,
    "fallen": told.Defeated,
    "items": told.ItemGained,
    "played": told.Played,
    "discoveries": told.Revealed,
}


def sheet(table: Table[State]) -> Sheet:
    seats = range(table.state.seats)
    found: defaultdict[str, Counter[int]] = defaultdict(Counter)
    dice: list[list[int]] = [[] for _ in seats]
    for _, it in table.log:
        who = getattr(it, "who", -1)
        for name, kind in VALOR.items():
            found[name][who] += getattr(it, "valor", 0) if isinstance(it, kind) else 0
        for name, deed in DEEDS.items():
            found[name][who] += isinstance(it, deed)
        match it:
            case told.Moved():
                found["steps"][who] += it.steps
            case told.Hurt():
                found["suffered"][who] += it.damage
            case told.CombatRolled():
                dice[who].append(it.red)
    rows = [SheetRow(t(f"sheet-{name}"), tuple(found[name][who] for who in seats), "score") for name in VALOR]
    totals = tuple(sum(found[name][who] for name in VALOR) for who in seats)
    rows.append(SheetRow(t("sheet-valor"), totals, "total"))
    rows += [
        SheetRow(t(f"sheet-{name}"), tuple(found[name][who] for who in seats))
        for name in (*DEEDS, "suffered", "steps")
    ]
    rows.append(SheetRow(t("sheet-luck"), tuple(luck(rolled, 3.5) for rolled in dice), signed=True))
    return Sheet(tuple(names.player(table.state, who) for who in seats), tuple(rows))
