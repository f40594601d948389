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
    Outcome,
    PositionError,
    RecordError,
    Table,
    UnreadableOption,
    WyprawaError,
    find,
    games,
    load,
    loads,
    new,
    position,
)

__all__ = [
    "AmbiguousOption", "Chance", "Choice", "Game", "GameError", "IllegalOption", "NothingToUndo",
    "OptionError", "Outcome", "PositionError", "RecordError", "Table", "UnreadableOption", "WyprawaError",
    "__version__", "find", "games", "load", "loads", "new", "position",
]  # fmt: skip
