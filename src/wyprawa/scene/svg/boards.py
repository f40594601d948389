"""Boards as SVG: what does not move is drawn once and cached, then comes what stands on it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from html import escape

from msgspec.structs import replace

from wyprawa.scene.kept import kept
from wyprawa.scene.model import Board, Cell, Die, Fact, Piece, Scene
from wyprawa.scene.svg.between import doors, roads, walls
from wyprawa.scene.svg.cells import cell
from wyprawa.scene.svg.country import country
from wyprawa.scene.svg.lands import land
from wyprawa.scene.svg.layout import Box, Layout, layout, slots
from wyprawa.scene.svg.letters import said
from wyprawa.scene.svg.pieces import die, in_words, is_thing, piece
from wyprawa.scene.svg.strips import figures, is_row, is_trail, laid, room_for, row
from wyprawa.scene.svg.symbols import needed
from wyprawa.scene.svg.terrain import lit, stone, walled
from wyprawa.scene.svg.wares import is_ware
from wyprawa.scene.text.boards import joins
from wyprawa.scene.text.rows import die as die_in_words
from wyprawa.scene.text.rows import fact
from wyprawa.words import Words, t

STANDING = '<g class="standing"></g>'  # where what stands on a board is put in


def board(board: Board, scene: Scene, words: Words, *, symbols: bool = False) -> str:
    """A board and everything on it. With `symbols` it brings the icons it needs."""
    drawn = ground(board, words).replace(STANDING, standing(board, scene.pieces, _dice(scene), words))
    if not symbols:
        return drawn
    start, end, inside = drawn.partition("</desc>")
    return f"{start}{end}<defs>{needed(inside)}</defs>{inside}"


def ground(board: Board, words: Words) -> str:
    """A board without anything on it, and with `STANDING` in the place of that."""
    start, still = _still(board, words)
    return f'{start}</desc>{still}<g class="overlay"></g>{STANDING}</svg>'


def standing(board: Board, pieces: Iterable[Piece], dice: Iterable[Die], words: Words) -> str:
    """What stands and lies on a board, with all of it in words."""
    spots = layout(board).spots
    on: dict[str, tuple[list[Piece], list[Die]]] = {}
    for each in pieces:
        if each.at in spots:
            on.setdefault(each.at, ([], []))[0].append(each)
    for one in dice:
        if one.at is not None and one.at in spots:
            on.setdefault(one.at, ([], []))[1].append(one)
    names, rows, drawn, rolled, told = _names(board, words), _rows(board), [], [], []
    # Who stands lower on the board stands in front.
    for id, (stand, lying) in sorted(on.items(), key=lambda item: spots[item[0]].y):
        if id in rows:
            shown, thrown, text = _along(rows[id], tuple(stand), tuple(lying), words)
        else:
            kind = "lair" if id in _lairs(board) else board.kind
            shown, thrown, text = _standing(spots[id].room, kind, tuple(stand), tuple(lying), words)
        drawn.append(shown)
        rolled.append(thrown)
        told.append(f"{names[id]}: {text}")
    moving = f'<g class="pieces">{"".join(drawn)}</g><g class="dice">{"".join(rolled)}</g>'
    return f'<g class="standing"><desc>{escape("; ".join(told))}</desc>{moving}</g>'


def _dice(scene: Scene) -> tuple[Die, ...]:
    return (*scene.dice, *(one for panel in scene.panels for one in panel.dice))


@kept
def _standing(
    room: Box, kind: str, pieces: tuple[Piece, ...], dice: tuple[Die, ...], words: Words
) -> tuple[str, str, str]:
    """What stands on one cell: pieces, dice, and both in words.

    Where a zone is crowded, its tokens lie with the dice, so that figures keep their names. On a hex a figure
    stands large, and the tokens lie small at its side.
    """
    most, little = _SIZES[kind]
    upper, below = _bands(room, little, len(dice)) if pieces else (room, room)
    figures, tokens = list(pieces), list[Piece]()
    if (
        kind == "zone"
        and len(pieces) > 1
        and not is_ware(pieces[0])
        and not slots(len(pieces), upper, most, named=True)[0].wide
    ):
        figures = [each for each in pieces if not is_thing(each)] or figures
        tokens = [each for each in pieces if each not in figures]
        upper, below = _bands(room, little, len(tokens) + len(dice))
    elif kind == "graph" and len(pieces) > 1:
        figures = [each for each in pieces if not is_thing(each)]
        tokens = [each for each in pieces if is_thing(each)]
        upper, below = _on_place(room, len(figures))
    elif kind == "hex" and 1 < len(pieces) < 5 and not dice:
        figures = [each for each in pieces if each.seat is not None or not is_thing(each)]
        if len(figures) == 1:
            tokens = [each for each in pieces if each not in figures]
            upper, below = room._replace(right=room.right - _SIDE), room._replace(left=room.right - _SIDE)
        else:
            figures = list(pieces)
    named = kind == "zone" and not any(is_ware(each) for each in figures)
    stand = slots(len(figures), upper, most, named)
    lie = slots(len(tokens) + len(dice), below, little if figures else little * 1.5)
    on_map = kind == "graph"  # drawn at less than half its size
    drawn = [piece(each, words, *slot, on_map=on_map) for each, slot in zip(figures, stand, strict=True)]
    drawn += [piece(each, words, *slot[:3]) for each, slot in zip(tokens, lie, strict=False)]
    rest = lie[len(tokens) :]
    rolled = [die(each, words, slot.x, slot.y, slot.size) for each, slot in zip(dice, rest, strict=True)]
    texts = [*(in_words(each, words) for each in pieces), *(die_in_words(each, words) for each in dice)]
    return "".join(drawn), "".join(rolled), ", ".join(texts)


@kept
def _along(
    cell: Cell, pieces: tuple[Piece, ...], dice: tuple[Die, ...], words: Words
) -> tuple[str, str, str]:
    """What is on a trail: who walks it, dice in their places, tokens and what he has with him beside them."""
    at = row(cell)
    walkers = [each for each in pieces if not is_thing(each)]
    tokens = [each for each in pieces if is_thing(each)]
    placed, rest = laid(cell, dice)
    drawn = [
        piece(_walking(each), words, *slot[:3])
        for each, slot in zip(walkers, slots(len(walkers), at.start, at.start.high), strict=True)
    ]
    size = min(46.0, at.beside.high)
    room = at.beside._replace(right=min(at.beside.right, at.beside.left + size * (len(tokens) + len(rest))))
    lie = slots(len(tokens) + len(rest), room, size)
    drawn += [piece(each, words, *slot[:3]) for each, slot in zip(tokens, lie, strict=False)]
    brought = [one for each in walkers for one in each.facts if one not in cell.facts and not _is_mark(one)]
    counts = tuple([one for one in brought if isinstance(one.value, int)])
    free, size = at.beside._replace(left=room.right + 2), at.beside.high * 0.5
    if room_for(counts, size) <= free.wide + 8:  # else only who walks there tells of them
        drawn.append(figures(counts, free, size, words))
    laid_out = [*placed, *zip(rest, lie[len(tokens) :], strict=True)]
    rolled = [die(each, words, slot.x, slot.y, slot.size) for each, slot in laid_out]
    texts = [*(in_words(each, words) for each in pieces), *(die_in_words(each, words) for each in dice)]
    return "".join(drawn), "".join(rolled), ", ".join(texts)


@lru_cache(maxsize=1024)
def _walking(each: Piece) -> Piece:
    """A figure small enough for a trail: with its marks only, no numbers that nobody could read."""
    return replace(each, facts=tuple([one for one in each.facts if _is_mark(one)]), glyph="")


def _is_mark(one: Fact) -> bool:
    """Whether a figure is marked by it: such as a wound, and not the chances he has."""
    return not isinstance(one.value, int) and one.icon != "odds"


@lru_cache(maxsize=256)
def _lairs(board: Board) -> frozenset[str]:
    """Cells that one figure has to itself, as large as it can be."""
    return frozenset([each.id for each in board.cells if each.ground == "lair"])


@lru_cache(maxsize=256)
def _rows(board: Board) -> dict[str, Cell]:
    """Cells whose things lie in a row; on a trail that is closed may lie what was used there."""
    return {each.id: each for each in board.cells if is_row(each) or is_trail(each)}


def _bands(room: Box, little: float, count: int) -> tuple[Box, Box]:
    """A room split in two: above for figures, below for `count` small things, in a row or two."""
    if not count:
        return room, room
    share = min(room.high * 0.45, little * (1 + (count * little > room.wide)))
    return room._replace(bottom=room.bottom - share - 2), room._replace(top=room.bottom - share)


def _on_place(room: Box, figures: int) -> tuple[Box, Box]:
    """A place on a map: figures on it, several of them beyond its rim; tokens above them."""
    beyond = 20.0 if figures > 1 else 0.0
    above = Box(room.left - 24, room.top - 35, room.right + 24, room.top - 1) if figures else room
    return room._replace(left=room.left - beyond, right=room.right + beyond), above


_SIDE = 28.0  # of a hex, for tokens beside a figure
_SIZES = {
    "hex": (98.0, 34.0),
    "square": (88.0, 36.0),
    "graph": (84.0, 32.0),
    "zone": (72.0, 46.0),
    "lair": (150.0, 46.0),
}


@lru_cache(maxsize=256)
def _names(board: Board, words: Words) -> dict[str, str]:
    return {each.id: each.id if each.title is None else said(each.title, words) for each in board.cells}


@kept
def _still(board: Board, words: Words) -> tuple[str, str]:
    """Everything that does not move: the start of the drawing, and cells, walls, doors and roads."""
    laid = layout(board)
    view = laid.view
    title = board.id if board.title is None else said(board.title, words)
    start = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="board board-{board.kind}{_tall(board, view)}"'
        ' role="group"'
        f' data-board="{escape(board.id)}" viewBox="{view.left:g} {view.top:g} {view.wide:g} {view.high:g}">'
        f"<title>{escape(title)}</title><desc>{escape(_ways(board, words))}"
    )
    cells = [cell(board, each, laid.spots[each.id], words) for each in board.cells]
    links = f'<g class="links">{"".join(roads(board, laid))}</g>'
    drawn = [
        _floor(board, laid) if board.kind in ("hex", "square") else "",
        (country if board.theme == "country" else land)(board, laid) + links
        if board.kind == "graph"
        else "",  # roads run under the places and their names
        f'<g class="cells">{"".join(cells)}</g>',
        f'<g class="walls">{"".join(walls(board, laid))}</g>',
        f'<g class="doors">{"".join(doors(board, laid, words))}</g>',
        "" if board.kind == "graph" else links,
    ]
    return start, "".join(drawn)


def _tall(board: Board, view: Box) -> str:
    """A map that is higher than wide is given the height of the window; one of a country fills it."""
    if board.theme == "country":
        return " country"
    return " tall" if board.kind == "graph" and view.high > 1.15 * view.wide else ""


def _floor(board: Board, laid: Layout) -> str:
    """Walls around the stones, and the light on them."""
    stones = "".join(stone(board, each, laid.spots[each.id]) for each in board.cells)
    return f'{walled(board, laid)}<g class="stones">{stones}</g>{lit(board, laid)}'


def _ways(board: Board, words: Words) -> str:
    """Grounds, ways, walls and doors in words, as the first part of the description."""
    names, joined, told = _names(board, words), joins(board), []
    for each in board.cells:
        ground = f"ground-{each.ground}"
        parts = [said(t(ground), words)] if words.has(ground) else []
        parts += [f"{sign} {', '.join(names.get(end, '') for end in ends)}" for sign, ends in joined[each.id]]
        parts += [said(text, words) for text in each.lines] + [fact(one, words) for one in each.facts]
        told += [f"{names[each.id]}: {'; '.join(parts)}"] if parts else []
    for door in board.doors:
        if door.title is not None:
            told.append(f"{said(door.title, words)}: {said(t(f'ui-door-{door.state}'), words)}")
    return "".join(f"{text}\n" for text in told)
