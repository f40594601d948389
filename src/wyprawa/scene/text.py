"""A scene as lines of text for a terminal. A pure function of the scene and the words; no colours in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from wyprawa.scene.model import Board, Card, Die, Ending, Fact, Panel, Piece, Prompt, Scene, Track, Zone
from wyprawa.words import Text, Words, t

GROUND = {"floor": "·", "exit": "∩", "wall": "#", "water": "~", "difficult": ":", "trap": "^", "": "·"}


class Row(NamedTuple):
    """One line and what it is: `title`, `board`, `card`, `panel`, `log`, `ask`, `option`, `end` or `text`."""

    kind: str
    text: str


def draw(scene: Scene, words: Words, *, options: bool = True) -> list[Row]:
    """The whole scene."""
    rows = [Row("title", words.say(scene.title))]
    if scene.tracks:
        rows.append(Row("text", "  ".join(track(each, words) for each in scene.tracks)))
    for each in scene.boards:
        rows.append(Row("text", ""))
        if each.title is not None:
            rows.append(Row("text", words.say(each.title)))
        rows.extend(Row("board", line) for line in board(each, scene, words))
    if scene.dice:
        rows.append(Row("text", "  ".join(die(each, words) for each in scene.dice)))
    for zone in scene.zones:
        rows.extend(Row("card", line) for line in zone_lines(zone, words))
    for panel in scene.panels:
        rows.append(Row("text", ""))
        rows.extend(panel_rows(panel, scene, words))
    if scene.log:
        rows.append(Row("text", ""))
        rows.extend(Row("log", f"  {words.say(line.text)}") for line in scene.log)
    if scene.ending is not None:
        rows.append(Row("text", ""))
        rows.extend(Row("end", line) for line in ending_lines(scene.ending, scene.panels, words))
    if scene.prompt is not None and options:
        rows.append(Row("text", ""))
        rows.extend(prompt_rows(scene.prompt, words))
    return rows


def plain(scene: Scene, words: Words, *, options: bool = True) -> str:
    """The scene as one plain text."""
    return "\n".join(row.text for row in draw(scene, words, options=options)) + "\n"


def prompt_rows(prompt: Prompt, words: Words) -> Iterator[Row]:
    """The question, then one numbered option per line."""
    yield Row("ask", words.say(prompt.title))
    wide = len(str(len(prompt.options)))
    for number, option in enumerate(prompt.options, 1):
        yield Row("option", f"  {number:>{wide}}  {words.say(option.label)}")


def ending_lines(ending: Ending, panels: tuple[Panel, ...], words: Words) -> Iterator[str]:
    names = {panel.seat: panel.name for panel in panels}

    def name(seat: int) -> Text:
        return names.get(seat, t("ui-seat", n=seat + 1))

    if ending.winners:
        who = words.join([name(seat) for seat in ending.winners])
        yield words.say(t("ui-won", who=who, count=len(ending.winners)))
    else:
        yield words.say(t("ui-lost"))
    if ending.reason is not None:
        yield words.say(ending.reason)
    for seat, score in enumerate(ending.scores):
        yield "  " + words.say(t("ui-score", who=name(seat), points=score))


def panel_rows(panel: Panel, scene: Scene, words: Words) -> Iterator[Row]:
    """What lies before one seat: its name and figures on one line, cards below."""
    parts = [words.say(panel.name)]
    parts += [fact(each, words) for each in panel.facts]
    parts += [track(each, words) for each in panel.tracks]
    parts += [die(each, words) for each in panel.dice]
    mark = "►" if panel.seat in scene.waiting else "×" if panel.out else " "
    yield Row("panel", f"{mark} " + "  ".join(parts))
    for zone in panel.zones:
        for line in zone_lines(zone, words):
            yield Row("card", f"    {line}")


def zone_lines(zone: Zone, words: Words) -> Iterator[str]:
    hidden = words.say(t("ui-hidden", count=zone.hidden)) if zone.hidden else ""
    if not any(card.lines for card in zone.cards):
        shown = [_card_line(card, words) for card in zone.cards]
        yield f"{words.say(zone.title)}: " + (", ".join([*shown, hidden] if hidden else shown) or "–")
        return
    yield f"{words.say(zone.title)}:" + (f" {hidden}" if hidden else "")
    for card in zone.cards:
        yield f"  {_card_line(card, words)}: " + "; ".join(words.say(line) for line in card.lines)


def _card_line(card: Card, words: Words) -> str:
    return " ".join([words.say(card.title), *(fact(each, words) for each in card.facts)])


def fact(each: Fact, words: Words) -> str:
    name = words.say(each.title if each.title is not None else t(f"icon-{each.icon}"))
    value = each.value if isinstance(each.value, int) else words.say(each.value)
    return f"{name} {value}"


def track(each: Track, words: Words) -> str:
    return f"{words.say(each.title)} {each.value}/{each.high}"


def die(each: Die, words: Words) -> str:
    return f"[{each.face if isinstance(each.face, int) else words.say(each.face)}]"


def board(each: Board, scene: Scene, words: Words) -> list[str]:
    """A board as a drawing (hexes, squares) or as a list of places (zones, graphs)."""
    ids = {cell.id for cell in each.cells}
    standing: dict[str, list[Piece]] = {}
    for piece in scene.pieces:
        if piece.at in ids:
            standing.setdefault(piece.at, []).append(piece)
    numbers: dict[str, list[int]] = {}
    if scene.prompt is not None:
        for number, option in enumerate(scene.prompt.options, 1):
            for target in option.targets:
                numbers.setdefault(target, []).append(number)
    if each.kind in ("hex", "square"):
        return _grid(each, standing, numbers, words)
    return _places(each, standing, numbers, words)


def _grid(
    each: Board, standing: dict[str, list[Piece]], numbers: dict[str, list[int]], words: Words
) -> list[str]:
    texts: dict[str, str] = {}
    for cell in each.cells:
        glyphs = "".join(piece.glyph for piece in standing.get(cell.id, ()))
        targets = numbers.get(cell.id, [])
        number = f"({targets[0]})" if len(targets) == 1 else ""
        texts[cell.id] = (glyphs + number) or GROUND.get(cell.ground, "·")
    wide = max(map(len, texts.values())) + 1
    wide += wide % 2  # an even width, so that rows of hexes shift by half a cell
    rows: dict[float, list[tuple[float, str]]] = {}
    left = min(cell.x for cell in each.cells)
    for cell in each.cells:
        rows.setdefault(cell.y, []).append((cell.x - left, texts[cell.id]))
    lines = []
    for y in sorted(rows):
        line = ""
        for x, text in sorted(rows[y]):
            line = line.ljust(round(x * wide)) + text
        lines.append("  " + line.rstrip())
    seen = {piece.id: piece for row in standing.values() for piece in row}
    legend = {piece.glyph: words.say(piece.title) for piece in seen.values()}
    if legend:
        lines += ["", "  " + "  ".join(f"{glyph} {title}" for glyph, title in sorted(legend.items()))]
    return lines


def _places(
    each: Board, standing: dict[str, list[Piece]], numbers: dict[str, list[int]], words: Words
) -> list[str]:
    titles = {cell.id: words.say(cell.title) if cell.title is not None else cell.id for cell in each.cells}
    joined: dict[str, list[str]] = {}
    for a, b in each.links:
        joined.setdefault(a, []).append(titles[b])
        joined.setdefault(b, []).append(titles[a])
    lines = []
    for cell in each.cells:
        number = "".join(f"({n}) " for n in numbers.get(cell.id, ())[:3])
        there = ", ".join(
            " ".join([words.say(piece.title), *(fact(f, words) for f in piece.facts)])
            for piece in standing.get(cell.id, ())
        )
        links = f" → {', '.join(joined[cell.id])}" if cell.id in joined else ""
        lines.append(f"  {number}{titles[cell.id]}{links}" + (f": {there}" if there else ""))
    return lines
