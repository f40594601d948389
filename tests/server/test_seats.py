"""Secrets belong to the person in the seat: what a host may do about others' seats, and what not."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from serving import Page, Served, running

from wyprawa.server.storage.store import CLAIMS

AWAY = 0.5  # seconds


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with running(tmp_path_factory.mktemp("seats"), settings={"absence": AWAY}) as found:
        yield found


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose hosts wait for long."""
    with running(tmp_path_factory.mktemp("patient")) as found:
        yield found


def friend_of(table: dict[str, Any], seat: int = 1) -> str:
    ticket: str = table["seats"][seat]["ticket"]
    return ticket


def change(served: Served, table: dict[str, Any], seat: int, ticket: str = "", **body: Any) -> Any:
    headers = {"authorization": f"Bearer {ticket or table['ticket']}"}
    return served.http.patch(f"/api/tables/{table['table']}/seats/{seat}", json=body, headers=headers)


def looks(served: Served, table: dict[str, Any], ticket: str) -> list[int]:
    """The answers to somebody who wants to see what is hidden."""
    path, bearer = f"/api/tables/{table['table']}", {"authorization": f"Bearer {ticket}"}
    wanted = ("record", "moments?seat=open", "moments?seat=1", "replay.html?seat=open")
    answers = [served.get(f"{path}/{what}", ticket).status_code for what in wanted]
    return [*answers, served.http.post(f"{path}/continue", json={"at": 0}, headers=bearer).status_code]


def sit_down(served: Served, table: dict[str, Any], *tickets: str) -> None:
    """Everybody has come once and gone again."""
    for ticket in tickets:
        with Page(served, table["table"], ticket) as page:
            page.of("frame")
    live = next(each for each in served.backend.rooms if each.id == table["table"])
    until(lambda: not live.viewers)


def seen_by_all(served: Served, table: dict[str, Any]) -> dict[str, str]:
    """What one sees who only watches."""
    with Page(served, table["table"], table["watch"]) as page:
        page.of("frame")
        return page.parts


def until(wanted: Any) -> None:
    deadline = time.monotonic() + 30
    while not wanted():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def is_frame(message: dict[str, Any]) -> bool:
    return bool(message["type"] == "frame")


# --- as long as its person is there ----------------------------------------------------------------------


def test_a_host_can_neither_free_nor_look_into_the_seat_of_somebody_who_is_there(patient: Served) -> None:
    table = patient.open("smok", "me", "friend")
    with (
        Page(patient, table["table"], table["ticket"]) as host,
        Page(patient, table["table"], friend_of(table)) as friend,
    ):
        host.asked()
        friend.asked()
        for body in ({"kind": "open"}, {"kind": "bot"}, {"kind": "person"}):
            refused = change(patient, table, 1, **body)
            assert refused.status_code == 403
            assert "sits there" in refused.json()["error"]
        for kind in ("open", "bot"):
            host.send(type="seat", seat=1, kind=kind)
            assert host.of("refused")["why"] == "present"
        assert looks(patient, table, table["ticket"]) == [403] * 5
    assert change(patient, table, 1, kind="open").status_code == 403  # nor just after
    polish = f"/api/tables/{table['table']}/seats/1?language=pl"
    bearer = {"authorization": f"Bearer {table['ticket']}"}
    answer = patient.http.patch(polish, json={"kind": "open"}, headers=bearer)
    assert "siedzi" in answer.json()["error"]


def test_nobody_but_the_host_changes_the_seats_of_others(patient: Served) -> None:
    table = patient.open("smok", "me", "friend", "random")
    for seat in (0, 2):
        assert "host" in change(patient, table, seat, friend_of(table), kind="open").json()["error"]
    assert change(patient, table, 1, table["watch"], kind="bot").status_code == 403


def test_a_link_nobody_has_used_may_be_replaced(patient: Served) -> None:
    table = patient.open("smok", "me", "friend")
    new = change(patient, table, 1, kind="person").json()["ticket"]
    path = f"/api/tables/{table['table']}"
    assert patient.get(path, friend_of(table)).json()["mine"] == []
    assert patient.get(path, new).json()["mine"] == [1]


# --- when its person has been away -----------------------------------------------------------------------


