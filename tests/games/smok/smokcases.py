"""What the cases of Smok say: a cave drawn as text, cards by name."""

from __future__ import annotations

from caves import cells

from wyprawa.conformance.cases import Casebook
from wyprawa.games.smok.content import MAP
from wyprawa.games.smok.problems import DESCRIBED
from wyprawa.games.smok.state import State
from wyprawa.scene import cell_name


def cave(s: State, drawing: str) -> None:
    """Put dragon, thieves and gems where they are drawn; who is not drawn stays."""
    marks = cells(drawing)
    s.at = [marks[str(seat + 1)][0] if str(seat + 1) in marks else at for seat, at in enumerate(s.at)]
    s.lying = marks.get("*", [])
    s.dragon = marks["D"][0] if "D" in marks else s.dragon


BOOK = Casebook(
    "smok",
    described=DESCRIBED,
    tables={"cell": {cell_name(MAP, cell): cell for cell in MAP.cells}},
    fields={"draw": "card"},
    changes=[cave],
)
