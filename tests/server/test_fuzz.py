"""Two thousand malformed messages, a sample of what `make soak` sends; and lines cut in the middle."""

from __future__ import annotations

from pathlib import Path

import pytest

from flooding import Flood, Wire, ask, flooded, seen_by_all, set_table
from malformed import dumps
from malformed_frames import frame
from malformed_requests import request

pytestmark = pytest.mark.anyio

COUNT = 2_000


async def test_malformed_messages_change_nothing(tmp_path: Path) -> None:
    with flooded(tmp_path) as server:
        known = await set_table(server.port)
        seen, rows = await seen_by_all(server.port, known), server.rows()
        flood = Flood(server.port, known, seed=1)
        await flood.send(0, COUNT)
        flood.close()
        assert flood.sent == COUNT
        assert len(flood.kinds) > 40  # every way of being wrong was tried
        assert await seen_by_all(server.port, known) == seen
        assert server.rows() == rows
        assert (await ask(server.port, request("GET", "/health")))[0] == 200
        assert server.complaints() == ""


async def test_an_answer_is_kept_and_seen_though_its_line_is_cut(tmp_path: Path) -> None:
    with flooded(tmp_path) as server:
        known = await set_table(server.port)
        before = len(server.rows()["moves"])
        friend = await Wire.open(server.port, known.table, known.friend)
        host = await Wire.open(server.port, known.table, known.host)
        answer = frame(dumps({"type": "answer", **known.open}))
        host.send(frame(b"what?") + answer + frame(b"\xff"))  # refused, good, and so bad that the line is cut
        assert (await host.until())["code"] == 1007
        seen = await friend.until("frame")
        assert seen["number"] == len(server.rows()["moves"]) == before + 1
        friend.close()
