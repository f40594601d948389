"""The live line, over a real connection."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from serving import PATIENCE, Page, Served, running
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from wyprawa.server import messages, socket
from wyprawa.server.live import LiveTable
from wyprawa.server.origins import allowed


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with running(tmp_path_factory.mktemp("socket"), message_rate=1e6, message_burst=10**6) as found:
        yield found


def friend(table: dict[str, Any], seat: int = 1) -> str:
    ticket: str = table["seats"][seat]["ticket"]
    return ticket


def digest(served: Served, table: dict[str, Any]) -> str:
    live: LiveTable = next(live for live in served.backend.rooms if live.id == table["table"])
    return live.table.digest()


def closed_with(served: Served, table: str, first: str | bytes | None, **more: Any) -> int:
    with connect(f"ws://127.0.0.1:{served.port}/api/live/{table}", **more) as line:
        try:
            if first is not None:
                line.send(first)
            line.recv(timeout=PATIENCE)
        except ConnectionClosed:
            pass
        return line.close_code or 0


# --- coming in ----------------------------------------------------------------------------------------


def test_a_bad_ticket_a_missing_table_and_a_strange_first_message_are_turned_away(served: Served) -> None:
    table, other = served.open(), served.open()
    hello = '{"type":"hello","ticket":"%s"}'
    assert closed_with(served, table["table"], hello % ("x" * 32)) == 4401
    assert closed_with(served, table["table"], hello % other["ticket"]) == 4401
    assert closed_with(served, table["table"], hello % "") == 4401
    assert closed_with(served, "nowhere", hello % ("x" * 32)) == 4404
    assert closed_with(served, table["table"], '{"type":"ping"}') == 4401
    assert closed_with(served, table["table"], "what?") == 4401
    assert closed_with(served, table["table"], b"\xff\xfe") == 4401
    assert closed_with(served, table["table"], "[" * 3000) == 4401
    assert closed_with(served, table["table"], " " * 5000) == 1009
    assert closed_with(served, table["table"], " " * 50_000) == 1009


def test_who_says_nothing_is_let_go(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "HELLO", 0.05)
    assert closed_with(served, served.open()["table"], None) == 4408


def test_only_our_own_page_and_programs_may_speak(served: Served) -> None:
    table = served.open()
    hello = f'{{"type":"hello","ticket":"{table["ticket"]}"}}'
    assert closed_with(served, table["table"], hello, origin="https://elsewhere.example") == 4403
    own = Origin(f"http://127.0.0.1:{served.port}")
    with connect(f"ws://127.0.0.1:{served.port}/api/live/{table['table']}", origin=own) as line:
        line.send(hello)
        assert '"welcome"' in str(line.recv(timeout=PATIENCE))


@pytest.mark.parametrize(
    ("origin", "host", "origins", "may"),
    [
        (None, "play.example", (), True),
        ("https://play.example", "play.example", (), True),
        ("https://PLAY.example", "play.example", (), True),
        ("https://play.example:8443", "play.example", (), False),
        ("null", "play.example", (), False),
        ("null", "", (), False),
        ("https://[", "play.example", (), False),
        ("https://evil.example", "play.example", ("https://good.example",), False),
        ("https://good.example", "play.example", ("https://good.example",), True),
    ],
)
def test_origins(origin: str | None, host: str, origins: tuple[str, ...], may: bool) -> None:
    assert allowed(origin, host, origins) == may


# --- playing ------------------------------------------------------------------------------------------


def test_two_pages_and_a_bot_play_a_whole_game(served: Served) -> None:
    table = served.open("smok", "me", "friend", "sensible")
    with (
        Page(served, table["table"], table["ticket"], language="pl") as one,
        Page(served, table["table"], friend(table), name="Ola") as two,
        Page(served, table["table"], table["watch"]) as watcher,
    ):
        assert one.of("welcome")["mine"] == [0]
        with ThreadPoolExecutor() as both:
            for done in [both.submit(page.play, random.Random(n)) for n, page in enumerate((one, two))]:
                done.result()
        watcher.until(lambda m: m["type"] == "frame" and m["ending"])
        assert one.frame["title"] == two.frame["title"]
        assert len(one.log) == len(two.log) == len(watcher.log)
        assert one.log != two.log  # one of them in Polish
        with Page(served, table["table"], table["ticket"], language="en") as again:
            again.of("frame")
            assert again.frame["full"]
            assert again.log == two.log
            assert [again.parts[id] for id in ("tracks", "board-cave")] == [
                two.parts[id] for id in ("tracks", "board-cave")
            ]


def test_a_doubled_and_a_stale_answer_are_refused_and_change_nothing(served: Served) -> None:
    table = served.open()
    with (
        Page(served, table["table"], table["ticket"]) as one,
        Page(served, table["table"], friend(table)) as two,
    ):
        first = one.asked()
        one.answer()
        one.until(lambda m: m["type"] == "frame" and m["waiting"] == [1])
        before = digest(served, table)
        one.send(type="answer", number=first["number"], seat=0, key=first["options"][0]["key"])
        assert one.of("refused")["why"] == "closed"
        stale = two.asked()["number"] + 7
        two.send(type="answer", number=stale, seat=1, key=two.asked()["options"][0]["key"])
        refused = two.of("refused")
        assert (refused["why"], bool(refused["text"])) == ("stale", True)
        two.send(type="answer", number=two.asked()["number"], seat=0, key="1")
        assert two.of("refused")["why"] == "seat"
        two.send(type="answer", number=two.asked()["number"], seat=1, key="dragon")
        assert two.of("refused")["why"] == "illegal"
        assert digest(served, table) == before


def test_a_page_that_comes_again_finds_everything(served: Served) -> None:
    table = served.open("smok", "me", "sensible")
    with Page(served, table["table"], table["ticket"], name="Ania") as page:
        page.send(type="chat", text="  Hej \x00\u202e ho!  ")
        said = {"who": "Ania", "seat": 0, "text": "Hej ho!", "notice": False}
        assert page.of("chat") == {"type": "chat"} | said
        page.answer()
        page.until(lambda m: m["type"] == "frame" and m["prompt"] and m["prompt"]["number"])
    with Page(served, table["table"], table["ticket"]) as again:
        assert again.of("welcome")["chat"] == [said]
        again.of("frame")
        assert again.frame["full"]
        assert again.frame["prompt"] == page.frame["prompt"]
        assert again.parts == page.parts
        assert again.log == page.log


def test_one_person_leads_two_seats(served: Served) -> None:
    table = served.open("smok", "me", "me")
    with Page(served, table["table"], table["ticket"]) as page:
        page.of("frame")
        assert page.frame["as"] == 0
        page.answer()
        page.until(lambda m: m["type"] == "frame" and m["as"] == 1)
        assert page.frame["full"]
        assert page.frame["prompt"]["seat"] == 1
        page.send(type="undo")
        page.until(lambda m: m["type"] == "frame" and m["as"] == 0)
        assert page.frame["prompt"]["seat"] == 0


def test_who_leads_two_seats_sees_what_happened_between_their_questions(served: Served) -> None:
    table = served.open("smok", "me", "me", seed=3)
    with Page(served, table["table"], table["ticket"]) as page:
        page.asked()
        known, acts = len(page.log), 0
        for _ in range(12):
            page.answer()
            page.asked()
            whole, first = page.frame["full"], page.frame["log_from"]
            news = [first + n for n, line in enumerate(page.frame["log"]) if line.get("acts")]
            assert not news or min(news) >= known, "what was shown is not played again"
            known, acts = len(page.log), acts + len(news) * whole
        assert acts, "another seat is asked, and one sees what it is about"


def test_a_spectator_sees_no_hand_and_does_nothing(served: Served) -> None:
    table = served.open()
    with Page(served, table["table"], table["watch"]) as page:
        page.of("frame")
        assert (page.frame["as"], page.frame["prompt"], page.frame["undo"]) == (None, None, False)
        assert not any("card-" in html for html in page.parts.values())
        page.send(type="answer", number=0, seat=0, key="0")
        assert page.of("refused")["why"] == "seat"
        page.send(type="undo")
        assert page.of("refused")["why"] == "no-undo"
        page.send(type="pace", pace="slow")
        assert page.of("refused")["why"] == "host"
        page.send(type="seat", seat=0, kind="bot")
        assert page.of("refused")["why"] == "host"


def test_the_host_hands_an_absent_seat_to_a_bot_and_back(served: Served) -> None:
    table = served.open()
    with Page(served, table["table"], table["ticket"]) as host:
        host.answer()
        host.until(lambda m: m["type"] == "frame" and m["waiting"] == [1])
        host.send(type="seat", seat=1, kind="bot", bot="random")
        host.asked()
        host.send(type="seat", seat=1, kind="bot", bot="grandmaster")
        assert host.of("refused")["why"] == "bot"
        with Page(served, table["table"], friend(table)) as absent:
            assert absent.of("welcome")["mine"] == []
            host.send(type="seat", seat=1, kind="person")
            seats = absent.until(lambda m: m["type"] == "seats" and m["seats"][1]["kind"] == "person")
            assert seats["seats"][1]["present"]


def test_a_language_is_changed_in_the_middle(served: Served) -> None:
    table = served.open()
    with Page(served, table["table"], table["ticket"], language="xx") as page:
        assert page.of("welcome")["language"] == "en"
        english = page.asked()["title"]
        page.send(type="language", language="pl")
        page.until(lambda m: m["type"] == "frame" and m["full"])
        assert page.asked()["title"] != english
        page.send(type="language", language="xx")
        refused = page.of("refused")
        assert refused["why"] == "language"
        page.send(type="ping")
        assert page.of("pong") == {"type": "pong"}


# --- rough handling -----------------------------------------------------------------------------------


def test_too_many_messages_are_refused_and_then_cut_off(tmp_path: Path) -> None:
    with running(tmp_path, message_rate=0.001, message_burst=3) as served:
        table = served.open()
        with Page(served, table["table"], table["ticket"]) as page:
            for _ in range(4):
                page.send(type="ping")
            assert page.of("refused")["why"] == "rate"
            try:
                for _ in range(400):
                    page.send(type="ping")
            except ConnectionClosed:
                pass
            assert page.code() == 4429


def test_an_address_has_so_many_lines_open(tmp_path: Path) -> None:
    with running(tmp_path, viewers_per_address=1) as served:
        table = served.open()
        with Page(served, table["table"], table["ticket"]) as page:
            page.of("welcome")
            assert Page(served, table["table"], friend(table)).code() == 4429
        deadline = time.monotonic() + PATIENCE
        while served.backend.metrics.viewers and time.monotonic() < deadline:
            time.sleep(0.01)
        with Page(served, table["table"], friend(table)) as page:
            page.of("welcome")


def test_odd_messages_change_nothing(served: Served) -> None:
    table, chance = served.open(), random.Random(11)
    whole = [
        '{"type":"answer","number":0,"seat":0,"key":"1"}',
        '{"type":"seat","seat":-1,"kind":"bot"}',
        '{"type":"chat","text":"%s"}' % ("\\u0000" * 30),
        '{"type":"name","name":""}',
        '{"type":"agree","yes":true}',
    ]
    with Page(served, table["table"], friend(table)) as page:
        page.of("frame")
        before, seats = digest(served, table), page.heard[0]["seats"]
        for n in range(3000):
            if n % 100 == 0:  # who sends nothing but nonsense is cut off
                page.send(type="ping")
                page.of("pong")
            text = list(chance.choice(whole))
            for _ in range(chance.randrange(1, 4)):
                text[chance.randrange(len(text))] = chance.choice(['"', "{", "9", "\x7f", "é", ""])
            page.line.send("".join(text) if chance.random() < 0.9 else chance.randbytes(20))
        page.send(type="language", language="en")
        page.send(type="ping")
        page.of("pong")
        assert digest(served, table) == before
        named = [{**each, "name": "", "present": True} for each in page.heard[0]["seats"]]
        assert [{**each, "name": "", "present": True} for each in seats] == named


def test_every_kind_of_message_is_read_and_unknown_ones_are_not() -> None:
    for kind in messages.KINDS:
        assert kind.__struct_config__.tag
    assert messages.read('{"type":"undo"}') == messages.Undo()
    with pytest.raises(ValueError):
        messages.read('{"type":"undone"}')
    with pytest.raises(ValueError):
        messages.read('{"type":"answer","number":1,"seat":0,"key":"1","also":2}')


def test_what_lies_between_two_places_is_told_to_who_asks(served: Served) -> None:
    table = served.open("gloomhaven", "me", "open", options={"seats": 2})
    with Page(served, table["table"], table["watch"]) as page:
        assert page.of("welcome")["between"]
        page.of("frame")
        first, *_, last = re.findall(r'class="cell[^"]*" data-id="(\d+)"', page.parts["board-map"])
        page.send(type="between", start=first, end=last)
        found = page.of("between")
        assert (found["start"], found["end"]) == (first, last)
        assert [rule for _, rule in found["marks"]["reasons"]] == ["GH-10.8", "GH-10.14"]
        assert found["marks"]["rays"][0][4] is True
        page.send(type="between", start=first, end="999999")
        assert page.of("refused")["why"] == "between"


def test_who_comes_late_can_have_the_whole_log(served: Served) -> None:
    table = served.open("gloomhaven", "me", "open", options={"seats": 2})
    with Page(served, table["table"], table["ticket"]) as page:
        lines, first = page.of("frame")["log"], 3
        page.send(type="earlier", before=first)
        found = page.of("earlier")
        assert (found["log"], found["log_from"]) == (lines[:first], 0)
        page.send(type="earlier", before=-1)
        assert page.of("earlier")["log"] == []


def test_a_game_that_cannot_say_what_lies_between_refuses(served: Served) -> None:
    table = served.open()
    with Page(served, table["table"], table["ticket"]) as page:
        assert not page.of("welcome")["between"]
        page.send(type="between", start="1", end="2")
        assert page.of("refused")["why"] == "between"


# --- hints --------------------------------------------------------------------------------------------


def test_a_hint_is_for_who_sits_there_and_is_asked(served: Served) -> None:
    table = served.open("smok", "me", "friend")
    with Page(served, table["table"], table["ticket"]) as page:
        page.of("frame")
        page.send(type="hint", seat=1)
        assert page.of("refused")["why"] == "seat"
        page.send(type="hint", seat=0)
        hint = page.of("hint")
        assert (hint["seat"], hint["number"]) == (0, page.frame["prompt"]["number"])
        keys = {option["key"] for option in page.frame["prompt"]["options"]}
        assert {option["key"] for option in hint["options"]} <= keys
        assert all(0 <= option["value"] <= 1 and option["thoughts"] > 0 for option in hint["options"])
        assert hint["options"][0]["follows"][0]["seat"] == 1
        page.answer()
        page.send(type="hint", seat=0)
        assert page.of("refused")["why"] == "closed"
