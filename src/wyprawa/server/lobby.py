"""The routes of the lobby: games, options, opening a table, and who sits at one."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import msgspec
from litestar import Request, get, patch, post
from litestar.exceptions import (
    NotAuthorizedException,
    NotFoundException,
    PermissionDeniedException,
    TooManyRequestsException,
)
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK

import wyprawa
from wyprawa.conformance.ledger import rule_text
from wyprawa.server import bots, seating, tickets
from wyprawa.server.backend import Backend
from wyprawa.server.limits import whose
from wyprawa.server.live import LiveTable
from wyprawa.server.offers import GameOffer, all_offers, check_offered
from wyprawa.server.opening import NewTable, Opened, fresh, open_table
from wyprawa.server.said import LANGUAGES, page_words, plain, spoken
from wyprawa.server.seating import allowed
from wyprawa.server.sight import words_of
from wyprawa.server.storage import Ticket
from wyprawa.server.viewer import Refused
from wyprawa.words import t

AnyRequest = Request[Any, Any, Any]


class Checked(msgspec.Struct, frozen=True):
    """Options that fit together, and how many seats they make."""

    seats: int


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    options: dict[str, Any] = {}


class SeatShown(msgspec.Struct, frozen=True):
    """Who sits on a seat; `title` is what the game calls it. `sat`: a person has sat there; `linked`:
    somebody has a link to it."""

    seat: int
    title: str
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str
    present: bool
    thinking: bool
    sat: bool
    linked: bool


class TableShown(msgspec.Struct, frozen=True):
    """A table in short. `mine` are the seats of the ticket; `continues`: its record may be fetched; `closed`:
    nothing more can be played at it, because its rules took too long over an answer; `marks`: what kind of
    table it is; `gathers`: the game has not begun, and seats may add words to its seed; `fair`: what
    the welcome says of its chance."""

    table: str
    game: str
    title: str
    seats: list[SeatShown]
    number: int
    over: bool
    created: float
    touched: float
    mine: tuple[int, ...]
    host: bool
    continues: bool
    closed: bool
    marks: tuple[str, ...]
    gathers: bool
    fair: dict[str, Any]


class SeatChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there. A person gets a new link, and earlier ones no longer lead to the seat; `sole` says
    the same for programs of earlier versions."""

    kind: Literal["person", "bot", "open"]
    bot: str = ""
    sole: bool = True


class SeatChanged(msgspec.Struct, frozen=True):
    """The seat as it is now; `ticket` is a new link's, for a person."""

    seat: int
    kind: str
    bot: str
    name: str
    ticket: str | None = None


class RuleText(msgspec.Struct, frozen=True):
    rule: str
    text: str


def backend_of(request: AnyRequest) -> Backend:
    backend: Backend = request.app.state.backend
    return backend


def address_of(request: AnyRequest) -> str:
    """Whose limits the request is counted by."""
    return whose(request.client.host if request.client else None)


async def entered(request: AnyRequest, table_id: str) -> tuple[LiveTable, str]:
    """The table and the hash of the request's ticket, which leads there. What it allows is asked once the
    table's lock is held (`allowed`): others may be given the seat while the request waits."""
    backend = backend_of(request)
    secret = tickets.bearer(request.headers.get("authorization"))
    ticket = None if secret is None else await backend.storage.ticket(secret.hash)
    if secret is None or ticket is None or ticket.table != table_id:
        if await backend.storage.find(table_id) is None:
            raise NotFoundException("there is no such table")
        raise NotAuthorizedException("a ticket of this table is needed: Authorization: Bearer TICKET")
    live = await backend.rooms.get(table_id)
    if live is None:
        raise NotFoundException("there is no such table")
    return live, secret.hash


def opens_one(request: AnyRequest) -> None:
    """One more table for this address, unless it has opened too many."""
    if not backend_of(request).creations.take(address_of(request)):
        raise TooManyRequestsException("too many tables were opened from this address; try again later")


def in_use(live: LiveTable, ticket: Ticket) -> bool:
    """Whether a viewer sits at the table by this link: a request by it would be a second reader."""
    return ticket.shared and (live.broken or bool(live.users(ticket)))


def free(live: LiveTable, ticket: Ticket) -> bool:
    """Whether this ticket may see everything: the game is over, nobody else plays or has, or all agreed."""
    if live.sealed is not None:
        return False
    if live.table.over or live.closed:
        return True
    if "opened" in live.marks and (ticket.host or live.held(ticket)):
        return True
    return live.alone(ticket) and not in_use(live, ticket)


