"""Two rounds of Monster Lands in real Chromium, by mouse, by keys, and on a phone in Polish."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from expedition import TRAIL, expedition
from people import PHONE, Way, click, click_table, lay, play, press, round_of, skip_first_steps, wait

import wyprawa
from browsers import Open, Server
from wyprawa.players import Chair, Sensible
from wyprawa.scene.look import may_see

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

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
        f"Round {n} begins." for n in (1, 2, 3)
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
    assert heads[0].strip() == "Round 1 begins."


@pytest.mark.parametrize("wide", [1280, 1024])
def test_everybody_has_room_in_the_bar(open_page: Open, server: Server, wide: int) -> None:
    address = lay(server, "monsterlands", ["me", "sensible", "sensible"], record=expedition())
    page = open_page(address, locale="pl-PL", viewport={"width": wide, "height": 768})
    skip_first_steps(page)
    room, needed = page.evaluate("""(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth])(
        document.querySelector('.bar .seats ul'))""")
    assert needed <= room


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
    told = page.locator(".option .hint, .fill-odds").filter(has_text="%")
    play([page], click, lambda: told.count() > 0, seed=3)
    assert "%" in told.first.inner_text()


# --- sending a Mercenary -------------------------------------------------------------------------------

FREE = """[...document.querySelectorAll('.cell[data-id=trail-5] .hole')].every((hole) => {
    const { left, right, top, bottom } = hole.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return Boolean(seen?.closest('.board'));
})"""
LAID = """document.querySelectorAll('[data-ask="assign.token"] [aria-pressed=true]').length"""
FEW = """document.querySelector('[data-ask="assign.strength"] button')"""
ROWS = {"member": 2, "strength": 2, "magic": 2, "token": 3, "flasks": 2}
SIZES: list[dict[str, Any]] = [
    {"viewport": {"width": 1440, "height": 900}},
    {"viewport": {"width": 1024, "height": 768}},
    PHONE,
]


def row(page: Page, name: str) -> Locator:
    return page.locator(f'.fill-row[data-ask="assign.{name}"] button')


@pytest.mark.parametrize("size", SIZES)
def test_a_mercenary_is_sent_on_one_sheet(open_page: Open, server: Server, size: dict[str, Any]) -> None:
    address = lay(server, "monsterlands", ["me", "me", "me"], record=expedition())
    page = open_page(address, **size)
    skip_first_steps(page)
    page.locator(f'.option[data-key="assign:{TRAIL}"]').click()
    row(page, "member").first.wait_for()
    assert {name: row(page, name).count() for name in ROWS} == ROWS
    assert page.evaluate(FREE), "the trail stays in sight"
    dice = page.locator(f".die[data-id^='die-{TRAIL}-']")
    assert dice.count() == 2
    odds = page.locator(".fill-odds").inner_text()
    row(page, "strength").nth(1).click()
    row(page, "token").nth(1).click()  # at once, before the server has answered
    wait(page, f"{LAID} === 1")
    assert row(page, "strength").nth(1).get_attribute("aria-pressed") == "true"
    assert dice.count() == 3, "what would lie there is seen on the board"
    assert page.locator(".fill-odds").inner_text() != odds
    row(page, "token").first.click()
    wait(page, f"{LAID} === 0")
    row(page, "strength").first.focus()
    page.keyboard.press("Enter")
    wait(page, f"({FEW}).ariaPressed === 'true'")
    assert page.evaluate("document.activeElement.dataset.pick") == "assign.strength/0/2", "the focus stays"
    page.locator(".confirm").click()
    page.locator(f'.option[data-key="assign:{TRAIL}"]').wait_for(state="detached")
    page.locator(f"[data-piece=on-trail-{TRAIL}]").wait_for()
    assert dice.count() == 2


def test_a_sheet_can_be_left_by_undo(open_page: Open, server: Server) -> None:
    page = open_page(lay(server, "monsterlands", ["me", "me", "me"], record=expedition()))
    skip_first_steps(page)
    page.locator(f'.option[data-key="assign:{TRAIL}"]').click()
    page.locator(f"[data-piece=on-trail-{TRAIL}]").wait_for()
    page.keyboard.press("u")
    page.locator(f'.option[data-key="assign:{TRAIL}"]').wait_for()
    assert not page.locator(f"[data-piece=on-trail-{TRAIL}]").count(), "nobody stands where nobody was sent"
