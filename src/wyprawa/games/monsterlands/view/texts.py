"""What cards, tiles and places are called and what is written on them, as texts without a language."""

from __future__ import annotations

from collections.abc import Iterable

from wyprawa.games.monsterlands.content import (
    EQUIPMENT,
    LANDS,
    LOOT,
    MEMBERS,
    MONSTERS,
    QUESTS,
    TRAPS,
    Land,
    LandTrait,
    Loot,
    Monster,
    Quest,
    Reward,
    TrailBonus,
    TrailFace,
    Trap,
)
from wyprawa.games.monsterlands.state import GATE_TRAILS, LAND_TRAILS, QUEST_TRAILS
from wyprawa.games.monsterlands.vocabulary import (
    BUILDINGS,
    Ability,
    Defence,
    Die,
    Discount,
    Exchange,
    Flat,
    Gain,
    Hire,
    MineBonus,
    NoTrap,
    PerDie,
    Place,
    Redirect,
    Reroll,
    Spoils,
    Take,
    Total,
    TrapLimit,
)
from wyprawa.scene import Fact
from wyprawa.words import NOTHING, Text, counted, listed, t

# --- names by number ----------------------------------------------------------------------------------------


def member(n: int) -> Text:
    return t(f"member-{MEMBERS[n].id}")


def equipment(n: int) -> Text:
    return t(f"equipment-{EQUIPMENT[n].id}")


def trap(n: int) -> Text:
    return t(f"trap-{TRAPS[n].id}" if n >= 0 else "trap-hidden")


def monster(n: int) -> Text:
    return t(f"monster-{MONSTERS[n].id}")


def land(n: int) -> Text:
    return t(f"land-{LANDS[n].id}")


def loot(n: int) -> Text:
    return t(f"loot-{LOOT[n].id}")


def quest(n: int) -> Text:
    return t(QUESTS[n].id) if n >= 0 else NOTHING


def building(n: int) -> Text:
    return t(f"building-{BUILDINGS[n]}")


def trail(where: int) -> Text:
    for side, trails in zip("ab", LAND_TRAILS, strict=True):
        if where in trails:
            return t(f"trail-land-{side}", n=where - trails.start + 1)
    for side, trails in zip("ab", QUEST_TRAILS, strict=True):
        if where in trails:
            return t(f"trail-quest-{side}-{'left' if where == trails.start else 'right'}")
    return t("trail-gate-upper" if where == GATE_TRAILS.start else "trail-gate-lower")


# --- lists --------------------------------------------------------------------------------------------------


def reward(it: Reward | LandTrait | Loot | TrailBonus) -> list[Text]:
    """What it pays, one text for each kind."""
    kinds = ("glory", "gold", "strength", "magic", "influence", "potions", "poisons", "defence", "loot")
    return counted({kind: getattr(it, kind, 0) for kind in kinds})


def dice(wanted: Iterable[tuple[int, tuple[Die, ...]]]) -> Text:
    """So many dice of any of these kinds, each."""
    return listed(t(f"n-{'-'.join(kinds)}", n=count) for count, kinds in wanted)


def grouped(wanted: tuple[tuple[Die, ...], ...]) -> list[tuple[int, tuple[Die, ...]]]:
    """Dice listed one by one, with like ones counted together."""
    return [(wanted.count(kinds), kinds) for kinds in dict.fromkeys(wanted)]


# --- what cards say -----------------------------------------------------------------------------------------


def ability(it: Ability) -> Text:
    """An ability or a trait."""
    match it:
        case Defence(hits=hits, against=against):
            return t("-".join(("ability-defence", *against)), hits=hits)
        case Reroll(times=times, of=of):
            return t("-".join(("ability-reroll", *of)), times=times)
        case PerDie(of=die, add=add, only=only):
            return t("-".join(("ability-per-die", die, *([only] if only else []))), add=add)
        case Total(add=add, when=when):
            return t(f"ability-total-{when}", add=add)
        case Spoils(on=on, glory=glory, potions=potions):
            what = "glory" if glory else "potions"
            return t("-".join(("ability-spoils", *on, what)), n=glory or potions)
        case Redirect(dice=count):
            return t("ability-redirect", dice=count)
        case TrapLimit(more=more):
            return t("ability-trap-limit", more=more)
        case Discount(at=at, gold=gold):
            return t(f"ability-discount-{at}", gold=gold)
        case MineBonus(gold=gold):
            return t("ability-mine-bonus", gold=gold)
        case Hire(gold=gold, gain=die):
            return t(f"ability-hire-{die}", gold=gold)
        case Gain():
            return _gain(it)
        case NoTrap():
            return t("ability-no-trap")
        case Exchange():
            return t("ability-exchange")


