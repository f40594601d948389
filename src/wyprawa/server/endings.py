"""What comes after a game: the sheet it ends with, another one with the same people, the next scenario."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import get, post
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_201_CREATED

import wyprawa
from wyprawa.kernel import Game, GameError, Table
from wyprawa.scene.sheet import Sheet
from wyprawa.server.live import LiveTable
from wyprawa.server.lobby import AnyRequest, address_of, backend_of, entered, opens_one
from wyprawa.server.offers import Named, check_offered, choices
from wyprawa.server.opening import Opened, SeatWish, open_table
from wyprawa.server.said import page_words
from wyprawa.server.seating import allowed
from wyprawa.server.sight import words_of
from wyprawa.server.storage import Ticket
from wyprawa.server.work import TooMuch, limited
from wyprawa.words import Words, t

_SECONDS = 10.0  # of the processor, for setting up a game
SCENARIO = "scenario"  # the option that names one, in games that have several


class RowShown(msgspec.Struct, frozen=True):
    title: str
    values: tuple[int, ...]
    kind: str
    signed: bool


class SheetShown(msgspec.Struct, frozen=True):
    """The sheet in words; without rows, if the game has none. `next`: the scenario after this one."""

    columns: list[str]
    rows: list[RowShown]
    remarks: list[str]
    next: Named | None


class Again(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another game like this one; `options` that differ."""

    options: dict[str, Any] = {}
    name: str = ""
    language: str = "en"


def shown(table: Table[Any], words: Words) -> SheetShown:
    """The sheet of a finished table."""
    found = Sheet((), ()) if table.game.sheet is None else table.game.sheet(table)
    rows = [RowShown(words.say(row.title), row.values, row.kind, row.signed) for row in found.rows]
    return SheetShown(
        [words.say(title) for title in found.columns],
        rows,
        [words.say(remark) for remark in found.remarks],
        following(table, words),
    )


def following(table: Table[Any], words: Words) -> Named | None:
    """The scenario that comes after the table's in the list of those offered."""
    played = getattr(table.options, SCENARIO, None)
    offered = [each for each in choices(table.game, SCENARIO, words) if each.value is not None]
    numbers = [n for n, each in enumerate(offered) if each.value == played]
    if not numbers or numbers[0] + 1 == len(offered):
        return None
    return offered[numbers[0] + 1]


def same_seats(live: LiveTable, ticket: Ticket) -> list[SeatWish]:
    """Who sits where once more: whoever asks on the seats they had, bots as they were, a link for others."""
    mine = set(live.held(ticket))
    wishes = []
    for seat in live.seats:
        if seat.seat in mine:
            wishes.append(SeatWish("me"))
        elif seat.kind == "bot":
            wishes.append(SeatWish("bot", bot=seat.bot))
        else:
            wishes.append(SeatWish("friend", name=seat.name))
    return wishes


def begun(game: Game[Any], options: dict[str, Any]) -> Table[Any]:
    try:
        with limited(_SECONDS):
            return wyprawa.begin(wyprawa.seal(game, options))
    except TooMuch:
        raise GameError(f"{game.name}: with these options the game takes too long to set up") from None


def ended(live: LiveTable, language: str) -> None:
    if not live.table.over:
        raise PermissionDeniedException(page_words(language).say(t("page-refused-going")))


@get("/api/tables/{table_id:str}/sheet", tags=["table"])
async def show_sheet(
    request: AnyRequest, table_id: FromPath[str], language: FromQuery[str] = "en"
) -> SheetShown:
    """Points by category and what was counted, when the game is over."""
    live, _ = await entered(request, table_id)
    ended(live, language)
    async with live.lock:
        return shown(live.table, words_of(live.table, language))


@post("/api/tables/{table_id:str}/rematch", status_code=HTTP_201_CREATED, tags=["table"])
async def rematch(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Again]) -> Opened:
    """A new table of the same game with the same people, when the game is over."""
    live, holder = await entered(request, table_id)
    ended(live, data.language)
    async with live.lock:
        ticket = await allowed(live, holder)
    if not (ticket.host or live.held(ticket)):
        raise NotFoundException("only who had a seat can ask for another game")
    opens_one(request)
    game = live.table.game
    check_offered(game, data.options)
    options = msgspec.to_builtins(live.table.options) | data.options
    table = await asyncio.to_thread(begun, game, options)
    wishes = same_seats(live, ticket)[: table.seats]
    return await open_table(backend_of(request), table, wishes, data.name, address=address_of(request))


ROUTES = [show_sheet, rematch]
