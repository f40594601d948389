"""Work that takes long is done in turns, so that nobody waits behind a crowd."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from serving import PATIENCE, Page, running

from wyprawa.server import bots, hints
from wyprawa.server.bots import answer
from wyprawa.server.turns import Turns
from wyprawa.server.workers import Workers

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


# --- hints and bots ---------------------------------------------------------------------------------------


def held_back(gate: Path, *given: Any) -> list[str]:
    """A hint that is ready when a file lies in the folder, and takes it away."""
    while True:
        for go in gate.iterdir():
            go.unlink()
            return [go.name]
        time.sleep(0.01)


def until(true: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def tables_waiting(workers: Workers) -> int:
    return sum(len(tables) for tables in workers._turns._waiting.values())


@pytest.mark.parametrize("address", [ELSEWHERE, ""], ids=["of one address", "of one table"])
def test_hints_do_not_keep_a_bot_elsewhere_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    """With one process, the bot's turn comes after the hint under way and one more of the crowd's."""
    gate = tmp_path / "gate"
    gate.mkdir()
    monkeypatch.setattr(hints, "think", partial(held_back, gate))
    with running(tmp_path) as served, ExitStack() as lines:
        backend = served.backend
        backend.bots.workers = workers = Workers(1, 20)
        crowd, other = served.open("smok", "me", "open"), served.open("smok", "me", "open")

        def page(table: dict[str, Any], address: str) -> Page:
            return lines.enter_context(Page(served, table["table"], table["ticket"], address=address))

        thinking, refused = ([page(crowd, address) for _ in range(count)] for count in (4, 8))
        for each in thinking:
            each.asked()
            each.send(type="hint", seat=0)
        until(lambda: len(backend.hinting) == 4)
        for each in refused:
            each.asked()
            each.send(type="hint", seat=0)
            assert each.of("refused")["why"] == "busy"
        mine = page(other, "")
        mine.send(type="seat", seat=1, kind="bot", bot="sensible")
        until(lambda: tables_waiting(workers) == 2)
        for go in ("first", "second"):
            (gate / go).touch()
        mine.until(lambda m: m["type"] == "frame" and m["waiting"] == [0])
        assert len(backend.hinting) == 2
        for go in ("third", "fourth"):
            (gate / go).touch()
        said = [each.of("hint")["options"][0] for each in thinking]
        assert sorted(said) == ["first", "fourth", "second", "third"]


def slow(gate: Path, game: str, position: str, seat: int, spec: str, seed: int) -> str:
    """A bot; one that plays at random answers when a file lies in the folder."""
    if spec == "random":
        held_back(gate)
    return answer(game, position, seat, spec, seed)


def test_bots_of_one_address_do_not_keep_anothers_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Six tables with bots that think for long: another's bot waits for two of them and not for six."""
    gate = tmp_path / "gate"
    gate.mkdir()
    monkeypatch.setattr(bots, "answer", partial(slow, gate))
    with running(tmp_path) as served, ExitStack() as lines:
        served.backend.bots.workers = workers = Workers(1, 20)
        crowd = lines.enter_context(
            httpx.Client(
                base_url=served.http.base_url,
                transport=httpx.HTTPTransport(local_address=ELSEWHERE),
                timeout=PATIENCE,
            )
        )
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        for _ in range(6):
            table = crowd.post("/api/tables", json={"game": "smok", "seats": seats}).json()
            lines.enter_context(Page(served, table["table"], table["ticket"], address=ELSEWHERE))
        until(lambda: tables_waiting(workers) == 5)
        mine = served.open("smok", "me", "first")
        page = lines.enter_context(Page(served, mine["table"], mine["ticket"]))
        until(lambda: tables_waiting(workers) == 6)
        for go in ("first", "second"):
            (gate / go).touch()
        page.until(lambda m: m["type"] == "frame" and m["waiting"] == [0])
        assert tables_waiting(workers) == 3
