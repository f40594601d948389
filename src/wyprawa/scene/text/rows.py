"""What every part of the drawing needs: rows, what lies where, and the small figures in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from wyprawa.scene.model import Die, Fact, Piece, Scene
from wyprawa.words import Text, Words, t

WIDTH = 100  # columns, unless told otherwise


class Row(NamedTuple):
    """One line and what it is.

    `title`, `text`, `panel`, `card`, `place`, `log`, `ask`, `option`, `end`, `error`; `board` for what is
    drawn, `edge` for the lines between its rows, where the numbers of options stand. In `card` and `place` an
    option's number is in parentheses.
    """

    kind: str
    text: str = ""


class Laid:
    """What lies where: option numbers, pieces and dice, by the id of the cell, zone, card or piece."""

    def __init__(self, scene: Scene) -> None:
        self.order = scene.pieces
        self.numbers: dict[str, list[int]] = {}
        self.pieces: dict[str, list[Piece]] = {}
        self.dice: dict[str, list[Die]] = {}
        for number, option in enumerate(scene.prompt.options if scene.prompt else (), 1):
            for target in option.targets:
                self.numbers.setdefault(target, []).append(number)
        zones = [*scene.zones, *(zone for panel in scene.panels for zone in panel.zones)]
        places = {cell.id for board in scene.boards for cell in board.cells}
        places |= {zone.id for zone in zones} | {card.id for zone in zones for card in zone.cards}
        for piece in scene.pieces:
            self.pieces.setdefault(piece.at if piece.at in places else "", []).append(piece)
        for each in (*scene.dice, *(one for panel in scene.panels for one in panel.dice)):
            if each.at in places:
                self.dice.setdefault(each.at or "", []).append(each)

    def lies(self, each: Die) -> bool:
        """Whether a die lies somewhere on the table, not just in front of a player."""
        return each in self.dice.get(each.at or "", ())

    def numbers_at(self, *ids: str) -> list[int]:
        """The options that point at one of these."""
        return sorted({number for id in ids for number in self.numbers.get(id, ())})

    def things(self, id: str, words: Words) -> list[str]:
        """The pieces and dice that lie there, each with its option's number and its figures."""
        pieces = [mark(self.numbers_at(p.id)) + piece(p, words) for p in self.pieces.get(id, ())]
        return counted(pieces) + self.dice_said(self.dice.get(id, ()), words)

    def dice_said(self, dice: Iterable[Die], words: Words) -> list[str]:
        return counted(mark(self.numbers_at(each.id)) + die(each, words) for each in dice)


def mark(numbers: Sequence[int]) -> str:
    """Option numbers before what they point at: `(3) `, `(3,4) `."""
    if not numbers:
        return ""
    return f"({','.join(map(str, numbers[:3]))}{'…' if len(numbers) > 3 else ''}) "


def counted(said: Iterable[str]) -> list[str]:
    """Things said several times are said once, with how many there are."""
    return [f"{n}× {each}" if n > 1 else each for each, n in Counter(said).items()]


def piece(each: Piece, words: Words) -> str:
    """A piece in words: what it is, its figures, its health."""
    said = [words.say(each.title), *(fact(one, words) for one in each.facts)]
    said += [] if each.health is None else [f"{each.health[0]}/{each.health[1]}"]
    return " ".join(said)


def fact(each: Fact, words: Words) -> str:
    if each.title is None and not isinstance(each.value, int):
        return words.say(each.value)
    name = words.say(each.title if each.title is not None else t(f"icon-{each.icon}"))
    value = each.value if isinstance(each.value, int) else words.say(each.value)
    return f"{name} {value}"


def face(each: Die, words: Words) -> str:
    return f"[{shown(each, words)}]"


def shown(each: Die, words: Words) -> str:
    """The face of a die in words: a number, a sentence, or its symbols."""
    if isinstance(each.face, int):
        return str(each.face)
    if isinstance(each.face, Text):
        return words.say(each.face)
    names = [words.say(t(f"icon-{icon}")) for icon in each.face]
    return ", ".join(counted(names)) or words.say(t("ui-die-blank"))


def die(each: Die, words: Words) -> str:
    """A die's face, what kind of die it is, if there is a word for that, and its state, if it has one."""
    kind = f"die-{each.kind}"
    name = [words.say(t(kind))] if words.has(kind) else []
    state = [f"({words.say(t(f'ui-die-{each.state}'))})"] if each.state else []
    return " ".join([*name, face(each, words), *state])


def columns(items: Sequence[str], width: int, gap: int = 3) -> list[str]:
    """Items in as many columns as fit into `width`, read downwards."""
    for deep in range(1, len(items) + 1):
        stacks = [items[i : i + deep] for i in range(0, len(items), deep)]
        wides = [max(map(len, stack)) for stack in stacks]
        if deep == len(items) or sum(wides) + gap * (len(wides) - 1) <= width:
            rows = [[stack[row] for stack in stacks if row < len(stack)] for row in range(deep)]
            between = " " * gap
            return [
                between.join(text.ljust(wide) for text, wide in zip(row, wides, strict=False)).rstrip()
                for row in rows
            ]
    return []
