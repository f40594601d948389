"""A sensible clan: it weighs every option in Victory Points, with the odds worked out, and takes the best.

Gold, dice and tokens have a price in points; a Mercenary is worth his Reputation and the dice he will bring;
a trail is worth what it may win times the chance to win it, less the Mercenary it may cost.
"""

from __future__ import annotations

from copy import copy
from functools import lru_cache

from wyprawa.games.monsterlands.content import (
    BOARD,
    DICE,
    EQUIPMENT,
    LANDS,
    LOOT,
    MEMBERS,
    MONSTERS,
    QUESTS,
    SCENARIOS,
    TRAPS,
    Defence,
    Flat,
    PerDie,
    Place,
    Reward,
)
from wyprawa.games.monsterlands.facts import (
    affinity_symbols,
    dice_count,
    is_settler,
    surpassing_glory,
    unassigned,
    wage,
)
from wyprawa.games.monsterlands.odds import quest_odds, reach, trail_odds
from wyprawa.games.monsterlands.state import (
    GATE,
    GATE_TRAILS,
    INFLUENCE,
    LAND_TRAILS,
    MAGIC,
    QUEST_TRAILS,
    STRENGTH,
    Clan,
    State,
    Trail,
)
from wyprawa.games.monsterlands.steps import citadel, outside, shops
from wyprawa.games.monsterlands.steps.scoring import affinity_points
from wyprawa.kernel import Chance, Choice, Option

# Prices in Victory Points, found by playing thousands of games against themselves (see docs/balance).
DIE = (0.9, 0.42, 0.78)  # a die left in the pool, by kind
POTION, POISON, DEFENCE, LOOT_TOKEN = 0.58, 0.22, 0.6, 2.5
WAGE_GOLD, SPARE_GOLD = 0.82, 0.73  # gold owed to Mercenaries, and gold beyond that
MEMBER_DIE = 0.97  # a die a Mercenary will bring each round
TRAP_POINT = 0.31  # a point that a Trap adds to an attack
DEATH = 0.6  # how much a Mercenary's death is feared
RIVAL = 0.45  # the chance that a rival ahead leaves the Monster standing


def wages_due(clan: Clan) -> int:
    """What the clan will owe in Clean-up."""
    return wage(clan.glory) * sum(m != clan.leader and not is_settler(clan, m) for m in clan.members)


def purse_worth(s: State, clan: Clan, gold: float) -> float:
    """Gold that will pay wages keeps a Mercenary; the rest buys things while there are rounds left."""
    if s.scenario and SCENARIOS[s.scenario - 1].goal == "gold":
        return gold
    due = wages_due(clan)
    rate = SPARE_GOLD if rounds_left(s) > 0 else 0.06
    spare = max(0.0, gold - due)
    return WAGE_GOLD * min(gold, due) + rate * min(spare, 14) + 0.3 * rate * max(0.0, spare - 14)


def gold_worth(s: State, clan: Clan, amount: float) -> float:
    """What so much more gold is worth now."""
    return purse_worth(s, clan, clan.gold + amount) - purse_worth(s, clan, clan.gold)


def price_worth(s: State, clan: Clan, price: float) -> float:
    """What so much gold paid now costs."""
    return purse_worth(s, clan, clan.gold) - purse_worth(s, clan, clan.gold - price)


def rounds_left(s: State) -> int:
    last = SCENARIOS[s.scenario - 1].rounds if s.scenario else BOARD.rounds
    return last - s.round


def reward_worth(s: State, clan: Clan, reward: Reward) -> float:
    return (
        reward.glory
        + gold_worth(s, clan, reward.gold)
        + POTION * reward.potions
        + POISON * reward.poisons
        + DEFENCE * reward.defence
        + LOOT_TOKEN * reward.loot
    )


