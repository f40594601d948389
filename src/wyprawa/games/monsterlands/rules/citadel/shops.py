"""The buildings of the Citadel (chapters 8 to 14): what may be bought or gained there, and taking it."""

from __future__ import annotations

from wyprawa.games.monsterlands import board, events
from wyprawa.games.monsterlands.cites import cite
from wyprawa.games.monsterlands.content import BOARD, EQUIPMENT, MEMBERS, TRAPS
from wyprawa.games.monsterlands.events import Terms
from wyprawa.games.monsterlands.rules.citadel import equipment
from wyprawa.games.monsterlands.rules.citadel.spaces import (
    ability_of,
    after_influence,
    deployment_abilities,
    die_options,
    free_spaces,
    influence_discount,
    mark_used,
    pay_price,
    pool,
    purse,
    put,
    put_in_shop,
    read_die,
)
from wyprawa.games.monsterlands.rules.clan import gains, members
from wyprawa.games.monsterlands.rules.query import dice_count, scenario_rule, surpassing_glory
from wyprawa.games.monsterlands.state import (
    ALCHEMIST,
    ARMOURY,
    HUT,
    MAGIC,
    MARKET,
    MERCHANT,
    MINE,
    NOBODY,
    STRENGTH,
    TAVERN,
    State,
)
from wyprawa.games.monsterlands.vocabulary import MineBonus
from wyprawa.kernel import Asking, Option, ask
from wyprawa.parts.supplies import lift, lying

DEFENCE_AT_ONCE = 3  # ML-12.1


def costs(s: State, seat: int, building: int) -> list[int]:
    """The printed costs of everything the clan may buy in a shop, if it has the gold."""
    if building == HUT:
        return [TRAPS[trap].cost for trap in lying(s.traps_shown)]
    if building == TAVERN:
        return [MEMBERS[member].cost for member in mercenaries(s, seat) + greenhorns(s, seat)]
    if building == ARMOURY:
        return [BOARD.defence_price]
    return [EQUIPMENT[card].cost for card in wares(s, seat)]


def open_to(s: State, seat: int, building: int, dice: list[int]) -> list[int]:
    """Which of these dice (0 for Strength, or Influence values) could buy something in a shop (ML-7.9)."""
    found = costs(s, seat, building) if free_spaces(s, building) else []
    if not found:
        return []
    least, limit = min(found), purse(s, seat, building)
    return [die for die in dice if after_influence(least, influence_discount(s, building, die)) <= limit]


# --- Hunter's Hut ------------------------------------------------------------------------------------------


def traps_for(s: State, seat: int, discount: int, chosen: list[int]) -> list[int]:
    """Displayed Traps that can be bought together with those already chosen (ML-8.1 to ML-8.3)."""
    left = lying(s.traps_shown)
    for trap in chosen:
        left.remove(trap)
    spent, limit = sum(TRAPS[trap].cost for trap in chosen), purse(s, seat, HUT)
    return [
        trap for trap in sorted(set(left)) if after_influence(spent + TRAPS[trap].cost, discount) <= limit
    ]


def hut(s: State, seat: int, die: int) -> Asking[None]:
    """Chapter 8: any number of the displayed Traps, at least one."""
    discount = put_in_shop(s, seat, HUT, die)
    clan, chosen = s.clans[seat], list[int]()
    while options := traps_for(s, seat, discount, chosen):
        more: list[Option] = ["done"] if chosen else []
        trap = yield from ask(seat, "hut.trap", [*options, *more], subject=(discount, *chosen), rule="ML-8.1")
        if trap == "done":
            break
        chosen.append(trap)
    paid, price = yield from pay_price(s, seat, HUT, sum(TRAPS[trap].cost for trap in chosen))
    for trap in chosen:
        lift(s.traps_shown, trap)
    clan.traps = sorted(clan.traps + chosen)  # ML-8.7
    s.tell(events.BoughtTraps, seat, tuple(chosen), paid, price, rule="ML-8.2")
    board.refill_traps(s)  # ML-8.3


# --- Alchemist ---------------------------------------------------------------------------------------------


