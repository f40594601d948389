"""An attack before its first die: values, modifiers one by one, who stands between (GN-17, GN-18).

Rules, odds and view all ask here, so that they never differ.
"""

from __future__ import annotations

from typing import NamedTuple

from wyprawa.games.niflheim.content import ITEMS
from wyprawa.games.niflheim.content.rows import Values
from wyprawa.games.niflheim.rules.query import destiny, figures, gear, ground, skills
from wyprawa.games.niflheim.state import NONE, Hero, State
from wyprawa.games.niflheim.vocabulary.skills import Aim, Watch
from wyprawa.games.niflheim.vocabulary.terms import D12, INTENT_MOD, WHITE
from wyprawa.parts.boards import Cell

STUNNED, OFF_HAND, DUAL, SHIELD, HUSKARL = 3, -2, 1, -1, -2
IN_LINE, MOST_IN_LINE = -2, -4


class Term(NamedTuple):
    """A modifier and the rule it comes from."""

    name: str
    value: int
    rule: str


class Plan(NamedTuple):
    """Everything fixed before the roll (GN-18.26)."""

    melee: bool
    range: int
    values: Values
    terms: tuple[Term, ...]
    between: int  # the first figure on the line, NONE if there is none

    @property
    def drm(self) -> int:
        return sum(term.value for term in self.terms)


class Legal(NamedTuple):
    """A target that an attack may be made on."""

    melee: bool
    range: int
    values: Values


def legal(s: State, who: int, weapon: int, aim: Cell) -> Legal | None:
    """Whether a hero may attack an undead on a square with a weapon: None if not (GN-17.7)."""
    hero = s.heroes[who]
    if not ground.sees(s, hero.at, aim):
        return None
    melee, range = figures.adjacent(s, hero.at, aim), ground.range_to(s, hero.at, aim)
    values = gear.values(weapon, melee)
    if values is None or not (melee or gear.reaches(weapon, range)):
        return None
    return Legal(melee, range, values) if gear.has_missiles(hero, weapon, melee) else None


def plan(s: State, who: int, weapon: int, target: int, cover: bool) -> Plan | None:
    """The attack of a hero with a weapon on an undead; None if it is no legal target."""
    origin, aim = s.heroes[who].at, figures.at(s, target)
    found = legal(s, who, weapon, aim)
    if found is None:
        return None
    melee, range, values = found
    terms = (
        *stance(s, who, cover),
        *with_weapon(s, who, weapon),
        *favourite(s, who, weapon),
        *craft(s, who, melee),
        *fate(s, who),
        *against(s, target),
        *(() if melee else in_line(s, origin, aim)),
        *far(weapon, range),
    )
    return Plan(melee, range, values, terms, NONE if melee else first_between(s, origin, aim))


def stance(s: State, who: int, cover: bool) -> list[Term]:
    """Intent or Cover, never both (GN-18.7 to GN-18.14)."""
    hero = s.heroes[who]
    if cover:
        eased = sum(each.n for each in skills.always(hero, Watch))
        value = -max(0, hero.cover - eased)
        return [Term("cover", value, "GN-18.14")] if value else []
    value = INTENT_MOD[s.turn.intent] if s.turn is not None else 0
    return [Term("intent", value, "GN-6.4")] if value else []


def skill(hero: Hero, melee: bool) -> int:
    """What skills add to every attack of a kind (GN-18.15)."""
    attack = "melee" if melee else "ranged"
    return sum(each.value for each in skills.always(hero, Aim) if each.attack == attack)


def craft(s: State, who: int, melee: bool) -> list[Term]:
    """Skills that always help, and what the hero has drunk (GN-18.15)."""
    value = skill(s.heroes[who], melee)
    found = [Term("skill", value, "GN-18.15")] if value else []
    if s.turn is not None and s.turn.who == who and s.turn.might:
        found.append(Term("potion", s.turn.might, "GN-18.15"))
    return found