def member_worth(s: State, clan: Clan, member: int) -> float:
    """Reputation and symbol now, dice for the rest of this round and the rounds to come, less his wages."""
    card = MEMBERS[member]
    symbols = affinity_symbols(clan)
    affinity = 0.0
    if card.affinity is not None:
        count = symbols[("fire", "water", "air", "jungle").index(card.affinity)]
        affinity = affinity_points(count + 1) - affinity_points(count) + 0.4
    dice = MEMBER_DIE * (card.strength + card.magic + 0.6 * card.influence)
    pay = 0.4 * wage(clan.glory) * (rounds_left(s) + 1)
    return card.reputation + affinity + dice * (rounds_left(s) + 0.8) - pay


# --- trails ---------------------------------------------------------------------------------------------


def trail_worth(s: State, where: int) -> float:
    """What may be won on a Land or Gate trail as it lies, less what it may cost."""
    trail = s.trails[where]
    assert trail is not None
    clan, place = s.clans[trail.seat], outside.land_of(where)
    odds = trail_odds(s, where, roughly=True)
    ahead = [s.trails[near] for near in places(place) if near < where]
    rivals = sum(other is not None and other.seat != trail.seat for other in ahead)
    meets = RIVAL**rivals if s.monsters[place] >= 0 else 0.0
    worth = 0.0
    if s.monsters[place] >= 0:
        card = MONSTERS[s.monsters[place]]
        captured = reward_worth(s, clan, card.captured)
        killed = reward_worth(s, clan, card.killed) + card.trophies
        fight = max(
            odds.capture * captured + max(0.0, odds.kill - 0.6) * 0.2,
            odds.kill * killed,
            odds.capture * captured * 0.7 + odds.kill * killed * 0.5,
        )
        loot = LOOT_TOKEN * (1 - max(odds.capture, odds.kill)) if place != GATE else 0.0
        worth += meets * odds.survive * (fight + loot + gold_worth(s, clan, trail.gold))
        worth -= meets * (1 - odds.survive) * DEATH * death_cost(s, clan, trail.member, where)
        worth -= meets * (odds.survive - odds.unhurt) * 0.6
        if place == GATE and s.panic:
            worth += meets * odds.survive * max(odds.capture, odds.kill) * 0.8 * s.panic.bit_count()
    if place != GATE and s.lands[place] >= 0:
        land = LANDS[s.lands[place]]
        open_land = 1 - 0.75**rivals if s.monsters[place] >= 0 else 1.0
        gain = land.glory + 1.2 + land_symbol(clan, s.lands[place])
        worth += (1 - meets) * (open_land * odds.conquer * gain + (1 - odds.conquer * open_land) * LOOT_TOKEN)
    return worth


def places(place: int) -> range:
    return GATE_TRAILS if place == GATE else LAND_TRAILS[place]


def land_symbol(clan: Clan, land: int) -> float:
    count = affinity_symbols(clan)[("fire", "water", "air", "jungle").index(LANDS[land].affinity)]
    return affinity_points(count + 1) - affinity_points(count)


def death_cost(s: State, clan: Clan, member: int, where: int) -> float:
    """What a death takes, less the Glory it brings."""
    glory = BOARD.gate_death_glory if where in GATE_TRAILS else BOARD.death_glory[(where - 0) % 4]
    gear = sum(0.3 * EQUIPMENT[card].cost for card, holder in enumerate(s.holders) if holder == member)
    leader = 0.5 if member == clan.leader else 0.0
    card = MEMBERS[member]
    dice = 1.0 * (card.strength + card.magic) + 0.6 * card.influence
    return card.reputation + dice * rounds_left(s) + gear + leader - glory


def laid(s: State, where: int, trail: Trail) -> State:
    """The table as it would be with this trail laid."""
    seen = copy(s)
    seen.trails = [trail if n == where else other for n, other in enumerate(s.trails)]
    return seen


