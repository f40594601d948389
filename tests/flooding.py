"""A server in a process of its own under a flood of malformed messages, and whether it stays as it was."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import sqlite3
import subprocess
import sys
from base64 import b64encode
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from malformed import TEXTS, Known, dumps
from malformed_frames import CLOSE, PING, PONG, TEXT, Frame, broken_frame, first_words, frame, text_frame
from malformed_requests import odd_request, request

PATIENCE = 300.0  # seconds for an answer; none takes one, but on a machine that others use
_CLOSED = {1000, 1002, 1003, 1007, 1009, 4401, 4404, 4408, 4429}  # codes with which a line may be closed
_HARMLESS = {"refused", "frame", "seats"}  # what may come before; the last two because others come and go
_IDLE = "keepalive ping timeout"  # why a line is closed that waited too long for its turn
_AT_ONCE = 8
_BUNDLE = 8  # texts, at most
_PING = frame(b'{"type":"ping"}')
_PLENTY = ",".join(
    f"{name}=1000000000"
    for name in (
        "message_rate", "message_burst", "address_rate", "address_burst", "tables_per_hour", "frame_rate",
        "frame_burst", "address_frame_rate", "address_frame_burst",
    )
)  # fmt: skip


class Broken(AssertionError):
    """The server did not answer as it should; says to what, and how to make that again."""


class Flooded:
    """A server process; `port` is where it listens."""

    def __init__(self, process: subprocess.Popen[str], port: int, folder: Path) -> None:
        self._process, self.port, self._folder = process, port, folder

    def memory(self) -> int:
        """Bytes in memory."""
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def complaints(self) -> str:
        """What the server wrote to its log."""
        return (self._folder / "log").read_text()

    def rows(self) -> dict[str, list[Any]]:
        """Everything on disk."""
        with closing(sqlite3.connect(f"file:{self._folder / 'tables.db'}?mode=ro", uri=True)) as found:
            names = [name for (name,) in found.execute("SELECT name FROM sqlite_master WHERE type='table'")]
            return {name: sorted(found.execute(f"SELECT * FROM {name}"), key=repr) for name in names}


@contextmanager
def flooded(folder: Path) -> Iterator[Flooded]:
    """A server on an empty database, whose limits on rates are out of the way."""
    environ = os.environ | {
        "WYPRAWA_HOST": "127.0.0.1",
        "WYPRAWA_PORT": "0",
        "WYPRAWA_DATABASE": f"sqlite:///{folder / 'tables.db'}",
        "WYPRAWA_LIMITS": _PLENTY,
    }
    with (folder / "log").open("w") as log:
        command = [sys.executable, "-m", "wyprawa.server"]
        process = subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            assert said, (folder / "log").read_text()
            yield Flooded(process, int(said.partition("127.0.0.1:")[2].partition("/")[0]), folder)
            assert process.poll() is None, "the server has ended"
        finally:
            process.terminate()
            process.wait(PATIENCE)


# --- talking to it --------------------------------------------------------------------------------------


async def ask(port: int, data: bytes) -> tuple[int, bytes]:
    """The status of the answer to a request, 0 if the connection was closed before its end, and its body."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(data)
        async with asyncio.timeout(PATIENCE):
            answer = await reader.read()
    except ConnectionError:
        return 0, b""
    finally:
        writer.close()
    head, _, body = answer.partition(b"\r\n\r\n")
    length = re.search(rb"(?i)content-length: (\d+)", head)
    if not head or (length and len(body) < int(length[1])):
        return 0, b""
    return int(head.split()[1]), body


