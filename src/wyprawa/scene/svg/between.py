"""What lies between cells: walls, doors and roads."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from math import atan2, degrees, hypot
from zlib import crc32

from wyprawa.scene.model import Board, Door
from wyprawa.scene.svg.icons import mark
from wyprawa.scene.svg.layout import Layout, Point, near, shared
from wyprawa.scene.svg.letters import said
from wyprawa.words import Words


def walls(board: Board, laid: Layout) -> Iterator[str]:
    """Each wall as a thick line, and its top as a thin one."""
    lines = [_edge(board, a, b, laid) for a, b in board.walls if a in laid.spots and b in laid.spots]
    for kind in ("wall", "wall-top"):
        for (x, y), (u, v) in lines:
            yield f'<line class="{kind}" x1="{near(x)}" y1="{near(y)}" x2="{near(u)}" y2="{near(v)}"/>'


def doors(board: Board, laid: Layout, words: Words) -> Iterator[str]:
    for each in board.doors:
        if all(id in laid.spots for id in each.between):
            yield _door(each, *_edge(board, *each.between, laid), words)


def roads(board: Board, laid: Layout) -> Iterator[str]:
    """Roads on a map bend a little, each its own way; elsewhere they are straight."""
    ways = []
    for a, b in board.links:
        if a in laid.spots and b in laid.spots:
            one, other, (x, y) = laid.spots[a], laid.spots[b], _bend(board, a, b, laid)
            ways.append(f"M{near(one.x)} {near(one.y)}Q{near(x)} {near(y)} {near(other.x)} {near(other.y)}")
    for kind in ("road-edge", "road", "road-dash"):
        yield from (f'<path class="{kind}" d="{way}"/>' for way in ways)


def _edge(board: Board, a: str, b: str, laid: Layout) -> tuple[Point, Point]:
    """The line between two cells; across the road if one joins them."""
    one, other = laid.spots[a], laid.spots[b]
    for pair in ((a, b), (b, a)):
        if pair in board.links:
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
        drawn.append(f'<path d="M{near(-leaf)}-5h{near(2 * leaf)}v10h{near(-2 * leaf)}z"/>')
        drawn.append(f'<circle cx="{near(leaf * 0.55)}" r="2.6"/>')
    if door.state == "locked":
        seal = f'<circle class="seal" r="12"/>{mark("lock", -8, -8.5, 16)}'
        drawn.append(f'<g transform="rotate({near(-turn)})">{seal}</g>')
    title = "" if door.title is None else f"<title>{escape(said(door.title, words))}</title>"
    x, y = (x + u) / 2, (y + v) / 2
    middle = f'data-x="{near(x)}" data-y="{near(y)}"'
    return (
        f'<g class="door door-{door.state}" data-id="{escape(door.id)}" {middle}>'
        f'{title}<g transform="translate({near(x)} {near(y)}) rotate({near(turn)})">{"".join(drawn)}</g></g>'
    )
