"""Leaving out a part of an action that asks nothing by itself (GH-8.6)."""

from __future__ import annotations

from wyprawa.games.gloomhaven.abilities.verbs import Ability
from wyprawa.games.gloomhaven.rules.abilities import card_actions
from wyprawa.games.gloomhaven.rules.query.performing import Doing
from wyprawa.games.gloomhaven.state import State
from wyprawa.kernel import Asking, ask


def wanted(s: State, x: Doing, ability: Ability, name: str) -> Asking[bool]:
    """Whether a player wants this part, asked where the action has others.

    Healing and looting serve everyone but those whose battle goal says otherwise. An action of one part is
    left out by not playing it.
    """
    now = s.deed
    if not x.led or now is None or now.who != x.who or not now.card:
        return True
    printed = card_actions.action(s).do
    if len(printed) < 2 or ability not in printed:
        return True
    return bool((yield from ask(x.seat, name, ["yes", "no"], subject=(x.who,), rule="GH-8.6")) == "yes")
