"""Monster turns worked out elsewhere, against ours: `python -m wyprawa.games.gloomhaven.vectors FILE`.

Each line of the file is a board, a monster about to act, and every answer another program permits. A row
agrees if the end hexes we permit, and for each the focus and whom it may attack, are the same. Where the
rulebook is open to more than one reading, the ledger has a ruling; rows that differ by one are told with it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct

from wyprawa.games.gloomhaven.rules.monsters import Foe, Mode, Turn, attacks, focus, moves
from wyprawa.games.gloomhaven.rules.monsters.movement import most_targets
from wyprawa.parts.boards import HexMap, ids
from wyprawa.parts.boards.hex_sight import Axial


class Hero(Struct, frozen=True):
    """An enemy of the acting monster."""

    at: Axial
    initiative: int


class RowAnswer(Struct, frozen=True):
    """One permitted outcome, as a file has it."""

    to: Axial
    focus: tuple[Axial, ...]
    attacks: tuple[Axial, ...]


class Row(Struct, frozen=True, kw_only=True):
    """A monster turn, as a file has it."""

    id: int
    cells: tuple[Axial, ...]
    obstacles: tuple[Axial, ...] = ()
    traps: tuple[Axial, ...] = ()
    difficult: tuple[Axial, ...] = ()
    heroes: tuple[Hero, ...]
    monster: Axial
    allies: tuple[Axial, ...] = ()
    move: int
    range: int
    targets: int
    mode: Mode = "walk"
    muddled: bool = False
    answers: tuple[RowAnswer, ...]


class Answer(NamedTuple):
    """One permitted outcome: the end hex, the focus and the hexes attacked."""

    to: Axial
    focus: frozenset[Axial]
    attacks: frozenset[Axial]

    def __str__(self) -> str:
        def told(places: Iterable[Axial]) -> str:
            return " ".join(f"{q},{r}" for q, r in sorted(places)) or "none"

        return f"to {told([self.to])}, focus {told(self.focus)}, attacks {told(self.attacks)}"


class UnreadableRow(ValueError):
    """A line that is no monster turn."""


def read(path: Path) -> list[Row]:
    """The rows of a file."""
    rows = []
    for number, line in enumerate(path.read_bytes().splitlines(), 1):
        if line.strip():
            try:
                rows.append(msgspec.json.decode(line, type=Row))
            except msgspec.DecodeError as error:
                raise UnreadableRow(f"{path}:{number}: {error}") from error
    return rows


def turn_of(row: Row, *, centres: bool = False, frame: HexMap | None = None) -> Turn:
    """The turn a row describes; `centres` as in `HexMap`."""
    board = HexMap(row.cells, centres=centres, like=frame)
    return Turn(
        map=board,
        at=board.at(*row.monster),
        foes=tuple(Foe(n, board.at(*hero.at), hero.initiative) for n, hero in enumerate(row.heroes)),
        move=row.move,
        range=row.range,
        targets=row.targets,
        mode=row.mode,
        muddled=row.muddled,
        obstacles=board.mask_of(row.obstacles),
        hazards=board.mask_of(row.traps),
        difficult=board.mask_of(row.difficult),
        allies=board.mask_of(row.allies),
    )


def permitted(turn: Turn) -> set[Answer]:
    """Every outcome of a turn that the rules permit."""
    place = turn.map.axial
    found = focus(turn)
    if not found.foes:
        return {Answer(place(turn.at), frozenset(), frozenset())}
    foci = frozenset(place(foe.at) for foe in found.foes)
    answers = set()
    for foe in found.foes:
        for end in moves(turn, foe, found.places).ends:
            strikes = attacks(turn.moved(end.at), foe, found.places).strikes
            hit = [frozenset(place(target.at) for target in strike.targets) for strike in strikes]
            answers |= {Answer(place(end.at), foci, targets) for targets in hit or [frozenset()]}
    return answers


def expected(row: Row) -> set[Answer]:
    """The answers a row lists."""
    return {Answer(each.to, frozenset(each.focus), frozenset(each.attacks)) for each in row.answers}


def differing(rows: Sequence[Row], *, centres: bool = False) -> Iterator[tuple[Row, set[Answer]]]:
    """The rows we do not agree with, and what we permit instead."""
    if not rows:
        return
    frame = HexMap({cell for row in rows for cell in row.cells})  # so that lines are traced once for all
    for row in rows:
        ours = permitted(turn_of(row, centres=centres, frame=frame))
        if ours != expected(row):
            yield row, ours


SIGHT = "ruling GH-10.8: they see along a line to the middle of a hex, we from corner to corner"
NEIGHBOURS = "ruling GH-10.27: neighbours without a wall between them always see each other"
HEXES = "ruling GH-27.19: of hexes with equally many targets it takes that of the earlier further targets"
FURTHER = "ruling GH-28.12: further targets are taken in focus order, whatever Disadvantage they bring"


def ruling(row: Row, ours: set[Answer]) -> str:
    """The ruling by which a row differs; "" if none explains it."""
    theirs = expected(row)
    if permitted(turn_of(row, centres=True)) == theirs:
        return SIGHT
    if _without_a_line(row, ours - theirs):
        return NEIGHBOURS
    if theirs <= _unruled(turn_of(row)):
        return FURTHER if {each.to for each in theirs} == {each.to for each in ours} else HEXES
    return ""


def _without_a_line(row: Row, answers: set[Answer]) -> bool:
    """Whether somebody is attacked to whom no line runs, as only neighbours are."""
    board = turn_of(row).map
    return any(
        not board.sees(board.at(*answer.to), board.at(*target))
        for answer in answers
        for target in answer.attacks
    )


def _unruled(turn: Turn) -> set[Answer]:
    """What the rulebook permits without a word on hexes with equally many targets, and on further targets."""
    place, equal = turn.map.axial, {foe.id: 0 for foe in turn.foes}
    found = focus(turn)
    foci = frozenset(place(foe.at) for foe in found.foes)
    answers = set()
    for foe in found.foes:
        for cell in ids(most_targets(turn, foe)):
            strikes = attacks(turn.moved(cell), foe, equal).strikes
            hit = [frozenset(place(target.at) for target in strike.targets) for strike in strikes]
            answers |= {Answer(place(cell), foci, targets) for targets in hit}
    return answers


def report(row: Row, ours: set[Answer]) -> Iterator[str]:
    """Tell of a row that differs."""
    yield f"row {row.id}: {row.mode}, move {row.move}, range {row.range}, targets {row.targets}"
    theirs = expected(row)
    for name, answers in (("only they permit", theirs - ours), ("only we permit", ours - theirs)):
        yield from (f"  {name}: {answer}" for answer in sorted(map(str, answers)))


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the rows that differ and the share that agrees; 0 if a ruling explains every difference."""
    parser = argparse.ArgumentParser(prog="python -m wyprawa.games.gloomhaven.vectors")
    parser.add_argument("file", type=Path, help="monster turns, one JSON object a line")
    parser.add_argument(
        "--centres", action="store_true", help="let lines of sight also end in the middle of a hex"
    )
    given = parser.parse_args(arguments)
    try:
        rows = read(given.file)
    except (OSError, UnreadableRow) as error:
        print(error, file=sys.stderr)
        return 2
    different = ruled = 0
    for row, ours in differing(rows, centres=given.centres):
        different += 1
        print(*report(row, ours), sep="\n")
        if named := ruling(row, ours):
            ruled += 1
            print(f"  {named}")
    agree = len(rows) - different
    print(f"{agree} of {len(rows)} rows agree ({agree / max(1, len(rows)):.1%}), {ruled} differ by a ruling")
    return 0 if different == ruled else 1


if __name__ == "__main__":
    sys.exit(main())
