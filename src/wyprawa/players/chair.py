"""What a player is given: a chair at the table, from which one sees what that seat sees and nothing else."""

from __future__ import annotations

from typing import Any, Protocol

from wyprawa.kernel import Chance, Choice, Game, IllegalOption, Option, Table
from wyprawa.scene import Scene, look


class Chair:
    """One seat with an open question, and two ways to look: `view`, and `imagine` for search."""

    __slots__ = ("_table", "_view", "choice", "game", "seat")

    def __init__(self, table: Table[Any], seat: int) -> None:
        choice = table.choice_of(seat)
        if choice is None:
            waiting = ", ".join(str(open.seat) for open in table.choices) or "none"
            raise IllegalOption(f"seat {seat} has nothing to decide now; seats that have: {waiting}")
        self.seat = seat
        self.choice: Choice = choice
        self.game: Game[Any] = table.game
        self._table = table
        self._view: Any = None

    @property
    def view(self) -> Any:
        """What this seat sees, worked out when first looked at."""
        if self._view is None:
            self._view = self._table.view(self.seat)
        return self._view

    def look(self, *, log: int | None = 12) -> Scene:
        """Everything this seat is shown: its view with the question in words and the log."""
        return look(self._table, self.seat, log=log)

    def imagine(self, chance: Chance) -> Table[Any]:
        """A table of its own, in a world this seat cannot tell from the true one."""
        return self._table.imagine(self.seat, chance)

    def __repr__(self) -> str:
        return f"<Chair {self.seat} of {self.game.name}: {self.choice.ask}>"


class Player(Protocol):
    """Anything that can take one of the options open to its chair."""

    def choose(self, chair: Chair) -> Option: ...


def own_chance(seed: int) -> Chance:
    """A player's chance. A table of the same seed draws otherwise, so that no seed foretells its cards."""
    return Chance(Chance(seed ^ 0x6772_6163_7A21).below(1 << 64, "player"))
