"""The combat tray: the dice as they lie, and what they come to (MD-12, MD-13)."""

from __future__ import annotations

from collections.abc import Iterator

from wyprawa.games.hellscape.content import DICE
from wyprawa.games.hellscape.rules.combat.aftermath import totals
from wyprawa.games.hellscape.state import Combat, State
from wyprawa.games.hellscape.view import texts
from wyprawa.games.hellscape.vocabulary.terms import BLUE, ENEMY_DIE, FANG, MANA, SCRATCH
from wyprawa.games.hellscape.vocabulary.terms import DICE as KINDS
from wyprawa.scene import Board, Cell, Die
from wyprawa.words import Text, t

COLOURS = ("yellow", "orange", "blue", "purple", "black")
ROWS = ("attack", "defence", "enemy")
WIDE, HIGH = 4.4, 1.3


def row_of(kind: int) -> str:
    return "defence" if kind == BLUE else "enemy" if kind == ENEMY_DIE else "attack"


def tray(s: State) -> tuple[Board, ...]:
    """Three rows of dice with their totals, while a Combat lasts."""
    if s.combat is None:
        return ()
    cells = [cell(n, row, line) for n, (row, line) in enumerate(zip(ROWS, sums(s.combat), strict=True))]
    title = t(
        "tray-title",
        attacker=texts.figure_of(s, s.combat.attacker),
        defender=texts.figure_of(s, s.combat.defender),
        type=texts.attack_type(s.combat.type),
    )
    return (Board("tray", "zone", tuple(cells), title=title),)


def cell(n: int, row: str, line: Text) -> Cell:
    top = n * (HIGH + 0.1)
    corners = ((0.0, top), (WIDE, top), (WIDE, top + HIGH), (0.0, top + HIGH))
    return Cell(f"tray-{row}", WIDE / 2, top + HIGH / 2, "space", t(f"tray-{row}"), corners, lines=(line,))


def sums(combat: Combat) -> tuple[Text, Text, Text]:
    if not combat.rolled:
        return t("tray-unrolled"), t("tray-unrolled"), t("tray-unrolled")
    shown = DICE.total(combat.dice)
    swords, shields = totals(combat)
    return (
        t("tray-swords", n=swords, mana=shown[MANA]),
        t("tray-shields", n=shields),
        t("tray-enemies", scratches=shown[SCRATCH], fangs=shown[FANG]),
    )


def dice(s: State) -> Iterator[Die]:
    """Rolled dice by their faces, locked once resolved; before the roll the pool with blank faces."""
    combat = s.combat
    if combat is None:
        return
    if not combat.rolled:
        n = 0
        for kind, count in enumerate(combat.pool):
            for _ in range(count):
                yield die(n, kind, t("die-unrolled"), "dimmed")
                n += 1
        return
    for n, lying in enumerate(combat.dice):
        yield die(n, lying[0], DICE.shown(lying), "locked" if combat.locked >> n & 1 else "")


def die(n: int, kind: int, face: tuple[str, ...] | Text, state: str) -> Die:
    return Die(f"die-{n}", KINDS[kind], face, f"tray-{row_of(kind)}", COLOURS[kind], state)  # type: ignore[arg-type]
