"""A whole table as one self-contained picture: no page, no style sheet, no variables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from wyprawa.kernel.errors import WyprawaError
from wyprawa.scene import style
from wyprawa.scene.model import Board, Panel, Piece, Scene, Zone
from wyprawa.scene.style import Theme
from wyprawa.scene.svg import cards
from wyprawa.scene.svg.boards import board as draw_board
from wyprawa.scene.svg.cards import Drawn, at, flow
from wyprawa.scene.svg.icons import mark
from wyprawa.scene.svg.layout import layout
from wyprawa.scene.svg.letters import LINE, width, wrapped, written
from wyprawa.scene.svg.symbols import needed
from wyprawa.scene.text.draw import ending_rows, seat_name
from wyprawa.words import Words, t

WIDE = 1600.0
_MARGIN, _GAP = 28.0, 18.0


class PictureError(WyprawaError, ValueError):
    """A picture that cannot be made; the message says why."""


def picture(scene: Scene, words: Words, *, theme: Theme = "light", wide: float = WIDE) -> str:
    """Everything this scene shows, as one SVG with its own colours and icons."""
    inner = wide - 2 * _MARGIN
    parts = [_head(scene, words, inner), *_parts(scene, words, inner)]
    return _paper(parts, inner, words.say(scene.title), theme)


def detail(scene: Scene, words: Words, *, theme: Theme = "light", wide: float = 1040.0) -> str:
    """What lies on the table, without its name, on paper cut to size: a picture for a text."""
    tracks = [cards.track(each, words) for each in scene.tracks]
    parts = [*([flow(tracks, wide, 34)] if tracks else []), *_parts(scene, words, wide)]
    cut = max((part.wide for part in parts), default=0.0)
    return _paper(parts, cut, words.say(scene.title), theme, scale=0.75)


def _paper(parts: list[Drawn], inner: float, name: str, theme: Theme, scale: float = 1) -> str:
    """Parts one below the other, as an SVG that needs nothing else."""
    if theme not in style.THEMES:
        raise PictureError(f"no theme is called {theme!r}; there are: {', '.join(style.THEMES)}")
    drawn, y = [], _MARGIN
    for part in parts:
        drawn.append(at(part, _MARGIN, y))
        y += part.high + _GAP
    wide, high = inner + 2 * _MARGIN, y - _GAP + _MARGIN
    body = f'<rect class="paper" width="{wide:.0f}" height="{high:.0f}"/>{"".join(drawn)}'
    size = f'width="{wide * scale:.0f}" height="{high * scale:.0f}" viewBox="0 0 {wide:.0f} {high:.0f}"'
    start = f'<svg xmlns="http://www.w3.org/2000/svg" class="picture" role="img" {size}>'
    inside = f"<defs>{needed(body)}</defs>{body}"
    rules = style.rules_for(start + inside, theme)
    return f"{start}<title>{escape(name)}</title><style>{rules}</style>{inside}</svg>"


def png(svg: str, width: int = 1600) -> bytes:
    """A picture as PNG, `width` pixels wide."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise PictureError("PNG needs resvg-py: install wyprawa[png], or ask for SVG") from None
    if not 16 <= width <= 8192:
        raise PictureError(f"a picture is 16 to 8192 pixels wide, not {width}")
    return bytes(svg_to_bytes(svg_string=svg, width=width))


def _lying(scene: Scene) -> dict[str, list[Piece]]:
    """Pieces that stand on no board, by the zone or card they lie on; elsewhere under the empty name."""
    cells = {cell.id for board in scene.boards for cell in board.cells}
    zones = [*scene.zones, *(zone for panel in scene.panels for zone in panel.zones)]
    places = {zone.id for zone in zones} | {card.id for zone in zones for card in zone.cards}
    found: dict[str, list[Piece]] = {}
    for each in scene.pieces:
        if each.at not in cells:
            found.setdefault(each.at if each.at in places else "", []).append(each)
    return found


def _parts(scene: Scene, words: Words, wide: float) -> Iterator[Drawn]:
    """What lies on the table, from top to bottom."""
    on = _lying(scene)
    cells = {cell.id for board in scene.boards for cell in board.cells}
    loose = [cards.thing(each, words) for each in on.get("", ())]
    loose += [cards.rolled(each, words) for each in scene.dice if each.at not in cells]
    zones = [_zone(zone, words, on, wide - 24) for zone in scene.zones]
    beside = len(scene.boards) == 1 and bool(scene.panels) and _is_tall(scene.boards[0])
    if beside:
        side = _board(scene.boards[0], scene, words, wide * 0.56)
        room = wide - side.wide - _GAP
        panels = _stack([_panel(panel, scene, words, on, room) for panel in scene.panels])
        yield Drawn(at(side, 0, 0) + at(panels, side.wide + _GAP, 0), wide, max(side.high, panels.high))
    elif scene.boards:
        rooms = _shares(scene.boards, wide)
        yield flow(
            [_board(each, scene, words, room) for each, room in zip(scene.boards, rooms, strict=True)], wide
        )
    if loose:
        yield flow(loose, wide, 8)
    if zones:
        yield flow(zones, wide, 26)
    if len(scene.panels) == 1 and not beside:
        yield _panel(scene.panels[0], scene, words, on, wide)
    elif not beside:
        half = (wide - _GAP) / 2
        yield from _columns([_panel(panel, scene, words, on, half) for panel in scene.panels], half)
    if scene.ending is not None:
        yield _ending(scene, words, wide)


