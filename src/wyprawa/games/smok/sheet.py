"""What a night came to: gems, and how they changed hands."""

from wyprawa.games.smok import state as told
from wyprawa.games.smok.state import State
from wyprawa.games.smok.view import thief
from wyprawa.kernel import Table
from wyprawa.scene.sheet import Sheet, SheetRow
from wyprawa.words import t

_USUAL = 7  # of two rolls of the dragon's die


def sheet(table: Table[State]) -> Sheet:
    s = table.state
    found, stolen, robbed, bites, shields = ([0] * s.seats for _ in range(5))
    had = [0] * s.seats
    rolls = []
    for _, it in table.log:
        match it:
            case told.Moved():
                found[it.who] += it.gems - had[it.who]
                had[it.who] = it.gems
            case told.Stole():
                stolen[it.who] += it.gems
                robbed[it.whom] += it.gems
                had[it.who], had[it.whom] = had[it.who] + it.gems, had[it.whom] - it.gems
            case told.Bitten():
                bites[it.who] += 1
                had[it.who] = 0
            case told.Shielded():
                shields[it.who] += 1
            case told.Hunted():
                rolls.append(it.roll)
    counts = {"found": found, "stolen": stolen, "robbed": robbed, "bites": bites, "shields": shields}
    rows = [SheetRow(t(f"sheet-{name}"), tuple(values)) for name, values in counts.items()]
    dragon = t("sheet-dragon", total=sum(rolls), count=len(rolls), usual=_USUAL * len(rolls) // 2)
    total = SheetRow(t("sheet-gems"), tuple(s.gems), "total")
    return Sheet(tuple(thief(seat) for seat in range(s.seats)), (total, *rows), (dragon,))
