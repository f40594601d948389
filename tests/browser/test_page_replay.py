"""Watching again: the slider, playing on from a moment, a page that plays offline, a file for the lobby."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from people import click, ended, lay, lines, nearly_over, open_drawer, play, skip_first_steps, wait

from browsers import Open, Server

if TYPE_CHECKING:
    from playwright.sync_api import Page


def watch_again(open_page: Open, server: Server) -> Page:
    """The replay of a game played to its end, of which the last answer was given here."""
    page = open_page(lay(server, "smok", ["me", "sensible"], record=nearly_over("smok", seats=2)))
    skip_first_steps(page)
    play([page], click, lambda: ended(page))
    page.goto(page.url + "/replay")
    wait(page, "Number(document.querySelector('input[type=range]')?.max) > 10")
    return page


def at(page: Page) -> int:
    """The number of the moment on the slider."""
    return int(page.locator("input[type=range]").input_value())


def next_mark(page: Page) -> str:
    """What is marked next on the slider, where it is now."""
    page.keyboard.press("PageDown")
    return page.locator("select[aria-label=Marks] option:checked").inner_text()


def save(page: Page, what: str, folder: Path) -> Path:
    page.get_by_role("button", name="Download").click()
    with page.expect_download() as download:
        page.locator(f"dialog [data-do={what}]").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def test_replay_and_continue_from_here(open_page: Open, server: Server) -> None:
    page = watch_again(open_page, server)
    page.get_by_role("button", name="To the start").click()
    assert at(page) == 0
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    assert at(page) == 5
    page.locator(".option.chosen").wait_for()
    assert page.locator(".tick-round").count() >= 5, "a mark for each round"
    passed = [next_mark(page) for _ in range(4)]
    assert any(mark.startswith("Round") for mark in passed), passed
    page.get_by_label("Seen by").select_option("open")
    wait(page, "document.querySelectorAll('.table-page [data-id^=card-]').length > 4")
    told, moment = lines(page), at(page)
    page.get_by_role("button", name="Play from here").click()
    page.locator("dialog button.main").click()
    page.wait_for_url(lambda url: not url.endswith("replay"))
    wait(page, f"document.querySelectorAll('.log-lines li').length >= {told}")
    assert moment > 5
    play([page], click, lambda: lines(page) > told + 3)


def test_it_plays_by_itself_and_stops_at_the_end(open_page: Open, server: Server) -> None:
    page = watch_again(open_page, server)
    page.get_by_label("Speed").select_option("8")
    page.get_by_role("button", name="To the end").click()
    last = at(page)
    for _ in range(4):
        page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Play", exact=True).click()
    wait(page, f"document.querySelector('input[type=range]').value === '{last}'")
    page.get_by_role("button", name="Play", exact=True).wait_for()
    page.locator(".asking .scores").wait_for()


def test_a_saved_page_plays_offline(open_page: Open, server: Server, tmp_path: Path) -> None:
    file = save(watch_again(open_page, server), "page", tmp_path)
    page = open_page("about:blank", offline=True)
    asked_for: list[str] = []
    page.on("request", lambda request: asked_for.append(request.url))
    page.goto(file.as_uri())
    page.locator(".area-boards svg").first.wait_for()
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    assert at(page) == 6
    wait(page, "document.querySelectorAll('.log-lines li').length > 2")
    open_drawer(page)
    page.locator(".log-lines .why").first.click()
    page.locator("dialog.rule p").first.wait_for()
    assert not [url for url in asked_for if url.startswith(("http", "ws"))]


def test_a_saved_game_is_brought_to_the_lobby(open_page: Open, server: Server, tmp_path: Path) -> None:
    page = open_page(lay(server, "smok", ["me", "sensible"]))
    skip_first_steps(page)
    play([page], click, lambda: lines(page) > 6)
    told = page.locator(".log-lines").inner_text()
    page.goto(page.url + "/replay")
    page.locator(".area-boards svg").first.wait_for()
    file = save(page, "file", tmp_path)
    lobby = open_page()
    picker = lobby.locator("input[type=file]")
    picker.set_input_files({"name": "letter.txt", "mimeType": "text/plain", "buffer": b"hello"})
    lobby.locator(".file .form-error").get_by_text("letter.txt").wait_for()
    picker.set_input_files(file)
    lobby.get_by_role("button", name="Play on").click()
    lobby.locator("dialog button.main").click()
    lobby.wait_for_url("**/t/*")
    skip_first_steps(lobby)
    wait(lobby, "document.querySelectorAll('.log-lines li').length > 6")
    assert lobby.locator(".log-lines").inner_text().startswith(told)
    play([lobby], click, lambda: lines(lobby) > 9)
