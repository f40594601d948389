"""What things are worth in Victory Points, and the best way to take a trail: the bot's judgement.

Gold, dice and tokens have a price in points; a Mercenary is worth his Reputation and the dice he will bring;
a trail is worth what it may win times the chance to win it, less the Mercenary it may cost.
"""

from __future__ import annotations

from copy import copy
from functools import lru_cache

from wyprawa.games.monsterlands.content import (
    BOARD,
    EQUIPMENT,
    LANDS,
    MEMBERS,
    MONSTERS,
    QUESTS,
    SCENARIOS,
    TRAPS,
    Reward,
)
from wyprawa.games.monsterlands.odds.trails import quest_odds, trail_odds
from wyprawa.games.monsterlands.rules.cleanup import wage_earners
from wyprawa.games.monsterlands.rules.outside import assigning, trails
from wyprawa.games.monsterlands.rules.outside.quests import can_pay
from wyprawa.games.monsterlands.rules.query import affinity_symbols, unassigned, wage
from wyprawa.games.monsterlands.rules.scoring import affinity_points
from wyprawa.games.monsterlands.state import (
    GATE,
    GATE_TRAILS,
    LAND_TRAILS,
    MAGIC,
    QUEST_TRAILS,
    STRENGTH,
    Clan,
    State,
    Trail,
)
from wyprawa.games.monsterlands.vocabulary import DICE, Defence, Flat, PerDie, Place

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
    return wage(clan.glory) * len(wage_earners(clan))


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
    clan, place = s.clans[trail.seat], trails.land_of(where)
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
                bonus = assigning.bonus_of(s, where)
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
    strengths = assigning.dice_range(s, clan, where, STRENGTH, 0)
    if not strengths:
        return []
    plans: list[tuple[int, int]] = []
    for strength, most in ((strengths[-1], True), (strengths[-1], False), (strengths[0], False)):
        magics = assigning.dice_range(s, clan, where, MAGIC, strength)
        plan = (strength, magics[-1 if most else 0]) if magics else None
        if plan is not None and plan not in plans and (where not in GATE_TRAILS or plan != (0, 0)):
            plans.append(plan)
    return plans


def token_plans(s: State, clan: Clan, where: int, dice: int) -> list[tuple[list[int], int]]:
    """The best two Traps, the best one, or none, each with as many Defence tokens as fit."""
    traps = sorted((t for t in clan.traps if TRAPS[t].kind != "deceit"), key=lambda t: (-trap_worth(t), t))
    plans = []
    for used in range(min(2, len(traps)) + 1):
        if assigning.room_left(where, dice, used) < 0:
            continue
        shields = 0
        while shields < clan.defence and assigning.room_left(where, dice, used + shields + 1) >= 0:
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
    for kinds in sorted(assigning.quest_dice(s, where), key=len):
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
    if not can_pay(clan, quest.price):
        return -2.0, None
    gain = (
        reward_worth(s, clan, quest.left if where == QUEST_TRAILS[1][0] else quest.right) + 4 * counts_quests
    )
    return gain - reward_worth(s, clan, quest.price) - spent, trail
