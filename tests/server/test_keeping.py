"""What is done at a table is kept, or has not happened: also when it is cut off in the middle."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from laying import Here, answer, lay, open_rooms, page, quiet, refused, seats_asked

from wyprawa.server.live import LiveTable
from wyprawa.server.rooms import Rooms
from wyprawa.server.storage import Said, StorageError
from wyprawa.server.viewer import Refused, Viewer

pytestmark = pytest.mark.anyio


@pytest.fixture
async def rooms(tmp_path: Path) -> AsyncIterator[Rooms]:
    async with open_rooms(tmp_path) as found:
        yield found


async def full(*_: Any, **__: Any) -> None:
    raise StorageError("the disk is full")


class Slow:
    """Keeps a move when it is let."""

    def __init__(self, rooms: Rooms) -> None:
        self.begun, self.go = asyncio.Event(), asyncio.Event()
        self._keep = rooms.services.storage.move

    async def __call__(self, *given: Any, **more: Any) -> None:
        self.begun.set()
        await self.go.wait()
        await self._keep(*given, **more)


async def test_a_choice_cut_off_on_its_way_to_disk_is_looked_up_there(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await lay(rooms, "person", "person")
    one, slow = page(live, 0), Slow(rooms)
    monkeypatch.setattr(rooms.services.storage, "move", slow)
    answering = asyncio.create_task(answer(live, one, 0))
    await slow.begun.wait()
    answering.cancel()
    await asyncio.gather(answering, return_exceptions=True)
    assert (live.broken, one.closing) == (True, 1012)
    assert await refused(answer(live, page(live, 1), 1)) == "storage"
    await live.keep()
    assert await rooms.services.storage.last_snapshot(live.id) is None
    again = await rooms.get(live.id)
    assert again is not None
    assert seats_asked(again) == [0, 1]


async def test_a_table_left_while_a_bots_answer_is_stored_has_it_once(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, slow = await lay(rooms, "bot", "person"), Slow(rooms)
    monkeypatch.setattr(rooms.services.storage, "move", slow)
    live.resume()
    await slow.begun.wait()
    stopping = asyncio.create_task(live.stop())
    await asyncio.sleep(0)
    slow.go.set()
    await stopping
    assert (live.rows, live.broken) == (1, False)
    again = await Rooms(rooms.services).get(live.id)
    assert again is not None
    assert (again.table.notes, again.table.digest()) == ([], live.table.digest())


async def test_what_could_not_be_kept_can_neither_be_made_again(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await lay(rooms, "person", "person")
    me = page(live, 0, 1)
    await answer(live, me, 0)
    await live.back(me, "undo")
    undone = list(live.table.undone)
    monkeypatch.setattr(rooms.services.storage, "move", full)
    assert await refused(answer(live, me, 0, -1)) == "storage"
    assert list(live.table.undone) == undone


async def test_a_secret_that_cannot_be_taken_back_is_still_there(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await lay(rooms, "person", "person", "person")
    pages = [page(live, seat) for seat in range(3)]
    await answer(live, pages[0], 0, 0)
    await answer(live, pages[1], 1, 1)
    before, number = list(live.table.history), live.number(2)
    with monkeypatch.context() as patch:
        patch.setattr(rooms.services.storage, "move", full)
        assert await refused(live.back(pages[0], "undo")) == "storage"
    assert (live.table.history, list(live.table.undone), live.number(2)) == (before, [], number)


async def test_chat_written_by_another_server_is_read_anew(rooms: Rooms) -> None:
    live = await lay(rooms, "person", "person")
    await rooms.services.storage.say(live.id, Said(1, 0, "", "first"))
    assert await refused(live.talk(page(live, 0), "second")) == "storage"
    assert live.broken


async def test_who_asks_for_a_table_has_time_to_come_in(rooms: Rooms) -> None:
    rooms._idle = 1000.0
    live = await lay(rooms, "person", "person")
    live.left -= 2000
    assert await rooms.get(live.id) is live
    await rooms.sweep()
    live.join(page(live, 0))
    assert await rooms.get(live.id) is live


async def test_bots_wait_while_people_agree_on_something(rooms: Rooms) -> None:
    live, bots = await lay(rooms, "person", "person", "bot"), rooms.services.bots
    one, two = page(live, 0), page(live, 1)
    assert isinstance(bots, Here)
    await quiet(live)
    bots.go.clear()
    while seats_asked(live) != [2]:
        seat = seats_asked(live)[0]
        await answer(live, (one, two)[seat], seat)
    await live.back(one, "undo")
    made = len(live.table.history)
    bots.go.set()
    await quiet(live)
    assert live.proposal is not None
    assert len(live.table.history) == made
    await live.agree(two, yes=False)
    await quiet(live)
    assert len(live.table.history) > made


def shape(live: LiveTable) -> tuple[Any, ...]:
    return live.table.digest(), list(live.table.undone), [live.number(seat) for seat in range(3)]


async def do(live: LiveTable, pages: list[Viewer], who: Viewer, what: str, chance: random.Random) -> None:
    match what:
        case "answer" if live.table.choices:
            seat = chance.choice(seats_asked(live))
            await answer(live, pages[seat], seat, -1)
        case "undo" | "redo":
            await live.back(who, what)
        case "yes" | "no":
            await live.agree(who, yes=what == "yes")


async def test_whatever_people_do_memory_and_disk_agree(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three people who answer, go back, go on, agree and refuse, on a disk that is full now and then."""
    live, chance = await lay(rooms, "person", "person", "person"), random.Random(7)
    pages = [page(live, seat) for seat in range(3)]
    done: Counter[str] = Counter()
    for _ in range(400):
        who, what = chance.choice(pages), chance.choice(["answer", "answer", "undo", "redo", "yes", "no"])
        before, why = shape(live), ""
        with monkeypatch.context() as patch:
            if disk := chance.random() < 0.15:
                patch.setattr(rooms.services.storage, "move", full)
            try:
                await do(live, pages, who, what, chance)
            except Refused as error:
                why = error.why
        done[why or what] += 1
        assert disk or why != "storage"
        assert not why or shape(live) == before
        again = await Rooms(rooms.services).get(live.id)
        assert again is not None
        assert (again.table.notes, shape(again)[:2]) == ([], shape(live)[:2])
    assert all(done[what] for what in ("answer", "undo", "redo", "yes", "no", "storage", "proposal"))
