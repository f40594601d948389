"""A campaign of Gloomhaven in real Chromium: a party is made, goes out, comes home, and grows."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from people import ANSWERED, ASKED, PHONE, asked, click, lay, play, skip_first_steps, wait

from browsers import Open, Server
from wyprawa.games.gloomhaven.campaign import gains, query
from wyprawa.games.gloomhaven.state import State

sys.path.append(str(Path(__file__).parents[1] / "games/gloomhaven"))
from ghcampaigns import home

if TYPE_CHECKING:
    from playwright.sync_api import Page

LAID = ".area-asked"
READ = ".area-read .card"
WIDE = "[innerWidth, document.documentElement.scrollWidth]"


def question(page: Page) -> str:
    return page.locator("#question").inner_text()


def come_to(page: Page, what: str) -> None:
    """Until something is asked; there is nothing else to answer before."""
    wait(page, f"{ASKED} > 0 && document.querySelector('#question').innerText.includes({what!r})")


def take(page: Page, what: str, times: int = 1) -> None:
    """Click what is lit on the page, a card or a place."""
    for _ in range(times):
        page.locator(f".lit[data-id='{what}']").first.click(force=True)
        wait(page, ANSWERED)


def choose(page: Page, words: str) -> None:
    page.locator(".asking .option", has_text=words).first.click()
    wait(page, ANSWERED)


def after_black_barrow() -> str:
    """The first scenario is won, the party still there, and both heroes have learned enough to rise."""

    def won(s: State) -> None:
        query.party(s).at = 1
        query.world(s).completed.append(1)
        query.world(s).unlocked.append(2)
        for who in (0, 1):
            query.member(s, who).xp = 50

    return home("road", seats=1, edit=won).record()


def test_a_party_is_made_shops_and_goes_out(open_page: Open, server: Server) -> None:
    page = open_page(lay(server, "gloomhaven", ["me"], play="campaign"))
    skip_first_steps(page)
    for name in ("brute", "spellweaver"):
        come_to(page, "class")
        assert page.locator(f"{LAID} .card.faced.lit").count() > 4, "portraits to choose from"
        take(page, f"class-{name}")
        come_to(page, "quest")
        page.locator(f"{LAID} .card-quest.lit").nth(1).click()
        wait(page, ANSWERED)
    come_to(page, "party do in the city")
    assert page.locator(".board.country .ground-open").count() == 1, "only Black Barrow is known"
    choose(page, "Brute runs errands")
    come_to(page, "Brute")
    shelves = page.locator(f"{LAID} .zone h3").all_inner_texts()
    assert {"Head", "Body", "Legs", "Small item"} <= {*shelves}
    take(page, "ware-4")  # Leather Armor, 20 gold
    come_to(page, "Brute")
    page.locator("[data-id='owned-0'] summary").click()  # who leads two has their things in piles
    page.locator("[data-id='owned-0'] .card", has_text="Leather Armor").wait_for()
    page.locator("[data-id='owned-0'] summary").click()
    assert page.locator(f"{LAID} [data-id='ware-4'].lit").count() == 0
    assert "10 gold" in page.locator(".asking-note").inner_text()
    choose(page, "Done")
    come_to(page, "party do in the city")
    take(page, "place-0")  # the gate
    come_to(page, "Where")
    page.locator(".board .lit[data-id='place-1']").click(force=True)
    page.locator(".asking .option", has_text="with an event").click()  # and not the casual one
    wait(page, ANSWERED)
    come_to(page, "level")
    choose(page, "Level 1")
    come_to(page, "What do you do?")
    assert len(page.locator(f"{LAID} .page .lines").inner_text()) > 40, "the event is told"
    page.locator(f"{LAID} [data-id='event-b']").click()
    wait(page, ANSWERED)
    story = page.locator(f"{READ} p").all_inner_texts()
    assert len(story) > 3, "the event, what they did, what came of it, and where the card goes"
    assert story[1].startswith("The party decides:")
    page.locator(f"{READ} button").click()
    assert page.locator(READ).count() == 0
    heads = page.locator(".log-lines .round-began")
    play([page], click, lambda: heads.count() > 1 and asked(page) > 0, seed=3)
    assert page.locator("h1").inner_text().startswith("Black Barrow")


def test_a_party_comes_home_and_grows(open_page: Open, server: Server) -> None:
    page = open_page(lay(server, "gloomhaven", ["me"], record=after_black_barrow()), locale="pl-PL", **PHONE)
    skip_first_steps(page)
    come_to(page, "Do domu")
    assert page.locator(".board.country .ground-done").count() == 1
    page.locator(".option[data-key=home]").click()
    wait(page, ANSWERED)
    for _ in range(2):  # both rise: a card, then a perk
        come_to(page, "kart")
        assert page.locator(f"{LAID} .card.drawn.lit").count() >= 2
        assert page.evaluate(WIDE) == [390, 390], "nothing is cut off at the side"
        page.locator(f"{LAID} .card.drawn.lit").first.click()
        wait(page, ANSWERED)
        come_to(page, "profit")
        page.locator(f"{LAID} .list .card.lit").nth(2).click()
        wait(page, ANSWERED)
    come_to(page, "mieście")
    choose(page, "Zdarzenie")
    page.locator(f"{LAID} .page").wait_for()
    page.locator(f"{LAID} [data-id='event-a']").click()
    wait(page, ANSWERED)
    wait(page, f"{ASKED} > 0")


def rich(s: State) -> None:
    gains.achieve(s, query.ENHANCING, "")
    for who in (0, 1):
        query.member(s, who).gold = 400


def test_a_small_window_shows_the_land_and_a_phone_what_to_enhance(open_page: Open, server: Server) -> None:
    record = home(seats=1, edit=rich).record()
    small = open_page(
        lay(server, "gloomhaven", ["me"], record=record), viewport={"width": 1024, "height": 768}
    )
    skip_first_steps(small)
    come_to(small, "party do in the city")
    top, bottom = small.evaluate("[document.querySelector('.view'), document.querySelector('.asking')]"
                                 ".map((each) => each.getBoundingClientRect().top)")  # fmt: skip
    assert bottom - top >= 400, "most of the window is land"
    ends = small.evaluate("[document.querySelector('.held').getBoundingClientRect().right,"
                          " document.querySelector('.piles').getBoundingClientRect().left]")  # fmt: skip
    assert ends[0] <= ends[1], "nothing lies over one's piles"
    small.close()
    phone = open_page(lay(server, "gloomhaven", ["me"], record=record), locale="pl-PL", **PHONE)
    skip_first_steps(phone)
    come_to(phone, "mieście")
    choose(phone, "Kark załatwia")
    come_to(phone, "Kark")
    take(phone, "enhancer")
    come_to(phone, "ulepszyć")
    phone.locator(f"{LAID} .card.drawn.lit").first.tap()
    wait(phone, ANSWERED)
    come_to(phone, "ulepszenie")
    rows = phone.locator(f"{LAID} .list .card.lit")
    assert rows.count() == asked(phone) - 1, "each sticker has a row of its own"
    assert phone.evaluate(WIDE) == [390, 390]
    rows.last.scroll_into_view_if_needed()
    rows.last.tap()
    wait(phone, ANSWERED)
    come_to(phone, "mieście")
