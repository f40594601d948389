"""Two people open a link, claim its seat, keep the ticket, leave, return and make new links, in every order.

At any time one of them at most reads the seat's hand, and the friend is never locked out because a connection
was lost. The code is the server's own; only the sockets are made up, so that thousands of orders take
seconds.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

import pytest
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import Connection, select

import wyprawa
from needs import FULL
from wyprawa.server import seating, tickets
from wyprawa.server.backend import Backend
from wyprawa.server.limits import Limits
from wyprawa.server.live import LiveTable
from wyprawa.server.lobby import in_use
from wyprawa.server.settings import Settings
from wyprawa.server.socket import Closed, Line
from wyprawa.server.storage import Storage, Stored, StoredSeat, Ticket
from wyprawa.server.storage.schema import TICKETS
from wyprawa.server.tickets import Secret
from wyprawa.server.viewer import Refused

pytestmark = pytest.mark.anyio

SEAT = 1  # the friend's
Person: TypeAlias = Literal["host", "friend"]
PATIENCE = 60.0  # seconds
STEPS = 20_000 if FULL else 800
PEOPLE: tuple[Person, Person] = ("host", "friend")


class Wire:
    """The server's end of a connection, and what it has sent there."""

    def __init__(self) -> None:
        self._coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._news = asyncio.Event()
        self.heard: list[dict[str, Any]] = []
        self.code: int | None = None

    def say(self, **message: Any) -> None:
        self._coming.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def cut(self) -> None:
        self._coming.put_nowait({"type": "websocket.disconnect"})

    async def receive(self) -> dict[str, Any]:
        return await self._coming.get()

    async def send(self, event: dict[str, Any]) -> None:
        self.heard.append(json.loads(event["text"]))
        self._news.set()

    def close(self, code: int) -> None:
        self.code = code
        self._news.set()

    async def until(self, kind: str, count: int = 1) -> None:
        """Until so many messages of a kind have come, or the line is closed."""
        async with asyncio.timeout(PATIENCE):
            while self.code is None and sum(each["type"] == kind for each in self.heard) < count:
                self._news.clear()
                await self._news.wait()

    def last(self, kind: str) -> dict[str, Any]:
        return next((each for each in reversed(self.heard) if each["type"] == kind), {})


class Action(NamedTuple):
    """What a person does, on which of their tabs."""

    person: Person
    what: str
    tab: int = 0


Deed: TypeAlias = tuple[Action, ...]
"""What is done next: one thing, or two people's at once."""


class Tab:
    """A page in a browser, as far as tickets go. It stores a ticket before it says that this is kept."""

    def __init__(self, board: Board, person: Person, secret: str, *, claim: bool) -> None:
        self.person, self.secret, self.wire = person, secret, Wire()
        self.deaf = False  # its connection is lost before it hears an answer
        line = Line(self.wire, board.backend, person)  # type: ignore[arg-type]  # no WebSocket of Litestar's
        self.wire.say(type="hello", ticket=secret, claim=claim)
        self.task = asyncio.create_task(self._serve(line, board.live.id))

    async def _serve(self, line: Line, table: str) -> None:
        try:
            await line.serve(table)
        except Closed as closed:
            self.wire.close(closed.code)
        except WebSocketDisconnect:
            self.wire.close(1006)

    @property
    def open(self) -> bool:
        return self.wire.code is None

    @property
    def given(self) -> str:
        """The ticket it has been given and that the server does not know to be kept."""
        ticket: str = self.wire.last("welcome").get("ticket", "")
        return ticket

    @property
    def claimed(self) -> bool:
        """Whether it was ever given one."""
        return any(each.get("ticket") for each in self.wire.heard)

    @property
    def reads(self) -> bool:
        return self.open and self.wire.last("frame").get("as") == SEAT

    def keep(self) -> None:
        self.wire.say(type="kept")

    async def settled(self) -> None:
        """Until the server has done all that was asked on this line."""
        pongs = sum(each["type"] == "pong" for each in self.wire.heard)
        self.wire.say(type="ping")
        await self.wire.until("pong", pongs + 1)
        if not self.open:
            await self.task


