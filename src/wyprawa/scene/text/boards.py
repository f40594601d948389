"""Boards as text: hexes and squares are drawn, zones and places joined by links are listed.

An option's number stands on the upper edge of the cell it points at, pieces inside the cell. `#` on an edge
is a wall, `+` a closed door, `'` an open one, `%` one that is locked:

     / 1 \\ /   \\
    |  S  |  *  |
      \\ / 2 \\ /
       |  1  |
         \\ /
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from textwrap import wrap

from wyprawa.scene.model import Board, Cell
from wyprawa.scene.text.rows import Laid, Row, columns, counted, face, fact, mark, piece
from wyprawa.words import Words, t

GROUND = {
    "floor": "", "": "", "corridor": "", "exit": "∩", "wall": "#", "water": "~", "difficult": ":",
    "trap": "^", "obstacle": "o", "hazard": "≈", "plate": "_", "door-closed": "+", "door-open": "'",
    "door-locked": "%", "fog-closed": "░", "fog-open": '"', "fog-locked": "▒", "wall-closed": "▓",
    "wall-open": "¦", "wall-locked": "▓",
}  # fmt: skip


def joins(board: Board) -> dict[str, list[tuple[str, list[str]]]]:
    """What each cell is joined to or separated from, by sign: ways there, ways from there, walls, doors."""
    found: dict[str, dict[str, list[str]]] = {cell.id: {} for cell in board.cells}

    def note(sign: str, back: str, pairs: Iterable[tuple[str, str]]) -> None:
        for a, b in pairs:
            for one, other, how in ((a, b, sign), (b, a, back)):
                if one in found:
                    found[one].setdefault(how, []).append(other)

    barred = {door.between for door in board.doors}
    note("→", "→", (pair for pair in board.links if not barred & {pair, pair[::-1]}))
    note("→", "←", (pair for pair in board.one_way if pair not in barred))
    note("#", "#", board.walls)
    for door in board.doors:
        sign = GROUND[f"door-{door.state}"]
        back = f"← {sign}" if door.between in board.one_way else sign
        note(sign, back, [door.between])
    return {id: list(signs.items()) for id, signs in found.items()}


def board_rows(board: Board, laid: Laid, words: Words, width: int) -> Iterator[Row]:
    """The board, and below a drawing what its signs mean."""
    if not board.cells:
        return
    if board.kind in ("zone", "graph"):
        yield from _places(board, laid, words, width)
        return
    canvas = _hexes(board, laid, words) if board.kind == "hex" else _squares(board, laid, words)
    for line, text in enumerate(canvas.lines()):
        yield Row("board" if line % 2 else "edge", f"  {text}".rstrip())
    for text in columns(_legend(board, laid, words), width - 2):
        yield Row("place", f"  {text}")


class _Canvas:
    """Characters on paper that grows as needed."""

    def __init__(self) -> None:
        self._lines: list[list[str]] = []

    def put(self, line: int, column: int, text: str) -> None:
        while len(self._lines) <= line:
            self._lines.append([])
        row = self._lines[line]
        row.extend(" " * (column + len(text) - len(row)))
        row[column : column + len(text)] = text

    def lines(self) -> list[str]:
        return ["".join(line) for line in self._lines]


def _hexes(board: Board, laid: Laid, words: Words) -> _Canvas:
    inside = {cell.id: _inside(cell, laid, words) for cell in board.cells}
    half = (max(5, *map(len, inside.values())) + 2) // 2
    wide = 2 * half
    spots = _spots(board, wide)
    canvas = _Canvas()
    for cell in board.cells:
        line, left = spots[cell.id]
        canvas.put(line + 1, left, "|" + _filled(cell, inside[cell.id], wide - 1) + "|")
        canvas.put(line, left + 1, "/")
        canvas.put(line, left + wide - 1, "\\")
        canvas.put(line + 2, left + half - 1, "\\")
        canvas.put(line + 2, left + half + 1, "/")
    for cell in board.cells:  # numbers last: the tip of the hex above reaches between them
        line, left = spots[cell.id]
        canvas.put(line, left + 2, _edge(cell, laid, words, wide - 3, wide - 3).center(wide - 3))
    for (a, b), sign in _edges(board).items():
        (low, x), (high, y) = sorted((spots[a], spots[b]), reverse=True)
        if low == high:
            canvas.put(low + 1, x, sign)
        elif low - high == 2 and abs(x - y) == half:
            canvas.put(low, x + wide - 1 if x < y else x + 1, sign)
    return canvas


def _edges(board: Board) -> dict[tuple[str, str], str]:
    """The signs of walls and doors, by the cells they lie between."""
    known = {cell.id for cell in board.cells}
    found = dict.fromkeys(board.walls, "#")
    found |= {door.between: GROUND[f"door-{door.state}"] for door in board.doors}
    return {ends: sign for ends, sign in found.items() if known.issuperset(ends)}


def _squares(board: Board, laid: Laid, words: Words) -> _Canvas:
    inside = {cell.id: _inside(cell, laid, words) for cell in board.cells}
    wide = max(3, *map(len, inside.values())) + 1
    spots = _spots(board, wide)
    taken = set(spots.values())
    edges = {frozenset((spots[a], spots[b])): sign for (a, b), sign in _edges(board).items()}

    def line_to(here: tuple[int, int], there: tuple[int, int], sign: str) -> str:
        return edges.get(frozenset((here, there))) or (" " if there in taken else sign)

    canvas = _Canvas()
    for cell in board.cells:
        here = line, left = spots[cell.id]
        above, below = line_to(here, (line - 2, left), "-"), line_to(here, (line + 2, left), "-")
        name = wide - 1 if above in " -" else wide - 3  # it must not hide a wall or a door
        canvas.put(line, left, "·" + _edge(cell, laid, words, wide - 1, name).center(wide - 1, above) + "·")
        canvas.put(line + 1, left, line_to(here, (line, left - wide), "|"))
        canvas.put(line + 1, left + 1, _filled(cell, inside[cell.id], wide - 1))
        canvas.put(line + 1, left + wide, line_to(here, (line, left + wide), "|"))
        if (line + 2, left) not in taken:
            canvas.put(line + 2, left, "·" + below * (wide - 1) + "·")
    return canvas


def _spots(board: Board, wide: int) -> dict[str, tuple[int, int]]:
    """Line and column of each cell's upper left corner."""
    left, top = min(cell.x for cell in board.cells), min(cell.y for cell in board.cells)
    return {cell.id: (2 * round(cell.y - top), round((cell.x - left) * wide)) for cell in board.cells}


