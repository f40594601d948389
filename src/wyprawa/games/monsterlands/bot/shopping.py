"""What Actions in the Citadel are worth: shopping, digging, brewing, and using settled Lands."""

from __future__ import annotations

from functools import lru_cache

from wyprawa.games.monsterlands.bot.outlook import Outlook, dice_worth, loss
from wyprawa.games.monsterlands.bot.prices import (
    GOLD,
    GROWTH,
    MOST_DICE,
    NEXT_TRAP,
    PIP,
    POISON,
    POTION,
    TRAIT,
    TRAP,
    TRAP_POINT,
    UNPAID,
    USUAL_DICE,
    WAGE_GOLD,
)
from wyprawa.games.monsterlands.bot.trails import own_fighting, trap_points
from wyprawa.games.monsterlands.content import BOARD, EQUIPMENT, LANDS, MEMBERS, TRAPS
from wyprawa.games.monsterlands.rules.citadel import equipment, shops, spaces
from wyprawa.games.monsterlands.rules.query import trap_limit, wage
from wyprawa.games.monsterlands.state import (
    ARMOURY,
    HUT,
    INFLUENCE,
    MAGIC,
    MARKET,
    STRENGTH,
    TAVERN,
)
from wyprawa.games.monsterlands.vocabulary import (
    DICE,
    Ability,
    Defence,
    Discount,
    Gain,
    Hire,
    MineBonus,
    NoTrap,
    PerDie,
    Redirect,
    Reroll,
    Spoils,
    Total,
)
from wyprawa.parts.supplies import lying

SHOPS = {"hut": HUT, "tavern": TAVERN, "armoury": ARMOURY, "market": MARKET}
NEVER = -99.0
HOPELESS = -50.0


def shop_worth(o: Outlook, shop: str, die: int) -> float:
    """Of the best purchase in a shop with this die, the die paid for."""
    building = SHOPS[shop]
    discount = spaces.influence_discount(o.s, building, die)
    spent = o.die[INFLUENCE] + PIP * die if die else o.die[STRENGTH]
    if shop == "tavern":
        best = max(
            (recruit_worth(o, m, discount) for m in shops.recruits(o.s, o.seat, discount)), default=NEVER
        )
    elif shop == "hut":
        best = best_traps(o, discount, [])[0]
    elif shop == "armoury":
        best = max(defence_worth(o, n, discount) for n in (1, 2, 3))
    else:
        cards = [card for card in o.s.market if card >= 0]
        best = max((card_worth(o, card, discount) for card in cards), default=NEVER)
    return best - spent


def paid(o: Outlook, cost: int, discount: int, off: int = 0) -> float:
    """What paying for something changes; the die placed for it cannot be sold either."""
    price = max(0, spaces.after_influence(cost, discount) - off)
    return o.gold(-price, sale=-1) if price <= o.clan.gold else NEVER


def fixed(o: Outlook, building: int) -> int:
    """The fixed discounts the clan could use there (ML-7.20)."""
    return sum(off for _, _, off in spaces.fixed_discounts(o.s, o.seat, building))


# --- Tavern -----------------------------------------------------------------------------------------------


def recruit_worth(o: Outlook, member: int, discount: int, *, placed: bool = False) -> float:
    """A member less his price and wages; `placed`: the die for it lies in the Tavern already."""
    clan, card = o.clan, MEMBERS[member]
    price = spaces.after_influence(card.cost, discount)
    price = max(0, price - fixed(o, TAVERN))
    if price > clan.gold:
        return NEVER
    return member_worth(o, member) + hired(o, member, price, brought(member) - (not placed))


def brought(member: int) -> int:
    card = MEMBERS[member]
    return card.strength + card.magic + card.influence


def hired(o: Outlook, member: int, price: int, sale: int) -> float:
    """What his price and wages do to the purse; whoever could not be paid is hardly worth having.

    `sale`: dice more to sell.
    """
    purse, pay = o.purse, o.wage
    if purse.gold + purse.coming - price + purse.sale + sale < purse.due + pay:
        return -UNPAID
    return purse.worth(-price, pay, sale, max(purse.keep, loss(o, member))) - purse.worth()


def member_worth(o: Outlook, member: int) -> float:
    """Reputation, symbol, ability and dice, less the wages of the rounds to come."""
    card = MEMBERS[member]
    now = o.die[0] * card.strength + o.die[1] * card.magic + o.die[2] * card.influence
    pay = WAGE_GOLD * sum(wage(o.clan.glory + GROWTH * n) for n in range(1, o.left + 1))
    serving = TRAIT * trait_worth(card.ability) * (o.left + 0.5)
    return card.reputation + o.symbol(card.affinity) + dice_worth(member) * o.left + now + serving - pay


@lru_cache(maxsize=256)
def trait_worth(trait: Ability) -> float:
    """What an ability or trait brings in a round."""
    match trait:
        case Defence():
            return (0.33 if trait.against else 0.65) * trait.hits
        case PerDie():
            some = 0.33 if trait.of == "strength" else 0.12
            return some * trait.add * {"": 1.0, "battle": 0.85, "conquest": 0.25}[trait.only]
        case Reroll():
            return (0.2 if "strength" in trait.of else 0.08) * trait.times
        case Total():
            return (0.05 if trait.when == "conquest" else 0.12) * trait.add
        case Gain():
            return GOLD * trait.gold + max(POTION * trait.potions, POISON * trait.poisons)
        case Discount():
            return 0.5 * GOLD * trait.gold
        case MineBonus():
            return 0.65 * GOLD * trait.gold
        case NoTrap():
            return 0.8
        case Hire() | Redirect() | Spoils():
            return 0.25
    return 0.05


