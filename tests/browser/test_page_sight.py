"""What one sees before choosing and while things move, and how much is fetched for the first look."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from people import click, lay, lines, play, skip_first_steps, wait

from browsers import Open, Server

if TYPE_CHECKING:
    from playwright.sync_api import Page, Request

MOST = 400_000  # bytes
COUNTING = """
window.moved = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) { window.moved += 1; return animate.apply(this, how); };
const whole = Document.prototype;
const fly = whole.startViewTransition;
whole.startViewTransition = function (...how) { window.moved += 1; return fly.apply(this, how); };
"""


def asked_where_to_go(page: Page, address: str) -> None:
    page.goto(address)
    skip_first_steps(page)
    play([page], click, lambda: "Where" in page.locator("#question").inner_text(), seed=2)
    wait(page, "document.querySelectorAll('.asking.mine .option').length > 1")


@pytest.mark.parametrize("game", ["smok", "monsterlands", "gloomhaven"])
def test_the_first_look_at_a_table_is_light(open_page: Open, server: Server, game: str) -> None:
    page = open_page("about:blank")
    done: list[Request] = []
    live: list[str | bytes] = []
    page.on("requestfinished", lambda request: done.append(request))
    page.on("websocket", lambda line: line.on("framereceived", lambda said: live.append(said)))
    page.goto(lay(server, game, ["me", *["sensible"] * 3]))
    wait(page, "document.querySelectorAll('.asking.mine .option, .asking h2:not(:empty)').length > 0")
    page.locator(".area-boards svg").first.wait_for()
    fetched = sum(each.sizes()["responseBodySize"] for each in done)
    assert len(done) > 10
    told = sum(len(said.encode() if isinstance(said, str) else said) for said in live)
    assert told > 1000, "the table came over the live line"
    assert fetched + told < MOST, (fetched, told)


def test_an_option_shows_its_way_under_the_mouse_and_under_the_keys(open_page: Open, server: Server) -> None:
    page = open_page("about:blank")
    asked_where_to_go(page, lay(server, "smok", ["me", "sensible"]))
    way, cells = page.locator(".overlay .path"), page.locator(".cell.aimed")
    page.locator(".option").last.hover()
    way.wait_for(state="attached")
    assert cells.count() >= 2
    page.mouse.move(5, 5)
    way.wait_for(state="detached")
    assert cells.count() == 0
    page.keyboard.press("End")
    way.wait_for(state="attached")
    assert page.locator(".option.aimed").count() == 1
    last = page.locator(".cell.aimed.lit").last.get_attribute("data-id")
    page.keyboard.press("Home")
    page.locator(f".cell[data-id='{last}'] .tile").hover(force=True)
    assert page.locator(".option").last.evaluate("each => each.classList.contains('aimed')")


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_pieces_move_unless_one_wants_them_still(open_page: Open, server: Server, motion: str) -> None:
    page = open_page("about:blank", reduced_motion=motion)
    page.context.add_init_script(COUNTING)
    asked_where_to_go(page, lay(server, "smok", ["me", "sensible"]))
    page.evaluate("window.moved = 0")
    before = lines(page)
    page.locator(".option").last.click()
    wait(page, f"document.querySelectorAll('.log-lines li').length > {before}")
    if motion == "no-preference":
        wait(page, "window.moved > 0")
    else:
        page.wait_for_timeout(500)
        assert page.evaluate("window.moved") == 0


def test_cards_that_explain_the_table_come_once(open_page: Open, server: Server) -> None:
    page = open_page(lay(server, "smok", ["me", "sensible"]))
    seen = set()
    for _ in range(8):
        seen.add(page.locator("dialog.steps h3").inner_text())
        page.locator("dialog.steps .next").click()
    assert len(seen) == 8
    page.locator("dialog").wait_for(state="detached")
    page.reload()
    wait(page, "document.querySelectorAll('.asking.mine .option').length > 0")
    assert page.locator("dialog").count() == 0
