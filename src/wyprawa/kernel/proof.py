"""The proof that a record is fair: commitment, seed, words, choices and result belong together.

Nothing in the file is believed, its digests least of all: whoever forges a line can make new ones. The game
is played again from its seed, and every line must come out the same.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import Any, NamedTuple

import msgspec

from wyprawa.kernel import bounds, record
from wyprawa.kernel.choice import key
from wyprawa.kernel.codec import difference
from wyprawa.kernel.errors import OutOfBounds, UnprovenRecord
from wyprawa.kernel.fair import Origin
from wyprawa.kernel.game import Game
from wyprawa.kernel.opening import begin, game_of
from wyprawa.kernel.record import Parsed, Snapshot
from wyprawa.kernel.table import Table


class Proven(NamedTuple):
    """A record that was proven, and what somebody who was there can still compare with it."""

    table: Table[Any]
    origin: Origin
    fingerprint: str


def verify(
    text: str,
    *,
    game: Game[Any] | None = None,
    where: str = "record",
    seconds: float = bounds.SECONDS,
) -> Proven:
    """Prove a record, or raise a `RecordError` that says what is wrong and where.

    The file alone proves that it is one game by the rules, with no draw but those of its seed and its seats'
    words. That it is the game you played, you can tell by the commitment shown at its beginning and
    your own words and choices, or by its fingerprint, if that was shown at its end.
    """
    parsed = record.parse(text, where=where)
    found = game_of(parsed.header, game, where)
    origin = _origin(parsed, found, where)
    try:
        with bounds.watched(seconds):
            table = _played(found, origin, parsed, where)
            _compare(text, table, parsed.header.package, where)
    except OutOfBounds as error:
        raise OutOfBounds(f"{where}: {error} to play it again") from None
    return Proven(table, origin, table.fingerprint())


def _origin(parsed: Parsed, game: Game[Any], where: str) -> Origin:
    """What the game began from, if it is what was committed to."""
    header, origin = parsed.header, parsed.header.origin
    if origin is None or any(isinstance(entry, Snapshot) and entry.start for entry in parsed.entries):
        raise UnprovenRecord(f"{where}: the game begins from a state, which no seed can prove")
    if not header.commitment:
        raise UnprovenRecord(f"{where}: without a commitment nobody knows when its seed was chosen")
    if header.rules != game.version:
        raise UnprovenRecord(
            f"{where}: played by rules {header.rules} of {game.name} (wyprawa {header.package}); only those "
            f"can prove it, and these are rules {game.version}"
        )
    if header.commitment != origin.commitment:
        raise UnprovenRecord(f"{where}: the commitment is not the hash of this seed, game and options")
    if not origin.plausible():
        raise UnprovenRecord(
            f"{where}: the seed is said to be drawn, but is so small that somebody must have chosen it"
        )
    for entry, line in zip(parsed.entries, parsed.lines, strict=True):
        if isinstance(entry, Snapshot) and _key(entry) != origin.key:
            raise UnprovenRecord(
                f"{where}, line {line}: the state draws from another key than that of seed and words"
            )
    return origin


def _played(game: Game[Any], origin: Origin, parsed: Parsed, where: str) -> Table[Any]:
    """The game from its seed and its choices."""
    try:
        table = begin(origin, game=game)
    except Exception as error:
        raise UnprovenRecord(f"{where}: no game begins from this header: {error}") from error
    made = 0
    for entry, line in zip(parsed.entries, parsed.lines, strict=True):
        if isinstance(entry, Snapshot):
            continue
        made += 1
        choice = table.choice_of(entry.seat)
        if choice is None or choice.ask != entry.ask or entry.option not in choice.options:
            what = f"choice {made}, seat {entry.seat}: {entry.ask} {key(entry.option)}"
            raise UnprovenRecord(f"{where}, line {line}: {what}, was not open at that point of this game")
        try:
            table.choose(entry.option, entry.seat)
        except Exception as error:
            raise UnprovenRecord(
                f"{where}, line {line}: the rules fail on choice {made}: {error!r}"
            ) from error
    return table


def _key(entry: Snapshot) -> Any:
    try:
        return msgspec.json.decode(entry.state)["chance"]["key"]
    except (msgspec.DecodeError, KeyError, TypeError, IndexError):
        return None


def _compare(text: str, table: Table[Any], package: str, where: str) -> None:
    """Every line of the file is the one this game has there."""
    header, entries = table.recorded()
    wanted = record.bodies(msgspec.structs.replace(header, package=package), entries)
    line = 1
    for row, body in zip_longest(record.rows(text, where), wanted, fillvalue=None):
        line, found = (line + 1, "") if row is None else (row[0], f"{row[1]} {row[2]}")
        if found == body:
            continue
        if body is not None and body.startswith("= ") and found.startswith("= "):
            differs = difference(msgspec.json.decode(found[2:]), msgspec.json.decode(body[2:]))
            raise UnprovenRecord(
                f"{where}, line {line}: the state is not the one these choices lead to: {differs}"
            )
        shown = "nothing" if body is None else "the state" if body[0] == "=" else repr(body[:60])
        raise UnprovenRecord(f"{where}, line {line}: {found[:60]!r}, where this game has {shown}")
