"""One reroll before the roll is known: the die that lies farthest below its mean is rolled again (MD-22.25).

Below is for the Heroes' side: few swords and many shields if a Hero attacks, many swords and few shields if
one defends. Any die of the pool may be it, also the other side's.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import TypeAlias

from wyprawa.games.hellscape.content import DICE
from wyprawa.games.hellscape.vocabulary.terms import SHIELD, SWORD
from wyprawa.parts.dice import Odds

Worst: TypeAlias = tuple[int, int]
"""What a reroll would gain, in faces' parts of a symbol, and the kind of die; gains of 0 or less are none."""
NOBODY: Worst = (0, -1)
Lying: TypeAlias = dict[tuple[int, int, Worst, int], int]
"""Swords, shields, the worst die and what it shows for the Heroes -> ways."""


def good(kind: int, face: int, attacks: bool) -> int:
    """What a face does for the Heroes' side."""
    shown = DICE.faces[kind][face]
    return (shown[SWORD] - shown[SHIELD]) * (1 if attacks else -1)


@cache
def of_kind(kind: int, count: int, attacks: bool) -> Lying:
    """How so many dice of a kind may lie."""
    faces = DICE.faces[kind]
    total = sum(good(kind, face, attacks) for face in range(len(faces)))
    found: Lying = {}
    for lying in combinations_with_replacement(range(len(faces)), count):
        ways = factorial(count) // prod(factorial(lying.count(face)) for face in set(lying))
        lowest = min((good(kind, face, attacks) for face in lying), default=0)
        gain = total - lowest * len(faces)
        worst = (gain, kind) if lying and gain > 0 else NOBODY
        swords = sum(faces[face][SWORD] for face in lying)
        shields = sum(faces[face][SHIELD] for face in lying)
        key = swords, shields, worst, lowest if worst != NOBODY else 0
        found[key] = found.get(key, 0) + ways
    return found


def together(one: Lying, other: Lying) -> Lying:
    found: Lying = {}
    for (swords, shields, worst, shows), ways in one.items():
        for (more, blocked, bad, lies), times in other.items():
            chosen = (worst, shows) if worst >= bad else (bad, lies)
            key = swords + more, shields + blocked, *chosen
            found[key] = found.get(key, 0) + ways * times
    return found


@cache
def with_reroll(dice: tuple[int, ...], attacks: bool) -> Odds[tuple[int, int]]:
    """Swords and shields of a pool after its worst die was rolled again."""
    lying: Lying = {(0, 0, NOBODY, 0): 1}
    for kind, count in enumerate(dice):
        if count:
            lying = together(lying, of_kind(kind, count, attacks))
    found: dict[tuple[int, int], int] = {}
    sides = max(len(faces) for faces in DICE.faces)
    for (swords, shields, (_, kind), shows), ways in lying.items():
        if kind < 0:
            found[swords, shields] = found.get((swords, shields), 0) + ways * sides
            continue
        faces = DICE.faces[kind]
        old = next(face for n, face in enumerate(faces) if good(kind, n, attacks) == shows)
        for face in faces:
            key = swords - old[SWORD] + face[SWORD], shields - old[SHIELD] + face[SHIELD]
            found[key] = found.get(key, 0) + ways * (sides // len(faces))
    return Odds(dict(sorted(found.items())))
