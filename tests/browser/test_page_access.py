"""Lobby, table and replay as axe-core sees them, in both themes, on a desk and on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from people import ASKED, DESK, PHONE, click, lines, play, sit_down, wait

from browsers import Open
from needs import axe, some

if TYPE_CHECKING:
    from playwright.sync_api import Page

SIZES = {"desk": DESK, "phone": PHONE["viewport"]}
# Only faults are gathered and sent: what passes would be megabytes.
FAULTS = """axe.run({ resultTypes: ["violations"] }).then(({ violations }) => violations
    .filter(({ impact }) => ["serious", "critical"].includes(impact))
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes[0].html.slice(0, 200)}`))"""


def violations(page: Page) -> list[str]:
    """What axe-core calls serious or critical."""
    page.evaluate(axe())
    return [str(each) for each in page.evaluate(FAULTS)]


DESKS = ("smok", "gloomhaven", "hellscape", "niflheim", "warcraft")


@pytest.mark.parametrize(
    ("size", "theme", "game"),
    [
        ("desk", "dark", "monsterlands"),
        ("phone", "light", "smok"),
        ("phone", "dark", "gloomhaven"),
        *some((("desk", "light", game) for game in DESKS), len(DESKS)),
    ],
)
def test_nothing_serious_is_in_anybodys_way(open_page: Open, size: str, theme: str, game: str) -> None:
    axe()
    page = open_page(color_scheme=theme, viewport=SIZES[size])
    page.locator("[data-game=smok]").wait_for()
    assert violations(page) == []
    other = "gloomhaven" if game == "gloomhaven" else "monsterlands"
    page.locator(f"[data-game={other}] button.plain").click()
    page.locator("dialog .places select").first.wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    sit_down(page, game)
    wait(page, f"{ASKED} > 0")
    told = lines(page)  # of the table as it was laid
    play([page], click, lambda: lines(page) > told + 5)
    wait(page, f"{ASKED} > 0")
    assert violations(page) == []
    page.goto(page.url + "/replay")
    wait(page, "Number(document.querySelector('input[type=range]')?.max) > 0")
    page.locator(".area-boards svg").first.wait_for()
    assert violations(page) == []
