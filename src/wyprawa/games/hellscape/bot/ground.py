"""The ground as a Hero sees it: what it costs to get anywhere this turn, and what standing there costs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from wyprawa.games.hellscape.bot import distances, strikes, worth
from wyprawa.games.hellscape.dungeon import Dungeon
from wyprawa.games.hellscape.rules.combat import pool
from wyprawa.games.hellscape.rules.figures.actions import actions_left
from wyprawa.games.hellscape.rules.query import figures, ground, reach, ways
from wyprawa.games.hellscape.rules.rooms import doors
from wyprawa.games.hellscape.state import BOSS, SUMMONER, Enemy, State
from wyprawa.games.hellscape.vocabulary.terms import BEAR_TRAP, COLOUR, SPIKE_TRAP
from wyprawa.kernel import Option
from wyprawa.parts.boards import ids

BESIDES = 0.6  # what a way costs beside its MP, for each MP of its price
TRAPS = {SPIKE_TRAP: 1.5, BEAR_TRAP: 3.0}
CLOSE = 3  # steps within which an Enemy counts as there
BESIDE = 1  # steps within which it keeps Heroes from opening a Door
LATE = 6  # the round from which on nobody waits for the others
TO_MEET = 2  # actions that whoever opens a Door alone keeps for what comes
ABANDONED = 4.0  # for each attack on the Summoning Master that a Hero could draw off
SHARED = 0.25  # of the Wounds that would else be another Hero's
RISK = 0.7  # of what a knock-out costs
WEAK = 5  # the Health from which on nobody reckons with a knock-out
FIT = 0.75  # the health of a party that opens a Door


class Way(NamedTuple):
    """How a Zone can be reached: MP, MP with what the way costs beside them, and what to do first."""

    mp: int
    cost: float
    first: Option | None


@lru_cache(maxsize=32)
def edges(laid: Dungeon) -> dict[int, tuple[tuple[int, int], ...]]:
    """The Zones beside each Zone, with the number of the Door between them or -1."""
    every = laid.board.opened((1 << len(laid.board.doors)) - 1)
    found = {}
    for zone in laid.board.cells:
        near = ids(every.near(zone) & laid.passable)
        found[zone] = tuple(
            (other, -1 if (door := laid.board.door(zone, other)) is None else door) for other in near
        )
    return found


def routes(s: State, who: int, most: int) -> dict[int, Way]:
    """The Zones a Hero can get to with so many MP, the cheapest way to each."""
    hero = s.heroes[who]
    start = hero.zone
    beside, brave = edges(s.laid()), opens_doors(s, who)
    guards: dict[int, int] = {}
    for enemy in s.enemies:
        guards[enemy.zone] = guards.get(enemy.zone, 0) + figures.figures_in(enemy)
    traps = {zone: TRAPS[kind] for kind, zone, _ in s.tokens if kind in TRAPS}
    links = ground.zones_with(s, COLOUR) if ground.has_rule(s, "passages") else []
    open = s.open | distances.passed(s, who)
    found: dict[int, Way] = {}
    heap: list[tuple[float, int, int, tuple[str, int] | None]] = [(0.0, 0, start, None)]
    while heap:
        cost, mp, zone, first = heappop(heap)
        if zone in found:
            continue
        found[zone] = Way(mp, cost, first)
        leaving = worth.harm(s, hero, guards.get(zone, 0)) / BESIDES  # Reaction damage (MD-9.6)
        steps = [(other, door, "go") for other, door in beside[zone]]
        steps += [(other, -1, "pass") for other in links if zone in links and other != zone]
        for other, door, kind in steps:
            price = 1
            begin: tuple[str, int] = (kind, other)
            if s.off >> other & 1 or other in found:
                continue
            if door >= 0 and not open >> door & 1:
                if not doors.can_open(s, door) or (not brave and ground.rooms_of(s, door)):
                    continue
                price, begin = 2, ("open", door)
            if mp + price <= most:
                more = price + leaving + traps.get(other, 0.0)
                heappush(heap, (cost + more, mp + price, other, first or begin))
    return found


def opens_doors(s: State, who: int) -> bool:
    """A healthy party with turns left opens Doors, once those who are there are dealt with."""
    if ground.has_rule(s, "exodus"):
        return opens_alone(s, who)
    up = figures.standing(s)
    if close_enemies(s, BESIDE):
        return False
    ready = sum(not s.heroes[other].acted for other in up if other != who)
    early = bool(ready) and ready * 2 >= len(up) - 1
    late = (len(up) == 1 or s.round >= LATE) and actions_left(s) >= TO_MEET
    return (early or late) and sum(worth.fit(s.heroes[each]) for each in up) >= FIT * len(up)


def opens_alone(s: State, who: int) -> bool:
    """Where everybody starts apart, each opens Doors as soon as nobody is near."""
    hero = s.heroes[who]
    near = [
        enemy for enemy in s.enemies if distances.walked(s, hero.zone).get(enemy.zone, distances.FAR) <= CLOSE
    ]
    return not near and worth.fit(hero) >= FIT


def close_enemies(s: State, within: int = CLOSE) -> list[Enemy]:
    """Enemies a few steps from a Hero, along open ways."""
    board, free = ground.enemy_board(s), ground.passable(s)
    start = 0
    for each in figures.targets_of_enemies(s):
        start |= 1 << figures.zone_of(s, each)
    near = sum(ways.layers(board, start, free, ground.passages(s))[: within + 1])
    return [enemy for enemy in s.enemies if enemy.zone >= 0 and near >> enemy.zone & 1 and acts(s, enemy)]


def acts(s: State, enemy: Enemy) -> bool:
    """A Boss waits until somebody enters its Room."""
    return enemy.kind != BOSS or s.boss_fight


class Danger:
    """What Enemies would do to a Hero, Zone by Zone; what is the same in all of them is worked out once."""

    def __init__(self, s: State, who: int, enemies: list[Enemy]) -> None:
        self.s, self.who = s, who
        others = [s.heroes[other].zone for other in figures.standing(s) if other != who]
        self.foes = []
        for enemy in enemies:
            steps = distances.walked(s, enemy.zone)
            theirs = [steps.get(other, distances.FAR) for other in others]
            self.foes.append((enemy, pool.types_of(s, enemy.figure), steps, theirs))
        self.threats: dict[int, float] = {}

    def of(self, zone: int) -> float:
        """What it costs to end the turn in a Zone."""
        wounds, health = self.wounds(zone), self.s.heroes[self.who].health
        return SHARED * wounds + RISK * worth.fall(self.s) * worth.fatal(round(wounds, 1), health)

    def wounds(self, zone: int) -> float:
        """The Wounds Enemies would deal to the Hero in a Zone: each attacks whoever is nearest."""
        found = 0.0
        for enemy, types, steps, theirs in self.foes:
            away = steps.get(zone, distances.FAR)
            if theirs and min(theirs) < away:
                continue
            if blows := attacks_on(self.s, enemy, types, zone, away):
                found += blows * self.threat(enemy, types[0]) / (theirs.count(away) + 1)
        return found

    def threat(self, enemy: Enemy, type: int) -> float:
        if enemy.figure not in self.threats:
            self.threats[enemy.figure] = strikes.threat(self.s, enemy, self.who, type)
        return self.threats[enemy.figure]


def saved(s: State, who: int, n: int) -> float:
    """What so much more Health is worth against a knock-out before the Hero's next turn."""
    health = s.heroes[who].health
    if not n or health > WEAK or not figures.is_up(s.heroes[who]):
        return 0.0
    near = [enemy for enemy in close_enemies(s) if not enemy.acted]
    if not near:
        return 0.0
    wounds = round(Danger(s, who, near).wounds(s.heroes[who].zone), 1)
    return RISK * worth.fall(s) * (worth.fatal(wounds, health) - worth.fatal(wounds, health + n))


def abandoned(s: State, who: int, zone: int, enemies: list[Enemy]) -> float:
    """What it costs that Enemies find the Summoning Master nearer than any Hero (MD-35.7)."""
    master = figures.companion_of(s, SUMMONER)
    if master is None:
        return 0.0
    heroes = [s.heroes[other].zone for other in figures.standing(s) if other != who]
    blows = 0
    for enemy in enemies:
        steps = distances.walked(s, enemy.zone)
        away = steps.get(master.zone, distances.FAR)
        if away < min(steps.get(hero, distances.FAR) for hero in (*heroes, zone)):
            blows += attacks_on(s, enemy, pool.types_of(s, enemy.figure), master.zone, away)
    return ABANDONED * blows


def attacks_on(s: State, enemy: Enemy, types: Sequence[int], zone: int, away: int) -> int:
    """How often an Enemy with these types of attack could attack somebody in a Zone so many steps away in its
    next activation."""
    if any(reach.in_reach(s, type, enemy.zone, zone) for type in types):
        return 1 if enemy.kind == BOSS else 2
    return 1 if away == 1 else 0
