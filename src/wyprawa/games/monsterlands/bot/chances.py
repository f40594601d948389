"""The chances of a trail still to be taken: to live, to beat the Monster, to conquer the Land.

Whoever stands further left meets the Monster first: he may beat it, so that only the Land is left, or fail
and hand on what he has rolled.
"""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from typing import NamedTuple

from wyprawa.games.monsterlands.bot.outlook import Outlook
from wyprawa.games.monsterlands.bot.prices import UNKNOWN_TRAP
from wyprawa.games.monsterlands.content import LANDS, MEMBERS, MONSTERS, TRAPS
from wyprawa.games.monsterlands.odds.rolling import Allowances, captures, hits, reach
from wyprawa.games.monsterlands.odds.trails import defence_worth, reroll_allowances
from wyprawa.games.monsterlands.rules.outside import dice, monster_attack, powers
from wyprawa.games.monsterlands.rules.outside.trails import TRAILS_OF, land_of
from wyprawa.games.monsterlands.rules.query import scenario_rule
from wyprawa.games.monsterlands.state import GATE, SAMBOR, State, Trail
from wyprawa.games.monsterlands.vocabulary import DICE, Flat, NoTrap, PerDie, Place, Redirect, Take


class Ground(NamedTuple):
    """What is the same for every way to take a trail with one Mercenary."""

    attack: int  # Attack dice
    fatal: int  # so many hits kill, Defence tokens not counted
    hurting: int  # so many hurt
    again: bool  # scenario 10: misses are rolled once more
    battle: dice.Bonus
    conquest: dice.Bonus
    rerolls: Allowances  # in the battle
    conquest_rerolls: Allowances
    capture: int  # what the dice must come to, everything else counted
    kill: int
    conquer: int
    traps: int  # needed to capture


class Arrival(NamedTuple):
    """How a Mercenary would find a trail: what those further left will probably have done."""

    stands: float  # the chance that the Monster is still there
    carried: float  # the total handed on if it is
    open: float  # the chance that it is gone and the Land still to be had


class Odds(NamedTuple):
    live: float
    unhurt: float
    win: float  # a capture or a kill, for one who lives
    spoils: float  # what that is worth


def ground(s: State, where: int, trail: Trail) -> Ground:
    """Of a trail with its Mercenary and flasks on it, but neither dice nor tokens counted."""
    place = land_of(where)
    seen = copy(s)
    seen.trails = s.trails[:]
    seen.trails[where] = trail
    attack = fatal = hurting = capture = kill = conquer = 0
    battle = conquest = NOTHING
    rerolls: Allowances = ()
    conquest_rerolls: Allowances = ()
    if s.monsters[place] >= 0:
        card, battle = MONSTERS[s.monsters[place]], dice.bonuses(seen, where, "battle")
        attack = sum(monster_attack.attack_dice(seen, place, where)) + powers.spores(seen, place)
        stopped = sum(
            defence_worth(seen, place, where, way) for way in monster_attack.defences(seen, place, where)
        )
        hurting = stopped - powers.extra_hits(seen, place) + 1
        fatal = hurting + (0 if s.wounded >> trail.member & 1 else 1)
        added, rerolls = battle.flat, reroll_allowances(seen, where, "battle")
        if dice.poison_works(seen, where, "battle"):
            added += dice.POISON * trail.poisons
        capture, kill = card.capture - added - battle.capture, card.kill - added - battle.kill
    if place != GATE and s.lands[place] >= 0:
        conquest = dice.bonuses(seen, where, "conquest")
        conquer = LANDS[s.lands[place]].conquest - conquest.flat - dice.POISON * trail.poisons
        conquest_rerolls = reroll_allowances(seen, where, "conquest")
    traps = powers.traps_to_capture(s, place)
    if isinstance(MEMBERS[trail.member].ability, NoTrap):
        traps = 0
    again = scenario_rule(s) == "slaughter"
    return Ground(
        attack,
        fatal,
        hurting,
        again,
        battle,
        conquest,
        rerolls,
        conquest_rerolls,
        capture,
        kill,
        conquer,
        traps,
    )


NOTHING = dice.Bonus((0, 0, 0), 0, 0, 0)


@lru_cache(maxsize=4096)
def more_by_rerolls(again: Allowances, counts: tuple[int, int, int]) -> int:
    """What rerolls will about add: each takes the lowest die left, if it is low."""
    more = 0.0
    for mask, times in again:
        able = sum(count for kind, count in enumerate(counts) if mask >> kind & 1)
        lowest = (7 / (able + 1) * n for n in range(1, min(times, able) + 1))  # about the nth lowest
        more += sum(max(0.5, 3.5 - low) for low in lowest)
    return round(more)


@lru_cache(maxsize=4096)
def below(count: int, limit: int, again: bool) -> float:
    """The chance of fewer than `limit` hits of so many Attack dice."""
    return sum(hits(count, again)[: max(0, limit)])


class Hand(NamedTuple):
    """The dice of a trail, and what Traps and Deceits do for them."""

    counts: tuple[int, int, int]
    each: tuple[int, int, int]
    flat: int
    traps: int  # those that allow a capture
    aside: int  # Attack dice aimed at somebody else


