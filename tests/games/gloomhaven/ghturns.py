"""Turns from drawings, for the tests of monsters.

`M` acts, digits are foes in initiative order, `a` its allies, `i` an invisible enemy, `o` obstacles, `x`
traps, `h` hazardous terrain, `~` difficult terrain. `*` marks where it should end, `@` is an acting figure
that should stay, `X` a trap on which it should end.
"""

from __future__ import annotations

from typing import Any

from wyprawa.games.gloomhaven.rules.monsters import Foe, Turn, attacks, focus, moves
from wyprawa.parts.boards import Cell, Cells, HexMap, mask
from wyprawa.parts.boards.hex_sight import Axial


def drawn(text: str, **fields: Any) -> tuple[Turn, Cells]:
    """The turn of a drawing, and the cells where it should end."""
    board, marks = HexMap.parse(text)

    def at(chars: str) -> Cells:
        return mask(cell for char in chars for cell in marks.get(char, []))

    (home,) = marks.get("M", []) + marks.get("@", [])
    turn = Turn(
        map=board,
        at=home,
        foes=tuple(Foe(int(mark), marks[mark][0], int(mark)) for mark in sorted(marks) if mark.isdigit()),
        obstacles=at("o"),
        hazards=at("xXh"),
        difficult=at("~"),
        allies=at("a"),
        blocked=at("i"),
        **fields,
    )
    return turn, at("*@X")


def placed(board: HexMap, at: Axial, foes: dict[int, Axial], **fields: Any) -> Turn:
    """A turn from axial places; sets of hexes are given as lists of them, foes act in the order given."""
    given: dict[str, Any] = {
        name: board.mask_of(value) if isinstance(value, list) else value for name, value in fields.items()
    }
    return Turn(
        map=board,
        at=board.at(*at),
        foes=tuple(Foe(id, board.at(*place), order) for order, (id, place) in enumerate(foes.items())),
        **given,
    )


def field(across: int, down: int) -> HexMap:
    """Open floor around (0, 0)."""
    return HexMap((q, r) for q in range(-across, across + 1) for r in range(-down, down + 1))


def foe(turn: Turn, id: int) -> Foe:
    return next(each for each in turn.foes if each.id == id)


def foci(turn: Turn) -> list[int]:
    """The foes that may be the focus."""
    return [each.id for each in focus(turn).foes]


def ends(turn: Turn, id: int = 1) -> Cells:
    """Where it may end, if this foe is the focus."""
    return mask(end.at for end in moves(turn, foe(turn, id)).ends)


def places(turn: Turn, id: int = 1) -> list[Axial]:
    """The same in axial places."""
    return [turn.map.axial(end.at) for end in moves(turn, foe(turn, id)).ends]


def strikes(turn: Turn, id: int = 1) -> list[set[int]]:
    """Whom it may attack from where it stands, if this foe is the focus."""
    return [{target.id for target in strike.targets} for strike in attacks(turn, foe(turn, id)).strikes]


def one(cells: Cells) -> Cell:
    assert cells.bit_count() == 1
    return cells.bit_length() - 1
