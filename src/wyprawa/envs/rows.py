"""The rows of an observation: what stands in each column, and the parts that depend on one thing alone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from wyprawa.envs.codes import BAG, CODE, KINDS, bag, bounded, code, facts_bag, number, spot, symbols_bag
from wyprawa.scene import Board, Card, Die, OptionLook, Piece

Row: TypeAlias = tuple[float, ...]
Array: TypeAlias = npt.NDArray[np.float32]

FAR = 32  # cells from one edge of a board to the other, in coordinates
LINES = 16  # features of a card's text

# The columns of each array: a name, and how many it takes.
OWNER = {"mine": 1, "others": 1, "nobodys": 1, "seats_on": 1}
COLUMNS: Mapping[str, Mapping[str, int]] = {
    "question": {
        "asked": 1, "ask": CODE, "rule": CODE, "subject": BAG, "options": 2, "page": 1, "pages": 1,
        "seats": 1, "seat": 1, "waiting": 1,
        "cells_left_out": 1, "pieces_left_out": 1, "cards_left_out": 1, "values_left_out": 1,
    },
    "options": {
        "there": 1, "label": BAG, "group": CODE, "note": BAG, "path": 1,
        "placed": 1, "x": 1, "y": 1, "dx": 1, "dy": 1, "near_mine": 1, "near_others": 1, "near": KINDS,
        "kind": CODE, "title": BAG, "facts": BAG, "lines": LINES,
    },
    "cells": {
        "there": 1, "x": 1, "y": 1, "board": 1, "ground": CODE,
        "mine": 1, "others": 1, "nobodys": 1, "target": 1, "kinds": KINDS,
    },
    "pieces": {
        "there": 1, "placed": 1, "x": 1, "y": 1, **OWNER, "target": 1,
        "kind": CODE, "rank": CODE, "title": BAG, "facts": BAG, "living": 1, "health": 2, "share": 1,
    },
    "cards": {
        "there": 1, **OWNER, "target": 1, "zone": CODE,
        "kind": CODE, "title": BAG, "facts": BAG, "lines": LINES,
    },
    "values": {"there": 1, **OWNER, "name": CODE, "number": 2, "share": 1},
}  # fmt: skip
WIDTHS = {array: sum(columns.values()) for array, columns in COLUMNS.items()}


def columns(array: str) -> dict[str, slice]:
    """Where each named column of an array lies."""
    found, at = {}, 0
    for name, wide in COLUMNS[array].items():
        found[name] = slice(at, at + wide)
        at += wide
    return found


class Grid:
    """All boards' cells: their numbers, where they lie, and their rows as long as nothing stands there."""

    __slots__ = ("hexes", "index", "rows", "xy")

    def __init__(self, boards: tuple[Board, ...]) -> None:
        cells = [(n, cell) for n, board in enumerate(boards) for cell in board.cells]
        self.hexes = bool(boards) and boards[0].kind == "hex"
        self.index = {cell.id: i for i, (_, cell) in enumerate(cells)}
        self.xy = [(cell.x, cell.y) for _, cell in cells]
        rows = [
            (1.0, bounded(cell.x / FAR), bounded(cell.y / FAR), bounded(n / 8), *code(cell.ground))
            for n, cell in cells
        ]
        self.rows = np.array(rows, np.float32).reshape(len(cells), 4 + CODE)


@lru_cache(maxsize=512)
def grid(boards: tuple[Board, ...]) -> Grid:
    return Grid(boards)


@lru_cache(maxsize=1024)
def owner(seat: int | None, me: int, seats: int) -> Row:
    """Whose something is, as seen from a seat: one's own, another's (how many seats on), or nobody's."""
    if seat is None:
        return (0.0, 0.0, 1.0, 0.0)
    if seat == me:
        return (1.0, 0.0, 0.0, 0.0)
    return (0.0, 1.0, 0.0, bounded((seat - me) % seats / 8))


@lru_cache(maxsize=8192)
def piece_row(piece: Piece) -> Row:
    left, most = piece.health or (0, 0)
    living = (1.0, *number(left), bounded(left / max(most, 1))) if piece.health else (0.0, 0.0, 0.0, 0.0)
    return (*code(piece.kind), *code(piece.rank), *bag((piece.title,)), *facts_bag(piece.facts), *living)


@lru_cache(maxsize=8192)
def die_row(die: Die) -> Row:
    """A die as a piece: its face is its health, or its title."""
    face = (1.0, *number(die.face), bounded(die.face / 6)) if isinstance(die.face, int) else (0.0,) * 4
    title = (0.0,) * BAG
    if isinstance(die.face, tuple):
        title = symbols_bag(die.face)
    elif not isinstance(die.face, int):
        title = bag((die.face,))
    return (*code(die.kind), *code("die"), *title, *(0.0,) * BAG, *face)


@lru_cache(maxsize=8192)
def card_row(card: Card) -> Row:
    return (*code(card.kind), *bag((card.title,)), *facts_bag(card.facts), *bag(card.lines, LINES))


@lru_cache(maxsize=8192)
def look_row(look: OptionLook) -> Row:
    note = () if look.note is None else (look.note,)
    return (1.0, *bag((look.label,)), *code(look.group), *bag(note), bounded(len(look.path) / 8))


@lru_cache(maxsize=4096)
def kind_spot(kind: str) -> int:
    """The column of `near` and `kinds` that counts pieces of a kind."""
    return spot(kind) % KINDS


@lru_cache(maxsize=4096)
def shared_name(id: str) -> str:
    """`hand-2` is the hand, whoever holds it."""
    head, _, tail = id.rpartition("-")
    return head if head and tail.isdecimal() else id