def test_after_an_absence_the_seat_is_handed_on_and_its_secrets_are_not(served: Served) -> None:
    table = served.open("smok", "me", "friend", "random", name="Ania")
    friend = friend_of(table)
    with Page(served, table["table"], friend, name="Ola") as page:
        page.of("frame")
    sit_down(served, table, friend)
    with (
        Page(served, table["table"], table["ticket"]) as host,
        Page(served, table["table"], table["watch"], language="pl") as watcher,
    ):
        host.asked()
        watcher.of("frame")
        time.sleep(1.5 * AWAY)
        host.send(type="seat", seat=1, kind="bot", bot="random")
        told = host.of("chat")
        assert (told["notice"], told["seat"]) == (True, 1)
        assert "Ola was away" in told["text"]
        assert "Ola: po dłuższej nieobecności" in watcher.of("chat")["text"]
        assert looks(served, table, table["ticket"]) == [403] * 5
        host.answer()
        host.until(lambda m: is_frame(m) and m["prompt"])
        while host.frame["undo"] is True:
            host.answer()
            host.until(lambda m: is_frame(m) and m["prompt"])
        assert host.frame["undo"] is False
        host.send(type="undo")
        assert host.of("refused")["why"] == "gone"
        host.send(type="open")
        assert host.of("refused")["why"] == "gone"
        host.send(type="seat", seat=1, kind="person")
        assert host.of("refused")["why"] == "link"
    with Page(served, table["table"], friend) as old:  # who comes back is told too, and sees no hand
        welcome = old.of("welcome")
        assert (welcome["mine"], welcome["void"]) == ([], True)
        assert any("Ola was away" in line["text"] for line in welcome["chat"])
        old.of("frame")
        assert (old.frame["as"], old.frame["prompt"]) == (None, None)
        assert old.parts == seen_by_all(served, table)
        assert looks(served, table, friend) == [403] * 5
        new = change(served, table, 1, kind="person").json()["ticket"]
        with Page(served, table["table"], new) as again:
            assert again.of("welcome")["mine"] == [1]
    assert looks(served, table, table["ticket"]) == [403] * 5


def test_after_an_absence_a_new_link_makes_the_old_one_void(served: Served) -> None:
    table = served.open("smok", "me", "friend")
    sit_down(served, table, friend_of(table))
    time.sleep(1.5 * AWAY)
    new = change(served, table, 1, kind="person").json()["ticket"]
    path = f"/api/tables/{table['table']}"
    assert served.get(path, friend_of(table)).json()["mine"] == []
    assert served.get(path, new).json()["mine"] == [1]
    with Page(served, table["table"], table["ticket"]) as host:
        assert "new link" in host.of("welcome")["chat"][-1]["text"]
        host.send(type="agree", yes=True)
        assert host.of("refused")["why"] == "no-proposal"
    assert looks(served, table, table["ticket"]) == [403] * 5


def test_what_was_shared_once_is_still_shared_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path, settings={"absence": 0.0}) as served:
        table = served.open("smok", "me", "friend")
        sit_down(served, table, friend_of(table))
        assert change(served, table, 1, kind="open").status_code == 200
    with running(tmp_path, settings={"absence": 0.0}) as served:
        assert looks(served, table, table["ticket"]) == [403] * 5
        assert change(served, table, 1, kind="bot").status_code == 200


# --- one's own seat --------------------------------------------------------------------------------------


def test_who_sits_there_hands_the_seat_to_a_bot_and_takes_it_back(patient: Served) -> None:
    table = patient.open("smok", "me", "friend")
    friend = friend_of(table)
    with Page(patient, table["table"], friend) as page:
        page.asked()
        hand = page.parts
        page.send(type="seat", seat=1, kind="bot", bot="random")
        page.until(lambda m: is_frame(m) and m["as"] is None)
        assert page.frame["full"]
        assert page.parts == seen_by_all(patient, table)
        assert patient.get(f"/api/tables/{table['table']}/moments?seat=1", friend).status_code == 403
        assert change(patient, table, 1, kind="person").status_code == 403  # its person is here
        page.send(type="seat", seat=1, kind="person")
        page.until(lambda m: is_frame(m) and m["as"] == 1)
        assert page.parts.keys() == hand.keys()


def test_who_sits_there_makes_a_link_for_another_device(patient: Served) -> None:
    table = patient.open("smok", "me", "friend")
    with Page(patient, table["table"], friend_of(table)) as page:
        page.asked()
        new = change(patient, table, 1, friend_of(table), kind="person").json()["ticket"]
        assert page.code() == 1012
    with Page(patient, table["table"], new) as phone:
        assert phone.of("welcome")["mine"] == [1]
    assert change(patient, table, 1, friend_of(table), kind="bot").status_code == 403


# --- a ticket of one's own -------------------------------------------------------------------------------


