"""A live table: the game, who sits and who looks on, and everything they may do."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from wyprawa.kernel import Answer as Made
from wyprawa.kernel import OptionError, Table
from wyprawa.scene import Marks
from wyprawa.scene.html import shown
from wyprawa.server import gathering, going_back
from wyprawa.server.bot_turns import BotTurns
from wyprawa.server.durable import RESTART, SNAPSHOTS, Services
from wyprawa.server.going_back import Step, Way
from wyprawa.server.guides import read_guide
from wyprawa.server.messages import write
from wyprawa.server.sight import words_of
from wyprawa.server.storage import Said, StorageError, Stored, StoredSeat, Ticket
from wyprawa.server.talking import Talking
from wyprawa.server.viewer import TOO_MANY, Refused, Viewer, Waiting
from wyprawa.server.work import TooMuch, limited

_DRAWING = 3  # times as long as its rules an answer may take to draw: the first picture of a game takes long


Proposed: TypeAlias = Literal["undo", "redo", "open"]


class Proposal(msgspec.Struct):
    """Something that needs the consent of all other persons."""

    what: Proposed
    by: int
    own: tuple[int, ...]
    agreed: set[int]
    needed: set[int]

    def message(self) -> dict[str, Any]:
        agreed, needed = sorted(self.agreed), sorted(self.needed)
        return {"type": "proposal", "what": self.what, "by": self.by, "agreed": agreed, "needed": needed}


class LiveTable(Talking):
    def __init__(
        self,
        stored: Stored,
        seats: Sequence[StoredSeat],
        table: Table[Any],
        services: Services,
        *,
        rows: int = 0,
        kept: int = 0,
        chat: Sequence[Said] = (),
    ) -> None:
        super().__init__(stored, seats, table, services, rows=rows, kept=kept, chat=chat)
        self.sealed = gathering.read(stored.sealed)  # what the game will begin from, while people gather
        self.proposal: Proposal | None = None
        self.patience = services.absence
        self.door = asyncio.Lock()  # held while a viewer comes in or a seat changes hands; after `lock`
        self.sight.seconds = _DRAWING * services.seconds
        self._bots = BotTurns(self, services.bots)
        self._texts: dict[tuple[int, str], str] = {}

    def join(self, viewer: Viewer, ticket: str | None = None) -> None:
        """Welcome a viewer, perhaps with a ticket to keep in place of a link."""
        for other in self.users(viewer.ticket):
            other.close(TOO_MANY)
        self.address = self.address or viewer.address
        self.seat(viewer, ticket)

    def seat(self, viewer: Viewer, ticket: str | None = None) -> None:
        """Tell a viewer all about the table, and the others that it is there."""
        self.sit(viewer)
        viewer.tell(self.welcome(viewer) | ({} if ticket is None else {"ticket": ticket}))
        viewer.speak(viewer.language)
        self.show_seats()
        self._bots.watched()
        self._bots.poke()

    async def settled(self, viewer: Viewer) -> None:
        """Keep on disk that somebody sits there, and what they want to be called if they may be."""
        async with self.lock:
            for seat in self.fresh.intersection(self.held(viewer.ticket)):
                await self.keep_seat(self.seats[seat])
        await self.rename(viewer, viewer.name)

    def leave(self, viewer: Viewer) -> None:
        """Somebody has gone. For nobody, nothing drawn is kept."""
        super().leave(viewer)
        if not self.viewers:
            self._refresh()

    def welcome(self, viewer: Viewer) -> dict[str, Any]:
        ticket = viewer.ticket
        return {
            "type": "welcome",
            "table": self.id,
            "game": self.game,
            "language": viewer.language,
            "mine": self.played(viewer.claimed or ticket.seats),
            "host": ticket.host,
            "watch": ticket.watch,
            "void": not (ticket.host or ticket.watch or ticket.seats or viewer.claimed),
            "marks": self.marked(ticket, viewer.language),
            "fair": self.fair(),
            "pace": self.pace,
            "between": self.table.game.between is not None,
            "guide": read_guide(self.table.game) is not None,
            "seats": self.who(viewer.language),
            "chat": [self.line(said, viewer.language) for said in self.chat],
            "proposal": None if self.proposal is None else self.proposal.message(),
            "notes": self.table.notes,
        }

    def fair(self) -> dict[str, Any]:
        """What everybody may know of the game's chance: the commitment, and the words of the seats in the
        order in which they came, or by seat once the game has begun. The seed only when it is over."""
        sealed, table = self.sealed, self.table
        if sealed is not None:
            said = [{"seat": seat, "text": text} for seat, text in sealed.said.items()]
            return {"commitment": sealed.origin.commitment, "words": said, "gathers": True, "seed": None}
        words = {} if table.origin is None else table.origin.words
        return {
            "commitment": table.commitment,
            "words": [{"seat": seat, "text": text} for seat, text in words.items()],
            "gathers": False,
            "seed": str(table.seed) if table.over and table.seed is not None else None,
        }

    # --- drawing --------------------------------------------------------------------------------------

    def frame(self, viewer: Viewer) -> str:
        """What the viewer has to be sent now; `TooMuch` if it takes too much to draw."""
        eye, ticket, table = viewer.eye, viewer.ticket, self.table
        own = self.held(ticket)
        asked = [choice.seat for choice in table.choices if choice.seat in own]
        seat = min(asked, default=eye.seat if eye.seat in own else min(own, default=None))
        if seat != eye.seat:
            eye.forget(seat)
        full = eye.frame is None
        number = self.number(eye.seat)
        drawn = self.sight.draw(eye, number, eye.seat in own)
        eye.frame, eye.scanned, eye.count = drawn.frame, drawn.scanned, drawn.count
        found = self._texts.get((id(drawn), viewer.holder))
        if found is None:
            alone = self.alone(ticket)
            head = {"type": "frame", "number": number, "full": full, "as": eye.seat}
            back: dict[str, Way] = {
                "undo": going_back.way_back(table, own, alone),
                "redo": going_back.way_on(table, own, alone),
            }
            if not self.reachable(ticket):
                back = {what: way is True for what, way in back.items()}
            found = self._texts[id(drawn), viewer.holder] = write(head | drawn.sent | back)
        return found

    def _refresh(self, *, state: bool = True, answer: Waiting | None = None) -> None:
        """Everybody gets a new frame."""
        self.sight.changed(state=state)
        self._texts.clear()
        for viewer in self.viewers:
            viewer.refresh(answer)

    # --- choosing -------------------------------------------------------------------------------------

    async def answer(self, viewer: Viewer, seat: int, number: int, text: str) -> None:
        """A person's answer; raises `Refused`, and then nothing has changed."""
        began = time.perf_counter()
        async with self.lock:
            if seat not in self.held(viewer.ticket):
                raise Refused("seat")
            await self.choose(seat, number, text, began)

    async def choose(self, seat: int, number: int, text: str, began: float) -> None:
        """Take an answer; the lock is held."""
        table = self.table
        choice = table.choice_of(seat)
        if choice is None:
            raise Refused("over" if table.over else "closed")
        if number != self.number(seat):
            raise Refused("stale")
        try:
            option = table.read(text, seat)
        except OptionError as error:
            raise Refused("illegal", str(error)) from None
        await self.choose_all([Made(seat, choice.ask, option)], began)

    async def choose_all(self, made: Sequence[Made], began: float) -> None:
        """Take answers that are known to be good, all or none; the lock is held."""
        secret = len(self.table.secret)
        await self.carry_out([Step("choose", each) for each in made])
        self.touched = time.time()
        answer = Waiting(began, len(self.viewers), self.services.metrics.answered)
        self._refresh(state=len(self.table.secret) != secret + 1, answer=answer)
        await self._after()

    async def _after(self) -> None:
        """A change is on disk and on its way to everybody; at the end the seed is no secret any more."""
        if self.table.over:
            self.tell_all({"type": "fair", "fair": self.fair()})
        if self.proposal is not None:
            self._settle(done=False)
        self._bots.poke()
        if self.rows - self._kept >= SNAPSHOTS:
            await self.keep()

    # --- going back -----------------------------------------------------------------------------------

    async def back(self, viewer: Viewer, what: Literal["undo", "redo"]) -> None:
        """Undo or redo, at once or by asking the others."""
        async with self.lock:
            own = self.held(viewer.ticket)
            alone = self.alone(viewer.ticket)
            way = (going_back.way_back if what == "undo" else going_back.way_on)(self.table, own, alone)
            if way is False:
                raise Refused(f"no-{what}")
            if way is True:
                if alone and what == "undo" and going_back.way_back(self.table, own, False) is not True:
                    await self.mark("undone")
                await self._go(what, own, alone)
                return
            self._propose(what, viewer.ticket)

    async def open(self, viewer: Viewer) -> None:
        """Ask the others to open the record, the replay and all cards before the game is over."""
        async with self.lock:
            if self.sealed or self.table.over or "opened" in self.marks or self.alone(viewer.ticket):
                raise Refused("no-open")
            if not self.held(viewer.ticket):
                raise Refused("seat")
            self._propose("open", viewer.ticket)

    def _propose(self, what: Proposed, ticket: Ticket) -> None:
        if self.proposal is not None:
            raise Refused("proposal")
        if not self.reachable(ticket):
            raise Refused("gone")
        own = self.held(ticket)
        self.proposal = Proposal(what, own[0], own, set(own), self.others(ticket))
        self.tell_all(self.proposal.message())

    async def agree(self, viewer: Viewer, yes: bool) -> None:
        """A person's word on the open proposal."""
        async with self.lock:
            proposal, own = self.proposal, set(self.held(viewer.ticket))
            if proposal is None:
                raise Refused("no-proposal")
            if not own & (proposal.needed | set(proposal.own)):
                raise Refused("seat")
            if not yes:
                self._settle(done=False)
                self._bots.poke()
                return
            proposal.needed -= own
            proposal.agreed |= own
            if proposal.needed:
                self.tell_all(proposal.message())
                return
            self.proposal, done = None, False
            try:
                if proposal.what == "open":
                    await self.mark("opened")
                    await self.notice("opened", proposal.by)
                else:
                    await self._go(proposal.what, proposal.own, alone=False)
                done = True
            finally:
                self._settle(done=done)

    async def _go(self, what: Literal["undo", "redo"], own: tuple[int, ...], alone: bool) -> None:
        steps = (going_back.steps_back if what == "undo" else going_back.steps_on)(self.table, own, alone)
        await self.carry_out(steps)
        for viewer in self.viewers:
            self.sight.cut(viewer.eye)
        self._refresh()
        await self._after()

    def _settle(self, *, done: bool) -> None:
        self.proposal = None
        self.tell_all({"type": "proposal", "what": None, "done": done})

    # --- the rest of what people do -------------------------------------------------------------------

    async def put(self, seat: int, kind: str, bot: str) -> StoredSeat:
        """Put a person, a bot or nobody on a seat; the lock is held."""
        now = msgspec.structs.replace(self.seats[seat], kind=kind, bot=bot if kind == "bot" else "")
        await self.keep_seat(now)
        if self.proposal is not None:
            self._settle(done=False)
        self._refresh(state=False)
        self.show_seats()
        self._bots.poke()
        return now

    def take_from_all(self, seat: int, but: str = "") -> None:
        """Void the seat's other links and the claims to it: their viewers reconnect without the seat."""
        for viewer in self.viewers:
            if seat in (*viewer.ticket.seats, *viewer.claimed) and viewer.holder != but:
                viewer.lose(seat, RESTART)
        self.note_absent()

    async def set_pace(self, pace: str) -> None:
        async with self.lock:
            try:
                await self._storage.set_pace(self.id, pace)
            except StorageError:
                raise Refused("storage") from None
            self.pace = pace
            self.tell_all({"type": "pace", "pace": pace})

    async def between(self, viewer: Viewer, start: str, end: str) -> None:
        """Tell a viewer what lies between two cells; the game looks only at what everybody sees."""
        async with self.lock:
            table = self.table
            if table.game.between is None:
                raise Refused("between")
            try:
                with limited(self.services.seconds):
                    found: Marks = table.game.between(table.state, start, end)
            except OptionError as error:
                raise Refused("between", str(error)) from None
            except TooMuch:
                await self.shut()
                raise Refused("shut") from None
        marks = shown(words_of(table, viewer.language), found)
        viewer.tell({"type": "between", "start": start, "end": end, "marks": marks})

    async def rename(self, viewer: Viewer, name: str) -> None:
        """What a person wants to be called, on all its seats."""
        self.check_name(viewer.ticket, name)
        viewer.name = name
        async with self.lock:
            new = [seat for seat in viewer.ticket.seats if name and self.seats[seat].name != name]
            for seat in new:
                await self.keep_seat(msgspec.structs.replace(self.seats[seat], name=name))
            if new:
                self.show_seats()

    def resume(self) -> None:
        """Let the bots go on, if it is their turn."""
        self._bots.poke()

    async def stop(self) -> None:
        """End the bots' thinking and keep a snapshot, before the table leaves the memory."""
        await self._bots.stop()
        async with self.lock:
            await self.keep()