def best_trail(s: State, seat: int, where: int) -> tuple[float, Trail | None]:
    """The best way found to take a trail now, and its worth; dice spent are paid for."""
    if where in QUEST_TRAILS[0] or where in QUEST_TRAILS[1]:
        return quest_plan(s, seat, where)
    clan = s.clans[seat]
    best: tuple[float, Trail | None] = (-9.0, None)
    for member in likely_members(s, clan)[:1]:
        for strength, magic in dice_plans(s, clan, where):
            for tokens, shields in token_plans(s, clan, where, strength + magic):
                trail = Trail(seat=seat, member=member, strength=strength, magic=magic, tokens=tokens)
                trail.token_strength, trail.token_magic = [0] * len(tokens), [0] * len(tokens)
                trail.defence = shields
                bonus = outside.bonus_of(s, where)
                trail.potions = min(1, clan.potions) + bonus.potions
                trail.poisons = min(1, clan.poisons) + bonus.poisons
                trail.gold, trail.rerolls, trail.guard = bonus.gold, bonus.reroll, bonus.defence
                spent = DIE[0] * strength + DIE[1] * magic + 0.6 * len(tokens) + 0.3 * shields
                worth = trail_worth(laid(s, where, trail), where) - spent
                if worth > best[0] + 1e-9:
                    best = (worth, trail)
    return best


def likely_members(s: State, clan: Clan) -> list[int]:
    """Whom to send: at most three, the best fighters and the most expendable, the wounded last."""
    free = unassigned(s, clan)
    free.sort(key=lambda m: (s.wounded >> m & 1, m == clan.leader, -fighting(s, m), m))
    return free[:3]


@lru_cache(maxsize=256)
def own_fighting(member: int) -> float:
    ability = MEMBERS[member].ability
    if isinstance(ability, Defence):
        return 1.0 + ability.hits
    return (
        1.5
        if isinstance(ability, PerDie)
        else 0.8
        if type(ability).__name__ in ("Total", "Reroll", "NoTrap")
        else 0.0
    )


def fighting(s: State, member: int) -> float:
    held = sum(1.2 for card, holder in enumerate(s.holders) if holder == member)
    return own_fighting(member) + held - 0.15 * MEMBERS[member].reputation


def dice_plans(s: State, clan: Clan, where: int) -> list[tuple[int, int]]:
    """The most dice, the least, and much Strength with little Magic."""
    strengths = outside.dice_range(s, clan, where, STRENGTH, 0)
    if not strengths:
        return []
    plans: list[tuple[int, int]] = []
    for strength, most in ((strengths[-1], True), (strengths[-1], False), (strengths[0], False)):
        magics = outside.dice_range(s, clan, where, MAGIC, strength)
        plan = (strength, magics[-1 if most else 0]) if magics else None
        if plan is not None and plan not in plans and (where not in GATE_TRAILS or plan != (0, 0)):
            plans.append(plan)
    return plans


def token_plans(s: State, clan: Clan, where: int, dice: int) -> list[tuple[list[int], int]]:
    """The best two Traps, the best one, or none, each with as many Defence tokens as fit."""
    traps = sorted((t for t in clan.traps if TRAPS[t].kind != "deceit"), key=lambda t: (-trap_worth(t), t))
    plans = []
    for used in range(min(2, len(traps)) + 1):
        if outside.room_left(where, dice, used) < 0:
            continue
        shields = 0
        while shields < clan.defence and outside.room_left(where, dice, used + shields + 1) >= 0:
            shields += 1
        plans.append((traps[:used], shields))
    return plans


@lru_cache(maxsize=256)
def trap_worth(trap: int) -> float:
    """The points a Trap adds to an attack, roughly."""
    effect = TRAPS[trap].effect
    if isinstance(effect, Place):
        return 3.5 * effect.dice
    if isinstance(effect, Flat):
        return effect.add
    if isinstance(effect, PerDie):
        return 2.5 * effect.add
    return 1.0


