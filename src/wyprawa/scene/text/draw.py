"""A whole scene as rows: tracks, boards, cards, panels, log, ending and question, in this order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from wyprawa.scene.model import Ending, OptionLook, Panel, Prompt, Scene, Track
from wyprawa.scene.odds import bars_said
from wyprawa.scene.text.boards import board_rows
from wyprawa.scene.text.cards import zone_rows
from wyprawa.scene.text.rows import WIDTH, Laid, Row, columns, fact, mark
from wyprawa.words import Text, Words, listed, named, t

_FEW = 9  # options listed one below the other even where there is room for columns


def draw(scene: Scene, words: Words, *, options: bool = True, width: int = WIDTH) -> list[Row]:
    """The whole scene, with or without its question."""
    laid = Laid(scene)
    rows = [Row("title", words.say(scene.title))]
    if scene.tracks:
        rows.append(Row("text", "   ".join(track(each, laid, words) for each in scene.tracks)))
    for board in scene.boards:
        rows.append(Row("text"))
        if board.title is not None:
            rows.append(Row("text", words.say(board.title)))
        rows += board_rows(board, laid, words, width)
    loose = laid.things("", words) + laid.dice_said((d for d in scene.dice if not laid.lies(d)), words)
    rows += _block([Row("place", ", ".join(loose))] if loose else [])
    rows += _block(row for zone in scene.zones for row in zone_rows(zone, laid, words, width))
    rows += _block(row for panel in scene.panels for row in panel_rows(panel, scene, laid, words, width))
    rows += _block(Row("log", f"  {words.say(line.text)}") for line in scene.log)
    if scene.ending is not None:
        rows += _block(ending_rows(scene.ending, scene, words))
    if scene.prompt is not None:
        rows += _block(row for zone in scene.prompt.zones for row in zone_rows(zone, laid, words, width))
    if scene.prompt is not None and options:
        rows += _block(prompt_rows(scene.prompt, words))
    elif scene.waiting and scene.prompt is None:
        who = words.join([seat_name(scene, seat) for seat in scene.waiting])
        turn = "ui-turn" if len(scene.waiting) == 1 else "ui-turn-several"
        rows += _block([Row("ask", words.say(t(turn, who=who)))])
    return rows


def plain(scene: Scene, words: Words, *, options: bool = True, width: int = WIDTH) -> str:
    """The scene as one plain text."""
    return "\n".join(row.text for row in draw(scene, words, options=options, width=width)) + "\n"


def seat_name(scene: Scene, seat: int) -> Text:
    """What a seat is called: as its panel says, else its number counted from 1."""
    names = {panel.seat: panel.name for panel in scene.panels}
    return names.get(seat, t("ui-seat", n=seat + 1))


def prompt_rows(prompt: Prompt, words: Words, *, width: int | None = None) -> Iterator[Row]:
    """The question, then its options numbered from 1: one per line, or in columns if `width` is given.

    Options that belong together are listed below the name of their group.
    """
    yield Row("ask", words.say(prompt.title))
    if prompt.note is not None:
        yield Row("text", words.say(prompt.note))
    wide = len(str(len(prompt.options)))
    for group, among in groupby(enumerate(prompt.options, 1), lambda pair: pair[1].group):
        said = [f"{number:>{wide}}  {offered(o, words)}" for number, o in among]
        if words.has(f"group-{group}"):
            yield Row("text", f" {words.say(t(f'group-{group}'))}")
        for text in said if width is None or len(prompt.options) <= _FEW else columns(said, width - 2, gap=4):
            yield Row("option", f"  {text}")


def offered(option: OptionLook, words: Words) -> str:
    """An option as a list shows it: its words, what its card says, what it would bring, and how likely."""
    label: Text = option.label
    if option.card is not None:
        read = [*(fact(each, words) for each in option.card.facts), *map(words.say, option.card.lines)]
        if read:
            label = t("ui-key", key=f"{words.say(label)}: {'; '.join(read)}")
    notes = [] if option.note is None else [option.note]
    one = len(option.odds) == 1
    notes += [bars_said(each) if one else named(each.title, bars_said(each)) for each in option.odds]
    return words.say(t("ui-noted", label=label, note=listed(notes, "semicolon")) if notes else label)


def ending_rows(ending: Ending, scene: Scene, words: Words) -> Iterator[Row]:
    """That the game is over, why, who won, and the scores."""
    reason = "" if ending.reason is None else f" {words.say(ending.reason)}"
    yield Row("end", words.say(t("ui-over")) + reason)
    who = words.join([seat_name(scene, seat) for seat in ending.winners])
    if not who:
        yield Row("end", words.say(t("ui-over-won-nobody")))
    elif len(ending.winners) == 1:
        yield Row("end", words.say(t("ui-over-won-one", who=who)))
    else:
        yield Row("end", words.say(t("ui-over-won-several", who=who)))
    for seat, score in enumerate(ending.scores):
        yield Row("text", "  " + words.say(t("ui-score", who=seat_name(scene, seat), points=score)))


def panel_rows(panel: Panel, scene: Scene, laid: Laid, words: Words, width: int) -> Iterator[Row]:
    """What a seat has in front of it: name and figures on one line, cards behind or below them."""
    parts = [words.say(panel.name)]
    parts += [fact(each, words) for each in panel.facts]
    parts += [track(each, laid, words) for each in panel.tracks]
    parts += laid.dice_said((each for each in panel.dice if not laid.lies(each)), words)
    sign = "►" if panel.seat in scene.waiting else "×" if panel.out else " "
    head, *more = _fitted(parts, width - 2)
    head = f"{sign} {head}"
    below = [row.text for zone in panel.zones for row in zone_rows(zone, laid, words, width - 4)]
    flat = "   ".join([head, *below])
    if len(below) == len(panel.zones) and len(flat) <= width and not more:
        yield Row("panel", flat)
        return
    yield Row("panel", head)
    yield from (Row("card", f"    {text}") for text in more)
    yield from (Row("card", f"    {text}") for text in below)


def _fitted(parts: list[str], width: int) -> list[str]:
    """Parts in a row, in as many rows as are needed; all rows but the first are a little shorter."""
    rows = [parts[0]]
    for part in parts[1:]:
        if len(rows[-1]) + 3 + len(part) <= width - (2 if len(rows) > 1 else 0):
            rows[-1] += f"   {part}"
        else:
            rows.append(part)
    return rows


def track(each: Track, laid: Laid, words: Words) -> str:
    return mark(laid.numbers_at(each.id)) + f"{words.say(each.title)} {each.value}/{each.high}"


def _block(rows: Iterable[Row]) -> list[Row]:
    """Rows with an empty one before them, if there are any."""
    found = list(rows)
    return [Row("text"), *found] if found else []
