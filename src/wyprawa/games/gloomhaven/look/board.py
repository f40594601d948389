"""The map as far as it is revealed, and what lies on it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from wyprawa.games.gloomhaven import casting, texts
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.state import State
from wyprawa.games.gloomhaven.texts.phrases import slug
from wyprawa.parts.boards import Cells, HexMap, ids
from wyprawa.scene import Board, Cell, Fact, Piece
from wyprawa.words import named, t

Ground = tuple[int, str, str]  # a hex, what it is, the tile that makes it so
BY_KIND = ("plate", "fog-open", "wall-open")  # the tile is a letter, or no longer there


def boards(s: State) -> tuple[Board, ...]:
    """The rooms revealed and the closed doors at their edges; before the first, the room one enters."""
    ground, seen = s.ground(), shown(s)
    marks = tuple((cell, letter) for letter, cells in sorted(ground.marks.items()) for cell in cells)
    return (_board(ground.board, seen, tuple(grounds(s, seen)), marks),)


def shown(s: State) -> Cells:
    """The hexes one sees."""
    ground, rooms = s.ground(), s.rooms or 0b10
    found = ground.seen(rooms, s.doors).all | ground.closed_of(rooms, s.doors)
    for number, cells in enumerate(ground.rooms) if ground.solid else ():
        found |= cells & ground.solid if rooms >> number & 1 else 0
    return found


def grounds(s: State, shown: Cells) -> Iterator[Ground]:
    """What is not plain floor; later lines go before earlier ones."""
    ground = s.ground()
    for cell in ids(ground.corridors & shown):
        yield cell, "corridor", ""
    tiles = printed(s)
    for kind, cells in (("difficult", s.difficult), ("hazard", s.hazards)):
        for cell in ids(cells & shown):
            tile = tiles.get((kind, cell), "")
            yield cell, "water" if tile == "water" else kind, tile
    for cell, letter in sorted(s.plates.items()):
        yield cell, "plate", f"{letter}"
    for cell, trap in sorted(s.traps.items()):
        yield cell, "trap", trap.tile
    for room in s.page().rooms if ground.solid else ():
        solid = [(each.tile, ground.board.at(*at)) for each in room.overlays if each.solid for at in each.at]
        yield from ((cell, "obstacle", tile) for tile, cell in solid if shown >> cell & 1)
    for each in s.obstacles:
        for cell in each.cells:
            yield cell, "obstacle", each.tile
    doors = s.page().doors
    for door, cell in enumerate(ground.doors):
        if shown >> cell & 1:
            state = "open" if s.doors >> door & 1 else "locked" if s.locked >> door & 1 else "closed"
            yield cell, f"{doors[door].passage}-{state}", doors[door].tile
    for _, figure in facts.standing(s):
        if figure.kind == "obstacle":  # one with hit points, perhaps a door
            barred = ground.door_at(figure.at)
            kind = "obstacle" if barred is None else f"{doors[barred].passage}-closed"
            yield figure.at, kind, figure.name


def printed(s: State) -> dict[tuple[str, int], str]:
    """The tiles of ground that the rooms of the page are laid out with."""
    at = s.ground().board.at
    overlays = [each for room in s.page().rooms for each in room.overlays]
    return {(each.kind, at(*hex)): each.tile for each in overlays for hex in each.at}


@lru_cache(maxsize=128)
def _board(
    whole: HexMap, shown: Cells, grounds: tuple[Ground, ...], marks: tuple[tuple[int, str], ...]
) -> Board:
    made, letters = {cell: (kind, tile) for cell, kind, tile in grounds}, dict(marks)
    named = casting.names(whole)
    cells = []
    for cell in ids(shown):
        q, r = whole.axial(cell)
        kind, tile = made.get(cell, ("floor", ""))
        title = t("ui-cell", name=named[cell])
        if cell in letters:
            title = t("hex-marked", name=named[cell], letter=letters[cell])
        elif kind == "plate" and tile:
            title = t("hex-marked", name=named[cell], letter=tile)
        made_of = "" if kind in BY_KIND else slug(tile)
        lines = (t(f"tile-{made_of}"),) if made_of else ()
        drawn = "" if kind == "fog-locked" else made_of
        cells.append(Cell(str(cell), q + r / 2, r, kind, title, lines=lines, prop=drawn))
    walls = [(str(a), str(b)) for a, b in whole.walls if shown >> a & 1 and shown >> b & 1]
    return Board("map", "hex", tuple(cells), walls=tuple(walls))


def pieces(s: State) -> Iterator[Piece]:
    """Traps, money and treasure."""
    for cell, trap in sorted(s.traps.items()):
        give = tuple(Fact(name, t(f"condition-{name}")) for name in trap.give)
        title = named(t("ground-trap"), texts.trap(trap.damage, trap.give))
        sign = str(trap.damage) if trap.damage else "!"
        yield Piece(f"trap-{cell}", str(cell), "trap", title, sign, facts=give)
    for cell, money in sorted(s.money.items()):
        count = (Fact("gold", money),) if money > 1 else ()
        yield Piece(f"money-{cell}", str(cell), "coins", t("icon-money"), "$", facts=count)
    for cell, number in sorted(s.treasures.items()):
        title = t("treasure-numbered", n=number) if number else t("treasure-goal")
        kind, sign = ("treasure", "T") if number else ("quest", "*")
        yield Piece(f"treasure-{cell}", str(cell), kind, title, sign)
    burden = s.page().burden
    if burden is not None and s.progress and s.progress.lies >= 0:
        yield Piece("burden", str(s.progress.lies), "quest", t(f"burden-{burden.id}"), "*")
