"""What a seat is sent is a function of what it sees: in every world it may be in, the same bytes."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import wyprawa
from wyprawa.conformance.play import LONG
from wyprawa.kernel import Chance, Game, Table, key
from wyprawa.scene import told
from wyprawa.server.bots import Bots
from wyprawa.server.durable import Services
from wyprawa.server.live import LiveTable
from wyprawa.server.metrics import Metrics
from wyprawa.server.storage import Move, Storage, Stored, StoredSeat, Ticket
from wyprawa.server.viewer import Viewer

LOOKED = 300  # choices of a long game
MODES = [
    pytest.param(game, mode, id="-".join([name, *map(str, mode.values())]))
    for name, game in wyprawa.games().items()
    for mode in game.modes
]


class Nowhere(Storage):
    """Keeps nothing."""

    def __init__(self) -> None:
        pass

    async def move(self, table: str, move: Move, over: bool = False) -> None:
        pass

    async def snapshot(self, table: str, n: int, record: str) -> None:
        pass


def lay(table: Table[Any], rows: int = 0) -> LiveTable:
    seats = [StoredSeat(seat, "person") for seat in range(table.seats)]
    services = Services(Nowhere(), Bots(), Metrics())
    return LiveTable(Stored(id="t", game=table.game.name), seats, table, services, rows=rows)


def seen(live: LiveTable, seat: int | None) -> tuple[str, list[Any]]:
    """The frame as it would be sent to somebody who has just come, and the lines of its log."""
    watch = seat is None
    ticket = Ticket("t", watch=watch, seats=() if seat is None else (seat,))
    sent = msgspec.json.decode(live.frame(Viewer(ticket, f"of {seat}", "en", "")))
    for past in ("log_from", "undo", "redo"):  # an imagined world has no past
        del sent[past]
    lines = [line["text"] for line in sent.pop("log")]
    return msgspec.json.encode(sent).decode(), lines


async def answer(live: LiveTable, seat: int, text: str) -> None:
    await live.choose(seat, live.number(seat), text, 0.0)


async def answered_like(live: LiveTable, twin: LiveTable, seat: int, chance: random.Random) -> None:
    """In the other world the same seats have answered in secret, each something of its own."""
    waiting = {choice.seat for choice in live.table.choices}
    while others := [c for c in twin.table.choices if c.seat != seat and c.seat not in waiting]:
        await answer(twin, others[0].seat, key(chance.choice(others[0].options)))


@pytest.mark.anyio
@pytest.mark.parametrize(("game", "mode"), MODES)
async def test_the_same_bytes_in_every_world_a_seat_may_be_in(game: Game[Any], mode: dict[str, Any]) -> None:
    chance, draw = random.Random(repr(mode)), Chance(99)
    live = lay(wyprawa.new(game, seed=3, **mode))
    table, asked_at_once, compared, secret, different = live.table, False, 0, 0, 0
    enough = LOOKED if game.bound > LONG else game.bound
    while not table.over and len(table.history) < enough:
        asked_at_once |= len(table.choices) > 1
        if chance.random() < (1.0 if table.secret else 0.12):
            for seat in range(table.seats):
                world = table.imagine(seat, draw).fork(telling=True)
                kept_from = sum(each.seat != seat for each in table.secret)
                twin = lay(world, rows=live.rows - kept_from)
                await answered_like(live, twin, seat, chance)
                frame, lines = seen(live, seat)
                other, others = seen(twin, seat)
                assert other == frame
                assert lines[len(lines) - len(others) :] == others
                compared += 1
                secret += bool(kept_from)
                different += twin.table.digest() != table.digest()
        choice = chance.choice(table.choices)
        await answer(live, choice.seat, key(chance.choice(choice.options)))
    assert compared
    assert secret or not asked_at_once
    assert different or table.seats == 1


@pytest.mark.anyio
async def test_a_line_told_to_one_seat_is_sent_to_no_other() -> None:
    live, chance = lay(wyprawa.new("monsterlands", seats=3, seed=8)), random.Random(1)
    table = live.table
    while not table.over:
        choice = table.choices[0]
        await answer(live, choice.seat, key(chance.choice(choice.options)))
    for seat in (None, 0, 1, 2):
        assert len(seen(live, seat)[1]) == min(200, len(told(table, seat)))


@pytest.mark.anyio
async def test_numbers_and_undo_do_not_tell_what_others_answer_in_secret() -> None:
    """Seat 0 is sent the same while the others answer, but for whom the table waits."""
    live = lay(wyprawa.new("smok", seats=4, seed=2))
    ticket, sent = Ticket("t", seats=(0,)), []
    for seat in (2, 1, 3):
        await answer(live, seat, key(_first(live, seat)))
        frame = msgspec.json.decode(live.frame(Viewer(ticket, "me", "en", "")))
        assert frame.pop("waiting") == [each.seat for each in live.table.choices]
        sent.append(frame)
    assert sent[0] == sent[1] == sent[2]


def _first(live: LiveTable, seat: int) -> Any:
    choice = live.table.choice_of(seat)
    assert choice is not None
    return choice.options[0]
