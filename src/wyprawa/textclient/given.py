"""What was typed at the command line: options of a game, seats, and who or what goes with a seat."""

from __future__ import annotations

import json
from typing import Any

from wyprawa.kernel import GameError, Table
from wyprawa.players import Player, player


def options(given: list[str], seats: int | None) -> dict[str, Any]:
    """`name=value` pairs; a value is JSON if it can be read as such, else text."""
    found: dict[str, Any] = {} if seats is None else {"seats": seats}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals or name in found:
            raise GameError(f"-o {pair}: expected NAME=VALUE, each name once")
        try:
            found[name] = json.loads(value)
        except ValueError:
            found[name] = value
    return found


def bots(given: list[str], table: Table[Any]) -> dict[int, Player]:
    found: dict[int, Player] = {}
    for pair in given:
        text, equals, spec = pair.partition("=")
        at = seat(text, table)
        if not equals or at in found:
            raise GameError(f"--bot {pair}: expected SEAT=PLAYER, each seat once, as in 2=sensible")
        found[at] = player(spec, (table.seed or 0) + at + table.seats * len(table.history))
    return found


def words(given: list[str]) -> dict[int, str]:
    """What seats add to the seed."""
    found: dict[int, str] = {}
    for pair in given:
        text, equals, said = pair.partition("=")
        if not equals or not text.isdecimal() or len(text) > 8 or int(text) - 1 in found:
            raise GameError(f"--words {pair}: expected SEAT=TEXT, each seat once, as in 2=elderberry")
        found[int(text) - 1] = said
    return found


def seat(text: str, table: Table[Any]) -> int:
    """A seat as people count: from 1."""
    if not text.isdecimal() or len(text) > 8 or not 1 <= int(text) <= table.seats:
        raise GameError(f"{table.game.name}: no seat {text!r}; seats are 1 to {table.seats}")
    return int(text) - 1
