"""The rules of a game as a page shows them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from serving import Served, running

from wyprawa.conformance.ledger import find_ledger
from wyprawa.scene.svg.icons import icons
from wyprawa.server.books import book


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with running(tmp_path_factory.mktemp("books")) as found:
        yield found


GAMES = ("smok", "monsterlands", "gloomhaven")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_book_has_every_rule_of_the_ledger_once(game: str, language: str) -> None:
    found, ledger = book(game, language), find_ledger(game)
    assert found is not None
    assert ledger is not None
    assert [rule.id for chapter in found.chapters for rule in chapter.rules] == list(ledger.rules)
    assert all(chapter.title and chapter.rules for chapter in found.chapters)


@pytest.mark.parametrize("game", GAMES)
def test_a_book_shows_the_icons_of_a_legend_that_are_drawn(game: str) -> None:
    found = book(game, "en")
    assert found is not None
    assert found.icons
    assert all(line.icon in icons() for line in found.icons)


def test_a_rule_that_is_not_translated_says_its_language(monkeypatch: pytest.MonkeyPatch) -> None:
    english = book("smok", "en")
    assert english is not None
    assert {rule.language for chapter in english.chapters for rule in chapter.rules} == {""}
    monkeypatch.setattr("wyprawa.server.books.find_rule", lambda *given: None)
    book.cache_clear()
    polish = book("smok", "pl")
    book.cache_clear()
    assert polish is not None
    assert {rule.language for chapter in polish.chapters for rule in chapter.rules} == {"en"}


def test_the_book_is_served_and_so_is_its_page(served: Served) -> None:
    found = served.get("/api/rules/smok?language=pl").json()
    assert found["language"] == "pl"
    assert found["chapters"][0]["rules"][0]["id"] == "SM-1.1"
    assert served.get("/api/rules/smok?language=xx").json()["language"] == "en"
    assert '<div id="app">' in served.get("/rules/smok").text
    assert served.get("/api/rules/nowhere").status_code == 400
