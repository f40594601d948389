"""The dice of a trail: rolling them, rolling them again, and what is added to them (ML-20.5, ML-24, ML-26).

`stage` says what they are rolled for: a "quest", a "battle" with a Monster, or a "conquest".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.content import EQUIPMENT, LOOT, MEMBERS, TRAPS
from wyprawa.games.monsterlands.rules.citadel.abilities import spend_loot
from wyprawa.games.monsterlands.rules.outside import powers
from wyprawa.games.monsterlands.rules.outside.assigning import bonus_of
from wyprawa.games.monsterlands.rules.outside.trails import land_of, trail_at
from wyprawa.games.monsterlands.rules.query import held, magic_on, strength_on
from wyprawa.games.monsterlands.state import INFLUENCE, MAGIC, STRENGTH, State, Trail
from wyprawa.games.monsterlands.vocabulary import DICE, Ability, Die, Flat, PerDie, Reroll, Total
from wyprawa.kernel import Option

Stage: TypeAlias = Literal["quest", "battle", "conquest"]
POISON = 2  # ML-9.11


class Bonus(NamedTuple):
    """What is added: to each die by kind, to the total, and to the total of a kill or a capture only."""

    each: tuple[int, int, int]
    flat: int
    kill: int
    capture: int


# --- what is added ------------------------------------------------------------------------------------


def abilities(s: State, where: int, stage: Stage) -> Iterator[Ability]:
    """Of the Mercenary and his Equipment; Caribdis knows no Weapons (ML-41.20)."""
    member = trail_at(s, where).member
    if member < 0:
        return
    yield MEMBERS[member].ability
    no_weapons = stage == "battle" and not powers.weapons_work(s, land_of(where))
    for card in held(s, member):
        if not (no_weapons and EQUIPMENT[card].kind == "weapon"):
            yield EQUIPMENT[card].trait


def bonuses(s: State, where: int, stage: Stage) -> Bonus:
    """All modifiers of a trail; they add up (ML-24.3, ML-24.6, ML-24.7, ML-38.19)."""
    trail = trail_at(s, where)
    each, flat, kill, capture = [0, 0, 0], 0, 0, 0
    shown = [TRAPS[token].effect for i, token in enumerate(trail.tokens) if trail.shown >> i & 1]
    for effect in [*shown, *abilities(s, where, stage)]:
        if isinstance(effect, PerDie):
            if effect.only in ("", stage):
                each[DICE.index(effect.of)] += effect.add
        elif isinstance(effect, Flat):
            flat += effect.add if stage == "battle" else 0  # ML-26.7
        elif isinstance(effect, Total):
            if effect.when == "conquest":
                flat += effect.add if stage == "conquest" else 0
            elif stage == "battle":
                kill += effect.add if effect.when == "kill" else 0
                capture += effect.add if effect.when == "capture" else 0
    for token in trail.loot:
        loot = LOOT[token]
        for name in loot.of if loot.use == "per_die" else ():
            each[DICE.index(name)] += loot.add  # ML-40.11, ML-40.16
        kill += loot.add if loot.use == "kill_total" else 0  # ML-40.6
    if stage == "battle":
        for kind in (STRENGTH, MAGIC):
            each[kind] += powers.per_die(s, land_of(where), kind)
    return Bonus((each[0], each[1], each[2]), flat + POISON * trail.poured, kill, capture)


def total_of(rolled: list[tuple[int, int]], bonus: Bonus, carried: int) -> int:
    """Modified dice, none of them below 0, flat bonuses and what is carried (ML-24.2, ML-41.26)."""
    return sum(max(0, value + bonus.each[kind]) for kind, value in rolled) + bonus.flat + carried


def total(s: State, where: int, stage: Stage) -> int:
    """What the trail has come to so far, without kill-only and capture-only bonuses (ML-24.32)."""
    carried = 0 if stage == "quest" else s.carried
    return total_of(trail_at(s, where).rolled, bonuses(s, where, stage), carried)


def breakdown(s: State, where: int, stage: Stage) -> str:
    """The rolled dice with what is added to each: `2+1 5`."""
    each = bonuses(s, where, stage).each
    return " ".join(
        f"{value}{each[kind]:+d}" if each[kind] else f"{value}" for kind, value in trail_at(s, where).rolled
    )


# --- rolling ------------------------------------------------------------------------------------------


def unrolled(trail: Trail) -> list[int]:
    """Dice not rolled yet, by kind; those on tokens included (ML-21.6)."""
    return [strength_on(trail), magic_on(trail), trail.influence]


def lift(trail: Trail, kind: int) -> None:
    """Take one unrolled die off the trail itself, or off a token."""
    if kind == INFLUENCE:
        trail.influence -= 1
    elif kind == STRENGTH and trail.strength:
        trail.strength -= 1
    elif kind == MAGIC and trail.magic:
        trail.magic -= 1
    else:
        lying = trail.token_strength if kind == STRENGTH else trail.token_magic
        i = next(i for i, dice in enumerate(lying) if dice)
        lying[i] -= 1


def roll(s: State, where: int, kind: int, stage: Stage) -> None:
    trail = trail_at(s, where)
    lift(trail, kind)
    trail.rolled = [*trail.rolled, (kind, s.chance.die(6, DICE[kind]))]
    s.tell(events.DieRolled, trail.seat, kind, trail.rolled[-1][1], total(s, where, stage), rule="ML-24.18")


def roll_all(s: State, where: int, stage: Stage) -> None:
    for kind, dice in enumerate(unrolled(trail_at(s, where))):
        for _ in range(dice):
            roll(s, where, kind, stage)


# --- rerolls, Loot and Poison -------------------------------------------------------------------------


def kinds_mask(kinds: tuple[Die, ...]) -> int:
    return sum(1 << DICE.index(kind) for kind in kinds)


def open_rerolls(s: State, where: int, stage: Stage) -> None:
    """The rerolls of the Mercenary and his Equipment, ready as his trail is resolved (ML-42, ML-43)."""
    trail = trail_at(s, where)
    trail.again = [
        (kinds_mask(ability.of), ability.times)
        for ability in abilities(s, where, stage)
        if isinstance(ability, Reroll)
    ]


def allowances(s: State, where: int) -> list[tuple[int, int]]:
    """Rerolls left: bits of kinds, times. The trail's own come first (ML-17.13)."""
    trail = trail_at(s, where)
    own = [(kinds_mask(bonus_of(s, where).of), trail.rerolls)] if trail.rerolls else []
    return own + [allowance for allowance in trail.again if allowance[1]]


