"""A game and its storage: whatever is done at a table is on disk before anybody sees it.

One lock per table: whoever changes something holds it until the change is on disk.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

from wyprawa.kernel import Table, key
from wyprawa.server import going_back
from wyprawa.server.bots import Bots
from wyprawa.server.going_back import Step
from wyprawa.server.limits import Buckets
from wyprawa.server.metrics import Metrics
from wyprawa.server.people import People
from wyprawa.server.storage import Conflict, Move, Storage, StorageError, Stored, StoredSeat
from wyprawa.server.viewer import Refused
from wyprawa.server.work import TooMuch, limited

log = logging.getLogger("wyprawa.server")

SNAPSHOTS = 64  # moves between them
RESTART = 1012  # close code: come again, the table is read anew
SHUT = 4410  # close code: nothing more is played here


class Services(NamedTuple):
    """What tables share. `seconds` of the processor is what an answer may take; who opened a table that takes
    more opens no other for a while, which is what `opening` counts. After `absence` seconds the host may hand
    on the seat of somebody who is away."""

    storage: Storage
    bots: Bots
    metrics: Metrics
    seconds: float = 1.0
    opening: Buckets | None = None
    absence: float = 300.0


class DurableTable(People):
    """A table whose moves are on disk. `rows` counts them."""

    def __init__(
        self,
        stored: Stored,
        seats: Sequence[StoredSeat],
        table: Table[Any],
        services: Services,
        *,
        rows: int,
        kept: int,
    ) -> None:
        super().__init__(seats, table)
        self.id, self.game, self.created = stored.id, stored.game, stored.created
        self.closed = stored.closed  # why nothing more is played here
        self.pace, self.touched = stored.pace, stored.touched
        self.rows = rows
        self.lock = asyncio.Lock()
        self.storing = False  # nothing is drawn meanwhile: it could still be lost
        self.broken = False  # memory and disk differ: the table must be read anew
        self._storage, self.services = services.storage, services
        self._settled = rows  # moves when choices were last taken back, or when the table was read
        self._kept = kept  # moves in the last snapshot

    def number(self, seat: int | None) -> int:
        """The number of a seat's question. It changes when the question does, never because others answer
        theirs at the same time, and never comes again."""
        fresh = self.rows - self._settled
        secret = self.table.secret
        if not fresh or not secret:
            return self.rows
        return self.rows - sum([answer.seat != seat for answer in secret[-fresh:]])

    async def carry_out(self, steps: Sequence[Step]) -> None:
        """Do it and write it down; the lock is held. If either fails, everything is as it was."""
        if self.broken or self.closed:
            raise Refused("shut" if self.closed else "storage")
        table, done = self.table, 0
        before, undone = list(table.history), list(table.undone)
        self.storing = True
        try:
            with limited(self.services.seconds):
                for step in steps:
                    going_back.do(table, step)
                    done += 1
            last = len(steps) - 1
            writing = [
                self._storage.move(self.id, _move(self.rows + 1 + i, step), over=table.over and i == last)
                for i, step in enumerate(steps)
            ]
            if last:
                await asyncio.gather(*writing)
            else:
                await writing[0]
        except TooMuch:
            await self.shut()
            raise Refused("shut") from None
        except Conflict as error:
            log.error("table %s: %s; it is read anew", self.id, error)
            self.give_up()
            raise Refused("storage") from None
        except Exception as error:
            log.exception("table %s: %s", self.id, "not kept" if done == len(steps) else "a rule failed")
            going_back.restore(table, before, undone)
            raise Refused("storage" if isinstance(error, StorageError) else "fault") from None
        except BaseException:  # cut off in the middle: it may be on disk and may not
            self.give_up()
            raise
        finally:
            self.storing = False
        for step in steps:
            self.rows += 1
            if step.kind == "undo":
                self._settled = self.rows

    async def keep(self) -> None:
        """Write a snapshot, unless choices are taken back that could still be made again."""
        if self.rows > self._kept and not self.table.undone and not self.broken:
            self._kept = self.rows
            try:
                await self._storage.snapshot(self.id, self.rows, self.table.record())
            except StorageError:
                log.exception("table %s: no snapshot kept", self.id)

    async def keep_seat(self, seat: StoredSeat) -> None:
        try:
            await self._storage.set_seat(self.id, seat)
        except StorageError:
            raise Refused("storage") from None
        self.seats[seat.seat] = seat
        self.fresh.discard(seat.seat)

    async def shut(self) -> None:
        """An answer or a picture of it takes more work than any should: nothing more is played here, and
        everybody goes. What was played is on disk."""
        if self.closed:
            return
        log.error("table %s of %s: an answer took more than its time; it is closed", self.id, self.game)
        self.closed, self.broken = "work", True
        self.send_away(SHUT)
        if self.services.opening is not None:
            self.services.opening.empty(self.address)
        try:
            await self._storage.set_closed(self.id, self.closed)
        except StorageError:
            log.exception("table %s: not kept that it is closed", self.id)

    def give_up(self) -> None:
        """Memory cannot be trusted: who comes again finds the table as it is on disk."""
        self.broken = True
        self.send_away()

    def send_away(self, code: int = RESTART) -> None:
        for viewer in self.viewers:
            viewer.close(code)


def _move(n: int, step: Step) -> Move:
    made = step.answer
    if step.kind == "choose":
        return Move(n, "choose", made.seat, made.ask, key(made.option))
    return Move(n, step.kind, made.seat)
