"""How tables show themselves in a notebook: as a spectator sees them, in English if the game can."""

from __future__ import annotations

from typing import Any

from wyprawa.kernel import Table
from wyprawa.scene.html import page
from wyprawa.scene.look import look
from wyprawa.scene.svg import picture
from wyprawa.words import Words, languages, load_words


def svg(table: Table[Any]) -> str:
    return picture(look(table, None), _words(table))


def html(table: Table[Any]) -> str:
    return page(look(table, None), _words(table))


def _words(table: Table[Any]) -> Words:
    """English if the game speaks it."""
    spoken = languages(table.game.package)
    return load_words(table.game.package, "en" if "en" in spoken or not spoken else spoken[0])
