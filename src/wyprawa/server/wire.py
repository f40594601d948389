"""Connections below their messages: what a visitor can make the server keep, and for how long, is bounded."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

_HEAD = 65_536  # bytes of a request before its body
_SECONDS = 20.0  # for them to come
_PIECES = 64  # of one message


class Door(HttpToolsProtocol):
    """HTTP. Cut if the head of a request is too long or too slow."""

    _head = 0
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._known()

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self._late is not None and self._head > _HEAD:
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect()

    def on_headers_complete(self) -> None:
        self._known()
        super().on_headers_complete()

    def _expect(self) -> None:
        """The head of a request is to come."""
        self._known()
        self._head = 0
        self._late = self.loop.call_later(_SECONDS, self.transport.abort)

    def _known(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class Wire(WebSocketsSansIOProtocol):
    """The live line. Cut if pings are sent and their answers not taken, if a message is in too many pieces,
    or if nothing is heard for too long: closed politely, it would stay open for one who does not read."""

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