def test_who_sits_down_gets_a_ticket_the_host_does_not_know(patient: Served) -> None:
    table = patient.open("smok", "me", "friend")
    link = friend_of(table)
    with Page(patient, table["table"], link) as peeping:  # the host, who made the link
        peeping.asked()
        with Page(patient, table["table"], link, claim=True) as friend:
            own = friend.of("welcome")["ticket"]
            assert own != link
            friend.send(type="kept")
            assert peeping.code() == 1012
            friend.answer()
            friend.until(is_frame)
    with Page(patient, table["table"], link) as peeping:
        welcome = peeping.of("welcome")
        assert (welcome["mine"], welcome["void"]) == ([], True)
        peeping.of("frame")
        assert peeping.frame["as"] is None
    with Page(patient, table["table"], own) as friend:
        assert friend.of("welcome")["mine"] == [1]
        friend.send(type="kept")
        friend.send(type="ping")
        friend.of("pong")


def claimed(page: Page) -> str:
    """The ticket a page is given in place of its link."""
    ticket: str = page.of("welcome")["ticket"]
    return ticket


def keep(page: Page) -> dict[str, Any]:
    """Keep it; the second welcome."""
    page.send(type="kept")
    return page.of("welcome")


def test_a_host_who_claims_the_friends_seat_and_never_keeps_the_ticket_reads_nothing(patient: Served) -> None:
    table = patient.open("smok", "me", "friend")
    link, path = friend_of(table), f"/api/tables/{table['table']}"
    with Page(patient, table["table"], link, claim=True) as host:
        hosts = claimed(host)
        host.of("frame")
        assert (host.frame["as"], host.frame["prompt"]) == (None, None)
        with Page(patient, table["table"], link, claim=True) as friend:
            friends = claimed(friend)
            assert friends != hosts
            assert keep(friend)["mine"] == [1]
            friend.asked()
        assert host.code() == 1012
    for ticket in (link, hosts):
        assert looks(patient, table, ticket) == [403] * 5
        assert change(patient, table, 1, ticket, kind="person").status_code == 403
        assert patient.get(path, ticket).json()["mine"] == []
        with Page(patient, table["table"], ticket, claim=True) as host:
            welcome = host.of("welcome")
            assert (welcome["mine"], welcome["void"], "ticket" in welcome) == ([], True, False)
            host.of("frame")
            host.send(type="kept")
            assert host.of("refused")["why"] == "seat"
            assert host.parts == seen_by_all(patient, table)
    with Page(patient, table["table"], friends) as friend:
        friend.asked()


def test_until_it_is_kept_a_claim_shows_what_a_spectator_sees_and_then_the_seat(patient: Served) -> None:
    table = patient.open("smok", "me", "friend", name="Ania")
    with (
        Page(patient, table["table"], table["ticket"]) as host,
        Page(patient, table["table"], friend_of(table), claim=True, name="Ola") as friend,
    ):
        host.of("frame")
        welcome = friend.of("welcome")
        assert (welcome["mine"], welcome["void"], welcome["seats"][1]["present"]) == ([1], False, False)
        friend.of("frame")
        assert friend.parts == seen_by_all(patient, table)
        for message in ({"type": "hint", "seat": 1}, {"type": "seat", "seat": 1, "kind": "bot"}):
            friend.send(**message)
            assert friend.of("refused")["why"] in ("seat", "host")
        assert "ticket" not in keep(friend)
        assert friend.asked()["seat"] == 1
        assert friend.frame["full"]
        host.until(lambda m: m["type"] == "seats" and m["seats"][1]["present"] and m["seats"][1]["sat"])
        host.until(lambda m: m["type"] == "seats" and m["seats"][1]["name"] == "Ola")


def test_a_friend_whose_line_breaks_before_the_ticket_is_kept_comes_back_by_either(tmp_path: Path) -> None:
    with running(tmp_path) as served:
        table = served.open("smok", "me", "friend", "friend")
        first, second = friend_of(table, 1), friend_of(table, 2)
        with Page(served, table["table"], first, claim=True) as page:
            own = claimed(page)
        with Page(served, table["table"], second, claim=True) as page:
            lost = claimed(page)
    with running(tmp_path) as served:  # also if the server has been started again meanwhile
        with Page(served, table["table"], own, claim=True) as page:
            assert claimed(page) == own  # it is still to be kept
            assert keep(page)["mine"] == [1]
            assert "ticket" not in keep(page)  # said twice, because the answer was lost
        with Page(served, table["table"], second, claim=True) as page:
            assert claimed(page) != lost
            assert keep(page)["mine"] == [2]
        for ticket, mine in ((own, [1]), (first, []), (second, []), (lost, [])):
            assert served.get(f"/api/tables/{table['table']}", ticket).json()["mine"] == mine