def quest_plan(s: State, seat: int, where: int) -> tuple[float, Trail | None]:
    clan = s.clans[seat]
    slot = 0 if where in QUEST_TRAILS[0] else 1
    quest = QUESTS[s.quests[slot]]
    trail = Trail(seat=seat, member=likely_members(s, clan)[-1])
    counts = [clan.strength, clan.magic, len(clan.influence)]
    used = [0, 0, 0]
    for kinds in sorted(outside.quest_dice(s, where), key=len):
        kind = max((DICE.index(k) for k in kinds if counts[DICE.index(k)]), key=lambda k: -DIE[k], default=-1)
        if kind < 0:
            return -9.0, None
        counts[kind] -= 1
        used[kind] += 1
    trail.strength, trail.magic, trail.influence = used
    spent = sum(DIE[kind] * n for kind, n in enumerate(used))
    second = any(s.trails[near] is not None for near in QUEST_TRAILS[slot] if near < where)
    counts_quests = bool(s.scenario) and SCENARIOS[s.scenario - 1].goal == "quests"
    if slot == 0:
        chance = quest_odds(laid(s, where, trail), where)
        gain = reward_worth(s, clan, quest.reward) + 4 * counts_quests
        worth = chance * (gain if not second else 0.4 * gain + 0.3) - (1 - chance) * quest.penalty
        return worth - spent, trail
    if not can_hand_in(clan, quest.price):
        return -2.0, None
    gain = (
        reward_worth(s, clan, quest.left if where == QUEST_TRAILS[1][0] else quest.right) + 4 * counts_quests
    )
    return gain - reward_worth(s, clan, quest.price) - spent, trail


def can_hand_in(clan: Clan, price: Reward) -> bool:
    return (
        clan.gold >= price.gold
        and clan.potions >= price.potions
        and clan.poisons >= price.poisons
        and clan.defence >= price.defence
        and len(clan.loot) >= price.loot
    )


# --- the turn -------------------------------------------------------------------------------------------


def action_worth(s: State, seat: int, option: Option) -> float:
    """The worth of an Action, the dice it takes paid for."""
    clan = s.clans[seat]
    match option:
        case "merchant":
            worst = 0.3 if clan.influence else 0.9
            return gold_worth(s, clan, 1) - worst - 0.4
        case "free":
            return 5.0 if wants_free(s, seat) else -100.0
        case "pass" | "forfeit":
            return -50.0
        case ("use", _, _):
            return use_worth(s, seat, option)
        case ("assign", int(where)):
            return best_trail(s, seat, where)[0]
        case ("land", int(land)):
            return land_worth(s, clan, land)
        case ("mine", int(space)):
            mine = BOARD.mine[space]
            return gold_worth(s, clan, mine.gold) - DIE[0] * mine.dice
        case ("alchemist", int(space)):
            room = BOARD.potions - clan.potions + BOARD.poisons - clan.poisons
            return (
                0.75 * min(BOARD.alchemist[space], room) - DIE[1]
                if rounds_left(s) or unassigned(s, clan)
                else -2.0
            )
        case (str(shop), int(die)):
            return shop_worth(s, seat, shop, die)
    return -60.0


def shop_worth(s: State, seat: int, shop: str, die: int) -> float:
    clan = s.clans[seat]
    building = {"hut": 0, "tavern": 2, "armoury": 4, "market": 5}[shop]
    discount = citadel.influence_discount(s, building, die)
    paid = DIE[INFLUENCE] + 0.04 * die if die else DIE[STRENGTH]
    if shop == "tavern":
        options = shops.recruits(s, seat, discount)
        best = max((recruit_worth(s, clan, m, discount) for m in options), default=-1.0)
    elif shop == "hut":
        if len(unassigned(s, clan)) == 0 and rounds_left(s) == 0:
            return -5.0
        best = max(
            (
                buy_worth(s, clan, TRAP_POINT * trap_worth(t) + 0.8, TRAPS[t].cost, discount)
                for t in s.traps_shown
            ),
            default=-1.0,
        )
        best -= 0.8 * max(0, len(clan.traps) - 2)
    elif shop == "armoury":
        room = BOARD.defence - clan.defence
        best = max(
            (buy_worth(s, clan, 0.9 * min(n, room), n * BOARD.defence_price, discount) for n in (1, 2, 3)),
            default=-1.0,
        )
        best -= 0.3 * clan.defence
    else:
        best = max(
            (
                buy_worth(s, clan, equipment_worth(s, card), EQUIPMENT[card].cost, discount)
                for card in s.market
                if card >= 0
            ),
            default=-1.0,
        )
    return best - paid


