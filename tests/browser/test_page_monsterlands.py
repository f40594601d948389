"""Two rounds of Monster Lands in real Chromium, by mouse, by keys, and on a phone in Polish."""

from __future__ import annotations

import pytest
from people import PHONE, Way, click, click_table, lay, play, press, round_of, skip_first_steps, wait

import wyprawa
from browsers import Open, Server
from wyprawa.players import Chair, Sensible
from wyprawa.scene.look import may_see

SMALLEST = """[...document.querySelectorAll('.area-boards svg text')].map((each) => {
    const drawn = each.getScreenCTM();
    return parseFloat(getComputedStyle(each).fontSize) * Math.hypot(drawn.a, drawn.b);
}).sort((a, b) => a - b)[0]"""


@pytest.mark.parametrize("way", [click, click_table, press])
def test_two_rounds(open_page: Open, server: Server, way: Way) -> None:
    page = open_page(lay(server, "monsterlands", ["me", "sensible"]))
    skip_first_steps(page)
    heads = page.locator(".log-lines .round-began")
    given = play([page], way, lambda: heads.count() > 2, seed=3)
    assert given > 10
    assert round_of(page) > 2
    assert [head.strip() for head in heads.all_text_contents()][:3] == [
        f"Round {n} begins" for n in (1, 2, 3)
    ]


def test_the_whole_log_is_there_for_one_who_comes_late(open_page: Open, server: Server) -> None:
    table, bot = wyprawa.new("monsterlands", seed=3, seats=2), Sensible(1)
    while len([line for line in table.log if may_see(line.record, 0)]) < 260:
        seat = table.choices[0].seat
        table.choose(bot.choose(Chair(table, seat)), seat)
    page = open_page(lay(server, "monsterlands", ["me", "me"], record=table.record()))
    skip_first_steps(page)
    wait(page, "document.querySelectorAll('.log-lines li').length >= 260")
    heads = page.locator(".log-lines .round-began").all_text_contents()
    assert heads[0].strip() == "Round 1 begins"


def test_two_rounds_on_a_phone_in_polish(open_page: Open, server: Server) -> None:
    address = lay(server, "monsterlands", ["me", *["sensible"] * 3])
    page = open_page(address, locale="pl-PL", **PHONE)
    skip_first_steps(page)
    assert page.evaluate("document.documentElement.lang") == "pl"
    play([page], click, lambda: round_of(page) > 2, seed=4)
    assert "Runda" in page.locator("body").inner_text()
    wide = page.evaluate("[innerWidth, document.documentElement.scrollWidth]")
    assert wide == [390, 390], "nothing is cut off at the side"
    sheet = page.locator(".asking .options")
    page.locator(".asking .handle").click()
    sheet.wait_for(state="hidden")
    page.locator(".view-button[data-view=log]").click()
    page.locator(".area-log").wait_for()
    page.locator(".view-button[data-view=panels]").click()
    page.locator(".area-log").wait_for(state="hidden")
    page.locator(".asking .handle").click()
    sheet.wait_for()


@pytest.mark.parametrize("wide", [1280, 1440, 1920])
def test_boards_can_be_read_on_a_desk(open_page: Open, server: Server, wide: int) -> None:
    address = lay(server, "monsterlands", ["me", "sensible", "sensible"])
    page = open_page(address, viewport={"width": wide, "height": 1000}, locale="pl-PL")
    page.locator(".area-boards svg text").first.wait_for(state="attached")
    assert page.evaluate(SMALLEST) >= 11


def test_options_tell_the_odds(open_page: Open, server: Server) -> None:
    page = open_page(lay(server, "monsterlands", ["me", "sensible"]))
    skip_first_steps(page)
    play([page], click, lambda: page.locator(".option .hint").count() > 0, seed=3)
    assert "%" in page.locator(".option .hint").first.inner_text()
