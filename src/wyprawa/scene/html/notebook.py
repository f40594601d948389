"""A scene as one piece of HTML that needs nothing else, for notebooks."""

from __future__ import annotations

from html import escape

from wyprawa.scene import style
from wyprawa.scene.html.frames import AREAS, Asked, Ended, Frame, frame
from wyprawa.scene.model import Scene
from wyprawa.scene.svg import STANDING, sprite
from wyprawa.words import Words, t


def page(scene: Scene, words: Words) -> str:
    """The whole table with its style and icons. Nothing in it can be clicked."""
    seat = None if scene.prompt is None else scene.prompt.seat
    drawn = frame(scene, words, seat)
    areas = "".join([_area(drawn, area) for area in AREAS])
    log = "".join([f"<li>{escape(line.text)}</li>" for line in drawn.log])
    below = f'<ul class="log">{log}</ul>' if log else ""
    below += "" if drawn.ending is None else _ending(drawn.ending, words)
    below += "" if drawn.prompt is None else _prompt(drawn.prompt)
    head = f"{_style()}{sprite()}<h2>{escape(drawn.title)}</h2>"
    return f'<div class="wyprawa">{head}{areas}{below}</div>'


def _area(drawn: Frame, area: str) -> str:
    parts = "".join([f'<div class="part">{_part(drawn, id)}</div>' for id in drawn.layout[area]])
    return f'<div class="area area-{area}">{parts}</div>' if parts else ""


def _part(drawn: Frame, id: str) -> str:
    """A part; a board with what stands on it."""
    on = drawn.parts.get(f"on-{id.removeprefix('board-')}", STANDING)
    return drawn.parts[id].replace(STANDING, on)


def _prompt(asked: Asked) -> str:
    options = "".join([f"<li>{escape(offer.label)}</li>" for offer in asked.options])
    return f'<div class="asked"><h3>{escape(asked.title)}</h3><ol>{options}</ol></div>'


def _ending(ended: Ended, words: Words) -> str:
    scores = "".join([f"<li>{escape(each.name)}: {each.points}</li>" for each in ended.scores])
    over = escape(f"{words.say(t('ui-over'))} {ended.reason}")
    return f'<div class="ended"><h3>{over}</h3><ul>{scores}</ul></div>'


def _style() -> str:
    return f"<style>{style.text('table.css')}{style.text('parts.css')}</style>"