def _inside(cell: Cell, laid: Laid, words: Words) -> str:
    """What stands on a cell, as signs."""
    signs = [each.glyph for each in laid.pieces.get(cell.id, ())]
    few = [sign if (n := signs.count(sign)) == 1 else f"{sign}×{n}" for sign in dict.fromkeys(signs)]
    few += [face(each, words) for each in laid.dice.get(cell.id, ())]
    return ("" if all(len(sign) == 1 for sign in signs) else " ").join(few)


def _filled(cell: Cell, inside: str, room: int) -> str:
    """The inside of a cell: what stands there; its ground in the middle if nothing does, else on the left."""
    ground = _ground(cell)
    text = (inside or ground).center(room)
    return ground + text[1:] if inside and ground and text[0] == " " else text


def _ground(cell: Cell) -> str:
    return GROUND.get(cell.ground, cell.ground[:1])


def _edge(cell: Cell, laid: Laid, words: Words, room: int, for_name: int) -> str:
    """What stands on a cell's upper edge: the number of the option that points there, or its name."""
    things = (*laid.pieces.get(cell.id, ()), *laid.dice.get(cell.id, ()))
    numbers = laid.numbers_at(cell.id, *(each.id for each in things))
    if numbers:
        return f"{numbers[0]}{'…' if len(numbers) > 1 else ''}"[:room]
    name = "" if cell.title is None else words.say(cell.title)
    return name if len(name) <= for_name else ""


def _legend(board: Board, laid: Laid, words: Words) -> list[str]:
    """The signs on a board: pieces with their figures, alike ones once, then the kinds of ground."""
    cells = {cell.id for cell in board.cells}
    standing = [each for each in laid.order if each.at in cells]
    wide = max((len(each.glyph) for each in standing), default=1)
    signs = Counter(
        f"{each.glyph.ljust(wide)}  {mark(laid.numbers_at(each.id))}{piece(each, words)}" for each in standing
    )
    grounds = {f"ground-{cell.ground}": _ground(cell) for cell in board.cells if _ground(cell)}
    return [
        *(f"{said} ×{n}" if n > 1 else said for said, n in signs.items()),
        *(f"{sign.ljust(wide)}  {words.say(t(id))}" for id, sign in grounds.items() if words.has(id)),
        *(f"{sign.ljust(wide)}  {said}" for sign, said in _doors(board, laid, words)),
    ]


