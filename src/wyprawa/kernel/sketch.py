"""A world to think in: played forward as fast as possible, then thrown away."""

from __future__ import annotations

from typing import TypeVar

from wyprawa.kernel.choice import Option
from wyprawa.kernel.play import Play, sent
from wyprawa.kernel.state import State

S = TypeVar("S", bound=State)


class Sketch(Play[S]):
    """A game that keeps nothing to go back to. Options are not checked, and an error leaves it broken."""

    __slots__ = ()

    @classmethod
    def of(cls, world: Play[S]) -> Sketch[S]:
        """Go on with a table that nobody else uses from here on."""
        sketch: Sketch[S] = object.__new__(cls)
        sketch.game, sketch.state, sketch.choices = world.game, world.state, world.choices
        sketch._running, sketch._open = world._running, world._open
        sketch.state.teller.notes = None  # nobody runs its steps again
        return sketch

    def choose(self, option: Option, seat: int | None = None) -> None:
        """Take an option of the first open question, or of this seat's."""
        choice = self.choices[0] if seat is None else self._asked(seat)
        self._proceed(sent(choice, option, self._open))
