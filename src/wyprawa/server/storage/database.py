"""The two databases behind one face: `read` and `write` run a plain function with a connection.

SQLite's functions run whole in a thread of their own, so that a batch is one trip there and one back however
many statements it has: under load each trip waits for a turn of the busy event loop. PostgreSQL goes by
asyncpg. The functions themselves are the same for both.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from wyprawa.server.storage.records import DamagedDatabase, StorageError, TakenDatabase

T = TypeVar("T")
_FORMS = "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
_LOCK = 0x57595053  # any number, the same in every server
_BUSY = 10_000  # milliseconds to wait for another process that writes


class Database(Protocol):
    where: str  # for messages: the address without its password

    async def read(self, work: Callable[[Connection], T]) -> T: ...

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Like `read`, on the connection for writing; the function begins its own transaction."""

    async def hold(self) -> None:
        """Have it for this server alone, until it is closed; TakenDatabase if another has it. Once more, it
        makes sure that this is still so."""

    async def close(self) -> None: ...


def connect(url: str) -> Database:
    """The database at an address. No connection is made yet."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise StorageError(f"not the address of a database; expected {_FORMS}") from None
    match parsed.get_backend_name():
        case "sqlite":
            return Sqlite(parsed)
        case "postgresql":
            return Postgres(parsed)
        case other:
            raise StorageError(f"databases of the kind {other!r} are not supported; expected {_FORMS}")


class Sqlite:
    def __init__(self, url: URL):
        if not url.database or url.database == ":memory:":
            raise StorageError(f"{url.render_as_string()} names no file; expected sqlite:///FILE")
        self.where = url.database
        self._engine = _sqlite_engine(url.set(drivername="sqlite+pysqlite"))
        self._writing = self._engine.execution_options(writing=True)
        self._writer = ThreadPoolExecutor(1, "wyprawa-write")
        self._reader = ThreadPoolExecutor(1, "wyprawa-read")
        self._held: IO[bytes] | None = None

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._run(self._reader, self._engine, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self._run(self._writer, self._writing, work)

    async def _run(self, thread: ThreadPoolExecutor, engine: Engine, work: Callable[[Connection], T]) -> T:
        def there() -> T:
            with engine.connect() as connection:
                return work(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(thread, there)
        except DBAPIError as fault:
            code = getattr(fault.orig, "sqlite_errorcode", 0) & 0xFF
            if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
                raise DamagedDatabase(
                    f"{self.where} is damaged, or is not an SQLite database: {fault.orig}"
                ) from None
            raise StorageError(f"{self.where}: {fault.orig}") from fault

    async def hold(self) -> None:
        if self._held is None:
            self._held = locked(Path(f"{self.where}-server"))

    async def close(self) -> None:
        if self._held is not None:
            self._held.close()
        await asyncio.get_running_loop().run_in_executor(self._writer, self._engine.dispose)
        self._writer.shutdown()
        self._reader.shutdown()


def _sqlite_engine(url: URL) -> Engine:
    engine = create_engine(url, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def opened(raw: Any, record: Any) -> None:
        raw.isolation_level = None  # transactions begin where we say, also around CREATE TABLE
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={_BUSY}"):
            raw.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        writing = connection.get_execution_options().get("writing")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


class Postgres:
    def __init__(self, url: URL):
        self.where = url.render_as_string(hide_password=True)
        self._held: AsyncConnection | None = None
        try:
            self._engine = create_async_engine(
                url.set(drivername="postgresql+asyncpg"),
                pool_pre_ping=True,  # a connection lost overnight costs nobody a move
            )
        except ModuleNotFoundError as fault:
            raise StorageError(
                f"PostgreSQL needs the package asyncpg: pip install 'wyprawa[postgres]' ({fault})"
            ) from None

    async def read(self, work: Callable[[Connection], T]) -> T:
        try:
            async with self._engine.connect() as connection:
                return await connection.run_sync(work)
        except (SQLAlchemyError, OSError) as fault:
            raise StorageError(f"{self.where}: {getattr(fault, 'orig', fault)}") from fault

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self.read(work)

    async def hold(self) -> None:
        """The lock goes with its connection, which therefore stays open."""
        try:
            if self._held is not None:
                try:
                    await self._held.execute(text("SELECT 1"))
                    return
                except SQLAlchemyError:  # it was cut
                    await self._let_go()
            held = await self._engine.connect()
            self._held = await held.execution_options(isolation_level="AUTOCOMMIT")
            ours = (await self._held.execute(text(f"SELECT pg_try_advisory_lock({_LOCK})"))).scalar()
        except (SQLAlchemyError, OSError) as fault:
            raise StorageError(f"{self.where}: {getattr(fault, 'orig', fault)}") from fault
        if not ours:
            await self._let_go()
            raise _taken(self.where)

    async def _let_go(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            with suppress(SQLAlchemyError, OSError):
                await held.invalidate()
                await held.close()

    async def close(self) -> None:
        await self._let_go()
        await self._engine.dispose()


def _taken(where: str) -> TakenDatabase:
    return TakenDatabase(f"another server uses {where}; each needs a database of its own")


def locked(file: Path) -> IO[bytes]:
    """A file that only one process can have open like this. The system closes it with the process, however
    that ends; the file itself stays."""
    try:
        held = file.open("ab")
    except OSError as fault:
        raise StorageError(f"{file} cannot be written: {fault.strerror}") from None
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise _taken(str(file).removesuffix("-server")) from None
    return held


def make_folder(database: Database) -> None:
    """The folder of an SQLite file, for its owner alone; what is there is left as it is."""
    if isinstance(database, Sqlite):
        try:
            Path(database.where).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as fault:
            raise StorageError(f"the folder for {database.where} cannot be made: {fault}") from None


def check(connection: Connection) -> None:
    """Read an SQLite file through; damage is an error now and not in the middle of a game."""
    if connection.dialect.name == "sqlite":
        found = connection.execute(text("PRAGMA quick_check(1)")).scalar()
        if found != "ok":
            raise DamagedDatabase(f"{connection.engine.url.database} is damaged: {found}")
