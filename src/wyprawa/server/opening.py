"""How a table comes to be on the server: from options or from a record, and who gets which ticket."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec

import wyprawa
from wyprawa.kernel import Game, GameError, Table
from wyprawa.server import bots, tickets
from wyprawa.server.backend import Backend
from wyprawa.server.gathering import Sealed, stand_in, write
from wyprawa.server.limits import clean
from wyprawa.server.offers import check_offered
from wyprawa.server.storage import Stored, StoredSeat, Ticket
from wyprawa.server.tickets import Secret
from wyprawa.server.work import TooMuch, limited

_SECONDS = 10.0  # of the processor, for setting up a game


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: oneself, a friend who gets a link, a bot, or nobody yet."""

    kind: Literal["me", "friend", "bot", "open"]
    bot: str = ""
    name: str = ""


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened: `options` of the game, or the text of a `record` file to go on with. `gather`:
    a new game begins only when all seats are ready, and may add words to its seed until then."""

    game: str = ""
    options: dict[str, Any] = {}
    seed: Annotated[int, msgspec.Meta(ge=0, lt=1 << 62)] | None = None
    record: str | None = None
    seats: list[SeatWish] = []
    name: str = ""
    language: str = "en"
    gather: bool = False


class SeatTicket(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a new table; `ticket` is what goes into a friend's link."""

    seat: int
    kind: str
    ticket: str | None = None


class Opened(msgspec.Struct, frozen=True):
    """A new table: the host's ticket, friends' ones, the spectators', and what a loaded game lost."""

    table: str
    ticket: str
    seats: list[SeatTicket]
    watch: str
    notes: list[str]


def fresh(wish: NewTable) -> tuple[Table[Any], Sealed | None]:
    """A new game, or a stand-in for one that waits for words, and what that will begin from; raises an error
    of ours that says what is wrong. May take a while, but no longer."""
    try:
        with limited(_SECONDS):
            return _fresh(wish)
    except TooMuch:
        raise GameError(f"{wish.game}: with these options the game takes too long to set up") from None


def _fresh(wish: NewTable) -> tuple[Table[Any], Sealed | None]:
    game = wyprawa.find(wish.game)
    check_offered(game, wish.options)
    options = dict(wish.options)
    if wish.seats and "seats" in game.options.__struct_fields__:
        options.setdefault("seats", len(wish.seats))
    origin = wyprawa.seal(game, options, seed=wish.seed)
    if not wish.gather:
        return wyprawa.begin(origin), None
    wyprawa.begin(wyprawa.seal(game, options))  # of another seed: what is wrong with the options is said now
    sealed = Sealed(origin)
    return stand_in(sealed), sealed


async def open_table(
    backend: Backend,
    table: Table[Any],
    wishes: Sequence[SeatWish],
    name: str,
    start: str = "",
    *,
    sealed: Sealed | None = None,
    marks: Sequence[str] = (),
    address: str = "",
) -> Opened:
    """Put a game on the server. Without wishes the host takes the first seat and bots the others."""
    game, count = table.game, table.seats
    wishes = wishes or [SeatWish("me"), *[SeatWish("bot")] * (count - 1)]
    if len(wishes) > count:
        raise GameError(f"{game.name}: {len(wishes)} seats given, and the game is for {count}")
    wishes = [*wishes, *[SeatWish("open")] * (count - len(wishes))]
    most = backend.settings.limits.name_length
    seats = [_seat(game, i, wish, clean(wish.name or name, most)) for i, wish in enumerate(wishes)]
    id = secrets.token_urlsafe(9)
    host, watch = tickets.new(), tickets.new()
    mine = tuple(i for i, wish in enumerate(wishes) if wish.kind == "me")
    made: dict[int, Secret] = {i: tickets.new() for i, wish in enumerate(wishes) if wish.kind == "friend"}
    held = {
        host.hash: Ticket(id, host=True, seats=mine),
        watch.hash: Ticket(id, watch=True),
        **{secret.hash: Ticket(id, seats=(i,)) for i, secret in made.items()},
    }
    now = time.time()
    stored = Stored(
        id=id,
        game=game.name,
        options=msgspec.to_builtins(table.options),
        seed=table.seed if sealed is None else sealed.origin.seed,
        start="" if sealed is not None else start or table.record(),
        sealed="" if sealed is None else write(sealed),
        pace=backend.settings.pace,
        created=now,
        touched=now,
        over=table.over,
        marks=(*marks, *_kind(table, start, sealed)),
    )
    await backend.rooms.create(stored, seats, held, table, address)
    given = [SeatTicket(i, wish.kind, made[i].text if i in made else None) for i, wish in enumerate(wishes)]
    return Opened(id, host.text, given, watch.text, list(table.notes))


def _kind(table: Table[Any], start: str, sealed: Sealed | None) -> list[str]:
    """The mark of a game that did not begin here, from its seed."""
    if sealed is not None:
        return []
    return ["state"] if table.seed is None else ["file"] if start else []


def _seat(game: Game[Any], seat: int, wish: SeatWish, name: str) -> StoredSeat:
    if wish.kind == "bot":
        spec = wish.bot or bots.offered(game)[0]
        bots.check(game, spec)
        return StoredSeat(seat, "bot", spec)
    if wish.kind == "open":
        return StoredSeat(seat, "open")
    return StoredSeat(seat, "person", name=name if wish.kind == "me" or wish.name else "")
