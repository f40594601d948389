"""A scene cut into parts of HTML, and what changed from one frame to the next.

Parts are made by pure functions of what they show, and cached, so a frame costs little where little changed.
"""

from __future__ import annotations

from functools import cache, lru_cache
from html import escape
from typing import Any

import msgspec

from wyprawa.scene.html.cards import card, of_seat, shared, strip
from wyprawa.scene.html.panels import panel
from wyprawa.scene.html.small import KEPT, Lying, There, coin, die, lying, say
from wyprawa.scene.html.tracks import tracks
from wyprawa.scene.html.trays import tray
from wyprawa.scene.kept import kept
from wyprawa.scene.model import (
    Act,
    Board,
    Die,
    Ending,
    LogLine,
    Marks,
    OptionLook,
    Panel,
    Piece,
    Prompt,
    Ray,
    Scene,
    Zone,
)
from wyprawa.scene.odds import said as in_words
from wyprawa.scene.svg import faces, ground, icon, standing
from wyprawa.scene.svg.layout import on_paper
from wyprawa.scene.svg.odds import chart
from wyprawa.scene.text.draw import seat_name
from wyprawa.words import Text, Words, t

AREAS = ("faces", "tracks", "strip", "boards", "tray", "asked", "shared", "mine", "others")


class Offer(msgspec.Struct, frozen=True):
    """An option as sent: its key, its words, what it points at; charts as where, what in words, a drawing."""

    key: str
    label: str
    note: str
    targets: tuple[str, ...]
    path: tuple[str, ...]
    group: str
    risk: str
    face: str = ""
    icons: str = ""
    odds: tuple[tuple[str, str, str], ...] = ()
    card: str = ""


class Asked(msgspec.Struct, frozen=True):
    """The open question; `face` is the medallion of whom it is about. With a `sheet` it is one of several
    that are filled in together."""

    seat: int
    ask: str
    title: str
    number: int
    rule: str
    options: tuple[Offer, ...]
    note: str
    face: str
    sheet: str = ""


class Filled(msgspec.Struct, frozen=True):
    """A row of a sheet: the question, the key that was taken, and what may come of it all as label, per cent
    and whether it is deadly. A row that can be `left` out has the key for that."""

    asked: Asked
    label: str
    taken: str
    left: str
    bars: tuple[tuple[str, int, bool], ...]


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """What explains something on the board: reasons and their rules, cells, ways as kind, words and cells,
    straight lines as two points of the drawing and whether they are clear."""

    reasons: tuple[tuple[str, str], ...] = ()
    cells: tuple[str, ...] = ()
    ways: tuple[tuple[str, str, tuple[str, ...]], ...] = ()
    rays: tuple[tuple[float, float, float, float, bool], ...] = ()


class Beat(msgspec.Struct, frozen=True, omit_defaults=True):
    """An act as sent: cards as words and whether they count, dice as drawings."""

    kind: str
    who: str = ""
    whom: str = ""
    amount: int = 0
    path: tuple[str, ...] = ()
    icon: str = ""
    cards: tuple[tuple[str, bool], ...] = ()
    dice: tuple[str, ...] = ()
    note: str = ""


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log. With `round` it heads what follows: the game said `told-round-began`."""

    at: int
    text: str
    rule: str
    round: bool = False
    marks: Shown | None = None
    acts: tuple[Beat, ...] = ()


class Score(msgspec.Struct, frozen=True):
    name: str
    points: int


class Ended(msgspec.Struct, frozen=True):
    """How the game ended; `names` are the winners'."""

    winners: tuple[int, ...]
    names: tuple[str, ...]
    scores: tuple[Score, ...]
    reason: str
    rule: str


class Frame(msgspec.Struct, frozen=True):
    """What one viewer sees: HTML by part, which parts lie in which area, and the rest as data.

    What stands on the board `board-x` is the part `on-x`, an SVG group that goes into the board's drawing.
    `before` is how many lines of the log come before those given.
    """

    title: str
    parts: dict[str, str]
    layout: dict[str, list[str]]
    prompt: Asked | None = None
    waiting: tuple[int, ...] = ()
    log: tuple[Line, ...] = ()
    ending: Ended | None = None
    before: int = 0


