"""The floods themselves: what one visitor sends who wants all others to wait. Always to this machine, and for
so many seconds only."""

from __future__ import annotations

import asyncio
import json
import os
from base64 import b64encode
from collections.abc import Awaitable, Callable
from contextlib import suppress
from multiprocessing.synchronize import Event
from time import monotonic

_FROM = ("127.0.0.2", 0)  # the address that is counted
_LANES = 16  # requests at the same time
_LINES = 90  # live lines at the same time
_PING = b"\x89\x80\0\0\0\0"
_TROUBLE = (OSError, EOFError, TimeoutError)


def flood(name: str, port: int, seconds: float, begun: Event) -> None:
    """Flood the server there; the visitors who are measured come first on their core."""
    os.nice(5)
    begun.set()
    asyncio.run(_flood(FLOODS[name], port, seconds))


async def _flood(lane: Flood, port: int, seconds: float) -> None:
    until = monotonic() + seconds
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await lane(port, until)


async def _open(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", port, local_addr=_FROM)


async def _many(count: int, until: float, once: Callable[[], Awaitable[None]]) -> None:
    """`count` that do it again and again; one that is turned away comes again soon."""

    async def again() -> None:
        while monotonic() < until:
            with suppress(*_TROUBLE):
                await once()
            await asyncio.sleep(0.002)

    await asyncio.gather(*[again() for _ in range(count)])


# --- requests -------------------------------------------------------------------------------------------


def _request(path: str, body: bytes = b"") -> bytes:
    head = f"{'POST' if body else 'GET'} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
    sized = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n" if body else ""
    return f"{head}{sized}\r\n".encode() + body


async def _ask(port: int, data: bytes) -> bytes:
    reader, writer = await _open(port)
    try:
        writer.write(data)
        return await reader.read()
    finally:
        writer.close()


def _requests(data: bytes) -> Flood:
    async def lane(port: int, until: float) -> None:
        async def once() -> None:
            await _ask(port, data)

        await _many(_LANES, until, once)

    return lane


async def _dribbling(port: int, until: float) -> None:
    """Bodies that come byte by byte and never end."""
    head = _request("/api/tables", b"x" * 1_000_000)[:-1_000_000]

    async def once() -> None:
        _, writer = await _open(port)
        try:
            writer.write(head)
            while monotonic() < until:
                writer.write(b" ")
                await writer.drain()
                await asyncio.sleep(0.01)
        finally:
            writer.close()

    await _many(_LINES, until, once)


# --- live lines -----------------------------------------------------------------------------------------


async def _line(port: int, table: str = "none") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await _open(port)
    key = b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET /api/live/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def _text(message: object) -> bytes:
    body = json.dumps(message).encode()
    assert len(body) < 126
    return bytes([0x81, 0x80 | len(body), 0, 0, 0, 0]) + body


async def _pings(port: int, until: float) -> None:
    """As many pings as the line takes, without a ticket."""

    async def once() -> None:
        _, writer = await _line(port)
        try:
            while monotonic() < until:
                writer.write(_PING * 2000)
                await writer.drain()
        finally:
            writer.close()

    await _many(_LANES, until, once)


async def _silent(port: int, until: float) -> None:
    """Lines on which nobody says hello."""

    async def once() -> None:
        reader, writer = await _line(port)
        try:
            while not reader.at_eof() and monotonic() < until:
                writer.write(_PING)
                await writer.drain()
                await asyncio.sleep(0.5)
                await asyncio.wait_for(reader.read(4096), 5)
        finally:
            writer.close()

    await _many(_LINES, until, once)


async def _hints(port: int, until: float) -> None:
    """Ninety-five hints at once, and again."""
    wish = {"game": "monsterlands", "options": {"seats": 2}, "seats": [{"kind": "me"}, {"kind": "me"}]}
    answer = await _ask(port, _request("/api/tables", json.dumps(wish).encode()))
    made = json.loads(answer.partition(b"\r\n\r\n")[2])

    async def once() -> None:
        reader, writer = await _line(port, made["table"])
        try:
            writer.write(_text({"type": "hello", "ticket": made["ticket"]}))
            while not reader.at_eof() and monotonic() < until:
                writer.write(_text({"type": "hint", "seat": 0}))
                await writer.drain()
                await asyncio.wait_for(reader.read(1 << 16), 5)
                await asyncio.sleep(0.1)
        finally:
            writer.close()

    await _many(95, until, once)


Flood = Callable[[int, float], Awaitable[None]]
_DEEP = b'{"options":' + b'{"a":' * 90_000 + b"1" + b"}" * 90_000 + b"}"
_BIG = {"heroes": [{"class": "brute", "level": 1, "items": list(range(1000))}] * 300}
FLOODS: dict[str, Flood] = {
    "pings": _pings,
    "silent": _silent,
    "hints": _hints,
    "dribble": _dribbling,
    "nested": _requests(_request("/api/tables", _DEEP)),
    "not UTF-8": _requests(_request("/api/tables", b'{"game":"\xff\xfe' + b"\xc0" * 100_000 + b'"}')),
    "%00": _requests(_request("/api/tables/%00%00" + "%00" * 500)),
    "options": _requests(
        _request("/api/tables", json.dumps({"game": "gloomhaven", "options": _BIG}).encode())
    ),
}
