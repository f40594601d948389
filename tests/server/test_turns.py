"""Work that takes long is done in turns, so that nobody waits behind a crowd."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from serving import Page, running

from wyprawa.server.turns import Turns

ELSEWHERE = "127.0.0.2"


async def order(turns: Turns, *wishes: tuple[str, str]) -> list[tuple[str, str]]:
    """In which order these come, asked for one after the other while somebody else has the turn."""
    done: list[tuple[str, str]] = []

    async def one(address: str, table: str) -> None:
        async with turns.turn(address, table):
            await asyncio.sleep(0)
            done.append((address, table))

    async with asyncio.TaskGroup() as group, turns.turn("first"):
        for wish in wishes:
            group.create_task(one(*wish))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not done
    return done


@pytest.mark.anyio
async def test_addresses_take_turns_and_so_do_the_tables_of_one() -> None:
    crowd = [("crowd", "a")] * 3 + [("crowd", "b")]
    assert await order(Turns(1), *crowd, ("friend", "c"), ("friend", "c")) == [
        ("crowd", "a"), ("friend", "c"), ("crowd", "b"), ("friend", "c"), ("crowd", "a"), ("crowd", "a"),
    ]  # fmt: skip


@pytest.mark.anyio
async def test_who_goes_away_while_waiting_is_passed_over() -> None:
    turns = Turns(1)

    async def wait() -> None:
        async with turns.turn("a"):
            pass

    async with turns.turn("first"):
        gone, called, stays = (asyncio.create_task(wait()) for _ in range(3))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
    called.cancel()  # at the very moment it is called
    await stays
    assert turns.free == 1


def test_hints_of_one_address_do_not_keep_anothers_bot_waiting(tmp_path: Path) -> None:
    """Twelve hints, a second each, are asked for before the bot of somebody else's table is to answer."""
    with running(tmp_path) as served:
        crowd, other = served.open("smok", "me", "open"), served.open("smok", "me", "open")
        pages = [Page(served, crowd["table"], crowd["ticket"], address=ELSEWHERE) for _ in range(12)]
        for page in pages:
            page.asked()
            page.send(type="hint", seat=0)
        refused = [page.until(lambda m: m["type"] in ("refused", "hint")) for page in pages[4:]]
        assert "busy" in {message.get("why") for message in refused}
        with Page(served, other["table"], other["ticket"]) as mine:
            mine.send(type="seat", seat=1, kind="bot", bot="sensible")
            mine.until(lambda m: m["type"] == "frame" and m["waiting"] == [0])
        waiting = served.house.hinting
        assert len(waiting) >= 2  # the bot did not wait for all the hints
        for page in pages[:4]:
            assert page.of("hint")["options"]
        for page in pages:
            page.line.close()
