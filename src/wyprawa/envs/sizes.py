"""How many rows each array of an observation has. They are part of an environment's version."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from wyprawa.kernel import Game, GameError

VERSION = 1  # of what observations, actions and rewards mean; it ends the environments' names

Rows = Annotated[int, msgspec.Meta(ge=1, le=4096)]


class Sizes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rows of each array. What does not fit is counted in `question`; options that do not fit are paged."""

    cells: Rows = 192
    pieces: Rows = 96
    cards: Rows = 128
    values: Rows = 160
    options: Rows = 64


OF_GAMES: Mapping[str, Sizes] = {
    "smok": Sizes(cells=19, pieces=24, cards=12, values=24, options=20),
    "monsterlands": Sizes(cells=64, pieces=80, cards=96, values=96, options=48),
    "gloomhaven": Sizes(cells=192, pieces=96, cards=128, values=112, options=64),
    "hellscape": Sizes(cells=64, pieces=96, cards=128, values=112, options=64),
    "niflheim": Sizes(cells=128, pieces=64, cards=96, values=64, options=64),
    "warcraft": Sizes(cells=64, pieces=128, cards=128, values=160, options=64),
}


def sizes_of(game: Game[Any], given: Sizes | Mapping[str, int] | None = None) -> Sizes:
    """The sizes for a game: those given, else its own, else ones that are ample for most."""
    if given is None:
        return OF_GAMES.get(game.name, Sizes())
    if isinstance(given, Sizes):
        return given
    try:
        return msgspec.convert(dict(given), Sizes)
    except msgspec.ValidationError as error:
        known = ", ".join(Sizes.__struct_fields__)
        raise GameError(f"sizes {dict(given)!r}: {error}; sizes are numbers of rows: {known}") from None
