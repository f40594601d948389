"""A file that begins from an impossible state is refused by the API in a sentence, and the server goes on."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from serving import Served, running

import wyprawa
from wyprawa.kernel import record

Change = Callable[[dict[str, Any]], None]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with running(Path(tmp_path_factory.mktemp("server"))) as found:
        yield found


def sent(game: str, change: Change) -> str:
    """A file of a game that begins in the middle, with something in its state changed."""
    table = wyprawa.new(game, seed=5, seats=2)
    for _ in range(12):
        choice = table.choices[0]
        table.choose(choice.options[0], choice.seat)
    parsed = record.parse(table.record())
    state = next(json.loads(each.state) for each in parsed.entries if isinstance(each, record.Snapshot))
    change(state)
    return record.write(parsed.header, [record.Snapshot(json.dumps(state), start=True)])


def hundred_thousand_gems(s: dict[str, Any]) -> None:
    s["gems"] = [100_000, 0]


def more_gems(s: dict[str, Any]) -> None:
    s["gems"] = [50, 0]


def nine_thousand_dice(s: dict[str, Any]) -> None:
    s["clans"][0]["strength"] = 9_000


def two_of_a_card(s: dict[str, Any]) -> None:
    s["clans"][0]["members"] = [*s["clans"][0]["members"], s["offer"][0]]


def a_trillion_hit_points(s: dict[str, Any]) -> None:
    s["figures"]["0"]["hp"] = 10**12


def nowhere_on_the_map(s: dict[str, Any]) -> None:
    s["figures"]["0"]["at"] = 9_000


def an_event(s: dict[str, Any]) -> None:
    s["event"] = [{"do": "recover", "cards": 10**15, "to": "characters"}]


def a_dance(s: dict[str, Any]) -> None:
    s["agenda"] = [["dance", 1]]


@pytest.mark.parametrize(
    ("game", "change", "said"),
    [
        ("smok", hundred_thousand_gems, "a state saved under other rules"),
        ("smok", more_gems, "gem: 60, expected 10"),
        ("smok", a_dance, "expected one of the steps"),
        ("monsterlands", nine_thousand_dice, "9000 strength, expected at most 60"),
        ("monsterlands", two_of_a_card, "2, expected 1: clans[0].members, offer"),
        ("monsterlands", a_dance, "expected one of the steps"),
        ("gloomhaven", a_trillion_hit_points, "a state saved under other rules"),
        ("gloomhaven", nowhere_on_the_map, "is off the map"),
        ("gloomhaven", an_event, "a state saved under other rules"),
        ("gloomhaven", a_dance, "expected one of the steps"),
    ],
)
def test_an_impossible_state_is_refused(served: Served, game: str, change: Change, said: str) -> None:
    answer = served.http.post("/api/tables", json={"record": sent(game, change)})
    assert answer.status_code == 400
    assert said in answer.text
    assert served.get("/api/games").status_code == 200


@pytest.mark.parametrize("game", ["smok", "monsterlands", "gloomhaven"])
def test_a_sound_state_is_taken(served: Served, game: str) -> None:
    answer = served.http.post("/api/tables", json={"record": sent(game, lambda s: None)})
    assert answer.status_code == 201, answer.text
