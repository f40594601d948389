"""A database has one server."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from serving import running
from test_migrations import execute

from wyprawa.server.storage import Storage, TakenDatabase


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
