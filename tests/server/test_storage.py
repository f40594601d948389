from __future__ import annotations

import asyncio
import itertools
from typing import Any

import msgspec
import pytest

from wyprawa.server import tickets
from wyprawa.server.storage import (
    Conflict,
    Move,
    NoTable,
    Said,
    Storage,
    StorageError,
    Stored,
    StoredSeat,
    Ticket,
)
from wyprawa.server.storage.store import CLAIMS

pytestmark = pytest.mark.anyio

SEATS = [StoredSeat(0, "person", "", "Żaneta"), StoredSeat(1, "bot", "search:300ms", "")]


def table(id: str = "t1", **more: Any) -> Stored:
    base = Stored(id=id, game="smok", options={"seats": 2, "fire": True}, seed=7, created=10.0, touched=10.0)
    return msgspec.structs.replace(base, **more)


def choice(n: int, key: str = "play 3") -> Move:
    return Move(n, "choose", 0, "card", key)


async def test_a_table_comes_back_as_it_was_kept(storage: Storage) -> None:
    kept = table(seed=2**100 + 1, start="wyprawa record 1\n# żółw\n", pace="slow", over=True)
    await storage.create(kept, SEATS[::-1])
    assert await storage.find("t1") == (kept, SEATS)
    assert await storage.find("t2") is None


async def test_a_table_without_a_seed(storage: Storage) -> None:
    await storage.create(table(seed=None), [])
    assert await storage.find("t1") == (table(seed=None), [])


async def test_a_table_is_made_once(storage: Storage) -> None:
    await storage.create(table(), SEATS)
    with pytest.raises(Conflict, match="'t1'"):
        await storage.create(table(game="other"), [])
    assert await storage.find("t1") == (table(), SEATS)


async def test_a_table_is_made_whole_or_not_at_all(storage: Storage) -> None:
    await storage.create(table(), SEATS, {"h": Ticket("t1")})
    with pytest.raises(Conflict):
        await storage.create(table("t2"), SEATS, {"h": Ticket("t2")})
    assert await storage.find("t2") is None
    assert await storage.count() == 1


async def test_tickets_are_found_by_their_hash(storage: Storage) -> None:
    host, friend = tickets.new(), tickets.new()
    await storage.create(table(), SEATS, {host.hash: Ticket("t1", host=True, seats=(0, 2))})
    await storage.add_ticket(friend.hash, Ticket("t1", watch=True))
    assert await storage.ticket(host.hash) == Ticket("t1", host=True, seats=(0, 2))
    assert await storage.ticket(friend.hash) == Ticket("t1", watch=True)
    assert await storage.ticket(tickets.new().hash) is None
    with pytest.raises(Conflict) as refused:
        await storage.add_ticket(host.hash, Ticket("t1"))
    assert host.hash not in str(refused.value)
    with pytest.raises(NoTable, match="'t9'"):
        await storage.add_ticket(tickets.new().hash, Ticket("t9"))


async def test_the_first_claim_of_a_link_to_be_kept_has_its_seats(storage: Storage) -> None:
    link, one, other = tickets.new().hash, tickets.new().hash, tickets.new().hash
    await storage.create(table(), SEATS, {link: Ticket("t1", seats=(1,))})
    for claim in (one, other):
        await storage.claim(claim, "t1", link)
        assert await storage.ticket(claim) == Ticket("t1", link=link)
    with pytest.raises(Conflict):
        await storage.claim(one, "t1", link)
    assert (await storage.keep(link), await storage.keep(tickets.new().hash)) == ((), ())
    assert await storage.linked("t1") == {1}
    for _ in range(2):
        assert [await storage.keep(claim) for claim in (other, one, other)] in ([(1,), (), ()], [()] * 3)
        assert await storage.ticket(other) == Ticket("t1", seats=(1,), link=link)
        assert await storage.ticket(one) == Ticket("t1", link=link)
        assert await storage.ticket(link) == Ticket("t1")


async def test_a_link_has_so_many_claims_and_no_more(storage: Storage) -> None:
    links, claims = [tickets.new().hash for _ in range(2)], []
    await storage.create(table(), SEATS, {link: Ticket("t1", seats=(i,)) for i, link in enumerate(links)})
    for _ in range(CLAIMS + 1):
        for link in links:
            claims.append(tickets.new().hash)
            await storage.claim(claims[-1], "t1", link)
    assert [await storage.ticket(each) for each in claims[:2]] == [None, None]
    assert await storage.ticket(claims[2]) == Ticket("t1", link=links[0])
    assert await storage.keep(claims[2]) == (0,)


async def test_a_seat_changes_hands(storage: Storage) -> None:
    await storage.create(table(), SEATS)
    await storage.set_seat("t1", StoredSeat(0, "bot", "sensible", "x", sat=True))
    await storage.set_seat("t1", StoredSeat(2, "open"))
    found = await storage.find("t1")
    assert found is not None
    assert found[1] == [StoredSeat(0, "bot", "sensible", "x", sat=True), SEATS[1], StoredSeat(2, "open")]
    with pytest.raises(NoTable, match="'t9'"):
        await storage.set_seat("t9", StoredSeat(0, "open"))


async def test_the_pace_changes(storage: Storage) -> None:
    await storage.create(table(), [])
    await storage.set_pace("t1", "instant")
    assert await storage.find("t1") == (table(pace="instant"), [])
    with pytest.raises(NoTable, match="'t9'"):
        await storage.set_pace("t9", "slow")


