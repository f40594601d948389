"""A server killed at any moment has kept every move it acknowledged."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter

import pytest

from wyprawa.server.storage import Move, Storage

pytestmark = pytest.mark.anyio

_WRITES = """
import asyncio, itertools, sys
from wyprawa.server.storage import Move, Storage, Stored

async def main():
    storage = await Storage.open(sys.argv[1])

    async def play(table):
        await storage.create(Stored(id=table, game="smok"), [])
        for n in itertools.count(1):
            await storage.move(table, Move(n, "choose", 0, "card", f"{table} {n}"))
            print(table, n, flush=True)

    await asyncio.gather(*(play(f"t{i}") for i in range(8)))

asyncio.run(main())
"""


@pytest.mark.parametrize("after", [1, 9, 40, 333, 1000])
async def test_every_acknowledged_move_survives_a_kill(url: str, after: int) -> None:
    server = subprocess.Popen([sys.executable, "-c", _WRITES, url], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    lines = [server.stdout.readline() for _ in range(after)]
    server.kill()
    lines += server.stdout.readlines()
    server.wait()
    server.stdout.close()
    acknowledged = Counter(line.split()[0] for line in lines if line.endswith("\n"))
    assert sum(acknowledged.values()) >= after

    storage = await Storage.open(url)
    for table, number in acknowledged.items():
        moves = await storage.moves(table)
        assert moves == [Move(n, "choose", 0, "card", f"{table} {n}") for n in range(1, len(moves) + 1)]
        assert len(moves) >= number
        await storage.move(table, Move(len(moves) + 1, "undo", 0))
    await storage.close()
