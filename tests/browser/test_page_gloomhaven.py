"""Gloomhaven in real Chromium: from the lobby through a whole scenario, and what one may ask on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from people import (
    ASKED,
    PHONE,
    asked,
    click,
    click_table,
    ended,
    lay,
    open_drawer,
    play,
    sit_down,
    skip_first_steps,
    wait,
)

import wyprawa
from browsers import Open, Server
from wyprawa.players import Chair, Sensible

if TYPE_CHECKING:
    from playwright.sync_api import Page

LOWEST = """Math.max(...[...document.querySelectorAll('.board .piece.lit')].map(
    (each) => each.getBoundingClientRect().bottom))"""
HEXES = "document.querySelector('.area-boards .cell .tile').getBoundingClientRect().width"


def question(page: Page) -> str:
    return page.locator("#question").inner_text()


def until_asked(page: Page, what: str, seed: int = 1) -> None:
    play([page], click, lambda: asked(page) > 0 and what in question(page), seed=seed)


def test_a_whole_scenario_from_the_lobby_to_its_end(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "gloomhaven")
    until_asked(page, "leads")
    assert page.locator(".area-mine .card-ability.lit").count() == 10, "the hand of a Brute"
    given = play([page], click_table, lambda: ended(page), seed=2)
    assert given > 20
    heads = page.locator(".log-lines .round-began").all_inner_texts()
    assert len(heads) > 5
    end = page.locator("dialog.finale")
    assert "scenario" in end.locator(".reason").inner_text().lower()
    assert end.locator(".scores tr").count() == 2


def alone() -> str:
    """Two rounds into the Scoundrel's own scenario, when somebody can be attacked in the lowest row."""
    table, bot = (
        wyprawa.new("gloomhaven", seed=3, seats=1, scenario="armory-heist", heroes=["scoundrel"]),
        Sensible(1),
    )
    while table.state.round < 2 or table.choices[0].ask != "attack":
        table.choose(bot.choose(Chair(table, 0)), 0)
    return table.record()


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768)])
def test_no_question_lies_over_a_target(open_page: Open, server: Server, size: tuple[int, int]) -> None:
    address = lay(server, "gloomhaven", ["me"], record=alone())
    page = open_page(address, locale="pl-PL", viewport={"width": size[0], "height": size[1]})
    skip_first_steps(page)
    wait(page, f"{ASKED} > 0")
    title = page.evaluate(
        "(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)(document.querySelector('h1'))"
    )
    assert title <= 0, "the name of the scenario is not cut"
    wait(page, f"{LOWEST} < document.querySelector('.asking').getBoundingClientRect().top + 2", seconds=5)


def test_a_party_is_chosen_in_the_lobby_and_led_by_one(open_page: Open) -> None:
    page = open_page()
    page.locator("[data-game=gloomhaven] button.plain").click()
    form = page.locator("dialog")
    form.locator(".pick input[value=tinkerer]").check()
    form.locator(".form-error").get_by_text("two to four heroes").wait_for()
    form.locator(".pick input[value=cragheart]").check()
    form.locator(".form-error").wait_for(state="hidden")
    form.locator(".pick input[value=barrow-lair]").check()
    seats = form.locator(".places select")
    seats.nth(1).select_option("me")
    form.locator("button.main").click()
    page.wait_for_url("**/t/*")
    skip_first_steps(page)
    page.locator("h1").get_by_text("Barrow Lair").wait_for()
    seen = set()

    def led_both() -> bool:
        if asked(page):
            seen.add(question(page).split(":")[0])
        return page.locator(".log-lines .round-began").count() > 1

    play([page], click, led_both)
    assert {"Tinkerer", "Cragheart"} <= seen


def test_whether_one_hex_sees_another(open_page: Open, server: Server) -> None:
    page = open_page(lay(server, "gloomhaven", ["me", "sensible"]))
    skip_first_steps(page)
    until_asked(page, "Where")
    tool, answer = page.locator("[data-do=sight]"), page.locator(".sight .because")
    tool.click()
    page.locator(".cell[data-id='12'] .tile").click(force=True)
    page.locator(".marks .ring").wait_for(state="attached")
    page.locator(".cell[data-id='121'] .tile").click(force=True)
    answer.get_by_text("A9 sees G13").wait_for()
    assert page.locator(".marks .ray-clear.ray").count() == 1
    assert "Where" in question(page), "a click on a hex has not answered the question"
    page.locator(".sight input").nth(1).fill("d8")
    page.locator(".sight input").nth(1).press("Tab")
    answer.get_by_text("D8 is a closed door").wait_for()
    assert page.locator(".marks .ray-blocked.ray").count() == 1
    answer.get_by_role("button", name="GH-4.2").click()
    page.locator("dialog.rule").get_by_text("closed door").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("s")
    page.locator(".sight").wait_for(state="hidden")
    assert page.locator(".marks").count() == 0


def test_why_a_monster_did_what_it_did(open_page: Open, server: Server) -> None:
    page = open_page(lay(server, "gloomhaven", ["me", "sensible"]))
    skip_first_steps(page)
    open_drawer(page)
    focused = page.locator(".log-lines li", has_text="focuses on").first
    play([page], click, lambda: focused.count() > 0 and asked(page) > 0)
    why = focused.locator(".why")
    why.click()
    because = focused.locator(".because")
    assert because.locator("ul li").count() >= 2
    assert because.locator("ol li").count() == 2, "two heroes were compared"
    assert because.locator("ol .way-taken").count() == 1
    assert page.locator(".marks .way-taken.way").count() == 1
    because.locator(".rule-link").first.click()
    page.locator("dialog.rule").get_by_text("GH-26.").first.wait_for()
    page.keyboard.press("Escape")
    why.click()
    assert page.locator(".marks, .because li").count() == 0
    moved = page.locator(".log-lines li", has_text="moves to").last
    play([page], click, lambda: moved.count() > 0 and asked(page) > 0)
    moved.hover()
    page.locator(".marks .way-taken").wait_for(state="attached")


def test_a_phone_in_polish_shows_hexes_one_can_touch(open_page: Open, server: Server) -> None:
    address = lay(server, "gloomhaven", ["me", *["sensible"] * 3], scenario="inox-encampment")
    page = open_page(address, locale="pl-PL", **PHONE)
    skip_first_steps(page)
    order = page.locator(".strip .card")
    play([page], click, lambda: asked(page) > 0 and order.count() > 4, seed=4)
    assert page.evaluate("document.documentElement.lang") == "pl"
    wide = page.evaluate("[innerWidth, document.documentElement.scrollWidth]")
    assert wide == [390, 390], "nothing is cut off at the side"
    assert page.evaluate(HEXES) > 40
    assert order.and_(page.locator(".now")).count() == 1, "whose turn it is"
