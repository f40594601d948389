"""Warcraft in real Chromium: turns of three players on the map that fills the window's height."""

from __future__ import annotations

from people import PHONE, asked, click, lay, play, skip_first_steps
from replies import overlap, played

from browsers import Open, Server
from needs import FULL

SEED, SEATS, ROUNDS = 5, 3, 7
BEFORE = 0 if FULL else 16  # turns that bots have played already
MAP = "document.querySelector('.board.tall').getBoundingClientRect()"


def test_twenty_turns_of_three_players(open_page: Open, server: Server) -> None:
    begun = played("warcraft", SEED, SEATS, lambda table: table.state.turns >= BEFORE)
    page = open_page(lay(server, "warcraft", ["me", "sensible", "sensible"], record=begun.record()))
    skip_first_steps(page)
    fights = 0

    def gone_by() -> bool:
        nonlocal fights
        fights += page.locator(".fight").count()
        return asked(page) > 0 and page.locator(".log-lines .round-began").count() > ROUNDS

    play([page], click, gone_by, seed=2)
    assert fights > 1
    assert page.evaluate(f"{MAP}.height") > 0.75 * page.evaluate("innerHeight")
    assert page.locator(".board.tall .piece.figure.owned").count() == SEATS
    assert not overlap(page, ".board.tall", ".asking")
    assert not overlap(page, ".asking", ".area-mine")
    assert page.locator("[data-id=valor-0] .icon").count() >= 8, "the log is a bar of eight"


def test_the_map_comes_first_on_a_phone(open_page: Open, server: Server) -> None:
    page = open_page(lay(server, "warcraft", ["me", "sensible"], SEED), **PHONE)
    skip_first_steps(page)
    play([page], click, lambda: asked(page) > 0 and page.locator(".me").count() > 0, seed=2)
    assert page.evaluate("[innerWidth, document.documentElement.scrollWidth]") == [390, 390]
    place = page.evaluate("document.querySelector('.board.tall .tile').getBoundingClientRect().width")
    assert place > 30, "places are large enough for a thumb"