def alchemist(s: State, seat: int, space: int) -> Asking[None]:
    """Chapter 9: Potions and Poisons in any mix; the option is the number of Potions."""
    put(s, seat, ALCHEMIST, space, MAGIC)
    rule = "ML-9.1" if space == 0 else "ML-9.2"
    s.tell(events.Placed, seat, ALCHEMIST, ((MAGIC, 0),), rule=rule)
    tokens = BOARD.alchemist[space]
    potions = yield from ask(seat, "alchemist.potions", list(range(tokens + 1)), subject=(tokens,), rule=rule)
    gains.gain_tokens(s, seat, "potions", potions, rule)
    gains.gain_tokens(s, seat, "poisons", tokens - potions, rule)


# --- Tavern ------------------------------------------------------------------------------------------------


def recruits(s: State, seat: int, discount: int) -> list[int]:
    """Who may be recruited in the Tavern now: Mercenaries on offer, and a Greenhorn (ML-10.1)."""
    limit = purse(s, seat, TAVERN)
    return [
        member
        for member in mercenaries(s, seat) + greenhorns(s, seat)
        if after_influence(MEMBERS[member].cost, discount) <= limit
    ]


def mercenaries(s: State, seat: int) -> list[int]:
    """Those on offer who would join (ML-10.4)."""
    most = surpassing_glory(s.clans[seat])
    return [member for member in lying(s.offer) if MEMBERS[member].reputation <= most]


def greenhorns(s: State, seat: int) -> list[int]:
    """The top Greenhorn of the stack, if he would join (ML-10.6, ML-11.11)."""
    return [member for member in s.greenhorns[:1] if members.can_join(s.clans[seat], member)]


def beer_price(s: State) -> int:
    """ML-10.15, ML-10.16; scenario 7 ML-37.19."""
    return 1 if scenario_rule(s) == "cheap_beer" else BOARD.beer


def buy_beer(s: State, seat: int) -> None:
    """A round of beer: all Mercenaries on offer leave and others come (ML-10.15, ML-10.20)."""
    s.clans[seat].gold -= beer_price(s)
    leaving = lying(s.offer)
    s.tell(events.BeerBought, seat, beer_price(s), tuple(leaving), rule="ML-10.15")
    s.member_discard += leaving
    s.offer = [NOBODY for _ in s.offer]
    board.refill_offer(s)


def recruit(s: State, seat: int, discount: int, beer: int) -> Asking[bool]:
    """Recruit one, or buy the round of beer while that is still possible; says whether beer was bought.

    Without beer somebody must be recruited; after it, nobody has to be (ML-10.1, ML-10.15).
    """
    options: list[Option] = [*recruits(s, seat, discount)]
    if not beer:
        options.append("nobody")
    elif s.clans[seat].gold >= beer_price(s):
        options.append("beer")  # ML-10.17
    rule = "ML-10.1" if beer else "ML-10.15"
    member = yield from ask(seat, "recruit", options, subject=(discount,), rule=rule)
    if member == "nobody":
        s.tell(events.RecruitedNobody, seat, rule="ML-10.19")
        return False
    if member == "beer":
        buy_beer(s, seat)
        return True
    paid, price = yield from pay_price(s, seat, TAVERN, MEMBERS[member].cost)
    welcome(s, seat, member, paid, price, dice=True, rule="ML-10.1")
    return False


def recruit_free(s: State, seat: int, *, dice: bool, rule: str) -> Asking[None]:
    """A Mercenary on offer joins for free, if there is the surpassing Glory (ML-40.15, ML-44.8)."""
    member = yield from ask(seat, "recruit", mercenaries(s, seat), rule=rule)
    welcome(s, seat, member, 0, (), dice=dice, rule=rule)


def welcome(s: State, seat: int, member: int, paid: int, price: Terms, *, dice: bool, rule: str) -> None:
    """A member leaves the Tavern for a clan; his slot is refilled (ML-10.7 to ML-10.11)."""
    s.tell(events.Recruited, seat, member, MEMBERS[member].reputation, paid, price, rule=rule)
    if member in s.offer:
        lift(s.offer, member)
    else:
        s.greenhorns.remove(member)
    members.join(s, seat, member, dice=dice)
    board.refill_offer(s)


# --- Armoury -----------------------------------------------------------------------------------------------


