"""What a Combat promises before the roll: exact odds of Wounds dealt and suffered (MD-12, MD-13).

The pool is the rules' own plan; what works by itself is counted, what the player may still use is not. Fangs
fire the Enemy's ability as often as they can, and its dice join within the limits of the box.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import msgspec

from wyprawa.games.hellscape.content import DICE, ROGUE_TOKENS
from wyprawa.games.hellscape.rerolls import FIELD, NO_REROLLS, SIDES, Rerolls, shown, unpacked
from wyprawa.games.hellscape.rules.combat import pool, results
from wyprawa.games.hellscape.rules.query import abilities, figures, ground
from wyprawa.games.hellscape.rules.query.effects import EFFECTS, Act
from wyprawa.games.hellscape.state import NONE, Combat, State
from wyprawa.games.hellscape.vocabulary import Ability, verbs
from wyprawa.games.hellscape.vocabulary.terms import ENEMY_DIE, FANG, SCRATCH
from wyprawa.games.hellscape.vocabulary.terms import pool as dice_of
from wyprawa.parts.dice import Odds


class Bonus(NamedTuple):
    """What is added to a pool: flat swords, shields, shields lost, scratches ignored, and dice."""

    swords: int = 0
    shields: int = 0
    lost: int = 0
    ignored: int = 0
    dice: tuple[int, ...] = (0, 0, 0, 0, 0)

    def plus(self, other: Bonus, times: int = 1) -> Bonus:
        return Bonus(
            self.swords + other.swords * times,
            self.shields + other.shields * times,
            self.lost + other.lost * times,
            self.ignored + other.ignored * times,
            tuple(one + two * times for one, two in zip(self.dice, other.dice, strict=True)),
        )


class Fangs(NamedTuple):
    """An Enemy's ability in a Combat: how many fangs it costs, what it adds, whether it fires only once."""

    cost: int
    bonus: Bonus
    once: bool = False

    def fired(self, count: int) -> int:
        """How often it fires with so many fangs."""
        times = count // self.cost if self.cost else 0
        return min(times, 1) if self.once else times


def no_fangs(count: int) -> int:
    return 0


class Forecast(NamedTuple):
    """Wounds that swords make of the defender, and scratches that wound the Heroes' side."""

    wounds: Odds[int]
    scratches: Odds[int]


class Planned(NamedTuple):
    """A Combat before the roll: its pool, what works by itself, and what the fangs of the Enemy do."""

    dice: tuple[int, ...]
    bonus: Bonus
    fangs: Fangs | None
    rerolls: Rerolls = NO_REROLLS

    def forecast(self, more: Bonus | None = None) -> Forecast:
        """The odds, with `more` that a player means to add."""
        bonus = self.bonus if more is None else self.bonus.plus(more)
        return compute(self.dice, bonus, self.fangs, self.rerolls)


def forecast(s: State, attacker: int, defender: int, type: int) -> Forecast:
    """The odds of an attack that is not begun yet."""
    return planned(begin(s, attacker, defender, type)).forecast()


def begin(s: State, attacker: int, defender: int, type: int) -> State:
    """The state with the Combat in it, only to be looked at."""
    token = s.turn.token if s.turn is not None and s.turn.hero == attacker else NONE
    dark = ground.in_shadow(s, figures.zone_of(s, attacker)) or (token != NONE and ROGUE_TOKENS[token].shadow)
    dice = pool.plan(s, attacker, defender, type, dark)
    combat = Combat(attacker, defender, type, dark=dark, pool=dice)
    if figures.is_hero(attacker):
        combat.weapons = pool.weapons(s, s.heroes[attacker], type)
    return msgspec.structs.replace(s, combat=combat)