# --- Hunter's Hut -----------------------------------------------------------------------------------------


def best_traps(o: Outlook, discount: int, chosen: list[int]) -> tuple[float, list[int]]:
    """The Traps to buy beside those already chosen, one after another, and what all of them are worth."""
    clan, s = o.clan, o.s
    if not o.serve:
        return NEVER, []
    room = trap_limit(clan) - len(clan.traps) - len(chosen)
    shown = sorted(set(lying(s.traps_shown)))
    off = fixed(o, HUT)
    all_of = chosen[:]
    more: list[int] = []
    worth = pack_worth(o, discount, off, chosen) if chosen else NEVER
    while room > len(more):
        found = [
            (pack_worth(o, discount, off, [*all_of, trap]), -trap)
            for trap in shown
            if all_of.count(trap) < s.traps_shown.count(trap)
        ]
        better, trap = max(found, default=(NEVER, 0))
        if better <= worth or better <= HOPELESS:
            break
        worth = better
        all_of.append(-trap)
        more.append(-trap)
    return worth, more


def pack_worth(o: Outlook, discount: int, off: int, traps: list[int]) -> float:
    """Traps together, less their price; the more a clan has, the less each is worth."""
    points = sorted((trap_points(trap) for trap in traps), reverse=True)
    held = len(o.clan.traps)
    worth = sum((TRAP + TRAP_POINT * it) * NEXT_TRAP ** (held + n) for n, it in enumerate(points))
    return worth + paid(o, sum(TRAPS[trap].cost for trap in traps), discount, off)


# --- Armoury, Market, Alchemist ---------------------------------------------------------------------------


def defence_worth(o: Outlook, amount: int, discount: int) -> float:
    return o.shields(amount) + paid(o, amount * BOARD.defence_price, discount)


def card_worth(o: Outlook, card: int, discount: int) -> float:
    """Equipment serves in the rounds to come, and now if somebody can still go out with it."""
    return equipment_worth(o, card) + paid(o, EQUIPMENT[card].cost, discount)


def equipment_worth(o: Outlook, card: int) -> float:
    worth = gear_worth(o, EQUIPMENT[card].trait)
    old = [equipment.in_slot(o.s, m, card) for m in equipment.bearers(o.s, o.seat)]
    if -1 not in old:
        worth -= min((gear_worth(o, EQUIPMENT[other].trait) for other in old), default=0.0)
    return worth * (o.left + 0.5)


def gear_worth(o: Outlook, trait: Ability) -> float:
    """What a trait brings in a round; one for dice of a kind brings more to a clan that has many."""
    worth = TRAIT * trait_worth(trait)
    if not isinstance(trait, PerDie | Reroll):
        return worth
    kinds = (trait.of,) if isinstance(trait, PerDie) else trait.of
    dice: int = sum(getattr(MEMBERS[member], kind) for member in o.clan.members for kind in kinds)
    return worth * min(MOST_DICE, dice / sum(USUAL_DICE[DICE.index(kind)] for kind in kinds))


def best_bearer(o: Outlook, card: int, members: list[int]) -> int:
    """The best fighter whose slot is free."""
    return max(members, key=lambda m: (equipment.in_slot(o.s, m, card) < 0, own_fighting(m), m))


def flasks(o: Outlook, amount: int, potions: int) -> float:
    """So many tokens of the Alchemist's, some of them Potions."""
    return o.potions(potions) + o.poisons(amount - potions)


def alchemist_worth(o: Outlook, space: int) -> float:
    amount = BOARD.alchemist[space]
    return max(flasks(o, amount, n) for n in range(amount + 1)) - o.die[MAGIC] + o.gold(0.0, sale=-1)


# --- gold -------------------------------------------------------------------------------------------------


def mine_worth(o: Outlook, space: int) -> float:
    mine = BOARD.mine[space]
    more = sum(
        ability.gold
        for what, n in spaces.deployment_abilities(o.s, o.seat)
        if isinstance(ability := spaces.ability_of(what, n), MineBonus)
    )
    return o.gold(mine.gold + more, sale=-mine.dice) - o.die[STRENGTH] * mine.dice


def merchant_worth(o: Outlook) -> float:
    """Of one die sold, the least useful."""
    kind = sold(o)
    return o.gold(1, sale=-1) - o.die[kind] - 0.1


def sold(o: Outlook) -> int:
    """The kind of die to sell."""
    counts = (o.clan.strength, o.clan.magic, len(o.clan.influence))
    return min((kind for kind in range(3) if counts[kind]), key=o.die.__getitem__)


def land_worth(o: Outlook, land: int) -> float:
    trait = LANDS[land].trait
    paid = sum(count * min(o.die[DICE.index(kind)] for kind in kinds) for count, kinds in trait.pay)
    gain = o.glory(trait.glory) + o.gold(trait.gold) + o.loot * trait.loot
    gain += o.die[0] * trait.strength + o.die[1] * trait.magic + o.die[2] * trait.influence
    gain += o.potions(trait.potions) + o.shields(trait.defence)
    if trait.recruit:
        gain += max(
            (member_worth(o, m) + hired(o, m, 0, brought(m)) for m in shops.mercenaries(o.s, o.seat)),
            default=NEVER,
        )
    if trait.equip:
        gain += max((equipment_worth(o, card) for card in o.s.market if card >= 0), default=NEVER)
    return gain - paid
