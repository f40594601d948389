"""The end of a game in Chromium: its sheet, another game, and what the lobby remembers."""

from __future__ import annotations

from people import ended, lay, nearly_over, play, press, skip_first_steps, wait
from test_page_access import violations

from browsers import Open, Server
from needs import axe


def test_the_end_shows_the_sheet_and_leads_to_another_game(open_page: Open, server: Server) -> None:
    axe()
    record = nearly_over("monsterlands", seats=2)
    page = open_page(lay(server, "monsterlands", ["me", "sensible"], record=record))
    skip_first_steps(page)
    play([page], press, lambda: ended(page))
    sheet = page.locator("dialog.finale .end-sheet table")
    sheet.wait_for()
    assert sheet.locator(".sheet-score").count() == 4
    total = sheet.locator(".sheet-total td").all_inner_texts()
    assert total == page.locator(".asking .scores td").all_inner_texts()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator(".asking [data-do=sheet]").click()
    before = page.url
    page.locator("dialog.finale [data-do=rematch]").click()
    page.wait_for_url(lambda url: url.partition("#")[0] != before)
    page.locator(".asking").wait_for()
    wait(
        page,
        "document.querySelectorAll('.asking.mine .option').length > 0 && !document.querySelector('.scores')",
    )
    page.goto(server.url)
    results = page.locator(".results tbody tr")
    results.wait_for()
    assert results.locator("td").first.inner_text() == "1"


def test_the_next_scenario_is_one_click_away(open_page: Open, server: Server) -> None:
    record = nearly_over("gloomhaven", seats=1, heroes=["brute", "tinkerer"], level=0)
    page = open_page(lay(server, "gloomhaven", ["me"], record=record))
    skip_first_steps(page)
    play([page], press, lambda: ended(page))
    page.locator("dialog.finale [data-do=next-scenario]").click()
    page.locator(".bar h1", has_text="Barrow Lair").wait_for()
