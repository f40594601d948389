"""The sheet a game ends with, and another game after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from serving import Served, running

import wyprawa
from wyprawa.kernel import Table
from wyprawa.players import Chair, player
from wyprawa.scene.sheet import luck
from wyprawa.server.endings import following, shown
from wyprawa.server.sight import words_of

SETS: dict[str, dict[str, Any]] = {
    "smok": {"seats": 3},
    "monsterlands": {"seats": 2},
    "gloomhaven": {"seats": 1, "heroes": ["brute", "tinkerer"], "level": 0},
}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with running(tmp_path_factory.mktemp("endings")) as found:
        yield found


def played(game: str) -> Table[Any]:
    table = wyprawa.new(game, seed=3, **SETS[game])
    bots = [player("sensible", seat) for seat in range(table.seats)]
    while not table.over:
        seat = table.choices[0].seat
        table.choose(bots[seat].choose(Chair(table, seat)), seat)
    return table


@pytest.mark.parametrize("game", list(SETS))
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_finished_game_has_a_sheet_in_words(game: str, language: str) -> None:
    table = played(game)
    words = words_of(table, language)
    sheet = shown(table, words)
    assert len(sheet.columns) == (2 if game == "gloomhaven" else table.seats)
    assert all(len(row.values) == len(sheet.columns) for row in sheet.rows)
    assert len({row.title for row in sheet.rows}) == len(sheet.rows)
    assert not words.missing


def test_points_by_category_come_to_the_score() -> None:
    table = played("monsterlands")
    sheet = shown(table, words_of(table, "en"))
    by_kind = {kind: [row.values for row in sheet.rows if row.kind == kind] for kind in ("score", "total")}
    assert [sum(column) for column in zip(*by_kind["score"], strict=True)] == list(by_kind["total"][0])
    assert table.outcome is not None
    assert by_kind["total"][0] == table.outcome.scores


def test_gems_of_smok_were_found_stolen_or_lost() -> None:
    table = played("smok")
    rows = {row.title: row.values for row in shown(table, words_of(table, "en")).rows}
    assert rows["Gems"] == tuple(table.state.gems)
    assert sum(rows["Gems stolen"]) == sum(rows["Gems stolen from them"])
    assert sum(rows["Gems picked up"]) >= sum(rows["Gems"])


def test_the_next_scenario_is_the_one_after_this() -> None:
    first = wyprawa.new("gloomhaven", seed=1, seats=1)
    found = following(first, words_of(first, "en"))
    assert found is not None
    assert found.value == "barrow-lair"
    last = wyprawa.new("gloomhaven", seed=1, seats=1, scenario="dungeon")
    assert following(last, words_of(last, "en")) is None
    assert following(wyprawa.new("smok", seed=1), words_of(wyprawa.new("smok", seed=1), "en")) is None


def test_luck_is_what_is_above_the_usual() -> None:
    assert luck([6, 6], 3.5) == 5
    assert luck([], 3.5) == 0


def test_sheet_and_rematch_wait_for_the_end(served: Served) -> None:
    body = {"game": "smok", "options": {"seats": 2}, "seats": [{"kind": "me"}, {"kind": "bot"}], "seed": 3}
    made = served.http.post("/api/tables", json=body).json()
    headers = {"authorization": f"Bearer {made['ticket']}"}
    path = f"/api/tables/{made['table']}"
    assert served.http.get(f"{path}/sheet", headers=headers).status_code == 403
    assert served.http.post(f"{path}/rematch", json={}, headers=headers).status_code == 403


def test_another_game_has_the_same_people(served: Served) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "sensible"}, {"kind": "friend", "name": "Ola"}]
    body = {"game": "smok", "record": played("smok").record(), "seats": seats, "name": "Ania"}
    made = served.http.post("/api/tables", json=body).json()
    headers = {"authorization": f"Bearer {made['ticket']}"}
    path = f"/api/tables/{made['table']}"
    assert served.http.get(f"{path}/sheet?language=pl", headers=headers).json()["columns"][0] == "Złodziej 1"
    watching = {"authorization": f"Bearer {made['watch']}"}
    assert served.http.post(f"{path}/rematch", json={}, headers=watching).status_code == 404
    again = served.http.post(f"{path}/rematch", json={"name": "Ania"}, headers=headers).json()
    assert again["table"] != made["table"]
    assert [seat["kind"] for seat in again["seats"]] == ["me", "bot", "friend"]
    shown_now = served.http.get(
        f"/api/tables/{again['table']}", headers={"authorization": f"Bearer {again['ticket']}"}
    ).json()
    assert not shown_now["over"]
    assert [seat["name"] for seat in shown_now["seats"]][::2] == ["Ania", "Ola"]
