"""Verbs of the map: traps, obstacles and chosen hexes (GH-4.11, GH-4.12, GH-4.25)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TypeAlias

from wyprawa.games.gloomhaven.abilities.verbs import (
    ChooseHex,
    Destroy,
    DisarmTrap,
    MoveObstacle,
    SetObstacle,
    SetTrap,
)
from wyprawa.games.gloomhaven.rules.figures import boosts, conditions, damage
from wyprawa.games.gloomhaven.rules.query import changes, facts, targeting, terrain
from wyprawa.games.gloomhaven.rules.query.facts import alive
from wyprawa.games.gloomhaven.rules.query.performing import Performer, deed, does, performed
from wyprawa.games.gloomhaven.rules.scenario import overlays
from wyprawa.games.gloomhaven.state import State, Trap
from wyprawa.kernel import Asking, ask
from wyprawa.parts.boards import ids, mask

SKIP = "skip"
Site: TypeAlias = int | tuple[int, ...]  # a hex, or three of them


@does.verb(SetTrap)
def set_trap(s: State, x: Performer, ability: SetTrap) -> Asking[None]:
    """One trap in an empty hex; a monster's comes as close to an enemy as can be."""
    free = ids(terrain.hexes_within(s, x, ability.within, "self") & facts.empty(s))
    if not free:
        return
    options: list[int | str] = [*free, SKIP]
    if not x.led:
        board = facts.board(s)
        foes = [s.figures[n].at for n in facts.enemies(s, x.who)]
        away = {cell: min((board.range_between(cell, foe) for foe in foes), default=0) for cell in free}
        options = [cell for cell in free if away[cell] == min(away.values())]
    rule = "GH-4.12" if x.led else "GH-29.14"
    cell = yield from ask(x.seat, "trap.hex", options, subject=(x.who,), rule=rule)
    if isinstance(cell, str):
        return
    performed(s, x)
    by = x.who if facts.is_hero(s, x.who) else -1
    trap = Trap("trap", ability.damage, ability.give, by, ability.xp, ability.splash, ability.spread)
    overlays.set_trap(s, cell, trap)


@does.verb(DisarmTrap)
def disarm(s: State, x: Performer, ability: DisarmTrap) -> Asking[None]:
    """Traps are removed, or sprung upon somebody else."""
    cells = terrain.hexes_within(s, x, ability.within, ability.around)
    done = 0
    while alive(s, x.who):
        found = sorted(cell for cell in s.traps if cells >> cell & 1)
        if not found or done == ability.value:
            return
        options: list[int | str] = [*found[:1]] if ability.value == "all" else [*found, SKIP]
        cell = yield from ask(x.seat, "trap.disarm", options, subject=(x.who,), rule="GH-4.11")
        if isinstance(cell, str):
            return
        victims = [] if ability.onto is None else targeting.candidates(s, x, ability.onto)
        done += 1
        performed(s, x)
        trap = overlays.disarm(s, cell, x.who)
        if victims:
            (victim,) = yield from targeting.choose(s, x, victims, 1, "trap.onto", skip=False)
            yield from damage.suffer(s, victim, trap.damage, "trap", by=x.who)
            for name in trap.give:
                if alive(s, victim):
                    yield from conditions.give(s, victim, name, x.who)  # type: ignore[arg-type]


@does.verb(SetObstacle)
def set_obstacle(s: State, x: Performer, ability: SetObstacle) -> Asking[None]:
    """Obstacles in empty hexes, none of which may cut the map in two (GH-4.25)."""
    change = yield from boosts.prepare(s, x, ability.boosts, "obstacle")
    for _ in range(changes.changed(s, x, ability.value, change)):
        sites = _sites(s, x, ability)
        if not sites:
            break
        options: list[Site | str] = [*sites, SKIP]
        site = yield from ask(x.seat, "obstacle.hex", options, subject=(x.who,), rule="GH-4.25")
        if isinstance(site, str):
            break
        cells = (site,) if isinstance(site, int) else site
        performed(s, x)
        overlays.set_obstacle(s, cells, "boulder_1" if len(cells) == 1 else "boulder_3")
        deed(s).obstacles += cells
    yield from boosts.finish(s, x, change)


def _sites(s: State, x: Performer, ability: SetObstacle) -> Sequence[Site]:
    """Single hexes, or triangles of which one hex lies in reach."""
    reach = terrain.hexes_within(s, x, ability.within, ability.around)
    free = facts.empty(s)
    if ability.size == 1:
        return [cell for cell in ids(reach & free) if terrain.may_block(s, 1 << cell)]
    board = facts.board(s)
    found: set[tuple[int, ...]] = set()
    for cell in ids(reach & free):
        for pair in combinations(ids(board.near(cell) & free), 2):
            if board.near(pair[0]) >> pair[1] & 1:
                found.add(tuple(sorted((cell, *pair))))
    return [cells for cells in sorted(found) if terrain.may_block(s, mask(cells))]


@does.verb(Destroy)
def destroy(s: State, x: Performer, ability: Destroy) -> Asking[None]:
    """Obstacles are removed, so many or all."""
    change = yield from boosts.prepare(s, x, ability.boosts, None)
    reach = ability.within + change.range if ability.within is not None else None
    done = 0
    while True:
        found = terrain.obstacles_within(s, x, reach, ability.around)
        if not found or done == ability.value:
            break
        options: list[int | str] = [*found] if x.paying else [*found, SKIP]
        if ability.value == "all":
            options = options[:1]
        cell = yield from ask(x.seat, "obstacle.destroy", options, subject=(x.who,), rule="GH-8.6")
        if isinstance(cell, str):
            break
        done += 1
        performed(s, x)
        now = deed(s)
        obstacle = terrain.obstacle_at(s, cell)
        now.obstacles += obstacle.cells if obstacle is not None else (cell,)
        now.destroyed += overlays.destroy(s, cell)
    yield from boosts.finish(s, x, change)


@does.verb(MoveObstacle)
def move_obstacle(s: State, x: Performer, ability: MoveObstacle) -> Asking[None]:
    """A single-hex obstacle goes elsewhere (GH-4.25)."""
    near = terrain.hexes_within(s, x, ability.within, "self")
    single = [each for each in s.obstacles if len(each.cells) == 1 and terrain.breakable(s, each)]
    small = [each.cells[0] for each in single if near >> each.cells[0] & 1]
    board = facts.board(s)
    sites = {cell: [c for c in ids(board.within(cell, ability.reach) & facts.empty(s))
                    if terrain.may_block(s, 1 << c, freed=1 << cell)] for cell in small}  # fmt: skip
    found = [cell for cell in small if sites[cell]]
    if not found:
        return
    options: list[int | str] = [*found, SKIP]
    cell = yield from ask(x.seat, "obstacle.move", options, subject=(x.who,), rule="GH-4.25")
    if isinstance(cell, str):
        return
    to = yield from ask(x.seat, "obstacle.hex", sites[cell], subject=(x.who, cell), rule="GH-4.25")
    performed(s, x)
    overlays.move_obstacle(s, cell, to)
    deed(s).obstacles.append(to)


@does.verb(ChooseHex)
def choose_hex(s: State, x: Performer, ability: ChooseHex) -> Asking[None]:
    """A hex that what follows is counted from."""
    cells = ids(terrain.hexes_within(s, x, ability.within, "self"))
    options: list[int | str] = [*cells, SKIP]
    cell = yield from ask(x.seat, "hex", options, subject=(x.who,), rule="GH-10.11")
    if isinstance(cell, int):
        deed(s).hex = cell