async def test_moves_come_back_in_order(storage: Storage) -> None:
    await storage.create(table(), [])
    await storage.create(table("t2"), [])
    made = [choice(1, "żółw 🐢 \"'"), Move(2, "undo", 1), Move(3, "redo", 1), choice(4)]
    for move in (made[0], made[2], made[1], made[3]):
        await storage.move("t1", move)
    await storage.move("t2", choice(1))
    assert await storage.moves("t1") == made
    assert await storage.moves("t1", after=2) == made[2:]
    assert await storage.moves("t9") == []


async def test_the_last_move_says_whether_the_game_is_over_and_when(url: str) -> None:
    ticks = itertools.count(100)
    storage = await Storage.open(url, clock=lambda: float(next(ticks)))
    await storage.create(table(), [])
    await storage.move("t1", choice(1), over=True)
    assert await storage.find("t1") == (table(over=True, touched=100.0), [])
    await storage.move("t1", Move(2, "undo", 0))
    assert await storage.find("t1") == (table(over=False, touched=101.0), [])
    await storage.close()


async def test_tables_last_played_first(storage: Storage) -> None:
    for id, touched in (("t1", 5.0), ("t2", 9.0), ("t3", 1.0)):
        await storage.create(table(id, touched=touched), SEATS)
    await storage.move("t3", choice(1))
    assert [each.id for each in await storage.tables()] == ["t3", "t2", "t1"]
    assert await storage.count() == 3


async def test_a_doubled_move_is_refused_and_the_first_stays(storage: Storage) -> None:
    await storage.create(table(), [])
    await storage.move("t1", choice(1, "first"))
    with pytest.raises(Conflict, match="'t1' already has a move 1"):
        await storage.move("t1", choice(1, "second"))
    assert await storage.moves("t1") == [choice(1, "first")]


async def test_one_bad_row_does_not_spoil_the_others(storage: Storage) -> None:
    await storage.create(table(), [])
    await storage.create(table("t2"), [])
    outcome = await asyncio.gather(
        storage.move("t1", choice(1)),
        storage.move("t9", choice(1)),
        storage.move("t1", choice(1, "again")),
        storage.say("t1", Said(1, 0, "A", "hello")),
        storage.move("t2", choice(1, "half of a character: \ud800")),
        storage.set_pace("t9", "slow"),
        storage.move("t1", choice(2)),
        return_exceptions=True,
    )
    assert [type(each) for each in outcome] == [
        type(None), NoTable, Conflict, type(None), StorageError, NoTable, type(None),
    ]  # fmt: skip
    assert await storage.moves("t1") == [choice(1), choice(2)]
    assert await storage.moves("t2") == []
    assert await storage.chat("t1") == [Said(1, 0, "A", "hello")]


async def test_moves_of_many_tables_at_once(storage: Storage) -> None:
    ids = [f"t{i}" for i in range(50)]
    for id in ids:
        await storage.create(table(id), [])

    async def play(id: str) -> None:
        for n in range(1, 11):
            await storage.move(id, choice(n, id))

    await asyncio.gather(*map(play, ids))
    for id in ids:
        assert await storage.moves(id) == [choice(n, id) for n in range(1, 11)]


async def test_who_stops_waiting_does_not_stop_the_write(storage: Storage) -> None:
    await storage.create(table(), [])
    gone = asyncio.ensure_future(storage.move("t1", choice(1)))
    stays = asyncio.ensure_future(storage.move("t1", choice(2)))
    await asyncio.sleep(0)
    gone.cancel()
    await stays
    assert await storage.moves("t1") == [choice(1), choice(2)]


async def test_closing_writes_what_waits_and_takes_no_more(url: str) -> None:
    storage = await Storage.open(url)
    await storage.create(table(), [])
    waiting = asyncio.ensure_future(storage.move("t1", choice(1)))
    await asyncio.sleep(0)
    await storage.close()
    await waiting
    with pytest.raises(StorageError, match="closed"):
        await storage.move("t1", choice(2))
    again = await Storage.open(url)
    assert await again.moves("t1") == [choice(1)]
    await again.close()


async def test_the_latest_snapshot(storage: Storage) -> None:
    await storage.create(table(), [])
    assert await storage.last_snapshot("t1") is None
    await storage.snapshot("t1", 16, "sixteen")
    await storage.snapshot("t1", 32, "thirty-two")
    await storage.snapshot("t1", 16, "late")
    assert await storage.last_snapshot("t1") == (32, "thirty-two")
    await storage.snapshot("t1", 32, "after an undo and a redo")
    assert await storage.last_snapshot("t1") == (32, "after an undo and a redo")
    with pytest.raises(NoTable, match="'t9'"):
        await storage.snapshot("t9", 1, "x")


async def test_chat(storage: Storage) -> None:
    await storage.create(table(), [])
    said = [Said(n, None if n == 2 else 0, "Ola", f"line {n}") for n in range(1, 6)]
    for each in said:
        await storage.say("t1", each)
    assert await storage.chat("t1") == said
    assert await storage.chat("t1", last=2) == said[3:]
    with pytest.raises(Conflict, match="line 3"):
        await storage.say("t1", said[2])


async def test_two_servers_cannot_both_make_the_same_move(url: str) -> None:
    one, other = await asyncio.gather(Storage.open(url), Storage.open(url))
    await one.create(table(), [])
    outcome = await asyncio.gather(
        one.move("t1", choice(1, "one")), other.move("t1", choice(1, "other")), return_exceptions=True
    )
    assert sorted(type(each).__name__ for each in outcome) == ["Conflict", "NoneType"]
    assert len(await one.moves("t1")) == 1
    await one.close()
    await other.close()
