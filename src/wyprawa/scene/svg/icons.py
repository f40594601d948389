"""Our icons and the marks on grounds, as SVG symbols."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from importlib.resources import files

import tomli

from wyprawa.scene.svg.grounds import MOTIFS

_CIRCLE = re.compile(r"o([\d.]+),([\d.]+),([\d.]+)")


@cache
def drawings() -> dict[str, str]:
    """The inside of every icon, by name."""
    return {name: "".join(map(_stroke, text.splitlines())) for name, text in _read()["icons"].items()}


@cache
def icons() -> dict[str, str]:
    """Every name an icon goes by, and the drawing it has."""
    return {name: name for name in drawings()} | _read()["alike"]


@cache
def _read() -> dict[str, dict[str, str]]:
    return tomli.loads(files(__package__).joinpath("drawings.toml").read_text(encoding="utf-8"))


def _stroke(line: str) -> str:
    """One line of a drawing: `~` is tinted inside, `*` is filled, `o x,y,r` is a circle."""
    how = {"~": ' class="tint"', "*": ' class="full"'}.get(line[0], "")
    line = line.lstrip("~*")
    circle = _CIRCLE.fullmatch(line)
    if circle is not None:
        return f'<circle{how} cx="{circle[1]}" cy="{circle[2]}" r="{circle[3]}"/>'
    return f'<path{how} d="{line}"/>'


@cache
def symbol(id: str) -> str:
    """The symbol of an icon (`i-heart`) or of a ground (`g-water`)."""
    kind, _, name = id.partition("-")
    if kind == "i":
        return f'<symbol id="{id}" class="icon-lines" viewBox="0 0 24 24">{drawings()[name]}</symbol>'
    return f'<symbol id="{id}" class="motif" viewBox="-50 -50 100 100">{MOTIFS[name]}</symbol>'


@cache
def icon(name: str, *, title: str | None = None) -> str:
    """An icon to stand in a line of text. A name without a drawing is shown by its first letter."""
    heard = 'aria-hidden="true"' if title is None else 'role="img"'
    said = "" if title is None else f"<title>{escape(title)}</title>"
    return f'<svg class="icon" viewBox="0 0 24 24" {heard}>{said}{mark(name, 0, 0, 24)}</svg>'


def mark(name: str, x: float, y: float, size: float, letter: str = "") -> str:
    """An icon inside a drawing, its upper left corner at `x`, `y`; without one, a letter."""
    if name in icons():
        box = f'x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"'
        return f'<use class="mark" href="#i-{icons()[name]}" {box}/>'
    letter = escape(letter or name[:1].upper() or "?")
    side = size * (0.8 if len(letter) == 1 else 1.2 / len(letter))
    middle = f'x="{x + size / 2:g}" y="{y + size / 2 + side * 0.35:g}"'
    return f'<text class="mark letter" {middle} font-size="{side:g}">{letter}</text>'
