"""What happens is seen: monsters' turns at one pace, skipped, paused, gone through; also in replays."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest
from people import PHONE, asked, click, lay, play, skip_first_steps, wait

import wyprawa
from browsers import Open, Server
from wyprawa.kernel import Table, key
from wyprawa.players import Chair, player

if TYPE_CHECKING:
    from playwright.sync_api import Page

MOVING = {"reduced_motion": "no-preference"}
PLAYING = "Boolean(document.querySelector('.asking.playing'))"
# When a monster's turn begins to be shown and when playing ends, in milliseconds.
TIMES = """() => {
    globalThis.times = [];
    const note = (what) => globalThis.times.push([what, performance.now()]);
    new MutationObserver((changes) => changes.forEach(({ target, oldValue }) => {
        const before = (oldValue ?? "").split(" ");
        const now = (name) => target.classList.contains(name) && !before.includes(name);
        const over = before.includes("playing") && !target.classList.contains("playing");
        if (target.matches(".figure:not(.owned)") && now("acting")) note(target.dataset.piece);
        if (target.matches(".asking") && over) note("over");
    })).observe(document.body, { attributeOldValue: true, attributeFilter: ["class"], subtree: true });
}"""


def at_speed(page: Page, speed: str) -> None:
    page.evaluate(f"localStorage['wyprawa.play.speed'] = JSON.stringify({json.dumps(speed)})")


def at_the_door(open_page: Open, server: Server, **more: object) -> Page:
    """A scenario led by one person, before the monsters' first turn."""
    page = open_page(lay(server, "gloomhaven", ["me", "me"]), **(MOVING | more))
    skip_first_steps(page)
    at_speed(page, "none")
    title = "document.querySelector('#question').textContent"
    play([page], click, lambda: bool(page.evaluate(f"{title}.includes('Play the top')")), seed=4)
    page.evaluate(TIMES)
    return page


def until_monsters(page: Page) -> None:
    """Answer until a monster's turn is shown."""
    for _ in range(400):
        if page.evaluate("globalThis.times.some(([what]) => what !== 'over')"):
            return
        if asked(page):
            page.locator(".asking .option").last.click()
        page.wait_for_timeout(20)
    raise AssertionError("no monster's turn was shown")


def before_foes(game: str, told: str, **options: Any) -> tuple[Table[Any], str]:
    """A game that bots lead up to the answer after which foes act, and that answer."""
    table, bot = wyprawa.new(game, seed=5, **options), player("sensible", 0)
    while True:
        seat, before = table.choices[0].seat, len(table.log)
        answer = bot.choose(Chair(table, seat))
        table.choose(answer, seat)
        if told in [type(line.record).__name__ for line in table.log[before:]]:
            table.undo()
            return table, key(answer)


def over(page: Page) -> None:
    wait(page, f"!({PLAYING})")


def test_each_monsters_turn_is_seen_for_long_enough(open_page: Open, server: Server) -> None:
    page = at_the_door(open_page, server)
    at_speed(page, "normal")
    until_monsters(page)
    over(page)
    check_times(page)


def check_times(page: Page) -> None:
    """Each foe that was seen to act was so for long enough."""
    times = page.evaluate("globalThis.times")
    shown = [(what, later - at) for (what, at), (_, later) in pairwise(times) if what != "over"]
    assert shown
    assert all(long >= 590 for _, long in shown), shown


@pytest.mark.parametrize(
    ("game", "told", "options"),
    [
        ("hellscape", "EnemyActs", {"seats": 4}),
        ("niflheim", "UndeadActivated", {"seats": 1, "scenario": "rescue"}),
    ],
)
def test_so_are_the_turns_of_other_foes_and_can_be_skipped(
    open_page: Open, server: Server, game: str, told: str, options: dict[str, Any]
) -> None:
    table, answer = before_foes(game, told, **options)
    for size in ({}, PHONE):
        page = open_page(lay(server, game, ["me"] * table.seats, record=table.record()), **(MOVING | size))
        skip_first_steps(page)
        at_speed(page, "calm" if size else "normal")
        page.evaluate(TIMES)
        page.locator(f".asking .option[data-key='{answer}']").dispatch_event("click")
        wait(page, "globalThis.times.length > 0")
        if not size:
            over(page)
            check_times(page)
            continue
        page.locator("[data-do=play-all]").tap()
        wait(page, f"!({PLAYING})", 1)
        assert page.locator(".happening > *").count() == 0


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_what_is_played_can_be_skipped(open_page: Open, server: Server, size: dict[str, object]) -> None:
    page = at_the_door(open_page, server, **size)
    at_speed(page, "calm")
    until_monsters(page)
    if size:
        page.locator("[data-do=play-all]").tap()
    else:
        page.keyboard.press("Escape")
    wait(page, f"!({PLAYING})", 1)
    at_speed(page, "none")
    wait(page, "document.querySelectorAll('.asking.mine .option').length > 0")
    assert page.locator(".happening > *").count() == 0


def test_it_stands_still_until_one_goes_on(open_page: Open, server: Server) -> None:
    page = at_the_door(open_page, server)
    at_speed(page, "quick")
    until_monsters(page)
    page.keyboard.press("p")
    assert page.locator("[data-do=play-pause]").get_attribute("title") == "Go on"
    before = page.locator("#question").inner_text(), len(page.evaluate("globalThis.times"))
    page.wait_for_timeout(900)
    assert (page.locator("#question").inner_text(), len(page.evaluate("globalThis.times"))) == before
    for _ in range(40):
        page.keyboard.press("n")
        page.wait_for_timeout(60)
        if page.locator("#question").inner_text() != before[0]:
            break
    else:
        raise AssertionError("no step was taken")
    assert page.evaluate(PLAYING)
    page.keyboard.press("p")
    over(page)


def test_one_may_want_to_pause_after_each_monster(open_page: Open, server: Server) -> None:
    page = at_the_door(open_page, server)
    page.locator("[data-do=wishes]").click()
    page.locator("[data-wish=pause]").check()
    page.locator("dialog input[value=quick]").check()
    page.keyboard.press("Escape")
    until_monsters(page)
    wait(page, "document.querySelector('[data-do=play-pause]').title === 'Go on'")
    page.wait_for_timeout(300)
    assert page.evaluate(PLAYING)
    page.keyboard.press("Escape")
    over(page)


def test_a_replay_plays_the_same(open_page: Open, server: Server) -> None:
    page = open_page(lay(server, "smok", ["me", "sensible"]), **MOVING)
    skip_first_steps(page)
    at_speed(page, "none")
    play([page], click, lambda: page.locator(".log-lines li").count() > 12)
    page.goto(page.url + "/replay")
    wait(page, "Number(document.querySelector('input[type=range]')?.max) > 3")
    page.get_by_role("button", name="To the start").click()
    at_speed(page, "normal")
    for _ in range(20):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(150)
        if page.evaluate(PLAYING):
            break
    assert page.evaluate(PLAYING)
    over(page)


def test_those_who_want_no_motion_see_a_mark_at_once(open_page: Open, server: Server) -> None:
    page = at_the_door(open_page, server, reduced_motion="reduce")
    marked = "globalThis.marked = document.querySelectorAll('.happened').length || globalThis.marked"
    play([page], click, lambda: bool(page.evaluate(marked)), seed=2)
    assert not page.evaluate(PLAYING)
