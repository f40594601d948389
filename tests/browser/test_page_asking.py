"""Questions: who hits whom and what is left, the worst asked twice, halves of cards that are clicked."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from people import ANSWERED, PHONE, asked, lay, lines, skip_first_steps, wait

import wyprawa
from browsers import Open, Server
from wyprawa.kernel import Choice, Table
from wyprawa.players import Chair, Random
from wyprawa.scene.look import prompt

if TYPE_CHECKING:
    from playwright.sync_api import Page


PARTY = {"seats": 1, "heroes": ["brute", "spellweaver"]}
DEADLY = ("damage", "combat", "defend", "challenge")  # questions in which somebody may fall
Wanted = Callable[[Table[Any], Choice], bool]


@cache
def record_of(wanted: Wanted, game: str = "gloomhaven", first: int = 1, **options: Any) -> str:
    """The record of a game, up to the first question to the first seat that is wanted."""
    player = Random(3)
    for seed in range(first, first + 40):
        table = wyprawa.new(game, seed=seed, **(options or PARTY))
        while not table.over:
            choice = table.choices[0]
            if choice.seat == 0 and wanted(table, choice):
                return table.record()
            table.choose(player.choose(Chair(table, choice.seat)), choice.seat)
    raise AssertionError("no game comes to that question")


def fatal(table: Table[Any], choice: Choice) -> bool:
    """Whether some, not all, of what is offered is the end of somebody."""
    if choice.ask not in DEADLY or len(choice.options) < 2:
        return False
    return {option.risk == "fatal" for option in prompt(table, choice).options} == {True, False}


def sit(open_page: Open, server: Server, record: str, **more: object) -> Page:
    page = open_page(lay(server, "gloomhaven", ["me"], record=record), **more)
    skip_first_steps(page)
    wait(page, "document.querySelectorAll('.asking.mine .option').length > 0")
    return page


@pytest.mark.parametrize("how", ["mouse", "keys", "phone"])
def test_a_fatal_option_is_asked_about_twice(open_page: Open, server: Server, how: str) -> None:
    page = sit(open_page, server, record_of(fatal), **(PHONE if how == "phone" else {}))
    assert "exhausts" in page.locator(".asking-note").inner_text()
    assert page.locator(".whose .coin").count() == 1, "the face of whom it is about"
    worst = page.locator(".option.fatal")
    number = worst.locator(".number").inner_text()

    def choose() -> None:
        if how == "keys":
            page.keyboard.press(number)
        elif how == "phone":
            worst.tap()
        else:
            worst.click()

    before = lines(page)
    choose()
    page.locator(".option.fatal .sure").wait_for()
    page.wait_for_timeout(300)
    assert lines(page) == before, "nothing is done yet"
    choose()
    wait(page, f"document.querySelectorAll('.log-lines li').length > {before}")
    assert "is exhausted" in page.locator(".log-lines").inner_text()


@pytest.mark.parametrize(("game", "seed"), [("monsterlands", 1), ("hellscape", 51), ("warcraft", 1)])
def test_so_it_is_in_other_games(open_page: Open, server: Server, game: str, seed: int) -> None:
    record = record_of(fatal, game, seed, seats=2)
    page = open_page(lay(server, game, ["me", "me"], record=record))
    skip_first_steps(page)
    worst = page.locator(".option.fatal").first
    worst.wait_for()
    worst.click()
    page.locator(".option.doubted .sure").wait_for()
    page.wait_for_timeout(100)
    assert page.locator(".asking.mine:not(.pending) .option.doubted").count() == 1, "nothing is done yet"
    worst.click()
    wait(page, "!document.querySelector('.option.doubted')")


def test_who_thinks_better_of_it_takes_another(open_page: Open, server: Server) -> None:
    page = sit(open_page, server, record_of(fatal))
    page.locator(".option.fatal").click()
    page.locator(".option:not(.fatal)").first.click()
    wait(page, ANSWERED)
    assert "is exhausted" not in page.locator(".log-lines").inner_text()


def test_one_may_want_to_be_asked_once(open_page: Open, server: Server) -> None:
    page = sit(open_page, server, record_of(fatal))
    page.locator("[data-do=wishes]").click()
    page.locator("[data-wish=twice]").uncheck()
    page.keyboard.press("Escape")
    page.locator(".option.fatal").click()
    page.locator(".log-lines").get_by_text("is exhausted").wait_for(state="attached")


def test_a_click_on_half_a_card_plays_it(open_page: Open, server: Server) -> None:
    page = sit(open_page, server, record_of(lambda _, choice: choice.ask == "act"))
    half = page.locator(".area-mine .half.lit").last
    id = half.get_attribute("data-id")
    before = page.locator("#question").inner_text()
    half.click(force=True)
    left = page.locator(".filter").filter(visible=True)
    if left.count():  # the basic action lies there as well
        page.locator(".asking .option").filter(visible=True).first.click()
    wait(page, f"document.querySelector('#question').textContent !== {before!r}")
    assert asked(page)
    assert page.locator(f".half-chosen[data-id={id}]").count() == 1, "the half under way is lit"
