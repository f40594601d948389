"""Replays: moments of a game, what each perspective gets of them, marks, and the page that plays offline."""

from __future__ import annotations

import gzip
import json
import re
from base64 import b64decode
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

import wyprawa
from wyprawa.kernel import Chance, Table, key
from wyprawa.players import Chair, player
from wyprawa.scene import look
from wyprawa.scene.html import frame
from wyprawa.scene.look import open_look
from wyprawa.server import offline, replay
from wyprawa.server.app import create_app
from wyprawa.server.packing import Packing, unpacked
from wyprawa.server.settings import Settings
from wyprawa.words import load_words

GOLDEN = Path(__file__).parents[1] / "golden"


@lru_cache
def golden(name: str) -> Table[Any]:
    return wyprawa.load(GOLDEN / f"{name}.wyprawa")


def begun(choices: int, seed: int = 5) -> Table[Any]:
    table = wyprawa.new("smok", seats=3, seed=seed)
    while len(table.history) < choices:
        seat = table.choices[0].seat
        table.choose(player("sensible", seat).choose(Chair(table, seat)), seat)
    return table


def english(table: Table[Any]) -> Any:
    return load_words(table.game.package, "en")


def seen(table: Table[Any], perspective: replay.Perspective) -> list[dict[str, str]]:
    """All moments' parts, as the page puts them together."""
    found = replay.moments(table, perspective, 0, 63, english(table))
    return unpacked(found.pieces, found.frames)


# --- frames ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("perspective", [0, 2, "watch"])
def test_a_moment_is_what_that_seat_saw_then(perspective: Any) -> None:
    table = golden("smok-3")
    words, seat = english(table), perspective if isinstance(perspective, int) else None
    for number, parts in enumerate(seen(table, perspective)):
        assert parts == frame(look(table.at(number), seat), words, seat).parts


def test_the_open_perspective_hides_nothing() -> None:
    table = golden("smok-3")
    for number, parts in enumerate(seen(table, "open")):
        assert parts == frame(open_look(table.at(number)), english(table), None).parts
    assert seen(table, "open")[0] != seen(table, "watch")[0]


def test_moments_from_the_middle_are_whole() -> None:
    table = golden("monsterlands-solo")
    words = english(table)
    found = replay.moments(table, 0, 100, 103, words, whole=False)
    assert [each["number"] for each in found.frames] == [100, 101, 102, 103]
    assert [each["full"] for each in found.frames] == [True, False, False, False]
    assert (found.first, found.last) == (0, len(table.history))
    assert found.marks is None
    assert unpacked(found.pieces, found.frames)[3] == frame(look(table.at(103), 0), words, 0).parts


def test_at_most_sixty_four_frames_come_at_once_and_none_beyond_the_game() -> None:
    table = golden("monsterlands-solo")
    words, last = english(table), len(table.history)
    assert len(replay.moments(table, "watch", 0, 10**9, words, whole=False).frames) == 64
    ends = replay.moments(table, "watch", 10**9, -5, words, whole=False)
    assert [each["number"] for each in ends.frames] == [last]


def test_the_option_taken_is_shown_to_who_took_it() -> None:
    table = golden("smok-3")
    words = english(table)
    for seat in range(3):
        found = replay.moments(table, seat, 0, 63, words)
        shown = [(each["number"], each["chosen"]) for each in found.frames if each["prompt"]]
        for number, taken in shown:
            assert taken == next(key(a.option) for a in table.history[number:] if a.seat == seat)
        assert shown
    assert all(each["chosen"] is None for each in replay.moments(table, "watch", 0, 63, words).frames)


def test_the_open_perspective_asks_whoever_answers_next() -> None:
    table = golden("smok-3")
    for each in replay.moments(table, "open", 0, 63, english(table)).frames[:-1]:
        answer = table.history[each["number"]]
        assert each["prompt"].seat == answer.seat
        assert each["chosen"] == key(answer.option)


