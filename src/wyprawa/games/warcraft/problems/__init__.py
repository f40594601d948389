"""What could never come up in a game: pieces that are not in the box, and plans for what is not there."""

from __future__ import annotations

from wyprawa.games.warcraft.position.tables import DESCRIBED
from wyprawa.games.warcraft.problems import pieces, plans
from wyprawa.games.warcraft.state import State


def problems(s: State) -> list[str]:
    """Each fault in a sentence. Pieces are looked at once every number stands for something, and plans once
    every piece has its place.
    """
    return (
        [*pieces.rows(s)]
        or DESCRIBED.faults(s)
        or [*DESCRIBED.surplus(s), *pieces.misplaced(s)]
        or [*plans.baseless(s)]
    )
