"""The live line: one WebSocket for each open page."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from wyprawa.kernel import GameError
from wyprawa.server import bots, gathering, hints, messages, seating, sheets, tickets
from wyprawa.server.backend import Backend
from wyprawa.server.docs import CODES
from wyprawa.server.durable import RESTART, SHUT
from wyprawa.server.limits import Bucket, clean, whose
from wyprawa.server.live import LiveTable
from wyprawa.server.origins import allowed, known
from wyprawa.server.said import refusal
from wyprawa.server.sight import languages_of
from wyprawa.server.viewer import TOO_MANY, Refused, Viewer
from wyprawa.server.work import TooMuch

log = logging.getLogger("wyprawa.server")

HELLO = 10.0  # seconds to say it
_STRIKES = 200  # refusals for rate or form in a row after which the line is cut
BAD_TICKET, BAD_ORIGIN, NO_TABLE, NO_HELLO = 4401, 4403, 4404, 4408
TOO_BIG, FAULT = 1009, 1011
_REASONS = dict(CODES)
_UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


class Closed(Exception):
    """The line is to be closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(str(code))
        self.code = code


@websocket("/api/live/{table_id:str}")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """See `/docs` for the messages."""
    backend: Backend = socket.app.state.backend
    await socket.accept()
    address = whose(socket.client.host if socket.client else None)
    try:
        origin, host = socket.headers.get("origin"), socket.headers.get("host")
        if not (known(host, backend.names) and allowed(origin, host, backend.settings.origins)):
            raise Closed(BAD_ORIGIN)
        if not backend.messages.take(address) or not backend.present.enter(address):
            raise Closed(TOO_MANY)
        try:
            backend.metrics.viewers += 1
            await Line(socket, backend, address).serve(table_id)
        finally:
            backend.metrics.viewers -= 1
            backend.present.leave(address)
    except Closed as closed:
        await _close(socket, closed.code)
    except (WebSocketDisconnect, OSError):  # the page is gone
        pass
    except Exception:
        log.exception("a live line of table %.40r failed", table_id)
        await _close(socket, FAULT)


async def _close(socket: WebSocket[Any, Any, Any], code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):  # it is closed already
        await socket.close(code, _REASONS.get(code))


