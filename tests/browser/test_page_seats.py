"""Seats that change hands, and browsers that keep nothing."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING
from urllib.request import Request, urlopen

import pytest
from people import (
    ASKED,
    asked,
    at_one_table,
    click,
    lay,
    lines,
    play,
    sit_down,
    skip_first_steps,
    wait,
)

from browsers import Open, Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

_KEPT = "(JSON.parse(localStorage.getItem('wyprawa.tables')) ?? {})[location.pathname.split('/')[2]]"
TICKET, WATCHING, GIVEN = f"{_KEPT}?.ticket ?? null", f"{_KEPT}.watch", f"{_KEPT}.seats[1]"
# The first time a page would say that its ticket is kept, something else happens, or it waits.
SENDING = "const send = WebSocket.prototype.send; WebSocket.prototype.send = function (text) {"
CUT = (
    SENDING
    + """
    if (JSON.parse(text).type !== 'kept' || window.name === 'cut') return send.call(this, text);
    window.name = 'cut'; %s; }"""
)
LATE = (
    SENDING
    + """
    if (JSON.parse(text).type !== 'kept' || window.asked) return send.call(this, text);
    window.asked = true;
    window.keep = (deaf) => { if (deaf) this.onmessage = null; send.call(this, text); }; }"""
)
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
    friend.goto(address)  # it is told in the chat, and the ticket leads to nothing any more
    assert "void" in friend.locator(".chat-lines .notice").last.inner_text()
    seat.locator("button").click()
    assert not host.locator("dialog [data-do=back]").count()
    host.locator("dialog [data-do=invite]").click()
    seat.locator(".kind.person").wait_for()
    host.keyboard.press("Escape")
    friend.goto("about:blank")
    friend.goto(f"{address}#{host.evaluate(GIVEN)}")
    play([host], click, lambda: asked(friend) > 0)
    before = lines(host)
    play([host, friend], click, lambda: lines(host) > before + 6)


def test_who_sits_down_gets_a_ticket_nobody_else_knows(open_page: Open) -> None:
    host, friend = at_one_table(open_page)
    link = f"{host.url}#{host.evaluate(GIVEN)}"
    wait(friend, ASKED)
    peeping = open_page(link)  # the host knows the link
    skip_first_steps(peeping)
    peeping.get_by_text("This link is used up").wait_for()
    wait(peeping, "document.querySelectorAll('.seat.mine').length === 0")
    assert not asked(peeping)
    friend.reload()
    wait(friend, ASKED)
    friend.goto(link)  # the friend clicks it once more
    wait(friend, ASKED)
    friend.locator(".seat.mine button").click()
    friend.locator("dialog [data-bot=sensible]").click()
    wait(friend, "document.querySelector('.seat.seat-1 .kind.bot')")
    assert not asked(friend)


def friends_link(server: Server) -> str:
    """The link to the friend's seat of a new table."""
    seats = [{"kind": "me"}, {"kind": "friend"}]
    asked = json.dumps({"game": "smok", "options": {"seats": 2}, "seats": seats}).encode()
    with urlopen(Request(f"{server.url}api/tables", asked, {"Content-Type": "application/json"})) as answer:
        made = json.load(answer)
    return f"{server.url}t/{made['table']}#{made['seats'][1]['ticket']}"


@pytest.mark.parametrize("storage", ["", DENIED], ids=["keeps", "keeps nothing"])
@pytest.mark.parametrize("lost", ["this.close()", "send.call(this, text); this.close()", "location.reload()",
                                  "send.call(this, text); location.reload()"])  # fmt: skip
def test_a_connection_lost_while_the_ticket_is_kept_locks_nobody_out(
    open_page: Open, server: Server, lost: str, storage: str
) -> None:
    link, page = friends_link(server), open_page("about:blank")
    page.context.add_init_script(storage)
    page.context.add_init_script(CUT % lost)
    page.goto(link)
    skip_first_steps(page)
    wait(page, ASKED)
    page.reload()
    if storage:
        skip_first_steps(page)
    wait(page, ASKED)
    stranger = open_page(link)
    skip_first_steps(stranger)
    stranger.get_by_text("This link is used up").wait_for()
    assert not asked(stranger)


def two_tabs(open_page: Open, server: Server) -> tuple[Page, Page]:
    """Two pages of a browser with the same link: neither has kept its ticket when the other gets one."""
    link, one = friends_link(server), open_page("about:blank")
    one.context.add_init_script(LATE)
    other = one.context.new_page()
    for page in (one, other):
        page.goto(link, wait_until="commit")
    for page in (one, other):
        wait(page, "window.asked")
    return one, other


def test_a_link_opened_in_two_tabs_leads_to_the_seat_from_both(open_page: Open, server: Server) -> None:
    pages = two_tabs(open_page, server)
    for page in pages:
        page.evaluate("window.keep()")
    for page in pages:
        page.reload()
        if page.locator("dialog .skip").count():
            skip_first_steps(page)
        wait(page, ASKED)


def test_the_seat_is_not_lost_with_the_tab_that_has_it(open_page: Open, server: Server) -> None:
    one, other = two_tabs(open_page, server)
    one.evaluate("window.keep(true)")
    other.get_by_text("This link is used up").wait_for()
    one.close()  # before it has heard that the seat is its own
    other.reload()
    wait(other, ASKED)


def test_a_link_with_an_unknown_ticket_does_not_push_out_the_good_one(open_page: Open) -> None:
    host, friend = at_one_table(open_page)
    wait(friend, ASKED)
    mine = friend.evaluate(TICKET)
    for ticket in ("x" * 32, host.evaluate(WATCHING)):
        friend.goto("about:blank")
        friend.goto(f"{host.url}#{ticket}")
        wait(friend, ASKED)
        assert friend.evaluate(TICKET) == mine
        assert "#" not in friend.url
    stranger = open_page(f"{host.url}#{'x' * 32}")
    stranger.locator(".banner:not([hidden])").wait_for()
    assert stranger.evaluate(TICKET) is None


def test_everybody_reads_what_kind_of_table_it_is_and_what_a_host_may_do(
    open_page: Open, server: Server
) -> None:
    page = open_page(lay(server, "smok", ["me", "sensible"], seed=5))
    skip_first_steps(page)
    page.locator(".table-marks li").get_by_text("chose the seed").wait_for()
    page.locator("[data-do=menu]").click()
    page.locator("dialog [data-do=powers]").click()
    assert page.locator("dialog.powers li").count() == 8
    page.keyboard.press("Escape")
    page.locator("button[lang=pl]").first.click()
    page.locator(".table-marks li").get_by_text("ziarno").wait_for()


def test_a_browser_that_keeps_nothing_can_play_and_come_back(open_page: Open, server: Server) -> None:
    page = open_page("about:blank")
    page.context.add_init_script(DENIED)
    page.goto(server.url)
    sit_down(page, "smok")
    play([page], click, lambda: lines(page) > 3)
    page.reload()
    skip_first_steps(page)
    wait(page, "document.querySelectorAll('.log-lines li').length > 3")
    play([page], click, lambda: lines(page) > 9)
