"""The ground under everything: stones, walls around them, torches on the walls, and what lies about.

Boards keep their colours by day and by night: a dungeon is dark at noon. Stones and props are symbols, so
that a board of a hundred cells stays small. Which stone lies where comes from the place: a board drawn again
is the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from math import cos, hypot, pi, sin
from zlib import crc32

import tomli

from wyprawa.scene.model import Board, Cell
from wyprawa.scene.svg import slabs
from wyprawa.scene.svg.colours import mix
from wyprawa.scene.svg.layout import Layout, Point, Spot, near

# Tones of the stones by theme, and how often moss grows on them, in tenths.
THEMES: dict[str, tuple[tuple[str, ...], int]] = {
    "crypt": (("#6f6156", "#675a50", "#6b5d52", "#756659", "#61554b"), 2),
    "corridor": (("#5b5a60", "#605f66", "#55545a", "#66656c", "#504f55"), 0),
    "cave": (("#5a5560", "#524d58", "#615b66", "#4c4752", "#57525c"), 3),
    "wood": (("#7a5530", "#6f4c2a", "#835c35", "#755130", "#684727"), 0),
    "wild": (("#5d6b38", "#566434", "#64733d", "#515f31", "#606a3a"), 10),
    "ice": (("#93b9cb", "#8ab1c4", "#9cc1d2", "#84abbf", "#90b5c8"), 0),
    "water": (("#17506a", "#164b64", "#195670", "#14475f", "#18536c"), 0),
    "sand": (("#a8935f", "#a08b58", "#b09a66", "#98844f", "#a48f5c"), 0),
    "wall": (("#4b424b", "#453d46", "#514751", "#413942", "#4e454e"), 0),
    "hell": (("#3a3036", "#352b31", "#40353b", "#322930", "#3d3238"), 0),
}
_LIKE = {
    "wild": ("forest", "woods"),
    "sand": ("desert",),
    "corridor": ("mountain", "castle", "passage"),
    "water": ("river", "sea"),
    "ice": ("icy",),
}
_ALIKE = {name: theme for theme, names in _LIKE.items() for name in names}
KINDS = 8  # different stones of a theme
_HEX = tuple((57.7 * sin(n * pi / 3), -57.7 * cos(n * pi / 3)) for n in range(6))
_SQUARE = ((-50.0, -50.0), (50.0, -50.0), (50.0, 50.0), (-50.0, 50.0))
_SHAPES = {"hex": _HEX, "square": _SQUARE}
_APART = 430.0  # from torch to torch, at least
_SHADES = (16, 32, 48, 66, 86)  # how far walls shade the floor, in steps

# What torches and walls share; a page has it once.
SHARED = (
    '<radialGradient id="torch-light"><stop offset="0" stop-color="#ffae52" stop-opacity=".55"/>'
    '<stop offset=".45" stop-color="#ffae52" stop-opacity=".22"/>'
    '<stop offset="1" stop-color="#ffae52" stop-opacity="0"/></radialGradient>' + slabs.SHARED
)


@cache
def _props() -> dict[str, dict[str, str]]:
    return tomli.loads(files(__package__).joinpath("props.toml").read_text(encoding="utf-8"))


def prop(name: str) -> str:
    """The drawing of a thing that lies on the ground, by its name or one alike; empty if there is none."""
    name = _props()["alike"].get(name, name)
    return name if name in _props()["props"] else ""


def props() -> list[str]:
    return list(_props()["props"])


@cache
def symbol(id: str) -> str:
    """The symbol of a stone (`t-hex-crypt-3`) or a prop (`p-trap`)."""
    kind, _, name = id.partition("-")
    if kind == "p":
        body = _props()["props"][name].replace("\n", "")
        return f'<symbol id="{id}" viewBox="-50 -50 100 100" overflow="visible">{body}</symbol>'
    shape, theme, number = name.split("-")
    if theme in slabs.TONES:
        return f'<symbol id="{id}" overflow="visible">{slabs.slab(theme, int(number))}</symbol>'
    return f'<symbol id="{id}" overflow="visible">{_stone(_SHAPES[shape], theme, int(number))}</symbol>'


@cache
def symbols() -> list[str]:
    """The ids of all stones and props."""
    stones = [f"t-{shape}-{theme}-{n}" for shape in _SHAPES for theme in THEMES for n in range(KINDS)]
    zones = [f"t-square-{theme}-{n}" for theme in slabs.TONES for n in range(slabs.KINDS)]
    return [*stones, *zones, *(f"p-{name}" for name in props())]


# --- stones -------------------------------------------------------------------------------------------


def stone(board: Board, cell: Cell, spot: Spot) -> str:
    """The stone of a cell, chosen by its place."""
    ground = _ALIKE.get(cell.ground, cell.ground)
    number = crc32(f"{cell.x} {cell.y}".encode()) % KINDS
    if is_slab(board.kind, cell.ground):
        theme, number = cell.ground, number % slabs.KINDS
    else:
        theme = next((each for each in (ground, board.theme) if each in THEMES), "crypt")
    at = f'x="{near(spot.x)}" y="{near(spot.y)}"'
    return f'<use href="#t-{board.kind}-{theme}-{number}" {at}/>'


def is_slab(kind: str, ground: str) -> bool:
    """Whether light or shadow is what a zone is made of."""
    return kind == "square" and ground in slabs.TONES


def lying(cell: Cell, spot: Spot) -> str:
    """What lies on a cell by its prop or ground: a table, a pit, a door."""
    name = prop(cell.prop) or prop(cell.ground)
    if not name:
        return ""
    return f'<use href="#p-{name}" x="{near(spot.x - 50)}" y="{near(spot.y - 50)}" width="100" height="100"/>'


def _stone(shape: tuple[Point, ...], theme: str, number: int) -> str:
    """A stone: gaps around it, seams from one point, one sector in another tone, light and dark edges."""
    tones, moss = THEMES[theme]
    pick = _Picker(f"{theme}{number}")
    base = tones[number % len(tones)]
    if theme == "wood":
        return _planks(shape, tones, pick)
    if theme == "water":
        return _waves(shape, base, number)
    dark, light = mix(base, "#000000", 0.34), mix(base, "#ffffff", 0.16)
    middle = (pick(-11, 11), pick(-11, 11))
    drawn = [_filled(shape, 1, mix(base, "#000000", 0.42)), _filled(shape, 0.956, base)]
    corners = [_inwards(corner, 0.94) for corner in shape]
    first = int(pick(0, len(shape)))
    sector = [middle, *(corners[(first + n) % len(corners)] for n in range(3))]
    drawn.append(f'<path d="{_path(sector)}" fill="#fff" opacity=".045"/>')
    seams = "".join(
        f"M{_at(middle)}L{_at(_between(corners, first + turn, pick(0.2, 0.8)))}"
        for turn in (0, len(shape) // 3, 2 * len(shape) // 3)
    )
    drawn.append(f'<path d="{seams}" stroke="{dark}" stroke-width="2.5"/>')
    drawn.append(f'<path d="{seams}" stroke="{light}" stroke-width="1.1" transform="translate(1.4 1.7)"/>')
    drawn += _edges(shape)
    if theme == "hell":
        drawn.append(f'<path d="{seams}" stroke="#ff7a2b" stroke-width="2" stroke-opacity=".7"/>')
    elif pick(0, 10) < moss:
        spots = "".join(_dot(pick(-36, 36), pick(-36, 36), pick(2.5, 6)) for _ in range(5))
        drawn.append(f'<path d="{spots}" fill="{"#7d8f4a" if theme == "wild" else "#5f7340"}" opacity=".4"/>')
    else:
        chips = "".join(_dot(pick(-34, 34), pick(-34, 34), pick(1.5, 3)) for _ in range(number % 3))
        drawn.append(f'<path d="{chips}" fill="#000" opacity=".22"/>' if chips else "")
    return "".join(drawn)


def _planks(shape: tuple[Point, ...], tones: tuple[str, ...], pick: _Picker) -> str:
    """Boards side by side; those at the ends are cut to the shape of the cell."""
    drawn = [_filled(shape, 1, "#2a1a0d"), _filled(shape, 0.956, tones[0])]
    wide = min(x for x, _ in shape) * 0.95
    for n, y in enumerate(range(-26, 30, 13)):
        drawn.append(
            f'<path d="M{near(wide)} {y}h{near(-2 * wide)}v12h{near(2 * wide)}z" fill="{tones[n]}"/>'
        )
        joint = near(pick(-30, 30))
        drawn.append(f'<path d="M{joint} {y}v12" stroke="#3a2512" stroke-width="2"/>')
        drawn.append(f'<path d="M{near(wide)} {y}h{near(-2 * wide)}" stroke="#b68a55" stroke-opacity=".35"/>')
    return "".join([*drawn, *_edges(shape)])


def _waves(shape: tuple[Point, ...], base: str, number: int) -> str:
    drawn = [_filled(shape, 1, mix(base, "#000000", 0.4)), _filled(shape, 0.97, base)]
    rows = ((-30, 1), (-14, 2), (2, 1.5), (18, 2), (32, 1))
    lines = "".join(
        f"M{near(-18 * wide + (number * 5 + n * 7) % 11)} {y}q9-6 18 0" + "t18 0" * (round(2 * wide) - 1)
        for n, (y, wide) in enumerate(rows)
    )
    pen = 'fill="none" stroke="#8fd6ea" stroke-opacity=".6" stroke-width="2.2" stroke-linecap="round"'
    return "".join([*drawn, f'<path d="{lines}" {pen}/>'])


def _edges(shape: tuple[Point, ...]) -> Iterator[str]:
    """Light along the edges that look up and left, shade along the others."""
    corners = [_inwards(corner, 0.94) for corner in shape]
    half = len(corners) // 2
    lower = [corners[n % len(corners)] for n in range(1, half + 2)]
    upper = [corners[n % len(corners)] for n in range(half + 1, len(corners) + 2)]
    for line, colour, share in ((upper, "#fff", 0.13), (lower, "#000", 0.3)):
        pen = f'fill="none" stroke="{colour}" stroke-opacity="{share}" stroke-width="2"'
        yield f'<path d="{_path(line, False)}" {pen}/>'


class _Picker:
    """Numbers that look random and are always the same."""

    def __init__(self, seed: str) -> None:
        self._seed, self._count = seed, 0

    def __call__(self, low: float, high: float) -> float:
        self._count += 1
        return low + (high - low) * (crc32(f"{self._seed}/{self._count}".encode()) % 997) / 997


def _filled(shape: tuple[Point, ...], share: float, colour: str) -> str:
    return f'<path d="{_path([_inwards(corner, share) for corner in shape])}" fill="{colour}"/>'


def _inwards(point: Point, share: float) -> Point:
    return point[0] * share, point[1] * share


def _between(corners: list[Point], n: int, share: float) -> Point:
    (x, y), (u, v) = corners[n % len(corners)], corners[(n + 1) % len(corners)]
    return x + (u - x) * share, y + (v - y) * share


def _dot(x: float, y: float, r: float) -> str:
    half = f"a{near(r)} {near(r * 0.8)} 0 1 0"
    return f"M{near(x - r)} {near(y)}{half} {near(2 * r)} 0{half} {near(-2 * r)} 0z"


def _at(point: Point) -> str:
    return f"{near(point[0])} {near(point[1])}"


def _path(points: Iterable[Point], closed: bool = True) -> str:
    return "M" + "L".join(map(_at, points)) + ("z" if closed else "")


# --- walls and light ------------------------------------------------------------------------------------


def walled(board: Board, laid: Layout) -> str:
    """The wall around all cells: rock in four greys, blocks marked along it, then the edge of the floor."""
    loops = outlines(laid)
    around = "".join(_path(loop) for loop in loops)
    closed = "".join(_path(loop) for loop in loops if _hole(loop))
    layers = (
        ("wall-shade", "translate(0 14)"),
        ("wall-foot", "translate(0 10)"),
        ("wall-side", ""),
        ("wall-rock", ""),
        ("wall-blocks", ""),
        ("wall-edge", ""),
        ("wall-gap", ""),
    )
    id = f"floor-{board.id}"
    drawn = "".join(
        f'<use class="{name}" href="#{id}"' + (f' transform="{moved}"' if moved else "") + "/>"
        for name, moved in layers
    )
    dark = f'<path class="wall-dark" d="{closed}"/>' if closed else ""
    return f'<defs><path id="{id}" d="{around}"/></defs>{dark}<g class="walled">{drawn}</g>'


def _hole(loop: list[Point]) -> bool:
    """Whether a line goes round rock with floor about it: it then runs the other way."""
    return sum(x * v - u * y for (x, y), (u, v) in zip(loop, (*loop[1:], loop[0]), strict=True)) < 0


def lit(board: Board, laid: Layout) -> str:
    """The light of the torches on the floor, the shade along the walls, and the torches themselves."""
    loops, id = outlines(laid), f"floor-{board.id}"
    own = any(is_slab(board.kind, each.ground) for each in board.cells)  # such a floor has light of its own
    torches = [] if own else list(_torches(loops, board))
    pools = "".join(
        f'<circle class="{kind}" cx="{near(x)}" cy="{near(y + 40)}" r="{r}"/>'
        for x, y in torches
        for kind, r in (("light-soft", 340), ("light-plain", 250))
    )
    shades = "".join(
        f'<use class="floor-shade" stroke-width="{wide}" href="#{id}"/>' for wide in (22, 48, 80)
    )
    clip = f'<clipPath id="cut-{id}"><use href="#{id}"/></clipPath>'
    flames = "".join(
        f'<circle class="torch-glow" cx="{near(x)}" cy="{near(y - 24)}" r="60"/>'
        f'<use href="#p-torch" x="{near(x - 50)}" y="{near(y - 68)}" width="100" height="100"/>'
        for x, y in torches
    )
    floor = f'<g class="floor-light" clip-path="url(#cut-{id})">{pools}{shades}</g>'
    return f'<defs>{clip}</defs>{floor}<g class="torches">{flames}</g>'


def _torches(loops: list[list[Point]], board: Board) -> Iterator[Point]:
    """Places on walls that one looks at, far enough from one another."""
    corners = [
        ((x + u) / 2, (y + v) / 2)
        for loop in loops
        for (x, y), (u, v) in zip(loop, (*loop[1:], loop[0]), strict=True)
        if u > x + 1  # gone round clockwise, these edges lie above the floor
    ]
    placed: list[Point] = []
    for x, y in sorted(corners, key=lambda at: crc32(f"{board.id} {at[0]:.0f} {at[1]:.0f}".encode())):
        if all(hypot(x - u, y - v) > _APART for u, v in placed):
            placed.append((x, y))
    return iter(sorted(placed))


def outlines(laid: Layout) -> list[list[Point]]:
    """The edges of the floor as closed lines, gone round with the floor to the right."""
    beside: dict[Point, list[Point]] = {}
    edges: dict[tuple[Point, Point], tuple[Point, Point]] = {}
    for spot in laid.spots.values():
        corners = [(round(x, 1), round(y, 1)) for x, y in spot.outline]
        for start, end in zip(corners, (*corners[1:], corners[0]), strict=True):
            if edges.pop((end, start), None) is None:
                edges[start, end] = (start, end)
    for start, end in edges:
        beside.setdefault(start, []).append(end)
    loops = []
    while beside:
        first = here = min(beside)
        loop = [first]
        while True:
            ends = beside[here]
            end = ends.pop()
            if not ends:
                del beside[here]
            if end == first:
                break
            loop.append(end)
            here = end
        loops.append(loop)
    return loops
