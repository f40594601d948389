"""A world to think in: played forward as fast as can be, and thrown away."""

from __future__ import annotations

from typing import TypeVar

from wyprawa.kernel.choice import Option
from wyprawa.kernel.state import State
from wyprawa.kernel.table import Table

S = TypeVar("S", bound=State)


class Sketch(Table[S]):
    """A table that keeps nothing to go back to. Options are taken at their word, and a fault breaks it."""

    __slots__ = ()

    @classmethod
    def of(cls, world: Table[S]) -> Sketch[S]:
        """Go on with a table that nobody else uses from here on."""
        sketch: Sketch[S] = object.__new__(cls)
        for name in Table.__slots__:
            setattr(sketch, name, getattr(world, name))
        return sketch

    def choose(self, option: Option, seat: int | None = None) -> None:
        """Take an option of the first open question, or of this seat's."""
        choice = self.choices[0] if seat is None else self._asked(seat)
        self._proceed(option if self._open is None else (choice.seat, option))

    def _keep(self) -> None:
        """Nobody goes back."""
