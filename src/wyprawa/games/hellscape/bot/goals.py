"""What the Mission wants of a Hero, and what else is worth a walk: Zones and their worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from wyprawa.games.hellscape.bot import strikes, worth
from wyprawa.games.hellscape.content.missions import Deed
from wyprawa.games.hellscape.dungeon import CORRIDOR, Dungeon
from wyprawa.games.hellscape.rules.figures.wounds import vulnerable
from wyprawa.games.hellscape.rules.query import figures, ground, ways
from wyprawa.games.hellscape.rules.query.effects import EFFECTS, Act
from wyprawa.games.hellscape.rules.rooms import doors
from wyprawa.games.hellscape.rules.rooms.exodus import CENTRE, central_zone, closed_gates, outer_tile
from wyprawa.games.hellscape.state import BOSS, MOB, NONE, SUMMONER, Enemy, State
from wyprawa.games.hellscape.vocabulary import Need, needs, verbs
from wyprawa.games.hellscape.vocabulary.terms import (
    COLOUR,
    CORRUPTION,
    FOUNTAIN,
    GREATER_CHEST,
    LOOT,
    REGULAR_CHEST,
    SPAWN,
    TIME,
    TOKENS,
    TREASURE,
)
from wyprawa.parts.boards import Cells, ids
from wyprawa.parts.effects import All, Any, Not

OBJECTIVE = 14.0
URGENT = 6.0  # more than that, if it cannot wait
UNBEARABLE = 3  # rounds after which the Cursed Sword is handed on at any price
FOLLOW = 8.0  # stay with those who carry the objective
HUNT = 4.0
FIGHT = 7.0
IN_A_FIGHT = 0.8  # what else is worth while Enemies are close
ROOM = 5.0
CHEST = 4.0
SPENT = 0.4  # the health below which a Hero leaves the others to their fight
IN_REACH = 4  # steps within which a Hero still gets at the Beast
BLOWS = 1.6  # attacks on the Beast of a Hero in a round
GROWN = 4  # the level from which on a party with all Feathers does not wait
LAST_ROUND = 18  # from which on nobody waits for more strength
AHEAD = 2  # steps before the Summoning Master
FAR = 99


class Goal(NamedTuple):
    zone: int
    worth: float


@lru_cache(maxsize=4096)
def steps_to(laid: Dungeon, open: int, off: int, links: int, goal: int) -> dict[int, int]:
    """How many steps every Zone is from a goal, Doors that can be opened counted as open."""
    board = laid.board.opened(open)
    board = board.without(off) if off else board
    layers = ways.layers(board, 1 << goal, laid.passable & ~off, links)
    return {zone: n for n, zones in enumerate(layers) for zone in ids(zones)}


def away(s: State, goal: int, who: int = NONE) -> dict[int, int]:
    """Steps from every Zone to a goal through Doors that Heroes can open, or that this Hero can pass."""
    return steps_to(s.laid(), s.open | openable(s) | passed(s, who), s.off, ground.passages(s), goal)


def openable(s: State) -> int:
    """The Doors Heroes can open, as bits; white-framed ones have a rule in common (MD-32.2)."""
    laid = ground.map_of(s)
    every = (1 << len(laid.board.doors)) - 1
    gate = laid.gates.bit_length() - 1
    return every if gate < 0 or doors.can_open(s, gate) else every & ~laid.gates


def passed(s: State, who: int) -> int:
    """The Dimension Gates, if a Hero may pass all of them though they are closed (MD-43.11)."""
    if who == NONE or not ground.has_rule(s, "exodus") or not is_free(s, who):
        return 0
    return ground.map_of(s).gates


def is_free(s: State, who: int) -> bool:
    """Whether the Gate of the Hero's own tile is open."""
    return any(s.open >> gate & 1 for gate in ways.own_gates(s, s.heroes[who].home))


def walked(s: State, zone: int) -> dict[int, int]:
    """Steps from a Zone to every other, along ways that are open."""
    return steps_to(s.laid(), s.open, s.off, 0, zone)


def goals(s: State, who: int, close: Sequence[Enemy]) -> list[Goal]:
    """Everything worth a walk for a Hero. Enemies `close` by come first."""
    found = objectives(s, who)
    if not found:
        found = [*followed(s, who), *rooms(s)]
    if any(vulnerable(s, enemy) for enemy in close):
        found = [Goal(zone, IN_A_FIGHT * value) for zone, value in found]
    souls = ground.has_rule(s, "souls") and not leaving(s, who)
    return [*found, *finds(s, who), *prey(s, close, souls)]


# --- the Mission ------------------------------------------------------------------------------------------


def objectives(s: State, who: int) -> list[Goal]:
    found = [
        Goal(zone, OBJECTIVE)
        for n, deed in enumerate(ground.mission(s).deeds)
        if could(s, who, deed.need) and not waits(s, who, n) and (leaves(s, n) or not leaving(s, who))
        for zone in places(s, deed)
    ]
    if ground.has_rule(s, "escort"):
        found += escorted(s)
    if ground.has_rule(s, "horror_beast"):
        found += to_the_beast(s)
    if ground.has_rule(s, "beasts"):
        found += [Goal(zone, OBJECTIVE) for zone in ground.zones_with(s, CORRUPTION)]
    if ground.has_rule(s, "boss") and not s.boss_fight and doors.gates_free(s):
        found.append(Goal(ground.map_of(s).zone(ground.mission(s).boss_start[0]), OBJECTIVE))
    if ground.has_rule(s, "exodus"):
        found += gates_to_free(s, who)
    if ground.has_rule(s, "cursed_sword"):
        found += sword_due(s, who) if s.counts.get("sword", 0) >= UNBEARABLE else []
        found += beside_the_sword(s) if s.cursed not in s.heroes[who].slots else []
    return found


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