class Board:
    """A table for two, and who knows which secrets. The host made the friend's link, and so knows it too."""

    def __init__(self, backend: Backend, live: LiveTable, host: Secret, link: Secret) -> None:
        self.backend, self.live, self.host = backend, live, host
        self.storage = live.services.storage
        self.links = [link.text]
        self.own: dict[Person, list[str]] = {"host": [], "friend": []}
        self.tabs: list[Tab] = []
        self.used: Tab  # by the last action
        self._linking: asyncio.Task[None] | None = None

    # --- what people do ---------------------------------------------------------------------------------

    def actions(self, most: int) -> list[Action]:
        """All that could be done next; a person has up to `most` tabs."""
        found = [Action("host", "link")]
        for person in PEOPLE:
            mine = self.of(person)
            if len(mine) < most:
                found += [Action(person, what) for what in ("open", "claim", "claim unheard")]
                if self.own[person]:
                    found.append(Action(person, "return"))
            for n, tab in enumerate(mine):
                found.append(Action(person, "go", n))
                if tab.given:
                    found += [Action(person, "keep", n), Action(person, "keep unheard", n)]
        return found

    def of(self, person: Person) -> list[Tab]:
        return [tab for tab in self.tabs if tab.person == person]

    def begin(self, action: Action) -> None:
        """Do it without waiting for what comes of it."""
        person, what, n = action
        if what == "link":
            self._linking = asyncio.create_task(self._link())
            return
        if what in ("open", "claim", "claim unheard"):
            tab = Tab(self, person, self.links[-1], claim=what != "open")
            self.tabs.append(tab)
        elif what == "return":
            tab = Tab(self, person, self.own[person][-1], claim=True)
            self.tabs.append(tab)
        else:
            tab = self.of(person)[n]
            if what != "go":
                tab.keep()
        if what == "go" or "unheard" in what:
            tab.deaf = True
            tab.wire.cut()
        self.used = tab

    async def _link(self) -> None:
        with suppress(Refused):
            _, secret = await seating.link(self.live, self.host.hash, SEAT)
            self.links.append(secret.text)

    async def quiet(self) -> None:
        """Until nothing is under way any more."""
        if self._linking is not None:
            await self._linking
        for tab in self.tabs:
            await tab.settled()
            if tab.given and not tab.deaf and tab.given not in self.own[tab.person]:
                self.own[tab.person].append(tab.given)
        while any(viewer.stale or viewer.outbox or viewer.closing for viewer in self.live.viewers):
            await asyncio.sleep(0.0002)
        self.tabs = [tab for tab in self.tabs if tab.open]

    async def leave(self) -> None:
        for tab in self.tabs:
            tab.wire.cut()
        await self.quiet()

    # --- what must hold ---------------------------------------------------------------------------------

    async def look(self) -> Secrets:
        """What every secret is worth now."""

        def work(connection: Connection) -> dict[str, Ticket]:
            rows = connection.execute(select(TICKETS).where(TICKETS.c.table_id == self.live.id)).all()
            return {
                row.hash: Ticket(row.table_id, row.host, tuple(json.loads(row.seats)), row.watch, row.link)
                for row in rows
            }

        async with self.live.lock:
            return Secrets(await self.storage._database.read(work))

    async def check(self) -> Secrets:
        """Fail if two people could read the hand, or if the friend has lost a seat that nobody took."""
        secrets = await self.look()
        known = {person: [*self.own[person], *self.links] for person in PEOPLE}
        owners = {person for person in PEOPLE if any(map(secrets.leads, self.own[person]))}
        readers = {tab.person for tab in self.tabs if tab.reads}
        looking = {
            person
            for person in PEOPLE
            for secret in known[person]
            if secrets.leads(secret) and not in_use(self.live, secrets.ticket(secret))
        }
        assert len(owners) <= 1
        assert len(readers) <= 1
        assert not readers or looking <= readers
        assert not owners or readers | looking <= owners
        assert not set(self.own["host"]) & set(self.own["friend"])
        by_link = [tab for tab in self.tabs if tab.reads and tab.secret in self.links and not tab.claimed]
        assert len(by_link) <= 1
        if owners != {"host"}:
            assert any(secrets.worth(secret) != "void" for secret in known["friend"])
        return secrets

    def expect(self, action: Action, before: Secrets) -> None:
        """Fail if nobody else had a hand in it and it did not come to what it should."""
        what = action.what
        if what == "keep":
            assert self.used.reads
        if what in ("open", "claim", "return"):
            tab = self.used
            worth = before.worth(tab.secret)
            assert (tab.reads, bool(tab.given), tab.wire.last("welcome")["void"]) == (
                worth == "leads" and (what != "claim"),
                worth == "claims" or (worth == "leads" and what == "claim"),
                worth == "void",
            )

    def state(self, secrets: Secrets) -> str:
        """All that matters for what can happen next. Tabs are brought into its order."""
        seen = {
            tab: (secrets.worth(tab.secret), tab.claimed, tab.given != "", tab.reads) for tab in self.tabs
        }
        self.tabs.sort(key=lambda tab: seen[tab])
        last = [secrets.worth(self.own[person][-1]) if self.own[person] else "" for person in PEOPLE]
        people = [[seen[tab] for tab in self.of(person)] for person in PEOPLE]
        return repr((people, last, self.live.seats[SEAT].sat))


