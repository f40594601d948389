"""What a table looks like to one seat, as data. Words are `Text`s; no language, no screen."""

from __future__ import annotations

from typing import Literal

import msgspec

from wyprawa.words import Text


class Fact(msgspec.Struct, frozen=True):
    """A small figure on a piece, a card or a panel: an icon's name and what stands beside it.

    A number needs the icon or the title to be understood; a Text without a title speaks for itself.
    """

    icon: str
    value: int | Text
    title: Text | None = None


class Cell(msgspec.Struct, frozen=True):
    """A place on a board, at `x`, `y` in units of one cell. `outline` gives a zone its shape.

    `within` is the cell it is a part of, such as the building of a space for dice; `lines` are written there.
    """

    id: str
    x: float
    y: float
    ground: str = "floor"
    title: Text | None = None
    outline: tuple[tuple[float, float], ...] = ()
    within: str = ""
    lines: tuple[Text, ...] = ()


class Board(msgspec.Struct, frozen=True):
    """Hexes (pointy top), squares, zones, or places joined by `links`. Walls lie between two cells."""

    id: str
    kind: Literal["hex", "square", "zone", "graph"]
    cells: tuple[Cell, ...]
    links: tuple[tuple[str, str], ...] = ()
    walls: tuple[tuple[str, str], ...] = ()
    title: Text | None = None


class Piece(msgspec.Struct, frozen=True):
    """Something that stands on a cell. `glyph` is a character or two for text; `kind` names its picture."""

    id: str
    at: str
    kind: str
    title: Text
    glyph: str
    seat: int | None = None
    facts: tuple[Fact, ...] = ()


class Card(msgspec.Struct, frozen=True):
    """A card one can read: a title, figures in its corners, lines of text."""

    id: str
    title: Text
    kind: str = ""
    facts: tuple[Fact, ...] = ()
    lines: tuple[Text, ...] = ()


class Zone(msgspec.Struct, frozen=True):
    """A place for cards: those one sees, and how many more lie there face down."""

    id: str
    title: Text
    cards: tuple[Card, ...] = ()
    hidden: int = 0


class Track(msgspec.Struct, frozen=True):
    id: str
    title: Text
    value: int
    high: int
    low: int = 0


class Die(msgspec.Struct, frozen=True):
    """A die as it lies: its kind, the face up, and the cell or space it lies on, if any."""

    id: str
    kind: str
    face: int | Text
    at: str | None = None


class Panel(msgspec.Struct, frozen=True):
    """What lies before one seat."""

    seat: int
    name: Text
    facts: tuple[Fact, ...] = ()
    tracks: tuple[Track, ...] = ()
    zones: tuple[Zone, ...] = ()
    dice: tuple[Die, ...] = ()
    out: bool = False


class OptionLook(msgspec.Struct, frozen=True):
    """An option in words, and the ids of the cells, pieces or cards it points at.

    Options of one `group` belong together; the word `group-<group>` heads them.
    """

    label: Text
    targets: tuple[str, ...] = ()
    key: str = ""
    group: str = ""


class Prompt(msgspec.Struct, frozen=True):
    """The question open to this seat. `number` is the count of choices made so far: the one it answers."""

    seat: int
    ask: str
    title: Text
    options: tuple[OptionLook, ...]
    number: int
    rule: str = ""


class LogLine(msgspec.Struct, frozen=True):
    at: int
    text: Text
    rule: str = ""


class Ending(msgspec.Struct, frozen=True):
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: Text | None
    rule: str = ""


class Scene(msgspec.Struct, frozen=True):
    """Everything one seat sees. A game's `view` makes it; `look` adds prompt, log and ending."""

    title: Text
    boards: tuple[Board, ...] = ()
    pieces: tuple[Piece, ...] = ()
    panels: tuple[Panel, ...] = ()
    zones: tuple[Zone, ...] = ()
    tracks: tuple[Track, ...] = ()
    dice: tuple[Die, ...] = ()
    prompt: Prompt | None = None
    waiting: tuple[int, ...] = ()
    log: tuple[LogLine, ...] = ()
    ending: Ending | None = None