def waits(s: State, who: int, deed: int) -> bool:
    """Whether a deed had better wait: leaving others in a fight, a Feather on a Beast nobody can hurt."""
    if leaves(s, deed):
        return needed(s, who)
    return binds(s, deed) and not ready_to_bind(s, who)


def binds(s: State, deed: int) -> bool:
    return asks(ground.mission(s).deeds[deed].need, needs.EnemyHere)


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


def leaving(s: State, who: int) -> bool:
    """Whether what the way out costs has been gathered, so that nothing else matters (MD-41.6)."""
    return any(
        leaves(s, n) and asks(deed.need, needs.Gathered) and could(s, who, deed.need)
        for n, deed in enumerate(ground.mission(s).deeds)
    )


def leaves(s: State, deed: int) -> bool:
    return any(isinstance(verb, verbs.Leave) for verb in ground.mission(s).deeds[deed].do)


def needed(s: State, who: int) -> bool:
    """Whether others are in a fight, and this Hero is well enough to be of help."""
    others = [other for other in figures.standing(s) if other != who]
    fighting = any(figures.enemies_in(s, s.heroes[other].zone) for other in others)
    return fighting and worth.fit(s.heroes[who]) > SPENT


def could(s: State, who: int, need: Need | None) -> bool:
    """Whether a Hero could do a deed once in the right place."""
    match need:
        case None | needs.HoldersHere() | needs.EnemyHere() | needs.AtHourglass():
            return True
        case All(of):
            return all(could(s, who, each) for each in of)
        case Any(of):
            return any(could(s, who, each) for each in of)
        case Not(of):
            return not could(s, who, of)
    return EFFECTS.holds(s, need, Act(who, who, who))


def places(s: State, deed: Deed) -> list[int]:
    """Where a deed can be done."""
    if deed.at is not None:
        return ground.zones_with(s, TOKENS.index(deed.at))
    if asks(deed.need, needs.AtHourglass):
        zones = [ground.map_of(s).zone(name) for name in ground.mission(s).hourglasses]
        return [zone for zone in zones if not ground.lies_at(s, TIME, zone)] if s.time else []
    return [enemy.zone for enemy in s.enemies if enemy.tied and enemy.zone >= 0]


def asks(need: Need | None, kind: type) -> bool:
    if isinstance(need, All):
        return any(asks(each, kind) for each in need.of)
    return isinstance(need, kind)


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


# --- all else ---------------------------------------------------------------------------------------------


def followed(s: State, who: int) -> list[Goal]:
    """Those who have something to do for the Mission are not left alone."""
    return [
        Goal(s.heroes[other].zone, FOLLOW)
        for other in figures.standing(s)
        if other != who and objectives(s, other)
    ]


def rooms(s: State) -> list[Goal]:
    """Rooms nobody has seen, with Loot more than others."""
    laid = ground.map_of(s)
    found = []
    for n, cells in enumerate(laid.rooms):
        if not s.revealed >> n & 1:
            loot = sum(token[0] == LOOT and bool(cells >> token[1] & 1) for token in s.tokens)
            foes = sum(token[0] == SPAWN and bool(cells >> token[1] & 1) for token in s.tokens)
            found += [Goal(zone, ROOM + loot - foes) for zone in ids(cells)[:1] if not cells & s.off]
    return found


def finds(s: State, who: int) -> list[Goal]:
    """Treasure, Chests, and for the wounded Fountains, where nobody guards them."""
    hero, found = s.heroes[who], []
    for kind, zone, value in s.tokens:
        if kind == TREASURE:
            found.append(Goal(zone, worth.TREASURE * (1 + 0.6 * value)))
        elif kind in (REGULAR_CHEST, GREATER_CHEST):
            found.append(Goal(zone, CHEST + (kind == GREATER_CHEST)))
        elif kind == FOUNTAIN and figures.wounds_of(hero) >= 3:
            found.append(Goal(zone, worth.healing(hero, 3)))
    return [goal for goal in found if seen(s, goal.zone) and not figures.enemies_in(s, goal.zone)]


def seen(s: State, zone: int) -> bool:
    room = ground.map_of(s).room_of[zone]
    return room == CORRIDOR or bool(s.revealed >> room & 1)


def prey(s: State, close: Sequence[Enemy], souls: bool = False) -> list[Goal]:
    """Enemies to be met rather than waited for; Mobs more, while their souls are wanted."""
    found = []
    for enemy in s.enemies:
        if enemy.zone < 0 or not vulnerable(s, enemy):
            continue
        wanted = enemy.kind == BOSS or enemy.tied or (souls and enemy.kind == MOB)
        found.append(Goal(enemy.zone, OBJECTIVE if wanted else FIGHT if enemy in close else HUNT))
    return found
