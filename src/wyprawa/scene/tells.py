"""What a game's records tell beyond the names in them, for the laws about telling: `Game(tells=...)`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import msgspec


class Rises(msgspec.Struct, frozen=True):
    """A figure of the one named by the field `of` rises by the amount told.

    `figure` is the icon of a fact, the id of a track, or `health`; `*` stands for anything, `{what}` for what
    the record's field `what` says. A track of the whole table is nobody's: `of=""`.
    """

    figure: str
    of: str = "who"


class Falls(msgspec.Struct, frozen=True):
    """A figure falls by the amount told; with `beyond`, that may be more than is left, and it stops at 0."""

    figure: str
    of: str = "who"
    beyond: bool = False


class Stands(msgspec.Struct, frozen=True):
    """A figure is now the amount told."""

    figure: str
    of: str = "who"


Change: TypeAlias = Rises | Falls | Stands


class Tells(msgspec.Struct, frozen=True, kw_only=True):
    """`amounts`: what a record's field means, `{"Learned.amount": (Rises("experience"),)}`; () for nothing.
    `covers`: what a record tells of without naming it, `{"RoundBegan": ("hand-*",)}`.
    `silent`: what may change without a word, each with the reason.
    `worked_out`: what only some are shown but anybody could work out, such as chances, each with the reason.

    Paths are those of `conformance.figures`; `*` stands for anything.
    """

    amounts: Mapping[str, tuple[Change, ...]] = {}
    covers: Mapping[str, tuple[str, ...]] = {}
    silent: Mapping[str, str] = {}
    worked_out: Mapping[str, str] = {}
