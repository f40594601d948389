"""What lies between cells: walls, doors and roads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from math import atan2, degrees, hypot
from zlib import crc32

from wyprawa.scene.model import Board, Door
from wyprawa.scene.svg.icons import mark
from wyprawa.scene.svg.layout import Layout, Point, Stretch, border, near, rest, shared
from wyprawa.scene.svg.letters import said
from wyprawa.words import Words

Pair = tuple[str, str]


def walls(board: Board, laid: Layout) -> Iterator[str]:
    """Each wall as a thick line, and its top as a thin one."""
    lines = [line for a, b in _known(board.walls, laid) for line in _wall(board, a, b, laid)]
    if board.kind == "zone":  # on a border with a door, the rest is wall
        for a, b in _known((door.between for door in board.doors), laid):
            lines += rest(laid.spots[a], laid.spots[b])
    for kind in ("wall", "wall-top"):
        for (x, y), (u, v) in lines:
            yield f'<line class="{kind}" x1="{near(x)}" y1="{near(y)}" x2="{near(u)}" y2="{near(v)}"/>'


def doors(board: Board, laid: Layout, words: Words) -> Iterator[str]:
    for each in board.doors:
        if all(id in laid.spots for id in each.between):
            yield _door(each, *_edge(board, *each.between, laid), words)


def roads(board: Board, laid: Layout) -> Iterator[str]:
    """Roads on a map bend a little, each in its own way; elsewhere they are straight, between cells apart."""
    ways, arrows = [], []
    for a, b in _known((*board.links, *board.one_way), laid):
        one, other, (x, y) = laid.spots[a], laid.spots[b], _bend(board, a, b, laid)
        if board.kind != "graph" and border(one, other):
            continue
        ways.append(f"M{near(one.x)} {near(one.y)}Q{near(x)} {near(y)} {near(other.x)} {near(other.y)}")
        if (a, b) in board.one_way:
            arrows += [_arrow((one.x, one.y), (x, y), (other.x, other.y), at) for at in (0.36, 0.64)]
    for kind in ("road-edge", "road", "road-dash"):
        yield from (f'<path class="{kind}" d="{way}"/>' for way in ways)
    yield from arrows


def _arrow(start: Point, bend: Point, end: Point, at: float) -> str:
    """An arrowhead on a bent road, part of the way along it."""
    (a, b), (c, d), (e, f) = start, bend, end
    x = (1 - at) ** 2 * a + 2 * at * (1 - at) * c + at**2 * e
    y = (1 - at) ** 2 * b + 2 * at * (1 - at) * d + at**2 * f
    turn = degrees(atan2((1 - at) * (d - b) + at * (f - d), (1 - at) * (c - a) + at * (e - c)))
    place = f"translate({near(x)} {near(y)}) rotate({near(turn)})"
    return f'<path class="road-arrow" transform="{place}" d="M-11-10L13 0-11 10-7 0z"/>'


def _known(pairs: Iterable[Pair], laid: Layout) -> Iterator[Pair]:
    """The pairs of which both cells are on the board."""
    return (pair for pair in pairs if pair[0] in laid.spots and pair[1] in laid.spots)


def _wall(board: Board, a: str, b: str, laid: Layout) -> list[Stretch]:
    """A wall runs along the whole border of two zones that touch."""
    along = border(laid.spots[a], laid.spots[b]) if board.kind == "zone" else []
    return along or [_edge(board, a, b, laid)]


def _edge(board: Board, a: str, b: str, laid: Layout) -> Stretch:
    """The line between two cells; across the road if one joins them."""
    one, other = laid.spots[a], laid.spots[b]
    for pair in ((a, b), (b, a)):
        if pair in board.links or pair in board.one_way:
            x, y = _bend(board, *pair, laid)
            lean = (x - (one.x + other.x) / 2) / 2, (y - (one.y + other.y) / 2) / 2
            return shared(board.kind, one, other, lean)
    return shared(board.kind, one, other)


def _bend(board: Board, a: str, b: str, laid: Layout) -> Point:
    """The point a road between two places leans towards."""
    one, other = laid.spots[a], laid.spots[b]
    bend = (crc32(f"{a}-{b}".encode()) % 5 - 2) * 0.07 if board.kind == "graph" else 0
    across, down = other.x - one.x, other.y - one.y
    return (one.x + other.x) / 2 - down * bend, (one.y + other.y) / 2 + across * bend


def _door(door: Door, start: Point, end: Point, words: Words) -> str:
    """Closed: a leaf of planks across the edge; open: the leaf swung aside; locked: with a seal."""
    (x, y), (u, v) = start, end
    turn, half = degrees(atan2(v - y, u - x)), hypot(u - x, v - y) / 2
    leaf = half - 10
    drawn = [f'<path d="M{near(-half)}-7h10v14h-10zM{near(half)}-7h-10v14h10z"/>']
    if door.state == "open":
        swung = f"M{near(-leaf)} 3l{near(leaf)}-22 4 6-{near(leaf - 2)} 22z"
        drawn.append(f'<path class="gap" d="M{near(-leaf)} 0H{near(leaf)}"/><path d="{swung}"/>')
    else:
        drawn.append(f'<path d="M{near(-leaf)}-9h{near(2 * leaf)}v18h{near(-2 * leaf)}z"/>')
        bands = "".join(f"M{near(leaf * share)}-9v18" for share in (-0.62, 0, 0.62))
        drawn.append(f'<path class="iron" d="{bands}"/><circle cx="{near(leaf * 0.32)}" r="3.4"/>')
    if door.state == "locked":
        seal = f'<circle class="seal" r="12"/>{mark("lock", -8, -8.5, 16)}'
        drawn.append(f'<g transform="rotate({near(-turn)})">{seal}</g>')
    drawn.append(
        f'<rect class="hit" fill="none" x="{near(-half)}" y="-20" width="{near(2 * half)}" height="40"/>'
    )
    title = "" if door.title is None else f"<title>{escape(said(door.title, words))}</title>"
    x, y = (x + u) / 2, (y + v) / 2
    middle = f'data-x="{near(x)}" data-y="{near(y)}"'
    return (
        f'<g class="door door-{door.state}" data-id="{escape(door.id)}" {middle}>'
        f'{title}<g transform="translate({near(x)} {near(y)}) rotate({near(turn)})">{"".join(drawn)}</g></g>'
    )
