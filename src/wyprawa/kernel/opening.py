"""How a table comes to be: new, from a file, from position text."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from wyprawa.kernel import bounds, notation, record
from wyprawa.kernel.chance import KEYED, PLAIN
from wyprawa.kernel.errors import (
    GameError,
    IllegalOption,
    NewerRecord,
    OutOfBounds,
    PositionError,
    RecordError,
    WyprawaError,
)
from wyprawa.kernel.fair import Origin, sealed
from wyprawa.kernel.game import Game
from wyprawa.kernel.history import SPACING
from wyprawa.kernel.record import Header
from wyprawa.kernel.registry import find
from wyprawa.kernel.replay import Replay
from wyprawa.kernel.table import Table


def seal(game: str | Game[Any], options: Mapping[str, Any], *, seed: int | None = None) -> Origin:
    """What a new game will begin from, before anything is drawn: show everybody its `commitment`, add the
    seats' words with `saying`, then `begin`. Without a seed one is drawn."""
    found = find(game) if isinstance(game, str) else game
    return sealed(found.name, msgspec.to_builtins(found.read_options(options)), seed)


def begin(origin: Origin, *, game: Game[Any] | None = None, telling: bool = True) -> Table[Any]:
    """The game that begins from there."""
    found = game or find(origin.game)
    return _begin(found, found.read_options(origin.options), origin, telling)


def new(
    game: str | Game[Any],
    *,
    seed: int | None = None,
    words: Mapping[int, str] | None = None,
    telling: bool = True,
    spacing: int = SPACING,
    **options: Any,
) -> Table[Any]:
    """A new game. Without a seed one is drawn; it is part of the record either way. `words` are what
    seats add to it, so that nobody chooses it alone. `spacing` is as in `Table`."""
    found = find(game) if isinstance(game, str) else game
    read = found.read_options(options)
    origin = sealed(found.name, msgspec.to_builtins(read), seed)
    return _begin(found, read, origin.saying(words) if words else origin, telling, spacing)


def _begin(
    game: Game[Any], options: Any, origin: Origin, telling: bool, spacing: int = SPACING
) -> Table[Any]:
    seats = game.seats(options)
    if strangers := [seat for seat in origin.words if not 0 <= seat < seats]:
        raise GameError(f"{game.name}: words of seat {strangers[0]}, but seats are 0 to {seats - 1}")
    state = game.begin(options, origin.chance())
    return Table(game, options, state, origin=origin, telling=telling, spacing=spacing)


def position(game: str | Game[Any], text: str, *, telling: bool = True) -> Table[Any]:
    """A table from position text. Odd positions may be built; `game.problems(state)` names their faults."""
    found = find(game) if isinstance(game, str) else game
    options, s, answers = notation.read(found, text)
    if not s.agenda and s.outcome is None:
        raise PositionError('the position has nothing on its agenda; say what comes next: agenda [["..."]]')
    try:
        table: Table[Any] = Table(found, options, s, telling=telling)
    except WyprawaError:
        raise
    except Exception as error:
        raise PositionError(f"the position cannot be played on: {error!r}; agenda: {s.agenda}") from error
    for answer in answers:
        choice = table.choice_of(answer.seat)
        if choice is not None and choice.ask != answer.ask:
            raise PositionError(
                f"answer {answer.seat} {answer.ask}: seat {answer.seat} is asked {choice.ask!r}"
            )
        try:
            table.choose(answer.option, answer.seat)
        except IllegalOption as error:
            raise PositionError(f"answer {answer.seat} {answer.ask}: {error}") from None
    return table


def load(
    path: str | Path,
    *,
    repair: bool = False,
    game: Game[Any] | None = None,
    telling: bool = True,
    sound: bool = False,
    seconds: float = bounds.SECONDS,
) -> Table[Any]:
    """The game in a record file. With `repair`, as much of a damaged one as can be had; see `table.notes`.
    With `sound`, a state it begins from must be one a game can come to; see `faults`.

    Whoever wrote the file, this ends within so many seconds, with a table or with a `RecordError`.
    """
    text = text_of(path, repair=repair)
    return loads(
        text, repair=repair, game=game, where=str(path), telling=telling, sound=sound, seconds=seconds
    )


def text_of(path: str | Path, *, repair: bool = False) -> str:
    """The text of a record file; with `repair`, as far as it is text."""
    with Path(path).open("rb") as file:
        data = file.read(bounds.MOST_BYTES + 1)
    if len(data) > bounds.MOST_BYTES:
        raise OutOfBounds(f"{path}: more than {bounds.MOST_BYTES:,} bytes")
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        if not repair or error.start == 0:
            raise RecordError(f"{path}: not text: {error}") from None
        return data[: error.start].decode()


def loads(
    text: str,
    *,
    repair: bool = False,
    game: Game[Any] | None = None,
    where: str = "record",
    telling: bool = True,
    sound: bool = False,
    seconds: float = bounds.SECONDS,
) -> Table[Any]:
    """The game in the text of a record file."""
    parsed = record.parse(text, repair=repair, where=where)
    found = game_of(parsed.header, game, where)
    try:
        with bounds.watched(seconds):
            table = Replay(found, parsed, where, repair=repair, telling=telling, sound=sound).table()
    except OutOfBounds as error:
        raise OutOfBounds(f"{where}: {error} to play it again") from None
    if parsed.lost:
        table.notes.insert(0, parsed.lost)
    return table


def game_of(header: Header, game: Game[Any] | None, where: str) -> Game[Any]:
    """The game a record is of, if its rules and its chance are known here."""
    try:
        found = game or find(header.game)
    except GameError as error:
        raise RecordError(f"{where}: {error}") from None
    if header.game != found.name:
        raise RecordError(f"{where}: a game of {header.game!r}, expected {found.name!r}")
    if header.rules > found.version:
        raise NewerRecord(
            f"{where}: rules {header.rules} of {found.name} are newer than {found.version} here"
        )
    if header.chance not in (KEYED, PLAIN):
        raise RecordError(
            f"{where}: unknown chance algorithm {header.chance!r}, expected {KEYED!r} or {PLAIN!r}"
        )
    return found
