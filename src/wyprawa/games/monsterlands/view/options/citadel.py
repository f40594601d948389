"""Options in the Citadel: Actions, what may be done besides, buying, gains and Equipment."""

from __future__ import annotations

from msgspec.structs import replace

from wyprawa.games.monsterlands.content import BOARD, EQUIPMENT, LANDS, LOOT, MEMBERS, MONSTERS, TRAPS
from wyprawa.games.monsterlands.rules.citadel.equipment import in_slot
from wyprawa.games.monsterlands.rules.citadel.shops import beer_price
from wyprawa.games.monsterlands.rules.citadel.spaces import (
    ability_of,
    after_influence,
    deployment_abilities,
    fixed_discounts,
    free_spaces,
    influence_discount,
)
from wyprawa.games.monsterlands.state import ARMOURY, HUT, MARKET, TAVERN, State
from wyprawa.games.monsterlands.view import texts
from wyprawa.games.monsterlands.view.cards import face
from wyprawa.games.monsterlands.view.options.common import looks, loot_text, member
from wyprawa.games.monsterlands.vocabulary import BUILDINGS, DICE, Gain, MineBonus
from wyprawa.kernel import Choice
from wyprawa.scene import OptionLook
from wyprawa.words import Text, named, t

looks.words("nobody", ask="recruit")


# --- Actions --------------------------------------------------------------------------------------------


