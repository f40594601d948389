"""Everything a running server has: its settings, storage, tables, limits and numbers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from wyprawa.server.bots import Bots
from wyprawa.server.durable import Services
from wyprawa.server.files import Files
from wyprawa.server.limits import Buckets, Present
from wyprawa.server.metrics import Metrics
from wyprawa.server.rooms import Rooms
from wyprawa.server.settings import Settings
from wyprawa.server.storage import Storage
from wyprawa.server.turns import Turns

_HOUR, _DAY = 3600, 86_400


class Backend:
    def __init__(self, settings: Settings, storage: Storage) -> None:
        limits = settings.limits
        self.settings, self.storage = settings, storage
        self.names = frozenset({*settings.hosts, settings.host})
        self.metrics = Metrics()
        self.bots = Bots()
        self.creations = Buckets(limits.tables_per_hour / _HOUR, limits.tables_per_hour)
        services = Services(
            storage, self.bots, self.metrics, limits.answer_seconds, self.creations, settings.absence
        )
        self.rooms = Rooms(services, keep=settings.keep * _DAY)
        self.messages = Buckets(limits.address_rate, limits.address_burst)
        self.looks = Buckets(limits.look_rate, limits.look_burst)
        self.looking = Turns(1)
        self.files = Files(states=settings.states)
        self.present = Present(limits.viewers_per_address)
        self.hinting = Present(limits.hints_per_address)


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Backend]:
    """A backend that serves; at the end everything is kept and closed."""
    storage = await Storage.open(settings.database)
    try:
        await storage.hold()
    except BaseException:
        await storage.close()
        raise
    backend = Backend(settings, storage)
    sweeping = asyncio.get_running_loop().create_task(backend.rooms.watch())
    try:
        yield backend
    finally:
        sweeping.cancel()
        await backend.rooms.close()
        await backend.bots.close()
        await storage.close()
