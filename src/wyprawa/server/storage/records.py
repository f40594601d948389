"""The records that go into the database and come out of it, and the errors of keeping them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from wyprawa.kernel import WyprawaError


class StorageError(WyprawaError):
    """Something could not be kept or read back. Nothing was half-written."""


class Conflict(StorageError):
    """There already is a row with that number, name or hash; the one that was there stays."""


class NoTable(StorageError):
    """The database has no table with that id."""


class NewerDatabase(StorageError):
    """Written by a newer version of this package."""


class DamagedDatabase(StorageError):
    """Not a database of ours, or one with damage in it."""


class TakenDatabase(StorageError):
    """Another server has it."""


class Stored(msgspec.Struct, frozen=True, kw_only=True):
    """A table: how it began, and when it was last played on.

    `start` is the record it began with; only old tables have none and begin from `seed`. `over` and `touched`
    follow the moves: the last one kept says whether the game was over after it, and when that was. `marks`
    say what kind of table it is. `closed` is why nothing more can be played at it, if that is so. `sealed`
    is what a game that has not begun will begin from; it has no `start` yet.
    """

    id: str
    game: str
    options: dict[str, Any] = {}
    seed: int | None = None
    start: str = ""
    pace: str = "normal"
    created: float = 0.0
    touched: float = 0.0
    over: bool = False
    marks: tuple[str, ...] = ()
    closed: str = ""
    sealed: str = ""


class StoredSeat(msgspec.Struct, frozen=True):
    """Who sits where: `kind` is the server's word, `bot` a player's spec, `name` what it is called. `sat`:
    a person has sat there, now or before."""

    seat: int
    kind: str
    bot: str = ""
    name: str = ""
    sat: bool = False


class Move(msgspec.Struct, frozen=True):
    """One thing done at a table. `n` counts from 1; only a choice has `ask` and `key`."""

    n: int
    kind: Literal["choose", "undo", "redo"]
    seat: int
    ask: str = ""
    key: str = ""


class Said(msgspec.Struct, frozen=True):
    """One line of a table's chat; `seat` is None for one who watches."""

    n: int
    seat: int | None
    name: str
    text: str


class Ticket(msgspec.Struct, frozen=True):
    """What the holder of a secret may do at a table. The secret itself is never stored.

    `link` is the hash of the link for which a ticket was claimed. A claim has no seats until it is kept.
    """

    table: str
    host: bool = False
    seats: tuple[int, ...] = ()
    watch: bool = False
    link: str = ""

    @property
    def shared(self) -> bool:
        """Whether this is a friend's link, which two people know: its maker and the friend."""
        return bool(self.seats) and not (self.host or self.link)
