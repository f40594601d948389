"""Whose turn it is: work that takes long is done a few pieces at a time, and nobody's waits behind a crowd.

Addresses that wait come one after the other, and so do the tables of an address. Who has ninety pieces of
work waiting gets no more of the machine than who has one.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from typing import TypeAlias

Waiting: TypeAlias = deque[asyncio.Future[None]]


class Turns:
    """At most `count` at once."""

    def __init__(self, count: int) -> None:
        self.free = count
        self._waiting: dict[Hashable, dict[Hashable, Waiting]] = {}  # by address and table, the next first

    @asynccontextmanager
    async def turn(self, address: Hashable, table: Hashable = None) -> AsyncIterator[None]:
        """Wait for one's turn; at the end the next one comes."""
        if self.free:
            self.free -= 1
        else:
            await self._wait(address, table)
        try:
            yield
        finally:
            self._next()

    async def _wait(self, address: Hashable, table: Hashable) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, {}).setdefault(table, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # called and gone at the same moment
                self._next()
            raise

    def _next(self) -> None:
        while self._waiting:
            address = next(iter(self._waiting))
            tables = self._waiting.pop(address)
            table = next(iter(tables))
            queue = tables.pop(table)
            called = queue.popleft()
            if queue:
                tables[table] = queue
            if tables:
                self._waiting[address] = tables
            if not called.done():
                called.set_result(None)
                return
        self.free += 1
