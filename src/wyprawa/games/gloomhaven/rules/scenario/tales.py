"""What is read from a scenario's page before it begins and after it is won."""

from __future__ import annotations

from msgspec import UNSET

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.state import State


def introduce(s: State) -> None:
    if it := tale(s):
        s.tell(told.ScenarioBegan, f"{it}-before", rule="GH-1.4")


def conclude(s: State) -> None:
    if it := tale(s):
        s.tell(told.ScenarioConcluded, f"{it}-after", rule="GH-32.10")


def tale(s: State) -> str:
    """What its texts are called; nothing for drafts and random dungeons, which have none, nor in a campaign's
    casual mode (GH-34.6)."""
    if s.shelf is not UNSET and s.shelf.casual:
        return ""
    number = s.page().number
    return f"tale-{number}" if number and s.draft is None else ""
