"""Chapter 4: overlay tiles that come, go and do something when entered."""

from __future__ import annotations

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.rules.figures import conditions, damage
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.state import NOWHERE, Obstacle, State, Trap
from wyprawa.kernel import Asking
from wyprawa.parts.boards import Cell, Cells, HexMap, ids, mask


def openable(s: State) -> Cells:
    """The closed doors at the edge of revealed rooms that a character opens by entering (GH-4.1, GH-33.4)."""
    ground = facts.ground(s)
    found = ground.closed_of(s.rooms, s.doors)
    if s.locked:
        found &= ~mask(cell for door, cell in enumerate(ground.doors) if s.locked >> door & 1)
    return found


def passages(s: State) -> HexMap:
    """The map as a character may walk it: what is revealed, and the closed doors that can be opened."""
    ground = facts.ground(s)
    doors = s.doors
    if closed := openable(s):
        for door, cell in enumerate(ground.doors):
            doors |= (closed >> cell & 1) << door
    return ground.seen(s.rooms, doors)


def harm(s: State) -> Cells:
    """Traps and hazardous terrain."""
    found = s.hazards
    for cell in s.traps:
        found |= 1 << cell
    return found


# --- entering ----------------------------------------------------------------------------------------------


def gone(s: State, who: int) -> bool:
    """Whether a figure has left the map."""
    return who not in s.figures or s.figures[who].at == NOWHERE


def touch(s: State, who: int, cell: Cell) -> Asking[None]:
    """A figure on foot has come to this hex: its trap is sprung, its hazard hurts (GH-4.8, GH-4.15)."""
    if cell in s.traps:
        yield from spring(s, who, cell)
    elif s.hazards >> cell & 1:
        if any("hazard" in trait.ignores for trait in facts.traits(s, who)):
            return
        if s.turn is not None and s.turn.who == who:
            s.turn.scorched = True
        s.tell(told.Scorched, who, cell, rule="GH-4.15")
        yield from damage.suffer(s, who, s.trap_damage // 2)


def spring(s: State, who: int, cell: Cell) -> Asking[None]:
    """The trap acts on who sprang it, and is gone (GH-4.10)."""
    trap = take_trap(s, cell)
    s.tell(told.Sprung, who, cell, rule="GH-4.8")
    if trap.xp and s.figures[who].side != s.figures[trap.by].side:
        s.heroes[trap.by].xp += trap.xp
        s.tell(told.Learned, trap.by, trap.xp, rule="GH-22.1")
    if trap.damage:
        yield from damage.suffer(s, who, trap.damage)
    for name in trap.give:
        if not gone(s, who):
            yield from conditions.give(s, who, name)  # type: ignore[arg-type]  # a ConditionName


# --- coming and going --------------------------------------------------------------------------------------


def take_trap(s: State, cell: Cell) -> Trap:
    """Take a trap off the map; it counts for the hero whose turn it is, or whose summon's."""
    if s.turn is not None:
        actor = s.turn.who
        hero = actor if facts.is_hero(s, actor) else s.figures[actor].owner if actor in s.figures else -1
        if hero >= 0:
            s.heroes[hero].tally.traps += 1
    return s.traps.pop(cell)


def set_trap(s: State, cell: Cell, trap: Trap) -> None:
    """GH-4.12: with its own damage and effects."""
    s.traps[cell] = trap
    s.tell(told.Built, trap.tile, (cell,), rule="GH-4.12")


def disarm(s: State, cell: Cell, by: int = -1) -> Trap:
    """Remove a trap without effect (GH-4.11); returns it."""
    trap = take_trap(s, cell)
    s.tell(told.Disarmed, by, cell, rule="GH-4.11")
    return trap


def obstacle_at(s: State, cell: Cell) -> Obstacle | None:
    return next((each for each in s.obstacles if cell in each.cells), None)


def breakable(s: State, obstacle: Obstacle) -> bool:
    """Whether abilities can destroy or move it: not if it has hit points (GH-33.7)."""
    return not any(figure.body == obstacle.cells for figure in s.figures.values() if figure.body)


def may_block(s: State, cells: Cells, *, freed: Cells = 0) -> bool:
    """Whether obstacles here leave every area a way in that leads through no obstacle (GH-4.25).

    `freed` are the hexes an obstacle leaves when it is moved.
    """
    board = passages(s)
    before = board.all & ~facts.obstacles(s) | freed
    return _parts(board, before & ~cells) <= _parts(board, before)


def _parts(board: HexMap, free: Cells) -> int:
    """How many areas these hexes fall into."""
    count = 0
    while free:
        home = free & -free
        for layer in board.layers(home, free):
            free &= ~layer
        count += 1
    return count


def set_obstacle(s: State, cells: tuple[Cell, ...], tile: str) -> None:
    s.obstacles.append(Obstacle(tile, cells))
    s.tell(told.Built, tile, cells, rule="GH-4.25")


def destroy(s: State, cell: Cell) -> int:
    """Remove the obstacle of a hex, all of it; returns how many hexes it had."""
    for place, each in enumerate(s.obstacles):
        if cell in each.cells:
            del s.obstacles[place]
            s.tell(told.Cleared, each.cells)
            return len(each.cells)
    return 0


def move_obstacle(s: State, cell: Cell, to: Cell) -> None:
    """Put a single-hex obstacle elsewhere."""
    for place, each in enumerate(s.obstacles):
        if each.cells == (cell,):
            s.obstacles[place] = Obstacle(each.tile, (to,))
            s.tell(told.Cleared, (cell,), rule="GH-4.25")
            s.tell(told.Built, each.tile, (to,), rule="GH-4.25")
            return


def nearest_empty(s: State, cell: Cell) -> list[Cell]:
    """The empty hexes nearest to one, itself if it is empty (GH-4.33)."""
    board, free = facts.board(s), facts.empty(s)
    for layer in board.layers(1 << cell, board.all):
        if layer & free:
            return ids(layer & free)
    return []
