"""Seats that change hands, and browsers that keep nothing."""

from __future__ import annotations

from people import asked, at_one_table, click, ended, lines, play, sit_down, skip_first_steps, wait

from browsers import Open, Server

DENIED = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied'); } })"


def test_the_host_hands_an_absent_seat_to_a_bot_and_back(open_page: Open) -> None:
    host, friend = at_one_table(open_page)
    play([host, friend], click, lambda: lines(host) > 2)
    address = friend.url
    friend.goto("about:blank")
    seat = host.locator(".seat").nth(1)
    wait(host, "document.querySelectorAll('.seat')[1].classList.contains('away')")
    seat.locator("button").click()
    host.locator("dialog [data-bot=sensible]").click()
    seat.locator(".kind.bot").wait_for()
    before = lines(host)
    play([host], click, lambda: lines(host) > before + 6)
    seat.locator("button").click()
    host.locator("dialog [data-do=back]").click()
    seat.locator(".kind.person").wait_for()
    friend.goto(address)
    play([host], click, lambda: asked(friend) > 0 or ended(host))
    play([host, friend], click, lambda: ended(host) and ended(friend))


def test_a_browser_that_keeps_nothing_can_play_and_come_back(open_page: Open, server: Server) -> None:
    page = open_page("about:blank")
    page.context.add_init_script(DENIED)
    page.goto(server.url)
    sit_down(page, "smok")
    play([page], click, lambda: lines(page) > 3)
    page.reload()
    skip_first_steps(page)
    wait(page, "document.querySelectorAll('.log-lines li').length > 3")
    play([page], click, lambda: ended(page))