def buy_worth(s: State, clan: Clan, worth: float, cost: int, discount: int) -> float:
    price = citadel.after_influence(cost, discount)
    return worth - price_worth(s, clan, price) if price <= clan.gold else -9.0


def recruit_worth(s: State, clan: Clan, member: int, discount: int) -> float:
    return buy_worth(s, clan, member_worth(s, clan, member), MEMBERS[member].cost, discount)


def equipment_worth(s: State, card: int) -> float:
    trait = EQUIPMENT[card].trait
    return (1.1 if isinstance(trait, Defence | PerDie) else 0.7) * (rounds_left(s) + 0.5)


def land_worth(s: State, clan: Clan, land: int) -> float:
    trait = LANDS[land].trait
    paid = sum(count * min(DIE[DICE.index(kind)] for kind in kinds) for count, kinds in trait.pay)
    gain = trait.glory + gold_worth(s, clan, trait.gold) + LOOT_TOKEN * trait.loot
    gain += DIE[0] * trait.strength + DIE[1] * trait.magic + DIE[2] * trait.influence
    gain += POTION * trait.potions + DEFENCE * trait.defence
    gain += 5.0 * trait.recruit * (surpassing_glory(clan) > 2) + 2.0 * trait.equip
    return gain - paid + 0.2


def use_worth(s: State, seat: int, option: Option) -> float:
    what, n = option[1], option[2]
    kind = type(citadel.ability_of(what, n)).__name__ if what != "loot" else "Loot"
    clan = s.clans[seat]
    if kind == "Gain":
        return 6.0
    if kind == "Hire":
        return 6.0 if clan.gold > 3 + wage(clan.glory) * len(clan.members) else -40.0
    if kind == "Loot":
        return 4.0 if dice_count(clan) else -40.0
    return -40.0


def wants_free(s: State, seat: int) -> bool:
    """Settling and healing are always good, gold and tokens from Loot are taken when there is room."""
    clan = s.clans[seat]
    return any(free_worth(s, seat, option) > 0 for option in _free_options(s, seat)) and bool(clan.members)


def _free_options(s: State, seat: int) -> list[Option]:
    from wyprawa.games.monsterlands.steps import freely

    return freely.free_options(s, seat)


def free_worth(s: State, seat: int, option: Option) -> float:
    clan = s.clans[seat]
    match option:
        case ("settle", _, _):
            return 3.0
        case ("heal", _):
            return 2.0
        case ("loot", int(token)):
            card = LOOT[token]
            if card.use == "trophy":
                return -1.0
            if card.use == "recruit":
                return 4.0
            fits = (
                clan.potions + card.potions <= BOARD.potions and clan.poisons + card.poisons <= BOARD.poisons
            )
            return 2.0 if fits or rounds_left(s) == 0 else -1.0
        case ("sell", int(monster)):
            due = wage(clan.glory) * sum(m != clan.leader and not is_settler(clan, m) for m in clan.members)
            return (
                1.0 if clan.gold < due and MONSTERS[monster].trophies == 1 and rounds_left(s) == 0 else -1.0
            )
    return -1.0


# --- all questions ----------------------------------------------------------------------------------------


def choose(s: State, choice: Choice, chance: Chance) -> Option:
    seat, options = choice.seat, choice.options
    clan = s.clans[seat]
    match choice.ask:
        case "action":
            return max(options, key=lambda option: action_worth(s, seat, option))
        case "recruit":
            return max(
                options,
                key=lambda m: (
                    -0.5 if m == "beer" else member_worth(s, clan, m) - price_worth(s, clan, MEMBERS[m].cost)
                ),
            )
        case "free":
            return max(options, key=lambda option: free_worth(s, seat, option) if option != "back" else 0.0)
        case "tidy":
            return "free" if wants_free(s, seat) else "done"
        case name if name.startswith("assign."):
            return assign_choice(s, choice)
        case "attack":
            return attack_choice(s, choice)
        case name:
            return simple_choice(s, name, choice)


