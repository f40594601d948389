"""Told of attacks, vials, breaking free and the coin."""

from __future__ import annotations

from wyprawa.games.niflheim.casting import Record


class AttackDeclared(Record, frozen=True):
    """With every modifier: its name, its value and the rule it comes from."""

    who: int
    undead: int
    weapon: int
    melee: bool
    cover: bool
    stun: int
    wound: int
    drm: int
    terms: tuple[tuple[str, int, str], ...]


class DieRolled(Record, frozen=True):
    """`what` names the roll; `result` is the face with its modifiers."""

    who: int
    what: str
    face: int
    result: int


class Missed(Record, frozen=True):
    who: int


class HitBetween(Record, frozen=True):
    """A natural 2 hits whoever stands between."""

    who: int
    whom: int


class MissileLost(Record, frozen=True):
    who: int
    left: int


class VialThrown(Record, frozen=True):
    who: int
    supply: int
    cell: int
    needed: int
    drm: int
    left: int


class VialLanded(Record, frozen=True):
    who: int
    cell: int


class VialDrifted(Record, frozen=True):
    who: int
    cell: int
    direction: int
    squares: int


class DriftRepeated(Record, frozen=True):
    """It would come down in blocked terrain or off the map."""

    who: int


class BurstRolled(Record, frozen=True):
    who: int
    whom: int
    face: int
    result: int


class BreakTried(Record, frozen=True):
    who: int
    undead: int
    weapon: int
    needed: int
    drm: int
    terms: tuple[tuple[str, int, str], ...]


class BrokeFree(Record, frozen=True):
    who: int


class StayedBlocked(Record, frozen=True):
    who: int


class CoinFlipped(Record, frozen=True):
    heads: bool


class SkillUsed(Record, frozen=True):
    who: int
    skill: int