def test_a_seat_sees_the_same_past_in_every_world_it_cannot_tell_apart() -> None:
    """While a game runs, what a seat is sent of its last moment is a function of its own view."""
    for choices in (0, 1, 4, 11):
        table = begun(choices)
        for seat in range(3):
            other = table.imagine(seat, Chance(9))
            mine = frame(replay.seen_by(table, seat, table, choices), english(table), seat)
            theirs = frame(replay.seen_by(other, seat, other, len(other.history)), english(table), seat)
            assert mine.parts == theirs.parts


def test_a_question_still_open_has_no_answer_yet() -> None:
    table = begun(1)  # seat 0 has put down its card in secret
    waiting = replay.moments(table, 1, 0, 9, english(table)).frames
    assert [each["chosen"] for each in waiting] == [None, None]
    own = replay.moments(table, 0, 0, 9, english(table)).frames
    assert own[0]["chosen"] == key(table.history[0].option)


def test_the_log_is_whole_and_cut_to_what_one_may_read() -> None:
    table = golden("monsterlands-4")
    assert len(replay.log(table, "open", english(table))) == len(table.log)
    for seat in range(4):
        told = replay.log(table, seat, english(table))
        assert [line.at for line in told] == [line.at for line in look(table, seat, log=None).log]


# --- marks ----------------------------------------------------------------------------------------------


def test_rounds_are_marked_where_the_track_moves() -> None:
    table = golden("smok-3")
    marks = [mark for mark in replay.marks(table, english(table)) if mark.kind == "round"]
    rounds = [table.at(n).state.round for n in range(len(table.history) + 1)]
    turns = [n for n in range(1, len(rounds)) if rounds[n] != rounds[n - 1]]
    assert [mark.at for mark in marks] == [0, *turns]
    assert marks[0].text == "Round 1"


def test_what_happens_seldom_is_marked_and_said() -> None:
    table = golden("smok-3")
    events = [mark for mark in replay.marks(table, english(table)) if mark.kind == "event"]
    assert any("dragon bites" in mark.text for mark in events)
    assert not any("plays" in mark.text for mark in events)
    polish = replay.marks(table, load_words(table.game.package, "pl"))
    assert any("Smok kąsa" in mark.text for mark in polish)


def test_the_end_is_the_last_mark_of_a_finished_game_only() -> None:
    table = golden("monsterlands-4")
    marks = replay.marks(table, english(table))
    assert (marks[-1].kind, marks[-1].at) == ("end", len(table.history))
    assert [mark.at for mark in marks] == sorted(mark.at for mark in marks)
    assert len([mark for mark in marks if mark.kind == "round"]) == 6
    assert all(mark.kind != "end" for mark in replay.marks(begun(9), english(table)))


def test_in_a_game_just_begun_nothing_counts_as_seldom() -> None:
    table = begun(6)
    assert table.log
    assert all(mark.kind == "round" for mark in replay.marks(table, english(table)))


# --- packing --------------------------------------------------------------------------------------------


def test_packed_parts_come_back_as_they_were() -> None:
    sent = [
        {"parts": {"a": "<g>1</g><g>2</g><g>3</g>", "b": "x"}, "gone": []},
        {"parts": {"a": "<g>1</g><g>4</g><g>3</g>"}, "gone": ["b"]},
        {"parts": {"a": "<g>3</g>", "b": ""}, "gone": []},
        {"parts": {"a": "<g>3</g><g>3</g>"}, "gone": []},
    ]
    packing = Packing()
    packed = [packing.pack(each) for each in sent]
    whole = unpacked(packing.pieces, packed)
    assert whole == [
        {"a": "<g>1</g><g>2</g><g>3</g>", "b": "x"},
        {"a": "<g>1</g><g>4</g><g>3</g>"},
        {"a": "<g>3</g>", "b": ""},
        {"a": "<g>3</g><g>3</g>", "b": ""},
    ]
    assert len(packing.pieces) == len(set(packing.pieces))
    assert packed[1]["parts"]["a"][:2] == [2, 1]  # the empty piece before the first tag is kept too


# --- offline --------------------------------------------------------------------------------------------

FACTS = {"game": "smok", "title": "Smok </script><b>", "seats": [], "mine": [], "over": True}


def page() -> str:
    table = golden("smok-3")
    return offline.offline_page(table, "open", english(table), FACTS)