class Line:
    """One connection: reads what the viewer wants, and writes what it is to see."""

    def __init__(self, socket: WebSocket[Any, Any, Any], backend: Backend, address: str) -> None:
        self.socket, self.backend, self.address = socket, backend, address
        self.limits = backend.settings.limits
        now = time.monotonic()
        self.bucket = Bucket(self.limits.message_rate, self.limits.message_burst, now)
        self.chat = Bucket(self.limits.chat_rate, self.limits.chat_burst, now)
        self.strikes = 0
        self.busy = False  # something the viewer asked for is being done
        self.gone = False

    async def serve(self, table_id: str) -> None:
        hello = await self._hello()
        storage, rooms = self.backend.storage, self.backend.rooms
        ticket = tickets.read(hello.ticket)
        if ticket is None or table_id not in rooms:  # no table is loaded for a stranger
            found = None if ticket is None else await storage.ticket(ticket.hash)
            if ticket is None or found is None or found.table != table_id:
                missing = found is None and await storage.find(table_id) is None
                raise Closed(NO_TABLE if missing else BAD_TICKET)
        live = await rooms.get(table_id)
        if live is None:
            raise Closed(NO_TABLE)
        viewer = await self._join(live, ticket, hello)
        writing = asyncio.get_running_loop().create_task(self._write(live, viewer))
        reading = asyncio.get_running_loop().create_task(self._read(live, viewer))
        try:
            done, _ = await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self.gone = True
            writing.cancel()
            if not self.busy:  # else it is done to its end: a choice half kept would be neither
                reading.cancel()
            live.leave(viewer)

    async def _join(self, live: LiveTable, ticket: tickets.Secret, hello: messages.Hello) -> Viewer:
        language = hello.language if hello.language in languages_of(live.table.game.package) else "en"
        name = clean(hello.name, self.limits.name_length)
        async with live.door:
            entry = await seating.enter(live, ticket, claim=hello.claim)
            if entry is None:
                raise Closed(BAD_TICKET)
            if live.closed:
                raise Closed(SHUT)
            if live.broken:
                raise Closed(RESTART)
            viewer = Viewer(entry.ticket, entry.secret.hash, language, name, self.address, entry.claimed)
            live.join(viewer, entry.secret.text if entry.claimed else None)
        return viewer

    async def _hello(self) -> messages.Hello:
        try:
            async with asyncio.timeout(HELLO):
                message = messages.read(await self._receive())
        except TimeoutError:
            raise Closed(NO_HELLO) from None
        except _UNREADABLE:
            raise Closed(BAD_TICKET) from None
        if not isinstance(message, messages.Hello):
            raise Closed(BAD_TICKET)
        return message

    async def _receive(self) -> str | bytes:
        event: Any = await self.socket.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="gone")
        text: str | bytes = event.get("text") or event.get("bytes") or b""
        if len(text) > self.limits.message_bytes:
            raise Closed(TOO_BIG)
        return text

    async def _send(self, text: str) -> None:
        try:
            await self.socket.send({"type": "websocket.send", "text": text, "bytes": None})
        except RuntimeError:  # the line was cut below us, because of a broken frame
            raise WebSocketDisconnect(detail="cut") from None

    async def _write(self, live: LiveTable, viewer: Viewer) -> None:
        """Send what waits, as fast as the page takes it. Frames are drawn when they can go."""
        send, outbox = self._send, viewer.outbox
        while viewer.closing is None:
            if outbox:
                await send(outbox.popleft())
            elif viewer.stale and not live.storing:
                try:
                    text = live.frame(viewer)
                except TooMuch:
                    await live.shut()
                    continue
                viewer.stale, shown, viewer.waiting = False, viewer.waiting, []
                try:
                    await send(text)
                finally:
                    for answer in shown:
                        answer.seen()
            else:
                viewer.ready.clear()
                await viewer.ready.wait()
        raise Closed(viewer.closing)

    async def _read(self, live: LiveTable, viewer: Viewer) -> None:
        if not viewer.claimed:
            await self._whole(self._settle(live, viewer))
        while not self.gone:
            text = await self._receive()
            try:
                now = time.monotonic()
                if not self.bucket.take(now) or not self.backend.messages.take(self.address):
                    raise Refused("rate")
                try:
                    message = messages.read(text)
                except _UNREADABLE as error:
                    raise Refused("message", str(error)) from None
                await self._whole(self._do(live, viewer, message))
                self.strikes = 0
            except Refused as refused:
                self.backend.metrics.count("refused", refused.why)
                self.strikes += refused.why in ("rate", "message")
                if self.strikes > _STRIKES:
                    raise Closed(TOO_MANY) from None
                viewer.tell(refusal(refused, viewer.language))
                if refused.why == "stale":
                    viewer.refresh()

    async def _settle(self, live: LiveTable, viewer: Viewer) -> None:
        """A name that cannot be kept, or had, is no reason to stay outside."""
        try:
            await live.settled(viewer)
        except Refused as refused:
            if refused.why == "name":
                viewer.name = ""
                viewer.tell(refusal(refused, viewer.language))

    async def _whole(self, doing: Coroutine[Any, Any, None]) -> None:
        """Do it to its end, also when the line is cut meanwhile: half a choice would be none."""
        self.busy = True
        try:
            await doing
        finally:
            self.busy = False

    async def _do(self, live: LiveTable, viewer: Viewer, message: messages.FromViewer) -> None:
        limits = self.limits
        match message:
            case messages.Answer(number, seat, key):
                await live.answer(viewer, seat, number, key)
            case messages.Sheet(number, seat, pairs, sent):
                if sent:
                    await sheets.fill_in(live, viewer, seat, number, pairs, time.perf_counter())
                else:
                    viewer.tell(await sheets.draft(live, viewer, seat, number, pairs))
            case messages.Undo():
                await live.back(viewer, "undo")
            case messages.Redo():
                await live.back(viewer, "redo")
            case messages.Open():
                await live.open(viewer)
            case messages.Kept():
                await seating.kept(live, viewer)
                await self._settle(live, viewer)
            case messages.Agree(yes):
                await live.agree(viewer, yes)
            case messages.Chat(text):
                if not self.chat.take(time.monotonic()):
                    raise Refused("rate")
                if said := clean(text, limits.chat_length):
                    await live.talk(viewer, said)
            case messages.Language(language):
                if language not in languages_of(live.table.game.package):
                    raise Refused("language")
                viewer.speak(language)
                viewer.tell({"type": "seats", "seats": live.who(language)})
                viewer.tell({"type": "marks", "marks": live.marked(viewer.ticket, language)})
            case messages.Name(name):
                await live.rename(viewer, clean(name, limits.name_length))
            case messages.Seat(seat, kind, bot):
                await self._seat(live, viewer, seat, kind, bot)
            case messages.Words(seat, text):
                await gathering.speak(live, viewer, seat, text)
            case messages.Begin():
                await gathering.begin(live, viewer)
            case messages.SetPace(pace):
                if not viewer.ticket.host:
                    raise Refused("host")
                await live.set_pace(pace)
            case messages.Between(start, end):
                await live.between(viewer, start, end)
            case messages.Earlier(before):
                viewer.tell(live.sight.earlier(viewer.eye, before))
            case messages.Hint(seat):
                await self._hint(live, viewer, seat)
            case messages.Ping():
                viewer.tell('{"type":"pong"}')
            case messages.Hello():
                raise Refused("message", "hello was said already")

    async def _hint(self, live: LiveTable, viewer: Viewer, seat: int) -> None:
        hinting = self.backend.hinting
        if not hinting.enter(self.address):
            raise Refused("busy")
        try:
            viewer.tell(await hints.hint(live, viewer, seat, self.backend.bots))
        finally:
            hinting.leave(self.address)

    async def _seat(self, live: LiveTable, viewer: Viewer, seat: int, kind: str, bot: str) -> None:
        if kind == "bot":
            try:
                bots.check(live.table.game, bot)
            except GameError as error:
                raise Refused("bot", str(error)) from None
        await seating.hand_over(live, viewer.holder, seat, kind, bot)
