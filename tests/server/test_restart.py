"""A server killed in the middle of a game: after a restart the table is there and goes on."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from serving import PATIENCE, Page


class Started:
    """`python -m wyprawa.server` as a process of its own."""

    def __init__(self, folder: Path) -> None:
        environ = os.environ | {
            "WYPRAWA_PORT": "0",
            "WYPRAWA_DATABASE": f"sqlite:///{folder / 'tables.db'}",
            "WYPRAWA_PACE": "instant",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "wyprawa.server"],
            env=environ,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        address = self.process.stdout.readline().split()[1]
        self.port = int(address.rstrip("/").rpartition(":")[2])
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.http.close()
        if self.process.stdout is not None:
            self.process.stdout.close()


@contextmanager
def started(folder: Path) -> Iterator[Started]:
    server = Started(folder)
    try:
        yield server
    finally:
        server.kill()


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(each) for each in found.read_text().split()] if found.exists() else []


def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    chance = random.Random(6)
    with started(tmp_path) as server:
        wish = {"game": "smok", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "sensible"}], "name": "Ania"}
        table = server.http.post("/api/tables", json=wish).json()
        headers = {"authorization": f"Bearer {table['ticket']}"}
        with Page(server, table["table"], table["ticket"]) as page:
            for _ in range(4):
                number = page.asked()["number"]
                page.answer(chance)
                while page.asked()["number"] == number:
                    page.of("frame")
            asked, parts, log = page.frame["prompt"], page.parts, page.log
            workers = children(server.process.pid)
            server.kill()
    deadline = time.monotonic() + PATIENCE
    while any(Path(f"/proc/{pid}").exists() for pid in workers) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not [pid for pid in workers if Path(f"/proc/{pid}").exists()]  # bots go with their server
    with started(tmp_path) as server:
        with Page(server, table["table"], table["ticket"]) as page:
            page.of("frame")
            assert (page.parts, page.log) == (parts, log)
            assert [each["key"] for each in page.asked()["options"]] == [e["key"] for e in asked["options"]]
            page.play(chance)
        record = server.http.get(f"/api/tables/{table['table']}/record", headers=headers).text
        assert record.count(" card ") > 4
