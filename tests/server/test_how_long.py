"""How long tables are kept: by days a server has counted, never by what a clock says."""

from __future__ import annotations

import os
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

import httpx
import pytest
from serving import Served, running
from test_migrations import execute

from wyprawa.server import keeping, rooms
from wyprawa.server.keeping import Keeping
from wyprawa.server.storage import Move, Said, Storage, StorageError, Stored, StoredSeat, Ticket

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0


async def lay(storage: Storage, *ids: str) -> None:
    for id in ids:
        tickets = {f"{id}'s": Ticket(id, seats=(0,)), f"claim of {id}'s": Ticket(id, link=f"{id}'s")}
        await storage.create(Stored(id=id, game="smok"), [StoredSeat(0, "person")], tickets)
        await storage.say(id, Said(1, 0, "Ania", "hej"))
        await storage.snapshot(id, 0, "text")
        await storage.move(id, Move(1, "choose", 0))


async def left(storage: Storage) -> set[str]:
    return {each.id for each in await storage.tables()}


# --- in the database --------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_a_table_is_marked_first_and_goes_when_its_days_are_counted(storage: Storage) -> None:
    await lay(storage, "old", "live")
    assert await storage.forget(9 * DAY) == 0
    await storage.count_unplayed(400 * DAY)  # of which nothing was counted for these tables
    assert await storage.forget(9 * DAY) == 0
    await storage.count_unplayed(5 * DAY)
    await lay(storage, "new")
    await storage.count_unplayed(4 * DAY - 1)
    assert await storage.forget(9 * DAY) == 0
    await storage.count_unplayed(1)
    assert await storage.forget(9 * DAY, but={"live"}) == 1
    assert await left(storage) == {"live", "new"}
    assert (await storage.ticket("old's"), await storage.ticket("claim of old's")) == (None, None)
    assert (await storage.moves("old"), await storage.chat("old")) == ([], [])
    assert (await storage.last_snapshot("old"), await storage.linked("old")) == (None, set())
    assert await storage.forget(9 * DAY, but={"live"}) == 0
    assert await storage.forget(9 * DAY) == 1


@pytest.mark.anyio
async def test_whoever_plays_begins_its_days_again(storage: Storage) -> None:
    await lay(storage, "played", "old")
    await storage.count_unplayed(0)
    await storage.count_unplayed(8 * DAY)
    await storage.move("played", Move(2, "choose", 0))
    await storage.count_unplayed(8 * DAY)
    await storage.move("old", Move(2, "undo", 0))  # at the last moment
    assert await storage.forget(9 * DAY) == 0
    await storage.count_unplayed(8 * DAY)
    assert await storage.forget(9 * DAY) == 0
    await storage.count_unplayed(1 * DAY)
    assert await storage.forget(9 * DAY) == 1
    assert await left(storage) == {"old"}


@pytest.mark.anyio
async def test_many_tables_go_some_at_a_time(storage: Storage) -> None:
    await lay(storage, *(f"t{n}" for n in range(5)))
    for _ in range(2):
        await storage.count_unplayed(DAY)
    assert [await storage.forget(DAY, but={"t4"}, most=3) for _ in range(3)] == [3, 1, 0]
    assert await left(storage) == {"t4"}


# --- the server that counts -------------------------------------------------------------------------------


