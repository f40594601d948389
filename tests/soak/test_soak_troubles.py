"""Trouble below a server in the middle of games: what cannot be kept is refused, and nothing kept is lost."""

from __future__ import annotations

import asyncio
import os
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from killing import Player, Servers, servers
from soaking import amount, progress
from test_soak_servers import choices, look, look_at_all

from databases import _administer
from needs import lacking

pytestmark = pytest.mark.anyio

TIMES = amount(1, 25)  # each kind of trouble
_PLAYERS = 4
_SOME = 20  # choices of each player between two troubles
_SIZE = 48 << 20  # bytes of the disk that becomes full: room for what 25 rounds write, and its log


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A small disk of its own."""
    folder = tmp_path / "disk"
    folder.mkdir()
    if os.geteuid() != 0 or _mount("-t", "tmpfs", "-o", f"size={_SIZE}", "tmpfs", str(folder)):
        lacking("the right to mount a disk, so none became full or read-only")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


def _mount(*arguments: str) -> int:
    return subprocess.run(["mount", *arguments], capture_output=True, check=False).returncode


def some_players() -> list[Player]:
    return [Player(seed) for seed in range(_PLAYERS)]


async def play(server: Servers, players: list[Player]) -> None:
    await asyncio.gather(*[player.play(server.port, _SOME) for player in players])


def refusals(players: list[Player]) -> int:
    return sum(player.refused for player in players)


async def sound(url: str, players: list[Player]) -> None:
    """Everything acknowledged is on disk, and nothing that was refused."""
    for player in players:
        player.sent = None
    assert not await look(url, players)
    await look_at_all(url, players)


async def test_a_full_disk(disk: Path, tmp_path: Path) -> None:
    url, players, ballast = f"sqlite:///{disk / 'tables.db'}", some_players(), disk / "ballast"
    with servers(url, tmp_path) as server:
        server.start()
        for _ in range(TIMES):
            await play(server, players)
            before = refusals(players)
            with suppress(OSError), ballast.open("wb", buffering=0) as file:
                while True:
                    file.write(bytes(4096))
            while refusals(players) == before:  # what is free inside the database is used up first
                await play(server, players)
            ballast.unlink()
            await again(server, players)
        server.kill()
        await sound(url, players)
    progress(f"disk full {TIMES} times: {refusals(players)} refused, {choices(players):,} kept, none lost")
    assert refusals(players) >= TIMES


async def test_a_disk_that_becomes_read_only(disk: Path, tmp_path: Path) -> None:
    url, players = f"sqlite:///{disk / 'tables.db'}", some_players()
    with servers(url, tmp_path) as server:
        for _ in range(TIMES):
            server.start()
            await play(server, players)
            server.kill()
            before = choices(players)
            assert _mount("-o", "remount,ro", str(disk)) == 0
            said = server.fails()
            assert "read" in said.lower() and "Traceback" not in said, said  # noqa: PT018 - one sentence
            assert _mount("-o", f"remount,rw,size={_SIZE}", str(disk)) == 0
            await sound(url, players)
            assert choices(players) == before
    progress(
        f"read-only {TIMES} times: no server started, it said {said.strip()!r}; {before:,} kept, none lost"
    )


async def test_a_clock_set_back(url: str, tmp_path: Path) -> None:
    players = some_players()
    with servers(url, tmp_path) as server:
        server.start()
        for _ in range(TIMES):
            await play(server, players)
            server.set_clock_back()
            await play(server, players)
        server.kill()
        await sound(url, players)
        server.start()  # with the true time again
        await play(server, players)
        server.kill()
        await sound(url, players)
    kind = url.partition(":")[0]
    progress(f"{kind}: clock set back by {TIMES} days, one by one: {choices(players):,} kept, none lost")
    assert not refusals(players)


async def test_postgresql_cut_off(postgres: str, postgres_url: str, tmp_path: Path) -> None:
    url, players = postgres_url, some_players()
    name = url.partition("?")[0].rpartition("/")[2]

    async def administer(statement: str) -> None:
        await asyncio.to_thread(_administer, postgres, statement)

    with servers(url, tmp_path) as server:
        server.start()
        for _ in range(TIMES):
            await play(server, players)
            before = refusals(players)
            playing = asyncio.create_task(play(server, players))
            await administer(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
            await administer(
                f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
            )
            await playing
            while refusals(players) == before:
                await play(server, players)
            await administer(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
            await again(server, players)
        server.kill()
        await look(url, players)  # an answer cut off on its way may be there
        await look_at_all(url, players)
    progress(
        f"PostgreSQL cut off {TIMES} times: {refusals(players)} refused, {choices(players):,} kept, none lost"
    )


async def again(server: Servers, players: list[Player]) -> None:
    """Play on, as soon as the database is there again."""
    before = choices(players)
    for _ in range(200):
        await play(server, players)
        if choices(players) > before:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"nobody can play again: {server.said()[-2000:]}")
