"""Group commit: everything that waits to be written goes to disk in one transaction.

While one batch is being written the next one gathers, so that two hundred tables cost about as many trips to
the disk as one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import DatabaseError, DBAPIError, IntegrityError, OperationalError

from wyprawa.server.storage.database import Database
from wyprawa.server.storage.records import Conflict, NoTable, StorageError
from wyprawa.server.storage.schema import MOVES, TABLES

Row: TypeAlias = dict[str, Any]  # of `moves`
_ADD = insert(MOVES)


class Write(NamedTuple):
    """One thing to write: a move, or else `work` to do. `conflict` is what to say if it is there already."""

    table: str | None  # the table that must exist
    conflict: str
    row: Row | None = None
    work: Callable[[Connection], object] | None = None


class Writer:
    def __init__(self, database: Database):
        self._database = database
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def put(self, write: Write) -> asyncio.Future[None]:
        """Written with whatever else waits; done when it is on disk."""
        if self._closed:
            raise StorageError(f"{self._database.where} is closed; nothing more can be written")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append((write, done))
        if self._task is None:
            self._task = loop.create_task(self._drain())
        return done

    async def close(self) -> None:
        """Write what waits; take no more."""
        self._closed = True
        if self._task is not None:
            await self._task

    async def _drain(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            writes = [write for write, _ in batch]
            try:
                faults = await self._database.write(partial(write_all, writes=writes))
            except Exception as fault:
                faults = [fault] * len(batch)
            for (_, done), each in zip(batch, faults, strict=True):
                if done.done():  # who asked for it has gone; it is written all the same
                    continue
                if each is None:
                    done.set_result(None)
                else:
                    done.set_exception(each)
        self._task = None


def write_all(connection: Connection, writes: Sequence[Write]) -> Sequence[Exception | None]:
    """Write all in one transaction; what each of them failed with, if it did. A fault in one is its own."""
    transaction = connection.begin()
    try:
        for write in writes:
            if write.work is not None:
                write.work(connection)
        _add_moves(connection, [write.row for write in writes if write.row is not None])
    except Exception as fault:
        transaction.rollback()
        if _of_database(fault):
            raise
    else:
        transaction.commit()
        return [None] * len(writes)
    with connection.begin():
        return [_write_one(connection, write) for write in writes]


def _write_one(connection: Connection, write: Write) -> Exception | None:
    try:
        with connection.begin_nested():
            if write.work is not None:
                write.work(connection)
            if write.row is not None:
                _add_moves(connection, [write.row])
    except IntegrityError:
        if write.table is not None and not _exists(connection, write.table):
            return NoTable(f"there is no table {write.table!r}")
        return Conflict(write.conflict)
    except StorageError as fault:
        return fault
    except Exception as fault:
        if _of_database(fault):
            raise
        return StorageError(f"cannot be kept: {getattr(fault, 'orig', fault)}")
    return None


def _of_database(fault: Exception) -> bool:
    """Whether the fault is not in one row: a full disk, damage, a lost connection. Then everything failed."""
    return isinstance(fault, DBAPIError) and (
        fault.connection_invalidated or isinstance(fault, OperationalError) or type(fault) is DatabaseError
    )


def _exists(connection: Connection, table: str) -> bool:
    return connection.execute(select(TABLES.c.id).where(TABLES.c.id == table)).first() is not None


def _add_moves(connection: Connection, rows: Sequence[Row]) -> None:
    if rows:
        connection.execute(_ADD, rows)
