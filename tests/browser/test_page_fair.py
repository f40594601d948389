"""Fair by proof in real Chromium: words before the first draw, a whole game, and the check, also offline."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from people import DESK, PHONE, at_one_table, click, ended, get_ready, lay, play, skip_first_steps, wait
from test_page_access import violations

import wyprawa
from browsers import Open, Server
from needs import axe, some

if TYPE_CHECKING:
    from playwright.sync_api import Page


def commitment(page: Page) -> str:
    return page.locator(".fair-facts code").first.inner_text()


def checked(page: Page) -> list[str]:
    """What the check says, line by line."""
    page.locator(".fair-found pre").wait_for()
    return page.locator(".fair-lines li").all_inner_texts()


def test_two_seats_add_words_play_to_the_end_and_check_it(open_page: Open, tmp_path: Path) -> None:
    host, friend = at_one_table(open_page, ready=False)
    for page in (host, friend):
        page.locator("#gather-words").wait_for()
        assert page.locator("main.table-page").is_hidden()
    sealed = commitment(host)
    assert commitment(friend) == sealed
    assert len(host.locator("#gather-words").input_value()) > 10  # drawn by the browser
    host.locator("#gather-words").fill("  elder   berry ")
    host.locator("[data-gather=ready]").click()
    friend.locator(".gather-seats q").get_by_text("elder berry").wait_for()
    assert "Waiting for the others" in host.locator(".gather").inner_text()
    friend.locator("#gather-name").fill("Ola")  # who has a name is not asked
    assert host.locator("#gather-name").count() == 0
    friend.locator("#gather-words").fill("żółw <b>")
    friend.locator("#gather-words").press("Enter")
    for page in (host, friend):
        page.locator("main.table-page").wait_for()
        assert sealed[:8] in page.locator(".fair-chip").inner_text()
    friend.locator(".fair-chip").click()
    assert commitment(friend) == sealed
    shown = friend.locator("dialog").inner_text()
    assert all(each in shown for each in ("elder berry", "żółw <b>", "shown when the game is over"))
    assert friend.locator("[data-do=check]").count() == 0
    friend.keyboard.press("Escape")
    play([host, friend], click, lambda: ended(host) and ended(friend))
    marks = set()
    for page in (host, friend):
        page.keyboard.press("Escape")  # the finale
        page.locator(".asking [data-do=prove]").click()
        found = checked(page)
        assert all(each.startswith("yes: ") for each in found), found
        assert len(found) == 7
        assert "It is the hash that this browser saw when it first came to the table." in found[1]
        assert "The words that this browser sent are in it." in found[2]
        assert "the rules lead to this result" in found[5]
        marks.add(page.locator(".fair-found code").inner_text())
    with host.expect_download() as download:
        host.get_by_role("button", name="Save the record").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    proven = wyprawa.verify(file.read_text())
    assert (proven.origin.commitment, marks) == (sealed, {proven.fingerprint})
    assert proven.origin.words == {0: "elder berry", 1: "żółw <b>"}
    command = host.locator(".fair-found pre").inner_text()
    assert command == f"wyprawa verify {file.name} --commitment {sealed[:8]}"
    offline_too(open_page, host, tmp_path, sealed)


def offline_too(open_page: Open, host: Page, folder: Path, sealed: str) -> None:
    """The replay, and the page saved from it, which no network reaches."""
    host.keyboard.press("Escape")
    host.locator(".asking a.main").click()
    host.locator("[data-do=fair]").click()
    host.locator("[data-do=check]").click()
    assert all(each.startswith("yes: ") for each in checked(host))
    host.keyboard.press("Escape")
    host.get_by_role("button", name="Download").click()
    with host.expect_download() as download:
        host.locator("[data-do=page]").click()
    file = folder / "saved.html"
    download.value.save_as(file)
    saved = open_page(f"file://{file}", offline=True)
    saved.locator("[data-do=fair]").click()
    assert commitment(saved) == sealed
    saved.locator("[data-do=check]").click()
    found = checked(saved)
    assert [each.split(":")[0] for each in found] == ["yes", "not known", "yes", "yes", "yes", "yes"]
    assert "A saved page does not know what you were shown before the game." in found[1]
    assert "when this page was made" in saved.locator(".fair-found").inner_text()


def test_a_browser_that_saw_another_hash_says_so(open_page: Open, server: Server) -> None:
    page = open_page(lay(server, "smok", ["me", "first"]))
    skip_first_steps(page)
    play([page], click, lambda: ended(page))
    page.evaluate(
        """() => {
            const tables = JSON.parse(localStorage["wyprawa.tables"]);
            const other = {commitment: "5d0c", words: {0: "x"}};
            for (const each of Object.values(tables)) Object.assign(each, other);
            localStorage["wyprawa.tables"] = JSON.stringify(tables);
        }"""
    )
    page.keyboard.press("Escape")
    page.locator(".asking [data-do=prove]").click()
    found = checked(page)
    assert found[1] == "no: This browser saw another hash when it first came to the table: 5d0c"
    assert found[2] == "no: The words that this browser sent are not in it: x"
    assert found[4] == "no: Somebody chose the seed, and could know what was to come."
    assert [each.split(":")[0] for each in found] == ["yes", "no", "no", "yes", "no", "yes", "yes"]


def test_a_forged_record_is_found_in_the_page(open_page: Open, server: Server) -> None:
    page = open_page()
    table = wyprawa.new("smok", seats=2, words={0: "elder"})
    text = table.record()
    seed = str(table.seed)
    forgeries = {
        "none": text,
        "seed": text.replace(f"seed {seed}", f"seed {seed[:-1]}{9 - int(seed[-1])}"),
        "words": text.replace("elder", "alder"),
        "game": text.replace('"seats": 2', '"seats": 3'),
    }
    found = {
        name: page.evaluate("async (text) => (await import('/static/proof.js')).examine(text)", forged)
        for name, forged in forgeries.items()
    }
    assert {name: (each["sealed"], each["keyed"]) for name, each in found.items()} == {
        "none": (True, True), "seed": (False, False), "words": (True, False), "game": (False, True),
    }  # fmt: skip
    assert found["none"]["fingerprint"] == table.fingerprint()
    assert found["none"]["drawn"]


def test_the_pages_hash_is_the_one_everybody_has(open_page: Open) -> None:
    page = open_page()
    for letters in (*range(54, 66), 119, 120, 1000):
        text = "żółw🐢x"[: letters % 7] + "a" * letters
        made = page.evaluate("async (text) => (await import('/static/sha256.js')).sha256(text)", text)
        assert made == sha256(text.encode()).hexdigest()


def test_the_host_begins_without_one_who_has_not_come(open_page: Open) -> None:
    host = open_page()
    host.locator("[data-game=smok] button.plain").click()
    seats = host.locator("dialog .places select")
    seats.nth(1).select_option("friend")
    host.locator("dialog button.main").click()
    host.locator(".invites button.main").click()
    host.wait_for_url("**/t/*")
    skip_first_steps(host)
    host.locator("#gather-words").fill("")
    host.keyboard.press("Enter")
    host.get_by_text("Waiting for the others").wait_for()
    assert "has not come yet" in host.locator(".gather").inner_text()
    host.locator("[data-gather=begin]").click()
    host.locator("main.table-page").wait_for()
    wait(host, "document.querySelectorAll('.asking .option').length > 0")


@pytest.mark.parametrize(
    ("size", "theme"),
    some(((size, theme) for size in (DESK, PHONE["viewport"]) for theme in ("light", "dark")), 3),
)
def test_the_room_and_the_check_are_open_to_all(open_page: Open, size: dict[str, int], theme: str) -> None:
    axe()
    host, friend = at_one_table(open_page, ready=False)
    host.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    host.set_viewport_size(size)  # type: ignore[arg-type]
    host.locator("#gather-words").wait_for()
    assert violations(host) == []
    wide = host.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} pixels too wide"
    get_ready(host, friend)
    host.locator(".fair-chip").click()
    assert violations(host) == []


def test_in_polish_by_the_keys(open_page: Open) -> None:
    host, friend = at_one_table(open_page, ready=False)
    host.locator("#gather-words").fill("ślimak")
    host.evaluate("localStorage['wyprawa.language'] = JSON.stringify('pl')")
    host.reload()
    host.get_by_text("Przed pierwszym losowaniem").wait_for()
    host.locator("#gather-words").focus()
    host.keyboard.press("Control+a")
    host.keyboard.type("kot")
    host.keyboard.press("Tab")
    host.keyboard.press("Enter")
    friend.locator(".gather-seats q").get_by_text("kot").wait_for()
    said = friend.locator("[role=status].unseen").text_content()
    assert said == "Ania is ready and says: kot", json.dumps(said)
