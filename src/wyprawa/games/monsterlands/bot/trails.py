"""The best way to take a trail: whom to send with which dice and tokens, and what that is worth.

A trail is worth what may be won there times the chance to win it, less the Mercenary it may cost.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from wyprawa.games.monsterlands.bot.chances import (
    Arrival,
    Ground,
    Hand,
    Stakes,
    arrivals,
    conquest_odds,
    ground,
    hand,
    odds,
)
from wyprawa.games.monsterlands.bot.outlook import Outlook, loss
from wyprawa.games.monsterlands.bot.prices import AIMED, DEATH, LAND, SHIELD_USED, TAKEN, TRAP_USED, WOUND
from wyprawa.games.monsterlands.content import (
    BOARD,
    EQUIPMENT,
    LANDS,
    MEMBERS,
    MONSTERS,
    TRAPS,
)
from wyprawa.games.monsterlands.rules.outside import assigning, trails
from wyprawa.games.monsterlands.rules.outside.trails import land_of
from wyprawa.games.monsterlands.rules.query import unassigned
from wyprawa.games.monsterlands.state import (
    GATE,
    GATE_TRAILS,
    MAGIC,
    STRENGTH,
    Clan,
    State,
    Trail,
)
from wyprawa.games.monsterlands.vocabulary import (
    Defence,
    Flat,
    NoTrap,
    PerDie,
    Place,
    Reroll,
    Take,
    Total,
)


class Plan(NamedTuple):
    """A way to take a trail; on a quest trail only its worth and whom to send."""

    worth: float
    member: int
    strength: int = 0
    magic: int = 0
    tokens: tuple[int, ...] = ()  # Traps and Deceits
    shields: int = 0


NO_PLAN = Plan(-9.0, -1)
FEW = 0.02  # a chance too small to be worked out
SAFE = 0.9  # a chance to live at which no Magic dice are given up


# --- plans for Lands and the Gate -------------------------------------------------------------------------


class Prize(NamedTuple):
    """What may be won at a place of battle."""

    captured: float
    killed: float
    land: float


def prize(o: Outlook, place: int) -> Prize:
    s = o.s
    captured = killed = land = relief = 0.0
    if s.monsters[place] >= 0:
        card = MONSTERS[s.monsters[place]]
        captured, killed = o.reward(card.captured), o.reward(card.killed) + card.trophies
    if place == GATE:
        relief = 0.8 * s.panic.bit_count() * bool(o.left)
    elif s.lands[place] >= 0:
        card_land = LANDS[s.lands[place]]
        land = o.glory(card_land.glory) + LAND + o.symbol(card_land.affinity)
    return Prize(captured + relief, killed + relief, land)


class Scout:
    """Everything about the trails of one place that plans share."""

    __slots__ = ("arrivals", "o", "prize")

    def __init__(self, o: Outlook, place: int) -> None:
        self.o = o
        self.prize = prize(o, place)
        self.arrivals = arrivals(o, place)


def best_plan(scout: Scout, where: int, members: Sequence[int], *, thorough: bool = False) -> Plan:
    """The best way found to take a Land or Gate trail; dice and tokens spent are paid for.

    A `thorough` look also tries fewer Defence tokens and less Strength with much Magic.
    """
    o, best = scout.o, NO_PLAN
    clan, bonus = o.clan, assigning.bonus_of(o.s, where)
    able = usable(o, where)
    for member in members:
        trail = Trail(seat=o.seat, member=member, rerolls=bonus.reroll, guard=bonus.defence, gold=bonus.gold)
        trail.potions = min(1, clan.potions) + bonus.potions
        trail.poisons = min(1, clan.poisons) + bonus.poisons
        g, at = ground(o.s, where, trail), stakes(scout, where, trail)
        for strength, magic in dice_plans(o.s, clan, where, thorough):
            spent = o.die[STRENGTH] * strength + o.die[MAGIC] * magic - o.gold(0.0, sale=-strength - magic)
            for tokens, shields in token_plans(clan, where, strength, magic, able, thorough):
                worth = trail_worth(g, scout.arrivals[where], at, hand(strength, magic, tokens), shields)
                worth -= spent + o.later * (SHIELD_USED * shields + TRAP_USED * len(tokens))
                if worth > best.worth + 1e-9:
                    best = Plan(worth, member, strength, magic, tokens, shields)
    return best


def stakes(scout: Scout, where: int, trail: Trail) -> Stakes:
    """What this Mercenary may win and lose on a trail."""
    o, prize = scout.o, scout.prize
    return Stakes(
        captured=prize.captured,
        killed=prize.killed,
        land=prize.land,
        loot=o.loot if where not in GATE_TRAILS else 0.0,
        gold=o.gold(trail.gold) if trail.gold else 0.0,
        fallen=DEATH * death_cost(o, trail.member, where),
        carried=round(scout.arrivals[where].carried),
    )


def trail_worth(g: Ground, arrival: Arrival, at: Stakes, lying: Hand, shields: int) -> float:
    """What a trail with these dice and tokens is worth, before they are paid for."""
    stands = arrival.stands if arrival.stands > FEW else 0.0
    worth = (1 - stands) * (at.loot + at.gold)
    if stands:
        worth += stands * fight_worth(g, lying, shields, at)
    if arrival.open > FEW:
        worth += arrival.open * conquest_odds(g, lying) * (at.land - at.loot)
    return worth


def fight_worth(g: Ground, lying: Hand, shields: int, at: Stakes) -> float:
    """Of meeting the Monster; Magic dice may be given up where it is too strong."""
    best, magic = -99.0, lying.counts[1]
    for removed in (0, magic):
        it = odds(g, lying, shields, at, removed)
        worth = it.live * (it.spoils + (1 - it.win) * at.loot + at.gold)
        best = max(best, worth - (1 - it.live) * at.fallen - (it.live - it.unhurt) * WOUND)
        if not magic or it.live > SAFE:
            break
    return best


def death_cost(o: Outlook, member: int, where: int) -> float:
    """What a death takes, less the Glory it brings."""
    glory = BOARD.gate_death_glory if where in GATE_TRAILS else BOARD.death_glory[where % 4]
    gear = sum(0.3 * EQUIPMENT[card].cost for card, holder in enumerate(o.s.holders) if holder == member)
    leader = 0.5 if member == o.clan.leader else 0.0
    return loss(o, member) + gear + leader - o.glory(glory)


def dice_plans(s: State, clan: Clan, where: int, thorough: bool) -> list[tuple[int, int]]:
    """The most dice, the least, and much of one kind with little of the other."""
    strengths = assigning.dice_range(s, clan, where, STRENGTH, 0)
    plans: list[tuple[int, int]] = []
    for strength in {strengths[-1]: 0, strengths[0]: 0} if strengths else ():
        magics = assigning.dice_range(s, clan, where, MAGIC, strength)
        if magics:
            if thorough or strength == strengths[-1]:
                plans.append((strength, magics[-1]))
            if magics[0] != magics[-1]:
                plans.append((strength, magics[0]))
    return plans


def usable(o: Outlook, where: int) -> tuple[list[int], list[int]]:
    """The clan's Traps, and those Deceits that would find a rival near: dice to take, or somebody to aim at.

    Without a Trap, any Deceit may stand in for one.
    """
    traps = [token for token in o.clan.traps if TRAPS[token].kind != "deceit"]
    if not traps or len(traps) == len(o.clan.traps):
        return traps, o.clan.traps[len(traps) :]
    near = [trails.trail_at(o.s, other) for other in trails.adjacent(o.s, land_of(where), where)]
    rivals = [trail for trail in near if trail.seat != o.seat and not trail.defence]
    deceits = [token for token in o.clan.traps if TRAPS[token].kind == "deceit"]
    return traps, [token for token in deceits if any(takes(token, trail) for trail in rivals)]


def takes(deceit: int, trail: Trail) -> bool:
    """Whether a Deceit would get all it can from a rival's trail."""
    effect = TRAPS[deceit].effect
    if not isinstance(effect, Take):
        return True
    lying = {"strength": trail.strength, "magic": trail.magic}
    return sum(lying[kind] for kind in effect.of) >= effect.dice


