"""A database has one server, and does not keep tables for ever."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
from serving import running
from test_migrations import execute

from wyprawa.server.storage import Move, Said, Storage, Stored, StoredSeat, TakenDatabase, Ticket

DAY = 86_400.0


def test_a_second_server_on_one_database_is_refused_at_the_start(url: str, tmp_path: Path) -> None:
    environ = os.environ | {"WYPRAWA_PORT": "0", "WYPRAWA_DATABASE": url}
    with running(tmp_path, settings={"database": url}):
        command = [sys.executable, "-m", "wyprawa.server"]
        second = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=60)
        assert (second.returncode, second.stdout) == (1, "")
        assert second.stderr.startswith("wyprawa: another server uses")
        assert second.stderr.count("\n") == 1
    asyncio.run(held_again(url))


async def held_again(url: str) -> None:
    storage = await Storage.open(url)
    await storage.hold()
    await storage.close()


@pytest.mark.anyio
async def test_a_lock_that_was_cut_is_taken_again(postgres_url: str) -> None:
    one, other = await Storage.open(postgres_url), await Storage.open(postgres_url)
    await one.hold()
    await one.hold()
    with pytest.raises(TakenDatabase):
        await other.hold()
    others = "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    await execute(postgres_url, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity {others}")
    await one.hold()
    with pytest.raises(TakenDatabase):
        await other.hold()
    await one.close()
    await other.hold()
    await other.close()


# --- how long tables are kept -----------------------------------------------------------------------------


@pytest.mark.anyio
async def test_old_tables_go_with_all_that_is_theirs(url: str) -> None:
    clock = [100 * DAY]
    storage = await Storage.open(url, clock=lambda: clock[0])
    for n, id in enumerate(("old", "played", "live", "new")):
        touched = 10 * DAY if id != "new" else 90 * DAY
        stored = Stored(id=id, game="smok", created=touched, touched=touched)
        await storage.create(stored, [StoredSeat(0, "person")], {f"h{n}": Ticket(id, seats=(0,))})
        await storage.say(id, Said(1, 0, "Ania", "hej"))
        await storage.snapshot(id, 0, "text")
    await storage.move("played", Move(1, "choose", 0))  # long after it was made
    clock[0] = 20 * DAY
    await storage.move("old", Move(1, "choose", 0))
    assert await storage.forget(50 * DAY, but={"live"}) == 1
    assert await storage.find("old") is None
    assert await storage.ticket("h0") is None
    assert (await storage.moves("old"), await storage.chat("old")) == ([], [])
    assert await storage.last_snapshot("old") is None
    assert {each.id for each in await storage.tables()} == {"played", "live", "new"}
    assert await storage.forget(50 * DAY, but={"live"}) == 0
    await storage.close()


def test_a_server_deletes_what_it_keeps_no_longer(tmp_path: Path) -> None:
    with running(tmp_path) as served:
        table = served.open()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        database.execute("UPDATE tables SET touched = ?", (time.time() - 10 * DAY,))
    for days, status in ((0, 200), (11, 200), (9, 404)):
        with running(tmp_path, settings={"keep": days}) as served:
            time.sleep(0.2)
            assert served.get(f"/api/tables/{table['table']}", table["ticket"]).status_code == status
