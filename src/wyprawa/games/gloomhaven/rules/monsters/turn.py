"""What the turn of a monster or a summon looks at, and nothing else of the game."""

from __future__ import annotations

from collections.abc import Callable, Container
from functools import lru_cache
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from wyprawa.games.gloomhaven.rules.query.areas import Area
from wyprawa.games.gloomhaven.rules.query.ways import Leaps, Terrain, Ways
from wyprawa.parts.boards import Cell, Cells, HexMap, mask

Mode: TypeAlias = Literal["walk", "jump", "fly"]
T = TypeVar("T")


class Once(Generic[T]):
    """A property worked out when first asked for. That of `functools` takes a lock, longer than the work."""

    def __init__(self, work: Callable[[Any], T]) -> None:
        self._work = work
        self.__doc__ = work.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, instance: Any, owner: type) -> T:
        found = instance.__dict__[self._name] = self._work(instance)
        return found


class Foe(Struct, frozen=True):
    """An enemy that may be the focus."""

    id: int
    at: Cell
    order: int = 0
    """Its place in this round's initiative order, a summon before its summoner, long rests last
    (GH-26.6 to GH-26.8). Equal places are tied."""
    type: str = ""
    """The type of a monster."""
    turn: int = 0
    """When it acts among its own type: elites first, then by number (GH-26.22)."""


class Turn(Struct, frozen=True, kw_only=True, dict=True):
    """A figure about to act, what its card lets it do, and what is around it.

    A figure that is disarmed or has no attack on its card has no targets (GH-26.4, GH-26.21), one that is
    immobilized or has no move on its card has no movement (GH-25.2, GH-27.17).
    """

    map: HexMap
    """The revealed rooms; closed doors are no part of it (GH-26.17)."""
    at: Cell
    foes: tuple[Foe, ...]
    move: int = 0
    range: int = 0
    """0 is a melee attack."""
    targets: int = 1
    """How many enemies the attack may target; with an area, 1 stands for all in it and more are added."""
    area: Area | None = None
    mode: Mode = "walk"
    muddled: bool = False
    """Disadvantage is sure, so that stepping back gains nothing."""
    obstacles: Cells = 0
    hazards: Cells = 0
    """Traps and hazardous terrain."""
    difficult: Cells = 0
    allies: Cells = 0
    """Other figures of its side: it may pass through them but not stop there (GH-26.11)."""
    blocked: Cells = 0
    """Figures that cannot be the focus and are in the way like obstacles: invisible ones (GH-26.14)."""

    def moved(self, to: Cell) -> Turn:
        """The same turn after moving."""
        return self if to == self.at else replace(self, at=to)

    def without(self, attacked: Container[int]) -> Turn:
        """The same turn for a further attack, which leaves out the foes already attacked (GH-28.4)."""
        left = tuple(foe for foe in self.foes if foe.id not in attacked)
        gone = mask(foe.at for foe in self.foes if foe.id in attacked)
        return replace(self, foes=left, blocked=self.blocked | gone)

    @Once
    def several(self) -> bool:
        """Whether the attack may hit others with the focus, so that their order may matter (GH-28.12)."""
        return self.targets > 1 or self.pattern is not None

    @Once
    def ranged(self) -> bool:
        """Whether the attack is a ranged one, which suffers from adjacent targets (GH-10.5)."""
        return self.targets > 0 and self.range > 0 and not (self.area and self.area.own)

    @Once
    def reach(self) -> int:
        """The range in which a target may be; without an attack that of a melee attack (GH-26.4)."""
        return self.range if self.ranged else 1

    @Once
    def pattern(self) -> Area | None:
        """The area, if there is an attack."""
        return self.area if self.targets else None

    @Once
    def foe_cells(self) -> Cells:
        """Where the foes stand."""
        return mask(foe.at for foe in self.foes)

    @Once
    def stops(self) -> Cells:
        """Where the figure may end its movement (GH-26.10)."""
        taken = self.foe_cells | self.allies | self.blocked
        if self.mode != "fly":
            taken |= self.obstacles
        return self.map.all & ~taken | 1 << self.at

    @Once
    def ways(self) -> Ways:
        """The cheapest ways from here to everywhere, by the way it moves (GH-8.15, GH-8.19, GH-8.21)."""
        board, home = self.map.all, 1 << self.at
        if self.mode == "fly":
            return _ways(Ways, self.map, self.at, board, 0, 0)
        harm = self.hazards & ~home  # standing in it does no harm (GH-4.17)
        if self.mode == "jump":
            return _ways(Leaps, self.map, self.at, board, harm, self.difficult)
        free = board & ~(self.obstacles | self.blocked | self.foe_cells) | home
        return _ways(Ways, self.map, self.at, free, harm, self.difficult)


@lru_cache(maxsize=64)
def _ways(kind: type[Ways], board: HexMap, at: Cell, free: Cells, harm: Cells, slow: Cells) -> Ways:
    """The focus and the move of one turn look at the same ways."""
    return kind(Terrain(board, free, harm, slow), at)