def defence_amounts(s: State, seat: int, discount: int) -> list[int]:
    """ML-12.1, ML-12.2."""
    return [
        amount
        for amount in range(1, DEFENCE_AT_ONCE + 1)
        if after_influence(amount * BOARD.defence_price, discount) <= s.clans[seat].gold
    ]


def armoury(s: State, seat: int, die: int) -> Asking[None]:
    """Chapter 12: one to three Defence tokens."""
    discount = put_in_shop(s, seat, ARMOURY, die)
    amounts = defence_amounts(s, seat, discount)
    amount = yield from ask(seat, "armoury.amount", amounts, subject=(discount,), rule="ML-12.1")
    paid, price = yield from pay_price(s, seat, ARMOURY, amount * BOARD.defence_price)
    kept = gains.store(s.clans[seat], "defence", amount)
    s.tell(events.BoughtDefence, seat, kept, paid, price, rule="ML-12.1")
    gains.tell_over(s, seat, "defence", amount - kept)


# --- Market ------------------------------------------------------------------------------------------------


def wares(s: State, seat: int) -> list[int]:
    """Equipment on offer, if the clan has somebody to hold it (ML-14.2, ML-14.15)."""
    return lying(s.market) if equipment.bearers(s, seat) else []


def market(s: State, seat: int, die: int) -> Asking[None]:
    """Chapter 14: exactly one Equipment card."""
    discount = put_in_shop(s, seat, MARKET, die)
    gold = s.clans[seat].gold
    cards = [card for card in wares(s, seat) if after_influence(EQUIPMENT[card].cost, discount) <= gold]
    card = yield from ask(seat, "market.card", cards, subject=(discount,), rule="ML-14.1")
    paid, price = yield from pay_price(s, seat, MARKET, EQUIPMENT[card].cost)
    yield from take_card(s, seat, card, paid, price, "ML-14.1")


def take_card(s: State, seat: int, card: int, paid: int, price: Terms, rule: str) -> Asking[None]:
    """From the Market under a member; the slot is refilled (ML-14.3, ML-14.8)."""
    s.tell(events.BoughtEquipment, seat, card, paid, price, rule=rule)
    lift(s.market, card)
    board.refill_market(s)
    yield from equipment.place(s, seat, card, "ML-14.3")


# --- Merchant and Mine -------------------------------------------------------------------------------------


def merchant(s: State, seat: int) -> Asking[None]:
    """Chapter 13: any number of dice, one by one or all at once; 1 gold each."""
    clan, sold = s.clans[seat], 0
    while left := die_options(clan):
        more: list[Option] = ["all"] if dice_count(clan) > 1 else []
        more += ["done"] if sold else []
        chosen = yield from ask(seat, "merchant.die", [*left, *more], subject=(sold,), rule="ML-13.1")
        if chosen == "done":
            break
        dice = [read_die(die) for die in ([chosen] if chosen != "all" else pool(clan))]
        for kind, value in dice:
            put(s, seat, MERCHANT, len(s.placed[MERCHANT]), kind, value)
        sold += len(dice)
        clan.gold += len(dice)
        s.tell(events.DiceSold, seat, tuple(dice), len(dice), rule="ML-13.1")


def mine_spaces(s: State, seat: int) -> list[int]:
    """ML-13.3, ML-13.5."""
    return [space for space in free_spaces(s, MINE) if BOARD.mine[space].dice <= s.clans[seat].strength]


def mine(s: State, seat: int, space: int) -> None:
    """ML-13.3, ML-13.4."""
    clan, dug = s.clans[seat], BOARD.mine[space]
    for _ in range(dug.dice):
        put(s, seat, MINE, space, STRENGTH)
    s.tell(events.Placed, seat, MINE, ((STRENGTH, 0),) * dug.dice, rule="ML-13.3")
    gains.gain_gold(s, seat, dug.gold, "ML-13.4")
    for what, n in list(deployment_abilities(s, seat)):  # ML-13.6
        ability = ability_of(what, n)
        if isinstance(ability, MineBonus):
            mark_used(clan, what, n)
            gains.gain_gold(s, seat, ability.gold, cite(what, n), (what, n))
