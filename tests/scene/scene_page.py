"""docs/scene.md as it is run: its words, its code, and the scenes its pictures show."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from wyprawa.scene import Scene, svg
from wyprawa.words import Source, Words

DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "scene.md"
_TOKEN = re.compile(
    r"^## (?P<record>\w+)$|^```(?P<language>\w+)\n(?P<block>.*?)^```$"
    r'|^!\[[^\]]+\]\((?P<drawing>[^)]+)\)$|^<img src="(?P<photo>[^"]+)" width="\d+" alt="[^"]+">$',
    re.MULTILINE | re.DOTALL,
)


class Shown(NamedTuple):
    """A picture of the page: the record it stands under, its file, and the scene it shows."""

    record: str
    file: Path
    scene: Scene


def words() -> Words:
    """The kernel's words and those on the page."""
    kernel = (files("wyprawa") / "words" / "en.ftl").read_text(encoding="utf-8")
    return Words("en", Source("kernel", kernel), Source(str(PAGE), "\n".join(_blocks("ftl"))))


def shown() -> Iterator[Shown]:
    """Run the code from top to bottom. A picture shows what the code above it calls `shown`."""
    names: dict[str, Any] = {}
    record = ""
    for token in _TOKEN.finditer(PAGE.read_text(encoding="utf-8")):
        record = token["record"] or record
        if token["language"] == "python":
            names.pop("shown", None)
            exec(compile(token["block"], str(PAGE), "exec", dont_inherit=True), names)
        elif picture := token["drawing"] or token["photo"]:
            yield Shown(record, DOCS / picture, names["shown"])


def texts() -> list[str]:
    """The scenes drawn on the page as the terminal draws them."""
    return _blocks("text")


def drawing(each: Shown) -> str:
    """A picture that is a drawing; that of the whole scene has its head."""
    if each.record == "Scene":
        return svg.picture(each.scene, words(), wide=1100)
    return svg.detail(each.scene, words())


def _blocks(language: str) -> list[str]:
    found = _TOKEN.finditer(PAGE.read_text(encoding="utf-8"))
    return [token["block"] for token in found if token["language"] == language]
