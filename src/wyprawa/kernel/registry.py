"""Which games there are. A game is found by an entry point, so it can live in anybody's package."""

from __future__ import annotations

import traceback
import warnings
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from wyprawa.kernel.errors import GameError
from wyprawa.kernel.game import Game

GROUP = "wyprawa.games"


def games() -> dict[str, Game[Any]]:
    """All installed games by name. One that cannot be loaded is left out with a warning: the others can be
    played all the same."""
    found = {}
    for entry in sorted(_entries(), key=lambda entry: entry.name):
        try:
            found[entry.name] = _load(entry)
        except GameError as error:
            warnings.warn(str(error), stacklevel=2)
    return found


def find(name: str) -> Game[Any]:
    """One game by name."""
    for entry in _entries():
        if entry.name == name:
            return _load(entry)
    known = ", ".join(sorted(entry.name for entry in _entries())) or "none"
    raise GameError(f"no game is called {name!r}; installed: {known}")


@cache
def _entries() -> tuple[EntryPoint, ...]:
    """Looked up once: a search through all installed packages takes milliseconds."""
    return tuple(entry_points(group=GROUP))


def _load(entry: EntryPoint) -> Game[Any]:
    where = f"{entry.value} of {entry.dist.name if entry.dist else 'an unknown package'}"
    try:
        game = entry.load()
    except Exception as error:
        said = f"{error}{_place(error, entry)}"
        raise GameError(f"the game {entry.name!r} ({where}) cannot be loaded: {said}") from error
    if not isinstance(game, Game):
        raise GameError(f"the game {entry.name!r} ({where}) is a {type(game).__name__}, expected a Game")
    if game.name != entry.name:
        raise GameError(f"the game {entry.name!r} ({where}) calls itself {game.name!r}")
    return game


def _place(error: Exception, entry: EntryPoint) -> str:
    """The last line of the game's own package that the error came through."""
    package = entry.module.partition(".")[0]
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        path = Path(frame.filename)
        if package in (*path.parts, path.stem):
            return f" ({path.name}, line {frame.lineno})"
    return ""
