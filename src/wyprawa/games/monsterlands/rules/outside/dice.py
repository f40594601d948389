"""The dice of a trail and what is added to them (ML-20.5, ML-24, ML-26). Nothing here changes the state.

`stage` says what they are rolled for: a "quest", a "battle" with a Monster, or a "conquest".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias

from wyprawa.games.monsterlands.content import EQUIPMENT, LOOT, MEMBERS, TRAPS
from wyprawa.games.monsterlands.events import Source, Term, Terms
from wyprawa.games.monsterlands.rules.outside import powers
from wyprawa.games.monsterlands.rules.outside.assigning import bonus_of
from wyprawa.games.monsterlands.rules.outside.trails import land_of, trail_at
from wyprawa.games.monsterlands.rules.query import held, magic_on, strength_on
from wyprawa.games.monsterlands.state import MAGIC, STRENGTH, State, Trail
from wyprawa.games.monsterlands.vocabulary import DICE, Ability, Die, Flat, PerDie, Total
from wyprawa.kernel import Option

Stage: TypeAlias = Literal["quest", "battle", "conquest"]
To: TypeAlias = Literal[0, 1, 2, "flat", "kill", "capture"]  # each die of a kind, or a total
POISON = 2  # ML-9.11


class Bonus(NamedTuple):
    """What is added: to each die by kind, to the total, and to the total of a kill or a capture only."""

    each: tuple[int, int, int]
    flat: int
    kill: int
    capture: int


# --- what is added ------------------------------------------------------------------------------------


def borne(s: State, where: int, stage: Stage) -> Iterator[tuple[Source, Ability]]:
    """The abilities of the Mercenary and his Equipment; Caribdis ignores Weapons (ML-41.20)."""
    member = trail_at(s, where).member
    if member < 0:
        return
    yield ("member", member), MEMBERS[member].ability
    no_weapons = stage == "battle" and not powers.weapons_work(s, land_of(where))
    for card in held(s, member):
        if not (no_weapons and EQUIPMENT[card].kind == "weapon"):
            yield ("equipment", card), EQUIPMENT[card].trait


def abilities(s: State, where: int, stage: Stage) -> Iterator[Ability]:
    for _, ability in borne(s, where, stage):
        yield ability


def modifiers(s: State, where: int, stage: Stage) -> Iterator[tuple[Source, To, int]]:
    """What adds to dice of a trail or to their total, and how much (ML-24.3, ML-24.6, ML-24.7)."""
    trail = trail_at(s, where)
    tokens = [token for i, token in enumerate(trail.tokens) if trail.shown >> i & 1]
    shown = [(("trap", token), TRAPS[token].effect) for token in tokens]
    for source, effect in (*shown, *borne(s, where, stage)):
        if isinstance(effect, PerDie):
            if effect.only in ("", stage):
                yield source, _KINDS[effect.of], effect.add
        elif isinstance(effect, Flat):
            if stage == "battle":  # ML-26.7
                yield source, "flat", effect.add
        elif isinstance(effect, Total):
            if effect.when == "conquest":
                if stage == "conquest":
                    yield source, "flat", effect.add
            elif stage == "battle":
                yield source, effect.when, effect.add
    for token in trail.loot:
        loot = LOOT[token]
        if loot.use == "per_die":  # ML-40.11, ML-40.16
            yield ("loot", token), _KINDS[loot.of[0]], loot.add
        elif loot.use == "kill_total":  # ML-40.6
            yield ("loot", token), "kill", loot.add
    if trail.poured:
        yield ("poison", -1), "flat", POISON * trail.poured
    if stage == "battle":
        place = land_of(where)
        if less := powers.per_die(s, place, STRENGTH):
            yield ("monster", s.monsters[place]), 0, less
        if less := powers.per_die(s, place, MAGIC):
            yield ("monster", s.monsters[place]), 1, less


_KINDS: dict[Die, Literal[0, 1, 2]] = {"strength": 0, "magic": 1, "influence": 2}


def bonuses(s: State, where: int, stage: Stage) -> Bonus:
    """All modifiers of a trail; they add up (ML-38.19)."""
    each, totals = [0, 0, 0], {"flat": 0, "kill": 0, "capture": 0}
    for _, to, amount in modifiers(s, where, stage):
        if isinstance(to, int):
            each[to] += amount
        else:
            totals[to] += amount
    return Bonus((each[0], each[1], each[2]), totals["flat"], totals["kill"], totals["capture"])


def total_of(rolled: list[tuple[int, int]], bonus: Bonus, carried: int) -> int:
    """Modified dice, none of them below 0, flat bonuses and what is carried (ML-24.2, ML-41.26)."""
    return sum(max(0, value + bonus.each[kind]) for kind, value in rolled) + bonus.flat + carried


def total(s: State, where: int, stage: Stage) -> int:
    """The total of the trail so far, without kill-only and capture-only bonuses (ML-24.32)."""
    return total_of(trail_at(s, where).rolled, bonuses(s, where, stage), carried_to(s, stage))


def carried_to(s: State, stage: Stage) -> int:
    return 0 if stage == "quest" else s.carried


# --- the sum, to be told ------------------------------------------------------------------------------


def sum_terms(s: State, where: int, stage: Stage) -> Terms:
    """What the total is made of: each die with its colour, what it counts and shows, then the rest."""
    each = bonuses(s, where, stage).each
    terms: list[Term] = [
        (DICE[kind], max(0, value + each[kind]), value) for kind, value in trail_at(s, where).rolled
    ]
    flat = [(what, amount, n) for (what, n), to, amount in modifiers(s, where, stage) if to == "flat"]
    traps = sum(amount for what, amount, _ in flat if what == "trap")
    terms += [("traps", traps, -1)] if traps else []
    terms += [term for term in flat if term[0] != "trap"]
    carried = carried_to(s, stage)
    return (*terms, ("carried", carried, -1)) if carried else tuple(terms)


def each_terms(s: State, where: int, stage: Stage) -> tuple[tuple[str, int, int, int], ...]:
    """What is added to each die rolled, and by what: source, amount, its number, kind of die."""
    rolled = {kind for kind, _ in trail_at(s, where).rolled}
    return tuple(
        (what, amount, n, to)
        for (what, n), to, amount in modifiers(s, where, stage)
        if isinstance(to, int) and to in rolled
    )


# --- what lies there, what could be done --------------------------------------------------------------


def unrolled(trail: Trail) -> list[int]:
    """Dice not rolled yet, by kind, including those on tokens (ML-21.6)."""
    return [strength_on(trail), magic_on(trail), trail.influence]


def kinds_mask(kinds: tuple[Die, ...]) -> int:
    return sum(1 << DICE.index(kind) for kind in kinds)


def allowances(s: State, where: int) -> list[tuple[int, int]]:
    """Rerolls left: bits of kinds, times. The trail's own come first (ML-17.13)."""
    trail = trail_at(s, where)
    own = [(kinds_mask(bonus_of(s, where).of), trail.rerolls)] if trail.rerolls else []
    return own + [allowance for allowance in trail.again if allowance[1]]