@get("/api/games", sync_to_thread=True, tags=["lobby"])
def list_games(language: FromQuery[str] = "en") -> list[GameOffer]:
    """The games, with their options and bots."""
    return all_offers(language)


@post("/api/games/{name:str}/check", status_code=HTTP_200_OK, tags=["lobby"], sync_to_thread=False)
def check_options(name: FromPath[str], data: JSONBody[Options]) -> Checked:
    """Whether options fit together; what is wrong with them comes back as the error."""
    game = wyprawa.find(name)
    check_offered(game, data.options)
    return Checked(game.seats(game.read_options(data.options)))


@post("/api/tables", tags=["lobby"])
async def new_table(request: AnyRequest, data: JSONBody[NewTable]) -> Opened:
    """Open a table. Its tickets are told here once and never again."""
    opens_one(request)
    backend, address = backend_of(request), address_of(request)
    marks = [] if data.seed is None else ["seed"]
    if data.record is not None:
        table = await backend.files.read(data.record, data.game, address)
        start = table.record()
        return await open_table(backend, table, data.seats, data.name, start, marks=marks, address=address)
    table, sealed = await asyncio.to_thread(fresh, data)
    return await open_table(
        backend, table, data.seats, data.name, sealed=sealed, marks=marks, address=address
    )


@get("/api/tables/{table_id:str}", tags=["table"])
async def show_table(
    request: AnyRequest, table_id: FromPath[str], language: FromQuery[str] = "en"
) -> TableShown:
    """A table in short."""
    live, holder = await entered(request, table_id)
    words = words_of(live.table, language)
    async with live.lock:
        ticket = await allowed(live, holder)
        return TableShown(
            table=live.id,
            game=live.game,
            title=words.say(t(live.game)),
            seats=[SeatShown(**each) for each in live.who(words.language)],
            number=live.number(min(ticket.seats, default=None)),
            over=live.table.over,
            created=live.created,
            touched=live.touched,
            mine=live.held(ticket),
            host=ticket.host,
            continues=free(live, ticket),
            closed=bool(live.closed),
            marks=live.marks,
            gathers=live.sealed is not None,
            fair=live.fair(),
        )


@patch("/api/tables/{table_id:str}/seats/{seat:int}", tags=["table"])
async def change_seat(
    request: AnyRequest,
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[SeatChange],
    language: FromQuery[str] = "en",
) -> SeatChanged:
    """A bot, a person (who gets a new link) or nobody on a seat: by who sits there, or by the host."""
    live, holder = await entered(request, table_id)
    if not 0 <= seat < len(live.seats):
        raise NotFoundException(f"no seat {seat}; seats are 0 to {len(live.seats) - 1}")
    spec = data.bot or bots.offered(live.table.game)[0]
    if data.kind == "bot":
        bots.check(live.table.game, spec)
    try:
        if data.kind == "person":
            now, secret = await seating.link(live, holder, seat)
            return SeatChanged(now.seat, now.kind, now.bot, now.name, secret.text)
        now = await seating.hand_over(live, holder, seat, data.kind, spec)
    except Refused as refused:
        if refused.why == "storage":
            raise
        raise PermissionDeniedException(page_words(language).say(t(f"page-refused-{refused.why}"))) from None
    return SeatChanged(now.seat, now.kind, now.bot, now.name)


@get("/api/rules/{game:str}/{rule:str}", sync_to_thread=True, tags=["words"])
def show_rule(game: FromPath[str], rule: FromPath[str], language: FromQuery[str] = "en") -> RuleText:
    """The text of a rule, as the ledger has it in this language, or else in English."""
    found = rule_text(game, rule, wyprawa.find(game).package, spoken(language))
    if found is None:
        raise NotFoundException(f"{game} has no rule {rule!r}")
    return RuleText(rule, found)


@get("/api/words/{language:str}", sync_to_thread=False, tags=["words"])
def show_words(language: FromPath[str]) -> dict[str, str]:
    """What the page says, with {name} where something is put in."""
    if language not in LANGUAGES:
        raise NotFoundException(page_words("en").say(t("page-refused-language")))
    return plain(language)


ROUTES = [list_games, check_options, new_table, show_table, change_seat, show_rule, show_words]
