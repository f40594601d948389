"""Nothing that is asked about is out of reach: targets of options are seen, or are one gesture away.

A few questions of each game here; `make soak` plays whole games.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from people import ANSWERED, ASKED, DESK, ENDED, PHONE, asked, ended, lay, skip_first_steps, wait
from reach import Reached

from needs import some

if TYPE_CHECKING:
    from browsers import Open, Server

GAMES = {
    "smok": ["me", "sensible", "sensible"],
    "monsterlands": ["me", "sensible", "sensible"],
    "gloomhaven": ["me", "sensible", "sensible", "sensible"],
    "hellscape": ["me", "sensible", "sensible"],
    "warcraft": ["me", "sensible", "sensible"],
    "niflheim": ["me", "sensible"],
}
SIZES: dict[str, Any] = {"desk": {"viewport": DESK}, "phone": PHONE}
ANSWERS = 8
PAIRS = [(game, size) for n, game in enumerate(GAMES) for size in some([*SIZES][:: 1 - 2 * (n % 2)], 2)]


def walk(open_page: Open, server: Server, game: str, size: str, answers: int) -> Reached:
    """Answer at random, looking at every question."""
    page = open_page(lay(server, game, GAMES[game]), **SIZES[size])
    skip_first_steps(page)
    chance, found = random.Random(1), Reached()
    for _ in range(answers):
        wait(page, f"({ASKED}) > 0 || ({ENDED})")
        if ended(page):
            break
        page.wait_for_timeout(60)  # the view may still move to what is asked about
        found = found.plus(page)
        page.locator(".asking .option").nth(chance.randrange(asked(page))).dispatch_event("click")
        if page.locator(".option.doubted").count():
            page.locator(".option.doubted").dispatch_event("click")
        wait(page, ANSWERED)
    return found


@pytest.mark.parametrize(("game", "size"), PAIRS)
def test_what_is_asked_about_is_seen_or_one_gesture_away(
    open_page: Open, server: Server, game: str, size: str
) -> None:
    found = walk(open_page, server, game, size, ANSWERS)
    assert found.lost == ()
    assert found.seen + found.near + found.listed > 0
    if size == "desk":
        assert found.seen >= found.near, found
