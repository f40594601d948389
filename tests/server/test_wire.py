"""Visitors who speak HTTP and WebSocket in ways that would fill the memory are cut off."""

from __future__ import annotations

import os
import socket
import struct
import time
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from serving import PATIENCE, Page, Served, running

from wyprawa.server import socket as live_line
from wyprawa.server import wire

ELSEWHERE = "127.0.0.2"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with running(tmp_path_factory.mktemp("wire")) as found:
        yield found


@contextmanager
def line(served: Served, address: str = "127.0.0.1") -> Iterator[socket.socket]:
    where = ("127.0.0.1", served.port)
    with socket.create_connection(where, timeout=PATIENCE, source_address=(address, 0)) as made:
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
    head = f"GET /api/live/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
    lines = f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    made.sendall(f"{head}{lines}".encode())
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


def heard(made: socket.socket) -> bytes:
    """What comes until the line is closed, or for a while."""
    found = b""
    with suppress(ConnectionResetError, TimeoutError):
        while data := made.recv(65_536):
            found += data
    return found


@pytest.mark.parametrize("kind", [9, 10])
def test_pings_and_pongs_count_as_messages_do(tmp_path: Path, kind: int) -> None:
    """Ten thousand at once, without a ticket: the line is closed after a few hundred, with a word why."""
    with running(tmp_path, frame_rate=100, frame_burst=500) as served:
        table = served.open()
        with Page(served, table["table"], table["ticket"]) as page:
            page.asked()
            with line(served) as made:
                upgraded(made, table["table"])
                with suppress(OSError):
                    made.sendall(frame(kind, b"") * 10_000)
                answers = heard(made)
            assert answers.count(b"\x8a\x00") < 1000
            assert struct.pack("!H", 4429) + b"too many frames" in answers
            page.answer()
            page.until(lambda message: message["type"] == "frame")


def test_the_lines_of_one_address_share_its_frames(tmp_path: Path) -> None:
    with running(tmp_path, address_frame_rate=0.001, address_frame_burst=300) as served:
        table = served.open()
        closed = 0
        for _ in range(5):
            with line(served, ELSEWHERE) as made:
                upgraded(made, table["table"])
                made.sendall(frame(9, b"") * 100)
                made.settimeout(0.3)
                closed += b"too many frames" in heard(made)
        assert closed == 2
        with Page(served, table["table"], table["ticket"]) as page:
            page.asked()


@pytest.mark.parametrize(
    "sent",
    [b"", frame(9, b"p"), frame(1, b"{", last=False), frame(1, b"what?")],
    ids=["nothing", "a ping", "half a message", "a message"],
)
def test_a_line_without_a_hello_ends_whatever_it_sends(
    served: Served, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    """Also one that does not answer when it is told that the line is closed."""
    monkeypatch.setattr(live_line, "HELLO", 0.3)
    monkeypatch.setattr(wire, "_PARTING", 0.2)
    began = time.monotonic()
    with line(served) as made:
        upgraded(made, served.open()["table"])
        made.settimeout(0.05)
        with suppress(ConnectionError):
            while time.monotonic() - began < PATIENCE:
                made.sendall(sent)
                with suppress(TimeoutError):
                    if not made.recv(65_536):
                        break
    assert time.monotonic() - began < 6


def test_a_line_that_takes_nothing_ends_too(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its buffers are full, so that not even the closing can be sent."""
    monkeypatch.setattr(wire, "_SILENT", 0.5)
    table = served.open()
    with line(served) as made:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        upgraded(made, table["table"])
        made.sendall(frame(9, b"p" * 125) * 50)
        time.sleep(1.0)
        assert is_cut(made, frame(9, b""), 1)


def test_a_body_that_dribbles_ends(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(wire, "_BODY", 0.5)
    began = time.monotonic()
    with line(served) as made:
        made.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000\r\n\r\n{")
        made.settimeout(0.05)
        answer = b""
        with suppress(ConnectionError):
            while time.monotonic() - began < PATIENCE:
                made.sendall(b" ")
                with suppress(TimeoutError):
                    data = made.recv(65_536)
                    answer += data
                    if not data:
                        break
    assert time.monotonic() - began < 6
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b'{"error":' in answer
    assert served.http.post("/api/tables", json={"game": "smok"}).status_code == 201
    assert caplog.text == ""


def test_a_message_comes_in_a_few_pieces_only(served: Served) -> None:
    table = served.open()
    with line(served) as made:
        upgraded(made, table["table"])
        made.sendall(frame(1, b"{", last=False))
        assert is_cut(made, frame(0, b"", last=False), 1000)