@looks("action", only="alchemist")
def alchemist(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    _, space = it
    return OptionLook(t("do-alchemist", n=BOARD.alchemist[space]), (f"alchemist-{space}",), group="citadel")


@looks("action", only="mine")
def mine(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    _, space = it
    gold = BOARD.mine[space].gold + mine_bonus(s, choice.seat)
    label = t("do-mine", dice=BOARD.mine[space].dice, gold=gold)
    return OptionLook(label, (f"mine-{space}",), group="citadel")


def mine_bonus(s: State, seat: int) -> int:
    """ML-13.6."""
    abilities = [ability_of(what, n) for what, n in deployment_abilities(s, seat)]
    return sum(ability.gold for ability in abilities if isinstance(ability, MineBonus))


@looks("action", only="merchant")
def merchant(s: State, choice: Choice, it: str) -> OptionLook:
    return OptionLook(t("do-merchant"), ("merchant",), group="citadel")


@looks("action", only="assign")
def assign(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    _, where = it
    return OptionLook(t("do-assign", trail=texts.trail(where)), (f"trail-{where}",), group="outside")


@looks("action", only="land")
def land(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    _, n = it
    label = named(t("do-land", land=texts.land(n)), texts.land_lines(LANDS[n])[1])
    return OptionLook(label, (f"land-{n}",), group="outside")


@looks("action", only="use")
def use(s: State, choice: Choice, it: tuple[str, str, int]) -> OptionLook:
    """Loot, or the ability of a member or of his Equipment."""
    _, what, n = it
    if what == "loot":
        return OptionLook(loot_text(n), (f"loot-{n}",), group="besides")
    name, holder = (texts.member(n), n) if what == "member" else (texts.equipment(n), s.holders[n])
    label = named(name, texts.ability(ability_of(what, n)))
    return OptionLook(label, (f"member-{holder}",), group="besides")


@looks("action", only=("forfeit", "free", "pass"))
def besides(s: State, choice: Choice, it: str) -> OptionLook:
    return OptionLook(t(f"do-{it}"), group="besides")


@looks("action")
def shop(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    """A die for a shop, with the discount it would give."""
    id, die = it
    building = BUILDINGS.index(id)
    targets, name = (f"{id}-{free_spaces(s, building)[0]}",), texts.building(building)
    what = t(f"what-{id}")
    if not die:
        return OptionLook(t("do-shop-strength", building=name, what=what), targets, group="citadel")
    off = influence_discount(s, building, die)
    label = t("do-shop-influence", building=name, value=die, what=what, gold=off)
    return OptionLook(label, targets, group="citadel")


# --- free at any time -----------------------------------------------------------------------------------


@looks("free", only="settle")
def settle(s: State, choice: Choice, it: tuple[str, int, int]) -> OptionLook:
    _, n, land = it
    label = t("do-settle", member=texts.member(n), land=texts.land(land))
    return OptionLook(label, (f"member-{n}", f"land-{land}"))


@looks("free", only="heal")
def heal(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    _, n = it
    return OptionLook(t("do-heal", member=texts.member(n)), (f"member-{n}",))


@looks("free", only="loot")
def use_loot(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    _, token = it
    label = named(t("do-loot", loot=texts.loot(token)), texts.loot_line(LOOT[token]))
    return OptionLook(label, (f"loot-{token}",))


@looks("free", only="sell")
def sell(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    _, n = it
    gold = MONSTERS[n].trophies * BOARD.trophy_gold
    return OptionLook(t("do-sell", monster=texts.monster(n), gold=gold), (f"monster-{n}",))


@looks("free", only=("move", "discard"))
def equipment(s: State, choice: Choice, it: tuple[str, int]) -> OptionLook:
    how, card = it
    return OptionLook(t(f"do-{how}", equipment=texts.equipment(card)), (f"member-{s.holders[card]}",))


# --- buying ---------------------------------------------------------------------------------------------


def price(s: State, seat: int, building: int, cost: int, discount: int) -> int:
    """What will be paid if every fixed discount is used (ML-7.18, ML-7.20)."""
    off = sum(gold for _, _, gold in fixed_discounts(s, seat, building))
    return max(0, after_influence(cost, discount) - off)


def buy(name: Text, gold: int, *targets: str) -> OptionLook:
    return OptionLook(t("do-buy", name=name, gold=gold), targets)


@looks("hut.trap")
def hut_trap(s: State, choice: Choice, it: int) -> OptionLook:
    """If some are already chosen, what this one adds to the price."""
    places = [n for n, trap in enumerate(s.traps_shown) if trap == it]
    shown = [id for n in places for id in (f"hut-trap-{n}", f"offer-trap-{n}")]
    look = buy(texts.trap(it), traps_price(s, choice, it) - traps_price(s, choice), *shown)
    return replace(look, note=texts.trap_lines(TRAPS[it])[0])


@looks("hut.trap", only="done")
def hut_done(s: State, choice: Choice, it: str) -> OptionLook:
    return OptionLook(t("do-done-pay", gold=traps_price(s, choice)))


def traps_price(s: State, choice: Choice, *more: int) -> int:
    """Of the Traps chosen so far and `more`."""
    discount, *chosen = choice.subject
    traps = [*chosen, *more]
    return price(s, choice.seat, HUT, sum(TRAPS[trap].cost for trap in traps), discount) if traps else 0


@looks("recruit")
def recruit(s: State, choice: Choice, it: int) -> OptionLook:
    """If the question names no discount, it is free (ML-40.15, ML-44.8)."""
    gold = price(s, choice.seat, TAVERN, MEMBERS[it].cost, choice.subject[0]) if choice.subject else 0
    who = MEMBERS[it]
    look = buy(texts.member(it), gold, f"member-{it}", f"offer-member-{it}")
    dice = tuple(die for die in DICE for _ in range(getattr(who, die)))
    return replace(look, face=face(who.id), icons=dice, note=texts.ability(who.ability))


@looks("recruit", only="beer")
def beer(s: State, choice: Choice, it: str) -> OptionLook:
    return OptionLook(t("do-beer", gold=beer_price(s)), ("cards-tavern",), note=t("note-beer"))


@looks("armoury.amount")
def armoury(s: State, choice: Choice, it: int) -> OptionLook:
    gold = price(s, choice.seat, ARMOURY, it * BOARD.defence_price, choice.subject[0])
    return buy(t("n-defence", n=it), gold, "armoury", "offer-defence")


@looks("market.card")
def market(s: State, choice: Choice, it: int) -> OptionLook:
    gold = price(s, choice.seat, MARKET, EQUIPMENT[it].cost, choice.subject[0]) if choice.subject else 0
    offered = (f"offer-gear-{it}",) if it in s.market else ()
    look = buy(texts.equipment(it), gold, f"equipment-{it}", *offered)
    return replace(look, icons=(EQUIPMENT[it].kind,), note=texts.ability(EQUIPMENT[it].trait))


@looks("discount")
def discount(s: State, choice: Choice, it: str) -> OptionLook:
    what, n = choice.subject
    whose, at = (texts.member(n), n) if what == "member" else (texts.equipment(n), s.holders[n])
    return OptionLook(named(whose, t(f"do-discount-{it}")), (f"member-{at}",))


# --- gains ----------------------------------------------------------------------------------------------


@looks("alchemist.potions")
def flasks_mix(s: State, choice: Choice, it: int) -> OptionLook:
    return OptionLook(t("do-flasks", potions=it, poisons=choice.subject[0] - it))


@looks("gain")
def gain(s: State, choice: Choice, it: str) -> OptionLook:
    n: int = choice.subject[0]
    ability = MEMBERS[n].ability
    amount: int = getattr(ability, it) if isinstance(ability, Gain) else 1
    return OptionLook(t(f"n-{it}", n=amount))


@looks("gift.die")
def gift_die(s: State, choice: Choice, it: int) -> OptionLook:
    return OptionLook(t(f"n-{DICE[it]}", n=1))


@looks("gift.more")
def gift_more(s: State, choice: Choice, it: str) -> OptionLook:
    return OptionLook(t(f"n-{it}", n=2 if it == "gold" else 1))


@looks("greenhorn.leader")
def greenhorn(s: State, choice: Choice, it: str) -> OptionLook:
    return OptionLook(t(f"do-greenhorn-{it}"))


# --- Equipment ------------------------------------------------------------------------------------------


@looks("deserter.gear", "equipment.member", "equipment.old")
def equipment_to(s: State, choice: Choice, it: int) -> OptionLook:
    """Who gets the card, and which card it pushes out."""
    old = in_slot(s, it, choice.subject[0])
    if old < 0:
        return member(s, choice, it)
    label = t("do-replace", member=texts.member(it), equipment=texts.equipment(old))
    return OptionLook(label, (f"member-{it}",))


@looks("deserter.gear", "equipment.old", only="discard")
def discard(s: State, choice: Choice, it: str) -> OptionLook:
    return OptionLook(t("do-discard", equipment=texts.equipment(choice.subject[0])))
