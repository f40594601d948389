"""Brings saved states of older rules up to date."""

from __future__ import annotations

from typing import Any

UNRESOLVED = ("pay_for_card", "resolve_play")  # what a card being played waits for


def migrate(plain: dict[str, Any], version: int) -> None:
    """Since rules 7 the step that puts a card away is planned as soon as the card is played."""
    if version < 7:
        agenda = []
        for call in plain.get("agenda", ()):
            agenda += [["end_play"], call] if call[0] in UNRESOLVED else [call]
        plain["agenda"] = agenda