def test_two_pages_that_come_by_one_claim_both_have_the_seat(patient: Served) -> None:
    table = patient.open("smok", "me", "friend")
    with Page(patient, table["table"], friend_of(table), claim=True) as page:
        own = claimed(page)
    with (
        Page(patient, table["table"], own) as one,
        Page(patient, table["table"], own) as other,
        Page(patient, table["table"], friend_of(table), claim=True) as late,
    ):
        assert claimed(one) == claimed(other) == own
        claimed(late)
        assert keep(one)["mine"] == other.of("welcome")["mine"] == [1]
        one.asked()
        other.asked()
        assert keep(other)["mine"] == [1]
        assert late.code() == 1012


def test_a_new_link_ends_the_claims_of_the_one_before(patient: Served) -> None:
    table = patient.open("smok", "me", "friend")
    with Page(patient, table["table"], friend_of(table), claim=True) as page:
        own = claimed(page)
        new = change(patient, table, 1, kind="person").json()["ticket"]  # nobody has sat there
        assert page.code() == 1012
    with Page(patient, table["table"], own) as page:
        assert page.of("welcome")["void"]
    with Page(patient, table["table"], new, claim=True) as page:
        claimed(page)
        assert keep(page)["mine"] == [1]


def test_the_last_claims_of_a_link_stay_good_and_the_link_too(patient: Served) -> None:
    table = patient.open("smok", "me", "friend")
    given = []
    for _ in range(CLAIMS + 2):
        with Page(patient, table["table"], friend_of(table), claim=True) as page:
            given.append(claimed(page))
    assert len(set(given)) == len(given)
    assert [Page(patient, table["table"], ticket).code() for ticket in given[:2]] == [4401, 4401]
    with Page(patient, table["table"], given[2]) as page:
        assert claimed(page) == given[2]
        assert keep(page)["mine"] == [1]


def test_who_gets_no_ticket_has_none_to_keep(patient: Served) -> None:
    table = patient.open("smok", "me", "friend")
    for ticket in (table["ticket"], table["watch"]):
        with Page(patient, table["table"], ticket, claim=True) as page:
            assert "ticket" not in page.of("welcome")
            page.send(type="kept")
            assert page.of("refused")["why"] == "seat"
    with Page(patient, table["table"], friend_of(table)) as page:  # it has claimed nothing
        page.asked()
        page.send(type="kept")
        assert page.of("refused")["why"] == "seat"


def test_a_link_shows_its_seat_in_one_place_at_a_time(patient: Served) -> None:
    table = patient.open("smok", "me", "friend")
    link, path = friend_of(table), f"/api/tables/{table['table']}"
    looking_back = [f"{path}/{what}" for what in ("moments?seat=1", "replay.html?seat=1")]
    assert [patient.get(each, link).status_code for each in looking_back] == [200, 200]
    with Page(patient, table["table"], link) as one:
        one.asked()
        assert [patient.get(each, link).status_code for each in looking_back] == [403, 403]
        with Page(patient, table["table"], link) as other:
            assert one.code() == 4429
            other.asked()
            with Page(patient, table["table"], link, claim=True) as friend:
                own = claimed(friend)
                other.answer()  # which goes on until the ticket is kept
                other.until(is_frame)
                keep(friend)
                assert other.code() == 1012
                assert [patient.get(each, own).status_code for each in looking_back] == [200, 200]


def test_one_who_plays_alone_by_a_link_is_alone(patient: Served) -> None:
    table = patient.open("smok", "friend", "random")
    link = friend_of(table, 0)
    with Page(patient, table["table"], link) as page:
        page.asked()
        assert patient.get(f"/api/tables/{table['table']}/record", link).status_code == 403
    sit_down(patient, table)
    assert patient.get(f"/api/tables/{table['table']}/record", link).status_code == 200


# --- opening by agreement --------------------------------------------------------------------------------


