"""The HTTP interface, over a real connection."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from serving import Page, Served, running

import wyprawa
from wyprawa.kernel import record
from wyprawa.server import offers
from wyprawa.server.pages import HEADERS


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with running(tmp_path_factory.mktemp("app")) as found:
        yield found


def error(answer: Any, status: int) -> str:
    assert answer.status_code == status, answer.text
    text: str = answer.json()["error"]
    return text


def post(served: Served, path: str, ticket: str = "", **body: Any) -> Any:
    headers = {"authorization": f"Bearer {ticket}"} if ticket else {}
    return served.http.post(path, json=body, headers=headers)


# --- games and options --------------------------------------------------------------------------------


def test_every_game_is_offered_with_its_options_in_both_languages(served: Served) -> None:
    english, polish = (served.get(f"/api/games?language={each}").json() for each in ("en", "pl"))
    assert [game["name"] for game in english] == list(wyprawa.games())
    for one, other in zip(english, polish, strict=True):
        assert one["about"] != other["about"]
        assert [each["spec"] for each in one["bots"]] == [each["spec"] for each in other["bots"]]
        for option, opcja in zip(one["options"], other["options"], strict=True):
            assert option["name"] != option["label"] != opcja["label"]
            assert option["default"] == opcja["default"]


def test_options_are_described_by_the_games_own_record() -> None:
    smok, lands = (offers.offer(wyprawa.find(name), "en") for name in ("smok", "monsterlands"))
    assert (smok.seats, lands.seats) == (offers.Seats(2, 4), offers.Seats(1, 4))
    found = {option.name: option for option in lands.options}
    assert (found["seats"].kind, found["seats"].low, found["seats"].high) == ("int", 1, 4)
    assert found["deceit"].kind == "bool"
    assert [choice.value for choice in found["level"].choices] == ["beginner", "normal", "high", "cruel"]
    assert [choice.label for choice in found["level"].choices][:2] == ["Beginner", "Normal"]
    assert [choice.value for choice in found["scenario"].choices] == list(range(11))
    assert all(option.label != option.name for option in lands.options)


def test_options_are_checked_by_the_same_record(served: Served) -> None:
    assert post(served, "/api/games/smok/check", options={"seats": 3}).json() == {"seats": 3}
    assert "seats" in error(post(served, "/api/games/smok/check", options={"seats": 9}), 400)
    assert "ML-34.28" in error(
        post(served, "/api/games/monsterlands/check", options={"seats": 1, "deceit": True}), 400
    )
    assert "installed: " in error(post(served, "/api/games/chess/check", options={}), 400)


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 2, "scenario": 3},
        {"seats": 1, "campaign": True, "scenario": 2},
        {"seats": 1, "deceit": True},
        {"seats": 1, "scenario": 10},
    ],
)
def test_options_that_do_not_go_together_are_refused_in_the_readers_language(
    served: Served, options: dict[str, Any]
) -> None:
    path = "/api/games/monsterlands/check?language="
    english, polish = (error(post(served, path + each, options=options), 400) for each in ("en", "pl"))
    assert english[0].isupper()
    assert "given" not in english
    assert polish != english
    assert error(post(served, path + "xx", options=options), 400) == english
    assert error(post(served, "/api/tables?language=pl", game="monsterlands", options=options), 400) == polish


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"heroes": ["brute", "brute"]}, "GH-1.2"),
        ({"heroes": ["brute"], "seats": 1}, "GH-1.1"),
        ({"heroes": ["brute", "tinkerer"], "seats": 3}, ""),
    ],
)
def test_a_party_that_cannot_be_is_refused_before_the_table_is_opened(
    served: Served, options: dict[str, Any], rule: str
) -> None:
    path = "/api/games/gloomhaven/check?language="
    english, polish = (error(post(served, path + each, options=options), 400) for each in ("en", "pl"))
    assert rule in english
    assert english != polish


def test_a_choice_of_several_and_a_number_that_may_be_left_out() -> None:
    found = {each.name: each for each in offers.offer(wyprawa.find("gloomhaven"), "en").options}
    heroes, level, scenario = (found[name] for name in ("heroes", "level", "scenario"))
    assert (heroes.kind, heroes.high, heroes.choices[0].label) == ("several", 4, "Brute")
    assert [each.value for each in level.choices] == [None, *range(8)]
    assert level.choices[0].label == "recommended"
    assert scenario.choices[0].label == "1. Black Barrow"
    assert "crossed" not in found


UNOFFERED: list[dict[str, Any]] = [
    {"event": [{"type": "recover", "cards": 10**15}]},
    {"crossed": [1, 2]},
    {"campaign": True},
    {"penalties": [[], [], []]},
    {"led_by": [0, 0]},
    {"heroes": [{"class": "brute", "level": 9}, "tinkerer"]},
    {"heroes": ["brute"] * 5},
    {"scenario": ["black-barrow"]},
    {"seats": "2"},
    {"level": 99},
    {"dragons": 2},
]


@pytest.mark.parametrize("options", UNOFFERED, ids=str)
def test_what_no_form_offers_is_not_taken_from_a_request(served: Served, options: dict[str, Any]) -> None:
    """Neither options without a field, nor values that no field can send: their rules may do anything."""
    for path, body in (
        ("/api/games/gloomhaven/check", {"options": options}),
        ("/api/tables", {"game": "gloomhaven", "options": options}),
    ):
        assert next(iter(options)) in error(post(served, path, **body), 400)


def test_whatever_the_form_of_a_game_offers_is_taken(served: Served) -> None:
    for game in served.get("/api/games").json():
        defaults = {option["name"]: option["default"] for option in game["options"]}
        assert post(served, f"/api/games/{game['name']}/check", options=defaults).status_code == 200
        for option in game["options"]:
            values = [choice["value"] for choice in option["choices"]]
            many = option["kind"] == "several"
            for value in [[each] for each in values] if many else values:
                answer = post(served, f"/api/games/{game['name']}/check", options={option["name"]: value})
                assert "not offered" not in answer.text


# --- tables -------------------------------------------------------------------------------------------


def test_a_table_and_its_tickets(served: Served) -> None:
    table = served.open("smok", "me", "friend", "random", "open", options={"seats": 4})
    assert [("ticket" in each) for each in table["seats"]] == [False, True, False, False]
    tickets = [table["ticket"], table["watch"], table["seats"][1]["ticket"]]
    assert len({*tickets}) == 3
    mine, watching, friends = (served.get(f"/api/tables/{table['table']}", each).json() for each in tickets)
    assert (mine["mine"], mine["host"], watching["mine"], watching["host"]) == ([0], True, [], False)
    assert (friends["mine"], friends["continues"]) == ([1], False)
    assert [each["kind"] for each in mine["seats"]] == ["person", "person", "bot", "open"]
    assert mine["seats"][0]["name"] == "Ania"
    assert "ticket" in error(served.get(f"/api/tables/{table['table']}"), 401)
    assert "ticket" in error(served.get(f"/api/tables/{table['table']}", served.open()["ticket"]), 401)
    error(served.get("/api/tables/nowhere", table["ticket"]), 404)


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ({"game": "chess"}, "installed"),
        ({"game": "smok", "options": {"dragons": 2}}, "dragons"),
        ({"game": "smok", "options": {"seats": 2}, "seats": [{"kind": "open"}] * 3}, "3 seats"),
        ({"game": "smok", "seats": [{"kind": "cat"}, {"kind": "me"}]}, "cat"),
        ({"game": "smok", "seats": [{"kind": "bot", "bot": "search:999999"}, {"kind": "me"}]}, "no bot"),
        ({"game": "smok", "colour": "red"}, "colour"),
        ({"record": "something else"}, "not a Wyprawa record"),
    ],
)
def test_a_table_that_cannot_be(served: Served, body: dict[str, Any], says: str) -> None:
    assert says in error(post(served, "/api/tables", **body), 400)


def test_one_address_opens_so_many_tables_an_hour(tmp_path: Path) -> None:
    with running(tmp_path, tables_per_hour=2) as served:
        served.open()
        served.open()
        assert "too many" in error(post(served, "/api/tables", game="smok"), 429)


def test_the_host_changes_seats_and_gets_new_links(served: Served) -> None:
    table = served.open("smok", "me", "open")
    path = f"/api/tables/{table['table']}/seats/1"

    def change(ticket: str, **body: Any) -> Any:
        return served.http.patch(path, json=body, headers={"authorization": f"Bearer {ticket}"})

    link = change(table["ticket"], kind="person").json()["ticket"]
    assert served.get(f"/api/tables/{table['table']}", link).json()["mine"] == [1]
    assert change(link, kind="open").json()["kind"] == "open"  # its own seat
    assert change(table["ticket"], kind="bot").json()["bot"] == "sensible"
    assert "no bot" in error(change(table["ticket"], kind="bot", bot="x"), 400)
    assert served.get(f"/api/tables/{table['table']}", link).json()["mine"] == []


# --- records and replays ------------------------------------------------------------------------------


def test_a_record_is_for_those_who_play_alone_until_the_game_is_over(served: Served) -> None:
    shared, alone = served.open(), served.open("smok", "me", "sensible")
    path = f"/api/tables/{shared['table']}"
    assert "secrets" in error(served.get(f"{path}/record", shared["ticket"]), 403)
    assert "tajemnice" in error(served.get(f"{path}/record?language=pl", shared["ticket"]), 403)
    for seat in ("open", "1"):
        assert "own seat" in error(served.get(f"{path}/moments?seat={seat}", shared["ticket"]), 403)
    for seat in ("0", "watch"):
        assert served.get(f"{path}/moments?seat={seat}", shared["ticket"]).status_code == 200
    error(served.get(f"{path}/moments?seat=7", shared["ticket"]), 400)
    error(post(served, f"{path}/continue", shared["ticket"], at=0), 403)
    own = f"/api/tables/{alone['table']}"
    assert served.get(f"{own}/record", alone["ticket"]).text.startswith("wyprawa record 2\n")
    assert "secrets" in error(served.get(f"{own}/record", alone["watch"]), 403)
    assert served.get(f"{own}/moments?seat=open", alone["ticket"]).json()["frames"][0]["number"] == 0
    page = served.get(f"{own}/replay.html?seat=open", alone["ticket"])
    assert page.text.startswith("<!doctype html>")
    assert "attachment" in page.headers["content-disposition"]


def test_a_game_goes_on_from_any_moment_and_from_a_file(served: Served) -> None:
    table = served.open("smok", "me", "me")
    with Page(served, table["table"], table["ticket"]) as page:
        for made in range(1, 5):
            page.answer()
            page.until(lambda m: m["type"] == "frame" and m["prompt"])
            live = next(each for each in served.backend.rooms if each.id == table["table"])
            assert len(live.table.history) == made
    path = f"/api/tables/{table['table']}"
    seats = [{"kind": "me"}, {"kind": "friend"}]
    there = post(served, f"{path}/continue", table["ticket"], at=2, seats=seats).json()
    assert served.get(f"/api/tables/{there['table']}", there["ticket"]).json()["number"] == 0
    assert "from choice 0 to 4" in error(post(served, f"{path}/continue", table["ticket"], at=9), 400)
    text = served.get(f"{path}/record", table["ticket"]).text
    loaded = post(served, "/api/tables", record=text, seats=[{"kind": "me"}, {"kind": "me"}]).json()
    assert loaded["notes"] == []
    again = served.get(f"/api/tables/{loaded['table']}/record", loaded["ticket"]).text
    assert again == text
    with Page(served, loaded["table"], loaded["ticket"]) as page:
        page.asked()
        assert page.frame["undo"] is True
        assert len(page.log) > 1


def test_a_file_whose_state_no_choices_lead_to_says_so(served: Served) -> None:
    table = wyprawa.new("smok", seed=5, seats=2)
    for _ in range(3):
        table.choose(table.choices[0].options[0])
    parsed = record.parse(table.record())
    forged = [
        entry._replace(state=entry.state.replace('"alarm":0', '"alarm":1'))
        if isinstance(entry, record.Snapshot)
        else entry
        for entry in parsed.entries
    ]
    loaded = post(served, "/api/tables", record=record.write(parsed.header, forged))
    assert "goes on from its last state" in loaded.json()["notes"][0]
    damaged = table.record().replace(" card ", " cart ", 1)
    assert "line 11" in error(post(served, "/api/tables", record=damaged), 400)
    assert served.http.post("/api/tables", content=b"x" * 2_100_000).status_code in (400, 413)


def test_options_have_faces_and_say_when_they_apply(served: Served) -> None:
    offers = {offer["name"]: offer for offer in served.get("/api/games").json()}
    options = {option["name"]: option for option in offers["gloomhaven"]["options"]}
    barrow = options["scenario"]["choices"][0]
    assert barrow["text"] == "Bandit Guard, Bandit Archer, Living Bones"
    for choice in (*options["heroes"]["choices"], *options["scenario"]["choices"]):
        assert choice["text"], choice["value"]
        if choice["face"]:
            assert served.get(choice["face"]).text.startswith("<svg"), choice["value"]
    assert all(choice["face"] for choice in options["heroes"]["choices"])
    clans = {option["name"]: option["when"] for option in offers["monsterlands"]["options"]}
    assert (clans["scenario"], clans["seats"]) == ({"seats": [1]}, {})
    error(served.get("/static/faces/gloomhaven/nobody.svg"), 404)


# --- words, rules, documentation ----------------------------------------------------------------------


def test_words_and_rules(served: Served) -> None:
    words = served.get("/api/words/pl").json()
    assert words["page-lobby-seat"] == "Miejsce {n}"
    assert not [id for id in words if not id.startswith("page-")]
    error(served.get("/api/words/xx"), 404)
    assert "card" in served.get("/api/rules/smok/SM-2.1").json()["text"]
    error(served.get("/api/rules/smok/SM-99.1"), 404)


def test_the_documentation_names_every_route_and_message(served: Served) -> None:
    page, schema = served.get("/docs").text, served.get("/docs/openapi.json").json()
    for path in schema["paths"]:
        assert f"<code>{path}</code>" in page
    assert {"/api/tables", "/api/games", "/health"} <= set(schema["paths"])
    for word in ("hello", "answer", "agree", "welcome", "refused", "4401", "/api/live/"):
        assert word in page
    assert not re.search(r"<script|https?://", page)


def test_health_and_metrics(served: Served) -> None:
    served.open()
    assert served.get("/health").json()["ok"] is True
    assert "wyprawa_tables " in served.get("/metrics").text


# --- files and headers --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    ["/", "/t/x", "/t/x/replay", "/static/main.js", "/docs", "/api/games", "/nowhere", "/api/tables/x"],
)
def test_every_answer_carries_the_headers_of_safety(served: Served, path: str) -> None:
    answer = served.get(path)
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert answer.headers["cache-control"] in ("no-cache", "no-store")


def test_files_are_small_and_fetched_once(served: Served) -> None:
    first = served.get("/static/main.js")
    assert (first.headers["content-type"], first.headers["content-encoding"]) == (
        "text/javascript; charset=utf-8",
        "gzip",
    )
    again = served.http.get("/static/main.js", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert "<svg" in served.get("/").text
    for picture in ("smok", "monsterlands"):
        assert (
            served.get(f"/static/pictures/{picture}.svg").headers["content-type"].startswith("image/svg+xml")
        )


@pytest.mark.parametrize(
    "path",
    [
        "__init__.py",
        "words/en.ftl",
        "../server/app.py",
        "%2e%2e/server/app.py",
        "style/../../cli.py",
        "",
        "style",
    ],
)
def test_nothing_but_the_pages_files_can_be_fetched(served: Served, path: str) -> None:
    assert served.get(f"/static/{path}").status_code == 404


def test_no_ticket_is_ever_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with running(tmp_path) as served:
        table = served.open()
        served.get(f"/api/tables/{table['table']}", table["ticket"])
        with Page(served, table["table"], table["ticket"]) as page:
            page.answer()
            page.send(type="hello", ticket=table["ticket"])
            page.of("refused")
        served.get("/api/tables/nowhere", table["ticket"])
    ours = [each for each in caplog.records if each.name.startswith(("wyprawa", "uvicorn.error", "litestar"))]
    said = "\n".join(each.getMessage() + (each.exc_text or "") for each in ours)
    for ticket in (table["ticket"], table["watch"], table["seats"][1]["ticket"]):
        assert ticket not in said