def _gain(it: Gain) -> Text:
    kinds = [kind for kind in ("gold", "potions", "poisons") if getattr(it, kind)]
    name = "-".join(("ability-gain", *kinds))
    return t(name) if len(kinds) > 1 else t(name, n=getattr(it, kinds[0]))


def trap_lines(it: Trap) -> tuple[Text, ...]:
    effect = it.effect
    match effect:
        case Place(of=die, dice=count):
            line = t(f"effect-place-{die}", dice=count)
        case PerDie(of=die, add=add):
            line = t(f"effect-per-die-{die}", add=add)
        case Flat(add=add):
            line = t("effect-flat", add=add)
        case Take(of=of, dice=count):
            line = t("-".join(("effect-take", *of)), dice=count)
        case Redirect(dice=count):
            line = t("effect-redirect", dice=count)
    return (line, t("effect-secured")) if it.kind == "secured" else (line,)


def trap_facts(it: Trap) -> tuple[Fact, ...]:
    """The same in one icon: what it is about, and how much it adds, lays or takes."""
    match it.effect:
        case Place(of=die, dice=count):
            return (Fact(die, t("ware-dice", n=count)),)
        case PerDie(of=die, add=add):
            return (Fact(die, t("ware-plus", n=add)),)
        case Flat(add=add):
            return (Fact("sum", t("ware-plus", n=add)),)
        case Take(dice=count):
            return (Fact("steal", t("ware-dice", n=count)),)
        case Redirect(dice=count):
            return (Fact("redirect", t("ware-dice", n=count)),)


def power(it: Monster) -> Text:
    name = it.power.replace("_", "-")
    return t(f"power-{name}-{it.affinity}" if name == "kin" else f"power-{name}")


def monster_lines(it: Monster) -> tuple[Text, ...]:
    killed = [*reward(it.killed), t("n-trophies", n=it.trophies)]
    return (
        power(it),
        t("monster-captured", reward=listed(reward(it.captured))),
        t("monster-killed", reward=listed(killed)),
    )


def land_lines(it: Land) -> tuple[Text, ...]:
    trait = it.trait
    gain = reward(trait)
    gain += [t("gain-recruit")] if trait.recruit else []
    gain += [t("gain-equip")] if trait.equip else []
    return (
        t("land-conquest", glory=it.glory),
        t("land-trait", pay=dice(trait.pay), gain=listed(gain)),
    )


def loot_line(it: Loot) -> Text:
    name = "loot-use-" + it.use.replace("_", "-")
    match it.use:
        case "conquest_glory" | "defeat_glory" | "capture_glory":
            return t(name, glory=it.glory)
        case "rerolls":
            return t("-".join((name, *it.of)), times=it.times)
        case "take":
            return t(name, reward=listed(reward(it)))
        case "kill_total":
            return t(name, add=it.add)
        case "trophy":
            return t(name, trophies=it.trophies, gold=it.gold)
        case "exchange":
            return t(f"{name}-{it.of[0]}-{it.into}", dice=it.add)
        case "per_die":
            return t(f"{name}-{it.of[0]}", add=it.add)
        case "recruit":
            return t(name)


def trail_lines(it: TrailFace) -> tuple[Text, ...]:
    """Requirements, reinforcements and bonus of a Land trail."""
    needs = counted({"strength": it.strength, "magic": it.magic})
    more = counted({"strength": it.more_strength, "magic": it.more_magic})
    lines = [t("trail-needs", dice=listed(needs))]
    lines += [t("trail-more", dice=listed(more))] if more else []
    return (*lines, t("trail-bonus", bonus=listed(bonus(it.bonus))))


def bonus(it: TrailBonus) -> list[Text]:
    """Defence is an ability here, not a token (ML-17.14)."""
    said = [t("-".join(("bonus-reroll", *it.of)), times=it.reroll)] if it.reroll else []
    said += [t("bonus-defence", hits=it.defence)] if it.defence else []
    return said + counted({"gold": it.gold, "potions": it.potions, "poisons": it.poisons})


def dice_quest_lines(it: Quest) -> tuple[Text, ...]:
    """Side A."""
    return (
        t("quest-roll", dice=dice(grouped(it.dice)), objective=it.objective),
        t("quest-reward", reward=listed(reward(it.reward))),
        t("quest-penalty", glory=it.penalty),
    )


def contract_lines(it: Quest) -> tuple[Text, ...]:
    """Side B."""
    return (
        t("quest-contract", dice=dice(grouped(it.contract_dice)), price=listed(reward(it.price))),
        t("quest-left", reward=listed(reward(it.left))),
        t("quest-right", reward=listed(reward(it.right))),
    )