@lru_cache(maxsize=65536)
def hand(strength: int, magic: int, tokens: tuple[int, ...]) -> Hand:
    """Of so many dice with these Traps and Deceits, all of them shown.

    Deceits alone stay face down, so that they count as Traps (ML-34.4).
    """
    if all(TRAPS[token].kind == "deceit" for token in tokens):
        return Hand((strength, magic, 0), (0, 0, 0), 0, len(tokens), 0)
    counts, each, flat, traps, aside = [strength, magic, 0], [0, 0, 0], 0, 0, 0
    for token in tokens:
        effect = TRAPS[token].effect
        traps += TRAPS[token].kind != "deceit"
        if isinstance(effect, Place):
            counts[DICE.index(effect.of)] += effect.dice
        elif isinstance(effect, PerDie):
            each[DICE.index(effect.of)] += effect.add
        elif isinstance(effect, Flat):
            flat += effect.add
        elif isinstance(effect, Take):
            counts[DICE.index(effect.of[0])] += effect.dice
        elif isinstance(effect, Redirect):
            aside += effect.dice
    return Hand((counts[0], counts[1], counts[2]), (each[0], each[1], each[2]), flat, traps, aside)


class Stakes(NamedTuple):
    """What a fight may bring and cost, and the total handed on by those further left."""

    captured: float
    killed: float
    land: float = 0.0
    loot: float = 0.0
    gold: float = 0.0
    fallen: float = 0.0
    carried: int = 0


def odds(g: Ground, lying: Hand, shields: int, at: Stakes, removed: int = 0) -> Odds:
    """The chances of a fight; `removed` Magic dice are given up to take Attack dice away (ML-22.6)."""
    attack = max(0, g.attack - removed - lying.aside)
    live = below(attack, g.fatal + shields, g.again)
    unhurt = below(attack, g.hurting + shields, g.again)
    counts, each = lying.counts, lying.each
    if removed:
        counts = (counts[0], counts[1] - removed, 0)
    b = g.battle.each
    each_battle = (each[0] + b[0], each[1] + b[1], 0)
    start = lying.flat + at.carried
    if g.rerolls:
        start += more_by_rerolls(g.rerolls, counts)
    win = kill = reach(counts, each_battle, (), g.kill - start)
    spoils = kill * at.killed
    if lying.traps >= g.traps:
        win = max(kill, reach(counts, each_battle, (), g.capture - start))
        if at.killed >= at.captured:
            spoils += (win - kill) * at.captured
        else:
            tame = captures(counts, each_battle, g.capture - start, g.kill - start)
            spoils = max(spoils, tame * at.captured + max(0.0, win - tame) * at.killed)
    return Odds(live, unhurt, win, spoils)


def conquest_odds(g: Ground, lying: Hand) -> float:
    each = lying.each[0] + g.conquest.each[0], lying.each[1] + g.conquest.each[1], 0
    more = more_by_rerolls(g.conquest_rerolls, lying.counts) if g.conquest_rerolls else 0
    return reach(lying.counts, each, (), g.conquer - more)


# --- those further left -----------------------------------------------------------------------------------


def arrivals(o: Outlook, place: int) -> dict[int, Arrival]:
    """How each trail of a place of battle would be found."""
    s = o.s
    stands, carried, free = (1.0, 0.0, 0.0) if s.monsters[place] >= 0 else (0.0, 0.0, 1.0)
    found = {}
    for where in TRAILS_OF[place]:
        found[where] = Arrival(stands, carried, free)
        trail = s.trails[where]
        if trail is None:
            continue
        if trail.seat == SAMBOR:  # ML-35.36, ML-35.37: he beats whatever he meets
            stands, carried, free = 0.0, 0.0, stands
        elif trail.member >= 0:
            one = met(o, where, trail, round(carried))
            free = free * (1 - one.conquer) + stands * one.win
            stands *= 1 - one.win
            carried += one.hands_on
    return found


class Met(NamedTuple):
    """What somebody on a trail will do: beat the Monster or hand on a total; conquer the Land."""

    win: float
    hands_on: float
    conquer: float  # if the Monster is gone


def met(o: Outlook, where: int, trail: Trail, carried: int) -> Met:
    """Only the owner of face-down Traps knows what they are."""
    g, count = ground(o.s, where, bare(trail)), len(trail.tokens)
    if trail.seat == o.seat:
        lying = hand(trail.strength, trail.magic, tuple(trail.tokens))
    else:
        lying = hand(trail.strength, trail.magic, ())._replace(flat=UNKNOWN_TRAP * count, traps=count)
    it = odds(g, lying, trail.defence, Stakes(1.0, 1.0, carried=carried))
    each = zip(lying.counts, g.battle.each, lying.each, strict=True)
    mean = lying.flat + sum(n * (3.5 + own + more) for n, own, more in each)
    need = (g.capture if lying.traps >= g.traps else g.kill) - 1
    return Met(it.live * it.win, it.live * max(0.0, min(mean, need - carried)), conquest_odds(g, lying))


def bare(trail: Trail) -> Trail:
    """The trail with its Mercenary and what he carries, nothing else."""
    return Trail(
        seat=trail.seat,
        member=trail.member,
        potions=trail.potions,
        poisons=trail.poisons,
        rerolls=trail.rerolls,
        guard=trail.guard,
        gold=trail.gold,
    )
