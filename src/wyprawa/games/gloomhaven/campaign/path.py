"""Chapters 34 and 36: a table begins with a scenario, or with a campaign and its first party."""

from __future__ import annotations

from msgspec import UNSET

from wyprawa.games.gloomhaven import told_campaign as told
from wyprawa.games.gloomhaven.campaign.city import city
from wyprawa.games.gloomhaven.campaign.creating import create
from wyprawa.games.gloomhaven.campaign.fitting import fit_out
from wyprawa.games.gloomhaven.campaign.query import camp
from wyprawa.games.gloomhaven.rules.turns.round import set_up, setting_up
from wyprawa.games.gloomhaven.state import BY_HAND, State
from wyprawa.kernel import step


@step
def begin(s: State) -> None:
    if s.camp is UNSET and s.variant & BY_HAND:
        s.next(*setting_up(s, [fit_out.later(who) for who in range(len(s.heroes))]))
    else:
        s.next(set_up.later() if s.camp is UNSET else found.later())


@step
def found(s: State) -> None:
    """A new party in a new world; everybody creates a character and may go shopping (GH-36.1, GH-38.5)."""
    s.tell(told.PartyFormed, 0, rule="GH-36.1")
    s.next(*[create.later(n, name) for n, name in enumerate(camp(s).newcomers)], city.later())
