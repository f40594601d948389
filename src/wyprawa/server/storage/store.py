"""The storage the server uses. Every method that writes returns when what it wrote is on disk."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from hmac import compare_digest
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    ScalarSelect,
    and_,
    delete,
    func,
    insert,
    literal,
    select,
    update,
)

from wyprawa.server.storage import migrations
from wyprawa.server.storage.database import Database, check, connect, make_folder
from wyprawa.server.storage.records import Move, NoTable, Said, Stored, StoredSeat, Ticket
from wyprawa.server.storage.schema import CHAT, MOVES, SEATS, SNAPSHOTS, TABLES, TICKETS, UNPLAYED
from wyprawa.server.storage.writer import Write, Writer

CLAIMS = 32  # of one link
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)
_NO_SEATS = TICKETS.c.seats == "[]"
_EACH = MOVES.alias("each_move")
_LAST = select(func.max(_EACH.c.n)).where(_EACH.c.table_id == TABLES.c.id).correlate(TABLES).scalar_subquery()
_STORED = select(TABLES, MOVES.c.ended.label("then_ended"), MOVES.c.made.label("last_made")).select_from(
    TABLES.outerjoin(MOVES, and_(MOVES.c.table_id == TABLES.c.id, MOVES.c.n == _LAST))
)


class Storage:
    """A database of tables. Made by `Storage.open`; `close` it at the end."""

    def __init__(self, url: str, *, clock: Callable[[], float] = time.time):
        self._database: Database = connect(url)
        self._writer = Writer(self._database)
        self._clock = clock

    @classmethod
    async def open(cls, url: str, *, clock: Callable[[], float] = time.time) -> Storage:
        """Open `sqlite:///FILE` or `postgresql://…`; make what is not there, upgrade what is old.

        NewerDatabase and DamagedDatabase are raised before anything is changed.
        """
        storage = cls(url, clock=clock)
        make_folder(storage._database)
        try:
            await storage._database.write(_prepare)
        except BaseException:
            await storage._database.close()
            raise
        return storage

    async def hold(self) -> None:
        """Have the database for this server alone; TakenDatabase if another server has it."""
        await self._database.hold()

    async def close(self) -> None:
        """Write what still waits, and let go of the database."""
        await self._writer.close()
        await self._database.close()

    # --- tables and seats -----------------------------------------------------------------------------

    async def create(
        self, stored: Stored, seats: Sequence[StoredSeat], tickets: Mapping[str, Ticket] | None = None
    ) -> None:
        """Keep a new table with its seats and its tickets by hash, all or nothing.

        Conflict if the id or a hash is taken.
        """

        def work(connection: Connection) -> None:
            connection.execute(insert(TABLES), _table_row(stored))
            if seats:
                connection.execute(insert(SEATS), [_seat_row(stored.id, each) for each in seats])
            if tickets:
                connection.execute(insert(TICKETS), [_ticket_row(h, each) for h, each in tickets.items()])

        await self._writer.put(
            Write(None, f"table {stored.id!r} or a ticket of it is there already", work=work)
        )

    async def find(self, table: str) -> tuple[Stored, list[StoredSeat]] | None:
        """A table and its seats in order. What cannot be an id is not looked for."""
        if not _ID.fullmatch(table):
            return None

        def work(connection: Connection) -> tuple[Stored, list[StoredSeat]] | None:
            row = connection.execute(_STORED.where(TABLES.c.id == table)).first()
            if row is None:
                return None
            seats = connection.execute(
                select(SEATS.c.seat, SEATS.c.kind, SEATS.c.bot, SEATS.c.name, SEATS.c.sat)
                .where(SEATS.c.table_id == table)
                .order_by(SEATS.c.seat)
            )
            return _stored(row), [StoredSeat(*each) for each in seats]

        return await self._database.read(work)

    async def tables(self) -> list[Stored]:
        """All tables, the one last played on first."""

        def work(connection: Connection) -> list[Stored]:
            return [_stored(row) for row in connection.execute(_STORED)]

        return sorted(await self._database.read(work), key=lambda stored: -stored.touched)

    async def count_unplayed(self, seconds: float) -> None:
        """Add the time a server has run to all marked tables. Start again for those at which somebody has
        played, and mark new ones."""
        marked = select(UNPLAYED.c.table_id).where(UNPLAYED.c.table_id == TABLES.c.id).exists()
        unmarked = select(TABLES.c.id, _last_move(TABLES.c.id), literal(0.0)).where(~marked)
        last = _last_move(UNPLAYED.c.table_id)

        def work(connection: Connection) -> None:
            connection.execute(update(UNPLAYED).values(seconds=UNPLAYED.c.seconds + seconds))
            connection.execute(update(UNPLAYED).where(UNPLAYED.c.n != last).values(n=last, seconds=0.0))
            connection.execute(insert(UNPLAYED).from_select(["table_id", "n", "seconds"], unmarked))

        await self._writer.put(Write(None, "", work=work))

    async def forget(self, seconds: float, but: Collection[str] = (), most: int = 100) -> int:
        """Delete tables for which this time was counted, with all that belongs to them; how many. Those in
        `but` stay, and no more than `most` go at once."""
        unplayed = UNPLAYED.c.n == _last_move(UNPLAYED.c.table_id)
        due = select(UNPLAYED.c.table_id).where(UNPLAYED.c.seconds >= seconds, unplayed)
        found: list[str] = []

        def work(connection: Connection) -> None:
            found[:] = [id for id in connection.execute(due).scalars() if id not in but][:most]
            for table in (UNPLAYED, CHAT, SNAPSHOTS, MOVES, TICKETS, SEATS):
                connection.execute(delete(table).where(table.c.table_id.in_(found)))
            connection.execute(delete(TABLES).where(TABLES.c.id.in_(found)))

        await self._writer.put(Write(None, "", work=work))
        return len(found)

    async def count(self) -> int:
        """How many tables there are."""

        def work(connection: Connection) -> int:
            return connection.execute(select(func.count()).select_from(TABLES)).scalar_one()

        return await self._database.read(work)

    async def set_seat(self, table: str, seat: StoredSeat) -> None:
        """Put somebody else on a seat."""

        def work(connection: Connection) -> None:
            row = _seat_row(table, seat)
            here = and_(SEATS.c.table_id == table, SEATS.c.seat == seat.seat)
            if not connection.execute(update(SEATS).where(here).values(row)).rowcount:
                connection.execute(insert(SEATS), row)

        await self._writer.put(
            Write(table, f"seat {seat.seat} of table {table!r} is there already", work=work)
        )

    async def set_pace(self, table: str, pace: str) -> None:
        """How fast the bots of a table answer."""
        await self._set(table, pace=pace)

    async def set_marks(self, table: str, marks: Sequence[str]) -> None:
        """What kind of table it is."""
        await self._set(table, marks=msgspec.json.encode(marks).decode())

    async def set_closed(self, table: str, why: str) -> None:
        """Nothing more can be played at it."""
        await self._set(table, closed=why)

    async def set_sealed(self, table: str, sealed: str) -> None:
        """What a game that has not begun will begin from."""
        await self._set(table, sealed=sealed)

    async def begin(self, table: str, start: str) -> None:
        """The game has begun, and this is its record."""
        await self._set(table, start=start, sealed="")

    async def _set(self, table: str, **values: str) -> None:
        def work(connection: Connection) -> None:
            changed = connection.execute(update(TABLES).where(TABLES.c.id == table).values(values))
            if not changed.rowcount:
                raise NoTable(f"there is no table {table!r}")

        await self._writer.put(Write(table, "", work=work))

    # --- tickets --------------------------------------------------------------------------------------

    async def ticket(self, hashed: str) -> Ticket | None:
        """What a ticket is good for, by its hash."""

        def work(connection: Connection) -> Ticket | None:
            row = connection.execute(select(TICKETS).where(TICKETS.c.hash == hashed)).first()
            if row is None or not compare_digest(row.hash, hashed):
                return None
            return Ticket(row.table_id, row.host, _seats(row), row.watch, row.link)

        return await self._database.read(work)

    async def add_ticket(self, hashed: str, ticket: Ticket, *, sole: bool = False) -> None:
        """One more ticket of a table; `sole`: its seats are taken from all others. Conflict if the hash is
        taken."""

        def work(connection: Connection) -> None:
            if sole:
                _take_seats(connection, ticket.table, ticket.seats)
            connection.execute(insert(TICKETS), _ticket_row(hashed, ticket))

        await self._writer.put(Write(ticket.table, "the ticket is there already", work=work))

    async def claim(self, hashed: str, table: str, link: str) -> None:
        """One more ticket that leads nowhere until it is kept in place of a link; the last `CLAIMS` of a link
        stay good."""

        def work(connection: Connection) -> None:
            count = select(func.max(TICKETS.c.claim)).where(TICKETS.c.link == link)
            n = (connection.execute(count).scalar() or 0) + 1
            row = _ticket_row(hashed, Ticket(table, link=link)) | {"claim": n}
            connection.execute(insert(TICKETS), row)
            connection.execute(
                delete(TICKETS).where(TICKETS.c.link == link, TICKETS.c.claim <= n - CLAIMS, _NO_SEATS)
            )

        await self._writer.put(Write(table, "the ticket is there already", work=work))

    async def keep(self, hashed: str) -> tuple[int, ...]:
        """Give a claim the seats of its link, and take them from the link; the seats, if it still had any."""
        kept: list[tuple[int, ...]] = []

        def work(connection: Connection) -> None:
            kept.clear()  # of an attempt that was rolled back
            claim = TICKETS.alias()
            whose = select(TICKETS).join(claim, claim.c.link == TICKETS.c.hash).where(claim.c.hash == hashed)
            link = connection.execute(whose).first()
            if link is None or not _seats(link):
                return
            _take_seats(connection, link.table_id, _seats(link))
            connection.execute(update(TICKETS).where(TICKETS.c.hash == hashed).values(seats=link.seats))
            kept.append(_seats(link))

        await self._writer.put(Write(None, "", work=work))
        return kept[-1] if kept else ()

    async def end_links(self, table: str, seat: int) -> None:
        """No ticket leads to the seat any more."""
        await self._writer.put(Write(table, "", work=lambda it: _take_seats(it, table, (seat,))))

    async def linked(self, table: str) -> set[int]:
        """The seats to which some ticket leads."""

        def work(connection: Connection) -> set[int]:
            rows = connection.execute(select(TICKETS).where(TICKETS.c.table_id == table))
            return {seat for row in rows for seat in _seats(row)}

        return await self._database.read(work)

    # --- moves ----------------------------------------------------------------------------------------

    async def move(self, table: str, move: Move, over: bool = False) -> None:
        """Keep a move; returns when it is on disk. `over`: the game is over after it.

        Moves of all tables that wait at once go to disk together. Conflict if the table has a move `n`.
        """
        row = {"table_id": table, "ended": over, "made": self._clock(), **msgspec.structs.asdict(move)}
        await self._writer.put(Write(table, f"table {table!r} already has a move {move.n}", row=row))

    async def moves(self, table: str, after: int = 0) -> list[Move]:
        """The moves of a table in order, from the one after number `after`."""

        def work(connection: Connection) -> list[Move]:
            rows = connection.execute(
                select(MOVES.c.n, MOVES.c.kind, MOVES.c.seat, MOVES.c.ask, MOVES.c.key)
                .where(MOVES.c.table_id == table, MOVES.c.n > after)
                .order_by(MOVES.c.n)
            )
            return [Move(*row) for row in rows]

        return await self._database.read(work)

    async def snapshot(self, table: str, n: int, record: str) -> None:
        """Keep the record of the game after move `n`; those of earlier moves are no longer needed and go."""

        def work(connection: Connection) -> None:
            connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table, SNAPSHOTS.c.n <= n))
            connection.execute(insert(SNAPSHOTS), {"table_id": table, "n": n, "record": record})

        await self._writer.put(Write(table, f"table {table!r} already has a snapshot {n}", work=work))

    async def last_snapshot(self, table: str) -> tuple[int, str] | None:
        """The latest snapshot: after which move, and the record's text."""

        def work(connection: Connection) -> tuple[int, str] | None:
            row = connection.execute(
                select(SNAPSHOTS.c.n, SNAPSHOTS.c.record)
                .where(SNAPSHOTS.c.table_id == table)
                .order_by(SNAPSHOTS.c.n.desc())
                .limit(1)
            ).first()
            return None if row is None else (row.n, row.record)

        return await self._database.read(work)

    # --- chat -----------------------------------------------------------------------------------------

    async def say(self, table: str, said: Said) -> None:
        """Keep a line of chat. Conflict if the table has a line `n`."""

        def work(connection: Connection) -> None:
            row = {"table_id": table, "made": self._clock(), **msgspec.structs.asdict(said)}
            connection.execute(insert(CHAT), row)

        await self._writer.put(
            Write(table, f"table {table!r} already has a line {said.n} of chat", work=work)
        )

    async def chat(self, table: str, last: int = 100) -> list[Said]:
        """The last lines of a table's chat, oldest first."""

        def work(connection: Connection) -> list[Said]:
            rows = connection.execute(
                select(CHAT.c.n, CHAT.c.seat, CHAT.c.name, CHAT.c.text)
                .where(CHAT.c.table_id == table)
                .order_by(CHAT.c.n.desc())
                .limit(last)
            )
            return [Said(*row) for row in rows][::-1]

        return await self._database.read(work)


