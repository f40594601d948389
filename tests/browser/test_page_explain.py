"""Odds beside their target, and things that say what they are: by mouse, by keys, by a long press."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from people import ASKED, PHONE, lay, wait

import wyprawa
from wyprawa.kernel import Choice
from wyprawa.players import Chair, player

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browsers import Open, Server

SEEN = "localStorage['wyprawa.steps.seen'] = 'true'"
# A finger that rests: the events as a browser sends them.
LONG_PRESS = """async (what) => {
  const thing = document.querySelector(what);
  const { left, top, width } = thing.getBoundingClientRect();
  const how = { pointerType: "touch", isPrimary: true, bubbles: true, cancelable: true,
    clientX: left + width / 2, clientY: top + 30 };
  thing.dispatchEvent(new PointerEvent("pointerdown", how));
  await new Promise((done) => setTimeout(done, 700));
  thing.dispatchEvent(new PointerEvent("pointerup", how));
  thing.dispatchEvent(new MouseEvent("click", how));
}"""


@pytest.fixture(scope="module")
def attack() -> str:
    """A game of Gloomhaven up to a moment when seat 0 may attack several monsters."""
    game, bot = wyprawa.new("gloomhaven", seed=3, seats=4), player("sensible", 1)
    while not may_attack_several(game.choices[0]):
        seat = game.choices[0].seat
        game.choose(bot.choose(Chair(game, seat)), seat)
    return game.record()


def may_attack_several(choice: Choice) -> bool:
    """One by one, not with an area."""
    targets = [option for option in choice.options if isinstance(option, int)]
    return choice.seat == 0 and choice.ask == "attack" and len(targets) > 1


def sit(open_page: Open, server: Server, record: str, **how: object) -> Page:
    page = open_page(lay(server, "gloomhaven", ["me", *["sensible"] * 3], record=record), **how)
    page.evaluate(SEEN)
    page.reload()
    wait(page, f"{ASKED} > 0")
    return page


def test_the_odds_are_drawn_at_the_target_that_is_aimed_at(
    open_page: Open, server: Server, attack: str
) -> None:
    page = sit(open_page, server, attack)
    option = page.locator(".option[data-targets^=figure-]").first
    target = f"[data-piece={option.get_attribute('data-targets')}]"
    assert page.locator(".chart").count() == 0
    option.focus()
    chart = page.locator(".chart")
    assert "%" in chart.inner_text()
    assert "kills" in str(chart.locator("svg").get_attribute("aria-label"))
    assert "kills" in option.inner_text()  # what those hear who do not see it
    box, figure = chart.bounding_box(), page.locator(target).bounding_box()
    assert box is not None
    assert figure is not None
    apart = max(figure["y"] - box["y"] - box["height"], box["y"] - figure["y"] - figure["height"], 0)
    assert apart < 40, "the chart is beside its target"
    option.evaluate("(each) => each.blur()")
    assert page.locator(".chart").count() == 0
    page.locator(f"{target} .base").hover(force=True)
    assert page.locator(".chart").count() == 1


def test_a_figure_says_what_it_is_and_does_under_the_mouse(
    open_page: Open, server: Server, attack: str
) -> None:
    page = sit(open_page, server, attack)
    page.locator(".piece-monster .base").first.hover(force=True)
    plate = page.locator(".explain")
    plate.wait_for()
    said = plate.inner_text()
    assert "Bandit Guard" in said
    assert "GH-26.9" in said
    assert plate.locator(".copy.card").count() == 2, "what its kind can do, and what it does this round"
    page.mouse.move(2, 2)
    page.locator(".explain").wait_for(state="detached")


def test_by_keys_one_goes_from_thing_to_thing_and_to_the_rule(
    open_page: Open, server: Server, attack: str
) -> None:
    page = sit(open_page, server, attack)
    page.keyboard.press("e")
    page.locator(".explain.pinned").wait_for()
    first = page.locator(".explain h3").inner_text()
    page.keyboard.press("ArrowRight")
    wait(page, f"(document.querySelector('.explain h3')?.innerText ?? {first!r}) !== {first!r}")
    page.locator(".explain .rule-link").first.click()
    page.locator("dialog.rule").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog.rule").wait_for(state="detached")
    page.keyboard.press("Escape")
    page.locator(".explain").wait_for(state="detached")


def test_a_long_press_explains_and_chooses_nothing(open_page: Open, server: Server, attack: str) -> None:
    page = sit(open_page, server, attack, **PHONE)
    question = page.locator("#question").inner_text()
    page.evaluate(LONG_PRESS, ".piece.lit")
    page.locator(".explain.pinned").wait_for()
    assert page.locator("#question").inner_text() == question
    assert page.locator(".asking.pending").count() == 0
    page.locator(".bar h1").dispatch_event("pointerdown")
    page.locator(".explain").wait_for(state="detached")
