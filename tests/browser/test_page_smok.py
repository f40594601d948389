"""Smok in real Chromium: two people at two browsers and a bot, from the lobby to the last moment."""

from __future__ import annotations

import re

from people import (
    asked,
    at_one_table,
    click,
    click_table,
    ended,
    lay,
    lines,
    open_drawer,
    play,
    press,
    skip_first_steps,
    still,
    wait,
    wait_for_change,
)

from browsers import Open, Server


def test_a_whole_game_between_two_browsers_and_a_bot(open_page: Open) -> None:
    host, friend = at_one_table(open_page)
    play([host, friend], click_table, lambda: ended(host) and ended(friend))
    assert "Ania" in host.locator(".seats").inner_text()
    assert host.locator(".asking .scores tr").count() == 3
    assert friend.locator(".asking .scores").inner_text() == host.locator(".asking .scores").inner_text()


def test_reload_in_the_middle_brings_everything_back(open_page: Open) -> None:
    host, friend = at_one_table(open_page)
    play([host, friend], click, lambda: lines(host) > 12 and still(host, friend))
    for page in (host, friend):
        before = page.locator(".table").inner_text(), page.locator("#question").inner_text()
        page.reload()
        wait(page, "Boolean(document.querySelector('#question')?.textContent)")
        assert (page.locator(".table").inner_text(), page.locator("#question").inner_text()) == before
    play([host, friend], click, lambda: ended(host))


def test_the_server_is_killed_in_the_middle_and_comes_back(open_page: Open, own_server: Server) -> None:
    host, friend = at_one_table(open_page, own_server.url)
    play([host, friend], click, lambda: lines(host) > 8)
    before = host.locator(".log-lines").inner_text()
    own_server.kill()
    host.locator(".banner").filter(visible=True).wait_for()
    own_server.start()
    for page in (host, friend):
        page.locator(".banner").wait_for(state="hidden", timeout=30_000)
    wait(host, "document.querySelectorAll('.log-lines li').length > 0")
    assert before in host.locator(".log-lines").inner_text()
    play([host, friend], click, lambda: ended(host) and ended(friend))


def test_by_keyboard_alone(open_page: Open) -> None:
    page = open_page()
    page.locator("[data-game=smok] button.main").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    page.locator("dialog.steps").wait_for()
    page.keyboard.press("Escape")
    given = play([page], press, lambda: ended(page))
    assert given > 5
    page.locator("dialog.finale").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.keyboard.press("u")
    wait(page, "document.querySelectorAll('.asking.mine .option').length > 0")


def test_undo_redo_why_and_chat(open_page: Open, server: Server) -> None:
    page = open_page(lay(server, "smok", ["me", "sensible"]))
    skip_first_steps(page)
    wait(page, "document.querySelectorAll('.asking.mine .option').length > 0")
    first = page.locator("#question").inner_text(), asked(page)
    play([page], click, lambda: lines(page) > 3 and still(page))
    undo = page.locator("[data-do=undo]")
    while undo.is_enabled():  # the bot waits until one plays on
        wait_for_change(page, "#app", undo.click)
    assert (page.locator("#question").inner_text(), asked(page)) == first
    page.locator("[data-do=redo]").click()
    page.locator(".log-lines li").first.wait_for()
    open_drawer(page)
    page.locator(".log-lines .why").first.click()
    rule = page.locator("dialog")
    assert re.search(r"SM-\d+\.\d+", rule.inner_text())
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    page.keyboard.type("<b>hello</b>")
    page.keyboard.press("Enter")
    page.locator(".chat-lines").get_by_text("<b>hello</b>").wait_for()


def test_a_hint_names_what_is_good_and_what_would_follow(open_page: Open, server: Server) -> None:
    page = open_page(lay(server, "smok", ["me", "sensible"]))
    skip_first_steps(page)
    wait(page, "document.querySelectorAll('.asking.mine .option').length > 0")
    page.keyboard.press("h")
    best = page.locator(".option.best")
    best.wait_for()
    assert re.search(r"chance to win \d+%, in \d+ imagined games", best.inner_text())
    assert "would then:" in best.inner_text()
    assert page.locator(".option.best").count() == 1
    best.click()
    wait(page, "!document.querySelector('.advice')")


def test_what_was_revealed_is_taken_back_only_if_the_other_agrees(open_page: Open) -> None:
    host, friend = at_one_table(open_page)
    undo = host.locator("[data-do=undo]")

    def revealed() -> bool:  # a secret choice that nobody has seen yet is taken back without asking
        asking = undo.get_attribute("title") == "Ask to take back"
        return asking and lines(host) > 6 and still(host, friend)

    play([host, friend], click, revealed)
    before = lines(host)
    undo.click()
    asking = friend.locator(".vote").filter(visible=True)
    asking.wait_for()
    host.locator(".vote button").click()
    asking.wait_for(state="hidden")
    assert lines(host) == before, "the host has thought better of it"
    undo.click()
    asking.locator("button.main").click()
    wait(host, f"document.querySelectorAll('.log-lines li').length < {before}")


def test_a_spectator_sees_no_hand(open_page: Open) -> None:
    host, _ = at_one_table(open_page)
    ticket = host.evaluate("Object.values(JSON.parse(localStorage['wyprawa.tables']))[0].watch")
    watcher = open_page(f"{host.url}#{ticket}")
    skip_first_steps(watcher)
    watcher.locator(".area-boards svg").first.wait_for()
    assert not asked(watcher)
    wait(host, "document.querySelectorAll('.area-mine [data-id^=card-]').length === 4")
    assert watcher.locator(".table-page [data-id^=card-]").count() == 0


def test_the_language_is_changed_in_the_middle(open_page: Open, server: Server) -> None:
    page = open_page(lay(server, "smok", ["me", "sensible"]))
    skip_first_steps(page)
    play([page], click, lambda: lines(page) > 3)
    play([page], click, lambda: "Where" in page.locator("#question").inner_text())
    before = page.locator(".area-boards .piece").count(), lines(page), asked(page)
    page.get_by_role("button", name="Polski").click()
    page.locator("#question").get_by_text("Dokąd idziesz?").wait_for()
    assert page.evaluate("document.documentElement.lang") == "pl"
    assert "Złodziej 1" in page.locator(".log-lines").inner_text()
    assert (page.locator(".area-boards .piece").count(), lines(page), asked(page)) == before
    page.get_by_role("button", name="English").click()
    page.locator("#question").get_by_text("Where do you go?").wait_for()
    play([page], press, lambda: ended(page))


def test_one_person_leads_two_thieves(open_page: Open, server: Server) -> None:
    page = open_page(lay(server, "smok", ["me", "me", "sensible"]))
    skip_first_steps(page)
    seen = set()

    def over() -> bool:
        if asked(page):
            seen.add(page.locator("#question").inner_text().split(":")[0])
        return ended(page)

    play([page], click, over)
    assert {"Thief 1", "Thief 2"} <= seen
