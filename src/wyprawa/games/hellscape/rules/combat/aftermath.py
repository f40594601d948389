"""Step 3: swords against shields, and the end of the Combat (MD-13.8, MD-13.29 to MD-13.31)."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import DICE
from wyprawa.games.hellscape.rules.combat import results
from wyprawa.games.hellscape.rules.figures.conditions import resolve_fire
from wyprawa.games.hellscape.rules.figures.watching import changed
from wyprawa.games.hellscape.rules.figures.wounds import knock_out, wound
from wyprawa.games.hellscape.rules.query import figures
from wyprawa.games.hellscape.state import NONE, Combat, Hero, State
from wyprawa.games.hellscape.vocabulary.terms import RANGER, SHIELD, SWORD, Die
from wyprawa.kernel import Asking


def totals(combat: Combat) -> tuple[int, int]:
    """Swords and shields as they stand (MD-22.19, MD-22.20, MD-22.30)."""
    shown = DICE.total(combat.dice)
    swords = max(0, shown[SWORD] + combat.swords - combat.ignored[SWORD])
    shields = max(0, shown[SHIELD] + combat.shields - combat.lost_shields - combat.ignored[SHIELD])
    return swords, shields


def compare(s: State) -> Asking[None]:
    """Swords minus shields are Wounds (MD-13.8)."""
    combat = s.combat
    assert combat is not None
    swords, shields = totals(combat)
    wounds = max(0, swords - shields)
    s.tell(events.Compared, combat.attacker, combat.defender, swords, shields, wounds, rule="MD-13.8")
    yield from wound(s, combat.defender, wounds, credit(s, combat), "MD-13.8")
    yield from end(s, combat)


def credit(s: State, combat: Combat) -> int:
    """Who gets the XP for what the attack kills (MD-13.17, MD-30.18)."""
    if figures.is_hero(combat.attacker):
        return combat.attacker
    companion = figures.companion_of(s, combat.attacker)
    return companion.owner if companion is not None else NONE


def end(s: State, combat: Combat) -> Asking[None]:
    """What waited for the end of the Combat (MD-13.30, MD-17.9)."""
    combat.ended = True
    if combat.burn_out:
        die: Die = "orange" if combat.burn_out == "orange" else "yellow"
        yield from resolve_fire(s, combat.defender, die)
    ours = results.on_our_side(s, combat)
    s.combat = None
    if figures.is_hero(ours):
        hero = s.heroes[ours]
        put_arrows_away(hero)
        if not hero.health and figures.is_up(hero):
            knock_out(s, ours)
    changed(s)


def put_arrows_away(hero: Hero) -> None:
    """After the attack all revealed Arrow cards are discarded (MD-31.7)."""
    if hero.ready and figures.class_of(hero) == RANGER:
        hero.discard += hero.ready
        hero.ready = []
