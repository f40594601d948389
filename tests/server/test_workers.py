"""Processes that take too long or too much end, and all end with their server."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from wyprawa.server.workers import Died, Workers


@pytest.mark.anyio
async def test_what_takes_too_long_or_too_much_is_ended_and_the_next_begins() -> None:
    workers = Workers(1, 0.5)
    try:
        for work, given in ((time.sleep, 3600), (sum, range(10**12))):
            with pytest.raises(Died):
                await workers.run(work, given)
        with pytest.raises(MemoryError):
            await workers.run(bytes, 1 << 40)
        assert await workers.run(len, "four") == 4
    finally:
        await workers.close()


@pytest.mark.anyio
async def test_closing_does_not_wait_for_what_they_are_at() -> None:
    workers = Workers(1, 3600.0)
    workers.wake()
    pool = workers._get()
    thinking = pool.submit(time.sleep, 3600)
    await workers.close()
    assert thinking.done()
    assert not any(process.is_alive() for process in (pool._processes or {}).values())


def test_a_server_that_is_told_to_stop_leaves_nothing_behind(tmp_path: Path) -> None:
    environ = os.environ | {
        "WYPRAWA_PORT": "0",
        "WYPRAWA_DATABASE": f"sqlite:///{tmp_path / 'tables.db'}",
    }
    with subprocess.Popen(
        [sys.executable, "-m", "wyprawa.server"],
        env=environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        address = server.stdout.readline().split()[1]
        bots = [{"kind": "bot", "bot": "search:3000ms"}] * 2
        with httpx.Client(base_url=address) as http:
            made = http.post("/api/tables", json={"game": "smok", "seats": bots})
            assert made.status_code == 201
        server.send_signal(signal.SIGTERM)
        complaints = server.stderr.read()
    assert "leaked" not in complaints
    assert "Traceback" not in complaints
    assert server.returncode in (0, -signal.SIGTERM)
