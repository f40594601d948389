"""What a table looks like to one seat, as data. Words are `Text`s; no language, no screen."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from wyprawa.words import Text


class Fact(msgspec.Struct, frozen=True, cache_hash=True):
    """A small figure on a piece, a card or a panel: an icon's name and what is written beside it.

    A number needs the icon or the title to be understood; a Text without a title speaks for itself.
    """

    icon: str
    value: int | Text
    title: Text | None = None


class DieSpace(msgspec.Struct, frozen=True):
    """Room for one die: the kinds it may be of, and whether it must be there or only may."""

    kinds: tuple[str, ...]
    needed: bool = True


class Cell(msgspec.Struct, frozen=True):
    """A place on a board, at `x`, `y` in units of one cell. `outline` gives a zone its shape.

    `within` is the cell it is part of, such as the building a space for dice belongs to; `lines` are written
    there.
    `prop` names what lies there, such as a table; without it the ground decides what is drawn.
    `facts` are what a place on a map always has: their icons stand under its name. On a part of a zone they
    are what it gives or asks, and `spaces` are its room for dice: both are drawn there, and `lines` then say
    the same in words. `sign` is a letter or a number at its start, or in a place on a map.
    """

    id: str
    x: float
    y: float
    ground: str = "floor"
    title: Text | None = None
    outline: tuple[tuple[float, float], ...] = ()
    within: str = ""
    lines: tuple[Text, ...] = ()
    prop: str = ""
    facts: tuple[Fact, ...] = ()
    spaces: tuple[DieSpace, ...] = ()
    sign: str = ""


class Door(msgspec.Struct, frozen=True):
    """A door between two cells. One that fills a cell is a cell of ground `door-closed` or `door-open`."""

    id: str
    between: tuple[str, str]
    state: Literal["closed", "open", "locked"] = "closed"
    title: Text | None = None


class Board(msgspec.Struct, frozen=True, cache_hash=True):
    """Hexes (pointy top), squares, zones, or places joined by `links`. Walls and doors lie between cells.

    Links of `one_way` lead from the first cell to the second only. Links between cells that touch are not
    drawn, only told. `theme` is what the floor is made of: `crypt`, `cave`, `wood`, `wild`, `ice`, `hell`; a
    map of places lies in the sea, or with `country` in a wide land.
    """

    id: str
    kind: Literal["hex", "square", "zone", "graph"]
    cells: tuple[Cell, ...]
    links: tuple[tuple[str, str], ...] = ()
    walls: tuple[tuple[str, str], ...] = ()
    doors: tuple[Door, ...] = ()
    title: Text | None = None
    one_way: tuple[tuple[str, str], ...] = ()
    theme: str = ""


class Piece(msgspec.Struct, frozen=True, cache_hash=True):
    """Something that stands on a cell. `glyph` is a character or two for text; `kind` names its picture.

    `health` is what is left and the maximum; `rank` tells figures of a kind apart: `elite`, `boss`.
    A figure with a `face` is drawn as a medallion; its rim has the `colour` given, else the face's own.
    Cards that say `more` about it, such as what its kind can do, are named by their ids. Of a `crowd`, a face
    and a number, some are seen behind it.
    """

    id: str
    at: str
    kind: str
    title: Text
    glyph: str
    seat: int | None = None
    facts: tuple[Fact, ...] = ()
    health: tuple[int, int] | None = None
    rank: str = ""
    face: str = ""
    colour: str = ""
    more: tuple[str, ...] = ()
    crowd: tuple[str, int] = ("", 0)


class Track(msgspec.Struct, frozen=True):
    """A value between two others. An `icon` may stand for the title where there is little room; with `each`
    there is one for every point."""

    id: str
    title: Text
    value: int
    high: int
    low: int = 0
    icon: str = ""
    each: bool = False


class Spot(msgspec.Struct, frozen=True):
    """A place on a card for something to be added: empty, or with the icons of what was."""

    id: str
    icons: tuple[str, ...] = ()


class Verb(msgspec.Struct, frozen=True):
    """Something that half a card does: an icon, a word and a number, and below them what goes with it.

    `area` is a pattern of hexes by their axial places: `self`, `struck` or `helped`. Its `spots` can be
    pointed at.
    """

    icon: str
    word: Text
    value: int | Text | None = None
    chips: tuple[Fact, ...] = ()
    area: tuple[tuple[int, int, str], ...] = ()
    spots: tuple[Spot, ...] = ()


HalfState: TypeAlias = Literal["", "chosen", "played", "idle"]


class Half(msgspec.Struct, frozen=True):
    """Half of a card, with an id of its own for options to point at.

    `notes` are what verbs cannot say. Its corners tell what becomes of the card: `lost`, or how long it
    `lasts`, with as many `slots` for uses, each worth so much experience; and what it `makes` and brings.
    `chosen` is the half under way, `played` one whose turn is over, `idle` one that would do nothing now.
    `spots` are those of what is only said in its notes.
    """

    id: str
    verbs: tuple[Verb, ...] = ()
    notes: tuple[Text, ...] = ()
    lost: bool = False
    lasts: Literal["", "round", "persistent"] = ""
    slots: tuple[int, ...] = ()
    used: int = 0
    makes: tuple[str, ...] = ()
    experience: int = 0
    state: HalfState = ""
    spots: tuple[Spot, ...] = ()


class Card(msgspec.Struct, frozen=True, cache_hash=True):
    """A card one can read: a title, figures in its corners, lines of text, tracks of how far something came.

    `face` is who is on it; `colour` that of whose card it is. One with two `halves` is drawn with both; its
    lines then say the same in words. One that is `spent` comes back, one that is `lost` does not.
    """

    id: str
    title: Text
    kind: str = ""
    facts: tuple[Fact, ...] = ()
    lines: tuple[Text, ...] = ()
    face: str = ""
    colour: str = ""
    halves: tuple[Half, ...] = ()
    state: Literal["", "spent", "lost"] = ""
    tracks: tuple[Track, ...] = ()


class Zone(msgspec.Struct, frozen=True):
    """A place for cards: those one sees, and how many more lie there face down.

    A `strip` is a row of small cards above the boards, such as the order of turns; a card without a face is
    a space of a track there. A `pile`, such as one of discards, lies closed beside the others and can be
    opened. Cards of a `small` zone lie in two rows, so that many can be read. A `tray` is where a fight is
    fought: the cards with a face are the two sides, those of kind `step` the steps it takes, the one of kind
    `sum` what it comes to, and dice lie on the others. Cards of a `list` are its rows, with boxes that are
    ticked for their tracks; those of a `page` are as wide as is good to read.
    """

    id: str
    title: Text
    cards: tuple[Card, ...] = ()
    hidden: int = 0
    strip: bool = False
    pile: bool = False
    small: bool = False
    tray: bool = False
    list: bool = False
    page: bool = False


Hue: TypeAlias = Literal["", "yellow", "orange", "blue", "purple", "black", "red", "green", "white"]
DieState: TypeAlias = Literal["", "kept", "locked", "dimmed"]


class Die(msgspec.Struct, frozen=True):
    """A die as it lies: its kind, the face up, and the cell or space it lies on, if any.

    A face is a number, a Text, or the names of the icons on it, none if it is blank. Every colour has a shape
    of its own too. `kept` is a die its owner keeps, `locked` one that can no longer change, `dimmed` one
    that does not count.
    """

    id: str
    kind: str
    face: int | Text | tuple[str, ...]
    at: str | None = None
    colour: Hue = ""
    state: DieState = ""


class Panel(msgspec.Struct, frozen=True):
    """What lies before one seat; `face` and `colour` are those of whom it leads."""

    seat: int
    name: Text
    facts: tuple[Fact, ...] = ()
    tracks: tuple[Track, ...] = ()
    zones: tuple[Zone, ...] = ()
    dice: tuple[Die, ...] = ()
    out: bool = False
    face: str = ""
    colour: str = ""


class Bar(msgspec.Struct, frozen=True):
    """An outcome and how likely it is, in per cent; a `deadly` one is red."""

    label: int | Text
    chance: int
    deadly: bool = False


class Chart(msgspec.Struct, frozen=True, cache_hash=True):
    """What may come of an option, drawn at the target `at`: outcomes as bars, and the one that counts most.

    `title` is who or what is there, `note` what it has; `what` happens with the `chance`, in per cent. `unit`
    is what bars with numbers count.
    """

    at: str
    title: Text
    what: Text
    chance: int
    bars: tuple[Bar, ...]
    unit: Text | None = None
    note: Text | None = None


class OptionLook(msgspec.Struct, frozen=True):
    """An option in words, and the ids of the cells, pieces or cards it points at.

    Options of one `group` belong together; the word `group-<group>` heads them. `path` lists the cells it
    leads over, in order; `note` says what it would bring, `odds` how likely, at each target. One of `risk` is
    marked, and a `fatal` one is asked about twice; a `wasteful` one does nothing. `face` and `icons` stand
    for it where there is little room; `card` is the thing itself, if it lies nowhere yet or out of sight. On
    a sheet the `usual` one is taken unless one says otherwise.
    """

    label: Text
    targets: tuple[str, ...] = ()
    key: str = ""
    group: str = ""
    path: tuple[str, ...] = ()
    note: Text | None = None
    risk: Literal["", "fatal", "wasteful"] = ""
    face: str = ""
    icons: tuple[str, ...] = ()
    card: Card | None = None
    odds: tuple[Chart, ...] = ()
    usual: bool = False


class Prompt(msgspec.Struct, frozen=True):
    """The question open to this seat: who does what to whom; in the `note` from what, and what is left.

    `number` is the count of choices made so far: the one it answers. `face` and `colour` are those of whom it
    is about. Questions of one `sheet` that follow each other can be filled in together, each in its `row`.
    Its `zones` are laid out while it is asked, such as the shelves of a shop: options point at their cards.
    """

    seat: int
    ask: str
    title: Text
    options: tuple[OptionLook, ...] = ()
    number: int = 0
    rule: str = ""
    note: Text | None = None
    face: str = ""
    colour: str = ""
    sheet: str = ""
    row: Text | None = None
    zones: tuple[Zone, ...] = ()


class Way(msgspec.Struct, frozen=True, cache_hash=True):
    """A way over the board: the one `taken`, one it was `compared` with, or one that was `shunned`."""

    cells: tuple[str, ...]
    kind: Literal["taken", "compared", "shunned"]
    text: Text


class Ray(msgspec.Struct, frozen=True):
    """A straight line over a board of this kind between two points in units of one cell, `clear` or not."""

    start: tuple[float, float]
    end: tuple[float, float]
    clear: bool
    kind: Literal["hex", "square", "zone", "graph"] = "hex"


class Reason(msgspec.Struct, frozen=True):
    text: Text
    rule: str = ""


class Marks(msgspec.Struct, frozen=True, cache_hash=True):
    """What explains something on the board: reasons with their rules, cells, ways and straight lines."""

    reasons: tuple[Reason, ...] = ()
    cells: tuple[str, ...] = ()
    ways: tuple[Way, ...] = ()
    rays: tuple[Ray, ...] = ()


ActKind: TypeAlias = Literal[
    "turn", "focus", "move", "strike", "hurt", "heal", "gain", "lose", "roll", "show", "come", "leave",
    "open", "read",
]  # fmt: skip


class Drawn(msgspec.Struct, frozen=True):
    """A card turned over while something happens; one that does not count is dimmed."""

    text: Text
    counts: bool = True


class Act(msgspec.Struct, frozen=True):
    """Something that is seen to happen, one after another, before the table shows what came of it.

    `who` and `whom` are ids of pieces or cards, or `panel-0` for what lies before a seat. By `kind`:
    `turn` who begins one, `focus` on whom, `move` along the `path`, `strike` at whom with `cards` turned
    over, `hurt` and `heal` by the amount, `gain` and `lose` so much of the `icon`, `roll` these `dice`,
    `show` cards or dice, `come` to the end of the path, `leave`; at `open` the ground changes. `note` sums
    it up. With a note, `read` begins a page headed by it and the `icon`: on it stands what its cards say,
    then what is told from there on; one without a note ends it, and the page lies on the table until its
    reader goes on.
    """

    kind: ActKind
    who: str = ""
    whom: str = ""
    amount: int = 0
    path: tuple[str, ...] = ()
    icon: str = ""
    cards: tuple[Drawn, ...] = ()
    dice: tuple[Die, ...] = ()
    note: Text | None = None


class LogLine(msgspec.Struct, frozen=True):
    """What happened; `marks` show why, where the game can tell, and `acts` how it is played."""

    at: int
    text: Text
    rule: str = ""
    marks: Marks | None = None
    acts: tuple[Act, ...] = ()


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

    def svg_of(self, table: Any) -> str:
        """The table this was seen at, as a picture; how a table shows itself in a notebook."""
        from wyprawa.scene import notebook

        return notebook.svg(table)

    def html_of(self, table: Any) -> str:
        """The table this was seen at, as a piece of a page."""
        from wyprawa.scene import notebook

        return notebook.html(table)