def _prepare(connection: Connection) -> None:
    with connection.begin():
        check(connection)
        migrations.upgrade(connection)


def _last_move(table: ColumnElement[str]) -> ScalarSelect[int]:
    """The number of a table's last move, 0 before the first."""
    return select(func.coalesce(func.max(MOVES.c.n), 0)).where(MOVES.c.table_id == table).scalar_subquery()


def _table_row(stored: Stored) -> dict[str, Any]:
    row = msgspec.structs.asdict(stored)
    row["options"] = msgspec.json.encode(stored.options).decode()
    row["seed"] = None if stored.seed is None else str(stored.seed)
    row["marks"] = msgspec.json.encode(stored.marks).decode()
    row["ended"] = row.pop("over")
    return row


def _stored(row: Any) -> Stored:
    return Stored(
        id=row.id,
        game=row.game,
        options=msgspec.json.decode(row.options),
        seed=None if row.seed is None else int(row.seed),
        start=row.start,
        pace=row.pace,
        created=row.created,
        touched=row.touched if row.last_made is None else row.last_made,
        over=row.ended if row.then_ended is None else row.then_ended,
        marks=msgspec.json.decode(row.marks, type=tuple[str, ...]),
        closed=row.closed,
        sealed=row.sealed,
    )


def _seats(row: Any) -> tuple[int, ...]:
    return msgspec.json.decode(row.seats, type=tuple[int, ...])


def _take_seats(connection: Connection, table: str, seats: Sequence[int]) -> None:
    """No ticket of the table has these seats any more."""
    seated = select(TICKETS).where(TICKETS.c.table_id == table, ~_NO_SEATS)
    for row in connection.execute(seated).all():
        left = [seat for seat in _seats(row) if seat not in seats]
        here = TICKETS.c.hash == row.hash
        connection.execute(update(TICKETS).where(here).values(seats=msgspec.json.encode(left).decode()))


def _seat_row(table: str, seat: StoredSeat) -> dict[str, Any]:
    return {"table_id": table, **msgspec.structs.asdict(seat)}


def _ticket_row(hashed: str, ticket: Ticket) -> dict[str, Any]:
    return {
        "hash": hashed,
        "table_id": ticket.table,
        "host": ticket.host,
        "seats": msgspec.json.encode(ticket.seats).decode(),
        "watch": ticket.watch,
        "link": ticket.link,
        "claim": 0,
    }
