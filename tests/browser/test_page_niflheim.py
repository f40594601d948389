"""Niflheim in real Chromium: scenario 1 from its first intent to the way out and the sheet at its end."""

from __future__ import annotations

from itertools import count

from people import ASKED, ended, lay, skip_first_steps, wait
from replies import overlap, played, replies, reply

from browsers import Open, Server
from needs import FULL

SEED = 8
LAST = 12  # answers at the end that are given at the page


def test_scenario_1_to_its_sheet(open_page: Open, server: Server) -> None:
    page = open_page(lay(server, "niflheim", ["me"], SEED))
    skip_first_steps(page)
    answers = replies("niflheim", SEED, 1)
    reply(page, answers[0])
    assert page.locator(".strip .space").count() == 12
    assert page.locator("[data-id=goals] .card").count() == 3
    assert page.locator(".board .figure.owned").count() == 1
    assert page.locator(".board [data-id=captive-0].figure").count() == 1
    assert not overlap(page, ".asking", ".area-mine")
    if not FULL:  # the middle is played by a bot
        given = count()
        nearly = played("niflheim", SEED, 1, lambda _: next(given) == len(answers) - LAST)
        page = open_page(lay(server, "niflheim", ["me"], record=nearly.record()))
        skip_first_steps(page)
    for answer in answers[1 if FULL else -LAST :]:
        reply(page, answer)
    wait(page, "Boolean(document.querySelector('.asking .scores'))")
    assert ended(page)
    page.locator("dialog.finale").get_by_text("Wounds suffered").wait_for()
    assert page.locator(".board .figure.owned").count() == 0, "she has left the map"


def test_an_attack_shows_its_odds(open_page: Open, server: Server) -> None:
    page = open_page(lay(server, "niflheim", ["me", "sensible"], 6, scenario="rescue"))
    skip_first_steps(page)
    for answer in replies("niflheim", 6, 2, scenario="rescue"):
        wait(page, f"{ASKED} > 0")
        strikes = page.locator(".asking.mine:not(.pending) .option[data-key^='attack:']")
        if strikes.count():
            page.mouse.move(0, 0)  # where it clicked last another option may lie now, and be pointed at
            strikes.first.focus()
            page.locator(".chart").wait_for()
            return
        reply(page, answer)
    raise AssertionError("nobody could be attacked")
