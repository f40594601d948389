"""Where to go: the way to a task, and what stands about."""

from __future__ import annotations

from wyprawa.games.niflheim.bot.tasks import arms, leaving, open_tasks
from wyprawa.games.niflheim.rules.query import figures, ground
from wyprawa.games.niflheim.state import State
from wyprawa.parts.boards import Cell, Cells, SquareMap, ids

FAR = 99
BESIDE, NEAR = 1.6, 0.35  # what an undead costs that will strike, and one that will come up


def passable(s: State) -> SquareMap:
    """The map with every door open: each can be opened or forced."""
    board = s.ground().board
    return board.opened((1 << len(board.doors)) - 1)


def distances(s: State, goals: Cells, at: Cell) -> dict[Cell, int]:
    """Steps to the nearest goal, around figures if there is a way, through them otherwise."""
    board = passable(s)
    clear = figures.free(s) | 1 << at
    for cells in (clear, ground.walkable(s)):
        layers = board.layers(goals & ground.walkable(s), cells, extra=((s.ground().difficult, 1),))
        if any(layer >> at & 1 for layer in layers):
            return {cell: n for n, layer in enumerate(layers) for cell in ids(layer)}
    return {}


def targets(s: State, who: int) -> Cells:
    """The squares a hero should make for: weapons, then its share of the tasks, then the way out."""
    at = s.heroes[who].at
    wanted = arms(s, who)
    if wanted:
        return wanted
    tasks = open_tasks(s)
    if not tasks:
        return s.ground().exits if leaving(s) else 0
    others = [other for other in figures.standing(s) if other != who]
    mine = [
        task
        for task in tasks
        if not task.does or not any(closer(s, other, at, task.squares) for other in others)
    ]
    found = 0
    for task in mine or tasks:
        found |= beside(s, task.squares) if task.hunt else task.squares
    return found


def closer(s: State, other: int, at: Cell, squares: Cells) -> bool:
    """Whether another hero is nearer to a task and will do it."""
    theirs = min(ground.range_to(s, s.heroes[other].at, cell) for cell in ids(squares))
    return theirs < min(ground.range_to(s, at, cell) for cell in ids(squares))


def beside(s: State, cells: Cells) -> Cells:
    return ground.board(s).spread(cells) & ground.walkable(s)


def danger(s: State, who: int, cell: Cell) -> float:
    """What the undead about will cost a hero who ends there."""
    board = ground.board(s)
    near, total = board.near(cell), 0.0
    for undead in s.undead:
        if undead.stunned:
            continue
        if near >> undead.at & 1:
            total += BESIDE
        elif ground.range_to(s, cell, undead.at) <= 1 + figures.move_value(s, undead):
            total += NEAR
    if not s.page().combat:
        return 40 * total if total >= BESIDE else total
    weak = 1.5 if s.heroes[who].health <= 2 else 1.0
    return weak * total
