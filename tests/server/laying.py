"""A live table without a network: who sits, who looks on, and bots that answer at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import wyprawa
from wyprawa.kernel import Table, key
from wyprawa.server.bots import Bots
from wyprawa.server.durable import Services
from wyprawa.server.live import LiveTable
from wyprawa.server.metrics import Metrics
from wyprawa.server.rooms import Rooms
from wyprawa.server.storage import Storage, Stored, StoredSeat, Ticket
from wyprawa.server.viewer import Refused, Viewer


class Here(Bots):
    """Bots that answer at once, and can be told to wait."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()
        self.go.set()
        self.asked = 0

    async def answer(self, table: Table[Any], seat: int, spec: str, **_: Any) -> str:
        choice = table.choice_of(seat)
        assert choice is not None
        self.asked += 1
        await self.go.wait()
        return key(choice.options[0])


@asynccontextmanager
async def open_rooms(folder: Path) -> AsyncIterator[Rooms]:
    storage = await Storage.open(f"sqlite:///{folder / 'tables.db'}")
    found = Rooms(Services(storage, Here(), Metrics()))
    yield found
    await found.close()
    await storage.close()


async def lay(rooms: Rooms, *kinds: str, game: str = "smok", seed: int = 4, **options: Any) -> LiveTable:
    seats = [
        StoredSeat(i, "bot", "first") if kind == "bot" else StoredSeat(i, kind)
        for i, kind in enumerate(kinds)
    ]
    options = {"seats": len(kinds)} | options
    table = wyprawa.new(game, seed=seed, **options)
    stored = Stored(id="table", game=game, options=options, seed=seed, start=table.record(), pace="instant")
    return await rooms.create(stored, seats, {}, table)


def page(live: LiveTable, *seats: int, **more: Any) -> Viewer:
    viewer = Viewer(Ticket(live.id, seats=seats, **more), f"of {seats}", "en", "")
    live.join(viewer)
    return viewer


async def seat_for(live: LiveTable, seat: int, kind: str, bot: str = "") -> None:
    async with live.lock:
        await live.put(seat, kind, bot)


async def answer(live: LiveTable, viewer: Viewer, seat: int, option: int = 0) -> None:
    choice = live.table.choice_of(seat)
    assert choice is not None
    await live.answer(viewer, seat, live.number(seat), key(choice.options[option]))


async def quiet(live: LiveTable) -> None:
    """Until no bot has anything to do."""
    while live.thinking is not None or live._bots._running is not None:
        await asyncio.sleep(0)


def seats_asked(live: LiveTable) -> list[int]:
    return [choice.seat for choice in live.table.choices]


async def refused(what: Any) -> str:
    with pytest.raises(Refused) as found:
        await what
    return found.value.why