class Wire:
    """A live line seen from below."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def open(cls, port: int, table: str, ticket: str | None) -> Wire:
        """Open a line; with a ticket, say hello and hear the first frame."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        key = b64encode(random.randbytes(16)).decode()
        lines = ("Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}")
        head = request("GET", f"/api/live/{table}", b"", *lines)
        writer.write(head.replace(b"Connection: close", b"Connection: Upgrade"))
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        wire = cls(reader, writer)
        if ticket is not None:
            wire.send(frame(dumps({"type": "hello", "ticket": ticket})))
            await wire.until("frame")
        return wire

    def send(self, data: bytes) -> None:
        self._writer.write(data)

    async def hear(self) -> dict[str, Any]:
        """The next message; the closing of the line is one of type `closed`."""
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    head, length = await self._reader.readexactly(2)
                    wide = {126: 2, 127: 8}.get(length, 0)
                    if wide:
                        length = int.from_bytes(await self._reader.readexactly(wide), "big")
                    body = await self._reader.readexactly(length)
                    if head == TEXT:
                        message: dict[str, Any] = json.loads(body)
                        return message
                    if head == PING:
                        self.send(frame(body, PONG))
                    if head == CLOSE:
                        why = body[2:].decode()
                        return {"type": "closed", "code": int.from_bytes(body[:2], "big") or 1000, "why": why}
        except (asyncio.IncompleteReadError, ConnectionError):
            return {"type": "closed", "code": 1000}

    async def until(self, *kinds: str) -> dict[str, Any]:
        while (message := await self.hear())["type"] not in (*kinds, "closed"):
            pass
        return message

    def close(self) -> None:
        self._writer.close()


async def set_table(port: int) -> Known:
    """A table in the middle of a game: the friend has chosen a card in secret, the host has not."""
    wish = {"game": "smok", "options": {"seats": 2}, "seed": 5, "seats": [{"kind": "me"}, {"kind": "friend"}]}
    status, body = await ask(port, request("POST", "/api/tables", dumps(wish)))
    assert status == 201, body
    made = json.loads(body)
    table = made["table"]
    tickets = (made["ticket"], await claimed(port, table, made["seats"][1]["ticket"]))
    answers = 0
    open: dict[str, Any] = {}
    while True:
        prompts = [(await whole_frame(port, table, ticket))["prompt"] for ticket in tickets]
        seat = 1 if prompts[1] else 0
        prompt = prompts[seat]
        given = {"number": prompt["number"], "seat": seat, "key": prompt["options"][0]["key"]}
        if prompts[0]:
            open = {"number": prompts[0]["number"], "seat": 0, "key": prompts[0]["options"][0]["key"]}
        wire = await Wire.open(port, table, tickets[seat])
        wire.send(frame(dumps({"type": "answer", **given})))
        await wire.until("frame", "refused")
        wire.close()
        answers += 1
        if answers > 10 and all(prompts):
            return Known(table, *tickets, made["watch"], open, given)


async def claimed(port: int, table: str, link: str) -> str:
    """A ticket in place of a link, which would show its seat on one line at a time."""
    wire = await Wire.open(port, table, None)
    wire.send(frame(dumps({"type": "hello", "ticket": link, "claim": True})))
    ticket: str = (await wire.until("welcome"))["ticket"]
    wire.send(frame(dumps({"type": "kept"})))
    await wire.until("welcome")
    wire.close()
    return ticket


async def whole_frame(port: int, table: str, ticket: str) -> dict[str, Any]:
    """All that somebody sees who has just come."""
    wire = await Wire.open(port, table, None)
    wire.send(frame(dumps({"type": "hello", "ticket": ticket})))
    seen = await wire.until("frame")
    wire.close()
    return seen


async def seen_by_all(port: int, known: Known) -> list[dict[str, Any]]:
    return [
        await whole_frame(port, known.table, ticket) for ticket in (known.host, known.friend, known.watch)
    ]


# --- the flood ------------------------------------------------------------------------------------------


