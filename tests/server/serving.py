"""A server in a thread of its own, and a page without a browser."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from wyprawa.server.backend import Backend
from wyprawa.server.limits import Limits
from wyprawa.server.run import server
from wyprawa.server.settings import Settings

PATIENCE = 60.0  # seconds; nothing here takes a second
_PLENTY = (
    "tables_per_hour", "address_rate", "address_burst", "frame_rate", "frame_burst", "address_frame_rate",
    "address_frame_burst",
)  # fmt: skip


class Served:
    """A running server: `http` asks it, `backend` is what it has inside."""

    def __init__(self, port: int, backend: Backend) -> None:
        self.port, self.backend = port, backend
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)

    def open(self, game: str = "smok", *kinds: str, **more: Any) -> dict[str, Any]:
        """A new table with `me`, `friend`, `open` or a bot's name on each seat."""
        seats = [
            {"kind": kind} if kind in ("me", "friend", "open") else {"kind": "bot", "bot": kind}
            for kind in kinds or ("me", "friend")
        ]
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, "name": "Ania"} | more)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def get(self, path: str, ticket: str = "") -> httpx.Response:
        return self.http.get(path, headers={"authorization": f"Bearer {ticket}"} if ticket else {})


@contextmanager
def running(folder: Path, *, settings: dict[str, Any] | None = None, **limits: Any) -> Iterator[Served]:
    """A server on a database in `folder`, with other `settings` and limits where some are given."""
    usual: dict[str, Any] = {"port": 0, "database": f"sqlite:///{folder / 'tables.db'}", "pace": "instant"}
    plenty = Limits(**(dict.fromkeys(_PLENTY, 10**6) | limits))
    running = server(Settings(**(usual | {"limits": plenty} | (settings or {}))))
    thread = threading.Thread(target=running.run)
    thread.start()
    try:
        while not running.started:
            assert thread.is_alive()
            time.sleep(0.01)
        port = running.servers[0].sockets[0].getsockname()[1]
        app: Any = running.config.app
        served = Served(port, app.state.backend)
        yield served
        served.http.close()
    finally:
        running.should_exit = True
        thread.join()


class Port(Protocol):
    """Any server one can reach."""

    port: int


class Page:
    """What a browser would show: frames put together, and everything else that came. `address` is another
    one of this machine to come from."""

    def __init__(self, served: Port, table: str, ticket: str, *, address: str = "", **more: Any) -> None:
        self._open = ExitStack()
        source = (address, 0) if address else None
        where = f"ws://127.0.0.1:{served.port}/api/live/{table}"
        self.line: ClientConnection = self._open.enter_context(
            connect(where, max_size=None, open_timeout=PATIENCE, source_address=source)
        )
        self.frame: dict[str, Any] = {}
        self.parts: dict[str, str] = {}
        self.log: list[str] = []
        self.heard: list[dict[str, Any]] = []
        with suppress(ConnectionClosed):  # turned away at the door; `code` says why
            self.send(type="hello", ticket=ticket, **more)

    def send(self, **message: Any) -> None:
        self.line.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """The next message, whatever it is."""
        message: dict[str, Any] = json.loads(self.line.recv(timeout=PATIENCE))
        self.heard.append(message)
        if message["type"] == "frame":
            if message["full"]:
                self.parts, self.log = {}, [""] * message["log_from"]
            self.parts = {id: html for id, html in self.parts.items() if id not in message["gone"]}
            self.parts |= message["parts"]
            self.log[message["log_from"] :] = [line["text"] for line in message["log"]]
            self.frame = message
        return message

    def until(self, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Listen until something wanted comes."""
        while True:
            message = self.hear()
            if wanted(message):
                return message

    def of(self, kind: str) -> dict[str, Any]:
        return self.until(lambda message: message["type"] == kind)

    def asked(self) -> dict[str, Any]:
        """The open question, as soon as there is one."""
        if not self.frame.get("prompt"):
            self.until(lambda message: message["type"] == "frame" and message["prompt"])
        prompt: dict[str, Any] = self.frame["prompt"]
        return prompt

    def answer(self, chance: random.Random | None = None, **other: Any) -> None:
        """Take the first option of the open question, or any."""
        prompt = self.asked()
        option = chance.choice(prompt["options"]) if chance else prompt["options"][0]
        given = {"number": prompt["number"], "seat": prompt["seat"], "key": option["key"]}
        self.send(type="answer", **given | other)
        self.frame = self.frame | {"prompt": None}

    def play(self, chance: random.Random) -> None:
        """Answer whatever is asked until the game is over."""
        answered = -1
        while not self.frame.get("ending"):
            prompt = self.frame.get("prompt")
            if prompt and prompt["number"] != answered:
                answered = prompt["number"]
                self.answer(chance)
            else:
                self.hear()

    def code(self) -> int:
        """Why the line was closed."""
        while self.line.close_code is None:
            with suppress(ConnectionClosed):
                self.hear()
        return self.line.close_code or 0

    def __enter__(self) -> Page:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()