class Secrets:
    """The tickets of a table."""

    def __init__(self, found: dict[str, Ticket]) -> None:
        self._found = found

    def ticket(self, secret: str) -> Ticket:
        return self._found[tickets.hashed(secret)]

    def leads(self, secret: str) -> bool:
        return SEAT in self.ticket(secret).seats

    def worth(self, secret: str) -> str:
        if self.leads(secret):
            return "leads"
        link = self._found.get(self.ticket(secret).link)
        return "claims" if link is not None and SEAT in link.seats else "void"


class House:
    """Lays tables."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self._table = wyprawa.new("smok", seats=2, seed=4)
        self._n = itertools.count()

    async def lay(self) -> Board:
        id, host, link = f"t{next(self._n)}", tickets.new(), tickets.new()
        stored = Stored(id=id, game="smok", options={"seats": 2}, seed=4, pace="instant")
        seats = [StoredSeat(0, "person"), StoredSeat(SEAT, "person")]
        held = {host.hash: Ticket(id, host=True, seats=(0,)), link.hash: Ticket(id, seats=(SEAT,))}
        live = await self.backend.rooms.create(stored, seats, held, self._table)
        return Board(self.backend, live, host, link)


# --- all orders -----------------------------------------------------------------------------------------


class Tour:
    """A walk that does everything that can be done in every state it can get to."""

    def __init__(self, house: House, most: int, *, races: bool = False) -> None:
        self._house, self._most, self._races = house, most, races
        self.tried: dict[str, dict[Deed, str]] = {}
        self.open: dict[str, list[Deed]] = {}
        self._chance = random.Random(1)

    async def go(self, steps: int) -> int:
        """Walk on for so many steps; how many were made until nothing was left to try."""
        board, secrets = await self._begin()
        for step in range(steps):
            here = self._arrive(board, secrets)
            way = self._way(here)
            if way is None:
                await board.leave()
                board, secrets = await self._begin()
                here = self._arrive(board, secrets)
                way = self._way(here)
                if way is None:
                    return step
            deed, before = way[0], secrets
            for action in deed:
                board.begin(action)
            await board.quiet()
            secrets = await board.check()
            if len(deed) == 1:
                board.expect(deed[0], before)
            if deed in self.open[here]:
                self.open[here].remove(deed)
            self.tried[here][deed] = self._arrive(board, secrets)
        return steps

    async def _begin(self) -> tuple[Board, Secrets]:
        board = await self._house.lay()
        return board, await board.check()

    def _arrive(self, board: Board, secrets: Secrets) -> str:
        state = board.state(secrets)
        if state not in self.tried:
            deeds = list(self._deeds(board.actions(self._most)))
            self._chance.shuffle(deeds)
            self.tried[state], self.open[state] = {}, deeds
        return state

    def _deeds(self, actions: list[Action]) -> Iterator[Deed]:
        for action in actions:
            yield (action,)
        if self._races:
            for one, other in itertools.permutations(actions, 2):
                if one.person != other.person and one.what != "go" != other.what:
                    yield one, other

    def _way(self, start: str) -> list[Deed] | None:
        """The shortest way to something that was not tried yet, with that at its end."""
        queue: deque[tuple[str, list[Deed]]] = deque([(start, [])])
        seen = {start}
        while queue:
            state, way = queue.popleft()
            if self.open[state]:
                return [*way, self.open[state][-1]]
            for deed, there in self.tried[state].items():
                if there not in seen:
                    seen.add(there)
                    queue.append((there, [*way, deed]))
        return None


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    storage = await Storage.open(f"sqlite:///{tmp_path}/tables.db")
    plenty = Limits(message_rate=1e6, message_burst=10**6, address_rate=1e6, address_burst=10**6)
    # Whoever is away may be replaced at once.
    backend = Backend(Settings(database="", absence=0.0, limits=plenty), storage)
    yield House(backend)
    await backend.rooms.close()
    await backend.bots.close()
    await storage.close()


async def test_in_every_order_one_person_reads_the_hand(house: House) -> None:
    tour = Tour(house, 1)
    await tour.go(100_000)
    assert not any(tour.open.values())
    assert len(tour.tried) > 100


@pytest.mark.parametrize(("most", "races"), [(2, False), (1, True), (2, True)])
async def test_also_with_two_tabs_each_and_when_two_act_at_once(house: House, most: int, races: bool) -> None:
    tour = Tour(house, most, races=races)
    await tour.go(STEPS)
    assert len(tour.tried) > 50
