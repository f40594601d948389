"""Rolling the dice of a trail, rolling them again, Poison and Loot (ML-9.11, ML-24, ML-40, ML-45.8)."""

from __future__ import annotations

from wyprawa.games.monsterlands import events
from wyprawa.games.monsterlands.cites import CITES, cite
from wyprawa.games.monsterlands.content import LOOT
from wyprawa.games.monsterlands.events import NONE, Source
from wyprawa.games.monsterlands.rules.clan.gains import spend_loot
from wyprawa.games.monsterlands.rules.outside.assigning import bonus_of
from wyprawa.games.monsterlands.rules.outside.dice import (
    POISON,
    Stage,
    allowances,
    bonuses,
    borne,
    kinds_mask,
    total,
    unrolled,
)
from wyprawa.games.monsterlands.rules.outside.trails import trail_at
from wyprawa.games.monsterlands.state import INFLUENCE, MAGIC, STRENGTH, State, Trail
from wyprawa.games.monsterlands.vocabulary import DICE, Reroll
from wyprawa.kernel import Option

ROLL_RULES = {"quest": "ML-20.4", "battle": "ML-24.18", "conquest": "ML-26.2"}


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
    value = s.chance.die(6, DICE[kind])
    trail.rolled = [*trail.rolled, (kind, value)]
    if s.teller.on:
        told = (trail.seat, trail.member, kind, value, *counted(s, where, kind, stage))
        s.tell(events.DieRolled, *told, rule=ROLL_RULES[stage])


def counted(s: State, where: int, kind: int, stage: Stage) -> tuple[int, int]:
    """What is added to a die of this kind, and the new total."""
    return bonuses(s, where, stage).each[kind], total(s, where, stage)


def roll_all(s: State, where: int, stage: Stage) -> None:
    for kind, dice in enumerate(unrolled(trail_at(s, where))):
        for _ in range(dice):
            roll(s, where, kind, stage)


# --- rerolls, Loot and Poison -------------------------------------------------------------------------


def open_rerolls(s: State, where: int, stage: Stage) -> None:
    """The rerolls of the Mercenary and his Equipment, ready as his trail is resolved (ML-42, ML-43)."""
    trail = trail_at(s, where)
    trail.again, trail.again_by = [], []
    for source, ability in borne(s, where, stage):
        if isinstance(ability, Reroll):
            trail.again.append((kinds_mask(ability.of), ability.times))
            trail.again_by.append(source)


def reroll(s: State, where: int, kind: int, value: int, stage: Stage) -> None:
    """Roll a die again, using the narrowest allowance that fits; the new value counts (ML-45.8)."""
    trail = trail_at(s, where)
    mask = min(
        (mask for mask, _ in allowances(s, where) if mask >> kind & 1),
        key=lambda mask: (mask.bit_count(), mask),
    )
    source = use_allowance(s, where, mask)
    at = trail.rolled.index((kind, value))
    new = s.chance.die(6, DICE[kind])
    trail.rolled[at] = (kind, new)
    if s.teller.on:
        rule = cite(*source) if source[0] in CITES else "ML-17.13"
        by: Source = ("ability", trail.member) if source[0] == "member" else source
        told = (trail.seat, trail.member, kind, value, new, *counted(s, where, kind, stage), by)
        s.tell(events.DieRerolled, *told, rule=rule)


def use_allowance(s: State, where: int, mask: int) -> Source:
    """Use one reroll of dice of these kinds, the trail's own first; returns what it came from."""
    trail = trail_at(s, where)
    if trail.rerolls and mask == kinds_mask(bonus_of(s, where).of):
        trail.rerolls -= 1
        return ("trail", where)
    i = next(i for i, (kinds, times) in enumerate(trail.again) if kinds == mask and times)
    trail.again[i] = (mask, trail.again[i][1] - 1)
    return trail.again_by[i] if i < len(trail.again_by) else NONE


def use_loot(s: State, where: int, token: int) -> None:
    """ML-27.6."""
    trail = trail_at(s, where)
    spend_loot(s, trail.seat, token)
    if LOOT[token].use == "rerolls":
        unsaid = [NONE] * (len(trail.again) - len(trail.again_by))  # in saves of version 1
        trail.again_by = [*trail.again_by, *unsaid, ("loot", token)]
        trail.again = [*trail.again, (kinds_mask(LOOT[token].of), LOOT[token].times)]
    else:
        trail.loot = [*trail.loot, token]


def use_poison(s: State, where: int, stage: Stage) -> None:
    """ML-9.11."""
    trail = trail_at(s, where)
    trail.poisons -= 1
    trail.poured += 1
    s.tell(events.PoisonUsed, trail.seat, trail.member, 1, POISON, total(s, where, stage), rule="ML-9.11")


def use_extra(s: State, where: int, option: Option, stage: Stage) -> None:
    """Carry out one of the `extras`."""
    if option == "poison":
        use_poison(s, where, stage)
    elif option[0] == "loot":
        use_loot(s, where, option[1])
    else:
        reroll(s, where, option[1], option[2], stage)
