"""Whose a seat is. Its secrets belong to the person in it, and to nobody else, the host neither.

A seat on which a person has sat is handed on by that person, or by the host when the person has been away for
a while. All are told. A new link makes the earlier ones void; so does a host who takes the seat of somebody
who is away.

One ticket leads to a seat. Two people know a friend's link, so it shows the seat to one viewer at a time, and
each viewer who claims the seat gets a ticket that nobody else knows: a claim. A claim shows nothing until its
viewer has said that the ticket is kept. The first claim kept gets the seat, and the link and all other claims
are void. Until then they stay good, so that a viewer who loses the connection comes back by either.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeVar

from msgspec.structs import replace

from wyprawa.server import tickets
from wyprawa.server.storage import StorageError, StoredSeat, Ticket
from wyprawa.server.tickets import Secret
from wyprawa.server.viewer import Refused, Viewer

if TYPE_CHECKING:
    from wyprawa.server.live import LiveTable

T = TypeVar("T")


def may_change(live: LiveTable, ticket: Ticket, seat: int) -> Literal["own", "away", "host"]:
    """By what right this ticket changes who sits there; raises `Refused` if by none, or if the table is to be
    reloaded."""
    if live.broken:
        raise Refused("storage")
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


async def allowed(live: LiveTable, holder: str) -> Ticket:
    """What a ticket allows now, by its hash; the lock is held. One that is gone allows nothing."""
    return await live.services.storage.ticket(holder) or Ticket(live.id)


async def hand_over(live: LiveTable, holder: str, seat: int, kind: str, bot: str) -> StoredSeat:
    """A bot or nobody on a seat, or its person again."""
    async with live.lock, live.door:
        right = may_change(live, await allowed(live, holder), seat)
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


async def link(live: LiveTable, holder: str, seat: int) -> tuple[StoredSeat, Secret]:
    """A new link that lets a person sit there; earlier ones are void."""
    async with live.lock, live.door:
        right, secret = may_change(live, await allowed(live, holder), seat), tickets.new()
        await _kept(live.services.storage.add_ticket(secret.hash, Ticket(live.id, seats=(seat,)), sole=True))
        live.linked.add(seat)
        live.take_from_all(seat)
        now = await live.put(seat, "person", "")
        await live.notice(f"{right}-link", seat)
        return now, secret


class Entry(NamedTuple):
    """How a viewer comes in: `secret` is its ticket, with which `claimed` seats can be had by keeping it."""

    ticket: Ticket
    secret: Secret
    claimed: tuple[int, ...] = ()


async def enter(live: LiveTable, secret: Secret, *, claim: bool) -> Entry | None:
    """What a ticket is good for now; `claim`: in place of a link another ticket is wanted, which only this
    viewer knows. The door is held until the viewer has joined: no seat changes hands in between."""
    storage = live.services.storage
    ticket = await storage.ticket(secret.hash)
    if ticket is None or ticket.table != live.id:
        return None
    if ticket.link and not ticket.seats:  # it was not kept before the connection was lost, or is void
        link = await storage.ticket(ticket.link)
        return Entry(ticket, secret, () if link is None else link.seats)
    if not (claim and ticket.shared):
        return Entry(ticket, secret)
    own = tickets.new()
    await storage.claim(own.hash, live.id, secret.hash)
    return Entry(Ticket(live.id, link=secret.hash), own, ticket.seats)


async def kept(live: LiveTable, viewer: Viewer) -> None:
    """Give a viewer the seats it has claimed: its ticket is kept, and no other leads there any more."""
    async with live.lock, live.door:
        if live.broken:
            raise Refused("storage")
        if viewer.claimed:
            seats = await _kept(live.services.storage.keep(viewer.holder))
            if not seats:
                raise Refused("seat")
            for seat in seats:
                live.take_from_all(seat, but=viewer.holder)
            for each in live.viewers:  # without those that left while the ticket was stored
                if each.claimed and each.holder == viewer.holder:
                    each.ticket, each.claimed = replace(each.ticket, seats=seats), ()
                    live.seat(each)
        elif viewer.ticket.seats and viewer.ticket.link:
            live.seat(viewer)
        else:
            raise Refused("seat")


async def _kept(writing: Awaitable[T]) -> T:
    try:
        return await writing
    except StorageError:
        raise Refused("storage") from None
