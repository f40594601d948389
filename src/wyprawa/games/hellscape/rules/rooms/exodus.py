"""Dimension Gates and the Final Roaming Monster (chapter 43). The first tile of the Mission is the central
one."""

from __future__ import annotations

from wyprawa.games.hellscape import events
from wyprawa.games.hellscape.content import ITEMS, ROAMING
from wyprawa.games.hellscape.rules.combat import pool
from wyprawa.games.hellscape.rules.enemies.activation import act_by_scheme
from wyprawa.games.hellscape.rules.figures import ending
from wyprawa.games.hellscape.rules.figures.piles import draw_of_tier, lay
from wyprawa.games.hellscape.rules.figures.watching import answers
from wyprawa.games.hellscape.rules.query import figures, ground
from wyprawa.games.hellscape.rules.rooms.doors import being_filled, reveal_room
from wyprawa.games.hellscape.rules.rooms.spawning import already_there, place_roaming
from wyprawa.games.hellscape.state import NONE, Enemy, State
from wyprawa.games.hellscape.state import ROAMING as ROAMING_KIND
from wyprawa.kernel import step

CENTRE = 0  # the number of the central tile
LEVEL_5 = 2  # the highest tier, from 0


def closed_gates(s: State) -> list[int]:
    laid = ground.map_of(s)
    doors = enumerate(laid.board.doors)
    return [n for n, door in doors if laid.gates >> n & 1 and not s.open >> n & 1 and ground.within(s, door)]


def outer_tile(s: State, gate: int) -> int:
    """The tile a Gate leads from."""
    laid = ground.map_of(s)
    return next(laid.tile_of[zone] for zone in laid.board.doors[gate] if laid.tile_of[zone] != CENTRE)


def is_free(s: State, gate: int) -> bool:
    """All Rooms of its tile are revealed and no Enemy is on it (MD-43.9, R71)."""
    laid = ground.map_of(s)
    cells = laid.tiles[outer_tile(s, gate)]
    hidden = any(room & cells and not s.revealed >> n & 1 for n, room in enumerate(laid.rooms))
    filling = any(laid.rooms[room] & cells for room in being_filled(s))
    here = any(enemy.zone >= 0 and cells >> enemy.zone & 1 for enemy in s.enemies)
    return not (hidden or filling or here)


def final_is_due(s: State) -> bool:
    """All Doors of the central tile are open, and the monster has not come yet (MD-43.13, MD-43.19)."""
    laid = ground.map_of(s)
    doors = [
        n
        for n, door in enumerate(laid.board.doors)
        if ground.within(s, door) and any(laid.tile_of[zone] == CENTRE for zone in door)
    ]
    return all(s.open >> n & 1 for n in doors) and "final" not in s.counts


@answers("exodus")
def open_at_once(s: State) -> None:
    """Gates open by themselves, and reveal the Room behind them; a Combat is finished first (MD-43.9,
    MD-43.10, R77)."""
    if s.combat is not None:
        return
    revealed = []
    for gate in closed_gates(s):
        if is_free(s, gate):
            s.open |= 1 << gate
            s.tell(events.GateOpened, gate, rule="MD-43.9")
            revealed += [reveal_room.later(room, gate, 0) for room in ground.rooms_of(s, gate)]
    coming = final_is_due(s)
    if coming:
        s.counts["final"] = 1
    s.next(*revealed, *([final_monster.later()] if coming else []))


@step
def final_monster(s: State) -> None:
    """A Roaming Monster of Level 5 in the central Zone, with a weapon that fits (MD-43.13 to MD-43.16)."""
    kinds = {figures.roaming_card(e).kind for e in s.enemies if e.kind == ROAMING_KIND}
    card = draw_of_tier(s, "roaming", LEVEL_5, "roaming")
    if card == NONE or len(kinds) == len({each.kind for each in ROAMING}):
        ending.lose(s, "no-enemy", "MD-32.7")
    there = next((e for e in s.enemies if e.kind == ROAMING_KIND and same_kind(e, card)), None)
    if there is not None:
        higher = ROAMING[card].tier > figures.roaming_card(there).tier
        already_there(s, there, card, higher)
        s.next(act_by_scheme.later(there.figure), final_monster.later())
        return
    zone = central_zone(s)
    enemy = place_roaming(s, card, zone, tied=True, heroes=figures.party(s))  # MD-43.15
    arm(s, enemy)


def same_kind(enemy: Enemy, card: int) -> bool:
    return figures.roaming_card(enemy).kind == ROAMING[card].kind


def central_zone(s: State) -> int:
    """The middle of the central tile."""
    laid = ground.map_of(s)
    places = [laid.board.place(zone) for zone, tile in laid.tile_of.items() if tile == CENTRE]
    x, y = min(places)
    return laid.board.at(x + 1, y + 1)


def arm(s: State, enemy: Enemy) -> None:
    """Mob Items are drawn until one fits an attack type; the others are discarded (MD-43.16, R23)."""
    aside = []
    while (item := draw_of_tier(s, "mob_items", LEVEL_5, "mob-item")) != NONE:
        if any(pool.attack_dice(ITEMS[item], type) for type in pool.types_of(s, enemy.figure)):
            enemy.item = item
            break
        aside.append(item)
    lay(s, "mob_item_discards", LEVEL_5, *aside)
