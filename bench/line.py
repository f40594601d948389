"""A WebSocket and a request as bare as can be, so that a bench measures the server and not its visitors."""

from __future__ import annotations

import asyncio
import json
import os
from base64 import b64encode
from collections.abc import Callable
from typing import Any

_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A


class Line(asyncio.Protocol):
    """A live line of one ticket; texts that come go to `receive` at once."""

    def __init__(self, table: str, ticket: str, receive: Callable[[bytes], None]) -> None:
        self._table, self._ticket, self._receive = table, ticket, receive
        self._data = b""
        self._open = False
        self.gone = asyncio.Event()

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        key = b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /api/live/{self._table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )

    def connection_lost(self, fault: Exception | None) -> None:
        self.gone.set()

    def send(self, body: bytes, kind: int = _TEXT) -> None:
        """A frame of less than 64 KiB. Its mask is zero, so that nothing has to be mixed."""
        length = len(body).to_bytes(1, "big") if len(body) < 126 else b"\x7e" + len(body).to_bytes(2, "big")
        head = bytes([kind, 0x80 | length[0], *length[1:], 0, 0, 0, 0])
        self._transport.write(head + body)

    def data_received(self, data: bytes) -> None:
        if self._data:
            data = self._data + data
        at = 0
        if not self._open:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._data = data
                return
            assert b" 101 " in data[:20], data[:200]
            self._open = True
            self.send(json.dumps({"type": "hello", "ticket": self._ticket}).encode())
        while found := _frame(data, at):
            kind = data[at]
            start, at = found
            if kind == _TEXT:
                self._receive(data[start:at])
            elif kind == _PING:
                self.send(data[start:at], _PONG)
            elif kind == _CLOSE:
                self.close()
        self._data = data[at:]

    def close(self) -> None:
        self._transport.close()


def _frame(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the body of the frame at `at` starts and ends, if all of it is here."""
    if len(data) < at + 2:
        return None
    wide = {126: 2, 127: 8}.get(data[at + 1], 0)
    start = at + 2 + wide
    length = int.from_bytes(data[at + 2 : start], "big") if wide else data[at + 1]
    return (start, start + length) if len(data) >= start + length else None


async def open_line(
    port: int, table: str, ticket: str, receive: Callable[[bytes], None], home: str = "127.0.0.1"
) -> Line:
    """A live line from the address `home`."""
    loop, line = asyncio.get_running_loop(), Line(table, ticket, receive)
    await loop.create_connection(lambda: line, "127.0.0.1", port, local_addr=(home, 0))
    return line


async def post(port: int, path: str, given: Any, home: str = "127.0.0.1") -> Any:
    """Send JSON from the address `home` and get JSON."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(home, 0))
    body = json.dumps(given)
    writer.write(
        f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n{body}".encode()
    )
    head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    if not head.split()[1].startswith(b"2"):
        raise RuntimeError(f"{path}: {head.splitlines()[0].decode()}: {answer[:500].decode()}")
    return json.loads(answer)
