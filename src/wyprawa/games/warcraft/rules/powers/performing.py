"""Verbs carried out one by one, each in a step of its own.

What a verb draws may be hidden from somebody, and the worlds that bots imagine are made at a step's start: so
a verb that draws and one that asks are never in the same step.
"""

from __future__ import annotations

from wyprawa.games.warcraft.content import ABILITIES
from wyprawa.games.warcraft.rules.query.effects import EFFECTS, Acting
from wyprawa.games.warcraft.rules.query.sources import verb_at, verbs_at
from wyprawa.games.warcraft.state import State
from wyprawa.games.warcraft.vocabulary.terms import COLOURS
from wyprawa.kernel import Asking, StepCall, step


@step
def perform(s: State, seat: int, source: str, number: int, *path: int) -> Asking[None]:
    """Carry out the verb at this place of a source, for its owner."""
    verb = verb_at(source, number, path)
    yield from EFFECTS.resolve(s, [verb], Acting(seat, source, number, path))


def all_of(seat: int, source: str, number: int, row: int) -> list[StepCall]:
    """Every verb of one row of a source."""
    verbs = verbs_at(source, number, row)
    return [perform.later(seat, source, number, row, n) for n in range(len(verbs))]


def within(x: Acting, branch: int, count: int) -> list[StepCall]:
    """The verbs within a verb, of its first or its other branch."""
    return [perform.later(x.seat, x.source, x.number, *x.path, branch, n) for n in range(count)]


def of_ability(s: State, who: int, ability: int) -> list[StepCall]:
    """An ability card with the upgrades its player has reached (WW-21.31, WW-21.32)."""
    found = all_of(who, "ability", ability, 0)
    for n, upgrade in enumerate(ABILITIES[ability].upgrades, 1):
        if COLOURS.index(upgrade.level) <= s.characters[who].level:
            found += all_of(who, "ability", ability, n)
    return found
