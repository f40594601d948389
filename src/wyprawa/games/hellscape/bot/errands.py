"""What single Missions want beside their deeds: the Cursed Sword, the Horror Beast, the Summoning Master,
Exodus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from wyprawa.games.hellscape.bot import strikes
from wyprawa.games.hellscape.bot.distances import FAR, away, is_free, walked
from wyprawa.games.hellscape.dungeon import CORRIDOR
from wyprawa.games.hellscape.rules.query import figures, ground
from wyprawa.games.hellscape.rules.rooms.exodus import CENTRE, central_zone, closed_gates, outer_tile
from wyprawa.games.hellscape.state import SUMMONER, Enemy, State
from wyprawa.games.hellscape.vocabulary.terms import COLOUR
from wyprawa.parts.boards import Cells

OBJECTIVE = 14.0
URGENT = 6.0  # more than that, if it cannot wait
FOLLOW = 8.0  # stay with those who carry the objective
HUNT = 4.0
IN_REACH = 4  # steps within which a Hero still gets at the Beast
BLOWS = 1.6  # attacks on the Beast of a Hero in a round
GROWN = 4  # the level from which on a party with all Feathers does not wait
LAST_ROUND = 18  # from which on nobody waits for more strength
AHEAD = 2  # steps before the Summoning Master


class Goal(NamedTuple):
    zone: int
    worth: float


def sword_due(s: State, who: int) -> list[Goal]:
    """The sword must change hands soon: its bearer and the others meet (MD-37.4)."""
    if s.cursed not in s.heroes[who].slots:
        return [Goal(hero.zone, OBJECTIVE + URGENT) for hero in s.heroes if s.cursed in hero.slots]
    others = [s.heroes[other].zone for other in figures.standing(s) if other != who]
    return [Goal(zone, OBJECTIVE + URGENT) for zone in others]


def beside_the_sword(s: State) -> list[Goal]:
    """The others clear the way to the Crystal that is nearest to the sword, and do not lose its bearer."""
    bearer = next(hero for hero in s.heroes if s.cursed in hero.slots)
    steps = away(s, bearer.zone)
    nearest = min(ground.zones_with(s, COLOUR), key=lambda zone: steps.get(zone, FAR))
    return [Goal(nearest, OBJECTIVE), Goal(bearer.zone, HUNT)]


def ready_to_bind(s: State, who: int) -> bool:
    """Whether those who are near, with their turns before them, make a Feather worth it (MD-39.9)."""
    beast = beast_of(s)
    if beast is None or beast.feathers:
        return False
    steps = walked(s, beast.zone)
    near = [
        each
        for each in figures.standing(s)
        if (each == who or not s.heroes[each].acted) and steps.get(s.heroes[each].zone, FAR) <= IN_REACH
    ]
    return enough(s, beast, near) or (waited(s) and 2 * len(near) >= len(figures.standing(s)))


def beast_of(s: State) -> Enemy | None:
    return next((enemy for enemy in s.enemies if enemy.tied and enemy.zone >= 0), None)


def hopeless(s: State) -> bool:
    """Whether nothing can win the Mission any more: the last Feather is gone, and the Beast lives (R24)."""
    if not ground.has_rule(s, "horror_beast") or ground.zones_with(s, COLOUR):
        return False
    held = any(hero.held.get("feather") for hero in s.heroes)
    return not held and not any(enemy.tied and enemy.feathers for enemy in s.enemies)


def waited(s: State) -> bool:
    """Whether waiting brings nothing more: all Feathers are in hand, and the party has grown."""
    up = figures.standing(s)
    grown = all(s.heroes[who].level >= GROWN for who in up)
    return s.round >= LAST_ROUND or (grown and not ground.zones_with(s, COLOUR))


def enough(s: State, beast: Enemy, heroes: Sequence[int]) -> bool:
    """Whether these Heroes can hope to kill the Beast with the Feathers in hand: one lasts a round."""
    feathers = sum(hero.held.get("feather", 0) for hero in s.heroes)
    wounds = sum(BLOWS * strikes.promised(s, each, beast) for each in heroes)
    return wounds * feathers >= figures.health_of(beast) - beast.wounds


def to_the_beast(s: State) -> list[Goal]:
    """All go there together, as soon as they are strong enough."""
    beast = beast_of(s)
    if beast is None or not (enough(s, beast, figures.standing(s)) or waited(s)):
        return []
    return [Goal(beast.zone, OBJECTIVE)]


def escorted(s: State) -> list[Goal]:
    """The Summoning Master goes by himself; the way before him is to be open and empty."""
    master = figures.companion_of(s, SUMMONER)
    if master is None:
        return []
    laid = ground.map_of(s)
    gates = [
        zone
        for n, door in enumerate(laid.board.doors)
        if laid.gates >> n & 1 and not s.open >> n & 1
        for zone in door
    ]
    outside = [
        zone for zone in gates if laid.room_of[zone] == CORRIDOR or s.revealed >> laid.room_of[zone] & 1
    ]
    goal = (outside or ground.zones_with(s, COLOUR))[:1]
    if not goal:
        return []
    left, walked_to = away(s, goal[0]), away(s, master.zone)
    near = [zone for zone, steps in walked_to.items() if steps <= AHEAD and zone in left]
    return [Goal(min(near, key=lambda zone: left[zone]), OBJECTIVE)]


def gates_to_free(s: State, who: int) -> list[Goal]:
    """The own tile first, then those of the others, at last the central one (MD-43.9, MD-43.13)."""
    laid, home = ground.map_of(s), s.heroes[who].home
    tiles = [home] if not is_free(s, who) else [outer_tile(s, gate) for gate in closed_gates(s)]
    found = [goal for tile in tiles for goal in to_clear(s, who, laid.tiles[tile])]
    if found or "final" not in s.counts:
        closed = closed_doors(s, laid.tiles[CENTRE])
        return found or [behind(s, who, n) for n in closed] or [Goal(central_zone(s), FOLLOW)]
    return [Goal(enemy.zone, OBJECTIVE) for enemy in s.enemies if enemy.tied and enemy.zone >= 0]


def to_clear(s: State, who: int, cells: Cells) -> list[Goal]:
    """What keeps a Gate closed: hidden Rooms, then Enemies on its tile."""
    hidden = [n for n in closed_doors(s, cells) if ground.rooms_of(s, n)]
    return [behind(s, who, n) for n in hidden] or [
        Goal(enemy.zone, OBJECTIVE) for enemy in s.enemies if enemy.zone >= 0 and cells >> enemy.zone & 1
    ]


def closed_doors(s: State, cells: Cells) -> list[int]:
    """The Doors of a part of the map that Heroes have still to open."""
    laid = ground.map_of(s)
    return [
        n
        for n, door in enumerate(laid.board.doors)
        if not (s.open | laid.gates) >> n & 1 and any(cells >> zone & 1 for zone in door)
    ]


def behind(s: State, who: int, door: int) -> Goal:
    """The far side of a Door: who came through a Gate may have to open a Room from within."""
    laid, steps = ground.map_of(s), walked(s, s.heroes[who].zone)
    far = max(laid.board.doors[door], key=lambda zone: (steps.get(zone, FAR), laid.room_of[zone] != CORRIDOR))
    return Goal(far, OBJECTIVE)