def reroll(s: State, where: int, kind: int, value: int, stage: Stage) -> None:
    """Roll a die again by the narrowest allowance that fits; the new value stands (ML-45.8)."""
    trail = trail_at(s, where)
    mask = min(
        (mask for mask, _ in allowances(s, where) if mask >> kind & 1),
        key=lambda mask: (mask.bit_count(), mask),
    )
    if trail.rerolls and mask == kinds_mask(bonus_of(s, where).of):
        trail.rerolls -= 1
    else:
        i = next(i for i, (kinds, times) in enumerate(trail.again) if kinds == mask and times)
        trail.again[i] = (mask, trail.again[i][1] - 1)
    at = trail.rolled.index((kind, value))
    trail.rolled[at] = (kind, s.chance.die(6, DICE[kind]))
    s.tell(events.DieRolled, trail.seat, kind, trail.rolled[at][1], total(s, where, stage), rule="ML-45.8")


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


def use_loot(s: State, where: int, token: int) -> None:
    """ML-27.6."""
    trail = trail_at(s, where)
    spend_loot(s, trail.seat, token)
    if LOOT[token].use == "rerolls":
        trail.again = [*trail.again, (kinds_mask(LOOT[token].of), LOOT[token].times)]
    else:
        trail.loot = [*trail.loot, token]


def extras(s: State, where: int, stage: Stage) -> list[Option]:
    """What the player may do to his dice beside rolling them; all of it optional (ML-24.4, ML-24.5)."""
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


def poison_works(s: State, where: int, stage: Stage) -> bool:
    """In battle and conquest, not on quests, nor against Gator (ML-9.14, ML-41.4)."""
    return stage == "conquest" or (stage == "battle" and powers.flasks_work(s, land_of(where)))


def use_extra(s: State, where: int, option: Option, stage: Stage) -> None:
    """Carry out one of `extras`."""
    trail = trail_at(s, where)
    if option == "poison":
        trail.poisons -= 1
        trail.poured += 1
    elif option[0] == "loot":
        use_loot(s, where, option[1])
    else:
        reroll(s, where, option[1], option[2], stage)
