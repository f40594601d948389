"""What the Mission wants of a Hero, and what else is worth a walk: Zones and their worth."""

from __future__ import annotations

from collections.abc import Sequence

from wyprawa.games.hellscape.bot import errands, gear, worth
from wyprawa.games.hellscape.bot.errands import FOLLOW, HUNT, OBJECTIVE, Goal
from wyprawa.games.hellscape.content.missions import Deed
from wyprawa.games.hellscape.dungeon import CORRIDOR
from wyprawa.games.hellscape.rules.figures.wounds import vulnerable
from wyprawa.games.hellscape.rules.query import figures, ground
from wyprawa.games.hellscape.rules.query.effects import EFFECTS, Act
from wyprawa.games.hellscape.rules.rooms import doors
from wyprawa.games.hellscape.state import BOSS, MOB, Enemy, State
from wyprawa.games.hellscape.vocabulary import Need, needs, verbs
from wyprawa.games.hellscape.vocabulary.terms import (
    CORRUPTION,
    FORGE,
    FOUNTAIN,
    GREATER_CHEST,
    LOOT,
    REGULAR_CHEST,
    SPAWN,
    TIME,
    TOKENS,
    TREASURE,
)
from wyprawa.parts.boards import ids
from wyprawa.parts.effects import All, Any, Not

UNBEARABLE = 3  # rounds after which the Cursed Sword is handed on at any price
FIGHT = 7.0
IN_A_FIGHT = 0.8  # what else is worth while Enemies are close
ROOM = 5.0
CHEST = 4.0
SPENT = 0.4  # the health below which a Hero leaves the others to their fight


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
        found += errands.escorted(s)
    if ground.has_rule(s, "horror_beast"):
        found += errands.to_the_beast(s)
    if ground.has_rule(s, "beasts"):
        found += [Goal(zone, OBJECTIVE) for zone in ground.zones_with(s, CORRUPTION)]
    if ground.has_rule(s, "boss") and not s.boss_fight and doors.gates_free(s):
        found.append(Goal(ground.map_of(s).zone(ground.mission(s).boss_start[0]), OBJECTIVE))
    if ground.has_rule(s, "exodus"):
        found += errands.gates_to_free(s, who)
    if ground.has_rule(s, "cursed_sword"):
        found += errands.sword_due(s, who) if s.counts.get("sword", 0) >= UNBEARABLE else []
        found += errands.beside_the_sword(s) if s.cursed not in s.heroes[who].slots else []
    return found


def waits(s: State, who: int, deed: int) -> bool:
    """Whether a deed had better wait: leaving others in a fight, a Feather on a Beast nobody can hurt."""
    if leaves(s, deed):
        return needed(s, who)
    return binds(s, deed) and not errands.ready_to_bind(s, who)


def binds(s: State, deed: int) -> bool:
    return asks(ground.mission(s).deeds[deed].need, needs.EnemyHere)


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
    """Treasure, Chests, a Forge, and for the wounded Fountains, where nobody guards them."""
    hero, found = s.heroes[who], []
    for kind, zone, value in s.tokens:
        if kind == TREASURE:
            found.append(Goal(zone, worth.TREASURE * (1 + 0.6 * value)))
        elif kind in (REGULAR_CHEST, GREATER_CHEST):
            found.append(Goal(zone, CHEST + (kind == GREATER_CHEST)))
        elif kind == FOUNTAIN and figures.wounds_of(hero) >= 3:
            found.append(Goal(zone, worth.healing(hero, 3)))
        elif kind == FORGE and (better := gear.forge_worth(s, who)):
            found.append(Goal(zone, better))
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
