"""Verbs carried out one by one, each in a step of its own.

What a verb draws may be hidden from somebody, and the worlds that bots imagine are made at a step's start: so
a verb that draws and one that asks are never in the same step.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from wyprawa.games.warcraft.content import ABILITIES
from wyprawa.games.warcraft.rules.query.effects import EFFECTS, Acting
from wyprawa.games.warcraft.rules.query.sources import verb_at, verbs_at
from wyprawa.games.warcraft.state import COMBAT, Seat, State
from wyprawa.games.warcraft.vocabulary.targets import Enemy
from wyprawa.games.warcraft.vocabulary.terms import COLOURS
from wyprawa.games.warcraft.vocabulary.verbs import (
    GoToCity,
    Pay,
    Recover,
    Verb,
    Walk,
)
from wyprawa.kernel import Asking, StepCall, step
from wyprawa.kernel.sizes import Count, Small, Word
from wyprawa.parts.described import OrNone

Later: TypeAlias = Callable[..., StepCall]
ASKING = (Recover, Walk, GoToCity, Pay)


@step(part=COMBAT)
def perform(s: State, seat: OrNone[Seat], source: Word, number: Count, *path: Small) -> None:
    """Carry out the verb at this place of a source, for its owner. It asks nobody."""
    EFFECTS.perform(s, verb_at(source, number, path), Acting(seat, source, number, path))


@step(part=COMBAT)
def choose_and_perform(
    s: State, seat: OrNone[Seat], source: Word, number: Count, *path: Small
) -> Asking[None]:
    """The same for a verb that may ask."""
    verb = verb_at(source, number, path)
    yield from EFFECTS.resolve(s, [verb], Acting(seat, source, number, path))


def asks(verb: Verb) -> bool:
    return isinstance(verb, ASKING) or isinstance(getattr(verb, "to", None), Enemy)


def later(verb: Verb) -> Later:
    """Only steps that may ask keep a copy of the state to come back to, which costs time."""
    return choose_and_perform.later if asks(verb) else perform.later


def all_of(seat: int, source: str, number: int, row: int = 0) -> list[StepCall]:
    """Every verb of one row of a source."""
    return [plan(seat, source, number, row, n) for n, plan in enumerate(_plans(source, number, row))]


@lru_cache(maxsize=4096)
def _plans(source: str, number: int, row: int) -> tuple[Later, ...]:
    return tuple(later(verb) for verb in verbs_at(source, number, row))


def within(x: Acting, verbs: tuple[Verb, ...], branch: int = 0) -> list[StepCall]:
    """The verbs within a verb, of its first or its other branch."""
    return [later(verb)(x.seat, x.source, x.number, *x.path, branch, n) for n, verb in enumerate(verbs)]


def of_ability(s: State, who: int, ability: int) -> list[StepCall]:
    """An ability card with the upgrades its player has reached (WW-21.31, WW-21.32)."""
    found = all_of(who, "ability", ability)
    for n, upgrade in enumerate(ABILITIES[ability].upgrades, 1):
        if COLOURS.index(upgrade.level) <= s.characters[who].level:
            found += all_of(who, "ability", ability, n)
    return found