class Flood:
    """Sends `count` messages, drawn from `seed` one by one, and holds the server to its answers.

    Most of the time goes into system calls, so texts after which a line stays open go in bundles.
    """

    def __init__(
        self, port: int, known: Known, seed: int, told: Callable[[int], None] = lambda n: None
    ) -> None:
        self._port, self._known, self._seed, self._told = port, known, seed, told
        self._wires: dict[tuple[int, str], Wire] = {}
        self._bundles: dict[tuple[int, str], dict[int, Frame]] = defaultdict(dict)
        self.kinds: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.sent = 0

    async def send(self, first: int, count: int) -> None:
        """The messages from number `first` on, some at the same time."""
        numbers = iter(range(first, first + count))

        async def some(lane: int) -> None:
            for number in numbers:
                await self._one(lane, number)
            for who in TEXTS:
                await self._bundle(lane, who)

        async with asyncio.TaskGroup() as lanes:
            for lane in range(_AT_ONCE):
                lanes.create_task(some(lane))

    async def _one(self, lane: int, number: int) -> None:
        r = random.Random(f"{self._seed} {number}")
        kind = r.choices(("text", "broken", "first", "request"), (70, 8, 8, 14))[0]
        if kind == "request":
            what, data = odd_request(r, self._known)
            status, body = await ask(self._port, data)
            if not (400 <= status < 500 or (status == 0 and what == "no request")):
                self._complain([number], what, data, f"{status} {body[:300]!r}")
            self._note(what, str(status))
            return
        who = r.choice(tuple(TEXTS))
        if kind == "first":
            await self._first(number, first_words(r, self._known))
        elif kind == "broken":
            await self._speak(lane, who, {number: broken_frame(r, self._known)})
        elif (text := text_frame(r, who, self._known)).calm:
            bundle = self._bundles[lane, who]
            bundle[number] = text
            if len(bundle) >= r.randint(1, _BUNDLE):
                await self._bundle(lane, who)
        else:
            await self._speak(lane, who, {number: text})

    async def _bundle(self, lane: int, who: str) -> None:
        """Send what waits; if the line does not outlive it, one by one."""
        bundle = self._bundles.pop((lane, who), {})
        if bundle and not await self._speak(lane, who, bundle):
            for number, text in bundle.items():
                await self._speak(lane, who, {number: text})

    async def _speak(self, lane: int, who: str, frames: dict[int, Frame]) -> bool:
        """Send frames and a ping on a line of `who`. False if it was closed and nobody knows by which."""
        heard = _IDLE
        while heard == _IDLE:
            wire = await self._wire(lane, who)
            wire.send(b"".join([each.data for each in frames.values()]))
            if not all(each.answered for each in frames.values()):
                heard = "left"
            else:
                wire.send(_PING)
                heard = await self._heard(frames, who, wire)
            if heard == _IDLE:
                self._drop(lane, who)
        if heard != "pong":
            self._drop(lane, who)
            if len(frames) > 1:
                return False
        for each in frames.values():
            self._note(each.what, heard)
        return True

    async def _first(self, number: int, words: Frame) -> None:
        """Say something else than hello on a new line: it must be closed."""
        wire = await Wire.open(self._port, self._known.table, None)
        wire.send(words.data + _PING)
        heard = await self._heard({number: words}, "nobody", wire)
        wire.close()
        if heard == "pong":
            self._complain([number], words.what, words.data, "an answer without a ticket")
        self._note(words.what, heard)

    async def _heard(self, frames: dict[int, Frame], who: str, wire: Wire) -> str:
        """A pong, or the code with which the line was closed; nothing else may come of these frames."""
        heard = await wire.hear()
        while heard["type"] in _HARMLESS:
            heard = await wire.hear()
        if heard.get("why") == _IDLE:
            return _IDLE
        if heard["type"] != "pong" and heard.get("code") not in _CLOSED:
            what = ", ".join(each.what for each in frames.values())
            data = b"".join(each.data for each in frames.values())
            self._complain(list(frames), f"{who}: {what}", data, str(heard)[:300])
        return str(heard.get("code", heard["type"]))

    async def _wire(self, lane: int, who: str) -> Wire:
        if (lane, who) not in self._wires:
            ticket: str = getattr(self._known, who)
            self._wires[lane, who] = await Wire.open(self._port, self._known.table, ticket)
        return self._wires[lane, who]

    def _drop(self, lane: int, who: str) -> None:
        self._wires.pop((lane, who)).close()

    def close(self) -> None:
        for wire in self._wires.values():
            wire.close()
        self._wires.clear()

    def _note(self, what: str, answer: str) -> None:
        self.kinds[what] += 1
        self.answers[answer] += 1
        self.sent += 1
        self._told(self.sent)

    def _complain(self, numbers: list[int], what: str, data: bytes, got: str) -> None:
        raise Broken(f"seed {self._seed}, messages {numbers}, {what}: sent {data[:300]!r}, got {got}")
