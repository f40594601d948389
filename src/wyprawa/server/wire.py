"""Connections below their messages: what a visitor can make the server keep or do is bounded.

The application counts messages. Here come those who send what is none: heads and bodies without an end,
pings, pieces, silence.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from wyprawa.server.limits import Bucket, Buckets, Limits, whose

_HEAD = 65_536  # bytes of a request before its body
_SECONDS = 20.0  # for them to come
_BODY = 60.0  # seconds for the body after them
_PIECES = 64  # of one message
_AT_ONCE = 4096  # bytes of frames that are read before they are counted
_LEAST = 6  # bytes of a frame
_SILENT = 12.0  # seconds until a line is cut on which nobody was welcomed; the application says why first
_PARTING = 2.0  # seconds between the word that a line is closed and its end
_TOO_MANY, _WHY = 4429, "too many frames; wait a moment and come again"


class Door(HttpToolsProtocol):
    """HTTP. Cut if the head of a request is too long, or if head or body come too slowly."""

    _head = 0
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._expect(_SECONDS, self._cut)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._known()

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self._late is not None and self._reading_head and self._head > _HEAD:
            self._cut()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect(_SECONDS, self._cut)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._expect(_BODY, self._too_slow)

    def on_message_complete(self) -> None:
        self._known()
        super().on_message_complete()

    def _expect(self, seconds: float, otherwise: Any) -> None:
        """The head of a request is to come, or its body."""
        self._known()
        self._head, self._reading_head = 0, otherwise == self._cut
        self._late = self.loop.call_later(seconds, otherwise)

    def _known(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _cut(self) -> None:
        self.transport.abort()

    def _too_slow(self) -> None:
        """A body that does not end: say so, and go."""
        if not self.cycle.response_started:
            body = msgspec.json.encode({"error": f"the body did not come within {_BODY:g} seconds"})
            kind = f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
            head = f"HTTP/1.1 408 Request Timeout\r\n{kind}connection: close\r\n\r\n"
            self.transport.write(head.encode() + body)
            self.cycle.disconnected = True  # nothing the application says is sent any more
        self.transport.close()
        self.loop.call_later(_PARTING, self._cut)


class Wire(WebSocketsSansIOProtocol):
    """The live line. Closed if too many frames come. Cut if answers to pings are not taken, if a message is
    in too many pieces, if nobody is welcomed, or if nothing is heard for too long: closed politely, it would
    stay open for one who does not read."""

    limits = Limits()
    crowd = Buckets(limits.address_frame_rate, limits.address_frame_burst)  # frames by address

    _silent: asyncio.TimerHandle | None = None
    _away = False  # told to go; what comes is not looked at any more

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._bucket = Bucket(self.limits.frame_rate, self.limits.frame_burst, self.loop.time())
        self._silent = self.loop.call_later(_SILENT, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._heard()

    def data_received(self, data: bytes) -> None:
        at = 0
        while at < len(data) and not self._away and not self.transport.is_closing():
            room = self._room()
            if room < 1:
                self._turn_away()
                return
            piece = data[at : at + min(_AT_ONCE, room * _LEAST)]  # no more frames than it may send
            super().data_received(piece)
            at += len(piece)

    def handle_events(self) -> None:
        count = len(self.conn.events)
        if count and self.handshake_complete:
            self._bucket.take(self.loop.time(), count)
            self.crowd.take(self._address(), count)
        super().handle_events()

    def _room(self) -> int:
        """How many frames may still come. Before the line is accepted only a proxy's address may be known."""
        if not self.handshake_complete:
            return _AT_ONCE
        return int(min(self._bucket.left(self.loop.time()), self.crowd.left(self._address())))

    def _address(self) -> str:
        client = self.scope["client"]
        return whose(client[0] if client else None)

    def _turn_away(self) -> None:
        """Close the line with a word why; cut it soon, whether that was heard or not."""
        self._away = True
        if not self.handshake_complete or self.close_sent:
            self.transport.abort()
            return
        self.conn.send_close(_TOO_MANY, _WHY)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent, self.read_paused = True, False
        self.queue.put_nowait({"type": "websocket.disconnect", "code": _TOO_MANY, "reason": _WHY})
        with suppress(RuntimeError):  # it is closing already
            self.transport.pause_reading()
        self.loop.call_later(_PARTING, self.transport.abort)

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.send":
            self._heard()
        elif message["type"] == "websocket.close" and self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(_PARTING, self.transport.abort)

    def _heard(self) -> None:
        """Somebody was welcomed, or has gone."""
        if self._silent is not None:
            self._silent.cancel()
            self._silent = None

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) < _PIECES:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


def wire(limits: Limits) -> type[Wire]:
    """Lines of a server with these limits."""
    crowd = Buckets(limits.address_frame_rate, limits.address_frame_burst)
    return type("Wire", (Wire,), {"limits": limits, "crowd": crowd})
