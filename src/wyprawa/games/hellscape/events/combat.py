"""Told of Combats."""

from __future__ import annotations

from wyprawa.games.hellscape.casting import Record


class CombatBegan(Record, frozen=True):
    attacker: int
    defender: int
    by: int  # attack type


class DiceRolled(Record, frozen=True):
    """Each die as its kind and face."""

    dice: tuple[tuple[int, int], ...]


class DieRerolled(Record, frozen=True):
    """A die as it lay and as it lies now, each as its kind and face."""

    old: tuple[int, int]
    now: tuple[int, int]


class ResultResolved(Record, frozen=True):
    """Symbols of a die that were applied; it is locked."""

    die: tuple[int, int]


class ResultsIgnored(Record, frozen=True):
    """`ignored` says it: the symbol and how many."""

    symbol: int
    n: int
    ignored: tuple[int, int]


class FangsFired(Record, frozen=True):
    """An Enemy's ability: the kind of Enemy, its card, and which of its abilities."""

    figure: int
    ability: tuple[int, int, int]


class SwordsAdded(Record, frozen=True):
    n: int


class SwordsLost(Record, frozen=True):
    n: int


class ShieldsAdded(Record, frozen=True):
    n: int


class ShieldsLost(Record, frozen=True):
    n: int


class Compared(Record, frozen=True):
    """Swords against shields; the difference are Wounds (MD-13.8)."""

    attacker: int
    defender: int
    swords: int
    shields: int
    wounds: int
