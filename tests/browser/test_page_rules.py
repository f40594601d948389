"""The rules of a game in Chromium: from the lobby, searched, opened at a rule, by keys and on a phone."""

from __future__ import annotations

import re

import pytest
from people import PHONE, lay, open_drawer, skip_first_steps, wait
from test_page_access import SIZES, violations

from browsers import Open, Server
from needs import FULL, axe

SEEN = "document.querySelectorAll('.rule:not([hidden])').length"


def test_from_the_lobby_to_a_rule_by_keys_alone(open_page: Open) -> None:
    page = open_page()
    page.locator("[data-game=smok] a.learn").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/rules/smok")
    page.locator(".chapter").first.wait_for()
    assert page.locator(".rule").filter(visible=True).count() == 0  # chapters are closed at first
    page.keyboard.press("/")
    page.keyboard.type("bitten shield")
    wait(page, f"{SEEN} === 1")
    assert "SM-4.5" in page.locator(".rule").filter(visible=True).inner_text()
    assert page.locator("[role=status]").inner_text() == "Found: 1"


def test_words_of_either_language_find_a_rule(open_page: Open) -> None:
    page = open_page("rules/smok", locale="pl-PL")
    page.locator("#rules-search").click()
    wait(page, "performance.getEntriesByType('resource').some((each) => each.name.endsWith('language=en'))")
    page.wait_for_timeout(300)
    page.keyboard.type("pickpocket dawn")
    wait(page, f"{SEEN} === 0")
    page.locator("#rules-search").fill("shortest path")
    wait(page, f"{SEEN} === 2")
    assert page.locator("html").get_attribute("lang") == "pl"


def test_a_rule_named_in_the_address_is_shown(open_page: Open) -> None:
    page = open_page("rules/gloomhaven#GH-10.8", viewport=PHONE["viewport"])
    row = page.locator(".rule.here")
    row.wait_for()
    assert row.get_attribute("id") == "GH-10.8"
    box = row.bounding_box()
    assert box is not None
    assert 0 <= box["y"] < 844
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    other = page.locator(".rule-text a").filter(visible=True).first
    to = (other.get_attribute("href") or "").removeprefix("#")
    other.click()
    wait(page, f"document.querySelector('.rule.here')?.id === '{to}'")


def test_why_leads_to_the_book(open_page: Open, server: Server) -> None:
    page = open_page(lay(server, "smok", ["me", "sensible"]))
    skip_first_steps(page)
    page.locator(".asking .option").first.click()
    page.locator(".log-lines .why").first.wait_for(state="attached")
    open_drawer(page)
    page.locator(".log-lines .why").first.click()
    link = page.locator("dialog a.row")
    assert re.fullmatch(r"/rules/smok#SM-\d+\.\d+", link.get_attribute("href") or "")


@pytest.mark.parametrize("book", ["smok", "monsterlands"] if FULL else ["smok"])
@pytest.mark.parametrize(("size", "theme"), [("desk", "light"), ("phone", "dark")])
def test_nothing_serious_is_in_a_readers_way(open_page: Open, size: str, theme: str, book: str) -> None:
    axe()
    page = open_page(f"rules/{book}", color_scheme=theme, viewport=SIZES[size])
    page.locator(".chapter").first.wait_for()
    page.locator(".rules-tools button").first.click()
    assert violations(page) == []
