"""Chapter 33, water that rises in a ship: where it stands, and who carries it out."""

from __future__ import annotations

from wyprawa.games.gloomhaven import told, told_pages
from wyprawa.games.gloomhaven.content import MAP_TILES
from wyprawa.games.gloomhaven.ground import moved, spread_out
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, ask
from wyprawa.parts.boards import Cell, Cells, ids, mask


def basin(s: State) -> Cells:
    """The hexes that water can fill."""
    flood, board = s.page().flood, s.ground().board
    if flood is None:
        return 0
    laid = [tile for room in s.page().rooms for tile in room.tiles if tile.side == flood.side]
    floor = spread_out(MAP_TILES[flood.side].floor)
    return board.mask_of(moved(at, tile.turns, tile.at) for tile in laid for at in floor)


def begin(s: State) -> None:
    """Some hexes are dry for some numbers of characters."""
    flood = s.page().flood
    if flood is not None and (letter := flood.dry[s.column()]):
        s.difficult &= ~mask(s.ground().marks[letter])


def room_for(s: State) -> Cells:
    """Where the next water tile can go: beside another."""
    here = basin(s)
    return facts.board(s).spread(here & s.difficult) & here & ~s.difficult


def fill(s: State, cell: Cell) -> None:
    flood = s.page().flood
    assert flood is not None
    s.difficult |= 1 << cell
    s.tell(told.Built, flood.tile, (cell,), rule="GH-33.13")


def end_turn(s: State, hero: int) -> Asking[None]:
    """A character pours its water out, or takes up that in its own hex."""
    flood, at = s.page().flood, s.figures[hero].at
    if flood is None or at < 0:
        return
    if at in s.ground().marks[flood.out] and s.kept().water >> hero & 1:
        s.kept().water &= ~(1 << hero)
        s.tell(told_pages.Bailed, hero, True, rule="GH-33.13")
    else:
        yield from scoop(s, hero, 1 << at)


def scoop(s: State, hero: int, cells: Cells) -> Asking[None]:
    """One water tile of these hexes, if the character carries none and likes to."""
    there = ids(cells & basin(s) & s.difficult)
    if not there or s.kept().water >> hero & 1:
        return
    options: list[int | str] = [*there, "no"]
    cell = yield from ask(s.heroes[hero].seat, "flood.take", options, subject=(hero,), rule="GH-33.13")
    if isinstance(cell, str):
        return
    s.difficult &= ~(1 << cell)
    s.kept().water |= 1 << hero
    s.tell(told.Cleared, (cell,), "tile", rule="GH-33.13")
    s.tell(told_pages.Bailed, hero, False, rule="GH-33.13")