def assign_choice(s: State, choice: Choice) -> Option:
    """Answers follow the plan made for the trail; the plan is made again from what is still to be laid."""
    where = choice.subject[0]
    name, options = choice.ask.removeprefix("assign."), choice.options
    clan = s.clans[choice.seat]
    now = s.trails[where]
    if name == "member":
        _, plan = best_trail(s, choice.seat, where)
        return plan.member if plan is not None and plan.member in options else options[0]
    if name == "flasks":
        quest = where in QUEST_TRAILS[0] or where in QUEST_TRAILS[1]
        return "none" if quest else next(o for o in ("both", "potion", "poison", "none") if o in options)
    if name == "die":
        return next((o for o in options if o != "magic"), options[0])
    if now is None:
        return options[-1] if name != "token" else token_choice(s, choice, clan, 0)
    if name in ("strength", "magic"):
        return max(options, key=lambda n: laid_worth(s, where, now, clan, name, n))
    return token_choice(s, choice, clan, len(now.tokens))


def laid_worth(s: State, where: int, now: Trail, clan: Clan, name: str, n: int) -> float:
    """The worth of the trail with so many dice of a kind, and the rest as the plan would lay it."""
    trail = copy(now)
    setattr(trail, name, n)
    if name == "strength":
        trail.magic = max(outside.dice_range(s, clan, where, MAGIC, n), default=0)
    plans = token_plans(s, clan, where, trail.strength + trail.magic)
    if plans:
        trail.tokens, trail.defence = plans[-1][0][:], plans[-1][1]
    trail.token_strength, trail.token_magic = [0] * len(trail.tokens), [0] * len(trail.tokens)
    bonus = outside.bonus_of(s, where)
    trail.potions, trail.poisons = min(1, clan.potions) + bonus.potions, min(1, clan.poisons) + bonus.poisons
    trail.rerolls, trail.guard = bonus.reroll, bonus.defence
    return trail_worth(laid(s, where, trail), where) - DIE[0] * trail.strength - DIE[1] * trail.magic


def token_choice(s: State, choice: Choice, clan: Clan, laid_traps: int) -> Option:
    """Defence first, then the best Trap or two."""
    if "defence" in choice.options:
        return "defence"
    traps = [o for o in choice.options if isinstance(o, tuple) and TRAPS[o[1]].kind != "deceit"]
    if traps and laid_traps < 2:
        return max(traps, key=lambda option: trap_worth(option[1]))
    return "done" if "done" in choice.options else choice.options[0]


def attack_choice(s: State, choice: Choice) -> Option:
    """Roll on until a capture or a kill stands; then stop, unless a kill is near and better."""
    from wyprawa.games.monsterlands.steps import attack, dice

    where, options = choice.subject[0], choice.options
    place = outside.land_of(where)
    found = attack.results(s, place, where)
    card = MONSTERS[s.monsters[place]]
    clan = s.clans[choice.seat]
    trail = dice.trail_at(s, where)
    bonus = dice.bonuses(s, where, "battle")
    reached = dice.total(s, where, "battle")
    counts = tuple(dice.unrolled(trail))
    kill = reach(counts, bonus.each, (), card.kill - reached - bonus.kill)
    if "capture" in found:
        killed = reward_worth(s, clan, card.killed) + card.trophies
        if kill * killed <= reward_worth(s, clan, card.captured):
            return "stop"
    if "kill" in found:
        return "stop"
    for option in options:
        if (
            option == "poison"
            and reached + 2 + bonus.capture >= card.capture
            and attack.may_capture(s, place, where)
        ):
            return option
    rolls = [option for option in options if isinstance(option, tuple) and option[0] == "roll"]
    if rolls:
        return rolls[0]
    for option in options:
        if isinstance(option, tuple) and option[0] == "reroll" and option[2] <= 3:
            return option
        if option == "poison" or (isinstance(option, tuple) and option[0] == "loot"):
            return option
    return "stop"


