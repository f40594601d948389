"""Answers worked out before: a game played by bots, one of its seats played again at the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from people import ANSWERED, ASKED, ENDED, ended, wait

import wyprawa
from wyprawa.kernel import Table, key
from wyprawa.players import Chair, player

if TYPE_CHECKING:
    from playwright.sync_api import Page

# Whether these lie over one another in the window.
OVERLAP = """([one, other]) => {
    const [a, b] = [one, other].map((each) => document.querySelector(each)?.getBoundingClientRect());
    return Boolean(a && b && a.width && b.width && a.left < b.right - 2 && b.left < a.right - 2
        && a.top < b.bottom - 2 && b.top < a.bottom - 2);
}"""


def replies(game: str, seed: int, seats: int, **options: Any) -> list[str]:
    """What the first seat answers in a whole game of sensible bots."""
    table, given = wyprawa.new(game, seed=seed, seats=seats, **options), list[str]()
    bot = player("sensible", 0)
    while not table.over:
        seat = table.choices[0].seat
        chosen = bot.choose(Chair(table, seat))
        given += [key(chosen)] if seat == 0 else []
        table.choose(chosen, seat)
    return given


def played(
    game: str, seed: int, seats: int, there: Callable[[Table[Any]], bool], **options: Any
) -> Table[Any]:
    """A game of sensible bots up to a moment, or to its end."""
    table, bot = wyprawa.new(game, seed=seed, seats=seats, **options), player("sensible", 0)
    while not table.over and not there(table):
        seat = table.choices[0].seat
        table.choose(bot.choose(Chair(table, seat)), seat)
    return table


def reply(page: Page, answer: str) -> None:
    """Click an option once something is asked; twice where that is asked for.

    Bots of the server may break ties in another way: what is not offered then gives way to the first option.
    """
    wait(page, f"{ASKED} > 0 || {ENDED}")
    options = page.locator(".asking .option")
    if ended(page) or not options.count():
        return
    wanted = page.locator(f'.asking .option[data-key="{answer}"]')
    option = wanted if wanted.count() else options.first
    option.click()
    if page.locator(".option.doubted").count():
        option.click()
    wait(page, ANSWERED)


def overlap(page: Page, one: str, other: str) -> bool:
    return bool(page.evaluate(OVERLAP, [one, other]))