def _head(scene: Scene, words: Words, wide: float) -> Drawn:
    name = words.say(scene.title)
    tracks = [cards.track(each, words) for each in scene.tracks]
    if scene.waiting and scene.ending is None:
        who = words.join([seat_name(scene, seat) for seat in scene.waiting])
        turn = words.say(t("ui-turn" if len(scene.waiting) == 1 else "ui-turn-several", who=who))
        tracks.append(Drawn(written([turn], 0, 18, 16, "soft"), width(turn, 16), 26))
    row = flow(tracks, wide, 34)
    drawn = written([name], 0, 34, 36, "headline") + at(row, 0, 54)
    high = 54 + (row.high + 8 if tracks else 0)
    return Drawn(f'{drawn}<path class="headrule" d="M0 {high:g}H{wide:g}"/>', wide, high)


def _shares(boards: tuple[Board, ...], wide: float) -> list[float]:
    """How wide each board may be: side by side if that does not make them small, else all of it."""
    wides = [layout(board).view.wide for board in boards]
    room = wide - 10 * (len(boards) - 1)
    share = room / sum(wides, 0.01)
    return [each * share - 0.01 if share > 0.7 else wide for each in wides]


def _is_tall(board: Board) -> bool:
    view = layout(board).view
    return view.wide < 1.7 * view.high


_READ = {"zone": 0.9, "graph": 0.6}  # how much smaller a board may be drawn and its names still be read


def _board(board: Board, scene: Scene, words: Words, wide: float) -> Drawn:
    """A board below its name, as large as fits beside others; one with text on it is not made small."""
    view = layout(board).view
    high = max(760.0, _READ.get(board.kind, 0) * view.high)
    scale = min(wide / view.wide, high / view.high, 1.6)
    size = f'width="{view.wide * scale:.5g}" height="{view.high * scale:.5g}"'
    top = 0.0 if board.title is None else 30.0
    name = "" if board.title is None else written([words.say(board.title)], 0, 20, 20, "place")
    inside = draw_board(board, scene, words).replace("<svg ", f'<svg y="{top:g}" {size} ', 1)
    return Drawn(name + inside, view.wide * scale, view.high * scale + top)


def _zone(zone: Zone, words: Words, on: dict[str, list[Piece]], wide: float) -> Drawn:
    """A heading and the cards below it."""
    found = [cards.card(card, words, on.get(card.id, ())) for card in zone.cards]
    found += [cards.backs(zone.hidden)] if zone.hidden else []
    found += [cards.thing(each, words) for each in on.get(zone.id, ())]
    name = words.say(zone.title)
    row = flow(found, wide, 12)
    if not found:
        return Drawn(written([f"{name}: –"], 0, 16, 15, "soft"), width(f"{name}: –", 15), 22)
    return Drawn(
        written([name], 0, 16, 16, "place") + at(row, 0, 26), max(row.wide, width(name, 17)), row.high + 26
    )


def _panel(panel: Panel, scene: Scene, words: Words, on: dict[str, list[Piece]], wide: float) -> Drawn:
    """What a seat has in front of it, in a box of its own."""
    inner = wide - 36
    name = words.say(panel.name)
    head = [cards.emblem(panel.seat), Drawn(written([name], 0, 19, 21, "place"), width(name, 21) + 8, 28)]
    if panel.seat in scene.waiting:
        head.append(Drawn(f'<g class="turn">{mark("round", 0, 0, 22)}</g>', 22, 22))
    if panel.out:
        head.append(Drawn(f'<g class="fact">{mark("death", 0, 0, 22)}</g>', 22, 22))
    parts = [flow(head, inner, 10, level=True)]
    if panel.facts:
        parts.append(flow([cards.figure(fact, words) for fact in panel.facts], inner, 18))
    if panel.tracks:
        parts.append(flow([cards.track(each, words) for each in panel.tracks], inner, 26))
    if panel.dice:
        parts.append(flow([cards.rolled(each, words, 38) for each in panel.dice], inner, 7))
    zones = [_zone(zone, words, on, inner) for zone in panel.zones]
    parts += [flow(zones, inner, 22)] if zones else []
    body = _stack(parts, 12)
    high = body.high + 32
    box = f'<rect class="panel" width="{wide:g}" height="{high:g}" rx="12"/>'
    edge = f'<rect class="edge" x="0" y="12" width="6" height="{high - 24:g}" rx="3"/>'
    return Drawn(f'<g class="seat-{panel.seat}">{box}{edge}{at(body, 20, 16)}</g>', wide, high)


def _columns(panels: list[Drawn], wide: float) -> Iterator[Drawn]:
    """Panels in two columns, each where there is more room."""
    columns: tuple[list[Drawn], list[Drawn]] = ([], [])
    for panel in panels:
        shorter = min(columns, key=lambda column: sum(each.high + _GAP for each in column))
        shorter.append(panel)
    if panels:
        left, right = (_stack(column) for column in columns)
        yield Drawn(at(left, 0, 0) + at(right, wide + _GAP, 0), 2 * wide + _GAP, max(left.high, right.high))


def _stack(parts: Iterable[Drawn], gap: float = _GAP) -> Drawn:
    drawn, y, wide = [], 0.0, 0.0
    for part in parts:
        drawn.append(at(part, 0, y))
        y, wide = y + part.high + gap, max(wide, part.wide)
    return Drawn("".join(drawn), wide, max(y - gap, 0))


def _ending(scene: Scene, words: Words, wide: float) -> Drawn:
    """Who won, why, and the scores."""
    assert scene.ending is not None
    rows = [row.text.strip() for row in ending_rows(scene.ending, scene, words)]
    size = 20.0
    lines = [line for text in rows for line in wrapped(text, size, wide - 110)]
    high = len(lines) * size * LINE + 34
    box = f'<rect class="ending" width="{wide:g}" height="{high:g}" rx="12"/>'
    crest = f'<g class="turn">{mark("trophy", 24, high / 2 - 24, 48)}</g>'
    return Drawn(box + crest + written(lines, 96, 36, size), wide, high)
