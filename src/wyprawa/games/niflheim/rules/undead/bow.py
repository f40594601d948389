"""The bogmaðr: Spectral Bow and Assassin (GN-27.7 to GN-27.23)."""

from __future__ import annotations

from wyprawa.games.niflheim import events
from wyprawa.games.niflheim.rules.attack.rolling import roll
from wyprawa.games.niflheim.rules.figures.harm import wound_hero, wound_undead
from wyprawa.games.niflheim.rules.query import figures, ground, plan
from wyprawa.games.niflheim.rules.undead import order
from wyprawa.games.niflheim.state import NONE, SCENARIO, State, Undead
from wyprawa.games.niflheim.vocabulary.terms import HOST
from wyprawa.kernel import Asking, ask, step
from wyprawa.parts.boards import Cell, Cells, ids, mask

WOUND = 10  # GN-27.10


def may_aim(s: State, origin: Cell, who: int) -> bool:
    """In sight, and not through difficult ground; standing on it is no help (GN-27.13, GN-27.14)."""
    aim = s.heroes[who].at
    if not ground.sees(s, origin, aim):
        return False
    return not ground.board(s).between(origin, aim) & s.ground().difficult


def targets(s: State, undead: Undead) -> list[int]:
    """The nearest heroes it may aim at; none for those without a bow (GN-27.11, GN-27.20)."""
    if not figures.has(undead, "spectral_bow"):
        return []
    legal = [who for who in figures.standing(s) if may_aim(s, undead.at, who)]
    ranges = {who: ground.range_to(s, undead.at, s.heroes[who].at) for who in legal}
    return [who for who in legal if ranges[who] == min(ranges.values())]


@step(part=SCENARIO)
def shoot(s: State, figure: int) -> Asking[None]:
    """One die, no stun value; a natural 2 hits the nearest undead on the line instead (GN-27.10 to
    GN-27.19, GN-27.23)."""
    undead = figures.undead_of(s, figure)
    if undead is None or undead.stunned:
        return
    aimed = targets(s, undead)
    if not aimed:
        return
    whom = yield from ask(HOST, "undead.target", aimed, subject=(figure,), rule="GN-27.20")
    drm = sum(term.value for term in plan.against(s, whom))
    on_line = in_the_way(s, undead.at, s.heroes[whom].at)

    def hits(face: int) -> bool:
        return face > 2 and face + drm >= WOUND

    def worth(face: int) -> int:
        return -1 if hits(face) else int(face == 2 and on_line != NONE)

    face = yield from roll(s, figure, "bow", drm, worth)
    s.tell(events.BowShot, figure, whom, face, face + drm, rule="GN-27.10")
    victim = figures.undead_of(s, on_line) if face == 2 else None
    if hits(face):
        yield from wound_hero(s, whom, "GN-27.16")
    elif victim is not None:
        s.tell(events.ArrowHitUndead, figure, victim.figure, rule="GN-27.17")
        wound_undead(s, victim, NONE, "GN-27.18")
    else:
        s.tell(events.Missed, figure, rule="GN-27.10")


def in_the_way(s: State, origin: Cell, aim: Cell) -> int:
    """The undead nearest to the bogmaðr that the arrow passes through (GN-27.15, GN-27.18)."""
    by_cell = {each.at: each.figure for each in s.undead}
    crossed = ground.crossed(s, origin, aim)[:-1]
    return next((by_cell[cell] for cell in crossed if cell in by_cell), NONE)


def steps(s: State, undead: Undead, left: int) -> list[Cell]:
    """The first squares on the way to the best square in reach: one with a shot, then one with a view. With
    neither in reach it makes for the nearest square with a view, and for the nearest hero if it can come to
    none (GN-27.8, GN-27.22)."""
    board, free, reach = ground.board(s), figures.free(s), 0
    for layer in board.reach(undead.at, left, free):
        reach |= layer
    rated = {cell: rating(s, cell) for cell in ids(reach)}
    best = min(rated.values())
    if best[1]:
        found = order.first_steps(board, undead.at, views(s) & free, free)
        if found:
            return found
    if rated[undead.at] == best:
        return []
    goals = mask(cell for cell, found in rated.items() if found == best)
    return order.first_steps(board, undead.at, goals, free)


def views(s: State) -> Cells:
    """The squares from which a hero is in sight."""
    board, seen = ground.board(s), 0
    for who in figures.standing(s):
        seen |= board.sight(s.heroes[who].at)
    return seen


def rating(s: State, cell: Cell) -> tuple[bool, bool, int]:
    """The lower, the better for a bogmaðr."""
    standing = figures.standing(s)
    shot = any(may_aim(s, cell, who) for who in standing)
    view = any(ground.sees(s, cell, s.heroes[who].at) for who in standing)
    return not shot, not view, order.to_heroes(s, cell)
