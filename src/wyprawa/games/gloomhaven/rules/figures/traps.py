"""Chapter 4: what traps and hazards do to figures."""

from __future__ import annotations

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.rules.figures import conditions, damage
from wyprawa.games.gloomhaven.rules.query import facts, formulas
from wyprawa.games.gloomhaven.rules.scenario import overlays
from wyprawa.games.gloomhaven.state import State, Trap
from wyprawa.kernel import Asking
from wyprawa.parts.boards import Cell


def touch(s: State, who: int, cell: Cell) -> Asking[None]:
    """A figure on foot has come to this hex: its trap is sprung, its hazard hurts (GH-4.8, GH-4.15)."""
    if cell in s.traps:
        yield from spring(s, who, cell)
    elif s.hazards >> cell & 1:
        if any("hazard" in trait.ignores for trait in facts.traits(s, who)):
            return
        if s.turn is not None and s.turn.who == who:
            s.turn.scorched = True
        s.tell(told.Scorched, who, cell, rule="GH-4.15")
        yield from damage.suffer(s, who, s.trap_damage // 2, "hazard")


def spring(s: State, who: int, cell: Cell) -> Asking[None]:
    """The trap acts on who sprang it, and is gone (GH-4.10)."""
    trap = overlays.take_trap(s, cell)
    s.tell(told.Sprung, who, cell, rule="GH-4.8")
    if trap.xp and s.figures[who].side != s.figures[trap.by].side:
        s.heroes[trap.by].xp += trap.xp
        s.tell(told.Learned, trap.by, trap.xp, rule="GH-22.1")
    if trap.damage:
        yield from damage.suffer(s, who, trap.damage, "trap")
    for name in trap.give:
        if facts.alive(s, who):
            yield from conditions.give(s, who, name)  # type: ignore[arg-type]  # a ConditionName
    if trap.splash or trap.spread:
        yield from _splash(s, trap, cell, who)


def _splash(s: State, trap: Trap, cell: Cell, sprung_by: int) -> Asking[None]:
    """What befalls the enemies of its maker that stand beside the trap."""
    for who in formulas.near(s, cell, facts.enemies(s, trap.by)):
        if who == sprung_by or not facts.alive(s, who):
            continue
        if trap.splash:
            yield from damage.suffer(s, who, trap.splash, "trap", by=trap.by)
        for name in trap.spread:
            yield from conditions.give(s, who, name)  # type: ignore[arg-type]  # a ConditionName
