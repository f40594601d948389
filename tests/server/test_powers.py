"""Who may do what: links that are void, seats handed over, other pages, and looking back."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from laying import answer, lay, open_rooms, page
from serving import Page, Served, running

from wyprawa.server import going_back
from wyprawa.server.pages import HEADERS
from wyprawa.server.storage import StorageError


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with running(tmp_path_factory.mktemp("powers")) as found:
        yield found


def change(served: Served, table: dict[str, Any], seat: int, **body: Any) -> Any:
    path = f"/api/tables/{table['table']}/seats/{seat}"
    headers = {"authorization": f"Bearer {table['ticket']}"}
    return served.http.patch(path, json=body, headers=headers)


def mine(served: Served, table: dict[str, Any], ticket: str) -> list[int]:
    found: list[int] = served.get(f"/api/tables/{table['table']}", ticket).json()["mine"]
    return found


# --- links ----------------------------------------------------------------------------------------------


def test_a_new_link_makes_all_earlier_ones_of_its_seat_void(served: Served) -> None:
    table = served.open("smok", "me", "friend", "me")
    old = table["seats"][1]["ticket"]
    new = change(served, table, 1, kind="person").json()["ticket"]
    assert (mine(served, table, old), mine(served, table, new)) == ([], [1])
    with Page(served, table["table"], old) as nobody:
        assert nobody.of("welcome")["mine"] == []
        nobody.of("frame")
        assert (nobody.frame["as"], nobody.frame["prompt"]) == (None, None)
    with Page(served, table["table"], table["ticket"]) as host:
        host.asked()
        assert change(served, table, 2, kind="person", sole=True).status_code == 200
        assert host.code() == 1012
    assert mine(served, table, table["ticket"]) == [0]


def test_one_whose_seat_a_bot_has_sees_no_more_than_before(served: Served) -> None:
    table = served.open()
    friend, path = table["seats"][1]["ticket"], f"/api/tables/{table['table']}"
    for seat in (0, 1):
        change(served, table, seat, kind="bot", bot="random")
    for what in ("record", "moments?seat=open", "moments?seat=0", "replay.html?seat=open"):
        assert served.get(f"{path}/{what}", friend).status_code == 403
    assert served.get(f"{path}/record", table["ticket"]).status_code == 200


# --- going back -----------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_when_all_may_look_at_everything_nobody_goes_back_without_the_others(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        live = await lay(rooms, "person", "person", game="monsterlands")
        both = page(live, 0, 1)
        fair = 0
        for _ in range(2000):
            if live.table.over:
                break
            await answer(live, both, live.table.choices[0].seat)
            last = live.table.history[-1].seat
            fair += going_back.way_back(live.table, (last,), alone=False) is True
        assert fair
        assert live.table.over
        for seat in (0, 1):
            assert going_back.way_back(live.table, (seat,), alone=False) == "ask"


# --- other pages ----------------------------------------------------------------------------------------


def test_another_page_can_have_nothing_done(served: Served) -> None:
    evil = {"origin": "https://evil.example", "content-type": "text/plain"}
    answer = served.http.post("/api/tables", content=b'{"game":"smok"}', headers=evil)
    assert answer.status_code == 403
    own = {"origin": f"http://127.0.0.1:{served.port}"}
    assert served.http.post("/api/tables", json={"game": "smok"}, headers=own).status_code == 201


@pytest.mark.parametrize(
    ("method", "path", "content", "status"),
    [
        ("DELETE", "/api/tables", b"", 405),
        ("HEAD", "/", b"", 405),
        ("OPTIONS", "/api/tables", b"", 204),
        ("POST", "/api/tables", b"{", 400),
        ("POST", "/api/tables", b"[" * 50_000, 400),
        ("POST", "/api/tables", b'{"game":"smok","seed":' + b"9" * 5000 + b"}", 400),
        ("POST", "/api/games/smok/check", b'{"options":{"seats":' + b"9" * 5000 + b"}}", 400),
        ("POST", "/api/tables", b" " * 2_100_000, 413),
        ("GET", "/static/" + "a" * 3000, b"", 404),
        ("GET", "/static/a%00b", b"", 404),
        ("GET", "/static/style/x%5C..%5Cy.css", b"", 404),
        ("GET", "/static/main.js", b"", 200),
        ("GET", "/api/live/x", b"", 405),
        ("GET", "/api/tables/x/moments?from=" + "9" * 5000, b"", 400),
    ],
)
def test_headers_of_safety_on_every_answer(
    served: Served, method: str, path: str, content: bytes, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    answer = served.http.request(method, path, content=content)
    assert answer.status_code == status, answer.text
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "Traceback" not in caplog.text


# --- looking back ---------------------------------------------------------------------------------------


def test_one_address_looks_back_so_often(tmp_path: Path) -> None:
    with running(tmp_path, look_rate=0.001, look_burst=2) as served:
        table = served.open("smok", "me", "random")
        path = f"/api/tables/{table['table']}"
        answers = [
            served.get(f"{path}/{what}", table["ticket"]) for what in ("moments", "record", "replay.html")
        ]
        assert [answer.status_code for answer in answers] == [200, 200, 429]


def test_so_much_is_said_at_once(tmp_path: Path) -> None:
    with running(tmp_path, chat_rate=0.001, chat_burst=2) as served:
        table = served.open()
        with Page(served, table["table"], table["ticket"]) as page:
            for _ in range(3):
                page.send(type="chat", text="hej")
            assert page.of("refused")["why"] == "rate"
            assert len([each for each in page.heard if each["type"] == "chat"]) == 2


def test_nobody_looks_back_on_what_is_not_on_disk(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    table, go = served.open("smok", "me", "me"), threading.Event()

    async def full(*_: Any, **__: Any) -> None:
        while not go.is_set():
            await asyncio.sleep(0.001)
        raise StorageError("the disk is full")

    monkeypatch.setattr(served.backend.storage, "move", full)
    live = next(each for each in served.backend.rooms if each.id == table["table"])
    path = f"/api/tables/{table['table']}/moments?seat=open"
    with Page(served, table["table"], table["ticket"]) as page, ThreadPoolExecutor() as beside:
        page.answer()
        while not live.storing:
            time.sleep(0.001)
        looking = beside.submit(served.get, path, table["ticket"])
        while served.backend.looking.free:
            time.sleep(0.001)
        go.set()
        assert looking.result().json()["last"] == 0
        assert page.of("refused")["why"] == "storage"
