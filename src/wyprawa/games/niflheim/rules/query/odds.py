"""What an attack will do, before its dice: exact odds (GN-16.4, GN-19, GN-14.5)."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb
from typing import NamedTuple

from wyprawa.games.niflheim.rules.query import figures
from wyprawa.games.niflheim.rules.query.plan import Plan
from wyprawa.games.niflheim.state import NONE, State
from wyprawa.games.niflheim.vocabulary.terms import D12

FACES = range(1, D12 + 1)


class Faces(NamedTuple):
    """How many of the twelve faces of one die bring what."""

    miss: int
    between: int  # hit whoever stands between (GN-19.4)
    stun: int
    wound: int


class Odds(NamedTuple):
    """The chances of all dice of an attack together."""

    hit: Fraction  # at least a stun
    wound: Fraction  # at least one wound
    kill: Fraction
    between: Fraction  # somebody between is hit


def faces(planned: Plan) -> Faces:
    """One die by its modified result; a natural 1 misses, a natural 2 may hit another (GN-19.3, GN-19.4)."""
    found = [0, 0, 0, 0]
    for face in FACES:
        total = face + planned.drm
        if face == 1:
            kind = 0
        elif face == 2 and planned.between != NONE:
            kind = 1
        else:
            kind = 3 if total >= planned.values.wound else 2 if total >= planned.values.stun else 0
        found[kind] += 1
    return Faces(*found)


@cache
def at_least(n: int, dice: int, good: int) -> Fraction:
    """The chance that at least n of so many dice show one of the good faces."""
    p = Fraction(good, D12)
    return sum((comb(dice, k) * p**k * (1 - p) ** (dice - k) for k in range(n, dice + 1)), Fraction(0))


def odds(s: State, target: int, dice: int, planned: Plan) -> Odds:
    """Of an attack on an undead. A die that hits somebody between does nothing to the target (GN-19.6)."""
    one = faces(planned)
    undead = figures.undead_of(s, target)
    health = figures.seen_as(undead).health - undead.wounds if undead is not None else 1
    return Odds(
        at_least(1, dice, one.stun + one.wound),
        at_least(1, dice, one.wound),
        at_least(health, dice, one.wound),
        at_least(1, dice, one.between),
    )


def breaking_free(needed: int, drm: int, dice: int) -> Fraction:
    """A natural 1 fails (GN-14.5, GN-14.11, GN-14.12)."""
    return at_least(1, dice, sum(face > 1 and face + drm >= needed for face in FACES))
