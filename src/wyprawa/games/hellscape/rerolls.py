"""Rerolls counted before the roll: one by one, the die farthest below its mean (MD-22.25, MD-22.27).

Below is for the Heroes' side: few swords and many shields if a Hero attacks, many swords and few shields if
one defends. Any die of the pool may be it, also the other side's, and one that was rolled again already.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple, TypeAlias

from wyprawa.games.hellscape.content import DICE
from wyprawa.games.hellscape.vocabulary.terms import SHIELD, SWORD
from wyprawa.parts.dice import Odds

SIDES = 6  # of every die


class Rerolls(NamedTuple):
    """How many a Hero has for nothing, and whether the Hero attacks."""

    left: int = 0
    attacks: bool = True


NO_REROLLS = Rerolls()


class Bad(NamedTuple):
    """A die worth rolling again: what that promises, in faces' parts of a symbol, and how it lies."""

    gain: int
    kind: int
    swords: int
    shields: int


Lying: TypeAlias = dict[tuple[int, int, tuple[Bad, ...]], int]
"""Swords, shields and the worst dice, as many as there are rerolls -> ways."""
Change: TypeAlias = dict[tuple[int, int], int]
"""Swords and shields more or less -> ways."""


def good(kind: int, face: int, attacks: bool) -> int:
    """What a face does for the Heroes' side."""
    shown = DICE.faces[kind][face]
    return (shown[SWORD] - shown[SHIELD]) * (1 if attacks else -1)


@cache
def as_bad(kind: int, face: int, attacks: bool) -> Bad | None:
    """A die that lies like this, if rolling it again promises more."""
    gain = sum(good(kind, other, attacks) for other in range(SIDES)) - SIDES * good(kind, face, attacks)
    shown = DICE.faces[kind][face]
    return Bad(gain, kind, shown[SWORD], shown[SHIELD]) if gain > 0 else None


@cache
def of_kind(kind: int, count: int, rerolls: Rerolls) -> Lying:
    """How so many dice of a kind may lie; faces that show the same are one case."""
    alike = Counter((face[SWORD], face[SHIELD]) for face in DICE.faces[kind])
    number = {(face[SWORD], face[SHIELD]): n for n, face in enumerate(DICE.faces[kind])}
    found: Lying = {}
    for cases in combinations_with_replacement(alike.items(), count):
        ways = factorial(count) // prod(factorial(n) for n in Counter(cases).values())
        shown = [each for each, _ in cases]
        bad = [each for case in shown if (each := as_bad(kind, number[case], rerolls.attacks)) is not None]
        swords, shields = sum(each[0] for each in shown), sum(each[1] for each in shown)
        key = swords, shields, worst(bad, rerolls.left)
        found[key] = found.get(key, 0) + ways * prod(faces for _, faces in cases)
    return found


def worst(dice: list[Bad], count: int) -> tuple[Bad, ...]:
    return tuple(sorted(dice, reverse=True)[:count])


@cache
def lying(dice: tuple[int, ...], rerolls: Rerolls) -> Lying:
    """How a pool may lie, kind by kind: pools that begin alike share what is worked out."""
    if not dice:
        return {(0, 0, ()): 1}
    found: Lying = {}
    others = lying(dice[:-1], rerolls)
    if not dice[-1]:
        return others
    for (more, blocked, bad), times in of_kind(len(dice) - 1, dice[-1], rerolls).items():
        for (swords, shields, there), ways in others.items():
            together = worst([*there, *bad], rerolls.left) if there and bad else there or bad
            key = swords + more, shields + blocked, together
            found[key] = found.get(key, 0) + ways * times
    return found


@cache
def change(bad: tuple[Bad, ...], rerolls: Rerolls) -> Change:
    """What rolling the worst dice again does, of `SIDES` ** `count` ways."""
    count, attacks = rerolls
    if not bad or not count:
        return {(0, 0): SIDES**count}
    first, found = bad[0], dict[tuple[int, int], int]()
    for face in range(SIDES):
        shown = DICE.faces[first.kind][face]
        again = as_bad(first.kind, face, attacks)
        left = worst([*bad[1:], *([again] if again is not None else [])], count - 1)
        for (swords, shields), ways in change(left, Rerolls(count - 1, attacks)).items():
            key = swords + shown[SWORD] - first.swords, shields + shown[SHIELD] - first.shields
            found[key] = found.get(key, 0) + ways
    return found


@cache
def with_rerolls(dice: tuple[int, ...], rerolls: Rerolls) -> Odds[tuple[int, int]]:
    """Swords and shields of a pool after all rerolls."""
    found: Change = {}
    for (swords, shields, bad), ways in lying(dice, rerolls).items():
        for (more, blocked), times in change(bad, rerolls).items():
            key = swords + more, shields + blocked
            found[key] = found.get(key, 0) + ways * times
    return Odds(dict(sorted(found.items())))
