"""The routes of what is over, or has been: the record, moments of the game, and going on from one of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.exceptions import ClientException, PermissionDeniedException, TooManyRequestsException
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.status_codes import HTTP_201_CREATED

from wyprawa.kernel import Table
from wyprawa.server.files import Proof
from wyprawa.server.live import LiveTable
from wyprawa.server.lobby import AnyRequest, address_of, backend_of, entered, free, in_use, opens_one
from wyprawa.server.offline import offline_page
from wyprawa.server.opening import Opened, SeatWish, open_table
from wyprawa.server.replay import Moments, Perspective, moments
from wyprawa.server.said import page_words
from wyprawa.server.seating import allowed
from wyprawa.server.sight import words_of
from wyprawa.server.storage import Ticket
from wyprawa.server.viewer import Refused
from wyprawa.server.work import TooMuch, limited
from wyprawa.words import t

T = TypeVar("T")
_SECONDS = 60.0  # of the processor, for one look back


class GoOn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """From which moment a new table goes on, and who sits there."""

    at: int
    seats: list[SeatWish] = []
    name: str = ""
    language: str = "en"


def copied(live: LiveTable, ticket: Ticket) -> Table[Any]:
    """The game to look back on; the lock is held, so all of it is on disk. While others play, secrets that
    are not told yet are not in it."""
    table = live.table
    return table.at(len(table.history) - (0 if free(live, ticket) else len(table.secret)))


@asynccontextmanager
async def looking(request: AnyRequest) -> AsyncIterator[None]:
    """Looking back takes long: one at a time, and so many from one address."""
    backend, address = backend_of(request), address_of(request)
    if not backend.looks.take(address):
        raise TooManyRequestsException("too many looks back at once; wait a moment")
    async with backend.looking.turn(address):
        yield


async def seen_by_one(live: LiveTable) -> None:
    """Somebody who plays alone gets to see what is hidden or to come; those who sit down later are told."""
    if not (live.table.over or live.closed or "opened" in live.marks):
        await live.mark("seen")


async def looked_at(
    live: LiveTable, ticket: Ticket, seat: str, language: str
) -> tuple[Perspective, Table[Any]]:
    """The perspective asked for and the game to look back on; the lock is held."""
    perspective = may_see(live, ticket, seat, language)
    if perspective != "watch" and perspective not in live.held(ticket):
        await seen_by_one(live)
    return perspective, copied(live, ticket)


def looked(look: Callable[..., T], *given: Any, **more: Any) -> T:
    """A look back that comes to an end."""
    try:
        with limited(_SECONDS):
            return look(*given, **more)
    except TooMuch:
        raise Refused("fault", "this game takes too long to look back on") from None


def may_see(live: LiveTable, ticket: Ticket, seat: str, language: str) -> Perspective:
    """The perspective asked for, if this ticket may have it: one's own, a spectator's, later all."""
    if seat == "watch":
        return "watch"
    if seat != "open" and not (seat.isdecimal() and len(seat) < 4 and int(seat) < live.table.seats):
        last = live.table.seats - 1
        raise ClientException(f"seat={seat[:20]!r}: expected a seat from 0 to {last}, watch or open")
    own = () if in_use(live, ticket) else live.held(ticket)
    if not free(live, ticket) and (seat == "open" or int(seat) not in own):
        raise PermissionDeniedException(page_words(language).say(t("page-refused-perspective")))
    return "open" if seat == "open" else int(seat)


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT, tags=["replay"])
async def record(
    request: AnyRequest, table_id: FromPath[str], language: FromQuery[str] = "en"
) -> Response[str]:
    """The record file, when the game is over or when nobody else plays."""
    live, holder = await entered(request, table_id)
    async with looking(request), live.lock:
        ticket = await allowed(live, holder)
        if not free(live, ticket):
            raise PermissionDeniedException(page_words(language).say(t("page-refused-record")))
        await seen_by_one(live)
        text = live.table.record()
    name = f"{live.game}-{live.id[:6]}.wyprawa"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get("/api/tables/{table_id:str}/proof", tags=["replay"])
async def proof(request: AnyRequest, table_id: FromPath[str], language: FromQuery[str] = "en") -> Proof:
    """Whether commitment, seed, words, choices and result belong together: the record is played again."""
    live, holder = await entered(request, table_id)
    async with looking(request):
        async with live.lock:
            ticket = await allowed(live, holder)
            if not (live.table.over and free(live, ticket)):
                raise PermissionDeniedException(page_words(language).say(t("page-refused-proof")))
            text = live.table.record()
        return await backend_of(request).files.prove(text, address_of(request))


@get("/api/tables/{table_id:str}/moments", tags=["replay"])
async def show_moments(
    request: AnyRequest,
    table_id: FromPath[str],
    seat: FromQuery[str] = "watch",
    first: Annotated[int, QueryParameter(name="from")] = 0,
    last: Annotated[int, QueryParameter(name="to")] = 1 << 30,
    whole: FromQuery[bool] = True,
    language: FromQuery[str] = "en",
) -> Moments:
    """Frames of the game as one saw it, at most 64 at once; `whole` adds the log and the marks."""
    live, holder = await entered(request, table_id)
    words = words_of(live.table, language)
    async with looking(request):
        async with live.lock:
            ticket = await allowed(live, holder)
            perspective, table = await looked_at(live, ticket, seat, language)
        return await asyncio.to_thread(looked, moments, table, perspective, first, last, words, whole=whole)


@get("/api/tables/{table_id:str}/replay.html", media_type=MediaType.HTML, tags=["replay"])
async def replay_page(
    request: AnyRequest,
    table_id: FromPath[str],
    seat: FromQuery[str] = "watch",
    language: FromQuery[str] = "en",
) -> Response[str]:
    """The whole replay as one page that needs no network."""
    live, holder = await entered(request, table_id)
    words = words_of(live.table, language)
    title = words.say(t(live.game))
    facts: dict[str, Any] = {
        "table": live.id,
        "game": live.game,
        "title": title,
        "seats": live.who(words.language),
    }
    async with looking(request):
        async with live.lock:
            ticket = await allowed(live, holder)
            perspective, table = await looked_at(live, ticket, seat, language)
            text = live.table.record() if live.table.over and free(live, ticket) else ""
        if text:  # it is open to all, and whoever has the page can prove it
            shown = await backend_of(request).files.prove(text, address_of(request))
            facts |= {"fair": live.fair(), "record": text, "proof": shown}
        page = await asyncio.to_thread(looked, offline_page, table, perspective, words, facts)
    headers = {"content-disposition": f'attachment; filename="{live.game}-{live.id[:6]}.html"'}
    return Response(page, media_type=MediaType.HTML, headers=headers)


@post("/api/tables/{table_id:str}/continue", status_code=HTTP_201_CREATED, tags=["replay"])
async def go_on(request: AnyRequest, table_id: FromPath[str], data: JSONBody[GoOn]) -> Opened:
    """A new table that goes on from a moment of this one."""
    live, holder = await entered(request, table_id)
    async with live.lock:
        ticket = await allowed(live, holder)
        if not free(live, ticket):
            raise PermissionDeniedException(page_words(data.language).say(t("page-refused-record")))
        opens_one(request)
        await seen_by_one(live)
        table = live.table.at(data.at)
    return await open_table(
        backend_of(request), table, data.seats, data.name, table.record(), address=address_of(request)
    )


ROUTES = [record, proof, show_moments, replay_page, go_on]
