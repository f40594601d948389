"""A server as a process of its own and real Chromium, for the tests in `browser/`."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from needs import chromium

if TYPE_CHECKING:  # every test loads this module, few need a browser
    from playwright.sync_api import Browser, Page

FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
LIMITS = "tables_per_hour=100000,address_rate=100000,address_burst=100000"
Open = Callable[..., "Page"]


class Server:
    """`wyprawa serve` on a database of its own; it can be killed and started again at the same address."""

    def __init__(self, folder: Path, pace: str = "instant") -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.folder, self.pace = folder, pace
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        environ = os.environ | {
            "WYPRAWA_PORT": str(self.port),
            "WYPRAWA_DATABASE": f"sqlite:///{self.folder / 'tables.db'}",
            "WYPRAWA_PACE": self.pace,
            "WYPRAWA_LIMITS": LIMITS,
            "WYPRAWA_ABSENCE": "0",  # nobody waits for somebody who is away
        }
        command = [sys.executable, "-m", "wyprawa.server"]
        self.process = subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert re.search(rf":{self.port}/", said), f"the server said {said!r}"

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=60)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server all share; every table is one's own."""
    chromium()
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    chromium()
    running = Server(tmp_path)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium. It is gone with its module: while it runs, no test in this process can run an event loop."""
    program = chromium()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        launched = play.chromium.launch(executable_path=program, args=list(FLAGS))
        yield launched
        launched.close()


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[Open]:
    """A page in a browser of its own: nothing shared with others, not even that the first steps were seen.

    `path` is a whole address, or one at the shared server. What a page reports as an error fails the test.
    """
    contexts, faults = [], []

    def open_one(path: str = "", **more: object) -> Page:
        settings = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce", "locale": "en-GB"}
        context = browser.new_context(**(settings | more))  # type: ignore[arg-type]
        context.set_default_timeout(60_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
        page.goto(path if ":" in path else server.url + path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    usual = ("WebSocket", "ERR_CONNECTION", "400 (", "401 (")  # lines that are cut, and what is refused
    assert not [fault for fault in faults if not any(each in fault for each in usual)]