def with_weapon(s: State, who: int, weapon: int) -> list[Term]:
    """What the hero and the weapon in hand bring to every roll with it."""
    hero = s.heroes[who]
    found = []
    if gear.in_off_hand(hero, weapon):
        found.append(Term("off_hand", OFF_HAND, "GN-18.13"))
    if gear.dual(hero, weapon):
        found.append(Term("dual_wield", DUAL, "GN-16.14"))
    return found + weakness(s, who)


def favourite(s: State, who: int, weapon: int) -> list[Term]:
    value = gear.favour(s.heroes[who], weapon)
    return [Term("favourite", value, "GN-16.17")] if value else []


def fate(s: State, who: int) -> list[Term]:
    """Glory and Corruption (GN-18.15)."""
    value = destiny.effect(s.heroes[who], "attack")
    return [Term("destiny", value, "GN-18.15")] if value else []


def weakness(s: State, who: int) -> list[Term]:
    weak = figures.wounded_huskarl(s.heroes[who])
    return [Term("wounded_huskarl", HUSKARL, "GN-26.5")] if weak else []


def against(s: State, target: int) -> list[Term]:
    """What the target brings (GN-18.6, GN-22.9)."""
    found = []
    undead = figures.undead_of(s, target)
    if undead is not None and undead.stunned:
        found.append(Term("stunned", STUNNED, "GN-18.6"))
    if figures.bears_shield(s, target):
        found.append(Term("shield", SHIELD, "GN-22.9"))
    return found


def in_line(s: State, origin: Cell, aim: Cell) -> list[Term]:
    """Figures between, and difficult squares away from the attacker, -4 at worst (GN-18.16 to GN-18.25)."""
    difficult = s.ground().difficult & ~ground.board(s).near(origin) & ~(1 << origin)
    taken = figures.occupied(s)
    squares = ground.crossed(s, origin, aim)
    in_between = sum(taken >> cell & 1 for cell in squares[:-1])
    rough = sum(difficult >> cell & 1 for cell in squares)
    found = []
    if in_between:
        found.append(Term("figures", IN_LINE * in_between, "GN-18.16"))
    if rough:
        found.append(Term("difficult", IN_LINE * rough, "GN-18.17"))
    if IN_LINE * (in_between + rough) < MOST_IN_LINE:
        found.append(Term("cap", MOST_IN_LINE - IN_LINE * (in_between + rough), "GN-18.21"))
    return found


def far(weapon: int, range: int) -> list[Term]:
    penalty = gear.range_penalty(weapon, range)
    return [Term("range", penalty, "GN-18.24")] if penalty else []


def first_between(s: State, origin: Cell, aim: Cell) -> int:
    """The figure on the crossed square nearest to the attacker (GN-19.5)."""
    taken = figures.occupied(s)
    return next(
        (figures.figure_on(s, cell) for cell in ground.crossed(s, origin, aim)[:-1] if taken >> cell & 1),
        NONE,
    )


def targets(s: State, who: int) -> list[tuple[int, int]]:
    """Weapons in hand with the undead they can be used on; a hero chooses freely (GN-17.8, GN-17.11)."""
    return [
        (weapon, undead.figure)
        for weapon in gear.weapons(s.heroes[who])
        for undead in s.undead
        if legal(s, who, weapon, undead.at) is not None
    ]


def hopeful(s: State, weapon: int, target: int, planned: Plan) -> bool:
    """Whether any face does anything to an undead."""
    undead = figures.undead_of(s, target)
    stunnable = undead is not None and not undead.stunned and not figures.has(undead, "armoured")
    more = ITEMS[weapon].kind == "shield" or any(stone != WHITE for stone in s.runes.get(weapon, ()))
    needed = planned.values.stun if stunnable or more else planned.values.wound
    if planned.drm + D12 >= needed:
        return True
    return planned.between != NONE and not figures.is_hero(planned.between)


def dice_of(weapon: int) -> int:
    return ITEMS[weapon].dice
