"""Guided first games in Chromium, from the lobby to where the coach lets go."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from people import PHONE, wait
from test_page_access import violations

import wyprawa
from browsers import Open
from needs import axe, some
from wyprawa.server.guides import Guide, Step, read_guide

if TYPE_CHECKING:
    from playwright.sync_api import Page

SHOWN = "Boolean(document.querySelector('.coach:not([hidden])'))"
GONE = "!document.querySelector('.coach')"


def guide_of(game: str) -> Guide:
    found = read_guide(wyprawa.find(game))
    assert found is not None
    return found


def begin(page: Page, game: str) -> None:
    page.locator(f"[data-game={game}] [data-do=lesson]").click()
    page.wait_for_url("**/t/*")


def at(page: Page, number: int) -> None:
    """Wait until the coach speaks about this step."""
    wait(page, f"{SHOWN} && document.querySelector('.coach-head small').textContent.startsWith('{number} ')")


def follow(page: Page, step: Step) -> None:
    """What the coach asks for: read on, or take the option in the list or on the sheet, as a person would."""
    read_on = page.locator(".coach [data-do=next]")
    if read_on.count():
        read_on.click()
        return
    if step.at == "send":
        page.locator(".option.confirm").click()
        return
    if page.locator(".asking.on-sheet").count():
        row = page.locator(f".fill-row[data-ask='{step.ask}']")
        row.locator(f"[data-pick$='/{step.take[0]}'], [data-pick$='/+{step.take[0]}']").click()
        return
    key = step.take[0] if step.take else ""
    wanted = page.locator(f".asking .option[data-key='{key}']") if key else page.locator(".asking .option")
    wanted.first.click()


@pytest.mark.parametrize(
    ("game", "phone"),
    [
        *((name, False) for name, game in wyprawa.games().items() if read_guide(game)),
        *some((("smok", True), ("gloomhaven", True)), 2),
    ],
)
def test_a_lesson_from_its_first_step_to_its_last(open_page: Open, game: str, phone: bool) -> None:
    page = open_page(**PHONE) if phone else open_page()
    begin(page, game)
    steps = guide_of(game).steps
    for number, step in enumerate(steps, 1):
        at(page, number)
        plate = page.locator(".coach").bounding_box()
        window = page.viewport_size
        assert plate is not None
        assert window is not None
        assert plate["x"] >= 0
        assert plate["y"] >= 0
        assert plate["x"] + plate["width"] <= window["width"]
        assert plate["y"] + plate["height"] <= window["height"]
        page.locator(".coach-ring").wait_for()  # it shows what it speaks of
        follow(page, step)
    wait(page, GONE)
    wait(page, "document.querySelectorAll('.asking.mine .option').length > 0")  # one plays on alone


def test_what_the_lesson_does_not_ask_for_is_held_back_and_told_why(open_page: Open) -> None:
    page = open_page()
    begin(page, "smok")
    at(page, 1)
    page.keyboard.press("1")  # an option's number, while the coach is speaking
    assert page.locator(".coach-note").inner_text() == "First read this, then go on."
    steps = guide_of("smok").steps
    first = next(n for n, step in enumerate(steps, 1) if step.ask)
    for number in range(1, first):
        at(page, number)
        page.keyboard.press("Enter")  # "next" has the focus
    at(page, first)
    page.locator(".asking .option").last.click()
    instead = steps[first - 1].instead
    assert instead is not None
    assert page.locator(".coach-note").inner_text() == instead.en
    page.locator(".held [data-id=card-1]").click()  # the real thing, not its line in the list
    at(page, first + 1)


def test_a_lesson_survives_a_reload_an_undo_and_another_language(open_page: Open) -> None:
    page = open_page()
    begin(page, "smok")
    steps = guide_of("smok").steps
    first = next(n for n, step in enumerate(steps, 1) if step.ask)
    for number in range(1, first + 1):
        at(page, number)
        follow(page, steps[number - 1])
    at(page, first + 1)
    page.reload()
    at(page, first + 1)
    page.locator(".coach [data-do=next]").click()
    at(page, first + 2)
    page.keyboard.press("u")
    at(page, first)
    page.evaluate("document.querySelector('.bar button[lang=pl]').click()")
    wait(page, "document.querySelector('.coach-text')?.textContent.includes('Skradanie')")
    page.locator(".coach .leave").click()
    wait(page, GONE)
    page.locator(".asking .option").last.click()
    wait(page, "document.querySelectorAll('.log-lines li').length > 0")


def test_nothing_serious_is_in_a_learners_way(open_page: Open) -> None:
    axe()
    page = open_page(color_scheme="dark")
    begin(page, "smok")
    at(page, 1)
    assert violations(page) == []