def frame(scene: Scene, words: Words, seat: int | None, *, before: int = 0) -> Frame:
    """A scene in HTML as `seat` sees it; `before` lines of the log were left out of it."""
    parts: dict[str, str] = {}
    layout: dict[str, list[str]] = {area: [] for area in AREAS}

    def lay(area: str, id: str, html: str) -> None:
        parts[id] = html
        layout[area].append(id)

    dice = scene.dice
    for own in scene.panels:
        if own.dice:
            dice += tuple([each for each in own.dice if each.at])
    cells = [_cells(board) for board in scene.boards]
    on_boards = frozenset().union(*cells)
    pieces_off = tuple([each for each in scene.pieces if each.at not in on_boards])
    dice_off = tuple([each for each in dice if each.at not in on_boards])
    there = _there(pieces_off, dice_off) if pieces_off or dice_off else {}

    for name in _faces(scene):
        lay("faces", f"face-{faces.key(name)}", _face(name))
    if scene.tracks:
        lay("tracks", "tracks", tracks(words, scene.tracks))
    for board, ids in zip(scene.boards, cells, strict=True):
        lay("boards", f"board-{board.id}", _board(words, board))
        pieces = tuple([each for each in scene.pieces if each.at in ids])
        lying_there = tuple([each for each in dice if each.at in ids])
        parts[f"on-{board.id}"] = _standing(words, board, pieces, lying_there)
    for zone in scene.zones:
        draw, area = (strip, "strip") if zone.strip else (tray, "tray") if zone.tray else (shared, "shared")
        lay(area, f"zone-{zone.id}", draw(words, zone, _on(there, (zone,)) if there else ()))
    for zone in () if scene.prompt is None else scene.prompt.zones:
        lay("asked", f"asked-{zone.id}", of_seat(words, zone, ()))
    for each in scene.panels:
        area = "mine" if each.seat == seat else "others"
        html = panel(words, each, _on(there, each.zones) if there else (), each.seat == seat)
        lay(area, f"panel-{each.seat}", html)
    if there and (loose := _loose(there, scene.zones, scene.panels)):
        lay("boards", "dice", lying(words, loose))
    return Frame(
        title=say(words, scene.title),
        parts=parts,
        layout=layout,
        prompt=None if scene.prompt is None else _asked(words, scene.prompt),
        waiting=scene.waiting,
        log=tuple([_line(words, line) for line in scene.log]),
        ending=None if scene.ending is None else _ended(words, scene.ending, scene),
        before=before,
    )


def changes(old: Frame | None, new: Frame) -> dict[str, Any]:
    """What to send to somebody who has `old`: parts that differ, those gone, and lines from `log_from` on."""
    sent: dict[str, Any] = {"title": new.title}
    if old is None:
        sent["parts"], sent["gone"], sent["layout"] = new.parts, [], new.layout
        at = 0
    else:
        had = old.parts
        sent["parts"] = {id: html for id, html in new.parts.items() if had.get(id) != html}
        sent["gone"] = [id for id in had if id not in new.parts]
        if old.layout != new.layout:
            sent["layout"] = new.layout
        at = _agreed(old, new)
    sent["prompt"], sent["waiting"], sent["ending"] = new.prompt, new.waiting, new.ending
    sent["log"], sent["log_from"] = new.log[at:], new.before + at
    return sent


def _agreed(old: Frame, new: Frame) -> int:
    """How many lines of the new log the old one already has."""
    shift = new.before - old.before
    if shift < 0:
        return 0
    at = min(len(new.log), max(0, len(old.log) - shift))
    while at and old.log[at - 1 + shift] != new.log[at - 1]:
        at -= 1
    return at


# --- parts ----------------------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
def _cells(board: Board) -> frozenset[str]:
    return frozenset([cell.id for cell in board.cells])


@kept
def _board(words: Words, board: Board) -> str:
    """A board as it lies; what stands on it is a part of its own, since that changes more often."""
    heading = "" if board.title is None else f"<h2>{escape(say(words, board.title))}</h2>"
    view = f'class="view" data-board="{escape(board.id)}" tabindex="0"'
    return f"{heading}<div {view}>{ground(board, words)}</div>"


@kept
def _standing(words: Words, board: Board, pieces: tuple[Piece, ...], dice: tuple[Die, ...]) -> str:
    return standing(board, pieces, dice, words)


def _faces(scene: Scene) -> list[str]:
    """The faces of this scene, each once."""
    zones = [*scene.zones, *(zone for panel in scene.panels for zone in panel.zones)]
    found = {each.face for each in scene.pieces} | {each.face for each in scene.panels}
    found.update([each.crowd[0] for each in scene.pieces])
    found.update([card.face for zone in zones for card in zone.cards])
    if scene.prompt is not None:
        found.update([card.face for zone in scene.prompt.zones for card in zone.cards])
        found.update([scene.prompt.face, *(option.face for option in scene.prompt.options)])
        found.update([each.card.face for each in scene.prompt.options if each.card is not None])
    return sorted(found - {""})


@cache
def _face(name: str) -> str:
    return f'<svg class="sprite" width="0" height="0" aria-hidden="true">{faces.symbols(name)}</svg>'


