"""The table of verbs, conditions and targets. Rules in `abilities` and `needs` give each its function."""

from __future__ import annotations

from typing import NamedTuple

from wyprawa.games.hellscape.state import NONE, Source, State
from wyprawa.parts.effects import Vocabulary


class Act(NamedTuple):
    """An ability at work: who uses it, which Hero decides (-1: the host), who is credited for what it
    kills."""

    user: int
    hero: int = NONE
    by: int = NONE
    zone: int = NONE  # of a Door card or a Mission token: the Zone it is about
    source: Source = ("", NONE, NONE)


def act_of(who: int, source: Source) -> Act:
    """A Hero uses an ability."""
    return Act(who, who, who, source=source)


EFFECTS = Vocabulary[State, Act]()
