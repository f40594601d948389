"""Rules that never end close their own table, and the others go on."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import endless
import pytest
from serving import Page, Served, running

from wyprawa.server import opening, rooms
from wyprawa.server.said import page_words
from wyprawa.words import t


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    endless.install(monkeypatch)
    with running(tmp_path, answer_seconds=0.3) as found:
        yield found


def laid(served: Served) -> tuple[dict[str, Any], str]:
    table = served.open("endless", "me", "friend")
    return table, table["seats"][1]["ticket"]


@pytest.mark.parametrize("answer", ["loop", "picture"])
def test_a_table_whose_rules_never_end_is_closed_and_the_others_go_on(served: Served, answer: str) -> None:
    table, friend = laid(served)
    other = served.open("smok", "me", "me")
    with (
        Page(served, other["table"], other["ticket"]) as elsewhere,
        Page(served, table["table"], table["ticket"], language="pl") as host,
        Page(served, table["table"], friend) as guest,
    ):
        elsewhere.asked()
        host.answer(key="on")
        guest.answer(key=answer)
        assert guest.code() == 4410
        assert host.code() == 4410
        assert "closed" in (host.line.close_reason or "")
        elsewhere.answer()
        elsewhere.until(lambda message: message["type"] == "frame")
    assert Page(served, table["table"], friend).code() == 4410
    shown = served.get(f"/api/tables/{table['table']}", friend).json() if answer == "loop" else None
    assert shown is None or (shown["closed"], shown["continues"], shown["number"]) == (True, True, 1)
    record = served.get(f"/api/tables/{table['table']}/record", friend)
    assert record.status_code == 200
    assert len([line for line in record.text.splitlines() if " card " in line]) == 1 + (answer == "picture")


def test_it_is_still_closed_when_the_server_comes_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    endless.install(monkeypatch)
    with running(tmp_path, answer_seconds=0.3) as served:
        table, _ = laid(served)
        with Page(served, table["table"], table["ticket"]) as host:
            host.answer(key="loop")
            assert host.code() == 4410
    with running(tmp_path, answer_seconds=0.3) as served:
        assert Page(served, table["table"], table["ticket"]).code() == 4410


def test_who_opened_it_opens_no_other_for_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    endless.install(monkeypatch)
    with running(tmp_path, answer_seconds=0.3, tables_per_hour=60) as served:
        table, _ = laid(served)
        with Page(served, table["table"], table["ticket"], address="127.0.0.2") as host:
            host.answer(key="loop")
            assert host.code() == 4410
        assert served.http.post("/api/tables", json={"game": "smok"}).status_code == 429


def test_options_that_take_for_ever_are_refused(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    def setup(*_: Any) -> Any:
        while True:
            pass

    monkeypatch.setattr(opening, "_SECONDS", 0.3)
    monkeypatch.setattr(endless.GAME.__class__, "begin", setup)
    answer = served.http.post("/api/tables", json={"game": "endless"})
    assert (answer.status_code, "too long" in answer.json()["error"]) == (400, True)


def test_a_table_that_takes_for_ever_to_read_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    endless.install(monkeypatch)
    with running(tmp_path) as served:
        table, _ = laid(served)
    monkeypatch.setattr(rooms, "_READING", 0.3)
    monkeypatch.setattr(rooms, "begin", lambda stored: [None for _ in iter(int, 1)])
    with running(tmp_path) as served:
        began = time.monotonic()
        for _ in range(3):
            assert Page(served, table["table"], table["ticket"]).code() == 4404
        assert time.monotonic() - began < 10


def test_it_is_said_in_both_languages() -> None:
    said = [page_words(each).say(t("page-refused-shut")) for each in ("en", "pl")]
    assert said[0] != said[1]
