"""Chapter 33, what characters may do in place of half a card: pumps, captives, graves, tiles out of reach."""

from __future__ import annotations

from wyprawa.games.gloomhaven import told_pages
from wyprawa.games.gloomhaven.rules.query import facts
from wyprawa.games.gloomhaven.rules.query.occasions import amount
from wyprawa.games.gloomhaven.state import State
from wyprawa.parts.boards import Cell, ids


def halves(s: State) -> tuple[str, ...]:
    """The halves of a card that a chore takes the place of."""
    chore = s.page().chore
    return chore.halves if chore is not None and chore.moves is None else ()


def left(s: State) -> list[Cell]:
    """The hexes in sight where the chore is still to be done."""
    chore = s.page().chore
    if chore is None:
        return []
    found = 0
    if chore.marks is not None:
        done = s.progress.done if s.progress else 0
        for letter in chore.marks[s.column()]:
            for cell in s.ground().marks[letter]:
                found |= (1 << cell) & ~done
    if chore.escort is not None:
        for _, figure in facts.standing(s):
            if figure.kind == "escort" and figure.name == chore.escort:
                found |= 1 << figure.at
    if chore.tiles:
        for cell, number in s.treasures.items():
            found |= (not number) << cell
    return ids(found & facts.board(s).all)


def places(s: State, who: int) -> list[Cell]:
    """The hexes beside a character where the chore can be done now."""
    if not facts.alive(s, who):
        return []
    at = s.figures[who].at
    beside = facts.board(s).near(at) | 1 << at
    return [cell for cell in left(s) if beside >> cell & 1]


def diggable(s: State, who: int) -> list[Cell]:
    """The hexes beside a character where it may spend movement on the chore."""
    chore = s.page().chore
    if chore is None or chore.moves is None or not facts.is_hero(s, who):
        return []
    return places(s, who)


def to_dig(s: State, cell: Cell) -> int:
    """The points of movement that a hex still takes."""
    chore = s.page().chore
    assert chore is not None
    spent = ((s.progress and s.progress.dug) or {}).get(cell, 0)
    return amount(s, chore.moves or 0) - spent


def dig(s: State, who: int, cell: Cell) -> bool:
    """A point of movement is spent on the chore; says whether that was the last one, and it is done."""
    kept, left = s.kept(), to_dig(s, cell) - 1
    kept.dug = {**(kept.dug or {}), cell: (kept.dug or {}).get(cell, 0) + 1}
    s.tell(told_pages.Dug, who, cell, left, rule="GH-33.13")
    if not left:
        do(s, who, cell)
    return not left


def do(s: State, who: int, cell: Cell) -> None:
    """It is done, and noted."""
    chore = s.page().chore
    assert chore is not None
    kept = s.kept()
    kept.notes[chore.id] = kept.notes.get(chore.id, 0) + 1
    s.tell(told_pages.ChoreDone, who, chore.id, cell, rule="GH-33.13")
    if chore.marks is not None:
        kept.done |= 1 << cell
    saved = facts.figure_at(s, cell) if chore.escort is not None else None
    if saved is not None:
        del s.figures[saved]