def _there(pieces: tuple[Piece, ...], dice: tuple[Die, ...]) -> dict[str, Lying]:
    """What stands or lies on no board, by the id of its place."""
    places = dict.fromkeys([*(each.at for each in pieces), *(each.at or "" for each in dice)])
    return {
        id: Lying(tuple([p for p in pieces if p.at == id]), tuple([d for d in dice if (d.at or "") == id]))
        for id in places
    }


def _on(there: dict[str, Lying], zones: tuple[Zone, ...]) -> There:
    ids = [id for zone in zones for id in (zone.id, *[card.id for card in zone.cards])]
    return tuple([(id, there[id]) for id in ids if id in there])


def _loose(there: dict[str, Lying], zones: tuple[Zone, ...], panels: tuple[Panel, ...]) -> Lying | None:
    """What is neither on a board nor on a card nor in a zone."""
    every = (*zones, *[zone for each in panels for zone in each.zones])
    placed = {id for zone in every for id in (zone.id, *[card.id for card in zone.cards])}
    left = [found for id, found in there.items() if id not in placed]
    if not left:
        return None
    return Lying(tuple([p for one in left for p in one.pieces]), tuple([d for one in left for d in one.dice]))


# --- what goes as data ----------------------------------------------------------------------------------


def _asked(words: Words, prompt: Prompt) -> Asked:
    return Asked(
        prompt.seat,
        prompt.ask,
        say(words, prompt.title),
        prompt.number,
        prompt.rule,
        tuple([_offer(words, option) for option in prompt.options]),
        "" if prompt.note is None else say(words, prompt.note),
        coin(prompt.face, prompt.colour),
        prompt.sheet,
    )


def filled(words: Words, prompt: Prompt, taken: OptionLook) -> Filled:
    """A question as a row of a sheet."""
    usual = next((option.key for option in prompt.options if option.usual), "")
    bars = [
        (str(bar.label) if isinstance(bar.label, int) else say(words, bar.label), bar.chance, bar.deadly)
        for each in taken.odds[:1]
        for bar in each.bars
    ]
    label = say(words, prompt.title if prompt.row is None else prompt.row)
    return Filled(_asked(words, prompt), label, taken.key, usual, tuple(bars))


def stands(scene: Scene, words: Words) -> dict[str, str]:
    """What stands on the boards, by part."""
    found = {}
    for board in scene.boards:
        ids = _cells(board)
        pieces = tuple([each for each in scene.pieces if each.at in ids])
        dice = tuple([each for each in scene.dice if each.at in ids])
        found[f"on-{board.id}"] = _standing(words, board, pieces, dice)
    return found


@lru_cache(maxsize=KEPT)
def _offer(words: Words, option: OptionLook) -> Offer:
    heading = f"group-{option.group}"
    return Offer(
        option.key,
        say(words, option.label),
        "" if option.note is None else say(words, option.note),
        option.targets,
        option.path,
        say(words, t(heading)) if option.group and words.has(heading) else "",
        option.risk,
        coin(option.face),
        "".join([icon(name) for name in option.icons]),
        tuple([(each.at, say(words, in_words(each)), chart(each, words)) for each in option.odds]),
        "" if option.card is None else card(words, option.card, None),
    )


@lru_cache(maxsize=1 << 13)
def _line(words: Words, line: LogLine) -> Line:
    marks = None if line.marks is None else shown(words, line.marks)
    acts = tuple([_beat(words, act) for act in line.acts])
    return Line(line.at, say(words, line.text), line.rule, line.text.id == "told-round-began", marks, acts)


def _beat(words: Words, act: Act) -> Beat:
    return Beat(
        act.kind,
        act.who,
        act.whom,
        act.amount,
        act.path,
        act.icon,
        tuple([(say(words, card.text), card.counts) for card in act.cards]),
        tuple([die(words, each) for each in act.dice]),
        "" if act.note is None else say(words, act.note),
    )


def shown(words: Words, marks: Marks) -> Shown:
    """Marks as they are sent."""
    return Shown(
        tuple([(say(words, each.text), each.rule) for each in marks.reasons]),
        marks.cells,
        tuple([(each.kind, say(words, each.text), each.cells) for each in marks.ways]),
        tuple([_ray(each) for each in marks.rays]),
    )


def _ray(ray: Ray) -> tuple[float, float, float, float, bool]:
    return (*on_paper(ray.kind, *ray.start), *on_paper(ray.kind, *ray.end), ray.clear)


def _ended(words: Words, ending: Ending, scene: Scene) -> Ended:
    def name(seat: int) -> str:
        text: Text = seat_name(scene, seat)
        return say(words, text)

    return Ended(
        ending.winners,
        tuple([name(seat) for seat in ending.winners]),
        tuple([Score(name(seat), points) for seat, points in enumerate(ending.scores)]),
        "" if ending.reason is None else say(words, ending.reason),
        ending.rule,
    )
