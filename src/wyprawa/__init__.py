"""Wyprawa plays fantasy adventure board games with every rule enforced."""

from wyprawa._version import __version__
from wyprawa.kernel import (
    AmbiguousOption,
    Chance,
    Choice,
    Game,
    GameError,
    IllegalOption,
    NothingToUndo,
    OptionError,
    Origin,
    Outcome,
    PositionError,
    RecordError,
    Table,
    UnreadableOption,
    WyprawaError,
    begin,
    find,
    games,
    load,
    loads,
    new,
    position,
    seal,
    verify,
)

__all__ = [
    "AmbiguousOption", "Chance", "Choice", "Game", "GameError", "IllegalOption", "NothingToUndo",
    "OptionError", "Origin", "Outcome", "PositionError", "RecordError", "Table", "UnreadableOption",
    "WyprawaError", "__version__", "begin", "find", "games", "load", "loads", "new", "position", "seal",
    "verify",
]  # fmt: skip