def test_if_all_agree_everything_is_open(patient: Served) -> None:
    table = patient.open("smok", "me", "friend", "friend")
    with (
        Page(patient, table["table"], table["ticket"]) as host,
        Page(patient, table["table"], friend_of(table, 1)) as one,
        Page(patient, table["table"], friend_of(table, 2)) as two,
    ):
        for page in (host, one, two):
            page.asked()
        one.send(type="open")
        assert two.of("proposal")["what"] == "open"
        host.of("proposal")
        host.send(type="agree", yes=True)
        two.of("proposal")
        assert looks(patient, table, table["ticket"]) == [403] * 5
        two.send(type="agree", yes=True)
        assert [mark["kind"] for mark in one.of("marks")["marks"]] == ["opened"]
        assert looks(patient, table, friend_of(table)) == [200] * 4 + [201]
        assert looks(patient, table, table["watch"]) == [403] * 5
        one.send(type="open")
        assert one.of("refused")["why"] == "no-open"
    with Page(patient, table["table"], friend_of(table)) as page:
        welcome = page.of("welcome")
        assert [mark["kind"] for mark in welcome["marks"]] == ["opened"]
        assert "All agree" in welcome["chat"][-1]["text"]


# --- what kind of table it is ----------------------------------------------------------------------------


def marks(served: Served, table: dict[str, Any], ticket: str, language: str = "en") -> dict[str, str]:
    with Page(served, table["table"], ticket, language=language) as page:
        return {mark["kind"]: mark["text"] for mark in page.of("welcome")["marks"]}


def test_a_seed_somebody_chose_is_told(patient: Served) -> None:
    chosen, drawn = patient.open(seed=7), patient.open()
    assert "seed" in marks(patient, chosen, friend_of(chosen))["seed"]
    assert "ziarno" in marks(patient, chosen, chosen["watch"], "pl")["seed"]
    assert marks(patient, drawn, friend_of(drawn)) == {}


def test_a_game_from_a_file_or_a_position_is_told(patient: Served) -> None:
    seats = [{"kind": "me"}, {"kind": "friend"}]
    first = patient.open("smok", "me", "me")
    path, bearer = f"/api/tables/{first['table']}", {"authorization": f"Bearer {first['ticket']}"}
    text = patient.get(f"{path}/record", first["ticket"]).text
    loaded = patient.http.post("/api/tables", json={"record": text, "seats": seats}).json()
    wish = {"at": 0, "seats": seats}
    on = patient.http.post(f"{path}/continue", json=wish, headers=bearer).json()
    for table in (loaded, on):
        assert marks(patient, table, friend_of(table)).keys() == {"file"}


def test_a_record_that_went_out_before_others_sat_down_is_told(patient: Served) -> None:
    ways = ("record", "moments?seat=open", "moments?seat=1", "replay.html?seat=open")
    for way in ways:
        table = patient.open("smok", "me", "open", name="Ania")
        assert patient.get(f"/api/tables/{table['table']}/{way}", table["ticket"]).status_code == 200
        assert marks(patient, table, table["ticket"]) == {}  # to one who plays alone it says nothing
        link = change(patient, table, 1, kind="person").json()["ticket"]
        assert "before others sat down" in marks(patient, table, link)["seen"]
    table = patient.open("smok", "me", "open")
    for way in ("moments?seat=0", "moments?seat=watch"):  # what one saw oneself
        patient.get(f"/api/tables/{table['table']}/{way}", table["ticket"])
    link = change(patient, table, 1, kind="person").json()["ticket"]
    assert marks(patient, table, link) == {}


def test_choices_taken_back_before_others_sat_down_are_told(patient: Served) -> None:
    table = patient.open("smok", "me", "random")
    with Page(patient, table["table"], table["ticket"]) as page:
        page.answer()
        page.until(lambda m: is_frame(m) and m["prompt"] and m["prompt"]["number"])
        page.send(type="undo")
        page.until(lambda m: is_frame(m) and m["redo"])
    link = change(patient, table, 1, kind="person").json()["ticket"]
    assert marks(patient, table, link).keys() == {"undone"}


# --- names -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Ania", "ANIA ", "Á n i a", "Ａｎｉａ"])
def test_one_who_watches_cannot_take_a_players_name(patient: Served, name: str) -> None:
    table = patient.open("smok", "me", "friend", name="Ania")
    with Page(patient, table["table"], table["ticket"], name="Ania") as host:
        host.asked()
        with Page(patient, table["table"], table["watch"], name=name) as watcher:
            assert watcher.of("refused")["why"] == "name"
            watcher.send(type="chat", text="I fold")
            assert host.of("chat") == {
                "type": "chat", "who": "", "seat": None, "text": "I fold", "notice": False,
            }  # fmt: skip
            watcher.send(type="name", name="Ewa")
            watcher.send(type="chat", text="hello")
            assert host.of("chat")["who"] == "Ewa"
            host.send(type="name", name="Ewa")  # a player may: the seat stands beside it
            host.until(lambda m: m["type"] == "seats" and m["seats"][0]["name"] == "Ewa")
            watcher.send(type="chat", text="hello")
            assert host.of("chat")["who"] == ""
