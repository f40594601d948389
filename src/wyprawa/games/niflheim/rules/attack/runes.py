"""Runestones set in weapons (GN-24)."""

from __future__ import annotations

from typing import Literal

from wyprawa.games.niflheim.rules.figures.harm import stun
from wyprawa.games.niflheim.rules.figures.stepping import arrive
from wyprawa.games.niflheim.rules.query import figures, ground
from wyprawa.games.niflheim.state import Attack, State
from wyprawa.games.niflheim.vocabulary.terms import BLUE, RED, WHITE
from wyprawa.kernel import Asking, ask
from wyprawa.parts.boards import Cell, ids


def bears(s: State, weapon: int, rune: int) -> bool:
    """The stone stays with the weapon (GN-24.15)."""
    return rune in s.runes.get(weapon, ())


def wounds_instead(s: State, it: Attack) -> Asking[bool]:
    """Red: a wound in place of the stun, if the player likes (GN-24.10)."""
    if not bears(s, it.weapon, RED):
        return False
    seat = s.heroes[it.who].seat
    chosen = yield from ask(seat, "rune.red", ["wound", "stun"], subject=(it.target,), rule="GN-24.10")
    return chosen == "wound"


def stun_beside(s: State, it: Attack, square: Cell) -> Asking[None]:
    """Blue: an undead beside the target is stunned (GN-24.9, GN-24.12, GN-24.14)."""
    beside = [each.figure for each in figures.undead_beside(s, square) if each.figure != it.target]
    if not beside or not bears(s, it.weapon, BLUE):
        return
    seat = s.heroes[it.who].seat
    figure = yield from ask(seat, "rune.blue", beside, subject=(it.target,), rule="GN-24.9")
    undead = figures.undead_of(s, figure)
    if undead is not None:
        stun(s, undead, "GN-24.9")


def stride(s: State, it: Attack) -> Asking[None]:
    """White: one square for nothing, once an attack that stunned or wounded (GN-24.8, GN-24.13, GN-24.18)."""
    hero = s.heroes[it.who]
    if not it.hits or not bears(s, it.weapon, WHITE) or not figures.on_map(hero):
        return
    squares = ids(ground.board(s).near(hero.at) & figures.free(s))
    options: list[Literal["stay"] | Cell] = ["stay", *squares]
    cell = yield from ask(hero.seat, "rune.white", options, subject=(it.who,), rule="GN-24.13")
    if cell != "stay":
        yield from arrive(s, it.who, cell, (cell,) if s.fire >> cell & 1 else (), "GN-24.8")
