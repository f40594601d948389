"""Parts of a zone that are read at a glance: trails with their room for dice, prices and rewards as icons.

A trail is a way from left to right: who walks it, its room for dice, what lies there, what it gives. A strip
says one thing: a key figure, what is paid, what comes of it. Any other part has its figures above its dice.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from html import escape
from typing import NamedTuple

from wyprawa.scene.model import Cell, Die, DieSpace, Fact
from wyprawa.scene.svg.icons import mark
from wyprawa.scene.svg.layout import UNIT, Box, Slot, near
from wyprawa.scene.svg.letters import width
from wyprawa.scene.text.rows import fact
from wyprawa.words import Words

_TALL = 74.0  # the most of a trail that is used for things
_GAP = 4.0
_LEAST = 20.0  # of a hole, if what a trail gives can do with less
_MANY, _FEW = 6, 4  # holes that lie in two rows, on a trail as long as most and on a short one
_SHORT = 290.0
_LETTERS = 25.0  # numbers, the largest text near them


class Row(NamedTuple):
    """Where things go on such a part: who walks it, dice, other things, and what it gives."""

    start: Box
    slab: Box
    holes: tuple[Slot, ...]
    beside: Box
    given: Box
    size: float = 0  # of an icon of what it gives


def is_row(cell: Cell) -> bool:
    return bool(cell.within and cell.outline and (cell.spaces or cell.facts))


def is_trail(cell: Cell) -> bool:
    return bool(cell.within and cell.outline and cell.ground == "trail")


@lru_cache(maxsize=1024)
def row(cell: Cell) -> Row:
    (left, top), _, (right, bottom), *_ = ((x * UNIT, y * UNIT) for x, y in cell.outline)
    box = Box(left, top, right, bottom)
    if cell.ground == "trail":
        return _trail(cell, box)
    if cell.ground == "strip":
        return _strip(cell, box)
    share = box.high * (0.46 if cell.facts else 0)
    low = box._replace(top=box.top + share)
    return Row(low, low, _holes(cell.spaces, low.smaller(5), 40), low, box._replace(bottom=low.top + 6))


def _trail(cell: Cell, box: Box) -> Row:
    tall = min(box.high, _TALL)
    middle = (box.top + box.bottom) / 2
    box = box._replace(top=middle - tall / 2, bottom=middle + tall / 2)
    short = box.wide < _SHORT
    start = box._replace(right=box.left + tall * (0.72 if short else 1))
    rows = 1 if len(cell.spaces) < (_FEW if short else _MANY) else 2
    across, margin = max(-(-len(cell.spaces) // rows), 1), 24 if rows == 1 else 12
    size, room = tall * 0.56, box.right - 8 - start.right - margin - across * (_LEAST + _GAP)
    size -= max(0, room_for(cell.facts, size) - room) / max(len(cell.facts), 1)
    size = max(size, tall * 0.36)
    given = box._replace(left=box.right - room_for(cell.facts, size) - 8)
    side = min(tall * (0.66 if rows == 1 else 0.42), (given.left - start.right - margin) / across - _GAP)
    long, high = across * (side + _GAP) + _GAP, rows * (side + 2) / 2 + 4
    slab = Box(start.right + 4, middle - high, start.right + 8 + long, middle + high)
    beside = box._replace(left=slab.right + 4, right=given.left - 2)
    return Row(start, slab, _holes(cell.spaces, slab, side, rows), beside, given, size)


def _strip(cell: Cell, box: Box) -> Row:
    """What is paid lies behind the key figure."""
    key = box.left + 8 + room_for(_key(cell), box.high * 0.72)
    rest = room_for(cell.facts[len(_key(cell)) :], box.high * 0.72)
    side = max(8, min(box.high * 0.66, (box.right - 6 - rest - key) / max(len(cell.spaces), 1) - _GAP))
    slab = box._replace(left=key, right=key + len(cell.spaces) * (side + _GAP))
    return Row(slab, slab, _holes(cell.spaces, slab, side), slab, box._replace(left=slab.right + 2))


def _key(cell: Cell) -> tuple[Fact, ...]:
    """The figure a strip begins with; one that only says what is paid for what has none."""
    return () if cell.spaces and len(cell.facts) == 1 else cell.facts[:1]


def _holes(spaces: tuple[DieSpace, ...], box: Box, most: float, rows: int = 1) -> tuple[Slot, ...]:
    across = max(-(-len(spaces) // rows), 1)
    side = min(most, box.high / rows, box.wide / across - 2)
    pace = min(side + _GAP, box.wide / across)
    left, low = (box.left + box.right - pace * across) / 2, box.high / rows
    spots = [divmod(n, across) for n in range(len(spaces))]
    return tuple(
        Slot(round(left + pace * (n + 0.5), 1), round(box.top + low * (row + 0.5), 1), round(side, 1), 0)
        for row, n in spots
    )


def laid(cell: Cell, dice: Iterable[Die]) -> tuple[list[tuple[Die, Slot]], list[Die]]:
    """Each die in a hole for its kind, those that must be filled first; and dice there is no hole for."""
    free = list(zip(cell.spaces, row(cell).holes, strict=True))
    placed, rest = list[tuple[Die, Slot]](), list[Die]()
    for die in dice:
        fits = [each for each in free if die.kind in each[0].kinds]
        if fits:
            free.remove(fits[0])
            placed.append((die, fits[0][1]))
        else:
            rest.append(die)
    return placed, rest


# --- drawing -------------------------------------------------------------------------------------------


def still(cell: Cell, words: Words) -> str:
    """What does not change on such a part."""
    at, drawn = row(cell), []
    if cell.ground == "trail":
        drawn += [_way(cell, at), _slab(at.slab)] if cell.spaces else [_way(cell, at)]
        drawn += [_sign(cell.sign, at.start)] if cell.sign else []
        drawn.append(figures(cell.facts, at.given, at.size, words))
    elif cell.ground == "strip":
        size = (at.given.bottom - at.given.top) * 0.72
        head = at.slab._replace(left=cell.outline[0][0] * UNIT + 4)
        drawn.append(figures(_key(cell), head, size, words))
        drawn.append(figures(cell.facts[len(_key(cell)) :], at.given, size, words))
    else:
        long = room_for(cell.facts, 27)
        middle = at.given._replace(left=(at.given.left + at.given.right - long) / 2)
        drawn.append(figures(cell.facts, middle, 27, words))
    drawn += [_hole(space, hole) for space, hole in zip(cell.spaces, at.holes, strict=True)]
    return "".join(drawn)


def _way(cell: Cell, at: Row) -> str:
    """The trail itself, from its start to where it leads."""
    left, right = at.start.left + 6, cell.outline[1][0] * UNIT - 8
    y, long = (at.start.top + at.start.bottom) / 2, (right - left) / 2
    bend = 7 if cell.sign in ("1", "3") else -7
    line = f"M{near(left)} {near(y)}q{near(long / 2)} {bend} {near(long)} 0t{near(long)} 0"
    return "".join(f'<path class="way-{kind}" d="{line}"/>' for kind in ("edge", "ground", "dots"))


def _slab(box: Box) -> str:
    size = f'width="{near(box.wide)}" height="{near(box.high)}" rx="11"'
    return f'<rect class="slab" x="{near(box.left)}" y="{near(box.top)}" {size}/>'


def _sign(text: str, box: Box) -> str:
    x, y, r = (box.left + box.right) / 2, (box.top + box.bottom) / 2, box.high * 0.34
    ring = f'<circle class="stand" cx="{near(x)}" cy="{near(y)}" r="{near(r)}"/>'
    return f"{ring}{_text('stand-text', x, y, text)}"


def _text(kind: str, x: float, y: float, text: str) -> str:
    """Words with their middle at this height."""
    place = f'x="{near(x)}" y="{near(y + _LETTERS * 0.36)}" font-size="{_LETTERS:g}"'
    return f'<text class="{kind}" {place}>{escape(text)}</text>'


def _hole(space: DieSpace, at: Slot) -> str:
    """A frame, full if a die must lie there and dashed if it may; inside it the kinds that may."""
    half, kinds = at.size / 2 - 2, space.kinds
    side = f'width="{near(2 * half)}" height="{near(2 * half)}" rx="{near(half * 0.4)}"'
    how = "" if space.needed else " optional"
    kind = f"hole hole-{escape(kinds[0])}" if len(kinds) == 1 else "hole"
    frame = f'<rect x="{near(at.x - half)}" y="{near(at.y - half)}" {side}/>'
    if len(kinds) == 1:
        inside = mark(kinds[0], at.x - half * 0.62, at.y - half * 0.62, half * 1.24)
    else:
        spots = ((-0.82, -0.82), (-0.1, -0.1), (-0.82, -0.1))
        inside = "".join(
            f'<g class="hole-{escape(name)}">{mark(name, at.x + half * x, at.y + half * y, half * 0.92)}</g>'
            for name, (x, y) in zip(kinds, spots, strict=False)
        )
    return f'<g class="{kind}{how}">{frame}{inside}</g>'


def figures(facts: tuple[Fact, ...], box: Box, size: float, words: Words) -> str:
    """Icons with their numbers from left to right, each explained when the pointer rests on it."""
    drawn, x, y = [], box.left + 4, (box.top + box.bottom) / 2
    for one in facts:
        at = f'cx="{near(x + size / 2)}" cy="{near(y)}" r="{near(size / 2)}"'
        coin = f'<circle class="figure-disc disc-{escape(one.icon)}" {at}/>'
        sign = mark(one.icon, x + size * 0.16, y - size * 0.34, size * 0.68)
        number = _number(one)
        text = _text("figure-number", x + size + 3, y, number) if number else ""
        drawn.append(f"<g><title>{escape(fact(one, words))}</title>{coin}{sign}{text}</g>")
        x += room_for((one,), size)
    return f'<g class="figures">{"".join(drawn)}</g>' if drawn else ""


def _number(one: Fact) -> str:
    return str(one.value) if isinstance(one.value, int) else ""


def room_for(facts: Iterable[Fact], size: float) -> float:
    """How much room icons with their numbers take."""
    return sum(size + 9 + width(_number(one), _LETTERS) for one in facts)
