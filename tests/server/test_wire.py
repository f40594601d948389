"""Visitors who speak HTTP and WebSocket in ways that would fill the memory are cut off."""

from __future__ import annotations

import os
import socket
import struct
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from serving import PATIENCE, Page, Served, running

from wyprawa.server import wire


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with running(tmp_path_factory.mktemp("wire")) as found:
        yield found


@contextmanager
def line(served: Served) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", served.port), timeout=PATIENCE) as made:
        yield made


def is_cut(made: socket.socket, data: bytes, times: int) -> bool:
    """Whether the line is closed for sending so much."""
    try:
        for _ in range(times):
            made.sendall(data)
        while made.recv(65_536):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


def frame(opcode: int, payload: bytes, *, last: bool = True) -> bytes:
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
    return struct.pack("!BB", opcode | (0x80 if last else 0), 0x80 | len(payload)) + mask + masked


def upgraded(made: socket.socket, table: str) -> None:
    key = b64encode(os.urandom(16)).decode()
    head = f"GET /api/live/{table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    made.sendall(f"{head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode())
    assert b" 101 " in made.recv(4096)


def test_the_head_of_a_request_has_an_end(served: Served) -> None:
    with line(served) as made:
        made.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX: ")
        assert is_cut(made, b"x" * 4096, 1000)
    text = "x" * 60_000
    assert served.http.get("/health", headers={"x": text}).status_code == 200
    assert served.http.post("/api/tables", json={"game": text * 4}).status_code == 400


def test_who_connects_and_says_nothing_is_let_go(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "_SECONDS", 0.05)
    with line(served) as silent:
        assert is_cut(silent, b"", 0)
    with line(served) as slow:
        assert is_cut(slow, b"GET / HTTP/1.1\r\nHo", 1)


def test_pings_are_answered_while_the_answers_are_taken(served: Served) -> None:
    table = served.open()
    with line(served) as made:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        upgraded(made, table["table"])
        assert is_cut(made, frame(9, b"p" * 125) * 100, 5000)
    with Page(served, table["table"], table["ticket"]) as page:
        assert page.line.ping().wait(PATIENCE)


def test_a_message_comes_in_a_few_pieces_only(served: Served) -> None:
    table = served.open()
    with line(served) as made:
        upgraded(made, table["table"])
        made.sendall(frame(1, b"{", last=False))
        assert is_cut(made, frame(0, b"", last=False), 1000)
