"""Live tables: answers, going back, bots, and what is left after a restart."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from laying import Here, answer, lay, open_rooms, page, quiet, refused, seat_for, seats_asked

from wyprawa.kernel import key
from wyprawa.server import bot_turns
from wyprawa.server.durable import SNAPSHOTS
from wyprawa.server.live import LiveTable
from wyprawa.server.rooms import Rooms
from wyprawa.server.storage import Conflict, Move, StorageError
from wyprawa.server.viewer import Refused, Viewer

pytestmark = pytest.mark.anyio


@pytest.fixture
async def rooms(tmp_path: Path) -> AsyncIterator[Rooms]:
    async with open_rooms(tmp_path) as found:
        yield found


# --- answering ----------------------------------------------------------------------------------------


async def test_secret_answers_come_in_any_order_and_numbers_stay(rooms: Rooms) -> None:
    live = await lay(rooms, "person", "person", "person")
    pages = [page(live, seat) for seat in range(3)]
    numbers = [live.number(seat) for seat in range(3)]
    await answer(live, pages[2], 2)
    await answer(live, pages[0], 0)
    assert live.number(1) == numbers[1]
    assert await refused(live.answer(pages[0], 0, numbers[0], "0")) == "closed"
    await live.answer(pages[1], 1, numbers[1], key(live.table.choices[0].options[0]))
    assert len(live.table.choices) == 1
    assert live.number(live.table.choices[0].seat) > max(numbers)


async def test_a_number_never_comes_again(rooms: Rooms) -> None:
    live, chance = await lay(rooms, "person", "person", "person"), random.Random(2)
    everybody = page(live, 0, 1, 2)
    asked: dict[tuple[int, int], Any] = {}
    for _ in range(120):
        for choice in live.table.choices:
            question = (choice.ask, choice.options, len(live.table.history) - len(live.table.secret))
            assert asked.setdefault((choice.seat, live.number(choice.seat)), question) == question
        if live.table.over or (live.table.history and chance.random() < 0.4):
            await live.back(everybody, "undo")
        else:
            await answer(live, everybody, chance.choice(live.table.choices).seat)


async def test_two_answers_at_the_same_time_count_once(rooms: Rooms) -> None:
    live = await lay(rooms, "person", "person")
    one, number = page(live, 0), live.number(0)
    text = key(live.table.choices[0].options[0])
    both = await asyncio.gather(
        live.answer(one, 0, number, text), live.answer(one, 0, number, text), return_exceptions=True
    )
    assert [type(each) for each in both] == [type(None), Refused]
    assert len(await rooms.services.storage.moves(live.id)) == 1


async def test_what_cannot_be_kept_has_not_happened(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await lay(rooms, "person", "person")
    one, before, number = page(live, 0), live.table.digest(), live.number(0)

    async def full(*_: Any, **__: Any) -> None:
        raise StorageError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(rooms.services.storage, "move", full)
        assert await refused(answer(live, one, 0)) == "storage"
    assert (live.table.digest(), live.number(0), live.rows) == (before, number, 0)
    await answer(live, one, 0)
    with monkeypatch.context() as patch:
        patch.setattr(rooms.services.storage, "move", full)
        assert await refused(live.back(one, "undo")) == "storage"
    assert seats_asked(live) == [1]
    assert live.rows == 1


async def test_a_table_another_server_has_played_on_is_read_anew(rooms: Rooms) -> None:
    live = await lay(rooms, "person", "person")
    one = page(live, 0)
    choice = live.table.choices[1]
    await rooms.services.storage.move(live.id, Move(1, "choose", 1, choice.ask, key(choice.options[0])))
    assert await refused(answer(live, one, 0)) == "storage"
    assert one.closing == 1012
    again = await rooms.get(live.id)
    assert again is not None
    assert again is not live
    assert seats_asked(again) == [0]
    with pytest.raises(Conflict):
        await rooms.services.storage.move(live.id, Move(1, "undo", 1))


async def test_nothing_is_drawn_before_it_is_on_disk(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await lay(rooms, "person", "person")
    one, disk = page(live, 0), asyncio.Event()

    async def slow(*_: Any, **__: Any) -> None:
        await disk.wait()

    monkeypatch.setattr(rooms.services.storage, "move", slow)
    live.frame(one)
    answering = asyncio.create_task(answer(live, one, 0))
    await asyncio.sleep(0)
    assert live.storing
    disk.set()
    await answering
    assert not live.storing


# --- going back ---------------------------------------------------------------------------------------


def way(live: LiveTable, viewer: Viewer) -> tuple[Any, Any]:
    frame = msgspec.json.decode(live.frame(viewer))
    return frame["undo"], frame["redo"]


async def test_alone_one_goes_back_over_the_bots(rooms: Rooms) -> None:
    live = await lay(rooms, "person", "bot", "open")
    me = page(live, 0)
    assert way(live, me) == (False, False)
    await quiet(live)
    await seat_for(live, 2, "bot", "first")
    await answer(live, me, 0)
    await quiet(live)
    made = len(live.table.history)
    assert seats_asked(live) == [0]
    assert made > 2
    await live.back(me, "undo")
    await quiet(live)
    assert live.table.choices[0].seat == 0
    assert live.table.choices[0].ask == "card"
    assert way(live, me) == (False, True)
    await live.back(me, "redo")
    await quiet(live)
    assert len(live.table.history) == made
    assert way(live, me) == (True, False)


async def test_bots_wait_while_something_can_be_made_again(rooms: Rooms) -> None:
    live = await lay(rooms, "person", "bot")
    me, bots = page(live, 0), rooms.services.bots
    assert isinstance(bots, Here)
    await answer(live, me, 0)
    await quiet(live)
    await live.back(me, "undo")
    asked = bots.asked
    await asyncio.sleep(0.01)
    assert bots.asked == asked
    assert 0 in seats_asked(live)
    await answer(live, me, 0, -1)
    await quiet(live)
    assert not live.table.undone


async def test_with_others_ones_own_last_choice_is_taken_back_while_nothing_came_of_it(rooms: Rooms) -> None:
    live = await lay(rooms, "person", "person", "person")
    pages = [page(live, seat) for seat in range(3)]
    await answer(live, pages[0], 0)
    await answer(live, pages[1], 1)
    assert way(live, pages[0])[0] is True
    await live.back(pages[0], "undo")
    assert seats_asked(live) == [0, 2]  # seat 1's secret is kept
    assert [each.seat for each in live.table.secret] == [1]
    await answer(live, pages[0], 0)
    await answer(live, pages[2], 2)
    assert way(live, pages[0])[0] == "ask"
    assert live.proposal is None


async def test_beyond_that_all_must_agree(rooms: Rooms) -> None:
    live = await lay(rooms, "person", "person", "bot")
    one, two, watcher = page(live, 0), page(live, 1), page(live, watch=True)
    await quiet(live)
    await answer(live, one, 0)
    await answer(live, two, 1)
    await quiet(live)
    made = live.table.digest()
    assert await refused(live.agree(two, yes=True)) == "no-proposal"
    await live.back(one, "undo")
    assert live.proposal is not None
    assert (live.proposal.by, live.proposal.needed) == (0, {1})
    assert await refused(live.agree(watcher, yes=True)) == "seat"
    assert await refused(live.back(two, "undo")) == "proposal"
    await live.agree(two, yes=False)
    assert live.proposal is None
    assert live.table.digest() == made
    await live.back(one, "undo")
    await live.agree(two, yes=True)
    assert live.proposal is None
    assert seats_asked(live)[0] == 0
    assert live.table.choices[0].ask == "card"


async def test_an_answer_or_a_change_of_seats_ends_a_proposal(rooms: Rooms) -> None:
    live = await lay(rooms, "person", "person")
    one, two = page(live, 0), page(live, 1)
    await answer(live, one, 0)
    await answer(live, two, 1)
    mover = live.table.choices[0].seat
    await live.back(one, "undo")
    await answer(live, (one, two)[mover], mover)
    assert live.proposal is None
    await live.back(one, "undo") if way(live, one)[0] == "ask" else await live.back(two, "undo")
    assert live.proposal is not None
    await seat_for(live, 1, "bot", "first")
    assert live.proposal is None


# --- bots ---------------------------------------------------------------------------------------------


async def test_a_bots_answer_to_a_question_that_is_gone_is_dropped(rooms: Rooms) -> None:
    live = await lay(rooms, "person", "person")
    one, bots = page(live, 0), rooms.services.bots
    assert isinstance(bots, Here)
    bots.go.clear()
    await seat_for(live, 1, "bot", "first")
    while live.thinking != 1:
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    await seat_for(live, 1, "person", "")
    bots.go.set()
    await quiet(live)
    assert seats_asked(live) == [0, 1]
    assert way(live, one) == (False, False)


async def test_a_table_of_bots_alone_does_not_play_for_ever_for_nobody(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "_UNWATCHED", 5)
    live = await lay(rooms, "bot", "bot")
    live.resume()
    await quiet(live)
    assert len(live.table.history) == 5
    page(live, watch=True)
    await quiet(live)
    assert live.table.over


# --- after a restart ----------------------------------------------------------------------------------


async def test_a_table_read_anew_is_the_same_and_goes_on(rooms: Rooms, tmp_path: Path) -> None:
    live, chance = await lay(rooms, "person", "person", game="monsterlands"), random.Random(5)
    one = page(live, 0, 1)
    snapshots = set()
    for _ in range(SNAPSHOTS + 40):
        draw = chance.random()
        if draw < 0.15 and live.table.history:
            await live.back(one, "undo")
        elif draw < 0.25 and live.table.undone:
            await live.back(one, "redo")
        else:
            choice = live.table.choices[0]
            await live.answer(one, choice.seat, live.number(choice.seat), key(chance.choice(choice.options)))
        snapshots.add(await rooms.services.storage.last_snapshot(live.id))
        if chance.random() < 0.2:
            other = Rooms(rooms.services)
            again = await other.get(live.id)
            assert again is not None
            assert again.table.digest() == live.table.digest()
            assert again.table.log == live.table.log
            assert (again.rows, again.table.notes) == (live.rows, [])
    assert len(snapshots) > 1


async def test_idle_tables_leave_the_memory_and_come_back(rooms: Rooms) -> None:
    rooms._idle = 0.0
    live = await lay(rooms, "person", "person")
    one = page(live, 0)
    await answer(live, one, 0)
    await live.talk(one, "hello")
    await live.rename(one, "Ania")
    await live.set_pace("slow")
    await rooms.sweep()
    assert len(rooms) == 1
    live.leave(one)
    await rooms.sweep()
    assert len(rooms) == 0
    again = await rooms.get(live.id)
    assert again is not None
    assert again.table.digest() == live.table.digest()
    assert (again.seats[0].name, again.pace, [said.text for said in again.chat]) == (
        "Ania",
        "slow",
        ["hello"],
    )
    assert await rooms.get("nowhere") is None
