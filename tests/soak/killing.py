"""Servers that are killed again and again, and tables whose players remember what was acknowledged."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from flooding import PATIENCE, Wire, ask
from malformed import dumps
from malformed_frames import frame
from malformed_requests import request
from wyprawa.kernel import key, loads

_NURSERY = Path(__file__).with_name("nursery.py")
_SEATS = 4


class Servers:
    """Servers on one database, one after the other; `port` is where the last one is."""

    def __init__(self, nursery: subprocess.Popen[str], database: str, folder: Path) -> None:
        self._nursery, self._database, self._folder = nursery, database, folder
        self._process = self._count = self.port = 0

    def begin(self) -> None:
        """A server that is just starting."""
        self._count += 1
        assert self._nursery.stdin is not None
        assert self._nursery.stdout is not None
        self._nursery.stdin.write(f"{self._database}\t{self._said}\n")
        self._nursery.stdin.flush()
        self._process = int(self._nursery.stdout.readline())

    def start(self) -> None:
        """A server that has started. The database may hold the killed one's lock for another moment."""
        until = monotonic() + PATIENCE
        self.begin()
        while (address := self._address()) is None:
            assert monotonic() < until, f"no server comes: {self.said()}"
            if not self._lives():
                self.begin()
            sleep(0.005)
        self.port = address

    def kill(self) -> bool:
        """Whether there was one to kill."""
        with suppress(ProcessLookupError):
            os.kill(self._process, signal.SIGKILL)
            while self._lives():
                sleep(0.001)
            return True
        return False

    def set_clock_back(self) -> None:
        os.kill(self._process, signal.SIGUSR1)

    def fails(self) -> str:
        """What a server says that cannot start."""
        self.begin()
        until = monotonic() + PATIENCE
        while self._lives():
            assert monotonic() < until, f"it starts, or does not end: {self.said()}"
            sleep(0.005)
        return self.said()

    def said(self) -> str:
        """What the last server has said."""
        return self._said.read_text() if self._said.exists() else ""

    @property
    def _said(self) -> Path:
        return self._folder / f"server-{self._count}.txt"

    def _address(self) -> int | None:
        at = self.said().partition("127.0.0.1:")[2].partition("/")
        return int(at[0]) if at[1] else None

    def _lives(self) -> bool:
        try:
            os.kill(self._process, 0)
        except ProcessLookupError:
            return False
        return True


@contextmanager
def servers(database: str, folder: Path) -> Iterator[Servers]:
    command = [sys.executable, str(_NURSERY)]
    nursery = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    found = Servers(nursery, database, folder)
    try:
        yield found
    finally:
        if found._process:
            found.kill()
        nursery.communicate("", timeout=PATIENCE)


class Player:
    """Plays one game after another, all seats, and remembers every choice that was acknowledged."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        self.games: dict[str, list[tuple[int, str]]] = {}  # by table: seat and key of each choice
        self.sent: tuple[int, str] | None = None  # on its way when the server was killed
        self.table = self._ticket = ""
        self.refused = 0

    async def play(self, port: int, most: int = 1 << 30) -> None:
        """Until the server is gone, or so many choices are made."""
        with suppress(OSError, EOFError):
            while most > 0:
                if not self.table and not await self._open(port):
                    return
                wire = await Wire.open(port, self.table, None)
                try:
                    most = await self._on(port, wire, most)
                finally:
                    wire.close()
                if self.table and most > 0:
                    return

    async def _open(self, port: int) -> bool:
        wish = {"game": "smok", "options": {"seats": _SEATS}, "seats": [{"kind": "me"}] * _SEATS}
        status, body = await ask(port, request("POST", "/api/tables", dumps(wish)))
        if status == 503:
            self.refused += 1
        if status != 201:
            return False
        made = json.loads(body)
        self.table, self._ticket = made["table"], made["ticket"]
        self.games[self.table] = []
        return True

    async def _on(self, port: int, wire: Wire, most: int) -> int:
        """Play on at the table; how many choices are left to make."""
        wire.send(frame(dumps({"type": "hello", "ticket": self._ticket})))
        made, first = self.games[self.table], True
        while (message := await wire.until("frame", "refused"))["type"] != "closed":
            if message["type"] == "refused":
                self.sent, self.refused = None, self.refused + 1
                return most
            if first:
                unseen = len(made) - message["number"]  # answers of other seats that are still secret
                assert 0 <= unseen < _SEATS, f"{message['number']} choices, {len(made)} made"
                first = False
            elif self.sent is not None:
                made.append(self.sent)
                self.sent = None
                most -= 1
            if message["ending"]:
                await self._compare(port)
                return most
            if most <= 0:
                return 0
            prompt = message["prompt"]
            chosen = self._chance.choice(prompt["options"])["key"]
            self.sent = prompt["seat"], chosen
            answer = {"type": "answer", "number": prompt["number"], "seat": prompt["seat"], "key": chosen}
            wire.send(frame(dumps(answer)))
        return most

    async def _compare(self, port: int) -> None:
        """The game is over: its record has the choices that were acknowledged, and no other."""
        path = f"/api/tables/{self.table}/record"
        status, body = await ask(port, request("GET", path, b"", f"Authorization: Bearer {self._ticket}"))
        if status == 200:
            table = loads(body.decode())
            assert table.over
            assert [(each.seat, key(each.option)) for each in table.history] == self.games[self.table]
            self.table = ""

    def found(self, moves: list[Any]) -> bool:
        """What is on disk of the table one is at: all that was acknowledged, and perhaps what was on its way,
        which is then made. Says whether it was there."""
        made, on_disk = self.games[self.table], [(move.seat, move.key) for move in moves]
        more = on_disk[len(made) :]
        assert [move.n for move in moves] == list(range(1, len(moves) + 1)), f"{self.table}: a gap in {moves}"
        assert on_disk[: len(made)] == made, f"{self.table}: {len(made)} were acknowledged, found {on_disk}"
        assert more in ([], [self.sent]), f"{self.table}: {more} on disk, {self.sent} was sent"
        made += more
        self.sent = None
        return bool(more)
