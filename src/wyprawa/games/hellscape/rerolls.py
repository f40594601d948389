"""Swords and shields of a pool, with rerolls counted before the roll (MD-22.25, MD-22.27).

Rerolls are made one by one, each of the die farthest below its mean. Below is for the Heroes' side: few
swords and many shields if a Hero attacks, many swords and few shields if one defends. Any die of the pool may
be it, also the other side's, and one that was rolled again already.

How often each number of symbols comes up is one big int, `FIELD` bits for each number: adding dice is one
multiplication, which is what makes odds of full pools cheap.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple, TypeAlias

from wyprawa.games.hellscape.content import DICE
from wyprawa.games.hellscape.vocabulary.terms import BLUE, SHIELD, SWORD

SIDES = 6  # of every die
FIELD = 64  # enough for the ways of 24 dice
MOST = 3  # symbols of a kind on a face
MASK = (1 << FIELD) - 1
PART = 4


class Rerolls(NamedTuple):
    """How many a Hero has for nothing, and whether the Hero attacks."""

    left: int = 0
    attacks: bool = True


NO_REROLLS = Rerolls()


Bad: TypeAlias = int
"""A die worth rolling again, packed so that the worst is the greatest: what rolling it again promises, in
faces' parts of a symbol, its kind, its swords and its shields, `PART` bits each."""
Ways: TypeAlias = int
"""How often each number of a symbol comes up, packed."""
Lying: TypeAlias = dict[tuple[Bad, ...], Ways]
"""The worst dice, as many as there are rerolls -> ways of the symbols of all dice."""


def unpacked(ways: Ways) -> list[int]:
    """How often there are 0, 1, 2, ... of the symbol."""
    found = []
    while ways:
        found.append(ways & MASK)
        ways >>= FIELD
    return found


def good(kind: int, face: int, attacks: bool) -> int:
    """What a face does for the Heroes' side."""
    shown = DICE.faces[kind][face]
    return (shown[SWORD] - shown[SHIELD]) * (1 if attacks else -1)


@cache
def as_bad(kind: int, face: int, attacks: bool) -> tuple[Bad, ...]:
    """A die that lies like this, if rolling it again promises more."""
    gain = sum(good(kind, other, attacks) for other in range(SIDES)) - SIDES * good(kind, face, attacks)
    shown = DICE.faces[kind][face]
    packed = ((gain << PART | kind) << PART | shown[SWORD]) << PART | shown[SHIELD]
    return (packed,) if gain > 0 else ()


def lying(bad: Bad) -> tuple[int, int, int]:
    """Its kind, swords and shields."""
    part = (1 << PART) - 1
    return bad >> 2 * PART & part, bad >> PART & part, bad & part


@cache
def of_kind(kind: int, count: int, rerolls: Rerolls) -> Lying:
    """How so many dice of a kind may lie, by the only symbol that matters on them: shields on blue dice, else
    swords."""
    found: Lying = {}
    for cases in combinations_with_replacement(faces(kind).items(), count):
        ways = factorial(count) // prod(factorial(n) for n in Counter(cases).values())
        ways *= prod(times for _, (_, times) in cases)
        bad = [each for _, (face, _) in cases for each in as_bad(kind, face, rerolls.attacks)]
        key = tuple(sorted(bad, reverse=True)[: rerolls.left])
        symbols = sum(shields if kind == BLUE else swords for (swords, shields), _ in cases)
        found[key] = found.get(key, 0) + (ways << FIELD * symbols)
    return found


@cache
def worst(one: tuple[Bad, ...], other: tuple[Bad, ...], count: int) -> tuple[Bad, ...]:
    return tuple(sorted((*one, *other), reverse=True)[:count])


@cache
def swords_of(dice: tuple[int, ...], rerolls: Rerolls) -> Lying:
    """How the dice with swords may lie, kind by kind: pools that begin alike share what is worked out."""
    if not dice:
        return {(): 1}
    others = swords_of(dice[:-1], rerolls)
    if not dice[-1] or len(dice) - 1 == BLUE:
        return others
    found: Lying = {}
    for bad, more in of_kind(len(dice) - 1, dice[-1], rerolls).items():
        for there, ways in others.items():
            key = worst(there, bad, rerolls.left)
            found[key] = found.get(key, 0) + ways * more
    return found


@cache
def moves(bad: tuple[Bad, ...], rerolls: Rerolls) -> dict[int, Ways]:
    """What rolling the worst dice again does: swords by shields more or less, `MOST` added a reroll."""
    count, attacks = rerolls
    if not bad or not count:
        return {0: SIDES**count << FIELD * MOST * count}
    (kind, had_swords, had_shields), found = lying(bad[0]), dict[int, Ways]()
    for (swords, shields), (face, times) in faces(kind).items():
        left = worst(bad[1:], as_bad(kind, face, attacks), count - 1)
        by = FIELD * (MOST + swords - had_swords)
        for change, ways in moves(left, Rerolls(count - 1, attacks)).items():
            key = change + shields - had_shields
            found[key] = found.get(key, 0) + (ways * times << by)
    return found


@cache
def faces(kind: int) -> dict[tuple[int, int], tuple[int, int]]:
    """Swords and shields on a die: a face that shows them, and how many do."""
    shown = [(face[SWORD], face[SHIELD]) for face in DICE.faces[kind]]
    return {each: (shown.index(each), shown.count(each)) for each in shown}


@cache
def shown(dice: tuple[int, ...], rerolls: Rerolls) -> tuple[Ways, ...]:
    """The swords of a pool after all rerolls, for each number of shields."""
    blue = {bad: unpacked(ways) for bad, ways in of_kind(BLUE, dice[BLUE], rerolls).items()}
    most = max(map(len, blue.values()))
    together: dict[tuple[Bad, ...], list[Ways]] = {}
    for there, swords in swords_of(dice, rerolls).items():
        for bad, shields in blue.items():
            row = together.setdefault(worst(there, bad, rerolls.left), [0] * most)
            for n, ways in enumerate(shields):
                row[n] += swords * ways
    found = [0] * most
    for bad, row in together.items():
        for change, more in moves(bad, rerolls).items():
            for n, ways in enumerate(row):
                if ways:
                    found[n + change] += ways * more
    return tuple(ways >> FIELD * MOST * rerolls.left for ways in found)
