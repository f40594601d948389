"""By which names the server goes: a page that makes its own name point here is turned away."""

from __future__ import annotations

from collections.abc import Iterator
from socket import create_connection

import pytest
from serving import PATIENCE, Served, running
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from wyprawa.server.origins import known


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with running(tmp_path_factory.mktemp("names"), settings={"hosts": ("play.example.org",)}) as found:
        yield found


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        (None, True),
        ("localhost:8765", True),
        ("127.0.0.1:8765", True),
        ("[::1]:8765", True),
        ("192.168.1.5", True),
        ("play.example.org", True),
        ("PLAY.example.org.:443", True),
        ("evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example", False),
        ("sub.play.example.org", False),
        ("", False),
        ("[", False),
        ("a b", False),
    ],
)
def test_names(host: str | None, ours: bool) -> None:
    assert known(host, {"play.example.org", "127.0.0.1"}) == ours
    assert known(host, {"*"})


def test_a_request_under_another_name_is_refused(served: Served) -> None:
    for method, path in (("GET", "/"), ("GET", "/api/games"), ("POST", "/api/tables"), ("GET", "/metrics")):
        answer = served.http.request(method, path, headers={"host": "evil.example:80"})
        assert answer.status_code == 421
        assert "evil.example" in answer.json()["error"]
    for name in ("play.example.org", f"localhost:{served.port}"):
        assert served.http.get("/health", headers={"host": name}).status_code == 200


def test_a_live_line_under_another_name_is_closed(served: Served) -> None:
    table = served.open()
    evil = f"ws://evil.example/api/live/{table['table']}"
    here = create_connection(("127.0.0.1", served.port))
    with connect(evil, sock=here, origin=Origin("http://evil.example")) as line:
        with pytest.raises(ConnectionClosed):
            line.recv(timeout=PATIENCE)
        assert line.close_code == 4403
