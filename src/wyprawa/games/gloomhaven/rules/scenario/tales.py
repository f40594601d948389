"""What is read from a scenario's page before it begins and after it is won."""

from __future__ import annotations

from msgspec import UNSET

from wyprawa.games.gloomhaven import told
from wyprawa.games.gloomhaven.rules.scenario import special_rules
from wyprawa.games.gloomhaven.state import State


def introduce(s: State) -> None:
    if it := tale(s):
        s.tell(told.ScenarioBegan, f"{it}-before", rule="GH-1.4")


def conclude(s: State) -> None:
    if it := ending(s):
        s.tell(told.ScenarioConcluded, it, rule="GH-32.10")


def ending(s: State) -> str:
    """The word for the conclusion that fits what happened."""
    others = zip("bcd", s.page().other_ends, strict=False)
    after = next((f"after-{letter}" for letter, test in others if special_rules.holds(s, test)), "after")
    return f"{it}-{after}" if (it := tale(s)) else ""


def tale(s: State) -> str:
    """What its texts are called; nothing for drafts and random dungeons, which have none, nor in a campaign's
    casual mode (GH-34.6)."""
    if s.shelf is not UNSET and s.shelf.casual:
        return ""
    page = s.page()
    if s.draft is not None or not page.number:
        return ""
    return f"tale-solo-{page.solo}" if page.solo is not None else f"tale-{page.number}"
