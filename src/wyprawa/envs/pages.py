"""A question's options, as many at a time as an environment has room for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from wyprawa.kernel import Choice, Option, Table
from wyprawa.scene import OptionLook, option_look


class Page(msgspec.Struct, frozen=True):
    """Some of the options open to a seat. Without a question it is empty."""

    choice: Choice | None = None
    options: Sequence[Option] = ()
    looks: tuple[OptionLook, ...] = ()
    number: int = 0
    pages: int = 1


EMPTY = Page()


def page(table: Table[Any], choice: Choice | None, room: int, turned: int) -> Page:
    """The options shown after turning the page so many times; after the last page comes the first."""
    if choice is None:
        return EMPTY
    pages = -(-len(choice.options) // room)
    number = turned % pages
    shown = choice.options[number * room : (number + 1) * room]
    looks = tuple(option_look(table.game, table.state, choice, option) for option in shown)
    return Page(choice, shown, looks, number, pages)
