"""Sheets: what comes of several answers is shown before they are given, and then all are given or none."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from laying import lay, open_rooms, page, refused

from wyprawa.players import Chair, player
from wyprawa.server import sheets
from wyprawa.server.live import LiveTable
from wyprawa.server.rooms import Rooms

pytestmark = pytest.mark.anyio


@pytest.fixture
async def rooms(tmp_path: Path) -> AsyncIterator[Rooms]:
    async with open_rooms(tmp_path) as found:
        yield found


async def sending(rooms: Rooms) -> LiveTable:
    """A table at which seat 0 has just decided to send somebody along a Land trail."""
    live = await lay(rooms, "person", "person", "person", game="monsterlands", seed=7)
    table, bot = live.table, player("sensible", 1)
    while (choice := table.choices[0]).seat or choice.ask != "action" or ("assign", 1) not in choice.options:
        table.choose(bot.choose(Chair(table, choice.seat)), choice.seat)
    table.choose(("assign", 1), 0)
    return live


async def test_a_sheet_is_filled_in_with_what_is_usual_until_one_says_otherwise(rooms: Rooms) -> None:
    live = await sending(rooms)
    me, number, before = page(live, 0), live.number(0), live.table.digest()
    first = await sheets.draft(live, me, 0, number, [])
    asks = [row.asked.ask for row in first["rows"]]
    assert asks == ["assign.member", "assign.strength", "assign.token"]
    assert [row.taken for row in first["rows"]][1:] == ["1", "done"]
    trap = next(each.key for each in first["rows"][-1].asked.options if each.key.startswith("trap"))
    more = await sheets.draft(live, me, 0, number, [("assign.strength", "2"), ("assign.token", trap)])
    assert [row.taken for row in more["rows"]][1:3] == ["2", trap]
    assert more["rows"][-1].bars != first["rows"][-1].bars
    assert first["parts"]["on-outside"] != more["parts"]["on-outside"]
    assert live.table.digest() == before


async def test_all_answers_of_a_sheet_are_given_or_none(rooms: Rooms) -> None:
    live = await sending(rooms)
    me, number, before = page(live, 0), live.number(0), live.table.digest()
    rows = (await sheets.draft(live, me, 0, number, []))["rows"]
    good = [(row.asked.ask, row.taken) for row in rows]
    for bad in ([*good[:-1], ("assign.token", "trap:99")], [good[1]], []):
        assert await refused(sheets.fill_in(live, me, 0, number, bad, 0.0)) == "illegal"
        assert live.table.digest() == before
    assert await refused(sheets.draft(live, page(live, 1), 0, number, [])) == "seat"
    assert await refused(sheets.draft(live, me, 0, number + 1, [])) == "stale"
    await sheets.fill_in(live, me, 0, number, good, 0.0)
    assert [each.ask for each in live.table.history[-3:]] == [ask for ask, _ in good]
    assert live.table.state.trails[1] is not None
    assert await refused(sheets.draft(live, me, 0, live.number(0), [])) == "closed"


async def test_only_questions_of_a_sheet_are_on_it(rooms: Rooms) -> None:
    live = await lay(rooms, "person", "person")
    assert await refused(sheets.draft(live, page(live, 0), 0, live.number(0), [])) == "closed"
