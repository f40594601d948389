"""Steps that only tests take: a walk, a single hex entered, and what else stands for an ability."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ghtables
from ghtables import make

from wyprawa.games.gloomhaven import GAME
from wyprawa.games.gloomhaven.rules.figures import movement
from wyprawa.games.gloomhaven.state import Deed, Held, State, Turn
from wyprawa.kernel import Asking, Table, step

BOOTS = 71  # whoever wears them flies


@step
def probe_walk(s: State, who: int, points: int, jump: int, straight: int, end_by: int) -> Asking[None]:
    far, ends = movement.Reach(points, bool(jump)), end_by if end_by >= 0 else None
    yield from movement.walk(s, who, lambda: far, straight=bool(straight), end_by=ends)


@step
def probe_enter(s: State, who: int, cell: int, forced: int, jump: int) -> Asking[None]:
    yield from movement.enter(s, who, cell, forced=bool(forced), jump=bool(jump))


@step
def probe_follow(s: State, who: int, jump: int, *path: int) -> Asking[None]:
    yield from movement.follow(s, who, path, jump=bool(jump))


@step
def probe_land(s: State, who: int) -> Asking[None]:
    yield from movement.land(s, who)


def learn(*steps: Any) -> None:
    """Make steps of tests known to the game."""
    GAME.steps.update({each.name: each for each in steps})  # type: ignore[attr-defined]


learn(probe_walk, probe_enter, probe_follow, probe_land)


def _edited(who: int, fly: bool, edit: Callable[[State], None] | None) -> Callable[[State], None]:
    def change(s: State) -> None:
        s.turn, s.deed = Turn(who), Deed(who)
        if fly:
            s.heroes[who].items = [Held(BOOTS)]
        if edit is not None:
            edit(s)

    return change


def moving(
    who: int,
    points: int,
    *,
    jump: bool = False,
    straight: bool = False,
    end_by: int = -1,
    fly: bool = False,
    edit: Callable[[State], None] | None = None,
    draw: str = ghtables.FLOOR,
    free: Any = ("standee", "monster-ability"),
    **more: Any,
) -> Table[State]:
    """A hero about to move so many points."""
    call = ("probe_walk", who, points, int(jump), int(straight), end_by)
    return make(call, draw=draw, edit=_edited(who, fly, edit), free=free, **more)


def entering(
    who: int,
    cell: int,
    *,
    forced: bool = False,
    jump: bool = False,
    fly: bool = False,
    edit: Callable[[State], None] | None = None,
    draw: str = ghtables.FLOOR,
    **more: Any,
) -> Table[State]:
    """A figure that comes to a hex."""
    call = ("probe_enter", who, cell, int(forced), int(jump))
    return make(call, draw=draw, edit=_edited(who, fly, edit), **more)
