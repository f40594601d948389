"""Malformed messages by the million: no crash, no change, no growth."""

from pathlib import Path

import pytest
from soaking import amount, progress

from flooding import Flood, ask, flooded, seen_by_all, set_table
from malformed_requests import request

pytestmark = pytest.mark.anyio

COUNT = amount(400, 1_000_000)
SEED = 2
# Bytes the second half may add: garbage not collected yet is 5 MB, one number kept for each message were 18.
SPARE = 16 << 20


async def test_a_flood_of_malformed_messages_leaves_the_server_as_it_was(tmp_path: Path) -> None:
    def told(sent: int) -> None:
        if sent % 10_000 == 0:
            progress(f"{sent:,} of {COUNT:,} messages, {server.memory() >> 20} MiB in memory")

    with flooded(tmp_path) as server:
        known = await set_table(server.port)
        seen, rows = await seen_by_all(server.port, known), server.rows()
        flood = Flood(server.port, known, SEED, told)
        await flood.send(0, COUNT // 2)
        middle = server.memory()
        await flood.send(COUNT // 2, COUNT - COUNT // 2)
        end = server.memory()
        flood.close()
        progress(f"answers: {dict(flood.answers.most_common())}")
        assert flood.sent == COUNT
        assert await seen_by_all(server.port, known) == seen
        assert server.rows() == rows
        assert (await ask(server.port, request("GET", "/health")))[0] == 200
        assert server.complaints() == ""
        assert end - middle < SPARE, f"{middle:,} bytes in memory in the middle and {end:,} at the end"
