"""Verbs of Enemies' cards, Door cards and the Dungeon."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import BOX
from wyprawa.games.hellscape.rules.enemies.acting import HOST, move_toward
from wyprawa.games.hellscape.rules.figures.wounds import kill_one
from wyprawa.games.hellscape.rules.query import figures, ground, ways
from wyprawa.games.hellscape.rules.query.effects import EFFECTS, Act
from wyprawa.games.hellscape.rules.rooms.darkness import advance
from wyprawa.games.hellscape.rules.rooms.spawning import spawn_mob, spawn_roaming
from wyprawa.games.hellscape.state import MOB, Enemy, State
from wyprawa.games.hellscape.vocabulary import verbs
from wyprawa.games.hellscape.vocabulary.terms import LOOT, PORTAL, ROAMING_PORTAL
from wyprawa.kernel import Asking, ask

PORTALS = 3  # in the box


@EFFECTS.verb(verbs.AddMinion)
def add_minion(s: State, x: Act, verb: verbs.AddMinion) -> None:
    """Only while a figure is free."""
    mobs = [e for e in s.enemies if e.kind == MOB and (verb.to == "each" or e.figure == x.user)]
    for mob in mobs:
        grow(s, mob)


def grow(s: State, mob: Enemy) -> None:
    if mob.minions < BOX.minions:
        if not mob.minions:  # Wounds so far are the Leader's; they go on to the new Minion's place in line
            mob.wounds = min(mob.wounds, figures.health_of(mob) - 1)
        mob.minions += 1
        s.tell(events.MinionAdded, mob.figure, mob.minions, rule="MD-22.17")


@EFFECTS.verb(verbs.KillOne)
def kill_one_figure(s: State, x: Act, verb: verbs.KillOne) -> Asking[None]:
    yield from kill_one(s, x.user, x.by)


@EFFECTS.verb(verbs.CallMob)
def call_mob(s: State, x: Act, verb: verbs.CallMob) -> Asking[None]:
    """The nearest Mob comes 1 Zone nearer; ties are the players'."""
    here = figures.zone_of(s, x.user)
    away = {e.figure: ways.distance(s, here, e.zone) for e in s.enemies if e.kind == MOB and e.zone != here}
    near = [figure for figure, steps in away.items() if steps == min(away.values())]
    if near:
        figure = yield from ask(HOST, "enemy.called", near, subject=(x.user,), rule="MD-1.9")
        mob = figures.enemy_of(s, figure)
        assert mob is not None
        yield from move_toward(s, mob, 1 << here)


@EFFECTS.verb(verbs.SpawnMob)
def spawn(s: State, x: Act, verb: verbs.SpawnMob) -> None:
    zones = [x.zone] if verb.where != "portal" else ground.zones_with(s, ROAMING_PORTAL)
    s.next(*[spawn_mob.later(zone) for zone in zones])


@EFFECTS.verb(verbs.SpawnRoaming)
def spawn_monster(s: State, x: Act, verb: verbs.SpawnRoaming) -> None:
    zones = [x.zone] if verb.where == "room" else ground.zones_with(s, ROAMING_PORTAL)
    s.next(*[spawn_roaming.later(zone) for zone in zones])


@EFFECTS.verb(verbs.MoreTreasure)
def more_treasure(s: State, x: Act, verb: verbs.MoreTreasure) -> None:
    """Placed with the Room's Loot (MD-10.2)."""
    s.counts["more_treasure"] = s.counts.get("more_treasure", 0) + verb.n


@EFFECTS.verb(verbs.LoseLoot)
def lose_loot(s: State, x: Act, verb: verbs.LoseLoot) -> None:
    room = ground.map_of(s).rooms[ground.map_of(s).room_of[x.zone]]
    for token in [token for token in s.tokens if token[0] == LOOT and room >> token[1] & 1][: verb.n]:
        s.tokens.remove(token)
        s.tell(events.LootLost, token[1], rule="MD-10.2")


@EFFECTS.verb(verbs.AddPortal)
def add_portal(s: State, x: Act, verb: verbs.AddPortal) -> None:
    """As long as there is one in the box (MD-25.7)."""
    if len(ground.zones_with(s, PORTAL)) < PORTALS and not ground.lies_at(s, PORTAL, x.zone):
        s.tokens.append((PORTAL, x.zone, 0))
        s.tell(events.TokenPut, PORTAL, x.zone, rule="MD-25.7")


@EFFECTS.verb(verbs.Darkness)
def darkness(s: State, x: Act, verb: verbs.Darkness) -> None:
    s.next(*[advance.later()] * verb.n)


@EFFECTS.verb(verbs.Stay)
def stay(s: State, x: Act, verb: verbs.Stay) -> None:
    """The card lies there; light and turns' ends look it up (MD-10.3)."""
