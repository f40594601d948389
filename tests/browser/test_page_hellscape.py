"""Hellscape in real Chromium: a Training Mission and its tray; in `make soak` to the sheet at its end."""

from __future__ import annotations

from typing import Any

from people import click, ended, lay, play, skip_first_steps
from replies import overlap, played, replies, reply

from browsers import Open, Server
from needs import FULL
from wyprawa.kernel import Table

SEED, SEATS = 5, 4


def fighting(table: Table[Any]) -> bool:
    """Whether the first seat decides how a Combat goes on, and has a few ways."""
    choice = table.choices[0]
    return (choice.seat, choice.ask) == (0, "combat") and len(choice.options) > 2


def test_a_training_mission_to_its_sheet(open_page: Open, server: Server) -> None:
    begun = played("hellscape", SEED, SEATS, lambda table: not FULL and fighting(table))
    seats = ["me", *["sensible"] * (SEATS - 1)]
    page = open_page(lay(server, "hellscape", seats, SEED, record="" if FULL else begun.record()))
    skip_first_steps(page)
    fights = 0
    for answer in replies("hellscape", SEED, SEATS):
        reply(page, answer)
        if page.locator(".asking.mine").count() and page.locator(".fight").count():
            fights += 1
            assert page.locator(".fight article.side").count() == 2, "both sides have a face"
            assert page.locator(".fight .throw li.die").count() > 1
            assert not overlap(page, ".area-tray", ".asking")
            assert not overlap(page, ".area-tray", ".area-boards")
            assert not overlap(page, ".asking", ".area-mine")
        if fights > 1 and not FULL:
            break
    assert fights > 1
    if FULL:
        play([page], click, lambda: ended(page))
        page.locator("dialog.finale").get_by_text("Enemies killed").wait_for()
    assert page.locator(".strip .space").count() == 9
    assert page.locator(".board .figure").count() > 0