def simple_choice(s: State, name: str, choice: Choice) -> Option:
    """The small questions."""
    options, seat = choice.options, choice.seat
    clan = s.clans[seat]
    match name:
        case "defend":
            order = ("guard", "ability", "token", "potion")
            return next(
                (o for o in order if o in options), next((o for o in options if isinstance(o, tuple)), "take")
            )
        case "remove_magic":
            return remove_magic(s, choice)
        case "conquer" | "quest":
            return improve(choice)
        case "contract":
            quest = QUESTS[s.quests[1]]
            gain = min(reward_worth(s, clan, quest.left), reward_worth(s, clan, quest.right))
            return (
                "accept"
                if gain >= reward_worth(s, clan, quest.price) - 0.5 and "accept" in options
                else "decline"
            )
        case "alchemist.potions":
            return max(
                options,
                key=lambda n: (
                    min(n, BOARD.potions - clan.potions)
                    + min(choice.subject[0] - n, BOARD.poisons - clan.poisons)
                    + 0.1 * n
                ),
            )
        case "armoury.amount":
            return max(n for n in options if n <= max(1, BOARD.defence - clan.defence))
        case "hut.trap":
            traps = [t for t in options if t != "done"]
            best = max(traps, key=lambda t: (trap_worth(t) - 0.8 * TRAPS[t].cost, -t))
            return best if "done" not in options else "done"
        case "market.card":
            return max(options, key=lambda card: (equipment_worth(s, card), -card))
        case "equipment.member":
            return max(
                options, key=lambda m: (m >= 0 and m in clan.members, own_fighting(m) if m >= 0 else 0, m)
            )
        case "merchant.die":
            return (
                "done" if "done" in options else options[-1] if isinstance(options[-1], tuple) else options[0]
            )
        case "loot.take":
            return max(options, key=lambda token: loot_worth(s, clan, token))
        case "loot.use":
            return options[0]
        case "greenhorn.leader":
            return "take"
        case "gift.die":
            return STRENGTH
        case "gift.more":
            return "gold" if clan.gold < 6 else "defence"
        case "clash":
            return "show" if "show" in options else options[0]
        case "deceived":
            return "suffer"
        case "discount":
            return "use"
        case "redirect":
            return max(options)
        case "redirect.ability":
            return options[0]
        case "deserter.gear":
            return options[0]
        case "traps.discard":
            return min(options, key=lambda trap: (trap_worth(trap), trap))
        case "aim":
            return "kill" if "kill" in options else options[0]
        case "exchange.take":
            return "strength" if "strength" in options else options[0]
    return options[0]


def loot_worth(s: State, clan: Clan, token: int) -> float:
    card = LOOT[token]
    if card.use == "recruit":
        return 5.0 if surpassing_glory(clan) > 2 and rounds_left(s) else 1.0
    return (
        card.trophies + 0.6 * card.glory + gold_worth(s, clan, card.gold) + 0.3 * card.times + 0.4 * card.add
    )


def improve(choice: Choice) -> Option:
    for option in choice.options:
        if option == "poison" or (isinstance(option, tuple) and option[0] == "loot"):
            return option
    again = [o for o in choice.options if isinstance(o, tuple) and o[0] == "reroll" and o[2] <= 3]
    return min(again, key=lambda option: option[2]) if again else "stop"


def remove_magic(s: State, choice: Choice) -> Option:
    """As many Magic dice as raise the chance to live and win most."""
    from wyprawa.games.monsterlands.odds import survival

    where = choice.subject[0]
    trail = s.trails[where]
    assert trail is not None

    def worth(n: int) -> float:
        live, _ = survival(s, where, removed=n)
        seen = copy(trail)
        seen.magic = max(0, trail.magic - n)
        odds = trail_odds(laid(s, where, seen), where, roughly=True)
        return live * (3.0 + 6.0 * max(odds.capture, odds.kill))

    return max(choice.options, key=worth)