def test_the_offline_page_asks_the_network_for_nothing() -> None:
    text = page()
    assert "default-src 'none'" in text
    assert not re.search(
        r"""(?:src|href)=["'](?!#|data:)""", re.sub(r"<script.*?</script>", "", text, flags=re.S)
    )
    assert "@import" not in text
    assert "url(http" not in text


def test_what_people_wrote_cannot_leave_its_place_in_the_page() -> None:
    assert "<b>" not in page().split("<body>")[0]
    assert "Smok &lt;/script&gt;" in page()


def test_the_offline_page_carries_the_whole_game() -> None:
    table = golden("smok-3")
    packed = re.search(r'id="game">([^<]*)<', page())
    assert packed is not None
    game = json.loads(gzip.decompress(b64decode(packed[1])))
    assert len(game["frames"]) == len(table.history) + 1
    assert len(game["log"]) == len(table.log)
    assert (
        unpacked(game["pieces"], game["frames"])[9]
        == frame(open_look(table.at(9)), english(table), None).parts
    )
    assert {line["rule"] for line in game["log"]} <= set(game["rules"])
    assert all(game["rules"].values())
    assert game["words"]["page-replay-play"] == "Play"


def test_every_module_the_offline_page_imports_is_in_it() -> None:
    found = re.search(r'<script type="importmap">(.*?)</script>', page(), re.S)
    assert found is not None
    modules = json.loads(found[1])["imports"]
    for address in modules.values():
        text = b64decode(address.partition("base64,")[2]).decode()
        for name in re.findall(r'from "([^"]+)"', text):
            assert name in modules


# --- who may see what -----------------------------------------------------------------------------------


@pytest.fixture
def site(tmp_path: Path) -> Iterator[TestClient[Any]]:
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.db'}")
    with TestClient(create_app(settings), base_url="http://127.0.0.1") as client:
        yield client


def opened(site: TestClient[Any], **wish: Any) -> tuple[str, dict[str, str]]:
    """A table of two friends: its id and its tickets."""
    seats = [{"kind": "me"}, {"kind": "friend"}]
    made = site.post("/api/tables", json={"game": "smok", "seats": seats, **wish}).json()
    tickets = {"host": made["ticket"], "friend": made["seats"][1]["ticket"], "watch": made["watch"]}
    return made["table"], tickets


def asked(site: TestClient[Any], path: str, ticket: str) -> Any:
    return site.get(f"/api/tables/{path}", headers={"Authorization": f"Bearer {ticket}"})


@pytest.mark.parametrize(
    ("who", "allowed"), [("host", {"0", "watch"}), ("friend", {"1", "watch"}), ("watch", {"watch"})]
)
def test_while_others_play_one_sees_ones_own_past_only(
    site: TestClient[Any], who: str, allowed: set[str]
) -> None:
    id, tickets = opened(site)
    for seat in ("0", "1", "watch", "open"):
        expected = 200 if seat in allowed else 403
        assert asked(site, f"{id}/moments?seat={seat}", tickets[who]).status_code == expected
        assert asked(site, f"{id}/replay.html?seat={seat}", tickets[who]).status_code == expected
    assert asked(site, f"{id}/record", tickets[who]).status_code == 403


def test_when_the_game_is_over_everybody_sees_everything(site: TestClient[Any]) -> None:
    record = (GOLDEN / "smok-3.wyprawa").read_text()
    id, tickets = opened(site, record=record)
    for ticket in tickets.values():
        for seat in ("0", "1", "2", "watch", "open"):
            assert asked(site, f"{id}/moments?seat={seat}", ticket).status_code == 200
        assert asked(site, f"{id}/record", ticket).text == record


def test_a_game_goes_on_from_a_moment_at_a_table_of_its_own(site: TestClient[Any]) -> None:
    id, tickets = opened(site, record=(GOLDEN / "smok-3.wyprawa").read_text())
    headers = {"Authorization": f"Bearer {tickets['watch']}"}
    made = site.post(f"/api/tables/{id}/continue", json={"at": 9}, headers=headers).json()
    found = asked(site, f"{made['table']}/moments?seat=0", made["ticket"]).json()
    assert made["table"] != id
    assert found["last"] == 9
    assert asked(site, f"{id}/moments", tickets["watch"]).json()["last"] == 41