def usable_loot(s: State, where: int, stage: Stage) -> list[int]:
    """Loot that does something for these dice (ML-27.8, ML-40.17)."""
    trail = trail_at(s, where)
    rolled = sum(1 << kind for kind in {kind for kind, _ in trail.rolled})
    lying = rolled | sum(1 << kind for kind, dice in enumerate(unrolled(trail)) if dice)
    found = []
    for token in s.clans[trail.seat].loot:
        loot = LOOT[token]
        if (
            (loot.use == "rerolls" and kinds_mask(loot.of) & rolled)
            or (loot.use == "per_die" and kinds_mask(loot.of) & lying)
            or (loot.use == "kill_total" and stage == "battle")
        ):
            found.append(token)
    return found


def poison_works(s: State, where: int, stage: Stage) -> bool:
    """In battle and conquest, not on quests, nor against Gator (ML-9.14, ML-41.4)."""
    return stage == "conquest" or (stage == "battle" and powers.flasks_work(s, land_of(where)))


def extras(s: State, where: int, stage: Stage) -> list[Option]:
    """What the player may do to his dice besides rolling them; all of it optional (ML-24.4, ML-24.5)."""
    trail = trail_at(s, where)
    mask = 0
    for kinds, _ in allowances(s, where):
        mask |= kinds
    options: list[Option] = [
        ("reroll", kind, value) for kind, value in sorted(set(trail.rolled)) if mask >> kind & 1
    ]
    if trail.poisons and poison_works(s, where, stage):
        options.append("poison")
    return options + [("loot", token) for token in usable_loot(s, where, stage)]
