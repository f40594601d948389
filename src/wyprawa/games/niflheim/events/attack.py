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
    undead_acc_form: str = ""


class DieRolled(Record, frozen=True):
    """`what` names the roll; `result` is the face with its modifiers, `plain` if there are none."""

    who: int
    what: str
    face: int
    result: int
    plain: bool = True


class Missed(Record, frozen=True):
    who: int


class HitBetween(Record, frozen=True):
    """A natural 2 hits whoever stands between."""

    who: int
    whom: int
    whom_acc_form: str = ""


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
    who_gen_form: str = ""


class VialDrifted(Record, frozen=True):
    who: int
    cell: int
    direction: int
    squares: int
    who_gen_form: str = ""


class DriftRepeated(Record, frozen=True):
    """It would come down in blocked terrain or off the map."""

    who: int
    who_gen_form: str = ""


class BurstRolled(Record, frozen=True):
    who: int
    whom: int
    face: int
    result: int
    whom_gen_form: str = ""


class BreakTried(Record, frozen=True):
    who: int
    undead: int
    weapon: int
    needed: int
    drm: int
    terms: tuple[tuple[str, int, str], ...]
    undead_gen_form: str = ""


class BrokeFree(Record, frozen=True):
    who: int


class StayedBlocked(Record, frozen=True):
    who: int


class CoinFlipped(Record, frozen=True):
    heads: bool


class SkillUsed(Record, frozen=True):
    who: int
    skill: int