def planned(begun: State) -> Planned:
    """The Combat of a state that has one, before the roll."""
    combat = begun.combat
    assert combat is not None
    bonus, rerolls = Bonus(), 0
    for figure in (combat.attacker, combat.defender):
        if figures.is_hero(figure):
            rerolls += begun.spent  # MD-17.10, MD-17.11
            for source, ability in abilities.abilities_of(begun, figure):
                if ability.auto and abilities.fits_combat(begun, figure, source, ability):
                    bonus = bonus.plus(gain(begun, ability, figure, combat.defender))
                    rerolls += sum(
                        verb.n for verb in ability.do if isinstance(verb, verbs.Reroll) and verb.of == "any"
                    )
    free = Rerolls(rerolls, figures.is_hero(combat.attacker))
    return Planned(tuple(combat.pool), bonus, fangs_of(begun, combat), free)


def gain(s: State, ability: Ability, figure: int, defender: int) -> Bonus:
    """What an ability adds to the Combat; what touches figures otherwise is not counted."""
    found = Bonus()
    for verb in ability.do:
        match verb:
            case verbs.Swords(n):
                found = found.plus(Bonus(swords=n))
            case verbs.Shields(n) if figure == defender:
                found = found.plus(Bonus(shields=n))
            case verbs.LoseShields(n):
                found = found.plus(Bonus(lost=n))
            case verbs.Ignore("scratch", n):
                found = found.plus(Bonus(ignored=n))
            case verbs.AddDice(written):
                found = found.plus(Bonus(dice=dice_of(written)))
            case verbs.If(when, then) if EFFECTS.holds(s, when, Act(figure, figure)):
                found = found.plus(gain(s, msgspec.structs.replace(ability, do=then), figure, defender))
    return found


def fangs_of(s: State, combat: Combat) -> Fangs | None:
    """The first ability of the Enemy that fits its role (MD-2.11)."""
    enemy = results.enemy_in(s, combat)
    if enemy is None:
        return None
    role = "attack" if combat.attacker == enemy.figure else "defence"
    for ability in results.abilities_of_enemy(enemy):
        if ability.timing in (role, "combat"):
            bonus = gain(s, ability, enemy.figure, combat.defender)
            return Fangs(ability.cost.fangs, bonus, ability.limit == "combat")
    return None


@lru_cache(maxsize=4096)
def compute(
    dice: tuple[int, ...], bonus: Bonus, fangs: Fangs | None, rerolls: Rerolls = NO_REROLLS
) -> Forecast:
    """The odds of a pool with what is added to it."""
    dice = limited(dice, bonus.dice)
    enemy = DICE.odds((0, 0, 0, 0, dice[ENEMY_DIE]))
    wounds: dict[int, int] = {}
    parts: list[tuple[int, Odds[int]]] = []
    bare = bonus._replace(dice=(0,) * len(dice))
    for fired, ways in enemy.map(fangs.fired if fangs is not None else no_fangs, FANG).cases.items():
        more = bare if fangs is None else bare.plus(fangs.bonus, fired)
        thrown = limited(dice, more.dice)
        parts.append((ways, dealt(thrown[:ENEMY_DIE], more.swords, more.shields, more.lost, rerolls)))
    common = max((odds.ways for _, odds in parts), default=1)
    for ways, odds in parts:
        scale = common // odds.ways
        for n, cases in odds.cases.items():
            wounds[n] = wounds.get(n, 0) + ways * cases * scale
    suffered = enemy.map(lambda count: max(0, count - bonus.ignored), SCRATCH)
    return Forecast(Odds(dict(sorted(wounds.items()))), suffered)


def limited(dice: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    """A pool with more dice, as many as the box has (MD-12.19)."""
    found = list(dice)
    for kind, n in enumerate(more):
        DICE.add(found, kind, n)
    return tuple(found)


@lru_cache(maxsize=4096)
def dealt(dice: tuple[int, ...], swords: int, shields: int, lost: int, rerolls: Rerolls) -> Odds[int]:
    """Swords minus shields (MD-13.8)."""
    wounds = 0
    for blocked, ways in enumerate(shown(dice, rerolls)):
        less = max(0, blocked + shields - lost) - swords
        wounds += ways >> FIELD * less if less > 0 else ways << FIELD * -less
    cases = dict(enumerate(unpacked(wounds)))
    cases[0] = SIDES ** (sum(dice) + rerolls.left) - sum(ways for n, ways in cases.items() if n)
    return Odds({n: ways for n, ways in cases.items() if ways})
