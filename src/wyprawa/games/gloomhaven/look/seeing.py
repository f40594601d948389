"""Whether one hex sees another, with the line that decides, and how far apart they are."""

from __future__ import annotations

from wyprawa.games.gloomhaven import casting
from wyprawa.games.gloomhaven.look import board
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import OptionError
from wyprawa.parts.boards import FAR, Cell, HexMap
from wyprawa.parts.boards.hex_sight import Point, centre, corners
from wyprawa.scene import Marks, Ray, Reason
from wyprawa.words import Text, t


def between(s: State, start: str, end: str) -> Marks:
    """The answer between two hexes of the map as everybody sees it."""
    ground, rooms = s.ground(), s.rooms or 0b10
    a, b = (_cell(s, each) for each in (start, end))
    seen = ground.seen(rooms, s.doors)
    for cell in (a, b):
        if not seen.all >> cell & 1:
            closed = t("sight-closed", hex=_name(s, cell), passage=_passage(s, cell))
            return Marks((Reason(closed, "GH-4.2"),), (start, end), rays=(_shortest(ground.board, a, b),))
    reason, ray = _answer(s, seen, a, b)
    far = seen.range_between(a, b)
    away = t("sight-range", n=far) if far < FAR else t("sight-no-range")
    return Marks((reason, Reason(away, "GH-10.14")), (start, end), rays=(ray,))


def _answer(s: State, seen: HexMap, a: Cell, b: Cell) -> tuple[Reason, Ray]:
    """Yes or no, by the rule that says so. Neighbours need no line (GH-10.27)."""
    names: dict[str, Text] = {"a": _name(s, a), "b": _name(s, b)}
    if seen.near(a) >> b & 1:
        ends = _place(centre(seen.axial(a))), _place(centre(seen.axial(b)))
        return Reason(t("sight-near", **names), "GH-10.27"), Ray(*ends, True)
    if line := seen.sight_line(a, b):
        return Reason(t("sight-yes", **names), "GH-10.8"), Ray(_place(line[0]), _place(line[1]), True)
    return Reason(t("sight-no", **names), "GH-10.8"), _shortest(seen, a, b)


def _shortest(map: HexMap, a: Cell, b: Cell) -> Ray:
    """The shortest line from a corner to a corner, to show where it fails; of equal ones the first."""
    ends = [(_place(p), _place(q)) for p in corners(map.axial(a)) for q in corners(map.axial(b))]
    # A row is lower than a hex is wide: by the square root of 3/4.
    p, q = min(ends, key=lambda two: (two[0][0] - two[1][0]) ** 2 + 0.75 * (two[0][1] - two[1][1]) ** 2)
    return Ray(p, q, False)


def _place(point: Point) -> tuple[float, float]:
    """A point in thirds of axial steps, as boards have it."""
    x, y = point
    return round(x / 3 + y / 6, 3), round(y / 3, 3)


def _cell(s: State, id: str) -> Cell:
    cell = int(id) if id.isascii() and id.isdecimal() and len(id) < 8 else -1
    if cell < 0 or not board.shown(s) >> cell & 1:
        raise OptionError(f"{id!r} is no hex of the map as far as it is revealed")
    return cell


def _passage(s: State, cell: Cell) -> str:
    """What stands in the way on a hex that is shown and cannot be entered: a closed door, or fog."""
    door = s.ground().door_at(cell)
    return s.page().doors[door].passage if door is not None else "wall"


def _name(s: State, cell: Cell) -> Text:
    return t("opt-hex", hex=casting.names(s.ground().board).get(cell, "?"))
