"""Where to go: the way to a task, and what stands about."""

from __future__ import annotations

from typing import NamedTuple

from wyprawa.games.niflheim.bot.tasks import Task, arms, leaving, open_tasks
from wyprawa.games.niflheim.rules.query import figures, gear, ground
from wyprawa.games.niflheim.state import State
from wyprawa.parts.boards import Cell, Cells, SquareMap, ids

FAR = 99
KEEN = 6  # the stun value of a weapon that an undead does well to fear
BESIDE, NEAR = 1.6, 0.35  # what an undead costs that will strike, and one that will come up
TOUCH, CLOSE = 60, 1.5  # the same where a touch loses the scenario
CARE = {1: 2.5, 2: 1.5}  # how much more it counts with so little health


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
    wanted = arms(s, who)
    if wanted:
        return wanted
    tasks = open_tasks(s)
    if not tasks:
        return s.ground().exits if leaving(s) else 0
    mine = own_tasks(s, who)
    if not mine and not s.page().combat:
        return s.ground().exits  # nobody can be helped here
    found = 0
    for task in mine or tasks:
        found |= beside(s, task.squares) if task.hunt else task.squares
    return found


def own_tasks(s: State, who: int) -> list[Task]:
    """Tasks that no other hero is nearer to."""
    at = s.heroes[who].at
    others = [other for other in figures.standing(s) if other != who]
    return [
        task
        for task in open_tasks(s)
        if not task.does or not any(closer(s, other, at, task.squares) for other in others)
    ]


def closer(s: State, other: int, at: Cell, squares: Cells) -> bool:
    """Whether another hero is nearer to a task and will do it."""
    theirs = min(ground.range_to(s, s.heroes[other].at, cell) for cell in ids(squares))
    return theirs < min(ground.range_to(s, at, cell) for cell in ids(squares))


def beside(s: State, cells: Cells) -> Cells:
    return ground.board(s).spread(cells) & ground.walkable(s)


class Peril(NamedTuple):
    """The squares that each undead awake will strike at, and those that it will come up to."""

    beside: list[Cells]
    close: list[Cells]


def peril(s: State) -> Peril:
    board = ground.board(s)
    awake = [each for each in s.undead if not each.stunned]
    beside = [board.near(each.at) for each in awake]
    reach = [board.within(each.at, 1 + figures.move_value(s, each)) for each in awake]
    return Peril(beside, [far & ~near for far, near in zip(reach, beside, strict=True)])


def danger(s: State, who: int, cell: Cell, found: Peril) -> float:
    """What the undead about will cost a hero who ends there."""
    beside = sum([cells >> cell & 1 for cells in found.beside])
    close = sum([cells >> cell & 1 for cells in found.close])
    if not s.page().combat:  # a touch may end it all
        return TOUCH * beside + CLOSE * close
    if close and meets(s, who):
        close -= 1
    return CARE.get(s.heroes[who].health, 1.0) * (BESIDE * beside + NEAR * close)


def meets(s: State, who: int) -> bool:
    """Whether the first undead to come up will meet a blow from cover (GN-21.1, GN-13.20)."""
    if s.turn is not None and s.turn.attacked:
        return False
    values = [gear.values(weapon, melee=True) for weapon in gear.weapons(s.heroes[who])]
    return any(each is not None and each.stun <= KEEN for each in values)
