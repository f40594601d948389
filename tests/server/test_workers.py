"""Processes that take too long or too much end, and all end with their server."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

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
    (worker,) = workers._all
    thinking, waiting = (asyncio.create_task(workers.run(time.sleep, 3600)) for _ in range(2))
    await asyncio.sleep(0.1)
    await workers.close()
    assert not worker.process.is_alive()
    for each in (thinking, waiting):
        with pytest.raises(Died):
            await each


@pytest.mark.anyio
async def test_one_that_dies_takes_no_other_with_it() -> None:
    workers = Workers(2, 0.5)
    try:
        good = asyncio.create_task(workers.run(time.sleep, 1))
        with pytest.raises(Died):
            await workers.run(sum, range(10**12))
        await good
    finally:
        await workers.close()


class Odd(Exception):
    """Cannot be sent from one process to another."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__("odd")


def fail(kind: type[Exception], *given: Any) -> None:
    raise kind(*given)


@pytest.mark.anyio
async def test_an_error_comes_back_with_where_it_happened() -> None:
    workers = Workers(1, 10.0)
    try:
        with pytest.raises(LookupError) as found:
            await workers.run(fail, LookupError, "none such")
        assert "in fail" in found.value.__notes__[0]
        with pytest.raises(RuntimeError, match="odd"):
            await workers.run(fail, Odd, 1, 2)
        assert await workers.run(len, "four") == 4
    finally:
        await workers.close()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_a_server_that_is_told_to_stop_leaves_nothing_behind(tmp_path: Path, how: signal.Signals) -> None:
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
        server.send_signal(how)
        complaints = server.stderr.read()
    assert "leaked" not in complaints
    assert "Traceback" not in complaints
    assert server.returncode in (0, -how)
