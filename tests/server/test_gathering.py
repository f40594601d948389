"""Before the first draw the hash of the seed is there and seats add words; at the end all can be proven."""

from __future__ import annotations

import random
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from serving import Page, Served, running

import wyprawa
from wyprawa.kernel.fair import MOST_WORDS


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with running(tmp_path_factory.mktemp("gathering")) as found:
        yield found


def gather(served: Served, *kinds: str, game: str = "smok", **more: Any) -> dict[str, Any]:
    return served.open(game, *kinds or ("me", "friend"), gather=True, **more)


def come(served: Served, made: dict[str, Any], seat: int | None = None) -> Page:
    """The host's page, or the one of a friend."""
    return Page(served, made["table"], made["ticket"] if seat is None else made["seats"][seat]["ticket"])


def fair(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.of("welcome")["fair"]
    return found


def told(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.of("fair")["fair"]
    return found


def refused(page: Page) -> str:
    return str(page.of("refused")["why"])


def begun(served: Served, words: tuple[str, str] = ("elder", "żółw  ą"), **more: Any) -> dict[str, Any]:
    """A table whose two people have spoken."""
    made = gather(served, **more)
    with come(served, made) as host, come(served, made, 1) as friend:
        host.send(type="words", seat=0, text=words[0])
        told(friend)
        friend.send(type="words", seat=1, text=words[1])
        assert host.code() == friend.code() == 1012
    return made


def test_the_hash_of_the_seed_is_there_and_nothing_is_drawn(served: Served) -> None:
    made = gather(served)
    with come(served, made) as host, come(served, made, 1) as friend:
        seen = fair(host)
        assert fair(friend) == seen
        assert (len(seen["commitment"]), seen["words"], seen["gathers"], seen["seed"]) == (64, [], True, None)
        frame = host.of("frame")
        assert (frame["prompt"], frame["waiting"], frame["log"]) == (None, [], [])
    shown = served.get(f"/api/tables/{made['table']}", made["ticket"]).json()
    assert (shown["gathers"], shown["over"], shown["continues"]) == (True, False, False)
    assert served.get(f"/api/tables/{made['table']}/record", made["ticket"]).status_code == 403


def test_words_are_told_to_all_and_stay(served: Served) -> None:
    made = gather(served)
    with come(served, made) as host, come(served, made, 1) as friend:
        host.send(type="words", seat=0, text="  elder\u202e \n berry ")
        said = [{"seat": 0, "text": "elder berry"}]
        assert told(host)["words"] == told(friend)["words"] == said
        host.send(type="words", seat=0, text="other")
        assert refused(host) == "spoken"
    with come(served, made, 1) as again:
        assert fair(again)["words"] == said


def test_nobody_speaks_for_another_seat_and_words_are_bounded(served: Served) -> None:
    made = gather(served)
    with come(served, made, 1) as friend, Page(served, made["table"], made["watch"]) as watcher:
        for page, seat in ((friend, 0), (friend, 9), (friend, -1), (watcher, 0)):
            page.send(type="words", seat=seat, text="mine")
            assert refused(page) == "seat"
        friend.send(type="words", seat=1, text="x" * 3000)
        assert told(friend)["words"] == [{"seat": 1, "text": "x" * MOST_WORDS}]
        friend.send(type="begin")
        assert refused(friend) == "host"


def test_when_all_have_spoken_the_game_begins_from_seed_and_words(served: Served) -> None:
    made = gather(served)
    with come(served, made) as host, come(served, made, 1) as friend:
        commitment = fair(host)["commitment"]
        friend.send(type="words", seat=1, text="")
        told(host)
        host.send(type="words", seat=0, text="elder")
        assert host.code() == friend.code() == 1012  # come again
    with come(served, made) as host:
        seen = fair(host)
        assert seen == {
            "commitment": commitment, "words": [{"seat": 0, "text": "elder"}], "gathers": False, "seed": None,
        }  # fmt: skip
        assert host.asked()["options"]
        host.send(type="words", seat=0, text="late")
        assert refused(host) == "begun"
        host.send(type="begin")
        assert refused(host) == "begun"


def test_other_words_are_another_game(served: Served) -> None:
    hands = set()
    for words in (("", ""), ("x", ""), ("", "x")):
        made = begun(served, words, seed=7)
        with come(served, made) as host:
            host.asked()
            hands.add(str(host.parts))
    assert len(hands) == 3


def test_the_host_waits_for_those_who_have_come(served: Served) -> None:
    made = gather(served, "me", "friend", "friend")
    with come(served, made) as host:
        with come(served, made, 1) as friend:
            friend.of("frame")
            host.send(type="words", seat=0)
            told(host)
            host.send(type="begin")
            assert refused(host) == "unready"
            friend.send(type="words", seat=1, text="cold tea")
            told(host)
        host.send(type="begin")  # the third has not come
        assert host.code() == 1012
    with come(served, made) as host:
        assert fair(host)["words"] == [{"seat": 1, "text": "cold tea"}]


def test_bots_have_no_words(served: Served) -> None:
    made = gather(served, "me", "sensible")
    with come(served, made) as host:
        host.send(type="words", seat=0, text="elder")
        assert host.code() == 1012
    with come(served, made) as host:
        host.play(random.Random(1))


def test_options_are_checked_before_anybody_gathers(served: Served) -> None:
    answer = served.http.post("/api/tables", json={"game": "smok", "options": {"seats": 99}, "gather": True})
    assert answer.status_code == 400


def test_a_table_that_gathers_survives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as served:
        made = gather(served)
        with come(served, made) as host:
            before = fair(host)["commitment"]
            host.send(type="words", seat=0, text="elder")
            told(host)
    with running(tmp_path) as served:
        with come(served, made, 1) as friend:
            seen = fair(friend)
            assert (seen["commitment"], seen["words"]) == (before, [{"seat": 0, "text": "elder"}])
            friend.send(type="words", seat=1, text="tea")
            assert friend.code() == 1012
        with come(served, made, 1) as friend:
            assert fair(friend)["commitment"] == before


def finished(served: Served) -> tuple[dict[str, Any], str, dict[str, Any]]:
    """A whole game against a bot; the commitment as it was shown before, and what was told last."""
    made = gather(served, "me", "first")
    with come(served, made) as host:
        commitment = fair(host)["commitment"]
        host.send(type="words", seat=0, text="żółw")
        assert host.code() == 1012
    with come(served, made) as host:
        host.play(random.Random(3))
        seen = [each["fair"] for each in host.heard if each["type"] == "fair"] or [told(host)]
    return made, str(commitment), seen[-1]


def test_at_the_end_the_seed_is_shown_and_all_of_it_is_proven(served: Served) -> None:
    made, commitment, seen = finished(served)
    assert seen["seed"] is not None
    path, ticket = f"/api/tables/{made['table']}", made["watch"]
    record = served.get(f"{path}/record", ticket).text
    text = f'wyprawa commitment\ngame "smok"\noptions {{"seats": 2}}\nseed {seen["seed"]}\n'
    assert sha256(text.encode()).hexdigest() == commitment == seen["commitment"]
    found = wyprawa.verify(record)
    assert found.origin.words == {0: "żółw"}
    proof = served.get(f"{path}/proof", ticket).json()
    assert proof == {
        "proven": True,
        "why": "",
        "choices": len(found.table.history),
        "fingerprint": found.fingerprint,
    }


def test_a_game_under_way_is_not_proven_to_anybody(served: Served) -> None:
    made = begun(served)
    for ticket in (made["ticket"], made["seats"][1]["ticket"], made["watch"]):
        answer = served.get(f"/api/tables/{made['table']}/proof", ticket)
        assert answer.status_code == 403
        assert "when it is over" in answer.text
    page = served.get(f"/api/tables/{made['table']}/replay.html?seat=0", made["ticket"]).text
    assert "wyprawa record" not in page


def test_tables_that_begin_at_once_show_the_hash_too(served: Served) -> None:
    made = served.open("smok", "me", "friend")
    with come(served, made) as host:
        seen = fair(host)
        assert (len(seen["commitment"]), seen["gathers"], seen["seed"]) == (64, False, None)


def test_a_game_from_a_position_has_nothing_to_show(served: Served) -> None:
    begins = wyprawa.position("smok", wyprawa.new("smok", seed=3, seats=2).position())
    made = served.open("smok", "me", "friend", record=begins.record())
    with come(served, made) as host:
        assert fair(host) == {"commitment": "", "words": [], "gathers": False, "seed": None}
