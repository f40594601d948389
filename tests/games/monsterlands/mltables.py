"""Tables for rule tests: a game set up as the rule needs it, with scripted chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from wyprawa.conformance.testing import planned
from wyprawa.games.monsterlands import GAME
from wyprawa.games.monsterlands.content import EQUIPMENT, LANDS, LOOT, MEMBERS, MONSTERS, QUESTS, TRAPS
from wyprawa.games.monsterlands.rules.clan.choosing import take_clan
from wyprawa.games.monsterlands.state import State
from wyprawa.games.monsterlands.vocabulary import AFFINITIES
from wyprawa.kernel import Script, Table

HOLD = ("queens_gift", 0)  # a step that asks, to keep a table where it is


def make(
    *agenda: str | tuple[Any, ...],
    seats: int = 3,
    edit: Callable[[State], None] | None = None,
    script: Mapping[str, Sequence[Any]] | None = None,
    free: Sequence[str] = (),
    seed: int = 1,
    **options: Any,
) -> Table[State]:
    """A table about to do these steps in this order.

    Clans are fire, water, air, jungle by seat (a solo seat is fire), seat 0 is first player, pools are empty.
    `edit` changes the state, `script` gives outcomes of chance by label, `free` labels are left to chance.
    """
    read = GAME.read_options({"seats": seats, **options})
    s = GAME.begin(read, seed)
    s.first = 0
    for seat in range(seats):
        take_clan(s, seat, seat)
    if edit is not None:
        edit(s)
    s.agenda = []
    s.next(*planned(*agenda))
    s.chance = Script(state=seed, outcomes=dict(script or {}), free=tuple(free))
    return Table(GAME, read, s)


def done(table: Table[State]) -> None:
    """All scripted outcomes have come."""
    chance = table.state.chance
    assert isinstance(chance, Script)
    assert chance.left_over() == {}


def _number(table: Sequence[Any], id: str) -> int:
    return next(n for n, each in enumerate(table) if each.id == id)


def member(id: str) -> int:
    return _number(MEMBERS, id)


def equipment(id: str) -> int:
    return _number(EQUIPMENT, id)


def trap(id: str) -> int:
    return _number(TRAPS, id)


def monster(id: str) -> int:
    return _number(MONSTERS, id)


def land(id: str) -> int:
    return _number(LANDS, id)


def quest(id: str) -> int:
    return _number(QUESTS, id)


def loot(id: str) -> int:
    return _number(LOOT, id)


def affinity(id: str) -> int:
    return AFFINITIES.index(id)
