"""Line of sight between any two squares: whether it is clear, how far it is, and what costs (GN-9, GN-18)."""

from __future__ import annotations

from wyprawa.games.niflheim.rules.query import figures, ground
from wyprawa.games.niflheim.rules.query.plan import in_line
from wyprawa.games.niflheim.state import State
from wyprawa.games.niflheim.view import log, texts
from wyprawa.kernel import OptionError
from wyprawa.parts.boards import Cell
from wyprawa.scene import Marks, Ray, Reason
from wyprawa.words import Text, t


def between(s: State, start: str, end: str) -> Marks:
    """As seen and shot from the first square to the second."""
    a, b = square(s, start), square(s, end)
    names: dict[str, Text] = {"a": name(s, a), "b": name(s, b)}
    sees = a == b or ground.sees(s, a, b)
    board = s.ground().board
    ray = Ray(board.place(a), board.place(b), sees, "square")
    reasons = [Reason(t("sight-yes" if sees else "sight-no", **names), "GN-9.1")]
    reasons.append(Reason(t("sight-range", n=ground.range_to(s, a, b)), "GN-18.2"))
    if not sees or a == b:
        return Marks(tuple(reasons), (start, end), rays=(ray,))
    terms = in_line(s, a, b)
    reasons.append(Reason(t("sight-costs", terms=log.terms(terms)), "GN-18.21"))
    return Marks(tuple(reasons), (start, end, *(str(cell) for cell in costing(s, a, b))), rays=(ray,))


def costing(s: State, a: Cell, b: Cell) -> list[Cell]:
    """The crossed squares that make a shot harder (GN-18.16 to GN-18.18)."""
    rough = s.ground().difficult & ~ground.board(s).near(a) & ~(1 << a)
    crossed = ground.crossed(s, a, b)
    taken = figures.occupied(s)
    return [cell for cell in crossed if rough >> cell & 1 or (cell != b and taken >> cell & 1)]


def square(s: State, id: str) -> Cell:
    cell = int(id) if id.isascii() and id.isdecimal() and len(id) < 8 else -1
    if s.resting or cell < 0 or not s.ground().board.all >> cell & 1:
        raise OptionError(f"{id!r} is no square of the map")
    return cell


def name(s: State, cell: Cell) -> Text:
    return texts.square(s.ground().name(cell))