class Clock:
    """A monotonic clock in a test's hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Server:
    """As much of a server as counts."""

    def __init__(self, storage: Storage, clock: Clock, keep: float) -> None:
        self.storage, self._clock = storage, clock
        self._keeping = Keeping(storage, keep, clock)

    async def run(self, seconds: float, live: Collection[str] = (), *, between: float = 30) -> set[str]:
        """Look every half minute for so long; the tables that are there then."""
        for _ in range(int(seconds / between)):
            self._clock.now += between
            await self._keeping.look(live)
        return {each.id for each in await self.storage.tables()}

    async def stop(self) -> None:
        await self._keeping.close()
        await self.storage.close()


@pytest.mark.anyio
async def test_what_several_servers_have_counted_adds_up_and_the_time_between_them_is_none(url: str) -> None:
    clock = Clock()
    for start in range(6):  # the first marks the table when it stops
        clock.now = 1000 * DAY if start % 2 else 5.0  # the machine was started again
        server = Server(await Storage.open(url), clock, keep=4 * HOUR)
        if not start:
            await lay(server.storage, "t")
        assert await server.run(50 * MINUTE) == {"t"}
        await server.stop()
    server = Server(await Storage.open(url), clock, keep=4 * HOUR)  # four hours and ten minutes are counted
    assert await server.run(59 * MINUTE) == {"t"}  # but nothing is deleted when a server starts
    assert await server.run(1 * MINUTE, live={"t"}) == {"t"}
    assert await server.run(60 * MINUTE) == set()
    await server.stop()


@pytest.mark.anyio
async def test_a_server_that_runs_on_deletes_a_table_at_which_nobody_plays(url: str) -> None:
    server = Server(await Storage.open(url), Clock(), keep=9 * DAY)
    await lay(server.storage, "played", "old")
    assert await server.run(HOUR + 9 * DAY - HOUR) == {"played", "old"}
    await server.storage.move("played", Move(2, "choose", 0))
    assert await server.run(HOUR) == {"played"}
    assert await server.run(9 * DAY - HOUR) == {"played"}
    assert await server.run(HOUR) == set()
    await server.stop()


@pytest.mark.anyio
async def test_a_clock_that_leaps_while_the_machine_sleeps_counts_for_a_minute(url: str) -> None:
    server = Server(await Storage.open(url), Clock(), keep=9 * DAY)
    await lay(server.storage, "t")
    assert await server.run(2 * HOUR) == {"t"}
    assert await server.run(100 * 400 * DAY, between=400 * DAY) == {"t"}
    # The first hour marked the table, and of the last 100 minutes one hour is stored.
    assert await execute(url, "SELECT seconds FROM unplayed") == [2 * HOUR]
    await server.stop()


@pytest.mark.anyio
async def test_where_tables_are_kept_for_ever_nothing_is_counted(url: str) -> None:
    server = Server(await Storage.open(url), Clock(), keep=0)
    await lay(server.storage, "t")
    assert await server.run(3 * HOUR) == {"t"}
    await server.stop()
    assert await execute(url, "SELECT table_id FROM unplayed") == []


@pytest.mark.anyio
async def test_time_that_could_not_be_stored_is_stored_later(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Server(await Storage.open(url), Clock(), keep=9 * DAY)
    await lay(server.storage, "t")
    await server.run(HOUR)

    async def full(seconds: float) -> None:
        raise StorageError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(server.storage, "count_unplayed", full)
        for _ in range(2):
            with pytest.raises(StorageError):
                await server.run(HOUR)
    await server.run(30)
    assert await execute(url, "SELECT seconds FROM unplayed") == [HOUR + 60]
    await server.stop()


# --- a whole server, and a clock that is wrong --------------------------------------------------------------

BUSY = "keeping.STORED, rooms._LOOK = 0.05, 0.02"  # seconds
WRONG = f"""
import time
real = time.time
time.time = lambda: {{clock}}
from wyprawa.server import keeping, rooms
{BUSY}
from wyprawa.server.run import serve
serve()
"""


@contextmanager
def evening(folder: Path, clock: str) -> Iterator[httpx.Client]:
    """A server whose machine has this clock."""
    environ = os.environ | {"WYPRAWA_PORT": "0", "WYPRAWA_DATABASE": f"sqlite:///{folder / 'tables.db'}"}
    command = [sys.executable, "-c", WRONG.format(clock=clock)]
    process = subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        address = re.search(r"http://\S+", process.stdout.readline())
        assert address is not None
        with httpx.Client(base_url=address[0], timeout=60) as client:
            yield client
    finally:
        process.terminate()
        process.wait(60)


def counted(folder: Path) -> float:
    """Seconds, of all tables together."""
    with closing(sqlite3.connect(folder / "tables.db", timeout=60)) as database:
        found: float = database.execute("SELECT coalesce(sum(seconds), 0) FROM unplayed").fetchone()[0]
        return found


def until(wanted: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not wanted():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def _has_counted(folder: Path, seconds: float) -> bool:
    return counted(folder) > seconds


@pytest.mark.parametrize(
    "clocks",
    [
        pytest.param(["real()", "real() + 400 * 86400", "real()"], id="400 days ahead"),
        pytest.param(["0.0", "real()", "real()"], id="an evening at 1970"),
    ],
)
def test_a_wrong_clock_deletes_nothing(tmp_path: Path, clocks: list[str]) -> None:
    made: dict[str, str] = {}
    for clock in clocks:
        with evening(tmp_path, clock) as client:
            made = made or client.post("/api/tables", json={"game": "smok"}).json()
            enough = counted(tmp_path) + 0.2  # it has looked several times
            until(partial(_has_counted, tmp_path, enough))
            headers = {"authorization": f"Bearer {made['ticket']}"}
            assert client.get(f"/api/tables/{made['table']}", headers=headers).status_code == 200


def test_a_server_deletes_what_it_has_counted_enough_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "STORED", 0.05)
    monkeypatch.setattr(rooms, "_LOOK", 0.02)
    with running(tmp_path) as served:
        table = served.open()
        until(lambda: counted(tmp_path) > 0)

    def status(served: Served) -> int:
        return served.get(f"/api/tables/{table['table']}", table["ticket"]).status_code

    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        database.execute("UPDATE unplayed SET seconds = ?", (10 * DAY,))
    for days in (0, 11):
        with running(tmp_path, settings={"keep": days}) as served:
            time.sleep(0.3)
            assert status(served) == 200
    with running(tmp_path, settings={"keep": 9}) as served:
        until(lambda: counted(tmp_path) == 0)
        assert status(served) == 404
