"""A table whose rows on disk have suffered: nothing that is still there is lost to sight, and notes tell no
secrets."""

from __future__ import annotations

import random
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from serving import Page, Served, running

from wyprawa.server.durable import SNAPSHOTS

LEAST = SNAPSHOTS + 6  # moves: some in a snapshot, some after it


def played(served: Served, table: dict[str, Any], moves: int) -> None:
    """One person with both seats plays, now and then taking something back."""
    chance, answered = random.Random(3), -1
    with Page(served, table["table"], table["ticket"]) as page:
        page.asked()
        while page.frame["number"] < moves:
            asking, number = page.frame, page.frame["number"]
            if number > answered:
                answered = number
                if number % 20 == 10 and page.frame["undo"]:
                    page.send(type="undo")
                else:
                    page.answer(chance)
            if page.hear().get("why") == "rate":  # too fast for one line: the same again, later
                time.sleep(1)
                page.frame, answered = asking, -1


def seen(served: Served, table: dict[str, Any], ticket: str) -> tuple[Any, ...]:
    with Page(served, table["table"], ticket) as page:
        notes = page.of("welcome")["notes"]
        page.of("frame")
        return notes, page.frame["number"], page.parts, page.log


def change(folder: Path, statement: str, *given: Any) -> None:
    with closing(sqlite3.connect(folder / "tables.db")) as database, database:
        assert database.execute(statement, given).rowcount > 0


def snapshot(folder: Path) -> str:
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        text: str = database.execute("SELECT record FROM snapshots ORDER BY n DESC").fetchone()[0]
        return text


def cut(text: str) -> str:
    return text[: len(text) // 2]


def another_choice(text: str) -> str:
    lines = text.splitlines()
    at = max(n for n, line in enumerate(lines) if line[9].isdigit())
    return "\n".join([*lines[:at], lines[at] + "7", *lines[at + 1 :], ""])


def zeros(text: str) -> str:
    return text[:400] + "\0" * (len(text) - 400)


def nothing(text: str) -> str:
    return "lorem ipsum"


@pytest.mark.parametrize("damage", [cut, another_choice, zeros, nothing])
def test_with_a_damaged_snapshot_a_table_is_read_from_its_start_and_its_moves(
    tmp_path: Path, damage: Callable[[str], str]
) -> None:
    with running(tmp_path) as served:
        table = served.open("monsterlands", "me", "me", seed=5)
        played(served, table, LEAST)
        before = [seen(served, table, ticket) for ticket in (table["ticket"], table["watch"])]
    assert (before[0][0], before[0][1] >= LEAST) == ([], True)
    good = snapshot(tmp_path)
    change(tmp_path, "UPDATE snapshots SET record = ?", damage(good))
    with running(tmp_path) as served:
        assert [seen(served, table, ticket) for ticket in (table["ticket"], table["watch"])] == before
    assert snapshot(tmp_path) == good  # written anew


def test_notes_about_moves_that_no_longer_fit_quote_nobodys_hand(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path) as served:
        table = served.open("smok", "me", "friend")
        with Page(served, table["table"], table["seats"][1]["ticket"]) as friend:
            friend.answer()
            friend.until(lambda message: message["type"] == "frame")
    change(tmp_path, "UPDATE moves SET key = '77' WHERE n = 1")
    change(tmp_path, "DELETE FROM snapshots")
    with running(tmp_path) as served:
        for ticket in (table["ticket"], table["watch"]):
            assert seen(served, table, ticket)[0] == ["move 1 of 1 does not fit the rules as they are"]
        with Page(served, table["table"], table["ticket"]) as host:  # and it goes on
            host.answer()
            host.until(lambda message: message["type"] == "frame")
    assert [each.getMessage() for each in caplog.records] == [
        f"table {table['table']}: move 1 of 1 does not fit the rules as they are: IllegalOption"
    ]