def _doors(board: Board, laid: Laid, words: Words) -> Iterator[tuple[str, str]]:
    """What the signs of doors mean, and which doors options point at."""
    signs = {door.state: GROUND[f"door-{door.state}"] for door in board.doors}
    for state, sign in signs.items():
        yield sign, words.say(t(f"ui-door-{state}"))
    for door in board.doors:
        numbers = laid.numbers_at(door.id)
        if numbers:
            yield signs[door.state], mark(numbers) + (words.say(door.title) if door.title else door.id)


def _places(board: Board, laid: Laid, words: Words, width: int) -> Iterator[Row]:
    """One line per place with its parts and the places it is joined to; below it what stands there.

    Parts with something written on them have lines of their own.
    """
    titles = {cell.id: words.say(cell.title) if cell.title is not None else cell.id for cell in board.cells}
    if board.kind == "graph":
        titles |= {cell.id: f"{cell.sign} {titles[cell.id]}" for cell in board.cells if cell.sign}
    marks = {cell.id: mark(laid.numbers_at(cell.id)) for cell in board.cells}
    doors = {frozenset(door.between): mark(laid.numbers_at(door.id)) for door in board.doors}
    joined, parts = joins(board), dict[str, list[Cell]]()
    for cell in board.cells:
        parts.setdefault(cell.within, []).append(cell)
    margin = max(len(marks[cell.id]) for cell in board.cells if not _is_space(cell))
    for cell in parts.get("", ()):
        ground = f"ground-{cell.ground}"
        text = titles[cell.id] + (f" ({words.say(t(ground))})" if words.has(ground) else "")
        for sign, ends in joined[cell.id]:
            said = [doors.get(frozenset((cell.id, end)), "") + titles.get(end, end) for end in ends]
            text += f" {sign} {', '.join(said)}"
        inside = parts.get(cell.id, ())
        spaces = [_space(part, laid, words) for part in inside if _is_space(part)]
        text += f": {', '.join(counted(spaces))}" if spaces else ""
        written = [part for part in inside if not _is_space(part)]
        here = laid.things(cell.id, words)
        if written and here:
            text, here = f"{text}: {', '.join(here)}", []
        yield from _place(cell, text, marks[cell.id].ljust(margin), here, words, width)
        for part in written:
            indent = "  " + marks[part.id].ljust(margin)
            yield from _place(part, titles[part.id], indent, laid.things(part.id, words), words, width)


def _place(cell: Cell, text: str, margin: str, here: list[str], words: Words, width: int) -> Iterator[Row]:
    """A place with what is written there; below it what lies here."""
    written = list(dict.fromkeys([*map(words.say, cell.lines), *(fact(each, words) for each in cell.facts)]))
    text = ": ".join([text, *(["; ".join(written)] if written else [])])
    below = " " * (len(margin) + 4)
    first, *more = wrap(text, max(width - 2 - len(below), 20))
    yield Row("place", f"  {margin}{first}")
    yield from (Row("place", f"  {below}{line}") for line in more)
    things = wrap(", ".join(here), max(width - 2 - len(below), 20))
    yield from (Row("place", f"  {below}{line}") for line in things)


def _is_space(cell: Cell) -> bool:
    """Whether a cell is a part of another with nothing written on it."""
    return bool(cell.within) and not cell.lines


def _space(cell: Cell, laid: Laid, words: Words) -> str:
    """A part of a place: its name, if it has one, and what lies there; of dice only the faces."""
    dice = laid.dice.get(cell.id, ())
    said = [] if cell.title is None else [words.say(cell.title)]
    said += [piece(each, words) for each in laid.pieces.get(cell.id, ())]
    said += ["".join(face(each, words) for each in dice)] if dice else []
    empty = not dice and cell.id not in laid.pieces
    things = (cell.id, *(each.id for each in (*laid.pieces.get(cell.id, ()), *dice)))
    return mark(laid.numbers_at(*things)) + " ".join([*said, *(["[ ]"] if empty else [])])
