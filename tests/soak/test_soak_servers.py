"""A server killed at any moment, a thousand times on each kind of database: nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from time import perf_counter

import pytest
from killing import Player, servers
from soaking import amount, progress

from wyprawa.server.storage import Storage

pytestmark = pytest.mark.anyio

KILLS = amount(8, 1_000)  # on each kind of database
_PLAYERS = 6
_MOST = 40  # choices that are acknowledged before the server is killed
_MOMENT = 0.02  # seconds it may live on after them, so that nobody knows what it is doing
_EARLY = 0.1  # of the servers are killed while they start
_STARTING = 0.3  # seconds they have for it


async def test_every_acknowledged_choice_survives_every_kill(url: str, tmp_path: Path) -> None:
    kind, began = url.partition(":")[0], perf_counter()
    chance = random.Random(kind)
    players = [Player(seed) for seed in range(_PLAYERS)]
    kept = early = 0
    with servers(url, tmp_path) as server:
        for cycle in range(1, KILLS + 1):
            if chance.random() < _EARLY:
                server.begin()
                await asyncio.sleep(chance.random() * _STARTING)
                early += server.kill()
            else:
                server.start()
                playing = [asyncio.create_task(player.play(server.port)) for player in players]
                await some(playing, players, choices(players) + chance.randint(1, _MOST))
                await asyncio.sleep(chance.random() * _MOMENT)
                assert server.kill(), f"cycle {cycle}: the server ended by itself: {server.said()[-2000:]}"
                await asyncio.gather(*playing)
            kept += await look(url, players)
            if cycle % 50 == 0:
                progress(f"{kind}: {cycle:,} of {KILLS:,} servers killed, {choices(players):,} choices")
    await look_at_all(url, players)
    tables = sum(len(player.games) for player in players)
    progress(
        f"{kind}: {KILLS:,} servers killed in {perf_counter() - began:.0f} s, {early} while starting; "
        f"{choices(players):,} choices at {tables:,} tables were acknowledged, and none is lost; {kept} more "
        f"were on disk and on their way"
    )
    assert choices(players) > KILLS
    assert not any(player.refused for player in players)


async def some(playing: list[asyncio.Task[None]], players: list[Player], wanted: int) -> None:
    """Until so many choices are acknowledged; a player who fails is heard at once."""
    while choices(players) < wanted:
        done, _ = await asyncio.wait(playing, timeout=0.002, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
        assert len(done) < len(playing), "nobody plays any more"


def choices(players: list[Player]) -> int:
    return sum(len(made) for player in players for made in player.games.values())


async def look(url: str, players: list[Player]) -> int:
    """What the killed server left of the tables in play; how many choices it had not acknowledged yet."""
    storage = await Storage.open(url)
    try:
        at = [player for player in players if player.table]
        return sum([player.found(await storage.moves(player.table)) for player in at])
    finally:
        await storage.close()


async def look_at_all(url: str, players: list[Player]) -> None:
    storage = await Storage.open(url)
    for player in players:
        for table, made in player.games.items():
            assert [(move.seat, move.key) for move in await storage.moves(table)] == made
    await storage.close()
