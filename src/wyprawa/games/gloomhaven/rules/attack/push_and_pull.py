"""Chapter 13: pushes and pulls."""

from __future__ import annotations

from typing import NamedTuple

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.rules.figures import conditions, damage, movement, piles
from wyprawa.games.gloomhaven.rules.query import facts, terrain
from wyprawa.games.gloomhaven.rules.query.facts import alive
from wyprawa.games.gloomhaven.rules.query.performing import Performer
from wyprawa.games.gloomhaven.rules.scenario import overlays
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, ask
from wyprawa.parts.boards import ids, mask

Path = tuple[int, ...]


class Crash(NamedTuple):
    """The damage of being pushed into an obstacle, which breaks, or stopped by one or by a wall."""

    through: int = 0
    stopped: int = 0


NO_CRASH = Crash()


def paths(
    s: State, target: int, origin: int, steps: int, *, pull: bool, breaking: bool = False
) -> list[Path]:
    """The ways a push or pull can go, as far as it must (GH-13.5 to GH-13.14).

    Each hex lies farther from (or closer to) the origin than the one before. Of ways that end in the same hex
    and meet the same traps, hazards and obstacles one is enough.
    """
    board = facts.board(s)
    figure = s.figures[target]
    flying = facts.flies(s, target)
    blocked = facts.against(s, figure.side)
    obstacles = 0 if flying else facts.obstacles(s)
    blocked |= _unbreakable(s) & obstacles if breaking else obstacles
    taken = facts.held_by_others(s, target)
    touched = 0 if flying else terrain.harm(s) | obstacles
    found: dict[tuple[int, int], Path] = {}

    def go(path: Path, at: int) -> bool:
        """Whether a legal way leads on from here."""
        onward = False
        if len(path) < steps:
            away = board.range_between(origin, at)
            for cell in ids(board.near(at) & ~blocked):
                far = board.range_between(origin, cell)
                if far < away if pull else far > away:
                    onward |= go((*path, cell), cell)
        if onward:
            return True
        if path and not taken >> at & 1:
            met = 0
            for cell in path:
                met |= touched & 1 << cell
            found.setdefault((at, met), path)
            return True
        return False

    go((), figure.at)
    return list(found.values())


def _unbreakable(s: State) -> int:
    return mask(cell for each in s.obstacles if not terrain.breakable(s, each) for cell in each.cells)


def shove(
    s: State,
    x: Performer,
    target: int,
    steps: int,
    *,
    pull: bool,
    origin: int | None = None,
    crash: Crash = NO_CRASH,
) -> Asking[None]:
    """Push or pull a figure along a path the acting side chooses, or not at all (GH-13.3)."""
    if not steps or not alive(s, target) or conditions.immune(s, target, "pull" if pull else "push"):
        return
    start = s.figures[x.who].at if origin is None else origin
    breaking = crash.through > 0
    found = paths(s, target, start, steps, pull=pull, breaking=breaking)
    path: Path = ()
    if found:
        name = "pull" if pull else "push"
        options: list[Path | str] = [*found] if not x.led else ["none", *found]
        chosen = yield from ask(
            x.seat, name, options, subject=(target,), rule="GH-13.7" if pull else "GH-13.5"
        )
        if isinstance(chosen, str):
            return
        path = chosen
    doors, trail = s.doors, movement.Trail(told.Pushed, target, s.figures[target].at, "GH-13.5", x.who)
    for cell in path:
        if s.doors != doors and not facts.board(s).all >> cell & 1:  # it left a plate that kept a door open
            break
        if breaking and facts.obstacles(s) >> cell & 1 and not facts.flies(s, target):
            trail.tell(s)
            overlays.destroy(s, cell)
            piles.gain_xp(s, x.who, 1)
            yield from damage.suffer(s, target, crash.through, "wall", by=x.who)
            if not alive(s, target):
                break
        yield from movement.enter(s, target, cell, trail, forced=True)
        if not alive(s, target) or s.figures[target].at != cell:
            break
    trail.tell(s)
    if crash.stopped:
        yield from _stopped(s, x, target, steps - len(path), crash.stopped)


def _stopped(s: State, x: Performer, target: int, left: int, hurt: int) -> Asking[None]:
    """Each hex of push that a wall or an obstacle stops deals damage and gives 1 experience."""
    for _ in range(left):
        if not alive(s, x.who) or not alive(s, target) or not against_wall(s, x.who, target):
            return
        piles.gain_xp(s, x.who, 1)
        yield from damage.suffer(s, target, hurt, "wall", by=x.who)


def against_wall(s: State, who: int, target: int) -> bool:
    """Whether a wall or an obstacle, not only figures, bars the way on."""
    board = facts.board(s)
    (q, r), home = board.axial(s.figures[target].at), s.figures[who].at
    away = board.range_between(home, s.figures[target].at)
    onward = [cell for cell in board.neighbours(board.at(q, r)) if board.range_between(home, cell) > away]
    return any(facts.obstacles(s) >> cell & 1 for cell in onward) or len(board.neighbours(board.at(q, r))) < 6
