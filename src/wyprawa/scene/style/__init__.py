"""Colours and rules of the drawings, for a page and for pictures alike."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Literal, get_args

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = get_args(Theme)

_COLOUR = re.compile(r"--([\w-]+):\s*([^;]+);")
_USED = re.compile(r"var\(--([\w-]+)\)")
_RULE = re.compile(r"([^{}]+)\{[^{}]*\}")
_CLASS = re.compile(r"\.([A-Za-z][\w-]*)")


@cache
def text(name: str = "table.css") -> str:
    """One of the style sheets beside this file."""
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


@cache
def colours(theme: Theme) -> dict[str, str]:
    """The custom properties of a theme: the light ones, with what the dark theme changes."""
    light, dark = (
        re.search(rf"{start} \{{(.*?)\}}", text(), re.S)
        for start in (r":root", r":root\[data-theme=.?dark.?\]")
    )
    assert light is not None
    assert dark is not None
    found = dict(_COLOUR.findall(light[1]))
    return found | dict(_COLOUR.findall(dark[1])) if theme == "dark" else found


@cache
def rules(theme: Theme) -> str:
    """The rules for drawings, with plain colours in them, for a picture on its own."""
    drawing = text().split("/* Drawing */", 1)[1].split("/* In a page only */", 1)[0]
    known = colours(theme)
    while _USED.search(drawing):
        drawing = _USED.sub(lambda found: known[found[1]], drawing)
    return re.sub(r"\s*\n\s*", "", re.sub(r"/\*.*?\*/", "", drawing, flags=re.S))


def rules_for(drawing: str, theme: Theme) -> str:
    """Only the rules for classes that a drawing uses."""
    has = {name for names in re.findall(r'class="([^"]*)"', drawing) for name in names.split()}
    return "".join(
        rule[0]
        for rule in _RULE.finditer(rules(theme))
        if any(has.issuperset(_CLASS.findall(selector)) for selector in rule[1].split(","))
    )
