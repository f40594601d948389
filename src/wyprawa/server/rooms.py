"""The live tables in memory: read from storage when first needed, let go when nobody has come for a while."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

import wyprawa
from wyprawa.kernel import Origin, RecordError, Table, unkey
from wyprawa.kernel.chance import PLAIN
from wyprawa.kernel.record import parse
from wyprawa.server import gathering
from wyprawa.server.durable import Services
from wyprawa.server.keeping import Keeping
from wyprawa.server.live import LiveTable
from wyprawa.server.storage import Move, StorageError, Stored, StoredSeat, Ticket
from wyprawa.server.talking import CHAT
from wyprawa.server.work import TooMuch, limited

log = logging.getLogger("wyprawa.server")

IDLE = 300.0  # seconds without a viewer after which a table leaves the memory
_LOOK = 30.0  # seconds between looks
_READING = 30.0  # seconds of the processor for reading a table; it takes a fraction of one
_UNREADABLE = "read"  # why a table is closed that takes longer
_CLOSING = 2.0  # seconds for last snapshots; what is not in one is in the moves


class Rooms:
    """`keep`: seconds after which a table that nobody has played at is deleted; 0 for never."""

    def __init__(self, services: Services, *, idle: float = IDLE, keep: float = 0) -> None:
        self.services = services
        self._idle, self._keeping = idle, Keeping(services.storage, keep)
        self._live: dict[str, LiveTable] = {}
        self._reading: dict[str, asyncio.Task[LiveTable | None]] = {}

    def __len__(self) -> int:
        return len(self._live)

    def __contains__(self, id: str) -> bool:
        """Whether the table is in memory."""
        return id in self._live

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._live.values()))

    async def get(self, id: str) -> LiveTable | None:
        """The table with this id, if there is one."""
        live = self._live.get(id)
        if live is not None:
            if not live.broken:
                live.left = time.monotonic()  # whoever asks for it has time to come in
                return live
            self._forget(live)
        if id not in self._reading:
            self._reading[id] = asyncio.get_running_loop().create_task(self._read(id))
        return await asyncio.shield(self._reading[id])

    async def _read(self, id: str) -> LiveTable | None:
        try:
            storage = self.services.storage
            found = await storage.find(id)
            if found is None:
                return None
            stored, seats = found
            if stored.closed == _UNREADABLE:
                return None
            try:
                table, n, moves = await self._table(stored)
            except TooMuch:
                log.error("table %s of %s takes too long to read; it is closed", id, stored.game)
                await storage.set_closed(id, _UNREADABLE)
                return None
            rows = moves[-1].n if moves else n
            chat = await storage.chat(id, last=CHAT)
            live = LiveTable(stored, seats, table, self.services, rows=rows, kept=n, chat=chat)
            live.linked = await storage.linked(id)
            if table.notes or not n:  # what does not fit is not tried again, nor a damaged snapshot
                await live.keep()
            self._hold(live)
            return live
        finally:
            del self._reading[id]

    async def _table(self, stored: Stored) -> tuple[Table[Any], int, list[Move]]:
        """The game from its last snapshot and the moves since; how many moves are in the snapshot, and those
        since. All moves are there: if the snapshot is damaged, the game is read from its start."""
        storage = self.services.storage
        n, text = await storage.last_snapshot(stored.id) or (0, "")
        if text:
            moves = await storage.moves(stored.id, after=n)
            try:
                return await asyncio.to_thread(read_table, stored, text, moves), n, moves
            except RecordError:  # not told: a file that cannot be read may quote a hand
                log.error("table %s: its snapshot is damaged; it is read from its start", stored.id)
        moves = await storage.moves(stored.id)
        return await asyncio.to_thread(read_table, stored, "", moves), 0, moves

    async def create(
        self,
        stored: Stored,
        seats: Sequence[StoredSeat],
        tickets: dict[str, Ticket],
        table: Table[Any],
        address: str = "",
    ) -> LiveTable:
        """A new table, on disk and in memory, for somebody at `address`."""
        await self.services.storage.create(stored, seats, tickets)
        live = LiveTable(stored, seats, table, self.services)
        live.address = address
        live.linked = {seat for each in tickets.values() for seat in each.seats}
        self._hold(live)
        if any(each.kind == "bot" for each in seats):
            self.services.bots.wake()
        return live

    def _hold(self, live: LiveTable) -> None:
        self._live[live.id] = live
        self.services.metrics.tables = len(self._live)

    def _forget(self, live: LiveTable) -> None:
        if self._live.get(live.id) is live:
            del self._live[live.id]
        self.services.metrics.tables = len(self._live)

    async def watch(self) -> None:
        """Let go of tables nobody has looked at for a while, delete those nobody has played at for long, and
        hold on to the database; runs as long as the server does."""
        while True:
            try:
                await self.services.storage.hold()
                await self._keeping.look(set(self._live))
            except StorageError as error:
                log.error("%s", error)
            await asyncio.sleep(min(_LOOK, self._idle))
            await self.sweep()

    async def sweep(self) -> None:
        for live in self:
            if self._is_idle(live):
                await live.stop()
                if self._is_idle(live):
                    self._forget(live)
                else:  # somebody has come meanwhile
                    live.resume()

    def _is_idle(self, live: LiveTable) -> bool:
        return not live.viewers and time.monotonic() - live.left >= self._idle

    async def close(self) -> None:
        """Keep everything; the server is leaving."""
        for live in self:
            live.send_away()
        with suppress(TimeoutError):
            async with asyncio.timeout(_CLOSING):
                await asyncio.gather(*[live.stop() for live in self])
                await self._keeping.close()
        self._live.clear()


def begin(stored: Stored) -> Table[Any]:
    """A table as it was when it was created."""
    if (sealed := gathering.read(stored.sealed)) is not None:
        return gathering.stand_in(sealed)
    if stored.start:
        return wyprawa.loads(stored.start, repair=True, where="the table's start")
    origin = Origin(game=stored.game, options=stored.options, seed=stored.seed or 0, algorithm=PLAIN)
    return wyprawa.begin(origin)  # from before there were keys


def read_table(stored: Stored, snapshot: str, moves: Sequence[Move]) -> Table[Any]:
    """The game from its last snapshot, or from its start, and the moves since. RecordError if the snapshot is
    damaged.

    If the rules have changed so that a move no longer fits, the game goes on from before it, and says so.
    """
    with limited(_READING):
        table = _from_snapshot(snapshot) if snapshot else begin(stored)
        for move in moves:
            try:
                _make(table, move)
            except Exception as error:  # what was chosen and what was open is a secret: neither is quoted
                table.notes.append(f"move {move.n} of {moves[-1].n} does not fit the rules as they are")
                log.warning("table %s: %s: %s", stored.id, table.notes[-1], type(error).__name__)
                break
        return table


def _from_snapshot(text: str) -> Table[Any]:
    where = "the table's snapshot"
    parse(text, where=where)  # damage is an error; only what other rules make of it is mended
    return wyprawa.loads(text, repair=True, where=where)


def _make(table: Table[Any], move: Move) -> None:
    if move.kind == "choose":
        table.choose(unkey(move.key), move.seat)
    elif move.kind == "undo":
        table.undo()
    else:
        table.redo()