def token_plans(
    clan: Clan, where: int, strength: int, magic: int, able: tuple[list[int], list[int]], thorough: bool
) -> Iterator[tuple[tuple[int, ...], int]]:
    """The best two Traps for these dice, the best one, or none, each with as many Defence tokens as fit.

    A Deceit goes with a Trap.
    """
    traps, deceits = able
    if len(traps) > 1:
        traps = sorted(traps, key=lambda t: (-trap_points(t, strength, magic), t))
    laid = strength + magic
    choices = [tuple(traps[:used]) for used in range(min(2, len(traps)) + 1)]
    if deceits:
        deceit = min(deceits, key=trap_points) if not traps else max(deceits, key=trap_points)
        choices.append((*traps[:1], deceit))
    for tokens in choices:
        used, shields = len(tokens), 0
        if assigning.room_left(where, laid, used) < 0:
            continue
        while shields < clan.defence and assigning.room_left(where, laid, used + shields + 1) >= 0:
            shields += 1
        if laid or used or shields or where not in GATE_TRAILS:  # ML-18.4
            yield tokens, shields
        if thorough and (laid or used):
            for fewer in range(shields):
                yield tokens, fewer


@lru_cache(maxsize=4096)
def trap_points(trap: int, strength: float = 1.8, magic: float = 1.3) -> float:
    """The points a Trap adds to an attack with so many dice."""
    effect = TRAPS[trap].effect
    if isinstance(effect, Place):
        return 3.5 * effect.dice
    if isinstance(effect, PerDie):
        return float(effect.add * (strength if effect.of == "strength" else magic))
    if isinstance(effect, Take):
        return (1.0 + 0.3 * len(effect.of)) * TAKEN * effect.dice
    return float(effect.add) if isinstance(effect, Flat) else AIMED * effect.dice


def likely_members(s: State, clan: Clan) -> list[int]:
    """Whom to send: the best fighters first, the wounded last."""
    free = unassigned(s, clan)
    free.sort(key=lambda m: (s.wounded >> m & 1, m == clan.leader, -fighting(s, m), m))
    return free


@lru_cache(maxsize=256)
def own_fighting(member: int) -> float:
    ability = MEMBERS[member].ability
    if isinstance(ability, Defence):
        return 1.0 + ability.hits
    return (
        1.5 if isinstance(ability, PerDie) else 0.8 if isinstance(ability, Total | Reroll | NoTrap) else 0.0
    )


def fighting(s: State, member: int) -> float:
    return own_fighting(member) + 1.2 * s.holders.count(member) - 0.15 * MEMBERS[member].reputation
