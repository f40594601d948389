"""Told of Combats."""

from __future__ import annotations

from wyprawa import kernel


class CombatBegan(kernel.Record, frozen=True):
    attacker: int
    defender: int
    by: int  # attack type


class DiceRolled(kernel.Record, frozen=True):
    """Each die as its kind and face."""

    dice: tuple[tuple[int, int], ...]


class DieRerolled(kernel.Record, frozen=True):
    kind: int
    old: int
    face: int


class ResultResolved(kernel.Record, frozen=True):
    """Symbols of a die that were applied; it is locked."""

    kind: int
    face: int


class ResultsIgnored(kernel.Record, frozen=True):
    symbol: int
    n: int


class FangsFired(kernel.Record, frozen=True):
    """An Enemy's ability."""

    figure: int


class SwordsAdded(kernel.Record, frozen=True):
    n: int


class ShieldsAdded(kernel.Record, frozen=True):
    n: int


class ShieldsLost(kernel.Record, frozen=True):
    n: int


class Compared(kernel.Record, frozen=True):
    """Swords against shields; the difference are Wounds (MD-13.8)."""

    attacker: int
    defender: int
    swords: int
    shields: int
    wounds: int
