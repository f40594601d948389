"""Whose a seat is. Its secrets belong to the person in it, and to nobody else, the host neither.

A seat on which a person has sat is handed on by that person, or by the host when the person has been away for
a while. All are told. A new link makes the earlier ones void; so does a host who takes the seat of somebody
who is away.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Literal

from wyprawa.server import tickets
from wyprawa.server.storage import StorageError, StoredSeat, Ticket
from wyprawa.server.tickets import Secret
from wyprawa.server.viewer import Refused, Viewer

if TYPE_CHECKING:
    from wyprawa.server.live import LiveTable


def may_change(live: LiveTable, ticket: Ticket, seat: int) -> Literal["own", "away", "host"]:
    """By what right this ticket changes who sits there; raises `Refused` if by none."""
    if not 0 <= seat < len(live.seats):
        raise Refused("seat")
    if seat in ticket.seats:
        return "own"
    if not ticket.host:
        raise Refused("host")
    if not (live.seats[seat].sat and seat in live.linked):
        return "host"
    since = live.absent.get(seat)
    if since is None or time.monotonic() - since < live.patience:
        raise Refused("present")
    return "away"


async def hand_over(live: LiveTable, ticket: Ticket, seat: int, kind: str, bot: str) -> StoredSeat:
    """A bot or nobody on a seat, or its person again."""
    async with live.lock:
        right = may_change(live, ticket, seat)
        if kind == "person" and seat not in live.linked:
            raise Refused("link")
        if right == "away" and kind != "person":
            await _kept(live.services.storage.end_links(live.id, seat))
            live.linked.discard(seat)
            live.take_from_all(seat)
        changed = live.seats[seat].kind != kind
        now = await live.put(seat, kind, bot)
        if changed:
            await live.notice(f"{right}-{kind}", seat)
        return now


async def link(live: LiveTable, ticket: Ticket, seat: int) -> tuple[StoredSeat, Secret]:
    """A new link that lets a person sit there; earlier ones are void."""
    async with live.lock:
        right, secret = may_change(live, ticket, seat), tickets.new()
        await _kept(live.services.storage.add_ticket(secret.hash, Ticket(live.id, seats=(seat,)), sole=True))
        live.linked.add(seat)
        live.take_from_all(seat)
        now = await live.put(seat, "person", "")
        await live.notice(f"{right}-link", seat)
        return now, secret


async def claim(live: LiveTable, holder: str, ticket: Ticket) -> Secret | None:
    """A ticket that only the person who has come knows, in place of the link, which the host knows too.

    Both lead to the seat until the person says that the new one is kept. None for a ticket without a seat and
    for the host's, which nobody else was given.
    """
    if ticket.host or not ticket.seats:
        return None
    if holder not in live.claims:
        secret = tickets.new()
        await _kept(live.services.storage.add_ticket(secret.hash, ticket))
        live.claims[holder] = secret
    return live.claims[holder]


async def kept(live: LiveTable, viewer: Viewer) -> None:
    """The person has kept the ticket: no other leads to the seats any more."""
    async with live.lock:
        if viewer.ticket.host or not viewer.ticket.seats:
            raise Refused("seat")
        claimed = live.claims.pop(viewer.holder, None)
        holder = viewer.holder if claimed is None else claimed.hash
        await _kept(live.services.storage.make_sole(holder))
        viewer.holder = holder
        for seat in viewer.ticket.seats:
            live.take_from_all(seat, but=holder)


async def _kept(writing: Awaitable[None]) -> None:
    try:
        await writing
    except StorageError:
        raise Refused("storage") from None
